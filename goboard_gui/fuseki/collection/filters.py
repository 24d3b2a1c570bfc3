"""Which games of a collection are meant, and in what order they are listed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...go import Size
    from .facts import Outcome


@dataclass(frozen=True)
class Filter:
    """What must be said of a game; texts are found in any part, whatever their case.

    ``text`` are words that must all stand somewhere in what is said of the game. ``player`` is
    either one, ``black`` and ``white`` the one of a colour. ``since`` and ``until`` are a year, a
    month or a day as SGF writes it (``1846``, ``1846-09``, ``1846-09-11``), both included; a game
    without a date is neither. ``outcome`` says who won.
    """

    text: str = ""
    player: str = ""
    black: str = ""
    white: str = ""
    event: str = ""
    since: str = ""
    until: str = ""
    outcome: Outcome | None = None
    size: Size | None = None


EVERYTHING = Filter()


class Order(Enum):
    """By what games are listed; the number they were given decides between equals."""

    NUMBER = "number"
    DATE = "date"
    BLACK = "black"
    WHITE = "white"
    RESULT = "result"
    EVENT = "event"
    MOVES = "moves"
    FILE = "file"
