"""Commands that search a collection of games, check records, and list all commands."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"

COLLECTION_SEARCH = (
    CommandRow(
        Command.COLLECTION_FIND,
        tr_noop(_C, "&Find Position in Collection"),
        tr_noop(
            _C,
            "Search your game collection for the current position as you move through the game",
        ),
        keys=("Ctrl+Alt+C", "Ctrl+Shift+F"),
        also=tr_noop(_K, "opening explorer, fuseki, database, pattern, joseki"),
    ),
    CommandRow(
        Command.COLLECTION_REGION,
        tr_noop(_C, "&Select Search Region"),
        tr_noop(_C, "Drag over the part of the board to search for, or type two opposite corners"),
        keys=("Ctrl+Shift+G",),
        toggles=True,
        also=tr_noop(_K, "joseki, side, pattern, rectangle"),
    ),
    CommandRow(
        Command.COLLECTION_WHOLE,
        tr_noop(_C, "Search &Whole Board"),
        tr_noop(_C, "Search for the whole-board position instead of a region"),
        also=tr_noop(_K, "collection, full board"),
    ),
    CommandRow(
        Command.COLLECTION_LETTERS,
        tr_noop(_C, "&Continuations on Board"),
        tr_noop(_C, "Show continuations from the collection on the board"),
        also=tr_noop(_K, "letters, opening explorer, percentage, win rate, statistics"),
        setting=settings.COLLECTION_LETTERS,
    ),
    SEPARATOR,
    CommandRow(
        Command.COLLECTION_NEXT_HIT,
        tr_noop(_C, "&Next Hit"),
        tr_noop(_C, "Go to the next hit, in this game or the next one"),
        keys=("F4",),
        also=tr_noop(_K, "match, occurrence"),
    ),
    CommandRow(
        Command.COLLECTION_PREVIOUS_HIT,
        tr_noop(_C, "&Previous Hit"),
        tr_noop(_C, "Go to the previous hit, in this game or the previous one"),
        keys=("Shift+F4",),
        also=tr_noop(_K, "match, occurrence"),
    ),
    CommandRow(
        Command.COLLECTION_BACK,
        tr_noop(_C, "&Back to Search Position"),
        tr_noop(_C, "Go back to the position you searched for"),
        keys=("Alt+Home",),
        also=tr_noop(_K, "return to search, search result"),
    ),
    SEPARATOR,
)
"""The commands that search the collection."""

COLLECTION = Submenu(
    tr_noop(_M, "C&ollection"),
    (
        CommandRow(
            Command.COLLECTION_NEW,
            tr_noop(_C, "&New Collection…"),
            tr_noop(_C, "Index folders of game records to search them all at once"),
            also=tr_noop(_K, "database, build, import, Kombilo"),
        ),
        CommandRow(
            Command.COLLECTION_OPEN,
            tr_noop(_C, "&Open Collection…"),
            tr_noop(_C, "Open another collection, or remove one"),
            also=tr_noop(_K, "database, choose, delete"),
        ),
        CommandRow(
            Command.COLLECTION_UPDATE,
            tr_noop(_C, "&Update Collection…"),
            tr_noop(_C, "Index new and changed files"),
            also=tr_noop(_K, "database, refresh, rebuild"),
        ),
        CommandRow(
            Command.COLLECTION_FAILURES,
            tr_noop(_C, "Unreadable &Files…"),
            tr_noop(_C, "List the files that couldn't be read, and why"),
            also=tr_noop(_K, "database, errors, broken files, damaged files"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLECTION_STATISTICS,
            tr_noop(_C, "&Statistics…"),
            tr_noop(_C, "Show games and wins by year, player and event, as tables and charts"),
            also=tr_noop(_K, "win rate, plot, graph, percentage, career"),
        ),
        CommandRow(
            Command.COLLECTION_REPORT,
            tr_noop(_C, "Opening &Report…"),
            tr_noop(_C, "Count how often players chose each named opening"),
            also=tr_noop(_K, "fuseki, table, chart, rotation, symmetry"),
        ),
        CommandRow(
            Command.COLLECTION_TREE,
            tr_noop(_C, "Save &Tree…"),
            tr_noop(_C, "Save what followed the position as a game tree with counts"),
            also=tr_noop(_K, "continuations, openings, joseki, export, variations"),
        ),
        CommandRow(
            Command.COLLECTION_DUPLICATES,
            tr_noop(_C, "&Duplicates…"),
            tr_noop(_C, "List games that are probably in the collection more than once"),
            also=tr_noop(_K, "same game, repeated games, copies"),
        ),
    ),
)
"""The menu that manages and evaluates the collection."""

COLLECTION_COMMANDS = [
    row.command for row in Submenu("", (*COLLECTION_SEARCH, COLLECTION)).all_rows()
]
"""The commands that need a collection."""

ENGINE_ROWS = (
    CommandRow(
        Command.PLAY_GAME,
        tr_noop(_C, "Pla&y Against an Engine…"),
        tr_noop(_C, "Play a game against an engine, or let engines play each other"),
        also=tr_noop(_K, "GNU Go, KataGo, Leela Zero, computer opponent, match, new game"),
    ),
    CommandRow(
        Command.PAUSE_GAME,
        tr_noop(_C, "Pa&use Game"),
        tr_noop(_C, "Stop the clocks of the game against an engine, until you turn this off"),
        toggles=True,
        also=tr_noop(_K, "continue, resume, break"),
    ),
    CommandRow(
        Command.RESTART_ENGINE,
        tr_noop(_C, "Res&tart Engine"),
        tr_noop(_C, "Ask the engine again for its move after it was stopped or has failed"),
        also=tr_noop(_K, "try again, crash, ended unexpectedly, continue"),
    ),
    CommandRow(
        Command.END_GAME,
        tr_noop(_C, "End &Game"),
        tr_noop(_C, "End the game against an engine without a result"),
        also=tr_noop(_K, "abort, quit, leave, break off"),
    ),
    SEPARATOR,
    CommandRow(
        Command.ANALYSE,
        tr_noop(_C, "&Analyse Position"),
        tr_noop(_C, "Analyse the displayed position with an engine, until you turn it off"),
        keys=("Ctrl+U",),
        toggles=True,
        also=tr_noop(_K, "KataGo, Leela Zero, candidates, win rate, AI, evaluation"),
    ),
    CommandRow(
        Command.HINT,
        tr_noop(_C, "&Hint"),
        tr_noop(_C, "Show the move that the engine would play, without playing it"),
        keys=("Ctrl+Alt+U",),
        also=tr_noop(_K, "suggest move, best move, AI"),
    ),
    CommandRow(
        Command.ENGINE_MOVE,
        tr_noop(_C, "Engine &Move"),
        tr_noop(_C, "Let the engine play a move"),
        keys=("Ctrl+Alt+M",),
        also=tr_noop(_K, "GNU Go, computer, generate move, AI"),
    ),
    CommandRow(
        Command.STOP_ENGINE,
        tr_noop(_C, "&Stop Engine"),
        tr_noop(_C, "End all engines, whatever they are doing"),
        also=tr_noop(_K, "kill, quit, cancel"),
    ),
    SEPARATOR,
    CommandRow(
        Command.SHOW_CANDIDATES,
        tr_noop(_C, "Show &Candidates"),
        tr_noop(_C, "Show the candidate moves of the engine on the board"),
        also=tr_noop(_K, "analysis, win rate, visits"),
        setting=settings.ANALYSIS_CANDIDATES,
    ),
    CommandRow(
        Command.SHOW_OWNERSHIP,
        tr_noop(_C, "Show &Ownership"),
        tr_noop(_C, "Show the expected owner of each point"),
        also=tr_noop(_K, "analysis, territory, estimate, influence"),
        setting=settings.ANALYSIS_OWNERSHIP,
    ),
    CommandRow(
        Command.ADD_CONTINUATION,
        tr_noop(_C, "Add Continuation as &Variation"),
        tr_noop(_C, "Add the continuation of the candidate under the pointer, or of the best one"),
        keys=("Ctrl+Alt+V",),
        also=tr_noop(_K, "principal variation, PV, engine line"),
    ),
    CommandRow(
        Command.KEEP_ANALYSIS,
        tr_noop(_C, "&Keep Analysis"),
        tr_noop(_C, "Store the analysis of this position in the record"),
        also=tr_noop(_K, "save, SBKV, win rate, candidates"),
    ),
    SEPARATOR,
    CommandRow(
        Command.REVIEW_GAME,
        tr_noop(_C, "&Review Game…"),
        tr_noop(_C, "Let an engine analyse every position, to find the mistakes"),
        also=tr_noop(_K, "analyse game, blunders, win rate graph, KataGo, AI"),
    ),
    CommandRow(
        Command.CANCEL_REVIEW,
        tr_noop(_C, "Cancel Revie&w"),
        tr_noop(_C, "End the review; what is done stays in the record"),
        also=tr_noop(_K, "stop, abort"),
    ),
    CommandRow(
        Command.NEXT_MISTAKE,
        tr_noop(_C, "&Next Mistake"),
        tr_noop(_C, "Go to the next move that the review counts as a mistake"),
        keys=("Alt+Down",),
        also=tr_noop(_K, "blunder, bad move, loss"),
    ),
    CommandRow(
        Command.PREVIOUS_MISTAKE,
        tr_noop(_C, "&Previous Mistake"),
        tr_noop(_C, "Go to the previous move that the review counts as a mistake"),
        keys=("Alt+Up",),
        also=tr_noop(_K, "blunder, bad move, loss"),
    ),
    CommandRow(
        Command.SHOW_LOSSES,
        tr_noop(_C, "Show &Losses"),
        tr_noop(_C, "Show on the last stones how much their moves lost"),
        also=tr_noop(_K, "mistakes, dots, colours, review"),
        setting=settings.REVIEW_LOSSES,
    ),
    SEPARATOR,
    CommandRow(
        Command.ENGINES,
        tr_noop(_C, "&Engines…"),
        tr_noop(_C, "Add, change and test engines"),
        also=tr_noop(_K, "KataGo, Leela Zero, GNU Go, GTP, install, network"),
    ),
    CommandRow(
        Command.ENGINE_CONSOLE,
        tr_noop(_C, "Eng&ine Console"),
        tr_noop(_C, "Show what is sent to an engine and what it answers, and type commands"),
        also=tr_noop(_K, "GTP, protocol, log, debug"),
    ),
)
"""The commands of engines."""

TOOLS = Submenu(
    tr_noop(_M, "&Tools"),
    (
        *COLLECTION_SEARCH,
        COLLECTION,
        SEPARATOR,
        Submenu(tr_noop(_M, "Ana&lysis and Engines"), ENGINE_ROWS),
        SEPARATOR,
        CommandRow(
            Command.TIDY,
            tr_noop(_C, "Check and &Tidy Up…"),
            tr_noop(
                _C,
                "List redundant or incorrect parts of the record and repair the ones you choose",
            ),
            also=tr_noop(_K, "fix, clean, validate, errors"),
        ),
        SEPARATOR,
        CommandRow(
            Command.BOARD_CURSOR,
            tr_noop(_C, "&Keyboard Cursor"),
            tr_noop(_C, "Move a cursor on the board with the arrow keys and click with Enter"),
            keys=("Ctrl+K",),
            toggles=True,
            also=tr_noop(_K, "without mouse, accessibility, crosshair"),
        ),
        CommandRow(
            Command.PALETTE,
            tr_noop(_C, "&All Commands…"),
            tr_noop(_C, "Find any command by typing its name"),
            keys=("Ctrl+Shift+P", "Ctrl+Shift+K"),
            also=tr_noop(_K, "command palette, search"),
        ),
        CommandRow(
            Command.SHORTCUTS,
            tr_noop(_C, "K&eyboard Shortcuts…"),
            tr_noop(_C, "Change the keyboard shortcuts of commands"),
            also=tr_noop(_K, "hotkeys, key bindings"),
        ),
    ),
)
