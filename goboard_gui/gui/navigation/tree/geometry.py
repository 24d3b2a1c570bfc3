"""Where the cells of a drawn tree lie on its canvas, in pixels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QSize

LEAST_PITCH, MOST_PITCH = 10, 48
PITCH = 22


class TreeGeometry(NamedTuple):
    """Square cells, ``pitch`` pixels wide, with half a cell of air around them all.

    Lines of moves run to the right.
    """

    pitch: int = PITCH

    @property
    def air(self) -> int:
        return self.pitch // 2

    def canvas(self, columns: int, rows: int) -> QSize:
        """How large a drawing is, with the air around it."""
        return QSize(columns, rows) * self.pitch + QSize(2, 2) * self.air

    def cell(self, column: int, row: int) -> QRect:
        return QRect(
            self.air + column * self.pitch, self.air + row * self.pitch, self.pitch, self.pitch
        )

    def centre(self, column: float, row: float) -> QPointF:
        return QPointF(self.air + (column + 0.5) * self.pitch, self.air + (row + 0.5) * self.pitch)

    def cell_at(self, place: QPoint) -> tuple[int, int]:
        """The column and the row of a place, be there such cells or not."""
        return (place.x() - self.air) // self.pitch, (place.y() - self.air) // self.pitch

    def cells(self, area: QRect) -> tuple[range, range]:
        """The columns and the rows of the cells that an area touches."""
        left, top = self.cell_at(area.topLeft())
        right, bottom = self.cell_at(area.bottomRight())
        return range(left, right + 1), range(top, bottom + 1)
