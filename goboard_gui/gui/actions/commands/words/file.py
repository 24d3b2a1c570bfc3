"""The words, pictures and keys of the commands that begin, open, save and print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

FILE: Mapping[Command, Words] = {
    Command.NEW: Words(mark(_C, "&New game…"), mark(_C, "Begin a new record"), "new", ("Ctrl+N",)),
    Command.NEW_WINDOW: Words(
        mark(_C, "New &window"),
        mark(_C, "Open another window, for another game beside this one"),
        also=mark(_C, "second board, two games"),
    ),
    Command.OPEN: Words(
        mark(_C, "&Open…"),
        mark(_C, "Open a game record"),
        "open",
        ("Ctrl+O",),
        also=mark(_C, "load, import"),
    ),
    Command.OPEN_TEXT: Words(
        mark(_C, "Open a te&xt record…"),
        mark(_C, "Read a record written as text in some notation"),
        also=mark(_C, "load, import"),
    ),
    Command.OPEN_BACKUP: Words(
        mark(_C, "Open a &backup…"),
        mark(_C, "See what was kept of this file before it was saved over"),
        also=mark(_C, "restore, revert, older version"),
    ),
    Command.REOPEN_ENCODING: Words(
        mark(_C, "Reopen with en&coding…"),
        mark(_C, "Choose what encoding the texts of the file are in, and see what they say"),
        also=mark(_C, "charset, character set, garbled text"),
    ),
    Command.RELOAD: Words(
        mark(_C, "Re&load"),
        mark(_C, "Read the file again as it is on the disk now"),
        also=mark(_C, "revert, refresh"),
    ),
    Command.COMPARE_DISK: Words(
        mark(_C, "Co&mpare with the file on disk…"),
        mark(_C, "See what differs between this record and its file"),
        also=mark(_C, "changes"),
    ),
    Command.PREVIOUS_FILE: Words(
        mark(_C, "Previous file in the folder"),
        mark(_C, "Open the file before this one"),
        keys=("Ctrl+Shift+PgUp",),
    ),
    Command.NEXT_FILE: Words(
        mark(_C, "Next file in the folder"),
        mark(_C, "Open the file after this one"),
        keys=("Ctrl+Shift+PgDown",),
    ),
    Command.SAVE: Words(mark(_C, "&Save"), mark(_C, "Save the record"), "save", ("Ctrl+S",)),
    Command.SAVE_AS: Words(mark(_C, "Save &as…"), keys=("Ctrl+Shift+S",), also=mark(_C, "export")),
    Command.SAVE_TEXT: Words(
        mark(_C, "Save as &text…"),
        mark(_C, "Write the moves in the chosen notation"),
        also=mark(_C, "export"),
    ),
    Command.GAME_INFO: Words(
        mark(_C, "Game &information…"),
        mark(_C, "Players, event, rules, result and all else a file says of a game"),
        keys=("Ctrl+I",),
        also=mark(_C, "metadata, komi, rank, properties, header"),
    ),
    Command.GAMES: Words(
        mark(_C, "&Games of the file…"),
        mark(_C, "Choose, reorder, add and remove the games of this file"),
        keys=("Ctrl+Shift+M",),
        also=mark(_C, "thumbnails, collection"),
    ),
    Command.EXPORT_PDF: Words(mark(_C, "As &PDF…"), also=mark(_C, "save, picture, image")),
    Command.EXPORT_SVG: Words(mark(_C, "As &SVG…"), also=mark(_C, "save, picture, image")),
    Command.EXPORT_PNG: Words(
        mark(_C, "As P&NG…"), also=mark(_C, "save, picture, image, screenshot")
    ),
    Command.EXPORT_TEXT: Words(
        mark(_C, "As a &text diagram…"),
        mark(_C, "Draw the position with letters"),
        also=mark(_C, "ASCII"),
    ),
    Command.PRINT: Words(
        mark(_C, "&Print and export…"),
        mark(_C, "Make pages of games, positions and problems, to be printed or saved"),
        "print",
        ("Ctrl+P",),
        also=mark(_C, "paper, preview, figures, kifu, book, PDF, SVG, PNG, HTML, LaTeX"),
    ),
    Command.QUIT: Words(mark(_C, "&Quit"), keys=("Ctrl+Q",), also=mark(_C, "exit, close")),
}
