"""Python libraries as others use them: PYTHON libraries.py {pysgf,sgf,sgfmill} <PATHS

Any Python in whose environment the library is installed. The games as it reads them, and the text
that it writes, are printed as JSON, as `nodes.js` does.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def preorder(root, children_of, facts_of):
    """Return the facts of the nodes; "^" is the parent's number if it is not the node before."""
    nodes, stack = [], [(root, None)]
    while stack:
        node, parent = stack.pop()
        number = len(nodes)
        nodes.append(facts_of(node))
        if parent not in (None, number - 1):
            nodes[-1]["^"] = [str(parent)]
        stack += [(child, number) for child in reversed(list(children_of(node)))]
    return nodes


def through_pysgf(path):
    from pysgf import GoGame

    game = GoGame.from_file(path)

    def facts_of(node):
        facts = {ident: list(map(str, values)) for ident, values in node.properties.items()}
        size = node.board_size
        for colour in "BW":
            if colour in facts:
                facts[colour] = [move.sgf(size) for move in node.moves if move.player == colour]
            if f"A{colour}" in facts:
                stones = [stone for stone in node.placements if stone.player == colour]
                facts[f"A{colour}"] = sorted(stone.sgf(size) for stone in stones)
        if "AE" in facts:
            facts["AE"] = sorted(stone.sgf(size) for stone in node.clear_placements)
        return facts

    return [preorder(game.root, lambda node: node.children, facts_of)], game.root.sgf()


def through_sgf(path):
    import sgf

    data = Path(path).read_bytes()
    declared = re.search(rb"CA\[([^\]]*)\]", data)
    text = data.decode(declared[1].decode() if declared else "utf-8", "replace")
    games = sgf.parse(text)
    output = []

    class Output:
        write = staticmethod(output.append)

    games.output(Output)

    def facts_of(node):
        return {ident: list(values) for ident, values in node.properties.items()}

    def children_of(node):
        return node.variations or ([node.next] if node.next else [])

    read = [preorder(game.root, children_of, facts_of) for game in games]
    return read, "".join(output)


def through_sgfmill(path):
    from sgfmill import sgf

    game = sgf.Sgf_game.from_bytes(Path(path).read_bytes())
    size = game.get_size()

    def name(point):
        row, column = point
        return LETTERS[column] + LETTERS[size - row - 1]

    def value_texts(ident, value):
        if ident in ("B", "W"):
            return ["" if value is None else name(value)]
        if isinstance(value, (set, frozenset)):
            return sorted(map(name, value))
        if isinstance(value, list):
            return [
                f"{name(item[0])}:{name(item[1]) if isinstance(item[1], tuple) else item[1]}"
                if isinstance(item, tuple)
                else str(item)
                for item in value
            ]
        if isinstance(value, tuple):
            return [":".join(map(str, value))]
        if isinstance(value, float):
            return [f"{value:g}"]
        if ident == "PL":
            return [value.upper()]
        return ["" if value is True or value is None else str(value)]

    def facts_of(node):
        facts = {}
        for ident in node.properties():
            try:
                value = node.get(ident)
            except (ValueError, LookupError) as error:
                facts[ident] = [type(error).__name__]
                continue
            facts[ident] = value_texts(ident, value)
            if ident not in ("CA", "SZ", "GM", "FF"):
                node.set(ident, value)
        return facts

    games = [preorder(game.get_root(), lambda node: node, facts_of)]
    return games, base64.b64encode(game.serialise()).decode()


def main():
    open_file = {
        "pysgf": through_pysgf, "sgf": through_sgf, "sgfmill": through_sgfmill,
    }[sys.argv[1]]  # fmt: skip
    answers = []
    for path in sys.stdin.read().split("\n"):
        if not path:
            continue
        try:
            games, written = open_file(path)
        except Exception as error:
            answers.append({"error": f"{type(error).__name__}: {error}"})
            continue
        encoding = "base64" if sys.argv[1] == "sgfmill" else "text"
        answers.append({"games": games, "written": written, "encoding": encoding})
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
