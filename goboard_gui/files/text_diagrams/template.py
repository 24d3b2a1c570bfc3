"""Boards in the wiki template ``Go board``.

``{{Go board 3x2 | ul| b1| ur | dlA| w| dr|24}}`` lists the points row by row: a stone is ``b`` or
``w``, with a number if it has one; an empty point is the name of its place (``ul`` upper left,
``u`` upper edge, nothing in the middle), with a capital as its letter. The last number is a size in
pixels.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Point, Size
from ...record import Property, new_game
from ...record.properties.codec import write_point, write_points
from ...record.properties.tables import SETUP_IDENTS
from ...record.values.markup import LABELS
from ..pasted_text import LINE_BREAK
from .errors import DiagramError, DiagramErrorReason

if TYPE_CHECKING:
    from ...record import Tree

_TEMPLATE = re.compile(
    r"\{\{\s*Go[ _]+board\s+(\d{1,2})\s*x\s*(\d{1,2})\s*\|([^{}]*)\}\}", re.IGNORECASE | re.ASCII
)
_CELL = re.compile(r"(?:([bw])|ul|ur|dl|dr|[udlr])?(\d{1,3}|[A-Z])?", re.ASCII)
_PIXELS = re.compile(r"\s*(?:\d{1,4}\s*(?:px)?\s*)?", re.ASCII)
_COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}


def read_templates(text: str, most: int) -> list[Tree]:
    """Return the boards in a text as records, each with its position and labels.

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
    labels = []
    place = match.start(3)
    for number, cell in enumerate(cells):
        row, column = divmod(number, size.width)
        point = Point(column, row)
        found = _CELL.fullmatch(cell.strip())
        if found is None:
            offset = place + len(cell) - len(cell.lstrip())
            raise _error(DiagramErrorReason.SIGN, text, offset, cell.strip())
        if found[1]:
            stones[_COLOURS[found[1]]].append(point)
        if found[2]:
            labels.append(f"{write_point(point)}:{found[2].lower()}")
        place += len(cell) + 1
    setup = [
        Property(SETUP_IDENTS[colour], write_points(points))
        for colour, points in stones.items()
        if points
    ]
    return new_game(size, 0, [*setup, *([Property(LABELS, tuple(labels))] if labels else [])])


def _error(reason: DiagramErrorReason, text: str, offset: int, quote: str) -> DiagramError:
    lines = LINE_BREAK.split(text[:offset])
    return DiagramError(reason, len(lines), len(lines[-1]) + 1, quote)
