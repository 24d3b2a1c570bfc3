"""Everything that is chosen when something is printed or exported."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from ...go import Symmetry
from ...notation import Naming, Notation, Reading
from ...record.figures import PlanOptions
from ..compose import DisplayOptions, LastMove
from ..theme import PRINT, Theme
from .page_setup import KIFU_STONE, LARGEST_STONE, PROBLEM_STONE, PageSetup
from .phrases import ENGLISH, Phrases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Size
    from ...record import Tree


class Material(Enum):
    """What is made of the records."""

    GAME = "game"
    """Figures with captions, notes and comments."""
    POSITION = "position"
    """One board as it is."""
    KIFU = "kifu"
    """All moves with their numbers on one board, one page for a game."""
    MOVES = "moves"
    """The moves as a table of names."""
    PROBLEMS = "problems"
    """Positions to be solved, their answers apart."""
    BOARD = "board"
    """A board as large as a real one, on as many sheets as it takes."""


class Answers(Enum):
    """Where the answers of problems are."""

    NONE = "none"
    AFTER = "after"
    """On pages of their own, after all problems."""
    FACING = "facing"
    """On the page after each page of problems."""


class ProblemOptions(NamedTuple):
    """A sheet of problems: so many across and down, numbered from ``first``.

    ``sources`` tells where each is from. Answers have up to so many ``variations`` beside the
    solution.
    """

    across: int = 2
    down: int = 3
    first: int = 1
    answers: Answers = Answers.AFTER
    sources: bool = True
    variations: int = 2


class TrueSize(NamedTuple):
    """A board as large as a real one: the distances of columns and of rows, in millimetres.

    ``empty`` leaves out the stones. Sheets lap over each other by ``overlap``.
    """

    pitch_x: float = 22.0
    pitch_y: float = 23.7
    empty: bool = True
    overlap: float = 10.0


class Names(NamedTuple):
    """How points are named, and how the board is turned."""

    notation: Notation
    view: Symmetry = Symmetry.IDENTITY
    reading: Reading = Reading.TRAVEL

    def naming(self, size: Size) -> Naming:
        """The names of the points of a board."""
        return Naming(self.notation, size, self.view, self.reading)


class Game(NamedTuple):
    """A record to be printed: a node of it, and its file's name with the ending, if it has one.

    Printed are the position at the node, or the line that goes through it and on by first children.
    """

    tree: Tree
    node: int
    name: str = ""

    @property
    def stem(self) -> str:
        """The file's name without its ending."""
        return PurePath(self.name).stem


PLAIN = DisplayOptions(last_move=LastMove.NOTHING)


@dataclass(frozen=True, slots=True)
class Edition:
    """The choices; templates of ``phrases`` are those of its captions and notes.

    ``comments`` and ``headers`` tell whether comments and what is known of a game are printed,
    ``judgements`` whether what the record says of a move is put into words. ``captions`` and
    ``notes`` stand below boards; ``to_play`` says whose turn it is where a board has no moves.
    Numbers of moves are small stones in comments if ``stones_in_text``, and below boards if
    ``stones_in_notes``. ``title`` and ``author`` are those of a book; without them they are taken
    from its first game. Several games may have a ``title_page`` before them; each begins a page if
    ``new_pages``. ``attach_record`` puts the records into documents that can hold files.
    """

    names: Names
    material: Material = Material.GAME
    plan: PlanOptions = PlanOptions()  # noqa: RUF009  # a value
    setup: PageSetup = PageSetup()  # noqa: RUF009  # a value
    shown: DisplayOptions = PLAIN
    theme: Theme = PRINT
    comments: bool = True
    headers: bool = True
    phrases: Phrases = ENGLISH
    problems: ProblemOptions = ProblemOptions()  # noqa: RUF009  # a value
    true_size: TrueSize = TrueSize()  # noqa: RUF009  # a value
    judgements: bool = True
    captions: bool = True
    notes: bool = True
    to_play: bool = False
    stones_in_text: bool = True
    stones_in_notes: bool = True
    title: str = ""
    author: str = ""
    title_page: bool = False
    new_pages: bool = True
    attach_record: bool = True

    def of(self, material: Material) -> Edition:
        """The same of another material, with the stones that are usual for it unless chosen.

        >>> from goboard_gui.notation import notation
        >>> Edition(Names(notation("western"))).of(Material.KIFU).setup.largest_stone
        9.0
        """
        setup = self.setup
        if setup.largest_stone == _usual_stone(self.material):
            setup = replace(setup, largest_stone=_usual_stone(material))
        return replace(self, material=material, setup=setup)


class Chapter(NamedTuple):
    """Games that a book goes on with, and what is made of them."""

    games: Sequence[Game]
    edition: Edition


def _usual_stone(material: Material) -> float:
    usual = {Material.KIFU: KIFU_STONE, Material.PROBLEMS: PROBLEM_STONE}
    return usual.get(material, LARGEST_STONE)
