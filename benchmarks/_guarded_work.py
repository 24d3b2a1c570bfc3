"""One piece of work that a change must not slow down, measured in this process.

    python benchmarks/_guarded_work.py NAME

`guards.py` starts it in the environments of two commits, so it uses only what both have. All is
done twice; the second time is printed as JSON: for each item the seconds on the clock, those of the
processor, and what came out, which must be the same for both commits.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections import deque
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from _timing import Seconds, timed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.game_index.index import Index
    from goboard_gui.game_index.query import Query

INDEX = "GOBOARD_GUARDED_INDEX"
"""The environment variable with the folder of the index that is searched."""
NODES, MOVES, GAMES = 62_000, 400, 200
JUMPS, STEPS, PATCHES, WRITES = 50_000, 50_000, 25, 10
OTHER_CORNERS = (6, 8, 11)
"""Sides of corners that have no keys; the smallest has all stones of the queries."""

exhaust = deque(maxlen=0).extend


class Item(NamedTuple):
    """The time that something took, and what came out."""

    name: str
    seconds: Seconds
    result: object = None


def second(work: Callable[[], object], times: int = 1) -> Seconds:
    """Return how long some work takes when it is done again, divided by how often it does the
    same.
    """
    work()
    return timed(work) / times


def replaying() -> Iterator[Item]:
    """Replay games with all rules."""
    from _games import evenly_spaced
    from replay import Ours, plays

    ours = Ours([plays(data) for data in evenly_spaced(GAMES)])
    seconds = second(lambda: exhaust(ours.replay()))
    yield Item(f"replay {GAMES} games", seconds, digest("".join(ours.positions())))


def navigating() -> Iterator[Item]:
    """Jump and step in a long game."""
    from goboard_gui.go import Size
    from goboard_gui.record import Session, new_game

    chance = random.Random(7)
    session = Session(new_game(Size(19, 19)))
    while session.step.number < MOVES:
        session.play(chance.choice(Size(19, 19).points()))
    session.steps()

    def visit(nodes: list[int]) -> None:
        for node in nodes:
            session.go_to(node)
            _ = session.board

    jumps = [chance.choice(session.line) for _ in range(JUMPS)]
    steps = [session.line[-2], session.line[-1]] * (STEPS // 2)
    for name, nodes in ((f"jump in a game of {MOVES} moves", jumps), ("undo or redo", steps)):
        seconds = second(partial(visit, nodes), len(nodes))
        yield Item(name, seconds, digest("".join(session.board.rows())))


def reading_and_writing() -> Iterator[Item]:
    """Read a large tree, and write it after an edit."""
    from joseki import grow

    from goboard_gui.files.sgf.reading import read_sgf
    from goboard_gui.files.sgf.writing import write_sgf
    from goboard_gui.record import Property

    data = grow(NODES).encode()
    reading = second(partial(read_sgf, data))
    file = read_sgf(data)
    nodes = sum(1 for _ in file.games[0].preorder())
    yield Item("read a large tree", reading, nodes)
    edited = file.games[0].set_properties(5, [Property("C", ("edited",))])
    write = partial(write_sgf, file, [edited])
    writing = second(lambda: exhaust(write() for _ in range(WRITES)), WRITES)
    yield Item("write it after one edit", writing, digest(write().decode()))


def painting() -> Iterator[Item]:
    """Repaint a full board with names, and one changed point."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from paint import TIMES, Layer
    from PySide6.QtWidgets import QApplication

    app = QApplication([])
    layer = Layer()
    yield Item("repaint 361 stones with 361 names", second(layer.repaint, TIMES))
    patches = second(lambda: exhaust(layer.patch() for _ in range(PATCHES)), PATCHES * TIMES)
    yield Item("repaint one changed point and copy it", patches)
    app.quit()


def searching() -> Iterator[Item]:
    """Search the index for the whole board, at edges, in the inside and in corners that have no
    keys.
    """
    from _search_queries import agreed_queries

    from goboard_gui.game_index.builder import build
    from goboard_gui.game_index.index import Index

    folder = Path(os.environ[INDEX])
    if not folder.exists():
        exhaust(build(folder, [folder.parent / "games"]))
    index = Index(folder)
    for case in agreed_queries():
        queries = {f"{case.kind}, {case.name}": case.query}
        if case.kind == "corner":
            queries = {
                f"corner {side}×{side}, {case.name}": corner(case.query, side)
                for side in OTHER_CORNERS
            }
        for name, query in queries.items():
            seconds = second(partial(answer, index, query))
            yield Item(f"search {name}", seconds, answer(index, query)[:2])
    index.close()


def answer(index: Index, query: Query) -> tuple[object, ...]:
    """Return the numbers of games and hits, and the continuations."""
    found = index.find(query)
    return found.game_count, found.occurrences, found.continuations


def corner(query: Query, side: int) -> Query:
    """Return the query for another square of the same corner."""
    from dataclasses import replace

    from goboard_gui.go import Crop

    return replace(query, crop=Crop(0, 0, side - 1, side - 1))


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


WORK = {
    "replaying": replaying,
    "navigating": navigating,
    "reading and writing": reading_and_writing,
    "painting": painting,
    "searching": searching,
}
"""What can be measured, by the name under which it is asked for."""


if __name__ == "__main__":
    for name, seconds, result in WORK[sys.argv[1]]():
        print(json.dumps([name, float(seconds), seconds.cpu, result]), flush=True)
