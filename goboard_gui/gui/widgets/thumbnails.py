"""Thumbnails of positions and games, which are drawn when needed, in short time slices."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from ...diagram.compose import DisplayOptions, LastMoveMark, compose_picture
from ...diagram.layout import BoardMargins, Layout
from ...diagram.painting.device import Device
from ...diagram.painting.painter import Painter
from ...notation import NOTATIONS, Naming
from ...record.analysis.preview import position_after

if TYPE_CHECKING:
    from collections.abc import Hashable

    from ...diagram.picture import Picture
    from ...diagram.theme import Theme
    from ...go import Board, Crop
    from ...record import Tree

_TIME_BUDGET = 0.012
"""Seconds of drawing before control returns to the event loop."""
_MAX_CACHED = 400
"""Maximum number of cached thumbnails; with a device pixel ratio of 2 they take 100 MB."""
_MAX_QUEUED = 120
"""Maximum number of requested thumbnails; beyond that, the oldest requests are dropped."""
_SHADOW_MARGIN = 2
"""Margin around the board for its shadow, in pixels."""

_OPTIONS = DisplayOptions(
    edges=frozenset(), spotlight=False, last_move=LastMoveMark.NOTHING, continued_lines=0
)


class ThumbnailPosition(Enum):
    """The position of a game to show in its thumbnail; the values are move numbers, or None for the
    end.
    """

    END = None
    MOVE_50 = 50
    START = 0


def thumbnail_picture(board: Board, crop: Crop | None = None) -> Picture:
    """Return the picture of a position for a thumbnail, or of a part of it."""
    naming = Naming.on_board(NOTATIONS[0], board.shape)  # no name is shown
    return compose_picture(board, naming, _OPTIONS)._replace(crop=crop)


class Thumbnails(QObject):
    """Base class of caches of thumbnails, which draw the most recently requested one first.

    A subclass returns the picture of a subject, which is any hashable object.
    """

    drawn = Signal(object)
    """Emitted with the subject whose thumbnail has been drawn."""

    def __init__(self, theme: Theme, side: int, parent: QObject | None = None) -> None:
        """Create an empty cache of thumbnails, each ``side`` logical pixels wide and high."""
        super().__init__(parent)
        self._theme = theme
        self.side = side
        self._ratio = 1.0
        self._cache: dict[Hashable, QPixmap] = {}
        self._queue: dict[Hashable, None] = {}
        self._painter = lru_cache(maxsize=8)(self._make_painter)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_some)

    def picture(self, subject: Any) -> Picture:
        """Return the picture of a subject."""
        raise NotImplementedError

    def configure(
        self, *, theme: Theme | None = None, side: int | None = None, ratio: float | None = None
    ) -> None:
        """Change the appearance of thumbnails, discarding the cached ones if anything changed."""
        before = self._theme, self.side, self._ratio
        self._theme = self._theme if theme is None else theme
        self.side = self.side if side is None else side
        self._ratio = self._ratio if ratio is None else ratio
        if before != (self._theme, self.side, self._ratio):
            self._discard()

    def _discard(self) -> None:
        self._cache.clear()
        self._queue.clear()
        self._painter.cache_clear()

    def thumbnail(self, subject: Hashable) -> QPixmap | None:
        """Return the thumbnail of a subject, or None if it has not been drawn yet and is now
        requested.
        """
        cached = self._cache.pop(subject, None)
        if cached is not None:
            self._cache[subject] = cached
            return cached
        self._queue.pop(subject, None)
        self._queue[subject] = None
        if len(self._queue) > _MAX_QUEUED:
            del self._queue[next(iter(self._queue))]
        self._timer.start()
        return None

    def _draw_some(self) -> None:
        start = perf_counter()
        while self._queue and perf_counter() - start < _TIME_BUDGET:
            subject, _ = self._queue.popitem()
            self._cache[subject] = self._draw(self.picture(subject))
            if len(self._cache) > _MAX_CACHED:
                del self._cache[next(iter(self._cache))]
            self.drawn.emit(subject)
        if not self._queue:
            self._timer.stop()

    def _draw(self, picture: Picture) -> QPixmap:
        pixels = round(self.side * self._ratio)
        pixmap = QPixmap(pixels, pixels)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        room = QRectF(0, 0, self.side, self.side).adjusted(
            _SHADOW_MARGIN, _SHADOW_MARGIN, -_SHADOW_MARGIN, -_SHADOW_MARGIN
        )
        empty_board = picture.empty_board
        margins = BoardMargins.for_board(empty_board)
        layout = Layout.fit(
            empty_board.size, room, margins=margins, crop=picture.crop, plan=empty_board.plan
        )
        with QPainter(pixmap) as qp:
            self._painter(layout).draw(qp, picture)
        return pixmap

    def _make_painter(self, layout: Layout) -> Painter:
        return Painter(Device.for_pixels(self._ratio), layout, self._theme)


class GameThumbnails(Thumbnails):
    """Cache of thumbnails of games; its subjects are `Tree`s."""

    def __init__(self, theme: Theme, side: int, parent: QObject | None = None) -> None:
        super().__init__(theme, side, parent)
        self.position = ThumbnailPosition.END

    def set_position(self, position: ThumbnailPosition) -> None:
        """Set the position of each game that its thumbnail shows."""
        if position is not self.position:
            self.position = position
            self._discard()

    def picture(self, subject: Tree) -> Picture:
        return thumbnail_picture(position_after(subject, self.position.value))
