"""Print options: all choices for printing and exporting records."""

from __future__ import annotations

from dataclasses import dataclass, field, is_dataclass, replace
from enum import Enum
from functools import reduce
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ...go import BoardKind, BoardShape, Size, Symmetry
from ...named_tuples import NamedTuple
from ...notation import DEFAULT_NOTATION, Naming, Notation, Reading
from ...record.figures import PlanOptions, without_figure_settings
from ...record.values.move_numbers import NO_NUMBERS, MoveNumbers
from ...study.review.losses import DEFAULT_THRESHOLDS, LossThresholds
from ..compose import DisplayOptions, LastMoveMark
from ..theme import PRINT, Theme
from .page_setup import PageSetup
from .phrases import ENGLISH, Phrases
from .print_service import PrintService

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...notation import Side
    from ...record import Tree


class RecordAttachment(Enum):
    """Whether a document contains the records from which it was made."""

    NEVER = "never"
    SINGLE_GAME = "single"
    """If it was made from a single game."""
    ALWAYS = "always"

    def applies(self, game_count: int) -> bool:
        """Return whether the records of this many games are attached."""
        if self is RecordAttachment.SINGLE_GAME:
            return game_count == 1
        return self is RecordAttachment.ALWAYS and game_count > 0


class BoardTextStyle(Enum):
    """The style in which boards are drawn in plain-text books."""

    PLAIN = "plain"
    """Plain diagrams, with the coordinates that the pictures show."""
    SENSEI = "sensei"
    """For Sensei's Library: a diagram for every ten moves."""


class DocumentType(Enum):
    """The type of document in which records are printed."""

    GAME = "game"
    """Figures with captions, notes and comments."""
    POSITION = "position"
    """A single position."""
    KIFU = "kifu"
    """All moves on one numbered board, one page per game."""
    MOVES = "moves"
    """A table of moves."""
    PROBLEMS = "problems"
    """Problems, with separate answers."""
    BOARD = "board"
    """A true-size board, on as many sheets as needed."""


class AnswerPlacement(Enum):
    """The place where answers to problems are printed."""

    NONE = "none"
    AFTER = "after"
    """On separate pages, after all problems."""
    FACING = "facing"
    """On the page after each page of problems."""


class CommentCoordinates(Enum):
    """What happens to coordinates in comments if the board has those of another notation."""

    TRANSLATE = "translate"
    """They become those of the board, where there is evidence that they are coordinates."""
    KEEP = "keep"


class ProblemOptions(NamedTuple):
    """Options of problem sheets: the number of problems per row and column, and their answers.

    With ``sources`` the source of each problem is printed. Answers show the solution and up to
    ``variations`` variations. Boards have coordinates at these ``edges``, whatever boards of games
    have.
    """

    across: int = 2
    down: int = 3
    first: int = 1
    answers: AnswerPlacement = AnswerPlacement.AFTER
    sources: bool = True
    variations: int = 2
    edges: frozenset[Side] = frozenset()


class TrueSizeOptions(NamedTuple):
    """Options of boards printed in true size: line spacings, stones, and the overlap of adjacent
    sheets.

    ``empty`` leaves out the stones. Adjacent sheets overlap by ``overlap`` millimetres.
    """

    pitch_x: float = 22.0
    pitch_y: float = 23.7
    empty: bool = True
    overlap: float = 10.0


class NamingOptions(NamedTuple):
    """The notation and the orientation of printed boards."""

    notation: Notation
    view: Symmetry = Symmetry.IDENTITY
    reading: Reading = Reading.TRAVEL

    def point_naming(self, board: Size | BoardShape) -> Naming:
        """Return how points are named on a board of this size or shape."""
        return Naming.on_board(self.notation, board, self.view, self.reading)


class PrintedGame(NamedTuple):
    """A record to print, with the selected node and the name of its file.

    The content is the position at the node, or the line through it, continued by first children.
    ``original`` is the record if ``tree`` is one with the same nodes that was made for printing.
    ``number`` is that of the problem at the node, from 1, or 0 if it is to be counted.
    """

    tree: Tree
    node: int
    name: str = ""
    original: Tree | None = None
    number: int = 0

    @property
    def file_stem(self) -> str:
        """The file name without its extension."""
        return PurePath(self.name).stem

    def as_printed(self, options: PrintOptions) -> PrintedGame:
        """Return the record as the options print it: without its figure settings, if they are
        ignored.
        """
        if not options.ignore_figure_settings or self.original is not None:
            return self
        return self._replace(tree=without_figure_settings(self.tree), original=self.tree)


PLAIN_BOARD = DisplayOptions(last_move=LastMoveMark.NOTHING)


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """All options for printing or exporting records.

    ``numbers`` are the move numbers on a single position; those of figures belong to the ``plan``.
    ``comments`` and ``headers`` print comments and game details; ``judgements`` prints move
    evaluations in words. ``comment_coordinates`` translates point names in comments, or keeps them.
    ``captions`` and ``notes`` are the texts below boards; ``to_play`` adds whose turn it is to
    boards without moves. ``stones_in_text`` and ``stones_in_notes`` draw move numbers as small
    stones. ``typography`` gives comments the punctuation marks of their ``language``, a BCP 47 tag;
    if it is empty, the language of each comment is recognised, and headings and names have that of
    most of them. ``title`` and ``author`` default to those of the first game; e-books state their
    ``publisher`` and ``isbn``. The book may have a ``title_page``, and ``contents`` if it has
    several games or chapters; with ``new_pages`` each game starts on a new page. ``attach_record``
    says whether the SGF is embedded in formats with attachments. With ``ignore_figure_settings``,
    what records state about figures, move numbers and visible parts (FG, PM, MN, VW) has no effect.
    With ``review``, figures are followed by a review of the game, if the record has analysis: a
    graph, a report, and the ``worst_moves`` with small boards, up to that many. The ``thresholds``
    say which moves are mistakes; they are a preference of the window and not an option.
    Pages meet the requirements of the print ``service``, as far as they can.
    """

    names: NamingOptions
    material: DocumentType = DocumentType.GAME
    plan: PlanOptions = PlanOptions()  # noqa: RUF009  # a value
    numbers: MoveNumbers = NO_NUMBERS
    setup: PageSetup = PageSetup()  # noqa: RUF009  # a value
    shown: DisplayOptions = PLAIN_BOARD
    theme: Theme = PRINT
    comments: bool = True
    headers: bool = True
    phrases: Phrases = ENGLISH
    problems: ProblemOptions = ProblemOptions()  # noqa: RUF009  # a value
    true_size: TrueSizeOptions = TrueSizeOptions()  # noqa: RUF009  # a value
    judgements: bool = True
    captions: bool = True
    notes: bool = True
    to_play: bool = False
    comment_coordinates: CommentCoordinates = CommentCoordinates.TRANSLATE
    stones_in_text: bool = True
    stones_in_notes: bool = True
    typography: bool = True
    language: str = ""
    title: str = ""
    author: str = ""
    publisher: str = ""
    isbn: str = ""
    title_page: bool = False
    contents: bool = False
    new_pages: bool = False
    attach_record: RecordAttachment = RecordAttachment.SINGLE_GAME
    ignore_figure_settings: bool = False
    review: bool = False
    worst_moves: int = 5
    thresholds: LossThresholds = DEFAULT_THRESHOLDS
    service: PrintService = PrintService.NONE

    def with_document_type(self, material: DocumentType) -> PrintOptions:
        """Return these options for another document type."""
        return replace(self, material=material)


class GameScope(Enum):
    """The choice of games to print from a file: the current game or all games."""

    THIS = "this"
    ALL = "all"


class LineChoice(Enum):
    """The choice of the line to print: the main line or the one through the current node."""

    MAIN = "main"
    CURRENT = "current"
    """The line through the current node."""


class PrintScope(NamedTuple):
    """The choice of games to print from a file, and of the line of play to print from each game."""

    games: GameScope = GameScope.THIS
    line: LineChoice = LineChoice.MAIN


class FileOptions(NamedTuple):
    """Choices for output files: resolution, transparency, and the style of boards in plain text.

    Images have ``dpi`` pixels per inch and no background if ``transparent``. ``text`` keeps text
    in SVG files as text. Images show boards, or whole ``pages``. With ``separate``, PDF has a file
    for each board, too, and the texts are in a JSON file; ``outlines`` then converts text in PDF to
    outlines. ``diagrams`` is the style of boards in plain text. With ``record_page``, the last page
    of an e-book has the record as text.
    """

    dpi: int = 300
    transparent: bool = False
    text: bool = False
    pages: bool = False
    diagrams: BoardTextStyle = BoardTextStyle.PLAIN
    separate: bool = False
    outlines: bool = False
    record_page: bool = False


class Chapter(NamedTuple):
    """A further chapter of a book: its games, and the print options for it."""

    games: Sequence[PrintedGame]
    options: PrintOptions


_USUAL_BOARD = BoardShape.rectangle(Size(19, 19))


@dataclass(frozen=True, slots=True)
class PrintChoices:
    """All choices in the print window: print options, the games to print, and output options.

    ``several`` says whether the file has more than one game, ``chaptered`` whether the book has
    other chapters, ``board_kinds`` which kinds of boards the records have, and ``board`` the board
    of the open one; all four are facts, not options. The keys of `option_table` are the paths of
    the other fields.
    """

    edition: PrintOptions
    scope: PrintScope = PrintScope()  # noqa: RUF009  # a value
    output: FileOptions = FileOptions()  # noqa: RUF009  # a value
    several: bool = field(default=True, compare=False)
    chaptered: bool = field(default=False, compare=False)
    board_kinds: frozenset[BoardKind] = field(default=frozenset(BoardKind), compare=False)
    board: BoardShape = field(default=_USUAL_BOARD, compare=False)

    @property
    def naming(self) -> Naming:
        """How points of the open record are named on its board."""
        return self.edition.names.point_naming(self.board)

    @property
    def prints_all_games(self) -> bool:
        """Whether the file has several games, all of which are printed."""
        return self.several and self.scope.games is GameScope.ALL

    def get(self, key: str) -> Any:
        """Return the value of the option with the key ``key``.

        :raises AttributeError: if the option belongs to another splitting rule than the chosen one.
        """
        return reduce(getattr, key.split("."), self)

    def with_choice(self, key: str, value: Any) -> PrintChoices:
        """Return the choices with the option ``key`` set to ``value``, and with options that depend
        on it adjusted.

        Changing the material also changes games to its default, unless they were changed before.
        """
        if key == "edition.material":
            scope = self.scope
            if scope.games is default_game_scope(self.edition.material):
                scope = scope._replace(games=default_game_scope(value))
            return replace(self, edition=self.edition.with_document_type(value), scope=scope)
        return self.with_value(key, value)

    def with_value(self, key: str, value: Any) -> PrintChoices:
        """Return the choices with only the option ``key`` set to ``value``."""
        return self.with_values({key: value})

    def with_values(self, values: Mapping[str, Any]) -> PrintChoices:
        """Return the choices with several options set; ``values`` has their values by key."""
        changes: dict[str, Any] = {}
        for key, value in values.items():
            *sections, name = key.split(".")
            section = reduce(lambda outer, inner: outer.setdefault(inner, {}), sections, changes)
            section[name] = value
        chosen: PrintChoices = _changed(self, changes)
        return chosen


def _changed(value: Any, changes: Mapping[str, Any]) -> Any:
    """Return a copy of a dataclass or named tuple with changed fields; a nested dictionary changes
    the fields of a nested object.
    """
    return replace_fields(
        value,
        {
            name: _changed(getattr(value, name), change) if isinstance(change, dict) else change
            for name, change in changes.items()
        },
    )


def replace_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """Return a copy of a dataclass or named tuple with some fields replaced."""
    return replace(value, **fields) if is_dataclass(value) else value._replace(**fields)  # type: ignore[type-var]  # no class


def default_game_scope(material: DocumentType) -> GameScope:
    """Return the default choice of games to print for a document type.

    For problems these are all games, as files of problems usually hold one problem per game.
    """
    return GameScope.ALL if material is DocumentType.PROBLEMS else GameScope.THIS


DEFAULTS = PrintChoices(PrintOptions(NamingOptions(DEFAULT_NOTATION)))
"""The defaults of all options."""
