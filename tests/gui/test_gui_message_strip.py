from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.widgets.labels import ElidedLabel
from goboard_gui.gui.widgets.message_row import MessageAction
from tests.cases import for_each
from tests.gui.gui_cases import LEFT


@pytest.fixture
def strip(qtbot) -> MessageStrip:
    around = QWidget()
    around.resize(400, 300)
    board = QWidget()
    strip = MessageStrip(board)
    column = QVBoxLayout(around)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(board, 1)
    column.addWidget(strip)
    qtbot.addWidget(around)
    around.show()
    qtbot.waitExposed(around)
    return strip


def test_there_is_no_message_at_first(strip):
    assert not strip.has_message
    assert (strip.text, strip.notice) == ("", "")


def test_a_message_is_shown_without_a_button(strip):
    strip.show_message("Ko.")
    assert strip.text == "Ko."
    assert strip.message_line.accessibleName() == "Ko."
    assert not strip.first_button.isVisible()


def test_the_button_does_its_action_once_and_the_message_goes(qtbot, strip):
    done = []
    strip.show_message("Ko.", "Play anyway", lambda: done.append(strip.has_message))
    assert strip.first_button.text() == "Play anyway"
    assert strip.first_button.isVisible()
    qtbot.mouseClick(strip.first_button, LEFT)
    assert done == [False]
    assert not strip.has_message


def test_an_action_may_show_another_message(qtbot, strip):
    strip.show_message("Ko.", "Play anyway", lambda: strip.show_message("Suicide."))
    qtbot.mouseClick(strip.first_button, LEFT)
    assert strip.text == "Suicide."
    assert not strip.first_button.isVisible()


def test_a_message_without_a_button_drops_the_action_of_the_one_before(strip):
    done = []
    strip.show_message("Ko.", "Play anyway", lambda: done.append("played"))
    strip.show_message("No such point.")
    strip.first_button.click()
    assert done == []


def test_a_message_can_be_closed(qtbot, strip):
    strip.show_message("Ko.")
    qtbot.mouseClick(strip.message_line.close_button, LEFT)
    assert not strip.has_message


def test_text_that_looks_like_html_is_shown_literally(strip):
    text = "<b>bold</b><img src=x>"
    strip.show_message(text)
    strip.show_notice(text)
    for line in (strip.message_line, strip.notice_line):
        label = line.findChild(QLabel)
        assert label.text() == text
        assert label.textFormat() is Qt.TextFormat.PlainText
        assert "&lt;b&gt;bold" in label.toolTip()


def test_of_several_lines_the_first_is_shown_and_all_are_in_the_tooltip(strip):
    strip.pin_message("The engine ended.\nout of memory\nstatus 1")
    label = strip.message_line.findChild(ElidedLabel)
    assert label.text() == "The engine ended. …"
    assert label.toolTip() == "The engine ended.\nout of memory\nstatus 1"
    strip.unpin_message("The engine ended.\nout of memory\nstatus 1")
    assert (label.text(), label.toolTip()) == ("", "")


def test_a_transient_message_is_resolved_by_the_next_step(strip):
    strip.show_message("Ko.")
    strip.clear_transient()
    assert not strip.has_message


def test_a_pinned_message_stays_through_steps(strip):
    strip.pin_message("The file was changed.")
    strip.clear_transient()
    assert strip.text == "The file was changed."


def test_a_transient_message_is_shown_before_pinned_ones(strip):
    strip.pin_message("The file was changed.", MessageAction("Reload", lambda: None))
    strip.show_message("Ko.")
    assert (strip.text, strip.buttons) == ("Ko.", [])
    strip.clear_transient()
    assert strip.text == "The file was changed."
    assert [button.text() for button in strip.buttons] == ["Reload"]


def test_a_pinned_message_is_removed_with_its_cause_even_if_it_is_not_the_visible_one(strip):
    strip.pin_message("The file was changed.")
    strip.show_message("Ko.")
    strip.unpin_message("The file was changed.")
    assert strip.text == "Ko."
    strip.clear_transient()
    assert not strip.has_message


def test_the_newest_of_the_pinned_messages_is_shown_and_each_is_closed_by_itself(qtbot, strip):
    strip.pin_message("The file is damaged.")
    strip.pin_message("The file was changed.")
    strip.pin_message("The file is damaged.")
    seen = []
    while strip.has_message:
        seen.append(strip.text)
        qtbot.mouseClick(strip.message_line.close_button, LEFT)
    assert seen == ["The file is damaged.", "The file was changed."]


def test_a_counter_leads_to_older_messages(qtbot, strip):
    assert strip.older_button.isHidden()
    strip.pin_message("The file is damaged.")
    assert strip.older_button.isHidden()
    strip.pin_message("The file was changed.")
    strip.show_message("Ko.")
    seen = []
    for _ in range(4):
        seen.append((strip.text, strip.older_button.text()))
        qtbot.mouseClick(strip.older_button, LEFT)
    assert seen == [
        ("Ko.", "1 of 3"),
        ("The file was changed.", "2 of 3"),
        ("The file is damaged.", "3 of 3"),
        ("Ko.", "1 of 3"),
    ]


def test_closing_an_older_message_leaves_the_newer_ones(qtbot, strip):
    strip.pin_message("The file is damaged.")
    strip.pin_message("The file was changed.")
    qtbot.mouseClick(strip.older_button, LEFT)
    strip.dismiss()
    assert strip.text == "The file was changed."
    assert strip.older_button.isHidden()


def test_a_new_message_is_shown_even_while_an_older_one_is_read(qtbot, strip):
    strip.pin_message("The file is damaged.")
    strip.pin_message("The file was changed.")
    qtbot.mouseClick(strip.older_button, LEFT)
    strip.show_message("Ko.")
    assert strip.text == "Ko."


def test_each_button_does_its_action_and_a_pinned_message_stays_meanwhile(qtbot, strip):
    done = []
    strip.pin_message(
        "The file was changed.",
        MessageAction("Reload", lambda: done.append("reloaded")),
        MessageAction("Compare…", lambda: done.append("compared")),
    )
    first, second = strip.buttons
    qtbot.mouseClick(second, LEFT)
    qtbot.mouseClick(first, LEFT)
    assert done == ["compared", "reloaded"]
    assert strip.has_message


def test_the_buttons_of_one_message_are_not_shown_with_the_next(strip):
    strip.pin_message(
        "The file was changed.", MessageAction("Reload", list), MessageAction("Compare…", list)
    )
    both = strip.buttons
    strip.show_message("Ko.", "Play anyway", list)
    assert [button.isVisible() for button in both] == [True, False]


def test_an_error_never_hides_a_notice(strip):
    strip.show_notice("Corrected move 12: C6 → C7", MessageAction("Undo", list))
    strip.pin_message("The file is damaged.")
    strip.show_message("Ko.")
    assert strip.notice == "Corrected move 12: C6 → C7"
    assert [button.text() for button in strip.notice_line.buttons] == ["Undo"]


def test_a_notice_replaces_the_one_before(strip):
    strip.show_notice("Corrected move 12: C6 → C7", MessageAction("Undo", list))
    strip.show_notice("White resigned.")
    assert (strip.notice, strip.notice_line.buttons) == ("White resigned.", [])


def test_a_notice_stays_for_ten_seconds_and_is_removed_by_the_first_step_after_that(strip):
    strip.show_notice("Corrected move 12: C6 → C7")
    timer = strip._notice_timer
    assert (timer.interval(), timer.isSingleShot(), timer.isActive()) == (10_000, True, True)
    strip.clear_old_notice()
    assert strip.notice == "Corrected move 12: C6 → C7"
    timer.stop()  # as when its time is over
    assert strip.notice == "Corrected move 12: C6 → C7"
    strip.clear_old_notice()
    assert strip.notice == ""


def test_a_notice_can_be_closed(qtbot, strip):
    strip.show_notice("Corrected move 12: C6 → C7")
    qtbot.mouseClick(strip.notice_line.close_button, LEFT)
    assert strip.notice == ""
    assert not strip.notice_line.close_button.isVisible()


def test_a_confirmation_covers_a_notice_for_a_few_seconds(qtbot, strip):
    said = []
    strip.message_shown.connect(said.append)
    strip.show_notice("Corrected move 12: C6 → C7", _UNDO)
    strip.show_confirmation("Copied: the table")
    assert (strip.notice_line.text, strip.notice_line.buttons) == ("Copied: the table", [])
    assert (strip.notice, strip.confirmation) == ("Corrected move 12: C6 → C7", "Copied: the table")
    assert said == ["Corrected move 12: C6 → C7", "Copied: the table"]
    timer = strip._confirmation_timer
    assert (timer.interval(), timer.isSingleShot(), timer.isActive()) == (4_000, True, True)
    strip._notice_timer.stop()  # as if the time of the notice passed meanwhile
    timer.timeout.emit()
    assert (strip.notice_line.text, strip.confirmation) == ("Corrected move 12: C6 → C7", "")
    assert [button.text() for button in strip.notice_line.buttons] == ["Undo"]
    assert strip._notice_timer.isActive()  # it stays as long as if nothing had covered it


def test_a_confirmation_with_an_action_stays_as_long_as_a_notice(qtbot, strip):
    done = []
    strip.show_confirmation("Saved: game.pdf", MessageAction("Open", lambda: done.append("opened")))
    assert strip._confirmation_timer.interval() == 10_000
    (button,) = strip.notice_line.buttons
    button.click()
    assert done == ["opened"]
    strip.show_confirmation("Copied: the table")
    assert strip.notice_line.buttons == []
    assert strip._confirmation_timer.interval() == 4_000


def test_a_notice_replaces_a_confirmation_and_one_that_is_removed_does_not_end_it(strip):
    strip.show_confirmation("Copied: the table")
    strip.show_notice("Corrected move 12: C6 → C7", _UNDO)
    assert (strip.notice_line.text, strip.confirmation) == ("Corrected move 12: C6 → C7", "")
    strip.show_confirmation("Copied: the table")
    strip.clear_notice()
    assert strip.notice_line.text == "Copied: the table"
    strip.clear_confirmation()
    assert strip.notice_line.text == ""


def test_a_confirmation_can_be_closed(qtbot, strip):
    strip.show_notice("Corrected move 12: C6 → C7")
    strip.show_confirmation("Copied: the table")
    qtbot.mouseClick(strip.notice_line.close_button, LEFT)
    assert strip.notice_line.text == "Corrected move 12: C6 → C7"
    qtbot.mouseClick(strip.notice_line.close_button, LEFT)
    assert strip.notice_line.text == ""


COPIED = {
    Command.COPY_MOVES: "Moves copied as text",
    Command.COPY_SENSEI: "Position copied as a text diagram",
    Command.COPY_GNU_GO: "Position copied as a text diagram",
    Command.COPY_PICTURE: "Position copied as a picture",
    Command.COPY_BRANCH: "Branch copied",
}
"""What the window says after commands that copy."""


def test_what_was_copied_or_saved_is_said_in_the_strip_only_and_until_the_next_move(
    window, tmp_path
):
    strip, said = window.message_strip, {}
    for command in COPIED:
        window.commands[command].trigger()
        said[command] = strip.notice_line.text
        strip.clear_confirmation()
    assert said == COPIED
    window.messages.show_saved(tmp_path / "game.sgf")
    assert strip.notice_line.text == f"Saved: game.sgf in {tmp_path}"
    assert window.statusBar().currentMessage() == ""
    window.document.play(Point(3, 3))
    assert strip.notice_line.text == ""


MESSAGES = {
    "nothing": lambda strip: None,
    "message": lambda strip: strip.show_message("Ko."),
    "message with a button": lambda strip: strip.show_message("Ko.", "Play anyway", list),
    "long message": lambda strip: strip.show_message("Ko. " * 60, "Play anyway", list),
    "text of several lines": lambda strip: strip.show_message("Ko.\nSuicide.\nOccupied."),
    "several messages": lambda strip: [strip.pin_message(f"{i}", *[_UNDO] * i) for i in range(4)],
    "notice": lambda strip: strip.show_notice("Corrected move 12: C6 → C7", _UNDO),
    "confirmation": lambda strip: strip.show_confirmation("Copied: the table. " * 60),
    "long notice": lambda strip: strip.show_notice("Moved 12. " * 60, _UNDO),
}
_UNDO = MessageAction("Undo", list)


@for_each("show", MESSAGES.values(), ids=MESSAGES)
def test_no_message_moves_or_resizes_the_board(strip, show):
    around = strip.parentWidget()
    board = around.layout().itemAt(0).widget()
    before = board.geometry(), strip.geometry(), around.size()
    show(strip)
    around.layout().activate()
    assert (board.geometry(), strip.geometry(), around.size()) == before
    assert around.minimumSizeHint().width() <= 400


def test_neither_progress_nor_messages_about_a_collection_move_the_board(window):
    window.resize(1000, 700)
    QCoreApplication.processEvents()
    strip, status = window.message_strip, window.features.collection.building.manager.status
    widgets = (window.board_view, strip, window.statusBar())
    before = [widget.geometry() for widget in widgets], window.minimumSizeHint().height()
    for show in (
        lambda: status.show_progress("A long name of a collection " * 4),
        lambda: status.progress_row.show_cancelling(),
        lambda: status.show_problem("Another program is using this index. " * 9, _UNDO),
        lambda: status.show_result("games: 12,000 games. " * 9, _UNDO),
        status.clear,
    ):
        show()
        QCoreApplication.processEvents()
        after = [widget.geometry() for widget in widgets], window.minimumSizeHint().height()
        assert after == before
    assert (strip.text, strip.notice) == ("", "")
    status.show_progress("games")
    assert status.progress_row.isVisible()
    assert status.progress_row.label.text() == "Building index “games”"
    status.show_problem("Another program is using this index.", _UNDO)
    assert not status.progress_row.isVisible()
    assert strip.text == "Another program is using this index."
    strip.first_button.click()
    assert strip.text == ""


def test_enter_in_a_dialog_with_a_board_presses_no_button_of_a_message(qtbot):
    dialog, field, board, button = QDialog(), QLineEdit(), QWidget(), QPushButton("Open")
    button.clicked.connect(dialog.accept)
    column = QVBoxLayout(dialog)
    for widget in (field, board, MessageStrip(board), button):
        column.addWidget(widget)
    qtbot.addWidget(dialog)
    dialog.show()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
