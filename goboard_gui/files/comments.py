"""Comments of a record, and the point names in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..notation import Naming, UnknownNotationError, notation
from ..notation.lettered_moves import find_lettered_moves
from ..notation.name_contexts import without_other_names
from ..notation.prose import find_names, rename_points, symbols_in_names
from ..record.figures.line_moves import LineReader
from ..record.properties import texts
from ..record.properties.tables import COMMENT_PROPERTIES
from ..record.steps import board_shape
from ..record.tree import Property
from .point_evidence import PointEvidence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..go import Point, Symmetry
    from ..notation import Notation
    from ..notation.mentions import Mention
    from ..record.tree import Tree

COMMENT_NOTATION = "GBCN"
"""Private root property with the id of the notation used in comments."""

_DEFAULT = "western"  # used in the comments of nearly all files
_COMMENT = "C"
_MAX_NODES = 5000
"""Larger records are not searched: they are assumed to have comments."""


class CommentChange(NamedTuple):
    """A rewritten comment: its node, SGF property, old and new text, and the ranges of point
    names.
    """

    node: int
    ident: str
    before: str
    after: str
    names_before: tuple[Mention, ...]
    names_after: tuple[Mention, ...]


class RewrittenComments(NamedTuple):
    """A record with rewritten comments, and a list of the changes in preorder.

    ``doubtful`` are the names for which there is no evidence that they are points.
    """

    tree: Tree
    changes: tuple[CommentChange, ...]
    doubtful: tuple[str, ...] = ()


def read_comment(tree: Tree, node: int) -> str:
    r"""Return the comment of a node, or an empty string; several comments are joined by line
    breaks.

    >>> from goboard_gui.record.tree import Tree
    >>> read_comment(Tree.new([Property("C", ("[Q16\\] is big",))]), 0)
    '[Q16] is big'
    """
    return _text(tree, node, _COMMENT)


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
        return notation(_text(tree, tree.root, COMMENT_NOTATION).strip() or _DEFAULT)
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


def rewrite_comments(
    tree: Tree, source: Naming, target: Naming, *, doubtful: bool = False
) -> RewrittenComments:
    """Return a record in which the point names in comments are translated from the notation and
    view of ``source`` to those of ``target``.

    The comments then have the notation of ``target``. Comments without names are unchanged, and so
    are those without evidence that their names are points, see `PointEvidence`, unless ``doubtful``
    is true. Moves that are spelled like points, see `LetteredMoves`, are not names. O(nodes and
    comments).

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("C", ("Q16 is big",))])
    >>> source = comment_point_naming(tree)
    >>> target = Naming(notation("andreev"), board_shape(tree).size)
    >>> rewritten, (change,), _ = rewrite_comments(tree, source, target)
    >>> change.after, comment_notation(rewritten).id
    ('-3-3 is big', 'andreev')
    """
    evidence = PointEvidence(tree, source) if source != target else None
    rewritten = _rename_all(tree, source, target.name, evidence, doubtful=doubtful)
    return rewritten._replace(tree=with_comment_notation(rewritten.tree, target.notation))


def rotate_comments(tree: Tree, symmetry: Symmetry) -> RewrittenComments:
    """Return a record in which the point names in comments are changed to fit the rotated or
    reflected board.

    Only the comments change: call it with the record before `rotate_record`. All names are changed
    that can be points, even without evidence in the record: after the rotation, names that were
    left could be evident, and rotating the record back would not restore its comments.
    """
    naming = comment_point_naming(tree)
    turned = Naming(naming.notation, symmetry.transformed_size(naming.size))

    def rotated_name(point: Point) -> str:
        return turned.name(symmetry.apply(point, naming.size))

    return _rename_all(tree, naming, rotated_name)


def _rename_all(
    tree: Tree,
    source: Naming,
    write: Callable[[Point], str],
    evidence: PointEvidence | None = None,
    *,
    doubtful: bool = False,
) -> RewrittenComments:
    """Rename the points in all comments; given ``evidence``, comments with names that it does not
    support stay unless ``doubtful`` is true.
    """
    changes: list[CommentChange] = []
    without_evidence: list[str] = []
    lines = LineReader(tree)
    signs = symbols_in_names(map(write, source.size.points()))
    for node in tree.preorder():
        # GC is a root property, but misplaced ones mean the same.
        for ident in dict.fromkeys(name for name, _ in tree.properties(node)):
            if ident in COMMENT_PROPERTIES:
                before = _text(tree, node, ident)
                points = find_names(before, source)
                if points and evidence:
                    colours = lines.line_through(node).colours
                    moves = find_lettered_moves(before, points, source, colours)
                    points = [name for name in points if not moves.is_move(before, name)]
                points = without_other_names(before, points)
                names = evidence.names_without_evidence(node, before, points) if evidence else ()
                without_evidence += (before[name.start : name.end] for name in names)
                if names and not doubtful:
                    continue
                after, *ranges = rename_points(before, source, write, signs, points)
                if after != before:
                    changes.append(CommentChange(node, ident, before, after, *ranges))
    properties: dict[int, Sequence[Property]] = {}
    for change in changes:
        old = properties.get(change.node, tree.properties(change.node))
        properties[change.node] = _replaced(old, change.ident, change.after)
    rewritten = tree.set_properties_of_nodes(properties) if changes else tree
    return RewrittenComments(rewritten, tuple(changes), tuple(without_evidence))


def _text(tree: Tree, node: int, ident: str) -> str:
    return texts.decode_texts(
        raw for name, raws in tree.properties(node) if name == ident for raw in raws
    )


def _with_text(tree: Tree, node: int, ident: str, text: str) -> Tree:
    return tree.set_properties(node, _replaced(tree.properties(node), ident, text))


def _replaced(properties: Sequence[Property], ident: str, text: str) -> list[Property]:
    """Replace the properties named ``ident`` by one with the given text, or remove them if the text
    is empty.
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
