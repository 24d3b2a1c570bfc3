"""Printing of sheets on a printer or another paged device."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QTransform

from ...named_tuples import NamedTuple
from ..painting.painter import saved_painter_state
from ..units import MM_PER_INCH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QPagedPaintDevice, QPainter

    from ..book.sheet import Sheet, SheetItem

NEARLY = 0.5
"""The tolerance of paper sizes in millimetres."""
_TINY = 0.01  # mm


@runtime_checkable
class _BoundedItem(Protocol):
    """Interface of items on a sheet that have a bounding rectangle."""

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the item on the sheet, in millimetres."""


class Placement(NamedTuple):
    """The place of a sheet on paper: the transformation of its millimetres to those of the paper,
    and the scale.
    """

    transform: QTransform
    scale: float


def paper_layout(width: float, height: float) -> QPageLayout:
    """Return the layout of a full page with this width and height in millimetres.

    It has the name of a standard size only if it is equal to that: Qt takes a size for a standard
    one if it differs by up to a millimetre.
    """
    sides = QSizeF(*sorted((width, height)))
    unit, policies = QPageSize.Unit.Millimeter, QPageSize.SizeMatchPolicy
    size = QPageSize(sides, unit, "", policies.FuzzyMatch)
    if not _equal(size.size(unit), sides):
        size = QPageSize(sides, unit, "", policies.ExactMatch)
    return full_page_layout(size, wide=width > height)


def full_page_layout(size: QPageSize, *, wide: bool) -> QPageLayout:
    """Return a page layout without margins, in landscape orientation if ``wide`` is set.

    Printers with margins refuse a layout without margins unless it is that of a full page.
    """
    ways = QPageLayout.Orientation
    layout = QPageLayout(size, ways.Landscape if wide else ways.Portrait, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def have_same_paper_size(size: QPageSize, other: QPageSize) -> bool:
    """Return whether two papers have the same size, whatever their names."""
    mm = QPageSize.Unit.Millimeter
    return _equal(size.size(mm), other.size(mm))


def paper_runs(sheets: Sequence[Sheet], numbers: Iterable[int]) -> list[list[int]]:
    """Return the runs of consecutive page numbers that use the same paper.

    Portrait and landscape pages are on the same paper.

    >>> from ..book.sheet import Sheet
    >>> a4, a5 = Sheet(210, 297), Sheet(148, 210)
    >>> paper_runs([a4, Sheet(297, 210), a5, a4], [1, 2, 3, 4])
    [[1, 2], [3], [4]]
    """

    def sides(number: int) -> tuple[int, ...]:
        sheet = sheets[number - 1]
        return tuple(sorted((round(sheet.width), round(sheet.height))))

    return [list(run) for _, run in groupby(numbers, sides)]


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
            _set_up_painter(qp, device, sheets[number - 1], shrink=shrink)
            sheets[number - 1].draw(qp)
        yield number


def _set_up_painter(qp: QPainter, device: QPagedPaintDevice, sheet: Sheet, *, shrink: bool) -> None:
    """Set up the painter for a sheet: its units are millimetres, and its origin is the corner of
    the sheet on the paper.
    """
    layout = device.pageLayout()
    corner = layout.paintRectPixels(device.logicalDpiX()).topLeft()
    qp.translate(-corner.x(), -corner.y())  # (0, 0) on full pages
    qp.scale(device.logicalDpiX() / MM_PER_INCH, device.logicalDpiY() / MM_PER_INCH)
    paper = layout.fullRect(QPageLayout.Unit.Millimeter).size()
    qp.setTransform(place_sheet(sheet, paper, shrink=shrink).transform, combine=True)


def place_sheet(sheet: Sheet, paper: QSizeF, *, shrink: bool = True) -> Placement:
    """Return where a sheet is placed on paper of a size in millimetres, see `print_sheets`."""
    transform, scale = QTransform(), 1.0
    if _should_rotate(sheet, paper):
        transform.translate(paper.width(), 0)
        transform.rotate(90)
        paper = paper.transposed()
    if not _fills_paper(sheet, paper):
        scale = min(1.0, _fitting_scale(sheet, paper)) if shrink else 1.0
        left = (paper.width() - sheet.width * scale) / 2
        top = (paper.height() - sheet.height * scale) / 2
        transform.translate(left, top)
        transform.scale(scale, scale)
    return Placement(transform, scale)


def exceeds_paper(sheet: Sheet, paper: QSizeF) -> bool:
    """Return whether a sheet is larger than the paper in both orientations."""
    room = max(_fitting_scale(sheet, paper), _fitting_scale(sheet, paper.transposed()))
    return (
        room < 1.0
        and not _fills_paper(sheet, paper)
        and not _fills_paper(sheet, paper.transposed())
    )


def items_in_margins(
    sheet: Sheet, paper: QSizeF, margins: QMarginsF, *, shrink: bool = True
) -> list[SheetItem]:
    """Return the items of a sheet that lie in the margins of the paper, partly or entirely.

    Lengths are in millimetres.
    """
    transform = place_sheet(sheet, paper, shrink=shrink).transform
    room = QRectF(0, 0, paper.width(), paper.height()).marginsRemoved(margins)
    room.adjust(-_TINY, -_TINY, _TINY, _TINY)
    return [
        item
        for item in sheet.items
        if isinstance(item, _BoundedItem)
        and not item.rect.isNull()
        and not room.contains(transform.mapRect(item.rect))
    ]


def _should_rotate(sheet: Sheet, paper: QSizeF) -> bool:
    """Return whether a sheet fits the paper better when rotated by 90 degrees."""
    if _fills_paper(sheet, paper) or _fitting_scale(sheet, paper) >= 1.0:
        return False
    return _fitting_scale(sheet, paper.transposed()) > _fitting_scale(sheet, paper)


def _fitting_scale(sheet: Sheet, paper: QSizeF) -> float:
    """Return the scale at which a sheet just fits on the paper."""
    return min(paper.width() / sheet.width, paper.height() / sheet.height)


def _fills_paper(sheet: Sheet, paper: QSizeF) -> bool:
    """Return whether a sheet is as large as the paper."""
    return _equal(QSizeF(sheet.width, sheet.height), paper)


def _equal(size: QSizeF, other: QSizeF) -> bool:
    wider, higher = size.width() - other.width(), size.height() - other.height()
    return max(abs(wider), abs(higher)) <= NEARLY
