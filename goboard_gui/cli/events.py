"""What happened along the main line: moves, and stones set up or taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..go import RECORDING, Board, Colour, Point
from ..record import board_size
from ..record.codec import BadPointError, read_move
from ..record.steps import LineReplay
from .common import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Size
    from ..notation import Naming
    from ..record import Step, Tree

_IDENTS = {Colour.BLACK: "B", Colour.WHITE: "W"}


class Event(NamedTuple):
    """A node that plays or sets up.

    ``set_up`` holds the stones on the board after it that neither were there before it nor were
    played, ``removed`` those before it that are not there any more. ``bad`` is the value of a
    move that names no point.
    """

    step: Step
    set_up: dict[Point, Colour]
    removed: dict[Point, Colour]
    bad: str | None = None

    @property
    def suicide(self) -> bool:
        """Whether the stone played was taken off at once."""
        move = self.step.move
        return move is not None and move.point in self.step.captured

    def name(self, naming: Naming) -> str:
        """How a written record names the move."""
        if self.bad is not None:
            return self.bad
        point = self.step.move and self.step.move.point
        return "pass" if point is None else naming.record_form(point)


def events(tree: Tree) -> Iterator[Event]:
    """The events of the main line."""
    size = board_size(tree)
    replay = LineReplay(tree, RECORDING)
    before = Board.empty(size).stones()
    for step in replay.follow(tree.main_line()):
        after = replay.board.stones()
        played = step.move and step.move.point
        set_up = {
            point: colour
            for point, colour in after.items()
            if before.get(point) is not colour and point != played
        }
        removed = {
            point: colour for point, colour in before.items() if after.get(point) is not colour
        }
        if step.move or set_up or removed:
            yield Event(step, set_up, removed, _bad_value(tree, step, size))
        before = after


def _bad_value(tree: Tree, step: Step, size: Size) -> str | None:
    if step.move is None or step.move.point is not None:
        return None
    value = tree.node(step.node).first(_IDENTS[step.move.colour]) or ""
    try:
        read_move(value, size)
    except BadPointError:
        return printable(value.strip())
    return None
