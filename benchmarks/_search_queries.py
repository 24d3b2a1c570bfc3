"""Queries for an index: those whose answers are known, and random ones of every kind."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from _game_blocks import PASS, SIDE

from goboard_gui.game_index.region import Anchor, Region
from goboard_gui.game_index.results import ALL_VIEWS
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from goboard_gui.record.properties.codec import read_point
from tests.corpus import place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from _game_blocks import Block

    from goboard_gui.game_index.index import Index
    from goboard_gui.game_index.results import SearchResult

QUERIES = place("spec", "pattern_queries.json")
BOARD = Size(SIDE, SIDE)
ROTATIONS = (Symmetry.IDENTITY, Symmetry.R90, Symmetry.R180, Symmetry.R270)
# Where a region of the queries lies: the upper left corner of its rectangle.
_PLACES = {"corner": Point(0, 0), "edge": Point(5, 0), "inner": Point(3, 3)}


class Query(NamedTuple):
    """A search query: for a whole board if ``board`` is given, otherwise for a region."""

    name: str
    kind: str
    region: Region
    board: Board | None = None
    views: frozenset[Symmetry] = ALL_VIEWS
    swapping: bool = True
    games: int | None = None
    """The number of games that other programs found."""
    occurrences: int | None = None

    def ask(self, index: Index) -> SearchResult:
        """Return the answer of our index."""
        if self.board is not None:
            return index.find_position(self.board, self.views, swapping=self.swapping)
        return index.find_region(self.region, self.views, swapping=self.swapping)

    def __str__(self) -> str:
        views = " ".join(view.value for view in Symmetry if view in self.views)
        crop = self.region.crop
        rows = [
            " ".join(self._sign(Point(column, row)) for column in range(crop.left, crop.right + 1))
            for row in range(crop.top, crop.bottom + 1)
        ]
        told = f"{self.name}: {self.region.anchor.value} {tuple(crop)}, {views}"
        last = f", last {tuple(self.region.last)}" if self.region.last else ""
        return "\n".join([f"{told}{', swapping' if self.swapping else ''}{last}", *rows])

    def _sign(self, point: Point) -> str:
        if point not in self.region.wanted:
            return "*"
        return ".XO"[self.region.wanted[point] or 0]


def agreed_queries() -> list[Query]:
    """Return the queries whose answers several programs agree on; empty if there is no list of
    them."""
    if not QUERIES.exists():
        return []
    return [_query(data) for data in json.loads(QUERIES.read_text())["queries"]]


def _query(data: Mapping[str, object]) -> Query:
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
    region = Region.from_board(board, Crop(*corner, right, down))
    return Query(
        data["name"],
        kind,
        region,
        board if kind == "whole" else None,
        games=data["games"],
        occurrences=data.get("hits"),
    )


def random_query(random: Random, block: Block, number: int) -> Query:
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
        region = Region.from_board(board, Crop.whole(BOARD))
        return Query(f"random {number}", "whole", region, board, views, swapping)
    crop = _crop(random)
    region = Region.from_board(
        board,
        crop,
        ignoring=_ignored(random, crop, board),
        anchor=_anchor(random, crop),
    )
    last = _last(random, region, int(block.played[position - 1]) if position > begin else PASS)
    region = Region(BOARD, crop, region.wanted, region.anchor, last)
    kind = region.anchor.value + (", last move" if last else "")
    return Query(f"random {number}", kind, region, None, views, swapping)


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


def _last(random: Random, region: Region, played: int) -> Point | None:
    """Return the last move if it is in the region, or any stone there; mostly return None."""
    stones = [point for point, colour in region.wanted.items() if colour is not None]
    if not stones or random.random() < 0.7:
        return None
    row, column = divmod(played, SIDE)
    point = Point(column, row)
    return point if point in stones else random.choice(stones)
