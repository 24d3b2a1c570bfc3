"""Citizendium's postulates a second time, quantifier by quantifier, and all records of a board.

A configuration is the cells of a board. Nothing is remembered from one to the next and nothing is
looked up: every postulate is asked of the whole sequence.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from goboard_gui.go import Board, Colour, Graph, Ko, Replay, Rules
from goboard_gui.go.citizendium import ViolationKind, find_violations

if TYPE_CHECKING:
    from collections.abc import Iterator

Cells = bytes
Record = tuple[Cells, ...]
LATER = {ViolationKind.OPEN}
"""What a longer record may put right."""


def boards(graph: Graph, record: Record) -> list[Board]:
    return [Board(graph, cells) for cells in record]


def configurations(graph: Graph) -> list[Cells]:
    return [bytes(cells) for cells in product(range(3), repeat=len(graph.points))]


def groups(graph: Graph, cells: Cells) -> list[set[int]]:
    """Return the connected components of the points of either colour."""
    parts = [{point} for point, colour in enumerate(cells) if colour]
    for near, far in product(range(len(cells)), repeat=2):
        if far in graph.neighbours[near] and cells[near] and cells[near] == cells[far]:
            one = next(part for part in parts if near in part)
            other = next(part for part in parts if far in part)
            if one is not other:
                parts.remove(other)
                one |= other
    return parts


def dead(graph: Graph, cells: Cells) -> list[set[int]]:
    return [
        group
        for group in groups(graph, cells)
        if all(cells[near] for stone in group for near in graph.neighbours[stone])
    ]


def clicks(before: Cells, after: Cells, number: int) -> list[int]:
    colour = 1 if number % 2 else 2
    return [at for at in range(len(before)) if before[at] == 0 and after[at] == colour]


def clicked(graph: Graph, before: Cells, click: int, number: int) -> Cells:
    """Return the configuration that a click makes."""
    colour = 1 if number % 2 else 2
    between = bytes(colour if at == click else cell for at, cell in enumerate(before))
    gone = {
        stone for group in dead(graph, between) for stone in group if between[stone] == 3 - colour
    }
    return bytes(0 if at in gone else cell for at, cell in enumerate(between))


def failing(graph: Graph, f: Record) -> set[int]:
    """Return the numbers of the postulates that a sequence of configurations fails."""
    n = len(f) - 3
    moves = range(1, len(f))
    holds = {
        1: not any(f[0]),
        2: n >= 0 and f[n] == f[n + 1] == f[n + 2],
        3: all(
            j == i + 1
            for i, j in product(range(len(f)), repeat=2)
            if i < j <= n + 1 and f[i] == f[j]
        ),
        4: not any(dead(graph, f[k]) for k in moves),
        5: all(len(clicks(f[k - 1], f[k], k)) <= 1 for k in moves),
        6: all(
            f[k] == clicked(graph, f[k - 1], click, k)
            for k in moves
            for click in clicks(f[k - 1], f[k], k)
        )
        and all(f[k] == f[k - 1] for k in moves if not clicks(f[k - 1], f[k], k)),
    }
    return {number for number, held in holds.items() if not held}


def all_sequences(graph: Graph, moves: int) -> Iterator[Record]:
    """Return every sequence of configurations whatever, of that many moves."""
    return product(configurations(graph), repeat=moves + 1)


def postulated(graph: Graph, most: int) -> set[Record]:
    """Return the sequences that fail no postulate, of so many moves at most.

    Only what can still become one is made longer.
    """
    found: set[Record] = set()
    ahead: list[Record] = [(cells,) for cells in configurations(graph)]
    while ahead:
        record = ahead.pop()
        faults = {violation.kind for violation in find_violations(boards(graph, record))}
        if not faults:
            found.add(record)
        if faults <= LATER and len(record) <= most:
            ahead += [(*record, cells) for cells in configurations(graph)]
    return found


def played(graph: Graph, most: int) -> set[Record]:
    """Return the records of all legal games of so many moves at most.

    A play may make no earlier position again, nor be suicide. Whoever likes passes, and two
    passes end the game.
    """
    replay = Replay(Board.empty(graph), Rules(Ko.POSITIONAL))
    found: set[Record] = set()
    _play_on(replay, (replay.board.cells,), most, found)
    return found


def _play_on(replay: Replay, record: Record, most: int, found: set[Record]) -> None:
    if replay.has_ended:
        found.add(record)
        return
    if len(record) > most:
        return
    colour = Colour.BLACK if len(record) % 2 else Colour.WHITE
    for point in replay.board.graph.points:
        if replay.play(point, colour).illegal is None:
            _play_on(replay, (*record, replay.board.cells), most, found)
        replay.take_back()
    replay.pass_turn(colour)
    _play_on(replay, (*record, replay.board.cells), most, found)
    replay.take_back()
