"""Points that a text may name, in each notation, for the user to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .all_notations import NOTATIONS
from .errors import NotationError
from .naming import Naming

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..go import Point
    from .base import Notation


_LONGEST_TEXT = 1000
"""The number of characters to which a text that is too long for a name is truncated."""


class Strictness(Enum):
    """The degree to which a text follows the spelling of a notation."""

    CANONICAL = "canonical"
    """Exactly as the notation writes it."""
    TOLERATED = "tolerated"
    """A different but unambiguous spelling."""
    REPAIRED = "repaired"
    """Repaired; the text may have meant something else."""


@dataclass(frozen=True)
class Candidate:
    """A possible meaning of a text in one notation: the points it names, or the error if it names
    none.

    ``naming`` is how it was read. If there is an ``error``, ``strictness`` is None.
    """

    naming: Naming
    points: frozenset[Point] = frozenset()
    strictness: Strictness | None = None
    error: NotationError | None = None


def find_candidates(
    text: str, naming: Naming, notations: Iterable[Notation] = NOTATIONS
) -> list[Candidate]:
    """Return the possible meanings of a text as the name of a point, one for each notation.

    The notation of ``naming`` comes first, then the others in order; notations that do not support
    the board size are left out. The errors about a long text have its beginning only.

    >>> from goboard_gui.go import Point, Size
    >>> from goboard_gui.notation import notation
    >>> found = find_candidates("3,3", Naming(notation("western"), Size(19, 19)))
    >>> found[0].naming.notation.id, found[0].points, str(found[0].error)[:26]
    ('western', frozenset(), '“3,3” is not a point in th')
    >>> [candidate.strictness for candidate in found
    ...  if candidate.naming.notation.id == "cartesian"]
    [<Strictness.TOLERATED: 'tolerated'>]
    """
    name = text.strip()
    if len(name) > _LONGEST_TEXT:
        name = f"{name[:_LONGEST_TEXT]}…"
    others = (notation for notation in notations if notation.id != naming.notation.id)
    namings = [
        naming,
        *(Naming(notation, naming.size, naming.view, naming.reading) for notation in others),
    ]
    return [_candidate(name, each) for each in namings if each.is_supported]


def _candidate(text: str, naming: Naming) -> Candidate:
    try:
        points = naming.parse_points(text)
    except NotationError as error:
        return _repaired(text, naming, error)
    written = all(_is_canonical(naming, point, text.strip()) for point in points)
    strictness = Strictness.CANONICAL if written else Strictness.TOLERATED
    return Candidate(naming, points, strictness)


def _is_canonical(naming: Naming, point: Point, text: str) -> bool:
    return text in (naming.name(point), naming.format_for_records(point))


def _repaired(text: str, naming: Naming, error: NotationError) -> Candidate:
    try:
        point = naming.repair(text)
    except NotationError:
        return Candidate(naming, error=error)
    return Candidate(naming, frozenset([point]), Strictness.REPAIRED)
