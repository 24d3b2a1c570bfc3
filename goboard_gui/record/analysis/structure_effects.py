"""Effects of an edit on the structure of a record: nodes removed, inserted, added or moved."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, TypeAlias

from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..properties.tables import MOVE_PROPERTIES, SETUP_PROPERTIES
from ..session import Session
from ..steps import board_size

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence, Set

    from ..moves import RecordedMove
    from ..tree import Tree


class NodesRemoved(NamedTuple):
    """Nodes were removed, with or without their descendants.

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
    """A variation was merged into another one at the move ``number``."""

    node: int
    number: int


class NodesInserted(NamedTuple):
    """Nodes were inserted before others; ``number`` is that of the first move, and ``move`` is the
    move of a single node.
    """

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
    """Branches were moved below another node; ``number`` is that of their first moves."""

    node: int
    number: int
    branches: int
    sets_up: bool
    """Whether the node that the branches now follow sets up stones."""


class VariationsReordered(NamedTuple):
    """Variations were reordered; ``main_line`` means that the main line has changed."""

    node: int
    number: int
    main_line: bool


StructureEffect: TypeAlias = (
    NodesRemoved
    | VariationsJoined
    | NodesInserted
    | NodesAdded
    | BranchesMoved
    | VariationsReordered
)
"""An effect on nodes and their order. ``node`` is one of them, or the parent of removed ones."""


class GamesChanged(NamedTuple):
    """Games of a file were added, removed or reordered.

    ``number`` is that of the first game that was added or removed, counted from 1.
    """

    added: int
    removed: int
    number: int


def describe_game_changes(before: Sequence[object], after: Sequence[object]) -> GamesChanged | None:
    """Return how the list of games in a file has changed, or None if it is the same.

    Games are compared by identity.

    >>> describe_game_changes(["one", "two"], ["two"])
    GamesChanged(added=0, removed=1, number=1)
    """
    if len(before) == len(after) and all(map(is_, before, after)):
        return None
    known, held = set(map(id, before)), set(map(id, after))
    added = [number for number, game in enumerate(after, 1) if id(game) not in known]
    removed = [number for number, game in enumerate(before, 1) if id(game) not in held]
    return GamesChanged(len(added), len(removed), next(iter(added or removed), 0))


class RecordVersion:
    """A version of a record, and a session in which it can be examined."""

    def __init__(self, session: Session) -> None:
        self.tree = session.tree
        self._session = session

    @property
    def session(self) -> Session:
        """The given session, or a new one if the given one has been edited since."""
        if self._session.tree is not self.tree:
            self._session = Session(self.tree)
        return self._session


class StructureComparison:
    """Comparison of the parents and children of nodes before and after an edit."""

    def __init__(self, before: Tree, record: RecordVersion, changed: Sequence[int]) -> None:
        self._before, self._after = before, record.tree
        self._record = record
        self._changed = changed
        self._children: dict[int, Set[int]] = {}
        self._tops: list[int] = []  # first nodes of removed branches
        self._moved: list[int] = []  # nodes that have another parent
        self._removed_moves = 0
        self._removed_nodes = 0
        self.removed: set[int] = set()
        """The nodes that were removed, including new ones below them."""
        self.effects: list[StructureEffect] = []

    def compare_nodes(self) -> Iterator[None]:
        """Compare the nodes, yielding after each one."""
        before, after = self._before, self._after
        for node in self._changed:
            if before.has_id(node) and before.children(node) != after.children(node):
                self._find_lost(node)
            yield
        for top in self._tops:
            for node in after.preorder(top):
                self.removed.add(node)
                if before.has_id(node):
                    self._removed_nodes += 1
                    self._removed_moves += _has_move(before, node)
                yield
        self._moved = [node for node in self._moved if node not in self.removed]
        joined = self._joined_variation()
        if joined is not None:
            self.effects.append(joined)
        elif self._tops:
            self.effects.append(self._removal())
        yield from self._add_new_branches()
        self.effects += self._moved_branches()
        self.effects += self._new_order()

    def _find_lost(self, node: int) -> None:
        """Sort the former children of a node into removed and moved ones."""
        left = self._children_of(node)
        for child in self._before.children(node):
            if child not in left:
                (self._moved if self._follows_known(child) else self._tops).append(child)

    def _follows_known(self, node: int) -> bool:
        """Return whether a node is still below one that existed before, with only new nodes in
        between.
        """
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

    def _number_after(self, node: int) -> int:
        return self._record.session.move_number(node) + 1

    def _removal(self) -> NodesRemoved:
        before, top = self._before, self._tops[0]
        move = recorded_move(before.properties(top), board_size(before))
        parent = self._remaining_ancestor(top)
        return NodesRemoved(
            parent,
            self._number_after(parent),
            self._removed_moves,
            self._removed_nodes,
            len(self._tops),
            move if self._removed_nodes == 1 else None,
        )

    def _joined_variation(self) -> VariationsJoined | None:
        """Return the join of two variations if children of removed nodes were moved to another
        branch, or None.
        """
        for node in self._moved:
            old, new = self._before.parent(node), self._after.parent(node)
            if old in self.removed and new is not None and self._before.has_id(new):
                if new == self._remaining_ancestor(node):
                    return None
                return VariationsJoined(new, self._number_after(new) - 1)
        return None

    def _remaining_ancestor(self, node: int) -> int:
        """Return the nearest of a node's former ancestors that remains in the record."""
        above = self._before.parent(node)
        while above is not None and above in self.removed:
            above = self._before.parent(above)
        return self._before.root if above is None else above

    def _add_new_branches(self) -> Iterator[None]:
        """Add the effects of branches of new nodes."""
        new = {node for node in self._changed if not self._before.has_id(node)}
        for top in sorted(new):
            parent = self._after.parent(top)
            if (
                parent is not None
                and parent not in new
                and parent not in self.removed
                and top in self._children_of(parent)
            ):
                yield from self._add_new_branch(parent, top, new)

    def _add_new_branch(self, parent: int, top: int, new: Set[int]) -> Iterator[None]:
        """Add the effect of a branch of new nodes, unless it is one move that extends a line of
        play.
        """
        tree = self._after
        nodes = moves = 0
        is_inserted, ahead = False, [top]
        while ahead:
            here = ahead.pop()
            if here in new:
                nodes += 1
                moves += _has_move(tree, here)
                ahead.extend(tree.children(here))
            else:
                is_inserted = True
            yield
        number = self._number_after(parent)
        if is_inserted:
            move = recorded_move(tree.properties(top), board_size(tree))
            self.effects.append(NodesInserted(top, number, nodes, move if nodes == 1 else None))
            return
        is_variation = len(tree.children(parent)) > 1
        after_end = (
            not is_variation and self._has_result and self._record.session.is_on_main_line(parent)
        )
        if is_variation or after_end or not nodes == moves == 1:
            sets_up = _sets_up(tree, top) and not _has_move(tree, top)
            self.effects.append(
                NodesAdded(top, number, moves, nodes, is_variation, after_end, sets_up)
            )

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
        """Yield the effect of reordering the children of a node, for the first such node."""
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
                main_line = before[0] != after[0] and self._record.session.is_on_main_line(node)
                yield VariationsReordered(node, self._number_after(node), main_line)
                return


def _has_move(tree: Tree, node: int) -> bool:
    return any(item.ident in MOVE_PROPERTIES for item in tree.properties(node))


def _sets_up(tree: Tree, node: int) -> bool:
    return any(item.ident in SETUP_PROPERTIES for item in tree.properties(node))
