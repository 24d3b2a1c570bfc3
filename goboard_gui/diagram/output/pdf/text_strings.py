"""Text strings of PDF files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pikepdf import String


def text_string(text: str) -> String:
    """Return a text as a string object; lone surrogates are replaced."""
    import pikepdf

    return pikepdf.String(text.encode("utf-16", "replace").decode("utf-16"))


def text_source(text: str) -> bytes:
    """Return a text string as PDF source.

    >>> text_source("Gǔ")
    b'<FEFF004701D4>'
    """
    return b"<FEFF%s>" % text.encode("utf-16-be", "replace").hex().upper().encode()


def with_actual_text(content: bytes, text: str) -> bytes:
    """Return the content of a form that stands for a text.

    >>> with_actual_text(b"q Q", "4")
    b'/Span <</ActualText <FEFF0034>>> BDC\\nq Q\\nEMC'
    """
    return b"/Span <</ActualText %s>> BDC\n%s\nEMC" % (text_source(text), content)
