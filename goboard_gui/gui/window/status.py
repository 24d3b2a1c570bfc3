"""The status bar: the point under the pointer, the game, the view and typed moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QStatusBar, QWidget

from ...go import Symmetry
from ..widgets.cut_label import CutLabel
from ..wording import terms

if TYPE_CHECKING:
    from ..core.document import Document
    from ..core.messages import Messages
    from ..core.view_settings import ViewSettings
    from ..navigation.find.transposition_commands import TranspositionCommands
    from ..widgets.point_entry import PointEntry


_MESSAGE_TIME = 4000
"""Milliseconds for which a transient message is shown."""


class Status(QStatusBar):
    """Tells what there is to know at the moment, in one line."""

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
        self._told = ""
        self.point = QLabel()
        self.point.setMinimumWidth(self.fontMetrics().horizontalAdvance("(18,18) W 00000"))
        font = self.point.font()
        font.setBold(True)
        self.point.setFont(font)
        self.standing = CutLabel()
        # The window may be narrower than all there is to tell.
        self.standing.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.view = QPushButton()
        self.view.setFlat(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setToolTip(self.tr("Back to the normal view"))
        self.view.clicked.connect(lambda: view_settings.choose_view(Symmetry.IDENTITY))
        self.addWidget(self.point)
        self.addWidget(self.standing, 1)
        self.addPermanentWidget(self.view)
        self.addPermanentWidget(entry)
        messages.posted.connect(lambda text: self.showMessage(text, _MESSAGE_TIME))
        document.cursor_moved.connect(self.clearMessage)
        document.record_changed.connect(self.clearMessage)
        self.refresh()

    def show_occurrences(self, transpositions: TranspositionCommands) -> None:
        """Have a place for where the position comes up elsewhere in the record."""
        self.insertPermanentWidget(2, transpositions.button)
        transpositions.refresh()

    def tell(self, text: str) -> None:
        """Tell something of the point under the pointer instead of how the game stands."""
        if text != self._told:
            self._told = text
            self.refresh()

    def refresh(self) -> None:
        """Tell how the game stands and how it is looked at."""
        text = self._told or self._standing()
        self.standing.setText(text)
        self.standing.setToolTip(text)
        view, reading = self._view_settings.view, self._view_settings.reading
        self.view.setText(f"{terms.view_name(view)} · {terms.reading_name(reading)}")
        self.view.setEnabled(self._view_settings.view is not Symmetry.IDENTITY)

    def _standing(self) -> str:
        session = self._document.session
        text = terms.standing(session.step, session.to_play)
        start = session.variation_start
        notes = [] if start is None else [terms.variation_since(session.steps()[start].number)]
        notes.append(terms.note(session.step))
        if (move := session.step.move) and move.point is not None:
            naming = self._view_settings.naming(session.size)
            notes.append(terms.kosumi_steps(session.board, move.point, move.colour, naming))
        return " · ".join([text, *filter(None, notes)])
