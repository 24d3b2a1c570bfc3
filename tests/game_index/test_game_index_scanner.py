"""The scanner that answers are held against, on games in which everything can be seen at once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.go import Board, Crop, Point, Size
from tests.fuseki.brute_force import TURNS

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from _game_blocks import PASS, replay_games
from _scanner import placements, scan, scan_whole

from tests.cases import for_each

ALL = list(TURNS)


def game(*moves: str, result: str = "") -> bytes:
    played = "".join(f";{'BW'[number % 2]}[{move}]" for number, move in enumerate(moves))
    return f"(;SZ[19]{result}{played})".encode()


def region(*rows: str, at: tuple[int, int] = (0, 0), **options) -> Query:
    """Return a region whose upper left corner lies at a point; ``*`` may be anything."""
    left, top = at
    signs = {
        Point(left + column, top + row): sign
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
    }
    stones = {point: ".XO".index(sign) for point, sign in signs.items() if sign in "XO"}
    board = Board.empty(Size(19, 19)).with_stones(stones)
    crop = Crop(left, top, left + len(rows[0]) - 1, top + len(rows) - 1)
    ignoring = frozenset(point for point, sign in signs.items() if sign == "*")
    return Query(board, crop, ignoring, **options)


def found(asked: Query, *records: bytes, views=ALL, swapping=True):
    scanned = scan([(0, replay_games(records))], asked, views, swapping=swapping)
    return [hit[:2] for hit in sorted(scanned.hits)], scanned.continuations


def test_positions_are_those_of_the_record_with_captures_and_stones_on_stones():
    block = replay_games([game("ba", "aa", "ab", "", "sa", "sa")])
    upper_left = block.stones[:2, :2].transpose(2, 0, 1).tolist()
    assert upper_left == [
        [[0, 0], [0, 0]],
        [[0, 1], [0, 0]],
        [[2, 1], [0, 0]],
        *[[[0, 1], [1, 0]]] * 4,
    ]
    assert block.stones[0, 18].tolist() == [0, 0, 0, 0, 0, 1, 2]
    assert block.played.tolist() == [1, 0, 19, PASS, 18, 18, -1]
    assert block.colours.tolist() == [1, 2, 1, 2, 1, 2, 0]


@for_each(
    ("result", "winner"),
    [("", 0), ("RE[B+R]", 1), ("RE[W+2.5]", 2), ("RE[W+Time]", 2), ("RE[B+]", 1), ("RE[0]", 0)],
)
def test_the_winner_is_the_one_the_result_names(result, winner):
    assert replay_games([game("aa", result=result)]).winners.tolist() == [winner]


def test_setup_is_not_played_over():
    with pytest.raises(ValueError, match="moves only"):
        replay_games([b"(;SZ[19]AB[aa];W[bb])"])


SMALL = region("XO", at=(5, 0))


@for_each(
    ("asked", "views", "swapping", "count"),
    [
        pytest.param(region("XO."), ALL, True, 16, id="every corner, mirrored, both colours"),
        pytest.param(region("XO."), ALL, False, 8, id="colours as they are"),
        pytest.param(region("XO."), ["id", "r90", "r180", "r270"], False, 4, id="turns only"),
        pytest.param(region("X.", ".O"), ALL, False, 4, id="symmetrical in a diagonal"),
        pytest.param(region("X.", ".X"), ALL, True, 8, id="and of one colour"),
        pytest.param(SMALL, ALL, False, 4 * 16 * 2, id="along all sides, off the corners"),
        pytest.param(SMALL, ["id"], False, 16, id="along its own side"),
        pytest.param(region("XO", at=(5, 5)), ["id"], False, 16 * 17, id="off the edges"),
        pytest.param(region("XO", at=(5, 5)), ["id", "r180"], True, 16 * 17 * 2, id="both ways"),
        pytest.param(
            region("XO", at=(5, 5), anchor=Anchor.ANYWHERE), ALL, True, 18 * 19 * 4, id="anywhere"
        ),
        pytest.param(region("XO", at=(5, 5), anchor=Anchor.FIXED), ["id"], False, 1, id="there"),
        pytest.param(
            region("XO", at=(4, 2), anchor=Anchor.SIDE), ["r90"], False, 16, id="third line"
        ),
    ],
)
def test_a_region_has_as_many_places_as_there_are_ways_to_lay_it(asked, views, swapping, count):
    assert len(placements(asked, views, swapping=swapping)) == count


def test_a_hit_is_where_a_place_first_matches_in_a_game():
    taken = game("ba", "aa", "ss", "ab", "aa", "rs", "ds")
    records = game("ba", "ss", "aa", "ab", "", "ee"), taken
    hits, _ = found(region("XX", "O."), *records, swapping=False)
    assert hits == [(0, 4), (1, 5)]


def test_what_is_undone_and_made_again_counts_once():
    ko = ("ba", "ca", "ab", "db", "bc", "cc", "cb", "bb", "ss")
    once = game(*ko, "sr", "cb", "rs")
    asked = region(".O", "XO", at=(1, 0), anchor=Anchor.FIXED)
    assert found(asked, once)[0] == []
    shape = region("X", at=(2, 1), anchor=Anchor.FIXED)
    scanned = scan([(0, replay_games([once]))], shape, ["id"], swapping=False)
    assert ([hit[:2] for hit in scanned.hits], scanned.runs) == ([(0, 7)], 2)


def test_both_colours_at_one_place_are_two_hits():
    asked = region("X", at=(4, 4), anchor=Anchor.FIXED)
    record = game("ee", "de", "ss", "fe", "sr", "ed", "rs", "ef", "rr", "ee")
    assert found(asked, record, views=["id"])[0] == [(0, 1), (0, 10)]


def test_the_last_move_must_be_the_stone_that_is_named():
    records = game("aa", "ss", "ca"), game("ca", "ss", "aa")
    asked = region("X.X", last=Point(2, 0))
    assert found(asked, *records, views=["id"])[0] == [(0, 3)]
    assert found(asked, *records, views=["id", "mh"])[0] == [(0, 3)]


def test_what_may_be_anything_may_be_played_on_later():
    hits, continuations = found(
        region("X*"), game("aa", "ba", "bb", result="RE[B+R]"), views=["id"]
    )
    assert hits == [(0, 1)]
    assert continuations == {(1, 0, 2): (1, 1, 0)}


def test_what_follows_is_the_next_move_in_the_rectangle_while_the_stones_stand():
    asked = region("XX*", "O..")
    later = game("aa", "ab", "ba", "ss", "", "rr", "cb", result="RE[W+R]")
    assert found(asked, later, views=["id"])[1] == {(2, 1, 1): (1, 0, 1)}
    captured = game("aa", "ab", "ba", "bb", "ss", "ca", "sr", "ac")
    assert found(region("XX", "O."), captured, views=["id"])[1] == {(1, 1, 2): (1, 0, 0)}
    outside = region("XX", at=(0, 0), anchor=Anchor.FIXED)
    assert found(outside, captured, views=["id"]) == ([(0, 3)], {})


def test_what_follows_is_told_as_it_was_asked_for():
    turned = game("ss", "rs", "rr", result="RE[B+R]")
    exchanged = game("dd", "aa", "ba", "bb", result="RE[B+R]")
    _, continuations = found(region("XO", ".."), turned, exchanged)
    assert continuations == {(1, 1, 1): (2, 1, 1)}


def test_moves_that_are_alike_count_once_as_the_one_on_the_upper_right():
    _, continuations = found(region("X..", "...", "..."), game("aa", "ca"), game("ss", "rs"))
    assert continuations == {(2, 0, 2): (1, 0, 0), (1, 0, 2): (1, 0, 0)}


def test_of_a_whole_board_each_position_counts_and_so_does_a_pass():
    asked = region(*["." * 19] * 18, "." * 18 + "X")
    block = replay_games([game("aa", "", "as", result="RE[W+R]"), game("", "sa", "", "ss")])
    scanned = scan_whole([(0, block)], asked, ALL, swapping=True)
    assert [hit[:2] for hit in sorted(scanned.hits)] == [(0, 1), (0, 2), (1, 2), (1, 3)]
    assert scanned.continuations == {(None, None, 2): (2, 0, 1), (18, 0, 1): (2, 0, 1)}
    assert (scanned.wins, scanned.ended) == ((0, 1), 0)


def test_each_game_is_won_as_it_was_asked_for_and_ends_where_nothing_follows():
    exchanged = game("ss", "aa", "ba", result="RE[B+R]")
    records = game("aa", "ss", result="RE[B+R]"), exchanged
    scanned = scan(
        [(0, replay_games(records))], region("X.", anchor=Anchor.FIXED), ["id"], swapping=True
    )
    assert (scanned.wins, scanned.ended) == ((1, 1), 1)
