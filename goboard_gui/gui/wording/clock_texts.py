"""Texts about thinking time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.i18n import tr_noop, translator
from . import terms

if TYPE_CHECKING:
    from ...go import Colour
    from ...record.properties.time_control import Clock

_T = "Times"
_tr = translator(_T)


def clock_text(clock: Clock) -> str:
    """Return a time as displayed on a clock, with the remaining periods or moves.

    A second that has begun counts as a whole one, as on real clocks: 0:00 means that no time is
    left.
    """
    minutes, seconds = divmod(int(clock.seconds) if clock.used else -int(-clock.seconds // 1), 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return shown if clock.extra is None else f"{shown} ({clock.extra})"


def player_time_text(colour: Colour, clock: Clock) -> str:
    """Return a sentence with the time that a player has used or has left."""
    text = (
        tr_noop(_T, "{player} has used {time}")
        if clock.used
        else tr_noop(_T, "{player} has {time} left")
    )
    return _tr(text).format(player=terms.colour_name(colour), time=clock_text(clock))
