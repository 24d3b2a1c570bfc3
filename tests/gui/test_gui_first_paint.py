"""A window that shows its board before it is made whole, as the first one of the program does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QWidget

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import WINDOW_STATE
from goboard_gui.gui.window import first_paint
from goboard_gui.gui.window.first_paint import wait_for_paint
from goboard_gui.gui.window.main_window import MainWindow
from tests.gui.gui_cases import LEFT, PLAIN

GAME = b"(;GM[1]SZ[9]PB[Aoki]C[On move 1];B[ee]C[The centre](;W[cc])(;W[gg]))"


class Sheet(QWidget):
    """Counts how often it was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0

    def paintEvent(self, _event) -> None:
        self.painted += 1


@pytest.fixture
def sheet(qtbot):
    sheet = Sheet()
    qtbot.addWidget(sheet)
    return sheet


@pytest.fixture
def made(qtbot, settings):
    """Return what makes a window that shows nothing but its board, and panels that are empty."""

    def make() -> MainWindow:
        window = MainWindow(settings, whole=False)
        qtbot.addWidget(window)
        return window

    return make


@pytest.fixture
def file(tmp_path):
    def write(data: bytes = GAME):
        path = tmp_path / "game.sgf"
        path.write_bytes(data)
        return path

    return write


def test_one_waits_until_a_widget_has_been_painted(sheet, monkeypatch):
    monkeypatch.setattr(first_paint, "_PATIENCE", 60_000)
    sheet.show()
    wait_for_paint(sheet)
    assert sheet.painted == 1


def test_one_does_not_wait_for_ever_for_what_nobody_sees(sheet, monkeypatch):
    monkeypatch.setattr(first_paint, "_PATIENCE", 1)
    wait_for_paint(sheet)
    assert sheet.painted == 0


def test_the_board_is_where_it_stays_and_shows_the_record_before_all_else_is_made(made, file):
    window = made()
    window.show()
    assert window.document_io.open_file(file())
    wait_for_paint(window.board_view.board)
    seen = window.board_view.board.geometry(), window.board_view.board.picture
    assert all(dock.widget() is None for dock in window.panels.docks)
    window.create_contents()
    window.notify_record_changed()
    QCoreApplication.processEvents()
    assert (window.board_view.board.geometry(), window.board_view.board.picture) == seen


def test_what_was_open_before_is_shown_by_all_that_is_made_later(made, file):
    window = made()
    window.document_io.open_file(file())
    window.document.go_to(window.document.session.line[1])
    window.create_contents()
    window.notify_record_changed()
    assert window.windowTitle() == "game.sgf[*] — Goboard"
    assert window.comments.panel.editor.toPlainText() == "The centre"
    assert window.panels.moves.model().rowCount() == 2
    assert "Aoki" in {label.text() for label in window.panels.game.children() if has_text(label)}
    assert window.commands[Command.NEXT_VARIATION].isEnabled()
    assert not window.document.is_modified


def has_text(widget) -> bool:
    return hasattr(widget, "text")


def test_a_window_is_not_closed_and_takes_no_files_before_it_is_whole(made, file):
    window = made()
    window.show()
    assert not window.close()
    assert not welcomes(window, file())
    window.create_contents()
    assert welcomes(window, file())
    assert window.close()


def welcomes(window, path) -> bool:
    """Whether a file may be dropped that is dragged over a window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, LEFT, PLAIN)
    QCoreApplication.sendEvent(window, event)
    return event.isAccepted()


def test_what_was_mended_is_told_when_there_is_somebody_to_tell_it(made, file):
    window = made()
    window.document_io.open_file(file(b"(;GM[1]SZ[9];B[ee];W[cc]"))
    assert not window.message_strip.has_message
    window.create_contents()
    window.notify_record_changed()
    assert window.message_strip.text.startswith("The file is damaged")
    assert window.document_io.opening_report.repairs


def test_a_panel_that_was_left_open_is_filled_when_the_window_is_whole(qtbot, made, settings):
    before = made()
    before.create_contents()
    before.show()
    with qtbot.waitSignal(before.panels.life.visibilityChanged, check_params_cb=bool):
        before.panels.life.toggleViewAction().trigger()
    before.close()
    assert not settings.get(WINDOW_STATE).isEmpty()
    window = made()
    window.show()
    wait_for_paint(window.board_view.board)
    assert window.panels.life.isVisible()
    assert window.panels.life.widget() is None
    window.create_contents()
    assert window.panels.life.widget() is not None


def test_one_comes_to_the_field_below_after_the_panels_above_it(made):
    window = made()
    window.create_contents()
    following = window.comments.panel.editor.nextInFocusChain()
    while not following.focusPolicy() & Qt.FocusPolicy.TabFocus:  # the viewport of the editor
        following = following.nextInFocusChain()
    assert following is window.entry
