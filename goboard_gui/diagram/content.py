"""What is drawn on one point: all of it stays visible together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Colour
from .badges import ABOVE, BELOW, LETTERS, Room, draw_badge
from .counts import draw_counted
from .ghosts import draw_continued
from .labels import draw_clearing, draw_label, draw_letter, draw_name
from .marks import draw_frame, draw_glow, draw_mark, draw_ring
from .picture import Mark
from .stamps import Stamp
from .stones import draw_stone, variant_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Point
    from .emblems import Emblem
    from .labels import NameStyle
    from .picture import Cell, Continued
    from .theme import Theme

_TERRITORIES = {Mark.TERRITORY_BLACK: Colour.BLACK, Mark.TERRITORY_WHITE: Colour.WHITE}
_FRAMED = 0.7
"""How large a label is among signs."""


def stamps_of(cell: Cell, point: Point, style: NameStyle, theme: Theme) -> list[Stamp]:
    """What is drawn for a cell, from bottom to top."""
    stone, mark, label, name, ghost, lit, dimmed, signs, continued, badges, counted = cell
    # What is written on a dimmed point is still to be read.
    ink = (1.0 + theme.dimmed_opacity) / 2 if dimmed else 1.0
    stamps = []
    if stone is not None:
        opacity = theme.dimmed_opacity if dimmed or _dead(stone, signs) else 1.0
        what = stone, variant_at(*point, stone)
        stamps.append(Stamp(draw_stone, what, opacity, soft=True))
    elif ghost is not None:
        what = ghost, variant_at(*point, ghost)
        stamps.append(Stamp(draw_stone, what, theme.ghost_opacity, soft=True))
    if lit:
        stamps.append(Stamp(draw_glow, (stone,), soft=True))
    if counted is not None and stone is None and ghost is None and not label:
        warned = [Stamp(draw_mark, (mark, None))] if mark is Mark.ILLEGAL else []
        return [Stamp(draw_counted, (counted, lit), ink), *warned]
    if badges:
        stamps += _badges(cell, BELOW, ink)
    if label and stone is None:
        stamps.append(Stamp(draw_clearing, (label,), soft=True))
    if continued is not None and stone is None and ghost is None:
        stamps += _continued(cell, continued, ink)
    if signs:
        stamps += _signs(cell, ink)
    elif label:
        stamps.append(Stamp(draw_label, (label, stone), ink))
    elif _named(cell):
        stamps.append(Stamp(draw_name, (name, stone, style), ink))
    if mark is Mark.LAST_MOVE and (label or name or signs):
        stamps.append(Stamp(draw_ring, (stone,), ink))
    elif mark is not None:
        stamps.append(Stamp(draw_mark, (mark, stone), ink))
    if badges:
        stamps += _badges(cell, ABOVE, ink)
    return stamps


def _named(cell: Cell) -> bool:
    """Whether there is room for the name of the point."""
    taken = cell.ghost or cell.continued
    return bool(cell.name) and not taken and cell.mark in (None, Mark.LAST_MOVE)


def _dead(stone: Colour, signs: tuple[Mark, ...]) -> bool:
    """Whether a stone lies in what is marked as the territory of its opponent."""
    return any(_TERRITORIES.get(sign) is stone.opponent for sign in signs)


def _signs(cell: Cell, opacity: float) -> Iterator[Stamp]:
    """The label, or else the first sign, and the other signs around it."""
    stone, signs = cell.stone, cell.signs
    if cell.label:
        yield Stamp(draw_label, (cell.label, stone, _FRAMED), opacity)
    elif not _lettered(cell):
        yield Stamp(draw_mark, (signs[0], stone), opacity)
        signs = signs[1:]
    for sign in signs:
        yield Stamp(draw_frame, (sign, stone), opacity)


def _continued(cell: Cell, continued: Continued, opacity: float) -> Iterator[Stamp]:
    """A move that one may go to; the record's own markup leaves it the rim only."""
    colour, weight, letter, judgement = continued
    if letter and not cell.label:
        yield Stamp(draw_clearing, (letter,), soft=True)
        yield Stamp(draw_letter, (letter, weight, _FRAMED if cell.signs else 1.0), opacity)
    elif not letter:
        rim = bool(cell.label or cell.signs)
        yield Stamp(draw_continued, (colour, weight, judgement, rim), opacity)


def _lettered(cell: Cell) -> bool:
    """Whether a letter is written: of a move to go to, or of what lives."""
    if any(badge.emblem in LETTERS for badge in cell.badges):
        return True
    return bool(cell.continued and cell.continued.letter and not cell.stone and not cell.ghost)


def _badges(cell: Cell, emblems: frozenset[Emblem], opacity: float) -> Iterator[Stamp]:
    """Some emblems; they make room for what is in the middle of the point."""
    letter = any(badge.emblem in LETTERS for badge in cell.badges)
    taken = bool(letter or cell.label or cell.signs or cell.mark or cell.continued or cell.ghost)
    room = Room.CORNER if taken else Room.ABOVE if cell.name else Room.MIDDLE
    for badge in cell.badges:
        if badge.emblem in emblems:
            share = _FRAMED if cell.signs and badge.emblem in LETTERS else 1.0
            if badge.emblem in LETTERS:
                yield Stamp(draw_clearing, (badge.text,), soft=True)
            yield Stamp(draw_badge, (badge, cell.stone, room, share), opacity)
