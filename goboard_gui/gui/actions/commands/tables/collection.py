"""Commands that search a collection of games."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

COLLECTION = Submenu(
    tr_noop(_M, "&Collection"),
    (
        CommandRow(
            Command.COLLECTION_FIND,
            tr_noop(_C, "&Find this position"),
            tr_noop(
                _C, "Show what the games of a collection played from here, and follow the board"
            ),
            keys=("Ctrl+Shift+F",),
            also=tr_noop(_C, "opening explorer, fuseki, database, search, pattern, joseki"),
        ),
        CommandRow(
            Command.COLLECTION_LETTERS,
            tr_noop(_C, "&Continuations on the board"),
            tr_noop(_C, "Show on the board how the games of the collection went on"),
            also=tr_noop(_C, "letters, explorer, percent, winning share, statistics"),
            setting=settings.COLLECTION_LETTERS,
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLECTION_REGION,
            tr_noop(_C, "Choose a re&gion"),
            tr_noop(
                _C,
                "Drag over a part of the board to find it in the collection, or type two corners",
            ),
            keys=("Ctrl+Shift+G",),
            toggles=True,
            also=tr_noop(_C, "search, joseki, side, pattern, rectangle"),
        ),
        CommandRow(
            Command.COLLECTION_WHOLE,
            tr_noop(_C, "The &whole board"),
            tr_noop(_C, "Find the whole board again, not a region of it"),
            also=tr_noop(_C, "search, collection"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLECTION_NEXT_HIT,
            tr_noop(_C, "Ne&xt hit"),
            tr_noop(
                _C, "Go on to where else it was found: in this game, or in the next one of the list"
            ),
            keys=("F4",),
            also=tr_noop(_C, "match, occurrence"),
        ),
        CommandRow(
            Command.COLLECTION_PREVIOUS_HIT,
            tr_noop(_C, "&Previous hit"),
            tr_noop(_C, "Go back to where it was found before: in this game, or in the one before"),
            keys=("Shift+F4",),
            also=tr_noop(_C, "match, occurrence"),
        ),
        CommandRow(
            Command.COLLECTION_BACK,
            tr_noop(_C, "&Back to the question"),
            tr_noop(_C, "Show the position again of which the hits were asked"),
            keys=("Alt+Home",),
            also=tr_noop(_C, "return, found"),
        ),
        CommandRow(
            Command.COLLECTION_TURN,
            tr_noop(_C, "&Turn games as the question lies"),
            tr_noop(
                _C,
                "Let the board of an opened game lie so that what was found is where it was asked",
            ),
            also=tr_noop(_C, "rotate, mirror, view, hits"),
            setting=settings.TURN_GAMES,
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLECTION_STATISTICS,
            tr_noop(_C, "&Statistics…"),
            tr_noop(_C, "Count games and wins by year, player and event, as tables and charts"),
            also=tr_noop(_C, "win rate, plot, graph, percentage, career"),
        ),
        CommandRow(
            Command.COLLECTION_REPORT,
            tr_noop(_C, "R&eport on openings…"),
            tr_noop(_C, "Count how often players chose openings that one names"),
            also=tr_noop(_C, "fuseki, table, chart, rotated, symmetrical"),
        ),
        CommandRow(
            Command.COLLECTION_DUPLICATES,
            tr_noop(_C, "&Duplicates…"),
            tr_noop(_C, "Show which games of the collection seem to be there twice"),
            also=tr_noop(_C, "same game, double, copies"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLECTION_NEW,
            tr_noop(_C, "&New collection…"),
            tr_noop(
                _C, "Make an index of folders of records, so that all of them can be asked at once"
            ),
            also=tr_noop(_C, "database, build, import, kombilo"),
        ),
        CommandRow(
            Command.COLLECTION_OPEN,
            tr_noop(_C, "&Open a collection…"),
            tr_noop(_C, "Ask another index, or remove one"),
            also=tr_noop(_C, "database, choose, delete"),
        ),
        CommandRow(
            Command.COLLECTION_UPDATE,
            tr_noop(_C, "&Update…"),
            tr_noop(_C, "Read what is new or has changed in the folders of the collection"),
            also=tr_noop(_C, "database, refresh, rebuild"),
        ),
        CommandRow(
            Command.COLLECTION_FAILURES,
            tr_noop(_C, "Files that could not be &read…"),
            tr_noop(_C, "List the files of the collection that gave no games, and why"),
            also=tr_noop(_C, "database, broken, errors, damaged"),
        ),
    ),
)
