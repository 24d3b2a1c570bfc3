"""Tables with the names of all points and the labels at the edges, from which the script of a page
makes those of every view.

If names rotate with the board, a point has the name of its point in the record, and a side the
labels of the record's side that is there. Otherwise the displayed board is named like an unrotated
one, so that a rotated board that is not square has tables of its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ...go import Symmetry
from ...notation import DEFAULT_NOTATION, NOTATIONS, Naming, Reading, Side

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ...go import Size
    from ...notation import Notation


def notation_tables(
    size: Size, reading: Reading, titles: Mapping[str, str]
) -> list[dict[str, Any]]:
    """Return the tables of all notations that can name the points of a board in all views.

    ``titles`` are translated titles by the ids of the notations.
    """
    turned = _turned_size(size, reading)
    return [
        {
            "id": notation.id,
            "title": titles.get(notation.id, notation.title),
            **_tables(notation, size),
            **({"turned": _tables(notation, turned)} if turned else {}),
        }
        for notation in NOTATIONS
        if _is_supported(notation, size, turned)
    ]


def offered_notation(notation: Notation, size: Size, reading: Reading) -> Notation:
    """Return a notation, or the default one if `notation_tables` has none for it."""
    turned = _turned_size(size, reading)
    return notation if _is_supported(notation, size, turned) else DEFAULT_NOTATION


def _turned_size(size: Size, reading: Reading) -> Size | None:
    """Return the size of the rotated board if it has tables of its own, or else None."""
    is_needed = reading is Reading.STAY and size.width != size.height
    return Symmetry.R90.transformed_size(size) if is_needed else None


def _is_supported(notation: Notation, size: Size, turned: Size | None) -> bool:
    return notation.supports(size) and (turned is None or notation.supports(turned))


@lru_cache(maxsize=128)  # the pages of a folder usually have boards of one size
def _tables(notation: Notation, size: Size) -> dict[str, Any]:
    naming = Naming(notation, size)
    return {
        "points": [naming.name(point) for point in size.points()],
        "edges": {side.name.lower(): naming.edge_labels(side) for side in Side},
    }
