"""A window on a small screen, or on one where everything is twice as large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import compose_picture
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.board_view import BoardView
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.core.settings import MOVE_TIMES
from goboard_gui.gui.game.scoring.score_panel import ScorePanel
from goboard_gui.gui.widgets.labels import FixedHeightLabel
from goboard_gui.gui.widgets.message_row import MessageAction
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN, make_scrollable_if_needed
from goboard_gui.gui.window.window_layout import ANNOTATE, RECORD, STUDY
from goboard_gui.gui.window.window_state import initial_size
from goboard_gui.record import new_game
from tests.cases import for_each

pytestmark = pytest.mark.usefixtures("few_playouts")

TWICE = QSize(960, 600)
"""A screen of 1920×1200 at 200 %, in logical pixels."""
TIMED = "(;SZ[19]TM[36000]OT[5x30 byo-yomi]PB[Black Player]PW[White Player];B[pd]BL[35900])"
MARGIN = 4
"""Pixels that a style leaves beside the title of a column."""


def is_whole(widget: QWidget) -> bool:
    """Return whether nothing of a visible widget is cut off by those around it."""
    around, rect = widget.parentWidget(), widget.geometry()
    while around is not None and around.rect().contains(rect):
        rect, around = rect.translated(around.pos()), around.parentWidget()
    return around is None and widget.isVisible()


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
    window.settings.set(MOVE_TIMES, True)
    window.commands[Command.COUNT].trigger()
    QCoreApplication.processEvents()
    needed = window.minimumSizeHint().expandedTo(window.minimumSize())
    assert needed.boundedTo(MINIMUM_SCREEN) == needed
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


@pytest.mark.usefixtures("language")
def test_the_smallest_window_keeps_its_size_and_the_buttons_of_messages(window, qtbot):
    window.document.open_games(read_sgf(TIMED.encode()).games, None, None)
    window.settings.set(MOVE_TIMES, True)
    strip, clocks = window.message_strip, window.panels.game._clocks.values()
    for layout in (RECORD, STUDY, ANNOTATE):
        window.layouts.show_layout(layout)
        window.resize(MINIMUM_SCREEN)
        strip.show_notice("word " * 20, MessageAction("Undo", lambda: None))
        for _ in range(5):
            QCoreApplication.processEvents()
        button = strip.notice_line.buttons[0]
        assert window.size() == MINIMUM_SCREEN
        assert is_whole(strip)
        assert is_whole(button)
        assert all(clock.text() and clock.isVisible() for clock in clocks)
    open_all_panels(window, qtbot)
    window.commands[Command.COUNT].trigger()
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, window.panels.life)
    for _ in range(5):
        QCoreApplication.processEvents()
    assert window.size() == MINIMUM_SCREEN
    assert is_whole(strip)


@pytest.mark.usefixtures("language")
def test_the_result_of_the_score_is_seen_at_800_by_600(window):
    window.document.open_games(read_sgf(TIMED.encode()).games, None, None)
    window.layouts.show_layout(ANNOTATE)
    window.resize(initial_size(QSize(800, 600)))
    window.commands[Command.COUNT].trigger()
    for _ in range(5):
        QCoreApplication.processEvents()
    result = window.findChild(ScorePanel).result
    assert result.text()
    assert is_whole(result)


def test_a_dialog_that_is_too_large_for_small_screens_scrolls_above_its_buttons(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column, form = QVBoxLayout(dialog), QFormLayout()
    fields = [QLineEdit() for _ in range(30)]
    for number, field in enumerate(fields):
        form.addRow(f"Field {number}", field)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    column.addLayout(form)
    column.addWidget(buttons)
    assert make_scrollable_if_needed(dialog)
    least = dialog.minimumSizeHint()
    assert least.boundedTo(MINIMUM_SCREEN) == least
    assert dialog.sizeHint().height() > MINIMUM_SCREEN.height()
    dialog.resize(MINIMUM_SCREEN)
    dialog.show()
    QCoreApplication.processEvents()
    assert is_whole(buttons)
    assert not is_whole(fields[-1])
    dialog.findChild(QScrollArea).ensureWidgetVisible(fields[-1])
    assert is_whole(fields[-1])
    assert not make_scrollable_if_needed(dialog)


def test_buttons_below_scrolled_contents_are_as_far_from_each_other_as_elsewhere(qtbot):
    gaps = []
    for height in (100, 400):
        dialog, contents, buttons = QDialog(), QWidget(), [QPushButton(), QPushButton()]
        qtbot.addWidget(dialog)
        contents.setMinimumHeight(height)
        row = QHBoxLayout()
        for button in buttons:
            row.addWidget(button)
        column = QVBoxLayout(dialog)
        column.addWidget(contents)
        column.addLayout(row)
        assert make_scrollable_if_needed(dialog) is (height == 400)
        dialog.show()
        gaps.append(buttons[1].x() - buttons[0].geometry().right())
    assert gaps[0] == gaps[1] > 1


def test_a_dialog_in_which_a_text_wraps_becomes_as_low_as_it_can_before_it_scrolls(qtbot):
    dialog = QDialog()
    qtbot.addWidget(dialog)
    text, picture, comment = QLabel("word " * 60), QWidget(), QPlainTextEdit()
    text.setWordWrap(True)
    picture.setMinimumHeight(320)
    column = QVBoxLayout(dialog)
    for widget in (text, picture, comment):
        column.addWidget(widget)
    preferred = dialog.sizeHint().height()
    assert make_scrollable_if_needed(dialog)
    area = dialog.findChild(QScrollArea)
    dialog.resize(600, preferred - comment.sizeHint().height() // 4)
    dialog.show()
    assert area.verticalScrollBar().maximum() == 0
    assert is_whole(text)
    assert is_whole(comment)
    dialog.resize(600, 360)
    assert area.verticalScrollBar().maximum() > 0


@for_each("screen", [QSize(1024, 700), TWICE], ids=["100 percent", "200 percent"])
def test_a_long_message_covers_no_part_of_the_board(window, screen):
    window.document.open_games([new_game(Size(19, 19))], None, None)
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
        session.board, view_settings.point_naming(session.size), view_settings.display_options
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
