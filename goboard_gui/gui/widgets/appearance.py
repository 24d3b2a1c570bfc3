"""Light and dark palettes of the windows, and the theme of the board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from ...diagram import theme as themes
from ..core import closing
from ..core.settings import BOARD_THEME, NATURAL_PLACEMENT, THEME

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ..core.settings import Settings

_PLACEMENT_OFFSET = 0.05
"""Largest offset of a stone with natural placement, as a fraction of the line spacing."""

LIGHT = "light"
DARK = "dark"
SYSTEM = "system"
"""The themes, as stored in the settings; `SYSTEM` stands for the one that the desktop uses."""

_ROLES = {
    LIGHT: {
        QPalette.ColorRole.Window: "#f3f1ed",
        QPalette.ColorRole.WindowText: "#26241f",
        QPalette.ColorRole.Base: "#fcfbf9",
        QPalette.ColorRole.AlternateBase: "#f4f1eb",
        QPalette.ColorRole.Text: "#26241f",
        QPalette.ColorRole.Button: "#eceae4",
        QPalette.ColorRole.ButtonText: "#26241f",
        QPalette.ColorRole.Highlight: "#a4641f",
        QPalette.ColorRole.HighlightedText: "#ffffff",
        QPalette.ColorRole.ToolTipBase: "#fffdf7",
        QPalette.ColorRole.ToolTipText: "#26241f",
        QPalette.ColorRole.PlaceholderText: "#6f6b63",
        QPalette.ColorRole.Link: "#8a4f12",
    },
    DARK: {
        QPalette.ColorRole.Window: "#2a2b2f",
        QPalette.ColorRole.WindowText: "#e4e2dd",
        QPalette.ColorRole.Base: "#232428",
        QPalette.ColorRole.AlternateBase: "#292a2f",
        QPalette.ColorRole.Text: "#e4e2dd",
        QPalette.ColorRole.Button: "#36373c",
        QPalette.ColorRole.ButtonText: "#e4e2dd",
        QPalette.ColorRole.Highlight: "#9c6526",
        QPalette.ColorRole.HighlightedText: "#ffffff",
        QPalette.ColorRole.ToolTipBase: "#36373c",
        QPalette.ColorRole.ToolTipText: "#e4e2dd",
        QPalette.ColorRole.PlaceholderText: "#9a9ca3",
        QPalette.ColorRole.Link: "#dfa763",
    },
}
_WINDOW = QPalette.ColorRole.Window
_CHECK_BOX_BASE = {LIGHT: "#fcfbf9", DARK: "#4d4f57"}
"""Colours of the inside of check boxes and radio buttons."""
_BORDER_COLOUR = {LIGHT: "#bebcb7", DARK: "#a9abb6"}
"""Window colour for widgets whose borders Fusion derives from it.

Fusion darkens it by two fifths; borders derived from the actual window colour are hardly visible.
"""
_FIELD_HIGHLIGHT = {LIGHT: ("#a4641f", "#ffffff"), DARK: ("#d98f3e", "#1b1b1e")}
"""Colours of the highlight and of highlighted text in input fields.

Fusion also draws the focus border in the highlight colour.
"""
_TOGGLE_CLASSES = ("QCheckBox", "QRadioButton")
_BORDERED_CLASSES = ("Menu", "QComboBox", "QGroupBox", "QTreeWidget")
_FIELD_CLASSES = ("QLineEdit", "QAbstractSpinBox")
_DISABLED = {LIGHT: "#a5a199", DARK: "#6d6f76"}
_DISABLED_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


WOOD, PRINTED, HIGH_CONTRAST = "wood", "print", "contrast"
"""The board themes, as stored in the settings."""

BOARD_SETTINGS = (THEME, BOARD_THEME, NATURAL_PLACEMENT)
"""The settings on which `board_theme` depends."""


def window_theme(settings: Settings) -> str:
    """Return the theme of the windows according to the settings, `LIGHT` or `DARK`."""
    chosen = settings.get(THEME)
    return system_theme() if chosen == SYSTEM else chosen


def system_theme() -> str:
    """Return the theme of the desktop, which is `LIGHT` if it states none."""
    return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT


def follow_system_theme(settings: Settings) -> None:
    """Announce a change of the theme whenever the desktop switches between light and dark, if the
    theme follows the desktop.
    """

    def announce_change() -> None:
        if settings.get(THEME) == SYSTEM:
            settings.changed.emit(THEME)

    closing.connect_until_closed(
        settings, QGuiApplication.styleHints().colorSchemeChanged, announce_change
    )


def board_theme(settings: Settings) -> Theme:
    """Return the theme of boards according to the settings."""
    dark = window_theme(settings) == DARK
    theme = _board_theme(settings.get(BOARD_THEME), dark=dark)
    natural = settings.get(NATURAL_PLACEMENT)
    return theme._replace(placement_offset=_PLACEMENT_OFFSET if natural else 0.0)


def _board_theme(name: str, *, dark: bool) -> Theme:
    """Return the board theme with this name, for a light or dark window."""
    wood = themes.DARK if dark else themes.LIGHT
    if name == WOOD:
        return wood
    theme = themes.PRINT_ON_SCREEN if name == PRINTED else themes.HIGH_CONTRAST
    return theme._replace(background=wood.background)


def board_theme_icon(name: str) -> QIcon:
    """Return a picture of a board corner in the theme with this name, as it looks with the current
    palette.
    """
    dark = QApplication.palette().window().color() == QColor(_ROLES[DARK][_WINDOW])
    return _theme_icon(
        _board_theme(name, dark=dark), QApplication.primaryScreen().devicePixelRatio()
    )


@cache
def _theme_icon(theme: Theme, ratio: float) -> QIcon:
    from ...diagram.layout import BoardMargins, Layout
    from ...diagram.painting.device import Device
    from ...diagram.painting.painter import Painter
    from ...diagram.picture import Cell, EmptyBoard, Picture, StatusMark
    from ...go import Colour, Crop, Point, Size

    size = Size(19, 19)
    cells = {
        Point(2, 1): Cell(Colour.BLACK),
        Point(3, 2): Cell(Colour.WHITE),
        Point(2, 3): Cell(Colour.BLACK, StatusMark.LAST_MOVE),
        Point(4, 3): Cell(Colour.WHITE),
    }
    crop = Crop(0, 0, 5, 3)
    picture = Picture(EmptyBoard(size, frozenset({Point(3, 3)})), cells, crop=crop)
    pixmap = QPixmap(THEME_ICON_SIZE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.surface))
    with QPainter(pixmap) as qp:
        room = QRectF(QPointF(), THEME_ICON_SIZE.toSizeF())
        layout = Layout.fit(
            size, room, margins=BoardMargins.for_board(picture.empty_board), crop=crop
        )
        Painter(Device.for_pixels(ratio), layout, theme).draw(qp, picture)
    return QIcon(pixmap)


THEME_ICON_SIZE = QSize(72, 48)
"""Size of the pictures of board themes, in logical pixels."""


def apply_palette(name: str) -> None:
    """Set the palette of all windows to the one with this name, `LIGHT` or `DARK`."""
    palette = QPalette(QColor(_ROLES[name][QPalette.ColorRole.Button]))
    for role, colour in _ROLES[name].items():
        palette.setColor(role, QColor(colour))
    for role in _DISABLED_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_DISABLED[name]))
    QApplication.setPalette(palette)
    _set_class_palette(_BORDERED_CLASSES, palette, Window=_BORDER_COLOUR[name])
    _set_class_palette(
        _TOGGLE_CLASSES, palette, Window=_BORDER_COLOUR[name], Base=_CHECK_BOX_BASE[name]
    )
    highlight, text = _FIELD_HIGHLIGHT[name]
    _set_class_palette(
        _FIELD_CLASSES,
        palette,
        Window=_BORDER_COLOUR[name],
        Highlight=highlight,
        HighlightedText=text,
    )


def _set_class_palette(classes: tuple[str, ...], palette: QPalette, **roles: str) -> None:
    """Set the palette of some widget classes, replacing the colours of the given roles.

    All widgets share it, because its resolve mask is empty. Otherwise each would get a copy with a
    key of its own. What it draws would then be in Qt's pixmap cache under names of its own, and the
    cache never forgets names.
    """
    own = QPalette(palette)
    for role, colour in roles.items():
        own.setColor(QPalette.ColorRole[role], QColor(colour))
    own.setResolveMask(0)
    for name in classes:
        QApplication.setPalette(own, name)  # type: ignore[arg-type]  # the stubs want bytes
