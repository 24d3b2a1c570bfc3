"""Open, lay out, scroll and step through large trees while the window stays responsive.

One tree is grown by `joseki.py`; others are one long line or nothing but variations. A block is the
time between two turns of a timer that never rests: so long a click would have to wait. Frames are
painted by Qt's raster, beside the blit of a pixmap of the same size; steps are those of the whole
window, beside the same steps in a small record.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from functools import cache, partial
from math import nan
from pathlib import Path
from time import perf_counter, sleep
from typing import TYPE_CHECKING

from _timing import HEADER, Row, interleaved, once_each, report, timed
from _trees import FAN, LINE, dictionary, fan, line

if TYPE_CHECKING:
    from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

NODES, FEW = 70_000, 300
WINDOW = 1600, 1000
OPENINGS, FRAMES, STEPS = 5, 60, 20
FRAME = 1 / 60
LAYOUT_GOAL = 0.3
BLINK = 0.1
QUIET, SLICE, PAUSE = 0.5, 0.002, 0.001
"""Seconds without idle tasks, of a turn in which one runs, and between turns while waiting."""


class Blocks:
    """A watcher that measures how long the event loop is blocked."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        self.longest = 0.0
        self._last = perf_counter()
        self._timer = QTimer()
        self._timer.timeout.connect(self._turn)
        self._timer.start()

    def _turn(self) -> None:
        now = perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def stop(self) -> float:
        self._turn()
        self._timer.stop()
        return self.longest


class Stage:
    """A window with a record, and its tree panel."""

    def __init__(self, path: Path, folder: Path) -> None:
        from PySide6.QtCore import QSettings
        from PySide6.QtWidgets import QApplication

        from goboard_gui.gui.core.settings import Settings
        from goboard_gui.gui.window.main_window import MainWindow

        self.path = path
        ini = QSettings(str(folder / f"{path.stem}.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(Settings(ini))
        self.window.resize(*WINDOW)
        self.window.show()
        self.panel = self.window.panels.tree
        self.turn = QApplication.processEvents
        for _ in range(20):
            self.turn()

    @property
    def laid_out(self) -> bool:
        grid, tree = self.panel.view.grid, self.window.document.session.tree
        return grid is not None and len(grid) == len(tree.source)

    def open(self) -> tuple[float, float]:
        """Open the record; return the longest blocks until it is open, and after that.

        As other programs use the machine, too, the best of several attempts counts.
        """
        blocks = [self._open() for _ in range(OPENINGS)]
        return min(opening for opening, _ in blocks), min(later for _, later in blocks)

    def _open(self) -> tuple[float, float]:
        before = self.window.document.session.tree
        blocks = Blocks()
        self.window.document_io.open_file(self.path)
        while self.window.document.session.tree is before:
            self.turn()
        self.turn()
        opened = blocks.stop()
        blocks = Blocks()
        while not self.laid_out:
            self.turn()
        return opened, blocks.stop()

    def close(self) -> None:
        self.window.close()

    def settle(self) -> None:
        """Wait until idle tasks have ended: until no turn has taken long for a while."""
        quiet_since = perf_counter()
        while perf_counter() - quiet_since < QUIET:
            sleep(PAUSE)
            begun = perf_counter()
            self.turn()
            if perf_counter() - begun > SLICE:
                quiet_since = perf_counter()

    def walk(self) -> None:
        """Step forwards and backwards along the main line."""
        document = self.window.document
        line = document.session.tree.main_line()[: STEPS + 1]
        for node in [*line[1:], *reversed(line[:-1])]:
            document.go_to(node)
            self.turn()

    def scroll(self) -> None:
        """Scroll by half a row in each frame, from the middle of the tree."""
        bar = self.panel.view.verticalScrollBar()
        bar.setValue(bar.maximum() // 2)
        self.turn()
        for _ in range(FRAMES):
            bar.setValue(bar.value() + self.panel.view.cells.pitch // 2)
            self.turn()

    def repaint(self) -> None:
        for _ in range(FRAMES):
            self.panel.view.viewport().repaint()


def main() -> None:
    from PySide6.QtWidgets import QApplication

    from goboard_gui.gui.core import garbage

    app = QApplication([])
    garbage.suspend_collection()
    garbage.start_collection(app)
    with tempfile.TemporaryDirectory() as folder:
        openings(Path(folder))
        frames_and_steps(Path(folder))
    app.quit()


def openings(folder: Path) -> None:
    """Report how long the event loop is blocked while files are opened."""
    shapes = {
        f"{NODES:,} nodes": partial(dictionary, NODES),
        f"a line of {LINE:,} moves": line,
        f"a root with {FAN:,} children": fan,
    }

    def open_and_close(file: Callable[[], Path]) -> tuple[float, float]:
        with closing(Stage(file(), folder)) as stage:
            return stage.open()

    contenders = {name: partial(open_and_close, file) for name, file in shapes.items()}
    for name, (opened, laid_out) in once_each(contenders, (nan, nan)).items():
        report(Row(f"{name}: longest block while they are opened / 0.1 s", opened, BLINK, 1))
        item = f"{name}: longest block while they are laid out / a 60th of a second"
        report(Row(item, laid_out, FRAME, 1))


def frames_and_steps(folder: Path) -> None:
    """Report layout, frames of the panel, and steps of the whole window."""
    from _blit import Blit

    from goboard_gui.files.sgf.reading import read_sgf_file
    from goboard_gui.record.navigation.tree_layout import TreeLayout

    @cache
    def opened(nodes: int) -> Stage:
        stage = Stage(dictionary(nodes), folder)
        stage.open()
        stage.settle()
        return stage

    large, small = partial(opened, NODES), partial(opened, FEW)
    tree = cache(lambda: read_sgf_file(dictionary(NODES)).games[0])

    @cache
    def floor() -> Blit:
        blit = Blit(large().panel.view.viewport().size())
        large().turn()  # the first paint
        return blit

    work = {
        "layout": lambda: TreeLayout.compute(tree()),
        "scroll": lambda: large().scroll(),
        "repaint": lambda: large().repaint(),
        "blit": lambda: [floor().repaint() for _ in range(FRAMES)],
        "large": lambda: large().walk(),
        "small": lambda: small().walk(),
    }
    times = interleaved({name: partial(timed, each) for name, each in work.items()})
    blit, scroll = times["blit"] / FRAMES, times["scroll"] / FRAMES
    item = f"{NODES:,} nodes"
    rows = (
        (f"{item} laid out in all / 0.3 s", times["layout"], LAYOUT_GOAL, 1),
        ("  a frame of the panel while it scrolls / a 60th of a second", scroll, FRAME, 0.25),
        ("  a frame of the panel while it scrolls / blit", scroll, blit, 60),
        ("  a frame of the whole panel / blit", times["repaint"] / FRAMES, blit, 100),
        (f"a step in {NODES:,} nodes / in {FEW}", times["large"], times["small"], 1.2),
    )
    for row in rows:
        report(Row(*row))


if __name__ == "__main__":
    print(HEADER)
    main()
