"""Open, lay out, scroll and step through a tree of 70,000 nodes while the window stays
responsive.

The tree is grown by `joseki.py`. A block is the time between two turns of a timer that never rests:
so long a click would have to wait. Frames are painted by Qt's raster, beside the blit of a pixmap
of the same size; steps are those of the whole window, beside the same steps in a small record.
"""

from __future__ import annotations

import os
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from _timing import HEADER, Row, interleaved, report, timed
from joseki import grow

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

NODES, FEW = 70_000, 300
WINDOW = 1600, 1000
OPENINGS, FRAMES, STEPS = 5, 60, 20
FRAME = 1 / 60
LAYOUT_GOAL = 0.3
BLINK = 0.1


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
    """A window with a generated record, and its tree panel."""

    def __init__(self, nodes: int, folder: Path) -> None:
        from PySide6.QtCore import QSettings
        from PySide6.QtWidgets import QApplication

        from goboard_gui.gui.core.settings import Settings
        from goboard_gui.gui.window.main_window import MainWindow

        self.nodes = nodes
        self.path = folder / f"{nodes}.sgf"
        self.path.write_text(grow(nodes), "utf-8")
        ini = QSettings(str(folder / f"{nodes}.ini"), QSettings.Format.IniFormat)
        self.window = MainWindow(Settings(ini))
        self.window.resize(*WINDOW)
        self.window.show()
        self.panel = self.window.panels.tree
        self.turn = QApplication.processEvents
        for _ in range(20):
            self.turn()

    @property
    def laid_out(self) -> bool:
        grid = self.panel.view.grid
        return grid is not None and len(grid) == self.nodes

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
    from _blit import Blit
    from PySide6.QtWidgets import QApplication

    from goboard_gui.files.sgf.reading import read_sgf_file
    from goboard_gui.gui.core import garbage
    from goboard_gui.record.navigation.tree_layout import TreeLayout

    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        large, small = (Stage(nodes, Path(folder)) for nodes in (NODES, FEW))
        garbage.suspend_collection()
        garbage.start_collection(app)
        opened, grown = large.open()
        small.open()
        tree = read_sgf_file(large.path).games[0]
        floor = Blit(large.panel.view.viewport().size())
        times = interleaved(
            {
                name: partial(timed, work)
                for name, work in {
                    "layout": partial(TreeLayout.compute, tree),
                    "scroll": large.scroll,
                    "repaint": large.repaint,
                    "blit": lambda: [floor.repaint() for _ in range(FRAMES)],
                    "large": large.walk,
                    "small": small.walk,
                }.items()
            }
        )
        for stage in (large, small):
            stage.window.close()
    blit, scroll = times["blit"] / FRAMES, times["scroll"] / FRAMES
    rows = (
        ("70,000 nodes: longest block while they are opened / 0.1 s", opened, BLINK, 1),
        ("  and while they are laid out / a 60th of a second", grown, FRAME, 1),
        ("  laid out in all / 0.3 s", times["layout"], LAYOUT_GOAL, 1),
        ("  a frame of the panel while it scrolls / a 60th of a second", scroll, FRAME, 0.25),
        ("  a frame of the panel while it scrolls / blit", scroll, blit, 60),
        ("  a frame of the whole panel / blit", times["repaint"] / FRAMES, blit, 100),
        ("a step in 70,000 nodes / in 300", times["large"], times["small"], 1.2),
    )
    for row in rows:
        report(Row(*row))
    app.quit()


if __name__ == "__main__":
    print(HEADER)
    main()
