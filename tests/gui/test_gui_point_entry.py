from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.point_entry import PointEntry, read_moves
from goboard_gui.notation import NOTATIONS, Naming, NotationError, Reading, notation
from tests.gui.gui_cases import Heard


def naming(key: str, side: int = 19) -> Naming:
    return Naming(notation(key), Size(side, side))


@pytest.mark.parametrize(
    ("key", "text", "moves"),
    [
        ("western", "Q16", [Point(15, 3)]),
        ("western", " q16 ", [Point(15, 3)]),
        ("western", "D4 Q16 pass C3", [Point(3, 15), Point(15, 3), None, Point(2, 16)]),
        ("western", "Q 16", [Point(15, 3)]),
        ("western", "PASS", [None]),
        ("andreev", "+3-3", [Point(3, 3)]),
        ("andreev", "+3 −3", [Point(3, 3)]),
        ("andreev", "=9=9", [Point(9, 9)]),
        ("andreev", "-3+3  +2+3\tpass", [Point(15, 15), Point(2, 15), None]),
        ("tengen-squares", "N7.1", [Point(3, 2)]),
        ("tengen-squares", "(North, 7, 1)", [Point(3, 2)]),
        ("tengen-squares", "C n7.1", [Point(9, 9), Point(3, 2)]),
        ("cartesian", "(2,3)", [Point(2, 15)]),
        ("cartesian", "2 3", [Point(2, 15)]),
        ("cartesian", "(2,3) (15,15)", [Point(2, 15), Point(15, 3)]),
        ("cartesian", "pass 2,3", [None, Point(2, 15)]),
    ],
)
def test_moves_are_read_in_the_chosen_notation(key, text, moves):
    assert read_moves(text, naming(key)) == moves


@pytest.mark.parametrize(
    ("key", "text", "problem"),
    [
        (
            "andreev",
            "=8+3",
            "'=8' is not a line of the 19×19 board: the centre line is '=9'",
        ),
        (
            "andreev",
            "=8 +3",
            "'=8' is not a line of the 19×19 board: the centre line is '=9'",
        ),
        (
            "andreev",
            "+3-3 Q16",
            "'Q16' names no point in the notation andreev, where names look like '+0+0'",
        ),
        ("western", "I9", "the letter 'I' is not used in the notation western"),
        (
            "western",
            "D4 Q20",
            "'20' is not a row of the 19×19 board: rows run from '1' to '19'",
        ),
        (
            "western",
            "U 4",
            "'U' is not a column of the 19×19 board: columns run from 'A' to 'T'",
        ),
        (
            "western",
            "pas",
            "'pas' names no point in the notation western, where names look like 'A1'",
        ),
        (
            "tengen-squares",
            "(North, 12, 1)",
            "'12' in '(North, 12, 1)' is not a level of the 19×19 board: "
            "levels of that area run from 1 to 9",
        ),
        (
            "cartesian",
            "2 33",
            "'33' is not a row of the 19×19 board: rows run from '0' to '18'",
        ),
    ],
)
def test_what_names_no_point_is_told_precisely(key, text, problem):
    with pytest.raises(NotationError) as told:
        read_moves(text, naming(key))
    assert str(told.value) == problem


@pytest.fixture
def entry(qtbot) -> PointEntry:
    entry = PointEntry(naming("western"))
    qtbot.addWidget(entry)
    entry.show()
    return entry


def enter(qtbot, entry: PointEntry, text: str) -> Heard:
    heard = Heard(entry, "typed", "refused", "left")
    qtbot.keyClicks(entry, text)
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    return heard


def test_typed_moves_are_told_and_the_field_is_free_again(qtbot, entry):
    heard = enter(qtbot, entry, "D4 pass")
    assert heard.take() == {"typed": 1}
    assert heard.carried["typed"] == [([Point(3, 15), None],)]
    assert entry.text() == ""


def test_what_names_no_point_stays_to_be_typed_over(qtbot, entry):
    heard = enter(qtbot, entry, "D44")
    assert heard.take() == {"refused": 1}
    assert "'44' is not a row" in heard.carried["refused"][0][0]
    assert entry.text() == entry.selectedText() == "D44"


@pytest.mark.parametrize("blank", ["", "  "])
def test_enter_without_a_text_leaves(qtbot, entry, blank):
    assert enter(qtbot, entry, blank).take() == {"left": 1}


def test_escape_leaves_and_throws_away_what_was_typed(qtbot, entry):
    heard = Heard(entry, "typed", "refused", "left")
    qtbot.keyClicks(entry, "D4")
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert heard.take() == {"left": 1}
    assert entry.text() == ""


@pytest.mark.parametrize("size", [Size(1, 1), Size(2, 9), Size(19, 19), Size(52, 40)], ids=str)
@pytest.mark.parametrize("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_the_field_shows_an_example_that_can_be_typed(entry, chosen, size):
    now = Naming(chosen, size, Symmetry.R90, Reading.STAY)
    entry.use_naming(now)
    example = entry.placeholderText().removeprefix("Type a move, e.g. ")
    assert read_moves(example, now)[0] is not None
    assert chosen.title in entry.toolTip()
    assert str(size) in entry.toolTip()


def test_names_are_read_as_the_board_is_seen_from_now_on(qtbot, entry):
    entry.use_naming(Naming(notation("western"), Size(9, 9), Symmetry.R180, Reading.STAY))
    assert enter(qtbot, entry, "A1").carried["typed"] == [([Point(8, 0)],)]
