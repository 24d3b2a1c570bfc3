"""What is told beside the list of moves of points on which one played again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.go import RECORDING, Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.moves import move_list
from goboard_gui.gui.navigation.moves.move_list import (
    MoveColumn,
    MoveList,
    MoveListModel,
    ReusedPointsLabel,
    moves_at_point_text,
    moves_at_point_tooltip,
    other_moves_short_text,
)
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, Tree
from goboard_gui.record.analysis.repeated_points import RepeatedPoints
from goboard_gui.record.steps import walk_steps
from tests.gui.gui_cases import Heard
from tests.record.record_cases import line, setup

WESTERN = Naming(notation("western"), Size(9, 9))
KO = setup(
    ".XO......",
    "XO.O.....",
    ".XO......",
    *["........."] * 6,
)
TAKEN_BACK = ("B[cb]", "W[ii]", "B[ih]", "W[bb]", "B[hi]", "W[]", "B[cb]")
"""A ko is taken by 1, back by 4, and again by 7."""


def notes(model: MoveListModel) -> list[str]:
    return [model.index(row, MoveColumn.NOTE).data() for row in range(model.rowCount())]


@pytest.fixture
def ko() -> Session:
    return Session(line(KO, *TAKEN_BACK))


@pytest.fixture
def panel(qtbot, ko) -> MoveList:
    """Return a list of the moves of a ko with the line that belongs to it."""
    panel = MoveList()
    panel.description_label = ReusedPointsLabel(panel)
    for widget in (panel, panel.description_label):
        qtbot.addWidget(widget)
    panel.show_line(ko, WESTERN)
    panel.show_current(0)
    return panel


def test_the_rows_of_moves_on_one_point_tell_of_each_other(qapp, ko):
    model = MoveListModel()
    model.show_moves(ko.steps(), WESTERN)
    assert notes(model) == ["= 7", "", "", "", "", "", "= 1"]
    tip = model.index(6, MoveColumn.NOTE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "7 · Black C8 · captures B8 · other moves at this point: 1"


def test_what_is_odd_about_a_move_stands_before_it(qapp):
    session, model = Session(line("SZ[9]", "B[aa]", "B[aa]")), MoveListModel()
    model.show_moves(session.steps(), WESTERN)
    assert notes(model)[0] == "= 2"
    assert notes(model)[1].startswith("the point was occupied")
    assert notes(model)[1].endswith(" · = 1")


def test_a_new_move_is_told_in_the_rows_of_those_before_it(qapp):
    session, model = Session(line(KO, *TAKEN_BACK[:-1])), MoveListModel()
    model.show_moves(session.steps(), WESTERN)
    assert set(notes(model)) == {""}
    session.go_to(session.line[-1])
    heard = Heard(model, "rowsInserted", "dataChanged", "modelReset")
    session.play(Point(2, 1))
    model.show_moves(session.steps(), WESTERN)
    assert heard.take() == {"rowsInserted": 1, "dataChanged": 1}
    first, last, _roles = heard.carried["dataChanged"][0]
    assert (first.row(), last.row(), first.column()) == (0, 5, MoveColumn.NOTE)
    assert notes(model) == ["= 7", "", "", "", "", "", "= 1"]
    session.play(Point(8, 0))
    model.show_moves(session.steps(), WESTERN)
    assert heard.take() == {"rowsInserted": 1}


def test_a_removed_move_is_told_no_more(qapp, ko):
    model = MoveListModel()
    model.show_moves(ko.steps(), WESTERN)
    ko.go_to(ko.line[-1])
    ko.remove_node()
    model.show_moves(ko.steps(), WESTERN)
    assert set(notes(model)) == {""}
    assert model.repeated_points.again == 0


def test_another_record_has_its_own_points(qapp, ko):
    model = MoveListModel()
    model.show_moves(ko.steps(), WESTERN)
    model.show_moves(Session(line("SZ[9]", "B[cb]", "W[aa]")).steps(), WESTERN)
    assert notes(model) == ["", ""]


def chain(count: int) -> tuple[list, RepeatedPoints]:
    """Return the steps of a record in which so many moves are made on one point."""
    tree: Tree = line("SZ[9]", *["B[ee]", "W[ee]"] * (count // 2))
    steps, reused = list(walk_steps(tree, RECORDING)), RepeatedPoints()
    reused.add_steps(steps)
    return steps, reused


@pytest.mark.parametrize(
    ("number", "briefly", "in_a_line"),
    [
        (1, "= 2, 3, 4, …", "1, 2, 3, 4, 5, 6, 7, 8, 9, … at E5"),
        (50, "= …, 48, 49, 51, …", "…, 46, 47, 48, 49, 50, 51, 52, 53, 54, … at E5"),
        (100, "= …, 97, 98, 99", "…, 92, 93, 94, 95, 96, 97, 98, 99, 100 at E5"),
    ],
)
def test_of_many_moves_on_a_point_the_nearest_are_told(qapp, number, briefly, in_a_line):
    steps, reused = chain(100)
    assert other_moves_short_text(steps[number], reused) == briefly
    assert moves_at_point_text(steps[number], reused, WESTERN) == in_a_line
    assert len(moves_at_point_tooltip(steps[number], reused, WESTERN)) < 300


def test_the_line_tells_all_moves_on_the_point_of_the_current_one(panel):
    told = []
    for number in range(8):
        panel.show_current(number)
        told.append(panel.description_label.text())
    assert told == ["", "1, 7 at C8", "", "", "", "", "", "1, 7 at C8"]
    assert "1, 7 at C8" in panel.description_label.toolTip()


def test_the_point_is_named_in_the_chosen_notation(panel, ko):
    panel.show_line(ko, Naming(notation("andreev"), Size(9, 9)))
    panel.show_current(7)
    name = Naming(notation("andreev"), Size(9, 9)).name(Point(2, 1))
    assert panel.description_label.text() == f"1, 7 at {name}"


def test_the_line_takes_room_only_where_a_point_was_played_on_again(panel, ko):
    assert not panel.description_label.isHidden()
    ko.go_to(ko.line[-2])
    plain = Session(line("SZ[9]", "B[aa]", "W[bb]"))
    panel.show_line(plain, WESTERN)
    panel.show_current(1)
    assert panel.description_label.isHidden()


def test_a_pass_is_on_no_point(qapp):
    session, model = Session(line("SZ[9]", "B[]", "W[]", "B[zz]")), MoveListModel()
    model.show_moves(session.steps(), WESTERN)
    assert not any("=" in note for note in notes(model))


def test_moves_that_come_later_to_a_long_list_are_told_of_the_current_one(
    qtbot, monkeypatch, panel
):
    monkeypatch.setattr(move_list, "_FIRST_MOVES", 2)
    long = Session(line("SZ[9]", "B[aa]", *["W[]", "B[]"] * 20, "W[aa]"))
    panel.show_line(long, WESTERN)
    panel.show_current(1)
    qtbot.waitUntil(lambda: panel.description_label.text() == "1, 42 at A9")


def test_in_the_window_the_line_follows_moves_and_undoing_them(window):
    corner = Point(0, 0)
    for point in (corner, Point(1, 0), Point(8, 8), Point(0, 1), Point(8, 0), corner):
        window.document.play(point)
    told = window.findChild(ReusedPointsLabel)
    assert told.text() == "1, 6 at A9"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LayoutRequest))
    assert told.isVisible()
    window.commands[Command.UNDO].trigger()
    assert told.text() == ""
    window.commands[Command.REDO].trigger()
    window.commands[Command.BACK].trigger()
    assert told.text() == ""
    window.commands[Command.FORWARD].trigger()
    assert told.text() == "1, 6 at A9"
