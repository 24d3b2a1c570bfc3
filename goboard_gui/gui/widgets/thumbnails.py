"""Small pictures of games, drawn when they are wanted and a few at a time."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from ...diagram.compose import LastMove, Shown, compose
from ...diagram.layout import Layout, Margins
from ...diagram.painter import Painter
from ...diagram.surface import Device
from ...notation import NOTATIONS, Naming
from ...record.analysis.preview import position_after

if TYPE_CHECKING:
    from ...diagram.theme import Theme
    from ...record import Tree

_SLICE = 0.012
"""Seconds to draw before the window may do something else."""
_MOST = 400
"""How many pictures are kept: at a ratio of 2 they take 100 MB."""
_WAITING = 120
"""How many may wait; of more, those wanted last are drawn."""
_AROUND = 2
"""Pixels around a board, for its shadow."""

_BARE = Shown(edges=frozenset(), spotlight=False, last_move=LastMove.NOTHING)


class Moment(Enum):
    """Which position of a game is shown; the value is the number of moves before it."""

    END = None
    MOVE_50 = 50
    START = 0


class Thumbnails(QObject):
    """Draws them, the one wanted last first, and keeps those it drew."""

    drawn = Signal(object)
    """The picture of a `Tree` can be had now."""

    def __init__(self, theme: Theme, side: int, parent: QObject | None = None) -> None:
        """The pictures are ``side`` logical pixels wide and high."""
        super().__init__(parent)
        self._theme = theme
        self.side = side
        self.moment = Moment.END
        self._ratio = 1.0
        self._kept: dict[Tree, QPixmap] = {}
        self._wanted: dict[Tree, None] = {}
        self._painter = lru_cache(maxsize=8)(self._make_painter)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_some)

    def use(
        self,
        *,
        theme: Theme | None = None,
        side: int | None = None,
        moment: Moment | None = None,
        ratio: float | None = None,
    ) -> None:
        """Draw in another way from now on."""
        before = self._theme, self.side, self.moment, self._ratio
        self._theme = self._theme if theme is None else theme
        self.side = self.side if side is None else side
        self.moment = self.moment if moment is None else moment
        self._ratio = self._ratio if ratio is None else ratio
        if before != (self._theme, self.side, self.moment, self._ratio):
            self._kept.clear()
            self._wanted.clear()
            self._painter.cache_clear()

    def of(self, tree: Tree) -> QPixmap | None:
        """The picture of a game; None if it is not drawn yet, which it soon will be."""
        kept = self._kept.pop(tree, None)
        if kept is not None:
            self._kept[tree] = kept
            return kept
        self._wanted.pop(tree, None)
        self._wanted[tree] = None
        if len(self._wanted) > _WAITING:
            del self._wanted[next(iter(self._wanted))]
        self._timer.start()
        return None

    def _draw_some(self) -> None:
        begun = perf_counter()
        while self._wanted and perf_counter() - begun < _SLICE:
            tree, _ = self._wanted.popitem()
            self._kept[tree] = self._draw(tree)
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
            self.drawn.emit(tree)
        if not self._wanted:
            self._timer.stop()

    def _draw(self, tree: Tree) -> QPixmap:
        board = position_after(tree, self.moment.value)
        naming = Naming(NOTATIONS[0], board.size)  # no name is shown
        picture = compose(board, naming, _BARE)
        pixels = round(self.side * self._ratio)
        pixmap = QPixmap(pixels, pixels)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        room = QRectF(0, 0, self.side, self.side).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        layout = Layout.fit(board.size, room, margins=Margins.of(picture.ground))
        with QPainter(pixmap) as qp:
            self._painter(layout).draw(qp, picture)
        return pixmap

    def _make_painter(self, layout: Layout) -> Painter:
        return Painter(Device.of_pixels(self._ratio), layout, self._theme)
