"""Data model of figures: numbered moves, notes and markup on one printed board."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntFlag
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..values.markup import NO_MARKUP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...go import Board, Colour, Crop, Point
    from ..properties.marks import Mark
    from ..values.markup import Markup


class FigureFlag(IntFlag):
    """The flags of the SGF property FG in FF[4], which specify what a figure omits.

    Unknown bits are kept.
    """

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST = 4
    """Omit the list of moves not shown on the board."""
    KEEP_CAPTURED = 256
    """Keep captured stones; without it the figure shows its final position."""
    NO_HOSHI = 512
    VIEWER = 32768
    """Leave all options but the name to the viewer."""


class FigureOptions(NamedTuple):
    """The value of an FG property: the flags, or None if it states none, and the name of the
    figure.
    """

    flags: FigureFlag | None = None
    name: str = ""


class FigureKind(Enum):
    """The kind of a printed board: a figure shows moves of the game, a diagram those of a
    variation.
    """

    FIGURE = "figure"
    """Part of the game, or of the line printed as the game."""
    DIAGRAM = "diagram"
    """Part of a variation."""


class NumberedMove(NamedTuple):
    """A move in a figure, with its node and the number printed on it.

    ``number`` is its number in the game, which the record may state; ``label`` is the same, or
    counted from the first move of the figure, or without hundreds; 0 if no number is printed. A
    ``point`` of None is a pass or an invalid point.
    """

    node: int
    colour: Colour
    point: Point | None
    number: int
    label: int


class NotePoint(NamedTuple):
    """The point that a note refers to, with the stone, number or mark by which it can be recognised
    there.

    A numbered stone has a ``label``; a stone from before the figure has a ``mark``, a letter or ""
    for a triangle. ``colour`` is None if no stone is shown there: it was captured and removed, or
    the point is outside the crop.
    """

    point: Point
    colour: Colour | None = None
    label: int | None = None
    mark: str = ""

    @property
    def has_mark(self) -> bool:
        """Whether the note uses a mark to refer to a stone without a number."""
        return self.colour is not None and self.label is None


class Note(NamedTuple):
    """A note on moves that the board of a figure cannot show: all on one point, or a single pass.

    ``fills_ko`` is true if the last of them fills a ko in which stones were taken before.
    """

    moves: tuple[NumberedMove, ...]
    note_point: NotePoint | None = None
    fills_ko: bool = False


class VariationOrigin(NamedTuple):
    """The origin of a variation: the number of the preceding move, and the figure that contains it.

    The figure is given by kind and ordinal; a variation of a variation starts from a diagram.
    ``number`` is 0 if the variation replaces the first move. ``label`` is the number by which
    captions refer to the preceding move, and ``replaced`` that of the move that the variation
    replaces; both are 0 if there is no such move. ``nodes`` are the nodes of these moves, the
    replaced one first; their comments can be about the variation. If another diagram shows the
    previous moves of the variation, ``continued`` is its ordinal. ``diagram_name`` is the printed
    name of the diagram that contains the preceding move, if the record gives it one.
    """

    number: int
    kind: FigureKind
    figure_ordinal: int
    label: int = 0
    replaced: int = 0
    nodes: tuple[int, ...] = ()
    continued: int = 0
    diagram_name: str = ""


class CoveredMarkup(NamedTuple):
    """Markup that a board can't show at a point, because something else is drawn there.

    ``number`` is the number of the move at the node, or of the last one before it.
    """

    node: int
    number: int
    point: Point
    label: str = ""
    marks: frozenset[Mark] = frozenset()


class PrintedLetters(NamedTuple):
    """How the letters that a comment cites are printed.

    ``new`` has the letters that replace others on the board and in the comment. ``lost`` letters
    are not on the board, ``ambiguous`` ones more than once; with ``has_own_board`` a board of its
    own shows them all.
    """

    cited: tuple[str, ...]
    new: Mapping[str, str] = MappingProxyType({})
    lost: tuple[str, ...] = ()
    ambiguous: tuple[str, ...] = ()
    has_own_board: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A printed board with a range of moves, and the notes and markup that belong to it.

    ``ordinal`` counts the figures of each kind from 1. Points and crops are in record coordinates.
    ``base`` is the position before the first move. ``stones`` are the stones drawn: those of the
    base and the moves on free points; captured stones stay, unless the options say otherwise.
    Stones outside an explicit ``crop`` are left out. ``numbers`` are the moves drawn with their
    labels, by point; every other move is in one of the ``notes``. ``repeated`` is the last move of
    the previous figure if it is shown again; it is in ``numbers`` but not in ``moves``. ``nodes``
    is the range, including nodes without moves; its first node may have set up the base.
    ``to_play`` is the player to move at the base, who plays the first move, if any; it is None if
    both players have passed. ``overruled_player`` is the opponent if the record names that player
    to move, but moves of ``to_play`` follow. ``markup`` has no labels where numbers are; labels on
    ``marked_points`` are replaced by the marks drawn there. ``covered`` is markup that numbers or
    later labels hide. ``letters`` says how the letters that a comment cites are printed, by its
    node; ``comment_boards`` are figures without moves for comments whose letters this board can't
    show. ``last_move_marks`` are left out, because the record has them on most moves.
    ``started_for_letters`` are the letters for whose sake the figure starts where it does.
    ``label_moves`` are the numbers of the moves at whose nodes the labels are, or of the last ones
    before them.
    """

    kind: FigureKind
    ordinal: int
    nodes: tuple[int, ...]
    base: Board
    moves: tuple[NumberedMove, ...] = ()
    stones: Mapping[Point, Colour] = field(default_factory=dict, hash=False)
    numbers: Mapping[Point, NumberedMove] = field(default_factory=dict, hash=False)
    notes: tuple[Note, ...] = ()
    markup: Markup = NO_MARKUP
    crop: Crop | None = None
    name: str = ""
    options: FigureOptions | None = None
    repeated: NumberedMove | None = None
    origin: VariationOrigin | None = None
    to_play: Colour | None = None
    overruled_player: Colour | None = None
    covered: tuple[CoveredMarkup, ...] = ()
    letters: Mapping[int, PrintedLetters] = field(default_factory=dict, hash=False)
    comment_boards: Mapping[int, Figure] = field(default_factory=dict, hash=False)
    last_move_marks: frozenset[Mark] = frozenset()
    started_for_letters: tuple[str, ...] = ()
    label_moves: Mapping[Point, int] = field(default_factory=dict, hash=False)

    @property
    def marked_points(self) -> tuple[NotePoint, ...]:
        """The points to which notes refer with a mark."""
        return tuple(
            note.note_point for note in self.notes if note.note_point and note.note_point.has_mark
        )

    @property
    def first_number(self) -> int:
        """The number of the first move, or 0 if there are no moves."""
        return self.moves[0].number if self.moves else 0

    @property
    def last_number(self) -> int:
        """The number of the last move, or 0 if there are no moves."""
        return self.moves[-1].number if self.moves else 0

    def label_move(self, label: str) -> int:
        """Return the number of the first move at whose node a label is, or of the last one before
        it; that of the figure's first move if the record doesn't have the label.
        """
        points = (point for point, text in self.markup.labels.items() if text == label)
        found = (self.label_moves[point] for point in points if point in self.label_moves)
        return min(found, default=self.first_number)

    @property
    def printed_name(self) -> str:
        """The name of the figure, or an empty string if it has none or the record hides it (FG).

        Other elements may be left to the viewer, but not the name.
        """
        flags = (self.options and self.options.flags) or FigureFlag(0)
        return "" if FigureFlag.NO_NAME in flags else self.name

    def caption_number(self, move: NumberedMove) -> int:
        """Return the number of a move in captions: in a diagram the one that is drawn, if any,
        otherwise its move number.
        """
        own = move.label if self.kind is FigureKind.DIAGRAM else 0
        return own or move.number
