"""The content of a text diagram (position, markup and moves), and kinds of content that text
formats omit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ...go import Crop, Symmetry, hoshi
from ...named_tuples import NamedTuple
from ...notation import Reading
from ...record.steps import Move, Prisoners
from ...record.values.markup import NO_MARKUP, Markup
from .characters import EMPTY, NAMES, label_characters, label_list, mark_to_draw, point_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ...go import Board, Colour, Point
    from ...notation import Naming


_NO_PRISONERS = Prisoners()


class Omission(Enum):
    """A kind of content that a text format cannot show."""

    MARKS = "signs"
    LABELS = "labels"
    PAIRS = "pairs"
    """Arrows and lines."""
    DIMMED = "dimmed"
    """Dimmed points."""
    NUMBERS = "numbers"
    """Move numbers."""
    PART = "part"
    """The choice of the visible part (VW): the whole board is shown."""
    SIZE = "size"
    """The size of the board of which a part is shown."""
    PLACE = "place"
    """The place of a part on the board."""
    COORDINATES = "coordinates"
    JOINED_EDGES = "joined edges"
    CAPTURED = "captured"
    """Stones without liberties, which the reader of the text removes."""


class DiagramMove(NamedTuple):
    """A move to be numbered in a text diagram; ``number`` is 0 if it has none."""

    colour: Colour
    point: Point | None
    number: int


@dataclass(frozen=True)
class DiagramContent:
    """The content of a text diagram: a position, its markup, and the moves after it.

    The moves are numbered. Stones that they capture stay visible, as in printed diagrams:
    `undrawn_moves_text` lists the moves on occupied points, and those outside the ``crop``.
    ``stones`` is the position to which the markup belongs; by default, it is the one drawn.
    ``last``, ``to_play`` and ``prisoners`` are the last move, the next player and the captured
    stones after the moves.
    ``naming`` names the points of the displayed board, or is None for no coordinates.
    """

    board: Board
    markup: Markup = NO_MARKUP
    moves: Sequence[DiagramMove] = ()
    crop: Crop | None = None
    title: str = ""
    stones: Mapping[Point, Colour] | None = None
    last: Move | None = None
    to_play: Colour | None = None
    prisoners: Prisoners = _NO_PRISONERS
    naming: Naming | None = None

    @property
    def shown_crop(self) -> Crop:
        """The visible part, which may be the whole board."""
        return self.crop or Crop.whole_board(self.board.size)

    @property
    def shows_whole_board(self) -> bool:
        """Whether the whole board is visible."""
        return self.shown_crop == Crop.whole_board(self.board.size)

    @property
    def has_western_coordinates(self) -> bool:
        """Whether the board has Western coordinates, with A1 at the lower left as displayed."""
        naming = self.naming
        if naming is None:
            return False
        is_turned = naming.view is not Symmetry.IDENTITY and naming.reading is Reading.TRAVEL
        return naming.notation == NAMES and not is_turned

    @property
    def drawn_stones(self) -> Mapping[Point, Colour]:
        """The stones to draw, including those of the moves and those that the moves capture."""
        stones = self.board.stones()
        for colour, point, _ in self.moves:
            if point is not None:
                stones.setdefault(point, colour)
        return stones

    @property
    def drawn_moves(self) -> dict[Point, int]:
        """The drawn moves by point, counted from 1; of two moves on a point, the first is drawn."""
        found: dict[Point, int] = {}
        for count, (_, point, _) in enumerate(self.moves, 1):
            if point is not None and self.shown_crop.contains(point) and self.board[point] is None:
                found.setdefault(point, count)
        return found

    def with_moves_played(self) -> DiagramContent:
        """Return the content with the moves played on its board instead of numbered."""
        board = self.board
        for colour, point, _ in self.moves:
            board = board if point is None else board.play(point, colour).board
        return replace(self, board=board, moves=())

    def undrawn_moves_text(self, start: int, name: Callable[[Point], str]) -> str:
        """Return, as text, the moves that cannot be drawn, such as ``3 pass, 5 at 2, 8 at D4``.

        ``start`` is the number of the first move; ``name`` returns the name of a point.
        """
        drawn = self.drawn_moves
        texts = []
        for count, (_, point, _) in enumerate(self.moves, 1):
            if point is None:
                texts.append(f"{count + start - 1} pass")
            elif drawn.get(point) != count:
                where = str(drawn[point] + start - 1) if point in drawn else name(point)
                texts.append(f"{count + start - 1} at {where}")
        return ", ".join(texts)

    @property
    def matching_markup(self) -> Markup:
        """The visible marks and labels on those points whose contents are the same in the diagram
        and in the position to which the markup belongs.
        """
        shown = self.stones
        drawn = self.drawn_stones

        def matches(point: Point) -> bool:
            same = shown is None or shown.get(point) is drawn.get(point)
            return same and self.shown_crop.contains(point)

        return Markup(
            {point: marks for point, marks in self.markup.marks.items() if matches(point)},
            {point: label for point, label in self.markup.labels.items() if matches(point)},
        )

    def point_texts(self, star: str) -> dict[Point, str]:
        """Return the text of each point apart from move numbers, as from `point_text`; ``star`` is
        that of a star point.
        """
        stars = hoshi(self.board.size)
        markup = self.matching_markup
        labels = self._label_texts
        return {
            point: point_text(
                self.board[point],
                markup.marks.get(point, ()),
                labels.get(point, ""),
                bare=star if point in stars else EMPTY,
            )
            for point in self.board.graph.points
        }

    @property
    def _label_texts(self) -> dict[Point, str]:
        """The characters of the labels that can be drawn, which have no stone or mark."""
        markup = self.matching_markup
        labels = {
            point: label
            for point, label in markup.labels.items()
            if self.board[point] is None and mark_to_draw(markup.marks.get(point, ())) is None
        }
        return label_characters(labels)

    def drawn_marks(self) -> set[tuple[Point, object]]:
        """Return the marks and labels that `point_texts` draws, each with its point, except those
        covered by move numbers.
        """
        markup = self.matching_markup
        numbers = self.drawn_moves
        labels = self._label_texts
        drawn: set[tuple[Point, object]] = set()
        for point in (markup.marks.keys() | markup.labels.keys()) - numbers.keys():
            if mark := mark_to_draw(markup.marks.get(point, ())):
                drawn.add((point, mark))
            elif point in labels:
                drawn.add((point, markup.labels[point]))
        return drawn

    def undrawn_labels_text(
        self, drawn: set[tuple[Point, object]], name: Callable[[Point], str]
    ) -> str:
        """Return, as text, the visible labels that are not among ``drawn``, such as ``ab at G3``.

        ``name`` returns the name of a point.
        """
        labels = {
            point: label
            for point, label in self.markup.labels.items()
            if self.shown_crop.contains(point) and (point, label) not in drawn
        }
        return label_list(labels, name)


def undrawn_markup(
    content: DiagramContent, drawn: set[tuple[Point, object]]
) -> dict[Omission, int]:
    """Count the visible marks and labels that are not among ``drawn``, and the dimmed points."""
    seen, markup = content.shown_crop.contains, content.markup
    marks = {(point, mark) for point, shown in markup.marks.items() for mark in shown}
    labels = set(markup.labels.items())
    return count_omissions(
        {
            Omission.MARKS: sum(seen(point) for point, _ in marks - drawn),
            Omission.LABELS: sum(seen(point) for point, _ in labels - drawn),
            Omission.DIMMED: sum(map(seen, markup.dimmed)),
            Omission.JOINED_EDGES: content.board.shape.is_wrapped,
        }
    )


def count_omissions(counted: Mapping[Omission, int]) -> dict[Omission, int]:
    """Return the omissions that occur, each with its count, or 1 if it cannot be counted."""
    return {omission: int(number) for omission, number in counted.items() if number}
