from __future__ import annotations

import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from goboard_gui.diagram import theme
from goboard_gui.diagram.compose import (
    DisplayOptions,
    HoverEffects,
    NamedPoints,
    compose_picture,
    with_hover,
)
from goboard_gui.diagram.picture import Cell, EmptyBoard, Picture, StatusMark
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.gui.board.board_widget import BoardWidget
from goboard_gui.notation import Naming, notation
from goboard_gui.record.properties.marks import Mark
from tests.gui.gui_cases import (
    CTRL,
    LEFT,
    MIDDLE,
    OUTSIDE,
    PLAIN,
    RIGHT,
    SHIFT,
    Heard,
    brightness,
    click,
    image_of,
    point_to,
)

NINE = Size(9, 9)
BLACK, WHITE = Colour.BLACK, Colour.WHITE
CORNER, CENTRE = Point(0, 0), Point(4, 4)


@pytest.fixture
def show(qtbot):
    """Return what shows a picture in a widget of its own."""

    def make(picture: Picture, pitch: float = 20) -> BoardWidget:
        board = BoardWidget(picture, theme.LIGHT)
        board.set_pitch(pitch)
        qtbot.addWidget(board)
        return board

    return make


@pytest.fixture
def board(qapp):
    """Return an empty 9×9 board on screen."""
    around = QWidget()
    board = BoardWidget(Picture(EmptyBoard(NINE)), theme.LIGHT, around)
    board.set_pitch(20)
    around.resize(400, 300)
    around.show()
    yield board
    around.close()


def marked(picture: Picture, point: Point) -> Picture:
    """Return a picture with the mark of the last move."""
    cell = picture.cells.get(point, Cell())._replace(status_mark=StatusMark.LAST_MOVE)
    return picture._replace(cells={**picture.cells, point: cell})


def journey(key: str) -> list[Picture]:
    """Return pictures as a game brings them: stones come, are taken, are pointed at, named, lit."""
    naming = Naming(notation(key), NINE)
    plain, full = DisplayOptions(), DisplayOptions(names=NamedPoints.ALL, structure=True)
    moves = ["X........", "XO.......", ".O.......", ".OX......", ".OXO....X"]
    boards = [Board.from_rows(*["." * 9] * 4, row, *["." * 9] * 4) for row in moves]
    pictures = [marked(compose_picture(position, naming, plain), CENTRE) for position in boards]
    pictures += [
        with_hover(pictures[-1], naming, plain, HoverEffects(CORNER, BLACK)),
        with_hover(pictures[-1], naming, plain, HoverEffects(Point(4, 3), WHITE, illegal=True)),
        compose_picture(boards[-1], naming, full),
        with_hover(
            compose_picture(boards[-1], naming, full),
            naming,
            full,
            HoverEffects(Point(7, 2), WHITE),
        ),
        marked(compose_picture(boards[1], naming, full), Point(1, 4)),
        compose_picture(boards[1], naming, DisplayOptions(edges=frozenset())),
    ]
    return [*pictures, *reversed(pictures)]


@pytest.mark.parametrize("key", ["andreev", "western", "tengen-squares"])
def test_painting_what_changed_gives_pixel_for_pixel_what_painting_all_gives(show, key):
    pictures = journey(key)
    board = show(pictures[0])
    for before, picture in pairwise(pictures):
        assert image_of(board) == image_of(show(before))
        board.show_picture(picture)
    assert image_of(board) == image_of(show(pictures[-1]))


def test_no_sequence_of_changes_leaves_anything_behind(show):
    luck = random.Random(19)
    board = show(Picture(EmptyBoard(NINE)))
    marks = [None, None, StatusMark.LAST_MOVE, StatusMark.ILLEGAL, Mark.TRIANGLE]
    cells: dict[Point, Cell] = {}
    for _ in range(40):
        for point in luck.sample(list(NINE.points()), 3):
            cells[point] = Cell(luck.choice([None, BLACK, WHITE]), luck.choice(marks))
        board.show_picture(Picture(EmptyBoard(NINE), dict(cells)))
        image_of(board)
    assert image_of(board) == image_of(show(Picture(EmptyBoard(NINE), cells)))


class Watched(BoardWidget):
    """Notes how many pixels it was asked to paint."""

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(picture, theme.LIGHT, parent)
        self.areas: list[int] = []

    def paintEvent(self, event):
        self.areas.append(sum(rect.width() * rect.height() for rect in event.region()))
        super().paintEvent(event)


def test_no_more_is_painted_than_changed(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    board = Watched(Picture(EmptyBoard(NINE)), around)
    around.resize(board.size())
    around.show()
    qtbot.waitUntil(lambda: bool(board.areas))
    board.areas.clear()
    board.show_picture(Picture(EmptyBoard(NINE), {CENTRE: Cell(BLACK)}))
    qtbot.waitUntil(lambda: bool(board.areas))
    assert sum(board.areas) < (3 * board.pitch) ** 2
    board.areas.clear()
    board.show_picture(Picture(EmptyBoard(NINE), {CENTRE: Cell(BLACK)}))
    QApplication.processEvents()
    assert board.areas == []


def test_stones_are_where_their_points_are(show):
    cells = {CORNER: Cell(BLACK), CENTRE: Cell(WHITE), Point(8, 8): Cell(BLACK)}
    board = show(Picture(EmptyBoard(NINE), cells), 30)
    image = image_of(board)
    assert brightness(image, board.centre(CORNER)) < 90
    assert brightness(image, board.centre(Point(8, 8))) < 90
    assert brightness(image, board.centre(CENTRE)) > 220
    between = (board.centre(Point(6, 2)) + board.centre(Point(7, 3))) / 2
    assert 120 < brightness(image, between) < 220


def test_the_themes_differ_and_can_be_changed(board, show):
    light = image_of(board)
    board.set_theme(theme.DARK)
    assert image_of(board) != light
    board.set_theme(theme.LIGHT)
    assert image_of(board) == light


@pytest.mark.parametrize("size", [Size(1, 1), Size(2, 9), Size(19, 13), Size(52, 52)], ids=str)
def test_the_widget_is_as_large_as_its_board(show, size):
    small, large = (show(Picture(EmptyBoard(size)), pitch) for pitch in (8, 16))
    assert (small.pitch, large.pitch) == (8, 16)
    for board in (small, large):
        right_lower = Point(size.width - 1, size.height - 1)
        for corner in (CORNER, right_lower):
            assert board.rect().contains(board.centre(corner).toPoint())
        assert board.width() - board.centre(right_lower).x() < 3 * board.pitch
    assert large.width() > small.width()


def test_another_size_is_shown_in_the_same_widget(board):
    board.show_picture(Picture(EmptyBoard(Size(13, 5))))
    assert board.pitch == 20
    assert board.width() > board.height()
    assert board.size() == board.sizeHint()


def test_every_point_is_found_under_the_pointer_once(board):
    heard = Heard(board, "hovered")
    for point in NINE.points():
        for offset in (QPointF(0, 0), QPointF(6, -6), QPointF(-6, 3)):
            point_to(board, board.centre(point) + offset)
    assert heard.carried["hovered"] == [(point,) for point in NINE.points()]


def test_leaving_the_points_or_the_widget_is_told_once(board):
    heard = Heard(board, "hovered")
    point_to(board, OUTSIDE)
    assert heard.take() == {}
    point_to(board, CENTRE)
    point_to(board, OUTSIDE)
    point_to(board, OUTSIDE + QPointF(1, 0))
    point_to(board, CENTRE)
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert heard.carried["hovered"] == [(CENTRE,), (None,), (CENTRE,), (None,)]


@pytest.mark.parametrize("button", [LEFT, RIGHT], ids=["left", "right"])
@pytest.mark.parametrize("modifiers", [PLAIN, SHIFT, CTRL, SHIFT | CTRL], ids=str)
def test_a_press_tells_point_button_and_modifiers(board, button, modifiers):
    heard = Heard(board, "pressed")
    click(board, Point(7, 1), button, modifiers)
    assert heard.carried["pressed"] == [(Point(7, 1), button, modifiers)]


def test_a_press_beside_the_points_or_with_the_middle_button_is_none(board):
    heard = Heard(board, "pressed")
    screen = board.window().windowHandle()
    QTest.mouseClick(screen, LEFT, PLAIN, OUTSIDE.toPoint())
    QTest.mouseClick(screen, LEFT, PLAIN, QPoint(board.width() - 2, board.height() - 2))
    click(board, CENTRE, MIDDLE)
    assert heard.take() == {}


NONE = Qt.MouseButton.NoButton
RELEASE = QEvent.Type.MouseButtonRelease
DOUBLE = QEvent.Type.MouseButtonDblClick
SINGLE = QEvent.Type.MouseButtonPress
BESIDE = CENTRE._replace(column=CENTRE.column + 1)
INTERVAL = 400
"""The interval of double clicks on the platform of the tests, in milliseconds."""

PRESSES = {
    "double click": ([(SINGLE, 0, CENTRE), (DOUBLE, 150, CENTRE)], [0]),
    "triple click": ([(SINGLE, 0, CENTRE), (DOUBLE, 150, CENTRE), (SINGLE, 300, CENTRE)], [0]),
    "many presses, of which ignored ones do not extend the interval": (
        [(SINGLE, time, CENTRE) for time in range(0, 1000, 150)],
        [0, 450, 900],
    ),
    "double click across the border between two points": (
        [(SINGLE, 0, CENTRE), (DOUBLE, 150, BESIDE)],
        [0],
    ),
    "two fast moves on different points": ([(SINGLE, 0, CENTRE), (SINGLE, 150, BESIDE)], [0, 150]),
    "there and back, fast": (
        [(SINGLE, 0, CENTRE), (SINGLE, 100, BESIDE), (SINGLE, 200, CENTRE)],
        [0, 100, 200],
    ),
    "slow second click": ([(SINGLE, 0, CENTRE), (SINGLE, INTERVAL, CENTRE)], [0, INTERVAL]),
}


@pytest.mark.parametrize(("presses", "accepted"), PRESSES.values(), ids=PRESSES)
@pytest.mark.parametrize("ignores", [True, False], ids=["ignoring", "not ignoring"])
def test_accidental_repetitions_of_a_press_are_ignored_if_wanted(board, presses, accepted, ignores):
    assert QGuiApplication.styleHints().mouseDoubleClickInterval() == INTERVAL
    board.ignores_repeated_presses = ignores
    heard = Heard(board, "pressed")
    seen = []
    for kind, time, point in presses:
        for each, button, held in ((kind, LEFT, LEFT), (RELEASE, LEFT, NONE)):
            place = board.centre(point)
            event = QMouseEvent(each, place, QPointF(board.mapToGlobal(place)), button, held, PLAIN)
            event.setTimestamp(5000 + time)
            QApplication.sendEvent(board, event)
        seen += [time] * heard.take().get("pressed", 0)
    assert seen == (accepted if ignores else [time for _, time, _ in presses])


def test_a_press_with_another_button_is_never_a_repetition(board):
    board.ignores_repeated_presses = True
    heard = Heard(board, "pressed")
    for button in (LEFT, RIGHT):
        place = board.centre(CENTRE)
        for kind, held in ((SINGLE, button), (RELEASE, NONE)):
            there = QPointF(board.mapToGlobal(place))
            event = QMouseEvent(kind, place, there, button, held, PLAIN)
            event.setTimestamp(5000)
            QApplication.sendEvent(board, event)
    assert [button for _, button, _ in heard.carried["pressed"]] == [LEFT, RIGHT]


FINE = """
import sys
from PySide6.QtWidgets import QApplication
from goboard_gui.diagram import theme
from goboard_gui.diagram.picture import Cell, EmptyBoard, Picture
from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.board.board_widget import BoardWidget

def grab(*pictures):
    board = BoardWidget(pictures[0], theme.LIGHT)
    board.set_pitch(20.5)
    for picture in pictures:
        board.show_picture(picture)
        image = board.grab().toImage()
    assert image.devicePixelRatio() == 2, image.devicePixelRatio()
    assert image.size() == board.size() * 2
    assert board.pitch == 20.5  # whole device pixels
    return image

app = QApplication([])
board = EmptyBoard(Size(9, 9))
empty = Picture(board)
stone = Picture(board, {Point(4, 4): Cell(Colour.BLACK)})
both = Picture(board, {**stone.cells, Point(5, 4): Cell(Colour.WHITE)})
assert grab(empty, stone, both, stone) == grab(stone)
assert grab(empty) != grab(stone)
assert grab(stone).save(sys.argv[1])
"""


def test_a_screen_with_two_pixels_to_the_unit_shows_them_all(show, tmp_path):
    path = tmp_path / "fine.png"
    environment = {"QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(
        [sys.executable, "-c", FINE, str(path)],
        check=True,
        cwd=Path(__file__).parents[2],
        env=environment,
    )
    fine = QImage(str(path))
    board = show(Picture(EmptyBoard(NINE), {CENTRE: Cell(BLACK)}), 20.5)
    assert fine.width() > 1.9 * image_of(board).width()
    # A picture that was drawn small and blown up has every pixel twice.
    doubled = fine.scaled(fine.size() / 2).scaled(fine.size())
    assert fine != doubled


def test_a_picture_of_another_crop_is_no_reason_to_move(board):
    size = board.size()
    board.show_picture(board.picture._replace(cells={CENTRE: Cell(BLACK)}))
    assert board.size() == size


def test_a_press_whose_release_a_dialog_took_does_not_hold_the_next_one_up(board):
    heard = Heard(board, "pressed", "released", "press_lost")
    place = board.centre(Point(2, 2)).toPoint()
    QTest.mousePress(board, LEFT, PLAIN, place)
    assert heard.take() == {"pressed": 1}
    QTest.mousePress(board, LEFT, PLAIN, place)
    assert heard.take() == {"pressed": 1, "press_lost": 1}
    QTest.mouseRelease(board, LEFT, PLAIN, place)
    assert heard.take() == {"released": 1}


def test_a_press_whose_release_a_menu_took_is_over_when_the_pointer_comes_back(board):
    heard = Heard(board, "pressed", "dragged", "released", "press_lost")
    QTest.mousePress(board, RIGHT, PLAIN, board.centre(Point(2, 2)).toPoint())
    point_to(board, Point(4, 4))
    assert heard.take() == {"pressed": 1, "press_lost": 1}
    QTest.mouseRelease(board, RIGHT, PLAIN, board.centre(Point(4, 4)).toPoint())
    assert heard.take() == {}
