"""The board without its position: wood, lines, hoshi, labels at the edges and structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .edge_texts import draw_edge_texts
from .overlay import draw_captions, draw_items, draw_watermarks
from .picture import Ground, Structure
from .wood import draw_wood, wood_image

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Point
    from .surface import Surface


def draw_ground(qp: QPainter, ground: Ground, surface: Surface) -> None:
    """Draw the board without its position."""
    structure = ground.structure or Structure()
    draw_board(qp, surface)
    if ground.dark_squares is not None:
        _draw_squares(qp, ground.dark_squares, surface)
    draw_items(qp, structure.tints, surface)
    draw_watermarks(qp, structure.captions, surface)
    draw_items(qp, structure.lines, surface)
    if ground.dark_squares is None:
        _draw_lines(qp, surface)
        _draw_hoshi(qp, ground.hoshi, surface)
    draw_captions(qp, structure.captions, surface)
    draw_edge_texts(qp, ground, surface)


def draw_board(qp: QPainter, surface: Surface) -> None:
    """Draw the board itself, of wood or plain, unless the theme leaves it out."""
    rect, theme = surface.layout.board_rect(), surface.theme
    if surface.scale is not None:
        rect = QRectF(rect.toRect())
    if theme.bare:
        return
    if theme.wood is None:
        qp.fillRect(rect, QColor(theme.surface))
    elif surface.scale is None:
        qp.drawImage(rect, wood_image(rect.size(), surface.pitch, theme.wood))
    else:
        draw_wood(qp, rect, surface.pitch, theme.wood)


def _draw_lines(qp: QPainter, surface: Surface) -> None:
    layout, grid = surface.layout, surface.grid
    left, top, right, bottom = layout.crop
    last_column, last_row = layout.size.width - 1, layout.size.height - 1
    half = grid.border / 2
    x0 = grid.x[left] - (layout.pitch_x / 2 if left > 0 else half)
    x1 = grid.x[right] + (layout.pitch_x / 2 if right < last_column else half)
    y0 = grid.y[top] - (layout.pitch_y / 2 if top > 0 else half)
    y1 = grid.y[bottom] + (layout.pitch_y / 2 if bottom < last_row else half)
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    borders = [c in (0, last_column) for c in columns] + [r in (0, last_row) for r in rows]
    lines = [QLineF(grid.x[column], y0, grid.x[column], y1) for column in columns]
    lines += [QLineF(x0, grid.y[row], x1, grid.y[row]) for row in rows]
    pen = QPen(QColor(surface.theme.line), grid.line)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    for width, wanted in ((grid.line, False), (grid.border, True)):
        pen.setWidthF(width)
        qp.setPen(pen)
        qp.drawLines(
            [line for line, border in zip(lines, borders, strict=True) if border is wanted]
        )


def _draw_squares(qp: QPainter, dark: frozenset[Point], surface: Surface) -> None:
    """Draw the dark squares, and a frame where the board ends."""
    grid, layout = surface.grid, surface.layout
    for column, row in surface.shown(sorted(dark)):
        qp.fillRect(grid.cells(column, row, column, row), QColor(surface.theme.square))
    left, top, right, bottom = layout.crop
    squares, width = grid.cells(left, top, right, bottom), grid.border
    frame = QPainterPath()
    frame.addRect(squares)
    frame.addRect(
        squares.adjusted(
            -width * (left == 0),
            -width * (top == 0),
            width * (right == layout.size.width - 1),
            width * (bottom == layout.size.height - 1),
        )
    )
    qp.fillPath(frame, QColor(surface.theme.line))


def _draw_hoshi(qp: QPainter, hoshi: Iterable[Point], surface: Surface) -> None:
    grid = surface.grid
    radius = max(surface.theme.hoshi_diameter * surface.pitch, grid.line * 3) / 2
    qp.setPen(Qt.PenStyle.NoPen)
    qp.setBrush(QColor(surface.theme.line))
    for column, row in surface.shown(hoshi):
        qp.drawEllipse(QPointF(grid.x[column], grid.y[row]), radius, radius)
