"""Base classes of notations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from ..go import OffBoardError, Point, Size
from ..late_patterns import late_pattern
from .errors import NotationError, NotationErrorReason

if TYPE_CHECKING:
    import re

    from ..go import GraphPlan
    from .sides import Side


class RecordStyle(Enum):
    """Layout of a written game record; each notation has a default layout."""

    MOVES = "moves"
    """One row per move: number, player and point."""
    RUNNING = "running"
    """Running text in which move numbers and points alternate: ``1 (2 3) 2 (15 15)``."""
    ACTIONS = "actions"
    """One row per stone that is placed or removed: action, point and comment, as at Davar."""


# int() raises an error of its own above 4300 digits; no name comes close to that length.
_LONGEST_NAME = 64

_NORMAL_FORMS = {
    **{chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # full-width ASCII
    **dict.fromkeys("\u2212\u2013\u2014\u2012\u2010\u2011\ufe63\u00ad", "-"),
    **dict.fromkeys("\u2032\u2018\u2019", "'"),
    **dict.fromkeys("\u00a0\u3000", " "),
}
_TYPOGRAPHIC = late_pattern(f"[{''.join(_NORMAL_FORMS)}]")


def to_ascii_punctuation(text: str) -> str:
    """Replace each typographic character with one ASCII character, so that indices into the text
    stay valid.

    Minus signs, dashes and hyphens become ``-``, primes and single quotes ``'``, full-width
    characters their ASCII equivalents. Case is kept.

    >>> to_ascii_punctuation("at ＋3−3.")
    'at +3-3.'
    """
    # In other scripts, str.translate takes ten times as long.
    return _TYPOGRAPHIC.sub(lambda match: _NORMAL_FORMS[match[0]], text)


def normalise_punctuation(text: str) -> str:
    """Return a text with plain ASCII punctuation and without surrounding whitespace.

    >>> normalise_punctuation(" ＋3−3\\u3000")
    '+3-3'
    """
    return to_ascii_punctuation(text).strip()


class Notation(ABC):
    """A naming scheme for the points of a rectangular board.

    Notations are stateless: all instances of a class are equal. Names need not consist of a column
    and a row. To add a notation, implement ``_name`` and its inverse ``_read``, and list it in
    `catalogue`.
    """

    id: ClassVar[str]
    """Identifier on the command line and in settings."""
    title: ClassVar[str]
    """English title."""
    explanation: ClassVar[str]
    """How points are named, in one or two English sentences, for tooltips and charts."""
    origin: ClassVar[str] = ""
    """Who uses or proposed the notation, in English; empty if unknown."""
    bijective: ClassVar[bool] = True
    """Whether each name denotes a single point; otherwise only `parse_points` accepts all names."""
    separable: ClassVar[bool] = False
    """Whether each column and each row has a label of its own."""
    labels_count_up: ClassVar[bool] = False
    """Whether the labels on each side of a board count up evenly, so that readers know those left
    out between two others.
    """
    grammar: ClassVar[re.Pattern[str]]
    """Pattern that matches a whole normalised name, canonical or tolerated."""
    ignores_case: ClassVar[bool] = False
    """Whether upper and lower case are equal in names."""
    alternative: ClassVar[str] = ""
    """The id of another notation in which the user may enter points as well, if there is one; the
    two must have no names in common.
    """
    record_style: ClassVar[RecordStyle] = RecordStyle.MOVES
    """Default layout of written records."""
    plan: GraphPlan | None = None
    """The plan of the only board that has these names, or None for notations of rectangles."""

    def supports(self, size: Size) -> bool:
        """Return whether the notation names all points of a board of this size."""
        return True

    def format(self, point: Point, size: Size) -> str:
        """Return the canonical name of a point, in ASCII where the notation allows it.

        :raises OffBoardError: if the point is not on the board.
        """
        if not size.contains(point):
            raise OffBoardError(point, size)
        return self._name(point, size)

    def parse(self, text: str, size: Size) -> Point:
        """Parse the name of a point, in its canonical spelling or any tolerated one.

        :raises NotationError: if the text does not name a point of the board.
        """
        text = normalise_punctuation(text)
        match = self.grammar.fullmatch(text) if len(text) <= _LONGEST_NAME else None
        if match is None:
            raise self._syntax_error(text, size)
        return self._read(match, size)

    def parse_points(self, text: str, size: Size) -> frozenset[Point]:
        """Parse a name and return all points it refers to, which is a single one if names are
        unique.

        :raises NotationError: if the text does not name a point of the board.
        """
        return frozenset([self.parse(text, size)])

    def repair(self, text: str, size: Size) -> Point:
        """Parse a point name that may be damaged in a way typical of the notation.

        Use it only on explicit request, and tell the user that the text was repaired.

        :raises NotationError: if the text cannot be repaired.
        """
        return self.parse(text, size)

    def edge_label(self, side: Side, point: Point, size: Size) -> str:
        """Return the label at an edge of the board, next to the border point ``point`` on that
        ``side``.

        :raises OffBoardError: if the point is not on the board.
        """
        return self.format(point, size)

    def format_for_records(self, point: Point, size: Size) -> str:
        """Return the name of a point as written in game records.

        :raises OffBoardError: if the point is not on the board.
        """
        return self.format(point, size)

    def spellings(self, point: Point, size: Size) -> tuple[str, ...]:
        """Return the spellings of a point name that are recognised in prose, the canonical one
        first.

        :raises OffBoardError: if the point is not on the board.
        """
        return tuple(
            dict.fromkeys([self.format(point, size), self.format_for_records(point, size)])
        )

    def write_step(self, start: Point, end: Point, size: Size) -> str:
        """Return a move from one point to another in this notation, or an empty string if the
        notation cannot express it.

        :raises OffBoardError: if a point is not on the board.
        """
        return ""

    def read_step(self, text: str, size: Size) -> tuple[Point, Point] | None:
        """Parse a move from one point to another, and return both points, or None if the text is
        not such a move.
        """
        return None

    @abstractmethod
    def _name(self, point: Point, size: Size) -> str:
        """Return the canonical name of a point that is known to be on the board."""

    @abstractmethod
    def _read(self, match: re.Match[str], size: Size) -> Point:
        """Return the point named by a match of the notation's regular expression.

        :raises NotationError: if there is no such point.
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
    """A notation in which names combine a column label and a row label."""

    separable = True
    labels_count_up = True
    rows_from_top: ClassVar[bool] = False
    """Whether rows are counted from the top; error messages list them in this order."""

    @abstractmethod
    def column_label(self, column: int, size: Size) -> str:
        """Return the label of the column with a zero-based index from the left."""

    @abstractmethod
    def row_label(self, row: int, size: Size) -> str:
        """Return the label of the row with a zero-based index from the top."""

    def edge_label(self, side: Side, point: Point, size: Size) -> str:
        """Return the label at ``side`` for the column or row that passes through ``point``.

        :raises OffBoardError: if the point is not on the board.
        """
        if not size.contains(point):
            raise OffBoardError(point, size)
        if side.is_horizontal:
            return self.column_label(point.column, size)
        return self.row_label(point.row, size)

    def _name(self, point: Point, size: Size) -> str:
        return self.column_label(point.column, size) + self.row_label(point.row, size)

    def _crossing(
        self, column: int, row: int, parts: tuple[str, str], text: str, size: Size
    ) -> Point:
        """Return the intersection of a column and a row, after checking that both are on the
        board.
        """
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
