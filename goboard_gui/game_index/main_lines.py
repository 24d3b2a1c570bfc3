"""Main lines of games as sequences of stone numbers, from which position keys are computed.

`replay_lines` replays hundreds of them at once to find the captures of each move. For most moves it
is certain in advance that they capture nothing. A stone cannot be captured before all adjacent
points have been occupied, nor before that is true of the adjacent stones of its colour, and so on;
the move numbers that occupied them are compared as arrays. The remaining moves are played on a
board.
"""

from __future__ import annotations

from itertools import chain, groupby
from typing import TYPE_CHECKING

import numpy as np

from ..go import RECORDING, Graph, IllegalReason
from ..go.bulk import encode_stone, find_removed_stones
from ..named_tuples import NamedTuple
from ..record.properties.tables import SETUP_PROPERTIES
from ..record.steps import LineReplay, board_shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..go import Board, Size
    from ..record.steps import Step
    from ..record.tree import Tree


class MainLine(NamedTuple):
    """The positions of a main line, stored as the stones that change with each move.

    ``played`` holds the stone numbers of the moves (see `go.bulk`). ``changed_stones`` holds the
    other stones that change, as a list of move numbers and a list of stones; those of move 0 are on
    the board before the first move. Setup after a move belongs to the position before the next
    move. It is None as long as it has not been computed (`replay_lines`); such a line has moves
    only, after the ``handicap`` stones: different ones of one colour that leave a liberty.
    """

    size: Size
    played: list[int]
    changed_stones: tuple[list[int], list[int]] | None = None
    handicap: Sequence[int] = ()

    @property
    def move_count(self) -> int:
        """The number of moves."""
        return len(self.played)


class StoneChanges(NamedTuple):
    """The changes of stones along several main lines, one line after another.

    ``stones`` holds the stones of the moves, each followed by the complements (``~stone``) of the
    other stones it changes. A line starts with a pass, which stands for the position before the
    first move. ``lengths`` holds the number of items of each line.
    """

    stones: NDArray[np.int64]
    lengths: NDArray[np.int64]


def stone_changes(size: Size, lines: Sequence[MainLine]) -> StoneChanges:
    """Return the stone changes along lines whose captures are known, on boards of one size."""
    counts = np.array([line.move_count + 1 for line in lines])
    others = [line.changed_stones or ([], []) for line in lines]
    begins = counts.cumsum() - counts
    after = np.fromiter(chain.from_iterable(numbers for numbers, _ in others), np.int64)
    taken = np.fromiter(chain.from_iterable(stones for _, stones in others), np.int64)
    many = np.array([len(stones) for _, stones in others])
    empty = [2 * size.width * size.height]
    played = chain.from_iterable(chain(empty, line.played) for line in lines)
    moves = np.fromiter(played, np.int64, counts.sum())
    places = begins.repeat(many) + after + 1
    return StoneChanges(np.insert(moves, places, ~taken), counts + many)


class NumberedChanges(NamedTuple):
    """The stone changes along lines with these numbers, on boards of one size."""

    size: Size
    numbers: tuple[int, ...]
    changes: StoneChanges


def numbered_changes(games: Iterable[tuple[int, MainLine]]) -> list[NumberedChanges]:
    """Return the stone changes along numbered lines whose captures are known, in order; adjacent
    ones on boards of one size are computed together.
    """
    found = []
    for size, group in groupby(games, key=lambda numbered: numbered[1].size):
        numbers, lines = zip(*group, strict=True)
        found.append(NumberedChanges(size, numbers, stone_changes(size, lines)))
    return found


def main_line(tree: Tree) -> MainLine:
    """Return the main line of a record; this takes about six microseconds per move.

    A game on a board that is not a rectangle has no positions to search for: its line is empty.
    """
    shape = board_shape(tree)
    size = shape.size
    if not shape.is_rectangle:
        return MainLine(size, [], ([], []))
    graph = Graph.rectangle(size)
    present: set[int] = set()
    replay = LineReplay(tree, RECORDING)
    moves: list[int] = []
    numbers: list[int] = []
    others: list[int] = []
    for step in replay.replay_line(tree.main_line()):
        if step.illegal is IllegalReason.OCCUPIED or tree.node(step.node).has_any_property(
            *SETUP_PROPERTIES
        ):
            changed = present ^ _board_stones(replay.board)
        else:
            changed = _changed_stones(graph, step)
        present ^= changed
        if step.move is not None:
            played = encode_stone(graph, step.move.point, step.move.colour)
            moves.append(played)
            changed = changed ^ {played} if step.move.point is not None else changed
        numbers += [len(moves)] * len(changed)
        others += changed
    return MainLine(size, moves, (numbers, others))


def _changed_stones(graph: Graph, step: Step) -> set[int]:
    """Return the stones that a move on an empty point adds and removes."""
    if step.move is None or step.move.point is None:
        return set()
    colour, point = step.move
    taken = colour if point in step.captured else colour.opponent
    changed = {encode_stone(graph, dead, taken) for dead in step.captured}
    return changed ^ {encode_stone(graph, point, colour)}


def _board_stones(board: Board) -> set[int]:
    return {2 * number + cell - 1 for number, cell in enumerate(board.cells) if cell}


_ROUNDS = 3
"""Number of steps of adjacent stones that are examined; more would cost more time than they save.
"""
_SEVERAL = 3
"""Used as the colour of a point on which more than one stone was played."""


def replay_lines(lines: Iterable[MainLine]) -> list[MainLine]:
    """Return the main lines with their captures computed; most efficient for a few hundred lines at
    once.
    """
    lines = list(lines)
    by_size: dict[Size, list[int]] = {}
    for place, line in enumerate(lines):
        if line.changed_stones is None:
            by_size.setdefault(line.size, []).append(place)
    for size, places in by_size.items():
        graph = Graph.rectangle(size)
        # Handicap stones are played like moves: they capture nothing.
        games = [[*lines[place].handicap, *lines[place].played] for place in places]
        for place, moves, doubtful in zip(
            places, games, _uncertain_moves(size, games), strict=True
        ):
            handicap = lines[place].handicap
            numbers, stones = find_removed_stones(graph, moves, doubtful)
            if handicap:
                numbers = [0] * len(handicap) + [number - len(handicap) for number in numbers]
                stones = [*handicap, *stones]
            lines[place] = lines[place]._replace(changed_stones=(numbers, stones))
    return lines


class _Arrivals(NamedTuple):
    """The moves of some games, each with its point and game (as one index), its one-based number
    and its colour.

    Cells index an array of points (with a border around the board) and games.
    """

    cells: NDArray[np.intp]
    numbers: NDArray[np.signedinteger]
    colours: NDArray[np.intp]


def _uncertain_moves(size: Size, games: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return, for each game, the indices of the moves that may capture or that are played on a
    stone.
    """
    lengths = np.array([len(moves) for moves in games])
    stones = np.fromiter(chain.from_iterable(games), np.intp, lengths.sum())
    starts = lengths.cumsum() - lengths
    numbers = np.arange(1, len(stones) + 1) - starts.repeat(lengths)
    kind = np.int16 if lengths.max(initial=0) < np.iinfo(np.int16).max else np.int32
    on_board = stones < 2 * size.width * size.height
    rows, columns = np.divmod(stones >> 1, size.width)
    points = (rows + 1) * (size.width + 2) + columns + 1
    cells = points * len(games) + np.arange(len(games)).repeat(lengths)
    arrivals = _Arrivals(
        cells[on_board], numbers[on_board].astype(kind), (stones[on_board] & 1) + 1
    )
    found = np.flatnonzero(on_board)[_may_capture(size, len(games), arrivals)]
    begins = found.searchsorted(starts).tolist()
    places = (numbers[found] - 1).tolist()
    return [places[begin:end] for begin, end in zip(begins, [*begins[1:], None], strict=True)]


def _may_capture(size: Size, games: int, arrivals: _Arrivals) -> NDArray[np.bool_]:
    """Return which moves may capture: those on a point where a stone was played before, and those
    that may fill the last liberty of a chain.

    Only the first stone on each point is considered, so a harmless move may be included.
    """
    cells, numbers, colours = arrivals
    shape = (size.height + 2, size.width + 2, games)
    never = np.iinfo(numbers.dtype).max
    first = np.zeros(shape, numbers.dtype)
    first[1:-1, 1:-1] = never
    colour = np.zeros(shape, np.int8)
    first.reshape(-1)[cells[::-1]] = numbers[::-1]  # the last write wins: the first move
    colour.reshape(-1)[cells] = colours
    again = first.reshape(-1).take(cells) != numbers
    colour.reshape(-1)[cells[again]] = _SEVERAL
    full = _surrounded_at(first, colour)
    found: NDArray[np.bool_] = again | (full.reshape(-1).take(cells) <= numbers)
    # If all its neighbours were occupied before a point, the last of them captured nothing there.
    dangerous = (first > 0) & (first < full)
    full_of_others = np.stack(
        [np.where(dangerous & (colour != own), full, never) for own in (1, 2)]
    )
    flat = full_of_others.reshape(-1)
    there = cells + (colours - 1) * first.size
    for step in (-1, 1, -(size.width + 2), size.width + 2):
        found |= flat.take(there + step * games) <= numbers
    return found


def _surrounded_at(
    first: NDArray[np.signedinteger], colour: NDArray[np.int8]
) -> NDArray[np.signedinteger]:
    """Return, for each point, the move after which its stone and the adjacent stones of its colour
    have no liberty.
    """
    board = (slice(1, -1), slice(1, -1))
    sides = [
        (slice(None, -2), slice(1, -1)),
        (slice(2, None), slice(1, -1)),
        (slice(1, -1), slice(None, -2)),
        (slice(1, -1), slice(2, None)),
    ]
    single = (colour[board] > 0) & (colour[board] < _SEVERAL)
    # All bits set for friends, none for others: masked values become 0, the minimum.
    friends = [-((colour[side] == colour[board]) & single).astype(first.dtype) for side in sides]
    full = np.zeros_like(first)
    for side in sides:
        np.maximum(full[board], first[side], out=full[board])
    for _ in range(_ROUNDS):
        further = full[board].copy()
        for side, mask in zip(sides, friends, strict=True):
            np.maximum(further, full[side] & mask, out=further)
        full[board] = further
    return full
