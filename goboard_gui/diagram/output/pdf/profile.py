"""Options of PDF files that depend on what a file is for."""

from __future__ import annotations

from ....named_tuples import NamedTuple


class PdfProfile(NamedTuple):
    """What a PDF file contains besides its pages.

    Without ``navigation`` there are no links, outline, named destinations and attachments, and
    without ``metadata`` only what a file must have, and without ``invisible_text`` nothing that is
    not printed; some print services accept none of these. Pages are
    larger by ``bleed`` millimetres on all sides, or on all but the one at the spine, and by a strip
    for ``crop_marks``.
    """

    navigation: bool = True
    metadata: bool = True
    invisible_text: bool = True
    bleed: float = 0.0
    bleed_at_spine: bool = True
    crop_marks: bool = False


DEFAULT_PROFILE = PdfProfile()
