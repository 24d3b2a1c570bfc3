"""Sorting by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")


def stable_order(keys: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return the indices that sort the keys; equal keys keep their order.

    Sorting values is many times faster than sorting indices: the indices therefore replace the low
    bits of the keys, and the few keys whose high bits are equal are sorted again.
    """
    bits = np.uint64(len(keys).bit_length())
    places = np.sort(keys >> bits << bits | np.arange(len(keys), dtype=np.uint64))
    firsts = places >> bits
    order: NDArray[np.int64] = (places ^ firsts << bits).view(np.int64)
    found = keys[order]
    end = 0
    for place in np.flatnonzero(found[1:] < found[:-1]).tolist():
        if place >= end:
            begin, end = (int(firsts.searchsorted(firsts[place], side)) for side in _SIDES)
            order[begin:end] = order[begin:end][np.argsort(found[begin:end], kind="stable")]
    return order
