from __future__ import annotations

from itertools import cycle, islice
from typing import NamedTuple

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.core.idle_tasks import IdleTask
from goboard_gui.gui.navigation.moves import move_list
from goboard_gui.gui.navigation.moves.move_list import MoveColumn, MoveList, MoveListModel
from goboard_gui.gui.wording.loss_texts import move_loss_number
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record import Property, Session
from goboard_gui.record.navigation.line_steps import LineSteps
from goboard_gui.record.properties.codec import write_point
from goboard_gui.study.review.losses import LossUnit, ReviewedMove
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, Heard
from tests.record.record_cases import branch, line, setup

WESTERN = Naming(notation("western"), Size(9, 9))
CHANGES = ("rowsInserted", "rowsRemoved", "modelReset", "dataChanged")

KO = line(
    setup(
        ".XO..",
        "X.XO.",
        ".XO..",
    ),
    "W[bb]",
    "B[cb]",
    "W[]",
    "B[zz]",
    "B[ea]",
)


def texts(model: MoveListModel) -> list[tuple[str, ...]]:
    return [
        tuple(
            model.index(row, column).data()
            for column in MoveColumn
            if column not in (MoveColumn.SECOND, MoveColumn.LOSS)
        )
        for row in range(model.rowCount())
    ]


def names(model: MoveListModel) -> list[str]:
    return column_of(model, MoveColumn.POINT)


def column_of(model: MoveListModel, column: MoveColumn) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


@pytest.fixture
def session() -> Session:
    """Return a record of three moves with a node without a move between them."""
    return Session(line("SZ[9]", "B[aa]", "C[a pause]", "W[ii]", "B[ee]"))


@pytest.fixture
def model(qapp, session) -> MoveListModel:
    model = MoveListModel()
    model.show_moves(session.steps(), WESTERN)
    return model


def test_the_model_keeps_to_the_rules_of_models(model, qtmodeltester):
    qtmodeltester.check(model)


def test_an_empty_model_keeps_to_the_rules_of_models(qapp, qtmodeltester):
    qtmodeltester.check(MoveListModel())


def test_a_model_that_grows_shrinks_and_is_named_anew_keeps_to_them_all_the_while(
    model, session, qtmodeltester
):
    qtmodeltester.check(model)
    session.go_to(session.line[-1])
    session.play(Point(3, 3))
    model.show_moves(session.steps(), WESTERN)
    session.remove_node()
    model.show_moves(session.steps(), WESTERN)
    model.show_moves(session.steps(), Naming(notation("andreev"), Size(9, 9)))


def test_every_move_has_a_row_and_nothing_else_has(model):
    assert texts(model) == [("1", "A9", "", ""), ("2", "J1", "", ""), ("3", "E5", "", "")]


def test_no_row_has_rows_below_it(model):
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_a_second_notation_has_a_column_of_its_own(model, session):
    andreev = Naming(notation("andreev"), Size(9, 9))
    model.show_moves(session.steps(), WESTERN, andreev)
    assert names(model) == ["A9", "J1", "E5"]
    assert column_of(model, MoveColumn.SECOND) == ["+0-0", "-0+0", "=4=4"]
    model.show_moves(session.steps(), WESTERN)
    assert column_of(model, MoveColumn.SECOND) == ["", "", ""]


def test_the_column_of_a_second_notation_is_hidden_while_there_is_none(qtbot, session):
    list_ = MoveList()
    qtbot.addWidget(list_)
    list_.show_line(session, WESTERN)
    assert list_.isColumnHidden(MoveColumn.SECOND)
    list_.show_line(session, WESTERN, WESTERN)
    assert not list_.isColumnHidden(MoveColumn.SECOND)


def test_columns_have_titles(model):
    horizontal = Qt.Orientation.Horizontal
    titles = [model.headerData(column, horizontal) for column in range(model.columnCount())]
    assert titles == ["No.", "Move", "2nd notation", "Captures", "Loss", "Note"]
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_new_move_is_inserted_and_the_list_is_not_reset(model, session):
    session.go_to(session.line[-1])
    heard = Heard(model, *CHANGES)
    session.play(Point(3, 3))
    session.play(None)
    model.show_moves(session.steps(), WESTERN)
    assert heard.take() == {"rowsInserted": 1}
    assert heard.carried["rowsInserted"] == [(QModelIndex(), 3, 4)]
    assert names(model) == ["A9", "J1", "E5", "D6", "pass"]


def test_going_along_the_line_changes_nothing(model, session):
    heard = Heard(model, *CHANGES)
    for node in session.line:
        session.go_to(node)
        model.show_moves(session.steps(), WESTERN)
    assert heard.take() == {}


def test_a_removed_move_goes_from_the_list(model, session):
    session.go_to(session.line[-1])
    session.remove_node()
    model.show_moves(session.steps(), WESTERN)
    assert names(model) == ["A9", "J1"]


def test_the_list_becomes_empty(model):
    model.show_moves(Session(line("SZ[9]")).steps(), WESTERN)
    assert model.rowCount() == 0


def test_another_variation_of_the_same_length_is_shown(qapp):
    tree, nodes = branch(line("SZ[9]", "B[aa]", "W[bb]"), 1, "W[cc]")
    session, model = Session(tree), MoveListModel()
    model.show_moves(session.steps(), WESTERN)
    session.go_to(nodes[0])
    model.show_moves(session.steps(), WESTERN)
    assert names(model) == ["A9", "C7"]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("andreev", ["+0-0", "-0+0", "=4=4"]),
        ("western", ["A9", "J1", "E5"]),
        ("tengen-squares", ["N4.0", "S4.0", "C"]),
        ("cartesian", ["(0,8)", "(8,0)", "(4,4)"]),
    ],
)
def test_moves_are_named_in_the_chosen_notation_with_one_reset(model, session, key, expected):
    model.show_moves(session.steps(), Naming(notation("western"), Size(9, 9), Symmetry.R90))
    heard = Heard(model, *CHANGES)
    model.show_moves(session.steps(), Naming(notation(key), Size(9, 9)))
    assert names(model) == expected
    assert heard.take() == {"modelReset": 1}


def test_names_that_stay_follow_the_view(model, session):
    stay = Naming(notation("western"), Size(9, 9), Symmetry.MIRROR_HORIZONTAL, Reading.STAY)
    model.show_moves(session.steps(), stay)
    assert names(model) == ["J9", "A1", "E5"]


class Told(NamedTuple):
    number: str
    point: str
    captured: str
    note: str


def test_illegal_and_odd_moves_are_named_not_hidden(qapp):
    session, model = Session(KO), MoveListModel()
    model.show_moves(session.steps(), Naming(notation("western"), session.size))
    assert [Told(*row) for row in texts(model)] == [
        Told("1", "B2", "1", ""),
        Told("2", "C2", "1", "ko retaken immediately"),
        Told("3", "pass", "", ""),
        Told("4", "?", "", "not a point on the board"),
        Told("5", "E3", "", "same player twice in a row"),
    ]


def test_an_illegal_move_stands_out_and_a_legal_one_does_not(qapp):
    session, model = Session(KO), MoveListModel()
    model.show_moves(session.steps(), Naming(notation("western"), session.size))
    legal, illegal = model.index(0, MoveColumn.POINT), model.index(1, MoveColumn.POINT)
    assert isinstance(illegal.data(Qt.ItemDataRole.ForegroundRole), QColor)
    assert illegal.data(Qt.ItemDataRole.FontRole).bold()
    assert legal.data(Qt.ItemDataRole.ForegroundRole) is None
    assert legal.data(Qt.ItemDataRole.FontRole) is None


@pytest.mark.parametrize("role", [Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole])
def test_a_row_can_be_told_in_a_sentence(qapp, role):
    session, model = Session(KO), MoveListModel()
    model.show_moves(session.steps(), Naming(notation("western"), session.size))
    told = model.index(1, MoveColumn.NUMBER).data(role)
    assert told == "2 · Black C2 · captures B2 · ko retaken immediately"


def test_the_stone_beside_a_move_has_its_colour(model):
    def lightness(row: int) -> int:
        stone = model.index(row, MoveColumn.POINT).data(Qt.ItemDataRole.DecorationRole)
        return stone.pixmap(16, 16).toImage().pixelColor(8, 8).lightness()

    assert lightness(0) < 60
    assert lightness(1) > 200
    assert model.index(0, MoveColumn.NUMBER).data(Qt.ItemDataRole.DecorationRole) is None


@pytest.fixture
def panel(qtbot, session) -> MoveList:
    panel = MoveList()
    qtbot.addWidget(panel)
    panel.resize(260, 300)
    panel.show_line(session, WESTERN)
    panel.show()
    return panel


def click_row(qtbot, panel: MoveList, row: int) -> None:
    place = panel.visualRect(panel.model().index(row, MoveColumn.NOTE)).center()
    qtbot.mouseClick(panel.viewport(), LEFT, pos=place)


def test_a_click_tells_the_node_of_the_move(qtbot, panel):
    heard = Heard(panel, "node_chosen")
    for row in (2, 0, 1):
        click_row(qtbot, panel, row)
    assert heard.carried["node_chosen"] == [(4,), (1,), (3,)]


def test_a_right_click_asks_for_the_menu_of_the_move(qtbot, panel):
    heard = Heard(panel, "menu_requested", "node_chosen")
    for place in (
        panel.visualRect(panel.model().index(2, MoveColumn.NOTE)).center(),
        QPoint(5, panel.viewport().height() - 5),
    ):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, QPoint(70, 80))
        QApplication.sendEvent(panel.viewport(), event)
    assert heard.carried["menu_requested"] == [(4, QPoint(70, 80))]


def test_a_click_below_the_moves_tells_nothing(qtbot, panel):
    heard = Heard(panel, "node_chosen")
    qtbot.mouseClick(panel.viewport(), LEFT, pos=QPoint(5, panel.viewport().height() - 5))
    assert heard.take() == {}


def test_the_move_at_the_cursor_is_marked(panel):
    def marked() -> list[int]:
        return [index.row() for index in panel.selectionModel().selectedRows()]

    panel.show_current(2)
    assert marked() == [1]
    panel.show_current(0)
    assert marked() == []


def test_the_move_at_the_cursor_is_kept_in_sight(qtbot, panel):
    moves = [
        f"{colour}[{write_point(point)}]"
        for colour, point in zip(cycle("BW"), islice(Size(9, 9).points(), 60), strict=False)
    ]
    panel.show_line(Session(line("SZ[9]", *moves)), WESTERN)
    for number, row in ((60, 59), (1, 0), (30, 29)):
        panel.show_current(number)
        seen = panel.visualRect(panel.model().index(row, 0))
        assert panel.viewport().rect().contains(seen.center())


@for_each("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_names_fit_their_column(panel, chosen):
    session = Session(line("SZ[19]", "B[aa]", "W[ss]", "B[js]", "W[jj]"))
    panel.show_line(session, Naming(chosen, session.size))
    needed = panel.sizeHintForColumn(MoveColumn.POINT)
    assert needed <= panel.columnWidth(MoveColumn.POINT)


@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_the_word_for_a_pass_fits_where_all_names_are_shorter(language, panel):
    session = Session(line("SZ[9]", "B[]"))
    panel.show_line(session, WESTERN)
    assert panel.model().index(0, MoveColumn.POINT).data() == "Passen"
    assert panel.sizeHintForColumn(MoveColumn.POINT) <= panel.columnWidth(MoveColumn.POINT)


def test_an_empty_list_computes_no_names_and_the_first_move_makes_room_for_all(qtbot, monkeypatch):
    measured = []

    def noted(name):
        measured.append(name)
        return len(name)

    monkeypatch.setattr(move_list, "estimated_width", noted)
    panel = MoveList()
    qtbot.addWidget(panel)
    session = Session(line("SZ[9]", "AB[aa]"))
    panel.show_line(session, WESTERN)
    assert measured == []
    session.go_to(session.line[-1])
    session.play(Point(3, 3))
    panel.show_line(session, WESTERN)
    assert len(measured) == 81


MOVES = ["B[aa]", "W[ba]", "C[a pause]", "B[ca]", "W[da]", "B[ea]", "W[fa]", "B[ga]"]


@pytest.fixture
def long(qtbot, monkeypatch):
    """Return a list that shows two nodes of a line at once, and the line."""
    monkeypatch.setattr(move_list, "_FIRST_MOVES", 2)
    panel = MoveList()
    qtbot.addWidget(panel)
    panel.resize(260, 120)
    panel.show()
    return panel, Session(line("SZ[9]", *MOVES))


@pytest.mark.parametrize("seen", [True, False], ids=["at the cursor", "elsewhere"])
def test_the_move_at_the_cursor_stays_in_sight_when_the_list_shrinks(qtbot, long, seen):
    panel, session = long
    panel.show_line(session, WESTERN)
    qtbot.waitUntil(lambda: not panel._idle_task.running)
    panel.show_current(7)
    if not seen:
        panel.scrollToTop()
    panel.resize(260, 80)
    place = panel.visualRect(panel.model().index(6, 0))
    assert (place.bottom() < panel.viewport().height()) is seen


def test_the_moves_of_a_long_line_come_little_by_little(qtbot, long):
    panel, session = long
    panel.show_line(session, WESTERN)
    qtbot.waitUntil(lambda: not panel._idle_task.running)
    assert names(panel.model()) == ["A9", "B9", "C9", "D9", "E9", "F9", "G9"]


def test_going_along_a_line_makes_no_step_again(qtbot, long, monkeypatch):
    panel, session = long
    panel.show_line(session, WESTERN)
    qtbot.waitUntil(lambda: not panel._idle_task.running)
    monkeypatch.setattr(LineSteps, "set_line", lambda *_: pytest.fail("it turned to a line"))
    session.go_to(session.line[3])
    panel.show_line(session, WESTERN)


def test_a_move_that_is_not_listed_yet_is_marked_when_it_is(qtbot, long, monkeypatch):
    panel, session = long
    monkeypatch.setattr(IdleTask, "run", lambda slices, work: setattr(slices, "_work", work))
    panel.show_line(session, WESTERN)
    panel.show_current(7)
    assert panel.model().rowCount() < 7
    list(panel._idle_task._work)
    panel._idle_task.advanced.emit()
    assert [index.row() for index in panel.selectionModel().selectedRows()] == [6]


def test_another_line_takes_the_place_of_one_that_is_not_listed_wholly(qtbot, long, monkeypatch):
    panel, session = long
    panel.show_line(session, WESTERN)
    session.go_to(session.line[2])
    session.play(Point(8, 8))
    panel.show_line(session, WESTERN)
    qtbot.waitUntil(lambda: not panel._idle_task.running)
    assert names(panel.model()) == ["A9", "B9", "J1"]


def test_no_more_is_listed_than_can_be_looked_through(qtbot, long, monkeypatch):
    monkeypatch.setattr(move_list, "_MAX_MOVES", 4)
    panel, session = long
    panel.show_line(session, WESTERN)
    qtbot.waitUntil(lambda: not panel._idle_task.running)
    assert names(panel.model()) == ["A9", "B9"]
    edited, _ = session.tree.add(session.line[-1], [Property("B", ("hh",))])
    for _ in range(2):
        session.replace_tree(edited, session.line[-1])
        panel.show_line(session, WESTERN)
        qtbot.waitUntil(lambda: not panel._idle_task.running)
        assert names(panel.model()) == ["A9", "B9"]
        edited, _ = edited.add(session.line[-1], [Property("W", ("hg",))])


def test_losses_have_a_column_while_there_are_any(session, qapp):
    moves = MoveList()
    moves.show_line(session, WESTERN)
    assert moves.isColumnHidden(MoveColumn.LOSS)
    width = moves.columnWidth(MoveColumn.CAPTURED)
    first, _, _, last = session.line[1:]
    known = ReviewedMove(first, 1, Colour.BLACK, Point(0, 0), loss=3.25, is_mistake=True)
    gain = ReviewedMove(last, 3, Colour.BLACK, Point(4, 4), loss=-0.5)
    moves.show_losses({first: known, last: gain})
    assert not moves.isColumnHidden(MoveColumn.LOSS)
    model = moves.model()
    assert column_of(model, MoveColumn.LOSS) == ["3.3", "", "0.0"]
    cell = model.index(0, MoveColumn.LOSS)
    assert cell.data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(2, MoveColumn.LOSS).data(Qt.ItemDataRole.FontRole) is None
    assert "mistake, loses 3.3 points" in cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert moves.columnWidth(MoveColumn.CAPTURED) < width, "the title makes room"
    moves.show_losses({})
    assert moves.isColumnHidden(MoveColumn.LOSS)
    assert moves.columnWidth(MoveColumn.CAPTURED) == width


@for_each(
    ("loss", "unit", "text"),
    [
        (3.25, LossUnit.POINTS, "3.3"),
        (12.0, LossUnit.PERCENT, "12.0 %"),
        (-2.0, LossUnit.POINTS, "0.0"),
        (None, LossUnit.POINTS, ""),
    ],
)
def test_losses_are_written_in_their_unit_and_gains_as_nothing(loss, unit, text):
    move = ReviewedMove(1, 1, Colour.BLACK, None, loss=loss, unit=unit)
    assert move_loss_number(move) == text
