from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel

from goboard_gui.files.errors import TextPosition
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.files.texts.text_dialogs import SourceTextEdit, TextOpenDialog, TextSaveDialog
from goboard_gui.notation import NOTATIONS, Naming, Reading, RecordStyle, notation
from goboard_gui.record import Session, board_size
from goboard_gui.study.interpretation import read_record

NINE, NINETEEN = Size(9, 9), Size(19, 19)
WESTERN = Naming(notation("western"), NINETEEN)
GAME = read_sgf(b"(;SZ[9]AB[aa];W[bb]C[hi];B[cc])").games[0]


def moves(dialog: TextOpenDialog) -> list[str]:
    """Return the moves that were read, in Western coordinates."""
    steps = Session(dialog.record.tree).steps()
    western = Naming(notation("western"), board_size(dialog.record.tree))
    return [western.name(step.move.point) for step in steps if step.move]


@pytest.fixture
def reading(qtbot):
    def open_on(text: str, naming: Naming = WESTERN) -> TextOpenDialog:
        dialog = TextOpenDialog(text, naming)
        qtbot.addWidget(dialog)
        dialog.show()
        kept.append(dialog)
        return dialog

    kept = []
    return open_on


def can_open(dialog: TextOpenDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Open).isEnabled()


def choose(box, data: object) -> None:
    box.setCurrentIndex(box.findData(data))


def test_a_text_is_read_in_the_notation_one_is_in(reading):
    dialog = reading("1 B Q16\n2 W D4\n")
    assert moves(dialog) == ["Q16", "D4"]
    assert dialog.result_label.text() == "Record with 2 moves"
    assert can_open(dialog)


@pytest.mark.parametrize(
    ("text", "told", "marked"),
    [
        ("1 B Q16\n2 W Z99\n3 B D4", "line 2, column 5: “Z” is not a column", "Z99"),
        ("1 B Q16\n1 W D4\n4 B D16", "line 2, column 1: ", "1"),
        ("", "no moves", ""),
        ("\U0001f600 Q16", "line 1, column 1: ", "\U0001f600"),
        ("Q16 \U00020000 Q16", "line 1, column 5: ", "\U00020000"),
    ],
    ids=["a name", "a number", "nothing", "a sign of two units", "such a sign further on"],
)
def test_what_is_wrong_is_told_and_marked(reading, text, told, marked):
    dialog = reading(text)
    choose(dialog.style_box, RecordStyle.MOVES)
    assert told in dialog.result_label.text()
    assert dialog.text.highlighted_text == marked
    assert not can_open(dialog)
    assert dialog.record is None


def test_what_is_typed_is_read_after_a_pause(qtbot, reading):
    dialog = reading("1 B Q16\n2 W Z9")
    dialog.text.setPlainText("1 B Q16\n2 W C9")
    qtbot.waitUntil(lambda: can_open(dialog))
    assert dialog.text.highlighted_text == ""
    assert moves(dialog) == ["Q16", "C9"]


def test_the_last_keys_count_however_fast_one_is(reading):
    dialog = reading("1 B Q16")
    dialog.text.setPlainText("1 B Z99")
    dialog.buttons.button(QDialogButtonBox.StandardButton.Open).click()
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert dialog.isVisible()
    dialog.text.setPlainText("1 B C9")
    dialog.read()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Open).click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert moves(dialog) == ["C9"]


def test_another_notation_board_and_form_may_be_chosen(reading):
    dialog = reading("1 (2 3) 2 (7 8)")
    assert not can_open(dialog)
    choose(dialog.notation_box, "cartesian")
    assert moves(dialog) == ["C4", "H9"]
    dialog.size_box.rows.setValue(8)
    assert "“8” is not a row" in dialog.result_label.text()
    dialog.size_box.rows.setValue(9)
    assert board_size(dialog.record.tree) == Size(19, 9)
    choose(dialog.style_box, RecordStyle.ACTIONS)
    assert moves(dialog) == ["C4"]


def test_names_are_repaired_on_request_only(reading):
    dialog = reading("1 33\n2 +33\n", Naming(notation("andreev"), NINETEEN))
    assert not can_open(dialog)
    dialog.repair.click()
    assert moves(dialog) == ["Q16", "D16"]
    assert "“33” was read as -3-3" in dialog.result_label.text()


def test_remarks_are_told_but_not_all_of_many(reading):
    assert "move 2 is illegal: the point was occupied" in reading("Q16 Q16").result_label.text()
    assert len(reading("Q16 " * 20).result_label.text().splitlines()) == 7


def test_records_are_in_notations_that_name_each_point_differently(reading):
    box = reading("").notation_box
    offered = [box.itemData(index) for index in range(box.count())]
    assert offered == [known.id for known in NOTATIONS if known.bijective]
    fallback = reading("", Naming(notation("named"), NINETEEN)).notation_box
    assert fallback.notation.id == offered[0]


def labels(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_is_told_how_the_board_is_seen_if_it_is_turned(reading):
    turned = Naming(notation("western"), NINE, Symmetry.R90, Reading.STAY)
    dialog = reading("A9", turned)
    assert "Rotated right · coordinates stay in place" in labels(dialog)
    assert Session(dialog.record.tree).steps()[1].move.point == turned.parse("A9") == Point(0, 8)
    assert "Seen:" not in labels(reading("A9"))


@pytest.fixture
def saving(qtbot, messages, tmp_path):
    def open_on(tree=GAME, naming: Naming = Naming(notation("western"), NINE)):  # noqa: B008
        dialog = TextSaveDialog(tree, naming, tmp_path / "game.txt", messages)
        qtbot.addWidget(dialog)
        kept.append(dialog)
        return dialog

    kept = []
    return open_on


def test_the_moves_are_shown_as_the_notation_writes_them(saving):
    dialog = saving()
    assert dialog.text.toPlainText() == "  set up B A9\n1 W B8\n2 B C7"
    choose(dialog.notation_box, "andreev")
    assert dialog.text.toPlainText() == "+B +0-0\n 2 +1-1 hi\n 3 +2-2"


def test_another_form_may_be_chosen_and_what_it_cannot_say_is_told(saving):
    dialog = saving()
    choose(dialog.style_box, RecordStyle.RUNNING)
    assert dialog.text.toPlainText() == "+B A9 2 B8 3 C7"
    assert "This format doesn't support comments" in dialog.result_label.text()
    assert not dialog.result_label.isHidden()
    choose(dialog.style_box, RecordStyle.ACTIONS)
    assert "omments" not in dialog.result_label.text()


def test_names_are_as_the_board_is_seen(saving):
    dialog = saving(naming=Naming(notation("western"), NINE, Symmetry.R90, Reading.STAY))
    assert "1 W H8" in dialog.text.toPlainText()
    assert "Rotated right · coordinates stay in place" in labels(dialog)


def test_the_text_is_copied(saving):
    dialog = saving()
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()


@pytest.mark.parametrize(("name", "saved"), [("a", "a.txt"), ("a.kifu", "a.kifu")])
def test_the_text_is_saved_and_reads_back(saving, person, tmp_path, name, saved):
    person.answers(save_path=tmp_path / name)
    dialog = saving()
    dialog.save_button.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert person.asked[0][2] == str(tmp_path / "game.txt")
    text = (tmp_path / saved).read_text("utf-8")
    assert text == "  set up B A9\n1 W B8\n2 B C7\n"
    naming = Naming(notation("western"), NINE)
    again = Session(read_record(text, naming, None, repair=False).tree)
    again.go_to(again.line[-1])
    session = Session(GAME)
    session.go_to(session.line[-1])
    assert again.board == session.board


def test_a_text_that_cannot_be_saved_is_told(saving, person, tmp_path):
    person.answers(save_path=tmp_path / "nowhere" / "a.txt")
    dialog = saving()
    dialog.save_button.click()
    assert "Couldn't save" in person.told[0]
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_nothing_is_saved_when_no_file_is_chosen(saving, person):
    person.answers(save_path=None)
    dialog = saving()
    dialog.save_button.click()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_place_is_marked_and_brought_into_sight(qtbot):
    field = SourceTextEdit("\n".join(f"row {number}" for number in range(200)))
    qtbot.addWidget(field)
    field.resize(200, 100)
    field.show()
    field.highlight(TextPosition(150, 5), 3)
    assert field.highlighted_text == "149"
    assert not field.viewport().rect().contains(field.cursorRect(field.extraSelections()[1].cursor))
    field.go_to_highlight()
    assert field.viewport().rect().contains(field.cursorRect(field.extraSelections()[1].cursor))
    field.clear_highlight()
    assert field.highlighted_text == ""
