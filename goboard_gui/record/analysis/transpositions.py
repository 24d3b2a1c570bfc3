"""Transpositions: positions that occur at several nodes of a record.

Two positions are the same if they have the same stones and the same player to move, who is the one
that the nodes up to the position state, whatever moves follow. Their history
does not count, and neither does a ko ban that applies in one of them only: a user who looks up a
position wants to see every comment on it. Of consecutive nodes that leave the stones unchanged,
such as comments or two passes, the first for each player to move represents all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Colour, Replay
from ...named_tuples import NamedTuple
from ..lines import common_prefix_length
from ..properties.codec import BadPointError, read_move
from ..properties.tables import (
    MOVE_COLOURS,
    MOVE_PROPERTIES,
    REPLAY_PROPERTIES,
    SETUP_COLOURS,
    SETUP_PROPERTIES,
)
from ..steps import LineReplay, board_size
from ..values.markup import parse_point_list

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Point
    from ..tree import Property, Tree


_MOST_AT_ONCE = 1000
"""Maximum number of nodes that an update visits."""


class Occurrence(NamedTuple):
    """An occurrence of a position: its node and move number."""

    node: int
    move_number: int


class _WalkState(NamedTuple):
    """The state after a node of the walk: stones, player to move, move number, and the first node
    with these stones.

    ``origin`` is the first node with the present stones.
    """

    stones: int
    turn: Colour
    number: int
    origin: int


class Transpositions:
    """An index of the nodes at which each position of a record occurs; complete when the iterator
    from `run` is exhausted.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new()
    >>> lines = ("B[aa]", "W[cc]", "B[ee]"), ("B[ee]", "W[cc]", "B[aa]")
    >>> for line in lines:
    ...     node = 0
    ...     for move in line:
    ...         tree, node = tree.add(node, [Property(move[0], (move[2:4],))])
    >>> index = Transpositions(tree)
    >>> for _ in index.index_nodes():
    ...     pass
    >>> index.other_occurrences(3)
    (Occurrence(node=6, move_number=3),)
    """

    def __init__(self, tree: Tree) -> None:
        self.complete = False
        self._tree = tree
        self._walk = _Walk(tree)
        # Plain integers: the garbage collector would scan hundreds of thousands of objects again
        # and again and stall the window.
        self._positions: dict[int, int] = {}
        self._origins: dict[int, int] = {}
        self._numbers: dict[int, int] = {}
        self._first: dict[int, int] = {}
        self._several: dict[int, list[int]] = {}
        self._places: set[int] = set()  # pairs of origin and player to move, encoded

    def index_nodes(self) -> Iterator[None]:
        """Index all nodes, yielding after each one; each step takes about ten microseconds."""
        yield from self._add(self._tree.root, 0)
        self.complete = True

    def other_occurrences(self, node: int) -> tuple[Occurrence, ...]:
        """Return the other occurrences of a node's position, in cyclic order from that node.

        They are in cyclic order, starting after that node. There are none for a node that has not
        been indexed.
        """
        same = self._several.get(self._positions.get(node, -1))
        if same is None:
            return ()
        own = [self._origins[each] for each in same].index(self._origins[node])
        return tuple(
            Occurrence(other, self._numbers[other]) for other in (*same[own + 1 :], *same[:own])
        )

    def update(self, tree: Tree) -> bool:
        """Switch to another version of the record and index its new nodes; return False if all must
        be indexed again instead.

        True if no position changed and nodes were only added, which are few and near the last ones.
        """
        if not self.complete:
            return False
        try:
            changed = tree.difference(self._tree)
        except ValueError:
            return False
        if len(changed) > _MOST_AT_ONCE:
            return False
        grown = []
        for node, now in changed.items():
            gone = now is None and node >= len(tree.source)  # its parent differs as well
            if node in self._positions and not gone:
                new = _new_children(tree, self._tree, node)
                if new is None:
                    return False
                grown += new
        self._tree = tree
        self._walk.set_tree(tree)
        left = _MOST_AT_ONCE
        for node in grown:
            left -= self._walk.distance_to_parent_of(node)
            if left < 0:
                return False
            for _ in self._add(node, self._walk.go_to_parent_of(node)):
                left -= 1
                if left < 0:
                    return False
        return True

    def _add(self, node: int, depth: int) -> Iterator[None]:
        """Index a node and its descendants."""
        ahead = [(node, depth)]
        while ahead:
            node, depth = ahead.pop()
            self._note(node, self._walk.go_to_child(node, depth))
            ahead.extend((child, depth + 1) for child in reversed(self._tree.children(node)))
            yield

    def _note(self, node: int, standing: _WalkState) -> None:
        stones, turn, number, origin = standing
        position = 2 * stones + (turn is Colour.WHITE)
        self._positions[node] = position
        self._origins[node] = origin
        self._numbers[node] = number
        place = 2 * origin + (turn is Colour.WHITE)
        if place in self._places:
            return
        self._places.add(place)
        first = self._first.setdefault(position, node)
        if first != node:
            self._several.setdefault(position, [first]).append(node)


def _new_children(tree: Tree, before: Tree, node: int) -> list[int] | None:
    """Return the children added to a node, or None if the node has another change that affects
    positions.
    """
    old, new = set(before.children(node)), tree.children(node)
    same = (
        tree.parent(node) == before.parent(node)
        and _bearing(tree, node) == _bearing(before, node)
        and old.issubset(new)
    )
    return [child for child in new if child not in old] if same else None


def _bearing(tree: Tree, node: int) -> list[Property]:
    return [item for item in tree.properties(node) if item.ident in REPLAY_PROPERTIES]


class _Walk:
    """A walk through a record that places and captures stones without checking whether moves are
    legal.

    `LineReplay` judges every move and keeps what it has read, which is too slow for every node of a
    file.
    """

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._size = board_size(tree)
        root = LineReplay(tree, RECORDING)
        step = root.push(tree.root)
        self._replay = Replay(root.board)
        self._line = [tree.root]
        self._standings = [_WalkState(self._replay.key, step.to_play, step.number, tree.root)]
        self._lengths = [0]

    def set_tree(self, tree: Tree) -> None:
        """Switch to a new version of the record, in which the nodes visited so far must be
        unchanged.
        """
        self._tree = tree

    def distance_to_parent_of(self, node: int) -> int:
        """Return the number of nodes on the way from the last node to the parent of a node."""
        if self._tree.parent(node) == self._line[-1]:
            return 0
        line = self._tree.line_to(node)[:-1]
        return len(self._line) + len(line) - 2 * common_prefix_length(self._line, line)

    def go_to_parent_of(self, node: int) -> int:
        """Go to the parent of a node, and return the depth of the node itself."""
        if self._tree.parent(node) == self._line[-1]:
            return len(self._line)
        line = self._tree.line_to(node)[:-1]
        for depth in range(common_prefix_length(self._line, line), len(line)):
            self.go_to_child(line[depth], depth)
        return len(line)

    def go_to_child(self, node: int, depth: int) -> _WalkState:
        """Go to a child of the last node, or to the root if the depth is 0, and return the state
        there.
        """
        if depth == 0:
            return self._standings[0]
        del self._line[depth:], self._standings[depth:]
        length = self._lengths[depth] if depth < len(self._lengths) else len(self._replay)
        while len(self._replay) > length:
            self._replay.take_back()
        del self._lengths[depth:]
        self._lengths.append(length)
        self._line.append(node)
        self._standings.append(self._push(node, self._standings[-1]))
        return self._standings[-1]

    def _push(self, node: int, before: _WalkState) -> _WalkState:
        move = stated = None
        setup: dict[str, Sequence[str]] = {}
        for ident, values in self._tree.properties(node):
            if ident in MOVE_PROPERTIES:
                move = move or (MOVE_COLOURS[ident], values[0])
            elif ident in SETUP_PROPERTIES:
                setup[ident] = (*setup.get(ident, ()), *values)
            elif ident == "PL":
                stated = stated or values[0]
        if setup:
            self._set_up(setup)
        turn, number = before.turn, before.number
        if move is not None:
            self._play(*move)
            turn, number = move[0].opponent, number + 1
        if stated is not None:
            turn = MOVE_COLOURS.get(stated.strip()[:1].upper(), turn)
        stones = self._replay.key
        origin = before.origin if stones == before.stones else node
        return _WalkState(stones, turn, number, origin)

    def _play(self, colour: Colour, value: str) -> None:
        try:
            point = read_move(value, self._size)
        except BadPointError:
            return
        if point is not None:
            self._replay.play(point, colour)

    def _set_up(self, setup: dict[str, Sequence[str]]) -> None:
        stones: dict[Point, Colour | None] = {}
        for ident in SETUP_PROPERTIES:
            # Invalid points are skipped here; the move list shows them.
            points = parse_point_list(setup.get(ident, ()), self._size)
            stones |= dict.fromkeys(points, SETUP_COLOURS[ident])
        self._replay.set_up(stones)
