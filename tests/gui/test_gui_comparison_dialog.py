from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.core.settings import READING
from goboard_gui.gui.study.comparison_dialog import (
    HIDDEN_NOTATIONS,
    LEADING_COLUMNS,
    ComparisonDialog,
    ComparisonModel,
)
from goboard_gui.notation import NOTATIONS, Reading
from goboard_gui.record import new_game, rotate_record
from tests.gui.gui_cases import LEFT, Heard
from tests.record.record_cases import branch, line

MAIN = line("SZ[9]", "B[cc]", "C[no move]", "W[]", "B[ee]")
GAME, (SECOND,) = branch(MAIN, 3, "B[gg]")


@pytest.fixture
def dialog(qtbot, document, view_settings, settings, messages):
    document.open_games([GAME], None, None)
    dialog = ComparisonDialog(document, view_settings, settings, messages)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog: ComparisonDialog, key: str) -> list[str]:
    """Return the column of a notation."""
    notations = [notation.id for notation in dialog.model.comparison.notations]
    column = LEADING_COLUMNS + notations.index(key)
    return [dialog.model.index(row, column).data() for row in range(dialog.model.rowCount())]


def marked(dialog: ComparisonDialog) -> list[int]:
    return [index.row() for index in dialog.table.selectionModel().selectedRows()]


def visible(dialog: ComparisonDialog) -> list[str]:
    return [
        notation.id
        for column, notation in enumerate(dialog.model.comparison.notations, LEADING_COLUMNS)
        if not dialog.table.isColumnHidden(column)
    ]


def press(dialog: ComparisonDialog, text: str) -> None:
    buttons = dialog.findChild(QDialogButtonBox).findChildren(QPushButton)
    next(button for button in buttons if text in button.text().replace("&", "")).click()


def test_the_model_keeps_to_the_rules_of_models(dialog, qtmodeltester):
    qtmodeltester.check(dialog.model)
    qtmodeltester.check(ComparisonModel())


def test_moves_have_rows_and_notations_columns(dialog):
    assert names(dialog, "western") == ["C7", "pass", "E5"]
    assert names(dialog, "andreev") == ["+2-2", "pass", "=4=4"]
    assert [dialog.model.index(row, 0).data() for row in range(3)] == ["1", "2", "3"]
    assert visible(dialog) == [known.id for known in NOTATIONS]


def test_titles_fit_into_their_columns(dialog):
    header = dialog.table.horizontalHeader()
    for column in range(dialog.model.columnCount()):
        title = dialog.model.headerData(column, Qt.Orientation.Horizontal)
        longest = max(map(header.fontMetrics().horizontalAdvance, title.split()))
        assert header.sectionSize(column) > longest
    assert header.textElideMode() is Qt.TextElideMode.ElideNone


@pytest.mark.parametrize("before", [0, 1, 3, 4])
def test_one_stays_at_a_node_without_a_move_though_the_row_of_the_last_is_marked(
    dialog, document, before
):
    document.go_to(before)
    document.go_to(2)
    assert document.session.cursor == 2
    assert marked(dialog) == [0]


def test_the_row_of_the_current_move_is_marked_wherever_one_goes(dialog, document):
    assert marked(dialog) == []
    for node, rows in [(1, [0]), (2, [0]), (3, [1]), (4, [2]), (0, [])]:
        document.go_to(node)
        assert marked(dialog) == rows


def test_another_variation_is_another_table(dialog, document):
    document.go_to(SECOND)
    assert names(dialog, "western") == ["C7", "pass", "G3"]
    assert marked(dialog) == [2]


def test_a_click_on_a_row_goes_to_its_move(qtbot, dialog, document):
    for row, node in [(2, 4), (0, 1), (1, 3)]:
        place = dialog.table.visualRect(dialog.model.index(row, 1)).center()
        qtbot.mouseClick(dialog.table.viewport(), LEFT, pos=place)
        assert document.session.cursor == node


def test_keys_go_through_the_moves_and_enter_does_not_close(qtbot, dialog, document):
    assert dialog.focusWidget() is dialog.table
    assert document.session.cursor == 0
    for key, node in [("Down", 1), ("Down", 3), ("End", 3), ("Return", 3), ("Up", 1)]:
        qtbot.keyClick(dialog.table, getattr(Qt.Key, f"Key_{key}"))
        assert document.session.cursor == node
    document.go_to(0)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
    assert document.session.cursor == 1
    assert dialog.isVisible()


def test_what_is_played_and_what_is_taken_back_is_followed(dialog, document):
    document.go_to(4)
    document.play(Point(0, 0))
    assert names(dialog, "western") == ["C7", "pass", "E5", "A9"]
    assert marked(dialog) == [3]
    document.undo_stack.undo()
    assert names(dialog, "western") == ["C7", "pass", "E5"]


def test_typing_a_comment_names_nothing_anew(dialog, document):
    resets = Heard(dialog.model, "modelReset")
    document.go_to(1)
    document.set_comment("Well played")
    assert resets.take() == {}
    document.replace_tree("Rotate record", rotate_record(document.session.tree, Symmetry.R90))
    assert resets.take() == {"modelReset": 1}
    assert names(dialog, "western")[0] == "G7"
    assert marked(dialog) == [0]


def test_another_record_may_have_another_board(dialog, document):
    document.open_games([new_game(Size(52, 40))], None, None)
    assert dialog.model.rowCount() == 0
    expected = [known.id for known in NOTATIONS if known.supports(Size(52, 40))]
    assert visible(dialog) == expected


def test_names_follow_the_view_and_what_it_does_to_them(dialog, view_settings):
    view_settings.set_view(Symmetry.R90)
    assert names(dialog, "western")[0] == "C7"
    view_settings.set(READING, Reading.STAY.value)
    assert names(dialog, "western")[0] == "G7"


def test_the_columns_of_the_board_are_chosen_at_once_and_all_again(dialog, view_settings):
    view_settings.set_notation("andreev")
    view_settings.set_second_notation("tengen-squares")
    dialog.columns_menu.aboutToShow.emit()
    of_board, every, *_ = dialog.columns_menu.actions()
    of_board.trigger()
    assert visible(dialog) == ["andreev", "tengen-squares"]
    every.trigger()
    assert visible(dialog) == [known.id for known in NOTATIONS]


def test_columns_are_chosen_in_a_menu_and_remembered(
    qtbot, dialog, document, view_settings, settings, messages
):
    dialog.columns_menu.aboutToShow.emit()
    actions = [action for action in dialog.columns_menu.actions() if action.isCheckable()]
    assert [action.text() for action in actions] == [known.title for known in NOTATIONS]
    assert all(action.isChecked() for action in actions)
    actions[0].trigger()
    left = [known.id for known in NOTATIONS[1:]]
    assert visible(dialog) == left
    document.go_to(1)
    document.play(Point(7, 7))
    assert visible(dialog) == left
    again = ComparisonDialog(document, view_settings, settings, messages)
    qtbot.addWidget(again)
    assert visible(again) == left
    again.columns_menu.aboutToShow.emit()
    next(action for action in again.columns_menu.actions() if action.isCheckable()).trigger()
    assert visible(again) == [known.id for known in NOTATIONS]
    assert settings.get(HIDDEN_NOTATIONS) == []


def hide_all_but(settings, *ids: str) -> None:
    settings.set(HIDDEN_NOTATIONS, [known.id for known in NOTATIONS if known.id not in ids])


def test_what_is_shown_is_copied_for_text_and_for_spreadsheets(dialog, settings):
    hide_all_but(settings, "western", "andreev")
    press(dialog, "Copy")
    data = QApplication.clipboard().mimeData()
    assert data.text() == (
        "move\tplayer\tandreev\twestern\n"
        "1\tblack\t +2-2\tC7\n2\twhite\tpass\tpass\n3\tblack\t =4=4\tE5\n"
    )
    assert "<td>=4=4</td>" in data.html()


@pytest.mark.parametrize(
    ("name", "saved", "start"),
    [
        ("t.csv", "t.csv", "\ufeffmove,player,western\n1,black,C7\n"),
        ("t.tsv", "t.tsv", "\ufeffmove\tplayer\twestern\n"),
        ("t.txt", "t.txt", "move  player  western\n1     black   C7\n"),
        ("t.HTML", "t.HTML", "<!DOCTYPE html>"),
        ("t", "t.csv", "\ufeffmove,"),
    ],
)
def test_it_is_saved_in_the_form_of_its_suffix(
    dialog, settings, person, tmp_path, name, saved, start
):
    hide_all_but(settings, "western")
    person.answers(save_path=tmp_path / name)
    press(dialog, "Save")
    assert (tmp_path / saved).read_text("utf-8").startswith(start)
    assert person.told == []


@pytest.mark.parametrize(
    ("name", "told"),
    [("t.xls", "“t.xls”: tables can only be saved as .csv"), ("no/t.csv", "Couldn't save")],
)
def test_what_cannot_be_saved_is_told(dialog, person, tmp_path, name, told):
    person.answers(save_path=tmp_path / name)
    press(dialog, "Save")
    assert told in person.told[0]
    assert list(tmp_path.glob("t*")) == []


def test_nothing_is_saved_when_no_file_is_chosen(dialog, person, tmp_path):
    person.answers(save_path=None)
    press(dialog, "Save")
    assert person.told == []


def test_the_name_of_the_record_suggests_one(dialog, document, person):
    person.answers(save_path=None)
    document.path = Path("/games/a.sgf")
    press(dialog, "Save")
    assert person.asked[-1][2] == "/games/a-coordinates.csv"
