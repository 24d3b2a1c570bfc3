"""The style in which the content of points is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from ...go import Colour
from ...named_tuples import NamedTuple
from ..theme import blended_colour

if TYPE_CHECKING:
    from ..theme import Theme
    from .lettering import Lettering


class CellStyle(NamedTuple):
    """The theme, line spacing and lettering in which the content of points is drawn.

    ``pixel`` is the length of a logical pixel on the surface, 0 on paper. ``is_document`` is true
    on pages of documents and printers.
    """

    theme: Theme
    pitch: float
    lettering: Lettering
    pixel: float = 0.0
    is_document: bool = False

    def line_width(self, width: float, pixels: float = 0.0) -> float:
        """Return the width of a line, on the surface: ``width`` line spacings, but at least the
        minimum of the theme and, on screens, ``pixels``.
        """
        least = pixels if self.pixel else 0.0
        return max(width * self.pitch, self.theme.min_line_width, least)

    def colour(self, colour: str, opacity: float) -> QColor:
        """Return a colour with an opacity; in solid themes, the opaque colour in which that
        appears on the surface.
        """
        if self.theme.solid:
            return QColor(blended_colour(colour, opacity, self.theme.surface))
        translucent = QColor(colour)
        translucent.setAlphaF(opacity)
        return translucent

    def ink(self, stone_colour: Colour | None) -> QColor:
        """Return the colour that contrasts with a stone, or with the board if there is no stone."""
        theme = self.theme
        match stone_colour:
            case Colour.BLACK:
                return QColor(theme.on_black)
            case Colour.WHITE:
                return QColor(theme.on_white)
        return QColor(theme.ink)

    def accent(self, stone_colour: Colour | None) -> QColor:
        """Return the accent colour of the theme; if there is none, the ink colour for the stone or
        board.
        """
        return QColor(self.theme.accent) if self.theme.accent else self.ink(stone_colour)

    def warning(self, stone_colour: Colour | None) -> QColor:
        """Return the warning colour of the theme; if there is none, the ink colour for the stone or
        board.
        """
        return QColor(self.theme.warning) if self.theme.warning else self.ink(stone_colour)
