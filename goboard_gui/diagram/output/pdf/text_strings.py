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
