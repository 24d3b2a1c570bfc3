"""What a click on a final position means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.go.marking import (
    apply_user_choices,
    cycle_owner,
    marking_differences,
    toggle_dead,
    toggle_seki,
    toggle_teire,
)
from goboard_gui.go.score import Marking, ownership

BLACK, WHITE = Colour.BLACK, Colour.WHITE

# Black stones in White's corner, with one of White's stones between them, and a wall beyond.
CORNER = Board.from_rows(
    "X . X O . X .",
    ". O . O . X .",
    "X . X O . X .",
    "O O O O . X .",
    ". . . . . X .",
    "X X X X X X .",
    ". . . . . . .",
)
FIRST, SECOND, LAST, WITHIN = Point(0, 0), Point(2, 0), Point(0, 2), Point(1, 1)
CAUGHT = frozenset({FIRST, SECOND, LAST, Point(2, 2)})
WALL = Point(5, 0)


def dead(*points: Point) -> Marking:
    return Marking(dead=frozenset(points))


def test_a_click_kills_the_chains_of_a_colour_that_are_enclosed_together():
    assert toggle_dead(CORNER, Marking(), FIRST) == Marking(dead=CAUGHT)


def test_a_click_on_a_dead_stone_revives_all_of_them():
    assert toggle_dead(CORNER, Marking(dead=CAUGHT), LAST) == Marking()


def test_a_chain_can_be_killed_and_revived_alone():
    killed = toggle_dead(CORNER, Marking(), FIRST, alone=True)
    assert killed == dead(FIRST)
    assert toggle_dead(CORNER, Marking(dead=CAUGHT), FIRST, alone=True).dead == CAUGHT - {FIRST}


def test_what_a_dying_chain_had_caught_lives_again():
    marking = toggle_dead(CORNER, dead(WITHIN), FIRST)
    assert marking == Marking(dead=CAUGHT)


def test_stones_that_are_dead_elsewhere_stay_dead():
    assert toggle_dead(CORNER, dead(WITHIN, WALL), FIRST) == Marking(dead=CAUGHT | {WALL})


def test_a_chain_killed_alone_frees_nothing():
    assert toggle_dead(CORNER, dead(WITHIN), FIRST, alone=True) == dead(WITHIN, FIRST)


def test_through_a_gap_not_half_the_board_dies():
    board = Board.from_rows("X.O..", "..O..", ".....", "XXXXX", ".....")
    assert toggle_dead(board, Marking(), FIRST) == dead(FIRST)


def test_what_dies_is_in_seki_no_longer():
    assert toggle_dead(CORNER, Marking(seki=frozenset({FIRST, WALL})), FIRST).seki == {WALL}


def test_the_points_of_what_lives_again_are_nobodys_territory():
    marking = Marking(dead=CAUGHT, owners={FIRST: None, WITHIN: BLACK})
    assert toggle_dead(CORNER, marking, FIRST).owners == {WITHIN: BLACK}


@pytest.mark.parametrize(("change"), [toggle_dead, toggle_seki], ids=["dead", "in seki"])
def test_where_there_is_no_stone_no_stone_changes(change):
    marking = dead(FIRST)
    assert change(CORNER, marking, Point(6, 6)) is marking


def test_a_chain_is_in_seki_until_it_is_pointed_at_again():
    marking = toggle_seki(CORNER, Marking(dead=CAUGHT), WALL)
    assert len(marking.seki) == 11
    assert toggle_seki(CORNER, marking, WALL) == Marking(dead=CAUGHT)


def test_a_dead_chain_in_seki_lives():
    assert toggle_seki(CORNER, dead(FIRST), FIRST) == Marking(seki=frozenset({FIRST}))


@pytest.mark.parametrize(
    ("start", "owners"),
    [
        pytest.param(Point(0, 6), [None, WHITE, BLACK], id="a player's"),
        pytest.param(Point(4, 0), [BLACK, WHITE, None], id="nobody's"),
    ],
)
def test_an_empty_area_goes_from_owner_to_owner(start, owners):
    marking, seen = Marking(dead=CAUGHT), []
    for _ in owners:
        marking = cycle_owner(CORNER, marking, start)
        seen.append(ownership(CORNER, marking)[start])
    assert seen == owners
    assert marking == Marking(dead=CAUGHT)


def test_the_points_of_dead_stones_belong_to_their_area():
    marking = cycle_owner(CORNER, Marking(dead=CAUGHT), FIRST)
    assert marking.owners.keys() == CAUGHT | {Point(1, 0), Point(0, 1), Point(2, 1), Point(1, 2)}


def test_an_area_that_was_given_away_stays_so_when_another_one_is():
    first = cycle_owner(CORNER, Marking(), Point(0, 6))
    both = cycle_owner(CORNER, first, Point(4, 0))
    assert first.owners.items() < both.owners.items()


def test_a_single_point_can_have_another_owner_than_its_area():
    hole = Point(3, 6)
    marking = cycle_owner(CORNER, Marking(), hole, alone=True)
    assert marking == Marking(owners={hole: None})
    assert cycle_owner(CORNER, marking, Point(4, 6)).owners.keys() > {hole}


def test_a_point_of_a_player_can_have_to_be_filled():
    point = Point(3, 6)
    marking = toggle_teire(CORNER, Marking(), point)
    assert marking == Marking(teire=frozenset({point}))
    assert toggle_teire(CORNER, marking, point) == Marking()


@pytest.mark.parametrize("owners", [{}, {Point(3, 6): None}], ids=["a stone", "nobody's"])
def test_nothing_else_has_to_be_filled(owners):
    marking = Marking(owners=owners)
    assert toggle_teire(CORNER, marking, Point(3, 6) if owners else WALL) is marking


def test_a_living_stone_has_no_other_owner():
    marking = dead(FIRST)
    assert cycle_owner(CORNER, marking, WALL) is marking


def test_what_was_decided_stays_whatever_is_proposed():
    chosen = Marking(dead=frozenset({FIRST}), owners={Point(6, 6): None})
    proposed = Marking(
        dead=frozenset({SECOND, LAST}),
        seki=frozenset({FIRST}),
        owners={Point(0, 6): WHITE},
        teire=frozenset({Point(6, 6), Point(5, 6)}),
    )
    assert apply_user_choices(chosen, {FIRST, SECOND, Point(6, 6)}, proposed) == Marking(
        dead=frozenset({FIRST, LAST}),
        owners={Point(0, 6): WHITE, Point(6, 6): None},
        teire=frozenset({Point(5, 6)}),
    )


@st.composite
def boards(draw) -> Board:
    size = Size(draw(st.integers(1, 6)), draw(st.integers(1, 6)))
    rows = [draw(st.text(".XO", min_size=size.width, max_size=size.width)) for _ in range(size[1])]
    return Board.from_rows(*rows)


@st.composite
def agreements(draw) -> tuple[Board, Marking, Point]:
    """Return a board, something agreed of it, and a point."""
    board = draw(boards())
    point = st.sampled_from(board.graph.points)
    marking = Marking()
    for change in draw(
        st.lists(st.sampled_from([toggle_dead, toggle_seki, cycle_owner]), max_size=6)
    ):
        marking = change(board, marking, draw(point))
    return board, marking, draw(point)


@given(agreements(), st.booleans())
def test_from_the_second_click_on_a_stone_it_dies_and_lives_in_turn(agreement, alone):
    # The first click may find stones of both players dead in one area; the next ones never do.
    board, marking, point = agreement
    clicked = [marking]
    for _ in range(5):
        clicked.append(toggle_dead(board, clicked[-1], point, alone=alone))
    assert clicked[4] == clicked[2]
    assert clicked[5] == clicked[3]


def test_a_click_may_find_stones_of_both_players_dead_in_one_area():
    board = Board.from_rows("X.OX.O")
    black, white = Point(3, 0), Point(5, 0)
    marking = Marking(dead=frozenset({black, white}))
    dead = []
    for _ in range(4):
        marking = toggle_dead(board, marking, black)
        dead.append(set(marking.dead))
    assert dead == [{white}, {black}, set(), {black}]


@given(boards(), st.data())
def test_two_clicks_on_a_stone_leave_all_stones_alive_as_they_were(board, data):
    point = data.draw(st.sampled_from(board.graph.points))
    assert toggle_dead(board, toggle_dead(board, Marking(), point), point) == Marking()


@given(agreements(), st.booleans())
def test_three_clicks_on_an_empty_point_count_it_as_before(agreement, alone):
    board, marking, point = agreement
    if board[point] is not None:
        return
    after = marking
    for _ in range(3):
        after = cycle_owner(board, after, point, alone=alone)
    assert ownership(board, after)[point] is ownership(board, marking)[point]


@given(agreements(), st.sampled_from([toggle_dead, toggle_seki, cycle_owner]))
def test_only_stones_die_or_are_in_seki_and_never_both(agreement, change):
    board, marking, point = agreement
    after = change(board, marking, point)
    stones = board.stones().keys()
    assert after.dead <= stones
    assert after.seki <= stones
    assert not after.dead & after.seki
    assert all(board[each] is None or each in after.dead for each in after.owners)


@given(agreements(), st.sampled_from([toggle_dead, toggle_seki, cycle_owner]))
def test_a_click_that_was_made_outlives_every_proposal(agreement, change):
    board, marking, point = agreement
    after = change(board, marking, point)
    points = marking_differences(marking, after)
    assert not marking_differences(after, apply_user_choices(after, points, marking)) & points
    assert apply_user_choices(after, points, marking) == after


def test_a_marking_that_says_the_same_differs_nowhere():
    marking = Marking(dead=CAUGHT, owners={Point(0, 6): None})
    assert marking_differences(marking, replace(marking)) == set()
    assert marking_differences(Marking(owners={WALL: None}), Marking()) == {WALL}
