"""The offer to place the handicap stones of a record that only states their number."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....record.edits.handicap import missing_handicap
from ...widgets.message_row import MessageAction

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....record import Session
    from ...core.document import Document
    from ..message_strip import MessageStrip


class HandicapOffer(QObject):
    """Controller that offers to place missing handicap stones when a game is opened, until they are
    placed, the message is closed, or another game is shown.
    """

    def __init__(
        self,
        document: Document,
        strip: MessageStrip,
        place: Callable[[int], None],
        parent: QObject,
    ) -> None:
        """Watch a document; ``place`` is called with the number of handicap stones to place."""
        super().__init__(parent)
        self._document = document
        self._strip = strip
        self._place = place
        self._session: Session | None = None
        self._text = ""
        document.record_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        session = self._document.session
        if session is self._session and not self._text:
            return
        missing = missing_handicap(session.tree)
        if session is self._session and missing is not None:
            return
        self._withdraw()
        self._session = session
        if missing is not None and missing.points:
            self._text = self.tr("%n handicap stones are missing.", "", missing.stones)
            action = MessageAction(self.tr("Place Stones"), partial(self._place, missing.stones))
            self._strip.pin_message(self._text, action)

    def _withdraw(self) -> None:
        if self._text:
            self._strip.unpin_message(self._text)
            self._text = ""
