"""The life-and-death status of a point for display: its chain or region, liberties, eyes
and life.
"""

from __future__ import annotations

from string import ascii_lowercase
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..go import Colour, Point
from ..go.labels import label_points
from ..named_tuples import NamedTuple
from ..record.values.markup import label_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..go import Chain, Region
    from ..go.eyes import Eye
    from ..go.life import Life

_NO_LABELS: Mapping[Point, str] = MappingProxyType({})


class ChainStatus(NamedTuple):
    """The life-and-death status of a chain.

    ``liberties`` are lettered, in order. ``eyes`` are those adjacent to it. If a ``safe`` chain is
    not ``alive``, the opponent can fill its ``open_liberties`` while its player passes, since they
    are in eyes that leave another point. ``vital`` are the areas that make it alive.
    """

    chain: Chain
    liberties: Mapping[Point, str]
    eyes: tuple[Eye, ...]
    safe: bool
    alive: bool
    open_liberties: frozenset[Point]
    vital: tuple[frozenset[Point], ...]


class PointStatus(NamedTuple):
    """The life-and-death status of an empty point.

    ``owner`` encloses it with unconditionally alive stones. ``captures`` are the chains whose last
    liberty it is.
    """

    region: Region
    eye: Eye | None
    owner: Colour | None
    captures: tuple[Chain, ...]


def chain_status(life: Life, chain: Chain, labels: Mapping[Point, str] = _NO_LABELS) -> ChainStatus:
    """Return the status of a chain; its liberties keep the labels that the record gives them
    (``labels``).
    """
    eyes = life.eyes_of(chain)
    return ChainStatus(
        chain,
        liberty_letters(chain, labels),
        eyes,
        life.is_safe(chain),
        life.is_alive(chain),
        frozenset[Point]().union(
            *(eye.points & chain.liberties for eye in eyes if not eye.points <= chain.liberties)
        ),
        life.vital_areas_of(chain),
    )


def point_status(life: Life, point: Point) -> PointStatus | None:
    """Return the status of an empty point, or None if there is a stone."""
    region = life.region_at(point)
    if region is None:
        return None
    owner = next(
        (colour for colour, held in zip(Colour, life.territory, strict=True) if point in held),
        None,
    )
    captures = tuple(chain for chain in life.chains_in_atari() if point in chain.liberties)
    return PointStatus(region, life.eye_at(point), owner, captures)


def liberty_letters(chain: Chain, labels: Mapping[Point, str] = _NO_LABELS) -> dict[Point, str]:
    """Return letters for a chain's liberties, using existing labels where possible, or else a, b, c
    etc.

    Letters that the record uses elsewhere are skipped.

    >>> from goboard_gui.go import Board, Point, chain_at
    >>> chain = chain_at(Board.from_rows(".X.", "..."), Point(1, 0))
    >>> list(liberty_letters(chain, {Point(0, 0): "b"}).values())
    ['b', 'a', 'c']
    """
    if not labels:
        return label_points(chain.liberties)
    taken = frozenset(labels.values())
    free = (letter for letter in label_letters(ascii_lowercase) if letter not in taken)
    return {point: labels.get(point) or next(free) for point in label_points(chain.liberties)}
