from __future__ import annotations

import gzip
import tracemalloc
import zlib
from base64 import standard_b64encode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.go.analysis import Candidate, Value
from goboard_gui.record import Property, Session
from goboard_gui.record.stored_analysis.foreign.katrain import read_katrain
from goboard_gui.record.stored_analysis.foreign.lizzie import read_lizzie
from goboard_gui.record.stored_analysis.model import AnalysisSource, StoredAnalysis
from goboard_gui.record.stored_analysis.reading import read_analysis
from goboard_gui.record.stored_analysis.tables import ANALYSIS_PROPERTIES
from goboard_gui.record.stored_analysis.writing import with_analyses
from tests.cases import for_each
from tests.record.foreign_analyses import (
    KATRAIN_RECORD,
    KATRAIN_VALUES,
    LIZZIE_VALUES,
    katrain_values,
    packed,
)
from tests.record.record_cases import line

SIZE = Size(19, 19)


def shown(text: str) -> StoredAnalysis | None:
    """Return the analysis that is shown at the second move of a record with these properties."""
    session = Session(line("SZ[19]", "B[aa]", f"W[bb]{text}"))
    session.go_to(2)
    return read_analysis(session.tree, 2, session)


def test_an_analysis_that_katrain_has_saved_is_read():
    values = "".join(f"[{value}]" for value in KATRAIN_VALUES)
    session = Session(read_sgf(KATRAIN_RECORD.format(values=values).encode()).games[0])
    session.go_to(2)
    stored = read_analysis(session.tree, 2, session)
    analysis = stored.analysis
    assert stored.source is AnalysisSource.KATRAIN
    assert analysis.to_play is Colour.BLACK
    assert stored.value == Value(0.496110574, 0.281430522)
    assert analysis.visits == 12
    assert [each.visits for each in analysis.candidates] == [6, 6, 4, 1, 1]
    assert analysis.candidates[0] == Candidate(
        Point(4, 6),
        6,
        Value(0.486354571, -0.0483091194),
        (Point(4, 6), Point(2, 3), Point(3, 3), Point(2, 2)),
        0.26898703,
    )
    assert analysis.candidates[1].copy_of == Point(4, 6)
    black, white = (analysis.ownership[row * 9 + column] for column, row in ((4, 4), (2, 6)))
    assert (max(analysis.ownership), min(analysis.ownership)) == (black, white)
    assert (round(black, 2), round(white, 2)) == (0.90, -0.64)


@for_each(
    ("name", "visits", "score"),
    [("KataGo", 1300, -0.3947), ("Leela Zero", 13000, None), ("in Germany", 13000, None)],
)
def test_an_analysis_that_lizzie_has_saved_is_read(name, visits, score):
    for to_play, sign in ((Colour.BLACK, 1), (Colour.WHITE, -1)):
        stored = read_lizzie(LIZZIE_VALUES[name], to_play, SIZE)
        analysis, first = stored.analysis, stored.analysis.candidates[0]
        assert stored.source is AnalysisSource.LIZZIE
        assert analysis.visits == visits
        assert stored.value.win_rate == pytest.approx(0.5 + sign * 0.032)
        assert first.value.win_rate == pytest.approx(0.5 + sign * 0.034)
        assert first.line == (first.point, Point(15, 15), None)
        if score is None:
            assert stored.value.score is first.value.score is None
        else:
            assert stored.value.score == pytest.approx(sign * score, abs=1e-4)
            assert first.value.score == pytest.approx(sign * 1e-4)


def test_numbers_of_lizzie_without_playouts_are_those_of_another_position():
    assert read_lizzie(LIZZIE_VALUES["not analysed"], Colour.BLACK, SIZE) is None


@for_each(
    ("text", "expected"),
    [
        ("QLZV[1234:0.512300]", (1234, 0.5123, None, None, "")),
        ("QLZV[1234:0,512300:6.5]", (1234, 0.5123, None, 6.5, "")),
        ("QLZV[1234:0.5::Leela Zero: 40b]", (1234, 0.5, None, None, "Leela Zero: 40b")),
        ("QKGV[99:0.25:-3.5:12.25]", (99, 0.25, -3.5, None, "")),
        ("QKGV[99:0.25:-3.5:12.25:7:KataGo]", (99, 0.25, -3.5, 7.0, "KataGo")),
        ("QKGV[99:0.25:0:0]", (99, 0.25, None, None, "")),
        ("QKGV[9:0.5:1:2][12:0.6:3:4::b][11:0.7:5:6]", (12, 0.6, 3.0, None, "b")),
        ("QLZV[12:0.5]QKGV[11:0.6:1:2]", (12, 0.5, None, None, "")),
        ("QLZV[12]", None),
        ("QLZV[x:0.5]", None),
        ("QLZV[5:x]", None),
        ("QKGV[5:0.5]", None),
    ],
)
def test_values_of_q5go_are_read_and_the_one_with_most_visits_is_shown(text, expected):
    stored = shown(text)
    if expected is None:
        assert stored is None
        return
    visits, win_rate, score, komi, engine = expected
    assert stored.source is AnalysisSource.Q5GO
    assert (stored.analysis.visits, *stored.value) == (visits, win_rate, score)
    assert (stored.komi, stored.engine) == (komi, engine)


def test_of_several_ours_is_shown_then_the_one_with_most_visits_then_the_number_for_sabaki():
    numbers, lizzie = "SBKV[11]SBKS[1]OGSC[2]", f"LZ[{LIZZIE_VALUES['KataGo']}]"
    assert shown(numbers).source is AnalysisSource.SABAKI
    assert shown(f"{numbers}QLZV[5:0.5]").source is AnalysisSource.Q5GO
    assert shown(f"{numbers}QLZV[1299:0.5]{lizzie}").source is AnalysisSource.LIZZIE
    assert shown(f"{numbers}QLZV[1301:0.5]{lizzie}").source is AnalysisSource.Q5GO
    tree = line("SZ[19]", "B[aa]", f"W[bb]{numbers}QLZV[1301:0.5]{lizzie}")
    session = Session(with_analyses(tree, {2: shown("SBKV[30]")}))
    session.go_to(2)
    ours = read_analysis(session.tree, 2, session)
    assert (ours.source, ours.value.win_rate) == (AnalysisSource.GOBOARD, 0.3)


def test_candidates_on_occupied_points_are_not_shown():
    stored = shown("LZ[0.7.4 50.0 9\nmove A19 visits 5 winrate 1 info move C3 visits 4 winrate 2]")
    assert [each.point for each in stored.analysis.candidates] == [Point(2, 16)]


GOOD = {"root": {"visits": 9, "winrate": 0.5, "scoreLead": 1.5}, "moves": {}}


@for_each(
    "main",
    [
        None,
        [],
        5,
        {},
        {"root": None},
        {"root": []},
        {"root": {"winrate": "x", "visits": "x"}},
        {"root": {"winrate": float("nan"), "scoreLead": float("inf")}},
        {"root": {"winrate": 1e300, "scoreLead": 10**400}},
    ],
)
def test_katrain_values_without_a_value_of_the_position_are_ignored(main):
    assert read_katrain(katrain_values(main), Colour.BLACK, SIZE) is None


@for_each(
    "moves",
    [
        [],
        {"x": None},
        {"D4": {"move": 4, "visits": 5}},
        {"D4": {"move": "Z99", "visits": 5}},
        {"D4": {"move": "D4", "visits": -5}},
        {"D4": {"move": "D4", "visits": 10**30, "pv": [None]}},
    ],
)
def test_unreadable_moves_of_katrain_are_left_out(moves):
    stored = read_katrain(katrain_values({**GOOD, "moves": moves}), Colour.BLACK, SIZE)
    assert stored.value == Value(0.5, 1.5)
    assert stored.analysis.candidates == ()


@for_each("owners", [b"\0", b"\0\0" * 360, b"\0\0" * 362, b"\xff\xff" * 361, b"\0\x7c" * 361])
def test_ownership_of_katrain_for_another_board_or_beyond_one_is_left_out(owners):
    stored = read_katrain(katrain_values(GOOD, owners), Colour.BLACK, SIZE)
    assert stored.value == Value(0.5, 1.5)
    assert stored.analysis.ownership == ()


def bomb(size: int) -> str:
    """Return a value whose unpacked text has this size, and says something at its end."""
    packing = zlib.compressobj(9, wbits=31)
    parts = [packing.compress(b" " * 2**20) for _ in range(size >> 20)]
    end = packing.compress(b'{"root": {"winrate": 0.5}}') + packing.flush()
    return standard_b64encode(b"".join([*parts, end])).decode("ascii")


@for_each("place", [0, 2])
def test_a_bomb_in_a_value_of_katrain_is_not_unpacked(place):
    values = list(katrain_values(GOOD))
    values[place] = bomb(2**26)
    assert len(values[place]) < 2**20
    tracemalloc.start()
    try:
        stored = read_katrain(values, Colour.BLACK, SIZE)
        assert tracemalloc.get_traced_memory()[1] < 2**24
    finally:
        tracemalloc.stop()
    assert stored is None if place == 2 else stored.analysis.ownership == ()


def test_a_value_of_katrain_is_read_up_to_a_megabyte():
    text = b'{"root": {"winrate": 0.5}}'
    for size, is_read in ((2**20, True), (2**20 + 1, False)):
        values = packed(b""), packed(b""), packed(text + b" " * (size - len(text)))
        assert (read_katrain(values, Colour.BLACK, SIZE) is not None) is is_read
    assert read_katrain(katrain_values(GOOD)[:2], Colour.BLACK, SIZE) is None


def test_no_more_is_read_than_a_board_has_moves():
    moves = {str(number): {"move": "D4", "visits": 1} for number in range(1000)}
    moves["0"]["pv"] = ["D4"] * 1000
    katrain = read_katrain(katrain_values({**GOOD, "moves": moves}), Colour.BLACK, SIZE)
    section = f"move D4 visits 1 pv {'D4 ' * 1000} info "
    lizzie = read_lizzie(f"0.7.4 50 9\n{section * 50}", Colour.BLACK, SIZE)
    short = read_lizzie(f"0.7.4 50 9\n{'move D4 visits 1 info ' * 1000}", Colour.BLACK, SIZE)
    for stored, count in ((katrain, 362), (lizzie, 50), (short, 362)):
        candidates = stored.analysis.candidates
        assert len(candidates) == count
        assert len(candidates[0].line) <= 60
    assert shown("QLZV" + "[1:0.5]" * 100 + "[9:0.5]").analysis.visits == 1


_VALUES = st.text(st.characters(codec="utf-8"), max_size=200)


@given(_VALUES, st.binary(max_size=200))
@example("1 " * 600_000, b"")
@example("0.7.4 50 9\n" + "move D4 visits 1 info " * 30_000, b"[" * 100_000)
@example("0.7.4 1e9 9k\nmove pv pv pv", b'{"root": {"winrate": ' + b"9" * 5000 + b"}}")
@example("9" * 5000 + ":0.5", b'{"root": ' * 5000)
@example("1:0.5:1:1:" + "9" * 5000, gzip.compress(b"{}"))
@example("\ud800\udfff", b"\xff\xfe")
def test_hostile_values_are_ignored(text, data):
    values = dict.fromkeys(ANALYSIS_PROPERTIES, (text,) * 3)
    for triple in ((packed(data),) * 3, (text, text, packed(data)), ("", "", text + "=")):
        items = [Property(ident, value) for ident, value in (values | {"KT": triple}).items()]
        session = Session(line("SZ[19]").set_properties(0, items))
        read_analysis(session.tree, 0, session)
