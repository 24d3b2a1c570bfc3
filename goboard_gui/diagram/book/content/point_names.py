"""Point names in comments, translated to those of the printed board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....files.comments import comment_point_naming
from ....files.point_evidence import PointEvidence
from ....notation import Reading
from ....notation.lettered_moves import NO_LETTERED_MOVES, LetteredMoves, find_lettered_moves
from ....notation.name_contexts import without_other_names
from ....notation.prose import find_names, rename_points, symbols_in_names
from ....record import board_shape
from ..options import CommentCoordinates
from ..phrases import NO_BREAK

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ....go import Colour
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
        self._source = comment_point_naming(tree)
        self._target = options.names.point_naming(board_shape(tree))
        self._characters = _characters_in_names(self._target)
        self._keeps = (
            options.comment_coordinates is CommentCoordinates.KEEP
            or not self._target.notation.bijective
            or _is_same(self._source, self._target)
        )
        self._evidence = PointEvidence(tree, self._source)

    def lettered_moves(
        self, comment: str, colours: Mapping[int, Collection[Colour]]
    ) -> LetteredMoves:
        """Return the moves of a comment that are spelled like points, given the colours of the
        moves with each number.
        """
        names = find_names(comment, self._source)
        return find_lettered_moves(comment, names, self._source, colours)

    def doubtful_names(
        self, node: int, comment: str, moves: LetteredMoves = NO_LETTERED_MOVES
    ) -> list[str]:
        """Return the names in the comment of a node that should stay because there is no evidence
        that they are points, see `PointEvidence`; ``moves`` are not points.
        """
        if self._keeps:
            return []
        names = self._evidence.names_without_evidence(node, comment, self._points(comment, moves))
        return [*dict.fromkeys(comment[name.start : name.end] for name in names)]

    def coordinates(
        self, node: int, comment: str, moves: LetteredMoves = NO_LETTERED_MOVES
    ) -> list[str]:
        """Return the names in the comment of a node for which there is evidence that they are
        points; ``moves`` are not points.
        """
        points = self._points(comment, moves)
        if self._evidence.names_without_evidence(node, comment, points):
            return []
        return [*dict.fromkeys(comment[name.start : name.end] for name in points)]

    def translate(
        self, text: str, moves: LetteredMoves = NO_LETTERED_MOVES
    ) -> tuple[str, Sequence[Mention]]:
        """Return a text with translated point names, and the ranges of these names in it."""
        if self._keeps:
            return text, ()
        points = self._points(text, moves)
        renamed = rename_points(text, self._source, self._target.name, self._characters, points)
        return _with_dashes(renamed.text, renamed.after)

    def find(self, text: str, moves: LetteredMoves = NO_LETTERED_MOVES) -> Sequence[Mention]:
        """Return the ranges of the names in a text that are spelled as in comments."""
        return [name for name in find_names(text, self._source) if not moves.is_move(text, name)]

    def _points(self, text: str, moves: LetteredMoves) -> list[Mention]:
        """Return the names in a text that can be points."""
        names = without_other_names(text, find_names(text, self._source))
        return [name for name in names if not moves.is_move(text, name)]


def _with_dashes(text: str, names: Sequence[Mention]) -> tuple[str, Sequence[Mention]]:
    """Return a text with dashes instead of hyphens between names that begin with signs, and the
    ranges of the names in it.

    Only the page is concerned: a record needs hyphens so that its names can be translated back.

    >>> from ....notation.mentions import Mention
    >>> names = [Mention(3, 7, frozenset()), Mention(9, 13, frozenset())]
    >>> text, (_, last) = _with_dashes("at +3+3- +4+4", names)
    >>> text.replace(NO_BREAK, "_"), text[last.start : last.end]
    ('at +3+3_–_+4+4', '+4+4')
    """
    parts: list[str] = []
    moved: list[Mention] = []
    end = shift = 0
    for name in names:
        between = text[end : name.start]
        if moved and between == _HYPHEN_BEFORE_SIGN and not text[name.start].isalnum():
            between = f"{NO_BREAK}–{NO_BREAK}"
            shift += len(between) - len(_HYPHEN_BEFORE_SIGN)
        parts += between, text[name.start : name.end]
        moved.append(name._replace(start=name.start + shift, end=name.end + shift))
        end = name.end
    return "".join((*parts, text[end:])), moved


_HYPHEN_BEFORE_SIGN = "- "
"""The text between two names joined by a hyphen, of which the second begins with a sign."""


@lru_cache(maxsize=8)  # a book of problems has hundreds of records
def _characters_in_names(naming: Naming) -> frozenset[str]:
    """Return the characters that occur in the names of the points."""
    return symbols_in_names(map(naming.name, naming.points()))


def _is_same(source: Naming, target: Naming) -> bool:
    """Return whether all points have the same names in ``source`` and ``target``."""
    return source.notation == target.notation and (
        target.reading is Reading.TRAVEL or target.view is source.view
    )
