"""The drawings of marks: their shapes, LaTeX commands and characters."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...go import Colour
from ...named_tuples import NamedTuple
from ...record.properties.marks import Mark

if TYPE_CHECKING:
    from collections.abc import Callable

    from .cell_style import CellStyle

    DrawShape = Callable[[QPainter, QPointF, CellStyle, Colour | None], None]
    """Function that draws a shape around a centre, on a stone or point, in the painter's pen."""

_BADGE = 0.27  # how far to the right and below a badge is


def _draw_circle(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    qp.drawEllipse(centre, 0.25 * cell_style.pitch, 0.25 * cell_style.pitch)


def _frame_circle(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    qp.drawEllipse(centre, 0.36 * cell_style.pitch, 0.36 * cell_style.pitch)


def _draw_square(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    qp.drawRect(_square(centre, 0.22 * cell_style.pitch))


def _frame_square(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    qp.drawRect(_square(centre, 0.31 * cell_style.pitch))


def _draw_triangle(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    corners = ((0.0, -0.3), (0.26, 0.15), (-0.26, 0.15))
    qp.drawPolygon(QPolygonF([centre + QPointF(x, y) * cell_style.pitch for x, y in corners]))


def _frame_triangle(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    corners = ((0.0, -0.45), (0.4, 0.24), (-0.4, 0.24))
    qp.drawPolygon(QPolygonF([centre + QPointF(x, y) * cell_style.pitch for x, y in corners]))


def draw_cross(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw a cross of two diagonal lines."""
    arm = 0.19 * cell_style.pitch
    qp.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
    qp.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


def _frame_cross(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw only the four ends of a cross, which leave space for a label."""
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        arm = QPointF(x, y) * cell_style.pitch
        qp.drawLine(centre + arm * 0.21, centre + arm * 0.33)


def _draw_selected(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    _draw_diamond(qp, centre, 0.24 * cell_style.pitch, cell_style.ink(stone_colour))


def _frame_selected(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    """Draw the mark of a selected point around a label, as four small diamonds."""
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        _draw_diamond(
            qp,
            centre + QPointF(x, y) * 0.36 * cell_style.pitch,
            0.09 * cell_style.pitch,
            cell_style.ink(stone_colour),
        )


def _draw_diamond(qp: QPainter, centre: QPointF, far: float, ink: QColor) -> None:
    corners = (QPointF(0, -far), QPointF(far, 0), QPointF(0, far), QPointF(-far, 0))
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(ink)
    qp.drawPolygon(QPolygonF([centre + corner for corner in corners]))


def _draw_territory_of(
    owner: Colour, qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    fill, rim = cell_style.ink(owner.opponent), cell_style.ink(stone_colour)
    _draw_territory(qp, centre, cell_style, fill, rim)


def _frame_territory_of(
    owner: Colour, qp: QPainter, centre: QPointF, cell_style: CellStyle, stone_colour: Colour | None
) -> None:
    fill, rim = cell_style.ink(owner.opponent), cell_style.ink(stone_colour)
    _draw_badge(qp, centre, cell_style, fill, rim)


def _draw_badge(
    qp: QPainter, centre: QPointF, cell_style: CellStyle, fill: QColor, rim: QColor
) -> None:
    corner = centre + QPointF(_BADGE, _BADGE) * cell_style.pitch
    _draw_territory(qp, corner, cell_style, fill, rim, half=0.1)


def _draw_territory(
    qp: QPainter,
    centre: QPointF,
    cell_style: CellStyle,
    fill: QColor,
    rim: QColor,
    half: float = 0.15,
) -> None:
    qp.setPen(QPen(rim, cell_style.line_width(0.03)))
    qp.setBrush(fill)
    qp.drawRect(_square(centre, half * cell_style.pitch))


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)


class MarkDrawing(NamedTuple):
    """The ways of showing a mark on boards, in LaTeX and in text.

    ``shape`` draws the mark in the middle of a point, ``frame`` around a label or next to another
    mark. ``latex`` is the command that draws it at the origin of a point, from the package psgo
    unless ``latex_definition`` defines it. ``characters`` stand for the mark in running text: on a
    black stone, and otherwise.
    """

    shape: DrawShape
    frame: DrawShape
    latex: str
    characters: tuple[str, str]
    latex_definition: str = ""


_LATEX_TERRITORY = r"""
\newcommand{\goterritory}[1]{\psframe[fillstyle=solid,fillcolor=#1,linecolor=gray]%
  (-0.2\goxunit,-0.2\goxunit)(0.2\goxunit,0.2\goxunit)}
""".lstrip()

DRAWINGS = {
    Mark.TRIANGLE: MarkDrawing(_draw_triangle, _frame_triangle, r"\marktr", ("▲", "△")),
    Mark.SQUARE: MarkDrawing(_draw_square, _frame_square, r"\marksq", ("■", "□")),
    Mark.CIRCLE: MarkDrawing(_draw_circle, _frame_circle, r"\markcr", ("◉", "◎")),
    Mark.CROSS: MarkDrawing(draw_cross, _frame_cross, r"\markma", ("✖", "×")),
    Mark.SELECTED: MarkDrawing(_draw_selected, _frame_selected, r"\marksl", ("◆", "◇")),
    Mark.TERRITORY_BLACK: MarkDrawing(
        partial(_draw_territory_of, Colour.BLACK),
        partial(_frame_territory_of, Colour.BLACK),
        r"\goterritory{black}",
        ("▪", "▪"),
        _LATEX_TERRITORY,
    ),
    Mark.TERRITORY_WHITE: MarkDrawing(
        partial(_draw_territory_of, Colour.WHITE),
        partial(_frame_territory_of, Colour.WHITE),
        r"\goterritory{white}",
        ("▫", "▫"),
        _LATEX_TERRITORY,
    ),
}
