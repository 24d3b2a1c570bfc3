"""What comparing two openings gave, put into words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ...go import Colour, Symmetry
from .. import words
from ..translating import mark, translator

if TYPE_CHECKING:
    from ...fuseki import Branching, Comparison, Difference, SideBySide
    from ...notation import Naming

_F = "Fuseki"
_tr = translator(_F)
_MOST = 12
"""So many points are named."""

_WAYS = {
    Symmetry.IDENTITY: mark(_F, "as it lies"),
    Symmetry.R90: mark(_F, "turned right by a quarter"),
    Symmetry.R180: mark(_F, "turned by a half"),
    Symmetry.R270: mark(_F, "turned left by a quarter"),
    Symmetry.MIRROR_HORIZONTAL: mark(_F, "mirrored left and right"),
    Symmetry.MIRROR_VERTICAL: mark(_F, "mirrored top and bottom"),
    Symmetry.TRANSPOSE: mark(_F, "mirrored in the diagonal \\"),
    Symmetry.ANTITRANSPOSE: mark(_F, "mirrored in the diagonal /"),
}


def main_line() -> str:
    return _tr(mark(_F, "The main line of this record"))


def other_game() -> str:
    return _tr(mark(_F, "Another game of this file"))


def variation(branching: Branching, naming: Naming) -> str:
    """A variation by its first move."""
    point = branching.point
    name = _tr(mark(_F, "pass")) if point is None else naming.name(point)
    told = _tr(mark(_F, "Variation at move {number}: {name}"))
    return told.format(number=branching.number, name=name)


def window(title: str) -> str:
    return _tr(mark(_F, "Window: {title}")).format(title=title)


def file(name: str) -> str:
    return _tr(mark(_F, "File: {name}")).format(name=name)


def way(view: Symmetry, exchanged: bool) -> str:
    """How A is turned into B, or how B was turned back."""
    told = _tr(_WAYS[view])
    return _tr(mark(_F, "{way}, with exchanged colours")).format(way=told) if exchanged else told


def answer(beside: SideBySide, moves: int, naming: Naming) -> list[str]:
    """The sentences that tell of two openings after a number of moves."""
    found = beside.found
    told = [_verdict(beside, moves, naming), _stabiliser(found)]
    for title, side in (("A", beside.first), ("B", beside.second)):
        if side.moves < moves:
            short = _tr(mark(_F, "{title} has {count} moves only: its last position stays."))
            told.append(short.format(title=title, count=side.moves))
    return told


def _verdict(beside: SideBySide, moves: int, naming: Naming) -> str:
    found = beside.found
    if found.view is None:
        told = mark(_F, "Not the same: the board of A is {first}, that of B {second}.")
        return _tr(told).format(first=beside.first.size, second=beside.second.size)
    after = _after(moves)
    turned = way(found.view, found.colours_swapped)
    if found.same and found.view is Symmetry.IDENTITY and not found.colours_swapped:
        return _tr(mark(_F, "The same {after}, and B lies as A does.")).format(after=after)
    if found.same:
        return _tr(mark(_F, "The same {after}: B is A {way}.")).format(after=after, way=turned)
    count = _points(len(found.differing))
    told = mark(_F, "Not the same {after}. A {way} comes nearest to B: {count}. {parted} {points}")
    return _tr(told).format(
        after=after, way=turned, count=count, parted=_parted(found), points=_named(found, naming)
    )


def _after(moves: int) -> str:
    if not moves:
        return _tr(mark(_F, "at the start"))
    told = mark(_F, "after 1 move") if moves == 1 else mark(_F, "after {moves} moves")
    return _tr(told).format(moves=moves)


def _points(count: int) -> str:
    told = mark(_F, "1 point differs") if count == 1 else mark(_F, "{count} points differ")
    return _tr(told).format(count=count)


def _parted(found: Comparison) -> str:
    if not found.parted_at:
        return _tr(mark(_F, "They part at the start."))
    return _tr(mark(_F, "They part at move {number}.")).format(number=found.parted_at)


def _named(found: Comparison, naming: Naming) -> str:
    """The points that differ, those together that differ in one way."""
    parts = []
    for (first, second), alike in groupby(sorted(found.differing, key=_kind), key=_kind):
        told = _tr(mark(_F, "{first} in A, {second} in B: {points}"))
        names = [naming.name(difference.point) for difference in alike]
        points = ", ".join(names[:_MOST]) + (" …" if names[_MOST:] else "")
        parts.append(told.format(first=_stone(first), second=_stone(second), points=points))
    if found.colours_swapped:
        parts.append(_tr(mark(_F, "B's stones in A's colours")))
    return "; ".join(parts) + "."


def _kind(difference: Difference) -> tuple[int, int]:
    return (difference.first or 0, difference.second or 0)


def _stone(colour: int) -> str:
    return words.colour_name(Colour(colour)) if colour else _tr(mark(_F, "nothing"))


def _stabiliser(found: Comparison) -> str:
    others = [_tr(_WAYS[view]) for view in found.stabiliser if view is not Symmetry.IDENTITY]
    if not others:
        return _tr(mark(_F, "A is itself in no other view."))
    return _tr(mark(_F, "A is itself also {ways}.")).format(ways=", ".join(others))


def standing(number: int, moves: int, differing: int | None) -> str:
    """How far one has stepped, and how many points differ there if anything is compared."""
    if differing is None:
        return _tr(mark(_F, "Move {number} of {moves}")).format(number=number, moves=moves)
    count = _points(differing) if differing else _tr(mark(_F, "nothing differs"))
    told = _tr(mark(_F, "Move {number} of {moves} · {differing}"))
    return told.format(number=number, moves=moves, differing=count)


def record(title: str) -> str:
    """What A is."""
    return _tr(mark(_F, "{title}, the line through the cursor")).format(title=title)


def nothing_chosen() -> str:
    """What to do first."""
    return _tr(
        mark(
            _F,
            "Choose what to compare this opening with: another window, a file, a game or a "
            "variation of this record. A file can also be dropped here.",
        )
    )


def second_title(found: Comparison) -> str:
    """What stands above the board of B."""
    view = found.view
    if view is None:
        return _tr(mark(_F, "B as it lies"))
    if view is Symmetry.IDENTITY and not found.colours_swapped:
        return _tr(mark(_F, "B, which lies as A does"))
    back = way(view.inverse, found.colours_swapped)
    return _tr(mark(_F, "B, {way} to lie as A does")).format(way=back)
