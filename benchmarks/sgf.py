"""Read, visit and write a tree of 60,000 nodes, beside sgfmill; and jump within a game.

The tree is grown by `joseki.py` in the shape of a joseki dictionary. Every node is kept and can be
reached once it is read; sgfmill's properties, like ours, are cut out when they are looked at.
"""

from __future__ import annotations

import random
from functools import partial

from _timing import HEADER, Row, interleaved, timed
from joseki import grow
from sgfmill import sgf as peer

from goboard_gui.files.sgf import read
from goboard_gui.files.writing import write
from goboard_gui.go import Point, Size
from goboard_gui.record import Property, Session, new_game

NODES = 60_000
MOVES = 400
JUMPS = 1_000
JUMP_GOAL = 50e-6
"""Seconds for a jump to any node of a game of 400 moves, position included."""


def visit(data: bytes) -> None:
    tree = read(data).games[0]
    seen = 0
    for node in tree.preorder():
        tree.parent(node)
        seen += 1
    assert seen >= NODES


def look_at_all(data: bytes) -> None:
    tree = read(data).games[0]
    for node in tree.preorder():
        tree.properties(node)


def look_at_all_of_peer(data: bytes) -> None:
    ahead = [peer.Sgf_game.from_bytes(data).get_root()]
    while ahead:
        node = ahead.pop()
        node.get_raw_property_map()
        ahead.extend(node)


def a_jump() -> float:
    """The mean seconds of a jump in a game whose moves are shown in the list."""
    session = Session(new_game(Size(19, 19)))
    points = [Point(column, row) for column in range(19) for row in range(19)]
    shuffle = random.Random(7)
    shuffle.shuffle(points)
    while session.step.number < MOVES:
        session.play(shuffle.choice(points))
    session.steps()
    targets = [shuffle.choice(session.line) for _ in range(JUMPS)]

    def jump() -> None:
        for node in targets:
            session.go_to(node)
            _ = session.board

    return timed(jump) / JUMPS


def main() -> None:
    data = grow(NODES).encode()
    # A tree kept in memory slows down whoever allocates: nothing is kept while reading is measured.
    read_times = interleaved(
        {
            "read": partial(timed, partial(read, data)),
            "visit": partial(timed, partial(visit, data)),
            "look": partial(timed, partial(look_at_all, data)),
            "peer read": partial(timed, partial(peer.Sgf_game.from_bytes, data)),
            "peer look": partial(timed, partial(look_at_all_of_peer, data)),
        }
    )
    file = read(data)
    edited = file.games[0].set_properties(5, [Property("C", ("edited",))])
    game = peer.Sgf_game.from_bytes(data)
    write_times = interleaved(
        {
            "write": partial(timed, partial(write, file, [edited])),
            "peer write": partial(timed, game.serialise),
        }
    )
    times = read_times | write_times
    rows = (
        ("60,000 nodes: bytes to navigable tree", times["read"], times["peer read"], 0.25),
        ("  and every node visited", times["visit"], times["peer look"], 0.25),
        ("  and all its properties cut out", times["look"], times["peer look"], 0.6),
        ("  and written after one edit", times["write"], times["peer write"], 0.25),
        (f"jump in a game of {MOVES} moves / 50 µs", a_jump(), JUMP_GOAL, 1),
    )
    for row in rows:
        print(Row(*row))


if __name__ == "__main__":
    print(HEADER)
    main()
