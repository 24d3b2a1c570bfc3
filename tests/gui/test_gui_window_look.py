from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from goboard_gui.diagram import theme
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import COMMANDS
from goboard_gui.gui.actions.preferences_dialog import PreferencesDialog
from goboard_gui.gui.core.settings import (
    BOARD_THEME,
    FIT_BOARD,
    NATURAL_PLACEMENT,
    THEME,
    ZOOM,
)
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.window.commands import WindowCommands
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.notation import Reading
from tests.gui.gui_cases import CTRL, click, image_of, point_to, press, turn_wheel

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

A, B, C = Point(2, 2), Point(6, 6), Point(4, 4)
KEY = Qt.Key


TURNS = {
    Command.TURN_RIGHT: Symmetry.R90,
    Command.TURN_LEFT: Symmetry.R270,
    Command.MIRROR_HORIZONTAL: Symmetry.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL: Symmetry.MIRROR_VERTICAL,
}


def test_views_turn_and_one_key_goes_back_to_normal(window):
    for command, view in TURNS.items():
        assert not window.commands[Command.NORMAL_VIEW].isEnabled()
        window.commands[command].trigger()
        assert window.view_settings.view is view
        assert "coordinates rotate with the board" in window.status.view.text()
        assert window.commands[Command.NORMAL_VIEW].isEnabled()
        press(window, KEY.Key_0, CTRL | Qt.KeyboardModifier.AltModifier)
        assert window.view_settings.view is Symmetry.IDENTITY
        assert window.status.view.text() == "Normal view"


def test_a_click_on_the_view_button_turns_right_and_its_arrow_opens_the_other_views(window):
    menu = next(
        action
        for action in window.bars.tools.actions()
        if action.menu() is not None
        and window.commands[Command.MIRROR_VERTICAL] in action.menu().actions()
    )
    button = window.bars.tools.widgetForAction(menu)
    assert button.popupMode() is QToolButton.ToolButtonPopupMode.MenuButtonPopup
    button.click()
    button.click()
    assert window.view_settings.view is Symmetry.R180


def test_a_button_is_flat_again_when_its_menu_closes(window):
    tools = window.bars.tools
    menus = {tools.widgetForAction(a): a.menu() for a in tools.actions() if a.menu()}
    menus |= {button: button.menu() for button in (window.status.notation, window.status.view)}
    assert len(menus) == 5
    for button, menu in menus.items():
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)  # as Qt leaves it
        menu.aboutToHide.emit()
        assert not button.underMouse()


@pytest.fixture
def desk(desk):
    """Return a desk with the commands that zoom, and that choose how stones lie."""
    made = desk()
    made.window.resize(760, 600)
    WindowCommands(
        made.window, made.view, made.document, made.view_settings, made.settings, made.actions
    )
    return made


def test_a_choice_of_notation_is_seen_everywhere(window):
    board = window.board_view.board
    click(board, A)
    window.bars.notations["andreev"].trigger()
    point_to(board, B)
    assert window.status.point.text() == "-2+2"
    assert window.panels.moves.model().index(0, 1).data() == "+2-2"
    assert window.board_view.board.picture.empty_board.edges.left[0] == "-0"
    assert window.status.notation.text() == "Andreev (signed corners)"
    assert "+" in window.entry.placeholderText() or "-" in window.entry.placeholderText()
    click(board, A)
    window.bars.notations["cartesian"].trigger()
    assert window.bars.notations["cartesian"].isChecked()
    assert not window.bars.notations["andreev"].isChecked()


def test_names_that_stay_with_the_window_are_seen_everywhere(window):
    board = window.board_view.board
    click(board, A)
    window.commands[Command.TURN_RIGHT].trigger()
    window.commands[Command.NAMES_STAY].trigger()
    assert window.view_settings.reading is Reading.STAY
    assert window.panels.moves.model().index(0, 1).data() == "G7"
    assert "coordinates stay in place" in window.status.view.text()
    point_to(board, Point(6, 2))
    assert window.status.point.text() == "G7"


def test_what_is_chosen_is_checked_in_the_menus_of_the_next_window(window, settings):
    window.bars.notations["tengen-squares"].trigger()
    for command in (
        Command.SHOW_EDGES,
        Command.SHOW_NAMES,
        Command.SHOW_STRUCTURE,
        Command.SHOW_SPOTLIGHT,
        Command.NAMES_STAY,
        Command.FIT,
        Command.VARIATIONS_LETTERS,
    ):
        window.commands[command].trigger()
    other = MainWindow(settings)
    checkable = [command for command, words in COMMANDS.items() if words.is_checkable]
    for command in checkable:
        assert other.commands[command].isChecked() is window.commands[command].isChecked(), command
    assert other.view_settings.display_options == window.view_settings.display_options
    assert other.bars.notations["tengen-squares"].isChecked()
    other.deleteLater()


def test_a_window_that_fills_the_screen_by_other_means_is_left_by_one_escape(qtbot, window):
    window.showFullScreen()
    qtbot.waitUntil(window.isFullScreen)
    assert window.commands[Command.FULL_SCREEN].isChecked()
    press(window, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_a_maximised_window_is_so_again_after_the_full_screen(qtbot, window):
    window.showMaximized()
    for _ in range(2):
        window.commands[Command.FULL_SCREEN].trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_a_dark_window_is_dark_and_so_is_its_board_and_its_icons_can_be_seen(window, settings):
    def corner(widget: QWidget) -> QColor:
        QApplication.processEvents()  # a palette comes to the widgets as an event
        return widget.grab().toImage().pixelColor(3, 3)

    def darkest_of_icon() -> int:
        image = window.commands[Command.NEW].icon().pixmap(24, 24).toImage()
        colours = (image.pixelColor(x, y) for x in range(24) for y in range(24))
        return min(colour.lightness() for colour in colours if colour.alpha() == 255)

    assert darkest_of_icon() < 80
    window.commands[Command.DARK].trigger()
    window.message_strip.show_message("Ko.")
    assert corner(window.statusBar()).lightness() < 80
    assert corner(window.message_strip).lightness() < 80
    assert corner(window.board_view).name() == theme.DARK.background
    assert darkest_of_icon() > 150
    assert settings.get(THEME) == appearance.DARK
    window.commands[Command.DARK].trigger()
    assert corner(window.statusBar()).lightness() > 200
    assert corner(window.message_strip).lightness() > 200
    assert corner(window.board_view).name() == theme.LIGHT.background
    assert darkest_of_icon() < 80


def test_the_pictures_of_board_themes_in_the_preferences_follow_the_theme_of_the_window(
    window, settings
):
    def lightness_of_wood() -> int:
        image = editor.itemIcon(editor.findData(appearance.WOOD)).pixmap(72, 48).toImage()
        return image.pixelColor(60, 6).lightness()

    settings.set(THEME, appearance.DARK)
    window.commands[Command.PREFERENCES].trigger()
    dialog = window.findChild(PreferencesDialog)
    (editor,) = [row.editor for row in dialog.pages[0].form.rows if row.field.key is BOARD_THEME]
    dark = lightness_of_wood()
    dialog.pages[0].reset_button.click()
    light = lightness_of_wood()
    assert dark < light - 20
    settings.set(THEME, appearance.DARK)
    assert lightness_of_wood() == dark
    settings.set(THEME, appearance.LIGHT)


def test_a_window_can_follow_the_desktop_until_another_theme_is_chosen(
    window, settings, monkeypatch
):
    dark = window.commands[Command.DARK]
    appearance.follow_system_theme(settings)
    desktop = QApplication.styleHints().colorSchemeChanged

    def become(theme: str, scheme: Qt.ColorScheme) -> None:
        monkeypatch.setattr(appearance, "system_theme", lambda: theme)
        desktop.emit(scheme)

    def is_dark() -> bool:
        return QApplication.palette().window().color().lightness() < 80

    become(appearance.DARK, Qt.ColorScheme.Dark)
    assert (is_dark(), dark.isChecked()) == (False, False)
    settings.set(THEME, appearance.SYSTEM)
    assert (is_dark(), dark.isChecked()) == (True, True)
    become(appearance.LIGHT, Qt.ColorScheme.Light)
    assert (is_dark(), dark.isChecked()) == (False, False)
    become(appearance.DARK, Qt.ColorScheme.Dark)
    assert (is_dark(), dark.isChecked()) == (True, True)
    dark.trigger()
    assert settings.get(THEME) == appearance.LIGHT
    assert (is_dark(), dark.isChecked()) == (False, False)


def test_stones_can_be_placed_as_by_hand(desk, settings):
    for point in (A, B, C, Point(7, 1)):
        click(desk.view.board, point)
    straight = image_of(desk.view.board)
    settings.set(NATURAL_PLACEMENT, True)
    assert image_of(desk.view.board) != straight
    settings.set(NATURAL_PLACEMENT, False)
    assert image_of(desk.view.board) == straight


def test_zoom_is_by_steps_and_remembered(desk, settings):
    pitch = desk.view.board.pitch
    desk.actions[Command.ZOOM_IN].trigger()
    assert desk.view.board.pitch > pitch
    turn_wheel(desk.view.board, down=-120, modifiers=CTRL)
    assert settings.get(ZOOM) == pytest.approx(1.15**2)
    desk.actions[Command.ZOOM_OUT].trigger()
    assert settings.get(ZOOM) == pytest.approx(1.15)
    desk.actions[Command.ZOOM_NORMAL].trigger()
    assert settings.get(ZOOM) == 1.0
    assert desk.view.board.pitch == pitch


def test_fit_makes_a_small_board_large_and_is_remembered(desk, settings):
    pitch = desk.view.board.pitch
    desk.actions[Command.FIT].trigger()
    assert desk.view.board.pitch > 1.5 * pitch
    assert settings.get(FIT_BOARD)
    desk.actions[Command.FIT].trigger()
    assert desk.view.board.pitch == pitch
    assert not settings.get(FIT_BOARD)


@pytest.mark.parametrize("command", [Command.ZOOM_IN, Command.ZOOM_OUT])
def test_zooming_starts_from_what_is_seen_and_fits_no_longer(desk, settings, command):
    desk.actions[Command.FIT].trigger()
    fitting = desk.view.board.pitch
    desk.actions[command].trigger()
    assert (desk.view.board.pitch > fitting) is (command is Command.ZOOM_IN)
    assert desk.view.board.pitch == pytest.approx(fitting, rel=0.2)
    assert not desk.actions[Command.FIT].isChecked()
    assert settings.get(FIT_BOARD) is False


def test_the_usual_size_is_the_one_all_boards_share(desk):
    usual = desk.view.board.pitch
    desk.actions[Command.FIT].trigger()
    assert desk.view.board.pitch > usual
    desk.actions[Command.ZOOM_NORMAL].trigger()
    assert desk.view.board.pitch == usual


def test_geometry_panels_and_zoom_are_those_of_the_last_window(window, settings):
    window.resize(700, 640)
    window.panels.docks[0].hide()
    window.commands[Command.ZOOM_IN].trigger()
    window.close()
    other = MainWindow(settings)
    assert other.size() == window.size()
    assert other.panels.docks[0].isHidden()
    assert other.board_view.zoom == window.board_view.zoom
    other.deleteLater()


def test_settings_that_make_no_sense_do_not_keep_the_window_from_opening(qtbot, settings):
    for key, value in (
        ("window/theme", "purple"),
        ("window/zoom", "nan"),
        ("window/geometry", "large"),
        ("window/state", "?"),
        ("new game/width", "0"),
        ("new game/height", "1000"),
        ("names/notation", "quipu"),
        ("board/last move", "cross"),
        ("files/recent", "a, b"),
    ):
        settings._store.setValue(key, value)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert window.document.session.size == Size(19, 19)
