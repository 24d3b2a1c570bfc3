"""Read hostile texts, and compare the time for one of eightfold length with that of the
original.

A reader whose time grows with the text takes eight times as long, a quadratic one sixty-four.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from _timing import HEADER, Row, interleaved, report, timed

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf
from tests.files.test_files_limits import SHAPES

SHORT, LONG = 3_000, 24_000
GOAL = 12


def _read(data: bytes) -> None:
    with suppress(ReadError):
        read_sgf(data)


def main() -> None:
    for name, make in SHAPES.items():
        short, long = make(SHORT), make(LONG)
        times = interleaved(
            {
                "short": partial(timed, partial(_read, short)),
                "long": partial(timed, partial(_read, long)),
            },
            rounds=5,
        )
        report(Row(f"eight times the text: {name}", times["long"], times["short"], GOAL))


if __name__ == "__main__":
    print(HEADER)
    main()
