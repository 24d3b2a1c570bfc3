"""Paint 361 stones with their names, and one changed point, compared with copying a cached
pixmap.

A changed point is patched in the layer and its rectangle copied to the window; a board that did not
change is copied as a whole, beside a widget that does no more. 1000×1000 pixels, Qt's raster.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from _timing import HEADER, Row, interleaved, report, timed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from goboard_gui.diagram.picture import Picture

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIDE = 1000
TIMES = 40


def main() -> None:
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    on_the_layer()
    in_a_window()
    app.quit()


def pictures() -> tuple[Picture, Picture]:
    """Return a full board, and the same with white stones, both with names."""
    from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
    from goboard_gui.go import Board, Colour, Graph, Size
    from goboard_gui.notation import Naming, notation

    size = Size(19, 19)
    board = Board(Graph.rectangle(size), bytes(1 + number % 2 for number in range(361)))
    white = board.with_stones(dict.fromkeys(board.stones(), Colour.WHITE))
    naming, shown = Naming(notation("andreev"), size), DisplayOptions(names=NamedPoints.ALL)
    return compose_picture(board, naming, shown), compose_picture(white, naming, shown)


class Layer:
    """The image of a full board with names, in which pictures are painted."""

    def __init__(self) -> None:
        from PySide6.QtCore import QRectF, QSize
        from PySide6.QtGui import QPixmap

        from goboard_gui.diagram.layout import Layout
        from goboard_gui.diagram.painting.board_image import BoardImage
        from goboard_gui.diagram.painting.device import Device
        from goboard_gui.diagram.painting.painter import Painter
        from goboard_gui.diagram.picture import Cell, Picture
        from goboard_gui.diagram.theme import LIGHT
        from goboard_gui.go import Point, Size

        self._centre = Point(9, 9)
        self._full, self._other = pictures()
        self._hole = Picture(self._full.empty_board, {**self._full.cells, self._centre: Cell()})
        layout = Layout.fit(Size(19, 19), QRectF(0, 0, SIDE, SIDE)).aligned_to_pixels()
        self._layer, self._blank = BoardImage(), BoardImage()
        self._drawn = layout, LIGHT, QSize(SIDE, SIDE)
        self._blank.update(Picture(self._full.empty_board), *self._drawn)
        self._points = Painter(Device.for_pixels(1.0), layout, LIGHT)
        self._layer.update(self._full, *self._drawn)
        self._region = self._layer.update(self._hole, *self._drawn).boundingRect()
        self._pixmaps = [QPixmap(SIDE, SIDE) for _ in range(3)]
        for pixmap in self._pixmaps:
            pixmap.fill("white")  # what was never written is one page of memory, copied faster
        self._target = self._pixmaps.pop()

    def repaint(self) -> None:
        """Paint all stones and names, `TIMES` times."""
        for _ in range(TIMES // 2):
            for picture in (self._full, self._other):
                self._layer.update(picture, *self._drawn)

    def patch(self) -> None:
        """Paint one changed point and copy its rectangle, `TIMES` times."""
        from PySide6.QtGui import QPainter

        image, blank = self._layer.image, self._blank.image
        for number in range(TIMES):
            with QPainter(image) as painter:
                picture = (self._full, self._hole)[number % 2]
                self._points.redraw_points(painter, picture, [self._centre], blank)
            with QPainter(self._target) as painter:
                painter.drawImage(self._region, image, self._region)

    def blit(self) -> None:
        """Copy a cached pixmap, `TIMES` times."""
        from PySide6.QtGui import QPainter

        for number in range(TIMES):
            painter = QPainter(self._target)
            painter.drawPixmap(0, 0, self._pixmaps[number % 2])
            painter.end()


def on_the_layer() -> None:
    layer = Layer()
    times = {
        name: seconds / TIMES
        for name, seconds in interleaved(
            {
                "all": partial(timed, layer.repaint),
                "patch": partial(timed, layer.patch),
                "blit": partial(timed, layer.blit),
            }
        ).items()
    }
    report(Row("repaint 361 stones with 361 names / blit", times["all"], times["blit"], 30))
    report(Row("repaint one changed point and copy it / blit", times["patch"], times["blit"], 0.15))


def in_a_window() -> None:
    from _blit import Blit
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from goboard_gui.diagram.theme import LIGHT
    from goboard_gui.gui.board.board_widget import BoardWidget

    full, _ = pictures()
    board = BoardWidget(full, LIGHT)
    board.set_pitch(board.pitch * SIDE / board.height())
    board.show()
    floor = Blit(board.size())
    floor.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # as the board has it
    QApplication.processEvents()

    def repaint(widget: QWidget) -> None:
        for _ in range(TIMES):
            widget.repaint()

    times = interleaved(
        {
            "board": partial(timed, partial(repaint, board)),
            "floor": partial(timed, partial(repaint, floor)),
        }
    )
    item = "repaint a board that did not change / blit"
    report(Row(item, times["board"] / TIMES, times["floor"] / TIMES, 1.2))


if __name__ == "__main__":
    print(HEADER)
    main()
