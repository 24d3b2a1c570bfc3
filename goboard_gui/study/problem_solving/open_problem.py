"""The problem of an open record: at a node, or nearest to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.analysis.problems import (
    Place,
    find_problems,
    looks_like_problem,
    merge_starts,
    problem_start,
)
from ...record.properties.tables import MOVE_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...record import Tree
    from ...record.analysis.problems import ProblemStart


def problem_at(
    games: Sequence[Tree],
    game: int,
    node: int,
    progress: Callable[[int, int], object] = lambda _done, _total: None,
) -> ProblemStart | None:
    """Return the start of the problem to which a node of a game belongs, or None if there is none.

    In a record that looks like a problem, this is the start at or above the node, or else the first
    one. In any other, it is the node itself, if moves follow it. All games are searched for the
    same position; ``progress`` is called with the number of games searched so far, and of all.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> games = read_sgf(b"(;SZ[9]AB[aa]AW[bb];B[cc];W[dd])(;SZ[9];B[ee];W[gg])").games
    >>> problem_at(games, 0, 2).places, problem_at(games, 1, 1).places, problem_at(games, 1, 2)
    ((Place(game=0, node=0),), (Place(game=1, node=1),), None)
    """
    tree = games[game]
    if not looks_like_problem(tree):
        return problem_start(tree, node, game) if tree.children(node) else None
    starts = find_problems(tree, tree.root)
    above = set(tree.line_to(node))
    start = next((each for each in reversed(starts) if each in above), starts[0])
    return _merged(games, Place(game, start), progress)


def _merged(
    games: Sequence[Tree], place: Place, progress: Callable[[int, int], object]
) -> ProblemStart:
    """Return the start at a place, merged with those of other games with the same position.

    Only games that may have it are replayed: a file may have thousands of problems.
    """
    wanted = _setup_stones(games[place.game], place.node)
    places = []
    for game, tree in enumerate(games):
        progress(game, len(games))
        nodes = [place.node] if game == place.game else find_problems(tree, tree.root)
        places += [
            Place(game, node)
            for node in nodes
            if None in (wanted, found := _setup_stones(tree, node)) or found == wanted
        ]
    starts = [problem_start(games[game], node, game) for game, node in places]
    return next(start for start in merge_starts(starts) if place in start.places)


def _setup_stones(tree: Tree, node: int) -> frozenset[tuple[str, str]] | None:
    """Return the stones that are set up on the line to a node, or None if the position can't be
    compared by them: after moves, removed stones, and points written as rectangles.
    """
    stones: set[tuple[str, str]] = set()
    for above in tree.line_to(node):
        for ident, values in tree.properties(above):
            if ident in ("AB", "AW"):
                stones.update((ident, value) for value in values)
            elif ident == "AE" or ident in MOVE_PROPERTIES:
                return None
    if any(":" in value for _, value in stones):
        return None
    return frozenset(stones)
