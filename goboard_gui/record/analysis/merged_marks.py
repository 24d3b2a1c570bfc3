"""The marks of the moves of a problem, from the marks of the nodes that have the same move.

Everything below a wrong mark is wrong, except right words below a wrong variation (WV). Where nodes
with the same move disagree, a right mark in or below one of them counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .problem_marks import MarkSource
from .problem_tree import ProblemMove
from .problem_words import Verdict
from .problems import Place, parent_place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..tree import Tree
    from .problem_marks import NodeMark


class MergedMarks(NamedTuple):
    """The marks of moves that count, and a node of each move whose nodes disagree."""

    marks: dict[ProblemMove, Verdict]
    disputed: list[Place]


def merge_marks(
    games: Sequence[Tree], moves: Sequence[ProblemMove], marks: Mapping[Place, NodeMark]
) -> MergedMarks:
    """Return the marks of moves, which are in preorder, given the marks of their nodes."""
    right = _places_with_right(games, moves, marks)
    found = MergedMarks({}, [])
    wrong = set[ProblemMove | None]()
    wrong_variations = set[ProblemMove | None]()
    for move in moves:
        if move.parent in wrong:
            wrong.add(move)
            continue
        if move.parent in wrong_variations:
            wrong_variations.add(move)
        counted = _counted_marks(games, move, marks)
        rights = [mark for mark in counted.values() if mark and mark.verdict is Verdict.RIGHT]
        wrongs = [mark for mark in counted.values() if mark and mark.verdict is Verdict.WRONG]
        is_right_below = not right.isdisjoint(counted)
        disputed = [
            place
            for place, mark in counted.items()
            if mark and mark.verdict is Verdict.WRONG and place not in right
        ]
        if disputed and (rights or is_right_below):
            found.disputed.append(disputed[0])
        if rights:
            is_word = any(mark.source is MarkSource.COMMENT for mark in rights)
            if is_word or move not in wrong_variations:
                found.marks[move] = Verdict.RIGHT
        elif wrongs and not (disputed and is_right_below):
            found.marks[move] = Verdict.WRONG
            are_variations = all(mark.source is MarkSource.WRONG_VARIATION for mark in wrongs)
            (wrong_variations if are_variations else wrong).add(move)
    return found


def _counted_marks(
    games: Sequence[Tree], move: ProblemMove, marks: Mapping[Place, NodeMark]
) -> dict[Place, NodeMark | None]:
    """Return the marks of the nodes of a move, without nodes below a wrong one of them."""
    counted: dict[Place, NodeMark | None] = {}
    below_wrong = set[Place]()
    for place in move.places:
        parent = parent_place(games, place)
        if parent in below_wrong:
            below_wrong.add(place)
            continue
        counted[place] = mark = marks.get(place)
        if _is_wrong(mark):
            below_wrong.add(place)
    return counted


def _places_with_right(
    games: Sequence[Tree], moves: Sequence[ProblemMove], marks: Mapping[Place, NodeMark]
) -> set[Place]:
    """Return the nodes that have a right mark that counts, in them or below them, according to
    their own line.
    """
    right, right_words = set[Place](), set[Place]()
    for move in reversed(moves):
        for place in reversed(move.places):
            mark = marks.get(place)
            if _is_wrong(mark):
                right.discard(place)
                right_words.discard(place)
            elif mark and mark.verdict is Verdict.WRONG and place not in right_words:
                right.discard(place)
            elif mark and mark.verdict is Verdict.RIGHT:
                right.add(place)
                if mark.source is MarkSource.COMMENT:
                    right_words.add(place)
            parent = parent_place(games, place)
            if place in right:
                right.add(parent)
            if place in right_words:
                right_words.add(parent)
    return right


def _is_wrong(mark: NodeMark | None) -> bool:
    """Return whether a mark makes everything below it wrong."""
    is_variation = mark is not None and mark.source is MarkSource.WRONG_VARIATION
    return mark is not None and mark.verdict is Verdict.WRONG and not is_variation
