"""The colours of the window, light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from ...diagram import theme as themes
from ..core.settings import NATURAL_PLACEMENT, THEME

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ..core.settings import Settings

_BESIDE = 0.05
"""How far a stone placed by hand lies beside its point, in pitches."""

LIGHT = "light"
DARK = "dark"

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
_TOGGLES = {LIGHT: "#fcfbf9", DARK: "#4d4f57"}
"""The inside of boxes to be ticked."""
_RIMMED = {LIGHT: "#bebcb7", DARK: "#a9abb6"}
"""What some kinds of widgets take for the window around them: Fusion makes their rims of it, darker
by two fifths, and those that it makes of our windows hardly show."""
_SELECTED = {LIGHT: ("#a4641f", "#ffffff"), DARK: ("#d98f3e", "#1b1b1e")}
"""What is selected in a field, and its text: of this is the rim of the field that has the keys."""
_TICKED = ("QCheckBox", "QRadioButton")
_RIMMED_KINDS = ("Menu", "QComboBox", "QGroupBox", "QTreeWidget")
_FIELDS = ("QLineEdit", "QAbstractSpinBox")
_DISABLED = {LIGHT: "#a5a199", DARK: "#6d6f76"}
_DISABLED_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


def board_theme(settings: Settings) -> Theme:
    """The theme of the board in windows of the chosen look."""
    theme = themes.DARK if settings.get(THEME) == DARK else themes.LIGHT
    return theme._replace(natural=_BESIDE if settings.get(NATURAL_PLACEMENT) else 0.0)


def apply(name: str) -> None:
    """Give all windows their colours."""
    palette = QPalette(QColor(_ROLES[name][QPalette.ColorRole.Button]))
    for role, colour in _ROLES[name].items():
        palette.setColor(role, QColor(colour))
    for role in _DISABLED_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_DISABLED[name]))
    QApplication.setPalette(palette)
    _dress(_RIMMED_KINDS, palette, Window=_RIMMED[name])
    _dress(_TICKED, palette, Window=_RIMMED[name], Base=_TOGGLES[name])
    ground, text = _SELECTED[name]
    _dress(_FIELDS, palette, Window=_RIMMED[name], Highlight=ground, HighlightedText=text)


def _dress(kinds: tuple[str, ...], palette: QPalette, **roles: str) -> None:
    """Give some kinds of widgets a palette in which some roles have other colours."""
    own = QPalette(palette)
    for role, colour in roles.items():
        own.setColor(QPalette.ColorRole[role], QColor(colour))
    for kind in kinds:
        QApplication.setPalette(own, kind)  # type: ignore[arg-type]  # the stubs want bytes
