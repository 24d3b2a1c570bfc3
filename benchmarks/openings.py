"""Compare the first opening of each menu, panel and dialog with another commit.

    python benchmarks/openings.py [--rounds N] [TEXT ...]

GOBOARD_BEFORE is the `bin` folder of the environment with the other commit. Each panel and dialog
is opened in a fresh process for each round, offscreen, when the program has been idle after its
start; the commits take turns. With N rounds of all, this takes about 5 × N minutes (Ctrl+C ends it
with what has been measured); TEXT chooses those whose name contains it, such as `panel` or
`PREFERENCES`. The table has the smallest times of all rounds; * marks what takes more than 10 %
more processor time than before, and ** what takes more than 100 ms on the clock but did not before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import TYPE_CHECKING, Any

from guards import GOAL, binaries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

HERE = Path(__file__).resolve().parent
SAMPLE = min(HERE.parent.glob("resources/samples/*.sgf"))
ROUNDS = 5
LONG = 0.1
"""Seconds that nothing may take if it did not before."""

Times = dict[str, list[float]]  # the clock's and the processor's of what was opened


def ask(folder: Path, *arguments: str) -> list[Any]:
    """Start the program in an environment with new settings, and return the lines of JSON that
    `_first_opening.py` prints.
    """
    with TemporaryDirectory() as home:
        known = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        done = subprocess.run(
            [folder / "python", HERE / "_first_opening.py", SAMPLE, *arguments],
            cwd=gettempdir(),
            env=known | {"HOME": home, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)} failed:\n{done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def openings(folder: Path) -> list[tuple[str, ...]]:
    """Return the arguments for each process of `_first_opening.py`."""
    (names,) = ask(folder, "list")
    return [("menus",), *((kind, name) for kind, found in names.items() for name in found)]


def chosen(found: Iterable[tuple[str, ...]], texts: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for arguments in found:
        if not texts or any(text in " ".join(arguments) for text in texts):
            yield arguments


def open_once(folder: Path, arguments: Sequence[str], times: Times, kinds: dict[str, str]) -> None:
    """Open something in a fresh process, and keep the smallest times."""
    for name, kind, *seconds in ask(folder, *arguments):
        if kind is None:  # nothing was opened: it is not available now, or only takes the focus
            continue
        kinds[name] = kind
        times[name] = [min(pair) for pair in zip(times.get(name, seconds), seconds, strict=True)]


def print_table(before: Times, ours: Times, kinds: dict[str, str]) -> None:
    """Print all times in milliseconds, the largest ratio first, and what is too slow."""
    print("opening | window | before, ms | now | processor before, ms | now | ratio |")
    ratios = {name: ours[name][1] / before[name][1] for name in ours if name in before}
    slower, longer = [], []
    for name in sorted(ratios, key=ratios.__getitem__, reverse=True):
        mark = ""
        if ratios[name] > GOAL:
            slower.append(name)
            mark = "*"
        if ours[name][0] > LONG >= before[name][0]:
            longer.append(name)
            mark = "**"
        times = (before[name][0], ours[name][0], before[name][1], ours[name][1])
        cells = " | ".join(f"{seconds * 1e3:.1f}" for seconds in times)
        print(f"{name} | {kinds[name]} | {cells} | {ratios[name]:.2f} | {mark}")
    for who, times, others in (("now", ours, before), ("before", before, ours)):
        only = sorted(times.keys() - others.keys())
        if only:
            print(f"opened only {who}: {', '.join(only)}")
    print(f"{len(ratios)} openings, {len(slower)} above {GOAL}, {len(longer)} newly above 100 ms")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--rounds", type=int, default=ROUNDS, metavar="N")
    options.add_argument("texts", nargs="*", metavar="TEXT")
    given = options.parse_args()
    folders = binaries()
    if folders is None:
        return
    found = {who: openings(folder) for who, folder in folders.items()}
    if found["ours"] != found["before"]:
        different = set(found["ours"]).symmetric_difference(found["before"])
        print(f"only in one of both: {sorted(different)}")
    times: dict[str, Times] = {who: {} for who in folders}
    kinds: dict[str, str] = {}
    both = [it for it in found["ours"] if it in found["before"]]
    with suppress(KeyboardInterrupt):
        for _ in range(given.rounds):
            for arguments in chosen(both, given.texts):
                for who, folder in folders.items():
                    open_once(folder, arguments, times[who], kinds)
    print_table(times["before"], times["ours"], kinds)


if __name__ == "__main__":
    main()
