"""Problems (tsumego) in records: where they are, and the positions with which they start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Board, Colour
from ...named_tuples import NamedTuple
from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..steps import LineReplay, unknown_game
from ..turns import next_player, overruled_player, starting_player

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from ..tree import Tree

_STONES = ("AB", "AW")


class Place(NamedTuple):
    """A node of a file: the index of its game, from 0, and its id."""

    game: int
    node: int


def parent_place(games: Sequence[Tree], place: Place) -> Place:
    """Return the parent of a node; that of a root has the id -1."""
    parent = games[place.game].parent(place.node)
    return Place(place.game, -1 if parent is None else parent)


class ProblemStart(NamedTuple):
    """The start of a problem: the nodes with its position, which are several if games of a file
    have one position, and the player to solve it.

    ``overruled_player`` is the opponent of ``player`` if the record names that player to move.
    """

    places: tuple[Place, ...]
    board: Board
    player: Colour
    overruled_player: Colour | None = None


def find_problems(tree: Tree, node: int) -> list[int]:
    """Return the nodes with the starting positions of problems, at a node or below it.

    This is the node itself if it has stones or is followed by moves. Otherwise it is a collection,
    and each of the first descendants that set up stones is a problem. A problem starts at the last
    node that sets up stones before its first move or variation. Records of other games than Go have
    no problems.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> collection = read_sgf(b"(;C[Easy](;AB[aa]AW[ba];B[ab])(;C[Hard](;AB[cc])))").games[0]
    >>> find_problems(collection, 0), find_problems(collection, 1)
    ([1, 4], [1])
    """
    if unknown_game(tree):
        return []
    line = [tree.node(above) for above in tree.line_to(node)]
    if any(above.has_any_property(*MOVE_PROPERTIES) for above in line):
        return [node]
    if any(above.has_any_property(*_STONES) for above in line):
        return [_last_setup(tree, node)]
    if found := list(_problems_in_collection(tree, node)):
        return found
    return [node] if next_player(tree, node) else []


def _problems_in_collection(
    tree: Tree, node: int, within: Container[int] | None = None
) -> Iterator[int]:
    """Yield the starts of the problems below a node without stones or moves.

    With ``within``, only problems that start at these nodes or below them are found; it must hold
    the ancestors of its nodes, too. Roots with 62,000 children exist.
    """
    ahead = [node]
    while ahead:
        here = ahead.pop()
        content = tree.node(here)
        if content.has_any_property(*_STONES):
            yield _last_setup(tree, here)
        elif not content.has_any_property(*MOVE_PROPERTIES):
            below: Sequence[int] = tree.children(here)
            if within is not None:
                below = [child for child in below if child in within]
            ahead.extend(reversed(below))


def _last_setup(tree: Tree, node: int) -> int:
    """Return the last node that sets up stones, at a node or below it, before the first move or
    variation.
    """
    found = node
    while len(children := tree.children(node)) == 1:
        (node,) = children
        content = tree.node(node)
        if content.has_any_property(*MOVE_PROPERTIES):
            break
        if content.has_any_property(*SETUP_PROPERTIES):
            found = node
    return found


def setup_before(tree: Tree, start: int) -> list[int]:
    """Return the nodes of a problem before its start, from the first that sets up stones.

    Their comments belong to the problem. The list is empty for a problem that starts in a game.
    """
    line = tree.line_to(start)
    contents = [tree.node(node) for node in line]
    if any(content.has_any_property(*MOVE_PROPERTIES) for content in contents):
        return []
    first = (at for at, content in enumerate(contents) if content.has_any_property(*_STONES))
    return line[next(first, len(line)) : -1]


def problem_start(tree: Tree, node: int, game: int = 0) -> ProblemStart:
    """Return the start of the problem at a node of a game, as `find_problems` returns it.

    O(nodes before it).
    """
    replay = LineReplay(tree, RECORDING)
    for _ in replay.replay_line(tree.line_to(node)):
        pass
    player, overruled = starting_player(tree, replay.step), overruled_player(tree, replay.step)
    return ProblemStart((Place(game, node),), replay.board, player, overruled)


def find_problems_in_games(games: Sequence[Tree]) -> list[ProblemStart]:
    """Return the starts of all problems in the games of a file.

    Games with the same position, with stones of both colours and the same player to move, are one
    problem.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> games = read_sgf(b"(;AB[aa]AW[ba];B[ab])(;AB[cc])(;AB[aa]AW[ba];B[bb])").games
    >>> [start.places for start in find_problems_in_games(games)]
    [(Place(game=0, node=0), Place(game=2, node=0)), (Place(game=1, node=0),)]
    """
    return merge_starts(
        problem_start(tree, node, game)
        for game, tree in enumerate(games)
        for node in find_problems(tree, tree.root)
    )


def merge_starts(starts: Iterable[ProblemStart]) -> list[ProblemStart]:
    """Return the starts of problems of a file, with those of different games merged that have the
    same position, with stones of both colours, and the same player.

    A position that a collection in one game has twice is two problems.
    """
    found: dict[object, ProblemStart] = {}
    for start in starts:
        has_both = len(set(start.board.cells)) == 1 + len(Colour)
        key = (start.board, start.player)
        same = found.get(key) if has_both else None
        if same is None:
            found[key if has_both else start.places] = start
        elif same.places[-1].game == start.places[0].game:
            found[start.places] = start
        else:
            overruled = same.overruled_player or start.overruled_player
            places = (*same.places, *start.places)
            found[key] = same._replace(places=places, overruled_player=overruled)
    return list(found.values())


def looks_like_problem(tree: Tree) -> bool:
    """Return whether a record looks like a problem, that is, whether it starts with stones of both
    players.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> handicap, problem = read_sgf(b"(;HA[2]AB[dd][pp];W[pd])(;AB[aa]AW[ba];B[ab])").games
    >>> looks_like_problem(handicap), looks_like_problem(problem)
    (False, True)
    """
    if unknown_game(tree):
        return False
    if tree.node(tree.root).has_any_property(*MOVE_PROPERTIES, *_STONES):
        starts: Iterable[int] = find_problems(tree, tree.root)
    else:
        candidates = _with_ancestors(tree, _nodes_that_may_have_both(tree))
        starts = _problems_in_collection(tree, tree.root, candidates)
    return any(
        all(tree.node(node).has_any_property(stones) for stones in _STONES) for node in starts
    )


def _nodes_that_may_have_both(tree: Tree) -> set[int]:
    """Return all nodes with stones of both players, and perhaps others, without parsing any."""
    black, white = (set(tree.source.nodes_that_may_have((ident,))) for ident in _STONES)
    return {*(black & white), *tree.changed_nodes}


def _with_ancestors(tree: Tree, nodes: Iterable[int]) -> set[int]:
    """Return the nodes and all their ancestors."""
    found: set[int] = set()
    for each in nodes:
        node: int | None = each
        while node is not None and node not in found:
            found.add(node)
            node = tree.parent(node)
    return found
