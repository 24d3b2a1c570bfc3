"""Comments of a record, and the notation of the point names in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..notation import Naming, UnknownNotationError, notation
from ..record.properties import texts
from ..record.properties.tables import COMMENT_PROPERTIES
from ..record.steps import board_shape
from ..record.tree import Property

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..notation import Notation
    from ..record.tree import Tree

COMMENT_NOTATION = "GBCN"
"""Private root property with the id of the notation used in comments."""

_DEFAULT = "western"  # used in the comments of nearly all files
_COMMENT = "C"
_MAX_NODES = 5000
"""Larger records are not searched: they are assumed to have comments."""


def read_comment(tree: Tree, node: int) -> str:
    r"""Return the comment of a node, or an empty string; several comments are joined by line
    breaks.

    >>> from goboard_gui.record.tree import Tree
    >>> read_comment(Tree.new([Property("C", ("[Q16\\] is big",))]), 0)
    '[Q16] is big'
    """
    return decode_text(tree, node, _COMMENT)


def has_comment(tree: Tree, node: int) -> bool:
    """Return whether a node has a comment, even an empty one."""
    return any(name in COMMENT_PROPERTIES for name, _ in tree.properties(node))


def with_comment(tree: Tree, node: int, text: str) -> Tree:
    """Return a record with the comment of a node set, or removed if ``text`` is empty.

    Returns the same record if nothing changes.
    """
    return tree if text == read_comment(tree, node) else _with_text(tree, node, _COMMENT, text)


def comment_notation(tree: Tree) -> Notation:
    """Return the notation of the point names in the comments of a record, which is Western by
    default.
    """
    try:
        return notation(decode_text(tree, tree.root, COMMENT_NOTATION).strip() or _DEFAULT)
    except UnknownNotationError:
        return notation(_DEFAULT)


def declares_comment_notation(tree: Tree) -> bool:
    """Return whether a record states the notation of the point names in its comments."""
    return any(name == COMMENT_NOTATION for name, _ in tree.properties(tree.root))


def with_comment_notation(tree: Tree, chosen: Notation, *, stated: bool = False) -> Tree:
    """Return a record that states the notation of the point names in its comments; the comments are
    unchanged.

    Returns the same record if that is their notation already, unless it must be ``stated``.
    """
    if chosen == comment_notation(tree) and (not stated or declares_comment_notation(tree)):
        return tree
    return _with_text(tree, tree.root, COMMENT_NOTATION, chosen.id)


def comment_point_naming(tree: Tree) -> Naming:
    """Return how points are named in the comments of a record, which does not depend on the
    displayed view.
    """
    return Naming.on_board(comment_notation(tree), board_shape(tree))


def decode_text(tree: Tree, node: int, ident: str) -> str:
    """Return the text of the properties with a name in a node, joined by line breaks."""
    return texts.decode_texts(
        raw for name, raws in tree.properties(node) if name == ident for raw in raws
    )


def _with_text(tree: Tree, node: int, ident: str, text: str) -> Tree:
    return tree.set_properties(node, replace_text(tree.properties(node), ident, text))


def replace_text(properties: Sequence[Property], ident: str, text: str) -> list[Property]:
    """Return properties with those named ``ident`` replaced by one with the given text, or without
    them if the text is empty.
    """
    new = [Property(ident, (texts.encode_text(text),))] if text else []
    places = [place for place, item in enumerate(properties) if item.ident == ident]
    place = places[0] if places else len(properties)
    rest = [item for item in properties[place:] if item.ident != ident]
    return [*properties[:place], *new, *rest]


class MissingNotation:
    """A cached check of whether a record has neither comments nor a stated notation for them.

    The result for the last record is kept; of a later version only the edits are examined.
    """

    def __init__(self) -> None:
        self._tree: Tree | None = None
        self._commented: int | None = None

    def is_missing_in(self, tree: Tree) -> bool:
        """Return whether a record has no comments and does not state a notation for them.

        >>> from goboard_gui.record.tree import Property, Tree
        >>> tree, missing = Tree.new(), MissingNotation()
        >>> missing.is_missing_in(tree)
        True
        >>> missing.is_missing_in(tree.set_properties(0, [Property("C", ("Hm",))]))
        False
        """
        if declares_comment_notation(tree) or len(tree.source) > _MAX_NODES:
            return False
        if tree is not self._tree:
            self._find_comment(tree)
        return self._commented is None

    def _find_comment(self, tree: Tree) -> None:
        """Find a node with a comment and store it; in a later version of the record, only changed
        nodes are examined.
        """
        before, commented = self._tree, self._commented
        nodes: Iterable[int] = tree.preorder()
        if before is not None and before.source is tree.source:
            if commented is None:
                nodes = filter(tree.has_id, tree.difference(before))
            elif tree.has_id(commented) and has_comment(tree, commented):
                nodes = [commented]
        self._tree = tree
        self._commented = next((node for node in nodes if has_comment(tree, node)), None)
