"""How games went on, as one who explores openings sees it; who won them, and where they end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki.comparison import opening_positions
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.results import Continuation
from goboard_gui.game_index.statistics.continuation_table import MAX_LETTERS, label_continuations
from goboard_gui.go import Colour, Crop, Point, Symmetry
from tests.cases import for_each

if TYPE_CHECKING:
    from goboard_gui.go import Board

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C = Point(0, 0), Point(1, 0), Point(2, 0)


class Given(NamedTuple):
    """What an answer is asked here."""

    continuations: tuple[Continuation, ...]
    game_count: int


def answer(*moves: tuple[Point | None, Colour, int]) -> Given:
    found = tuple(Continuation(*move, move[2] // 2, move[2] // 4) for move in moves)
    return Given(found, 100)


def letters(given: Given, labels=None) -> list[str]:
    return [row.letter for row in label_continuations(given, labels or {})]


LETTERS = {
    "in their order": (answer((B, BLACK, 9), (A, BLACK, 4)), {}, "A B"),
    "both colours share a point": (
        answer((A, BLACK, 9), (B, WHITE, 5), (A, WHITE, 4)),
        {},
        "A B A",
    ),
    "a pass has none": (answer((None, BLACK, 9), (A, BLACK, 4)), {}, " A"),
    "a point goes by its label": (answer((A, BLACK, 9), (B, BLACK, 4)), {B: "x"}, "A x"),
    "labels are not given twice": (answer((A, BLACK, 9), (B, BLACK, 4)), {C: "A"}, "B C"),
}


@pytest.mark.parametrize(("given", "labels", "expected"), LETTERS.values(), ids=LETTERS)
def test_points_are_lettered(given, labels, expected):
    assert letters(given, labels) == expected.split(" ")


def test_the_most_frequent_moves_alone_are_lettered():
    many = answer(*((Point(number, 3), BLACK, 40 - number) for number in range(30)))
    assert "".join(letters(many)) == "ABCDEFGHIJKLMNO"
    assert len(letters(many)) == 30
    assert MAX_LETTERS == 15


def test_shares_are_of_the_games_and_of_those_somebody_won():
    (row,) = label_continuations(answer((A, WHITE, 40)), {})
    assert (row.share, row.black_wins) == (0.4, 20 / 30)
    (row,) = label_continuations(Given((Continuation(A, WHITE, 40, 0, 0),), 100), {})
    assert row.black_wins is None


STEPS = [(1000, 4), (999, 3), (500, 3), (499, 2), (200, 2), (199, 1), (50, 1), (49, 0), (1, 0)]


@for_each(("games", "step"), STEPS)
def test_a_move_has_a_step_beside_the_most_frequent_one(games, step):
    rows = label_continuations(answer((A, BLACK, 1000), (B, BLACK, games)), {})
    assert [row.step for row in rows] == [4, step]


GAMES = (
    "RE[B+R];B[gc];W[cg];B[gg];W[cc]",
    "RE[W+R];B[gc];W[cg];B[gg]",
    "RE[B+1];B[cg];W[gc];B[cc];W[gg]",
    "RE[W+1];W[gc];B[cg];W[gg];B[cc]",
    "RE[0];B[gc];W[cg];B[gg];W[];B[];W[cc]",
    "B[ee]",
)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    folder = tmp_path_factory.mktemp("collection")
    folder.joinpath("games.sgf").write_text("".join(f"(;SZ[9];{game})" for game in GAMES))
    for _ in build(folder / "index", [folder]):
        pass
    index = Index(folder / "index")
    yield index
    index.close()


@pytest.fixture(scope="module")
def board() -> Board:
    (tree,) = read_sgf(f"(;SZ[9];{GAMES[1]})".encode()).games
    return opening_positions(tree, 3)[3]


@pytest.mark.parametrize(
    ("views", "swapping", "games", "wins", "ended"),
    [
        (frozenset(Symmetry), True, 5, (3, 1), 1),
        (frozenset(Symmetry), False, 4, (2, 1), 1),
        ({Symmetry.IDENTITY}, True, 4, (2, 1), 1),
        ({Symmetry.R180}, False, 1, (1, 0), 0),
    ],
    ids=["all", "colours as they are", "as it lies", "turned"],
)
def test_games_are_counted_once_with_colours_as_they_were_asked(
    index, board, views, swapping, games, wins, ended
):
    query = Query(board, views=frozenset(views), swapping=swapping)
    found = index.find(query)
    everywhere = index.find(replace(query, crop=Crop.whole_board(board.size), anchor=Anchor.FIXED))
    assert (found.game_count, found.wins, found.ended_game_count) == (games, wins, ended)
    assert (everywhere.game_count, everywhere.wins) == (games, wins)
    assert everywhere.ended_game_count == ended


def test_nothing_is_counted_where_nothing_is_found(index, board):
    nowhere = index.find(Query(board.with_stones({Point(0, 0): BLACK})))
    assert (nowhere.wins, nowhere.ended_game_count, nowhere.games.tolist()) == ((0, 0), 0, [])


def test_who_won_is_known_among_some_games(index, board):
    kept = np.array([number in (0, 4) for number in range(len(GAMES))])
    found = index.find(Query(board)).restrict_to_games(kept)
    assert (found.game_count, found.wins, found.ended_game_count) == (2, (1, 0), 0)
