"""What clicks and drags on the board do with each tool."""

from __future__ import annotations

import pytest

from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.commands import Command
from goboard_gui.gui.commands.actions import Actions
from goboard_gui.gui.settings import SETUP_NEW
from goboard_gui.gui.tools.board_tools import BoardTools
from goboard_gui.record import Property, new_game
from goboard_gui.record.markup import Sign, read_markup
from goboard_gui.record.typed import Play, SetUp
from tests.gui.gui_cases import CTRL, RIGHT, SHIFT, Heard, click, drag, point_to
from tests.record.record_cases import branch, line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C, D = Point(2, 2), Point(6, 6), Point(4, 4), Point(3, 2)
SIGNS = {
    Command.TOOL_TRIANGLE: Sign.TRIANGLE,
    Command.TOOL_SQUARE: Sign.SQUARE,
    Command.TOOL_CIRCLE: Sign.CIRCLE,
    Command.TOOL_CROSS: Sign.CROSS,
    Command.TOOL_SELECTED: Sign.SELECTED,
}


@pytest.fixture
def bench(stage, qtbot):
    """Return what puts a record on a board with all tools beside it."""

    def begin(tree=None, at_end=True):
        made = stage(tree or new_game(Size(9, 9)))
        made.actions = Actions(made.view)
        made.tools = BoardTools(
            made.document,
            made.presenter,
            made.view,
            made.correcting,
            made.settings,
            made.actions,
            made.view,
        )
        if at_end:
            made.document.go_to(made.session.line[-1])
        made.markup = lambda: read_markup(made.session.tree, made.session.cursor)
        return made

    return begin


def take(bench, tool: Command):
    bench.actions[tool].trigger()


@pytest.mark.parametrize(("tool", "sign"), SIGNS.items(), ids=lambda it: it.name.lower())
def test_a_sign_is_put_by_a_click_and_taken_away_by_another(bench, tool, sign):
    made = bench()
    take(made, tool)
    click(made.board, A)
    assert made.markup().signs == {A: {sign}}
    click(made.board, A)
    assert made.markup().signs == {}
    assert made.session.cursor == made.session.tree.root


def test_a_sign_takes_the_place_of_another(bench):
    made = bench()
    for tool in (Command.TOOL_CIRCLE, Command.TOOL_SQUARE):
        take(made, tool)
        click(made.board, A)
    assert made.markup().signs == {A: {Sign.SQUARE}}


def test_dragging_paints_marks_and_is_undone_at_once(bench):
    made = bench()
    take(made, Command.TOOL_TRIANGLE)
    drag(made.board, A, D, C)
    assert set(made.markup().signs) == {A, D, C}
    drag(made.board, D, C)
    assert set(made.markup().signs) == {A}
    made.document.undo_stack.undo()
    assert set(made.markup().signs) == {A, D, C}
    made.document.undo_stack.undo()
    assert not made.document.undo_stack.canUndo()
    assert made.markup().signs == {}


def test_the_right_button_takes_any_mark_away(bench):
    made = bench()
    take(made, Command.TOOL_TRIANGLE)
    click(made.board, A)
    take(made, Command.TOOL_LABEL)
    click(made.board, A)
    take(made, Command.TOOL_CROSS)
    click(made.board, A, RIGHT)
    assert (made.markup().signs, made.markup().labels) == ({}, {})
    made.document.undo_stack.undo()
    assert (made.markup().signs, made.markup().labels) == ({A: {Sign.TRIANGLE}}, {A: "A"})


@pytest.mark.parametrize(
    ("tool", "labels"),
    [(Command.TOOL_LABEL, "ABC"), (Command.TOOL_NUMBER, "123")],
    ids=["letters", "numbers"],
)
def test_labels_go_on_by_themselves_and_fill_what_is_free(bench, tool, labels):
    made = bench()
    take(made, tool)
    for point in (A, B, C):
        click(made.board, point)
    assert made.markup().labels == dict(zip((A, B, C), labels, strict=True))
    click(made.board, B)
    click(made.board, D)
    assert made.markup().labels == {A: labels[0], C: labels[2], D: labels[1]}


def test_dragging_labels_every_point_on_the_way(bench):
    made = bench()
    take(made, Command.TOOL_NUMBER)
    drag(made.board, A, D, C, D)
    assert made.markup().labels == {A: "1", D: "2", C: "3"}
    made.document.undo_stack.undo()
    assert made.markup().labels == {}


def test_with_shift_a_label_is_typed(bench, person):
    made = bench()
    take(made, Command.TOOL_LABEL)
    person.answers(label="cut]:here")
    click(made.board, A, modifiers=SHIFT)
    assert made.markup().labels == {A: "cut]:here"}
    person.answers(label=None)
    click(made.board, A, modifiers=SHIFT)
    assert made.markup().labels == {A: "cut]:here"}
    assert person.asked == [("label", ""), ("label", "cut]:here")]


@pytest.mark.parametrize("tool", [Command.TOOL_ARROW, Command.TOOL_LINE], ids=["arrow", "line"])
def test_an_arrow_or_a_line_is_drawn_by_dragging_and_taken_by_drawing_it_again(bench, tool):
    made = bench()
    drawn = (lambda: made.markup().arrows) if "ARROW" in tool.name else lambda: made.markup().lines
    take(made, tool)
    drag(made.board, A, D, B)
    assert drawn() == ((A, B),)
    drag(made.board, A, B)
    assert drawn() == ()
    drag(made.board, A, B, A)
    assert drawn() == ()
    drag(made.board, A, B)
    click(made.board, B, RIGHT)
    assert drawn() == ()


def test_territory_is_black_by_the_left_button_and_white_by_the_right(bench):
    made = bench()
    take(made, Command.TOOL_TERRITORY)
    click(made.board, A)
    click(made.board, B, RIGHT)
    assert made.markup().signs == {A: {Sign.TERRITORY_BLACK}, B: {Sign.TERRITORY_WHITE}}
    click(made.board, A, RIGHT)
    click(made.board, B, RIGHT)
    assert made.markup().signs == {A: {Sign.TERRITORY_WHITE}}


def test_points_are_dimmed_and_lit_again(bench):
    made = bench()
    take(made, Command.TOOL_DIMMED)
    drag(made.board, A, D)
    assert made.markup().dimmed == {A, D}
    click(made.board, D)
    assert made.markup().dimmed == {A}


def test_stones_are_set_up_with_both_buttons_and_taken_by_the_same(bench):
    made = bench()
    take(made, Command.TOOL_SETUP)
    click(made.board, A)
    click(made.board, B, RIGHT)
    drag(made.board, C, D)
    assert made.session.board.stones() == {A: BLACK, B: WHITE, C: BLACK, D: BLACK}
    click(made.board, A)
    click(made.board, B, RIGHT)
    assert made.session.board.stones() == {C: BLACK, D: BLACK}
    click(made.board, C, RIGHT)
    assert made.session.board[C] is WHITE
    assert list(made.session.tree.preorder()) == [0]


def test_setting_up_after_moves_goes_between_them_and_makes_no_fork(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"), at_end=False)
    made.document.go_to(1)
    take(made, Command.TOOL_SETUP)
    click(made.board, Point(0, 0))
    click(made.board, Point(1, 0))
    tree = made.session.tree
    assert [len(tree.children(node)) for node in tree.preorder()] == [1, 1, 1, 1, 0]
    assert tree.properties(made.session.cursor) == (Property("AB", ("aa", "ba")),)
    made.document.go_to(3)
    assert made.session.board.stones()[Point(0, 0)] is BLACK


def test_setting_up_in_a_new_node_makes_a_variation_if_asked(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"), at_end=False)
    made.settings.set(SETUP_NEW, True)
    made.document.go_to(1)
    take(made, Command.TOOL_SETUP)
    click(made.board, Point(0, 0))
    click(made.board, Point(1, 0))
    assert len(made.session.tree.children(1)) == 2
    assert made.session.board.stones()[Point(1, 0)] is BLACK


def test_a_stone_that_is_dragged_was_played_elsewhere_and_the_rest_is_kept(bench):
    made = bench(line("SZ[9]", "B[cc]C[first]", "W[gg]", "B[ee]"))
    drag(made.board, A, Point(3, 3), Point(2, 3))
    tree = made.session.tree
    assert tree.properties(1) == (Property("B", ("cd",)), Property("C", ("first",)))
    assert made.session.cursor == 3
    assert made.session.board.stones() == {Point(2, 3): BLACK, B: WHITE, C: BLACK}
    made.document.undo_stack.undo()
    assert made.session.board[A] is BLACK


def test_what_a_correction_makes_illegal_is_told(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]", "W[dd]"))
    made.document.go_to(1)
    drag(made.board, A, Point(3, 3))
    assert "4" in made.view.message.text
    made.view.message.button.click()
    assert made.session.cursor == 4


def test_what_a_correction_makes_illegal_in_a_large_record_is_told_when_it_is_known(bench, qtbot):
    tree = line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 5000, "W[dd]")
    made = bench(tree, at_end=False)
    made.correcting.correct(1, Point(3, 3))
    assert made.view.message.isHidden()
    qtbot.waitUntil(lambda: "10002" in made.view.message.text)


def test_nothing_is_told_of_a_correction_that_was_undone_meanwhile(bench, qtbot):
    tree = line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 5000, "W[dd]")
    made = bench(tree, at_end=False)
    made.correcting.correct(1, Point(3, 3))
    made.document.undo_stack.undo()
    qtbot.wait(300)
    assert made.view.message.isHidden()


def test_a_stone_set_up_by_hand_is_dragged_too(bench):
    made = bench(line("SZ[9]AB[aa:ba]", "W[gg]"))
    drag(made.board, Point(0, 0), Point(0, 1))
    assert made.session.board.stones() == {Point(1, 0): BLACK, Point(0, 1): BLACK, B: WHITE}


def test_a_stone_set_up_beside_a_move_is_dragged_and_the_move_stays(bench):
    made = bench(line("SZ[9]AB[aa]B[cc]", "W[gg]"))
    drag(made.board, Point(0, 0), Point(0, 1))
    assert made.session.board.stones() == {Point(0, 1): BLACK, A: BLACK, B: WHITE}


def test_a_stone_is_not_dragged_onto_another(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    before = made.session.tree
    drag(made.board, A, B)
    assert made.session.tree is before
    assert "occupied" in made.view.message.text


def test_a_stone_let_go_beside_the_board_stays(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    before = made.session.tree
    made.board.pressed.emit(A, *_left())
    made.board.dragged.emit(None)
    made.board.released.emit()
    assert made.session.tree is before


def _left():
    from PySide6.QtCore import Qt

    return Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def test_the_next_click_says_where_a_move_was_played(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.document.go_to(1)
    made.actions[Command.CORRECT_MOVE].trigger()
    assert "Esc" in made.view.message.text
    click(made.board, C)
    assert made.session.tree.properties(1) == (Property("B", ("ee",)),)
    assert made.session.step.number == 1
    click(made.board, A)
    assert made.session.step.number == 2


def test_a_question_is_given_up_by_esc_and_by_going_elsewhere(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    closed = made.view.message.dismiss
    for give_up in (made.tools.unwind, closed, lambda: made.document.go_to(1)):
        made.document.go_to(2)
        made.actions[Command.CORRECT_MOVE].trigger()
        give_up()
        made.document.go_to(2)
        click(made.board, C)
        assert made.session.step.number == 3
        made.document.undo_stack.undo()


def test_a_point_that_is_typed_says_where_a_move_was_played(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.document.go_to(1)
    heard = Heard(made.tools, "asked")
    made.actions[Command.CORRECT_MOVE].trigger()
    assert heard.take() == {"asked": 1}
    made.presenter.enter([Play(C)])
    assert made.session.tree.properties(1) == (Property("B", ("ee",)),)
    made.presenter.enter([Play(A)])
    assert made.session.step.number == 2


def test_a_question_asks_for_a_move_though_the_tool_marks(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    take(made, Command.TOOL_CIRCLE)
    told = []
    made.tools.changed.connect(lambda: told.append(made.tools.marks))
    made.actions[Command.CORRECT_MOVE].trigger()
    assert told[-1] is False
    made.tools.give_up()
    assert told[-1] is True


TYPED = [
    (Command.TOOL_CIRCLE, [A, B], lambda it: it.signs, {A: {Sign.CIRCLE}, B: {Sign.CIRCLE}}),
    (Command.TOOL_CIRCLE, [A, B, A], lambda it: it.signs, {B: {Sign.CIRCLE}}),
    (Command.TOOL_LABEL, [A, B], lambda it: it.labels, {A: "A", B: "B"}),
    (Command.TOOL_DIMMED, [A, B], lambda it: it.dimmed, {A, B}),
    (Command.TOOL_ARROW, [A, B, C], lambda it: it.arrows, ((A, B),)),
    (Command.TOOL_LINE, [A, B, C, D], lambda it: it.lines, ((A, B), (C, D))),
]


@pytest.mark.parametrize(("tool", "points", "read", "expected"), TYPED)
@pytest.mark.parametrize("at_once", [True, False], ids=["in one line", "one by one"])
def test_points_that_are_typed_are_marked_by_the_tool(bench, tool, points, read, expected, at_once):
    made = bench()
    assert not made.tools.marks
    take(made, tool)
    assert made.tools.marks
    for typed in [points] if at_once else [[point] for point in points]:
        made.presenter.enter([Play(point) for point in typed])
    assert read(made.markup()) == expected
    assert made.session.step.number == 0


def test_with_a_tool_that_marks_a_pass_and_stones_may_be_typed_still(bench):
    made = bench()
    take(made, Command.TOOL_CIRCLE)
    made.presenter.enter([SetUp({A: BLACK})])
    made.presenter.enter([Play(None)])
    assert made.session.board[A] is BLACK
    assert made.session.step.number == 1


def test_stones_to_be_set_up_answer_no_question(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.actions[Command.CORRECT_MOVE].trigger()
    made.presenter.enter([SetUp({C: BLACK})])
    assert not made.document.modified
    made.presenter.enter([Play(D)])
    assert made.session.tree.properties(1) == (Property("B", ("dc",)),)


def test_a_message_kept_below_a_question_is_still_there_after_it(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    message = made.view.message
    message.keep("The file was changed.")
    made.actions[Command.CORRECT_MOVE].trigger()
    message.dismiss()
    assert message.text == "The file was changed."
    assert message.isVisible()


def test_a_stone_dragged_onto_another_of_its_colour_exchanges_the_moves(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    before = made.session.board
    drag(made.board, A, C)
    assert [step.move.point for step in made.session.steps()[1:]] == [C, B, A]
    assert made.session.board == before
    assert made.session.step.number == 3
    assert made.view.message.text == "Moves 1 and 3 have changed places."
    made.view.message.button.click()
    assert [step.move.point for step in made.session.steps()[1:]] == [A, B, C]


def test_what_an_exchange_makes_illegal_is_told(bench):
    made = bench(line("SZ[9]", "B[ba]", "W[gg]", "B[cc]", "W[aa]", "B[ab]"))
    drag(made.board, A, Point(0, 1))
    assert "4 A9 (suicide)" in made.view.message.text


def test_a_stone_set_up_by_hand_changes_places_with_no_move(bench):
    made = bench(line("SZ[9]AB[aa]", "B[cc]", "W[gg]"))
    before = made.session.tree
    drag(made.board, A, Point(0, 0))
    assert made.session.tree is before
    assert "occupied" in made.view.message.text


def test_a_click_on_a_stone_tells_its_move_and_offers_to_correct_it(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    click(made.board, A)
    assert made.view.message.text == "C7 is occupied, by move 1."
    made.view.message.button.click()
    assert "move 1 was played" in made.view.message.text
    click(made.board, D)
    assert made.session.tree.properties(1) == (Property("B", ("dc",)),)
    assert made.session.step.number == 3


def test_a_click_on_a_stone_that_was_set_up_says_that_it_is_there(bench):
    made = bench(line("SZ[9]AB[aa]", "B[cc]"))
    click(made.board, Point(0, 0))
    assert made.view.message.text == "A9 is occupied."


def test_a_missing_move_is_inserted_before_this_one(bench):
    made = bench(line("SZ[9]", "B[cc]", "B[gg]", "W[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.document.go_to(2)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, Point(0, 0))
    steps = made.session.steps()
    assert [step.move and step.move.colour for step in steps] == [None, BLACK, WHITE, BLACK, WHITE]
    assert (made.session.step.number, made.session.step.move.point) == (3, B)


def test_after_a_forgotten_move_was_inserted_recording_goes_on_where_it_was(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, D)
    made.view.message.button.click()
    click(made.board, C)
    colours = [step.move.colour for step in made.session.steps()[1:]]
    assert colours == [BLACK, WHITE, BLACK, WHITE]
    assert all(len(made.session.tree.children(node)) < 2 for node in made.session.line)


@pytest.mark.parametrize(
    ("moves", "offered"),
    [
        (["B[cc]", "W[gg]", "B[ee]", "W[aa]"], True),
        (["B[cc]", "B[gg]", "W[ee]", "B[aa]"], False),
    ],
    ids=["clicked on alternating", "of the right colours"],
)
def test_moves_after_one_that_was_forgotten_may_change_their_colours(bench, moves, offered):
    made = bench(line("SZ[9]", *moves))
    made.correcting.connect_commands(made.actions, made.tools.ask)
    made.document.go_to(2)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, D)
    assert made.view.message.isVisible() is offered
    if offered:
        assert "3, G3" in made.view.message.text
        made.view.message.button.click()
    colours = [step.move.colour for step in made.session.steps()[1:]]
    assert colours == [BLACK, WHITE, BLACK, WHITE, BLACK]


def test_a_correction_that_makes_a_twin_offers_to_join_both(bench):
    tree, _ = branch(line("SZ[9]", "B[cc]", "W[gg]"), 0, "B[ee]", "W[aa]")
    made = bench(tree, at_end=False)
    made.document.go_to(3)
    drag(made.board, C, A)
    made.view.message.button.click()
    tree = made.session.tree
    assert tree.children(0) == (1,)
    assert len(tree.children(1)) == 2


def test_a_click_on_the_last_stone_takes_it_back_when_the_button_comes_up(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    click(made.board, B)
    assert made.session.step.number == 1


def test_the_chosen_tool_is_checked_and_left_by_esc(bench):
    made = bench()
    take(made, Command.TOOL_CIRCLE)
    assert made.actions[Command.TOOL_CIRCLE].isChecked()
    assert made.tools.unwind()
    assert made.actions[Command.TOOL_PLAY].isChecked()
    assert not made.tools.unwind()
    click(made.board, A)
    assert made.session.step.number == 1


@pytest.mark.parametrize("modifiers", [CTRL, SHIFT], ids=["ctrl", "shift"])
def test_in_play_keys_name_points_and_find_moves(bench, modifiers):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    heard = Heard(made.presenter, "named")
    click(made.board, A, modifiers=modifiers)
    assert heard.take() == ({"named": 1} if modifiers is CTRL else {})
    assert made.session.cursor == (2 if modifiers is CTRL else 1)


def test_the_ghost_tells_what_a_click_would_place(bench):
    made = bench()
    point_to(made.board, A)
    assert made.cell(A).ghost is BLACK
    take(made, Command.TOOL_CIRCLE)
    assert made.cell(A) is None or made.cell(A).ghost is None
