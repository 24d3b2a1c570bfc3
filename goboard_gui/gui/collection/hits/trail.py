"""A trail of hits: what was asked, what was found, and at which hit of it one is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ....go import Crop, Point

if TYPE_CHECKING:
    from pathlib import Path

    from ....game_index.query import Query
    from ....game_index.results import Hit, SearchResult
    from ....go import Symmetry
    from ....record import Tree
    from ..asked import Asked
    from ..games.words import GameRow
    from ..search import Answered
    from .origin import Origin


@dataclass(frozen=True)
class Trail:
    """What was asked and found, and where: hits are followed through this, whatever one looks at.

    ``question`` is None if one was just looking at all games. ``view`` is how the board was seen,
    ``origin`` what was open then; None as long as nothing else was opened.
    """

    folder: Path
    asked: Asked
    question: Query | None
    answer: SearchResult | None
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

    def hit(self, trail: Trail) -> Hit | None:
        """The hit, turned no further than it has to be; None where nothing was looked for."""
        if not self.row.hits or trail.question is None:
            return None
        return trail.question.normalised(self.row.hits[self.place])


def question_of(found: Answered) -> Query:
    """What was looked for, to be looked for again in a record."""
    from ....game_index.query import Query

    asked, points = found.asked, None
    if asked.crop is not None:
        points = [point for point in asked.crop.points() if point not in asked.ignoring]
    return Query.of(found.board, points)


def asked_at(at: At, trail: Trail) -> Asked:
    """What was asked, as it lies in a hit: a region is looked for from there."""
    asked, question, hit = trail.asked, trail.question, at.hit(trail)
    if asked.crop is None or question is None or hit is None:
        return asked
    crop = asked.crop
    corners = Point(crop.left, crop.top), Point(crop.right, crop.bottom)
    return replace(
        asked,
        crop=Crop.around(question.map_points(corners, hit)),
        ignoring=frozenset(question.map_points(asked.ignoring, hit)),
    )


def node_of(at: At, trail: Trail, tree: Tree) -> int | None:
    """The node of a hit in a record, None if it does not stand there; without one, the root."""
    hit = at.hit(trail)
    if trail.question is None or hit is None:
        return tree.root
    return trail.question.locate(hit, tree)
