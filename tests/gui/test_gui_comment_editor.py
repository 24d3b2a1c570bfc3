from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Point, Size
from goboard_gui.gui.navigation.comments import comment_panel
from goboard_gui.gui.navigation.comments.comment_panel import CommentEditor, find_links
from goboard_gui.notation import Naming, notation
from goboard_gui.notation.mentions import Mention, MoveMention
from tests.gui.comment_cases import follow, hover, place_of
from tests.gui.gui_cases import CTRL, SHIFT, Heard

WESTERN = Naming(notation("western"), Size(9, 9))
E5 = Point(4, 4)


@pytest.fixture
def editor(qtbot) -> CommentEditor:
    editor = CommentEditor(WESTERN)
    qtbot.addWidget(editor)
    editor.resize(300, 120)
    editor.show()
    return editor


def test_links_are_counted_as_qt_does():
    assert [(start, end) for start, end, _ in find_links("😀 E5, #12", WESTERN)] == [
        (3, 5),
        (7, 10),
    ]


def test_links_look_like_links(editor):
    editor.show_text("see E5\n#3 and D20")
    looks = [
        [(part.start, part.length) for part in block.layout().formats()]
        for block in (editor.document().findBlockByNumber(number) for number in (0, 1))
    ]
    assert looks == [[(4, 2)], [(0, 2)]]
    (part,) = editor.document().firstBlock().layout().formats()
    assert part.format.foreground().color() == editor.palette().color(QPalette.ColorRole.Link)


def test_links_follow_the_colours_of_the_window(editor):
    editor.show_text("E5")
    palette = editor.palette()
    palette.setColor(QPalette.ColorRole.Link, Qt.GlobalColor.green)
    editor.setPalette(palette)
    (part,) = editor.document().firstBlock().layout().formats()
    assert part.format.foreground().color() == Qt.GlobalColor.green


@pytest.mark.parametrize(
    "text",
    ["", "a\n\nb", "no\u00a0break", "bytes \udc80\udcff unexplained \ud83d", "😀", "a\u2028b"],
)
def test_a_text_that_is_shown_and_typed_in_keeps_every_letter(editor, qtbot, text):
    heard = Heard(editor, "typed")
    editor.show_text(text)
    assert editor.text == text
    assert heard.take() == {}
    qtbot.keyClicks(editor, "!")
    assert heard.carried["typed"] == [(f"{text}!",)]
    assert editor.text == f"{text}!"


def test_a_text_is_never_markup(editor):
    editor.show_text("<b>E5</b> &amp; <img src=x>")
    assert editor.toPlainText() == "<b>E5</b> &amp; <img src=x>"


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("Black", "Black plays", 11),
        ("Black 😀 plays", "Black 😀", 8),
        ("abc", "axc", 2),
        ("", "", 0),
    ],
)
def test_a_text_changes_where_it_differs(editor, old, new, place):
    editor.show_text(old)
    heard = Heard(editor, "typed")
    editor.update_text(new)
    assert editor.toPlainText() == editor.text == new
    assert editor.textCursor().position() == place
    assert heard.take() == {}


def test_pointing_to_a_link_is_told_once_and_so_is_leaving_it(editor):
    editor.show_text("so: E5, #3")
    heard = Heard(editor, "link_hovered")
    hover(editor, place_of(editor, "E5"))
    hover(editor, place_of(editor, "5"))
    assert heard.carried["link_hovered"] == [(Mention(4, 6, frozenset([E5])),)]
    assert editor.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    hover(editor, place_of(editor, "so"))
    assert heard.carried["link_hovered"][1:] == [(None,)]
    assert editor.viewport().cursor().shape() is Qt.CursorShape.IBeamCursor
    hover(editor, place_of(editor, "#"))
    QApplication.sendEvent(editor, QEvent(QEvent.Type.Leave))
    assert heard.carried["link_hovered"][2:] == [(MoveMention(8, 10, 3),), (None,)]


def test_there_is_no_link_beside_the_text(editor):
    editor.show_text("E5")
    heard = Heard(editor, "link_hovered", "link_clicked")
    for place in (QPoint(200, 8), QPoint(8, 90)):
        hover(editor, place)
        QTest.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.take() == {}


def test_a_link_that_goes_with_its_text_is_no_longer_pointed_to(editor):
    editor.show_text("E5")
    heard = Heard(editor, "link_hovered")
    hover(editor, place_of(editor, "E5"))
    editor.show_text("nothing")
    assert heard.carried["link_hovered"][-1] == (None,)


def test_a_clicked_link_is_followed(editor):
    editor.show_text("so: E5")
    heard = Heard(editor, "link_clicked")
    follow(editor, "so")
    follow(editor, "E5")
    assert heard.carried["link_clicked"] == [(Mention(4, 6, frozenset([E5])),)]


def test_selecting_and_other_clicks_follow_nothing(editor):
    editor.show_text("E5 and D4")
    heard = Heard(editor, "link_clicked")
    place = place_of(editor, "E5")
    view, left = editor.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, CTRL, place)
    QTest.mouseClick(view, left, SHIFT, place)
    QTest.mousePress(view, left, pos=place)
    QTest.mouseMove(view, place_of(editor, "and"))
    QTest.mouseRelease(view, left, pos=place_of(editor, "D4"))
    assert heard.take() == {}


@pytest.mark.parametrize(
    ("text", "place", "written"),
    [("Black", 5, "Black E5"), ("at  now", 3, "at E5 now"), ("", 0, "E5"), ("😀x", 2, "😀E5 x")],
)
def test_a_name_is_put_in_with_the_blanks_it_needs(editor, text, place, written):
    editor.show_text(text)
    cursor = editor.textCursor()
    cursor.setPosition(place)
    editor.setTextCursor(cursor)
    heard = Heard(editor, "typed")
    editor.insert_name("E5")
    assert editor.text == written
    assert heard.take() == {"typed": 1}


def test_a_name_takes_the_place_of_what_is_selected(editor):
    editor.show_text("at D4!")
    editor.setTextCursor(editor.document().find("D4"))
    editor.insert_name("E5")
    assert editor.text == "at E5!"


def test_moving_the_text_cursor_is_told_and_typing_is_not_moving(editor, qtbot):
    heard = Heard(editor, "cursor_moved", "typed")
    qtbot.keyClicks(editor, "ab")
    assert heard.take() == {"typed": 2}
    qtbot.keyClick(editor, Qt.Key.Key_Left)
    assert heard.take() == {"cursor_moved": 1}
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert heard.take() == {}


def test_a_name_put_after_a_primed_one_does_not_run_into_it(qtbot):
    editor = CommentEditor(Naming(notation("draughts"), Size(9, 9)))
    qtbot.addWidget(editor)
    for name in ("22'", "13"):
        editor.insert_name(name)
    assert editor.text == "22' 13"


def formats(editor: CommentEditor, number: int) -> list[tuple[int, int]]:
    layout = editor.document().findBlockByNumber(number).layout()
    return [(part.start, part.length) for part in layout.formats()]


def test_links_of_a_long_text_are_highlighted_after_a_while(editor, qtbot):
    lines = comment_panel._AT_ONCE // 4
    editor.show_text("see E5 no\n" * lines)
    assert formats(editor, 0) == [(4, 2)]
    assert formats(editor, lines - 1) == []
    qtbot.waitUntil(lambda: formats(editor, lines - 1) == [(4, 2)])
    assert all(formats(editor, number) == [(4, 2)] for number in range(lines))


def test_a_long_text_may_be_edited_before_its_links_are_highlighted(editor, qtbot):
    lines = comment_panel._AT_ONCE // 4
    editor.show_text("see E5 no\n" * lines)
    editor.show_text("E5\n" * 3)
    qtbot.waitUntil(lambda: not editor._links._timer.isActive())
    assert [formats(editor, number) for number in range(4)] == [[(0, 2)]] * 3 + [[]]


def test_of_a_very_long_line_only_the_start_is_highlighted(editor, qtbot, monkeypatch):
    monkeypatch.setattr(comment_panel, "_LONGEST_LINE", 10)
    editor.show_text("E5 " * 10)
    assert formats(editor, 0) == [(0, 2), (3, 2), (6, 2)]


def test_a_text_that_is_too_long_for_the_editor_is_pasted_into_the_record(editor, monkeypatch):
    monkeypatch.setattr(comment_panel, "MAX_COMMENT_LENGTH", 20)
    editor.show_text("😀 before\nafter 😀")
    cursor = editor.textCursor()
    cursor.setPosition(3)
    cursor.setPosition(9, cursor.MoveMode.KeepAnchor)
    editor.setTextCursor(cursor)
    heard = Heard(editor, "typed")
    QApplication.clipboard().setText("new " * 10)
    editor.paste()
    assert heard.carried["typed"] == [("😀 " + "new " * 10 + "\nafter 😀",)]
    assert editor.toPlainText() == "😀 before\nafter 😀"


@given(st.text("ab", max_size=30), st.text("ab", max_size=30))
def test_the_common_start_of_two_texts_is_as_long_as_they_agree(one, other):
    same = comment_panel._common_length(one, other)
    assert one[:same] == other[:same]
    assert one[same : same + 1] != other[same : same + 1] or same == len(one) == len(other)
