"""Texts about chains, eyes and regions."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from ....go import Colour
from ...core.i18n import tr_noop, translator
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ....go import Chain, Point, Region
    from ....go.eyes import Eye
    from ....go.life import Life
    from ....notation import Naming
    from ....study.life_facts import ChainFacts, PointFacts

_L = "Life"
_tr = translator(_L)

_by_row = attrgetter("row", "column")

_MOST = 8
"""Maximum number of points that a text lists."""

_REGIONS = {
    frozenset({Colour.BLACK}): tr_noop(_L, "touches Black alone"),
    frozenset({Colour.WHITE}): tr_noop(_L, "touches White alone"),
    frozenset(Colour): tr_noop(_L, "touches Black and White: neutral"),
    frozenset[Colour](): tr_noop(_L, "touches nobody: neutral"),
}


def describe_chain(facts: ChainFacts, point: Point, naming: Naming) -> str:
    """Return a sentence about the chain at a point: its liberties, eyes and safety."""
    lines = [_chain(facts.chain, point, naming), _liberties(facts, naming)]
    if facts.eyes:
        places = "; ".join(_points(eye.points, naming) for eye in facts.eyes)
        lines.append(_tr(tr_noop(_L, "eyes beside it: {points}")).format(points=places))
    lines.append(_safety(facts, naming))
    return _sentence(lines)


def describe_point(facts: PointFacts, point: Point, naming: Naming) -> str:
    """Return a sentence about an empty point: its region, its eye, and possible captures."""
    region = _tr(tr_noop(_L, "Empty region of %n points at {point}"), len(facts.region.points))
    lines = [region.format(point=naming.name(point))]
    lines.append(borders_text(facts.region))
    if facts.eye is not None:
        lines.append(eye_text(facts.eye))
    if facts.owner is not None:
        alive = _tr(tr_noop(_L, "held by {colour}'s unconditionally alive stones"))
        lines.append(alive.format(colour=colour_name(facts.owner)))
    for chain in facts.captures:
        last = _tr(tr_noop(_L, "last liberty of {colour}'s chain in atari at {point}"))
        place = naming.name(first_point(chain.points))
        lines.append(last.format(colour=colour_name(chain.colour), point=place))
    return _sentence(lines)


def borders_text(region: Region) -> str:
    """Return the text that says which colours a region touches."""
    return _tr(_REGIONS[region.borders])


def eye_text(eye: Eye) -> str:
    """Return the text with the colour and the size of an eye."""
    text = _tr(tr_noop(_L, "{colour}'s eye of %n points"), len(eye.points))
    return text.format(colour=colour_name(eye.colour))


def chain_remarks(chain: Chain, life: Life) -> str:
    """Return short remarks about a chain, or an empty string, which is the usual case."""
    text = [_tr(tr_noop(_L, "atari"))] if len(chain.liberties) == 1 else []
    safe, alive = life.is_safe(chain), life.is_alive(chain)
    if safe and alive:
        text.append(_tr(tr_noop(_L, "safe and alive")))
    elif safe:
        text.append(_tr(tr_noop(_L, "safe, yet not alive")))
    elif alive:
        text.append(_tr(tr_noop(_L, "alive, yet not safe")))
    return ", ".join(text)


def _chain(chain: Chain, point: Point, naming: Naming) -> str:
    text = _tr(tr_noop(_L, "{colour}'s chain of %n stones at {point}"), len(chain.points))
    return text.format(colour=colour_name(chain.colour), point=naming.name(point))


def _liberties(facts: ChainFacts, naming: Naming) -> str:
    count = len(facts.liberties)
    if count == 1:
        (point,) = facts.liberties
        return _tr(tr_noop(_L, "in atari, its last liberty is {point}")).format(
            point=naming.name(point)
        )
    if not count:
        return _tr(tr_noop(_L, "no liberty"))
    named = [f"{letter} {naming.name(point)}" for point, letter in facts.liberties.items()]
    text = _tr(tr_noop(_L, "%n liberties: {points}"), count)
    return text.format(points=_some(named))


def _safety(facts: ChainFacts, naming: Naming) -> str:
    if facts.safe and facts.alive:
        return _tr(tr_noop(_L, "in a safe family, and unconditionally alive"))
    if facts.alive:
        text = _tr(
            tr_noop(
                _L,
                "unconditionally alive by {areas}, yet in no safe family: stones lie where eyes "
                "are needed",
            )
        )
        return text.format(areas="; ".join(_points(area, naming) for area in facts.vital))
    if not facts.safe:
        return ""
    if not facts.open_liberties:
        return _tr(
            tr_noop(
                _L,
                "in a safe family, yet not unconditionally alive: others around its eyes can be "
                "captured",
            )
        )
    ordered = [point for point in facts.liberties if point in facts.open_liberties]
    text = _tr(
        tr_noop(
            _L,
            "in a safe family, yet not unconditionally alive: {colour} may fill {points} while it "
            "is left alone",
        )
    )
    opponent = colour_name(facts.chain.colour.opponent)
    return text.format(colour=opponent, points=_some(map(naming.name, ordered)))


def _points(points: Iterable[Point], naming: Naming) -> str:
    return _some(map(naming.name, sorted(points, key=_by_row)))


def _some(names: Iterable[str]) -> str:
    named = list(names)
    return ", ".join((*named[:_MOST], "…") if len(named) > _MOST else named)


def _sentence(told: Iterable[str]) -> str:
    return " · ".join(filter(None, told))


def first_point(points: Iterable[Point]) -> Point:
    """Return the first of these points, row by row from the upper left corner."""
    return min(points, key=_by_row)
