from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.record import Property, Tree
from tests.cases import for_each
from tests.gui.find_cases import Finding, ask, begin
from tests.gui.gui_cases import CTRL, naming_of
from tests.record.record_cases import line


@pytest.fixture
def finding(stage, qtbot) -> Finding:
    return begin(stage, qtbot)


@for_each(
    ("options", "text", "told"),
    [
        (["case"], "Joseki", "1 of 2"),
        (["words"], "joseki", "1 of 4"),
        (["regular"], "^[jn]o", "1 of 3"),
        (["words", "regular"], "jo.*i", "1 of 3"),
        (["point"], "E5", "1 of 1"),
        (["point"], "C7", "1 of 1"),
        ([], "xyzzy", "Not found"),
        ([], "  ", ""),
    ],
    ids=str,
)
def test_options_change_what_is_found(finding, options, text, told):
    ask(finding, text)
    for option in ("case", "words", "regular", "point"):
        getattr(finding.bar, option).setChecked(option in options)
    assert finding.told == told


def test_the_count_is_seen_in_the_narrowest_window(finding):
    ask(finding, "joseki")
    finding.window.resize(finding.window.minimumSizeHint())
    told = finding.bar.status
    assert told.text() == "1 of 5"
    assert told.width() >= told.sizeHint().width()


def test_in_large_letters_the_options_go_below_and_the_window_stays_as_wide(finding):
    font = finding.window.font()
    font.setPointSize(24)
    finding.window.setFont(font)
    finding.window.resize(500, 500)
    ask(finding, "joseki")
    QApplication.processEvents()
    bar = finding.bar
    assert finding.window.width() == 500
    below = bar.words.mapTo(bar, QPoint()).y() - bar.field.y()
    assert below >= bar.field.height()
    finding.window.resize(1000, 500)
    QApplication.processEvents()
    assert abs(bar.words.mapTo(bar, QPoint()).y() - bar.field.y()) < bar.field.height() / 2


def test_a_point_is_named_in_the_chosen_notation(finding):
    ask(finding, "E5")
    finding.bar.point.setChecked(True)
    finding.view_settings.set_notation("andreev")
    assert "E5" in finding.told
    name = naming_of(finding).name(Point(4, 4))
    finding.bar.field.setText(name)
    finding.commands.go_to_match(1)
    assert finding.cursor == 1


def test_a_point_is_neither_part_of_a_word_nor_an_expression(finding):
    ask(finding, "E5")
    finding.bar.regular.setChecked(True)
    finding.bar.point.setChecked(True)
    assert not finding.bar.regular.isEnabled()
    assert finding.told == "1 of 1"
    finding.bar.point.setChecked(False)
    assert finding.bar.regular.isEnabled()


def test_a_bad_expression_is_told_with_its_place_and_finds_nothing(finding):
    ask(finding, "joseki")
    finding.bar.regular.setChecked(True)
    finding.bar.field.setText("jos(e")
    assert "character 6" in finding.told
    assert finding.marked == []
    finding.do(Command.FIND_NEXT)
    assert finding.cursor == 0
    finding.bar.field.setText("jos(e)")
    assert finding.told == "1 of 5"


@for_each(
    ("text", "told"),
    [
        ("jos(e", "Invalid expression at character 6: missing “)”"),
        ("jos)e", "Invalid expression at character 4: unmatched “)”"),
        ("jos[e", "Invalid expression at character 6: missing “]”"),
        ("jo[s-e]", "Invalid expression at character 7: reversed character range"),
        ("*jo", "Invalid expression at character 1: nothing to repeat"),
        ("jo**", "Invalid expression at character 4: two quantifiers in a row"),
        ("j{3,2}", "Invalid expression at character 3: minimum greater than maximum"),
        ("jo\\", "Invalid expression at character 4: nothing after “\\”"),
        (r"jo\q", "Invalid expression at character 5: unknown escape sequence"),
        (r"jo\x1", "Invalid expression at character 5: incomplete escape sequence"),
        (r"jo\1", "Invalid expression at character 5: unknown group"),
        (r"jo\g<x>", "Invalid expression at character 6: unknown group"),
        (r"(jo\1)", "Invalid expression at character 6: reference to an unclosed group"),
        ("(?jo)", "Invalid expression at character 3: unknown construct after “(?”"),
        (r"\p{Go}", "Invalid expression at character 7: unknown character class"),
        ("(?<n", "Invalid expression at character 5: missing >"),
        ("(?V1)j", "Invalid expression: VERSION0 and VERSION1 flags are mutually incompatible"),
        ("j" * 501, "The expression is longer than 500 characters"),
        ("j{99999}", "The expression is too complex"),
    ],
)
def test_why_an_expression_is_refused_is_told(finding, text, told):
    ask(finding, text)
    finding.bar.regular.setChecked(True)
    assert finding.told == told
    finding.bar.regular.setChecked(False)
    assert finding.told == "Not found"


def test_an_expression_that_takes_too_long_is_told_with_the_move_and_what_was_found_until_then(
    finding,
):
    long = "a" * 50_000 + "b"
    tree = line("SZ[9]C[Joseki]", "B[ee]C[joseki]", f"C[{long}]", "W[cc]C[joseki]")
    finding.document.open_games([tree], None, None)
    ask(finding, "joseki|(a+)+$")
    finding.bar.regular.setChecked(True)
    told = "Expression too slow: search stopped at move 1"
    assert finding.told == f"1 of 2 · {told}"
    assert rows(finding) == ["Move 0 · Joseki", "Move 1 · joseki"]
    finding.commands.go_to_match(1)
    assert (finding.cursor, finding.told) == (1, f"2 of 2 · {told}")
    finding.document.go_to(3)
    finding.commands.go_to_match(1)
    assert finding.cursor == 0
    finding.bar.field.setText("(a+)+$")
    assert finding.told == told
    assert rows(finding) == []
    assert finding.bar.status.styleSheet()
    finding.bar.field.setText("joseki")
    assert finding.told == "1 of 3"
    assert not finding.bar.status.styleSheet()


def test_a_name_that_is_none_is_told(finding):
    ask(finding, "Z99")
    finding.bar.point.setChecked(True)
    assert "not a column" in finding.told


def rows(finding: Finding) -> list[str]:
    model = finding.bar.results
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_all_that_is_found_can_be_listed_with_its_move_and_what_is_around(finding):
    ask(finding, "joseki")
    assert not finding.bar.list.isVisible()
    finding.bar.list_button.setChecked(True)
    assert finding.bar.list.isVisible()
    assert rows(finding) == [
        "Move 0 · Black to play: joseki",
        "Move 1 · Joseki",
        "Move 2 · a joseki, another Joseki",
        "Move 2 · a joseki, another Joseki",
        "Move 2 · JOSEKIS in a variation",
    ]


def test_rows_tell_the_name_of_their_node_and_mark_what_was_found(finding):
    finding.document.open_games([line("SZ[9]", "B[ee]N[Start]C[so it is]")], None, None)
    ask(finding, "it")
    assert rows(finding) == ["Move 1 · Start · so it is"]
    ((start, length),) = finding.bar.results.index(0, 0).data(Qt.ItemDataRole.UserRole)
    assert rows(finding)[0][start : start + length] == "it"


def test_a_clicked_row_goes_there_and_the_row_follows(finding):
    ask(finding, "joseki")
    finding.bar.list_button.setChecked(True)
    finding.window.repaint()
    there = finding.bar.list.visualRect(finding.bar.results.index(3, 0)).center()
    QTest.mouseClick(finding.bar.list.viewport(), Qt.MouseButton.LeftButton, pos=there)
    assert finding.cursor == 2
    assert finding.told == "4 of 5"
    finding.commands.go_to_match(1)
    assert [index.row() for index in finding.bar.list.selectedIndexes()] == [4]


def test_texts_of_files_are_plain_in_the_list_and_the_bar(finding):
    tree = Tree.new([Property("C", ("<b>joseki</b>",))])
    finding.document.open_games([tree], None, None)
    ask(finding, "<b>jo")
    assert rows(finding) == ["Move 0 · <b>joseki</b>"]
    assert finding.bar.status.textFormat() is Qt.TextFormat.PlainText


KEYS = [
    (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Delete, CTRL),
    (Qt.Key.Key_Backspace, CTRL),
    (Qt.Key.Key_Z, CTRL),
]


@for_each(("key", "modifiers"), KEYS)
def test_keys_typed_in_the_field_do_nothing_to_the_record(finding, qtbot, key, modifiers):
    finding.document.play(None)
    finding.document.go_to(2)
    ask(finding, "x y")
    tree, cursor = finding.document.session.tree, finding.cursor
    for command in (Command.BACK, Command.REMOVE, Command.UNDO, Command.START, Command.MAIN_LINE):
        finding.actions[command].triggered.connect(lambda: pytest.fail("the board had the key"))
    qtbot.keyClick(finding.bar.field, key, modifiers)
    assert (finding.document.session.tree, finding.cursor) == (tree, cursor)


def test_the_buttons_of_the_bar_go_on_back_and_away(finding):
    ask(finding, "joseki")
    corner = finding.bar.rect().bottomRight() - QPoint(20, 18)
    QTest.mouseClick(finding.bar, Qt.MouseButton.LeftButton, pos=corner)
    assert finding.bar.childAt(corner) is not None
    finding.bar.childAt(corner).click()
    assert not finding.bar.isVisible()
