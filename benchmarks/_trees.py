"""Files with large trees: like a joseki dictionary, one long line, or nothing but variations."""

from __future__ import annotations

import itertools
import sys
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))

from _kept import kept
from joseki import grow

from goboard_gui.go import Point, Size
from goboard_gui.record.properties.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = Size(19, 19)
LINE, FAN = 100_000, 62_000


def dictionary(nodes: int) -> Path:
    """Return a file with so many nodes in the shape of a joseki dictionary."""
    return _file(f"dictionary {nodes}", partial(grow, nodes))


def line(moves: int = LINE) -> Path:
    """Return a file with a single line of moves, which all capture a stone and are legal."""
    return _file(f"line {moves}", partial(_grow_line, moves))


def fan(children: int = FAN) -> Path:
    """Return a file in which all moves follow the root."""
    return _file(f"fan {children}", partial(_grow_fan, children))


def _file(name: str, grow_text: Callable[[], str]) -> Path:
    return kept(f"{name}.sgf", lambda path: path.write_text(grow_text(), "utf-8"))


def _grow_line(moves: int) -> str:
    """Return a triple ko that both players take again and again."""
    black, white, cycle = [], [], []
    for top in (0, 6, 12):
        black += [Point(1, top), Point(0, top + 1), Point(1, top + 2)]
        white += [Point(2, top), Point(3, top + 1), Point(2, top + 2)]
        cycle += [Point(2, top + 1), Point(1, top + 1)]
    # Black takes the first and the third ko, White the second; then the other way round.
    taken = (cycle[at] for at in (0, 3, 4, 1, 2, 5))
    nodes = [f";{'BW'[at % 2]}[{write_point(point)}]" for at, point in enumerate(taken)]
    black.append(cycle[2])
    white += [cycle[1], cycle[5]]
    setup = "".join(
        f"{ident}{''.join(f'[{write_point(point)}]' for point in stones)}"
        for ident, stones in (("AB", black), ("AW", white))
    )
    line = "".join(islice(itertools.cycle(nodes), moves))
    return f"(;FF[4]GM[1]SZ[19]{setup}\n{line})\n"


def _grow_fan(children: int) -> str:
    points = list(SIZE.points())
    moves = (f"(;B[{write_point(points[it % len(points)])}])\n" for it in range(children))
    return f"(;FF[4]GM[1]SZ[19]\n{''.join(moves)})\n"
