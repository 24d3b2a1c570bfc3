"""Commands that create, open, save and print records."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import (
    RECENT,
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

FILE = Submenu(
    tr_noop(_M, "&File"),
    (
        CommandRow(
            Command.NEW,
            tr_noop(_C, "&New game…"),
            tr_noop(_C, "Begin a new record"),
            "new",
            ("Ctrl+N",),
        ),
        CommandRow(
            Command.NEW_SAME_EVENT,
            tr_noop(_C, "New Game, Same &Event…"),
            tr_noop(_C, "Start the next game of this event with the same rules and time limit"),
            also=tr_noop(_C, "round, tournament, next game"),
        ),
        CommandRow(
            Command.NEW_WINDOW,
            tr_noop(_C, "New &window"),
            tr_noop(_C, "Open another window, for another game beside this one"),
            also=tr_noop(_C, "second board, two games"),
        ),
        CommandRow(
            Command.OPEN,
            tr_noop(_C, "&Open…"),
            tr_noop(_C, "Open a game record"),
            "open",
            ("Ctrl+O",),
            also=tr_noop(_C, "load, import"),
        ),
        CommandRow(
            Command.OPEN_TEXT,
            tr_noop(_C, "Open a te&xt record…"),
            tr_noop(_C, "Read a record written as text in some notation"),
            also=tr_noop(_C, "load, import"),
        ),
        RECENT,
        CommandRow(
            Command.PREVIOUS_FILE,
            tr_noop(_C, "Previous file in the folder"),
            tr_noop(_C, "Open the file before this one"),
            keys=("Ctrl+Shift+PgUp",),
        ),
        CommandRow(
            Command.NEXT_FILE,
            tr_noop(_C, "Next file in the folder"),
            tr_noop(_C, "Open the file after this one"),
            keys=("Ctrl+Shift+PgDown",),
        ),
        SEPARATOR,
        CommandRow(
            Command.GAME_INFO,
            tr_noop(_C, "Game &information…"),
            tr_noop(_C, "Players, event, rules, result and all else a file says of a game"),
            keys=("Ctrl+I",),
            also=tr_noop(_C, "metadata, komi, rank, properties, header"),
        ),
        CommandRow(
            Command.GAMES,
            tr_noop(_C, "&Games of the file…"),
            tr_noop(_C, "Choose, reorder, add and remove the games of this file"),
            keys=("Ctrl+Shift+M",),
            also=tr_noop(_C, "thumbnails, collection"),
        ),
        SEPARATOR,
        CommandRow(
            Command.SAVE, tr_noop(_C, "&Save"), tr_noop(_C, "Save the record"), "save", ("Ctrl+S",)
        ),
        CommandRow(
            Command.SAVE_AS,
            tr_noop(_C, "Save &as…"),
            keys=("Ctrl+Shift+S",),
            also=tr_noop(_C, "export"),
        ),
        CommandRow(
            Command.SAVE_TEXT,
            tr_noop(_C, "Save as &text…"),
            tr_noop(_C, "Write the moves in the chosen notation"),
            also=tr_noop(_C, "export"),
        ),
        SEPARATOR,
        CommandRow(
            Command.RELOAD,
            tr_noop(_C, "Re&load"),
            tr_noop(_C, "Read the file again as it is on the disk now"),
            also=tr_noop(_C, "revert, refresh"),
        ),
        CommandRow(
            Command.REOPEN_ENCODING,
            tr_noop(_C, "Reopen with en&coding…"),
            tr_noop(_C, "Choose what encoding the texts of the file are in, and see what they say"),
            also=tr_noop(_C, "charset, character set, garbled text"),
        ),
        CommandRow(
            Command.COMPARE_DISK,
            tr_noop(_C, "Co&mpare with the file on disk…"),
            tr_noop(_C, "See what differs between this record and its file"),
            also=tr_noop(_C, "changes"),
        ),
        CommandRow(
            Command.OPEN_BACKUP,
            tr_noop(_C, "Open a &backup…"),
            tr_noop(_C, "See what was kept of this file before it was saved over"),
            also=tr_noop(_C, "restore, revert, older version"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Export position"),
            (
                CommandRow(
                    Command.EXPORT_PDF,
                    tr_noop(_C, "As &PDF…"),
                    also=tr_noop(_C, "save, picture, image"),
                ),
                CommandRow(
                    Command.EXPORT_SVG,
                    tr_noop(_C, "As &SVG…"),
                    also=tr_noop(_C, "save, picture, image"),
                ),
                CommandRow(
                    Command.EXPORT_PNG,
                    tr_noop(_C, "As P&NG…"),
                    also=tr_noop(_C, "save, picture, image, screenshot"),
                ),
                CommandRow(
                    Command.EXPORT_TEXT,
                    tr_noop(_C, "As a &text diagram…"),
                    tr_noop(_C, "Draw the position with letters"),
                    also=tr_noop(_C, "ASCII"),
                ),
            ),
        ),
        CommandRow(
            Command.PRINT,
            tr_noop(_C, "&Print and export…"),
            tr_noop(_C, "Make pages of games, positions and problems, to be printed or saved"),
            "print",
            ("Ctrl+P",),
            also=tr_noop(_C, "paper, preview, figures, kifu, book, PDF, SVG, PNG, HTML, LaTeX"),
        ),
        SEPARATOR,
        CommandRow(
            Command.QUIT, tr_noop(_C, "&Quit"), keys=("Ctrl+Q",), also=tr_noop(_C, "exit, close")
        ),
    ),
)
