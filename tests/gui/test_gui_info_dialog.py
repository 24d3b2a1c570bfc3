"""Game information seen and edited in its dialog."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.gui.game.info.info_dialog import InfoDialog
from goboard_gui.gui.game.info.info_fields import (
    CHOICES,
    GAME_FIELDS,
    RULE_FIELDS,
    TITLES,
    convention_hint,
)
from goboard_gui.record.properties.conventions.time_limits import (
    minutes_to_seconds,
    seconds_to_minutes,
)
from goboard_gui.record.properties.conventions.validation import validate_value
from goboard_gui.record.properties.tables import GAME_INFO_PROPERTIES
from goboard_gui.record.properties.time_control import write_seconds
from tests.cases import for_each
from tests.gui.gui_cases import LEFT

ROOT = (
    "(;GM[1]FF[4]SZ[9]PB[柯洁]BR[九段]PW[<b>x</b>]DT[5/6/1996] RE[black wins by resignation]"
    "KM[6,5]\nTM[5400]GC[a\\]\nb]KGSDE[a][b]AB[aa];B[ee])"
).encode()


class Shown:
    """A dialog for the first game of some bytes, and what they would become."""

    def __init__(self, data: bytes, settings) -> None:
        self.file = read_sgf(data)
        self.dialog = InfoDialog(self.file.games[0], settings)

    def field(self, ident):
        return self.dialog.fields[ident]

    @property
    def written(self) -> bytes:
        return write_sgf(self.file, [self.dialog.edited_record()])


@pytest.fixture
def shown(qtbot, settings):
    alive = []

    def show(data: bytes = ROOT) -> Shown:
        made = Shown(data, settings)
        alive.append(made)
        qtbot.addWidget(made.dialog)
        made.dialog.show()
        qtbot.waitExposed(made.dialog)
        return made

    return show


def type_over(qtbot, line, text: str) -> None:
    line.selectAll()
    qtbot.keyClicks(line, text)


def pick(box, text: str) -> None:
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def test_there_is_a_field_for_every_property_of_game_information(shown):
    assert set(TITLES) == set(GAME_INFO_PROPERTIES)
    dialog = shown().dialog
    assert set(dialog.fields) == set(GAME_INFO_PROPERTIES)
    assert dialog.fields["PB"].text == "柯洁"
    assert dialog.fields["GC"].text == "a]\nb"
    assert dialog.fields["WT"].text == ""


def test_nothing_is_written_by_looking(shown, qtbot):
    it = shown()
    for page in range(it.dialog.tabs.count()):
        it.dialog.tabs.setCurrentIndex(page)
    it.field("DT").menu.popup(it.dialog.pos())
    it.field("DT").menu.close()
    assert it.dialog.changes() == {}
    assert it.dialog.edited_record() is it.file.games[0]


def test_only_what_was_typed_is_written(shown, qtbot):
    it = shown()
    type_over(qtbot, it.field("PW").line, "C]")
    it.field("BR").set_text("")
    it.field("EV").set_text("Cup")
    it.field("GC").set_text("new\nlines")
    assert it.dialog.changes() == {"PW": "C]", "BR": None, "EV": "Cup", "GC": "new\nlines"}
    expected = ROOT.replace(b"<b>x</b>", b"C\\]").replace("BR[九段]".encode(), b"")
    expected = expected.replace(b"a\\]\nb", b"new\nlines").replace(b"AB[aa]", b"AB[aa]EV[Cup]")
    assert it.written == expected


def test_a_field_that_holds_again_what_it_held_is_not_changed(shown):
    it = shown()
    for ident in ("PB", "KM", "RE", "GC"):
        before = it.field(ident).text
        it.field(ident).set_text("other")
        it.field(ident).set_text(before)
    assert it.dialog.edited_record() is it.file.games[0]


def test_bytes_that_are_no_text_survive_an_edit_of_their_field(shown, qtbot):
    it = shown(b"(;CA[utf-8]SZ[9]PB[caf\xe9]PW[B])")
    assert it.dialog.edited_record() is it.file.games[0]
    it.field("PB").line.end(False)
    qtbot.keyClicks(it.field("PB").line, "s")
    assert it.written == b"(;CA[utf-8]SZ[9]PB[caf\xe9s]PW[B])"


def test_what_is_unusual_is_kept_with_a_hint_and_put_right_by_a_click(shown, qtbot):
    it, changes = shown(), {}
    for ident, buttons in (("BR", ["9d", "9p"]), ("RE", ["B+R"]), ("KM", ["6.5"]), ("DT", [])):
        hint = it.field(ident).hint
        assert hint.isVisible(), ident
        assert hint.label.text() == convention_hint(ident)
        assert [button.text() for button in hint.buttons] == [
            f"Change to {text}" for text in buttons
        ]
        if buttons:
            qtbot.mouseClick(hint.buttons[0], LEFT)
            assert it.field(ident).text == buttons[0]
            assert not hint.isVisible()
            changes[ident] = buttons[0]
            assert it.dialog.changes() == changes


def test_a_hint_comes_when_one_stops_typing_and_goes_again(shown, qtbot, monkeypatch):
    monkeypatch.setattr("goboard_gui.gui.game.info.info_fields._PAUSE", 1)
    it = shown()
    field = it.field("WR")
    assert not field.hint.isVisible()
    qtbot.keyClicks(field.line, "5 kyu")
    assert not field.hint.isVisible()
    qtbot.waitUntil(field.hint.isVisible)
    type_over(qtbot, field.line, "5k")
    qtbot.waitUntil(lambda: not field.hint.isVisible())


def test_a_time_limit_in_minutes_is_stored_in_seconds(shown, qtbot):
    it = shown()
    field = it.field("TM")
    assert field.line.text() == "90"
    assert field.text == "5400"
    assert field.hint.label.text() == "1:30:00 (h:min:s)"
    assert [field.box.itemText(at) for at in range(3)] == ["10", "30", "45"]
    assert it.dialog.edited_record() is it.file.games[0]
    type_over(qtbot, field.line, "12,5")
    assert it.dialog.changes() == {"TM": "750"}
    type_over(qtbot, field.line, "1:30")
    field.update_hint()
    assert [button.text() for button in field.hint.buttons] == ["Change to 90", "Change to 1.5"]
    field.hint.buttons[0].click()
    assert (field.line.text(), it.dialog.changes()) == ("90", {})
    field.set_text("100")
    assert (field.line.text(), it.dialog.changes()) == ("1.667", {"TM": "100"})


@given(st.integers(0, 9_999_999) | st.integers(0, 999_999).map(lambda tenths: tenths / 10))
def test_seconds_survive_the_way_to_minutes_and_back(seconds):
    text = write_seconds(seconds)
    assert minutes_to_seconds(seconds_to_minutes(text)) == text


@for_each("text", ["", "1 h", "5400 s", "1e3", "12345678"])
def test_a_time_that_is_not_a_number_of_seconds_is_left_alone(shown, text):
    it = shown(f"(;SZ[9]TM[{text}])".encode())
    assert it.field("TM").line.text() == it.field("TM").text == text
    assert it.dialog.edited_record() is it.file.games[0]


@for_each(
    ("text", "who", "how", "points"),
    [
        ("W+T", "White wins", "on time", None),
        ("B+3.5", "Black wins", "by points", 3.5),
        ("白中押し勝ち", "White wins", "by resignation", None),
        ("0", "Draw", None, None),
        ("Void", "No result", None, None),
        ("?", "Unknown", None, None),
        ("B+", "Black wins", "no reason given", None),
        ("who knows", "—", None, None),
        ("", "—", None, None),
    ],
)
def test_the_choice_of_results_follows_the_text(shown, text, who, how, points):
    it = shown(f"(;RE[{text}])".encode())
    choice = it.field("RE").choice
    assert choice.who.currentText() == who
    assert choice.how.isVisible() is (how is not None)
    assert how is None or choice.how.currentText() == how
    assert choice.points.isVisible() is (points is not None)
    assert points is None or choice.points.value() == points
    assert it.dialog.changes() == {}


def test_a_result_is_put_together_from_choices(shown, qtbot):
    it = shown(b"(;SZ[9])")
    choice, field = it.field("RE").choice, it.field("RE")
    pick(choice.who, "White wins")
    assert field.text == "W+R"
    qtbot.keyClick(choice.how, Qt.Key.Key_Down)
    assert field.text == "W+0.5"
    type_over(qtbot, choice.points.lineEdit(), "12.5")
    assert field.text == "W+12.5"
    pick(choice.who, "Draw")
    assert field.text == "Draw"
    pick(choice.who, "Black wins")
    assert field.text == "B+12.5"
    pick(choice.who, "—")
    assert field.text == ""
    assert it.dialog.edited_record() is it.file.games[0]


def test_a_day_is_chosen_in_the_calendar(shown, qtbot):
    it = shown(b"(;DT[1996-05-06])")
    field = it.field("DT")
    field.menu.popup(it.dialog.pos())
    assert field.calendar.selectedDate() == QDate(1996, 5, 6)
    qtbot.keyClick(field.calendar.focusProxy() or field.calendar, Qt.Key.Key_Right)
    field.calendar.activated.emit(field.calendar.selectedDate())
    assert field.text == "1996-05-07"
    assert not field.menu.isVisible()


@for_each(
    ("text", "simple"),
    [("", True), ("1996-05-06", True), ("1996-05-06,07", False), ("5/6/1996", False)],
)
def test_the_calendar_is_for_one_day_or_none(shown, text, simple):
    field = shown(f"(;DT[{text}])".encode()).field("DT")
    assert field.button.isEnabled() is simple


@for_each(("ident", "choices"), CHOICES.items(), ids=CHOICES)
def test_what_is_offered_is_usual(ident, choices):
    assert all(validate_value(ident, text).follows_convention for text in choices)


def test_what_is_typed_into_a_choice_is_not_completed(shown, qtbot):
    it = shown(b"(;SZ[9])")
    qtbot.keyClicks(it.field("BR").line, "9")
    assert it.field("BR").text == "9"


def test_texts_of_files_are_never_rich(shown):
    it = shown(b"(;RE[<b>x</b>]KGSDE[<b>x</b>]BR[<i>9</i>])")
    for label in it.dialog.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText or "<" not in label.text()


def test_tab_goes_through_one_player_and_then_the_other(shown, qtbot):
    dialog = shown(b"(;SZ[9])").dialog
    names = {field.focusProxy() or field: ident for ident, field in dialog.fields.items()}
    names |= {field.line: ident for ident, field in dialog.fields.items() if ident != "GC"}
    dialog.fields["PB"].line.setFocus()
    met = []
    for _ in range(20):
        met.append(names.get(dialog.focusWidget()))
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    fields = [ident for ident in dict.fromkeys(met) if ident]
    assert fields == [
        *("PB", "BR", "BT", "PW", "WR", "WT"),
        *("EV", "RO", "DT", "PC", "GN", "ON"),
        *("RE", "RU", "KM", "HA", "TM", "OT"),
    ]


def test_no_key_with_alt_means_two_things_on_a_page(shown):
    dialog = shown().dialog
    common = [dialog.tabs.tabText(page) for page in range(dialog.tabs.count())] + ["&OK", "&Cancel"]
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        inside = dialog.tabs.widget(page)
        texts = [label.text() for label in inside.findChildren(QLabel) if label.buddy()]
        texts += [button.text() for button in inside.findChildren(QAbstractButton)]
        keys = Counter(
            key for text in texts + common if (key := QKeySequence.mnemonic(text).toString())
        )
        assert max(keys.values()) == 1, keys


def test_every_key_with_alt_leads_to_its_field(shown, qtbot):
    dialog = shown(b"(;SZ[9])").dialog
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    met = {}
    for key in "BWERDPNIULKHTV":
        qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
        met[key] = dialog.focusWidget()
    idents = ("PB", "PW", *GAME_FIELDS, *RULE_FIELDS)
    assert list(met.values()) == [
        dialog.fields[ident].focusProxy() or dialog.fields[ident] for ident in idents
    ]


def test_enter_accepts_and_escape_leaves_without_a_question(shown, qtbot):
    it = shown()
    qtbot.keyClicks(it.field("PB").line, "x")
    qtbot.keyClick(it.field("PB").line, Qt.Key.Key_Return)
    assert it.dialog.result() == QDialog.DialogCode.Accepted
    it = shown()
    qtbot.keyClicks(it.field("PB").line, "x")
    qtbot.keyClick(it.field("PB").line, Qt.Key.Key_Escape)
    assert not it.dialog.isVisible()
    assert it.dialog.result() == QDialog.DialogCode.Rejected


def test_the_size_of_the_dialog_is_remembered(shown):
    dialog = shown().dialog
    dialog.resize(733, 455)
    dialog.reject()
    assert shown().dialog.size() == dialog.size()


def test_other_properties_are_shown_and_only_private_ones_are_edited(shown, qtbot):
    it = shown()
    table = it.dialog.others.table
    rows = {table.item(row, 0).text(): row for row in range(table.rowCount())}
    assert list(rows) == ["GM", "FF", "SZ", "KGSDE", "AB"]
    editable = Qt.ItemFlag.ItemIsEditable
    assert [name for name, row in rows.items() if table.item(row, 1).flags() & editable] == [
        "KGSDE"
    ]
    it.dialog.tabs.setCurrentIndex(2)
    table.setCurrentCell(rows["AB"], 0)
    assert not it.dialog.others.remove_button.isEnabled()
    table.item(rows["KGSDE"], 1).setText("[c]")
    assert it.written == ROOT.replace(b"[a][b]", b"[c]")
    table.setCurrentCell(rows["KGSDE"], 0)
    qtbot.mouseClick(it.dialog.others.remove_button, LEFT)
    assert it.written == ROOT.replace(b"KGSDE[a][b]", b"")


def test_a_property_is_added_and_a_wrong_one_cannot_be_accepted(shown, qtbot):
    it = shown()
    others, ok = it.dialog.others, it.dialog.ok_button
    it.dialog.tabs.setCurrentIndex(2)
    qtbot.mouseClick(others.add_button, LEFT)
    row = others.table.rowCount() - 1
    assert it.written == ROOT.replace(b"AB[aa]", b"AB[aa]XX[]")
    for name, values, told in (
        ("PB", "[a]", "Couldn't add PB. Use a name in capital letters"),
        ("YY", "[a", "YY: put each value"),
        ("Y Y", "[a]", "Couldn't add Y Y. Use a name in capital letters"),
        ("YY", "", "Couldn't add YY. Use a name in capital letters"),
    ):
        others.table.item(row, 0).setText(name)
        others.table.item(row, 1).setText(values)
        assert others.problem.text().startswith(told)
        assert not ok.isEnabled()
    others.table.item(row, 1).setText("[a\\]][b]")
    assert ok.isEnabled()
    assert not others.problem.text()
    assert it.written == ROOT.replace(b"AB[aa]", b"AB[aa]YY[a\\]][b]")
    others.table.setCurrentCell(row, 0)
    qtbot.mouseClick(others.remove_button, LEFT)
    assert it.dialog.edited_record() is it.file.games[0]


def test_enter_in_a_cell_does_not_end_the_dialog(shown, qtbot):
    it = shown()
    it.dialog.tabs.setCurrentIndex(2)
    others = it.dialog.others
    qtbot.mouseClick(others.add_button, LEFT)
    editor = others.table.viewport().findChild(QDialog) or it.dialog.focusWidget()
    qtbot.keyClicks(editor, "ZZ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert it.dialog.isVisible()
    row = others.table.rowCount() - 1
    qtbot.waitUntil(lambda: others.table.item(row, 0).text() == "ZZ")
    qtbot.keyClick(others.table, Qt.Key.Key_Return)
    assert it.dialog.isVisible()


def test_very_long_values_are_shown_in_part_and_left_alone(shown):
    data = b"(;XX[" + b"a" * 100_000 + b"]PB[A])"
    it = shown(data)
    item = it.dialog.others.table.item(0, 1)
    assert len(item.text()) < 3000
    assert not item.flags() & Qt.ItemFlag.ItemIsEditable
    it.field("PB").set_text("B")
    assert it.written == data.replace(b"PB[A]", b"PB[B]")


@for_each("ident", ["PB", "BR", "RU", "DT", "GN", "GC"])
def test_a_text_that_is_too_long_to_edit_stays_whole(shown, ident):
    long = ("name " * 5_000 + "end") if ident == "GC" else "n" * 12_000 + "end"
    made = shown(f"(;SZ[9]{ident}[{long}]PC[here])".encode())
    field = made.field(ident)
    editor = getattr(field, "line", field)
    beginning = editor.toPlainText() if ident == "GC" else editor.text()
    assert beginning == long[: len(beginning) - 1] + "…"
    QTest.keyClicks(editor, "x")
    assert field.text == long
    assert not field.is_edited
    made.field("PC").set_text("there")
    assert made.written == f"(;SZ[9]{ident}[{long}]PC[there])".encode()
    field.set_text("short")
    assert f"{ident}[short]".encode() in made.written
