"""The panel Edit History: its rows, the current one, clicks, and what a screen reader reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDockWidget, QFrame

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from tests.cases import for_each
from tests.gui.gui_cases import Heard, in_language

MOVES = [Point(2, 2), Point(6, 6), Point(4, 4), Point(2, 6)]
ROWS = ["Original state", "Move 1", "Move 2", "Move 3"]


class History:
    """The panel of a window, as a user and a screen reader see it."""

    def __init__(self, window, qtbot) -> None:
        self.qtbot = qtbot
        self.dock = window.findChild(QDockWidget, "edits")
        self.dock.toggleViewAction().trigger()
        qtbot.waitUntil(lambda: self.dock.widget() is not None)
        self.view: QAbstractItemView = self.dock.widget()
        self.model = self.view.model()

    @property
    def rows(self) -> list[str]:
        return [self._data(row) for row in range(self.model.rowCount())]

    @property
    def marks(self) -> list[object]:
        """What is drawn before the text of each row."""
        role = Qt.ItemDataRole.DecorationRole
        return [self._data(row, role) for row in range(self.model.rowCount())]

    def _data(self, row: int, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> object:
        return self.model.index(row, 0).data(role)

    @property
    def current(self) -> int:
        """The current row, which is also the only one that is selected."""
        row = self.view.currentIndex().row()
        selected = self.view.selectionModel().selectedIndexes()
        assert [index.row() for index in selected] == [row]
        return row

    def place_of(self, row: int) -> QPoint:
        index = self.model.index(row, 0)
        self.view.scrollTo(index)
        return self.view.visualRect(index).center()

    def click(self, row: int) -> None:
        self.qtbot.mouseClick(
            self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.place_of(row)
        )

    @property
    def read_out(self) -> list[str]:
        """The names of the rows for a screen reader."""
        read = QAccessible.queryAccessibleInterface(self.view)
        children = [read.child(number) for number in range(read.childCount())]
        return [child.text(QAccessible.Text.Name) for child in children]


@pytest.fixture
def history(window, qtbot) -> History:
    """Return the panel of a window in which three moves were played."""
    for point in MOVES[:3]:
        window.document.play(point)
    return History(window, qtbot)


def test_a_record_without_edits_has_one_row(window, qtbot):
    history = History(window, qtbot)
    assert (history.rows, history.current) == (["Original state"], 0)


def test_the_row_of_an_edit_bears_its_text(history):
    assert (history.rows, history.current) == (ROWS, 3)


def test_an_edit_adds_a_row(history, window):
    window.document.set_comment("Big.")
    assert (history.rows, history.current) == ([*ROWS, "Comment"], 4)


def test_undo_and_redo_move_the_current_row(history, window):
    window.commands[Command.UNDO].trigger()
    assert (history.rows, history.current) == (ROWS, 2)
    window.commands[Command.UNDO].trigger()
    assert (history.rows, history.current) == (ROWS, 1)
    window.commands[Command.REDO].trigger()
    assert (history.rows, history.current) == (ROWS, 2)


def test_an_edit_replaces_the_rows_of_undone_edits(history, window):
    history.click(1)
    window.document.set_comment("Big.")
    assert (history.rows, history.current) == (["Original state", "Move 1", "Comment"], 2)


def test_an_edit_replaces_the_row_of_the_only_undone_edit(history, window):
    history.click(2)
    window.document.resign()
    assert (history.rows, history.current) == ([*ROWS[:3], "Resign"], 3)


def test_merged_edits_have_one_row(history, window):
    for text in ("B", "Bi", "Big"):
        window.document.set_comment(text)
    assert (history.rows, history.current) == ([*ROWS, "Comment"], 4)


def test_opening_a_record_leaves_one_row(history, window):
    tree = window.document.session.tree
    window.document.open_games([tree], None, None)
    assert (history.rows, history.current) == (["Original state"], 0)


@for_each("row", [0, 1, 2])
def test_a_click_on_an_earlier_row_undoes_what_follows_it(history, window, row):
    history.click(row)
    assert (history.rows, history.current) == (ROWS, row)
    assert dict(window.document.session.board.stones()).keys() == {*MOVES[:row]}


def test_a_click_on_the_current_row_changes_nothing(history, window):
    heard = Heard(window.document, "record_changed", "cursor_moved", "edits_changed")
    history.click(3)
    assert (history.rows, history.current) == (ROWS, 3)
    assert heard.take() == {}


@for_each("row", [1, 2, 3])
def test_a_click_on_a_later_row_redoes_up_to_it(history, window, row):
    history.click(0)
    history.click(row)
    assert (history.rows, history.current) == (ROWS, row)
    assert dict(window.document.session.board.stones()).keys() == {*MOVES[:row]}


def test_a_click_below_the_rows_changes_nothing(history, window):
    last = history.view.visualRect(history.model.index(3, 0))
    below = QPoint(last.center().x(), last.bottom() + 20)
    history.qtbot.mouseClick(history.view.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert window.document.undo_stack.index() == 3
    assert history.view.currentIndex().row() == 3


def test_a_click_goes_back_to_where_the_edit_was_made(history, window):
    document = window.document
    document.go_to(document.session.tree.root)
    document.set_comment("The start.")
    document.go_to(document.session.line[-1])
    history.click(3)
    assert document.session.cursor == document.session.tree.root
    history.click(2)
    assert dict(document.session.board.stones()).keys() == {*MOVES[:2]}


def test_a_click_far_back_shows_each_record_on_the_way_but_moves_the_index_once(history, window):
    heard = Heard(window.document, "record_changed", "edits_changed")
    history.click(0)
    assert heard.take() == {"record_changed": 3, "edits_changed": 1}
    history.click(3)
    assert heard.take() == {"record_changed": 3, "edits_changed": 1}


def test_the_saved_state_has_no_mark(history, window, tmp_path):
    window.document.mark_saved(read_sgf(b"(;SZ[9])"), tmp_path / "game.sgf")
    window.document.play(MOVES[3])
    assert history.marks == [None] * 5
    history.click(3)
    assert not window.document.is_modified
    assert history.marks == [None] * 5


def test_rows_are_added_while_the_panel_is_closed(history, window):
    history.dock.toggleViewAction().trigger()
    assert history.dock.isHidden()
    window.document.resign()
    history.dock.toggleViewAction().trigger()
    assert (history.rows, history.current) == ([*ROWS, "Resign"], 4)


def test_the_current_row_is_scrolled_into_view(history, window):
    for number in range(100):
        window.document.set_comment(str(number))
        window.document.end_typing()
    QApplication.processEvents()
    viewport = history.view.viewport().rect()
    assert history.current == history.model.rowCount() - 1
    assert viewport.contains(history.view.visualRect(history.view.currentIndex()).center())
    window.document.undo_stack.setIndex(0)
    assert viewport.contains(history.view.visualRect(history.view.currentIndex()).center())


def test_the_list_has_no_frame_takes_no_keys_and_is_not_edited(history):
    assert history.view.frameShape() == QFrame.Shape.NoFrame
    assert history.view.focusPolicy() is Qt.FocusPolicy.NoFocus
    history.qtbot.mouseDClick(
        history.view.viewport(), Qt.MouseButton.LeftButton, pos=history.place_of(3)
    )
    assert history.view.state() is not QAbstractItemView.State.EditingState
    assert not history.view.model().flags(history.model.index(3, 0)) & Qt.ItemFlag.ItemIsEditable
    assert not history.view.dragEnabled()


def test_each_row_is_read_out_by_its_text(history):
    assert QAccessible.queryAccessibleInterface(history.view).role() == QAccessible.Role.List
    assert history.read_out == ROWS


def test_rows_are_read_out_as_they_are_after_an_edit(history, window):
    history.click(1)
    window.document.set_comment("Big.")
    assert history.read_out == [*ROWS[:2], "Comment"]


def test_the_current_row_is_read_out_as_selected(history):
    history.click(1)
    read = QAccessible.queryAccessibleInterface(history.view)
    states = [read.child(row).state() for row in range(read.childCount())]
    assert [bool(state.selected) for state in states] == [False, True, False, False]


def test_the_rows_are_german_in_a_german_window(qtbot, settings, qapp):
    from goboard_gui.gui.window.main_window import MainWindow

    with in_language("de"):
        window = MainWindow(settings)
        window.show()
        qtbot.waitUntil(lambda: window.isVisible())
        window.document.play(MOVES[0])
        history = History(window, qtbot)
        assert history.rows == ["Ursprünglicher Stand", "Zug 1"]
