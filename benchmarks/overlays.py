"""Step through a game with life-and-death analysis shown, compared with the same steps without
it.

    python benchmarks/overlays.py [GAME.sgf]

A whole window of 1280×900 without a screen; a step is timed until all is painted, in CPU time of
the window's thread, so that other work on the machine does not count. Of each way the
median, the 95th of a hundred and the slowest step are told, then where the time of a step goes.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
FRAME = 1 / 60


class Clock:
    """A clock that adds up the time spent in some functions."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def watch(self, owner: object, name: str, item: str) -> None:
        before = getattr(owner, name)

        def timed(*args, **options):
            start = time.thread_time()
            try:
                return before(*args, **options)
            finally:
                taken = time.thread_time() - start
                self.spent[item] = self.spent.get(item, 0.0) + taken

        setattr(owner, name, timed)


def steps(window, app) -> list[float]:
    """Return the seconds of each step from the root to the end of the line."""
    document = window.document
    document.go_to(document.session.tree.root)
    app.processEvents()
    taken = []
    for node in document.session.line[1:]:
        start = time.thread_time()
        document.go_to(node)
        app.processEvents()
        taken.append(time.thread_time() - start)
    return taken


def told(item: str, taken: list[float]) -> str:
    late = sum(seconds > FRAME for seconds in taken)
    return (
        f"{item}, {len(taken)} steps | {median(taken) * 1e3:.1f} ms median | "
        f"{quantiles(taken, n=20)[-1] * 1e3:.1f} ms for 95 % | {max(taken) * 1e3:.1f} ms most | "
        f"{late} beyond a frame"
    )


def main() -> None:
    from PySide6.QtCore import QSettings

    from goboard_gui.diagram.painting.board_image import BoardImage
    from goboard_gui.go import life
    from goboard_gui.gui import app as program
    from goboard_gui.gui.actions.commands.command_table import command_values
    from goboard_gui.gui.core import garbage
    from goboard_gui.gui.core.settings import LIFE_MARKS, Settings

    path = Path(sys.argv[1]) if len(sys.argv) > 1 else SAMPLE
    clock = Clock()
    clock.watch(life, "analyse_life", "what lives")
    clock.watch(BoardImage, "update", "painting the board")
    app = program.create_application()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        settings = Settings(store)
        window = program.MainWindow(settings)
        window.resize(1280, 900)
        window.show()
        garbage.suspend_collection()
        garbage.start_collection(app)
        window.document_io.open_file(path)
        steps(window, app)
        plain = steps(window, app)
        settings.set(LIFE_MARKS, list(command_values(LIFE_MARKS).values()))
        window.panels.life.toggleViewAction().trigger()
        app.processEvents()
        point = window.document.session.board.empty_points()[60]
        window.board_view.board.hovered.emit(
            window.view_settings.point_naming(window.document.session.shape).to_view(point)
        )
        watch_overlays(window, clock)
        clock.spent.clear()
        first = steps(window, app)
        spent = dict(clock.spent)
        again = steps(window, app)
        window.close()
    print(told("nothing of it", plain))
    print(told("everything, for the first time", first))
    print(told("everything, again", again))
    for item, seconds in spent.items():
        print(f"  {item} | {seconds / len(first) * 1e3:.2f} ms a step")


def watch_overlays(window, clock: Clock) -> None:
    from goboard_gui.gui.study.life import life_display
    from goboard_gui.gui.study.life.life_panel import LifeModel

    clock.watch(life_display, "life_overlay", "choosing emblems")
    clock.watch(life_display, "apply_overlay", "laying them over")
    clock.watch(LifeModel, "show_life", "listing")


if __name__ == "__main__":
    main()
