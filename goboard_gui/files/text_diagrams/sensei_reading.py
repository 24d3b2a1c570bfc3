"""Reading of diagrams in the format of Sensei's Library and compatible forums, with lines beginning
with ``$$``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from ..pasted_text import TextLine
from .characters import BOARD_CHARACTERS, EDGE, is_point
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import DiagramRow, ParsedDiagram, is_incomplete
from .surroundings import read_surroundings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

MARK = "$$"
_OPTION = re.compile(r"[BWc]|m\d{1,3}|\d{1,2}", re.ASCII)
_BORDER = re.compile(r"[-+=|\s]+")
_END = r"(\d{1,2}:\d{1,2}|\w{1,4})"
_PAIR = re.compile(rf"\{{(AR|LN)\s+{_END}[\s,-]+{_END}\}}", re.ASCII)
_SIZE = re.compile(r"(?:^|\s)(\d{1,2})\s*[x×]\s*(\d{1,2})(?=\s|$)", re.ASCII)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BORDER_AT_LEAST = 2
_LONGEST_LINE = 2000
"""Maximum length of the first part of a wrapped line, in characters."""
_SMALL_STONES = {"x": "X", "o": "O"}


def is_sensei(lines: Sequence[TextLine]) -> bool:
    """Return whether some line is in the format of Sensei's Library."""
    return any(map(_is_marked, lines))


def parse_diagrams(
    lines: Sequence[TextLine], pause: Callable[[], object] = lambda: None
) -> Iterator[ParsedDiagram]:
    """Yield the diagrams in a text; a header or other text begins a new diagram.

    :raises DiagramError: for a row with an unknown character or of another length, for text or an
        edge in the middle of a diagram, and if a row seems to be missing.
    """
    diagram, before = ParsedDiagram(), ParsedDiagram()
    text_between: TextLine | None = None
    for line in _unwrapped(lines):
        pause()
        text = line.text.strip()
        content = text.removeprefix(MARK)
        begun = bool(diagram.rows or diagram.top)
        is_marked = text != content
        if not text and not diagram.bottom:
            continue
        if not is_marked or _is_header(content, begun=begun) or _is_next(content, diagram):
            if diagram.rows:
                yield _checked(diagram)
                before, text_between = diagram, None
            diagram = ParsedDiagram()
            if not is_marked:
                text_between = text_between or (line if text else None)
                continue
            if _is_header(content, begun=False):
                _read_header(content, diagram)
                text_between = None
                continue
        _read_line(content.strip(), line, diagram)
        if text_between is not None and _continues(before, diagram):
            text = text_between.text.strip()
            raise DiagramError(DiagramErrorReason.INTERRUPTED, text_between.number, text=text)
    if diagram.rows:
        yield _checked(diagram)


def _continues(before: ParsedDiagram, diagram: ParsedDiagram) -> bool:
    """Return whether the first row of a diagram without a header may instead continue the diagram
    before it, which has no lower edge yet.
    """
    if not before.rows or before.bottom or diagram.top or len(diagram.rows) != 1:
        return False
    return before.width == diagram.width


def _unwrapped(lines: Sequence[TextLine]) -> Iterator[TextLine]:
    """Yield lines with one ``$$`` each: joined lines are split, and the rest of a wrapped line is
    appended to it.

    :raises DiagramError: for a line in a diagram that belongs to no other.
    """
    separate = [part for line in lines for part in _separated(line)]
    before: TextLine | None = None
    for place, line in enumerate(separate):
        text = line.text.strip()
        if before is None or not text or text.startswith(MARK) or not _is_marked(before):
            if before is not None:
                yield before
            before = line
            continue
        after = separate[place + 1] if place + 1 < len(separate) else TextLine(0, "")
        is_inside = _is_marked(after) and not _is_header(_content(after), begun=True)
        is_short = len(before.text) <= _LONGEST_LINE
        if is_short and _is_rest(_content(before), text, is_inside=is_inside):
            before = TextLine(before.number, f"{before.text.rstrip()} {text}")
            continue
        if is_inside:
            raise DiagramError(DiagramErrorReason.INTERRUPTED, line.number, text=text)
        yield before
        before = line
    if before is not None:
        yield before


def _is_marked(line: TextLine) -> bool:
    return line.text.lstrip().startswith(MARK)


def _content(line: TextLine) -> str:
    return line.text.strip().removeprefix(MARK).strip()


def _separated(line: TextLine) -> Iterator[TextLine]:
    text = line.text.strip()
    if not text.startswith(MARK) or text.count(MARK) == 1:
        yield line
        return
    for part in text.split(MARK)[1:]:
        yield TextLine(line.number, f"{MARK}{part.rstrip()}")


def _is_rest(line: str, rest: str, *, is_inside: bool) -> bool:
    """Return whether a text is the rest of a line of a diagram: of a border, of a row with a left
    edge but without its right one or, above other lines, of the title.
    """
    if not line or _is_border(line):
        return set(rest) <= set("-+=| ")
    if _is_header(line, begun=True):
        return is_inside
    if line.endswith(EDGE):
        return False
    chars = [char for char in rest.strip(EDGE) if not char.isspace()]
    spaced = len(rest.split()) > len(chars) // 2
    return bool(chars) and spaced and all(map(is_point, chars))


def _is_header(content: str, *, begun: bool) -> bool:
    """Return whether a line is the first of a diagram, with its title and options."""
    stripped = content.strip()
    if not stripped:
        return not begun
    return not (
        _is_border(stripped) or stripped[0] in "{[" or EDGE in stripped or _is_row(stripped)
    )


def _is_next(content: str, diagram: ParsedDiagram) -> bool:
    """Return whether a line is the upper edge of a diagram directly below another."""
    return diagram.bottom and _is_border(content.strip())


def _is_border(text: str) -> bool:
    return _BORDER.fullmatch(text) is not None and text.count("-") >= _BORDER_AT_LEAST


def _is_row(text: str) -> bool:
    """Return whether a line without edges is a row, with spaces between most of its characters."""
    words = text.split()
    if len(words) == 1:
        return len(text) > 2 and 2 * sum(char in BOARD_CHARACTERS for char in text) > len(text)
    single = [word for word in words if len(word) == 1]
    return 2 * len(single) > len(words) and any(word in BOARD_CHARACTERS for word in single)


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
        elif option.isdecimal() and 1 <= int(option) <= MAX_SIDE:
            diagram.size = Size(int(option), int(option))
    diagram.first = diagram.first or read_surroundings([diagram.title]).to_play


def _read_line(text: str, line: TextLine, diagram: ParsedDiagram) -> None:
    if not text or text[0] in "{[":
        diagram.pairs += _PAIR.findall(text)
        return
    if _is_border(text):
        diagram.bottom, diagram.top = bool(diagram.rows), diagram.top or not diagram.rows
        return
    if diagram.bottom:
        raise DiagramError(DiagramErrorReason.EDGE, line.number)
    diagram.left |= text.startswith(EDGE)
    diagram.right |= len(text) > 1 and text.endswith(EDGE)
    chars = tuple(char for char in text.strip(EDGE).replace("…", "...") if not char.isspace())
    wrong = next((char for char in chars if not is_point(char)), None)
    if wrong is not None:
        column = line.text.find(wrong, line.text.find(MARK) + len(MARK)) + 1
        raise DiagramError(DiagramErrorReason.SIGN, line.number, column, wrong)
    if chars:
        diagram.add_row(DiagramRow(chars, line.number))


def _checked(diagram: ParsedDiagram) -> ParsedDiagram:
    """Return a diagram after checking that no row or column seems to be missing, with small letters
    for stones replaced by capitals.

    :raises DiagramError: when one seems to be missing from a whole board, or a letter may be a
        stone or a label.
    """
    _replace_small_stones(diagram)
    size = diagram.shown_size
    edges = (diagram.left, diagram.right, diagram.top, diagram.bottom)
    stated = _SIZE.search(diagram.title)
    sizes = {Size(int(stated[1]), int(stated[2]))} if stated else set()
    if all(edges) and is_incomplete(size) and size not in {*sizes, diagram.size}:
        raise DiagramError(DiagramErrorReason.INCOMPLETE, diagram.rows[0].line, text=str(size))
    return diagram


def _replace_small_stones(diagram: ParsedDiagram) -> None:
    """Replace ``x`` and ``o`` by capitals if they are stones and not labels, which occur only once
    each.

    :raises DiagramError: when they may be either.
    """
    used = Counter(char for row in diagram.rows for char in row.chars)
    small = used.keys() & _SMALL_STONES.keys()
    if not small or used.keys() & set(_SMALL_STONES.values()):
        return
    if all(used[char] == 1 for char in small):
        char = min(small)
        row = next(row for row in diagram.rows if char in row.chars)
        raise DiagramError(DiagramErrorReason.AMBIGUOUS_SIGN, row.line, text=char)
    for place, row in enumerate(diagram.rows):
        chars = tuple(_SMALL_STONES.get(char, char) for char in row.chars)
        diagram.rows[place] = row._replace(chars=chars)
