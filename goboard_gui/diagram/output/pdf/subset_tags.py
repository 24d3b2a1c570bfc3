"""Names of embedded fonts, with the tags that distinguish subsets.

Qt numbers the subsets in an order that differs from run to run, and tags only one of three names.
"""

from __future__ import annotations

from copy import copy
from hashlib import md5
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pikepdf import Object, Pdf

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LENGTH = 6


def subset_tag(data: bytes) -> str:
    """Return the tag of a subset, which follows from the data of the font.

    >>> subset_tag(b"glyphs")
    'FKKUFD'
    """
    number = int.from_bytes(md5(data, usedforsecurity=False).digest())
    letters = []
    for _ in range(_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def tag_font(pdf: Pdf, font: Object) -> None:
    """Give a composite font, its descendant and the descriptor of that the same name, with the tag
    of the subset.

    Descendant and descriptor become new objects, since their numbers determine the order in which
    objects are saved, and Qt numbers them in an order of its own.
    """
    from pikepdf import Array, Name

    descendant = pdf.make_indirect(copy(font.DescendantFonts[0]))
    descriptor = pdf.make_indirect(copy(descendant.FontDescriptor))
    tag = subset_tag(descriptor.FontFile2.read_bytes())
    name = str(descendant.BaseFont)[1:].rpartition("+")[2]
    font.BaseFont = descendant.BaseFont = descriptor.FontName = Name(f"/{tag}+{name}")
    descendant.FontDescriptor = descriptor
    font.DescendantFonts = Array([descendant])
