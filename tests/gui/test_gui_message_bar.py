from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from goboard_gui.gui.board.message_bar import MessageBar
from goboard_gui.gui.widgets.message_row import MessageAction
from tests.gui.gui_cases import LEFT


@pytest.fixture
def bar(qtbot) -> MessageBar:
    around = QWidget()
    around.resize(400, 300)
    qtbot.addWidget(around)
    around.show()
    return MessageBar(around)


def test_there_is_no_message_at_first(bar):
    assert not bar.isVisible()


def test_a_message_is_shown_without_a_button(bar):
    bar.show_message("Ko.")
    assert bar.isVisible()
    assert bar.text == "Ko."
    assert bar.accessibleName() == "Ko."
    assert not bar.button.isVisible()


def test_the_button_does_what_it_says_once_and_the_message_goes(qtbot, bar):
    done = []
    bar.show_message("Ko.", "Play anyway", lambda: done.append(bar.isVisible()))
    assert bar.button.text() == "Play anyway"
    assert bar.button.isVisible()
    qtbot.mouseClick(bar.button, LEFT)
    assert done == [False]
    assert not bar.isVisible()


def test_what_the_button_does_may_say_something_else(qtbot, bar):
    bar.show_message("Ko.", "Play anyway", lambda: bar.show_message("Suicide."))
    qtbot.mouseClick(bar.button, LEFT)
    assert bar.isVisible()
    assert bar.text == "Suicide."
    assert not bar.button.isVisible()


def test_a_message_without_a_button_forgets_that_of_the_one_before(bar):
    done = []
    bar.show_message("Ko.", "Play anyway", lambda: done.append("played"))
    bar.show_message("No such point.")
    bar.button.click()
    assert done == []


def test_a_message_can_be_closed(qtbot, bar):
    bar.show_message("Ko.")
    qtbot.mouseClick(bar.findChild(QToolButton), LEFT)
    assert not bar.isVisible()


def test_what_looks_like_html_is_shown_as_it_is(bar):
    bar.show_message("<b>bold</b><img src=x>")
    label = bar.findChild(QLabel)
    assert label.text() == "<b>bold</b><img src=x>"
    assert label.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("text", ["Ko.", "Ko. " * 60], ids=["short", "long"])
def test_the_message_lies_along_the_foot(bar, text):
    bar.show_message(text)
    around = bar.parentWidget().rect()
    assert around.contains(bar.geometry())
    assert bar.geometry().bottom() == around.bottom()
    assert bar.width() == around.width()


def test_a_long_message_is_as_high_as_it_needs(qtbot, bar):
    bar.show_message("Ko.")
    low = bar.height()
    bar.show_message("Ko. " * 60)
    assert bar.height() > low
    label = bar.findChild(QLabel)
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))


def test_what_is_said_in_passing_goes_with_the_next_step(bar):
    bar.show_message("Ko.")
    bar.clear_transient()
    assert not bar.isVisible()


def test_what_is_kept_stays_through_steps(bar):
    bar.pin_message("The file was changed.")
    bar.clear_transient()
    assert bar.isVisible()
    assert bar.text == "The file was changed."


def test_what_is_said_in_passing_lies_over_what_is_kept_and_gives_way_to_it(bar):
    bar.pin_message("The file was changed.", MessageAction("Reload", lambda: None))
    bar.show_message("Ko.")
    assert (bar.text, bar.buttons) == ("Ko.", [])
    bar.clear_transient()
    assert bar.text == "The file was changed."
    assert [button.text() for button in bar.buttons] == ["Reload"]


def test_what_is_kept_goes_with_its_cause_even_from_below(bar):
    bar.pin_message("The file was changed.")
    bar.show_message("Ko.")
    bar.unpin_message("The file was changed.")
    assert bar.text == "Ko."
    bar.clear_transient()
    assert not bar.isVisible()


def test_of_what_is_kept_the_latest_is_seen_and_each_is_closed_by_itself(qtbot, bar):
    bar.pin_message("The file is damaged.")
    bar.pin_message("The file was changed.")
    bar.pin_message("The file is damaged.")
    seen = []
    while bar.isVisible():
        seen.append(bar.text)
        qtbot.mouseClick(bar.findChild(QToolButton), LEFT)
    assert seen == ["The file is damaged.", "The file was changed."]


def test_each_button_does_what_it_offers_and_what_is_kept_stays_meanwhile(qtbot, bar):
    done = []
    bar.pin_message(
        "The file was changed.",
        MessageAction("Reload", lambda: done.append("reloaded")),
        MessageAction("Compare…", lambda: done.append("compared")),
    )
    first, second = bar.buttons
    qtbot.mouseClick(second, LEFT)
    qtbot.mouseClick(first, LEFT)
    assert done == ["compared", "reloaded"]
    assert bar.isVisible()


def test_buttons_of_one_message_are_none_of_the_next(bar):
    bar.pin_message(
        "The file was changed.", MessageAction("Reload", list), MessageAction("Compare…", list)
    )
    both = bar.buttons
    bar.show_message("Ko.", "Play anyway", list)
    assert [button.isVisible() for button in both] == [True, False]


def test_a_message_is_no_higher_than_its_lines_need(bar):
    bar._around.resize(1000, 300)
    bar.show_message("Ko.")
    low = bar.height()
    bar.show_message(
        "Corner 3 is shown in corner 2 as a mirror image. Named as it is seen there: E7.1."
    )
    assert bar.height() == low
    bar.show_message("Corner 3 is shown in corner 2 as a mirror image. " * 5)
    assert bar.height() > low


def test_enter_in_a_dialog_with_a_board_presses_no_button_of_a_message(qtbot):
    dialog, field, board, button = QDialog(), QLineEdit(), QWidget(), QPushButton("Open")
    MessageBar(board)
    button.clicked.connect(dialog.accept)
    column = QVBoxLayout(dialog)
    for widget in (field, board, button):
        column.addWidget(widget)
    qtbot.addWidget(dialog)
    dialog.show()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
