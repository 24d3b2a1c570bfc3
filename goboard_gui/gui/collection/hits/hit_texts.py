"""Messages about hits in games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Symmetry
from ...core.i18n import tr_noop, translator
from ..games.game_texts import player

if TYPE_CHECKING:
    from ....game_index.facts import GameFacts
    from ....game_index.results import Hit

_H = "CollectionHits"
_tr = translator(_H)

_TURNED = {
    Symmetry.R90: tr_noop(_H, "turned right"),
    Symmetry.R180: tr_noop(_H, "turned half round"),
    Symmetry.R270: tr_noop(_H, "turned left"),
    Symmetry.MIRROR_HORIZONTAL: tr_noop(_H, "mirrored left to right"),
    Symmetry.MIRROR_VERTICAL: tr_noop(_H, "mirrored top to bottom"),
    Symmetry.TRANSPOSE: tr_noop(_H, "mirrored in a diagonal"),
    Symmetry.ANTITRANSPOSE: tr_noop(_H, "mirrored in a diagonal"),
}


def game(facts: GameFacts) -> str:
    """Return the players of a game, or its file."""
    black, white = player(facts.black, None), player(facts.white, None)
    return f"{black or '?'} – {white or '?'}" if black or white else facts.path.name


def told(facts: GameFacts, hit: Hit, place: int, count: int) -> str:
    """Describe the current hit: its number, its game and its orientation."""
    parts = [
        _tr(tr_noop(_H, "Move {number} of {game}")).format(number=hit.moves, game=game(facts))
        if hit.moves
        else _tr(tr_noop(_H, "Before the first move of {game}")).format(game=game(facts))
    ]
    if count > 1:
        which = tr_noop(_H, "hit {place} of {count}")
        parts.append(_tr(which).format(place=place + 1, count=count))
    how = [_tr(_TURNED[hit.view])] if hit.view in _TURNED else []
    if hit.right or hit.down:
        how.append(_tr(tr_noop(_H, "elsewhere on the board")))
    if hit.colours_swapped:
        how.append(_tr(tr_noop(_H, "colours exchanged")))
    if how:
        parts.append(_tr(tr_noop(_H, "as the question, {how}")).format(how=", ".join(how)))
    return "; ".join(parts) + "."


def reading(facts: GameFacts) -> str:
    """Say that a game is being read."""
    return _tr(tr_noop(_H, "Reading {name}…")).format(name=facts.path.name)


def gone() -> str:
    """Say that a game is no longer indexed."""
    return _tr(tr_noop(_H, "This game is no longer in the index."))


def file_gone(facts: GameFacts) -> str:
    """Say that a file no longer exists."""
    told = tr_noop(
        _H, "{path} is not there any more. Update the collection to know where it is now."
    )
    return _tr(told).format(path=facts.path)


def unreadable(facts: GameFacts, why: str) -> str:
    """Say that a file can no longer be read."""
    return _tr(tr_noop(_H, "{path} cannot be read now: {why}")).format(path=facts.path, why=why)


def changed(facts: GameFacts) -> str:
    """Say that a hit is no longer where it was found."""
    told = tr_noop(_H, "{name} has changed since it was indexed: what was found is not in it now.")
    return _tr(told).format(name=facts.path.name)


def no_more(direction: int) -> str:
    """Say that there are no more hits in a direction."""
    last, first = tr_noop(_H, "That was the last hit."), tr_noop(_H, "That was the first hit.")
    return _tr(last if direction > 0 else first)


def nothing_found() -> str:
    """Say that there is no game to open."""
    return _tr(tr_noop(_H, "There is no game in the list."))
