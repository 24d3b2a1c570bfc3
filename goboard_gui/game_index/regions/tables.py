"""Looking something up in tables of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def places_in(
    chosen: NDArray[np.bool_],
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Where a table is true: its rows, its columns and its cells, row by row.

    Numpy finds them out several times as fast by one number as by two.
    """
    cells = np.flatnonzero(chosen)
    rows = cells // max(1, chosen.shape[1])
    return rows, cells - rows * chosen.shape[1], cells
