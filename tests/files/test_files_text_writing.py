from __future__ import annotations

import pytest

from goboard_gui.diagnostics import Diagnostic
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_records.errors import OmissionDiagnosticCode
from goboard_gui.files.text_records.events import iterate_events
from goboard_gui.files.text_records.writing import write
from goboard_gui.go import Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, RecordStyle, notation
from goboard_gui.record import board_size, rotate_record
from tests.cases import for_each
from tests.files.text_cases import tree_of

RUNNING, ACTIONS, MOVES = RecordStyle.RUNNING, RecordStyle.ACTIONS, RecordStyle.MOVES


def written(text, style=None, key="western"):
    tree = tree_of(text)
    return write(tree, Naming(notation(key), board_size(tree)), style)


def test_events_leave_out_nodes_in_which_nothing_happens():
    tree = read_sgf(b"(;SZ[9];C[x];B[aa];AB[aa];N[y])").games[0]
    assert [event.step.node for event in iterate_events(tree)] == [2]


@for_each("known", NOTATIONS, ids=lambda known: known.id)
def test_a_form_is_that_of_the_notation_unless_another_is_asked_for(known):
    tree = tree_of("(;SZ[9];B[aa];W[ee])")
    naming = Naming(known, Size(9, 9))
    assert write(tree, naming) == write(tree, naming, known.record_style)
    assert len({tuple(write(tree, naming, style).lines) for style in RecordStyle}) == 3


@pytest.mark.parametrize(
    ("style", "lines"),
    [
        (RUNNING, ["+W A7 1 A9 2 pass 3 A8"]),
        (ACTIONS, ["+W A7", " 1 A9 Hm", " 2 pass Two", " 3 A8"]),
        (MOVES, ["  set up W A7", "1 B A9", "2 W pass", "3 B A8"]),
    ],
)
def test_every_form_can_be_had_in_every_notation(style, lines):
    text = "(;SZ[9]AW[ac];B[aa]C[Hm];W[]C[Two\nlines];B[ab]C[ \n])"
    assert written(text, style).lines == lines


@for_each(
    ("text", "lines"),
    [
        ("(;SZ[9]AB[aa][bb]C[a];B[cc])", ["+B A9", "+B B8 a", " 1 C7"]),
        ("(;SZ[9];B[cc]C[a\\]b\\:\\\\])", ["1 C7 a]b:\\"]),
        ("(;SZ[9];B[cc]C[\x1b[2J])", [r"1 C7 \x1b[2J"]),
        ("(;SZ[9];B[cc]C[\n\n  first  \nsecond])", ["1 C7 first"]),
        ("(;SZ[9];B[cc];W[cc]C[a slip])", [" 1 C7", "-B C7", " 2 C7 illegal: occupied, a slip"]),
        ("(;SZ[9];B[cc]C[][one][two])", ["1 C7 one"]),
        ("(;SZ[2]AB[ba][ab];W[aa]C[bad])", ["+B A1", "+B B2", " 2 A2 illegal: suicide, bad"]),
        (
            "(;SZ[9]AB[ba]AW[aa];AE[ba]AW[cc]B[ab])",
            ["+B B9", "+W A9", "-B B9", "+W C7", " 1 A8"],
        ),
        (
            "(;SZ[9]AB[ba]AW[aa];AW[cc]B[ab])",
            ["+B B9", "+W A9", "+W C7", "-W A9", " 1 A8"],
        ),
    ],
)
def test_comments_stand_behind_the_rows_of_actions(text, lines):
    got = written(text, ACTIONS).lines
    assert got[: len(lines)] == lines


@for_each(
    ("key", "text", "lines"),
    [
        ("serial", "(;SZ[9];W[])", ["2. pass"]),
        ("serial", "(;SZ[9];W[ba])", ["2. 2"]),
        ("serial", "(;SZ[9];B[])", ["1 pass"]),
        ("serial", "(;SZ[9];W[];B[])", ["2 pass", "3 pass"]),
        ("western", "(;SZ[9];W[])", ["2 pass"]),
    ],
)
def test_the_number_of_the_only_row_has_a_dot_if_it_might_be_a_point(key, text, lines):
    assert written(text, ACTIONS, key).lines == lines


@for_each(
    ("text", "running", "actions"),
    [
        ("(;SZ[9];W[aa];B[bb])", "2 A9 3 B8", ["2 A9", "3 B8"]),
        ("(;SZ[9];B[aa];B[bb];W[])", "1 A9 3 B8 4 pass", ["1 A9", "3 B8", "4 pass"]),
        ("(;SZ[9];W[];W[aa];B[bb])", "2 pass 4 A9 5 B8", ["2 pass", "4 A9", "5 B8"]),
        (
            "(;SZ[9]AB[cc][aa]AW[dd];W[ee])",
            "+B A9 C7 +W D6 2 E5",
            ["+B A9", "+B C7", "+W D6", " 2 E5"],
        ),
        (
            "(;SZ[9];B[aa];AE[aa]AW[bb];AB[bb];W[cc])",
            "1 A9 -B A9 +W B8 -W B8 +B B8 2 C7",
            [" 1 A9", "-B A9", "+W B8", "-W B8", "+B B8", " 2 C7"],
        ),
        ("(;SZ[9];B[zz];W[cc])", "1 pass 2 C7", ["1 pass", "2 C7"]),
    ],
)
def test_odd_numbers_are_blacks_and_setup_stands_where_it_happens(text, running, actions):
    assert written(text, RUNNING).lines == [running]
    assert written(text, ACTIONS).lines == actions


def test_a_list_of_moves_counts_them_and_states_the_player():
    assert written("(;SZ[9];W[aa];B[bb];B[cc])", MOVES).lines == ["1 W A9", "2 B B8", "3 B C7"]


@for_each(
    ("key", "line"),
    [
        ("cartesian", "+B (2 6) 2 (3 5)"),
        ("serial", "+B 21 2. 31"),
        ("draughts", "+B 11 2. 16"),
        ("audouard", "+B a33 2 a44"),
    ],
)
def test_a_number_after_setup_has_a_dot_if_it_could_be_a_point(key, line):
    assert written("(;SZ[9]AB[cc];W[dd])", RUNNING, key).lines == [line]


@for_each(
    ("style", "text", "doubts"),
    [
        (RUNNING, "(;SZ[9];B[aa];W[bb])", []),
        (
            RUNNING,
            "(;SZ[9]AB[aa];B[bb]C[x])",
            [(OmissionDiagnosticCode.COMMENTS, None)],
        ),
        (RUNNING, "(;SZ[9];B[aa];B[bb];B[cc])", []),
        (RUNNING, "(;SZ[9];B[zz];W[zy])", [(OmissionDiagnosticCode.NO_POINT, 1)]),
        (ACTIONS, "(;SZ[9]AB[aa]C[x];B[bb]C[y];AW[cc]C[z])", []),
        (ACTIONS, "(;SZ[9];W[aa];B[bb])", []),
        (
            ACTIONS,
            "(;SZ[9]C[x];B[zz])",
            [(OmissionDiagnosticCode.NO_POINT, 1), (OmissionDiagnosticCode.LONE_COMMENTS, None)],
        ),
        (ACTIONS, "(;SZ[9];B[aa]C[x\ny])", [(OmissionDiagnosticCode.LONG_COMMENTS, None)]),
        (MOVES, "(;SZ[9]AB[aa];W[zz];W[bb])", []),
        (MOVES, "(;SZ[9];B[aa]C[x])", [(OmissionDiagnosticCode.COMMENTS, None)]),
        (MOVES, "(;SZ[9];B[aa]C[ ])", []),
    ],
)
def test_what_a_form_cannot_say_is_told(style, text, doubts):
    assert written(text, style).diagnostics == [
        Diagnostic(code, arguments={} if number is None else {"number": number})
        for code, number in doubts
    ]


def test_a_record_is_written_as_a_view_names_it():
    tree = tree_of("(;SZ[9:5];B[aa];W[ce])")
    names = [Naming(notation("western"), Size(9, 5), Symmetry.R90, reading) for reading in Reading]
    travel, stay = (write(tree, naming, RUNNING).lines for naming in names)
    assert travel == ["1 A5 2 C1"]
    assert (
        stay
        == write(
            rotate_record(tree, Symmetry.R90), Naming(notation("western"), Size(5, 9)), RUNNING
        )[0]
    )
    assert stay != travel
