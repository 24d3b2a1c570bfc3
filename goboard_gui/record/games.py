"""Several games: their order, and a position by which each is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..go import RECORDING
from .analysis.problems import holds_problems, problems_in
from .steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ..go import Board
    from .tree import Tree

T = TypeVar("T")


def moved(items: Sequence[T], chosen: Collection[int], to: int) -> list[T]:
    """The items with the ``chosen`` ones together, in front of what is now at ``to``.

    >>> moved("abcde", {0, 3}, 2), moved("abcde", {4}, 0), moved("abcde", {0}, 5)
    (['b', 'a', 'd', 'c', 'e'], ['e', 'a', 'b', 'c', 'd'], ['b', 'c', 'd', 'e', 'a'])
    """
    left = [item for place, item in enumerate(items) if place not in chosen]
    taken = [items[place] for place in sorted(chosen)]
    before = to - sum(place < to for place in chosen)
    return [*left[:before], *taken, *left[before:]]


def shifted(items: Sequence[T], chosen: Collection[int], step: int) -> list[T]:
    """The items with each of the ``chosen`` ones a place further on, or back for a step of -1.

    Those that stand at the end already stay there, in their order.

    >>> shifted("abcde", {1, 3}, -1), shifted("abcde", {3, 4}, 1), shifted("abcde", {2, 4}, 1)
    (['b', 'a', 'd', 'c', 'e'], ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd', 'c', 'e'])
    """
    order = list(range(len(items)))
    places = order if step < 0 else order[::-1]
    for here, there in zip(places[1:], places, strict=False):
        if order[here] in chosen and order[there] not in chosen:
            order[here], order[there] = order[there], order[here]
    return [items[place] for place in order]


def position_after(tree: Tree, moves: int | None) -> Board:
    """The position of the main line before the move that follows so many; its last one for None.

    >>> from .tree import Property, Tree
    >>> tree, node = Tree.new([Property("AB", ("aa",))]).add(0, [Property("W", ("cc",))])
    >>> [len(position_after(tree, moves).stones()) for moves in (0, 1, None)]
    [1, 2, 2]
    """
    replay = LineReplay(tree, RECORDING)
    for node in tree.main_line():
        step = replay.push(node)
        if moves is not None and step.number > moves:
            replay.pop()
            break
    return replay.board


def telling_node(tree: Tree) -> int:
    """The node by whose position a record is best known: its first problem, else its last move.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> game, problem = read_sgf(b"(;;B[aa];W[bb])(;AB[aa]AW[ba];B[ab])").games
    >>> telling_node(game), telling_node(problem)
    (2, 0)
    """
    if holds_problems(tree):
        return problems_in(tree, tree.root)[0]
    return tree.main_line()[-1]
