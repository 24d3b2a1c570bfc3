"""Records, and problems in them, as web boards show them."""

from __future__ import annotations

from enum import Enum
from pathlib import PurePath
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...go import Symmetry
from ...named_tuples import NamedTuple
from ...record.analysis.problem_judging import judge_problem
from ...record.analysis.problems import (
    find_problems,
    looks_like_problem,
    merge_starts,
    problem_start,
)
from ...record.steps import board_shape, board_size
from ...study.problem_making import problem_record_at
from ...study.problem_solving.problem_nodes import node_properties, start_session
from .errors import UnsupportedBoardError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ...go import Colour, Size
    from ...record import Session, Tree
    from ...record.analysis.problem_judging import JudgedProblem
    from ...record.analysis.problem_tree import ProblemMove
    from ...record.analysis.problems import ProblemStart
    from ..book.options import PrintedGame


class RecordKind(Enum):
    """The way in which records are shown."""

    GAME = "game"
    PROBLEMS = "problems"
    """Readers solve the problems in them."""


class Verdict(NamedTuple):
    """The verdict on a move of a problem, and whether it solves the problem."""

    is_right: bool
    is_end: bool = False


class ShownRecord(NamedTuple):
    """Content of one page: the nodes of a tree from ``root`` on, at first the node ``first``.

    A problem has a ``player`` to solve it and, if it has a solution, the ``verdicts`` on its moves,
    by node; its tree is made for the page. ``original`` is the record with the game information,
    from the file ``name``, and ``node`` the start of the problem in it. ``downloads`` are what
    readers may save. ``number`` is that of the problem, from 1, and ``moves_before`` are the
    moves to its start.
    """

    tree: Tree
    root: int
    first: int
    original: Tree
    node: int
    downloads: tuple[Tree, ...]
    name: str = ""
    number: int = 0
    moves_before: int = 0
    player: Colour | None = None
    verdicts: Mapping[int, Verdict] = MappingProxyType({})

    @property
    def file_stem(self) -> str:
        """The name of the file without its extension."""
        return PurePath(self.name).stem

    @property
    def is_problem(self) -> bool:
        """Whether this is a problem, which may have no solution."""
        return self.player is not None

    @property
    def size(self) -> Size:
        """The size of the board."""
        return board_size(self.tree)


def shown_records(
    games: Sequence[PrintedGame], kind: RecordKind | None = None
) -> Iterator[ShownRecord]:
    """Yield the contents of the pages of some records, in their order.

    A game is shown at its node at first; problems are those at its node or below it. Games of a
    file with the same position are one problem. Without a ``kind``, records are shown as problems
    if they look like problems. A problem without a solution is shown like a game, from its start.
    With `RecordKind.PROBLEMS`, records without problems have no page.

    :raises UnsupportedBoardError: a board is not a rectangle.
    """
    problems = _problems(games, kind)
    number = 0
    for index, game in enumerate(games):
        _check_board(game)
        if index not in problems and kind is not RecordKind.PROBLEMS:
            yield _game(game)
        for start in problems.get(index, ()):
            number += 1
            yield _problem(games, start, number)


def _check_board(game: PrintedGame) -> None:
    shape = board_shape(game.tree)
    if not shape.is_rectangle:
        raise UnsupportedBoardError(game.name, shape.kind)


def _problems(
    games: Sequence[PrintedGame], kind: RecordKind | None
) -> dict[int, list[ProblemStart]]:
    """Return the starts of the problems in each game that is shown as problems, by its index.

    A problem of several games belongs to the first of them.
    """
    found: dict[int, list[ProblemStart]] = {}
    files: dict[str, list[ProblemStart]] = {}
    for index, game in enumerate(games):
        if kind is RecordKind.GAME or not (kind or looks_like_problem(game.tree)):
            continue
        _check_board(game)
        if nodes := find_problems(game.tree, game.node if kind else game.tree.root):
            found[index] = []
            starts = files.setdefault(game.name, [])
            starts += [problem_start(game.tree, node, index) for node in nodes]
    for starts in files.values():
        for start in merge_starts(starts):
            found[start.places[0].game].append(start)
    return found


def _game(game: PrintedGame) -> ShownRecord:
    tree = game.tree
    return ShownRecord(tree, tree.root, game.node, tree, tree.root, (tree,), game.name)


def _problem(games: Sequence[PrintedGame], start: ProblemStart, number: int) -> ShownRecord:
    trees = [game.tree for game in games]
    judged = judge_problem(trees, start)
    session = start_session(judged, trees)
    tree, verdicts = _with_moves(session, judged, trees)
    root = session.cursor
    game, node = start.places[0]
    return ShownRecord(
        tree,
        root,
        root,
        trees[game],
        node,
        tuple(_alone(trees[place.game], place.node) for place in start.places),
        games[game].name,
        number,
        session.step.number,
        start.player,
        verdicts if judged.is_solvable else {},
    )


def _alone(tree: Tree, node: int) -> Tree:
    """Return a record with only the problem at a node."""
    return tree if node == tree.root else problem_record_at(tree, node)


def _with_moves(
    session: Session, judged: JudgedProblem, games: Sequence[Tree]
) -> tuple[Tree, dict[int, Verdict]]:
    """Return the record of a problem's start with all moves of the problem, each once, and the
    verdicts on the moves; moves after a right end have none.
    """
    tree = session.tree
    nodes: dict[ProblemMove, int] = {judged.root: session.cursor}
    verdicts: dict[int, Verdict] = {}
    after_end: set[ProblemMove] = set()
    for move in judged.root.preorder():
        above = move.parent
        if above is None:
            continue
        properties = node_properties(games, move, Symmetry.IDENTITY)
        tree, nodes[move] = tree.add(nodes[above], properties)
        if above.is_right_end or above in after_end:
            after_end.add(move)
        else:
            verdicts[nodes[move]] = Verdict(move.reaches_right, move.is_right_end)
    return tree, verdicts
