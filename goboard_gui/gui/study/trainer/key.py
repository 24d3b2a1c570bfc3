"""What the colours of the heat map stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ....diagram.layout import PLAIN, Layout
from ....diagram.painting.painter import draw
from ....diagram.picture import Cell, Ground, Mark, Picture, Tint
from ....go import Point, Size
from ....study.statistics import RECENT_ANSWERS
from . import words as say
from .pictures import HEAT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....diagram.picture import TintRole
    from ....diagram.theme import Theme

_SIDE = 22  # of a swatch, in pixels
_COLUMNS = 3
_ONE = Size(1, 1)
_HERE = Point(0, 0)


class HeatKey(QWidget):
    """A swatch for each step of heat, and the mark for mistakes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._swatches = [QLabel() for _ in (*HEAT, None)]
        self.texts = [QLabel() for _ in self._swatches]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (swatch, text) in enumerate(zip(self._swatches, self.texts, strict=True)):
            row, column = divmod(place, _COLUMNS)
            grid.addWidget(swatch, row, 2 * column)
            grid.addWidget(text, row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        self.texts[-1].setText(self.tr("wrong lately"))
        self.texts[-1].setToolTip(
            self.tr("One of the last %n answers was wrong.", "", RECENT_ANSWERS)
        )

    def use_theme(self, theme: Theme) -> None:
        """Show the colours of a theme."""
        for swatch, role in zip(self._swatches, (*HEAT, None), strict=True):
            swatch.setPixmap(self._pixmap(role, theme))

    def use_ends(self, ends: Sequence[float]) -> None:
        """Tell where the steps end, in seconds."""
        for text, end in zip(self.texts, ends, strict=False):
            text.setText(self.tr("to {time}").format(time=say.time(end)))
        self.texts[len(ends)].setText(self.tr("longer"))

    def _pixmap(self, role: TintRole | None, theme: Theme) -> QPixmap:
        """A point of the board in a colour of the map, or with the mark."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(theme.surface))
        tints = () if role is None else (Tint(frozenset({_HERE}), role),)
        cell = Cell(mark=Mark.MISTAKE) if role is None else Cell()
        picture = Picture(Ground(_ONE), {_HERE: cell}, tints)
        layout = Layout.fit(_ONE, QRectF(0, 0, _SIDE, _SIDE), margins=PLAIN)
        with QPainter(pixmap) as qp:
            draw(qp, picture, layout, theme)
        return pixmap
