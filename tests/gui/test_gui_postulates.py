"""The dialog that checks the current line against Citizendium's postulates."""

from __future__ import annotations

import pytest

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.study.commands import StudyCommands
from goboard_gui.gui.study.postulates_dialog import PostulatesDialog
from tests.cases import for_each

HOLDS = dict.fromkeys("123456", "Holds")


def results(dialog: PostulatesDialog) -> list[tuple[str, str]]:
    model = dialog.model
    return [
        (model.index(row, 0).data(), model.index(row, 2).data()) for row in range(model.rowCount())
    ]


def is_checked(dialog: PostulatesDialog) -> bool:
    return dialog.summary.text() != "Checking…"


@pytest.fixture
def desk(desk):
    """Return a desk with the commands for studying."""
    made = desk()
    StudyCommands(made.workspace, made.presenter, made.board)
    return made


@pytest.fixture
def open_dialog(desk, qtbot):
    def show(record: str) -> PostulatesDialog:
        desk.open(record.encode())
        desk.actions[Command.POSTULATES].trigger()
        dialog = desk.window.findChildren(PostulatesDialog)[-1]
        qtbot.waitUntil(lambda: is_checked(dialog))
        return dialog

    yield show
    for dialog in desk.window.findChildren(PostulatesDialog):
        dialog.close()


@for_each(
    ("record", "summary", "violated"),
    [
        ("(;SZ[3:1];B[ba];W[];B[])", "All six postulates hold", []),
        (
            "(;SZ[3:1];B[ba])",
            "Violated postulates: 2",
            [("2", "Violated: the game does not end with two passes")],
        ),
        (
            "(;SZ[2:1];B[aa];W[ba];B[aa];W[];B[])",
            "Violated postulates: 3",
            [("3", "Violated by move 3: same position as after move 1")],
        ),
        (
            "(;SZ[3:1]AB[ba];W[aa];B[];W[])",
            "Violated postulates: 1, 4",
            [
                ("1", "Violated: stones at the start: B1"),
                ("4", "Violated by move 1: White's chain without liberties: A1"),
            ],
        ),
        (
            "(;SZ[3];B[aa];B[ca];W[aa];W[];B[])",
            "Violated postulates: 5",
            [
                ("5", "Violated by move 2: Black plays out of turn: C3"),
                ("5", "Violated by move 3: White plays on an occupied point: A3"),
            ],
        ),
        (
            "(;SZ[3];B[aa];AW[cc]W[ca];W[];B[])",
            "Violated postulates: 5, 6",
            [("5", ""), ("6", "")],
        ),
    ],
)
def test_each_postulate_holds_or_says_where_it_is_violated(
    desk, open_dialog, record, summary, violated
):
    dialog = open_dialog(record)
    assert dialog.summary.text() == summary
    numbers = {number for number, _ in violated}
    found = results(dialog)
    assert [(n, text) for n, text in found if n not in numbers] == [
        (n, text) for n, text in HOLDS.items() if n not in numbers
    ]
    for row, (number, text) in zip(
        [row for row in found if row[0] in numbers], violated, strict=True
    ):
        assert row[0] == number
        assert row[1] == text or (not text and row[1].startswith("Violated by move"))
    dialog.close()


def test_selecting_a_violation_goes_to_its_move_and_shows_its_points(desk, open_dialog):
    dialog = open_dialog("(;SZ[3];B[aa];W[bb];W[ca];B[];W[])")
    (row,) = [row for row, (number, _) in enumerate(results(dialog)) if number == "5"]
    dialog.table.selectRow(row)
    assert desk.document.session.cursor_index == 3
    assert desk.view.board.picture.cells[Point(2, 0)].highlighted
    dialog.close()
    assert not desk.view.board.picture.cells[Point(2, 0)].highlighted


def test_the_line_that_is_shown_is_checked(desk, open_dialog, qtbot):
    dialog = open_dialog("(;SZ[3:1];B[ba](;W[];B[])(;W[aa]))")
    assert dialog.summary.text() == "All six postulates hold"
    desk.document.go_to(4)
    qtbot.waitUntil(lambda: dialog.summary.text() == "Violated postulates: 2, 4")
    desk.document.go_to(2)
    qtbot.waitUntil(lambda: dialog.summary.text() == "All six postulates hold")
