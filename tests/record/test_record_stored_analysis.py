from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record import Property, Session
from goboard_gui.record.properties.texts import encode_text
from goboard_gui.record.stored_analysis.gban import MAX_BYTES, decode_analysis, encode_analysis
from goboard_gui.record.stored_analysis.model import AnalysisSource, StoredAnalysis
from goboard_gui.record.stored_analysis.position_hash import BoardToPlay, position_hash
from goboard_gui.record.stored_analysis.reading import has_analysis, read_analysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from tests.cases import for_each
from tests.record.record_cases import line, properties
from tests.record.stored_analysis_cases import SIZE, names, stored_analyses

HASH = "0123456789abcdef"
ROOT = Path(__file__).resolve().parents[2]


def idents(tree, node: int) -> list[str]:
    return [ident for ident, _ in tree.properties(node)]


def shown(tree, node: int) -> StoredAnalysis | None:
    session = Session(tree)
    session.go_to(node)
    return read_analysis(tree, node, session)


def analysis(to_play: Colour = Colour.BLACK, **named) -> StoredAnalysis:
    value = named.pop("value", Value(0.5123, -1.25))
    return StoredAnalysis(Analysis(to_play, value=value, **named))


@given(stored_analyses)
def test_an_analysis_comes_back_as_it_was_stored_without_its_ownership(stored):
    raw = encode_analysis(stored, HASH)
    assert len(raw) <= MAX_BYTES
    assert re.fullmatch(r"[A-Za-z0-9%,\-._~= ]+", raw)
    assert encode_text(raw) == raw
    expected = replace(stored, analysis=replace(stored.analysis, ownership=()))
    assert decode_analysis(raw, SIZE) == (expected, HASH)


@given(names)
@example("Лила Зеро 🤖 \ud800 ]\\[:;\n\t\0 棋")
def test_the_name_of_an_engine_may_be_any_text(name):
    raw = encode_analysis(replace(analysis(), engine=name), HASH)
    assert decode_analysis(raw, SIZE).analysis.engine == name


@given(st.lists(st.floats(-1, 1), min_size=117, max_size=117))
def test_ownership_comes_back_within_a_sixtieth(numbers):
    stored = analysis(ownership=tuple(numbers))
    back = decode_analysis(encode_analysis(stored, HASH, ownership=True), SIZE)
    owners = back.analysis.analysis.ownership
    assert len(owners) == len(numbers)
    assert all(abs(one - other) <= 1 / 60 for one, other in zip(owners, numbers, strict=True))


@given(st.sampled_from([-1.0, 0.0, 1.0]))
def test_certain_and_neutral_owners_come_back_exactly(number):
    raw = encode_analysis(analysis(ownership=(number,) * 117), HASH, ownership=True)
    assert decode_analysis(raw, SIZE).analysis.analysis.ownership == (number,) * 117


@for_each("ownership", [False, True])
def test_the_last_candidates_are_left_out_if_a_value_becomes_too_long(ownership):
    points = Size(19, 19).points()
    candidates = tuple(
        Candidate(point, 10**12 - number, Value(0.1234, -12.34), (point, *points), 0.1234)
        for number, point in enumerate(points)
    )
    stored = replace(
        analysis(candidates=candidates, ownership=(0.5,) * 361, visits=10**14),
        engine="\U0001f916" * 200,
        rules="\U0001f916" * 200,
    )
    raw = encode_analysis(stored, HASH, ownership=ownership)
    assert MAX_BYTES - 200 < len(raw) <= MAX_BYTES
    back = decode_analysis(raw, Size(19, 19)).analysis
    assert bool(back.analysis.ownership) is ownership
    kept = back.analysis.candidates
    assert len(kept) > 3
    assert [each.visits for each in kept] == [each.visits for each in candidates[: len(kept)]]
    assert kept[0].line == candidates[0].line[:60]


@given(st.text(st.characters(codec="utf-8"), max_size=300))
@example("")
@example("1")
@example("2 position=0 to-play=B")
@example("1 position=0 to-play=X value=5")
@example("1 position=0 to-play=B value=1e999,nan visits=" + "9" * 4000)
@example(
    "1 position=0 to-play=B engine=%ff%zz%ed%a0%80% move=,,,,,, move=zz,1,,,,, move=--,1,,,,zz,"
)
@example("1 position=0 to-play=B move=dc,1,101,1e9,-5,,d ownership=" + "é" * 117)
@example("1 " * 100_000)
def test_corrupt_values_are_ignored(raw):
    decode_analysis(raw, SIZE)
    decode_analysis(f"1 position={HASH} to-play=W {raw}", SIZE)
    for ident in ("GBAN", "SBKV", "SBKS", "OGSC"):
        tree = line("SZ[9]")
        session = Session(tree.set_properties(0, [*properties("SZ[9]"), Property(ident, (raw,))]))
        read_analysis(session.tree, 0, session)


def test_unreadable_fields_leave_the_others():
    fields = "visits=x komi=1e5 value=120,2.5 future=1 move=dc move=--,7,,,,,"
    raw = f"1 position={HASH} to-play=B {fields}"
    stored, position = decode_analysis(raw, SIZE)
    assert position == HASH
    assert stored.analysis.value == Value(None, 2.5)
    assert (stored.analysis.visits, stored.komi) == (None, None)
    assert stored.analysis.candidates == (Candidate(None, 7, Value(), (None,)),)


def test_a_program_may_break_a_value_into_lines():
    raw = encode_analysis(replace(analysis(), engine="a b"), HASH)
    broken = raw.replace(" ", "\\\n ", 1).replace(" to", "\r\nto")
    assert decode_analysis(broken, SIZE) == decode_analysis(raw, SIZE) != None  # noqa: E711


def test_the_example_in_the_documentation_is_read():
    text = (ROOT / "docs" / "stored-analysis.md").read_text(encoding="utf-8")
    raw = re.search(r"^GBAN\[([^]]*)]", text, re.MULTILINE)[1]
    stored, position = decode_analysis(raw, Size(3, 3)) or pytest.fail("unreadable")
    board = Board.from_rows("...", ".X.", "..O")
    assert position == position_hash(BoardToPlay(board, Colour.BLACK))
    assert (stored.engine, stored.komi, stored.rules) == ("KataGo 1.18", 6.5, "japanese")
    assert (stored.seconds, stored.analysis.visits) == (1.25, 200)


@for_each(
    ("value", "numbers"),
    [
        (Value(0.5123, -1.255), {"SBKV": "51.23", "SBKS": "-1.25"}),
        (Value(1.0, 0.0), {"SBKV": "100.00", "SBKS": "0.00"}),
        (Value(0.0, -0.001), {"SBKV": "0.00", "SBKS": "0.00"}),
        (Value(0.00005, None), {"SBKV": "0.01"}),
        (Value(None, 5.0), {"SBKS": "5.00"}),
    ],
)
def test_numbers_for_black_are_stored_with_two_decimals(value, numbers):
    tree = with_analyses(line("SZ[9]", "B[aa]"), {1: analysis(Colour.WHITE, value=value)})
    found = dict(tree.properties(1))
    gban = found.pop("GBAN")
    assert found == {"B": ("aa",), **{ident: (number,) for ident, number in numbers.items()}}
    assert len(gban) == 1


def test_a_new_analysis_replaces_the_old_one_and_nothing_else():
    tree = line("SZ[9]", "B[aa]SBKV[12]SBKS[3]C[a]OGSC[4]GBAN[x]XX[y]")
    stored = analysis(Colour.WHITE, value=Value(0.5, None))
    tree = with_analyses(tree, {1: stored})
    assert idents(tree, 1) == ["B", "SBKV", "GBAN", "C", "OGSC", "XX"]
    assert with_analyses(tree, {1: stored}) is tree
    assert with_analyses(tree, {}) is tree


def test_an_analysis_belongs_to_the_position_and_player_for_which_it_was_made():
    stored = analysis(Colour.WHITE, visits=5)
    tree = with_analyses(line("SZ[9]", "B[aa]", "W[bb]"), {1: stored, 2: analysis()})
    assert shown(tree, 1) == stored
    assert shown(tree, 2) == analysis()
    moved = tree.set_properties(1, [*properties("B[ab]"), *tree.properties(1)[1:]])
    assert (shown(moved, 1), shown(moved, 2)) == (None, None)
    stated = tree.set_properties(2, [*tree.properties(2), *properties("PL[W]")])
    assert (shown(stated, 1), shown(stated, 2)) == (stored, None)


def test_numbers_that_were_stored_with_an_outdated_analysis_are_not_shown_either():
    tree = with_analyses(line("SZ[9]", "B[aa]"), {1: analysis(Colour.WHITE)})
    content = [*properties("B[ab]OGSC[7]"), *tree.properties(1)[1:]]
    assert shown(tree.set_properties(1, content), 1) is None
    content = [item for item in content if item.ident != "SBKV"]
    again = shown(tree.set_properties(1, [*content, *properties("SBKV[60]")]), 1)
    assert again.value == Value(0.6, -1.25)  # another program has written it since


@for_each(
    ("text", "expected"),
    [
        ("SBKV[52.5]SBKS[-3.25]", (AnalysisSource.SABAKI, 0.525, -3.25)),
        ("SBKV[52.5]", (AnalysisSource.SABAKI, 0.525, None)),
        ("SBKS[2]", (AnalysisSource.SABAKI, None, 2.0)),
        ("SBKV[45.1]OGSC[-1.5]", (AnalysisSource.OGATAK, 0.451, -1.5)),
        ("SBKV[45.1]OGSC[-1.5]SBKS[2]", (AnalysisSource.SABAKI, 0.451, 2.0)),
        ("SBKV[ 50\n]", (AnalysisSource.SABAKI, 0.5, None)),
        ("SBKV[nan]SBKS[x]", None),
        ("SBKV[101]", None),
        ("SBKV[-1]OGSC[]", None),
        ("C[no analysis]", None),
    ],
)
def test_numbers_of_other_programs_are_read(text, expected):
    found = shown(line("SZ[9]", f"B[aa]{text}"), 1)
    assert (found and (found.source, *found.value)) == expected
    assert found is None or found.analysis.to_play is Colour.WHITE


@for_each("ident", ["GBAN", "SBKV", "SBKS", "OGSC", "QLZV", "QKGV", "LZ", "KT"])
def test_a_record_with_any_of_the_properties_has_analysis(ident):
    assert has_analysis(line("SZ[9]", "B[aa]", f"W[bb]{ident}[1]"))
    assert not has_analysis(line("SZ[9]", "B[aa]", f"W[bb]C[{ident}]"))


def test_an_analysis_is_there_when_the_record_has_been_saved_and_opened():
    file = read_sgf(b"(;GM[1]FF[4]SZ[9];B[ee];W[cc])")
    stored = replace(
        analysis(candidates=(Candidate(Point(8, 8), 9, Value(0.5), (Point(8, 8), None)),)),
        engine="Käta ]Go[",
        komi=6.5,
        seconds=0.25,
    )
    tree = with_analyses(file.games[0], {2: stored})
    again = read_sgf(write_sgf(file, [tree])).games[0]
    assert again.properties(2) == tree.properties(2)
    assert shown(again, 2) == stored


def test_the_hash_of_a_position_does_not_depend_on_the_hash_seed_of_python():
    code = (
        "from goboard_gui.go import Board, Colour\n"
        "from goboard_gui.record.stored_analysis.position_hash import *\n"
        "print(position_hash(BoardToPlay(Board.from_rows('X.', '.O'), Colour.WHITE)))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1
