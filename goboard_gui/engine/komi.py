"""Komi as engines understand it: always with a point, and never rounded by the engine."""

from __future__ import annotations

from math import isfinite

from .capabilities import Capabilities, EngineFamily
from .errors import KomiError

KATAGO_KOMI = 400
"""The largest komi of KataGo 1.17 and later, which takes halves only."""

_LARGEST_KOMI = 1e9
"""More than any board has points; engines would read larger numbers in their own ways."""
_STEPS = {EngineFamily.KATAGO: 2, EngineFamily.GNU_GO: 10}
"""The komi steps in a point: KataGo refuses others, and GNU Go rounds to its steps."""


def engine_komi(komi: float, capabilities: Capabilities) -> str:
    """Return a komi as the argument of a command.

    :raises KomiError: if the engine would refuse or round it.

    >>> engine_komi(6.5, Capabilities("KataGo")), engine_komi(0, Capabilities("GNU Go"))
    ('6.5', '0.0')
    >>> engine_komi(3.75, Capabilities("GNU Go"))
    Traceback (most recent call last):
    goboard_gui.engine.errors.KomiError: GNU Go can't play with a komi of 3.75; the nearest is 3.8
    """
    nearest = nearest_komi(komi, capabilities)
    if nearest != komi:
        raise KomiError(capabilities.name, komi, nearest)
    return repr(float(komi))


def nearest_komi(komi: float, capabilities: Capabilities) -> float:
    """Return the komi with which an engine would play if this one was asked for."""
    if not isfinite(komi):
        return 0.0
    family = capabilities.family
    largest = KATAGO_KOMI if family is EngineFamily.KATAGO else _LARGEST_KOMI
    komi = min(max(komi, -largest), largest)
    steps = _STEPS.get(family)
    return komi if steps is None else round(komi * steps) / steps
