from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter

from goboard_gui.diagram.picture import EdgeLabels
from goboard_gui.diagram.reference_card import card_text, draw_card, page_layout, reference_card
from goboard_gui.go import Size, Symmetry
from goboard_gui.gui.study.chart_dialog import ChartDialog, ChartPreview
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from tests.gui.gui_cases import LEFT

NINE = Size(9, 9)


@pytest.fixture
def opened(qtbot, messages):
    """Return what opens the dialog on a naming."""

    def open_on(key: str = "andreev", size: Size = NINE, **options) -> ChartDialog:
        naming = Naming(notation(key), size, options.pop("view", Symmetry.IDENTITY))
        dialog = ChartDialog(naming, messages, **options)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_on


def ink(dialog: ChartDialog) -> int:
    """Return how much of the preview is dark."""
    image = dialog.preview.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return len(bytes(image.constBits())[::4].translate(None, bytes(range(100, 256))))


def test_the_chart_is_that_of_what_is_shown(opened):
    dialog = opened("western", Size(9, 7), second=notation("andreev"), view=Symmetry.R90)
    assert dialog.point_naming == Naming(notation("western"), Size(9, 7), Symmetry.R90)
    card = dialog.chart()
    assert card.picture.empty_board.size == Size(7, 9)
    assert card.title == "Western (A1), 9×7"
    assert card.paragraphs[1:] == (
        "Outer coordinates, in grey: Andreev (signed corners).",
        "Rotated right; coordinates rotate with the board.",
    )
    assert ink(dialog) > 100


def test_the_second_notation_is_taken_away_again(qtbot, opened):
    dialog = opened(second=notation("western"))
    dialog.second.setFocus()
    qtbot.keyClick(dialog.second, Qt.Key.Key_Home)
    assert dialog.second.currentText() == "None"
    assert dialog.chart().picture.empty_board.second == EdgeLabels()


@pytest.mark.parametrize("side", [401, 404, 433, 467])
def test_no_row_of_the_preview_is_lost_on_the_way_to_the_screen(qtbot, side):
    card = reference_card(Naming(notation("draughts"), NINE), squares=True)
    preview = ChartPreview()
    qtbot.addWidget(preview)
    preview.show_chart(card, page_layout(card))
    preview.resize(side, side + 30)
    unit = QPageLayout.Unit.Millimeter
    paper, room = preview.page.fullRect(unit), preview.page.paintRect(unit)
    scale = (side + 30) / paper.height()
    sheet = QImage((paper.size() * scale).toSize(), QImage.Format.Format_RGB32)
    sheet.fill("white")
    sheet.setDotsPerMeterX(round(scale * 1000))
    sheet.setDotsPerMeterY(round(scale * 1000))
    with QPainter(sheet) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card(qp, QRectF(room.topLeft() * scale, room.size() * scale), card)
    shown = preview.grab().toImage().convertToFormat(sheet.format())
    left = round((side - sheet.width()) / 2)
    assert shown.copy(QRect(QPoint(left, 0), sheet.size())) == sheet


def test_every_notation_has_a_chart(opened):
    dialog = opened()
    wrong = []
    for chosen in NOTATIONS:
        dialog.notation.show_notation(chosen)
        plain = reference_card(Naming(chosen, NINE))
        if card_text(dialog.chart()) != card_text(plain) or ink(dialog) <= 100:
            wrong.append(chosen.id)
    assert not wrong


def test_names_may_stay_with_the_page(opened):
    dialog = opened("western", view=Symmetry.R180)
    dialog.stay.setChecked(True)
    assert dialog.point_naming.reading is Reading.STAY
    assert card_text(dialog.chart()).splitlines()[-1].split()[0] == "A1"


def test_squares_are_for_draughts(opened):
    dialog = opened("draughts", Size(10, 10))
    dialog.squares.setChecked(True)
    last = card_text(dialog.chart()).splitlines()[-1].split()
    assert last == ["46", ".", "47", ".", "48", ".", "49", ".", "50", "."]


def test_paper_is_called_as_it_is_said_and_used_as_it_is_named(opened):
    dialog = opened()
    box = dialog.page
    assert [box.itemText(row) for row in range(box.count())] == ["A4", "A5", "Letter"]
    box.setCurrentText("Letter")
    assert dialog.preview.page.pageSize().id() is QPageSize.PageSizeId.Letter


def test_wide_boards_turn_the_paper(opened):
    dialog = opened("western", Size(19, 5))
    assert dialog.preview.page.orientation() is QPageLayout.Orientation.Landscape
    dialog.size_box.rows.setValue(30)
    assert dialog.preview.page.orientation() is QPageLayout.Orientation.Portrait


@pytest.mark.parametrize(
    ("name", "start"),
    [("a.pdf", b"%PDF"), ("a.svg", b"<?xml"), ("a.png", b"\x89PNG"), ("a", b"%PDF")],
)
def test_a_chart_is_saved_as_its_suffix_says(qtbot, opened, person, tmp_path, name, start):
    dialog = opened()
    person.answers(save_path=tmp_path / name)
    qtbot.mouseClick(dialog.save_button, LEFT)
    (saved,) = tmp_path.iterdir()
    assert saved.read_bytes().startswith(start)
    assert saved.suffix == (".pdf" if name == "a" else f".{name[2:]}")


def test_a_chart_of_an_unknown_kind_is_refused_with_the_reason(qtbot, opened, person, tmp_path):
    dialog = opened()
    person.answers(save_path=tmp_path / "a.doc")
    qtbot.mouseClick(dialog.save_button, LEFT)
    assert list(tmp_path.iterdir()) == []
    assert "unsupported format .doc (supported: .pdf, .svg, .png, .txt)" in person.told[0]


def test_enter_in_a_field_asks_for_nothing(qtbot, opened):
    dialog = opened()
    qtbot.keyClick(dialog.size_box.columns, Qt.Key.Key_Return)
    assert dialog.isVisible()  # and nobody was asked for a file


def test_the_diagonal_board_can_be_turned_under_an_overlay(opened):
    dialog = opened("diagonal", second=notation("western"), view=Symmetry.R90)
    choices = dialog.second, dialog.view, dialog.stay
    upright = ink(dialog)
    dialog.turned.click()
    assert not any(choice.isEnabled() for choice in choices)
    assert card_text(dialog.chart()).splitlines()[-1].split() == ["e1"]
    assert len(dialog.chart().paragraphs) == 3
    assert 100 < ink(dialog) != upright
    dialog.squares.click()
    assert len(dialog.chart().paragraphs) == 2
    dialog.notation.show_notation(notation("andreev"))
    assert not dialog.turned.isEnabled()
    assert all(choice.isEnabled() for choice in choices)
    assert card_text(dialog.chart()).splitlines()[-1].split()[0] != "e1"
