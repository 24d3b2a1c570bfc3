"""Which stones are dead or in seki, from whose their points are likely to become.

Both players have passed, so what lives at the end of a game has territory or is in seki. A chain
that has little or none needs more of the games played out to be taken for alive: games by chance
let stones live in the opponent's territory that no player would save.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go.score import Marking
from .holdings import Holdings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..go import Board
    from .holdings import Estate, Field

# Tried on some hundred games that servers counted; the neighbouring values do nearly as well.
_HOPELESS = -0.8
"""Chains with less hope are dead, whatever they have."""
_NEEDED = 0.0
"""The hope that chains need which have an estate."""
_NEEDED_OF_SMALL = 0.2
"""The hope that chains need which have a small estate or none."""
_SMALL = 8
"""The most points of a small estate."""
_DOOMED = -0.6
"""Chains with less hope are not in seki with those that surround them."""
_SURE = 0.7
"""Chains with more hope need no seki to live."""
_SHARED = 4
"""The most liberties that are shared in a seki."""
_OPEN = 20
"""The most points of nobody together where a game has ended."""
_ONE_EYE = 3
"""The most points of an estate that is one eye."""


def marking_of(board: Board, means: Sequence[float]) -> Marking:
    """A marking after what became of each point on the average: 1 for Black, −1 for White.

    What is dead is taken off the most hopeless first, because what has captured it then has its
    territory.
    """
    holdings = Holdings(board, means)
    holdings.dead |= {n for n, body in enumerate(holdings.bodies) if body.hope < _HOPELESS}
    seki: set[int] = set()
    while True:
        fields = holdings.fields()
        estates = holdings.estates(fields)
        lost = _lost(holdings, fields, estates, seki)
        if not lost:
            break
        foes = _keeping(holdings, lost, fields, estates)
        if foes:
            seki |= lost | foes
        else:
            holdings.dead |= lost
    seki = seki.union(*_standing_off(holdings, fields, estates))
    return Marking(holdings.stones(holdings.dead), holdings.stones(seki - holdings.dead))


def _lost(
    holdings: Holdings, fields: list[Field], estates: dict[int, Estate], seki: set[int]
) -> frozenset[int]:
    """Of the chains that will not live and belong together those that are furthest from it."""
    worst, least = frozenset[int](), (0.0, -1)
    for field in fields:
        for colour in (1, 2):
            here = holdings.of(field.beside - seki, colour)
            homed = here.intersection(estates)
            families = {estates[number].family: estates[number].size for number in homed}
            if here - homed:
                families[here - homed] = 0
            for family, size in families.items():
                needed = _NEEDED if size > _SMALL else _NEEDED_OF_SMALL
                # Of equal ones the first on the board goes, of whatever colour it is.
                rank = holdings.hope(family) - needed, min(family)
                if rank < least:
                    worst, least = family, rank
    return worst


def _keeping(
    holdings: Holdings, family: frozenset[int], fields: list[Field], estates: dict[int, Estate]
) -> frozenset[int]:
    """The opponent's chains that are in seki with some that seem lost; none if these are lost."""
    colour = holdings.bodies[min(family)].colour
    shared: set[int] = set()
    foes = frozenset[int]()
    for field in fields:
        theirs = holdings.of(field.beside, 3 - colour)
        small = all(n not in estates or estates[n].size <= _SMALL for n in theirs)
        if field.beside & family and theirs and small:
            shared.update(field.points)
            foes |= theirs
    unsure = all(holdings.bodies[number].hope < _SURE for number in foes)
    if holdings.hope(family) > _DOOMED and unsure and _is_locked(holdings, shared, fields):
        return foes
    return frozenset()


def _standing_off(
    holdings: Holdings, fields: list[Field], estates: dict[int, Estate]
) -> Iterator[frozenset[int]]:
    """The chains that live without two eyes, because they share liberties with such others."""
    for field in fields:
        sides = [holdings.of(field.beside, colour) for colour in (1, 2)]
        if all(sides) and not any(_has_eyes(number, estates) for number in field.beside):
            others = [
                it for it in fields if len({holdings.bodies[n].colour for n in it.beside}) > 1
            ]
            shared = {p for it in others if it.beside <= field.beside for p in it.points}
            if _is_locked(holdings, shared, fields):
                yield field.beside.union(*(estates[n].family for n in field.beside if n in estates))


def _has_eyes(number: int, estates: dict[int, Estate]) -> bool:
    estate = estates.get(number)
    return estate is not None and (estate.fields > 1 or estate.size > _ONE_EYE)


def _is_locked(holdings: Holdings, shared: set[int], fields: Iterable[Field]) -> bool:
    """Whether each stone on some shared liberties would be taken once other dame are filled.

    Nothing is locked as long as there is much to be played elsewhere.
    """
    dame = [it.points for it in fields if len({holdings.bodies[n].colour for n in it.beside}) > 1]
    if not 0 < len(shared) <= _SHARED or max(map(len, dame)) > _OPEN:
        return False
    closed = {point for points in dame for point in points} - shared
    return all(
        holdings.is_empty(point)
        and all(holdings.breath(point, colour, closed) < 2 for colour in (1, 2))
        for point in shared
    )
