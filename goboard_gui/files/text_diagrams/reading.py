"""Conversion of text diagrams to records."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, DiagnosticCode, Location
from ...go import Colour, Point
from ...named_tuples import NamedTuple
from ...notation import NotationError
from ...record import NodeList, Property, Tree, new_game
from ...record.properties.codec import write_move, write_point, write_points
from ...record.properties.marks import Mark
from ...record.properties.tables import COLOUR_LETTERS, SETUP_IDENTS
from ...record.properties.texts import encode_simple_text, encode_text
from ...record.values.markup import LABELS
from ..pasted_text import cleaned_texts
from . import sensei_reading
from .boards import parse_boards
from .characters import CHARACTER_MEANINGS, NAMES, is_label
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import MAX_MOVE, find_placement
from .reflow import reflow_board
from .sensei_reading import is_sensei
from .template import read_templates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ...go import Size
    from ..pasted_text import TextLine
    from .parsed_diagram import ParsedDiagram, Placement

MOST_DIAGRAMS = 200
"""Maximum number of diagrams read from one text."""
_MOVE_IN_TITLE = re.compile(
    r"\b(\d{1,3})\s+at\s+(\d{1,3}|[a-z](?![a-z])|[A-Z]{1,2}\d{1,2})\b", re.ASCII
)
_PASS_IN_TITLE = re.compile(r"(?:^|[(,])\s*(\d{1,3})\s+pass(?=\s*(?:[),]|$))", re.ASCII)
_FIRST_IN_TITLE = re.compile(r"\b1 is move (\d{1,3})\b", re.ASCII)
_TEN = "0"
_FEW = 12
"""If the move numbers of a diagram span less than this, missing ones are always taken for moves
played elsewhere.
"""


class DiagramDiagnosticCode(DiagnosticCode):
    """Diagnostic codes for what was assumed in reading a board in text."""

    WHOLE = "read as a whole board of {size}; nothing says which part of a larger one it may be"
    PLACE = "nothing says which part of the {size} board this is; it was placed in the middle"


class DiagramRecords(NamedTuple):
    """The records of the boards in a text, and diagnostics about what was assumed about them."""

    trees: list[Tree]
    diagnostics: list[Diagnostic]


def read_diagrams(text: str, pause: Callable[[], object] = lambda: None) -> DiagramRecords:
    r"""Convert the diagrams in a text to records, each with setup, markup, and the numbered moves.

    Lines that begin with ``$$`` are in the format of Sensei's Library; without any, boards in the
    wiki template ``Go board`` are read, or else all plain text boards. Other text is skipped.
    ``pause`` is called for each line, and may raise an exception to cancel.

    :raises DiagramError: when there is no diagram, or one that cannot be read in exactly one way.

    >>> (tree,) = read_diagrams("$$W\n$$ | . 2 X .\n$$ | . 1 . a\n$$  -------").trees
    >>> [tree.properties(node)[-1] for node in tree.main_line()[1:]]
    [Property(ident='W', values=('bs',)), Property(ident='B', values=('br',))]
    """
    found: list[list[_DiagramConverter]] = []
    errors: list[DiagramError] = []
    for lines in cleaned_texts(text, pause):
        sensei = is_sensei(lines)
        trees = [] if sensei else read_templates(text, MOST_DIAGRAMS)
        if trees:
            return DiagramRecords(trees, [])
        try:
            found.append(_read_lines(lines, pause, sensei=sensei))
        except DiagramError as error:
            errors.append(error)
    if not found:
        raise (_errors_about_boards(errors) or errors)[0]
    drawings = _most_certain(found, errors)
    assumed = [
        Diagnostic(code, Location(drawing.line), {"size": drawing.size})
        for drawing in drawings
        for code in drawing.assumptions()
    ]
    return DiagramRecords([drawing.tree() for drawing in drawings], assumed)


def _most_certain(
    found: list[list[_DiagramConverter]], errors: list[DiagramError]
) -> list[_DiagramConverter]:
    """Return the most certain of the readings of a text, after checking that they do not contradict
    each other.

    What was only assumed to be a whole board does not count if there is another board.

    :raises DiagramError: when they do.
    """
    certain = [each for each in found if not any(drawing.is_assumed_whole for drawing in each)]
    if not certain and (wrong := _errors_about_boards(errors)):
        raise wrong[0]
    kept = certain or found
    contents = [[drawing.content for drawing in drawings] for drawings in kept]
    if contents[0] != contents[-1]:
        raise DiagramError(DiagramErrorReason.AMBIGUOUS, kept[0][0].line)
    return kept[0]


def _errors_about_boards(errors: list[DiagramError]) -> list[DiagramError]:
    """Return the given errors, except those which only say that there is no board."""
    return [error for error in errors if error.reason is not DiagramErrorReason.NO_DIAGRAM]


def _read_lines(
    lines: list[TextLine], pause: Callable[[], object], *, sensei: bool
) -> list[_DiagramConverter]:
    if sensei:
        return _drawings(sensei_reading.parse_diagrams(lines, pause), one_digit=True)
    try:
        return _drawings(parse_boards(lines, pause), one_digit=False)
    except DiagramError as error:
        as_written = error
    again = reflow_board(lines, pause)
    if again is None:
        raise as_written
    try:
        return _drawings(parse_boards(again, pause), one_digit=False)
    except DiagramError:
        raise as_written from None


def _drawings(diagrams: Iterable[ParsedDiagram], *, one_digit: bool) -> list[_DiagramConverter]:
    drawings: list[_DiagramConverter] = []
    for diagram in diagrams:
        if len(drawings) == MOST_DIAGRAMS:
            number = diagram.rows[0].line
            raise DiagramError(DiagramErrorReason.TOO_MANY, number, text=str(MOST_DIAGRAMS))
        drawings.append(_DiagramConverter(diagram, one_digit=one_digit))
    if not drawings:
        raise DiagramError(DiagramErrorReason.NO_DIAGRAM)
    return drawings


class _DiagramConverter:
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
        self._moves: dict[int, Point | None] = {}
        for row, column, char in self._characters():
            self._read_character(char, self._point(column, row), row)

    @property
    def line(self) -> int:
        """The line number of the first row."""
        return self._diagram.rows[0].line

    @property
    def size(self) -> Size:
        """The size of the board."""
        return self._placement.size

    @property
    def is_assumed_whole(self) -> bool:
        """Whether the diagram is taken for the whole board only because it has no edges and no
        coordinates.
        """
        return self._diagram.is_assumed_whole

    def assumptions(self) -> Iterator[DiagramDiagnosticCode]:
        """Yield what had to be assumed about the board."""
        if self.is_assumed_whole:
            yield DiagramDiagnosticCode.WHOLE
        if not self._placement.is_certain:
            yield DiagramDiagnosticCode.PLACE

    @property
    def content(self) -> tuple[object, ...]:
        """The position and the moves, for comparison."""
        return self._placement.size, self._stones, self._moves

    def _characters(self) -> Iterator[tuple[int, int, str]]:
        for row, (chars, _) in enumerate(self._diagram.rows):
            for column, char in enumerate(chars):
                yield row, column, char

    def _point(self, column: int, row: int) -> Point:
        corner = self._placement.corner
        return Point(corner.column + column, corner.row + row)

    def _read_character(self, char: str, point: Point, row: int) -> None:
        meaning = CHARACTER_MEANINGS.get(char)
        if meaning is not None:
            if meaning.colour is not None:
                self._stones[meaning.colour].append(point)
            if meaning.mark is not None:
                self._mark(meaning.mark.value, write_point(point))
        elif is_label(char):
            self._labels.setdefault(char, point)
            self._mark(LABELS, f"{write_point(point)}:{char}")
        elif char.isdecimal():
            number = 10 if self._one_digit and char == _TEN else int(char)
            if number in self._moves or not number:
                line = self._diagram.rows[row].line
                raise DiagramError(DiagramErrorReason.TWICE, line, text=char)
            self._moves[number] = point

    def _mark(self, ident: str, value: str) -> None:
        self._marks.setdefault(ident, []).append(value)

    def tree(self) -> Tree:
        """Return the record, with the position in its root and the moves after it."""
        for place in self._diagram.last_moves:
            value = write_point(self._point(*place))
            if value not in self._marks.get(Mark.CIRCLE.value, ()):
                self._mark(Mark.CIRCLE.value, value)
        self._draw_pairs()
        root = new_game(self._placement.size, 0, self._root_properties()).properties(0)
        nodes: list[tuple[int | None, tuple[Property, ...]]] = [(None, root)]
        for above, properties in enumerate(self._move_properties()):
            nodes.append((above, tuple(properties)))
        return Tree.from_source(NodeList.from_properties(nodes))

    def _root_properties(self) -> Iterator[Property]:
        diagram = self._diagram
        if diagram.title:
            yield Property("GN", (encode_simple_text(diagram.title),))
        for colour, points in self._stones.items():
            if points:
                yield Property(SETUP_IDENTS[colour], write_points(points))
        if diagram.komi:
            yield Property("KM", (diagram.komi,))
        if (first := self._first_player()) is not None:
            yield Property("PL", (COLOUR_LETTERS[first],))
        if diagram.captures:
            yield Property("C", (encode_text(diagram.captures),))
        for ident, marked in self._marks.items():
            yield Property(ident, tuple(marked))

    def _first_player(self) -> Colour | None:
        """Return the player to move: as stated, else the opponent of the last player."""
        if self._diagram.first is not None or len(self._diagram.last_moves) != 1:
            return self._diagram.first
        last = self._point(*self._diagram.last_moves[0])
        players = [colour for colour, points in self._stones.items() if last in points]
        return players[0].opponent if players else None

    def _move_properties(self) -> Iterator[list[Property]]:
        """Yield the properties of each move in order; a missing number becomes a move without a
        point.
        """
        self._add_moves_in_title()
        numbers = sorted(self._moves)
        if numbers and numbers[-1] - numbers[0] < max(_FEW, 2 * len(numbers)):
            numbers = list(range(numbers[0], numbers[-1] + 1))
        colour = self._first_player() or Colour.BLACK
        stated = _FIRST_IN_TITLE.search(self._diagram.title)
        start = int(stated[1]) if stated else self._diagram.start
        for number in numbers:
            mover = colour if number % 2 else colour.opponent
            move = Property(COLOUR_LETTERS[mover], (write_move(self._moves.get(number)),))
            move_number = start + number - 1
            needs_number = number == numbers[0] and move_number != 1
            yield [move, Property("MN", (str(move_number),))] if needs_number else [move]

    def _add_moves_in_title(self) -> None:
        """Add the moves stated in the title, such as ``5 at 2``, ``6 at a`` or, if the diagram has
        other moves, ``7 pass``.
        """
        offset = self._diagram.start - 1
        passes = [int(number) - offset for number in _PASS_IN_TITLE.findall(self._diagram.title)]
        for number in passes if self._moves else ():
            if 0 < number <= MAX_MOVE:
                self._moves.setdefault(number, None)
        for count, where in _MOVE_IN_TITLE.findall(self._diagram.title):
            point = self._point_named(where, offset)
            drawn = int(count) - offset
            if point is not None and 0 < drawn <= MAX_MOVE and drawn not in self._moves:
                self._moves[drawn] = point

    def _point_named(self, where: str, offset: int = 0) -> Point | None:
        if where.isdecimal():
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
