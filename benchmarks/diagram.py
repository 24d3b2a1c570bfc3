"""A full diagram with 302 numbered stones: PDF compared with sgf2dg, PNG with a simple painter.

sgf2dg (`apt-get install sgf2dg`) runs as a process. Ours runs as one, too; and a picture that is
there is written where Qt is loaded, for the first time in a process, when fonts are loaded, and
again. The plain painter draws lines, discs and numbers one by one and has Qt save them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from _timing import HEADER, Row, interleaved, report, timed

from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.picture import Cell, Picture
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record.properties.codec import write_point

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SIZE, STONES, SIDE = Size(19, 19), 302, 1000
PROCESS = [sys.executable, "-m", "goboard_gui", "diagram", "--as", "kifu"]
FIRST = "import diagram, sys; print(diagram.first(sys.argv[1]))"
HERE = Path(__file__).parent


def moves() -> list[tuple[Point, Colour]]:
    """Return moves that fill the left half with Black and the right half with White, without
    captures."""
    halves = [
        [Point(column, row) for column in columns for row in range(SIZE.height)]
        for columns in (range(8), range(18, 10, -1))
    ]
    pairs = list(zip(*halves, strict=True))[: STONES // 2]
    return [(point, colour) for pair in pairs for point, colour in zip(pair, Colour, strict=True)]


def record() -> bytes:
    nodes = (f";{'BW'[colour - 1]}[{write_point(point)}]" for point, colour in moves())
    return f"(;FF[4]GM[1]SZ[19]PB[Black]PW[White]{''.join(nodes)})".encode()


def picture() -> Picture:
    empty = compose_picture(Board.empty(SIZE), Naming(notation("western"), SIZE), DisplayOptions())
    cells = {it: Cell(colour, label=str(n)) for n, (it, colour) in enumerate(moves(), 1)}
    return Picture(empty.empty_board, cells)


def first(output: str) -> float:
    """Return the seconds that the first PDF of this process takes."""
    _app = application()
    return timed(partial(save_picture, Path(output), picture()))


def application() -> object:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication([])


def in_new_process(output: Path) -> float:
    command = [sys.executable, "-c", FIRST, output]
    return float(subprocess.run(command, cwd=HERE, check=True, capture_output=True).stdout)


def process(file: Path, output: Path) -> None:
    subprocess.run([*PROCESS, file, "-o", output], check=True)


def peer(file: Path, output: Path) -> None:
    options = ["-m", str(STONES), "-converter", "PDF", "-i", file, "-o", output]
    subprocess.run(["sgf2dg", *options], check=True, capture_output=True)


def plain(output: Path) -> None:
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QFont, QImage, QPainter

    pitch = SIDE / (SIZE.width + 2)
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill("white")
    font = QFont()
    font.setPixelSize(round(0.4 * pitch))
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setFont(font)
        for line in range(SIZE.width):
            at, end = (line + 1.5) * pitch, (SIZE.width + 0.5) * pitch
            qp.drawLine(QPointF(1.5 * pitch, at), QPointF(end, at))
            qp.drawLine(QPointF(at, 1.5 * pitch), QPointF(at, end))
        for number, ((column, row), colour) in enumerate(moves(), 1):
            black = colour is Colour.BLACK
            cell = QRectF((column + 1) * pitch, (row + 1) * pitch, pitch, pitch)
            qp.setPen(Qt.GlobalColor.black)
            qp.setBrush(Qt.GlobalColor.black if black else Qt.GlobalColor.white)
            qp.drawEllipse(cell)
            qp.setPen(Qt.GlobalColor.white if black else Qt.GlobalColor.black)
            qp.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))
    image.save(str(output))


def as_pdf(folder: Path) -> None:
    file, output, theirs = folder / "game.sgf", folder / "ours.pdf", folder / "theirs.pdf"
    file.write_bytes(record())
    times = interleaved(
        {
            "again": partial(timed, partial(save_picture, output, picture())),
            "first": partial(in_new_process, output),
            "process": partial(timed, partial(process, file, output)),
            "sgf2dg": partial(timed, partial(peer, file, theirs)),
        }
    )
    item, beside = f"{STONES} numbered stones as PDF", times["sgf2dg"]
    report(Row(f"{item}, Qt loaded / sgf2dg", times["again"], beside, 0.1))
    report(Row("  for the first time, with fonts", times["first"], beside, 0.3))
    report(Row("  the whole process", times["process"], beside, 1.4))


def as_png(folder: Path) -> None:
    ours = partial(save_picture, folder / "ours.png", picture(), width=SIDE)
    times = interleaved(
        {
            "ours": partial(timed, ours),
            "plain": partial(timed, partial(plain, folder / "plain.png")),
        }
    )
    item = f"{STONES} numbered stones as PNG of {SIDE} pixels / a plain painter"
    report(Row(item, times["ours"], times["plain"], 1))


def main() -> None:
    _app = application()  # fonts need one
    with TemporaryDirectory() as folder:
        as_png(Path(folder))
        if shutil.which("sgf2dg") is None:
            print("sgf2dg is not installed: no PDF to compare with")
        else:
            as_pdf(Path(folder))


if __name__ == "__main__":
    print(HEADER)
    main()
