"""Openings compared the obvious way: by sets of stones, with the points turned one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.go import Board, Colour, Point, Size

if TYPE_CHECKING:
    from random import Random

    from goboard_gui.fuseki import Comparison

Stones = frozenset[tuple[int, int, int]]
"""Column, row and colour of each stone."""

# Where column c and row t of a board with last lines w and h come to lie.
TURNS = {
    "id": lambda c, t, w, h: (c, t),
    "r90": lambda c, t, w, h: (h - t, c),
    "r180": lambda c, t, w, h: (w - c, h - t),
    "r270": lambda c, t, w, h: (t, w - c),
    "mh": lambda c, t, w, h: (w - c, t),
    "mv": lambda c, t, w, h: (c, h - t),
    "td": lambda c, t, w, h: (t, c),
    "ta": lambda c, t, w, h: (h - t, w - c),
}
ON_THE_SIDE = {"r90", "r270", "td", "ta"}


class Answer(NamedTuple):
    same: bool
    view: str | None
    colours_swapped: bool
    stabiliser: list[str]
    parted_at: int | None
    differing: set[tuple[int, int]]


def in_short(found: Comparison) -> Answer:
    """Return what our comparison says, as the obvious one says it."""
    return Answer(
        found.is_same,
        found.view and found.view.value,
        found.colours_swapped,
        [symmetry.value for symmetry in found.stabiliser],
        found.diverge_at,
        set(found.differing_points),
    )


def stones_of(board: Board) -> Stones:
    return frozenset((*point, int(colour)) for point, colour in board.stones().items())


def turned(stones: Stones, view: str, size: Size, *, swap: bool = False) -> Stones:
    turn, (width, height) = TURNS[view], size
    return frozenset(
        (*turn(column, row, width - 1, height - 1), 3 - colour if swap else colour)
        for column, row, colour in stones
    )


def differing(first: Stones, second: Stones) -> set[tuple[int, int]]:
    return {(column, row) for column, row, _ in first ^ second}


def answer(first: list[Board], second: list[Board]) -> Answer:
    """Compare two lines of positions."""
    size, other = first[-1].size, second[-1].size
    start, end = stones_of(first[-1]), stones_of(second[-1])
    views = [view for view in TURNS if size_seen(size, view) == other]
    stabiliser = [view for view in own_views(size) if turned(start, view, size) == start]
    if not views:
        return Answer(False, None, False, stabiliser, None, set())
    lines = [
        [stones_of(line[min(number, len(line) - 1)]) for line in (first, second)]
        for number in range(max(len(first), len(second)))
    ]
    best = None
    for swap in (False, True):
        for view in views:
            counts = [len(differing(turned(a, view, size, swap=swap), b)) for a, b in lines]
            badness = sum(counts) if counts[-1] else -1
            if best is None or badness < best[0]:
                best = (badness, counts, view, swap)
    _, counts, view, swap = best
    count, parted = counts[-1], None
    if count:
        parted = len(counts)
        while parted and counts[parted - 1]:
            parted -= 1
    there = {TURNS[view](c, t, size[0] - 1, size[1] - 1): (c, t) for c, t in size.points()}
    at = differing(turned(start, view, size, swap=swap), end)
    return Answer(not count, view, swap, stabiliser, parted, {there[point] for point in at})


def size_seen(size: Size, view: str) -> Size:
    return Size(size.height, size.width) if view in ON_THE_SIDE else size


def own_views(size: Size) -> list[str]:
    return [view for view in TURNS if size_seen(size, view) == size]


def random_pair(random: Random) -> tuple[list[Board], list[Board]]:
    """Return two openings: one turned and perhaps changed, or two that have nothing in common."""
    size = Size(random.choice((1, 2, 3, 4, 5, 9)), random.choice((1, 2, 3, 4, 5, 9)))
    first = random_line(random, size if random.random() < 0.3 else Size(size.width, size.width))
    if random.random() < 0.1:
        return first, random_line(random, size)
    return first, changed(random, first)


def random_line(random: Random, size: Size) -> list[Board]:
    """Return a game of random plays with captures, and sometimes a symmetrical one."""
    board = Board.empty(size)
    line = [board]
    mirror = random.choice([None, None, None, *own_views(size)])
    for _ in range(random.randint(0, 12)):
        point, colour = random.choice(size.points()), random.choice(list(Colour))
        both = [point]
        if mirror is not None:
            both.append(Point(*TURNS[mirror](*point, size.width - 1, size.height - 1)))
        for each in both:
            if board[each] is None:
                board = board.play(each, colour).board
        line.append(board)
    return line


def changed(random: Random, line: list[Board]) -> list[Board]:
    """Return an opening seen another way, some points changed from a move on, perhaps cut."""
    view, swap = random.choice(list(TURNS)), random.random() < 0.5
    points = random.choices(line[0].size.points(), k=random.choice((0, 0, 1, 2, 5)))
    change = {point: random.choice((None, *Colour)) for point in points}
    begin = random.randrange(len(line))
    boards = line[:begin] + [board.with_stones(change) for board in line[begin:]]
    if random.random() < 0.2:
        boards = boards[: random.randint(1, len(boards))]
    return [seen(board, view, swap=swap) for board in boards]


def seen(board: Board, view: str, *, swap: bool = False) -> Board:
    """Return a board turned, and with its colours exchanged if asked to."""
    stones = turned(stones_of(board), view, board.size, swap=swap)
    empty = Board.empty(size_seen(board.size, view))
    return empty.with_stones({Point(column, row): Colour(colour) for column, row, colour in stones})
