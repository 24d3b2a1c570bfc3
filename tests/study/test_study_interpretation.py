from __future__ import annotations

from itertools import cycle, islice

import pytest

from goboard_gui.files.errors import CancelledError, ReadError
from goboard_gui.files.formats import Format
from goboard_gui.files.text_records.cursor import RecordText
from goboard_gui.files.text_records.errors import TextError
from goboard_gui.files.text_records.writing import write
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, NotationError, Reading, RecordStyle, notation
from goboard_gui.notation.candidates import Strictness
from goboard_gui.record import Session, board_size
from goboard_gui.study import interpretation
from goboard_gui.study.interpretation import (
    Interpretation,
    InterpretationKind,
    interpret_text,
    read_record,
)
from tests.cases import for_each
from tests.effort import effort_between_pauses

NINETEEN = Size(19, 19)
WESTERN = Naming(notation("western"), NINETEEN)
ANDREEV = Naming(notation("andreev"), NINETEEN)
DAVAR = """\
+B +2+2
+W +2+5
 1 +2+4 Tsuke
 2 +1+4
"""


def points(found: list[Interpretation]) -> dict[str, str]:
    """Return the points that a text could mean, by notation, in Western coordinates."""
    return {
        meaning.naming.notation.id: " ".join(map(WESTERN.name, meaning.points))
        for meaning in found
        if meaning.kind is InterpretationKind.POINT and len(meaning.points) == 1
    }


def records(found: list[Interpretation]) -> dict[str, list[str]]:
    """Return the moves that a text could mean, by notation, in Western coordinates."""
    return {
        meaning.naming.notation.id: [
            "pass" if step.move.point is None else WESTERN.name(step.move.point)
            for step in Session(meaning.games[0]).steps()
            if step.move
        ]
        for meaning in found
        if meaning.kind is InterpretationKind.RECORD
    }


@for_each(
    ("text", "expected"),
    [
        ("34", {"draughts": "K16", "serial": "P18", "corner": "R16", "relative": "C4"}),
        ("10", {"draughts": "T19", "serial": "K19", "audouard": "K10"}),
        ("+3-3", {"andreev": "D16", "centre-signed": "N7"}),
        ("(3,3)", {"cartesian": "D4", "cartesian-top": "D16"}),
        ("A1", {"western": "A1", "korean": "A19"}),
        ("4-4", {"numeric": "D16"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_short_text_is_a_point_in_some_notations_and_never_a_record_too(text, expected):
    found, failures = interpret_text(text, WESTERN)
    assert expected.items() <= points(found).items()
    assert {"western", "andreev", "cartesian"} & set(points(found)) <= set(expected) | {"andreev"}
    known = [
        meaning.naming.notation.id for meaning in found if meaning.kind is InterpretationKind.POINT
    ]
    unknown = [failure.naming.notation.id for failure in failures if failure.naming]
    assert set(records(found)) & set(known) == set()
    assert sorted({*known, *records(found), *unknown}) == sorted(each.id for each in NOTATIONS)


@pytest.mark.parametrize(
    ("text", "key", "style", "moves"),
    [
        (
            "1 (2 3) 2 (15 15) 3 (4 2) etc.",
            "cartesian",
            RecordStyle.RUNNING,
            ["C4", "Q16", "E3"],
        ),
        ("1 (2 3) 2 pass", "cartesian", RecordStyle.RUNNING, ["C4", "pass"]),
        (DAVAR, "andreev", RecordStyle.ACTIONS, ["C5", "B5"]),
        ("Q16 D4 Q3 D17", "western", RecordStyle.MOVES, ["Q16", "D4", "Q3", "D17"]),
    ],
    ids=["running", "running with a pass", "actions", "a list"],
)
def test_a_written_record_is_one_in_its_notation(text, key, style, moves):
    found, _ = interpret_text(text, WESTERN)
    assert records(found)[key] == moves
    (one,) = (each for each in found if each.naming and each.naming.notation.id == key)
    assert (one.kind, one.style, one.strictness) == (
        InterpretationKind.RECORD,
        style,
        Strictness.CANONICAL,
    )


def test_what_speaks_against_a_record_is_told():
    found, _ = interpret_text("Q16 D4 D4", WESTERN)
    assert [str(remark) for remark in found[0].diagnostics] == [
        "line 1, column 8: move 3 is illegal: occupied"
    ]


def test_a_damaged_record_is_offered_with_a_warning():
    found, _ = interpret_text("1 33\n2 +33\n", ANDREEV)
    assert found[0].naming == ANDREEV
    assert found[0].strictness is Strictness.REPAIRED
    assert records(found)["andreev"] == ["Q16", "D16"]


def test_the_current_notation_comes_first_then_points_then_records_then_sgf():
    assert [each.naming.notation.id for each in interpret_text("A1", WESTERN)[0]][:1] == ["western"]
    korean = Naming(notation("korean"), NINETEEN)
    assert [each.naming.notation.id for each in interpret_text("A1", korean)[0]][:1] == ["korean"]
    order = [each.kind for each in interpret_text("34", ANDREEV)[0] if each.naming != ANDREEV]
    assert order == sorted(order, key=list(InterpretationKind).index)


def test_what_is_repaired_comes_last_unless_it_is_the_current_notation():
    found = [each.naming.notation.id for each in interpret_text("34", WESTERN)[0]]
    assert found[-1] == "andreev"
    assert interpret_text("34", ANDREEV)[0][0].strictness is Strictness.REPAIRED


def test_a_text_that_is_sgf_is_that_and_nothing_else():
    found, failures = interpret_text("(;SZ[9];B[ee];W[cc])(;SZ[13])", WESTERN)
    assert [each.kind for each in found] == [InterpretationKind.SGF]
    assert [board_size(tree) for tree in found[0].games] == [Size(9, 9), Size(13, 13)]
    assert {failure.naming.notation.id for failure in failures} == {each.id for each in NOTATIONS}


def test_a_charset_that_the_text_names_does_not_matter_any_more():
    (found,) = interpret_text("(;CA[GB2312]PB[\u53e4\u529b];B[dd])", WESTERN)[0]
    assert found.games[0].node(0).first_value("PB") == "\u53e4\u529b"


@pytest.mark.parametrize(
    ("text", "kind", "form"),
    [
        ("\\HS\n\\HE\n\\GS\nSTO 0 2 1 4 4\nXYZ\n\\GE\n", InterpretationKind.FOREIGN, Format.GIB),
        ("PMABBREER\nPMACWEEEE\nXYZ\n", InterpretationKind.FOREIGN, Format.NGF),
        ("[Header]\nSize=9\n[Data]\nEE,B1,1,0\nXYZ\n", InterpretationKind.FOREIGN, Format.UGF),
        ("$$ Title\n$$ | . X |\n$$ | . 1 |\n", InterpretationKind.DIAGRAM, Format.DIAGRAM),
        ("3 . X .\n2 . . O\n1 . . .\n", InterpretationKind.DIAGRAM, Format.DIAGRAM),
    ],
)
def test_what_other_programs_copy_is_a_record(text, kind, form):
    found = [each for each in interpret_text(text, WESTERN)[0] if each.naming is None]
    assert [(each.kind, each.format) for each in found] == [(kind, form)]
    assert len(found[0].games) == 1
    assert bool(found[0].diagnostics) is (kind is InterpretationKind.FOREIGN)


def test_why_a_diagram_makes_no_sense_is_told():
    _, failures = interpret_text("$$ | . X |\n$$ | . |\n", WESTERN)
    told = str(failures[-1].error)
    assert "the row differs in length from the others" in told
    assert told.endswith("at line 2, column 1")


def test_a_damaged_sgf_tells_what_was_put_right():
    (found,) = interpret_text("(;SZ[9];B[ee];W[c", WESTERN)[0]
    assert "line 1, column 16: the file ends inside a value (W)" in map(str, found.diagnostics)


def test_why_a_text_is_nothing_is_told_by_name_or_by_line_and_column():
    _, failures = interpret_text("=8+3", ANDREEV)
    assert isinstance(failures[0].error, NotationError)
    assert "the centre line is “=9”" in str(failures[0].error)
    _, failures = interpret_text("Q16 D4\nQ3 Z99 D17", WESTERN)
    assert isinstance(failures[0].error, TextError)
    assert (failures[0].error.line, failures[0].error.column) == (2, 4)
    assert isinstance(failures[-1].error, ReadError)
    assert failures[-1].naming is None


def test_a_name_of_several_points_means_all_of_them():
    found, _ = interpret_text("3-4 point", WESTERN)
    (named,) = (each for each in found if each.naming.notation.id == "named")
    assert len(named.points) == 8


NAMES = [WESTERN.name(point) for point in NINETEEN.points()]
LONG_TEXTS = {
    "games": lambda count: f"(;SZ[9]{';B[aa];W[bb]' * 50})" * (count // 100),
    "a list": lambda count: " ".join(islice(cycle(NAMES), count)),
    "running text": lambda count: " ".join(
        f"{number} {name}" for number, name in enumerate(islice(cycle(NAMES), count), 1)
    ),
    "rows": lambda count: "\n".join(
        f"{number} {name} and a remark"
        for number, name in enumerate(islice(cycle(NAMES), count), 1)
    ),
    "captures": lambda count: "1 A1 takes" + " B1" * count,
    "prose": lambda count: "What follows is no move at all. " * count,
}


@pytest.mark.parametrize("text", LONG_TEXTS.values(), ids=LONG_TEXTS)
def test_the_work_between_two_pauses_does_not_grow_with_the_text(text):
    def most_calls(count: int) -> int:
        long_text = text(count)
        return effort_between_pauses(lambda pause: interpret_text(long_text, WESTERN, pause))

    interpret_text(text(100), WESTERN)  # loads the modules that are imported on demand
    assert most_calls(300) <= max(1.2 * most_calls(100), 2_000)


def test_a_text_is_prepared_once_for_all_notations(monkeypatch):
    prepared = []

    def noted(text):
        prepared.append(text)
        return RecordText(text)

    monkeypatch.setattr(interpretation, "RecordText", noted)
    text = "no moves at all"
    assert len(interpret_text(text, WESTERN)[1]) > len(NOTATIONS)
    assert prepared == [text]


def test_a_pause_may_cancel():
    def cancel():
        raise CancelledError

    with pytest.raises(CancelledError):
        interpret_text("Q16 D4", WESTERN, cancel)


@pytest.mark.parametrize("text", ["", " \n\t"])
def test_nothing_means_nothing(text):
    assert interpret_text(text, WESTERN) == ([], [])


@pytest.mark.parametrize(
    ("reading", "point"),
    [(Reading.TRAVEL, Point(2, 2)), (Reading.STAY, Point(2, 16))],
    ids=["travel", "stay"],
)
def test_records_are_read_as_the_board_is_seen(reading, point):
    seen = Naming(notation("western"), Size(13, 19), Symmetry.R90, reading)
    name = "C17" if reading is Reading.TRAVEL else "C11"
    record = read_record(f"{name} pass", seen, None, repair=False)
    assert board_size(record.tree) == Size(13, 19)
    assert Session(record.tree).steps()[1].move.point == seen.parse(name) == point
    assert write(record.tree, seen, RecordStyle.RUNNING).lines == [f"1 {name} 2 pass"]
