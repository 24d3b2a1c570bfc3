from __future__ import annotations

import pytest

from goboard_gui.go import Board, Colour, IllegalReason, Judgement, Ko, Replay, Rules
from tests.cases import for_each
from tests.go.diagrams import FAULTLESS, B, W, against, board, make, point, replay_of

every_ko = pytest.mark.parametrize("ko", Ko)
# What each kind says of a position made again with the same player to move …
told_or_superko = pytest.mark.parametrize(
    ("ko", "reason"),
    [(ko, None if ko is Ko.SIMPLE else IllegalReason.SUPERKO) for ko in Ko],
)
# … and of one made again with the other player to move.
by_the_other_player = pytest.mark.parametrize(
    ("ko", "said"),
    [
        (Ko.SIMPLE, against(None, repeats=0)),
        (Ko.POSITIONAL, against(IllegalReason.SUPERKO, repeats=0)),
        (Ko.SITUATIONAL, against(None, repeats=0)),
        (Ko.NATURAL, against(None, repeats=0)),
    ],
)

KO = """
    .XO..
    X.XO.
    .XO..
"""
SENDING_TWO = """
    .O.X.
    OXXX.
    OX...
    .X...
"""
TRIPLE_KO = """
    OOOOOOO
    OXO.O.O
    X.XOXOX
    XXXXXXX
"""
ROUND_THE_TRIPLE_KO = "Xdb Obc Xfb Odc Xbb Ofc"


@every_ko
def test_a_ko_cannot_be_retaken_at_once(ko: Ko):
    replay = replay_of(KO, ko, W)
    assert make(replay, "Obb") == [FAULTLESS]
    assert replay.captured == [point("cb")]
    assert make(replay, "Xcb") == [against(IllegalReason.KO, repeats=0)]
    assert replay.board == board(KO)


@every_ko
def test_a_ko_in_the_corner_is_one(ko: Ko):
    said = make(replay_of(".XO XO. X..", ko, W), "Oaa Xba")
    assert said == [FAULTLESS, against(IllegalReason.KO, repeats=0)]


@every_ko
def test_a_ko_can_be_retaken_after_a_threat(ko: Ko):
    assert make(replay_of(KO, ko, W), "Obb Xea Oeb Xcb") == [FAULTLESS] * 4


@every_ko
def test_who_took_last_is_still_not_retaken_at_once_after_a_threat(ko: Ko):
    said = make(replay_of(KO, ko, W), "Obb Xea Oeb Xcb Obb")
    assert said[-1] == against(IllegalReason.KO, repeats=3)


@every_ko
def test_a_stone_that_took_two_can_be_taken_at_once(ko: Ko):
    replay = replay_of(".XXO. XOOO. X....", ko, W)
    assert make(replay, "Oaa") == [FAULTLESS]
    assert len(replay.captured) == 2
    assert make(replay, "Xba") == [FAULTLESS]
    assert replay.captured == [point("aa")]


@told_or_superko
def test_a_ko_retaken_after_two_passes_repeats_the_position(ko: Ko, reason: IllegalReason | None):
    said = make(replay_of(KO, ko, W), "Obb X O Xcb")
    assert said == [FAULTLESS] * 3 + [Judgement(reason, repeats=0, after_end=True)]


@by_the_other_player
def test_sending_two_returning_one(ko: Ko, said: Judgement):
    replay = replay_of(SENDING_TWO, ko, W)
    assert make(replay, "Oca Xaa") == [FAULTLESS] * 2
    assert set(replay.captured) == {point("ba"), point("ca")}
    assert make(replay, "Oba") == [said]
    assert replay.board == board(SENDING_TWO)


@told_or_superko
def test_sending_two_again_after_a_pass(ko: Ko, reason: IllegalReason | None):
    replay = replay_of(SENDING_TWO, ko, W)
    make(replay, "Oca Xaa Oba")
    assert make(replay, "X Oca") == [FAULTLESS, against(reason, repeats=1)]


@pytest.mark.parametrize(
    ("ko", "said"),
    [
        (Ko.SIMPLE, against(IllegalReason.KO, repeats=1)),
        (Ko.POSITIONAL, against(IllegalReason.KO, repeats=1)),
        (Ko.SITUATIONAL, against(IllegalReason.KO, repeats=2)),
        (Ko.NATURAL, against(None, repeats=1)),
    ],
)
def test_who_passed_may_retake_a_ko_at_once_where_a_pass_makes_no_position(ko: Ko, said: Judgement):
    replay = replay_of(".OX.. O.OX. .OX..", ko)
    assert make(replay, "Xea O Xbb") == [FAULTLESS] * 3
    assert make(replay, "Ocb") == [said]


@every_ko
def test_who_made_the_position_and_then_passed_may_not_retake_the_ko(ko: Ko):
    replay = replay_of(".OX.. O.OX. .OX..", ko)
    assert make(replay, "Xea Oeb X O Xbb") == [FAULTLESS] * 4 + [Judgement(after_end=True)]
    assert make(replay, "Ocb") == [against(IllegalReason.KO, repeats=2)]


@pytest.mark.parametrize(
    ("ko", "said"),
    [
        (Ko.SIMPLE, against(None, repeats=1)),
        (Ko.POSITIONAL, against(IllegalReason.SUPERKO, repeats=1)),
        (Ko.SITUATIONAL, against(IllegalReason.SUPERKO, repeats=2)),
        (Ko.NATURAL, against(None, repeats=1)),
    ],
)
def test_returning_one_may_make_the_position_that_the_player_left_by_a_pass(
    ko: Ko, said: Judgement
):
    replay = replay_of(SENDING_TWO, ko)
    make(replay, "Xed O X Oca Xaa")
    assert make(replay, "Oba") == [said]


@told_or_superko
def test_a_triple_ko_comes_round_after_six_plays(ko: Ko, reason: IllegalReason | None):
    replay = replay_of(TRIPLE_KO, ko)
    assert make(replay, ROUND_THE_TRIPLE_KO) == [FAULTLESS] * 5 + [against(reason, repeats=0)]
    assert replay.board == board(TRIPLE_KO)


@told_or_superko
def test_a_triple_ko_that_goes_on_repeats_each_position_for_the_first_time_it_was(
    ko: Ko, reason: IllegalReason | None
):
    replay = replay_of(TRIPLE_KO, ko)
    make(replay, ROUND_THE_TRIPLE_KO)
    for _ in range(2):
        said = make(replay, ROUND_THE_TRIPLE_KO)
        assert said == [against(reason, number) for number in (1, 2, 3, 4, 5, 0)]


@every_ko
def test_in_a_triple_ko_the_one_just_taken_cannot_be_retaken(ko: Ko):
    replay = replay_of(TRIPLE_KO, ko)
    make(replay, "Xdb Obc Xfb")
    retaking = replay.judge(point("fc"), W)
    assert retaking == against(IllegalReason.KO, repeats=2)
    assert replay.judge(point("dc"), W) == FAULTLESS


@every_ko
def test_a_ko_taken_from_a_position_that_was_set_up_cannot_be_retaken(ko: Ko):
    start = board(KO)
    replay = Replay(Board.empty(start.size), Rules(ko))
    replay.set_up(start.stones())
    assert make(replay, "Obb Xcb") == [FAULTLESS, against(IllegalReason.KO, repeats=1)]


@by_the_other_player
def test_who_moves_twice_and_puts_a_suicide_back_retakes_no_ko(ko: Ko, said: Judgement):
    replay = replay_of("O.X XXX ...", ko, W, suicide=True)
    assert make(replay, "Oba Oaa") == [FAULTLESS, said]
    assert replay.board == board("O.X XXX ...")


@for_each("ko", [Ko.SITUATIONAL, Ko.NATURAL])
@for_each(
    ("to_play", "said"),
    [
        (W, against(None, repeats=1)),
        (B, against(IllegalReason.SUPERKO, repeats=1)),
        (None, against(IllegalReason.SUPERKO, repeats=1)),
    ],
)
def test_a_position_that_was_set_up_was_made_by_who_is_not_to_play(
    ko: Ko, to_play: Colour | None, said: Judgement
):
    start = board(".X. XX. ...")
    replay = Replay(Board.empty(start.size), Rules(ko, suicide=True))
    replay.set_up(start.stones(), to_play)
    assert make(replay, "Oaa") == [said]
    replay.take_back()
    replay.take_back()
    replay.set_up(start.stones(), W)
    assert make(replay, "Oaa") == [against(None, repeats=1)]


@told_or_superko
def test_setup_between_two_plays_makes_them_no_ko(ko: Ko, reason: IllegalReason | None):
    replay = replay_of(KO, ko, W)
    make(replay, "Obb")
    replay.set_up({})
    assert make(replay, "Xcb") == [against(reason, repeats=0)]


@told_or_superko
def test_a_stone_that_setup_took_off_may_be_played_again(ko: Ko, reason: IllegalReason | None):
    replay = replay_of("... ...", ko)
    make(replay, "Xaa")
    replay.set_up({point("aa"): None})
    assert make(replay, "Xaa") == [against(reason, repeats=1)]


@every_ko
def test_a_ko_with_another_stone_on_the_board_is_not_the_same_position(ko: Ko):
    replay = replay_of(KO, ko, W)
    make(replay, "Obb")
    replay.set_up({point("ea"): W})
    assert make(replay, "Xcb") == [FAULTLESS]


@every_ko
def test_a_play_taken_back_is_forgotten(ko: Ko):
    replay = replay_of(KO, ko, W)
    make(replay, "Obb")
    replay.take_back()
    assert make(replay, "Obb Xea") == [FAULTLESS] * 2
    replay.take_back()
    assert make(replay, "Xcb") == [against(IllegalReason.KO, repeats=0)]
