"""Reordering of selected items in a list, such as the games of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

T = TypeVar("T")


def move_items(items: Sequence[T], chosen: Collection[int], to: int) -> list[T]:
    """Return a list with the items at the indices ``chosen`` moved together to the position before
    the item at index ``to``.

    >>> move_items("abcde", {0, 3}, 2), move_items("abcde", {4}, 0), move_items("abcde", {0}, 5)
    (['b', 'a', 'd', 'c', 'e'], ['e', 'a', 'b', 'c', 'd'], ['b', 'c', 'd', 'e', 'a'])
    """
    left = [item for place, item in enumerate(items) if place not in chosen]
    taken = [items[place] for place in sorted(chosen)]
    before = to - sum(place < to for place in chosen)
    return [*left[:before], *taken, *left[before:]]


def shift_items(items: Sequence[T], chosen: Collection[int], step: int) -> list[T]:
    """Return a list with each item at an index in ``chosen`` moved one position forwards, or
    backwards if ``step`` is -1.

    Items that are at the end already stay there, in their order.

    >>> [shift_items("abcde", chosen, 1) for chosen in ({3, 4}, {2, 4})]
    [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd', 'c', 'e']]
    """
    order = list(range(len(items)))
    places = order if step < 0 else order[::-1]
    for here, there in zip(places[1:], places, strict=False):
        if order[here] in chosen and order[there] not in chosen:
            order[here], order[there] = order[there], order[here]
    return [items[place] for place in order]
