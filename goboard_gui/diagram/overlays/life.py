"""Life-and-death analysis shown on a picture."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from operator import attrgetter
from string import ascii_uppercase
from types import MappingProxyType
from typing import TYPE_CHECKING

from ...go import Colour
from ...go.labels import label_chains
from ...named_tuples import NamedTuple
from ...record.values.markup import label_letters
from ...study.life_status import liberty_letters
from ..picture import Badge, Cell, Emblem, Tint, TintRole

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Set

    from ...go import Chain, Point
    from ...go.life import Life
    from ...notation import Naming
    from ..picture import Overlay, Picture


_BLANK = Cell()
_by_row = attrgetter("row", "column")
_NO_LABELS: Mapping[Point, str] = MappingProxyType({})


class LifeFeature(Enum):
    """A result of life-and-death analysis that the user can show on the board, such as eyes."""

    LIBERTIES = "liberties"
    """The lettered liberties of the chain under the pointer."""
    COUNTS = "counts"
    """The number of liberties of each chain."""
    CHAINS = "chains"
    """The number of each chain and the letter of each empty region."""
    ATARI = "atari"
    REGIONS = "regions"
    EYES = "eyes"
    SAFE = "safe"
    ALIVE = "alive"
    NEUTRAL = "neutral"


class LifeOverlay(NamedTuple):
    """The badges, tints and highlights that life-and-death analysis adds to a picture, on points of
    the displayed board.
    """

    badges: Mapping[Point, tuple[Badge, ...]]
    tints: Overlay
    highlighted: frozenset[Point] = frozenset()


_TOUCHING = {
    frozenset({Colour.BLACK}): (TintRole.BLACK_AREA, Emblem.TOUCHES_BLACK),
    frozenset({Colour.WHITE}): (TintRole.WHITE_AREA, Emblem.TOUCHES_WHITE),
    frozenset(Colour): (TintRole.NEUTRAL, Emblem.TOUCHES_BOTH),
    frozenset[Colour](): (None, Emblem.TOUCHES_NONE),
}
_TINTS = (TintRole.BLACK_AREA, TintRole.WHITE_AREA, TintRole.NEUTRAL, TintRole.DANGER)


@lru_cache(maxsize=8)
def _view_points(naming: Naming) -> Mapping[Point, Point]:
    """Return a mapping from the points of the record to those of the displayed board."""
    return {point: naming.to_view(point) for point in naming.points()}


class _OverlayBuilder:
    """Builder of a life-and-death overlay, which collects badges and tints by points of the
    record.
    """

    def __init__(self, labelled: Set[Point], texts: Set[str]) -> None:
        self.labelled = labelled
        self.texts = texts
        self.badges: dict[Point, list[Badge]] = {}
        self.tinted: dict[TintRole, set[Point]] = {role: set() for role in _TINTS}

    def add_badge(self, points: Iterable[Point], badge: Badge) -> None:
        """Add a badge to each of the points."""
        for point in points:
            self.badges.setdefault(point, []).append(badge)

    def remove_badges(self, emblem: Emblem) -> None:
        """Remove the badges with this emblem from all points."""
        for badges in self.badges.values():
            badges[:] = [badge for badge in badges if badge.emblem is not emblem]

    def build(self, naming: Naming) -> LifeOverlay:
        """Return the overlay, with points of the record converted to points of the
        displayed board.
        """
        seen = _view_points(naming)
        tints = (
            Tint(frozenset(seen[point] for point in points), role)
            for role, points in self.tinted.items()
        )
        badges = {seen[point]: tuple(badges) for point, badges in self.badges.items()}
        return LifeOverlay(badges, tuple(tint for tint in tints if tint.points))


def life_overlay(
    life: Life,
    naming: Naming,
    features: Collection[LifeFeature],
    labels: Mapping[Point, str] = _NO_LABELS,
) -> LifeOverlay:
    """Return the overlay that shows the chosen features for all chains and regions.

    ``labels`` are the labels of the record, whose letters are not used for liberties and regions.
    """
    sheet = _OverlayBuilder(frozenset(labels), frozenset(labels.values()))
    if LifeFeature.SAFE in features and LifeFeature.ALIVE in features:
        sheet.add_badge(life.safe ^ life.alive, Badge(Emblem.DIFFERS))
    for aspect, draw in _DRAWN.items():
        if aspect in features:
            draw(sheet, life)
    return sheet.build(naming)


def with_highlighted_chain(
    overlay: LifeOverlay, chain: Chain, naming: Naming, labels: Mapping[Point, str] = _NO_LABELS
) -> LifeOverlay:
    """Return the overlay with a chain highlighted and its liberties lettered instead of the empty
    regions.
    """
    badges = {
        point: tuple(badge for badge in found if not _is_region_letter(badge))
        for point, found in overlay.badges.items()
    }
    for point, letter in liberty_letters(chain, labels).items():
        seen = naming.to_view(point)
        others = (badge for badge in badges.get(seen, ()) if badge.emblem is not Emblem.REGION)
        badges[seen] = (*others, Badge(Emblem.LIBERTY, letter))
    return overlay._replace(badges=badges, highlighted=frozenset(map(naming.to_view, chain.points)))


def with_highlighted_points(
    overlay: LifeOverlay, points: Set[Point], naming: Naming
) -> LifeOverlay:
    """Return the overlay with the given points of the record highlighted, and no others."""
    return overlay._replace(highlighted=frozenset(map(naming.to_view, points)))


def apply_overlay(picture: Picture, overlay: LifeOverlay) -> Picture:
    """Return a picture with the badges, tints and highlights of an overlay added; the labels of the
    record are kept.
    """
    cells = dict(picture.cells)
    for point, badges in overlay.badges.items():
        cell = cells.get(point, _BLANK)
        if cell.label:
            badges = tuple(badge for badge in badges if not badge.text or cell.stone)
            badges = tuple(badge for badge in badges if badge.emblem is not Emblem.CHAIN)
        cells[point] = _badged(cell, badges)
    for point in overlay.highlighted:
        cells[point] = cells.get(point, _BLANK)._replace(highlighted=True)
    return picture._replace(cells=cells, overlays_below=(*picture.overlays_below, *overlay.tints))


@lru_cache(maxsize=4096)
def _badged(cell: Cell, badges: tuple[Badge, ...]) -> Cell:
    """Return a cell with badges; results are cached, because the same cells occur often."""
    return cell._replace(badges=badges)


def _is_region_letter(badge: Badge) -> bool:
    return badge.emblem is Emblem.CHAIN and not badge.text.isdigit()


def _atari(sheet: _OverlayBuilder, life: Life) -> None:
    for chain in life.chains_in_atari():
        sheet.add_badge(chain.points, Badge(Emblem.ATARI))
        sheet.tinted[TintRole.DANGER] |= chain.points | chain.liberties
    last = {point for chain in life.chains_in_atari() for point in chain.liberties}
    sheet.add_badge(last, Badge(Emblem.ATARI))


def _regions(sheet: _OverlayBuilder, life: Life) -> None:
    free = (letter for letter in label_letters(ascii_uppercase) if letter not in sheet.texts)
    for region in life.regions:
        role, emblem = _TOUCHING[region.borders]
        place = _topmost_point(region.points - sheet.labelled or region.points)
        sheet.add_badge([place] if role is None else region.points, Badge(emblem))
        if role is not None:
            sheet.tinted[role] |= region.points
        sheet.add_badge([place], Badge(Emblem.REGION, next(free)))


def _eyes(sheet: _OverlayBuilder, life: Life) -> None:
    for eye in life.eyes:
        emblem = Emblem.EYE if len(eye.points) == 1 else Emblem.EYE_PART
        sheet.add_badge(eye.points, Badge(emblem, colour=eye.colour))


def _neutral(sheet: _OverlayBuilder, life: Life) -> None:
    sheet.add_badge(life.neutral, Badge(Emblem.NEUTRAL))


def _safe(sheet: _OverlayBuilder, life: Life) -> None:
    sheet.add_badge(life.safe, Badge(Emblem.SAFE))


def _alive(sheet: _OverlayBuilder, life: Life) -> None:
    sheet.add_badge(life.alive, Badge(Emblem.ALIVE))


def _counts(sheet: _OverlayBuilder, life: Life) -> None:
    for chain in life.chains:
        sheet.add_badge(
            [_topmost_point(chain.points)], Badge(Emblem.COUNT, str(len(chain.liberties)))
        )


def _chains(sheet: _OverlayBuilder, life: Life) -> None:
    sheet.remove_badges(Emblem.REGION)
    for point, label in label_chains(life.chains, life.regions).items():
        sheet.add_badge([point], Badge(Emblem.CHAIN, label))


_DRAWN = {
    LifeFeature.NEUTRAL: _neutral,
    LifeFeature.REGIONS: _regions,
    LifeFeature.EYES: _eyes,
    LifeFeature.SAFE: _safe,
    LifeFeature.ALIVE: _alive,
    LifeFeature.ATARI: _atari,
    LifeFeature.COUNTS: _counts,
    LifeFeature.CHAINS: _chains,
}
"""The functions that add each feature to an overlay, from bottom to top."""


def _topmost_point(points: Iterable[Point]) -> Point:
    """Return the leftmost of the points in the topmost row."""
    return min(points, key=_by_row)
