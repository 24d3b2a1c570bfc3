from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QCompleter

from goboard_gui.go import BoardShape, Colour, Point, Size, Symmetry
from goboard_gui.gui.widgets.point_entry import PointEntry
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record.edits.typed import TypedMove, TypedSetup
from tests.cases import for_each
from tests.gui.gui_cases import Heard


def naming(key: str, side: int = 19) -> Naming:
    return Naming(notation(key), Size(side, side))


@pytest.fixture
def entry(qtbot) -> PointEntry:
    entry = PointEntry(naming("western"))
    qtbot.addWidget(entry)
    entry.show()
    return entry


def enter(qtbot, entry: PointEntry, text: str) -> Heard:
    heard = Heard(entry, "typed", "entry_refused", "escape_pressed")
    qtbot.keyClicks(entry, text)
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    return heard


def test_typed_moves_are_told_and_the_field_is_free_again(qtbot, entry):
    heard = enter(qtbot, entry, "D4 pass")
    assert heard.take() == {"typed": 1}
    assert heard.carried["typed"] == [([TypedMove(Point(3, 15)), TypedMove(None)],)]
    assert entry.text() == ""


def test_what_names_no_point_stays_to_be_typed_over(qtbot, entry):
    heard = enter(qtbot, entry, "D44")
    assert heard.take() == {"entry_refused": 1}
    assert "“44” is not a row" in heard.carried["entry_refused"][0][0]
    assert entry.text() == entry.selectedText() == "D44"


def test_names_of_other_boards_are_refused_on_a_hexagon(qtbot, entry):
    entry.set_point_naming(Naming.on_board(notation("draughts"), BoardShape.hexagon(3)))
    for text in ("e1", "46", "W1.0", "1 20"):
        heard = enter(qtbot, entry, text)
        assert heard.take() == {"entry_refused": 1}
        name = text.split()[-1]
        assert heard.carried["entry_refused"] == [
            (f"No point of this board is called “{name}”; one of its points is “1”",)
        ]


@pytest.mark.parametrize("blank", ["", "  "])
def test_enter_without_a_text_leaves(qtbot, entry, blank):
    assert enter(qtbot, entry, blank).take() == {"escape_pressed": 1}


def test_escape_leaves_and_throws_away_what_was_typed(qtbot, entry):
    heard = Heard(entry, "typed", "entry_refused", "escape_pressed")
    qtbot.keyClicks(entry, "D4")
    qtbot.keyClick(entry, Qt.Key.Key_Escape)
    assert heard.take() == {"escape_pressed": 1}
    assert entry.text() == ""


@for_each("size", [Size(1, 1), Size(2, 9), Size(19, 19), Size(52, 40)], ids=str)
@for_each("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_the_field_shows_an_example_that_can_be_typed(entry, chosen, size):
    now = Naming(chosen, size, Symmetry.R90, Reading.STAY)
    entry.set_point_naming(now)
    example = entry.placeholderText().removeprefix("Type a move, e.g. ")
    assert now.parse_points(example)
    assert chosen.title in entry.toolTip()
    assert str(size) in entry.toolTip()


def test_names_are_read_as_the_board_is_seen_from_now_on(qtbot, entry):
    entry.set_point_naming(Naming(notation("western"), Size(9, 9), Symmetry.R180, Reading.STAY))
    assert enter(qtbot, entry, "A1").carried["typed"] == [([TypedMove(Point(8, 0))],)]


def test_stones_to_be_set_up_are_told_with_the_moves(qtbot, entry):
    heard = enter(qtbot, entry, "Q16 +W D4")
    told = [TypedMove(Point(15, 3)), TypedSetup({Point(3, 15): Colour.WHITE})]
    assert heard.carried["typed"] == [(told,)]


def test_a_name_that_several_points_share_lights_them_all(qtbot, entry):
    entry.set_point_naming(naming("named"))
    heard = Heard(entry, "typed", "entry_refused", "ambiguous")
    qtbot.keyClicks(entry, "4-4")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert heard.take() == {"entry_refused": 1, "ambiguous": 1}
    points = {Point(3, 3), Point(15, 3), Point(3, 15), Point(15, 15)}
    assert heard.carried["ambiguous"] == [(points,)]
    qtbot.keyClicks(entry, "4")
    assert heard.carried["ambiguous"] == [(points,), (frozenset(),)]


def offered(entry: PointEntry) -> list[str]:
    """Return the names in the list below the field, none while it is hidden."""
    completer = entry.findChild(QCompleter)
    if completer is None or not completer.popup().isVisible():
        return []
    model = completer.completionModel()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_names_that_begin_as_the_last_word_does_are_offered(qtbot, entry):
    qtbot.keyClicks(entry, "D4 q1")
    assert offered(entry) == ["Q1", *[f"Q{row}" for row in range(10, 20)]]
    qtbot.keyClicks(entry, "6")
    assert offered(entry) == []


def test_only_points_without_stones_are_offered(qtbot):
    entry = PointEntry(naming("western"), lambda: [Point(15, 3), Point(15, 4)])
    qtbot.addWidget(entry)
    entry.show()
    qtbot.keyClicks(entry, "Q")
    assert offered(entry) == ["Q15", "Q16"]


def test_points_with_stones_are_offered_to_be_marked_too(qtbot):
    entry = PointEntry(naming("western"), list)
    qtbot.addWidget(entry)
    entry.show()
    entry.set_marking_mode(True)
    assert entry.placeholderText() == "Type points to mark, e.g. Q16"
    qtbot.keyClicks(entry, "Q1")
    assert len(offered(entry)) == 11
    entry.set_marking_mode(False)
    assert entry.placeholderText() == "Type a move, e.g. Q16"


@pytest.mark.parametrize(
    ("key", "typed", "names"),
    [
        ("western", "t", [f"T{row}" for row in range(1, 20)]),
        ("andreev", "=9−", [f"=9-{count}" for count in range(9)]),
        ("diagonal", "A1", [f"A{number}" for number in (10,)]),
        ("kanji", "1９の十", [f"19の十{sign}" for sign in ("", *"一二三四五六七八九")]),
    ],
)
def test_names_of_every_notation_are_offered_in_the_order_of_their_numbers(
    entry, key, typed, names
):
    entry.set_point_naming(naming(key))
    entry.insert(typed)
    entry.textEdited.emit(entry.text())
    assert offered(entry) == names


def test_a_name_taken_from_the_list_completes_the_last_word(qtbot, entry):
    qtbot.keyClicks(entry, "D4 q")
    popup = entry.findChild(QCompleter).popup()
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert entry.text() == "D4 Q1"
    assert offered(entry) == []


@pytest.mark.parametrize(
    ("reason", "rests"),
    [
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, True),
        (Qt.FocusReason.PopupFocusReason, False),
        (Qt.FocusReason.ActiveWindowFocusReason, False),
    ],
    ids=["Tab", "click", "list of names", "another window"],
)
def test_the_field_rests_unless_the_keys_come_back_by_themselves(entry, reason, rests):
    heard = Heard(entry, "focus_lost")
    QApplication.sendEvent(entry, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert heard.take() == ({"focus_lost": 1} if rests else {})


@pytest.mark.parametrize(("chosen", "other"), [("draughts", "Diagonal"), ("diagonal", "Draughts")])
def test_draughts_numbers_and_diagonals_are_typed_and_offered_either_way(
    qtbot, entry, chosen, other
):
    entry.set_point_naming(naming(chosen, 10))
    assert f"{other}" in entry.toolTip()
    assert "You can also type points in" in entry.toolTip()
    heard = enter(qtbot, entry, "28 e5")
    assert heard.carried["typed"] == [([TypedMove(Point(4, 5)), TypedMove(Point(4, 5))],)]
    qtbot.keyClicks(entry, "e")
    assert "e5" in offered(entry)
    entry.clear()
    qtbot.keyClicks(entry, "2")
    assert "28" in offered(entry)
