from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.find.find_bar import MATCH_ROLE
from goboard_gui.record import Property, Tree
from tests.gui.find_cases import HITS, Finding, ask, begin, record
from tests.gui.gui_cases import SHIFT
from tests.record.record_cases import line


@pytest.fixture
def finding(stage, qtbot) -> Finding:
    return begin(stage, qtbot)


def test_the_bar_opens_with_the_field_ready_and_closes_by_escape(finding, qtbot):
    finding.do(Command.FIND)
    assert finding.bar.isVisible()
    assert finding.bar.field.hasFocus()
    qtbot.keyClick(finding.bar.field, Qt.Key.Key_Escape)
    assert not finding.bar.isVisible()
    assert finding.view.hasFocus()
    assert not finding.commands.close_bar()


def test_what_is_typed_is_counted_marked_and_shown_while_one_types_on(finding, qtbot):
    finding.do(Command.FIND)
    qtbot.keyClicks(finding.bar.field, "joseki")
    assert finding.told == "1 of 5"
    assert finding.marked == ["joseki"]
    assert finding.cursor == 0
    qtbot.keyClicks(finding.bar.field, "s")
    assert finding.told == "1 of 1"
    assert finding.cursor == 4
    assert finding.bar.field.hasFocus()
    assert not finding.document.is_modified


def test_each_letter_is_looked_for_from_where_one_began_to_type(finding, qtbot):
    finding.document.go_to(1)
    finding.do(Command.FIND)
    gone = []
    for letter in "no m":
        qtbot.keyClicks(finding.bar.field, letter)
        assert finding.told
        gone.append(finding.cursor)
    for _ in range(3):
        qtbot.keyClick(finding.bar.field, Qt.Key.Key_Backspace)
    assert [*gone, finding.cursor] == [2, 2, 2, 3, 2]


def test_one_begins_anew_where_one_has_gone_meanwhile(finding, qtbot):
    finding.do(Command.FIND)
    qtbot.keyClicks(finding.bar.field, "jos")
    finding.document.go_to(3)
    qtbot.keyClicks(finding.bar.field, "eki")
    assert finding.told == "5 of 5"
    assert finding.cursor == 4
    finding.commands.go_to_match(1)
    qtbot.keyClick(finding.bar.field, Qt.Key.Key_Backspace)
    assert finding.cursor == 0


@pytest.mark.parametrize(
    ("key", "modifiers", "order"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, [1, 2, 2, 4, 0, 1]),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, [1, 2, 2, 4, 0, 1]),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier, [1, 2, 2, 4, 0, 1]),
        (Qt.Key.Key_Return, SHIFT, [4, 2, 2, 1, 0, 4]),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, [4, 2, 2, 1, 0, 4]),
        (Qt.Key.Key_F3, SHIFT, [4, 2, 2, 1, 0, 4]),
    ],
    ids=str,
)
def test_keys_go_through_all_that_is_found_and_round(finding, qtbot, key, modifiers, order):
    ask(finding, "joseki")
    gone = []
    for _ in order:
        qtbot.keyClick(finding.bar.field, key, modifiers)
        gone.append(finding.cursor)
    assert gone == order
    assert finding.bar.field.hasFocus()


def test_one_is_told_which_of_all_one_is_at(finding):
    ask(finding, "joseki")
    told = []
    for _ in HITS:
        told.append(finding.told)
        finding.commands.go_to_match(1)
    assert told == [f"{number} of 5" for number in range(1, 6)]
    finding.document.go_to(3)
    assert finding.told == "5 found"


def test_finding_goes_on_from_the_node_one_is_at(finding):
    ask(finding, "joseki")
    finding.document.go_to(3)
    finding.do(Command.FIND_NEXT)
    assert finding.cursor == 4
    finding.document.go_to(3)
    finding.do(Command.FIND_PREVIOUS)
    assert finding.cursor == 2
    assert finding.told == "4 of 5"


def test_what_is_found_is_marked_in_its_comment_the_current_place_more(finding):
    ask(finding, "joseki")
    for _ in range(2):
        finding.commands.go_to_match(1)
    first, second = finding.panel.editor.extraSelections()
    assert finding.marked == ["joseki", "Joseki"]
    strength = [each.format.background().color().alpha() for each in (first, second)]
    assert strength[0] > strength[1]
    assert finding.panel.editor.textCursor().position() == 8
    finding.commands.close_bar()
    assert finding.marked == []


def test_what_is_found_in_a_name_is_selected_there(finding):
    ask(finding, "seki")
    finding.commands.go_to_match(1)
    assert finding.cursor == 1
    assert finding.panel.name.selectedText() == "seki"
    finding.commands.close_bar()
    assert finding.panel.name.selectedText() == ""


def test_letters_that_qt_counts_twice_do_not_move_the_marks(finding):
    finding.document.open_games([line("SZ[9]C[😀 \udc80 here]")], None, None)
    ask(finding, "here")
    assert finding.marked == ["here"]
    row = finding.bar.results.index(0, 0)
    [(start, length)] = row.data(MATCH_ROLE)
    assert row.data()[start : start + length] == "here"


def test_edits_are_searched_at_once(finding, qtbot):
    ask(finding, "joseki")
    finding.document.set_comment("joseki joseki")
    assert finding.told == "6 found"
    assert finding.marked == ["joseki"] * 2
    finding.document.undo_stack.undo()
    assert finding.told == "1 of 5"


def test_writing_in_a_comment_is_not_disturbed_by_what_is_found_in_it(finding, qtbot):
    ask(finding, "joseki")
    finding.panel.editor.setFocus()
    qtbot.keyClick(finding.panel.editor, Qt.Key.Key_Home)
    qtbot.keyClicks(finding.panel.editor, "So, ")
    assert finding.panel.editor.text == "So, Black to play: joseki"
    assert finding.panel.editor.textCursor().position() == 4
    assert finding.marked == ["joseki"]


def test_another_game_is_searched_when_it_is_shown(finding):
    finding.document.open_games([record(), line("SZ[9]C[Joseki]")], None, None)
    ask(finding, "joseki")
    finding.document.go_to_game(1)
    assert finding.told == "1 found"


def test_finding_next_without_a_text_asks_for_one(finding):
    finding.do(Command.FIND_NEXT)
    assert finding.bar.field.hasFocus()
    assert finding.cursor == 0


def test_finding_goes_on_after_the_bar_was_closed(finding):
    ask(finding, "variation")
    finding.commands.close_bar()
    finding.do(Command.FIND_NEXT)
    assert finding.bar.isVisible()
    assert finding.cursor == 4


def test_a_word_selected_in_the_comment_is_looked_for(finding):
    finding.panel.editor.setFocus()
    finding.panel.editor.setTextCursor(finding.panel.editor.document().find("play"))
    finding.do(Command.FIND)
    assert finding.bar.query.text == "play"
    assert finding.told == "1 of 1"


def test_going_there_waits_until_it_is_found_in_a_large_record(finding, qtbot):
    tree = Tree.new([Property("SZ", ("9",))])
    nodes = [(None, (Property("SZ", ("9",)),))]
    nodes += [(number, (Property("C", (f"some text {number}",)),)) for number in range(4_000)]
    tree, _ = tree.graft(0, nodes)
    finding.document.open_games([tree], None, None)
    finding.do(Command.FIND)
    finding.bar.field.setText("text 3999")
    finding.commands.go_to_match(-1)
    assert finding.told == "1 of 1"
    assert finding.document.session.cursor_index == 4_001
