"""Reading of boards in the wiki template ``Go board``.

``{{Go board 3x2 | ul| b1| ur | dlA| w| dr|24}}`` lists the points row by row, each as the name of
its picture. A stone is ``b`` or ``w``, with its number, ``T`` (triangle) or ``S`` (square) if it
has one; two digits alone are a numbered stone, black if the number is odd. An empty point is the
name of its place (``ul`` upper left, ``u`` upper edge, nothing or ``-`` in the middle, ``x`` a star
point), with a capital as its letter or ``c`` for a circle. The last number is a size in pixels.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Point, Size
from ...named_tuples import NamedTuple
from ...record import Property, new_game
from ...record.properties.codec import write_point, write_points
from ...record.properties.marks import Mark
from ...record.properties.tables import SETUP_IDENTS
from ...record.values.markup import LABELS
from ..pasted_text import LINE_BREAK
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from ...record import Tree

_TEMPLATE = re.compile(
    r"\{\{\s*Go[ _]+board\s+(\d{1,2})\s*x\s*(\d{1,2})\s*\|([^{}]*)\}\}", re.IGNORECASE | re.ASCII
)
_STONE = re.compile(r"(?P<colour>[bw])(?:(?P<mark>[TS])|(?P<label>\d{1,3}|[A-Z]))?", re.ASCII)
_NUMBERED_STONE = re.compile(r"\d\d", re.ASCII)
_EMPTY = re.compile(r"(?:ul|ur|dl|dr|[udlrx-])?(?:(?P<mark>c)|(?P<label>\d{1,3}|[A-Z]))?", re.ASCII)
_PIXELS = re.compile(r"\s*(?:\d{1,4}\s*(?:px)?\s*)?", re.ASCII)
_COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}
_MARKS = {"T": Mark.TRIANGLE, "S": Mark.SQUARE, "c": Mark.CIRCLE}


class _Cell(NamedTuple):
    """The content of a point: its stone, mark and label, each if it has one."""

    colour: Colour | None = None
    mark: Mark | None = None
    label: str = ""


def read_templates(text: str, most: int) -> list[Tree]:
    """Return the boards in a text as records, each with its position, marks and labels.

    Letters become lower-case labels, as in the text around the boards.

    :raises DiagramError: for more than ``most`` boards, for one whose points are not as many as its
        size says, or for an unknown point.

    >>> (tree,) = read_templates("{{Go board 3x2 | ul| b1| ur | dlA| w| dr|24}}", 1)
    >>> [tree.node(0).first_value(ident) for ident in ("SZ", "AB", "AW", "LB")]
    ['3:2', 'ba', 'bb', 'ba:1']
    """
    trees: list[Tree] = []
    for match in _TEMPLATE.finditer(text):
        if len(trees) == most:
            raise _error(DiagramErrorReason.TOO_MANY, text, match.start(), str(most))
        trees.append(_tree(match, text))
    return trees


def _tree(match: re.Match[str], text: str) -> Tree:
    size = Size(int(match[1]), int(match[2]))
    if not all(1 <= side <= MAX_SIDE for side in size):
        raise _error(DiagramErrorReason.TOO_LARGE, text, match.start(), str(MAX_SIDE))
    cells = match[3].split("|")
    count = size.width * size.height
    if len(cells) == count + 1 and _PIXELS.fullmatch(cells[-1]):
        del cells[-1]
    if len(cells) != count:
        raise _error(DiagramErrorReason.POINTS, text, match.start(), str(len(cells)))
    stones: dict[Colour, list[Point]] = {colour: [] for colour in Colour}
    marks: dict[Mark, list[Point]] = {}
    labels = []
    place = match.start(3)
    for number, cell in enumerate(cells):
        row, column = divmod(number, size.width)
        point = Point(column, row)
        found = _read_cell(cell.strip())
        if found is None:
            offset = place + len(cell) - len(cell.lstrip())
            raise _error(DiagramErrorReason.SIGN, text, offset, cell.strip())
        if found.colour is not None:
            stones[found.colour].append(point)
        if found.mark is not None:
            marks.setdefault(found.mark, []).append(point)
        if found.label:
            labels.append(f"{write_point(point)}:{found.label.lower()}")
        place += len(cell) + 1
    setup = [
        Property(SETUP_IDENTS[colour], write_points(points))
        for colour, points in stones.items()
        if points
    ]
    setup += [Property(mark.value, write_points(points)) for mark, points in marks.items()]
    return new_game(size, 0, [*setup, *([Property(LABELS, tuple(labels))] if labels else [])])


def _read_cell(text: str) -> _Cell | None:
    """Return the content of a point, or None if the text is none of the template's pictures."""
    if _NUMBERED_STONE.fullmatch(text):
        return _Cell(Colour.BLACK if int(text) % 2 else Colour.WHITE, label=text.lstrip("0") or "0")
    found = _STONE.fullmatch(text) or _EMPTY.fullmatch(text)
    if found is None:
        return None
    parts = found.groupdict("")
    return _Cell(_COLOURS.get(parts.get("colour", "")), _MARKS.get(parts["mark"]), parts["label"])


def _error(reason: DiagramErrorReason, text: str, offset: int, quote: str) -> DiagramError:
    lines = LINE_BREAK.split(text[:offset])
    return DiagramError(reason, len(lines), len(lines[-1]) + 1, quote)
