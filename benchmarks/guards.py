"""Compare with another commit what a change must not slow down.

    xvfb-run -a -s "-screen 0 1600x1000x24" python benchmarks/guards.py

GOBOARD_BEFORE is the `bin` folder of the environment with the other commit. Both commits take
turns, each in a fresh process that runs the same code of this folder: clicks and keys in a window
on the X display (`click.py`), and the work of `_guarded_work.py`, which must give the same results.
Searches are measured if GOBOARD_COLLECTION names a folder with games; the other commit has an index
of its own there. The start is compared in `startup.py`, and the first opening of each menu, panel
and dialog in `openings.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import gettempdir

from _games import are_games_here
from _guarded_work import INDEX, WORK, Item
from _timing import HEADER, Row, Seconds, in_turns, report
from click import watch

HERE = Path(__file__).resolve().parent
BEFORE = "GOBOARD_BEFORE"
COLLECTION = "GOBOARD_COLLECTION"
GOAL = 1.1
"""The most that anything may take, as a multiple of the other commit's time."""
INDEXES = {"ours": "index", "before": "index-before"}
"""The folders of the indexes in that of the collection."""


def binaries() -> dict[str, Path] | None:
    """Return the `bin` folders of both environments; print a message if there is only one."""
    before = os.environ.get(BEFORE)
    if before is None:
        print(f"no other commit, as {BEFORE} is not set")
        return None
    return {"ours": Path(sys.executable).parent, "before": Path(before)}


def items_of(work: str, who: str, folder: Path) -> dict[str, Item]:
    """Do some work in the environment of a commit, and return what was measured."""
    index = Path(os.environ.get(COLLECTION, ""), INDEXES[who])
    done = subprocess.run(
        [folder / "python", HERE / "_guarded_work.py", work],
        check=True,
        cwd=gettempdir(),
        env=os.environ | {INDEX: str(index)},
        stdout=subprocess.PIPE,
        text=True,
    )
    lines = map(json.loads, done.stdout.splitlines())
    return {name: Item(name, Seconds(wall, cpu), result) for name, wall, cpu, result in lines}


def works() -> list[str]:
    """Return the work that can be measured here; print why other work cannot."""
    found = list(WORK)
    if COLLECTION not in os.environ:
        print(f"guards: no searches, as {COLLECTION} is not set")
        found.remove("searching")
    if not are_games_here("guards"):
        found.remove("replaying")
    return found


def compare(folders: dict[str, Path], work: str) -> None:
    taken = in_turns({who: partial(items_of, work, who, it) for who, it in folders.items()})
    for name, ours in taken["ours"].items():
        before = taken["before"][name]
        if ours.result != before.result:
            raise SystemExit(f"guards: {name} was {before.result}, and is {ours.result}")
        report(Row(f"{name} / before", ours.seconds, before.seconds, GOAL))


def compare_acts(folders: dict[str, Path]) -> None:
    """Compare clicks and keys in a window."""
    if "DISPLAY" not in os.environ:
        print("guards: no clicks and keys, as there is no X display")
        return
    taken = in_turns({who: partial(watch, it / "python") for who, it in folders.items()})
    ours, before = taken["ours"], taken["before"]
    for item, field in (("click to stone", "clicks"), ("key to next position", "keys")):
        both = (median(getattr(acts, field)) for acts in (ours, before))
        report(Row(f"{item} / before", *both, GOAL))
    item = "step while a key is held, processor time / before"
    report(Row(item, ours.held, before.held, GOAL))


def main() -> None:
    folders = binaries()
    if folders is None:
        return
    compare_acts(folders)
    for work in works():
        compare(folders, work)


if __name__ == "__main__":
    print(HEADER)
    main()
