"""Run the benchmarks one after another, each in a new process.

python benchmarks/run.py [NAME ...]
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from _timing import HEADER

HERE = Path(__file__).parent
ORDER = (
    "replay",
    "session",
    "sgf",
    "startup",
    "paint",
    "names",
    "diagram",
    "hostile",
    "tree",
    "games",
    "life",
    "patterns",
    "collection",
    "queries",
    "review",
)
"""The modules to run, whose ``main`` prints rows."""


def main() -> int:
    names = sys.argv[1:] or [name for name in ORDER if (HERE / f"{name}.py").exists()]
    print(HEADER, flush=True)
    ran = [
        subprocess.run([sys.executable, "-c", f"import {name}; {name}.main()"], cwd=HERE)
        for name in names
    ]
    return int(any(it.returncode for it in ran))


if __name__ == "__main__":
    sys.exit(main())
