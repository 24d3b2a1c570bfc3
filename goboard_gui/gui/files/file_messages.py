"""Messages about the files of a window, shown in its message bar until they are resolved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..widgets import dialogs
from ..widgets.message_row import MessageAction
from .file_watch import FileWatch
from .missing_glyph_check import MissingGlyphCheck

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..board.message_bar import MessageBar
    from ..core.document import Document
    from .autosave_journal import AutosaveJournal
    from .document_io import DocumentIO

_MAX_LISTED = 40


class FileMessages(QObject):
    """Shows repairs made while reading, changes on disk, missing glyphs and journal errors."""

    def __init__(
        self,
        document: Document,
        document_io: DocumentIO,
        autosave_journal: AutosaveJournal | None,
        message: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._document_io = document_io
        self._message = message
        self._window = window
        self._repairs_text, self._file = "", document.file
        document.file_changed.connect(self._forget)
        document_io.repaired.connect(self._show_repairs)
        document_io.warned.connect(message.pin_message)
        FileWatch(document, document_io, message, self)
        MissingGlyphCheck(document, message, self)
        if autosave_journal is not None:
            autosave_journal.failed.connect(message.pin_message)
        self._show_repairs()

    def _show_repairs(self) -> None:
        repairs = self._document_io.take_repair_messages()
        if not repairs:
            return
        text = self.tr("The file is damaged; what could be read is shown: {first}")
        if self._document_io.saver.imported is not None:
            text = self.tr("Not all of the file could be read: {first}")
        actions = []
        if len(repairs) > 1:
            show = partial(dialogs.show_error, self._window, "\n".join(repairs[:_MAX_LISTED]))
            count = len(repairs) - 1
            actions.append(MessageAction(self.tr("{count} more…").format(count=count), show))
        self._repairs_text = text.format(first=repairs[0])
        self._file = self._document.file
        self._message.pin_message(self._repairs_text, *actions)

    def _forget(self) -> None:
        """Drop the message about repairs when another file is opened or the repaired one is
        saved."""
        if self._document.file is not self._file:
            self._message.unpin_message(self._repairs_text)
