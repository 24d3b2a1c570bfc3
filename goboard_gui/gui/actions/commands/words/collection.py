"""The words, pictures and keys of the commands that ask a collection of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

COLLECTION: Mapping[Command, Words] = {
    Command.COLLECTION_NEW: Words(
        mark(_C, "&New collection…"),
        mark(_C, "Make an index of folders of records, so that all of them can be asked at once"),
        also=mark(_C, "database, build, import, kombilo"),
    ),
    Command.COLLECTION_OPEN: Words(
        mark(_C, "&Open a collection…"),
        mark(_C, "Ask another index, or remove one"),
        also=mark(_C, "database, choose, delete"),
    ),
    Command.COLLECTION_UPDATE: Words(
        mark(_C, "&Update…"),
        mark(_C, "Read what is new or has changed in the folders of the collection"),
        also=mark(_C, "database, refresh, rebuild"),
    ),
    Command.COLLECTION_FAILURES: Words(
        mark(_C, "Files that could not be &read…"),
        mark(_C, "List the files of the collection that gave no games, and why"),
        also=mark(_C, "database, broken, errors, damaged"),
    ),
    Command.COLLECTION_FIND: Words(
        mark(_C, "&Find this position"),
        mark(_C, "Show what the games of a collection played from here, and follow the board"),
        keys=("Ctrl+Shift+F",),
        also=mark(_C, "opening explorer, fuseki, database, search, pattern, joseki"),
    ),
    Command.COLLECTION_REGION: Words(
        mark(_C, "Choose a re&gion"),
        mark(
            _C,
            "Drag over a part of the board to find it in the collection, or type two corners",
        ),
        keys=("Ctrl+Shift+G",),
        checkable=True,
        also=mark(_C, "search, joseki, side, pattern, rectangle"),
    ),
    Command.COLLECTION_WHOLE: Words(
        mark(_C, "The &whole board"),
        mark(_C, "Find the whole board again, not a region of it"),
        also=mark(_C, "search, collection"),
    ),
    Command.COLLECTION_LETTERS: Words(
        mark(_C, "&Continuations on the board"),
        mark(_C, "Show on the board how the games of the collection went on"),
        checkable=True,
        also=mark(_C, "letters, explorer, percent, winning share, statistics"),
    ),
    Command.COLLECTION_NEXT_HIT: Words(
        mark(_C, "Ne&xt hit"),
        mark(_C, "Go on to where else it was found: in this game, or in the next one of the list"),
        keys=("F4",),
        also=mark(_C, "match, occurrence"),
    ),
    Command.COLLECTION_PREVIOUS_HIT: Words(
        mark(_C, "&Previous hit"),
        mark(_C, "Go back to where it was found before: in this game, or in the one before"),
        keys=("Shift+F4",),
        also=mark(_C, "match, occurrence"),
    ),
    Command.COLLECTION_BACK: Words(
        mark(_C, "&Back to the question"),
        mark(_C, "Show the position again of which the hits were asked"),
        keys=("Alt+Home",),
        also=mark(_C, "return, found"),
    ),
    Command.COLLECTION_TURN: Words(
        mark(_C, "&Turn games as the question lies"),
        mark(
            _C, "Let the board of an opened game lie so that what was found is where it was asked"
        ),
        checkable=True,
        also=mark(_C, "rotate, mirror, view, hits"),
    ),
    Command.COLLECTION_STATISTICS: Words(
        mark(_C, "&Statistics…"),
        mark(_C, "Count games and wins by year, player and event, as tables and charts"),
        also=mark(_C, "win rate, plot, graph, percentage, career"),
    ),
    Command.COLLECTION_REPORT: Words(
        mark(_C, "R&eport on openings…"),
        mark(_C, "Count how often players chose openings that one names"),
        also=mark(_C, "fuseki, table, chart, rotated, symmetrical"),
    ),
    Command.COLLECTION_DUPLICATES: Words(
        mark(_C, "&Duplicates…"),
        mark(_C, "Show which games of the collection seem to be there twice"),
        also=mark(_C, "same game, double, copies"),
    ),
}
