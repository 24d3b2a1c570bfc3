"""What drawing on a point depends on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor

from ..go import Colour

if TYPE_CHECKING:
    from .lettering import Lettering
    from .theme import Theme


class Look(NamedTuple):
    """The theme, the pitch and the letters that something on a point is drawn with."""

    theme: Theme
    pitch: float
    lettering: Lettering

    def ink(self, on: Colour | None) -> QColor:
        """The colour that stands out on a stone of a colour, or on an empty point."""
        theme = self.theme
        match on:
            case Colour.BLACK:
                return QColor(theme.on_black)
            case Colour.WHITE:
                return QColor(theme.on_white)
        return QColor(theme.ink)

    def accent(self, on: Colour | None) -> QColor:
        """The colour of what is to draw the eye."""
        return QColor(self.theme.accent) if self.theme.accent else self.ink(on)

    def warning(self, on: Colour | None) -> QColor:
        """The colour of what is forbidden."""
        return QColor(self.theme.warning) if self.theme.warning else self.ink(on)
