"""Branches as SGF text, for copying between records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.edits.branches import branch_nodes
from ...record.node import NodeList, Property
from ...record.properties.board_shapes import shape_properties
from ...record.properties.info_names import with_standard_names
from ...record.properties.tables import GAME_INFO_PROPERTIES, ROOT_PROPERTIES
from ...record.steps import board_shape, board_size
from ...record.tree import Tree
from ..encoding import DecodedText, EncodingSource
from ..errors import ReadError, ReadErrorReason
from .reading import read_sgf_source
from .source import Source
from .writing import game_pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Size
    from ...record.node import Branch

_OF_A_ROOT = {*ROOT_PROPERTIES, *GAME_INFO_PROPERTIES}


class NoBranchError(ValueError):
    """Exception raised if a text contains nothing that can be pasted into a record."""

    def __str__(self) -> str:
        return "the text contains no moves"


class SizeMismatchError(ValueError):
    """Exception raised if a branch belongs to a board of another size."""

    def __init__(self, size: Size, wanted: Size) -> None:
        super().__init__(size, wanted)
        self.size = size
        self.wanted = wanted

    def __str__(self) -> str:
        return f"moves from a {self.size} board don't fit on a {self.wanted} board"


def write_branch(tree: Tree, node: int) -> str:
    """Return a node and its descendants as a separate SGF game, below a root with the board.

    The root of a record is written as it is.

    :raises UnwritableValueError: when a raw value or an identifier is not SGF.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree, move = Tree.new([Property("SZ", ("9",))]).add(0, [Property("B", ("ee",))])
    >>> write_branch(tree, move)
    '(;GM[1]FF[4]SZ[9]\\n;B[ee])'
    """
    nodes = list(branch_nodes(tree, node))
    if node != tree.root:
        game, *others = shape_properties(board_shape(tree))
        root = (game, Property("FF", ("4",)), *others)
        below = [(0 if above is None else above + 1, content) for above, content in nodes]
        nodes = [(None, root), *below]
    pieces = game_pieces(Tree.from_source(NodeList.from_properties(nodes)), "\n")
    return "".join(piece.whole_text for piece in pieces)


def read_branches(text: str, size: Size) -> list[Branch]:
    """Parse an SGF text from any program into branches that can be grafted onto a record.

    A root with only properties of the record and of the game is omitted, so each variation after it
    is a branch; any other root is the first node of a single branch, without these properties. A
    game without a size is assumed to have this one.

    :raises NoBranchError: when the text has no game, or only empty ones.
    :raises OtherSizeError: when a game has another board size.
    :raises ReadError: when a game has too many nodes.

    >>> from goboard_gui.go import Size
    >>> branches = read_branches("(;SZ[9](;B[ee];W[cc])(;B[gc]))", Size(9, 9))
    >>> [len(branch) for branch in branches]
    [2, 1]
    """
    try:
        games = read_sgf_source(
            Source(b"", DecodedText(text, "utf-8", EncodingSource.CHOSEN))
        ).games
    except ReadError as error:
        if error.reason is ReadErrorReason.NO_GAME:
            raise NoBranchError from None
        raise
    for tree in games:
        if tree.node(tree.root).has_any_property("SZ") and board_size(tree) != size:
            raise SizeMismatchError(board_size(tree), size)
    branches = [branch for tree in games for branch in _branches(tree)]
    if not branches:
        raise NoBranchError
    return branches


def _branches(tree: Tree) -> Iterator[Branch]:
    held = with_standard_names(tree.properties(tree.root))
    root = tuple(item for item in held if item.ident not in _OF_A_ROOT)
    if root:
        yield [(None, root), *branch_nodes(tree, tree.root)[1:]]
    else:
        for child in tree.children(tree.root):
            yield branch_nodes(tree, child)
