"""The nodes of a line in which stones are played, set up or removed (events)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import clip_text, to_printable
from ...go import RECORDING, Board, Colour, Point
from ...named_tuples import NamedTuple
from ...record.properties.codec import BadPointError, read_move
from ...record.properties.tables import COLOUR_LETTERS, SETUP_PROPERTIES
from ...record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Size
    from ...notation import Naming
    from ...record import Step, Tree

"""The letters of the colours in records."""
_LONGEST_VALUE = 20


class Event(NamedTuple):
    """A node of a line in which stones are played, set up or removed.

    ``set_up`` are the stones on the board after it that were neither there before nor played,
    ``removed`` those that are no longer there. ``invalid_value`` is the value of a move with an
    invalid point.
    """

    step: Step
    set_up: dict[Point, Colour]
    removed: dict[Point, Colour]
    invalid_value: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether the node contains no move and does not change the position."""
        return not (self.step.move or self.set_up or self.removed)

    @property
    def is_suicide(self) -> bool:
        """Whether the move captured its own stone."""
        move = self.step.move
        return move is not None and move.point in self.step.captured

    @property
    def removed_by_setup(self) -> dict[Point, Colour]:
        """The removed stones that were neither captured nor replaced by the move."""
        played = self.step.move and self.step.move.point
        by_play = {*self.step.captured, played}
        return {point: colour for point, colour in self.removed.items() if point not in by_play}

    def move_name(self, naming: Naming) -> str:
        """Return the name of the move as it is written in a text record."""
        if self.invalid_value is not None:
            return self.invalid_value
        point = self.step.move and self.step.move.point
        return "pass" if point is None else naming.format_for_records(point)


def iterate_events(tree: Tree, line: list[int] | None = None) -> Iterator[Event]:
    """Yield the nodes of a line in which stones are played, set up or removed; the line is by
    default the main line.
    """
    replay = LineReplay(tree, RECORDING)
    before = replay.board
    for step in replay.replay_line(tree.main_line() if line is None else line):
        after = replay.board
        event = _event(tree, step, before, after)
        if not event.is_empty:
            yield event
        before = after


def _event(tree: Tree, step: Step, before: Board, after: Board) -> Event:
    played = step.move and step.move.point
    set_up, removed = {}, {}
    for point in _touched(tree, step, before):
        was, now = before[point], after[point]
        if was is now:
            continue
        if was is not None:
            removed[point] = was
        if now is not None and point != played:
            set_up[point] = now
    return Event(step, set_up, removed, invalid_move_value(tree, step, before.size))


def _touched(tree: Tree, step: Step, board: Board) -> list[Point]:
    """Return the points whose content a node may have changed."""
    if tree.node(step.node).has_any_property(*SETUP_PROPERTIES):
        return list(board.graph.points)
    if step.move is None or step.move.point is None:
        return []
    return [step.move.point, *(point for point in step.captured if point != step.move.point)]


def invalid_move_value(tree: Tree, step: Step, size: Size) -> str | None:
    """Return the value of a move that is not a point of the board, made printable, or None if the
    node has no such move.
    """
    if step.move is None or step.move.point is not None:
        return None
    value = tree.node(step.node).first_value(COLOUR_LETTERS[step.move.colour]) or ""
    try:
        read_move(value, size)
    except BadPointError:
        return to_printable(clip_text(value.strip(), _LONGEST_VALUE))
    return None


def player_of_move(number: int) -> Colour:
    """Return the player of a move in a text whose numbers determine the players: odd numbers are
    Black's.

    >>> player_of_move(1).name, player_of_move(2).name
    ('BLACK', 'WHITE')
    """
    return Colour.BLACK if number % 2 else Colour.WHITE


def next_number(number: int, player: Colour) -> int:
    """Return the number after ``number`` in a text whose numbers determine the players.

    If White moves first, that move is 2; a player who moves twice skips a number.

    >>> next_number(0, Colour.BLACK), next_number(0, Colour.WHITE), next_number(3, Colour.BLACK)
    (1, 2, 5)
    """
    return number + (1 if player_of_move(number + 1) is player else 2)
