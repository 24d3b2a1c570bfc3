"""Where the cells of a drawn tree lie on its canvas, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPoint, QPointF, QRect, QSize

LEAST_PITCH, MOST_PITCH = 10, 48
PITCH = 22


class Orientation(Enum):
    """Where a line of moves runs to."""

    RIGHT = "right"
    DOWN = "down"


@dataclass(frozen=True)
class TreeGeometry:
    """Square cells, ``pitch`` pixels wide, with half a cell of air around them all."""

    pitch: int = PITCH
    orientation: Orientation = Orientation.RIGHT

    @property
    def air(self) -> int:
        return self.pitch // 2

    def canvas(self, columns: int, rows: int) -> QSize:
        """How large a drawing is, with the air around it."""
        return self._turned(QSize(columns, rows)) * self.pitch + QSize(2, 2) * self.air

    def cell(self, column: int, row: int) -> QRect:
        across, down = (column, row) if self._runs_right else (row, column)
        return QRect(
            self.air + across * self.pitch, self.air + down * self.pitch, self.pitch, self.pitch
        )

    def centre(self, column: float, row: float) -> QPointF:
        across, down = (column, row) if self._runs_right else (row, column)
        return QPointF(self.air + (across + 0.5) * self.pitch, self.air + (down + 0.5) * self.pitch)

    def cell_at(self, place: QPoint) -> tuple[int, int]:
        """The column and the row of a place, be there such cells or not."""
        across = (place.x() - self.air) // self.pitch
        down = (place.y() - self.air) // self.pitch
        return (across, down) if self._runs_right else (down, across)

    def cells(self, area: QRect) -> tuple[range, range]:
        """The columns and the rows of the cells that an area touches."""
        left, top = self.cell_at(area.topLeft())
        right, bottom = self.cell_at(area.bottomRight())
        return range(left, right + 1), range(top, bottom + 1)

    @property
    def _runs_right(self) -> bool:
        return self.orientation is Orientation.RIGHT

    def _turned(self, size: QSize) -> QSize:
        return size if self._runs_right else size.transposed()
