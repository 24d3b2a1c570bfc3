"""What reaches a print queue with margins, and what is said before and after."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from goboard_gui.diagram.book.options import DocumentType
from goboard_gui.diagram.book.page_setup import PAPERS
from goboard_gui.diagram.book.sheet import Sheet
from goboard_gui.files.errors import CancelledError
from goboard_gui.go import Size
from goboard_gui.gui.core.cups import PrintReceipt
from goboard_gui.gui.widgets import print_job
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from goboard_gui.notation import Naming, notation
from tests.gui.print_queue import (
    A4,
    A5,
    LETTER,
    PrintQueue,
    choose_paper,
    confirm_properties,
    look_at_properties,
    print_at_once,
    print_into,
)
from tests.gui.printing_cases import choose, game

BORDERLESS = QMarginsF()


@pytest.fixture
def queue(monkeypatch) -> PrintQueue:
    made = PrintQueue()
    made.install(monkeypatch)
    return made


def page_sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Return the width and height of each page, in points."""
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(round(float(width)), round(float(height))) for width, height in found]


def print_now(window, qtbot) -> str:
    window.print_button.click()
    qtbot.waitUntil(lambda: not window.progress_row.busy)
    return window.message_label.text()


def test_the_paper_of_the_print_window_reaches_the_queue(print_window, qtbot, queue):
    window = print_window(game(4, 9))
    for number, (paper, landscape, size, media) in enumerate(
        [
            ("A4", False, (595, 842), "A4"),
            ("letter", False, (612, 792), "Letter"),
            ("A5", True, (595, 420), "A5"),
        ],
        1,
    ):
        choose(window, "edition.setup.paper", PAPERS[paper], qtbot)
        choose(window, "edition.setup.landscape", landscape, qtbot)
        assert print_now(window, qtbot) == "Sent to the printer."
        assert len(queue.printed) == number
        request = queue.printed[-1]
        assert page_sizes(request.pdf) == [size]
        assert request.options["media"] == media
        assert ("landscape" in request.options) is landscape
        assert request.options["print-scaling"] == "none"


def test_paper_chosen_under_properties_stays_and_smaller_pages_are_asked_about(
    print_window, qtbot, queue, person
):
    window = print_window(game(4, 9))
    pitch = window.maker.production.pages.smallest_pitch
    queue.user = choose_paper(LETTER)
    person.answers(yes=False)
    assert print_now(window, qtbot) == ""
    ((_, question, button),) = person.asked
    assert question == f"Letter: at 94 %, lines {pitch * 279.4 / 297:.2f} mm."
    assert button == "&Print Anyway"
    assert not queue.received
    person.answers(yes=True)
    assert print_now(window, qtbot) == "Sent to the printer."
    assert page_sizes(queue.printed[0].pdf) == [(612, 792)] * window.view.page_count


def test_a_print_dialog_that_grows_stays_on_the_screen(print_window, qtbot, queue):
    seen = []

    def grow(_printer, dialog) -> bool:
        screen = dialog.screen().availableGeometry()
        dialog.show()
        dialog.move(10, screen.bottom() - 200)
        dialog.resize(300, 150)
        QCoreApplication.processEvents()
        below = dialog.y()
        for height in (400, screen.height() + 100):
            dialog.resize(300, height)
            QCoreApplication.processEvents()
            seen.append((dialog.y() < below, dialog.frameGeometry().bottom() - screen.bottom()))
        seen.append(dialog.y() - screen.top())
        return False

    queue.user = grow
    print_now(print_window(game(4, 9)), qtbot)
    (moved, excess), _, top = seen
    assert moved
    assert excess <= 0
    assert top == 0


def test_properties_fit_on_the_smallest_screen_with_their_buttons(print_window, qtbot, queue):
    seen = []

    def look(properties: QDialog) -> None:
        properties.resize(MINIMUM_SCREEN)
        QCoreApplication.processEvents()
        (buttons,) = properties.findChildren(QDialogButtonBox)
        bottom = buttons.mapTo(properties, buttons.rect().bottomLeft()).y()
        seen.append((properties.size(), buttons.isVisible(), bottom < properties.height()))

    queue.user = look_at_properties(look)
    print_now(print_window(game(4, 9)), qtbot)
    assert seen == [(MINIMUM_SCREEN, True, True)]


def test_properties_show_the_paper_of_the_pages_if_the_printer_has_it(
    print_window, qtbot, queue, person
):
    window = print_window(game(4, 9))
    queue.user = confirm_properties([LETTER, A4, A5])
    assert print_now(window, qtbot) == "Sent to the printer."
    assert queue.printed[0].options["media"] == "A4"
    queue.user = confirm_properties([LETTER, A5])
    person.answers(yes=False)
    print_now(window, qtbot)
    assert person.asked[0][1].startswith("Letter: at 94 %")


def test_paper_that_the_printer_lacks_is_said_before_printing(print_window, qtbot, queue, person):
    queue.papers = (LETTER,)
    window = print_window(game(4, 9))
    person.answers(yes=True)
    print_now(window, qtbot)
    assert person.asked[0][1].startswith("Letter: at 94 %")
    assert queue.printed[0].options["media"] == "Letter"
    choose(window, "edition.setup.paper", PAPERS["A5"], qtbot)
    print_now(window, qtbot)
    assert person.asked[1][1].startswith("Letter: at 100 %")  # they fit, but on other paper
    queue.user = choose_paper(LETTER)
    print_now(window, qtbot)
    assert len(person.asked) == 2
    assert len(queue.printed) == 3


def test_true_size_stays_true_or_is_refused(print_window, qtbot, queue, person):
    window = print_window(game(4, 9))
    choose(window, "edition.material", DocumentType.BOARD, qtbot)
    assert print_now(window, qtbot) == "Sent to the printer."
    assert {*page_sizes(queue.printed[0].pdf)} == {(595, 842)}
    queue.user = choose_paper(LETTER)
    assert print_now(window, qtbot) == ""
    assert "larger than the paper (Letter)" in person.told[-1]
    queue.user = print_at_once
    queue.options["number-up"] = "2"
    print_now(window, qtbot)
    assert "would not have their true size" in person.told[-1]
    assert len(queue.received) == 1


def test_what_lies_in_the_margins_of_the_printer_is_said_before_printing(
    print_window, qtbot, queue, person
):
    window = print_window(game(4, 9))
    choose(window, "edition.setup.margins.top", 0, qtbot)
    for bottom, heads, said in [
        (20, True, None),
        (11, True, "The running head or page number of one page lies in the printer's margins"),
        (11, False, "One page reaches into the printer's margins (3.5, 1.1, 3.5, 11.6 mm)."),
    ]:
        choose(window, "edition.setup.margins.bottom", bottom, qtbot)
        choose(window, "edition.setup.running_heads", heads, qtbot)
        person.answers(yes=False)
        person.asked.clear()
        print_now(window, qtbot)
        assert len(person.asked) == (said is not None)
        assert said is None or person.asked[0][1].startswith(said)
    queue.margins = BORDERLESS
    assert print_now(window, qtbot) == "Sent to the printer."


def test_pages_of_several_sizes_are_sent_as_several_jobs(print_window, qtbot, queue):
    window = print_window(game(4, 9))
    production = window.maker.production
    (sheet,) = production.sheets
    production.sheets[:] = [sheet, Sheet(297, 210), Sheet(148, 210)]
    text = "Sent to the printer in 2 jobs, one for each paper size."
    assert print_now(window, qtbot) == text
    assert [page_sizes(request.pdf) for request in queue.printed] == [
        [(595, 842), (595, 842)],
        [(420, 595)],
    ]
    assert [request.options["media"] for request in queue.printed] == ["A4", "A5"]
    assert [request.title[-6:] for request in queue.printed] == [" (1/2)", " (2/2)"]


def test_pages_of_several_sizes_are_in_one_file(print_window, qtbot, queue, tmp_path):
    window = print_window(game(4, 9))
    production = window.maker.production
    (sheet,) = production.sheets
    production.sheets[:] = [sheet, Sheet(297, 210), Sheet(148, 210)]
    queue.user = print_into(tmp_path / "all.pdf")
    assert print_now(window, qtbot) == "Saved all.pdf."
    sizes = page_sizes((tmp_path / "all.pdf").read_bytes())
    assert sizes == [(595, 842), (842, 595), (420, 595)]


def test_nothing_is_sent_says_so(print_window, qtbot, queue, person):
    window = print_window(game(4, 9))
    for receipt, told in [
        (PrintReceipt(0, "not accepting", 0x0506), "Couldn't print on “queue”: it accepts no jobs"),
        (
            PrintReceipt(0, "No such file", 0x0500),
            "Couldn't print on “queue”: the print system doesn't answer",
        ),
        (PrintReceipt(0, "Forbidden", 0x0403), "Couldn't print on “queue”: Forbidden"),
    ]:
        queue.answer = lambda receipt=receipt: receipt
        assert print_now(window, qtbot) == ""
        assert person.told[-1] == told


def test_a_printer_in_trouble_is_warned_of(print_window, qtbot, queue):
    window = print_window(game(4, 9))
    for receipt, text in [
        (
            PrintReceipt(7, stopped=True),
            "Sent to the printer. The printer is stopped and prints later.",
        ),
        (
            PrintReceipt(7, problems=("media-empty-error",)),
            "Sent to the printer. The printer reports: media-empty-error.",
        ),
    ]:
        queue.answer = lambda receipt=receipt: receipt
        assert print_now(window, qtbot) == text


def test_the_user_may_stop_waiting_for_a_printer(print_window, qtbot, queue, monkeypatch):
    window = print_window(game(4, 9))

    def wait(_parent, _ask, texts):
        assert texts.first == "Waiting for the printer…"
        raise CancelledError

    monkeypatch.setattr(print_job, "wait_for_disk", wait)
    text = "Passed to the print system. The printer has not answered yet."
    assert print_now(window, qtbot) == text


def test_two_sides_and_copies_are_asked_for_as_chosen(print_window, qtbot, queue):
    window = print_window(game(4, 9))
    modes = QPrinter.DuplexMode

    def print_twice(mode):
        def use(printer, _dialog):
            printer.setDuplex(mode)
            printer.setCopyCount(2)
            printer.setCollateCopies(True)
            return True

        return use

    for mode, sides in [
        (modes.DuplexLongSide, "two-sided-long-edge"),
        (modes.DuplexShortSide, "two-sided-short-edge"),
        (modes.DuplexNone, "one-sided"),
    ]:
        queue.user = print_twice(mode)
        print_now(window, qtbot)
        options = queue.printed[-1].options
        assert (options["sides"], options["copies"], options["Collate"]) == (sides, "2", "True")


def test_printing_into_a_file_replaces_no_record_and_makes_only_pdf(
    print_window, qtbot, queue, person, tmp_path
):
    window = print_window(game(4, 9))
    record = tmp_path / "mine.pdf"  # a record by its contents
    record.write_bytes(b"(;SZ[9])")
    window.stand.document.path = record
    queue.user = print_into(record)
    assert print_now(window, qtbot) == ""
    assert "mine.pdf" in person.told[-1]
    assert record.read_bytes() == b"(;SZ[9])"
    queue.user = print_into(tmp_path / "other.sgf")
    assert print_now(window, qtbot) == ""
    assert person.told[-1] == "Couldn't save other.sgf: the name must end in .pdf."
    assert not (tmp_path / "other.sgf").exists()


def test_a_cancelled_print_leaves_the_file_that_was_there(
    print_window, qtbot, queue, in_steps, tmp_path
):
    window = print_window(*(game(20, 9) for _ in range(4)))
    path = tmp_path / "there.pdf"
    path.write_bytes(b"mine")
    queue.user = print_into(path)
    window.print_button.click()
    qtbot.waitUntil(lambda: window.progress_row.label.text() == "Printing…")
    window.progress_row.cancel_button.click()
    in_steps()
    assert path.read_bytes() == b"mine"


def test_the_suggested_file_keeps_what_follows_a_point(print_window, qtbot, queue):
    window = print_window(game(4, 9, name="GNU Go 3.8"))
    names = []

    def look(printer, _dialog):
        names.append(printer.docName())
        return True

    queue.user = look
    print_now(window, qtbot)
    assert names == ["GNU Go 3.8 – Meijin.pdf"]  # Qt's dialog takes the last suffix away
    assert queue.printed[0].title == "GNU Go 3.8 – Meijin"


def test_a_chart_reaches_the_queue_on_its_paper(qtbot, queue, messages):
    from goboard_gui.gui.study.chart_dialog import ChartDialog

    dialog = ChartDialog(Naming(notation("western"), Size(9, 9)), messages)
    qtbot.addWidget(dialog)
    posted = []
    messages.posted.connect(posted.append)
    dialog.page.setCurrentIndex(dialog.page.findData("A5"))
    dialog.print_button.click()
    assert page_sizes(queue.printed[0].pdf) == [(420, 595)]
    assert posted == ["Sent to the printer."]


def test_the_manual_and_the_shortcuts_are_printed_on_paper_that_the_printer_has(
    qtbot, queue, window
):
    from goboard_gui.gui.core.settings import LAST_PRINT_CHOICES
    from goboard_gui.gui.help.help_window import HelpWindow
    from goboard_gui.gui.help.shortcut_list_dialog import ShortcutListDialog

    settings = window.settings
    manual = HelpWindow(window.view_settings, settings)
    qtbot.addWidget(manual)
    manual.show_page("")
    shortcuts = ShortcutListDialog(settings, window.commands, window)
    for chosen, media, size in [
        ("", "Letter", (612, 792)),
        ('{"edition": {"setup": {"paper": "A5"}}}', "A5", (420, 595)),
        ('{"edition": {"setup": {"paper": "A3"}}}', "Letter", (612, 792)),
    ]:
        settings.set(LAST_PRINT_CHOICES, chosen)
        manual.print_button.click()
        assert manual.status.text() == "Sent to the printer."
        shortcuts._print()
        assert shortcuts.message.text() == "Sent to the printer."
        for request in queue.printed[-2:]:
            assert request.options["media"] == media
            assert {*page_sizes(request.pdf)} == {size}
