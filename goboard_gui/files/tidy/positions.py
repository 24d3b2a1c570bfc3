"""Clean-up that depends on the position: ineffective setup, redundant turns, illegal moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...go import RECORDING, Board, Colour
from ...named_tuples import NamedTuple
from ...record.edits.handicap import with_missing_handicap
from ...record.edits.setup import set_player_to_move
from ...record.node import Property
from ...record.properties.codec import BadPointError, read_points, write_points
from ...record.properties.tables import MOVE_PROPERTIES, SETUP_COLOURS, SETUP_PROPERTIES
from ...record.steps import LineReplay, Step, walk_steps
from ...record.turns import player_overruled_at_node
from .rule import Cleanup, PropertyRule, node_diagnostic, properties_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence, Set

    from ...diagnostics import Diagnostic
    from ...go import Point, Size
    from ...record.tree import Tree

_TURNS = {"b": Colour.BLACK, "w": Colour.WHITE}


class PositionContext(NamedTuple):
    """The position and the step before a node; there is no step before the root."""

    board: Board
    step: Step | None
    following: frozenset[str]
    """The colours of the moves that follow the node."""


@dataclass(frozen=True)
class PositionRule(PropertyRule):
    """A rule that removes properties depending on the position; it leaves all positions and turns
    unchanged.
    """

    fixed: Callable[[Sequence[Property], PositionContext, Size], Sequence[Property]]
    idents: frozenset[str]
    """Only nodes with one of these properties are checked."""
    size_of: Callable[[Tree], Size]

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        size = self.size_of(tree)
        replay = LineReplay(tree, RECORDING)
        ahead, depth = [(tree.root, 0)], 0
        while ahead:
            node, level = ahead.pop()
            while depth > level:
                replay.pop()
                depth -= 1
            old = tree.properties(node)
            if any(item.ident in self.idents for item in old):
                new = tuple(self.fixed(old, _before(tree, node, replay, depth), size))
                if new != old:
                    yield node, new
            replay.push(node)
            depth += 1
            ahead.extend((child, depth) for child in reversed(tree.children(node)))


def _before(tree: Tree, node: int, replay: LineReplay, depth: int) -> PositionContext:
    following = {
        item.ident
        for child in tree.children(node)
        for item in tree.properties(child)
        if item.ident in MOVE_PROPERTIES
    }
    return PositionContext(replay.board, replay.step if depth else None, frozenset(following))


def remove_redundant_setup(
    properties: Sequence[Property], before: PositionContext, size: Size
) -> list[Property]:
    """Return the properties without setup of points that already have the same contents.

    Contradictory setup of a point stays: its order matters.
    """
    setup = [item for item in properties if item.ident in SETUP_PROPERTIES]
    named = Counter(
        point for item in setup for value in item.values for point in {*_points(value, size)}
    )
    kept = []
    for prop in properties:
        raws: tuple[str, ...] = prop.values
        if prop.ident in SETUP_PROPERTIES:
            there = {point for point, times in named.items() if times > 1}
            colour = SETUP_COLOURS[prop.ident]
            there |= {point for point in named if before.board[point] != colour}
            raws = tuple(raw for value in prop.values for raw in _needed(value, there, size))
        if raws:
            kept.append(Property(prop.ident, raws))
    return kept


def _needed(value: str, points: Set[Point], size: Size) -> tuple[str, ...]:
    """Return a point list value restricted to some points, or unchanged if all of its points are
    among these.
    """
    named = _points(value, size)
    needed = [point for point in named if point in points]
    return (value,) if len(needed) == len(named) else write_points(needed)


def _points(value: str, size: Size) -> list[Point]:
    try:
        return read_points(value, size)
    except BadPointError:
        return []


def remove_redundant_turn(
    properties: Sequence[Property], before: PositionContext, size: Size
) -> list[Property]:
    """Return the properties without PL values that state the default player."""
    turn = _default_turn(properties, before)
    return [
        item
        for item in properties
        if item.ident != "PL"
        or turn is None
        or _TURNS.get(item.values[0].strip()[:1].lower()) != turn
    ]


def _default_turn(properties: Sequence[Property], before: PositionContext) -> Colour | None:
    """Return the player who is to move if no PL property says otherwise, or None if that is
    ambiguous.
    """
    for ident, _ in properties:
        if ident in MOVE_PROPERTIES:
            return Colour.WHITE if ident == "B" else Colour.BLACK
    if before.step is not None and before.step.number:
        return before.step.to_play
    # Without PL the first move gives the player; without a move it is ambiguous.
    if len(before.following) == 1:
        return Colour.BLACK if "B" in before.following else Colour.WHITE
    return None


@dataclass(frozen=True)
class HandicapStonesRule(PropertyRule):
    """Rule that places the handicap stones of a record that only states their number."""

    code: Cleanup = Cleanup.HANDICAP_STONES

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        placed = with_missing_handicap(tree)
        if placed is not tree:
            yield tree.root, placed.properties(tree.root)


@dataclass(frozen=True)
class WrongTurnRule(PropertyRule):
    """Rule that corrects PL where it names a player although only the opponent moves next."""

    code: Cleanup = Cleanup.WRONG_TURN

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        for step in walk_steps(tree, RECORDING):
            stated = player_overruled_at_node(tree, step)
            if stated is not None:
                corrected = set_player_to_move(tree, step.node, stated.opponent)
                yield step.node, corrected.properties(step.node)


class IllegalMovesRule:
    """Rule that reports illegal moves but keeps them, because that is how the game was recorded."""

    code = Cleanup.ILLEGAL_MOVES

    def find(self, tree: Tree) -> Iterator[Diagnostic]:
        """Yield the nodes with illegal moves."""
        for step in walk_steps(tree, RECORDING):
            if step.illegal is not None:
                moves = [
                    item for item in tree.properties(step.node) if item.ident in MOVE_PROPERTIES
                ]
                yield node_diagnostic(
                    self.code, step.node, properties_text(moves), properties_text(moves)
                )

    def apply_fix(self, tree: Tree) -> Tree:
        """Return the record unchanged, because illegal moves are only reported."""
        return tree
