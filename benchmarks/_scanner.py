"""Search for stones in games by brute force: at every placement, in every position, point by
point."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from _game_blocks import PASS, SIDE

from goboard_gui.game_index.query import Anchor
from tests.fuseki.brute_force import TURNS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from _game_blocks import Block
    from numpy.typing import NDArray

    from goboard_gui.game_index.query import Query

LAST = SIDE - 1
# A point of each edge, to see where a view takes it.
_EDGES = ((0, LAST // 2), (LAST // 2, 0), (LAST, LAST // 2), (LAST // 2, LAST))

Stone = tuple[int | None, int | None, int]
"""The next move: column and row (both None for a pass), and colour."""


class Transformation(NamedTuple):
    """A view, whether colours are swapped, and the offset of the region to the right and down."""

    swapped: bool
    view: str
    right: int = 0
    down: int = 0

    def back(self, column: int, row: int) -> tuple[int, int]:
        """Return the point of the original region for a point of the board."""
        inverse = {"r90": "r270", "r270": "r90"}.get(self.view, self.view)
        return TURNS[inverse](column - self.right, row - self.down, LAST, LAST)


class Placement(NamedTuple):
    """A rectangle (left, top, right, bottom) and the required content of its points.

    ``wanted`` has a column, a row and a value for each point. ``last`` is the stone that must be
    played last, if any.
    """

    rectangle: tuple[int, int, int, int]
    wanted: frozenset[tuple[int, int, int]]
    last: tuple[int, int, int] | None


class Hit(NamedTuple):
    """A hit: the game, the number of moves before it, and the number of the placement."""

    game: int
    moves: int
    placement: int


class ScanResult(NamedTuple):
    """The result of a search: hits with their preferred transformations, and what was played next.

    ``continuations`` has for each stone the number of games, and how many of them Black and White
    won. ``wins`` are those of all games by their first hits, ``ended`` the number of games in which
    nothing followed. ``runs`` counts how often a placement began to match, including repetitions.
    """

    hits: dict[Hit, frozenset[Transformation]]
    continuations: dict[Stone, tuple[int, int, int]]
    wins: tuple[int, int]
    ended: int
    runs: int

    @property
    def games(self) -> list[int]:
        return sorted({hit.game for hit in self.hits})


def placements(
    region: Query, views: Collection[str], *, swapping: bool
) -> dict[Placement, list[Transformation]]:
    """Return the placements of a region, each with its transformations, preferred ones first."""
    found: dict[Placement, list[Transformation]] = {}
    for swapped in (False, True) if swapping else (False,):
        for view in TURNS:
            if view in views:
                for right, down in _shifts(region, view):
                    way = Transformation(swapped, view, right, down)
                    found.setdefault(_laid(region, way), []).append(way)
    return found


def _laid(region: Query, way: Transformation) -> Placement:
    def there(point: tuple[int, int]) -> tuple[int, int]:
        column, row = TURNS[way.view](*point, LAST, LAST)
        return column + way.right, row + way.down

    def value(colour: int | None) -> int:
        return (3 - colour if way.swapped else int(colour)) if colour else 0

    left, top, right, bottom = region.rectangle
    columns, rows = zip(there((left, top)), there((right, bottom)), strict=True)
    wanted = {
        point: (*there(point), value(colour)) for point, colour in region.wanted_contents.items()
    }
    last = None if region.last is None else wanted[region.last]
    rectangle = min(columns), min(rows), max(columns), max(rows)
    return Placement(rectangle, frozenset(wanted.values()), last)


def _shifts(region: Query, view: str) -> Iterator[tuple[int, int]]:
    """Yield the offsets by which a region can be moved in a view."""
    if region.effective_anchor in (Anchor.FIXED, Anchor.CORNER):
        yield 0, 0
        return
    left, top, right, bottom = _laid(region, Transformation(False, view)).rectangle
    crop = region.rectangle
    distances = crop.left, crop.top, LAST - crop.right, LAST - crop.bottom
    nearest = _EDGES[distances.index(min(distances))]
    edge = _EDGES.index(TURNS[view](*nearest, LAST, LAST))
    for across in range(-left, SIDE - right):
        for down in range(-top, SIDE - bottom):
            away = left + across, top + down, LAST - right - across, LAST - bottom - down
            if region.effective_anchor is Anchor.SIDE:
                others = (*away[:edge], *away[edge + 1 :])
                fits = away[edge] == min(distances) and min(others) > 0
            else:
                fits = region.effective_anchor is Anchor.ANYWHERE or min(away) > 0
            if fits:
                yield across, down


def scan(
    blocks: Iterable[tuple[int, Block]], region: Query, views: Collection[str], *, swapping: bool
) -> ScanResult:
    """Search for a region everywhere; a hit is where a placement first matches in a game."""
    places = placements(region, views, swapping=swapping)
    found = _Found()
    for first, block in blocks:
        owners = block.games()
        for number, (placement, ways) in enumerate(places.items()):
            matching = _matching(block, placement.wanted)
            if not len(matching):
                continue
            begun = _begun(block, matching)
            found.runs += len(begun)
            if placement.last is not None:
                begun = begun[_made_by(block, begun, placement.last)]
            games, firsts = np.unique(owners[begun], return_index=True)
            begun = begun[firsts]
            following = _following(block, owners, matching, begun, placement.rectangle)
            for game, position, then in zip(games, begun, following, strict=True):
                hit = Hit(first + int(game), int(position - block.starts[game]), number)
                found.add(hit, ways, _stone(block, int(then)), int(block.winners[game]))
    return found.scanned()


def scan_whole(
    blocks: Iterable[tuple[int, Block]], region: Query, views: Collection[str], *, swapping: bool
) -> ScanResult:
    """Search for a whole board; each matching position is a hit, continued by the next move."""
    places = placements(region, views, swapping=swapping)
    found = _Found()
    for first, block in blocks:
        owners = block.games()
        for number, (placement, ways) in enumerate(places.items()):
            matching = _matching(block, placement.wanted)
            for game, position in zip(owners[matching], matching, strict=True):
                hit = Hit(first + int(game), int(position - block.starts[game]), number)
                found.add(hit, ways, _stone(block, int(position)), int(block.winners[game]))
    return found.scanned()


def _matching(block: Block, wanted: frozenset[tuple[int, int, int]]) -> NDArray[np.int64]:
    """Return the positions that match; stones are compared first, as most points are empty."""
    positions = None
    for column, row, value in sorted(wanted, key=lambda it: (not it[2], it)):
        states = block.stones[row, column]
        if positions is None:
            positions = np.flatnonzero(states == value)
        elif not len(positions):
            break
        else:
            positions = positions[states[positions] == value]
    return np.arange(block.starts[-1]) if positions is None else positions


def _begun(block: Block, matching: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the matching positions whose predecessor does not match or does not exist."""
    before = np.append(-2, matching[:-1])
    return matching[(matching - before > 1) | np.isin(matching, block.starts)]


def _made_by(
    block: Block, begun: NDArray[np.int64], last: tuple[int, int, int]
) -> NDArray[np.bool_]:
    """Return which of the positions were reached by a move of that stone."""
    column, row, colour = last
    made = (block.played[begun - 1] == row * SIDE + column) & (block.colours[begun - 1] == colour)
    return made & ~np.isin(begun, block.starts)


def _following(
    block: Block,
    owners: NDArray[np.int64],
    matching: NDArray[np.int64],
    begun: NDArray[np.int64],
    rectangle: tuple[int, int, int, int],
) -> NDArray[np.int64]:
    """Return the position before the first move in the rectangle, or -1 if it stops matching
    before."""
    left, top, right, bottom = rectangle
    inside = np.zeros(
        PASS + 2, bool
    )  # the last two elements are for a pass and for the end of a game
    inside[:PASS].reshape(SIDE, SIDE)[top : bottom + 1, left : right + 1] = True
    end = len(owners)
    moves = np.append(np.flatnonzero(inside[block.played]), end)
    then = moves[np.searchsorted(moves, begun)]
    # It matches all the while if as many positions match as there are from one to the other.
    matches = np.searchsorted(matching, then, "right") - np.searchsorted(matching, begun)
    same = np.append(owners, -1)[then] == owners[begun]
    return np.where(same & (matches == then - begun + 1), then, -1)


def _stone(block: Block, position: int) -> Stone | None:
    """Return the move played at a position, or None at the end of a game or for no position."""
    played = -1 if position < 0 else int(block.played[position])
    if played < 0:
        return None
    colour = int(block.colours[position])
    return (None, None, colour) if played == PASS else (*divmod(played, SIDE)[::-1], colour)


class _Found:
    """A collector of hits and their continuations."""

    def __init__(self) -> None:
        self.runs = 0
        self._hits: list[tuple[Hit, frozenset[Transformation], Stone | None, int]] = []

    def add(self, hit: Hit, ways: list[Transformation], stone: Stone | None, winner: int) -> None:
        """Add a hit, with the transformations that keep colours if there are any.

        Of several transformations, the continuation is given by the first one, row by row from the
        right.
        """
        ways = [way for way in ways if way.swapped == ways[0].swapped]
        swapped = ways[0].swapped
        if stone is not None:
            column, row, colour = stone
            colour = 3 - colour if swapped else colour
            if column is None:
                stone = None, None, colour
            else:
                asked = {way: way.back(column, row) for way in ways}
                column, row = min(asked.values(), key=lambda it: (it[1], -it[0]))
                ways = [way for way, point in asked.items() if point == (column, row)]
                stone = column, row, colour
        won = 3 - winner if swapped and winner else winner
        self._hits.append((hit, frozenset(ways), stone, won))

    def scanned(self) -> ScanResult:
        hits, counted, winners = {}, {}, {}
        # Of equal moves those that keep the colours come first.
        for hit, ways, stone, won in sorted(
            self._hits, key=lambda it: (*it[0][:2], min(it[1]).swapped)
        ):
            hits[hit] = ways
            winners.setdefault(hit.game, won)
            if stone is not None:
                counted.setdefault((hit.game, stone), won)
        counts = Counter((stone, won) for (_, stone), won in counted.items())
        continuations = {
            stone: (sum(counts[stone, won] for won in range(3)), counts[stone, 1], counts[stone, 2])
            for stone in {stone for stone, _ in counts}
        }
        wins = tuple(list(winners.values()).count(colour) for colour in (1, 2))
        ended = len(winners.keys() - {game for game, _ in counted})
        return ScanResult(hits, continuations, wins, ended, self.runs)
