"""How long a start takes, and how far a held key comes, on a virtual display."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING

import program
import stage

if TYPE_CHECKING:
    from collections.abc import Iterator

HELD_SECONDS = 10
DEFAULT = ()
RATES = (
    ("the usual repeat (660 ms, 25 per second)", DEFAULT),
    ("as after xset r rate 250 60", ("-ardelay", "250", "-arinterval", "16")),
)
"""How keys repeat, and the options of an X server for that; intervals are whole milliseconds."""
GAMES = ("a-game-19x19.sgf", "long-game.sgf")
_PATIENCE = 30
_SETTLED = 3
"""Seconds: until a window has come, and after which it has nothing to do any more."""
_QUIET = '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/><mouse/></openbox_config>'
"""A window manager that keeps no key for itself."""


def measure(rounds: int) -> None:
    """Print the figures; the display is one of our own, so Xvfb, openbox and xdotool are needed.

    :raises FileNotFoundError: one of these programs is missing.
    """
    with stage.stage():
        with _display(DEFAULT):
            for files in ((), GAMES[:1]):
                _tell_starts(files, rounds)
        for rate, options in RATES:
            with _display(options):
                for game in GAMES:
                    reached, shown = _hold(game)
                    print(
                        f"holding Right for {HELD_SECONDS} s, {rate}, {game}: "
                        f"move {reached}, {shown} positions painted",
                        flush=True,
                    )


def _tell_starts(files: tuple[str, ...], rounds: int) -> None:
    times = [_start(files) for _ in range(rounds + 1)][1:]
    for place, what in enumerate(("painted", "usable")):
        output = sorted(each[place] for each in times)
        print(
            f"start to {what}, {files[0] if files else 'no file'}: median {median(output):.3f} s "
            f"({output[0]:.3f} to {output[-1]:.3f}, {rounds} starts)",
            flush=True,
        )


@contextmanager
def _display(options: tuple[str, ...]) -> Iterator[None]:
    """Run a display without a screen, and make it that of the programs started meanwhile."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", *options],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    before = os.environ.get("DISPLAY")
    try:
        with os.fdopen(reading) as output:
            os.environ["DISPLAY"] = f":{output.readline().strip()}"
        rules = stage.PLACE / "openbox.xml"
        rules.write_text(_QUIET)
        manager = subprocess.Popen(["openbox", "--sm-disable", "--config-file", str(rules)])
        try:
            time.sleep(1)
            yield
        finally:
            manager.terminate()
            manager.wait()
    finally:
        server.terminate()
        server.wait()
        os.environ.pop("DISPLAY")
        if before is not None:
            os.environ["DISPLAY"] = before


def _begin(what: str, files: tuple[str, ...]) -> subprocess.Popen[str]:
    stage.clean()
    stage.bring(stage.WORK)
    environment = stage.environment("xcb")
    # An installed program is compiled, so the first start, which is not counted, may do that.
    file = stage.HOME / program.SETTINGS
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("[window]\nlanguage=en\n")
    paths = [str(stage.WORK / name) for name in files]
    return subprocess.Popen(
        [sys.executable, str(stage.HERE / "timed_window.py"), what, repr(time.time()), *paths],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _start(files: tuple[str, ...]) -> tuple[float, float]:
    """Return the seconds from the start of the process to the first paint, and to the first key."""
    process = _begin("start", files)
    output, _ = process.communicate(timeout=_PATIENCE)
    painted, usable = map(float, output.split())
    return painted, usable


def _hold(game: str) -> tuple[int, int]:
    """Hold Right; return the move that was reached and how many positions were painted."""
    process = _begin("hold", (game,))
    assert process.stdout is not None
    ready = process.stdout.readline()
    assert ready == "ready\n", ready
    _xdotool("search", "--sync", "--onlyvisible", "--name", "Goboard", "windowactivate", "--sync")
    time.sleep(_SETTLED)
    _xdotool("keydown", "Right")
    time.sleep(HELD_SECONDS)
    _xdotool("keyup", "Right")
    time.sleep(1)
    process.terminate()
    output, _ = process.communicate(timeout=_PATIENCE)
    reached, shown = re.findall(r"\d+", output.splitlines()[-1])
    return int(reached), int(shown)


def _xdotool(*arguments: str) -> None:
    subprocess.run(["xdotool", *arguments], check=True, stdout=subprocess.DEVNULL)
