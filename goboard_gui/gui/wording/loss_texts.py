"""Texts about what moves lose according to a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...study.review.losses import LossUnit
from ..core.i18n import format_number, tr_noop, translator

if TYPE_CHECKING:
    from ...study.review.losses import ReviewedMove

_L = "Losses"
_tr = translator(_L)

_AMOUNTS = {
    LossUnit.POINTS: tr_noop(_L, "{number} points"),
    LossUnit.PERCENT: tr_noop(_L, "{number} % win rate"),
}


def loss_number(loss: float, unit: LossUnit) -> str:
    """Return a loss without its unit in words, such as "3.2" or "12.0 %"; gains count as 0."""
    return _with_percent(format_number(max(loss, 0.0), 1), unit)


def limit_number(limit: float, unit: LossUnit) -> str:
    """Return the limit of a class of losses, such as "1.5" or "10 %"."""
    return _with_percent(format_number(limit), unit)


def _with_percent(number: str, unit: LossUnit) -> str:
    if unit is LossUnit.POINTS:
        return number
    return _tr(tr_noop(_L, "{number} %")).format(number=number)


def loss_amount(loss: float, unit: LossUnit) -> str:
    """Return a loss with its unit, such as "3.2 points"; gains count as 0."""
    return _tr(_AMOUNTS[unit]).format(number=format_number(max(loss, 0.0), 1))


def move_loss_number(move: ReviewedMove | None) -> str:
    """Return what a move loses in short form, or an empty string if that is unknown."""
    return "" if move is None or move.loss is None else loss_number(move.loss, move.unit)


def move_loss_text(move: ReviewedMove | None) -> str:
    """Return a phrase about what a move loses, or an empty string if that is unknown."""
    if move is None or move.loss is None:
        return ""
    if move.is_mistake:
        text = _tr(tr_noop(_L, "mistake, loses {amount}"))
    else:
        text = _tr(tr_noop(_L, "loses {amount}"))
    return text.format(amount=loss_amount(move.loss, move.unit))
