from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyleFactory,
    QTreeWidget,
)

from goboard_gui.assets import resource_path
from goboard_gui.diagram import theme
from goboard_gui.go import Colour
from goboard_gui.gui.core.settings import NATURAL_PLACEMENT, THEME
from goboard_gui.gui.widgets import appearance, icons
from goboard_gui.gui.widgets.buttons import highlight_when_checked
from goboard_gui.gui.widgets.icons import app_icon, icon, stone_icon
from goboard_gui.gui.widgets.menu import Menu
from goboard_gui.gui.window.panel_dock import PanelDock
from tests.cases import for_each
from tests.packaging_scripts import packaging_script

if TYPE_CHECKING:
    from types import ModuleType


@pytest.fixture
def _palette(qapp):
    before = QApplication.palette()
    yield
    QApplication.setPalette(before)


@pytest.mark.usefixtures("_palette")
def test_the_looks_have_colours_one_can_read():
    lightness = {}
    for name in (appearance.LIGHT, appearance.DARK):
        appearance.apply_palette(name)
        palette = QApplication.palette()
        for text, background in (
            (QPalette.ColorRole.WindowText, QPalette.ColorRole.Window),
            (QPalette.ColorRole.Text, QPalette.ColorRole.Base),
            (QPalette.ColorRole.ButtonText, QPalette.ColorRole.Button),
            (QPalette.ColorRole.ToolTipText, QPalette.ColorRole.ToolTipBase),
        ):
            difference = palette.color(text).lightness() - palette.color(background).lightness()
            assert abs(difference) > 120, (name, text)
        lightness[name] = palette.color(QPalette.ColorRole.Window).lightness()
    assert lightness[appearance.DARK] < 80 < 200 < lightness[appearance.LIGHT]


def brightness(colour: QColor) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.usefixtures("_palette")
@for_each("name", [appearance.LIGHT, appearance.DARK])
@for_each(
    ("text", "background"),
    [
        ("WindowText", "Window"),
        ("Text", "Base"),
        ("Text", "AlternateBase"),
        ("ButtonText", "Button"),
        ("ToolTipText", "ToolTipBase"),
        ("HighlightedText", "Highlight"),
        ("PlaceholderText", "Base"),
        ("PlaceholderText", "Window"),
        ("Link", "Base"),
        ("Link", "Window"),
    ],
)
def test_texts_stand_out_from_their_ground_as_the_rules_for_access_ask(name, text, background):
    appearance.apply_palette(name)
    palette, roles = QApplication.palette(), QPalette.ColorRole
    assert contrast(palette.color(roles[text]), palette.color(roles[background])) >= 4.5


@for_each(
    "path",
    sorted(resource_path("icons", "back.svg").parent.glob("[!i]*.svg")),
    ids=lambda path: path.stem,
)
def test_icons_are_of_one_hand(path):
    drawing = path.read_text("utf-8")
    for same in (
        'viewBox="0 0 24 24"',
        'fill="none"',
        'stroke="currentColor"',
        'stroke-linecap="round"',
        'stroke-linejoin="round"',
    ):
        assert same in drawing.partition(">")[0]
    image = icon(path.stem).pixmap(24).toImage()
    rim = [
        *((x, y) for x in range(24) for y in (0, 23)),
        *((x, y) for y in range(24) for x in (0, 23)),
    ]
    assert not any(image.pixelColor(x, y).alpha() > 200 for x, y in rim)


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_boxes_to_be_ticked_stand_out_from_the_window(name, kind):
    appearance.apply_palette(name)
    inside = QApplication.palette(kind()).color(QPalette.ColorRole.Base)
    assert inside.lightness() - QApplication.palette().window().color().lightness() > 8


@pytest.mark.usefixtures("_palette")
@for_each("name", [appearance.LIGHT, appearance.DARK])
@for_each(
    "kind",
    [QCheckBox, QRadioButton, QGroupBox, QTreeWidget, QComboBox, QLineEdit, QSpinBox, Menu],
)
def test_rims_stand_out_from_what_is_around_them_as_the_rules_for_access_ask(name, kind):
    appearance.apply_palette(name)
    rim = QApplication.palette(kind()).window().color().darker(140)  # as Fusion has it
    usual = QApplication.palette()
    assert contrast(rim, usual.window().color()) >= 3
    assert contrast(rim, usual.base().color()) >= 3


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
def test_the_rim_of_the_field_that_has_the_keys_is_seen_as_well(name):
    appearance.apply_palette(name)
    palette = QApplication.palette(QLineEdit())
    assert (
        contrast(palette.highlight().color().darker(125), QApplication.palette().window().color())
        >= 3
    )
    assert contrast(palette.highlight().color(), palette.highlightedText().color()) >= 4.5


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
def test_a_box_in_a_menu_shows_its_rim(qtbot, name):
    appearance.apply_palette(name)
    menu = Menu()
    qtbot.addWidget(menu)
    menu.setStyle(QStyleFactory.create("Fusion"))
    menu.addAction("Play sounds").setCheckable(True)
    menu.popup(QPoint(0, 0))
    image, line = menu.grab().toImage(), menu.actionGeometry(menu.actions()[0]).center().y()
    background = image.pixelColor(2, line)
    seen = [contrast(image.pixelColor(x, line), background) for x in range(2, line * 2)]
    assert max(seen) >= 2.5


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
def test_the_lists_of_combo_boxes_have_the_ground_of_menus(name):
    appearance.apply_palette(name)
    # Fusion paints them in the window of all menus, whatever a combo box has itself.
    assert QApplication.palette(QMenu()).window().color() == QApplication.palette().window().color()


@pytest.mark.parametrize(
    ("name", "expected"), [(appearance.LIGHT, theme.LIGHT), (appearance.DARK, theme.DARK)]
)
def test_the_board_has_the_theme_of_the_look(settings, name, expected):
    settings.set(THEME, name)
    assert appearance.board_theme(settings) == expected


def test_stones_lie_beside_their_points_only_if_wanted(settings):
    assert appearance.board_theme(settings).placement_offset == 0
    settings.set(NATURAL_PLACEMENT, True)
    assert 0 < appearance.board_theme(settings).placement_offset < 0.15


def strength(image: QImage) -> int:
    """Return the sum of the opacities of all pixels."""
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(*place).alpha() for place in places)


def test_icons_of_disabled_commands_are_faded_and_still_seen(qapp):
    normal = strength(icon("back").pixmap(24, QIcon.Mode.Normal).toImage())
    disabled = strength(icon("back").pixmap(24, QIcon.Mode.Disabled).toImage())
    assert 0.3 < disabled / normal < 0.5


@pytest.fixture(scope="module")
def make_icons() -> ModuleType:
    return packaging_script("make_icons")


def premultiplied(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).constBits())


def largest_difference(one: QImage, other: QImage) -> int:
    """Return the largest difference of a colour or an opacity of two images of the same size."""
    assert one.size() == other.size()
    pairs = zip(premultiplied(one), premultiplied(other), strict=True)
    return max(abs(here - there) for here, there in pairs)


@pytest.mark.usefixtures("_palette")
@for_each("name", [appearance.LIGHT, appearance.DARK])
def test_the_pictures_of_icons_are_what_the_script_makes_of_the_drawings(make_icons, name):
    appearance.apply_palette(name)
    colour = QApplication.palette().color(QPalette.ColorRole.WindowText)
    made = make_icons.theme_picture(make_icons.FOLDER, colour)
    kept = QImage(str(make_icons.FOLDER / f"{name}.png"))
    assert kept.text(icons.NAMES) == made.text(icons.NAMES), "run packaging/make_icons.py"
    assert largest_difference(kept, made) < 40, "run packaging/make_icons.py"


@pytest.mark.usefixtures("_palette")
@for_each("name", [appearance.LIGHT, appearance.DARK])
def test_icons_look_like_their_drawings(make_icons, name):
    appearance.apply_palette(name)
    colour = QApplication.palette().color(QPalette.ColorRole.WindowText).name().encode()
    for path in make_icons.FOLDER.glob("[!i]*.svg"):
        drawing = path.read_bytes().replace(b"currentColor", colour)
        drawn = make_icons.blank_image(QSize(icons.PIXELS, icons.PIXELS))
        with QPainter(drawn) as painter:
            QSvgRenderer(QByteArray(drawing)).render(painter)
        shown = icon(path.stem).pixmap(QSize(24, 24), 2.0).toImage()
        assert largest_difference(shown, drawn) < 40, path.stem


@for_each("side", icons.APP_SIZES)
def test_the_icon_of_the_program_is_what_the_script_makes_of_its_drawing(qapp, make_icons, side):
    made = make_icons.app_picture(make_icons.FOLDER, side)
    assert largest_difference(app_icon().pixmap(side, side).toImage(), made) < 40


@pytest.mark.usefixtures("_palette")
def test_icons_have_the_colour_of_the_text_of_the_look():
    def darkest(name: str) -> int:
        appearance.apply_palette(name)
        image = icon("new").pixmap(24, 24).toImage()
        colours = (image.pixelColor(x, y) for x in range(24) for y in range(24))
        return min(colour.lightness() for colour in colours if colour.alpha() == 255)

    assert darkest(appearance.LIGHT) < 80
    assert darkest(appearance.DARK) > 150


def test_the_stones_of_lists_differ(qapp):
    black, white = (stone_icon(colour).pixmap(16, 16).toImage() for colour in Colour)
    assert black.pixelColor(8, 8).lightness() < 60
    assert white.pixelColor(8, 8).lightness() > 200


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
def test_a_chosen_button_stands_out_from_those_beside_it(qtbot, name):
    appearance.apply_palette(name)
    buttons = [QPushButton("9×9"), QPushButton("13×13")]
    for button in buttons:
        qtbot.addWidget(button)
        button.setCheckable(True)
        highlight_when_checked(button)
        button.show()
    buttons[0].setChecked(True)
    chosen, other = (button.grab().toImage().pixelColor(9, 9) for button in buttons)
    assert contrast(chosen, other) > 1.5
    buttons[0].setChecked(False)
    assert buttons[0].grab().toImage().pixelColor(9, 9) == other


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("name", [appearance.LIGHT, appearance.DARK])
def test_widgets_of_a_kind_share_a_palette(qtbot, name):
    # Otherwise Qt's pixmap cache would keep other names for each of them, for ever.
    appearance.apply_palette(name)
    keys = []
    for _ in range(2):
        dialog = QDialog()
        qtbot.addWidget(dialog)
        box = QGroupBox(dialog)
        kinds = (QSpinBox, QComboBox, QLineEdit, QCheckBox)
        widgets = [box, *(kind(parent) for kind in kinds for parent in (dialog, box))]
        dialog.show()
        keys.append([widget.palette().cacheKey() for widget in widgets])
    assert keys[0] == keys[1]


@pytest.mark.usefixtures("_palette")
@pytest.mark.parametrize("floating", [False, True], ids=["docked", "floating"])
def test_the_buttons_of_panels_stand_out_from_their_title_bar(qtbot, floating):
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = PanelDock("Tree", window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    dock.setFloating(floating)
    for name in (appearance.LIGHT, appearance.DARK):
        appearance.apply_palette(name)
        QApplication.processEvents()
        background = QApplication.palette().window().color()
        for button in dock.findChildren(QAbstractButton):
            image = button.grab().toImage()
            pixels = [
                image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
            ]
            assert max(contrast(pixel, background) for pixel in pixels) >= 4.5, button.objectName()


def test_the_buttons_of_a_panel_are_drawn_when_it_is_shown(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = PanelDock("Tree", window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.hide()
    window.show()
    (button,) = (b for b in dock.findChildren(QAbstractButton) if "close" in b.objectName())
    assert button.icon().cacheKey() != icon("close").cacheKey()
    dock.show()
    assert button.icon().cacheKey() == icon("close").cacheKey()


@pytest.mark.usefixtures("_palette")
def test_the_picture_of_wood_is_as_dark_as_boards_on_the_window():
    lightness = []
    for name in (appearance.LIGHT, appearance.DARK):
        appearance.apply_palette(name)
        image = appearance.board_theme_icon(appearance.WOOD).pixmap(72, 48).toImage()
        lightness.append(image.pixelColor(60, 6).lightness())
    assert lightness[1] < lightness[0] - 20
