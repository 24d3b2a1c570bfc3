from __future__ import annotations

import pytest

from goboard_gui.go import RECORDING, IllegalReason, Judgement, Ko, Point, Replay, Rules
from tests.go.diagrams import FAULTLESS, B, W, board, make, point, replay_of

AFTER_END = Judgement(after_end=True)


def test_a_recorder_forbids_suicide_and_simple_ko_only():
    assert (RECORDING.ko, RECORDING.suicide) == (Ko.SIMPLE, False)
    assert Replay(board("...")).rules == RECORDING
    assert [Rules(ko).superko for ko in Ko] == [False, True, True, True]


def test_two_passes_end_the_game_and_later_moves_are_told():
    replay = replay_of("... ...")
    assert make(replay, "Xaa O") == [FAULTLESS] * 2
    assert not replay.has_ended
    assert make(replay, "X") == [FAULTLESS]
    assert replay.has_ended
    assert make(replay, "O X") == [AFTER_END] * 2


def test_a_play_after_the_end_resumes_the_game():
    replay = replay_of("... ...")
    assert make(replay, "X O Xaa") == [FAULTLESS, FAULTLESS, AFTER_END]
    assert not replay.has_ended
    assert make(replay, "Oca X") == [FAULTLESS] * 2
    assert not replay.has_ended


def test_passes_that_a_play_or_a_setup_separates_do_not_end_the_game():
    replay = replay_of("... ...")
    make(replay, "X Oaa X")
    assert not replay.has_ended
    replay.set_up({point("bb"): W})
    make(replay, "X")
    assert not replay.has_ended
    make(replay, "O")
    assert replay.has_ended


def test_an_illegal_play_after_the_end_is_told_to_be_both():
    assert make(replay_of("X."), "X O Xaa")[-1] == Judgement(
        IllegalReason.OCCUPIED, 0, after_end=True
    )


def test_the_reasons_come_in_the_order_occupied_suicide_ko_superko():
    said = make(replay_of(".O. OXO .O.", Ko.POSITIONAL), "Xbb Xaa Xaa")
    assert [it.illegal for it in said] == [
        IllegalReason.OCCUPIED,
        IllegalReason.SUICIDE,
        IllegalReason.SUICIDE,
    ]


def test_a_stone_that_is_at_once_gone_repeats_the_position_before_it():
    taken_off = Judgement(IllegalReason.SUICIDE, repeats=0)
    assert make(replay_of(".O O."), "Xaa") == [taken_off]
    assert make(replay_of(".O O.", suicide=True), "Xaa") == [Judgement(None, repeats=0)]
    superko = replay_of(".O O.", Ko.POSITIONAL, suicide=True)
    assert make(superko, "Xaa") == [Judgement(IllegalReason.SUPERKO, repeats=0)]


def test_suicide_of_a_chain_repeats_nothing_and_is_legal_where_allowed():
    assert make(replay_of("X.O OO.", Ko.POSITIONAL, suicide=True), "Xba") == [FAULTLESS]


def test_moves_need_not_alternate():
    replay = replay_of("....")
    assert make(replay, "Xaa Xba Xda") == [FAULTLESS] * 3
    assert replay.board == board("XX.X")


def test_steps_of_each_kind_are_counted():
    replay = replay_of("...")
    make(replay, "Xaa O")
    replay.set_up({point("ca"): W})
    assert len(replay) == 3
    replay.take_back()
    assert len(replay) == 2


def test_only_a_play_captures():
    replay = replay_of("O. ..")
    assert replay.captured == []
    make(replay, "Xba Xab")
    assert replay.captured == [point("aa")]
    make(replay, "O")
    assert replay.captured == []
    replay.set_up({point("bb"): W})
    assert replay.captured == []
    replay.take_back()
    replay.take_back()
    assert replay.captured == [point("aa")]


def test_there_is_nothing_to_take_back_before_the_first_step():
    replay = replay_of("X.")
    for _ in range(2):
        with pytest.raises(IndexError):
            replay.take_back()
    make(replay, "Oba")
    replay.take_back()
    assert replay.board == board("X.")


def test_a_point_off_the_board_changes_nothing():
    replay = replay_of("X..")
    make(replay, "Oca")
    outside = Point(3, 0)
    for ask in (
        lambda: replay.play(outside, B),
        lambda: replay.judge(outside, B),
        lambda: replay.set_up({Point(1, 0): B, outside: B}),
    ):
        with pytest.raises(KeyError):
            ask()
        assert replay.board == board("X.O")
        assert len(replay) == 1


def test_a_replay_leaves_the_board_it_started_from():
    start = board("O. ..")
    replay = Replay(start)
    make(replay, "Xba Xab")
    assert replay.board != start
    assert start == board("O. ..")


def test_setup_is_taken_back_as_one_step():
    replay = replay_of("XO. ...")
    replay.set_up({point("aa"): None, point("ba"): B, point("cb"): W})
    assert replay.board == board(".X. ..O")
    replay.take_back()
    assert replay.board == board("XO. ...")
