from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.go import Point

if TYPE_CHECKING:
    from tests.gui.desk_cases import Desk

TEXT = "White resigns."


def offered(desk: Desk) -> list[str]:
    return [button.text() for button in desk.strip.notice_line.buttons]


@pytest.fixture
def resigned(desk) -> Desk:
    """Return a desk on which White resigned after one move, with a notice."""
    made = desk()
    made.document.play(Point(2, 2))
    made.document.resign()
    made.notices.report(TEXT)
    return made


def test_undo_reverts_the_edit_and_removes_its_notice(qtbot, resigned):
    assert (resigned.strip.notice, offered(resigned)) == (TEXT, ["Undo"])
    resigned.strip.notice_line.button.click()
    assert resigned.strip.notice == ""
    assert resigned.session.tree.node(0).first_value("RE") is None
    assert resigned.session.step.number == 1


def test_the_notice_disappears_when_its_edit_is_undone_elsewhere(resigned):
    resigned.document.undo_stack.undo()
    assert resigned.strip.notice == ""


def test_after_another_edit_the_button_shows_the_changed_node_instead(qtbot, resigned):
    node = resigned.session.cursor
    resigned.document.play(Point(4, 4))
    resigned.document.play(Point(6, 6))
    assert (resigned.strip.notice, offered(resigned)) == (TEXT, ["Show"])
    resigned.strip.notice_line.button.click()
    assert resigned.session.cursor == node
    assert resigned.session.tree.node(0).first_value("RE") == "B+R"


def test_undo_is_offered_again_when_the_later_edit_was_undone(resigned):
    resigned.document.play(Point(4, 4))
    resigned.document.undo_stack.undo()
    assert offered(resigned) == ["Undo"]


def test_stepping_through_the_record_leaves_the_notice(resigned):
    resigned.document.go_to(resigned.session.tree.root)
    assert (resigned.strip.notice, offered(resigned)) == (TEXT, ["Undo"])


def test_showing_a_node_that_is_gone_does_nothing(qtbot, desk):
    made = desk()
    made.document.play(Point(2, 2))
    made.notices.report(TEXT)
    made.document.remove_node()
    cursor = made.session.cursor
    assert offered(made) == ["Show"]
    made.strip.notice_line.button.click()
    assert made.session.cursor == cursor


def test_a_notice_of_another_origin_is_left_alone(resigned):
    resigned.strip.show_notice("Viewing move 1 of 2.")
    resigned.document.play(Point(4, 4))
    assert (resigned.strip.notice, offered(resigned)) == ("Viewing move 1 of 2.", [])
