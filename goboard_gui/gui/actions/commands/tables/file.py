"""Commands that create, open, save and print records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

FILE: Mapping[Command, CommandInfo] = {
    Command.NEW: CommandInfo(
        tr_noop(_C, "&New game…"), tr_noop(_C, "Begin a new record"), "new", ("Ctrl+N",)
    ),
    Command.NEW_WINDOW: CommandInfo(
        tr_noop(_C, "New &window"),
        tr_noop(_C, "Open another window, for another game beside this one"),
        also=tr_noop(_C, "second board, two games"),
    ),
    Command.OPEN: CommandInfo(
        tr_noop(_C, "&Open…"),
        tr_noop(_C, "Open a game record"),
        "open",
        ("Ctrl+O",),
        also=tr_noop(_C, "load, import"),
    ),
    Command.OPEN_TEXT: CommandInfo(
        tr_noop(_C, "Open a te&xt record…"),
        tr_noop(_C, "Read a record written as text in some notation"),
        also=tr_noop(_C, "load, import"),
    ),
    Command.OPEN_BACKUP: CommandInfo(
        tr_noop(_C, "Open a &backup…"),
        tr_noop(_C, "See what was kept of this file before it was saved over"),
        also=tr_noop(_C, "restore, revert, older version"),
    ),
    Command.REOPEN_ENCODING: CommandInfo(
        tr_noop(_C, "Reopen with en&coding…"),
        tr_noop(_C, "Choose what encoding the texts of the file are in, and see what they say"),
        also=tr_noop(_C, "charset, character set, garbled text"),
    ),
    Command.RELOAD: CommandInfo(
        tr_noop(_C, "Re&load"),
        tr_noop(_C, "Read the file again as it is on the disk now"),
        also=tr_noop(_C, "revert, refresh"),
    ),
    Command.COMPARE_DISK: CommandInfo(
        tr_noop(_C, "Co&mpare with the file on disk…"),
        tr_noop(_C, "See what differs between this record and its file"),
        also=tr_noop(_C, "changes"),
    ),
    Command.PREVIOUS_FILE: CommandInfo(
        tr_noop(_C, "Previous file in the folder"),
        tr_noop(_C, "Open the file before this one"),
        keys=("Ctrl+Shift+PgUp",),
    ),
    Command.NEXT_FILE: CommandInfo(
        tr_noop(_C, "Next file in the folder"),
        tr_noop(_C, "Open the file after this one"),
        keys=("Ctrl+Shift+PgDown",),
    ),
    Command.SAVE: CommandInfo(
        tr_noop(_C, "&Save"), tr_noop(_C, "Save the record"), "save", ("Ctrl+S",)
    ),
    Command.SAVE_AS: CommandInfo(
        tr_noop(_C, "Save &as…"), keys=("Ctrl+Shift+S",), also=tr_noop(_C, "export")
    ),
    Command.SAVE_TEXT: CommandInfo(
        tr_noop(_C, "Save as &text…"),
        tr_noop(_C, "Write the moves in the chosen notation"),
        also=tr_noop(_C, "export"),
    ),
    Command.GAME_INFO: CommandInfo(
        tr_noop(_C, "Game &information…"),
        tr_noop(_C, "Players, event, rules, result and all else a file says of a game"),
        keys=("Ctrl+I",),
        also=tr_noop(_C, "metadata, komi, rank, properties, header"),
    ),
    Command.GAMES: CommandInfo(
        tr_noop(_C, "&Games of the file…"),
        tr_noop(_C, "Choose, reorder, add and remove the games of this file"),
        keys=("Ctrl+Shift+M",),
        also=tr_noop(_C, "thumbnails, collection"),
    ),
    Command.EXPORT_PDF: CommandInfo(
        tr_noop(_C, "As &PDF…"), also=tr_noop(_C, "save, picture, image")
    ),
    Command.EXPORT_SVG: CommandInfo(
        tr_noop(_C, "As &SVG…"), also=tr_noop(_C, "save, picture, image")
    ),
    Command.EXPORT_PNG: CommandInfo(
        tr_noop(_C, "As P&NG…"), also=tr_noop(_C, "save, picture, image, screenshot")
    ),
    Command.EXPORT_TEXT: CommandInfo(
        tr_noop(_C, "As a &text diagram…"),
        tr_noop(_C, "Draw the position with letters"),
        also=tr_noop(_C, "ASCII"),
    ),
    Command.PRINT: CommandInfo(
        tr_noop(_C, "&Print and export…"),
        tr_noop(_C, "Make pages of games, positions and problems, to be printed or saved"),
        "print",
        ("Ctrl+P",),
        also=tr_noop(_C, "paper, preview, figures, kifu, book, PDF, SVG, PNG, HTML, LaTeX"),
    ),
    Command.QUIT: CommandInfo(
        tr_noop(_C, "&Quit"), keys=("Ctrl+Q",), also=tr_noop(_C, "exit, close")
    ),
}
