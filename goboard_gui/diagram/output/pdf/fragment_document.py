"""The intermediate document, in which Qt draws the fragments of each sheet on a page.

It is one document, so that each font face is embedded once. All pages have the same size, of whole
points, because Qt rounds other sizes; where a fragment is on its page does not depend on that: all
are in the top left corner, one on another. Between them are separators, at which `divided_content`
divides the content of a page.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

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

_SEPARATOR = QRectF(-9999, -9999, 1, 1)
"""A rectangle in device units, outside of the page and of whatever is drawn."""
_SEPARATOR_SOURCE = b"-9999 -9999 1 1 re\nf\n"
_SEPARATOR_COLOUR = QColor(0, 0, 0)
_BEGIN, _END = b"\nq q\n", b"Q Q\n"
"""What Qt writes on a page before all drawing, and after it."""


def draw_fragments(
    pages: Iterable[PlannedPage], fragments: Iterable[Iterable[Fragment]], *, is_grey: bool = False
) -> Generator[int, None, bytes]:
    """Draw the fragments of each sheet on a page; return the document, which has only DeviceGray if
    it ``is_grey``. Of fragments with the same key, only the first is drawn.

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
    with QPainter(pdf) as qp:
        qp.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        for number, on_sheet in enumerate(fragments):
            if number:
                pdf.newPage()
            qp.fillRect(_SEPARATOR, _SEPARATOR_COLOUR)
            for fragment in on_sheet:
                key = fragment.key
                if key in drawn:
                    continue
                if key is not None:
                    drawn.add(key)
                for _ in _draw(qp, fragment):
                    yield number
                qp.fillRect(_SEPARATOR, _SEPARATOR_COLOUR)
            yield number + 1
    return buffer_bytes(buffer)


def divided_content(content: bytes) -> Iterator[bytes]:
    """Yield the content of each fragment on a page of the document, which is complete by itself.

    Fragments do not depend on those before: each begins with a transformation, after which Qt
    writes colours and pens again.

    >>> separator = b"-9999 -9999 1 1 re\\nf\\n"
    >>> drawn = separator + b"1 5 l S\\n" + separator + b"2 5 l S\\n" + separator
    >>> page = b"1 0 0 -1 0 9 cm\\nq q\\n" + drawn + b"Q Q\\n"
    >>> for part in divided_content(page):
    ...     print(part)
    b'1 0 0 -1 0 9 cm\\nq q\\n1 5 l S\\nQ Q\\n'
    b'1 0 0 -1 0 9 cm\\nq q\\n2 5 l S\\nQ Q\\n'
    """
    before, *parts, _ = content.split(_SEPARATOR_SOURCE)
    begin = before.partition(_BEGIN)[0] + _BEGIN
    for part in parts:
        yield begin + part + _END


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
