"""Printing of sheets on a printer or another paged device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPageLayout

from .files import MM_PER_INCH, saved_painter_state

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtCore import QSizeF
    from PySide6.QtGui import QPagedPaintDevice, QPainter

    from ..book.sheet import Sheet

_NEARLY = 0.5  # mm, the tolerance of paper sizes


def selected_pages(device: QPagedPaintDevice, count: int) -> list[int]:
    """Return the one-based numbers of the pages that are selected in the settings of a device."""
    ranges = device.pageRanges()
    return [number for number in range(1, count + 1) if ranges.isEmpty() or ranges.contains(number)]


def print_sheets(
    qp: QPainter,
    device: QPagedPaintDevice,
    sheets: Sequence[Sheet],
    numbers: Iterable[int] | None = None,
    *,
    shrink: bool = True,
) -> Iterator[int]:
    """Draw sheets on the pages of a device with the active painter ``qp``, yielding each page
    number.

    ``numbers`` are the pages to print, counted from 1; by default all are printed. Sheets are
    printed at their actual size, measured from the corner of the paper, so the device should be set
    to full pages. They are rotated if they fit better that way. With ``shrink``, sheets larger than
    the paper are scaled down.
    """
    wanted = range(1, len(sheets) + 1) if numbers is None else numbers
    for place, number in enumerate(wanted):
        if place:
            device.newPage()
        with saved_painter_state(qp):
            _lay(qp, device, sheets[number - 1], shrink=shrink)
            sheets[number - 1].draw(qp)
        yield number


def _lay(qp: QPainter, device: QPagedPaintDevice, sheet: Sheet, *, shrink: bool) -> None:
    """Set up the painter for a sheet: its units are millimetres, and its origin is the corner of
    the sheet on the paper.
    """
    layout = device.pageLayout()
    corner = layout.paintRectPixels(device.logicalDpiX()).topLeft()
    qp.translate(-corner.x(), -corner.y())  # (0, 0) on full pages
    qp.scale(device.logicalDpiX() / MM_PER_INCH, device.logicalDpiY() / MM_PER_INCH)
    paper = layout.fullRect(QPageLayout.Unit.Millimeter).size()
    if _on_its_side(sheet, paper):
        qp.translate(paper.width(), 0)
        qp.rotate(90)
        paper.transpose()
    if not _fills(sheet, paper):
        scale = min(1.0, _room(sheet, paper)) if shrink else 1.0
        left = (paper.width() - sheet.width * scale) / 2
        top = (paper.height() - sheet.height * scale) / 2
        qp.translate(left, top)
        qp.scale(scale, scale)


def _on_its_side(sheet: Sheet, paper: QSizeF) -> bool:
    """Return whether a sheet fits the paper better when rotated by 90 degrees."""
    if _fills(sheet, paper) or _room(sheet, paper) >= 1.0:
        return False
    return _room(sheet, paper.transposed()) > _room(sheet, paper)


def _room(sheet: Sheet, paper: QSizeF) -> float:
    """Return the scale at which a sheet just fits on the paper."""
    return min(paper.width() / sheet.width, paper.height() / sheet.height)


def _fills(sheet: Sheet, paper: QSizeF) -> bool:
    """Return whether a sheet is as large as the paper."""
    wider, higher = sheet.width - paper.width(), sheet.height - paper.height()
    return max(abs(wider), abs(higher)) <= _NEARLY
