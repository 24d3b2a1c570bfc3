"""Text strings of PDF files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pikepdf import String


_GLYPHS = re.compile(rb"<[0-9A-F]+> Tj(?:.*<[0-9A-F]+> Tj)?", re.DOTALL)


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


def with_text_instead(content: bytes, text: str) -> bytes:
    """Return the content of a form that stands for a text: its glyphs if they are one text object,
    else all of it.

    pdftotext then puts the text on the line, which it would not without the font of the glyphs.

    >>> with_text_instead(b"q BT 0 0 Td <0001> Tj ET Q", "4")
    b'q BT 0 0 Td /Span <</ActualText <FEFF0034>>> BDC\\n<0001> Tj\\nEMC ET Q'
    """
    glyphs = _GLYPHS.search(content)
    if glyphs is None or b"ET" in glyphs[0]:
        return with_actual_text(content, text)
    start, end = glyphs.span()
    return content[:start] + with_actual_text(glyphs[0], text) + content[end:]


def with_actual_text(content: bytes, text: str) -> bytes:
    """Return content that stands for a text.

    >>> with_actual_text(b"q Q", "4")
    b'/Span <</ActualText <FEFF0034>>> BDC\\nq Q\\nEMC'
    """
    return b"/Span <</ActualText %s>> BDC\n%s\nEMC" % (text_source(text), content)
