"""Commands that create, open, save and print records."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import RECENT, SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


FILE = Submenu(
    tr_noop(_M, "&File"),
    (
        CommandRow(
            Command.NEW,
            tr_noop(_C, "&New Game…"),
            tr_noop(_C, "Start a new game record"),
            icon="new",
            keys=("Ctrl+N",),
            also=tr_noop(
                _K, "board size, large, small, shape, torus, cylinder, Möbius strip, hexagon, graph"
            ),
        ),
        CommandRow(
            Command.NEW_SAME_EVENT,
            tr_noop(_C, "New &Game in Same Event…"),
            tr_noop(_C, "Start the next game of this event with the same rules and time limit"),
            also=tr_noop(_K, "round, tournament"),
        ),
        CommandRow(
            Command.NEW_WINDOW,
            tr_noop(_C, "New &Window"),
            tr_noop(_C, "Open another window for a second game"),
            also=tr_noop(_K, "second board, two games"),
        ),
        CommandRow(
            Command.OPEN,
            tr_noop(_C, "&Open…"),
            tr_noop(_C, "Open a game record"),
            icon="open",
            keys=("Ctrl+O",),
            also=tr_noop(_K, "load, import"),
        ),
        CommandRow(
            Command.OPEN_TEXT,
            tr_noop(_C, "Open &Text Record…"),
            tr_noop(_C, "Open a game record written as text in any notation"),
            also=tr_noop(_K, "load, import"),
        ),
        RECENT,
        SEPARATOR,
        CommandRow(
            Command.SAVE,
            tr_noop(_C, "&Save"),
            tr_noop(_C, "Save the record"),
            icon="save",
            keys=("Ctrl+S",),
        ),
        CommandRow(
            Command.SAVE_AS,
            tr_noop(_C, "Save &As…"),
            tr_noop(_C, "Save the record under a new name"),
            keys=("Ctrl+Shift+S",),
            also=tr_noop(_K, "export, convert"),
        ),
        CommandRow(
            Command.SAVE_TEXT,
            tr_noop(_C, "Sa&ve As Text…"),
            tr_noop(_C, "Save the moves as text in the chosen notation"),
            also=tr_noop(_K, "export, convert"),
        ),
        SEPARATOR,
        CommandRow(
            Command.PREVIOUS_FILE,
            tr_noop(_C, "&Previous File in Folder"),
            tr_noop(_C, "Open the previous file in this folder"),
            keys=("Ctrl+Shift+PgUp",),
        ),
        CommandRow(
            Command.NEXT_FILE,
            tr_noop(_C, "Next &File in Folder"),
            tr_noop(_C, "Open the next file in this folder"),
            keys=("Ctrl+Shift+PgDown",),
        ),
        Submenu(
            tr_noop(_M, "File on &Disk"),
            (
                CommandRow(
                    Command.RELOAD,
                    tr_noop(_C, "&Reload"),
                    tr_noop(_C, "Load the file from disk again"),
                    also=tr_noop(_K, "revert, refresh"),
                ),
                CommandRow(
                    Command.REOPEN_ENCODING,
                    tr_noop(_C, "Reopen with &Encoding…"),
                    tr_noop(_C, "Choose the encoding of the file with a preview of its text"),
                    also=tr_noop(_K, "charset, character set, garbled text"),
                ),
                CommandRow(
                    Command.COMPARE_DISK,
                    tr_noop(_C, "&Compare with File on Disk…"),
                    tr_noop(_C, "Show the differences between this record and its file"),
                    also=tr_noop(_K, "changes, versions"),
                ),
                CommandRow(
                    Command.OPEN_BACKUP,
                    tr_noop(_C, "&Open Backup…"),
                    tr_noop(_C, "Show earlier versions of this file"),
                    also=tr_noop(_K, "restore, revert, older version"),
                ),
            ),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Export"),
            (
                CommandRow(
                    Command.EXPORT_POSITION,
                    tr_noop(_C, "&Position…"),
                    tr_noop(
                        _C, "Save the position in the current view as PNG, PDF, SVG, WebP or text"
                    ),
                    also=tr_noop(_K, "picture, image, screenshot, diagram, ASCII"),
                ),
                CommandRow(
                    Command.EXPORT_PDF,
                    tr_noop(_C, "Position as P&DF…"),
                    tr_noop(_C, "Save a diagram of the position in the current view on a page"),
                    keys=("Ctrl+Shift+E",),
                    also=tr_noop(_K, "picture, image, print"),
                ),
                CommandRow(
                    Command.EXPORT_WEB_BOARD,
                    tr_noop(_C, "&Web Board…"),
                    tr_noop(
                        _C, "Save the game, or all games in the file, as web pages to play through"
                    ),
                    also=tr_noop(_K, "HTML, website, blog, browser, publish, problems"),
                ),
                CommandRow(
                    Command.ANIMATION,
                    tr_noop(_C, "&Animation…"),
                    tr_noop(_C, "Save the moves of this game as an animated GIF or WebP"),
                    also=tr_noop(_K, "video, movie, slides, chat"),
                ),
            ),
        ),
        CommandRow(
            Command.PRINT,
            tr_noop(_C, "Pr&int and Export…"),
            tr_noop(_C, "Arrange games, positions and problems on pages to print or export"),
            icon="print",
            keys=("Ctrl+P",),
            also=tr_noop(_K, "paper, preview, figures, kifu, book, PDF, SVG, PNG, HTML, LaTeX"),
        ),
        SEPARATOR,
        CommandRow(
            Command.CLOSE,
            tr_noop(_C, "&Close"),
            tr_noop(_C, "Close this window"),
            keys=("Ctrl+W",),
            also=tr_noop(_K, "close file"),
        ),
        CommandRow(
            Command.QUIT,
            tr_noop(_C, "&Quit"),
            tr_noop(_C, "Close all windows and quit"),
            keys=("Ctrl+Q",),
            also=tr_noop(_K, "exit, leave"),
        ),
    ),
)
