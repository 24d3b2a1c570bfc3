"""Processor time of Chromium for each step in a web board of 400 moves.

    GOBOARD_CHROMIUM=/usr/bin/chromium python benchmarks/web_board.py

Each row has milliseconds of the page's main thread for one step, of its script and of style and
layout: the median and the worst of all steps. Painting is done by other threads. The first rows are
plain games, the others the most that a page has to show at each step. A key that is held down
repeats about every 33 ms.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.campaigns.chromium import browser, missing
from benchmarks.campaigns.web_board import write_page
from goboard_gui.go import Size
from goboard_gui.record.properties.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.campaigns.chromium import Tab

MOVES = 400
SIZE = Size(19, 19)
_POINTS = [write_point(point) for point in SIZE.points()]
_WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
_LAID_OUT = "done(document.body.offsetHeight)"
_MARKED = "".join(
    f"{ident}{''.join(f'[{point}]' for point in _POINTS)}" for ident in ("TR", "SQ", "CR", "MA")
)
_LABELLED = f"LB{''.join(f'[{point}:{n}]' for n, point in enumerate(_POINTS))}"
_ARROWS = f"AR{''.join(f'[{point}:{_POINTS[0]}]' for point in _POINTS[1:])}"


def record(annotation: str = "", variations: int = 0) -> bytes:
    """Return 400 moves, the last ones on points that were captured before.

    ``annotation`` is in every node, and ``variations`` are next to every move.
    """
    nodes = []
    for number in range(MOVES):
        point = _POINTS[number * 97 % len(_POINTS)]
        nodes.append(f";{'BW'[number % 2]}[{point}]{annotation}")
    if not variations:
        return f"(;FF[4]GM[1]SZ[19]{''.join(nodes)})".encode()
    others = "".join(f"(;B[{point}])" for point in _POINTS[:variations])
    return f"(;FF[4]GM[1]SZ[19]{'('.join(nodes)}{f'){others}' * (MOVES - 1)})".encode()


class Case(NamedTuple):
    """A record, and the expressions whose work is measured one after the other."""

    title: str
    data: bytes
    steps: list[str]


def _shown(numbers: range) -> list[str]:
    return [f"goboard.show({number})" for number in numbers]


def cases() -> Iterator[Case]:
    forward, back = range(1, MOVES + 1), range(MOVES - 1, -1, -1)
    yield Case("forward", record(), _shown(forward))
    yield Case("back", record(), _shown(back))
    jumps = [f"goboard.show({number % 2 * MOVES})" for number in range(40)]
    yield Case("from one end to the other", record(), jumps)
    views = [f"goboard.setView('{('r90', 'id')[n % 2]}')" for n in range(40)]
    yield Case("another view", record(), ["goboard.show(300)", *views])
    names = [f"goboard.setNotation('{('sgf', 'western')[n % 2]}')" for n in range(40)]
    yield Case("another notation", record(), ["goboard.show(300)", *names])
    yield Case("a comment of 10 kB", record(f"C[{'comment ' * 1250}]"), _shown(forward))
    yield Case("50 variations of each move", record(variations=50), _shown(forward))
    yield Case("361 labels", record(_LABELLED), _shown(forward))
    yield Case("360 arrows", record(_ARROWS), _shown(forward))
    yield Case("four marks on each point", record(_MARKED), _shown(forward))


def measured(tab: Tab, steps: list[str]) -> list[tuple[float, ...]]:
    """Return the milliseconds of each step for script, and for style and layout.

    Chromium counts only scripts that the page runs, such as a timer, not those of the protocol.
    """
    found = []
    before = _metrics(tab)
    for step in steps:
        tab.evaluate(f"new Promise(done => setTimeout(() => {{ {step}; {_LAID_OUT} }}))")
        after = _metrics(tab)
        script, layout, style = (1000 * (after[name] - before[name]) for name in _WORK)
        found.append((script, layout + style))
        before = after
    return found


def _metrics(tab: Tab) -> dict[str, float]:
    answer = tab.call("Performance.getMetrics")
    return {metric["name"]: metric["value"] for metric in answer["metrics"]}


def main() -> None:
    if reason := missing():
        print(f"nothing is measured: {reason}")
        return
    print("step | script: median | worst | style and layout: median | worst")
    amount: Callable[[float], str] = "{:.2f} ms".format
    with browser() as chromium:
        for title, data, steps in cases():
            with TemporaryDirectory() as folder, chromium.tab() as tab:
                tab.set_screen(1200, 800)
                tab.open(write_page(data, Path(folder), "--as", "game"))
                tab.call("Performance.enable", timeDomain="threadTicks")
                measured(tab, steps[:5])
                columns = zip(*measured(tab, steps), strict=True)
                cells = (amount(value) for it in columns for value in (median(it), max(it)))
                print(" | ".join((title, *cells)), flush=True)


if __name__ == "__main__":
    main()
