"""Time limits, clocks, and the times that records hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Colour
from goboard_gui.record import Property, Session, Tree
from goboard_gui.record.properties.conventions.time_limits import (
    parse_time_control,
    read_time_limit,
    write_overtime,
)
from goboard_gui.record.properties.time_control import Clock, Overtime, TimeControl
from goboard_gui.record.values.clocks import (
    ClockReader,
    Clocks,
    read_clocks,
    time_control,
    time_properties,
)
from tests.cases import for_each
from tests.record.record_cases import branch, line, properties

BLACK, WHITE = Colour.BLACK, Colour.WHITE
BYO_YOMI = TimeControl(600, Overtime.BYO_YOMI, 30, 3)
CANADIAN = TimeControl(600, Overtime.CANADIAN, 300, 25)
FISCHER = TimeControl(600, Overtime.FISCHER, 10)
SUDDEN = TimeControl(600)
COUNTED = TimeControl()


@for_each(
    ("main", "overtime", "terms"),
    [
        ("3600", "5x30 byo-yomi", TimeControl(3600, Overtime.BYO_YOMI, 30, 5)),
        ("3600", "5x30 Byo-Yomi", TimeControl(3600, Overtime.BYO_YOMI, 30, 5)),
        ("3600", "byoyomi 3 x 60 s", TimeControl(3600, Overtime.BYO_YOMI, 60, 3)),
        ("0", "5 periods of 30 seconds", TimeControl(0, Overtime.BYO_YOMI, 30, 5)),
        ("60", "25/600 Canadian", TimeControl(60, Overtime.CANADIAN, 600, 25)),
        ("60", "canadian 25/600", TimeControl(60, Overtime.CANADIAN, 600, 25)),
        ("60", "10 fischer", TimeControl(60, Overtime.FISCHER, 10)),
        ("60", "Fischer 7.5s", TimeControl(60, Overtime.FISCHER, 7.5)),
        ("90 min", "", TimeControl(5400)),
        ("1:30:00", "", TimeControl(5400)),
        # NNGS, in records of GNU Go's regression tests
        ("30:00(5x1:00)", "", TimeControl(1800, Overtime.BYO_YOMI, 60, 5)),
        ("5:00:00(5x1:00)", "", TimeControl(18000, Overtime.BYO_YOMI, 60, 5)),
        ("30:00+30:00/25", "", TimeControl(1800, Overtime.CANADIAN, 1800, 25)),
        ("10:00:00+1:00/5", "", TimeControl(36000, Overtime.CANADIAN, 60, 5)),
        # tournaments of programs
        ("30:00", "", TimeControl(1800)),
        ("1:00:00", "", TimeControl(3600)),
        ("1:30", "", TimeControl(5400)),
        ("10:00", "", TimeControl(600)),
        ("5:00", "", TimeControl(300)),
        ("2:00", "", TimeControl(7200)),
        ("1 hr/125 moves", "", TimeControl(0, Overtime.CANADIAN, 3600, 125)),
        # Many Faces of Go, Nihon Ki-in, Kombilo's test files, YuanYu, q5Go
        ("1 hour", "", TimeControl(3600)),
        ("1時間", "", TimeControl(3600)),
        ("3h", "", TimeControl(10800)),
        ("60.0", "", TimeControl(60)),
        ("1800.000000", "", TimeControl(1800)),
        ("1800;", "", TimeControl(1800)),
        ("-", "", TimeControl()),
        ("1800,0,30,5", "", TimeControl(1800)),
        ("60 minutes + 5 minutes / 30 stones", "", TimeControl(3600, Overtime.CANADIAN, 300, 30)),
        ("1 hour + 10 min / 25 moves", "", TimeControl(3600, Overtime.CANADIAN, 600, 25)),
        ("no limit", "5x30 byo-yomi", TimeControl()),
        # GoGui, SmartGo and an old game
        ("600", "25 moves / 300 sec", TimeControl(600, Overtime.CANADIAN, 300, 25)),
        ("600", "25 moves / 5 min", TimeControl(600, Overtime.CANADIAN, 300, 25)),
        ("600", "60 sec/move byo-yomi", TimeControl(600, Overtime.BYO_YOMI, 60, 1)),
        ("600", "1 minute per move", TimeControl(600, Overtime.BYO_YOMI, 60, 1)),
        ("600.5", "as usual", TimeControl(600.5)),
        ("plenty", "5x30 byo-yomi", TimeControl()),
        ("9" * 30, "5x30 byo-yomi", TimeControl()),
    ],
)
def test_terms_are_read_as_servers_and_people_write_them(main, overtime, terms):
    assert parse_time_control(main, overtime) == terms
    assert (read_time_limit(main) is None) is (main in ("plenty", "9" * 30))


@for_each(
    ("text", "seconds"),
    [
        pytest.param("1787", 1787, id="NNGS"),
        pytest.param("1797.199", 1797.199, id="CGoban"),
        pytest.param("1797.1990000000", 1797.199, id="any number of decimals"),
        pytest.param("34.", 34, id="SGFC's test files"),
        pytest.param("0:07:42", 462, id="a program of 2001"),
        pytest.param("7:42", 462, id="minutes and seconds"),
        pytest.param("-70.0", 0, id="GoGui: time that was overrun"),
        pytest.param("12,5", 12.5, id="decimal comma"),
        pytest.param(" 12; ", 12, id="a semicolon at the end"),
        pytest.param("soon", None, id="a word"),
        pytest.param("", None, id="nothing"),
        pytest.param("1:2:3:4", None, id="too many parts"),
    ],
)
def test_the_time_left_is_read_however_it_is_written(text, seconds):
    clocks = read_clocks([Property("B", ("aa",)), Property("BL", (text,))])
    assert clocks.black == (None if seconds is None else Clock(seconds))


_amounts = st.integers(1, 9999)
_terms = st.one_of(
    st.builds(TimeControl, _amounts, st.just(Overtime.NONE)),
    st.builds(TimeControl, _amounts, st.just(Overtime.FISCHER), _amounts),
    st.builds(
        TimeControl,
        st.integers(0, 9999),
        st.sampled_from([Overtime.BYO_YOMI, Overtime.CANADIAN]),
        _amounts,
        st.integers(1, 99),
    ),
)


@given(_terms)
def test_what_is_written_of_terms_reads_back(terms):
    assert parse_time_control(str(terms.main), write_overtime(terms)) == terms


@for_each(
    ("terms", "before", "seconds", "after"),
    [
        (SUDDEN, Clock(600), 12.5, Clock(587.5)),
        (SUDDEN, Clock(5), 6, Clock(0)),
        (COUNTED, Clock(5, used=True), 6, Clock(11, used=True)),
        (FISCHER, Clock(600), 12, Clock(598)),
        (FISCHER, Clock(5), 6, Clock(0)),
        (BYO_YOMI, Clock(600), 599, Clock(1)),
        (BYO_YOMI, Clock(5), 5, Clock(30, 3)),
        (BYO_YOMI, Clock(5), 15, Clock(20, 3)),
        (BYO_YOMI, Clock(5), 45, Clock(20, 2)),
        (BYO_YOMI, Clock(30, 2), 29, Clock(1, 2)),
        (BYO_YOMI, Clock(30, 2), 31, Clock(29, 1)),
        (BYO_YOMI, Clock(30, 1), 31, Clock(0, 0)),
        (BYO_YOMI, Clock(5), 95, Clock(0, 0)),
        (BYO_YOMI, Clock(0, 0), 5, Clock(0, 0)),
        (CANADIAN, Clock(600), 10, Clock(590)),
        (CANADIAN, Clock(5), 15, Clock(290, 24)),
        (CANADIAN, Clock(290, 24), 40, Clock(250, 23)),
        (CANADIAN, Clock(20, 1), 5, Clock(300, 25)),
        (CANADIAN, Clock(20, 3), 25, Clock(0, 3)),
    ],
)
def test_a_move_takes_its_time(terms, before, seconds, after):
    assert terms.clock_after_move(before, seconds) == after


@pytest.mark.parametrize(
    ("terms", "start"),
    [
        (SUDDEN, Clock(600)),
        (COUNTED, Clock(0, used=True)),
        (TimeControl(0, Overtime.BYO_YOMI, 30, 3), Clock(30, 3)),
        (TimeControl(0, Overtime.CANADIAN, 300, 25), Clock(300, 25)),
        (BYO_YOMI, Clock(600)),
    ],
)
def test_without_main_time_a_game_begins_in_overtime(terms, start):
    assert terms.initial_clock() == start


def test_each_move_in_a_period_has_all_of_it():
    assert BYO_YOMI.clock_for_next_move(Clock(4.2, 2)) == Clock(30, 2)
    assert BYO_YOMI.clock_for_next_move(Clock(4.2)) == Clock(4.2)
    assert BYO_YOMI.clock_for_next_move(Clock(0, 0)) == Clock(0, 0)
    assert CANADIAN.clock_for_next_move(Clock(4.2, 2)) == Clock(4.2, 2)


@given(_terms, st.lists(st.floats(0, 500), max_size=12))
def test_thinking_in_two_parts_is_thinking_at_once(terms, parts):
    clock = terms.initial_clock()
    for part in parts:
        clock = terms.clock_while_thinking(clock, part)
    at_once = terms.clock_while_thinking(terms.initial_clock(), sum(parts))
    assert clock.seconds >= 0
    if clock.extra == at_once.extra:
        assert abs(clock.seconds - at_once.seconds) < 1e-6


GAME = line(
    "SZ[9]TM[600]OT[3x30 byo-yomi]",
    "B[aa]BL[590.125]",
    "W[bb]WL[soon]",
    "C[x]",
    "B[cc]BL[20]OB[3]",
    "W[dd]WL[580]OW[1.0]",
)


def test_the_times_of_a_node_are_its_own():
    assert read_clocks(GAME.properties(4)) == Clocks(black=Clock(20, 3))
    assert read_clocks(GAME.properties(2)) == Clocks()
    assert read_clocks(GAME.properties(5)) == Clocks(white=Clock(580, 1))
    assert read_clocks(properties("W[aa]GBTU[12.5]")) == Clocks(white=Clock(12.5, used=True))
    assert read_clocks(properties("GBTU[12.5]")) == Clocks()


def test_what_both_have_is_what_was_told_last():
    reader = ClockReader(GAME)
    told = [reader.clocks_at(GAME, node) for node in GAME.main_line()]
    first, later = Clock(590.125), Clock(20, 3)
    assert [clocks.black for clocks in told] == [None, first, first, first, later, later]
    assert [clocks.white for clocks in told] == [None] * 5 + [Clock(580, 1)]
    other, (node,) = branch(GAME, 2, "B[ee]BL[1]")
    assert reader.clocks_at(other, node) == Clocks(black=Clock(1))
    edited = other.set_properties(1, properties("B[aa]BL[7]"))
    assert reader.clocks_at(edited, 3) == Clocks(black=Clock(7))
    swapped = line("SZ[9]", "B[aa]GBTU[3]")
    assert ClockReader(swapped).clocks_at(swapped, 1).clock_of(BLACK) == Clock(3, used=True)


def test_the_terms_of_a_record_stand_in_its_root():
    assert time_control(GAME) == BYO_YOMI
    assert time_control(Tree.new([Property("SZ", ("9",))])) == TimeControl()


@for_each("colour", [BLACK, WHITE])
@for_each("clock", [Clock(20.5), Clock(30, 3), Clock(12.5, used=True)])
def test_what_is_written_of_times_reads_back(colour, clock):
    move = Property("B" if colour is BLACK else "W", ("aa",))
    assert read_clocks([move, *time_properties(colour, clock)]).clock_of(colour) == clock


def test_a_stamp_is_asked_for_new_moves_only():
    session, asked = Session(GAME), []

    def stamp(tree, node, colour):
        asked.append((node, colour))
        return [Property("BL", ("5",))]

    session.stamp = stamp
    for point in ((0, 0), (0, 0), (8, 8)):
        session.play(session.size.points()[point[0] + 9 * point[1]])
    assert asked == [(1, WHITE)]
    assert session.tree.properties(session.cursor) == tuple(properties("W[ii]BL[5]"))
