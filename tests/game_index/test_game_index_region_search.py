from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest import mock

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index import index as opened_index
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.query import Anchor, Query
from goboard_gui.game_index.region_search import matching
from goboard_gui.game_index.region_search import region_result as found_regions
from goboard_gui.game_index.region_search import search as regions
from goboard_gui.game_index.results import Continuation, Hit
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from tests.corpus import material_files
from tests.examples import examples
from tests.fuseki.brute_force import TURNS
from tests.game_index.region_scanner import random_record, random_region, scan, with_last
from tests.game_index.scanner import built, facts_of, games_of, small_segments

if TYPE_CHECKING:
    from collections.abc import Iterable

SIZES = ((2, 2), (3, 2), (2, 3), (3, 3), (4, 4), (5, 4), (4, 5))
VIEWS = (list(TURNS), list(TURNS), ["id"], ["id", "r90", "r180", "r270"], ["mh", "td", "ta"])


@examples(0.8)
@given(st.integers(0, 1 << 32), st.booleans(), st.booleans())
def test_every_region_is_found_where_the_obvious_scanner_finds_it(seed, swapping, asks_last):
    random = Random(seed)
    sizes = random.sample(SIZES, random.choice((1, 1, 2)))
    with TemporaryDirectory() as name, _small_pieces(random):
        folder = Path(name)
        for number in range(random.randint(1, 8)):
            text = random_record(random, random.choice(sizes))
            (folder / f"{number}.sgf").write_text(text)
        built(folder / ".index", folder)
        if random.random() < 0.3 and number:
            (folder / "0.sgf").unlink()
            built(folder / ".index", folder)
        games = [game for file in sorted(folder.glob("*.sgf")) for game in games_of(file)]
        with closing(Index(folder / ".index")) as index:
            for _ in range(4):
                region = random_region(random, games)
                region = with_last(random, region) if asks_last else region
                compare(index, games, region, random.choice(VIEWS), swapping=swapping)


def _small_pieces(random: Random):
    """Write and search in pieces that are small enough for there to be several."""
    kind = random.randrange(4)
    if kind == 0:
        return mock.patch.object(found_regions, "_AT_ONCE", 3)
    if kind == 1:
        return small_segments(30, most=2)
    if kind == 2:
        return mock.patch.object(matching, "_MANY", 0)
    return mock.patch.multiple(regions, _PAIRS=7, _CANDIDATES=2, _SORTED=3, _COPIED=2)


def compare(index, games, region, views, *, swapping):
    expected = scan(games, region, views, swapping=swapping)
    found = index.find(seen_in(region, map(Symmetry, views), swapping=swapping))
    hits = list(found.hits())
    assert hits == sorted(hits, key=lambda hit: hit[:2])
    places = {}
    for hit in hits:
        facts = facts_of(index, hit)
        lying = (hit.view.value, hit.colours_swapped, hit.right, hit.down)
        places.setdefault((facts.path, facts.place, hit.moves), []).append(lying)
    wanted = {}
    for hit in expected.hits:
        wanted.setdefault(hit[:3], []).append({it[:4] for it in hit.alike})
    assert places.keys() == wanted.keys()
    for place, found_there in places.items():
        assert len(found_there) == len(wanted[place])
        assert all(any(lying in alike for lying in found_there) for alike in wanted[place])
    assert found.occurrences == len(hits)
    assert found.game_count == len(found.games) == len({place[:2] for place in places})
    by_game = [found.hits_in(game) for game in found.games.tolist()]
    assert [hit for there in by_game for hit in there] == hits
    assert found.first_hit_moves.tolist() == [there[0].moves for there in by_game]
    continuations = {
        (it.point, it.colour): (it.games, it.black_wins, it.white_wins)
        for it in found.continuations
    }
    assert continuations == expected.continuations
    counts = [it.games for it in found.continuations]
    assert counts == sorted(counts, reverse=True)
    assert found.wins == expected.wins
    assert found.ended_game_count == expected.ended


def region(*rows: str, anchor: Anchor | None = None, last: tuple[int, int] | None = None) -> Query:
    """Return the part of a board that is drawn between blanks; * may be anything."""
    drawn = {
        Point(column, row): sign
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign != " "
    }
    stones = {point: Colour("XO".index(it) + 1) for point, it in drawn.items() if it in "XO"}
    board = Board.empty(Size(len(rows[0]), len(rows))).with_stones(stones)
    ignored = frozenset(point for point, sign in drawn.items() if sign == "*")
    last_at = None if last is None else Point(*last)
    return Query(board, Crop.around_points(drawn), ignored, anchor, last=last_at)


def seen_in(region: Query, views: Iterable[Symmetry], *, swapping: bool = True) -> Query:
    return replace(region, views=frozenset(views), swapping=swapping)


def test_a_corner_is_found_in_all_corners_and_what_follows_is_told_as_it_was_asked_for(index):
    found = index(
        "(;SZ[5]RE[B+R];B[bb];W[cb])",
        "(;SZ[5]RE[B+R];B[db];W[dc];B[de])",  # in the upper right
        "(;SZ[5]RE[W+R];W[bd];B[bc])",  # in the lower left, with colours exchanged
        "(;SZ[5];B[cc];W[bc])",
    ).find(region("...  ", ".X.  ", "...  ", "     ", "     "))
    assert found.game_count == 3
    # Beside the stone all is alike: the upper right is told, and White plays there for everyone.
    assert found.continuations == (Continuation(Point(2, 1), Colour.WHITE, 3, 3, 0),)


def test_edges_are_lines_like_others_only_for_what_may_lie_anywhere(index):
    opened = index("(;SZ[5];B[aa])", "(;SZ[5];B[ca])", "(;SZ[5];B[cc])")
    asked = ("     ", "     ", "  X  ", "     ", "     ")
    games = {anchor: opened.find(region(*asked, anchor=anchor)).games.tolist() for anchor in Anchor}
    assert games == {
        Anchor.FIXED: [2],
        Anchor.CORNER: [2],
        Anchor.SIDE: [2],
        Anchor.INSIDE: [2],
        Anchor.ANYWHERE: [0, 1, 2],
    }
    side = region("  X  ", *asked[1:2] * 4)
    assert side.effective_anchor is Anchor.SIDE
    assert opened.find(side).games.tolist() == [1]


KO = "(;SZ[4];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[dd];W[ad];B[cb])"


def test_a_place_is_hit_once_in_a_game_however_often_it_becomes_what_was_asked_for(index):
    asked = region("    ", " .X ", "    ", "    ", anchor=Anchor.FIXED)
    found = index(KO).find(seen_in(asked, [Symmetry.IDENTITY], swapping=False))
    assert list(found.hits()) == [Hit(0, 7, Symmetry.IDENTITY, False)]
    assert found.continuations == (Continuation(Point(1, 1), Colour.WHITE, 1, 0, 0),)


def test_a_whole_board_is_hit_anew_in_the_next_game_even_one_move_later(index):
    whole = region("...", ".X.", "...")
    assert index("(;SZ[3];B[bb])", "(;SZ[3];W[];B[bb])").find(whole).games.tolist() == [0, 1]


def test_a_whole_board_is_hit_when_it_comes_back_with_the_stone_that_is_wanted_last(index):
    opened = index("(;SZ[3];B[aa];B[bb];W[cc];AE[aa][cc];B[aa])")
    whole = region("X..", ".X.", "...", last=(0, 0))
    assert [hit.moves for hit in opened.find(whole).hits()] == [4]


def test_a_whole_board_is_not_found_after_as_many_moves_as_are_known(index):
    passes = ";B[];W[]" * 0x4000
    found = index(f"(;SZ[3];B[bb]{passes};B[aa])").find
    assert found(region("...", ".X.", "...")).occurrences
    assert not found(region("X..", ".X.", "...")).occurrences


def test_a_stone_that_came_back_is_the_last_move_once_more(index):
    opened = index(KO)
    rows = (".XO.", "X.XO", ".XO.", "O..X")
    for last, moves in (((2, 1), [11]), ((0, 3), [])):
        asked = region(*rows, anchor=Anchor.FIXED, last=last)
        assert [hit.moves for hit in opened.find(asked).hits()] == moves
    without_last = region(*rows[:3], "****", anchor=Anchor.FIXED)
    found = opened.find(seen_in(without_last, [Symmetry.IDENTITY], swapping=False))
    assert [hit.moves for hit in found.hits()] == [7]


def test_what_may_be_anything_ends_no_hit_but_a_move_there_goes_on(index):
    asked = region("X*   ", *("     ",) * 4, anchor=Anchor.FIXED)
    found = index("(;SZ[5];B[aa];W[ee];B[ed];W[ba])").find(seen_in(asked, [Symmetry.IDENTITY]))
    assert found.continuations == (Continuation(Point(1, 0), Colour.WHITE, 1, 0, 0),)


CAPTURED_FROM_OUTSIDE = "(;SZ[5];B[aa];W[ba];B[ee];W[ab];B[aa])"


def test_nothing_follows_where_a_stone_is_captured_by_a_move_elsewhere(index):
    asked = region("XO   ", *("     ",) * 4, anchor=Anchor.FIXED)
    found = index(CAPTURED_FROM_OUTSIDE).find(seen_in(asked, [Symmetry.IDENTITY]))
    assert [hit.moves for hit in found.hits()] == [2]
    assert found.continuations == ()
    assert found.ended_game_count == 1


def test_a_capture_where_anything_may_be_keeps_nothing_from_following(index):
    asked = region(*("     ",) * 2, "  *X ", *("     ",) * 2, anchor=Anchor.FIXED)
    # White's stone on the left point is captured from below before Black plays there.
    found = index("(;SZ[5];B[cb];W[cc];B[bc];W[ee];B[dc];W[ea];B[cd];W[ae];B[cc])").find(
        seen_in(asked, [Symmetry.IDENTITY])
    )
    assert [hit.moves for hit in found.hits()] == [5]
    assert found.continuations == (Continuation(Point(2, 2), Colour.BLACK, 1, 0, 0),)


def test_a_stone_captured_and_set_up_again_before_the_next_move_never_left(index):
    # White's stone is taken by the third move and stands again when the fourth is played.
    found = index("(;SZ[3];W[ca];B[cb];B[ba];AW[ca];B[ac];W[cc])").find(
        seen_in(region("  O", "  X", "  *"), [Symmetry.IDENTITY], swapping=False)
    )
    assert [hit.moves for hit in found.hits()] == [2]
    assert found.continuations == (Continuation(Point(2, 2), Colour.WHITE, 1, 0, 0),)


def test_stones_that_lay_there_before_all_moves_are_found_but_were_no_last_move(index):
    opened = index("(;SZ[5]AB[aa:bb];W[ee])")
    rows = ("XX   ", "XX   ", *("     ",) * 3)
    assert [hit.moves for hit in opened.find(region(*rows)).hits()] == [0]
    assert not opened.find(region(*rows, last=(0, 0))).occurrences


def test_what_happens_after_as_many_moves_as_are_known_is_not_found(index):
    # Kill and be killed: two stones in turn, again and again, then one elsewhere.
    again = ";B[aa];W[];B[ba];W[ab]" * 8200
    opened = index(f"(;SZ[5]{again};B[ee])")
    asked = region(*("     ",) * 4, "    X", anchor=Anchor.FIXED)
    assert not opened.find(seen_in(asked, [Symmetry.IDENTITY])).occurrences
    assert opened.find(region("X.   ", *("     ",) * 4)).game_count == 1


def test_games_on_boards_lying_on_their_side_are_found_by_quarter_turns_only(index):
    opened = index("(;SZ[4:3];B[aa];W[da])", "(;SZ[3:4];B[aa];W[ad])")
    asked = region("X  O", "    ", "    ", anchor=Anchor.FIXED)
    assert opened.find(asked).games.tolist() == [0, 1]
    upright = [Symmetry.IDENTITY, Symmetry.R180]
    assert opened.find(seen_in(asked, upright)).games.tolist() == [0]


def test_a_search_tells_its_share_and_can_be_given_up(index):
    opened = index(*(f"(;SZ[5];B[{it}a])" for it in "abcde"))
    asked = region("X    ", *("     ",) * 4, anchor=Anchor.ANYWHERE)
    with mock.patch.multiple(regions, _PAIRS=3, _CANDIDATES=1, _SORTED=2):
        shares = list(opened.search(asked))
        assert shares == sorted(shares)
        assert 0 <= shares[0] < shares[-1] == 1
        search = opened.search(asked)
        next(search)
        search.close()


@pytest.mark.parametrize("positions", [10_000, 700], ids=["one-segment", "several-segments"])
def test_the_first_hits_are_reported_before_all_games_have_been_searched(index, positions):
    random = Random(5)
    with small_segments(positions, most=9):
        opened = index(*(random_record(random, (3, 3)) for _ in range(200)))
    asked, reports = region("XO ", "   ", "   ", anchor=Anchor.ANYWHERE), []
    expected = opened.find(asked)
    with mock.patch.multiple(regions, _FIRST_PAIRS=1, _RANGE_PAIRS=1):
        shares = list(opened.search(asked, reports.append))
    assert shares == sorted(shares)
    counts = [first.occurrences for first in reports]
    assert counts == sorted(set(counts))
    assert counts[0] < counts[-1] == expected.occurrences
    for first in reports:
        searched = np.isin(np.arange(200), first.games)
        known = expected.restrict_to_games(searched)
        assert list(first.hits()) == list(known.hits())
        assert first.continuations == known.continuations


def test_no_more_first_hits_are_reported_than_fill_a_list(index, monkeypatch):
    monkeypatch.setattr(opened_index, "_FIRST_HITS", 2)
    opened, reports = index(*["(;SZ[3];B[aa])"] * 200), []
    with mock.patch.multiple(regions, _FIRST_PAIRS=1, _RANGE_PAIRS=1):
        list(opened.search(region("X  ", "   ", "   "), reports.append))
    assert [first.occurrences for first in reports] == [64]


def test_of_very_many_first_hits_those_in_the_first_games_are_reported(index, monkeypatch):
    monkeypatch.setattr(opened_index, "_MOST_REPORTED", 7)
    opened, reports = index(*["(;SZ[3];B[aa];W[ab];B[ca];W[cb])"] * 10), []
    asked = region("X* ", "** ", "   ")
    everything = opened.find(asked)
    list(opened.search(asked, reports.append))
    per_game = everything.occurrences // 10
    (first,) = reports
    assert first.game_count == 7 // per_game > 1
    assert list(first.hits()) == list(everything.hits(0, per_game * first.game_count))


def test_what_was_found_is_counted_with_pauses_to_the_same_end(index):
    ends = (("a", "B"), ("b", "W"), ("c", "B"))
    opened = index(*(f"(;SZ[5]RE[{winner}+R];B[aa];W[b{it}])" for it, winner in ends))
    asked = region("X*   ", "**   ", *("     ",) * 3)
    found, expected = opened.find(asked), opened.find(asked)
    with mock.patch.object(found_regions, "_AT_ONCE", 1):
        assert len(list(found.count_incrementally())) == 3
    assert found.continuations == expected.continuations
    assert (
        (found.wins, found.ended_game_count)
        == (expected.wins, expected.ended_game_count)
        == ((2, 1), 1)
    )
    assert found.games.tolist() == [0, 1, 2]


def test_what_was_found_can_be_narrowed_to_some_games(index):
    found = index("(;SZ[5];B[aa])", "(;SZ[5];B[ea])").find(region("X    ", *("     ",) * 4))
    kept = found.restrict_to_games(np.array([False, True]))
    assert (kept.occurrences, kept.games.tolist()) == (1, [1])


def test_a_stone_set_up_and_taken_away_between_two_moves_never_lay_there(index):
    found = index("(;SZ[3];B[aa];AW[cc];AE[cc];W[ab])").find(region("X..", "O..", "*.."))
    assert [hit.moves for hit in found.hits()] == [2]


@pytest.mark.corpus
def test_real_corners_and_sides_are_found_where_the_obvious_scanner_finds_them(tmp_path):
    for file in material_files("corpus", "games", "ai-events")[:20]:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    games = [game for file in sorted(tmp_path.iterdir()) for game in games_of(file)]
    built(tmp_path / ".index", tmp_path)
    board = games[3].boards[60]
    crops = Crop(0, 0, 4, 5), Crop(14, 14, 18, 18), Crop(13, 2, 15, 4), Crop(6, 0, 8, 2)
    anchors = None, None, Anchor.CORNER, Anchor.SIDE
    with closing(Index(tmp_path / ".index")) as opened:
        for crop, anchor in zip(crops, anchors, strict=True):
            asked = Query(board, crop, anchor=anchor)
            compare(opened, games, asked, list(TURNS), swapping=True)
