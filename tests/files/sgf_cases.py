"""What several tests of files share: trees as plain data, sgfmill's view of a text, the corpus."""

from __future__ import annotations

import os
from itertools import groupby
from typing import TYPE_CHECKING

from sgfmill import sgf_grammar

from goboard_gui.files.sgf.reading import SgfFile, read_sgf
from tests.corpus import material, material_files

if TYPE_CHECKING:
    from pathlib import Path

FULL = os.environ.get("GOBOARD_FULL_CORPUS") == "1"
_SAMPLE = 25  # of a folder of thousands of games, one in so many


def shape(tree) -> list[tuple[int, list[tuple[str, list[str]]]]]:
    """Every node in preorder: how many children, and the properties, repeated ones joined."""
    rows = []
    for node in tree.preorder():
        joined: dict[str, list[str]] = {}
        for ident, values in tree.node(node).properties:
            joined.setdefault(ident, []).extend(values)
        rows.append((len(tree.children(node)), list(joined.items())))
    return rows


def shapes(file: SgfFile) -> list:
    return [shape(tree) for tree in file.games]


def sgfmill_shapes(text: str) -> list:
    """The same of every game as sgfmill's grammar reads them.

    :raises ValueError: when it refuses the text.
    """
    games = sgf_grammar.parse_sgf_collection(text.encode("utf-8", "surrogatepass"))
    return [_coarse_shape(game) for game in games]


def _coarse_shape(game) -> list:
    rows = []
    stack = [game]
    while stack:
        branch = stack.pop()
        for number, properties in enumerate(branch.sequence):
            last = number == len(branch.sequence) - 1
            children = len(branch.children) if last else 1
            values = [
                (ident, [value.decode("utf-8", "surrogatepass") for value in raw])
                for ident, raw in properties.items()
            ]
            rows.append((children, values))
        stack.extend(reversed(branch.children))
    return rows


def corpus_files() -> list[Path]:
    """The records of the corpus: all of the small folders, a sample of the large ones."""
    found = []
    corpus = material("corpus")
    groups = groupby(
        material_files("corpus", endings=(".sgf", ".mgt")),
        lambda it: it.relative_to(corpus).parts[0],
    )
    for files in (list(group) for _, group in groups):
        found += files if FULL or len(files) < 500 else files[::_SAMPLE]
    return found


def moves(tree) -> list[tuple[str, str]]:
    """The moves of a tree in preorder, as identifier and value."""
    return [
        (ident, values[0])
        for node in tree.preorder()
        for ident, values in tree.node(node).properties
        if ident in ("B", "W")
    ]


def reread(data: bytes) -> SgfFile:
    return read_sgf(data, "written")
