"""Take screenshots of the program's window on a virtual display.

    xvfb-run -a -s "-screen 0 1280x900x24" .venv/bin/python packaging/look.py \\
        --open resources/samples/a-game-19x19.sgf \\
        "key Right Right" "mousemove 400 300 click 1" "shot out/look.png"

Every step is a line for xdotool, ``shot FILE`` for a screenshot of the whole display, or
``wait SECONDS``. The program starts with default settings and stores none; with ``--home FOLDER``
they are kept for the next run. ``--scale 2`` draws everything twice as large. The script needs
xdotool and openbox, as the tests do.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("goboard-gui")
TITLE = "— Goboard"
# A window manager of no keys of its own, so that all of them reach the window.
OPENBOX = (
    '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/><mouse><context name="Client">'
    '<mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/>'
    "</mousebind></context></mouse></openbox_config>"
)
PATIENCE = 20
SETTLED = 0.4
"""The time in seconds after which the result of a step has been painted."""


def main() -> None:
    """Start the program, perform the steps, and close it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP")
    parser.add_argument("--open", action="append", default=[], metavar="FILE")
    parser.add_argument("--size", default="1280x900", metavar="WIDTHxHEIGHT")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--home", type=Path)
    args = parser.parse_args()
    with ExitStack() as stack:
        home = args.home or stack.enter_context(tempfile.TemporaryDirectory())
        variables = {name: value for name, value in os.environ.items() if "XDG_" not in name}
        variables |= {"HOME": str(home), "QT_SCALE_FACTOR": args.scale, "QT_QPA_PLATFORM": "xcb"}
        rules = Path(stack.enter_context(tempfile.TemporaryDirectory()), "rc.xml")
        rules.write_text(OPENBOX)
        start_process(stack, ["openbox", "--sm-disable", "--config-file", str(rules)], variables)
        start_process(stack, [str(PROGRAM), *args.open], variables)
        window = wait_for_window()
        xdotool(f"windowsize --sync {window} {args.size.replace('x', ' ')} windowmove {window} 0 0")
        time.sleep(2 * SETTLED)
        for step in args.steps:
            perform_step(step)


def start_process(stack: ExitStack, command: list[str], variables: dict[str, str]) -> None:
    """Start a program that is killed together with all others at the end."""
    process = stack.enter_context(subprocess.Popen(command, env=variables))
    stack.callback(process.kill)


def wait_for_window() -> str:
    """Return the id of the window as soon as it is open."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        found = xdotool(f"search --onlyvisible --name {shlex.quote(TITLE)}", check=False).split()
        if found:
            return found[0]
        time.sleep(0.1)
    raise SystemExit(f"no window came up in {PATIENCE} seconds")


def perform_step(step: str) -> None:
    """Perform one step, and wait until its result is painted."""
    word, _, rest = step.partition(" ")
    if word == "shot":
        take_screenshot(Path(rest))
    elif word == "wait":
        time.sleep(float(rest))
    else:
        xdotool(step)
        time.sleep(SETTLED)


def take_screenshot(path: Path) -> None:
    """Write a screenshot to a file."""
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication(["look", "-platform", "xcb"])
    path.parent.mkdir(parents=True, exist_ok=True)
    if not app.primaryScreen().grabWindow(0).save(str(path)):
        raise SystemExit(f"{path}: no picture can be written there")


def xdotool(line: str, *, check: bool = True) -> str:
    """Run xdotool, and return its output."""
    command = ["xdotool", *shlex.split(line)]
    return subprocess.run(command, check=check, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
