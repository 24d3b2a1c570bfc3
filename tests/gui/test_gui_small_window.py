"""A window on a small screen, or on one where everything is twice as large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import compose_picture
from goboard_gui.go import Point, Size
from goboard_gui.gui.board.board_view import BoardView
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.widgets.labels import FixedHeightLabel
from goboard_gui.gui.widgets.message_row import MessageAction
from goboard_gui.gui.window.window_state import initial_size
from goboard_gui.record import new_game

TWICE = QSize(960, 600)
"""A screen of 1920×1200 at 200 %, in logical pixels."""
MARGIN = 4
"""Pixels that a style leaves beside the title of a column."""


def open_all_panels(window, qtbot) -> None:
    for dock in window.panels.docks:
        if dock.isHidden():
            dock.toggleViewAction().trigger()
        dock.raise_()
        qtbot.waitUntil(lambda dock=dock: dock.widget() is not None)


def test_panels_that_are_hidden_at_first_share_a_column(window, qtbot):
    window.resize(1000, 700)
    open_all_panels(window, qtbot)
    for _ in range(5):
        QCoreApplication.processEvents()
    seen = [dock for dock in window.panels.docks if not dock.visibleRegion().isEmpty()]
    assert [dock.objectName() for dock in seen] == ["game", "tree", "comments", "edits"]
    assert len({dock.x() for dock in seen[:3]}) == 1
    assert seen[3].x() < seen[0].x()
    assert seen[3].width() > 200


def test_a_panel_that_is_shown_does_not_narrow_the_others(window):
    window.resize(1200, 700)
    QCoreApplication.processEvents()
    before = window.panels.game_dock.width()
    window.panels.life.toggleViewAction().trigger()
    for _ in range(5):
        QCoreApplication.processEvents()
    assert window.panels.game_dock.width() == before


@pytest.mark.usefixtures("language")
def test_a_window_with_all_panels_fits_on_a_screen_at_200_percent_and_cuts_no_head(window, qtbot):
    open_all_panels(window, qtbot)
    needed, room = window.minimumSizeHint(), initial_size(TWICE)
    assert (needed.width() <= room.width(), needed.height() <= room.height()) == (True, True)
    window.resize(1000, 700)
    QCoreApplication.processEvents()
    cut = []
    for table in window.findChildren(QTableView):
        heads = table.horizontalHeader()
        for column in range(0 if heads.isHidden() else heads.count()):
            title = table.model().headerData(column, Qt.Orientation.Horizontal) or ""
            own = heads.sectionResizeMode(column) is not QHeaderView.ResizeMode.Stretch
            room = heads.sectionSize(column) - heads.fontMetrics().horizontalAdvance(str(title))
            if own and not heads.isSectionHidden(column) and room < 2 * MARGIN:
                cut.append(title)
    assert cut == []


@pytest.mark.parametrize("screen", [QSize(1024, 700), TWICE], ids=["100 percent", "200 percent"])
def test_a_long_message_covers_no_part_of_the_board(window, screen):
    window.document.open([new_game(Size(19, 19))], None, None)
    window.resize(initial_size(screen))
    QCoreApplication.processEvents()
    view, strip = window.board_view, window.message_strip
    strip.pin_message("word " * 60, MessageAction("Do it", lambda: None))
    QCoreApplication.processEvents()
    assert not view.geometry().intersects(strip.geometry())
    assert strip.height() < 4 * strip.fontMetrics().lineSpacing()
    lowest = view.board.mapTo(view, view.board.centre(Point(9, 18)).toPoint()).y()
    assert view.height() >= lowest + view.board.pitch / 2 - 1


def test_lines_are_kept_for_a_text_and_given_up_where_room_is_scarce(qtbot):
    around, label, other = QWidget(), FixedHeightLabel(3), QWidget()
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    column.addWidget(label)
    column.addWidget(other, 1)
    other.setMinimumHeight(40)
    around.resize(200, 300)
    around.show()
    high, line = label.height(), label.fontMetrics().lineSpacing()
    label.setText("word " * 200)
    column.activate()
    assert label.height() == high >= 3 * line
    around.resize(200, around.minimumSizeHint().height())
    assert line <= label.height() < 2 * line


def test_no_button_over_a_board_in_a_dialog_is_pressed_by_enter(qtbot, document, view_settings):
    session, dialog = document.session, QDialog()
    qtbot.addWidget(dialog)
    picture = compose_picture(
        session.board, view_settings.naming(session.size), view_settings.display_options
    )
    view = BoardView(picture, theme.LIGHT)
    own, pressed = QPushButton("Own"), []
    own.clicked.connect(lambda: pressed.append("own"))
    column = QVBoxLayout(dialog)
    strip = MessageStrip(view)
    column.addWidget(view)
    column.addWidget(strip)
    column.addWidget(own)
    strip.pin_message(
        "Something happened.", MessageAction("Do it", lambda: pressed.append("offer"))
    )
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    view.setFocus()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert pressed == ["own"]
