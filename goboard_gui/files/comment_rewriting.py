"""Rewriting of the point names in all comments of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from ..notation import Naming
from ..notation.lettered_moves import find_lettered_moves
from ..notation.name_contexts import without_other_names
from ..notation.prose import find_names, rename_points, symbols_in_names
from ..record.figures.line_moves import LineReader
from ..record.properties.tables import COMMENT_PROPERTIES
from .comments import comment_point_naming, decode_text, replace_text, with_comment_notation
from .point_evidence import PointEvidence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..go import Point, Symmetry
    from ..notation.mentions import Mention
    from ..record.tree import Property, Tree


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


def rewrite_comments(
    tree: Tree, source: Naming, target: Naming, *, doubtful: bool = False
) -> RewrittenComments:
    """Return a record in which the point names in comments are translated from the notation and
    view of ``source`` to those of ``target``.

    The comments then have the notation of ``target``. Comments without names are unchanged, and so
    are those without evidence that their names are points, see `PointEvidence`, unless ``doubtful``
    is true. Moves that are spelled like points, see `LetteredMoves`, are not names. O(nodes and
    comments).

    >>> from goboard_gui.files.comments import comment_notation
    >>> from goboard_gui.notation import notation
    >>> from goboard_gui.record.steps import board_size
    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("C", ("Q16 is big",))])
    >>> source = comment_point_naming(tree)
    >>> target = Naming(notation("andreev"), board_size(tree))
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
                before = decode_text(tree, node, ident)
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
        properties[change.node] = replace_text(old, change.ident, change.after)
    rewritten = tree.set_properties_of_nodes(properties) if changes else tree
    return RewrittenComments(rewritten, tuple(changes), tuple(without_evidence))
