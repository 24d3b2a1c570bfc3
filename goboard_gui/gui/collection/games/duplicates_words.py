"""Games that are there twice, put into words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ....fuseki.collection.duplicates import Agreement, Clue
from ...core.i18n.translating import mark, number, translator
from . import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....fuseki.collection.duplicates import Duplicates
    from ....fuseki.collection.facts import GameFacts

_D = "Duplicates"
_tr = translator(_D)

_AGREEMENTS = {
    Agreement.SAME: mark(_D, "all moves are the same"),
    Agreement.PART: mark(_D, "one goes on where the other ends"),
    Agreement.DIFFERENT: mark(_D, "some moves differ"),
}
_CLUES = {
    Clue.POSITION: mark(_D, "the last position"),
    Clue.SIGNATURE: mark(_D, "moves 20, 40, 60, 31, 51, 71"),
}


def titles() -> list[str]:
    """What stands over the columns."""
    columns = mark(_D, "Players"), mark(_D, "Result"), mark(_D, "Date"), mark(_D, "Moves")
    return [_tr(title) for title in (*columns, mark(_D, "File"))]


def group(duplicates: Duplicates) -> str:
    """How many games are the same, and how far they are."""
    told = _tr(mark(_D, "%n games: {agreement}"), len(duplicates.games))
    return told.format(agreement=_tr(_AGREEMENTS[duplicates.agreement]))


def found_by(duplicates: Duplicates) -> str:
    """By what games were found to be the same."""
    clues = [_tr(text) for clue, text in _CLUES.items() if clue in duplicates.clues]
    return _tr(mark(_D, "Found by {clues}")).format(clues=_tr(mark(_D, " and ")).join(clues))


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
    return _tr(mark(_D, "Looking for games that are there twice…"))


def no_index() -> str:
    """That there is nothing to look in."""
    return _tr(mark(_D, "No collection is open."))


def count(groups: Sequence[Duplicates]) -> str:
    """How much is there twice."""
    if not groups:
        return _tr(mark(_D, "No game seems to be there twice."))
    spare = sum(len(each.games) - 1 for each in groups)
    told = mark(_D, "%Ln games seem to be there already.")
    if len(groups) > 1:
        told = mark(_D, "%Ln games in {groups} groups seem to be there already.")
    counted = _tr(told, spare).format(groups=number(len(groups)))
    return f"{counted} {_tr(mark(_D, 'Nothing is removed here.'))}"


def table_titles() -> list[str]:
    """What stands over the columns of a list that is saved, see `table_row`."""
    first = mark(_D, "Group"), mark(_D, "Agreement"), mark(_D, "Found by")
    return [*map(_tr, first), *titles()[:-1], _tr(mark(_D, "File")), _tr(mark(_D, "Game"))]


def table_row(number: int, duplicates: Duplicates, facts: GameFacts) -> list[object]:
    """A game of a group in a list that is saved."""
    clues = " + ".join(sorted(clue.value for clue in duplicates.clues))
    path = os.fsencode(facts.path).decode("utf-8", "replace")
    return [
        *(number, duplicates.agreement.value, clues),
        *cells(facts)[:-1],
        *(path, facts.place + 1),
    ]
