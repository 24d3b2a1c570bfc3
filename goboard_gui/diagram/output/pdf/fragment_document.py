"""The intermediate document, in which Qt draws each fragment on a page of its own.

It is one document, so that each font face is embedded once. All pages have the same size, of whole
points, because Qt rounds other sizes; where a fragment is cut out of its page does not depend on
that.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QMarginsF, QPointF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from ...book.sheet import draw_item_steps
from ...book.typesetting.styles import EM
from ...painting.painter import saved_painter_state
from ...units import MM_PER_INCH
from ..files import buffer_bytes, open_buffer
from .page_frame import MILLIMETRE

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from ...book.typesetting.flow import MovableItem
    from ...book.typesetting.paragraphs import PlacedLine
    from .fragments import Fragment
    from .plan import PlannedPage

_RESOLUTION = 1200
PADDING = 2.0
"""The margin around a fragment on its page in millimetres, for ink outside of its area."""


def draw_fragments(
    pages: Iterable[PlannedPage], fragments: Iterable[Iterable[Fragment]], *, is_grey: bool = False
) -> Generator[int, None, bytes]:
    """Draw each fragment on a page; return the document, which has only DeviceGray if it
    ``is_grey``. Of fragments with the same key, only the first is drawn.

    After each step, the number of finished sheets is yielded.
    """
    sheets = [page.sheet for page in pages]
    width = max(sheet.width for sheet in sheets) + 2 * PADDING
    height = max(sheet.height for sheet in sheets) + 2 * PADDING
    buffer = open_buffer()
    pdf = QPdfWriter(buffer)
    pdf.setResolution(_RESOLUTION)
    if is_grey:
        pdf.setColorModel(QPdfWriter.ColorModel.Grayscale)
    pdf.setPageLayout(_layout(width, height))
    drawn: set[object] = set()
    is_first = True
    with QPainter(pdf) as qp:
        qp.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        for number, on_sheet in enumerate(fragments):
            for fragment in on_sheet:
                if fragment.key in drawn:
                    continue
                if fragment.key is not None:
                    drawn.add(fragment.key)
                if not is_first:
                    pdf.newPage()
                is_first = False
                for _ in _draw(qp, fragment):
                    yield number
            yield number + 1
    return buffer_bytes(buffer)


def _draw(qp: QPainter, fragment: Fragment) -> Iterator[None]:
    """Draw a fragment in the top left corner of a page, yielding after each step.

    Items are moved there, if possible: Qt also writes transformations with which it draws nothing,
    so equal fragments would differ otherwise.
    """
    with saved_painter_state(qp):
        qp.scale(_RESOLUTION / MM_PER_INCH, _RESOLUTION / MM_PER_INCH)
        qp.translate(PADDING, PADDING)
        x, y = -fragment.rect.left(), -fragment.rect.top()
        are_movable = all(hasattr(item, "translated") for item in fragment.items)
        if not are_movable:
            qp.translate(x, y)
        for placed in fragment.items:
            item = cast("MovableItem", placed).translated(x, y) if are_movable else placed
            yield from draw_item_steps(item, qp)
        if fragment.invisible_text:
            _draw_invisible_text(qp, fragment)


def _draw_invisible_text(qp: QPainter, fragment: Fragment) -> None:
    """Draw the text of a small stone, as wide as the stone, which is made invisible afterwards."""
    (item,) = fragment.items
    line, text = cast("PlacedLine", item).line, fragment.invisible_text
    font = line.type.font(text)
    qp.translate(0.0, line.type.baseline)
    qp.scale(line.width / QFontMetricsF(font).horizontalAdvance(text), line.type.em / EM)
    qp.setFont(font)
    qp.drawText(QPointF(), text)


def _layout(width: float, height: float) -> QPageLayout:
    """Return the layout of pages of at least this size in millimetres, without margins."""
    size = QSizeF(ceil(width * MILLIMETRE), ceil(height * MILLIMETRE))
    exact = QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    return QPageLayout(exact, QPageLayout.Orientation.Portrait, QMarginsF())
