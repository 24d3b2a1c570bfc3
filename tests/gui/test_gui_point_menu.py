"""What the right button offers on a point while moves are played."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_gui.go import Colour, Point
from goboard_gui.gui.board.tools.point_menu import PointMenu
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import read_markup
from tests.gui.gui_cases import RIGHT, Heard, click
from tests.record.record_cases import line

A, B = Point(2, 2), Point(4, 4)


@pytest.fixture
def shown(stage, settings):
    made = stage(line("SZ[9]", "B[cc]", "W[gg]"))
    made.document.go_to(2)
    made.asked = []
    made.correcting.connect_commands(made.actions, lambda *asked: made.asked.append(asked))
    made.menus = PointMenu(
        made.workspace, made.presenter, made.requests, made.player, made.correcting, made.recording
    )
    return made


def choose(shown, point, *texts):
    """Choose an entry of the menu of a point, by the beginnings of the words on the way to it."""
    menu = shown.menus.create_menu(point)
    menus = [menu, *menu.findChildren(QMenu)]
    for inside, text in zip(menus, texts, strict=False):
        actions = inside.actions()
        action = next(it for it in actions if it.text().replace("&", "").startswith(text))
    action.trigger()


def test_the_right_button_opens_it_where_the_pointer_is(shown):
    click(shown.board, B, RIGHT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    assert shown.session.step.number == 2


@pytest.mark.parametrize("colour", list(Colour), ids=lambda colour: colour.name.lower())
def test_either_colour_can_be_played(shown, colour):
    choose(shown, B, f"Play {colour.name.capitalize()}")
    assert shown.session.step.move == (colour, B)


def test_a_stone_can_be_set_up_and_taken_off(shown):
    choose(shown, B, "Set Up White Stone")
    assert shown.session.board[B] is Colour.WHITE
    choose(shown, B, "Remove This Stone")
    assert shown.session.board[B] is None


def test_one_can_go_to_the_move_of_a_stone(shown):
    choose(shown, A, "Go to This Move")
    assert shown.session.cursor == 1


def test_one_can_say_where_the_move_of_a_stone_was_played(shown):
    choose(shown, A, "Move This Stone")
    ((question, answer),) = shown.asked
    assert "move 1 (C7) was played" in question.text
    answer(B)
    assert shown.session.tree.node(1).first_value("B") == "ee"
    assert shown.session.step.number == 2


def test_a_missing_move_can_be_inserted_before_that_of_a_stone(shown):
    choose(shown, A, "Insert Move before")
    assert shown.session.cursor == 1
    ((question, answer),) = shown.asked
    assert "before move 1 (C7)" in question.text
    answer(B)
    steps = shown.session.steps()
    assert [step.move.point for step in steps[1:3]] == [B, A]


def test_a_stone_that_was_set_up_has_no_move_to_correct(shown):
    choose(shown, B, "Set Up White Stone")
    texts = [action.text().replace("&", "") for action in shown.menus.create_menu(B).actions()]
    assert "Move This Stone…" not in texts


def test_marks_are_put_and_taken(shown):
    def markup():
        return read_markup(shown.session.tree, shown.session.cursor)

    choose(shown, A, "Mark", "Square")
    choose(shown, A, "Mark", "A")
    assert (markup().marks, markup().labels) == ({A: {Mark.SQUARE}}, {A: "A"})
    choose(shown, A, "Mark", "Remove Mark")
    assert (markup().marks, markup().labels) == ({}, {})


def test_the_name_goes_to_the_comment_or_to_the_clipboard(shown):
    heard = Heard(shown.requests, "name_requested")
    choose(shown, A, "Add C7 to Comment")
    assert heard.carried["name_requested"] == [(A,)]
    choose(shown, A, "Copy C7")
    assert QApplication.clipboard().text() == "C7"
