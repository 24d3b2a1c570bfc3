"""Time from the start of the process to the first painted board, compared with importing Qt
widgets.

Needs a display: `xvfb-run -a python benchmarks/startup.py`, or QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from _timing import HEADER, Row, interleaved, timed

SAMPLE = min(Path(__file__).parents[1].glob("resources/samples/*.sgf"))
FLOOR = "import PySide6.QtWidgets"
GOAL_RATIO, GOAL_EXTRA = 1.25, 0.060
# As the program starts, and then the board's first paint ends it all.
PAINTED = """
import os
from goboard_gui.cli import window
imported = window.import_window
def import_window():
    run = imported()
    from goboard_gui.gui.board.board_widget import BoardWidget
    painted = BoardWidget.paintEvent
    def paint(widget, event):
        painted(widget, event)
        os._exit(0)
    BoardWidget.paintEvent = paint
    return run
window.import_window = import_window
window.open_window({files!r}, "goboard")
"""
# Who installs a program has it compiled; a first round that is not counted does so here.
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
}


def run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, env=ENVIRONMENT)


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
