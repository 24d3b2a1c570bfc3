"""Citizendium's postulates as text, for `goboard check`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..go import Colour
from ..go.postulates import ViolationKind
from ..record.analysis.postulates import check_postulates

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Point
    from ..go.postulates import Violation
    from ..notation import Naming
    from ..record import Tree

_MOST_POINTS = 8
_PLAYERS = {Colour.BLACK: "Black", Colour.WHITE: "White", None: "nobody"}
_TEXTS = {
    ViolationKind.START: "there are stones on the board at the start: {points}",
    ViolationKind.OPEN: "the game does not end with two passes",
    ViolationKind.REPETITION: "the position is again that {when}",
    ViolationKind.DEAD: "a chain of {player} has no liberty: {points}",
    ViolationKind.CLICKS: "{player} has new stones on several points: {points}",
    ViolationKind.TURN: "{player} plays, and it is {opponent}'s turn: {points}",
    ViolationKind.OCCUPIED: "there is a stone already: {points}",
    ViolationKind.OFF_BOARD: "the move names no point of the board",
    ViolationKind.CHANGE: "the position is not what the stone of {player} makes: {points}",
    ViolationKind.NO_CLICK: "the position changes without a stone of {player}: {points}",
}


class Failed(TypedDict):
    """A failed postulate in JSON, see `Violation`; ``number`` is None at the start."""

    game: int
    node: int
    number: int | None
    postulate: int
    kind: str
    colour: str | None
    points: Sequence[Point]
    repeats: int | None
    text: str


def failures(game: int, tree: Tree, naming: Naming) -> list[Failed]:
    """Return the postulates that fail in the main line of a game."""
    places = {node: place for place, node in enumerate(tree.main_line())}
    return [
        {
            "game": game,
            "node": places[node],
            "number": breach.number or None,
            "postulate": breach.fault.postulate,
            "kind": breach.fault.value,
            "colour": breach.colour.name.lower() if breach.colour else None,
            "points": breach.points,
            "repeats": breach.repeats,
            "text": _text(breach, naming),
        }
        for node, breach in check_postulates(tree)
    ]


def _text(breach: Violation, naming: Naming) -> str:
    return _TEXTS[breach.fault].format(
        points=_names(breach.points, naming),
        player=_PLAYERS[breach.colour],
        opponent=_PLAYERS[breach.colour.opponent if breach.colour else None],
        when=f"after move {breach.repeats}" if breach.repeats else "of the start",
    )


def _names(points: Sequence[Point], naming: Naming) -> str:
    names = [naming.name(point) for point in points[:_MOST_POINTS]]
    more = len(points) - len(names)
    return ", ".join(names) + (f" and {more} more" if more else "")
