"""Texts of the comparison of two openings."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ....fuseki import Condition
from ....go import Colour, Symmetry
from ...core.i18n import tr_noop, translator
from ...wording import terms

if TYPE_CHECKING:
    from ....fuseki import ComparedOpenings, Comparison, Deviation, PointDifference
    from ....notation import Naming

_F = "Fuseki"
_tr = translator(_F)
_MAX_LISTED_POINTS = 12
"""Maximum number of points that a text lists."""


def main_line_title() -> str:
    """Return the title of the main line of the open record."""
    return _tr(tr_noop(_F, "Main line of this game"))


def other_game_title() -> str:
    """Return the title for another game in the open file."""
    return _tr(tr_noop(_F, "Another game in this file"))


def variation_title(branching: Deviation, naming: Naming) -> str:
    """Return the title of a variation, with the move number and name of its first move."""
    point = branching.point
    name = terms.point_or_pass(point, naming)
    text = _tr(tr_noop(_F, "Variation at move {number}: {name}"))
    return text.format(number=branching.number, name=name)


def window_title(title: str) -> str:
    """Return the title of a record that is open in another window."""
    return _tr(tr_noop(_F, "Window: {title}")).format(title=title)


def file_title(name: str) -> str:
    """Return the title of a file that was opened for the comparison."""
    return _tr(tr_noop(_F, "File: {name}")).format(name=name)


def transformation_text(view: Symmetry, exchanged: bool) -> str:
    """Return a description of how an opening is transformed to match the other one."""
    text = terms.transformation_phrase(view)
    if not exchanged:
        return text
    if view is Symmetry.IDENTITY:
        return _tr(tr_noop(_F, "with colours swapped"))
    return _tr(tr_noop(_F, "{way} with colours swapped")).format(way=text)


def verdict_text(beside: ComparedOpenings, moves: int) -> str:
    """Return a sentence stating whether the openings are equal after a number of moves."""
    found, after = beside.comparison, _after(moves)
    if found.view is None:
        text = tr_noop(_F, "Different board sizes: A is {first}, B is {second}.")
        return _tr(text).format(first=beside.first.size, second=beside.second.size)
    if not found.is_same:
        text = tr_noop(_F, "The openings differ {after}: {points}, first difference {where}.")
        points = _points(len(found.differing))
        return _tr(text).format(after=after, points=points, where=_where(found))
    if found.view is Symmetry.IDENTITY and not found.colours_swapped:
        return _tr(tr_noop(_F, "Same opening {after}, in the same orientation.")).format(
            after=after
        )
    turned = transformation_text(found.view, found.colours_swapped)
    return _tr(tr_noop(_F, "Same opening {after}: B equals A {way}.")).format(
        after=after, way=turned
    )


def detail_texts(beside: ComparedOpenings, moves: int, naming: Naming) -> list[str]:
    """Return sentences with details of the comparison after a number of moves."""
    found = beside.comparison
    lines = (
        []
        if found.view is None or found.is_same
        else [_nearest(found), *_difference_sentences(found, naming)]
    )
    for title, side in (("A", beside.first), ("B", beside.second)):
        if side.move_count < moves:
            short = tr_noop(_F, "{title} has only %n moves; its final position is shown.")
            lines.append(_tr(short, side.move_count).format(title=title))
    if found.is_same:
        lines.append(_conditions(found))
    return [*lines, _stabiliser(found)]


def _after(moves: int) -> str:
    if not moves:
        return _tr(tr_noop(_F, "at the start"))
    return _tr(tr_noop(_F, "after %n moves"), moves)


def _points(count: int) -> str:
    return _tr(tr_noop(_F, "%n points differ"), count)


def _where(found: Comparison) -> str:
    if not found.diverge_at:
        return _tr(tr_noop(_F, "at the start"))
    return _tr(tr_noop(_F, "at move {number}")).format(number=found.diverge_at)


def _nearest(found: Comparison) -> str:
    if found.view is None or (found.view is Symmetry.IDENTITY and not found.colours_swapped):
        return _tr(tr_noop(_F, "The openings are most similar in the same orientation."))
    text = _tr(tr_noop(_F, "A {way} is most similar to B."))
    return text.format(way=transformation_text(found.view, found.colours_swapped))


def _difference_sentences(found: Comparison, naming: Naming) -> list[str]:
    """Return sentences that list the points at which two openings differ, one for each kind of
    difference.
    """
    lines = []
    for (_, first, second), alike in groupby(
        sorted(found.differing, key=_difference_order), key=_difference_order
    ):
        names = [naming.name(difference.point) for difference in alike]
        lines.append(
            _tr(_KINDS[bool(first), bool(second)]).format(
                colour=_stone(first or second),
                other=_stone(second),
                points=", ".join(names[:_MAX_LISTED_POINTS])
                + (" …" if names[_MAX_LISTED_POINTS:] else ""),
            )
        )
    if found.colours_swapped:
        lines.append(_tr(tr_noop(_F, "The stones of opening B are listed with colours swapped.")))
    return lines


_KINDS = {
    (True, False): tr_noop(_F, "{colour} in A only: {points}."),
    (False, True): tr_noop(_F, "{colour} in B only: {points}."),
    (True, True): tr_noop(_F, "{colour} in A, {other} in B: {points}."),
}


def _difference_order(difference: PointDifference) -> tuple[bool, int, int]:
    """Return a sort key that groups differing points by colours; points with a stone in opening A
    are sorted first.
    """
    first, second = difference.first or 0, difference.second or 0
    return not first, first, second


def _stone(colour: int) -> str:
    return terms.colour_name(Colour(colour)) if colour else ""


_CONDITIONS = {
    Condition.EQUAL: tr_noop(_F, "{number} (equal)"),
    Condition.ROTATED: tr_noop(_F, "{number} (rotated)"),
    Condition.DIAGONAL: tr_noop(_F, "{number} (mirrored in a diagonal)"),
}


def _conditions(found: Comparison) -> str:
    """Return a sentence stating which conditions of Park's paper hold for equal openings."""
    held = [
        _tr(_CONDITIONS[condition]).format(number=condition.number)
        for condition in found.conditions
        if condition.number
    ]
    if not held:
        text = tr_noop(
            _F,
            "None of the three conditions in Park's paper holds, because it has no mirror images "
            "left–right or top–bottom.",
        )
        return _tr(text)
    if found.colours_swapped:
        text = tr_noop(_F, "Conditions in Park's paper that hold with colours swapped: {held}.")
    else:
        text = tr_noop(_F, "Conditions in Park's paper that hold: {held}.")
    return _tr(text).format(held=", ".join(held))


def _stabiliser(found: Comparison) -> str:
    others = [
        terms.transformation_phrase(view)
        for view in found.stabiliser
        if view is not Symmetry.IDENTITY
    ]
    if not others:
        return _tr(tr_noop(_F, "A has no symmetry."))
    return _tr(tr_noop(_F, "A looks the same when {ways}.")).format(ways=", ".join(others))


def move_number_text(number: int, moves: int, differing: int | None) -> str:
    """Return text with the current move number and, unless it is None, the number of differing
    points.
    """
    if differing is None:
        return _tr(tr_noop(_F, "Move {number} of {moves}")).format(number=number, moves=moves)
    count = _points(differing) if differing else _tr(tr_noop(_F, "no differences"))
    text = _tr(tr_noop(_F, "Move {number} of {moves} · {differing}"))
    return text.format(number=number, moves=moves, differing=count)


def first_opening_title(title: str) -> str:
    """Return the title of opening A, the line of play through the cursor in the window."""
    return _tr(tr_noop(_F, "{title}, current line")).format(title=title)


def choose_opening_hint() -> str:
    """Return the hint that the user should choose an opening to compare with."""
    return _tr(
        tr_noop(
            _F,
            "Choose an opening to compare with.",
        )
    )


def unreadable_opening_text(error: str) -> str:
    """Return the message that a file can't be compared because of an error."""
    return _tr(tr_noop(_F, "Couldn't compare the openings: {error}")).format(error=error)


def opening_sources_hint() -> str:
    """Return the hint that explains which openings can be chosen and that files can be dropped."""
    return _tr(
        tr_noop(
            _F,
            "Choose another window, a file, another game in this file or a variation. "
            "You can also drop a file here.",
        )
    )


def opening_b_title(found: Comparison) -> str:
    """Return the title above the second board, which states how opening B is transformed."""
    view = found.view
    if view is None:
        return _tr(tr_noop(_F, "B in its original orientation"))
    if view is Symmetry.IDENTITY and not found.colours_swapped:
        return _tr(tr_noop(_F, "B, same orientation as A"))
    back = transformation_text(view.inverse, found.colours_swapped)
    return _tr(tr_noop(_F, "B, {way} to match A")).format(way=back)
