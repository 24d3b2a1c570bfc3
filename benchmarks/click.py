"""Time from a click to its stone, and from a key to the next position, measured from outside, and
processor time of a step while the key is held.

    xvfb-run -a -s "-screen 0 1600x1000x24" python benchmarks/click.py

Another process plays the person: it sends events by XTest and looks at the pixels of the screen, so
all is counted that a person waits for but the monitor. Needs an X display and libXtst.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import time
from ctypes.util import find_library
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from _timing import Seconds

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
CLICKS, KEYS, HELD = 12, 60, 60
RIGHT_ARROW, HOME = 0xFF53, 0xFF50
PATIENCE = 10.0  # seconds
Spot = tuple[int, int]  # a place of the screen
WINDOW = """
import json, sys
from PySide6.QtCore import QTimer
from goboard_gui.go import Size
from goboard_gui.gui import app
def tell():
    widgets = app.QApplication.topLevelWidgets()
    window = next(widget for widget in widgets if isinstance(widget, app.MainWindow))
    window.move(0, 0)
    window.activateWindow()
    board = window.board_view.board
    spot = lambda point: board.mapToGlobal(board.centre(point).toPoint()).toTuple()
    moves = [step.move.point for step in window.document.session.steps() if step.move]
    free = [point for point in Size(19, 19).points() if point not in moves]
    QTimer.singleShot(500, lambda: print(json.dumps(
        {"moves": [spot(p) for p in moves if p], "free": [spot(p) for p in free]}), flush=True))
QTimer.singleShot(0, lambda: QTimer.singleShot(500, tell))
app.run([sys.argv[1]])
"""


class Person:
    """A simulated user of an X display, who sees the screen and uses mouse and keyboard."""

    def __init__(self) -> None:
        self._x11 = ctypes.CDLL(find_library("X11"))
        self._xtst = ctypes.CDLL(find_library("Xtst"))
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XGetImage.restype = ctypes.c_void_p
        self._x11.XGetPixel.restype = ctypes.c_ulong
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(None))
        assert self._display, "no X display"
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def pixel(self, x: int, y: int) -> int:
        image = ctypes.c_void_p(
            self._x11.XGetImage(self._display, self._root, x, y, 1, 1, ctypes.c_ulong(0xFFFFFF), 2)
        )
        colour = self._x11.XGetPixel(image, 0, 0)
        self._x11.XDestroyImage(image)
        return colour

    def move(self, x: int, y: int) -> None:
        self._xtst.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def click(self) -> None:
        for down in (1, 0):
            self._xtst.XTestFakeButtonEvent(self._display, 1, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def press(self, key: int) -> None:
        self.hold(key)
        self.release(key)

    def hold(self, key: int) -> None:
        self._send(key, down=True)

    def release(self, key: int) -> None:
        self._send(key, down=False)

    def _send(self, key: int, *, down: bool) -> None:
        code = self._x11.XKeysymToKeycode(self._display, ctypes.c_ulong(key))
        self._xtst.XTestFakeKeyEvent(self._display, code, down, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def until_changed(self, x: int, y: int, before: int, since: float) -> float:
        while self.pixel(x, y) == before:
            if time.perf_counter() - since > PATIENCE:
                raise TimeoutError(f"nothing happened at {x}, {y}")
        return time.perf_counter() - since


class Acts(NamedTuple):
    """The times in seconds of clicks and keys, and the processor time of a step while a key is
    held.
    """

    clicks: list[float]
    keys: list[float]
    held: Seconds


def processor_seconds(process: int) -> float:
    """Return the processor time that all threads of a process have taken."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(it.read_text().split()[0]) for it in threads) / 1e9


def watch(python: str | Path) -> Acts:
    """Start the program with the Python of an environment, and use it."""
    person = Person()
    with TemporaryDirectory() as home:
        # In a home of its own: a window that was killed would be asked about in the next one.
        known = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        with subprocess.Popen(
            [python, "-c", WINDOW, str(SAMPLE)],
            cwd=home,
            env=known | {"HOME": home, "QT_QPA_PLATFORM": "xcb"},
            stdout=subprocess.PIPE,
            text=True,
        ) as window:
            assert window.stdout is not None
            try:
                spots = json.loads(window.stdout.readline())
                return play(person, window.pid, spots["moves"], spots["free"])
            finally:
                window.kill()


def play(person: Person, process: int, moves: list[Spot], free: list[Spot]) -> Acts:
    """Step through the moves by key, hold the key, then click on free points."""
    person.move(*free[0])
    time.sleep(0.3)
    keys, clicks = [], []
    for x, y in moves[:KEYS]:
        before, since = person.pixel(x, y), time.perf_counter()
        person.press(RIGHT_ARROW)
        keys.append(person.until_changed(x, y, before, since))
        time.sleep(0.05)
    held = step_while_held(person, process, moves)
    for x, y in free[40 : 40 + CLICKS]:
        person.move(x, y)
        time.sleep(0.15)  # the ghost stone appears
        before, since = person.pixel(x, y), time.perf_counter()
        person.click()
        clicks.append(person.until_changed(x, y, before, since))
    return Acts(clicks, keys, held)


def step_while_held(person: Person, process: int, moves: list[Spot]) -> Seconds:
    """Hold a key from the start of the game on, and return the processor time of each step.

    The time on the clock is that between repeats of the key, so it says nothing.
    """
    person.press(HOME)
    time.sleep(0.5)
    x, y = moves[HELD - 1]
    before, begun = person.pixel(x, y), processor_seconds(process)
    person.hold(RIGHT_ARROW)
    try:
        person.until_changed(x, y, before, time.perf_counter())
    finally:
        person.release(RIGHT_ARROW)
    taken = (processor_seconds(process) - begun) / HELD
    return Seconds(taken, taken)


def main() -> None:
    acts = watch(sys.executable)
    for item, times in (("click to stone", acts.clicks), ("key to next position", acts.keys)):
        print(
            f"{item}, {len(times)} times | {median(times) * 1e3:.2f} ms median | "
            f"{min(times) * 1e3:.2f} to {max(times) * 1e3:.2f} ms"
        )
    print(f"held key, {HELD} steps | {acts.held * 1e3:.2f} ms processor time of each")


if __name__ == "__main__":
    main()
