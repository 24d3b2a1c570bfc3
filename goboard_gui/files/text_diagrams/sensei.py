"""Reading of diagrams of Sensei's Library and of forums, with lines beginning with ``$$``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import DiagramRow, ParsedDiagram
from .signs import BOARD_SIGNS, EDGE, is_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

MARK = "$$"
_OPTION = re.compile(r"[BWc]|m\d{1,3}|\d{1,2}", re.ASCII)
_BORDER = re.compile(r"[-+=|\s]+")
_END = r"(\d{1,2}:\d{1,2}|\w{1,4})"
_PAIR = re.compile(rf"\{{(AR|LN)\s+{_END}[\s,-]+{_END}\}}", re.ASCII)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BORDER_AT_LEAST = 2


def parse_diagrams(
    lines: Sequence[str], pause: Callable[[], object] = lambda: None
) -> Iterator[ParsedDiagram]:
    """Yield the diagrams in a text; a line that is neither a row nor an edge begins a new diagram.

    :raises DiagramError: for a row with an unknown character, or of another length.
    """
    diagram = ParsedDiagram()
    for number, line in enumerate(lines, 1):
        pause()
        text = line.strip()
        content = text.removeprefix(MARK)
        if text == content or _is_header(content, begun=bool(diagram.rows or diagram.top)):
            if diagram.rows:
                yield diagram
            diagram = ParsedDiagram()
            if text != content:
                _read_header(content, diagram)
        else:
            _read_line(content.strip(), line.find(MARK) + len(MARK), number, diagram)
    if diagram.rows:
        yield diagram


def _is_header(content: str, *, begun: bool) -> bool:
    """Return whether a line is the first of a diagram, with its title and options."""
    stripped = content.strip()
    if not stripped:
        return not begun
    return not (
        _is_border(stripped) or stripped[0] in "{[" or EDGE in stripped or _is_row(stripped)
    )


def _is_border(text: str) -> bool:
    return _BORDER.fullmatch(text) is not None and text.count("-") >= _BORDER_AT_LEAST


def _is_row(text: str) -> bool:
    """Return whether a line without edges is a row, with spaces between most of its characters."""
    words = text.split()
    if len(words) == 1:
        return len(text) > 2 and 2 * sum(sign in BOARD_SIGNS for sign in text) > len(text)
    single = [word for word in words if len(word) == 1]
    return 2 * len(single) > len(words) and any(word in BOARD_SIGNS for word in single)


def _read_header(content: str, diagram: ParsedDiagram) -> None:
    options, _, title = content.replace("\t", " ").partition(" ")
    known = _OPTION.findall(options)
    if "".join(known) != options:
        known, title = [], content
    diagram.title = title.strip()
    for option in known:
        if option in _COLOURS:
            diagram.first = _COLOURS[option]
        elif option[0] == "m":
            diagram.start = int(option[1:]) or 1
        elif option.isdigit() and 1 <= int(option) <= MAX_SIDE:
            diagram.size = Size(int(option), int(option))


def _read_line(text: str, offset: int, number: int, diagram: ParsedDiagram) -> None:
    if not text or text[0] in "{[":
        diagram.pairs += _PAIR.findall(text)
    elif _is_border(text):
        diagram.bottom, diagram.top = bool(diagram.rows), diagram.top or not diagram.rows
    else:
        diagram.left |= text.startswith(EDGE)
        diagram.right |= len(text) > 1 and text.endswith(EDGE)
        signs = tuple(sign for sign in text.strip(EDGE) if not sign.isspace())
        wrong = next((sign for sign in signs if not is_point(sign)), None)
        if wrong is not None:
            raise DiagramError(
                DiagramErrorReason.SIGN, number, offset + text.find(wrong) + 2, wrong
            )
        if signs:
            diagram.add_row(DiagramRow(signs, number))
