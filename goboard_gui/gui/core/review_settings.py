"""The settings of reviews as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .settings import MISTAKE_PERCENT, MISTAKE_POINTS

if TYPE_CHECKING:
    from ...study.review.losses import LossThresholds
    from .settings import Settings


def loss_thresholds(settings: Settings) -> LossThresholds:
    """Return the thresholds of losses with the user's limits of mistakes."""
    from ...study.review.losses import LossThresholds

    return LossThresholds(
        mistake_points=settings.get(MISTAKE_POINTS),
        mistake_percent=settings.get(MISTAKE_PERCENT),
    )
