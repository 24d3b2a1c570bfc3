"""Messages about hits and about the games they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....display_text import escape_name, to_single_line
from ....go import Symmetry
from ...core.i18n import tr_noop, translator
from ...wording.terms import transformation_phrase

if TYPE_CHECKING:
    from ....game_index.facts import GameFacts
    from ....game_index.results import Hit

_H = "CollectionHits"
_tr = translator(_H)


def players_or_file(facts: GameFacts) -> str:
    """Return the names of a game's players, or the name of its file if both are unknown."""
    black, white = to_single_line(facts.black), to_single_line(facts.white)
    return f"{black or '?'} – {white or '?'}" if black or white else facts.path.name


def line_text(hit: Hit) -> str:
    """Return in which line of a game a hit is."""
    main_line, variation = tr_noop(_H, "main line"), tr_noop(_H, "variation")
    return _tr(main_line if hit.is_main_line else variation)


def hit_text(facts: GameFacts, hit: Hit, place: int, count: int, *, with_line: bool) -> str:
    """Return the message about the current hit: its move number, its game and its orientation,
    and its line if ``with_line``.

    ``place`` is the number of the hit in its game, from 0, and ``count`` the number of hits there.
    """
    parts = [
        _tr(tr_noop(_H, "Move {number} of {game}")).format(
            number=hit.moves, game=players_or_file(facts)
        )
        if hit.moves
        else _tr(tr_noop(_H, "Before the first move of {game}")).format(game=players_or_file(facts))
    ]
    if with_line:
        parts.append(line_text(hit))
    if count > 1:
        which = tr_noop(_H, "hit {place} of {count}")
        parts.append(_tr(which).format(place=place + 1, count=count))
    how = [] if hit.view is Symmetry.IDENTITY else [transformation_phrase(hit.view)]
    if hit.right or hit.down:
        how.append(_tr(tr_noop(_H, "elsewhere on the board")))
    if hit.colours_swapped:
        how.append(_tr(tr_noop(_H, "colours swapped")))
    if how:
        parts.append(
            _tr(tr_noop(_H, "compared with the search position: {how}")).format(how=", ".join(how))
        )
    return "; ".join(parts) + "."


def reading_file_text(facts: GameFacts) -> str:
    """Return the message that the file of a game is being read."""
    return _tr(tr_noop(_H, "Reading {name}…")).format(name=escape_name(facts.path.name))


def not_indexed_text() -> str:
    """Return the message that a game is no longer in the index."""
    return _tr(tr_noop(_H, "This game is no longer in the index."))


def file_missing_text(facts: GameFacts) -> str:
    """Return the message that the file of a game no longer exists."""
    text = tr_noop(_H, "File not found: {path}. If it was moved, update the collection.")
    return _tr(text).format(path=escape_name(str(facts.path)))


def unreadable_text(facts: GameFacts, why: str) -> str:
    """Return the message that the file of a game can no longer be read."""
    return _tr(tr_noop(_H, "Couldn't read {path}: {why}")).format(
        path=escape_name(str(facts.path)), why=why
    )


def file_changed_text(facts: GameFacts) -> str:
    """Return the message that a file has changed and no longer contains a hit."""
    text = tr_noop(_H, "“{name}” has changed since it was indexed and no longer contains this hit.")
    return _tr(text).format(name=escape_name(facts.path.name))


def no_more_hits_text(direction: int) -> str:
    """Return the message that there are no more hits, forwards if ``direction`` is 1, backwards if
    −1.
    """
    last, first = tr_noop(_H, "This is the last hit."), tr_noop(_H, "This is the first hit.")
    return _tr(last if direction > 0 else first)


def no_game_text() -> str:
    """Return the message that the list contains no game to open."""
    return _tr(tr_noop(_H, "There are no games in the list."))
