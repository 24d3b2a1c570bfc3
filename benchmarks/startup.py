"""From the start of the process to the first painted board, beside importing Qt's widgets.

Needs a display: `xvfb-run -a python benchmarks/startup.py`, or QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path

from _timing import HEADER, Row, interleaved, timed

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
FLOOR = "import PySide6.QtWidgets"
GOAL_RATIO, GOAL_EXTRA = 1.25, 0.060
# Imports in the order of `goboard_gui.cli.window`, and then the board's first paint ends it all.
PAINTED = """
import os
from goboard_gui.cli import rooms
if {files!r}:
    from goboard_gui.files import foreign, info
from goboard_gui.gui import app
from goboard_gui.gui.board.widget import BoardWidget
painted = BoardWidget.paintEvent
def paint(widget, event):
    painted(widget, event)
    os._exit(0)
BoardWidget.paintEvent = paint
app.run({files!r})
"""


def run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True)


def main() -> None:
    times = interleaved(
        {
            "ours": partial(timed, partial(run, PAINTED.format(files=[]))),
            "file": partial(timed, partial(run, PAINTED.format(files=[str(SAMPLE)]))),
            "floor": partial(timed, partial(run, FLOOR)),
        },
        rounds=9,
    )
    goal = GOAL_RATIO + GOAL_EXTRA / times["floor"]
    print(Row("start to painted board / import of QtWidgets", times["ours"], times["floor"], goal))
    print(Row("start to painted board, with a file", times["file"], times["floor"], goal))


if __name__ == "__main__":
    print(HEADER)
    main()
