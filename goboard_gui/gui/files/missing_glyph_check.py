"""A check for characters in the record that no installed font has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...diagram import fonts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..board.message_bar import MessageBar
    from ..core.document import Document

_PAUSE = 300
"""Delay after the last step or edit in milliseconds, so that stepping is not slowed down."""


class MissingGlyphCheck(QObject):
    """Checks the game information and the current comment, and reports missing glyphs once."""

    def __init__(self, document: Document, message: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._message = message
        self._reported = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._check)
        document.record_changed.connect(self._timer.start)
        document.cursor_moved.connect(self._timer.start)

    def _check(self) -> None:
        if self._reported:
            return
        characters = fonts.missing_characters(
            "".join(filter(fonts.needs_kanji_font, "".join(self._texts())))
        )
        if characters:
            from ..wording.missing_glyphs import missing_glyphs_text

            self._reported = True
            self._message.pin_message(missing_glyphs_text(characters))

    def _texts(self) -> Iterator[str]:
        """Iterate over the visible texts; other property values are plain ASCII anyway."""
        session = self._document.session
        for _, values in session.tree.properties(session.tree.root):
            yield from values[:1]
        yield session.tree.node(session.cursor).first_value("C") or ""
