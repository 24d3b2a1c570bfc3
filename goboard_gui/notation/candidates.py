"""What a text could mean as a name, in each notation: for people to choose from, never for us."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .errors import NotationError
from .naming import Naming
from .registry import NOTATIONS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Point
    from .base import Notation


class Strictness(Enum):
    """How far a text is from what a notation writes itself."""

    CANONICAL = "canonical"
    """It is written so."""
    TOLERATED = "tolerated"
    """It is written otherwise, but there is only one way to understand it."""
    REPAIRED = "repaired"
    """It is damaged in a way known of the notation, and may mean something else."""


@dataclass(frozen=True)
class Candidate:
    """What a text means in one notation: the points, or the error that tells why there are none.

    ``naming`` is how it was read. Where there is an ``error``, ``strictness`` is None.
    """

    naming: Naming
    points: frozenset[Point] = frozenset()
    strictness: Strictness | None = None
    error: NotationError | None = None


def candidates(
    text: str, naming: Naming, notations: Iterable[Notation] = NOTATIONS
) -> list[Candidate]:
    """What a text could mean on the board of a naming, under its view and its reading.

    The notation of ``naming`` comes first, then the others in their order; those that cannot name
    all points of the board are left out.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.notation import notation
    >>> found = candidates("3,3", Naming(notation("western"), Size(19, 19)))
    >>> found[0].naming.notation.id, found[0].points, str(found[0].error)[:26]
    ('western', frozenset(), '“3,3” names no point in th')
    >>> [candidate.strictness for candidate in found
    ...  if candidate.naming.notation.id == "cartesian"]
    [<Strictness.TOLERATED: 'tolerated'>]
    """
    others = (notation for notation in notations if notation.id != naming.notation.id)
    namings = [
        naming,
        *(Naming(notation, naming.size, naming.view, naming.reading) for notation in others),
    ]
    return [_candidate(text, each) for each in namings if each.supported]


def _candidate(text: str, naming: Naming) -> Candidate:
    try:
        points = naming.points(text)
    except NotationError as error:
        return _repaired(text, naming, error)
    written = all(_writes(naming, point, text.strip()) for point in points)
    strictness = Strictness.CANONICAL if written else Strictness.TOLERATED
    return Candidate(naming, points, strictness)


def _writes(naming: Naming, point: Point, text: str) -> bool:
    return text in (naming.name(point), naming.record_form(point))


def _repaired(text: str, naming: Naming, error: NotationError) -> Candidate:
    try:
        point = naming.repair(text)
    except NotationError:
        return Candidate(naming, error=error)
    return Candidate(naming, frozenset([point]), Strictness.REPAIRED)
