"""Effects of an edit on the contents of nodes, such as moves and stones, and the description of the
whole edit.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from ...go import Colour, Symmetry
from ...named_tuples import NamedTuple
from ..moves import recorded_move
from ..properties.tables import (
    COMMENT_PROPERTIES,
    MOVE_PROPERTIES,
    SETUP_COLOURS,
    SETUP_PROPERTIES,
)
from ..steps import board_size, declared_player
from ..stored_analysis.outdated import loses_analysis
from ..values.markup import parse_point_list
from .legality import topmost_nodes
from .structure_effects import RecordVersion, StructureComparison, StructureEffect

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence, Set

    from ...go import Point, Size
    from ..moves import RecordedMove
    from ..node import Property
    from ..session import Session
    from ..tree import Tree


class MoveChanged(NamedTuple):
    """A move was changed to another point, another colour, or both."""

    node: int
    number: int
    before: RecordedMove
    after: RecordedMove


class MovesSwapped(NamedTuple):
    """Two moves have exchanged their points; ``number`` is that of the earlier move."""

    node: int
    number: int
    other_number: int


class MovesRecoloured(NamedTuple):
    """Several moves, from ``number`` on, were changed to the other colour.

    With ``whole_record``, so were all moves and stones of the record.
    """

    node: int
    number: int
    moves: int
    whole_record: bool


class RecordRotated(NamedTuple):
    """The whole record was rotated or reflected, and some comments were changed with it."""

    node: int
    symmetry: Symmetry
    comments: int


class StonesChanged(NamedTuple):
    """The position after a node that sets up stones has changed: stones were removed, recoloured or
    moved.

    ``moved`` are the old and the new point of a single stone, which is not in the other fields.
    """

    node: int
    removed: tuple[Point, ...] = ()
    recoloured: tuple[tuple[Point, Colour], ...] = ()
    moved: tuple[Point, Point] | None = None


class TurnChanged(NamedTuple):
    """A node now states another player to move."""

    node: int
    colour: Colour


class ResultChanged(NamedTuple):
    """The record now states another result; ``result`` is the property's value, perhaps empty."""

    node: int
    result: str


class NodesChanged(NamedTuple):
    """The moves or the setup of several nodes were changed in some other way; ``nodes`` is their
    number.
    """

    node: int
    nodes: int


class AnalysisRemoved(NamedTuple):
    """The analysis of positions was removed from nodes, most likely because the positions have
    changed; ``nodes`` is their number.
    """

    node: int
    nodes: int


ContentEffect: TypeAlias = (
    MoveChanged
    | MovesSwapped
    | MovesRecoloured
    | RecordRotated
    | StonesChanged
    | TurnChanged
    | ResultChanged
    | NodesChanged
    | AnalysisRemoved
)
"""An effect on the contents of nodes, of which ``node`` is one."""
EditEffect: TypeAlias = StructureEffect | ContentEffect
"""An effect of an edit, with a ``node`` that shows it."""


class EditDescription:
    """Description of what the last edit of a session did to the moves and stones of its record.

    It is complete when the iterator from `run` is exhausted, which takes a step for each node that
    was changed, added or removed. `effects` is empty if the edit has done no more than to extend a
    line by a move, to set up stones on empty points, or to change other properties than moves,
    setup, turns, the result and the analysis of positions.

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

    def __init__(self, before: Tree, session: Session) -> None:
        """Create the description of an edit; ``before`` is the record before it.

        Little work depends on the length of the record if the edit was made on the current line of
        the session. The session may be edited further before the description is complete.

        :raises ValueError: for records of different sources.
        """
        self._before = before
        self._record = RecordVersion(session)
        self._changed = sorted(session.tree.difference(before))
        self.effects: list[EditEffect] = []
        """The effects on the structure of the record, then those on the contents of nodes."""

    def compare_nodes(self) -> Iterator[None]:
        """Compare the nodes that have changed, yielding after each one."""
        structure = StructureComparison(self._before, self._record, self._changed)
        yield from structure.compare_nodes()
        contents = _ContentComparison(self._before, self._record, self._changed, structure.removed)
        yield from contents.compare_nodes()
        stones = contents.effects
        if any(isinstance(effect, NodesChanged) for effect in stones):
            self.effects = [*stones]
        else:
            self.effects = [*structure.effects, *stones] or list(contents.turn_and_result_changes())
        self.effects += contents.removed_analyses()


def describe_edit(before: Tree, session: Session) -> list[EditEffect]:
    """Return the effects of the last edit of a session, as found by `EditDescription`."""
    description = EditDescription(before, session)
    for _ in description.compare_nodes():
        pass
    return description.effects


class _Stones(NamedTuple):
    """The move of a node, and the new contents of the points that it sets up."""

    move: RecordedMove | None
    setup: dict[Point, Colour | None]

    def recoloured(self) -> _Stones:
        """Return the same stones with their colours swapped."""
        move = self.move and self.move._replace(colour=self.move.colour.opponent)
        return _Stones(move, {point: it and it.opponent for point, it in self.setup.items()})

    def rotated(self, symmetry: Symmetry, size: Size) -> _Stones:
        """Return the same stones, rotated or reflected."""
        move = self.move
        if move is not None and move.point is not None:
            move = move._replace(point=symmetry.apply(move.point, size))
        return _Stones(move, {symmetry.apply(point, size): it for point, it in self.setup.items()})


class _ContentComparison:
    """Comparison of the moves, setup, turns and result in the nodes that remain after an edit."""

    def __init__(
        self, before: Tree, record: RecordVersion, changed: Sequence[int], removed: Set[int]
    ) -> None:
        self._before, self._after = before, record.tree
        self._record = record
        self._old_size, self._new_size = board_size(before), board_size(self._after)
        self._candidates = changed
        self._removed = removed
        self._nodes: list[int] = []  # those with other properties
        self._comments = 0  # the number of changed comments
        self._without_analysis: list[int] = []  # those that have lost their analysis
        self._changes: dict[int, tuple[_Stones, _Stones]] = {}
        self.effects: list[ContentEffect] = []
        """The effects on moves and stones."""

    def compare_nodes(self) -> Iterator[None]:
        """Compare the nodes, yielding after each one."""
        for node in self._candidates:
            if self._before.has_id(node) and node not in self._removed:
                old, new = self._before.properties(node), self._after.properties(node)
                if old != new:
                    self._nodes.append(node)
                    self._comments += _comments(old) != _comments(new)
                    if loses_analysis(old, new):
                        self._without_analysis.append(node)
                    self._compare(node, _with_stones(old), _with_stones(new))
            yield
        changes, number = self._changes, self._record.session.move_number
        if self._old_size != self._new_size:
            yield from self._find_rotation({self._after.root, *changes})
        elif not changes:
            return
        elif any((was.move is None) is not (now.move is None) for was, now in changes.values()):
            self.effects.append(NodesChanged(min(changes), len(changes)))
        elif len(changes) == 1:
            yield from self._find_change(*changes)
        elif self._are_swapped():
            low, high = sorted(changes, key=number)
            self.effects.append(MovesSwapped(low, number(low), number(high)))
        elif (yield from self._all_changes(_Stones.recoloured)):
            yield from self._find_recolouring()
        else:
            yield from self._find_rotation(changes.keys())

    def _compare(self, node: int, old: Sequence[Property], new: Sequence[Property]) -> None:
        if old != new:
            was, now = _read_stones(old, self._old_size), _read_stones(new, self._new_size)
            if was != now:
                self._changes[node] = was, now

    def _all_changes(self, expected: Callable[[_Stones], _Stones]) -> Generator[None, None, bool]:
        """Return whether all nodes have changed as expected, yielding after each one."""
        for was, now in self._changes.values():
            if now != expected(was):
                return False
            yield
        return True

    def _find_recolouring(self) -> Iterator[None]:
        changes = self._changes
        moves = sum(was.move is not None for was, _ in changes.values())
        first = next(topmost_nodes(self._after, changes.keys()))
        whole = yield from self._whole_record_changed(lambda stones: not any(stones))
        if moves:
            number = self._record.session.move_number(first)
            self.effects.append(MovesRecoloured(first, number, moves, whole))
        else:
            self.effects.append(NodesChanged(first, len(changes)))

    def _find_change(self, node: int) -> Iterator[None]:
        """Add the effect of a change to a single node."""
        was, now = self._changes[node]
        if was.move is not None and now.move is not None and was.move != now.move:
            number = self._record.session.move_number(node)
            self.effects.append(MoveChanged(node, number, was.move, now.move))
            return
        stones = self._changed_stones(node, was.setup, now.setup)
        if stones.moved is None:
            symmetry = yield from self._symmetry()
            if symmetry is not None:
                self.effects.append(self._rotation(symmetry))
                return
        if stones != StonesChanged(node):
            self.effects.append(stones)

    def _find_rotation(self, nodes: Set[int]) -> Iterator[None]:
        """Add the effect of changes to several nodes: either a rotation of the record or
        `NodesChanged`.
        """
        symmetry = yield from self._symmetry()
        if symmetry is None:
            self.effects.append(NodesChanged(min(nodes), len(nodes)))
        else:
            self.effects.append(self._rotation(symmetry))

    def _rotation(self, symmetry: Symmetry) -> RecordRotated:
        return RecordRotated(self._after.root, symmetry, self._comments)

    def _symmetry(self) -> Generator[None, None, Symmetry | None]:
        """Return the symmetry by which the whole record was rotated or reflected, or None."""
        size = self._old_size
        for symmetry in Symmetry:
            if symmetry.transformed_size(size) != self._new_size:
                continue
            rotated = partial(_Stones.rotated, symmetry=symmetry, size=size)
            if (yield from self._all_changes(rotated)) and (
                yield from self._whole_record_changed(partial(_is_symmetric, symmetry, size))
            ):
                return symmetry
        return None

    def _are_swapped(self) -> bool:
        if len(self._changes) != 2:
            return False
        (one, one_now), (other, other_now) = self._changes.values()
        if one.move is None or other.move is None:
            return False
        return (one_now, other_now) == (
            one._replace(move=other.move._replace(colour=one.move.colour)),
            other._replace(move=one.move._replace(colour=other.move.colour)),
        )

    def _changed_stones(
        self,
        node: int,
        before: dict[Point, Colour | None],
        after: dict[Point, Colour | None],
    ) -> StonesChanged:
        """Return the effect that a changed setup has on the position at its node."""
        board = self._record.session.position_before(node)
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

    def _whole_record_changed(
        self, may_stay: Callable[[_Stones], bool]
    ) -> Generator[None, None, bool]:
        """Return whether the edit has changed every node with stones, except nodes for whose stones
        ``may_stay`` returns true.

        If far more nodes are unchanged than changed, the result is False, so that the rest of a
        large record need not be read.
        """
        left = 4 * len(self._changes) + 64
        for node in self._after.preorder():
            left -= 1
            if node not in self._changes:
                if left < 0 or not self._before.has_id(node):
                    return False
                stones = _with_stones(self._after.properties(node))
                if stones and not may_stay(_read_stones(stones, self._new_size)):
                    return False
            yield
        return True

    def removed_analyses(self) -> Iterator[AnalysisRemoved]:
        """Yield the effect on the analysis of positions, if there is any."""
        nodes = self._without_analysis
        if nodes:
            yield AnalysisRemoved(min(nodes), len(nodes))

    def turn_and_result_changes(self) -> Iterator[ContentEffect]:
        """Yield the changes of the player to move and of the result."""
        turns = [
            TurnChanged(node, turn)
            for node in self._nodes
            if (turn := declared_player(self._after.node(node))) is not None
            and turn is not declared_player(self._before.node(node))
        ]
        if len(turns) == 1:
            yield turns[0]
        root = self._after.root
        if root in self._nodes:
            was, now = (tree.node(root).first_value("RE") for tree in (self._before, self._after))
            if was != now:
                yield ResultChanged(root, now or "")


_STONES = frozenset({*MOVE_PROPERTIES, *SETUP_PROPERTIES})


def _with_stones(properties: Sequence[Property]) -> list[Property]:
    """Return the properties that play or set up stones."""
    return [item for item in properties if item.ident in _STONES]


def _read_stones(properties: Sequence[Property], size: Size) -> _Stones:
    setup: dict[Point, Colour | None] = {}
    for ident, colour in SETUP_COLOURS.items():
        for item in properties:
            if item.ident == ident:
                setup |= dict.fromkeys(parse_point_list(item.values, size), colour)
    return _Stones(recorded_move(properties, size), setup)


def _is_symmetric(symmetry: Symmetry, size: Size, stones: _Stones) -> bool:
    return stones == stones.rotated(symmetry, size)


def _comments(properties: Sequence[Property]) -> list[Property]:
    return [item for item in properties if item.ident in COMMENT_PROPERTIES]
