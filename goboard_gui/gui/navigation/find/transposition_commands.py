"""Command and button that go to other nodes with the current position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QPushButton

from ...actions.commands import Command
from ...core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from ....record.analysis.transpositions import Occurrence, Transpositions
    from ...actions.workspace import Workspace

_START_DELAY = 150
"""Milliseconds after which the window is painted and the search can be imported."""


class TranspositionCommands(QObject):
    """Command for going to recurrences of the current position, with a button that shows them."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._action = actions[Command.OTHER_OCCURRENCE]
        self._index: Transpositions | None = None
        self.button = QPushButton(workspace.window)
        self.button.setFlat(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self._action.trigger)
        self.button.hide()
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self._search_advanced)
        actions.connect_commands({Command.OTHER_OCCURRENCE: self.go_to_next_occurrence})
        document.cursor_moved.connect(self.refresh)
        document.record_changed.connect(self._record_changed)
        self._first = QTimer(self, singleShot=True, interval=_START_DELAY)
        self._first.timeout.connect(self._search)
        self._first.start()

    @property
    def other_occurrences(self) -> tuple[Occurrence, ...]:
        """The other occurrences of the current position that have been found so far."""
        return (
            ()
            if self._index is None
            else self._index.other_occurrences(self._document.session.cursor)
        )

    def go_to_next_occurrence(self) -> None:
        """Go to the next recurrence of the position, or from the last one to the first."""
        others = self.other_occurrences
        if others:
            self._document.go_to(others[0].node)

    def refresh(self) -> None:
        """Update the button for the current position."""
        others = self.other_occurrences
        self._action.setEnabled(bool(others))
        self.button.setVisible(bool(others))
        if others:
            from . import find_texts

            of_line = others[0].node in self._document.session.line
            self.button.setText(find_texts.recurrence_text(others[0], len(others), of_line=of_line))
            self.button.setToolTip(self._action.toolTip())

    def _record_changed(self) -> None:
        """Update the recurrences after an edit; if that is impossible, search again."""
        if self._index is None:
            return
        if self._index.update(self._document.session.tree):
            self.refresh()
        else:
            self._search()

    def _search(self) -> None:
        """Compare all positions of the record with each other in idle time."""
        from ....record.analysis.transpositions import Transpositions

        self._index = Transpositions(self._document.session.tree)
        self._idle_task.run(self._index.index_nodes())

    def _search_advanced(self) -> None:
        complete = self._index is not None and self._index.complete
        if complete or self._action.isEnabled():
            self.refresh()  # results for the previous version are invalid
