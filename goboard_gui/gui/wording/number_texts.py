"""Texts about move numbers that the board cannot show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ...go import Point
    from ...notation import Naming
    from ...record.figures import NumberedMove
    from ...record.figures.building import VisibleBoard

_N = "MoveNumbers"
_tr = translator(_N)


def board_too_small_text() -> str:
    """Return text that explains why the board shows no move numbers."""
    return _tr(tr_noop(_N, "The board is too small for move numbers. Enlarge it to see them."))


def hidden_numbers_text(view: VisibleBoard, labelled: Collection[Point], naming: Naming) -> str:
    """Return the moves whose stones are not visible, such as "57 at 31, 60 at D4".

    A point is identified by the number that is shown there, or else by its name. On ``labelled``
    points a label replaces the number.
    """
    shown = {point: move for point, move in view.numbers.items() if point not in labelled}
    return ", ".join(_texts(view, shown, naming))


def _texts(view: VisibleBoard, shown: dict[Point, NumberedMove], naming: Naming) -> Iterator[str]:
    for move in view.hidden:
        if move.point is None:
            yield _tr(tr_noop(_N, "{number}: pass")).format(number=move.label)
            continue
        there = shown.get(move.point)
        place = naming.name(move.point) if there is None else there.label
        yield _tr(tr_noop(_N, "{number} at {place}")).format(number=move.label, place=place)
