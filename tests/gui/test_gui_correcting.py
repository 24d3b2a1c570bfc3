"""What drags and clicks on stones correct, and the questions they may ask."""

from __future__ import annotations

import pytest

from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.record import Property
from goboard_gui.record.edits.typed import TypedMove, TypedSetup
from tests.gui.gui_cases import Heard, click, drag, point_to, take
from tests.record.record_cases import branch, line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C, D = Point(2, 2), Point(6, 6), Point(4, 4), Point(3, 2)


def test_a_stone_that_is_dragged_was_played_elsewhere_and_the_rest_is_kept(bench):
    made = bench(line("SZ[9]", "B[cc]C[first]", "W[gg]", "B[ee]"))
    drag(made.board, A, Point(3, 3), Point(2, 3), presenter=made.presenter)
    tree = made.session.tree
    assert tree.properties(1) == (Property("B", ("cd",)), Property("C", ("first",)))
    assert made.session.cursor == 3
    assert made.session.board.stones() == {Point(2, 3): BLACK, B: WHITE, C: BLACK}
    made.document.undo_stack.undo()
    assert made.session.board[A] is BLACK


def test_what_a_correction_makes_illegal_is_told(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]", "W[dd]"))
    made.document.go_to(1)
    drag(made.board, A, Point(3, 3), presenter=made.presenter)
    assert made.strip.notice == "Corrected move 1: C7 → D6. Move 4 is now illegal"
    made.strip.notice_line.buttons[1].click()
    assert made.session.cursor == 4
    made.strip.notice_line.first_button.click()
    assert made.session.tree.properties(1) == (Property("B", ("cc",)),)
    assert made.strip.notice == ""


def test_what_a_correction_makes_illegal_in_a_large_record_is_told_when_it_is_known(
    bench, qtbot, in_steps
):
    tree = line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 100, "W[dd]")
    made = bench(tree, at_end=False)
    made.correcting.correct_move(1, Point(3, 3))
    qtbot.waitUntil(lambda: made.strip.notice != "")
    assert made.strip.notice == "Corrected move 1: C7 → D6"
    qtbot.waitUntil(lambda: "illegal" in made.strip.notice)
    assert made.strip.notice == "Corrected move 1: C7 → D6. Move 202 is now illegal"


@pytest.mark.parametrize("undone", [True, False])
def test_nothing_is_told_of_a_correction_that_was_undone_meanwhile(bench, in_steps, undone):
    made = bench(line("SZ[9]", "B[cc]", *["W[]", "B[]"] * 10, "W[dd]"), at_end=False)
    made.correcting.correct_move(1, Point(3, 3))
    if undone:
        made.document.undo_stack.undo()
    in_steps()
    assert made.strip.notice == (
        "" if undone else "Corrected move 1: C7 → D6. Move 22 is now illegal"
    )


def test_a_stone_set_up_by_hand_is_dragged_too(bench):
    made = bench(line("SZ[9]AB[aa:ba]", "W[gg]"))
    drag(made.board, Point(0, 0), Point(0, 1), presenter=made.presenter)
    assert made.session.board.stones() == {Point(1, 0): BLACK, Point(0, 1): BLACK, B: WHITE}


def test_a_stone_set_up_beside_a_move_is_dragged_and_the_move_stays(bench):
    made = bench(line("SZ[9]AB[aa]B[cc]", "W[gg]"))
    drag(made.board, Point(0, 0), Point(0, 1), presenter=made.presenter)
    assert made.session.board.stones() == {Point(0, 1): BLACK, A: BLACK, B: WHITE}


def test_a_stone_is_not_dragged_onto_another(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    before = made.session.tree
    drag(made.board, A, B, presenter=made.presenter)
    assert made.session.tree is before
    assert "occupied" in made.strip.text


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
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.document.go_to(1)
    made.actions[Command.CORRECT_MOVE].trigger()
    assert "Esc" in made.strip.text
    click(made.board, C)
    assert made.session.tree.properties(1) == (Property("B", ("ee",)),)
    assert made.session.step.number == 1
    click(made.board, A)
    assert made.session.step.number == 2


@pytest.mark.parametrize(
    ("command", "text", "colour"),
    [
        (
            Command.CORRECT_MOVE,
            "Click or type the point where move 2 (G3) was played. Esc cancels.",
            WHITE,
        ),
        (
            Command.INSERT_BEFORE,
            "Click or type the point where White played before move 2 (G3). Esc cancels.",
            WHITE,
        ),
    ],
)
def test_a_question_shows_which_stone_it_is_about_and_the_stone_under_the_pointer(
    bench, command, text, colour
):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.actions[command].trigger()
    assert made.strip.text == text
    point_to(made.board, D)
    assert made.cell(D).ghost is colour
    assert (made.cell(B).stone, made.cell(B).ghost) == (None, WHITE)
    point_to(made.board, A)
    assert made.cell(A).stone is BLACK
    made.tools.cancel_gesture()
    assert made.cell(B).stone is WHITE


def test_a_question_about_a_captured_stone_fades_no_other(bench):
    made = bench(line("SZ[9]", "B[aa]", "W[ba]", "B[cc]", "W[ab]"))
    made.document.go_to(1)
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    taken = made.session.step
    made.document.go_to(4)
    made.correcting.ask_where_played(taken)
    assert {made.cell(p).ghost for p in made.board.picture.cells} == {None}


def test_a_missing_move_before_a_node_of_no_move_is_asked_for_too(bench):
    made = bench(line("SZ[9]", "B[cc]", "AW[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.actions[Command.INSERT_BEFORE].trigger()
    assert made.strip.text == (
        "Click or type the point where White played before this node. Esc cancels."
    )


def test_a_question_is_given_up_by_esc_and_by_going_elsewhere(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    closed = made.strip.dismiss
    for give_up in (made.tools.cancel_gesture, closed, lambda: made.document.go_to(1)):
        made.document.go_to(2)
        made.actions[Command.CORRECT_MOVE].trigger()
        give_up()
        made.document.go_to(2)
        click(made.board, C)
        assert made.session.step.number == 3
        made.document.undo_stack.undo()


def test_a_point_that_is_typed_says_where_a_move_was_played(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.document.go_to(1)
    heard = Heard(made.tools, "point_requested")
    made.actions[Command.CORRECT_MOVE].trigger()
    assert heard.take() == {"point_requested": 1}
    made.tools.submit_typed_moves([TypedMove(C)])
    assert made.session.tree.properties(1) == (Property("B", ("ee",)),)
    made.tools.submit_typed_moves([TypedMove(A)])
    assert made.session.step.number == 2


def test_a_question_asks_for_a_move_though_the_tool_marks(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    take(made, Command.TOOL_CIRCLE)
    told = []
    made.tools.changed.connect(lambda: told.append(made.tools.marks_points))
    made.actions[Command.CORRECT_MOVE].trigger()
    assert told[-1] is False
    made.tools.cancel_prompt()
    assert told[-1] is True


def test_stones_to_be_set_up_answer_no_question(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.actions[Command.CORRECT_MOVE].trigger()
    made.tools.submit_typed_moves([TypedSetup({C: BLACK})])
    assert not made.document.is_modified
    made.tools.submit_typed_moves([TypedMove(D)])
    assert made.session.tree.properties(1) == (Property("B", ("dc",)),)


def test_a_message_kept_below_a_question_is_still_there_after_it(bench):
    made = bench(line("SZ[9]", "B[cc]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    message = made.strip
    message.pin_message("The file was changed.")
    made.actions[Command.CORRECT_MOVE].trigger()
    message.dismiss()
    assert message.text == "The file was changed."
    assert message.has_message


def test_a_stone_dragged_onto_another_of_its_colour_exchanges_the_moves(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    before = made.session.board
    drag(made.board, A, C, presenter=made.presenter)
    assert [step.move.point for step in made.session.steps()[1:]] == [C, B, A]
    assert made.session.board == before
    assert made.session.step.number == 3
    assert made.strip.notice == "Swapped moves 1 and 3"
    made.strip.notice_line.first_button.click()
    assert [step.move.point for step in made.session.steps()[1:]] == [A, B, C]


def test_what_an_exchange_makes_illegal_is_told(bench):
    made = bench(line("SZ[9]", "B[ba]", "W[gg]", "B[cc]", "W[aa]", "B[ab]"))
    drag(made.board, A, Point(0, 1), presenter=made.presenter)
    assert made.strip.notice == "Swapped moves 3 and 5. Move 4 is now illegal"


def test_a_stone_set_up_by_hand_changes_places_with_no_move(bench):
    made = bench(line("SZ[9]AB[aa]", "B[cc]", "W[gg]"))
    before = made.session.tree
    drag(made.board, A, Point(0, 0), presenter=made.presenter)
    assert made.session.tree is before
    assert "occupied" in made.strip.text


def test_a_click_on_a_stone_tells_its_move_and_offers_to_correct_it(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    click(made.board, A)
    assert made.strip.text == "C7 is occupied by move 1."
    made.strip.first_button.click()
    assert "move 1 (C7) was played" in made.strip.text
    click(made.board, D)
    assert made.session.tree.properties(1) == (Property("B", ("dc",)),)
    assert made.session.step.number == 3


def test_a_click_on_a_stone_that_was_set_up_says_that_it_is_there(bench):
    made = bench(line("SZ[9]AB[aa]", "B[cc]"))
    click(made.board, Point(0, 0))
    assert made.strip.text == "A9 is occupied."


def test_a_missing_move_is_inserted_before_this_one(bench):
    made = bench(line("SZ[9]", "B[cc]", "B[gg]", "W[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.document.go_to(2)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, Point(0, 0))
    steps = made.session.steps()
    assert [step.move and step.move.colour for step in steps] == [None, BLACK, WHITE, BLACK, WHITE]
    assert (made.session.step.number, made.session.step.move.point) == (3, B)


def test_after_a_forgotten_move_was_inserted_recording_goes_on_where_it_was(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, D)
    made.strip.first_button.click()
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
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.document.go_to(2)
    made.actions[Command.INSERT_BEFORE].trigger()
    click(made.board, D)
    assert made.strip.has_message is offered
    if offered:
        assert "3, G3" in made.strip.text
        made.strip.first_button.click()
    colours = [step.move.colour for step in made.session.steps()[1:]]
    assert colours == [BLACK, WHITE, BLACK, WHITE, BLACK]


def test_a_correction_that_makes_a_twin_offers_to_join_both(bench):
    tree, _ = branch(line("SZ[9]", "B[cc]", "W[gg]"), 0, "B[ee]", "W[aa]")
    made = bench(tree, at_end=False)
    made.document.go_to(3)
    drag(made.board, C, A, presenter=made.presenter)
    made.strip.first_button.click()
    tree = made.session.tree
    assert tree.children(0) == (1,)
    assert len(tree.children(1)) == 2


def test_a_click_on_the_last_stone_takes_it_back_when_the_button_comes_up(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    click(made.board, B)
    assert made.session.step.number == 1


SWAPS = {
    "a later stone of the other colour": (3, 1, B, "G3 is move 2.", 2),
    "an earlier stone": (3, 2, A, "C7 is move 1.", 1),
    "a stone that is not on the board yet": (1, 1, C, "E5 is move 3.", 3),
}


@pytest.mark.parametrize(("shown", "number", "to", "text", "other"), SWAPS.values(), ids=SWAPS)
def test_a_move_that_is_corrected_to_the_point_of_another_can_be_swapped_with_it(
    bench, shown, number, to, text, other
):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    made.document.go_to(shown)
    before = made.session.tree
    points = {step.number: step.move.point for step in made.session.steps()[1:]}
    made.correcting.ask_where_played(made.session.step_at(number))
    click(made.board, to)
    assert made.session.tree is before
    assert made.strip.text == text
    swap, move = made.strip.buttons
    assert (swap.text(), move.text()) == (f"Swap with Move {other}", "Move Anyway")
    swap.click()
    assert [step.move.colour for step in made.session.steps()[1:]] == [BLACK, WHITE, BLACK]
    swapped = points | {number: points[other], other: points[number]}
    assert {step.number: step.move.point for step in made.session.steps()[1:]} == swapped
    made.document.undo_stack.undo()
    made.correcting.ask_where_played(made.session.step_at(number))
    click(made.board, to)
    made.strip.buttons[1].click()
    assert made.session.step_at(number).move.point == to
    assert made.session.step_at(other).move.point == to


def test_a_stone_that_is_dragged_onto_one_of_the_other_colour_can_be_swapped_with_it(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]"))
    drag(made.board, B, A)
    assert made.strip.text == "C7 is occupied by move 1."
    made.strip.first_button.click()
    assert made.session.board.stones() == {A: WHITE, B: BLACK}


def test_a_click_on_a_stone_offers_to_insert_the_move_that_captured_it(bench):
    made = bench(line("SZ[9]", "B[cc]", "W[gg]", "B[ee]"))
    made.correcting.connect_commands(made.actions, made.tools.ask_for_point)
    click(made.board, A)
    assert made.strip.text == "C7 is occupied by move 1."
    move, insert = made.strip.buttons
    assert (move.text(), insert.text()) == ("Move This Stone…", "Insert Move…")
    insert.click()
    assert "where White played before move 3" not in made.strip.text
    assert "before move 3 (E5)" in made.strip.text
