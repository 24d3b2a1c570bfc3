"""Time from the start of the process until the window is painted and usable, compared with a bare
window, and processor time of short commands, compared with Python that does nothing.

    xvfb-run -a -s "-screen 0 1600x1000x24" python benchmarks/startup.py [--instructions]

The installed scripts are started, on an X display, and those in the packaged folder, if `make
package` has made it. The packaged window is watched from outside, see `_start_outside.py`. With
GOBOARD_BEFORE, the `bin` folder of an environment with another commit, that one takes its turns,
too. `--instructions` counts instructions with valgrind instead, which other programs on the machine
do not change.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from ctypes.util import find_library
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from _start_events import PATIENT
from _timing import HEADER, Row, Seconds, in_turns, processor_time, report

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from _start_outside import SeenStart

ROOT = Path(__file__).resolve().parents[1]
SAMPLE_GAME = min(ROOT.glob("resources/samples/*.sgf"))
EVENTS = Path(__file__).with_name("_start_events.py")
BARE_WINDOW = Path(__file__).with_name("bare_window.py")
BIN = Path(sys.executable).parent
PACKAGED = ROOT / "dist/goboard"
BEFORE = "GOBOARD_BEFORE"
NOTHING = (sys.executable, "-c", "pass")
COMMANDS = {
    "goboard --version": (("goboard", "--version"), 2),
    "goboard-gui --version": (("goboard-gui", "--version"), 2),
    "goboard --help": (("goboard", "--help"), 3),
    "goboard show FILE": (("goboard", "show", str(SAMPLE_GAME)), inf),
}
"""The commands, and the multiples of the time of Python alone that they may take."""
WINDOW_GOALS = {"painted": 1.6, "usable": 1.95}
COMMAND_GOALS_BEFORE = {"goboard show FILE": 0.7}
MEMORY_GOAL_BEFORE = 0.93
"""Multiples of the other commit."""


class Start(NamedTuple):
    """The start of a window: two times since the process was started, its largest memory in
    megabytes until it was usable, and its processor time until two seconds after that.
    """

    painted: Seconds
    usable: Seconds
    memory: float
    settled: Seconds


def start(binaries: Path, script: Path) -> Start:
    """Start a script that opens a window with the Python of an environment, in a new home."""
    with TemporaryDirectory() as home:
        command = [binaries / "python", EVENTS, "settled", script, SAMPLE_GAME]
        begun = time.monotonic()
        result = subprocess.run(
            command, check=True, env=environment(home), stdout=subprocess.PIPE, text=True
        )
    events = {line["event"]: line for line in map(json.loads, result.stdout.splitlines())}
    painted, usable = (
        Seconds(events[name]["clock"] - begun, events[name]["cpu"]) for name in WINDOW_GOALS
    )
    settled = Seconds(*[events["settled"]["cpu"]] * 2)
    return Start(painted, usable, events["usable"]["memory"], settled)


def environment(home: str) -> dict[str, str]:
    """Return the variables for a program with new settings on the X display."""
    # Who installs a program has it compiled; `run.py` or a first start does so here.
    ours = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    folders = {
        f"XDG_{name}_HOME": f"{home}/{name}" for name in ("CONFIG", "DATA", "STATE", "CACHE")
    }
    return ours | folders | {"HOME": home, "QT_QPA_PLATFORM": "xcb"}


def run(command: Sequence[str | Path]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def environments() -> Iterator[tuple[str, Path]]:
    """Yield ours, and the other commit's if there is one, with the folder of its scripts."""
    yield "ours", BIN
    before = os.environ.get(BEFORE)
    if before is None:
        print(f"startup: no other commit, as {BEFORE} is not set")
    else:
        yield "before", Path(before)


def windows() -> None:
    """Report the start of the window with a file."""
    if "DISPLAY" not in os.environ:
        print("startup: no window, as there is no X display")
        return
    contenders = {name: partial(start, it, it / "goboard-gui") for name, it in environments()}
    taken = in_turns(contenders | {"bare": partial(start, BIN, BARE_WINDOW)})
    ours, bare, before = taken["ours"], taken["bare"], taken.get("before")
    for event, goal in WINDOW_GOALS.items():
        item = f"start with a file until {event}"
        report(Row(f"{item} / bare window", getattr(ours, event), getattr(bare, event), goal))
        if before is not None:
            report(Row(f"{item} / before", getattr(ours, event), getattr(before, event), 1))
    item = "memory after the start with a file"
    report(Row(f"{item} / bare window", ours.memory, bare.memory, inf, "MB"))
    if before is not None:
        report(Row(f"{item} / before", ours.memory, before.memory, MEMORY_GOAL_BEFORE, "MB"))
        item = "processor time until two seconds after the start, without input / before"
        report(Row(item, ours.settled, before.settled, 1))


def packaged_window() -> None:
    """Report the start of the packaged window beside the installed one, both seen from outside."""
    if "DISPLAY" not in os.environ or not PACKAGED.is_dir() or find_library("Xtst") is None:
        print("startup: no packaged window: it needs `make package`, an X display and libXtst")
        return
    taken = in_turns(
        {
            "packaged": partial(start_outside, PACKAGED / "goboard-gui", SAMPLE_GAME),
            "installed": partial(start_outside, BIN / "goboard-gui", SAMPLE_GAME),
            "bare": partial(start_outside, sys.executable, BARE_WINDOW),
        }
    )
    packaged = taken.pop("packaged")
    item = "packaged, start with a file"
    for name, other in taken.items():
        beside = "bare window" if name == "bare" else name
        for event in WINDOW_GOALS:
            times = getattr(packaged, event), getattr(other, event)
            report(Row(f"{item} until {event}, seen from outside / {beside}", *times, inf))
        memories = packaged.memory, other.memory
        report(Row(f"{item}, memory / {beside}", *memories, inf, "MB"))


def start_outside(*command: str | Path) -> SeenStart:
    from _start_outside import start_seen_outside  # which needs libXtst

    with TemporaryDirectory() as home:
        return start_seen_outside(command, environment(home))


def commands() -> None:
    """Report the processor time of short commands."""
    folders = dict(environments())
    if PACKAGED.is_dir():
        folders["packaged"] = PACKAGED
    else:
        print("startup: no packaged program, as `make package` has not made it")
    contenders = {
        (name, who): partial(processor_time, partial(run, (folder / script, *arguments)))
        for name, ((script, *arguments), _goal) in COMMANDS.items()
        for who, folder in folders.items()
    }
    nothing = partial(processor_time, partial(run, NOTHING))
    taken = in_turns(contenders | {("nothing", ""): nothing})
    floor = taken["nothing", ""]
    for name, (_command, goal) in COMMANDS.items():
        ours = taken[name, "ours"]
        report(Row(f"{name} / python -c pass", ours, floor, goal))
        if "packaged" in folders:
            report(Row(f"{name}, packaged / python -c pass", taken[name, "packaged"], floor, inf))
        if "before" in folders:
            goal_before = COMMAND_GOALS_BEFORE.get(name, 1)
            report(Row(f"{name} / before", ours, taken[name, "before"], goal_before))


def count_instructions() -> None:
    """Print the instructions of each contender in millions."""
    print("work | million instructions")
    for who, folder in environments():
        python = folder / "python"
        for name, ((script, *arguments), _goal) in COMMANDS.items():
            count(f"{name}, {who}", [python, folder / script, *arguments])
        for event in WINDOW_GOALS:
            command = [python, EVENTS, event, folder / "goboard-gui", SAMPLE_GAME]
            count(f"start with a file until {event}, {who}", command)
    for event in WINDOW_GOALS:
        count(f"bare window until {event}", [sys.executable, EVENTS, event, BARE_WINDOW])
    count("python -c pass", NOTHING)


def count(item: str, command: Sequence[str | Path]) -> None:
    """Print the instructions of a command, which takes about a hundred times as long as usual."""
    valgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    with TemporaryDirectory() as home:
        result = subprocess.run(
            [*valgrind, *command],
            check=True,
            env=environment(home) | {"PYTHONHASHSEED": "0", PATIENT: "1"},
            capture_output=True,
            text=True,
        )
    # A child that Qt forks reports, too: what was counted up to then.
    collected = max(map(int, re.findall(r"Collected : (\d+)", result.stderr)))
    print(f"{item} | {collected / 1e6:,.1f}", flush=True)


def compare_results() -> None:
    """Compare what the installed and the packaged program print."""
    folders = [BIN, PACKAGED] if PACKAGED.is_dir() else [BIN]
    for name, ((script, *arguments), _goal) in COMMANDS.items():
        printed = {subprocess.check_output([it / script, *arguments]) for it in folders}
        if len(printed) > 1:
            raise SystemExit(f"startup: the packaged program prints something else: {name}")


def main() -> None:
    windows()
    packaged_window()
    commands()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Measure the start of the program.")
    options.add_argument("--instructions", action="store_true", help="count them with valgrind")
    if options.parse_args().instructions:
        count_instructions()
    else:
        print(HEADER)
        main()
