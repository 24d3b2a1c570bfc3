"""A trail of hits: what was asked, what was found, and at which hit of it one is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ...go import Crop, Point

if TYPE_CHECKING:
    from pathlib import Path

    from ...fuseki.collection.answers import Answer
    from ...fuseki.collection.places import Question
    from ...go import Symmetry
    from ...record import Tree
    from .game_words import GameRow
    from .origin import Origin
    from .search import Answered, Asked


@dataclass(frozen=True)
class Trail:
    """What was asked and found, and where: hits are followed through this, whatever one looks at.

    ``question`` is None if one was just looking at all games. ``view`` is how the board was seen,
    ``origin`` what was open then; None as long as nothing else was opened.
    """

    folder: Path
    asked: Asked
    question: Question | None
    answer: Answer | None
    view: Symmetry
    origin: Origin | None = None


@dataclass(frozen=True)
class At:
    """A hit: which of a game, where that was listed, and at which node it is, if one came to it."""

    row: GameRow
    place: int
    listed_at: int
    tree: Tree | None = None
    node: int | None = None


def question_of(found: Answered) -> Question:
    """What was looked for, to be looked for again in a record."""
    from ...fuseki.collection.places import Question

    asked, points = found.asked, None
    if asked.crop is not None:
        points = [point for point in asked.crop.points() if point not in asked.ignoring]
    return Question.of(found.board, points)


def asked_at(at: At, trail: Trail) -> Asked:
    """What was asked, as it lies in a hit: a region is looked for from there."""
    asked, question = trail.asked, trail.question
    if asked.crop is None or question is None or not at.row.hits:
        return asked
    hit, crop = at.row.hits[at.place], asked.crop
    corners = Point(crop.left, crop.top), Point(crop.right, crop.bottom)
    return replace(
        asked,
        crop=Crop.around(question.carried(corners, hit)),
        ignoring=frozenset(question.carried(asked.ignoring, hit)),
    )


def node_of(at: At, trail: Trail, tree: Tree) -> int | None:
    """The node of a hit in a record, None if it does not stand there; without one, the root."""
    if trail.question is None or not at.row.hits:
        return tree.root
    return trail.question.place(at.row.hits[at.place], tree)
