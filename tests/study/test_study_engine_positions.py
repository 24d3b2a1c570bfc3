"""Positions of records as engines get them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_gui.engine.position import Play
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, rule_set
from goboard_gui.record import Session
from goboard_gui.study.engine_positions import engine_position
from tests.cases import for_each

BLACK, WHITE = Colour


def at_end(sgf: bytes) -> Session:
    session = Session(read_sgf(sgf).games[0])
    session.go_to(session.line[-1])
    return session


@for_each(
    ("sgf", "setup", "moves", "to_play", "handicap"),
    [
        (b"(;SZ[5])", {}, (), BLACK, False),
        (
            b"(;SZ[5];B[aa];W[];B[bb])",
            {},
            (Play(BLACK, Point(0, 0)), Play(WHITE, None), Play(BLACK, Point(1, 1))),
            WHITE,
            False,
        ),
        (
            b"(;SZ[9]HA[2]AB[cc][gg];W[ee])",
            {Point(2, 2): BLACK, Point(6, 6): BLACK},
            (Play(WHITE, Point(4, 4)),),
            BLACK,
            True,
        ),
        # Three stones, but a handicap of two: these are no handicap stones.
        (
            b"(;SZ[9]HA[2]AB[cc][gg][cg])",
            {Point(2, 2): BLACK, Point(6, 6): BLACK, Point(2, 6): BLACK},
            (),
            WHITE,
            False,
        ),
        # Whatever was played before stones were set up no longer matters.
        (
            b"(;SZ[5];B[aa];AW[cc]PL[B];B[bb])",
            {Point(0, 0): BLACK, Point(2, 2): WHITE},
            (Play(BLACK, Point(1, 1)),),
            WHITE,
            False,
        ),
        (b"(;SZ[5];B[aa];AW[cc]PL[W])", {Point(0, 0): BLACK, Point(2, 2): WHITE}, (), WHITE, False),
    ],
)
def test_an_engine_gets_the_last_setup_and_the_moves_after_it(sgf, setup, moves, to_play, handicap):
    position = engine_position(at_end(sgf))
    assert position.setup.stones() == setup
    assert position.moves == moves
    assert position.to_play is to_play
    assert position.handicap is handicap
    position.check()


@for_each(
    ("properties", "rules", "komi"),
    [
        (b"", "japanese", 0.0),
        (b"RU[Chinese]KM[7.5]", "chinese", 7.5),
        (b"RU[nz]KM[-3]", "nz", -3.0),
    ],
)
def test_rules_and_komi_are_those_by_which_the_record_is_scored(properties, rules, komi):
    position = engine_position(at_end(b"(;SZ[9]" + properties + b")"))
    assert (position.rules, position.komi) == (rule_set(rules), komi)


def test_other_rules_and_another_komi_can_be_given():
    position = engine_position(at_end(b"(;SZ[9]KM[6.5])"), rule_set("aga"), 0.5)
    assert (position.rules.id, position.komi) == ("aga", 0.5)


@settings(deadline=None)
@given(st.lists(st.integers(0, 25), max_size=40), st.integers(0, 40))
def test_setup_and_moves_lead_to_the_position_of_any_record(numbers, setup_at):
    session = Session(read_sgf(b"(;SZ[5])").games[0])
    for number, chosen in enumerate(numbers):
        if number == setup_at:
            stone = BLACK if chosen % 2 else WHITE
            session.set_up_stones({Point(chosen % 5, chosen // 5 % 5): stone})
        point = None if chosen == 25 else Point(chosen % 5, chosen // 5)
        session.play(point)
    position = engine_position(session)
    board = position.setup
    for colour, point in position.moves:
        if point is not None:
            board = board.play(point, colour).board
    assert board == position.board == session.board
