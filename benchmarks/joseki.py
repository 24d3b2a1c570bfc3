"""Generate a game tree with the size and shape of a joseki dictionary, and write it as SGF.

    python benchmarks/joseki.py [NODES] [FILE]

Real dictionaries may not be shipped. Two of 19,319 and 16,247 nodes were looked at for the shape:
28 to 37 of 100 nodes are ends and 11 to 17 are forks, with 2 or 3 ways on as a rule and 27 at most;
most forks are 3 to 6 moves deep, nearly half of the variations are a single move, ends are 10 to 13
moves deep on average and 46 at most, and 13 of 100 moves are played elsewhere, written as passes.
Comments and markup are about as many as in a well-known one of 62,443 nodes. All moves are legal;
the same number of nodes and seed always give the same tree.
"""

from __future__ import annotations

import random
import sys
from itertools import accumulate
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.go import Board, Colour, Point, Replay, Size
from goboard_gui.record.properties.codec import write_move

NODES = 70_000
CORNER, DEEPEST, MOST_WAYS = 10, 46, 27
_PASS_SHARE = 0.13
# Of 10,000 variations, how many leave a line after so many moves.
_FORKS = (4, 28, 182, 810, 1529, 1232, 832, 610, 713, 681, 581, 466, 426, 425, 319, 270, 267, 183)
_LATE_FORKS = (90, 82, 67, 40, 31, 25, 21, 14, 8, 10, 8, 9, 8, 5, 4, 4, 3, 3, 2, 2)
# Of 1000 variations, how many are so many moves long, from one on.
_LENGTHS = (420, 202, 114, 69, 46, 34, 27, 20, 14, 12, 8, 7, 6, 5, 4, 3, 2, 3, 2, 2)
_WORDS = ("the", "corner", "white", "black", "settles", "here", "is", "large", "after", "ladder")
_MARKUP = ("LB[cd:a][dd:b]", "TR[qd]", "N[A]", "MA[cf]", "CR[dc]")


def grow(nodes: int = NODES, seed: int = 1) -> str:
    """Return the text of one SGF game with ``count`` nodes."""
    chance = random.Random(seed)
    return _written(_shape(nodes, chance), chance)


def _shape(nodes: int, chance: random.Random) -> list[list[int]]:
    """Return the children of each node, line by line until there are enough."""
    children: list[list[int]] = [[]]
    levels: list[list[int]] = [[0]]
    lengths, forks = list(accumulate(_LENGTHS)), list(accumulate(_FORKS + _LATE_FORKS))
    depth, length, node = 0, 24, 0
    while True:
        for _ in range(min(length, DEEPEST - depth)):
            if len(children) == nodes:
                return children
            children[node].append(len(children))
            node, depth = len(children), depth + 1
            children.append([])
            if depth == len(levels):
                levels.append([])
            levels[depth].append(node)
        while True:
            depth = min(chance.choices(range(len(forks)), cum_weights=forks)[0], len(levels) - 1)
            node = chance.choice(levels[depth])
            if 0 < len(children[node]) < MOST_WAYS:
                break
        length = chance.choices(range(1, len(lengths) + 1), cum_weights=lengths)[0]


def _written(children: list[list[int]], chance: random.Random) -> str:
    """Return a tree as SGF, with a move at each node; siblings have different ones."""
    replay = Replay(Board.empty(Size(19, 19)))
    parts = ["(;FF[4]GM[1]SZ[19]CA[UTF-8]GN[Grown dictionary]AP[joseki:1]\n"]
    taken: dict[int, set[Point | None]] = {}
    ahead: list[tuple[int, int]] = [(0, 0)]
    while ahead:
        parent, index = ahead.pop()
        below = children[parent]
        if index and len(below) > 1:
            parts.append(")")
        if index == len(below):
            if parent:
                replay.take_back()
            taken.pop(parent, None)
            continue
        ahead += [(parent, index + 1), (below[index], 0)]
        if len(below) > 1:
            parts.append("\n(")
        colour = list(Colour)[len(replay) % 2]
        point = _move(replay, colour, taken.setdefault(parent, set()), chance)
        parts.append(f";{'BW'[len(replay) % 2 - 1]}[{write_move(point)}]")
        parts.append(_said(below[index], chance))
    parts.append(")\n")
    return "".join(parts)


def _move(
    replay: Replay, colour: Colour, taken: set[Point | None], chance: random.Random
) -> Point | None:
    """Make a legal move in the corner other than those already taken, or sometimes a pass."""
    if None not in taken and chance.random() < _PASS_SHARE:
        taken.add(None)
        replay.pass_turn(colour)
        return None
    while True:
        point = Point(18 - chance.randrange(CORNER), chance.randrange(CORNER))
        if point not in taken:
            taken.add(point)
            if replay.play(point, colour).illegal is None:
                return point
            replay.take_back()


def _said(number: int, chance: random.Random) -> str:
    """Return a comment, some markup, or in most cases nothing."""
    dice = chance.random()
    if dice < 0.2:
        words = " ".join(chance.choices(_WORDS, k=chance.randint(4, 24)))
        return f"C[{number}: {words}.]"
    return chance.choice(_MARKUP) if dice < 0.4 else ""


def main() -> None:
    text = grow(int(sys.argv[1]) if len(sys.argv) > 1 else NODES)
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
