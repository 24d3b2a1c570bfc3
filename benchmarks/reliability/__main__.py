"""Take figures of reliability and print each in a line.

python -m benchmarks.reliability [R1 R3 ...] [--counts small|full]
"""

from __future__ import annotations

import argparse
import sys

from .catalogue import FIGURES
from .corpus import CORPUS
from .figure import line, timed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reliability")
    parser.add_argument("figures", nargs="*", metavar="R", help=f"any of {', '.join(FIGURES)}")
    parser.add_argument("--counts", choices=("small", "full"), default="full")
    chosen = parser.parse_args()
    if unknown := set(chosen.figures) - set(FIGURES):
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    held = True
    for number in chosen.figures or FIGURES:
        figure = FIGURES[number]
        if figure.corpus and not CORPUS.is_dir():
            print(f"{number} | not taken: no records at {CORPUS}", flush=True)
            continue
        result, seconds = timed(figure, getattr(figure, chosen.counts))
        print(line(number, result, seconds), flush=True)
        held = held and not result.problems
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
