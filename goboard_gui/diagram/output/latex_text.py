r"""LaTeX text: escaping of special characters, and fonts for other scripts.

Characters of the main font are left as they are. Others are wrapped in commands that select a font:
``\gocjk{…}`` for East Asian characters, ``\gosign{…}`` for other symbols.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from ...go import Colour
from ..book.blocks import InlineStone, text_without_stones
from ..book.phrases import NO_BREAK
from ..book.text_direction import (
    has_right_to_left,
    mark_left_to_right_parts,
    without_direction_marks,
)
from ..book.unbroken import unbroken_ranges
from ..painting.mark_drawings import DRAWINGS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..book.blocks import Inline, InlineText

_ESCAPES = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "{": r"\{",
        "}": r"\}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "|": r"\textbar{}",
        '"': r"\textquotedbl{}",
        "'": r"\textquotesingle{}",
        "`": r"\textasciigrave{}",
        "\u00a0": "~",
        "\u202f": r"\,",
        "\u00ad": r"\-",
        "\0": r"\kern0pt{}",
        **{sign: rf"\{sign}" for sign in "&%$#_"},
    }
)
_LIGATURES = re.compile(r"(?<=[-'`,!?])(?=[-'`,])")  # characters that TeX would join
_BREAKABLE = re.compile("^[^\u2e80-\uffff]*-[^\u2e80-\uffff]*$")
"""A text that TeX breaks after a hyphen, without characters that need the stretch between them."""
_STOPS = ".,;:!?"  # TeX adds space after these characters, but not after a box
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_LEFT_TO_RIGHT = re.compile("\u2066[^\u2069]*\u2069|\u200e[\\w+−–±=:;,/.-]*\\w")
"""The parts that `mark_left_to_right_parts` marks."""
_LATIN_ENDS = 0x0250
_ALSO_LATIN = range(0x1E00, 0x1F00)
_PUNCTUATION = frozenset("‐‑‒–—―‘’‚“”„†‡•…‰‹›€™\u202f")
COLOURS = {Colour.BLACK: "black", Colour.WHITE: "white"}


def one_line(text: str) -> str:
    """Return a text on a single line, with each run of white space replaced by a space."""
    return " ".join(text.split())


def escape_latex(text: str) -> str:
    r"""Return a line of text with TeX's special characters escaped.

    >>> print(escape_latex("50% & {more}_"))
    50\% \& \{more\}\_
    """
    text = text.replace("\t", " ").replace("\n", " ")
    text = _LIGATURES.sub("\0", _APOSTROPHE.sub("’", _UNPRINTABLE.sub("", text)))
    return text.translate(_ESCAPES)


def latex_text(text: str) -> str:
    r"""Return a text as LaTeX source, with its line breaks.

    >>> print(latex_text("Go Seigen (呉清源)\nat ▲"))
    Go Seigen (\gocjk{呉清源})\gobreak{}at \gosign{▲}
    """
    return r"\gobreak{}".join(map(_line, text.split("\n")))


def table_cell_source(text: str) -> str:
    """Return a text as the LaTeX source of a table cell, in which square brackets are protected."""
    return _line(text).replace("[", "{[}")


def latex_inline(inline: Inline) -> str:
    r"""Return running text as LaTeX source; inline stones become ``\gostone`` commands."""
    is_mixed = has_right_to_left(text_without_stones(inline))
    marked = mark_left_to_right_parts if is_mixed else without_direction_marks
    return "".join(
        inline_stone_source(part)
        if isinstance(part, InlineStone)
        else _lettered(part._replace(text=marked(part.text)))
        for part in inline
    )


def inline_stone_source(stone: InlineStone) -> str:
    r"""Return the LaTeX source of an inline stone, or of a letter or mark without a stone.

    If the stone has a text of its own, copying it from the PDF gives this text.

    >>> print(inline_stone_source(InlineStone(Colour.BLACK, "61")))
    \gostone[61]{black}
    """
    label = latex_text(stone.label)
    if stone.text not in ("", stone.label):
        label = rf"\gocopied{{{_pdf_text(stone.text)}}}{{{label}}}"
    sign = DRAWINGS[stone.mark].latex if stone.mark else ""
    if stone.colour is None:
        return label or rf"\gomark{{{sign}}}"
    inside = f"{{{label}}}" if "]" in label else f"{sign}{label}"
    option = f"[{inside}]" if inside else ""
    return rf"\gostone{option}{{{COLOURS[stone.colour]}}}"


def _pdf_text(text: str) -> str:
    """Return a text in UTF-16 with a byte order mark, in hexadecimal, as PDF stores texts.

    >>> _pdf_text("B6")
    'feff00420036'
    """
    return f"feff{text.encode('utf-16-be', 'replace').hex()}"


def required_fonts(texts: Iterable[str]) -> tuple[bool, bool]:
    """Return whether LaTeX sources need a font for East Asian characters, and whether they need one
    for symbols.
    """
    joined = "\n".join(texts)
    return r"\gocjk{" in joined, r"\gosign{" in joined


def _lettered(part: InlineText) -> str:
    text = _directed_source(part.text)
    if part.italic:
        text = rf"\textit{{{text}}}"
    if part.bold:
        text = rf"\textbf{{{text}}}"
    return rf"\hyperlink{{{part.target}}}{{{text}}}" if part.target else text


def _directed_source(text: str) -> str:
    r"""Return a text as LaTeX source in which marked parts are read from left to right.

    >>> print(_directed_source("a \u200e-3+2, \u20663–4\u2069"))
    a \golr{-3+2}, \golr{3–4}
    """
    pieces: list[str] = []
    end = 0
    for found in _LEFT_TO_RIGHT.finditer(text):
        part = latex_text(without_direction_marks(found[0]))
        pieces += _unbroken_source(text[end : found.start()]), rf"\golr{{{part}}}"
        end = found.end()
    return "".join((*pieces, _unbroken_source(text[end:])))


def _unbroken_source(text: str) -> str:
    r"""Return a text as LaTeX source in which TeX does not break lines after the signs of names.

    >>> print(_unbroken_source("After d4-e5, K10/L11 is a well-known 3-dan move."))
    After \mbox{d4-e5}, K10/L11 is a well-known \mbox{3-dan} move.
    """
    pieces: list[str] = []
    end = 0
    for start, stop in unbroken_ranges(text):
        kept = text[start:stop].rstrip(_STOPS)
        if _BREAKABLE.search(kept):
            pieces += latex_text(text[end:start]), rf"\mbox{{{latex_text(kept)}}}"
            end = start + len(kept)
        elif " " in kept:
            pieces += latex_text(text[end:start]), latex_text(kept.replace(" ", NO_BREAK))
            end = start + len(kept)
    return "".join((*pieces, latex_text(text[end:])))


def _line(line: str) -> str:
    """Return the LaTeX source of a line of text, with font commands where the font changes."""
    pieces: list[tuple[str, str]] = []
    for sign in line:
        command = _command(sign)
        if pieces and (pieces[-1][0] == command or _joins(sign)):
            command, before = pieces.pop()
            sign = before + sign
        pieces.append((command, sign))
    return "".join(
        rf"\{command}{{{escape_latex(text)}}}" if command else escape_latex(text)
        for command, text in pieces
    )


def _command(sign: str) -> str:
    """Return the LaTeX command for the font of a character, or an empty string for the main one."""
    code = ord(sign)
    if code < _LATIN_ENDS or code in _ALSO_LATIN or sign in _PUNCTUATION:
        return ""
    if has_right_to_left(sign):
        return ""  # babel chooses its font
    return "gocjk" if east_asian_width(sign) in "WF" else "gosign"


def _joins(sign: str) -> bool:
    """Return whether a character combines with the preceding one, as accents do."""
    return "\u0300" <= sign <= "\u036f" or "\ufe00" <= sign <= "\ufe0f" or sign == "\u200d"
