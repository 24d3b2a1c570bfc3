"""Search results as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.tables import aligned
from .game_text import counted, file_of, fit, percent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...game_index.facts import GameFacts
    from ...game_index.results import Continuation, Hit, SearchResult
    from ...notation import Naming

_MOST_CONTINUATIONS = 20


def found_text(
    answer: SearchResult,
    hits: Sequence[Hit],
    facts: Mapping[int, GameFacts],
    naming: Naming,
    seconds: float,
) -> str:
    """Return the counts, the continuations and the given hits, as tables."""
    games, places = answer.game_count, answer.occurrences
    text = f"{counted(games, 'game')}, {counted(places, 'place')}, {seconds * 1000:.1f} ms\n"
    if answer.continuations:
        text += "\n" + _continuations(answer.continuations, games, naming)
    if hits:
        text += "\n" + _hits(hits, facts)
    untold = places - len(hits)
    if hits and untold > 0:
        text += f"and {counted(untold, 'place')} more: --limit lists them\n"
    return text


def _continuations(found: Sequence[Continuation], games: int, naming: Naming) -> str:
    """Return the continuations with their frequency and each colour's win rate."""
    rows = [["played next", "games", "share", "Black won", "White won"]]
    for each in found[:_MOST_CONTINUATIONS]:
        place = "pass" if each.point is None else naming.name(each.point)
        rows.append(
            [
                f"{each.colour.name.capitalize()} {place}",
                str(each.games),
                percent(each.games, games),
                percent(each.black_wins, each.games),
                percent(each.white_wins, each.games),
            ]
        )
    untold = len(found) - _MOST_CONTINUATIONS
    more = f"and {counted(untold, 'other move')}\n" if untold > 0 else ""
    return aligned(rows, numbers=range(1, 5)) + more


def _hits(hits: Sequence[Hit], facts: Mapping[int, GameFacts]) -> str:
    """Return the hits: the game, the move, and the view."""
    rows = [["move", "view", "Black", "White", "date", "result", "file"]]
    for hit in hits:
        game = facts[hit.game]
        view = hit.view.value + (" swapped" if hit.colours_swapped else "")
        said = [game.black, game.white, game.date, game.result]
        rows.append([str(hit.moves), view, *map(fit, said), file_of(game)])
    return aligned(rows, numbers=[0])
