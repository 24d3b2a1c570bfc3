"""Peak memory of books of 30 and 300 games, and of the layout of a million nodes.

Each is measured in a process of its own, at the end of its work. The layout is compared with the
tree alone, the books with each other; there is no goal. The games are those of `book.py`, the nodes
those of `joseki.py`.
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
TREE = """
import sys
from pathlib import Path
from goboard_gui.files.sgf.reading import read_sgf_file
tree = read_sgf_file(Path(sys.argv[1])).games[0]
"""
LAYOUT = f"""{TREE}
from goboard_gui.record.navigation.tree_layout import TreeLayout
layout = TreeLayout.compute(tree)
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


def program(text: str) -> float:
    """Return the peak memory of a program that reads a tree of a million nodes, in megabytes."""
    return peak([sys.executable, "-c", text, str(dictionary(NODES))])


def peak(command: Sequence[str]) -> float:
    """Run a command, and return the largest memory of its process in megabytes."""
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"memory: {command[:4]} failed with exit status {process.returncode}")
    return usage.ru_maxrss / 1024


def main() -> None:
    measured = once_each(
        {
            "few": partial(book, FEW),
            "many": partial(book, MANY),
            "tree": partial(program, TREE),
            "layout": partial(program, LAYOUT),
        },
        nan,
    )
    books, nodes = (measured["many"], measured["few"]), (measured["layout"], measured["tree"])
    report(Row(f"book of {MANY} games / of {FEW}", *books, inf, "MB"))
    report(Row(f"layout of {NODES:,} nodes / the tree alone", *nodes, inf, "MB"))


if __name__ == "__main__":
    print(HEADER)
    main()
