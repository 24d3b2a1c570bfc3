"""What goes between a window and the world, put together: files, texts, paper, what is dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..files.commands import FileCommands
from ..files.dropping import Dropping
from ..files.notices import Notices
from ..files.texts.commands import TextCommands
from ..printing.commands import PrintingCommands

if TYPE_CHECKING:
    from ..files.journaling import Journaling
    from .parts import Parts


class Exchanging(QObject):
    """Makes what opens, saves, prints and copies, and connects it to the other parts."""

    def __init__(self, parts: Parts, journaling: Journaling | None) -> None:
        super().__init__(parts.window)
        document, filing, settings = parts.document, parts.filing, parts.settings
        actions, window, message = parts.actions, parts.window, parts.view.message
        self.files = FileCommands(document, parts.view_settings, filing, settings, actions, window)
        texts = TextCommands(
            document,
            parts.view_settings,
            parts.presenter,
            filing,
            settings,
            parts.messages,
            actions,
            window,
        )
        texts.said.connect(message.say)
        PrintingCommands(document, parts.view_settings, settings, parts.messages, actions, window)
        filing.saver.saved.connect(parts.messages.show_saved)
        self.dropping = Dropping(filing, texts, self)
        self.notices = Notices(document, filing, journaling, message, window)
