"""What an engine's analysis costs the window: processor time, keys, first candidates, blocks.

    python benchmarks/engine_analysis.py                 # all items
    python benchmarks/engine_analysis.py keys first      # some of cpu, keys, first, blocks

The engine is a double in another process. It sends 100 lines a second with 50 candidates and the
owners of a 19×19 board, floods, also writes 10 MB to stderr, or is silent. A whole window of
1280×900 shows them without a screen, with candidates, owners, the panel and, for ``cpu`` and
``blocks``, also the console; the candidates and owners of all lines differ completely. Other
work on the machine lengthens waiting times, so keys and blocks are also given in processor time of
the window's thread.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from contextlib import contextmanager, nullcontext
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QPaintEvent

    from goboard_gui.gui.engines.commands import EngineCommands

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
KEYS, KEYS_IN_TURN, FIRST_TIMES = 200, 50, 20
KEY_PAUSE = 0.05
CPU_SECONDS, LOOP_SECONDS, SETTLED = 10.0, 5.0, 0.5
BEAT_MS = 5
PATIENCE = 30.0
CPU_GOAL, KEY_GOAL, FIRST_GOAL, BLOCK_GOAL = 20, 1.3, 100, 100

DOUBLE = r"""
import random, select, sys, time
from threading import Thread
mode, log = sys.argv[1], open(sys.argv[2], "a", buffering=1)
pause = {"steady": 0.01, "errors": 0.01, "flood": 0.0, "silent": None}[mode]
letters, rng = "ABCDEFGHJKLMNOPQRST", random.Random(1)
points = [f"{x}{y}" for x in letters for y in range(1, 20)]
number = lambda: f"{rng.uniform(-1, 1):.6g}"
def line():
    parts = []
    for order, move in enumerate(rng.sample(points, 50)):
        visits, rate = 1 + 5000 // (order + 1) ** 2, abs(float(number()))
        parts.append(f"info move {move} visits {visits} edgeVisits {visits} utility {number()} "
            f"winrate {rate} scoreMean {number()} scoreStdev 20.1 scoreLead {number()} "
            f"scoreSelfplay {number()} prior {rate} lcb {rate} utilityLcb {number()} "
            f"weight {visits} order {order} pv " + " ".join([move, *rng.sample(points, 9)]))
    parts.append("rootInfo visits 12345 utility 0.1 winrate 0.52 scoreMean 0.5 scoreLead 0.5")
    parts.append("ownership " + " ".join(number() for _ in range(361)))
    return " ".join(parts) + "\n"
lines = [line() for _ in range(50)]
names = "protocol_version name version list_commands boardsize clear_board komi play undo stop"
answers = {"protocol_version": "2", "name": "Double", "version": "1",
    "list_commands": "\n".join([*names.split(), "kata-analyze", "quit"])}
def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()
for command in iter(sys.stdin.readline, ""):
    number_, name, *rest = command.split()
    if name == "kata-analyze":
        write(f"={number_}\n")
        sent = 0
        if mode == "errors":
            Thread(target=lambda: sys.stderr.write("nothing is wrong\n" * 600_000)).start()
        while not select.select([sys.stdin], [], [], pause)[0]:
            write(lines[sent % 50])
            if not sent:
                log.write(f"{time.monotonic()}\n")
            sent += 1
        write("\n")
        continue
    write(f"={number_} {answers.get(name, '')}\n\n")
    if name == "quit":
        break
"""


class Bench:
    """A window with a game, and the doubles that analyse it."""

    def __init__(self, folder: Path) -> None:
        from PySide6.QtCore import QSettings

        from goboard_gui.engine.entry import EngineEntry
        from goboard_gui.gui import app as program
        from goboard_gui.gui.core import garbage
        from goboard_gui.gui.core.settings import ANALYSIS_OWNERSHIP, ANALYSIS_SECONDS, Settings
        from goboard_gui.gui.engines.engine_list import store_entries
        from goboard_gui.gui.window.main_window import MainWindow

        os.environ["XDG_STATE_HOME"] = str(folder)
        self.app = program.create_application()
        self.settings = Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
        script, self.log = folder / "double.py", folder / "lines"
        script.write_text(DOUBLE)
        self.log.touch()
        entries = [
            EngineEntry(mode, (sys.executable, str(script), mode, str(self.log)))
            for mode in ("steady", "flood", "errors", "silent")
        ]
        store_entries(self.settings, entries)
        self.settings.set(ANALYSIS_OWNERSHIP, True)
        self.settings.set(ANALYSIS_SECONDS, 3600)
        self.awaited: int | None = None
        self.position_painted: tuple[float, float] | None = 0.0, 0.0
        """When the awaited node was painted for the first time since this was None."""
        self.candidates_painted_at: float | None = 0.0
        """When candidates were painted for the first time since this was None."""
        self._watch_paints()
        self.window = MainWindow(self.settings)
        self.window.resize(1280, 900)
        self.window.show()
        self.window.activateWindow()
        garbage.suspend_collection()
        garbage.start_collection(self.app)
        self.window.document_io.open_file(SAMPLE)
        self.document = self.window.document
        self.wait(lambda: len(self.document.session.line) > KEYS)
        self.run(SETTLED)

    def _watch_paints(self) -> None:
        from goboard_gui.gui.board.board_widget import BoardWidget

        before = BoardWidget.paintEvent

        def paint(widget: BoardWidget, event: QPaintEvent) -> None:
            before(widget, event)
            if self.position_painted is None and self.document.session.cursor == self.awaited:
                self.position_painted = time.perf_counter(), time.thread_time()
            if self.candidates_painted_at is None and self.has_candidates():
                self.candidates_painted_at = time.monotonic()

        BoardWidget.paintEvent = paint  # type: ignore[method-assign, assignment]

    @cached_property
    def engines(self) -> EngineCommands:
        """The commands of engines."""
        from goboard_gui.gui.engines.commands import EngineCommands

        return cast("EngineCommands", self.window.findChild(EngineCommands))

    def run(self, seconds: float) -> None:
        """Let the event loop run."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def wait(self, condition: Callable[[], object]) -> None:
        """Let the event loop run until a condition holds."""
        give_up = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > give_up:
                raise TimeoutError
            self.run(0.002)

    @contextmanager
    def analysis(self, mode: str, *, console: bool = False) -> Iterator[None]:
        """Analyse with a double, from its first candidates on if it sends any."""
        from goboard_gui.gui.core.settings import ANALYSIS_ENGINE

        self.settings.set(ANALYSIS_ENGINE, mode)
        self.window.panels.analysis.show()
        _ = self.engines.overlay, self.engines.panel
        assert self.engines.analysis.start()
        if mode != "silent":
            self.wait(self.has_candidates)
        dialog = self.engines.open_console() if console else None
        self.run(SETTLED)
        yield
        if dialog is not None:
            dialog.close()
        self.window.activateWindow()
        self.engines.analysis.stop()
        self.run(SETTLED)

    def has_candidates(self) -> bool:
        """Return whether candidates of the displayed position are shown."""
        analysis = self.engines.analysis
        return analysis.analysis is not None and analysis.is_current

    def step(self) -> tuple[float, float]:
        """Press the key for the next move; return the seconds until the position is painted, and
        those of the processor.
        """
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        session = self.document.session
        if session.cursor == session.line[-1]:
            self.document.go_to(session.tree.root)
            self.run(SETTLED)
        self.awaited = session.line[session.line.index(session.cursor) + 1]
        self.position_painted = None
        since, busy = time.perf_counter(), time.thread_time()
        QTest.keyClick(self.window.board_view.board, Qt.Key.Key_Right)
        while self.position_painted is None:
            if time.perf_counter() - since > PATIENCE:
                raise TimeoutError
            self.app.processEvents()
        return self.position_painted[0] - since, self.position_painted[1] - busy


def measure_processor(bench: Bench) -> None:
    """Print the share of a core that the process uses, with and without the console."""
    bench.document.go_to(bench.document.session.line[60])
    bench.run(SETTLED)
    idle = _share_of_core(bench)
    print(f"processor, without analysis | {idle:.1f} %")
    for console, item in ((False, "100 lines a second"), (True, "and the console open")):
        with bench.analysis("steady", console=console):
            used = _share_of_core(bench)
        print(f"processor, {item} | {used:.1f} % of a core | <= {CPU_GOAL}")


def _share_of_core(bench: Bench) -> float:
    since, busy = time.monotonic(), time.process_time()
    bench.run(CPU_SECONDS)
    return 100 * (time.process_time() - busy) / (time.monotonic() - since)


def measure_keys(bench: Bench) -> None:
    """Print the time from a key to the painted position, in turns with and without analysis."""
    taken: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    while len(taken[True]) < KEYS:
        for analysed in (False, True):
            with bench.analysis("steady") if analysed else nullcontext():
                for _ in range(KEYS_IN_TURN):
                    if analysed:
                        bench.wait(bench.has_candidates)
                    bench.run(KEY_PAUSE)
                    taken[analysed].append(bench.step())
    for at, item in enumerate(("clock", "processor")):
        without, during = (median(each[at] for each in taken[way]) for way in (False, True))
        print(
            f"key to painted position, {item}, {KEYS} times | {during * 1e3:.2f} ms median | "
            f"{without * 1e3:.2f} ms without analysis | {during / without:.2f} | <= {KEY_GOAL}"
        )


def measure_first_candidates(bench: Bench) -> None:
    """Print the time from the engine's first line for a position to its candidates on the board."""
    taken = []
    with bench.analysis("steady"):
        for _ in range(FIRST_TIMES):
            bench.step()
            bench.wait(lambda: bench.engines.analysis.analysis is None)
            bench.candidates_painted_at = None
            bench.wait(lambda: bench.candidates_painted_at)
            written = float(bench.log.read_text().splitlines()[-1])
            taken.append(cast("float", bench.candidates_painted_at) - written)
    print(
        f"first line to painted candidates, {FIRST_TIMES} times | {median(taken) * 1e3:.0f} ms "
        f"median | {max(taken) * 1e3:.0f} ms most | <= {FIRST_GOAL}"
    )


def measure_blocks(bench: Bench) -> None:
    """Print the longest time for which the event loop is blocked, with the console open."""
    for mode in ("silent", "steady", "flood", "errors"):
        with bench.analysis(mode, console=True):
            gaps, busy = _beats(bench)
        print(
            f"longest block, {mode} double | {max(gaps):.0f} ms | {max(busy):.0f} ms of the "
            f"processor | <= {BLOCK_GOAL}"
        )


def _beats(bench: Bench) -> tuple[list[float], list[float]]:
    """Return the gaps between the beats of a timer in milliseconds, and their processor times."""
    from PySide6.QtCore import Qt, QTimer

    beats: list[tuple[float, float]] = []
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(BEAT_MS)
    timer.timeout.connect(lambda: beats.append((time.perf_counter(), time.thread_time())))
    timer.start()
    bench.run(LOOP_SECONDS)
    timer.stop()
    pairs = list(pairwise(beats))
    gaps = [(there[0] - here[0]) * 1e3 for here, there in pairs]
    return gaps, [(there[1] - here[1]) * 1e3 for here, there in pairs]


ITEMS = {
    "cpu": measure_processor,
    "keys": measure_keys,
    "first": measure_first_candidates,
    "blocks": measure_blocks,
}


def main() -> None:
    from goboard_gui.gui.engines.engine_host import engine_host

    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        for name in sys.argv[1:] or ITEMS:
            ITEMS[name](bench)
        bench.window.close()
        engine_host().finish()


if __name__ == "__main__":
    main()
