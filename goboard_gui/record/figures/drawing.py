"""The markup of a figure: that of all its nodes on one board, beside its numbers."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from ..values.markup import NO_MARKUP, Markup, Sign, letters

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Point
    from ..values.markup import Pair
    from .figure import Numbered

_NOTHING: frozenset[Sign] = frozenset()


def union(
    nodes: Sequence[tuple[int, Markup]],
    moves: Mapping[int, Point | None],
    numbers: Mapping[Point, Numbered],
    last: Markup,
) -> Markup:
    """The markup of several nodes, given in their order, with that of the ``last`` of the figure.

    On each point that of the last node counts which has any there. What marks the very move of
    its node only says that it is the last one, and is left out. What stood on a point before a
    numbered move was made there gives way to it, and a label always gives way to a number; signs
    that were set later stand around the number. ``moves`` are the points of the moves by nodes.
    """
    order = {node: place for place, node in enumerate(moves)}
    marks: dict[Point, tuple[frozenset[Sign], str]] = {}
    arrows: dict[Pair, None] = {}
    lines: dict[frozenset[Point], Pair] = {}
    for node, markup in nodes:
        place = order[node]
        for point in {*markup.signs, *markup.labels}:
            signs, label = markup.signs.get(point, _NOTHING), markup.labels.get(point, "")
            move = numbers.get(point)
            if moves[node] == point and (move is None or move.node != node):
                continue
            if move is not None:
                made = order.get(move.node, -1)
                label = "" if move.label or place < made else label
                signs = signs if place > made else _NOTHING
            marks[point] = signs, label
        arrows |= dict.fromkeys(markup.arrows)
        for line in markup.lines:
            lines.setdefault(frozenset(line), line)
    if not (marks or arrows or lines or last.dimmed or last.view):
        return NO_MARKUP
    return Markup(
        {point: signs for point, (signs, _) in marks.items() if signs},
        {point: label for point, (_, label) in marks.items() if label},
        tuple(arrows),
        tuple(lines.values()),
        last.dimmed,
        last.view,
    )


def seat_signs(points: Sequence[Point], markup: Markup) -> dict[Point, str]:
    """Signs by which notes refer to stones without numbers.

    The first is a triangle, "", unless there are triangles in the figure or anything on the point
    itself; the others are letters. A letter of the record that no other point has will do; where
    signs are drawn, other labels give way to them.

    >>> from goboard_gui.go import Point
    >>> one, other, third = Point(0, 0), Point(1, 0), Point(2, 0)
    >>> seat_signs([one, other, third], Markup(labels={other: "C", Point(5, 5): "A"})).values()
    dict_values(['', 'C', 'B'])
    """
    used = list(markup.labels.values())
    free = (letter for letter in letters(ascii_uppercase, ascii_lowercase) if letter not in used)
    triangles = any(Sign.TRIANGLE in signs for signs in markup.signs.values())
    found: dict[Point, str] = {}
    for point in points:
        label = markup.labels.get(point, "")
        bare = not label and point not in markup.signs
        if bare and not triangles:
            found[point], triangles = "", True
        elif len(label) == 1 and label.isalpha() and used.count(label) == 1:
            found[point] = label
        else:
            found[point] = next(free)
    return found
