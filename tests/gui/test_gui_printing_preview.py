"""The view of pages: what is drawn where, how it is gone through, and what is kept."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from goboard_gui.diagram.board_page import board_page
from goboard_gui.diagram.book.sheet import PageNumber, Sheet
from goboard_gui.diagram.picture import Arrow, Picture
from goboard_gui.go import Size
from goboard_gui.gui.printing import preview
from goboard_gui.gui.printing.preview import (
    GAP,
    PageCache,
    PageFit,
    PagePreview,
    PageStack,
    ZoomBar,
)
from tests.diagram.diagram_cases import empty_board
from tests.gui.gui_cases import CTRL, Heard, turn_wheel

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

KEY = Qt.Key


@dataclass(frozen=True)
class Ink:
    """All of a page in one colour."""

    colour: str
    width: float = 210.0
    height: float = 297.0

    def draw(self, qp: QPainter) -> None:
        qp.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.colour))


def sheet(colour: str = "#ff0000", width: float = 210.0, height: float = 297.0) -> Sheet:
    return Sheet(width, height, (Ink(colour, width, height),))


def sheets(count: int) -> list[Sheet]:
    return [sheet(QColor.fromHsv(30 * number, 200, 200).name()) for number in range(count)]


@pytest.fixture
def view(qtbot) -> PagePreview:
    view = PagePreview()
    qtbot.addWidget(view)
    view.resize(400, 500)
    view.show()
    return view


def colour_at(view: PagePreview, place: QPoint) -> str:
    return QColor(view.viewport().grab().toImage().pixel(place)).name()


def middle(view: PagePreview) -> QPoint:
    return view.viewport().rect().center()


def test_a_page_is_drawn_soon_after_it_is_shown(view, qtbot):
    view.show_sheets([sheet("#00ff00")])
    qtbot.waitUntil(lambda: colour_at(view, middle(view)) == "#00ff00")
    assert (view.page_count, view.page_number) == (1, 1)


def test_a_page_that_was_drawn_stands_for_the_next_until_that_is_drawn(view, qtbot):
    view.show_sheets([sheet("#00ff00")])
    qtbot.waitUntil(lambda: colour_at(view, middle(view)) == "#00ff00")
    view.show_sheets([sheet("#0000ff")])
    assert colour_at(view, middle(view)) == "#00ff00"
    qtbot.waitUntil(lambda: colour_at(view, middle(view)) == "#0000ff")


def test_pages_that_come_later_are_seen_and_those_replaced_are_drawn_anew(view, qtbot):
    there = [sheet("#00ff00")]
    view.show_sheets(there)
    there += sheets(3)
    view.update_pages()
    assert view.page_count == 4
    there[0] = sheet("#0000ff")
    view.update_pages()
    qtbot.waitUntil(lambda: colour_at(view, middle(view)) == "#0000ff")


def test_each_page_is_laid_out_once_while_pages_of_the_same_size_are_added(view, monkeypatch):
    asked = []
    size = PageStack.size
    monkeypatch.setattr(
        PageStack, "size", lambda self, each: asked.append(each) or size(self, each)
    )
    there = sheets(1)
    view.show_sheets(there)
    asked.clear()
    for _ in range(100):
        there.append(sheet())
        view.update_pages()
    assert (view.page_count, view.verticalScrollBar().maximum() > 100) == (101, True)
    assert sum(each is there[50] for each in asked) == 1


@pytest.mark.parametrize("width", [100.0, 210.0, 400.0])
def test_pages_added_later_are_where_they_would_be_if_shown_together(view, width):
    there = [sheet()]
    view.show_sheets(there)
    there += [sheet(width=width), sheet()]
    view.update_pages()
    added = [view._rect(place) for place in range(3)]
    view.show_sheets(there)
    assert [view._rect(place) for place in range(3)] == added


def test_pages_fit_the_width_or_the_window_whatever_its_size(view):
    view.show_sheets([sheet()])
    for width in (300, 600):
        view.resize(width, 500)
        rect = view._rect(0)
        assert abs(view.viewport().width() - rect.width() - 2 * GAP) <= 1
    view.set_fit(PageFit.PAGE)
    assert view.verticalScrollBar().maximum() == 0
    assert view.viewport().rect().contains(view._rect(0))


def test_zooming_goes_through_steps_and_keeps_what_is_read(view):
    view.show_sheets(sheets(9))
    view.go_to(5)
    scales = [view.scale]
    for _ in range(3):
        view.zoom_by(1)
        scales.append(view.scale)
    assert scales == sorted(set(scales))
    assert view.page_number == 5
    assert view.fit is PageFit.NOTHING
    for _ in range(30):
        view.zoom_by(-1)
    assert 0 < view.scale < 0.2
    for _ in range(30):
        view.zoom_by(1)
    assert view.scale == 4.0
    assert view.horizontalScrollBar().maximum() > 0


@pytest.mark.parametrize(
    ("key", "page"), [(KEY.Key_End, 9), (KEY.Key_Home, 1), (KEY.Key_PageDown, 6)], ids=str
)
def test_keys_go_through_the_pages(view, key, page):
    view.show_sheets(sheets(9))
    view.set_fit(PageFit.PAGE)
    view.go_to(5)
    QTest.keyClick(view, key)
    assert view.page_number == page


def test_the_wheel_scrolls_and_with_ctrl_zooms(view):
    view.show_sheets(sheets(3))
    turn_wheel(view.viewport(), down=120)
    assert view.verticalScrollBar().value() > 0
    before = view.scale
    turn_wheel(view.viewport(), down=-120, modifiers=CTRL)
    assert view.scale > before


def test_pages_are_dragged(view):
    view.show_sheets(sheets(3))
    window, button = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(window, button, pos=QPoint(100, 300))
    QTest.mouseMove(window, QPoint(100, 200))
    assert view.verticalScrollBar().value() == 100
    QTest.mouseRelease(window, button, pos=QPoint(100, 200))
    QTest.mouseMove(window, QPoint(100, 150))
    assert view.verticalScrollBar().value() == 100


def test_without_pages_nothing_goes_wrong(view):
    for do in (lambda: view.zoom_by(1), lambda: view.go_to(1), lambda: view.set_fit(PageFit.PAGE)):
        do()
        assert (view.page_count, view.page_number) == (0, 0)
    view.show_sheets(sheets(2))
    view.show_sheets([])
    view.grab()
    assert (view.page_count, view.page_number) == (0, 0)


def test_the_bar_tells_the_page_and_goes_to_others(view, qtbot):
    bar = ZoomBar(view)
    qtbot.addWidget(bar)
    assert not bar.page_box.isEnabled()
    view.show_sheets(sheets(9))
    assert (bar.page_box.value(), bar.page_box.maximum(), bar.count.text()) == (1, 9, "of 9")
    bar.page_box.setValue(4)
    assert view.page_number == 4
    bar.page_button.click()
    assert view.fit is PageFit.PAGE
    assert not bar.width_button.isChecked()
    bar.in_button.click()
    assert view.fit is PageFit.NOTHING
    assert bar.scale.text() == f"{view.scale:.0%}"
    bar.show_busy(True)
    assert bar.count.text() == "of 9…"


def test_only_another_page_is_told_of(view):
    view.show_sheets(sheets(9))
    heard = Heard(view, "page_changed")
    view.verticalScrollBar().setValue(5)
    assert heard.take() == {}
    view.go_to(3)
    assert heard.carried["page_changed"][-1] == (3,)


def test_a_stack_knows_what_lies_where():
    stack = PageStack([sheet(), sheet(width=100, height=50), sheet()], 2.0)
    assert stack.tops == [GAP, GAP + 594 + GAP, GAP + 594 + GAP + 100 + GAP]
    assert stack.pages_between(0, 10) == range(0)
    assert stack.pages_between(0, GAP + 1) == range(1)
    assert stack.pages_between(stack.tops[1], stack.tops[1] + 1) == range(1, 2)
    assert stack.pages_between(0, 9999) == range(3)
    assert stack.rect(1, 500).center().x() == 249
    assert stack.rect(0, 100).left() == GAP
    for height in (0, GAP, 300, stack.tops[1] + 7, stack.height):
        assert stack.height_of(*stack.page_at(height)) == height


@pytest.mark.parametrize(
    ("first", "rows"), [(1, [[0], [1, 2], [3, 4]]), (2, [[0, 1], [2, 3], [4]])]
)
def test_facing_pages_stand_side_by_side(first, rows):
    pages = [Sheet(100, 200, page_number=PageNumber(first + n)) for n in range(5)]
    stack = PageStack(pages[:2], facing=True)
    stack.sheets = pages
    stack.extend()
    assert (stack.width, stack.height) == (200 + 2 * GAP, GAP + 3 * (200 + GAP))
    for row in rows:
        for place in row:
            rect = stack.rect(place, 400)
            is_left = (first + place) % 2 == 0
            assert (rect.left(), rect.top()) == (100 if is_left else 200, stack.tops[row[0]])
        assert stack.pages_between(stack.tops[row[0]] + 1, stack.tops[row[0]] + 2) == range(
            row[0], row[-1] + 1
        )
        assert stack.page_at(stack.tops[row[0]] + 100) == (row[0], 0.5)
    assert stack.fitting_scale(200 + 2 * GAP, None) == 1.0


def test_the_bar_shows_facing_pages(view):
    view.show_sheets(sheets(3))
    bar, before = ZoomBar(view), view.scale
    bar.facing_button.click()
    assert (view.facing, bar.facing_button.isChecked()) == (True, True)
    assert view.scale < before * 0.6
    bar.facing_button.click()
    assert (view.facing, view.scale) == (False, before)


def test_a_page_is_drawn_a_piece_at_a_time_and_kept_when_it_is_whole(qapp):
    pictures, size = PageCache(), QSize(4, 6)
    page = Sheet(4, 6, (Ink("#00ff00", 4, 6), Ink("#0000ff", 4, 3)))
    drawing = pictures.render_page(0, page, size)
    for _ in page.items:
        next(drawing)
        assert pictures.get(0) is None
    assert next(drawing, None) is None
    image = pictures.get(0).toImage()
    assert [QColor(image.pixel(2, y)).name() for y in (1, 5)] == ["#0000ff", "#00ff00"]


def test_a_board_with_very_many_arrows_is_drawn_in_many_steps(qapp):
    points = Size(19, 19).points()
    arrows = tuple(Arrow(one, other) for one, other in pairwise(points))
    page = board_page(Picture(empty_board(19), overlays_above=arrows))
    drawing = PageCache().render_page(0, page, QSize(100, 100))
    assert sum(1 for _ in drawing) > len(arrows) / 20


def test_no_more_pictures_are_kept_than_there_is_room_for(qapp, monkeypatch):
    monkeypatch.setattr(preview, "_MOST_PIXELS", 25)
    pictures, size = PageCache(), QSize(3, 3)
    for place in range(4):
        deque(pictures.render_page(place, sheet(), size), maxlen=0)
    pictures.trim(range(0, 1))
    kept = [place for place in range(4) if pictures.get(place) is not None]
    assert kept == [0, 3]
    pictures.truncate(2)
    assert pictures.get(3) is None
