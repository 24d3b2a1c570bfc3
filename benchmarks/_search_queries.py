"""Queries for an index: those whose answers are known, and random ones of every kind."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from _game_blocks import PASS, SIDE

from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.results import ALL_VIEWS
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from goboard_gui.record.properties.codec import read_point
from tests.corpus import place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from _game_blocks import Block


QUERIES = place("spec", "pattern_queries.json")
BOARD = Size(SIDE, SIDE)
ROTATIONS = (Symmetry.IDENTITY, Symmetry.R90, Symmetry.R180, Symmetry.R270)
# Where a region of the queries lies: the upper left corner of its rectangle.
_PLACES = {"corner": Point(0, 0), "edge": Point(5, 0), "inner": Point(3, 3)}


class SearchCase(NamedTuple):
    """A query, and what other programs found for it."""

    name: str
    kind: str
    query: Query
    games: int | None = None
    """The number of games that other programs found."""
    occurrences: int | None = None

    def __str__(self) -> str:
        views = " ".join(view.value for view in Symmetry if view in self.query.views)
        query, crop = self.query, self.query.rectangle
        rows = [
            " ".join(self._sign(Point(column, row)) for column in range(crop.left, crop.right + 1))
            for row in range(crop.top, crop.bottom + 1)
        ]
        told = f"{self.name}: {query.effective_anchor.value} {tuple(crop)}, {views}"
        last = f", last {tuple(query.last)}" if query.last else ""
        return "\n".join([f"{told}{', swapping' if query.swapping else ''}{last}", *rows])

    def _sign(self, point: Point) -> str:
        if point not in self.query.wanted_contents:
            return "*"
        return ".XO"[self.query.wanted_contents[point] or 0]


def agreed_queries() -> list[SearchCase]:
    """Return the queries whose answers several programs agree on; empty if there is no list of
    them."""
    if not QUERIES.exists():
        return []
    return [_case(data) for data in json.loads(QUERIES.read_text())["queries"]]


def _case(data: Mapping[str, object]) -> SearchCase:
    kind, corner = data["kind"], _PLACES.get(data["kind"], Point(0, 0))
    size = Size(data.get("width", SIDE), data.get("height", SIDE))
    signs = {
        Point(column, row): sign
        for row, line in enumerate(data.get("rows", ()))
        for column, sign in enumerate(line)
        if sign != "."
    }
    for where, sign in data.get("stones_in_region", {}).items():
        signs[Point(*map(int, where.split(",")))] = sign
    for where, sign in data.get("stones", {}).items():
        signs[read_point(where, BOARD)] = sign
    stones = {
        Point(corner.column + point.column, corner.row + point.row): Colour("XO".index(sign) + 1)
        for point, sign in signs.items()
    }
    board = Board.empty(BOARD).with_stones(stones)
    right, down = corner.column + size.width - 1, corner.row + size.height - 1
    crop = None if kind == "whole" else Crop(*corner, right, down)
    return SearchCase(data["name"], kind, Query(board, crop), data.get("games"), data.get("hits"))


def other_queries() -> list[SearchCase]:
    """Return queries for corners of other sizes, and for shapes that occur in every second game."""
    three_three, approach = ("", "", "..XO", "..O"), ("", "", ".....O", "...X")
    hane = ("....", ".XO.", ".XO.", "..X.")
    return [
        _drawn("3-3 contact 6×6", "corner", three_three, Size(6, 6)),
        _drawn("approach 8×8", "corner", approach, Size(8, 8)),
        _drawn("approach 9×9", "corner", approach, Size(9, 9)),
        _drawn("approach 12×12", "corner", approach, Size(12, 12)),
        _drawn("hane 4×4", "inner", hane, Size(4, 4)),
    ]


def _drawn(name: str, kind: str, rows: Sequence[str], size: Size) -> SearchCase:
    """Return the query for a region, given its stones from the top left."""
    return _case(
        {"name": name, "kind": kind, "width": size.width, "height": size.height, "rows": rows}
    )


def random_query(random: Random, block: Block, number: int) -> SearchCase:
    """Return a query for something that occurs in a game, so that there are hits."""
    game = random.randrange(len(block.winners))
    begin, end = int(block.starts[game]), int(block.starts[game + 1])
    latest = random.choice((end, end, min(begin + 60, end), min(begin + 15, end)))
    position = random.randrange(begin, latest)
    rows = ("".join(".XO"[state] for state in row) for row in block.stones[:, :, position])
    board = Board.from_rows(*rows)
    if random.random() < 0.1:
        board = board.with_stones(dict.fromkeys(random.sample(board.graph.points, 2), Colour.WHITE))
    views = _views(random)
    swapping = random.random() < 0.6
    if random.random() < 0.15:
        query = Query(board, views=views, swapping=swapping)
        return SearchCase(f"random {number}", "whole", query)
    if random.random() < 0.2 and (corner := random_corner(random, board)) is not None:
        return SearchCase(f"random {number}", "corner with a key", corner)
    crop = _crop(random)
    ignoring, anchor = frozenset(_ignored(random, crop, board)), _anchor(random, crop)
    query = Query(board, crop, ignoring, anchor, views=views, swapping=swapping)
    last = _last(random, query, int(block.played[position - 1]) if position > begin else PASS)
    kind = query.effective_anchor.value + (", last move" if last else "")
    return SearchCase(f"random {number}", kind, replace(query, last=last))


def random_corner(random: Random, board: Board) -> Query | None:
    """Return a square of a position that has a key, or None if its corner has none."""
    # Other commits, which `guards.py` compares, have no keys.
    from goboard_gui.game_index.corner_keys import MAX_STONES, square_sides

    sides = square_sides(board.size)
    if not sides:
        return None
    side = random.choice(sides)
    right, bottom = board.size.width - side, board.size.height - side
    corner = Point(random.choice((0, right)), random.choice((0, bottom)))
    crop = Crop(*corner, corner.column + side - 1, corner.row + side - 1)
    if random.random() < 0.1:
        board = board.with_stones({random.choice(crop.points()): random.choice((None, *Colour))})
    if not 0 < sum(board[point] is not None for point in crop.points()) <= MAX_STONES:
        return None
    return Query(board, crop, views=_views(random), swapping=random.random() < 0.6)


def _views(random: Random) -> frozenset[Symmetry]:
    some = random.sample(list(Symmetry), random.randint(1, 7))
    return frozenset(
        random.choice((ALL_VIEWS, ALL_VIEWS, ALL_VIEWS, ROTATIONS, (Symmetry.IDENTITY,), some))
    )


def _crop(random: Random) -> Crop:
    longest = random.choice((3, 5, 7, 10, SIDE))
    width, height = random.randint(1, longest), random.randint(1, longest)

    def begin(length: int) -> int:
        """Half of the time at an edge."""
        rest = SIDE - length
        return random.choice((0, rest, random.randint(0, rest), random.randint(0, rest)))

    left, top = begin(width), begin(height)
    return Crop(left, top, left + width - 1, top + height - 1)


def _ignored(random: Random, crop: Crop, board: Board) -> Sequence[Point]:
    points = crop.points()
    which = random.random()
    if which < 0.5:
        return ()
    if which < 0.6:
        return [point for point in points if board[point] is None]
    share = random.random()
    return [point for point in points if random.random() < share]


def _anchor(random: Random, crop: Crop) -> Anchor | None:
    """Return any anchor, but that of a side only if it is clear which side is meant."""
    distances = sorted((crop.left, crop.top, SIDE - 1 - crop.right, SIDE - 1 - crop.bottom))
    anchors = [it for it in Anchor if it is not Anchor.SIDE or distances[0] < distances[1]]
    return None if random.random() < 0.6 else random.choice(anchors)


def _last(random: Random, query: Query, played: int) -> Point | None:
    """Return the last move if it is in the region, or any stone there; mostly return None."""
    stones = [point for point, colour in query.wanted_contents.items() if colour is not None]
    if not stones or random.random() < 0.7:
        return None
    row, column = divmod(played, SIDE)
    point = Point(column, row)
    return point if point in stones else random.choice(stones)
