"""Point names in comments, translated to those of the printed board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....files.comments import comment_naming
from ....files.point_evidence import PointEvidence
from ....notation import Reading
from ....notation.prose import find_names, name_symbols, rename_points
from ....record import board_shape
from ..options import CommentCoordinates

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....notation import Naming
    from ....notation.mentions import Mention
    from ....record import Tree
    from ..options import PrintOptions


class PointTranslator:
    """Translation of point names from the notation of a record's comments to that of the printed
    board.

    Names stay as they are if the print options say so, or if the printed notation gives several
    points the same name.
    """

    def __init__(self, tree: Tree, options: PrintOptions) -> None:
        self._source = comment_naming(tree)
        self._target = options.names.naming(board_shape(tree))
        self._characters = _characters_in_names(self._target)
        self._keeps = (
            options.comment_coordinates is CommentCoordinates.KEEP
            or not self._target.notation.bijective
            or _is_same(self._source, self._target)
        )
        self._evidence = PointEvidence(tree, self._source)

    def doubtful_names(self, node: int, comment: str) -> list[str]:
        """Return the names in the comment of a node that should stay because there is no evidence
        that they are points, see `PointEvidence`.
        """
        if self._keeps:
            return []
        names = self._evidence.names_without_evidence(node, comment)
        return [*dict.fromkeys(comment[name.start : name.end] for name in names)]

    def translate(self, text: str) -> tuple[str, Sequence[Mention]]:
        """Return a text with translated point names, and the ranges of these names in it."""
        if self._keeps:
            return text, ()
        renamed = rename_points(text, self._source, self._target.name, self._characters)
        return renamed.text, renamed.after

    def find(self, text: str) -> Sequence[Mention]:
        """Return the ranges of the names in a text that are spelled as in comments."""
        return find_names(text, self._source)


@lru_cache(maxsize=8)  # a book of problems has hundreds of records
def _characters_in_names(naming: Naming) -> frozenset[str]:
    """Return the characters that occur in the names of the points."""
    return name_symbols(map(naming.name, naming.points()))


def _is_same(source: Naming, target: Naming) -> bool:
    """Return whether all points have the same names in ``source`` and ``target``."""
    return source.notation == target.notation and (
        target.reading is Reading.TRAVEL or target.view is source.view
    )
