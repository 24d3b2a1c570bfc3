from __future__ import annotations

from operator import sub
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.picture import Cell
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.gui.board.board_view import MAX_ZOOM, MIN_ZOOM, ZOOM_STEP, BoardView
from goboard_gui.notation import NOTATIONS, Naming, notation
from tests.cases import for_each
from tests.gui.gui_cases import CTRL, MIDDLE, PLAIN, SHIFT, Heard, image_of, turn_wheel

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

NOTCH = 120


def board_of(side: int, key: str = "western", **shown):
    size = Size(side, side)
    return compose_picture(Board.empty(size), Naming(notation(key), size), DisplayOptions(**shown))


@pytest.fixture
def view(qtbot) -> BoardView:
    view = BoardView(board_of(19), theme.LIGHT)
    qtbot.addWidget(view)
    view.resize(500, 460)
    view.show()
    return view


def pans(view: BoardView) -> bool:
    return view.horizontalScrollBar().maximum() > 0 and view.verticalScrollBar().maximum() > 0


def is_in_the_middle(view: BoardView) -> bool:
    off = view.board.geometry().center() - view.viewport().rect().center()
    return max(abs(off.x()), abs(off.y())) <= 1


@for_each("chosen", NOTATIONS, ids=lambda chosen: chosen.id)
def test_all_sizes_share_one_pitch(view, chosen):
    view.set_reference_board(board_of(19, chosen.id).empty_board)
    sizes, pitches = [], set()
    for side in (9, 13, 19, 1, 9):
        view.show_picture(board_of(side, chosen.id))
        pitches.add(view.board.pitch)
        sizes.append(view.board.width())
        assert is_in_the_middle(view)
    assert len(pitches) == 1
    nine, thirteen, nineteen, one, nine_again = sizes
    assert one < nine == nine_again < thirteen < nineteen <= view.viewport().width()


def test_that_pitch_is_the_largest_at_which_a_full_board_fits(view):
    assert not pans(view)
    lower = view.viewport().height()
    unit = view.board.height() / view.board.pitch
    assert view.board.height() <= lower < unit * (view.board.pitch + 1)


def test_the_pitch_follows_the_window(view):
    small = view.board.pitch
    view.resize(800, 800)
    assert view.board.pitch > 1.5 * small


def test_a_larger_board_is_panned_and_not_shrunk(view):
    pitch = view.board.pitch
    view.show_picture(board_of(52))
    assert view.board.pitch == pitch
    assert pans(view)


def test_without_names_at_the_edges_the_stones_are_larger(view):
    pitch = view.board.pitch
    view.show_picture(board_of(19, edges=frozenset()))
    assert view.board.pitch >= pitch
    view.show_picture(board_of(19))
    assert view.board.pitch == pitch


@pytest.mark.parametrize("side", [9, 13, 52])
def test_fit_makes_a_board_as_large_as_the_window(view, side):
    view.show_picture(board_of(side))
    shared = view.board.pitch
    view.set_fit(True)
    assert not pans(view)
    unit = view.board.height() / view.board.pitch
    assert view.viewport().height() < unit * (view.board.pitch + 1)
    view.set_fit(False)
    assert view.board.pitch == shared


def test_zooming_in_pans_and_back_is_as_before(view):
    pitch = view.board.pitch
    view.set_zoom(2)
    assert view.board.pitch == pytest.approx(2 * pitch, abs=2)
    assert pans(view)
    view.set_zoom(1)
    assert view.board.pitch == pitch


@pytest.mark.parametrize(("asked", "got"), [(0.001, MIN_ZOOM), (100, MAX_ZOOM), (1.5, 1.5)])
def test_zoom_has_limits(view, asked, got):
    view.set_zoom(asked)
    assert view.zoom == got
    assert view.board.pitch >= 4


def test_the_zoom_is_the_same_for_all_sizes(view):
    view.set_zoom(1.6)
    pitch = view.board.pitch
    view.show_picture(board_of(9))
    assert view.board.pitch == pitch


def test_ctrl_and_wheel_zoom_by_steps_and_tell(view):
    heard = Heard(view, "zoomed", "stepped")
    turn_wheel(view.board, down=-NOTCH, modifiers=CTRL)
    assert view.zoom == pytest.approx(ZOOM_STEP)
    turn_wheel(view.board, down=2 * NOTCH, modifiers=CTRL)
    assert view.zoom == pytest.approx(1 / ZOOM_STEP)
    assert heard.take() == {"zoomed": 2}
    assert heard.carried["zoomed"][-1] == (view.zoom,)


def test_zooming_ends_at_the_limits(view):
    for _ in range(20):
        turn_wheel(view.board, down=-NOTCH, modifiers=CTRL)
    assert view.zoom == MAX_ZOOM
    for _ in range(40):
        turn_wheel(view.board, down=NOTCH, modifiers=CTRL)
    assert view.zoom == MIN_ZOOM


@pytest.mark.parametrize(
    ("turns", "steps"),
    [
        pytest.param([{"down": NOTCH}], [1], id="down is forward"),
        pytest.param([{"down": -NOTCH}], [-1], id="up is back"),
        pytest.param([{"down": 3 * NOTCH}], [3], id="a quick turn"),
        pytest.param([{"down": NOTCH, "modifiers": SHIFT}], [10], id="shift is ten"),
        pytest.param([{"down": -NOTCH, "modifiers": SHIFT}], [-10], id="shift is ten back"),
        pytest.param([{"down": 40}] * 2, [], id="less than a notch"),
        pytest.param([{"down": 40}] * 6, [1, 1], id="thirds of notches"),
        pytest.param([{"down": 100}, {"down": -100}], [], id="there and back"),
        pytest.param([{"pixels_down": 10}] * 3, [], id="a touch of the pad"),
        pytest.param([{"pixels_down": 10}] * 8, [1, 1], id="a swipe"),
        pytest.param([{"pixels_down": -100}], [-2], id="a swipe back"),
        pytest.param([{"pixels_down": 100}, {"pixels_down": 20}], [2, 1], id="the rest is kept"),
    ],
)
def test_the_wheel_goes_through_the_moves(view, turns, steps):
    heard = Heard(view, "stepped")
    for turn in turns:
        turn_wheel(view.board, **turn)
    assert heard.carried["stepped"] == [(step,) for step in steps]


def test_the_wheel_beside_the_board_does_the_same_and_scrolls_nothing(view):
    view.show_picture(board_of(52))
    heard = Heard(view, "stepped")
    bar = view.verticalScrollBar()
    bar.setValue(50)
    turn_wheel(view.viewport(), down=NOTCH)
    assert heard.carried["stepped"] == [(1,)]
    assert bar.value() == 50


def test_the_middle_button_drags_the_board(view):
    view.show_picture(board_of(52))
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    for bar in bars:
        bar.setValue(200)
    screen = view.windowHandle()
    start, end = QPoint(200, 200), QPoint(170, 250)
    QTest.mousePress(screen, MIDDLE, PLAIN, start)
    QTest.mouseMove(screen, end)
    assert [bar.value() for bar in bars] == [230, 150]
    QTest.mouseRelease(screen, MIDDLE, PLAIN, end)
    QTest.mouseMove(screen, start)
    assert [bar.value() for bar in bars] == [230, 150]


def seen(view: BoardView) -> QImage:
    QApplication.processEvents()
    return image_of(view.viewport())


def difference(one: QImage, other: QImage) -> int:
    """Return the largest difference of two images of one size, in levels of a colour."""
    assert one.size() == other.size()
    return max(map(abs, map(sub, bytes(one.constBits()), bytes(other.constBits()))))


def test_a_board_that_is_zoomed_and_dragged_shows_what_a_fresh_one_shows(view, qtbot):
    view.resize(320, 300)
    bare = board_of(19, edges=frozenset())  # without bands over the board
    view.show_picture(bare)
    fresh = BoardView(board_of(19), theme.LIGHT)
    fresh.show_picture(bare)
    qtbot.addWidget(fresh)
    fresh.resize(view.size())
    fresh.set_zoom(4)
    view.set_zoom(4)
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    stones = {}
    for step, point in enumerate([Point(4, 4), Point(5, 4), Point(9, 9), Point(4, 5)]):
        for bar in bars:
            bar.setValue(bar.maximum() * step // 4)
        seen(view)
        stones[point] = Cell(Colour.BLACK if step % 2 else Colour.WHITE)
        picture = bare._replace(cells=dict(stones))
        view.show_picture(picture)
        fresh.show_picture(picture)
        whole = image_of(fresh.board)
        for bar in bars:
            bar.setValue(bar.maximum() * (step + 1) // 5)
        part = QRect(view.board.mapFrom(view.viewport(), QPoint(0, 0)), view.viewport().size())
        # Wood is scaled from where the painted part begins: its rounding may differ.
        assert difference(seen(view), whole.copy(part)) <= 3


def test_the_table_around_the_board_is_that_of_the_theme(view):
    view.show_picture(board_of(9))
    for chosen in (theme.DARK, theme.LIGHT):
        view.set_theme(chosen)
        assert view.grab().toImage().pixelColor(5, 5).name() == chosen.background


@pytest.mark.parametrize("place", [QPoint(120, 90), QPoint(250, 230), QPoint(400, 350)], ids=str)
def test_ctrl_and_wheel_keep_what_is_under_the_pointer_there(view, place):
    view.set_zoom(3)
    before = view.board.mapFrom(view.viewport(), place).toTuple()
    pitch = view.board.pitch
    here = QPointF(view.viewport().mapTo(view, place))
    QTest.wheelEvent(view.windowHandle(), here, QPoint(0, NOTCH), QPoint(0, 0), CTRL)
    grown = view.board.pitch / pitch
    after = view.board.mapFrom(view.viewport(), place).toTuple()
    assert grown > 1.1
    assert after == pytest.approx([grown * along for along in before], abs=3)
