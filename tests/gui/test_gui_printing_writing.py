"""Pages on their way out: into files of any kind, several of them, or to a printer."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest

from goboard_gui.diagram.book.options import BoardTextStyle, GameScope, RecordAttachment
from goboard_gui.diagram.output.latex import UnsupportedNotice
from goboard_gui.diagram.output.psgo import UnsupportedFeature
from goboard_gui.gui.printing.page_warnings import unsupported_texts
from goboard_gui.notation import notation
from goboard_gui.record.figures import FixedLengthSplit
from tests.gui.printing_cases import choose, game

CTRL = Qt.KeyboardModifier.ControlModifier


MAGIC = {
    ".pdf": b"%PDF-",
    ".svg": b"<?xml",
    ".png": b"\x89PNG",
    ".webp": b"RIFF",
    ".html": b"<!",
    ".tex": b"",
    ".txt": b"",
}
"""What files begin with, by their endings."""


def test_pages_are_saved_as_the_ending_of_the_file_says(print_window, qtbot, person, tmp_path):
    window = print_window(game(20, 9))
    for suffix, magic in MAGIC.items():
        path = tmp_path / f"game{suffix}"
        person.answers(save_path=path)
        window.save_button.click()
        qtbot.waitUntil(lambda: not window.progress_row.busy)
        assert window.message_label.text().startswith(f"Saved {path.name}")
        assert path.read_bytes().startswith(magic)
        assert path.stat().st_size > 100
        window.save_button.click()
        assert person.asked[-1][2].endswith(f"Untitled{suffix}")
        qtbot.waitUntil(lambda: not window.progress_row.busy)


@pytest.fixture
def opened(monkeypatch) -> list[Path]:
    """Return a list of what is opened on the desktop, which is able to open all but HTML."""
    found: list[Path] = []

    def open_url(url: QUrl) -> bool:
        found.append(Path(url.toLocalFile()))
        return found[-1].suffix != ".html"

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    return found


def test_a_file_that_was_saved_can_be_opened(print_window, qtbot, opened, person, tmp_path):
    window = print_window(game(20, 9))
    button = window.open_button
    assert button.isHidden()
    for name in ("my game #1.pdf", "game.html"):
        person.answers(save_path=tmp_path / name)
        window.save_button.click()
        qtbot.waitUntil(button.isVisible)
        assert button.text() == "Open"
        button.click()
        assert opened[-1] == tmp_path / name
        choose(window, "edition.captions", name != "game.html", qtbot)
        qtbot.waitUntil(button.isHidden)
    assert person.told == ["Couldn't open game.html: no program for it was found."]


def test_the_folder_of_several_files_can_be_opened(print_window, qtbot, opened, person, tmp_path):
    window = print_window(game(4, 9))
    person.answers(save_path=tmp_path / "slide.png")
    window.series_button.click()
    qtbot.waitUntil(window.open_button.isVisible)
    assert window.open_button.text() == "Open Folder"
    window.open_button.click()
    assert opened == [tmp_path]


def test_what_was_not_saved_cannot_be_opened(print_window, qtbot, person, tmp_path):
    window = print_window(game(4, 9))
    window.output.save(tmp_path / "game.pdf")
    qtbot.waitUntil(window.open_button.isVisible)
    person.answers(save_path=tmp_path / "missing" / "game.pdf")
    window.save_button.click()
    qtbot.waitUntil(lambda: bool(person.told))
    assert window.output.saved_files == ()


def test_the_record_lies_in_a_pdf_unless_it_is_not_to(print_window, qtbot, tmp_path):
    window = print_window(game(20, 9))
    for wanted, count in ((RecordAttachment.SINGLE_GAME, 1), (RecordAttachment.NEVER, 0)):
        choose(window, "edition.attach_record", wanted, qtbot)
        file = tmp_path / f"{wanted.value}.pdf"
        window.output.save(file)
        qtbot.waitUntil(file.exists)
        with pikepdf.open(file) as pdf:
            assert len(pdf.attachments) == count


def test_several_pictures_are_numbered_and_written_over_others_only_when_agreed(
    print_window, qtbot, person, tmp_path
):
    window = print_window(game(80, 19))
    person.answers(save_path=tmp_path / "game.svg", yes=False)
    (tmp_path / "game-002.svg").write_text("mine")
    window.save_button.click()
    assert "game-002.svg" in person.asked[-1][1]
    assert (tmp_path / "game-002.svg").read_text() == "mine"
    assert not window.progress_row.busy
    person.answers(yes=True)
    window.save_button.click()
    qtbot.waitUntil(lambda: "2 files" in window.message_label.text())
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == ["game-001.svg", "game-002.svg"]


def test_separate_figures_are_written_with_their_texts_and_over_others_only_when_agreed(
    print_window, qtbot, person, tmp_path
):
    window = print_window(game(80, 19))
    choose(window, "output.separate", True, qtbot)
    choose(window, "edition.captions", False, qtbot)
    person.answers(save_path=tmp_path / "game.pdf", yes=False)
    (tmp_path / "captions.json").write_text("mine")
    window.save_button.click()
    assert "captions.json" in person.asked[-1][1]
    assert (tmp_path / "captions.json").read_text() == "mine"
    person.answers(yes=True)
    window.save_button.click()
    qtbot.waitUntil(lambda: "2 figures" in window.message_label.text())
    assert "captions.json" in window.message_label.text()
    names = ["game-001.pdf", "game-002.pdf"]
    assert sorted(path.name for path in tmp_path.glob("*.pdf")) == names
    figures = json.loads((tmp_path / "captions.json").read_text("utf-8"))["figures"]
    assert [figure["file"] for figure in figures] == names
    assert [figure["caption"] for figure in figures] == ["Figure 1 (1–50)", "Figure 2 (51–80)"]


def test_a_series_has_a_picture_of_each_position(print_window, qtbot, person, tmp_path):
    window = print_window(game(4, 9))
    person.answers(save_path=tmp_path / "slide.svg")
    window.series_button.click()
    qtbot.waitUntil(lambda: "5 files" in window.message_label.text())
    assert len(list(tmp_path.glob("slide-*.svg"))) == 5
    person.answers(save_path=None)
    window.series_button.click()
    assert person.asked[-1][2].endswith("Untitled.svg")
    window.save_button.click()
    assert person.asked[-1][2].endswith("Untitled.pdf")


def test_another_ending_is_refused_with_those_that_there_are(print_window, person, tmp_path):
    window = print_window(game(4, 9))
    person.answers(save_path=tmp_path / "game.docx")
    window.save_button.click()
    assert ".docx" in person.told[0]
    assert ".pdf" in person.told[0]


def test_a_file_that_cannot_be_written_is_told_of(print_window, qtbot, person, tmp_path):
    window = print_window(game(4, 9))
    person.answers(save_path=tmp_path / "missing" / "game.pdf")
    window.save_button.click()
    qtbot.waitUntil(lambda: bool(person.told))
    assert person.told[0].endswith("game.pdf: file or folder not found")
    assert window.save_button.isEnabled()


def test_writing_can_be_left_by_escape_which_then_closes_the_window(
    print_window, qtbot, in_steps, tmp_path
):
    window = print_window(*(game(20, 9) for _ in range(8)))
    choose(window, "scope.games", GameScope.ALL, qtbot)
    window.output.save(tmp_path / "game.pdf")
    assert window.progress_row.busy
    assert not window.form.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.progress_row.busy
    assert window.form.isEnabled()
    assert window.isVisible()
    assert not (tmp_path / "game.pdf").exists()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_closing_the_window_leaves_what_is_written(print_window, qtbot, in_steps, tmp_path):
    window = print_window(*(game(20, 9) for _ in range(8)))
    choose(window, "scope.games", GameScope.ALL, qtbot)
    window.output.save(tmp_path / "game.pdf")
    assert window.progress_row.busy
    window.close_button.click()
    assert not window.isVisible()
    assert not window.progress_row.busy
    assert not (tmp_path / "game.pdf").exists()


def test_the_field_one_was_at_has_the_keys_again_when_a_file_is_written(
    print_window, qtbot, in_steps, tmp_path
):
    window = print_window(game(4, 9))
    field = window.form.editor("edition.title")
    field.setFocus()
    window.output.save(tmp_path / "game.pdf")
    assert not field.hasFocus()
    qtbot.waitUntil((tmp_path / "game.pdf").exists)
    qtbot.waitUntil(field.hasFocus)


def test_pages_are_made_to_their_end_when_writing_them_was_left_before(
    print_window, qtbot, in_steps, tmp_path
):
    window = print_window(*(game(20, 9) for _ in range(8)))
    window.form.forms[0].changed.emit("scope.games", GameScope.ALL)
    window.form.forms[0].changed.emit("edition.new_pages", True)
    window.output.save(tmp_path / "game.pdf")
    window.progress_row.cancel_button.click()
    qtbot.waitUntil(lambda: not window.maker.busy)
    assert window.view.page_count == 8


def test_only_pages_of_the_range_are_printed(print_window, qtbot, monkeypatch, tmp_path):
    window = print_window(game(80))
    choose(window, "edition.plan.split", FixedLengthSplit(5), qtbot)
    path = tmp_path / "some.pdf"

    def choose_pages(dialog: QPrintDialog) -> bool:
        assert (dialog.minPage(), dialog.maxPage()) == (1, 4)
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        printer.setFromTo(2, 3)
        return True

    monkeypatch.setattr(QPrintDialog, "exec", choose_pages)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    qtbot.waitUntil(lambda: window.message_label.text() == f"Saved {path.name}.")
    assert path.read_bytes().count(b"/Type /Page\n") == 2


def test_nothing_is_printed_when_the_dialog_is_left(print_window, qtbot, monkeypatch, tmp_path):
    window = print_window()
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: False)
    window.print_button.click()
    qtbot.waitUntil(lambda: not window.progress_row.busy)
    assert window.message_label.text() == ""


def test_ctrl_s_saves(print_window, qtbot, person, tmp_path):
    window = print_window(game(4, 9))
    person.answers(save_path=tmp_path / "game.pdf")
    QTest.keyClick(window, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil((tmp_path / "game.pdf").exists)


def test_a_file_lies_beside_the_record(print_window, qtbot, person, tmp_path):
    window = print_window(game(4, 9))
    window.stand.document.path = tmp_path / "mine.sgf"
    person.answers(save_path=None)
    window.save_button.click()
    assert Path(person.asked[0][2]) == tmp_path / "mine.pdf"


def test_text_draws_boards_as_was_chosen(print_window, qtbot, tmp_path):
    window = print_window(game(4, 9))
    for style, drawn in ((BoardTextStyle.PLAIN, False), (BoardTextStyle.SENSEI, True)):
        choose(window, "output.diagrams", style, qtbot)
        path = tmp_path / f"{style.value}.txt"
        window.output.save(path)
        qtbot.waitUntil(path.exists)
        assert ("$$" in path.read_text()) is drawn


@pytest.mark.parametrize(
    ("lacking", "told"),
    [
        ([], []),
        ([UnsupportedNotice(UnsupportedFeature.AREAS, "")], ["Not shown: coloured areas."]),
        (
            [UnsupportedNotice(UnsupportedFeature.AREAS, "Figure 2")],
            ["Not shown: coloured areas (Figure 2)."],
        ),
        (
            [
                UnsupportedNotice(UnsupportedFeature.AREAS, "Figure 1"),
                UnsupportedNotice(UnsupportedFeature.STRUCTURE, "Figure 1"),
                UnsupportedNotice(UnsupportedFeature.AREAS, "Figure 2"),
                UnsupportedNotice(UnsupportedFeature.AREAS, "Figure 3"),
            ],
            [
                "Not shown: coloured areas (Figure 1 and 2 more).",
                "Not shown: the notation grid (Figure 1).",
            ],
        ),
    ],
)
def test_what_is_not_shown_is_told_once_with_the_first_board(lacking, told):
    assert unsupported_texts(lacking) == told


def test_what_latex_cannot_show_is_told_when_it_is_written(print_window, qtbot, tmp_path):
    window = print_window(game(4, 9))
    choose(window, "edition.names.notation", notation("andreev"), qtbot)
    choose(window, "edition.shown.structure", True, qtbot)
    window.output.save(tmp_path / "game.tex")
    qtbot.waitUntil(lambda: "Saved game.tex." in window.message_label.text())
    assert "Not shown: the notation grid (Figure 1" in window.message_label.text()
