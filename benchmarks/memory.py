"""Peak memory of books of 30 and 300 games, and of the layout of a million nodes.

Each is measured in a process of its own. The two books are compared with each other, the layout
with the tree that it needs; there is no goal. The games are those of `book.py`, the nodes those of
`joseki.py`. Needs Linux, which lets a process reset its peak.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from math import inf, nan
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from _kept import kept
from _timing import HEADER, Row, once_each, report
from _trees import dictionary
from book import GOBOARD, ROOT, games

if TYPE_CHECKING:
    from collections.abc import Sequence

FEW, MANY = 30, 300
NODES = 1_000_000
# A process starts with the memory of the one that starts it, which therefore has to be small.
PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""
LAYOUT = """
import sys
from pathlib import Path
from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.record.navigation.tree_layout import TreeLayout

def megabytes(name):
    status = Path("/proc/self/status").read_text()
    return int(status.partition(name + ":")[2].split(maxsplit=1)[0]) / 1024

tree = read_sgf_file(Path(sys.argv[1])).games[0]
print(megabytes("VmRSS"))
Path("/proc/self/clear_refs").write_text("5")  # resets the peak
TreeLayout.compute(tree)
print(megabytes("VmHWM"))
"""


def book(count: int) -> float:
    """Return the peak memory of a process that writes a book, in megabytes."""
    folder = kept(f"book {count}", partial(write_games, count))
    files = sorted(map(str, folder.iterdir()))
    with TemporaryDirectory() as output:
        options = ["-o", str(Path(output, "book.pdf")), "--figures", "every:50"]
        return peak([*GOBOARD, *files, *options])


def write_games(count: int, folder: Path) -> None:
    folder.mkdir()
    for number, text in enumerate(games(count)):
        (folder / f"{number:03}.sgf").write_text(text, "utf-8")


def layout() -> tuple[float, float]:
    """Return the megabytes of a process that has read a million nodes, and at most in their
    layout.
    """
    command = [sys.executable, "-c", LAYOUT, dictionary(NODES)]
    printed = subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    read, laid_out = map(float, printed.stdout.split())
    return read, laid_out


def peak(command: Sequence[str]) -> float:
    """Run a command, and return the largest memory of its process in megabytes."""
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    starter = [sys.executable, "-c", PEAK, *command]
    printed = subprocess.check_output(starter, cwd=ROOT, env=variables, text=True)
    return float(printed) / 1024


def main() -> None:
    books = once_each({"many": partial(book, MANY), "few": partial(book, FEW)}, nan)
    report(Row(f"book of {MANY} games / of {FEW}", *books.values(), inf, "MB"))
    read, laid_out = once_each({"nodes": layout}, (nan, nan))["nodes"]
    report(Row(f"layout of {NODES:,} nodes / the tree alone", laid_out, read, inf, "MB"))


if __name__ == "__main__":
    print(HEADER)
    main()
