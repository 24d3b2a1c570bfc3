from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Point
from goboard_gui.go.life import analyse_life
from goboard_gui.study.life_status import chain_status, liberty_letters, point_status

BLACK, WHITE = Colour

SHARED_EYES = Board.from_rows(".X..", ".XX.", "X.X.")
TWO_EYES = Board.from_rows(".X.XO", "XXXXO", "OOOOO")


def facts_at(board: Board, point: Point, labels=None):
    found = analyse_life(board)
    chain = found.chain_at(point)
    return point_status(found, point) if chain is None else chain_status(found, chain, labels or {})


def test_a_chain_tells_its_eyes_and_how_safe_it_is():
    facts = facts_at(TWO_EYES, Point(1, 0))
    assert [eye.points for eye in facts.eyes] == [{Point(0, 0)}, {Point(2, 0)}]
    assert facts.safe
    assert facts.alive
    assert facts.open_liberties == set()


def test_where_a_safe_chain_can_be_besieged_is_told():
    facts = facts_at(SHARED_EYES, Point(0, 2))
    assert (facts.safe, facts.alive) == (True, False)
    assert facts.open_liberties == {Point(0, 1)}


rows = st.lists(st.text(".X", min_size=4, max_size=4), min_size=2, max_size=4)


@given(rows)
def test_open_liberties_of_black_can_be_filled_while_she_passes(lines):
    board = Board.from_rows(*lines)
    found = analyse_life(board)
    for chain in found.chains:
        open_liberties = set(chain_status(found, chain).open_liberties)
        filled = board
        while open_liberties:
            playable = next(
                point
                for point in sorted(open_liberties)
                if point not in filled.play(point, WHITE).captured
            )
            filled = filled.play(playable, WHITE).board
            open_liberties.remove(playable)
            assert filled[playable] is WHITE


@pytest.mark.parametrize(
    ("labels", "letters"),
    [
        ({}, "abc"),
        ({Point(0, 0): "b"}, "bac"),
        ({Point(1, 1): "z"}, "abz"),
        ({Point(2, 1): "a"}, "bcd"),
        ({Point(0, 0): "1", Point(2, 0): "2", Point(1, 1): "3"}, "123"),
    ],
    ids=["none", "of the first", "of another", "elsewhere", "of all"],
)
def test_liberties_are_lettered_around_the_labels_of_the_record(labels, letters):
    board = Board.from_rows(".X.", "...")
    found = liberty_letters(analyse_life(board).chains[0], labels)
    assert found == dict(zip([Point(0, 0), Point(2, 0), Point(1, 1)], letters, strict=True))


def test_an_empty_point_tells_its_region_and_whose_eye_it_is():
    facts = facts_at(SHARED_EYES, Point(0, 0))
    assert facts.region.points == facts.eye.points == {Point(0, 0), Point(0, 1)}
    assert facts.owner is None
    assert facts_at(TWO_EYES, Point(0, 0)).owner is BLACK


def test_a_last_liberty_tells_what_can_be_captured_there():
    board = Board.from_rows("XO.", "O..", "...")
    assert facts_at(board, Point(2, 2)).captures == ()
    board = Board.from_rows("XO.", "...", "...")
    (chain,) = facts_at(board, Point(0, 1)).captures
    assert chain.points == {Point(0, 0)}
