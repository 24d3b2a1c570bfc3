"""The rules a second time: slow, plain and written from their text, to hold the fast ones against.

A position is a dictionary from points to colours, a graph a dictionary from points to their
neighbours; every question is answered from the whole history.
"""

from __future__ import annotations

from goboard_gui.go import Colour, Graph, IllegalReason, Judgement, Ko, Point, Rules

Position = dict[Point, Colour]
Neighbours = dict[Point, set[Point]]


def neighbours_of(graph: Graph) -> Neighbours:
    return {
        point: {graph.points[near] for near in graph.neighbours[number]}
        for number, point in enumerate(graph.points)
    }


def chain(position: Position, neighbours: Neighbours, start: Point) -> set[Point]:
    found, before = {start}, set[Point]()
    while found != before:
        before = found
        found = found | {
            near
            for point in found
            for near in neighbours[point]
            if position.get(near) == position[start]
        }
    return found


def has_liberty(position: Position, neighbours: Neighbours, stones: set[Point]) -> bool:
    return any(near not in position for stone in stones for near in neighbours[stone])


def play(
    position: Position, neighbours: Neighbours, point: Point, colour: Colour
) -> tuple[Position, set[Point]]:
    """Return the position after a stone, and the points that it emptied."""
    after = position | {point: colour}
    chains = [
        chain(after, neighbours, near)
        for near in neighbours[point]
        if after.get(near) == colour.opponent
    ]
    captured = {
        stone for stones in chains if not has_liberty(after, neighbours, stones) for stone in stones
    }
    own = chain(after, neighbours, point)
    if not captured and not has_liberty(after, neighbours, own):
        captured = own
    return {stone: it for stone, it in after.items() if stone not in captured}, captured


class Referee:
    """Judges plays from the list of all steps; a set-up position has either player to move."""

    def __init__(self, neighbours: Neighbours, position: Position, rules: Rules, to_play: Colour):
        self.neighbours = neighbours
        self.rules = rules
        # What was done, the position after it, and who can have made it.
        self.history = [("start", position, {to_play.opponent})]

    @property
    def position(self) -> Position:
        return self.history[-1][1]

    def play(self, point: Point, colour: Colour) -> Judgement:
        occupied = point in self.position
        after_end = self._passes_in_a_row() >= 2
        after, captured = play(self.position, self.neighbours, point, colour)
        alike = [number for number, step in enumerate(self.history) if step[1] == after]
        forbidden = [number for number in alike if self._counts(number, colour)]
        repeats = next(iter(forbidden or alike), None)
        suicide = point in captured
        retakes = (
            not suicide
            and bool(forbidden)
            and len(self.history) >= 2
            and self.history[-1][0] == "play"
            and self.history[-1][2] == {colour.opponent}
            and self.history[-2][1] == after
        )
        self.history.append(("play", after, {colour}))
        return Judgement(
            self._reason(occupied, suicide, retakes, bool(forbidden)), repeats, after_end
        )

    def _counts(self, number: int, colour: Colour) -> bool:
        """Return whether a position that a player makes again is one of those that matter."""
        kind, _, movers = self.history[number]
        if self.rules.ko is Ko.SITUATIONAL:
            return colour in movers
        if self.rules.ko is Ko.NATURAL:
            return colour in movers and kind != "pass"
        return True

    def _reason(
        self, occupied: bool, suicide: bool, retakes: bool, forbidden: bool
    ) -> IllegalReason | None:
        if occupied:
            return IllegalReason.OCCUPIED
        if suicide and not self.rules.suicide:
            return IllegalReason.SUICIDE
        if retakes:
            return IllegalReason.KO
        if forbidden and self.rules.ko is not Ko.SIMPLE:
            return IllegalReason.SUPERKO
        return None

    def pass_turn(self, colour: Colour) -> Judgement:
        after_end = self._passes_in_a_row() >= 2
        self.history.append(("pass", self.position, {colour}))
        return Judgement(after_end=after_end)

    def put(self, stones: dict[Point, Colour | None]) -> None:
        after = {
            point: colour
            for point, colour in (self.position | stones).items()
            if colour is not None
        }
        self.history.append(("setup", after, set(Colour)))

    def _passes_in_a_row(self) -> int:
        kinds = [kind for kind, _, _ in self.history]
        return next(n for n, kind in enumerate(reversed(kinds)) if kind != "pass")
