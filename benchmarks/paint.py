"""Paint 361 stones with their names, and one changed point, compared with copying a cached
pixmap.

A changed point is patched in the layer and its rectangle copied to the window; a board that did not
change is copied as a whole, beside a widget that does no more. 1000×1000 pixels, Qt's raster.
"""

from __future__ import annotations

import os
from dataclasses import replace
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


def on_the_layer() -> None:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter, QPixmap

    from goboard_gui.diagram.layout import Layout
    from goboard_gui.diagram.painting.board_image import BoardImage
    from goboard_gui.diagram.painting.device import Device
    from goboard_gui.diagram.painting.painter import Painter
    from goboard_gui.diagram.picture import Cell
    from goboard_gui.diagram.theme import LIGHT
    from goboard_gui.go import Point, Size

    centre = Point(9, 9)
    full, other = pictures()
    hole = replace(full, cells={**full.cells, centre: Cell()})
    layout = Layout.fit(Size(19, 19), QRectF(0, 0, SIDE, SIDE)).aligned_to_pixels()
    layer, blank = BoardImage(), BoardImage()
    blank.update(replace(full, cells={}), layout, LIGHT, QSize(SIDE, SIDE))
    points = Painter(Device.for_pixels(1.0), layout, LIGHT)
    layer.update(full, layout, LIGHT, QSize(SIDE, SIDE))
    region = layer.update(hole, layout, LIGHT, QSize(SIDE, SIDE)).boundingRect()
    pixmaps = [QPixmap(SIDE, SIDE) for _ in range(3)]
    for pixmap in pixmaps:
        pixmap.fill("white")  # what was never written is one page of memory, copied faster
    target = pixmaps.pop()

    def show(*pictures: object) -> None:
        for _ in range(TIMES // 2):
            for picture in pictures:
                layer.update(picture, layout, LIGHT, QSize(SIDE, SIDE))

    def patch() -> None:
        for number in range(TIMES):
            with QPainter(layer.image) as painter:
                points.redraw_points(painter, (full, hole)[number % 2], [centre], blank.image)
            with QPainter(target) as painter:
                painter.drawImage(region, layer.image, region)

    def blit() -> None:
        for number in range(TIMES):
            painter = QPainter(target)
            painter.drawPixmap(0, 0, pixmaps[number % 2])
            painter.end()

    times = {
        name: seconds / TIMES
        for name, seconds in interleaved(
            {
                "all": partial(timed, partial(show, full, other)),
                "patch": partial(timed, patch),
                "blit": partial(timed, blit),
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
