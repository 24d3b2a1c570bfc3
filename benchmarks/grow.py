"""Grow a game tree with the shape of a dictionary of joseki: wide, bushy, and commented.

    python benchmarks/grow.py [nodes] > tree.sgf

Real dictionaries may not be shipped. The figures followed here (nodes, bytes, properties and
comments a node, branching) are those of a well-known one of 62,443 nodes; the same number of
nodes always gives the same tree.
"""

from __future__ import annotations

import random
import sys

NODES = 60_000
_WORDS = ("the", "corner", "white", "black", "settles", "here", "is", "large", "after", "ladder")
_POINTS = "abcdefghijklmnopqrs"


def grow(nodes: int = NODES, seed: int = 1) -> str:
    """The text of one SGF game with so many nodes."""
    chance = random.Random(seed)
    parts = ["(;FF[4]GM[1]SZ[19]CA[UTF-8]GN[Grown dictionary]AP[grow:1]\n"]
    depths: list[int] = []  # of the nodes at which a variation is open, the depth each
    depth = 0
    for number in range(1, nodes):
        parts.append(_node(chance, depth, number))
        depth += 1
        ends = depth > 4 and chance.random() < depth / 60
        if ends and depths:
            while depths and (len(depths) > 12 or chance.random() < 0.5):
                parts.append(")")
                depth = depths.pop()
            parts.append("\n(")
            depths.append(depth)
        elif chance.random() < 0.18:
            parts.append("\n(")
            depths.append(depth)
    parts.append(";N[end]" + ")" * len(depths) + ")\n")
    return "".join(parts)


def _node(chance: random.Random, depth: int, number: int) -> str:
    colour = "BW"[depth % 2]
    move = f";{colour}[{chance.choice(_POINTS)}{chance.choice(_POINTS)}]"
    if chance.random() < 0.2:
        words = " ".join(chance.choices(_WORDS, k=chance.randint(4, 24)))
        return f"{move}C[{number}: {words}.]"
    other = chance.choice(("LB[cd:a][dd:b]", "TR[qd]", "N[A]", "MA[cf]", "CR[dc]"))
    return move + other


if __name__ == "__main__":
    sys.stdout.write(grow(int(sys.argv[1]) if len(sys.argv) > 1 else NODES))
