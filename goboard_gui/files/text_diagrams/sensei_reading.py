"""Reader of Sensei's Library diagrams, with lines beginning with ``$$``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from .errors import DiagramError, DiagramErrorReason
from .signs import BOARD_SIGNS, EDGE, means_point
from .sketch import Row, Sketch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MARK = "$$"
_OPTION = re.compile(r"[BWc]|m\d{1,3}|\d{1,2}", re.ASCII)
_BORDER = re.compile(r"[-+=|\s]+")
_PAIR = re.compile(r"\{(AR|LN)\s+(\w{1,4})[\s,-]+(\w{1,4})\}", re.ASCII)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BORDER_AT_LEAST = 2


def sketches(lines: Sequence[str]) -> Iterator[Sketch]:
    """Yield the diagrams of a text; a line that is neither row nor edge begins another one.

    :raises DiagramError: for a row with an unknown character, or of another length.
    """
    sketch = Sketch()
    for number, line in enumerate(lines, 1):
        text = line.strip()
        content = text.removeprefix(MARK)
        if text == content or _is_header(content, begun=bool(sketch.rows or sketch.top)):
            if sketch.rows:
                yield sketch
            sketch = Sketch()
            if text != content:
                _read_header(content, sketch)
        else:
            _read_line(content.strip(), line.find(MARK) + len(MARK), number, sketch)
    if sketch.rows:
        yield sketch


def _is_header(content: str, *, begun: bool) -> bool:
    """Whether a line is the first of a diagram, with its title and options."""
    stripped = content.strip()
    if not stripped:
        return not begun
    return not (
        _is_border(stripped) or stripped[0] in "{[" or EDGE in stripped or _is_row(stripped)
    )


def _is_border(text: str) -> bool:
    return _BORDER.fullmatch(text) is not None and text.count("-") >= _BORDER_AT_LEAST


def _is_row(text: str) -> bool:
    """Whether a line without edges is a row: characters separated by spaces, or mostly so."""
    words = text.split()
    if len(words) == 1:
        return len(text) > 2 and 2 * sum(sign in BOARD_SIGNS for sign in text) > len(text)
    single = [word for word in words if len(word) == 1]
    return 2 * len(single) > len(words) and any(word in BOARD_SIGNS for word in single)


def _read_header(content: str, sketch: Sketch) -> None:
    options, _, title = content.replace("\t", " ").partition(" ")
    known = _OPTION.findall(options)
    if "".join(known) != options:
        known, title = [], content
    sketch.title = title.strip()
    for option in known:
        if option in _COLOURS:
            sketch.first = _COLOURS[option]
        elif option[0] == "m":
            sketch.start = int(option[1:]) or 1
        elif option.isdigit() and 1 <= int(option) <= MAX_SIDE:
            sketch.size = Size(int(option), int(option))


def _read_line(text: str, offset: int, number: int, sketch: Sketch) -> None:
    if not text or text[0] in "{[":
        sketch.pairs += _PAIR.findall(text)
    elif _is_border(text):
        sketch.bottom, sketch.top = bool(sketch.rows), sketch.top or not sketch.rows
    else:
        sketch.left |= text.startswith(EDGE)
        sketch.right |= len(text) > 1 and text.endswith(EDGE)
        signs = tuple(sign for sign in text.strip(EDGE) if not sign.isspace())
        wrong = next((sign for sign in signs if not means_point(sign)), None)
        if wrong is not None:
            raise DiagramError(
                DiagramErrorReason.SIGN, number, offset + text.find(wrong) + 2, wrong
            )
        if signs:
            sketch.add(Row(signs, number))
