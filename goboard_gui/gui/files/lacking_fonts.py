"""Says once when a record has signs that no font of the machine has: players, events, comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...diagram import typeface

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.message_bar import MessageBar
    from ..core.document import Document

_PAUSE = 300
"""Milliseconds without a step or an edit; whoever steps through a game waits for nothing."""


class LackingFonts(QObject):
    """Looks at the game information and at the comment at the cursor of a document."""

    def __init__(self, document: Document, message: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._message = message
        self._told = False
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self._look)
        document.record_changed.connect(self._soon.start)
        document.cursor_moved.connect(self._soon.start)

    def _look(self) -> None:
        if self._told:
            return
        signs = typeface.unreadable("".join(filter(typeface.needs, "".join(self._texts()))))
        if signs:
            from ..wording.missing_glyphs import missing_glyphs_text

            self._told = True
            self._message.keep(missing_glyphs_text(signs))

    def _texts(self) -> Iterator[str]:
        """What is written in the window; values that are no text have plain letters anyway."""
        session = self._document.session
        for _, values in session.tree.properties(session.tree.root):
            yield from values[:1]
        yield session.tree.node(session.cursor).first("C") or ""
