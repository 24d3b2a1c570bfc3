"""Settling a final position: proposals and what a person says."""

from __future__ import annotations

import pytest

from goboard_gui.engine.final_status import FinalStatus
from goboard_gui.go import Board, Colour, Point, rule_set
from goboard_gui.go.score import Marking, ScoringTerms
from goboard_gui.study.scoring_session import ScoringSession

JAPANESE, TROMP_TAYLOR = rule_set("japanese"), rule_set("tromp-taylor")
BOARD = Board.from_rows(
    "X . O . X",
    ". . O . X",
    "O O O . X",
    ". . . . X",
    "X X X X X",
)
CAUGHT, FREE, GAP = Point(0, 0), Point(4, 0), Point(3, 0)
DEAD = Marking(dead=frozenset({CAUGHT}))


@pytest.fixture
def settling() -> ScoringSession:
    return ScoringSession(BOARD, JAPANESE)


def test_all_stones_live_until_something_is_said(settling):
    assert settling.marking == Marking()
    assert settling.owners[Point(1, 1)] is None


def test_a_stone_that_dies_gives_its_area_to_the_opponent(settling):
    assert settling.toggle_status(CAUGHT)
    assert settling.marking == DEAD
    assert settling.owners[Point(1, 1)] is Colour.WHITE


def test_a_proposal_has_its_way_where_nothing_was_said(settling):
    assert settling.apply_proposal(DEAD)
    assert settling.marking == DEAD
    assert not settling.apply_proposal(DEAD)


def test_a_proposal_never_undoes_what_was_said(settling):
    settling.toggle_status(CAUGHT)
    settling.apply_proposal(Marking())
    assert settling.marking == DEAD
    settling.toggle_status(CAUGHT)
    settling.apply_proposal(DEAD)
    assert settling.marking == Marking()


def test_a_proposal_may_be_asked_for_again(settling):
    settling.toggle_status(CAUGHT)
    settling.discard_choices()
    assert settling.apply_proposal(Marking())
    assert settling.marking == Marking()


def test_all_stones_live_again_whatever_is_proposed(settling):
    settling.apply_proposal(DEAD)
    assert settling.mark_all_alive()
    settling.apply_proposal(DEAD)
    assert settling.marking == Marking()


def test_an_area_gets_another_owner(settling):
    assert settling.toggle_status(GAP)
    assert settling.owners[GAP] is Colour.BLACK


def test_a_chain_is_put_in_seki(settling):
    assert settling.toggle_seki(FREE)
    assert FREE in settling.marking.seki
    assert not settling.toggle_seki(GAP)


def test_where_no_dead_stones_leave_nothing_can_be_said():
    settling = ScoringSession(BOARD, TROMP_TAYLOR)
    settling.apply_proposal(DEAD)
    assert not settling.toggle_status(CAUGHT)
    assert not settling.mark_all_alive()
    assert settling.marking == Marking()
    settling.rules = JAPANESE
    assert settling.marking == DEAD


def test_what_was_said_before_is_begun_with():
    assert ScoringSession(BOARD, JAPANESE, DEAD).marking == DEAD


def test_both_counts_rest_on_what_is_agreed(settling):
    settling.toggle_status(CAUGHT)
    settling.terms = ScoringTerms(komi=0.5)
    counts = settling.area_and_territory_scores()
    assert counts.territory.white.dead == 1
    assert counts.area.white.total == 5 + 4 + 0.5


def test_a_single_point_is_its_owners_to_fill_where_that_costs_it(settling):
    hole = Point(0, 3)
    settling = ScoringSession(BOARD, JAPANESE, Marking(owners={hole: Colour.BLACK}))
    assert settling.toggle_status(hole, alone=True)
    assert settling.teire == {hole}
    assert settling.score().black.teire == 1
    settling.rules = rule_set("chinese")
    assert settling.teire == set()
    settling.rules = JAPANESE
    assert settling.toggle_status(hole, alone=True)
    assert settling.marking == Marking(owners={hole: Colour.BLACK})


WALL = Point(2, 0)
DEAD_BY_ENGINE = FinalStatus(dead=frozenset({CAUGHT}))


def test_an_engine_counts_for_more_than_a_proposal_but_less_than_a_click(settling):
    settling.apply_proposal(Marking())
    assert settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    assert settling.marking.dead == {CAUGHT}
    assert not settling.apply_proposal(Marking())
    settling.toggle_status(CAUGHT)
    settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    assert settling.marking.dead == frozenset()


def test_chains_on_which_engine_and_proposal_differ_are_disputed_until_they_are_clicked(settling):
    assert settling.disputed == frozenset()
    settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    assert settling.disputed == {CAUGHT}
    settling.apply_proposal(DEAD)
    assert settling.disputed == frozenset()
    settling.apply_proposal(Marking())
    settling.toggle_status(CAUGHT)
    assert settling.disputed == frozenset()


def test_where_the_engine_is_unsure_the_proposal_stands_and_the_chain_is_disputed(settling):
    settling.apply_proposal(DEAD)
    wall = frozenset(point for point in BOARD.graph.points if BOARD[point] is Colour.WHITE)
    settling.apply_engine_status(FinalStatus(unsure=frozenset({CAUGHT, WALL})), Colour.BLACK)
    assert settling.marking.dead == {CAUGHT}
    assert settling.disputed == {CAUGHT, *wall}


def test_a_new_proposal_on_request_forgets_the_engine(settling):
    settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    settling.discard_choices()
    assert not settling.has_engine_status
    settling.apply_proposal(Marking())
    assert settling.marking == Marking()


def test_without_dead_stones_in_the_rules_nothing_is_disputed(settling):
    settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    settling.rules = TROMP_TAYLOR
    assert settling.disputed == frozenset()


def test_an_engine_may_contradict_all_alive_which_may_follow_it_again(settling):
    settling.mark_all_alive()
    assert settling.apply_engine_status(DEAD_BY_ENGINE, Colour.BLACK)
    assert settling.marking.dead == {CAUGHT}
    assert not settling.has_own_marks
    assert settling.mark_all_alive()
    assert settling.marking.dead == frozenset()
    assert not settling.has_engine_status
