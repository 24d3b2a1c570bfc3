"""What happened to the files of a window, said in its message bar until it is settled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..board.message_bar import MessageAction
from ..widgets import dialogs
from .lacking_fonts import LackingFonts
from .watch import FileWatch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..board.message_bar import MessageBar
    from ..core.document import Document
    from .filing import Filing
    from .journaling import Journaling

_MOST_LISTED = 40


class Notices(QObject):
    """Says what was mended in a file, what became of it, and what could not be kept."""

    def __init__(
        self,
        document: Document,
        filing: Filing,
        journaling: Journaling | None,
        message: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._filing = filing
        self._message = message
        self._window = window
        self._mended, self._file = "", document.file
        document.file_changed.connect(self._forget)
        filing.mended.connect(self._tell_mended)
        filing.noticed.connect(message.keep)
        FileWatch(document, filing, message, self)
        LackingFonts(document, message, self)
        if journaling is not None:
            journaling.trouble.connect(message.keep)
        self._tell_mended()

    def _tell_mended(self) -> None:
        mended = self._filing.take_mended()
        if not mended:
            return
        told = self.tr("The file is damaged; what could be read is shown: {first}")
        if self._filing.saver.imported is not None:
            told = self.tr("Not all of the file could be read: {first}")
        offers = []
        if len(mended) > 1:
            show = partial(dialogs.show_error, self._window, "\n".join(mended[:_MOST_LISTED]))
            count = len(mended) - 1
            offers.append(MessageAction(self.tr("{count} more…").format(count=count), show))
        self._mended = told.format(first=mended[0])
        self._file = self._document.file
        self._message.keep(self._mended, *offers)

    def _forget(self) -> None:
        """Say no more of what was mended when another file is open, or the mended one is saved."""
        if self._document.file is not self._file:
            self._message.drop(self._mended)
