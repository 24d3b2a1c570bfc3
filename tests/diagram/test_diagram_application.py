"""Drawing in a process without a window, and in one that has an application already."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pikepdf
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram import application, fonts
from goboard_gui.diagram.application import ensure_application
from tests.cases import for_each
from tests.diagram.pdf_structure import all_fonts
from tests.diagram.pixels import colours_of

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).parents[2]

POSITION = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.reference_card import reference_card, save_card
from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting.painter import draw
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.diagram.thumbnail import thumbnail
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, new_game

out = Path(sys.argv[1])
board = Board.empty(Size(9, 9)).play(Point(4, 4), Colour.BLACK).board
names = Naming(notation("western"), board.size)
picture = compose_picture(board, names, DisplayOptions())
layout = Layout.for_picture(picture, 30.0)
"""

DRAWN = {
    "painter": (
        "png",
        "image = QImage(330, 330, QImage.Format.Format_RGB32)\n"
        "image.fill(0xffffff)\n"
        "with QPainter(image) as qp:\n"
        "    draw(qp, picture, layout.translated(0, 0), LIGHT)\n"
        "image.save(str(out))",
    ),
    "layer": (
        "png",
        "layer = BoardImage()\n"
        "layer.update(picture, layout, LIGHT, QSize(330, 330))\n"
        "layer.image.save(str(out))",
    ),
    "thumbnail": (
        "png",
        "session = Session(new_game(board.size))\n"
        "session.play(Point(4, 4))\n"
        "out.write_bytes(thumbnail(session.board, session.step, 330))",
    ),
    "PNG": ("png", "save_picture(out, picture, theme=LIGHT)"),
    "kanji": (
        "png",
        "names = Naming(notation('kanji'), board.size)\n"
        "save_picture(out, compose_picture(board, names, DisplayOptions()), theme=LIGHT)",
    ),
    "SVG": ("svg", "save_picture(out, picture)"),
    "SVG with text": ("svg", "save_picture(out, picture, keep_text=True)"),
    "PDF": ("pdf", "save_picture(out, picture)"),
    "chart": ("pdf", "save_card(out, reference_card(names, paragraphs=('A board.',)))"),
}


def seen(path: Path) -> tuple[float, int]:
    """Return how much of the middle of a picture is dark, and how many colours it has."""
    image = QImage(str(path))
    if path.suffix == ".svg":
        image = QImage(330, 330, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        with QPainter(image) as qp:
            QSvgRenderer(str(path)).render(qp, QRectF(image.rect()))
    middle = image.rect().center()
    around = [(middle.x() + x, middle.y() + y) for x in range(-8, 9) for y in range(-8, 9)]
    dark = sum(image.pixelColor(x, y).lightness() < 100 for x, y in around)
    return dark / len(around), len(colours_of(image))


EXISTING = (
    "from PySide6.{module} import {kind} as Kind\n"
    "app = Kind(['theirs', '-platform', 'minimal'])\n"
    "save_picture(out.with_suffix('.png'), picture, theme=LIGHT)\n"
    "assert QCoreApplication.instance() is app\n"
    "assert type(app) is Kind\n"
    "assert app.platformName() == 'minimal'\n"
    "from goboard_gui.diagram import application\n"
    "assert application._own is None"
)
OTHERS = {
    "an unknown platform": (
        "os.environ |= {'DISPLAY': ':987', 'QT_QPA_PLATFORM': 'xcb'}\n"
        "save_picture(out.with_suffix('.png'), picture, theme=LIGHT)"
    ),
    "two exports": (
        "import gc\n"
        "save_picture(out.with_suffix('.png'), picture, theme=LIGHT)\n"
        "made = id(QCoreApplication.instance())\n"
        "gc.collect()\n"
        "save_picture(out.with_suffix('.svg'), picture)\n"
        "assert id(QCoreApplication.instance()) == made"
    ),
    "QGuiApplication": EXISTING.format(module="QtGui", kind="QGuiApplication"),
    "QApplication": EXISTING.format(module="QtWidgets", kind="QApplication"),
    "QCoreApplication": (
        "app = QCoreApplication([])\n"
        "try:\n"
        "    save_picture(out.with_suffix('.png'), picture, theme=LIGHT)\n"
        "except RuntimeError as error:\n"
        "    print(error)\n"
        "assert QCoreApplication.instance() is app"
    ),
}
"""Programs that draw where something else is the case."""

EACH = """
import os
for name, program in programs.items():
    child = os.fork()
    if not child:
        for number, stream in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(out / f"{name} {stream}", os.O_WRONLY | os.O_CREAT), number)
        out = out / name
        assert QCoreApplication.instance() is None
        exec(program)
        sys.exit()
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""Each program in a process of its own, all of which share what was imported."""

TELL = "\nprint(QGuiApplication.platformName(), QCoreApplication.instance().applicationName())"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory) -> Drawn:
    """Run all programs where there is neither a display nor a choice of a platform."""
    if sys.platform != "linux":
        pytest.skip("no processes that share what was imported")
    out = tmp_path_factory.mktemp("drawn")
    programs = {f"{name}.{kind}": program + TELL for name, (kind, program) in DRAWN.items()}
    programs |= OTHERS
    unset = "QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"
    done = subprocess.run(
        [sys.executable, "-c", f"{POSITION}\n{programs = }\n{EACH}", out],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name not in unset},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return Drawn(out, dict(zip(programs, map(int, done.stdout.split()), strict=True)))


class Drawn(NamedTuple):
    """What became of programs: the folder with what they wrote, and their statuses."""

    folder: Path
    statuses: dict[str, int]

    def outcome(self, name: str) -> tuple[int, str, str]:
        """Return the status of a program and what it printed."""
        output, errors = (
            (self.folder / f"{name} {stream}").read_text() for stream in ("stdout", "stderr")
        )
        return self.statuses[name], output, errors


@for_each("name", [f"{name}.{kind}" for name, (kind, _) in DRAWN.items()])
def test_a_board_is_drawn_without_an_application(drawn, name):
    assert drawn.outcome(name) == (0, "offscreen goboard\n", "")
    looks_drawn(drawn.folder / name)


def looks_drawn(path: Path) -> None:
    if path.suffix == ".pdf":
        with pikepdf.open(path) as pdf:
            assert list(all_fonts(pdf))
    else:
        dark, colours = seen(path)
        assert dark > 0.5
        assert colours > 20


def test_a_platform_that_is_not_there_is_not_asked_for(drawn):
    assert drawn.outcome("an unknown platform") == (0, "", "")


def test_what_is_made_is_kept(drawn):
    assert drawn.outcome("two exports") == (0, "", "")


@for_each("kind", ["QGuiApplication", "QApplication"])
def test_one_that_exists_is_not_replaced(drawn, kind):
    assert drawn.outcome(kind) == (0, "", "")


def test_that_of_the_window_is_not_replaced(qapp):
    ensure_application()
    fonts.load_families((fonts.SANS,))
    assert QApplication.instance() is qapp
    assert application._own is None


def test_an_application_without_fonts_is_told_of(drawn):
    told = "drawing needs a QGuiApplication, and there is a QCoreApplication\n"
    status, output, _ = drawn.outcome("QCoreApplication")
    assert (status, output) == (0, told)
