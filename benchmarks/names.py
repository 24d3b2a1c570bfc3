"""Name all points of a full board in each notation, compared with one repaint of the board.

The repaint is that of `paint.py`: 361 stones with 361 names, 1000×1000 pixels, Qt's raster.
"""

from __future__ import annotations

import os
from functools import partial

from _timing import HEADER, Row, interleaved, report, timed

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIDE = 1000
TIMES = 10


def main() -> None:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QGuiApplication

    from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
    from goboard_gui.diagram.layout import Layout
    from goboard_gui.diagram.painting.board_image import BoardImage
    from goboard_gui.diagram.theme import LIGHT
    from goboard_gui.go import Board, Colour, Graph, Size
    from goboard_gui.notation import NOTATIONS, Naming, notation

    app = QGuiApplication([])
    size = Size(19, 19)
    points = list(size.points())
    board = Board(Graph.rectangle(size), bytes(1 + number % 2 for number in range(361)))
    other = board.with_stones(dict.fromkeys(board.stones(), Colour.WHITE))
    western, shown = Naming(notation("western"), size), DisplayOptions(names=NamedPoints.ALL)
    pictures = [compose_picture(each, western, shown) for each in (board, other)]
    layout = Layout.fit(size, QRectF(0, 0, SIDE, SIDE)).aligned_to_pixels()
    layer = BoardImage()

    def repaint() -> None:
        for number in range(TIMES):
            layer.update(pictures[number % 2], layout, LIGHT, QSize(SIDE, SIDE))

    def name_all(naming: Naming) -> None:
        for _ in range(TIMES):
            for point in points:
                naming.name(point)

    contenders = {"repaint": partial(timed, repaint)}
    for known in NOTATIONS:
        naming = Naming(known, size)
        contenders[known.id] = partial(timed, partial(name_all, naming))
    times = {name: seconds / TIMES for name, seconds in interleaved(contenders).items()}
    repainted = times.pop("repaint")
    for key, seconds in times.items():
        report(Row(f"361 names, {key} / repaint", seconds, repainted, 1))
    app.quit()


if __name__ == "__main__":
    print(HEADER)
    main()
