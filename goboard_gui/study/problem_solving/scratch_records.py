"""Scratch records: what may be seen of a record while its moves are a question.

A scratch record contains the line to a position and grows move by move. It has no result, no
analysis and nothing of later nodes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.comment_rewriting import rotate_comments
from ...files.comments import COMMENT_NOTATION
from ...go import Symmetry
from ...record.edits.rotation import rotate_record
from ...record.node import NodeList
from ...record.properties.board_shapes import shape_properties
from ...record.properties.texts import encode_text
from ...record.steps import board_shape
from ...record.stored_analysis.tables import ANALYSIS_PROPERTIES
from ...record.tree import Property, Tree, replace_properties

if TYPE_CHECKING:
    from collections.abc import Sequence

_HIDDEN = ANALYSIS_PROPERTIES | {"RE"}


def line_record(tree: Tree, node: int) -> tuple[Tree, int]:
    """Return a scratch record that ends at a node, and the id of its last node. O(depth).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;RE[B+1]AB[aa](;W[bb];B[cc])(;W[dd]))").games[0]
    >>> scratch, last = line_record(tree, 1)
    >>> [[item.ident for item in scratch.properties(node)] for node in scratch.preorder()], last
    ([['AB'], ['W']], 1)
    """
    line = tree.line_to(node)
    nodes = [
        (place - 1 if place else None, visible_properties(tree.properties(each)))
        for place, each in enumerate(line)
    ]
    return Tree.from_source(NodeList.from_properties(nodes)), len(line) - 1


def visible_properties(properties: Sequence[Property]) -> tuple[Property, ...]:
    """Return the properties of a node without the result and analysis."""
    return tuple(item for item in properties if item.ident not in _HIDDEN)


def with_comment(properties: Sequence[Property], text: str) -> tuple[Property, ...]:
    """Return the properties of a node with another comment, or without one if that is empty."""
    new = [Property("C", (encode_text(text),))] if text else []
    return tuple(replace_properties(properties, {"C"}, *new))


def turned_properties(
    properties: Sequence[Property], tree: Tree, view: Symmetry
) -> tuple[Property, ...]:
    """Return the properties of a node of a record as seen in a view that keeps the board's shape.

    Points named in comments are turned as well.
    """
    if view is Symmetry.IDENTITY:
        return tuple(properties)
    stated = (item for item in tree.properties(tree.root) if item.ident == COMMENT_NOTATION)
    root = (*shape_properties(board_shape(tree)), *stated)
    alone = Tree.from_source(NodeList.from_properties([(None, root), (0, tuple(properties))]))
    return rotate_record(rotate_comments(alone, view).tree, view).properties(1)
