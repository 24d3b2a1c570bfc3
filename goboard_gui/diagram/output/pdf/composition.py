"""The pages of a file, which are composed of forms and marked content."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from .forms import COMPRESSION
from .fragment_document import MILLIMETRE, PADDING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pikepdf import Array, Object, Pdf
    from PySide6.QtCore import QRectF

    from .plan import PlannedFragment, PlannedPage

_ARTIFACT = b"/Artifact BMC"


class PageComposer:
    """A composer of the pages of a file; ``form_height`` is the height of the pages from which the
    forms were made, in points.
    """

    def __init__(self, pdf: Pdf, form_height: float) -> None:
        self._pdf = pdf
        self._form_height = form_height

    def page(self, planned: PlannedPage, forms: Sequence[Object]) -> Object:
        """Return a page of the exact size of its sheet, with a form for each fragment."""
        from pikepdf import Array, Dictionary, Name, Stream

        height = planned.sheet.height * MILLIMETRE
        content = b"\n".join(
            self._marked_content(number, fragment, height)
            for number, fragment in enumerate(planned.fragments)
        )
        stream = Stream(self._pdf, zlib.compress(content, COMPRESSION))
        stream.Filter = Name.FlateDecode
        box = Array([0, 0, points(planned.sheet.width), points(planned.sheet.height)])
        named = {f"/B{number}": form for number, form in enumerate(forms)}
        resources = Dictionary(XObject=Dictionary(named)) if named else Dictionary()
        page = Dictionary(
            Type=Name.Page, MediaBox=box, TrimBox=box, Contents=stream, Resources=resources
        )
        return self._pdf.make_indirect(page)

    def _marked_content(self, number: int, planned: PlannedFragment, height: float) -> bytes:
        """Return the source that draws a fragment; ``height`` is that of the page in points."""
        rect = planned.fragment.rect
        x = (rect.left() - PADDING) * MILLIMETRE
        y = height - (rect.top() - PADDING) * MILLIMETRE - self._form_height
        if planned.node is None:
            tag = _ARTIFACT
        else:
            tag = b"/%s <</MCID %d>> BDC" % (planned.node.name.encode(), planned.mcid)
        return b"%s\nq 1 0 0 1 %.3f %.3f cm /B%d Do Q\nEMC" % (tag, x, y, number)


def points(length: float) -> float:
    """Return a length in millimetres in points, rounded to what matters in a file."""
    return round(length * MILLIMETRE, 4)


def page_rectangle(rect: QRectF, page_height: float) -> Array:
    """Return a rectangle on a page, in points from its bottom left corner; ``page_height`` and
    the rectangle are in millimetres.
    """
    from pikepdf import Array

    return Array(
        [
            points(rect.left()),
            points(page_height - rect.bottom()),
            points(rect.right()),
            points(page_height - rect.top()),
        ]
    )


def set_pages(pdf: Pdf, pages: Sequence[Object]) -> None:
    """Replace all pages of a document."""
    from pikepdf import Array, Dictionary, Name

    root = pdf.make_indirect(Dictionary(Type=Name.Pages, Kids=Array(pages), Count=len(pages)))
    for page in pages:
        page.Parent = root
    pdf.Root.Pages = root
