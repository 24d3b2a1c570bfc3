"""Corners are found by their keys where a search of the points finds them."""

from __future__ import annotations

from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from string import ascii_lowercase
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest import mock

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index import corner_keys
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.region_search import corner_lookup
from goboard_gui.go import Colour, Crop, Size, Symmetry
from tests.examples import examples
from tests.game_index.region_scanner import random_record
from tests.game_index.scanner import games_of, small_segments
from tests.game_index.test_game_index_region_search import VIEWS, compare, seen_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.game_index.scanner import Game

SIZES = ((3, 3), (4, 3), (3, 4), (5, 5), (5, 4))


@contextmanager
def small_squares(most: int = 20) -> Iterator[None]:
    """Give keys to squares that fit on the boards of random records."""
    with (
        mock.patch.multiple(corner_keys, SQUARE_SIDES=(1, 2, 3), MAX_STONES=most),
        mock.patch.object(corner_lookup, "MAX_STONES", most),
    ):
        yield


@examples(0.5)
@given(st.integers(0, 1 << 32), st.sampled_from((2, 4, 20)), st.booleans(), st.booleans())
def test_keys_give_the_answer_of_a_search_of_all_points(seed, most, swapping, variations):
    random = Random(seed)
    sizes = random.sample(SIZES, random.choice((1, 1, 2)))
    with TemporaryDirectory() as name, small_squares(most):
        folder = Path(name)
        for number in range(random.randint(1, 8)):
            text = random_record(random, random.choice(sizes))
            (folder / f"{number}.sgf").write_text(with_variation(random, text))
        with small_segments(random.choice((30, 10_000)), most=2):
            list(build(folder / ".index", [folder], variations=variations))
            if random.random() < 0.3 and number:
                (folder / "0.sgf").unlink()
                list(build(folder / ".index", [folder]))
        games = [game for file in sorted(folder.glob("*.sgf")) for game in games_of(file)]
        with closing(Index(folder / ".index")) as index, closing(Index(folder / ".index")) as old:
            without_keys(old)
            for _ in range(6):
                views = random.choice(VIEWS)
                query = random_corner(random, games)
                seen = seen_in(query, map(Symmetry, views), swapping=swapping)
                assert contents(index.find(seen)) == contents(old.find(seen))
                if not variations:
                    compare(index, games, query, views, swapping=swapping)


@examples(0.2)
@given(st.integers(0, 1 << 32), st.booleans())
def test_keys_give_the_same_answer_for_squares_of_the_usual_sizes(seed, swapping):
    random = Random(seed)
    sizes = random.choices((Size(13, 13), Size(19, 19), Size(13, 14), Size(14, 13)), k=6)
    with TemporaryDirectory() as name:
        folder = Path(name)
        for number, size in enumerate(sizes):
            (folder / f"{number}.sgf").write_text(crowded_record(random, size))
        list(build(folder / ".index", [folder]))
        games = [game for file in sorted(folder.glob("*.sgf")) for game in games_of(file)]
        with closing(Index(folder / ".index")) as index, closing(Index(folder / ".index")) as old:
            without_keys(old)
            for _ in range(20):
                query = random_corner(random, games)
                seen = seen_in(query, map(Symmetry, random.choice(VIEWS)), swapping=swapping)
                assert contents(index.find(seen)) == contents(old.find(seen))


def crowded_record(random: Random, size: Size) -> str:
    """Return a record with handicap and setup, and with captures in few points of the corners."""

    def point() -> str:
        column, row = (random.choice((place, side - 1 - place)) for side, place in sides())
        return f"[{ascii_lowercase[column]}{ascii_lowercase[row]}]"

    def sides() -> list[tuple[int, int]]:
        return [(side, random.randrange(3)) for side in size]

    text = f"(;SZ[{size.width}:{size.height}]RE[{random.choice('BW')}+R]AB{point()}"
    for number in range(random.randrange(80)):
        text += f";A{random.choice('BWE')}{point()}" if random.random() < 0.03 else ""
        text += f";{'BW'[number % 2]}{'[]' if random.random() < 0.05 else point()}"
    return text + ")"


def with_variation(random: Random, text: str) -> str:
    """Return a record with the end of its main line as a variation of it, but for the colours."""
    nodes = text[1:-1].split(";")[1:]
    if len(nodes) < 3:
        return text
    cut = random.randrange(1, len(nodes))
    begin, end = (";".join(["", *part]) for part in (nodes[:cut], nodes[cut:]))
    other = end.translate(str.maketrans("BW", "WB"))
    return f"({begin}({end})({other}))"


def random_corner(random: Random, games: list[Game]) -> Query:
    """Return a square in a corner of some position."""
    board = random.choice(random.choice(games).boards)
    width, height = board.size
    side = random.choice(corner_keys.square_sides(board.size))
    left, top = random.choice((0, width - side)), random.choice((0, height - side))
    crop = Crop(left, top, left + side - 1, top + side - 1)
    if random.random() < 0.2:
        board = board.with_stones({random.choice(crop.points()): random.choice((None, *Colour))})
    return Query(board, crop, anchor=random.choice((None, Anchor.CORNER, Anchor.FIXED)))


def without_keys(index: Index) -> None:
    """Let an index search all points."""
    for segment in index._segments:
        segment.corners = None


def contents(result) -> tuple:
    for _ in result.count_incrementally():
        pass
    return (
        list(result.hits()),
        result.games.tolist(),
        result.first_hit_moves.tolist(),
        result.continuations,
        (result.occurrences, result.game_count, result.wins, result.ended_game_count),
    )
