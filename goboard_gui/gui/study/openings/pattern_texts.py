"""Texts about patterns: names of areas, titles of levels and descriptions of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....notation import Area
from ...core.i18n import tr_noop, translator
from ...wording import terms

if TYPE_CHECKING:
    from ....go import Colour
    from ....notation import AreaLevelOffset

_F = "Fuseki"
_tr = translator(_F)

_AREAS = {
    Area.WEST: tr_noop(_F, "West"),
    Area.NORTH: tr_noop(_F, "North"),
    Area.EAST: tr_noop(_F, "East"),
    Area.SOUTH: tr_noop(_F, "South"),
    Area.CENTRE: tr_noop(_F, "Centre"),
}


def area_name(area: Area) -> str:
    """Return the name of an area, such as North."""
    return _tr(_AREAS[area])


def level_title(level: int, stones: int) -> str:
    """Return the title of a level, with its number of stones."""
    return _tr(tr_noop(_F, "Level {level} · %n stones"), stones).format(level=level)


def states_text(level: int, area: Area, states: str) -> str:
    """Return the states of an area's points as a text for screen readers."""
    text = _tr(tr_noop(_F, "{area} of level {level}: {states}"))
    return text.format(area=area_name(area), level=level, states=" ".join(states))


def point_text(name: str, place: AreaLevelOffset, stone: Colour | None) -> str:
    """Return a description of a point: its name, its stone, and its place in the pattern."""
    text = _tr(tr_noop(_F, "{name} · {stone} · area {area}, level {level}, offset {offset}"))
    return text.format(
        name=name,
        stone=_tr(tr_noop(_F, "empty")) if stone is None else terms.colour_name(stone),
        area=area_name(place.area),
        level=place.level,
        offset=place.offset,
    )
