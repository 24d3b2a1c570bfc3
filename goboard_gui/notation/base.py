"""What every notation offers, and what those share whose names are made of two lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from ..go import OffBoardError, Point, Size
from .errors import NotationError, NotationErrorReason

if TYPE_CHECKING:
    import re

    from .sides import Side


class RecordStyle(Enum):
    """How a written record is laid out. Each notation has one that belongs to it."""

    MOVES = "moves"
    """A row for each move: its number, its player and its point."""
    RUNNING = "running"
    """Numbers and points in turn, as running text: ``1 (2 3) 2 (15 15)`` (seed 002)."""
    ACTIONS = "actions"
    """A row for each stone that is put or taken off: an action, a point, a comment (Davar)."""


# int() refuses more than 4300 digits with an error of its own; no name comes near this length.
_LONGEST_NAME = 64

_NORMAL_FORMS: dict[int, int | str] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},  # full-width ASCII
    **dict.fromkeys(map(ord, "\u2212\u2013\u2014\u2012\u2010\u2011\ufe63\u00ad"), "-"),
    **dict.fromkeys(map(ord, "\u2032\u2018\u2019"), "'"),
    **dict.fromkeys(map(ord, "\u00a0\u3000"), " "),
}


def to_plain_signs(text: str) -> str:
    """The text in ASCII signs, digits and spaces, character by character: no place moves.

    Minus signs, dashes and hyphens of every kind become ``-``, primes and single quotes ``'``,
    full-width letters, digits and signs their ASCII twins. Case is kept.

    >>> to_plain_signs("at ＋3−3.")
    'at +3-3.'
    """
    return text.translate(_NORMAL_FORMS)


def normalise(text: str) -> str:
    """The text in plain signs, without blanks around it.

    >>> normalise(" ＋3−3\\u3000")
    '+3-3'
    """
    return to_plain_signs(text).strip()


class Notation(ABC):
    """A way to name the points of a rectangular board, different names for different points.

    A notation has no state, so all instances of a class are equal. Its names need not split into
    the name of a column and that of a row. To add one, write ``_name`` and its inverse ``_read``
    and list it in the registry.
    """

    id: ClassVar[str]
    """The name on the command line and in settings."""
    title: ClassVar[str]
    """The name for people, in English."""
    explanation: ClassVar[str]
    """How points are named, in a sentence or two of English: for tips and charts."""
    origin: ClassVar[str] = ""
    """Who names points so, or where it was proposed, in English; empty if that is not known."""
    bijective: ClassVar[bool] = True
    """Whether each name names one point; if not, only `points` reads all names."""
    separable: ClassVar[bool] = False
    """Whether each line has one label, the same at all its points."""
    grammar: ClassVar[re.Pattern[str]]
    """What a normalised name looks like, canonical or tolerated; matched as a whole."""
    ignores_case: ClassVar[bool] = False
    """Whether capitals and small letters mean the same."""
    record_style: ClassVar[RecordStyle] = RecordStyle.MOVES
    """The form of a written record that belongs to the notation."""

    def supports(self, size: Size) -> bool:
        """Whether the notation names all points of a board of this size."""
        return True

    def format(self, point: Point, size: Size) -> str:
        """The canonical name of a point, in ASCII where the notation allows.

        :raises OffBoardError: the point is not on the board.
        """
        if not size.holds(point):
            raise OffBoardError(point, size)
        return self._name(point, size)

    def parse(self, text: str, size: Size) -> Point:
        """The point that a text names, be it canonical or one of the tolerated spellings.

        :raises NotationError: the text names no point of such a board.
        """
        text = normalise(text)
        match = self.grammar.fullmatch(text) if len(text) <= _LONGEST_NAME else None
        if match is None:
            raise self._syntax_error(text, size)
        return self._read(match, size)

    def points(self, text: str, size: Size) -> frozenset[Point]:
        """All points that a text names: one, where the notation is bijective.

        :raises NotationError: the text names no point of such a board.
        """
        return frozenset([self.parse(text, size)])

    def repair(self, text: str, size: Size) -> Point:
        """The point of a text that may be damaged in a way typical of this notation.

        Only for an explicit request: the reader should be warned that the text was mended.

        :raises NotationError: the text names no point even so.
        """
        return self.parse(text, size)

    def edge_label(self, side: Side, point: Point, size: Size) -> str:
        """The label to draw outside ``side`` next to ``point``, a border point of that side.

        :raises OffBoardError: the point is not on the board.
        """
        return self.format(point, size)

    def record_form(self, point: Point, size: Size) -> str:
        """The name of a point as a written game record shows it.

        :raises OffBoardError: the point is not on the board.
        """
        return self.format(point, size)

    def spellings(self, point: Point, size: Size) -> tuple[str, ...]:
        """The names of a point that are known for names in the midst of prose, canonical first.

        :raises OffBoardError: the point is not on the board.
        """
        return tuple(dict.fromkeys([self.format(point, size), self.record_form(point, size)]))

    def write_step(self, start: Point, end: Point, size: Size) -> str:
        """How the notation writes the step from point to point; empty if it has no form for it.

        :raises OffBoardError: a point is not on the board.
        """
        return ""

    def read_step(self, text: str, size: Size) -> tuple[Point, Point] | None:
        """The points from which and to which a written step leads; None if the text is none."""
        return None

    @abstractmethod
    def _name(self, point: Point, size: Size) -> str:
        """The canonical name of a point that is on the board."""

    @abstractmethod
    def _read(self, match: re.Match[str], size: Size) -> Point:
        """The point named by a match of the grammar.

        :raises NotationError: there is no such point.
        """

    def _syntax_error(self, text: str, size: Size) -> NotationError:
        example = self.format(Point(0, size.height - 1), size)
        return NotationError(text, size, self.id, NotationErrorReason.SYNTAX, expected=example)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) if isinstance(other, Notation) else NotImplemented

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class LineNotation(Notation):
    """A notation whose names join the label of a column and the label of a row."""

    separable = True
    rows_from_top: ClassVar[bool] = False
    """Whether rows are counted from the top: where a range of rows begins when it is told."""

    @abstractmethod
    def column_label(self, column: int, size: Size) -> str:
        """The label of a column, counted from the left from 0."""

    @abstractmethod
    def row_label(self, row: int, size: Size) -> str:
        """The label of a row, counted from the top from 0."""

    def edge_label(self, side: Side, point: Point, size: Size) -> str:
        """The label of the line through ``point`` that ends at ``side``.

        :raises OffBoardError: the point is not on the board.
        """
        if not size.holds(point):
            raise OffBoardError(point, size)
        if side.is_horizontal:
            return self.column_label(point.column, size)
        return self.row_label(point.row, size)

    def _name(self, point: Point, size: Size) -> str:
        return self.column_label(point.column, size) + self.row_label(point.row, size)

    def _crossing(
        self, column: int, row: int, parts: tuple[str, str], text: str, size: Size
    ) -> Point:
        """The point where two lines cross, each of them checked to be on the board."""
        if not 0 <= column < size.width:
            raise NotationError(
                text,
                size,
                self.id,
                NotationErrorReason.NO_SUCH_COLUMN,
                part=parts[0],
                first=self.column_label(0, size),
                last=self.column_label(size.width - 1, size),
            )
        if not 0 <= row < size.height:
            rows = (0, size.height - 1) if self.rows_from_top else (size.height - 1, 0)
            first, last = (self.row_label(end, size) for end in rows)
            raise NotationError(
                text,
                size,
                self.id,
                NotationErrorReason.NO_SUCH_ROW,
                part=parts[1],
                first=first,
                last=last,
            )
        return Point(column, row)
