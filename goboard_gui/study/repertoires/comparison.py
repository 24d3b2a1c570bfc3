"""Comparison of games with a repertoire: where each of them first leaves it."""

from __future__ import annotations

from enum import Enum
from itertools import groupby
from typing import TYPE_CHECKING

from ...files.errors import ReadError
from ...files.opening import open_path
from ...named_tuples import NamedTuple
from ...record.moves import recorded_move
from ...record.properties.tables import SETUP_PROPERTIES
from ...record.steps import LineReplay, board_size
from ...record.values.game_rules import legality_rules, rules_of
from ..position import position_of
from ..repetition.cards import repertoire_key
from .views import move_point, move_views

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from ...go import Colour, Point
    from ...record.tree import Tree
    from ..position import Position
    from .repertoire import Repertoire, RepertoireMove


class Ending(Enum):
    """How the comparison of a game ends; the values are used in JSON output."""

    DEVIATION = "deviation"
    END_OF_REPERTOIRE = "end of repertoire"
    END_OF_GAME = "end of game"
    OUTSIDE = "outside"
    """The position before the first move is not in the repertoire."""


class Deviation(NamedTuple):
    """The first move of a game that is not in the repertoire.

    ``expected`` are the points of the moves in the repertoire, as they are on the board of the
    game; None stands for a pass. Of the player whose repertoire it is, the first is the right one.
    """

    node: int
    move_number: int
    colour: Colour
    played: Point | None
    expected: tuple[Point | None, ...]


class Comparison(NamedTuple):
    """The result of comparing a game: the number of moves that it followed the repertoire, and its
    first deviation, if it has one.
    """

    ending: Ending
    moves: int
    deviation: Deviation | None = None


class FileGame(NamedTuple):
    """A game of a file: its path, and its index in the file from 0."""

    path: Path
    game: int


class ComparedGame(NamedTuple):
    """A game of a file and its comparison, or an error if it could not be read.

    Both are None if the file has no such game any more.
    """

    file_game: FileGame
    comparison: Comparison | None = None
    error: ReadError | None = None


def compare_files(repertoire: Repertoire, games: Iterable[FileGame]) -> Iterator[ComparedGame]:
    """Yield the comparisons of games in files, sorted by path; each file is read once."""
    for path, wanted in groupby(sorted(set(games)), key=lambda each: each.path):
        trees: Sequence[Tree] = ()
        error: ReadError | None = None
        try:
            trees = open_path(path).games
        except ReadError as caught:
            error = caught
        for each in wanted:
            found = compare_game(repertoire, trees[each.game]) if each.game < len(trees) else None
            yield ComparedGame(each, found, error)


def compare_game(repertoire: Repertoire, tree: Tree) -> Comparison:
    """Compare the main line of a game with a repertoire.

    A move that leads to a position of the repertoire in another way is no deviation, unless it is
    marked as bad or doubtful.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.study.repertoires.repertoire import read_repertoire
    >>> games = read_sgf(b"(;SZ[9];B[cc];W[gg];B[cg])(;SZ[9];B[gg];W[cc];B[cf])").games
    >>> found = compare_game(read_repertoire(games[:1], Colour.BLACK), games[1])
    >>> found.moves, found.deviation.move_number, found.deviation.expected
    (2, 3, (Point(column=6, row=2),))
    """
    size = board_size(tree)
    replay = LineReplay(tree, legality_rules(rules_of(tree)))
    replay.push(tree.root)
    moves, has_begun = 0, False
    for node in tree.main_line()[1:]:
        content = tree.properties(node)
        move = recorded_move(content, size)
        if move is None or any(item.ident in SETUP_PROPERTIES for item in content):
            replay.push(node)
            continue
        before = position_of(replay, move.colour)
        key = repertoire_key(before)
        step = replay.push(node)
        if key not in repertoire.known:
            return Comparison(Ending.END_OF_REPERTOIRE if has_begun else Ending.OUTSIDE, moves)
        has_begun = True
        ahead = repertoire.moves_ahead(key)
        if not ahead:
            return Comparison(Ending.END_OF_REPERTOIRE, moves)
        after = repertoire_key(position_of(replay, move.colour.opponent))
        if not repertoire.is_followed(key, after):
            expected = tuple(_point(repertoire, each, before) for each in ahead)
            deviation = Deviation(node, step.number, move.colour, move.point, expected)
            return Comparison(Ending.DEVIATION, moves, deviation)
        moves += 1
    return Comparison(Ending.END_OF_GAME if has_begun else Ending.OUTSIDE, moves)


def _point(repertoire: Repertoire, move: RepertoireMove, before: Position) -> Point | None:
    """Return the point of a recorded move on the board of a game."""
    return move_point(repertoire, move, move_views(repertoire, move, before)[0])
