"""Regions looked for the obvious way: each placement at each position of each game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.go import Colour, Crop, Point, Size
from tests.fuseki.brute_force import TURNS, size_seen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from random import Random

    from goboard_gui.record import Move
    from tests.game_index.scanner import Game


class Lying(NamedTuple):
    """How a region may come to lie somewhere: a view, exchanged colours, and how far it moves.

    ``points`` tells for each point of the rectangle where it comes to lie.
    """

    view: str
    swapped: bool
    right: int
    down: int
    points: dict[Point, Point]


class Placed(NamedTuple):
    size: Size
    rectangle: frozenset[Point]
    wanted: frozenset[tuple[Point, Colour | None]]
    last: Point | None


class Hit(NamedTuple):
    path: Path
    game: int
    moves: int
    alike: tuple[Lying, ...]


class Answer(NamedTuple):
    hits: list[Hit]
    continuations: dict[tuple, tuple[int, int, int]]
    wins: tuple[int, int]
    ended: int


def scan(games: list[Game], region: Query, views: list[str], *, swapping: bool) -> Answer:
    """Look for a region everywhere."""
    placements = placements_of(region, views, swapping=swapping)
    hits, played, winners = [], {}, {}
    for game in games:
        in_game = []
        for number, (placed, alike) in enumerate(placements.items()):
            moves = _first(game, placed, alike[0].swapped, region)
            if moves is not None:
                in_game.append((moves, number, placed, alike))
        for moves, _, placed, alike in sorted(in_game, key=lambda it: it[:2]):
            hits.append(Hit(game.path, game.place, moves, tuple(alike)))
            move = next_in_region(game, moves, placed)
            winner = game.winner
            if winner and alike[0].swapped:
                winner = winner.opponent
            winners.setdefault((game.path, game.place), winner)
            if move is not None:
                played.setdefault((game.path, game.place, back(move, alike)), winner)
    counts = Counter((stone, winner) for (_, _, stone), winner in played.items())
    return Answer(
        hits,
        {
            stone: (
                sum(counts[stone, winner] for winner in (None, *Colour)),
                counts[stone, Colour.BLACK],
                counts[stone, Colour.WHITE],
            )
            for stone, _ in counts
        },
        tuple(list(winners.values()).count(colour) for colour in Colour),
        len(winners.keys() - {stone[:2] for stone in played}),
    )


def placements_of(region: Query, views: list[str], *, swapping: bool) -> dict[Placed, list[Lying]]:
    """Return the placements that differ, with all that lie alike and keep colours if any does."""
    found: dict[Placed, list[Lying]] = {}
    for swap in (False, True) if swapping else (False,):
        for view in (view for view in TURNS if view in views):
            lying = [_lying(region, view, swap, shift) for shift in _shifts(region)]
            for it in sorted(lying, key=lambda it: (it.down, it.right)):
                alike = found.setdefault(_placed(region, it), [])
                if not alike or alike[0].swapped == swap:
                    alike.append(it)
    return found


def _lying(region: Query, view: str, swap: bool, shift: tuple[int, int]) -> Lying:
    right, down = shift
    width, height = region.size

    def turned(point: Point) -> Point:
        return Point(*TURNS[view](*point, width - 1, height - 1))

    points = {
        point: turned(Point(point.column + right, point.row + down))
        for point in region.crop.points()
    }
    before = Crop.around_points(map(turned, points))
    after = Crop.around_points(points.values())
    return Lying(view, swap, after.left - before.left, after.top - before.top, points)


def _placed(region: Query, lying: Lying) -> Placed:
    return Placed(
        size_seen(region.size, lying.view),
        frozenset(lying.points.values()),
        frozenset(
            (lying.points[point], colour.opponent if colour and lying.swapped else colour)
            for point, colour in region.wanted_contents.items()
        ),
        region.last and lying.points[region.last],
    )


def _shifts(region: Query) -> Iterator[tuple[int, int]]:
    width, height = region.size
    before = _distances(region.crop, region.size)
    crop = region.crop
    wide = crop.right - crop.left >= crop.bottom - crop.top
    edges = ("top", "bottom", "left", "right") if wide else ("left", "right", "top", "bottom")
    nearest = min(edges, key=lambda edge: before[edge])
    beside = {"left", "right"} if nearest in ("top", "bottom") else {"top", "bottom"}
    for right in range(-width, width):
        for down in range(-height, height):
            moved = Crop(crop.left + right, crop.top + down, crop.right + right, crop.bottom + down)
            there = _distances(moved, region.size)
            if min(there.values()) < 0:
                continue
            if {
                Anchor.FIXED: there == before,
                Anchor.CORNER: there == before,
                Anchor.SIDE: there[nearest] == before[nearest]
                and all(there[edge] > 0 for edge in beside),
                Anchor.INSIDE: min(there.values()) > 0,
                Anchor.ANYWHERE: True,
            }[region.effective_anchor]:
                yield right, down


def _distances(crop: Crop, size: Size) -> dict[str, int]:
    return {
        "left": crop.left,
        "right": size.width - 1 - crop.right,
        "top": crop.top,
        "bottom": size.height - 1 - crop.bottom,
    }


def _first(game: Game, placed: Placed, swapped: bool, region: Query) -> int | None:
    """Return the number of moves after which a placement matches for the first time."""
    if game.boards[0].size != placed.size:
        return None
    matched = False
    for number, board in enumerate(game.boards):
        matching = all(board[point] == colour for point, colour in placed.wanted)
        if matching and not matched and _came_last(game, number, placed, swapped, region):
            return number
        matched = matching
    return None


def _came_last(game: Game, number: int, placed: Placed, swapped: bool, region: Query) -> bool:
    if placed.last is None:
        return True
    colour = region.wanted_contents[region.last]
    wanted = colour.opponent if swapped else colour
    return number > 0 and tuple(game.moves[number - 1]) == (wanted, placed.last)


def next_in_region(game: Game, moves: int, placed: Placed) -> Move | None:
    """Return the next move in the rectangle, unless what is wanted changes before."""
    for number in range(moves, len(game.moves)):
        if game.moves[number].point in placed.rectangle:
            return game.moves[number]
        before, after = game.boards[number : number + 2]
        if any(before[point] != after[point] for point, _ in placed.wanted):
            return None
    return None


def back(move: Move, alike: list[Lying]) -> tuple:
    """Return what was played as the region lies, in the upper right of places that are alike."""
    colour = move.colour.opponent if alike[0].swapped else move.colour
    places = [point for it in alike for point, there in it.points.items() if there == move.point]
    return min(places, key=lambda point: (point.row, -point.column)), colour


def random_record(random: Random, size: tuple[int, int]) -> str:
    """Return a record with captures, ko, passes, stones on stones and setup."""
    width, height = size
    result = random.choice(("", "RE[B+R]", "RE[W+2.5]", "RE[Draw]"))
    few = random.random() < 0.5  # the same points again and again
    columns, rows = (min(width, 3), min(height, 2)) if few else (width, height)

    def point() -> str:
        return "abcde"[random.randrange(columns)] + "abcde"[random.randrange(rows)]

    handicap = random.sample([f"[{'abcde'[c]}{'abcde'[r]}]" for c, r in Size(*size).points()], 2)
    text = f"(;SZ[{width}:{height}]{result}" + random.choice(("", "", f"AB{''.join(handicap)}"))
    for number in range(random.randrange(30)):
        colour = "BW"[number % 2] if random.random() < 0.9 else random.choice("BW")
        value = "" if random.random() < 0.1 else point()
        if random.random() < 0.04:
            text += f";A{random.choice('BWE')}[{point()}]"
        text += f";{colour}[{value}]"
    return text + ")"


def random_region(random: Random, games: list[Game]) -> Query:
    """Return a part of some position of the games, perhaps one that is nowhere."""
    game = random.choice(games)
    number = random.randrange(len(game.boards))
    board = game.boards[number]
    width, height = board.size
    left, right = sorted(random.choices(range(width), k=2))
    top, bottom = sorted(random.choices(range(height), k=2))
    crop = random.choice((Crop(left, top, right, bottom), Crop.whole_board(board.size)))
    if random.random() < 0.2:
        board = board.with_stones({random.choice(crop.points()): random.choice((None, *Colour))})
    ignoring = (point for point in crop.points() if random.random() < 0.2 * (number % 3))
    return Query(board, crop, frozenset(ignoring), random.choice((None, *Anchor)))


def with_last(random: Random, region: Query) -> Query:
    """Return the same with one of its stones as the last one, if there is any."""
    stones = [point for point, colour in region.wanted_contents.items() if colour]
    return replace(region, last=random.choice(stones)) if stones else region
