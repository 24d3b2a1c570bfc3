"""The status bar: the point under the pointer, the game, the view, and the field for moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStatusBar, QWidget

from ...go import Symmetry
from ..widgets.labels import ElidedLabel, PlainLabel
from ..widgets.qt_texts import as_tip
from ..wording import terms

if TYPE_CHECKING:
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.view_settings import ViewSettings
    from ..navigation.find.transposition_commands import TranspositionCommands
    from ..widgets.point_entry import PointEntry


_MESSAGE_TIME = 4000
"""Milliseconds for which a transient message is displayed."""


class StatusBar(QStatusBar):
    """Status bar that describes the point under the pointer, or else the game, as well as the
    view.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        messages: Messages,
        entry: PointEntry,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_settings = view_settings
        self._point_text = ""
        self.point = PlainLabel()
        self.point.setMinimumWidth(self.fontMetrics().horizontalAdvance("(18,18) W 00000"))
        font = self.point.font()
        font.setBold(True)
        self.point.setFont(font)
        self.game_text = ElidedLabel()
        # The window may be narrower than the text.
        self.game_text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.view = QPushButton()
        self.view.setFlat(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setToolTip(self.tr("Back to the normal view"))
        self.view.clicked.connect(lambda: view_settings.set_view(Symmetry.IDENTITY))
        self.cursor_mode = PlainLabel(self.tr("Keyboard cursor on"))
        self.cursor_mode.setToolTip(self.tr("Press Esc to turn the keyboard cursor off"))
        self.cursor_mode.hide()
        self.addWidget(self.point)
        self.addWidget(self.game_text, 1)
        self.addPermanentWidget(self.cursor_mode)
        self.addPermanentWidget(self.view)
        self.addPermanentWidget(entry)
        messages.posted.connect(lambda text: self.showMessage(text, _MESSAGE_TIME))
        document.cursor_moved.connect(self.clearMessage)
        document.record_changed.connect(self.clearMessage)
        self.refresh()

    def add_occurrences_button(self, transpositions: TranspositionCommands) -> None:
        """Add the button for going to other occurrences of the position in the record."""
        self.insertPermanentWidget(2, transpositions.button)
        transpositions.refresh()

    def show_cursor_mode(self, active: bool) -> None:
        """Show whether the keyboard cursor of the board is on."""
        self.cursor_mode.setVisible(active)

    def show_point_text(self, text: str) -> None:
        """Show a text about the point under the pointer, or the text about the game if ``text`` is
        empty.
        """
        if text != self._point_text:
            self._point_text = text
            self.refresh()

    def refresh(self) -> None:
        """Update the texts for the game and the view."""
        text = self._point_text or self._game_summary()
        self.game_text.setText(text)
        self.game_text.setToolTip(as_tip(text))
        view, reading = self._view_settings.view, self._view_settings.reading
        self.view.setText(f"{terms.view_name(view)} · {terms.reading_name(reading)}")
        self.view.setEnabled(self._view_settings.view is not Symmetry.IDENTITY)

    def _game_summary(self) -> str:
        session = self._document.session
        text = terms.position_summary(session.step, session.to_play)
        start = session.variation_start
        notes = [] if start is None else [terms.variation_notice(session.steps()[start].number)]
        notes.append(terms.move_note(session.step))
        if (move := session.step.move) and move.point is not None:
            naming = self._view_settings.naming(session.size)
            notes.append(terms.kosumi_note(session.board, move.point, move.colour, naming))
        return " · ".join([text, *filter(None, notes)])
