"""The written forms of a record's main line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Colour, Point

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ..notation import Naming
    from .events import Event

_LETTERS = {Colour.BLACK: "B", Colour.WHITE: "W"}


def rows(events: Sequence[Event], naming: Naming) -> list[str]:
    """The main line in the form that belongs to the notation."""
    form = _FORMS.get(naming.notation.id, _row_for_each_move)
    return form(events, naming)


def untold(events: Sequence[Event], naming: Naming) -> list[str]:
    """What the form that belongs to the notation cannot say of this line."""
    if _FORMS.get(naming.notation.id) is not _running_text:
        return []
    doubts = []
    if any(event.set_up or _removed_by_hand(event) for event in events):
        doubts.append("stones set up or taken off by hand have no place in this form")
    for event in events:
        move = event.step.move
        if move and move.colour is not (Colour.BLACK, Colour.WHITE)[(event.step.number - 1) % 2]:
            doubts.append(f"move {event.step.number} is not by the player that its number tells")
            break
    return doubts


def _running_text(events: Sequence[Event], naming: Naming) -> list[str]:
    """The form of seed 002: ``1 (2 3) 2 (15 15) 3 pass``."""
    moves = [f"{event.step.number} {event.name(naming)}" for event in events if event.step.move]
    return [" ".join(moves)] if moves else []


def _row_for_each_action(events: Sequence[Event], naming: Naming) -> list[str]:
    """Davar's form: an action and a point per row, captured stones before the move that takes them.

    So whoever plays the rows never has to look ahead.
    """
    actions: list[tuple[str, str]] = []
    for event in events:
        step, move = event.step, event.step.move
        actions += _stones("-", event.removed, naming)
        actions += _stones("+", event.set_up, naming)
        if move is not None:
            reason = f" illegal: {step.illegal.value}" if step.illegal else ""
            actions.append((str(step.number), event.name(naming) + reason))
            if event.suicide and move.point is not None:
                actions += _stones("-", {move.point: move.colour}, naming)
    width = max((len(action) for action, _ in actions), default=0)
    return [f"{action:>{width}} {text}" for action, text in actions]


def _stones(sign: str, stones: Mapping[Point, Colour], naming: Naming) -> list[tuple[str, str]]:
    """Black stones first; then column by column, each from below, as Davar's example has them."""
    ordered = sorted(stones, key=lambda point: (stones[point], point.column, -point.row))
    return [(sign + _LETTERS[stones[point]], naming.record_form(point)) for point in ordered]


def _row_for_each_move(events: Sequence[Event], naming: Naming) -> list[str]:
    """Number, player and point, and what is to be said of the move."""
    width = len(str(events[-1].step.number)) if events else 0
    lines = []
    for event in events:
        step, move = event.step, event.step.move
        if event.set_up:
            lines.append(f"{'':{width}} set up {_listed(event.set_up, naming)}")
        by_hand = {point: event.removed[point] for point in _removed_by_hand(event)}
        if by_hand:
            lines.append(f"{'':{width}} taken off {_listed(by_hand, naming)}")
        if move is not None:
            told = [f"{step.number:>{width}} {_LETTERS[move.colour]} {event.name(naming)}"]
            lines.append(", ".join([*told, *_remarks(event, naming)]))
    return lines


def _removed_by_hand(event: Event) -> list[Point]:
    played = event.step.move and event.step.move.point
    by_play = {*event.step.captured, played}
    return [point for point in event.removed if point not in by_play]


def _remarks(event: Event, naming: Naming) -> Iterable[str]:
    step = event.step
    if event.bad is not None:
        yield "not on the board"
    if step.illegal:
        yield f"illegal: {step.illegal.value}"
    if step.captured:
        verb = "loses" if event.suicide else "takes"
        yield " ".join([verb, *_names(step.captured, naming)])


def _listed(stones: Mapping[Point, Colour], naming: Naming) -> str:
    parts = []
    for colour, letter in _LETTERS.items():
        points = [point for point, stone in stones.items() if stone is colour]
        if points:
            parts.append(" ".join([letter, *_names(points, naming)]))
    return ", ".join(parts)


def _names(points: Iterable[Point], naming: Naming) -> list[str]:
    ordered = sorted(points, key=lambda point: (point.column, -point.row))
    return [naming.record_form(point) for point in ordered]


_FORMS = {"cartesian": _running_text, "andreev": _row_for_each_action}
