"""Games that are there twice, put into words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ....game_index.duplicates import Agreement, Clue
from ...core.i18n import number, tr_noop, translator
from . import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....game_index.duplicates import DuplicateGroup
    from ....game_index.facts import GameFacts

_D = "Duplicates"
_tr = translator(_D)

_AGREEMENTS = {
    Agreement.SAME: tr_noop(_D, "all moves are the same"),
    Agreement.PART: tr_noop(_D, "one goes on where the other ends"),
    Agreement.DIFFERENT: tr_noop(_D, "some moves differ"),
}
_CLUES = {
    Clue.POSITION: tr_noop(_D, "the last position"),
    Clue.SIGNATURE: tr_noop(_D, "moves 20, 40, 60, 31, 51, 71"),
}


def titles() -> list[str]:
    """What stands over the columns."""
    columns = (
        tr_noop(_D, "Players"),
        tr_noop(_D, "Result"),
        tr_noop(_D, "Date"),
        tr_noop(_D, "Moves"),
    )
    return [_tr(title) for title in (*columns, tr_noop(_D, "File"))]


def group(duplicates: DuplicateGroup) -> str:
    """How many games are the same, and how far they are."""
    told = _tr(tr_noop(_D, "%n games: {agreement}"), len(duplicates.games))
    return told.format(agreement=_tr(_AGREEMENTS[duplicates.agreement]))


def found_by(duplicates: DuplicateGroup) -> str:
    """By what games were found to be the same."""
    clues = [_tr(text) for clue, text in _CLUES.items() if clue in duplicates.clues]
    return _tr(tr_noop(_D, "Found by {clues}")).format(clues=_tr(tr_noop(_D, " and ")).join(clues))


def cells(facts: GameFacts) -> list[str]:
    """What the columns say of a game."""
    black = words.player(facts.black, facts.black_rank) or "?"
    white = words.player(facts.white, facts.white_rank) or "?"
    return [
        f"{black} – {white}",
        words.result(facts.result),
        words.line(facts.date),
        str(facts.moves),
        words.file_name(facts),
    ]


def looking() -> str:
    """That one has to wait."""
    return _tr(tr_noop(_D, "Looking for games that are there twice…"))


def no_index() -> str:
    """That there is nothing to look in."""
    return _tr(tr_noop(_D, "No collection is open."))


def count(groups: Sequence[DuplicateGroup]) -> str:
    """How much is there twice."""
    if not groups:
        return _tr(tr_noop(_D, "No game seems to be there twice."))
    spare = sum(len(each.games) - 1 for each in groups)
    told = tr_noop(_D, "%Ln games seem to be there already.")
    if len(groups) > 1:
        told = tr_noop(_D, "%Ln games in {groups} groups seem to be there already.")
    counted = _tr(told, spare).format(groups=number(len(groups)))
    return f"{counted} {_tr(tr_noop(_D, 'Nothing is removed here.'))}"


def table_titles() -> list[str]:
    """What stands over the columns of a list that is saved, see `table_row`."""
    first = tr_noop(_D, "Group"), tr_noop(_D, "Agreement"), tr_noop(_D, "Found by")
    return [*map(_tr, first), *titles()[:-1], _tr(tr_noop(_D, "File")), _tr(tr_noop(_D, "Game"))]


def table_row(number: int, duplicates: DuplicateGroup, facts: GameFacts) -> list[object]:
    """A game of a group in a list that is saved."""
    clues = " + ".join(sorted(clue.value for clue in duplicates.clues))
    path = os.fsencode(facts.path).decode("utf-8", "replace")
    return [
        *(number, duplicates.agreement.value, clues),
        *cells(facts)[:-1],
        *(path, facts.place + 1),
    ]
