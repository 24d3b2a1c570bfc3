"""A desk with what opens, saves and watches the file of its document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.go import Size
from goboard_gui.gui.files.commands import FileCommands
from goboard_gui.gui.files.file_messages import FileMessages
from goboard_gui.record import new_game
from tests.gui.desk_cases import Desk

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.gui.core.settings import Settings


class FilesDesk(Desk):
    """A board and its tools in a plain main window, with the commands and messages of files.

    A file may be ``opened`` before these are made, as at the start of the program.
    """

    def __init__(self, settings: Settings, opened: Path | None = None) -> None:
        super().__init__(new_game(Size(9, 9)), settings)
        self.document_io = self.parts.document_io
        if opened is not None:
            self.document_io.open_file(opened)
        self.files = FileCommands(self.workspace, self.document_io, self.recording)
        self.notices = FileMessages(self.document, self.document_io, None, self.strip, self.window)
