"""Options of PDF files that depend on what a file is for."""

from __future__ import annotations

from typing import NamedTuple


class PdfProfile(NamedTuple):
    """What a PDF file contains besides its pages.

    Without ``navigation`` there are no links, outline, named destinations and attachments, and
    without ``metadata`` only what a file must have; some print services accept neither.
    """

    navigation: bool = True
    metadata: bool = True


DEFAULT_PROFILE = PdfProfile()
