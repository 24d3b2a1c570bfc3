"""Description of what an edit has removed, moved, recoloured or added, as data."""

from __future__ import annotations

from functools import partial
from operator import is_
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ...go import Colour, Symmetry
from ..moves import recorded_move
from ..steps import board_size
from ..values.markup import list_points
from ..values.properties import (
    COMMENT_PROPERTIES,
    MOVE_COLOURS,
    MOVE_PROPERTIES,
    SETUP_COLOURS,
    SETUP_PROPERTIES,
)
from .legality import topmost_nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence, Set

    from ...go import Point, Size
    from ..moves import RecordedMove
    from ..node import Node
    from ..session import Session
    from ..tree import Tree


class MoveChanged(NamedTuple):
    """The move of a node has another point, another colour, or both."""

    node: int
    number: int
    before: RecordedMove
    after: RecordedMove


class MovesSwapped(NamedTuple):
    """Two moves have exchanged their points; ``number`` is the lower one."""

    node: int
    number: int
    other_number: int


class MovesRecoloured(NamedTuple):
    """Several moves have the other colour, from ``number`` on.

    With ``whole_record``, so have all moves and stones of the record.
    """

    node: int
    number: int
    moves: int
    whole_record: bool


class RecordRotated(NamedTuple):
    """The whole record is rotated or reflected, and some comments have changed with it."""

    node: int
    symmetry: Symmetry
    comments: int


class StonesChanged(NamedTuple):
    """Stones are gone after a node that sets up stones, or there are others instead.

    ``moved`` are the old and the new point of a single stone, which is not in the other fields.
    """

    node: int
    removed: tuple[Point, ...] = ()
    recoloured: tuple[tuple[Point, Colour], ...] = ()
    moved: tuple[Point, Point] | None = None


class NodesRemoved(NamedTuple):
    """Nodes are gone, together with what followed them or alone.

    ``node`` is the parent of the first one, after which ``number`` is the next move; ``branches``
    is the number of places. ``move`` is the move of a single node.
    """

    node: int
    number: int
    moves: int
    nodes: int
    branches: int
    move: RecordedMove | None


class VariationsJoined(NamedTuple):
    """A variation was merged into another one, at this move."""

    node: int
    number: int


class NodesInserted(NamedTuple):
    """New nodes precede others; ``number`` is that of the first move, ``move`` a single one."""

    node: int
    number: int
    nodes: int
    move: RecordedMove | None


class NodesAdded(NamedTuple):
    """A new branch; ``number`` is that of its first move.

    It is a variation unless nothing else follows its parent. ``after_end`` means that it extends
    the main line of a game that has a result, and ``sets_up`` that it begins with setup stones.
    """

    node: int
    number: int
    moves: int
    nodes: int
    is_variation: bool
    after_end: bool
    sets_up: bool


class BranchesMoved(NamedTuple):
    """Branches follow another node than before; ``number`` is that of their first moves."""

    node: int
    number: int
    branches: int
    sets_up: bool
    """Whether the node that they follow now sets up stones."""


class VariationsReordered(NamedTuple):
    """Variations have another order; ``main_line`` means that the main line is another."""

    node: int
    number: int
    main_line: bool


class TurnChanged(NamedTuple):
    """A node states another player to move."""

    node: int
    colour: Colour


class ResultChanged(NamedTuple):
    """The record states another result; ``result`` is the property's value, perhaps empty."""

    node: int
    result: str


class NodesChanged(NamedTuple):
    """The moves or the setup of so many nodes were changed in some other way."""

    node: int
    nodes: int


EditEffect: TypeAlias = (
    MoveChanged
    | MovesSwapped
    | MovesRecoloured
    | RecordRotated
    | StonesChanged
    | NodesRemoved
    | VariationsJoined
    | NodesInserted
    | NodesAdded
    | BranchesMoved
    | VariationsReordered
    | TurnChanged
    | ResultChanged
    | NodesChanged
)
"""An effect of an edit. Its ``node`` shows it: one that was changed, or the parent of others."""


class GamesChanged(NamedTuple):
    """Games of a file were added, removed or reordered.

    ``number`` is that of the first game that was added or removed, counted from 1.
    """

    added: int
    removed: int
    number: int


def describe_edit(before: Tree, session: Session) -> list[EditEffect]:
    """Return what the last edit of a session has done to the moves and stones of its record.

    ``before`` is the record before the edit. The result is empty if the edit has done no more than
    to extend a line by a move, to set up stones on empty points, or to change other properties
    than moves, setup, turns and the result. O(nodes that were changed, added or removed), if the
    session knows the moves up to the cursor and the edit was made on the current line.

    :raises ValueError: for records of different sources.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.record import Session, new_game
    >>> session = Session(new_game(Size(9, 9)))
    >>> before, _ = session.tree, session.play(Point(4, 4))
    >>> describe_edit(before, session)
    []
    >>> before, _ = session.tree, session.remove_node()
    >>> [(effect.number, effect.moves) for effect in describe_edit(before, session)]
    [(1, 1)]
    """
    structure = _StructureComparison(before, session)
    contents = _ContentComparison(before, session, structure.removed)
    stones = list(contents.effects())
    if any(isinstance(effect, NodesChanged) for effect in stones):
        return stones
    return [*structure.effects(), *stones] or list(contents.other_effects())


def describe_games(before: Sequence[object], after: Sequence[object]) -> GamesChanged | None:
    """Return what has happened to the list of games in a file, or None if it is the same.

    Games are compared by identity.

    >>> describe_games(["one", "two"], ["two"])
    GamesChanged(added=0, removed=1, number=1)
    """
    if len(before) == len(after) and all(map(is_, before, after)):
        return None
    known, held = set(map(id, before)), set(map(id, after))
    added = [number for number, game in enumerate(after, 1) if id(game) not in known]
    removed = [number for number, game in enumerate(before, 1) if id(game) not in held]
    return GamesChanged(len(added), len(removed), next(iter(added or removed), 0))


def _has_move(tree: Tree, node: int) -> bool:
    return any(item.ident in MOVE_PROPERTIES for item in tree.properties(node))


def _sets_up(tree: Tree, node: int) -> bool:
    return any(item.ident in SETUP_PROPERTIES for item in tree.properties(node))


class _StructureComparison:
    """Comparison of the parents and children of nodes before and after an edit."""

    def __init__(self, before: Tree, session: Session) -> None:
        self._before, self._after = before, session.tree
        self._session = session
        self._changed = sorted(self._after.difference(before))
        self._children: dict[int, Set[int]] = {}
        self._tops: list[int] = []  # first nodes of removed branches
        self._moved: list[int] = []  # nodes that have another parent
        self.removed: set[int] = set()
        """The nodes that are gone."""
        for node in self._changed:
            if before.has_id(node) and before.children(node) != self._after.children(node):
                self._find_lost(node)
        for top in self._tops:
            self.removed.update(self._after.preorder(top))
        self._moved = [node for node in self._moved if node not in self.removed]

    def _find_lost(self, node: int) -> None:
        """Sort the former children of a node into removed and moved ones."""
        left = self._children_of(node)
        for child in self._before.children(node):
            if child not in left:
                (self._moved if self._follows_known(child) else self._tops).append(child)

    def _follows_known(self, node: int) -> bool:
        """Return whether a node follows one that there was before, perhaps after new ones."""
        while True:
            parent = self._after.parent(node)
            if parent is None or node not in self._children_of(parent):
                return False
            if self._before.has_id(parent):
                return True
            node = parent

    def _children_of(self, node: int) -> Set[int]:
        """Return the children of a node in the edited record."""
        if node not in self._children:
            self._children[node] = set(self._after.children(node))
        return self._children[node]

    def effects(self) -> Iterator[EditEffect]:
        """Yield the effects."""
        joined = self._joined_variation()
        if joined is not None:
            yield joined
        elif self._tops:
            yield self._removal()
        yield from self._new_branches()
        yield from self._moved_branches()
        yield from self._new_order()

    def _number_after(self, node: int) -> int:
        return self._session.move_number(node) + 1

    def _removal(self) -> NodesRemoved:
        before, top = self._before, self._tops[0]
        gone = [node for node in self.removed if before.has_id(node)]
        moves = sum(_has_move(before, node) for node in gone)
        move = recorded_move(before.properties(top), board_size(before))
        parent = self._left_above(top)
        return NodesRemoved(
            parent,
            self._number_after(parent),
            moves,
            len(gone),
            len(self._tops),
            move if len(gone) == 1 else None,
        )

    def _joined_variation(self) -> VariationsJoined | None:
        """Return the join if children of removed nodes are neither gone nor just moved up."""
        for node in self._moved:
            old, new = self._before.parent(node), self._after.parent(node)
            if old in self.removed and new is not None and self._before.has_id(new):
                if new == self._left_above(node):
                    return None
                return VariationsJoined(new, self._number_after(new) - 1)
        return None

    def _left_above(self, node: int) -> int:
        """Return the nearest node above one in the record before that is still there."""
        above = self._before.parent(node)
        while above is not None and above in self.removed:
            above = self._before.parent(above)
        return self._before.root if above is None else above

    def _new_branches(self) -> Iterator[EditEffect]:
        new = {node for node in self._changed if not self._before.has_id(node)}
        for top in sorted(new):
            parent = self._after.parent(top)
            if (
                parent is not None
                and parent not in new
                and parent not in self.removed
                and top in self._children_of(parent)
            ):
                yield from self._new_branch(parent, top, new)

    def _new_branch(self, parent: int, top: int, new: Set[int]) -> Iterator[EditEffect]:
        """Yield the effect of a branch of new nodes, unless it is one move that extends a line."""
        tree = self._after
        nodes, is_inserted, ahead = 0, False, [top]
        moves = 0
        while ahead:
            here = ahead.pop()
            if here in new:
                nodes += 1
                moves += _has_move(tree, here)
                ahead.extend(tree.children(here))
            else:
                is_inserted = True
        number = self._number_after(parent)
        if is_inserted:
            move = recorded_move(tree.properties(top), board_size(tree))
            yield NodesInserted(top, number, nodes, move if nodes == 1 else None)
            return
        is_variation = len(tree.children(parent)) > 1
        after_end = not is_variation and self._has_result and self._session.is_on_main_line(parent)
        if is_variation or after_end or not nodes == moves == 1:
            sets_up = _sets_up(tree, top) and not _has_move(tree, top)
            yield NodesAdded(top, number, moves, nodes, is_variation, after_end, sets_up)

    @property
    def _has_result(self) -> bool:
        stated = self._after.node(self._after.root).first_value("RE")
        return stated is not None and stated.strip() not in ("", "?")

    def _moved_branches(self) -> Iterator[BranchesMoved]:
        """Yield the branches that were put below another node, except those that moved up."""
        branches: dict[int, int] = {}
        for node in self._moved:
            parent = self._after.parent(node)
            if (
                parent is not None
                and self._before.has_id(parent)
                and self._before.parent(node) not in self.removed
            ):
                branches[parent] = branches.get(parent, 0) + 1
        for node, count in branches.items():
            sets_up = _sets_up(self._after, node)
            yield BranchesMoved(node, self._number_after(node), count, sets_up)

    def _new_order(self) -> Iterator[VariationsReordered]:
        """Yield the first node whose children have another order."""
        for node in self._changed:
            if not self._before.has_id(node) or node in self.removed:
                continue
            old, new = self._before.children(node), self._after.children(node)
            if old == new[: len(old)]:
                continue
            were = set(old)
            before = [child for child in old if child in self._children_of(node)]
            after = [child for child in new if child in were]
            if before != after:
                main_line = before[0] != after[0] and self._session.is_on_main_line(node)
                yield VariationsReordered(node, self._number_after(node), main_line)
                return


class _ContentComparison:
    """Comparison of the moves, setup, turns and result in the nodes that an edit has left."""

    def __init__(self, before: Tree, session: Session, removed: Set[int]) -> None:
        self._before, self._after = before, session.tree
        self._session = session
        self._old_size, self._new_size = board_size(before), board_size(self._after)
        self._nodes = [
            node
            for node in sorted(self._after.difference(before))
            if before.has_id(node)
            and node not in removed
            and before.properties(node) != self._after.properties(node)
        ]
        self._moves: dict[int, tuple[RecordedMove, RecordedMove]] = {}
        self._setups: dict[int, tuple[dict[Point, Colour | None], dict[Point, Colour | None]]] = {}
        self._odd: list[int] = []  # nodes that have lost or gained a move
        for node in self._nodes:
            self._compare(node)

    def _compare(self, node: int) -> None:
        before, after = self._before.node(node), self._after.node(node)
        was = recorded_move(before.properties, self._old_size)
        now = recorded_move(after.properties, self._new_size)
        if was is not None and now is not None:
            if was != now:
                self._moves[node] = was, now
        elif was != now:
            self._odd.append(node)
        if any(before.values(ident) != after.values(ident) for ident in SETUP_PROPERTIES):
            setups = _setup(before, self._old_size), _setup(after, self._new_size)
            if setups[0] != setups[1]:
                self._setups[node] = setups

    def effects(self) -> Iterator[EditEffect]:
        """Yield the effects on moves and stones."""
        moves, setups = self._moves, self._setups
        nodes = {*moves, *setups, *self._odd}
        number = self._session.move_number
        if self._old_size != self._new_size:
            yield self._rotation_or_change({self._after.root, *nodes})
        elif self._odd:
            yield NodesChanged(min(nodes), len(nodes))
        elif not nodes:
            return
        elif len(nodes) == len(moves) == 1:
            ((node, change),) = moves.items()
            yield MoveChanged(node, number(node), *change)
        elif len(nodes) == len(moves) == 2 and self._are_swapped():
            low, high = sorted(nodes, key=number)
            yield MovesSwapped(low, number(low), number(high))
        elif len(nodes) == len(setups) == 1:
            yield from self._changed_setup(min(nodes))
        elif moves and self._are_recoloured():
            first = next(topmost_nodes(self._after, nodes))
            whole = self._covers_record(nodes, lambda node: not self._has_stones(node))
            yield MovesRecoloured(first, number(first), len(moves), whole)
        else:
            yield self._rotation_or_change(nodes)

    def _changed_setup(self, node: int) -> Iterator[EditEffect]:
        stones = self._changed_stones(node)
        rotation = self._rotation_or_change({node})
        if stones.moved is None and isinstance(rotation, RecordRotated):
            yield rotation
        elif stones != StonesChanged(node):
            yield stones

    def _rotation_or_change(self, nodes: Set[int]) -> RecordRotated | NodesChanged:
        symmetry = self._symmetry(nodes)
        if symmetry is None:
            return NodesChanged(min(nodes), len(nodes))
        return RecordRotated(self._after.root, symmetry, self._changed_comments())

    def _are_swapped(self) -> bool:
        (one, one_now), (other, other_now) = self._moves.values()
        return (one.colour, other.colour, one[1:], other[1:]) == (
            one_now.colour,
            other_now.colour,
            other_now[1:],
            one_now[1:],
        )

    def _are_recoloured(self) -> bool:
        return all(
            was == now._replace(colour=now.colour.opponent) for was, now in self._moves.values()
        ) and all(
            was == {point: colour and colour.opponent for point, colour in now.items()}
            for was, now in self._setups.values()
        )

    def _changed_stones(self, node: int) -> StonesChanged:
        """Describe the change of the setup of a node by its effect on the position there."""
        board = self._session.position_before(node)
        before, after = self._setups[node]
        removed, recoloured, added = [], [], []
        for point in before | after:
            was, now = before.get(point, board[point]), after.get(point, board[point])
            if was is now:
                continue
            if now is None:
                removed.append((point, was))
            elif was is None:
                added.append((point, now))
            else:
                recoloured.append((point, now))
        if not recoloured and len(removed) == len(added) == 1 and removed[0][1] is added[0][1]:
            return StonesChanged(node, moved=(removed[0][0], added[0][0]))
        return StonesChanged(node, tuple(point for point, _ in removed), tuple(recoloured))

    def _symmetry(self, nodes: Set[int]) -> Symmetry | None:
        """Return the symmetry by which the whole record was rotated or reflected, if it was."""
        for symmetry in Symmetry:
            is_rotated = partial(self._is_rotated, symmetry)
            if (
                symmetry.transformed_size(self._old_size) == self._new_size
                and all(map(is_rotated, nodes))
                and self._covers_record(nodes, is_rotated)
            ):
                return symmetry
        return None

    def _is_rotated(self, symmetry: Symmetry, node: int) -> bool:
        """Return whether the stones of a node are now where a symmetry puts them."""
        if not self._before.has_id(node):
            return False
        before, after = self._before.node(node), self._after.node(node)
        move = recorded_move(before.properties, self._old_size)
        if move is not None and move.point is not None:
            move = move._replace(point=symmetry.apply(move.point, self._old_size))
        stones = _setup(before, self._old_size)
        return (move, {symmetry.apply(it, self._old_size): stones[it] for it in stones}) == (
            recorded_move(after.properties, self._new_size),
            _setup(after, self._new_size),
        )

    def _has_stones(self, node: int) -> bool:
        return _has_move(self._after, node) or _sets_up(self._after, node)

    def _covers_record(self, nodes: Set[int], may_stay: Callable[[int], bool]) -> bool:
        """Return whether all nodes of the record are among the given ones or ``may_stay`` as they
        are.

        If there are many more, the answer is no, so that a large record is not gone through.
        """
        left = 4 * len(nodes) + 64
        for node in self._after.preorder():
            left -= 1
            if not left or not (node in nodes or may_stay(node)):
                return False
        return True

    def _changed_comments(self) -> int:
        """Return the number of nodes that have other comments."""
        return sum(
            any(
                self._before.node(node).values(ident) != self._after.node(node).values(ident)
                for ident in COMMENT_PROPERTIES
            )
            for node in self._nodes
        )

    def other_effects(self) -> Iterator[EditEffect]:
        """Yield the changes of the player to move and of the result."""
        turns = [
            TurnChanged(node, turn)
            for node in self._nodes
            if (turn := _stated_turn(self._after.node(node))) is not None
            and turn is not _stated_turn(self._before.node(node))
        ]
        if len(turns) == 1:
            yield turns[0]
        root = self._after.root
        if root in self._nodes:
            was, now = (tree.node(root).first_value("RE") for tree in (self._before, self._after))
            if was != now:
                yield ResultChanged(root, now or "")


def _setup(node: Node, size: Size) -> dict[Point, Colour | None]:
    """Return the points that a node sets up, with the contents that it gives them."""
    found: dict[Point, Colour | None] = {}
    for ident, colour in SETUP_COLOURS.items():
        values = node.values(ident)
        if values:
            found |= dict.fromkeys(list_points(values, size), colour)
    return found


def _stated_turn(node: Node) -> Colour | None:
    value = node.first_value("PL")
    return None if value is None else MOVE_COLOURS.get(value.strip()[:1].upper())
