"""The games that somebody played with one colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Colour
from .filters import Filter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .database import GameDatabase
    from .facts import GameFacts


def games_of_player(games: GameDatabase, names: Iterable[str], colour: Colour) -> list[GameFacts]:
    """Return the games in which one of the players ``names`` had a colour, by game number.

    Names are matched as in a `Filter`; several may be those of one person.
    """
    filters = [
        Filter(black=name) if colour is Colour.BLACK else Filter(white=name) for name in names
    ]
    found = {number for each in filters for number in games.matching_game_numbers(each)}
    return games.game_facts(sorted(found))
