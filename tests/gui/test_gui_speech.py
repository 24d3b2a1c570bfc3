"""What those hear who listen to the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.picture import Cell, ContinuationStats, StatusMark, VariationMove
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.shortcuts.shortcuts import Shortcuts
from goboard_gui.gui.board import narrator
from goboard_gui.gui.board.board_cursor import CursorCommands
from goboard_gui.gui.board.narrator import Narrator
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, new_game
from tests.gui.gui_cases import Heard
from tests.record.record_cases import branch, line, setup

KEY = Qt.Key
WESTERN = Naming(notation("western"), Size(9, 9))
CAPTURE = line("SZ[9]", "B[aa]", "W[ba]", "B[]", "W[ab]C[gone]")


@pytest.fixture
def listening(monkeypatch):
    """Return what a screen reader is told."""
    told = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(narrator, "announce", lambda _view, text: told.append(text))
    return told


def take(told):
    heard = list(told)
    told.clear()
    return heard


def press(window, *keys, modifiers=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        QTest.keyClick(window.windowHandle(), key, modifiers)


def open_tree(window, tree, heard):
    window.document.open_games([tree], None, None)
    heard.clear()


def at(tree, node):
    session = Session(tree)
    session.go_to(node)
    return session


@pytest.mark.parametrize(
    ("tree", "node", "told"),
    [
        (CAPTURE, 0, "Start of the game"),
        (CAPTURE, 1, "Move 1: Black A9"),
        (CAPTURE, 3, "Move 3: Black pass"),
        (CAPTURE, 4, "Move 4: White A8, captures 1 stone, no further moves, with a comment"),
        (
            line("SZ[9]", "B[aa]BM[1]N[first]"),
            1,
            "Move 1: Black A9, first, bad move, no further moves",
        ),
        (
            line("SZ[9]", "B[aa]", "B[bb]"),
            2,
            "Move 2: Black B8 · same player twice in a row, no further moves",
        ),
        (branch(line("SZ[9]", "B[aa]", "W[bb]"), 1, "W[cc]")[0], 1, "A9, 2 variations follow"),
        (
            branch(line("SZ[9]", "B[aa]", "W[bb]"), 1, "W[cc]")[0],
            3,
            "variation 2 of 2, no further moves",
        ),
    ],
    ids=["start", "move", "pass", "capture", "judged", "odd", "fork", "variation"],
)
def test_a_node_is_told_with_what_it_does_and_what_follows(qapp, tree, node, told):
    assert told in narrator.describe_node(at(tree, node), WESTERN)


MARKED = setup(
    "X.X......",
    "X........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    ".........",
    "........O",
)


@pytest.mark.parametrize(
    ("properties", "point", "told"),
    [
        ("", Point(0, 0), "A9, black stone, 3 liberties"),
        ("", Point(8, 8), "J1, white stone, 2 liberties"),
        ("", Point(1, 0), "B9, empty"),
        ("", Point(4, 4), "E5, empty, star point"),
        ("TR[ee]MA[ee]", Point(4, 4), "E5, empty, star point, triangle, cross"),
        ("LB[aa:B]", Point(0, 0), "A9, black stone, 3 liberties, labelled B"),
        ("AR[bb:cc]LN[bb:dd]DD[bb]", Point(1, 1), "dimmed, arrow to C7, line to D6"),
        ("TB[bb]", Point(1, 1), "B8, empty, Black's territory"),
    ],
    ids=["chain", "white", "empty", "star point", "signs", "label", "lines", "territory"],
)
def test_a_point_is_told_with_what_is_on_it(qapp, properties, point, told):
    session = at(line(MARKED, properties), 1)
    seen = compose_picture(session.board, WESTERN, DisplayOptions(), markup=session.markup)
    cell = seen.cells.get(point, Cell())
    assert narrator.describe_point(session, point, cell, WESTERN).endswith(told)


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        (Cell(variation=VariationMove(Colour.BLACK)), "E5, empty, star point, variation"),
        (Cell(variation=VariationMove(Colour.BLACK, letter="B")), "variation B"),
        (Cell(continuation=ContinuationStats("C", Colour.WHITE, 12)), "continuation C, 12 games"),
        (Cell(status_mark=StatusMark.MISTAKE), "mistake"),
        (Cell(status_mark=StatusMark.LAST_MOVE), "E5, empty, star point"),
    ],
    ids=["ghost", "letter", "collection", "mistake", "last move"],
)
def test_a_point_is_told_with_what_others_draw_on_it(qapp, cell, told):
    session = Session(new_game(Size(9, 9)))
    assert narrator.describe_point(session, Point(4, 4), cell, WESTERN).endswith(told)


@pytest.fixture
def desk(desk):
    """Return a desk whose board is told of, with a cursor and the keys of all commands."""
    made = desk()
    cursor = CursorCommands(
        made.workspace, made.presenter, made.view, made.strip, made.tools
    ).cursor
    Narrator(made.document, made.view_settings, made.presenter, made.view, made.strip, cursor)
    made.actions.set_shortcuts(Shortcuts(made.settings).all_shortcuts())
    made.window.addActions(made.actions.all_actions)
    made.window.activateWindow()
    return made


def test_steps_are_told_in_the_chosen_notation(window, listening):
    open_tree(window, CAPTURE, listening)
    window.view_settings.set_notation("sgf")
    press(window, KEY.Key_Right)
    assert take(listening) == ["Move 1: Black aa"]
    press(window, KEY.Key_End)
    (told,) = take(listening)
    assert told.startswith("Move 4: White ab, captures 1 stone")
    assert "9×9 · Move 4" in window.board_view.accessibleDescription()


def test_playing_by_the_cursor_is_told_and_the_points_on_the_way(desk, listening):
    desk.actions[Command.BOARD_CURSOR].trigger()
    assert take(listening)[0] == "E5, empty, star point"
    press(desk.window, KEY.Key_Right)
    assert take(listening) == ["F5, empty"]
    press(desk.window, KEY.Key_Return)
    assert take(listening) == ["Move 1: Black F5", "F5, black stone, 4 liberties, last move"]
    press(desk.window, KEY.Key_F5)
    assert take(listening) == ["Move 2: White pass"]
    press(desk.window, KEY.Key_Return)
    assert "F5 is occupied." in take(listening)


@pytest.mark.usefixtures("few_playouts")
def test_what_is_agreed_when_counting_is_told(window, listening):
    rows = ("..X..", "..X..", "..XXX", ".....", "....O")
    open_tree(window, line(setup(*rows), "B[]"), listening)
    window.commands[Command.BOARD_CURSOR].trigger()
    window.commands[Command.COUNT].trigger()
    press(window, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down, KEY.Key_Down)
    listening.clear()
    heard = []
    for _ in range(2):  # what is proposed may be that it is dead
        press(window, KEY.Key_Return)
        heard += take(listening)
    assert "E1, white stone, 2 liberties, dead, Black's territory" in heard
    assert "E1, white stone, 2 liberties" in heard


def test_a_mark_is_told_with_its_point(desk, listening):
    desk.actions[Command.BOARD_CURSOR].trigger()
    desk.actions[Command.TOOL_CIRCLE].trigger()
    listening.clear()
    press(desk.window, KEY.Key_Return)
    assert take(listening) == ["E5, empty, star point, circle"]


def test_a_turned_board_is_told_as_it_is_named(desk, listening):
    desk.view_settings.set_view(Symmetry.R90)
    desk.actions[Command.BOARD_CURSOR].trigger()
    listening.clear()
    press(desk.window, KEY.Key_Left)
    assert take(listening) == ["E4, empty"]


def test_what_lives_is_told_after_its_point(window, listening):
    open_tree(window, line("SZ[9]", "B[ee]"), listening)
    press(window, KEY.Key_End)
    window.commands[Command.LIFE_LIBERTIES].trigger()
    listening.clear()
    window.commands[Command.BOARD_CURSOR].trigger()
    told = take(listening)[0]
    assert told.startswith("E5, black stone, 4 liberties, last move. ")
    assert len(told.split(". ", 1)[1]) > 10


def test_a_message_is_told_once(desk, listening):
    heard = Heard(desk.strip, "message_shown")
    desk.strip.pin_message("Saved elsewhere.")
    desk.strip.clear_transient()
    assert take(listening) == ["Saved elsewhere."]
    desk.strip.show_message("Passing.")
    desk.strip.clear_transient()
    assert take(listening) == ["Passing.", "Saved elsewhere."]
    assert heard.take() == {"message_shown": 3}


def test_nothing_is_put_into_words_where_nobody_listens(desk, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    for name in ("describe_node", "describe_move", "describe_point", "describe_game"):
        monkeypatch.setattr(narrator, name, lambda *_: pytest.fail("nobody listens"))
    desk.actions[Command.BOARD_CURSOR].trigger()
    press(desk.window, KEY.Key_Right, KEY.Key_Return)
    press(desk.window, KEY.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    assert desk.document.session.step.number == 0


def test_what_is_announced_is_an_event_of_qt(desk):
    narrator.announce(desk.view, "Black D4")  # neither raises nor warns


def test_the_same_node_is_not_told_twice(desk, listening):
    open_tree(desk, new_game(Size(9, 9)), listening)
    desk.document.replace_tree("Name", desk.document.session.tree)
    desk.document.record_changed.emit()
    assert take(listening) == []
