"""Variations of games as lines of steps, from which position keys and event times are computed.

A main line has a line of its own (see `main_lines`). The other nodes of a game are visited in file
order and become one line, which is divided if it grows too long. A step of it is either the move of
a node, the setup of a node without a move, or the return to the node from which the next branch
leaves, which also is how a line begins. So a line can be stored and searched like a game: between
two returns it grows like one, and at a return the position is again that of an earlier node. Setup
after a move belongs to the position before the next move, as in a main line, so a return to the
move shows a position that no other step has (`NEW_POSITION`).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..named_tuples import NamedTuple
from .entries import ENTRY_MOVE_SHIFT, RETURN_FLAG
from .event_times import LAST_MOVE
from .main_lines import StoneChanges

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from ..go import Size

RETURN = 0x7FFF
NEW_POSITION = 0x7FFE
SETUP = 0x7FFD
OTHER_STONE = 0x8000
NO_MOVE = -1
MAX_STEPS = (RETURN_FLAG >> ENTRY_MOVE_SHIFT) - 1
"""The number of steps of a branch that are indexed; no known record comes near."""


class VariationLine(NamedTuple):
    """The steps of some variations of a game.

    ``stream`` has for each step the stone number of its move, `RETURN`, `NEW_POSITION` (also a
    return) or `SETUP`, followed by the other stones that change, marked with `OTHER_STONE`.
    ``returns`` holds for each return the node and its move number. Steps with a move or a setup
    belong to consecutive nodes, except for ``jumps``: the index of such a step, and how many nodes
    it is after the previous one. Nodes are numbered from 0 in file order.
    """

    size: Size
    stream: NDArray[np.uint16]
    returns: NDArray[np.int32]
    jumps: NDArray[np.int32]


class StepPlaces(NamedTuple):
    """The node of each step of a line, and its move number."""

    nodes: NDArray[np.int64]
    moves: NDArray[np.int64]


class GameNodes(NamedTuple):
    """The nodes of a game in file order: their parents (-1 for the root), the stone numbers of
    their moves (`NO_MOVE` if there is none), and for some nodes the other stones that change.

    Stones that were captured, replaced or set up are others. Of a node without a move, they are
    setup.
    """

    parents: Sequence[int]
    played: Sequence[int]
    others: Mapping[int, Sequence[int]]

    @property
    def main_line_length(self) -> int:
        """The number of nodes on the main line."""
        for node, parent in enumerate(self.parents):
            if parent != node - 1:
                return node
        return len(self.parents)


def variation_lines(size: Size, nodes: GameNodes) -> list[VariationLine]:
    """Return the lines with all variations of a game. O(nodes log nodes).

    >>> from goboard_gui.go import Size
    >>> nodes = GameNodes([-1, 0, 1, 0, 3], [NO_MOVE, 0, 3, 2, 5], {})
    >>> [line.stream.tolist() for line in variation_lines(Size(2, 2), nodes)]
    [[32767, 2, 5]]
    """
    begin, count = nodes.main_line_length, len(nodes.parents)
    if begin == count:
        return []
    parents, played = np.array(nodes.parents, np.int64), np.array(nodes.played, np.int64)
    starts = begin + np.flatnonzero(parents[begin:] != np.arange(begin - 1, count - 1))
    steps = _steps(nodes, played, starts)
    firsts = _first_branches(starts, steps)
    targets = parents[starts]
    first = np.zeros(len(targets), bool)
    first[np.unique(targets, return_index=True)[1]] = True
    new = first & np.isin(targets, _replaced_positions(nodes))
    kinds = np.where(new, NEW_POSITION, RETURN)
    keys, stream = _items(size, nodes, played, _Returns(starts, kinds, starts[firsts]), steps)
    order = np.argsort(keys, kind="stable")
    keys, stream = keys[order], stream[order]
    returns = np.array([targets, np.array(_move_numbers(nodes))[targets]], np.int32)
    edges = [*starts[firsts].tolist(), count]
    item_edges = keys.searchsorted(4 * np.array(edges)).tolist()
    step_edges = steps.nodes.searchsorted(edges).tolist()
    branch_edges = [*firsts, len(starts)]
    lines = []
    for items, several, branches in zip(
        pairwise(item_edges), pairwise(step_edges), pairwise(branch_edges), strict=True
    ):
        deltas = np.diff(steps.places[slice(*several)], prepend=0)
        jumps = np.flatnonzero(deltas != 1)
        line = VariationLine(
            size,
            stream[slice(*items)],
            returns[:, slice(*branches)],
            np.array([jumps, deltas[jumps]], np.int32),
        )
        if len(deltas):
            lines.append(line if len(deltas) < MAX_STEPS else _shortened(line))
    return lines


def _shortened(line: VariationLine) -> VariationLine:
    """Return the first `MAX_STEPS` steps of a line that consists of one branch."""
    end = np.flatnonzero(line.stream < OTHER_STONE)[MAX_STEPS]
    jumps = line.jumps[:, line.jumps[0] < MAX_STEPS - 1]
    return line._replace(stream=line.stream[:end], jumps=jumps)


class _Steps(NamedTuple):
    """The nodes of variations that are steps, in order, with the stones of their moves or `SETUP`.

    ``places`` are the nodes at which their positions are complete: setup after a move belongs to
    the position before the next move.
    """

    nodes: NDArray[np.int64]
    stones: NDArray[np.int64]
    places: NDArray[np.int64]


def _steps(nodes: GameNodes, played: NDArray[np.int64], starts: NDArray[np.int64]) -> _Steps:
    """Return the steps of branches that start at the given nodes."""
    chosen = played >= 0
    chosen[: starts[0]] = False
    places = np.arange(len(played))
    for node in nodes.others:
        if node >= starts[0] and played[node] < 0:
            start = starts[starts.searchsorted(node, "right") - 1]
            earlier = np.flatnonzero(chosen[start:node])
            if len(earlier):
                places[start + earlier[-1]] = node
            else:
                chosen[node] = True
    found = np.flatnonzero(chosen)
    return _Steps(found, np.where(played >= 0, played, SETUP)[found], places[found])


def _replaced_positions(nodes: GameNodes) -> list[int]:
    """Return the nodes whose position is followed by setup before the next move of their line."""
    found = []
    for node in nodes.others:
        while node > 0 > nodes.played[node] and nodes.parents[node] == node - 1:
            node -= 1
            found.append(node)
    return found


class _Returns(NamedTuple):
    """The nodes with which branches start, the kind of return before each, and the nodes with which
    lines start.
    """

    starts: NDArray[np.int64]
    kinds: NDArray[np.int64]
    line_starts: NDArray[np.int64]


def _first_branches(starts: NDArray[np.int64], steps: _Steps) -> list[int]:
    """Return the branches with which lines begin, so that none has more than `LAST_MOVE` steps
    unless it is a single branch.
    """
    begins = steps.nodes.searchsorted(starts)
    counts = np.diff(begins, append=len(steps.nodes)) + 1
    if counts.sum() <= LAST_MOVE:
        return [0]
    firsts, total = [0], 0
    for branch, count in enumerate(counts.tolist()):
        if total and total + count > LAST_MOVE:
            firsts.append(branch)
            total = 0
        total += count
    return firsts


def _items(
    size: Size,
    nodes: GameNodes,
    played: NDArray[np.int64],
    returns: _Returns,
    steps: _Steps,
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    """Return the items of the streams, unordered, each with a sort key: four times the node, where
    the return comes first, then what it undoes, the move, and the other stones.
    """
    starts, kinds, line_starts = returns
    ends = _subtree_ends(nodes)
    passing = 2 * size.width * size.height
    undoing = np.zeros(len(played) + 1, bool)
    undoing[starts] = True
    undoing[line_starts] = False
    undone = undoing[ends] & (played >= 0) & (played < passing)
    keys = [4 * starts, 4 * ends[undone] + 1, 4 * steps.nodes + 2]
    stones = [kinds, played[undone] | OTHER_STONE, steps.stones]
    more: list[tuple[int, int]] = []
    beginning = set(line_starts.tolist())
    for start in beginning:
        more += [(4 * start + 1, stone) for stone in _stones_at(nodes, start, passing)]
    last = int(starts[-1])
    for node, others in nodes.others.items():
        if node >= starts[0]:
            more += [(4 * node + 3, stone) for stone in others]
        end = int(ends[node])
        if starts[0] <= end <= last and end not in beginning:
            more += [(4 * end + 1, stone) for stone in others]
    if more:
        added = np.array(more).T
        keys.append(added[0])
        stones.append(added[1] | OTHER_STONE)
    return np.concatenate(keys), np.concatenate(stones).astype(np.uint16)


def _subtree_ends(nodes: GameNodes) -> NDArray[np.int64]:
    """Return, for each node, the first node in file order that is not below it."""
    parents = nodes.parents
    ends = list(range(1, len(parents) + 1))
    for node in range(len(parents) - 1, 0, -1):
        parent = parents[node]
        if ends[node] > ends[parent]:
            ends[parent] = ends[node]
    return np.array(ends)


def _stones_at(nodes: GameNodes, start: int, passing: int) -> list[int]:
    """Return the stones on the board before a branch."""
    found: set[int] = set()
    node = nodes.parents[start]
    while node >= 0:
        if 0 <= nodes.played[node] < passing:
            found ^= {nodes.played[node]}
        found ^= set(nodes.others.get(node, ()))
        node = nodes.parents[node]
    return sorted(found)


def _move_numbers(nodes: GameNodes) -> list[int]:
    moves = [int(nodes.played[0] >= 0)]
    for parent, stone in zip(nodes.parents[1:], nodes.played[1:], strict=True):
        moves.append(moves[parent] + 1 if stone >= 0 else moves[parent])
    return moves


def step_places(line: VariationLine) -> StepPlaces:
    """Return the node and the move number of each step of a line.

    >>> from goboard_gui.go import Size
    >>> nodes = GameNodes([-1, 0, 1, 0, 3], [NO_MOVE, 0, 3, 2, 5], {})
    >>> [places.tolist() for places in step_places(variation_lines(Size(2, 2), nodes)[0])]
    [[0, 3, 4], [0, 1, 2]]
    """
    steps = line.stream[line.stream < OTHER_STONE]
    returning = steps >= NEW_POSITION
    deltas = np.ones(int(np.count_nonzero(~returning)), np.int64)
    deltas[line.jumps[0]] = line.jumps[1]
    nodes = np.empty(len(steps), np.int64)
    nodes[returning], nodes[~returning] = line.returns[0], deltas.cumsum()
    played = (steps < SETUP).cumsum()
    lengths = np.diff(np.append(np.flatnonzero(returning), len(steps)))
    begins = line.returns[1] - played[returning]
    return StepPlaces(nodes, played + begins.repeat(lengths))


def line_changes(size: Size, lines: Iterable[VariationLine]) -> StoneChanges:
    """Return the stone changes along variation lines on boards of one size, in which returns and
    setups are passes.
    """
    streams = [line.stream for line in lines]
    stream = np.concatenate(streams).astype(np.int64)
    stones = stream & ~OTHER_STONE
    played = np.where(stones >= SETUP, 2 * size.width * size.height, stones)
    changes = np.where(stream < OTHER_STONE, played, ~stones)
    return StoneChanges(changes, np.array([len(each) for each in streams]))


def correct_entries(
    entries: NDArray[np.uint64], lines: Iterable[VariationLine], next_mask: int
) -> NDArray[np.uint64]:
    """Return the entries of the steps of variation lines without a next move where none follows in
    the game, and with `RETURN_FLAG` for returns.
    """
    stream = np.concatenate([line.stream for line in lines])
    steps = stream[stream < OTHER_STONE]
    followed = np.append(steps[1:] < SETUP, False)[: len(steps)]
    flagged = np.where(steps == RETURN, np.uint64(RETURN_FLAG), np.uint64(0))
    kept = np.where(followed, ~np.uint64(0), ~np.uint64(next_mask))
    corrected: NDArray[np.uint64] = entries & kept | flagged
    return corrected
