"""The pages of a file, which are composed of forms and marked content."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from .forms import COMPRESSION
from .fragment_document import PADDING
from .page_frame import MILLIMETRE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pikepdf import Object, Pdf

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
        from pikepdf import Dictionary, Name, Stream

        frame = planned.frame
        left, top = frame.origin
        x, y = left - PADDING, frame.page_height - top + PADDING
        content = b"\n".join(
            self._marked_content(number, fragment, x, y)
            for number, fragment in enumerate(planned.fragments)
        )
        if marks := b"\n".join(frame.crop_marks()):
            content += b"\n%s\nq %s Q\nEMC" % (_ARTIFACT, marks)
        stream = Stream(self._pdf, zlib.compress(content, COMPRESSION))
        stream.Filter = Name.FlateDecode
        named = {f"/B{number}": form for number, form in enumerate(forms)}
        resources = Dictionary(XObject=Dictionary(named)) if named else Dictionary()
        page = Dictionary(Type=Name.Page, Contents=stream, Resources=resources)
        for name, box in frame.boxes():
            page[name] = box
        return self._pdf.make_indirect(page)

    def _marked_content(self, number: int, planned: PlannedFragment, x: float, y: float) -> bytes:
        """Return the source that draws a fragment; a form for the top left corner of the sheet has
        its own top left corner at (x, y), in millimetres from the bottom left corner of the page.
        """
        rect = planned.fragment.rect
        x = (x + rect.left()) * MILLIMETRE
        y = (y - rect.top()) * MILLIMETRE - self._form_height
        if planned.node is None:
            tag = _ARTIFACT
        else:
            tag = b"/%s <</MCID %d>> BDC" % (planned.node.name.encode(), planned.mcid)
        return b"%s\nq 1 0 0 1 %.3f %.3f cm /B%d Do Q\nEMC" % (tag, x, y, number)


def set_pages(pdf: Pdf, pages: Sequence[Object]) -> None:
    """Replace all pages of a document."""
    from pikepdf import Array, Dictionary, Name

    root = pdf.make_indirect(Dictionary(Type=Name.Pages, Kids=Array(pages), Count=len(pages)))
    for page in pages:
        page.Parent = root
    pdf.Root.Pages = root
