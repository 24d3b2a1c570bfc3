"""Conversion of text diagrams to records."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import Colour, Point
from ...notation import NotationError
from ...record import NodeList, Property, Tree, new_game
from ...record.values.codec import write_move, write_point, write_points
from ...record.values.markup import LABELS
from ...record.values.signs import Sign
from ...record.values.texts import encode_simple_text
from . import plain, sensei
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import MAX_MOVE, find_placement
from .signs import NAMES, SIGN_MEANINGS, is_label
from .template import read_templates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .parsed_diagram import ParsedDiagram, Placement

MOST_DIAGRAMS = 200
"""The largest number of diagrams read from one text."""
_BREAK = re.compile(r"\r\n|\n|\r")
_MOVE_IN_TITLE = re.compile(
    r"\b(\d{1,3})\s+at\s+(\d{1,3}|[a-z](?![a-z])|[A-Z]{1,2}\d{1,2})\b", re.ASCII
)
_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}
_SETUP = {Colour.BLACK: "AB", Colour.WHITE: "AW"}
_TEN = "0"
_FEW = 12
"""Up to this many moves, moves with missing numbers are assumed to have been played elsewhere."""


def read_diagram(text: str, pause: Callable[[], object] = lambda: None) -> list[Tree]:
    r"""Convert the diagrams in a text to records, each with setup, markup, and the numbered moves.

    Lines that begin with ``$$`` are in the format of Sensei's Library; without any, boards in the
    wiki template ``Go board`` are read, or else all plain text boards. Other text is skipped.
    ``pause`` is called for each line, and may raise an exception to cancel.

    :raises DiagramError: when there is no diagram, or an invalid one.

    >>> (tree,) = read_diagram("$$W\n$$ | . 2 X .\n$$ | . 1 . a\n$$  -------")
    >>> [tree.properties(node)[-1] for node in tree.main_line()[1:]]
    [Property(ident='W', values=('bs',)), Property(ident='B', values=('br',))]
    """
    lines = _BREAK.split(text)
    marked = sensei.MARK in text
    is_sensei = marked and any(line.lstrip().startswith(sensei.MARK) for line in lines)
    trees = [] if is_sensei else read_templates(text, MOST_DIAGRAMS)
    if trees:
        return trees
    reader = sensei if is_sensei else plain
    for diagram in reader.parse_diagrams(lines, pause):
        if len(trees) == MOST_DIAGRAMS:
            number = diagram.rows[0].line
            raise DiagramError(DiagramErrorReason.TOO_MANY, number, text=str(MOST_DIAGRAMS))
        trees.append(_Drawing(diagram, one_digit=is_sensei).tree())
    if not trees:
        raise DiagramError(DiagramErrorReason.NO_DIAGRAM)
    return trees


class _Drawing:
    """Converter of a parsed diagram to a record; if ``one_digit`` is set, the digit 0 stands for
    move 10.
    """

    def __init__(self, diagram: ParsedDiagram, *, one_digit: bool) -> None:
        self._diagram = diagram
        self._one_digit = one_digit
        self._placement: Placement = find_placement(diagram)
        self._stones: dict[Colour, list[Point]] = {Colour.BLACK: [], Colour.WHITE: []}
        self._marks: dict[str, list[str]] = {}
        self._labels: dict[str, Point] = {}
        self._moves: dict[int, Point] = {}
        for row, column, sign in self._signs():
            self._read_sign(sign, self._point(column, row), row)

    def _signs(self) -> Iterator[tuple[int, int, str]]:
        for row, (signs, _) in enumerate(self._diagram.rows):
            for column, sign in enumerate(signs):
                yield row, column, sign

    def _point(self, column: int, row: int) -> Point:
        corner = self._placement.corner
        return Point(corner.column + column, corner.row + row)

    def _read_sign(self, sign: str, point: Point, row: int) -> None:
        look = SIGN_MEANINGS.get(sign)
        if look is not None:
            if look.colour is not None:
                self._stones[look.colour].append(point)
            if look.sign is not None:
                self._mark(look.sign.value, write_point(point))
        elif is_label(sign):
            self._labels.setdefault(sign, point)
            self._mark(LABELS, f"{write_point(point)}:{sign}")
        elif sign.isdigit():
            number = 10 if self._one_digit and sign == _TEN else int(sign)
            if number in self._moves or not number:
                line = self._diagram.rows[row].line
                raise DiagramError(DiagramErrorReason.TWICE, line, text=sign)
            self._moves[number] = point

    def _mark(self, ident: str, value: str) -> None:
        self._marks.setdefault(ident, []).append(value)

    def tree(self) -> Tree:
        """Return the record, with the position in its root and the moves after it."""
        if self._diagram.last_move is not None:
            self._mark(Sign.CIRCLE.value, write_point(self._point(*self._diagram.last_move)))
        self._draw_pairs()
        root = new_game(self._placement.size, 0, self._root_properties()).properties(0)
        nodes: list[tuple[int | None, tuple[Property, ...]]] = [(None, root)]
        for above, properties in enumerate(self._line()):
            nodes.append((above, tuple(properties)))
        return Tree.from_source(NodeList.from_properties(nodes))

    def _root_properties(self) -> Iterator[Property]:
        diagram = self._diagram
        if diagram.title:
            yield Property("GN", (encode_simple_text(diagram.title),))
        for colour, points in self._stones.items():
            if points:
                yield Property(_SETUP[colour], write_points(points))
        if diagram.first is not None:
            yield Property("PL", (_LETTERS[diagram.first],))
        for ident, marked in self._marks.items():
            yield Property(ident, tuple(marked))

    def _line(self) -> Iterator[list[Property]]:
        """Yield the properties of each move in order; a missing number becomes a move without a
        point.
        """
        self._add_moves_in_title()
        numbers = sorted(self._moves)
        if numbers and numbers[-1] - numbers[0] < max(_FEW, 2 * len(numbers)):
            numbers = list(range(numbers[0], numbers[-1] + 1))
        colour = self._diagram.first or Colour.BLACK
        for number in numbers:
            mover = colour if number % 2 else colour.opponent
            move = Property(_LETTERS[mover], (write_move(self._moves.get(number)),))
            move_number = self._diagram.start + number - 1
            needs_number = number == numbers[0] and move_number != 1
            yield [move, Property("MN", (str(move_number),))] if needs_number else [move]

    def _add_moves_in_title(self) -> None:
        """Add the moves stated in the title, such as ``5 at 2`` or ``6 at a``."""
        offset = self._diagram.start - 1
        for number, where in _MOVE_IN_TITLE.findall(self._diagram.title):
            point = self._point_named(where, offset)
            drawn = int(number) - offset
            if point is not None and 0 < drawn <= MAX_MOVE and drawn not in self._moves:
                self._moves[drawn] = point

    def _point_named(self, where: str, offset: int = 0) -> Point | None:
        if where.isdigit():
            return self._moves.get(int(where) - offset)
        if is_label(where):
            return self._labels.get(where)
        column, _, row = where.partition(":")
        if row:
            point = self._point(int(column) - 1, int(row) - 1)
            return point if self._placement.size.contains(point) else None
        try:
            return NAMES.parse(where, self._placement.size)
        except NotationError:
            return None

    def _draw_pairs(self) -> None:
        for ident, *ends in self._diagram.pairs:
            points = [self._point_named(end) for end in ends]
            if None not in points and points[0] != points[1]:
                self._mark(ident, ":".join(write_point(point) for point in points if point))
