"""Asks which kinds of markup and remarks are to go, and from which nodes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ....record.edits.cleaning import CleaningKind, Scope, count, nodes_in
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from . import clean_words as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ....record import Session


class CleanDialog(QDialog):
    """A switch for each kind, with how much of it there is in the chosen part of the record.

    It begins with the smallest part that has anything, and with all that is drawn on the board.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Clean up markup"))
        self._session = session
        self._counts: dict[Scope, Mapping[CleaningKind, int]] = {}
        self.scopes = QComboBox()
        for scope in Scope:
            self.scopes.addItem(words.scope_name(scope), scope)
        self.boxes = {kind: QCheckBox() for kind in CleaningKind}
        for kind, box in self.boxes.items():
            box.setChecked(kind in words.MARKUP)
            box.toggled.connect(self._enable)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.clean_button = self.buttons.addButton(
            self.tr("Clean up"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.scopes.currentIndexChanged.connect(self._show_counts)
        first = next((scope for scope in Scope if self._counted(scope)), Scope.NODE)
        self.scopes.setCurrentIndex(list(Scope).index(first))
        self._show_counts()

    @property
    def scope(self) -> Scope:
        """The part of the record that is cleaned up."""
        chosen: Scope = self.scopes.currentData()
        return chosen

    @property
    def kinds(self) -> set[CleaningKind]:
        """What is to go."""
        return {kind for kind, box in self.boxes.items() if box.isChecked() and box.isEnabled()}

    def _counted(self, scope: Scope) -> Mapping[CleaningKind, int]:
        """How much there is of each kind in a part of the record; looked at once."""
        if scope not in self._counts:
            with dialogs.busy():
                nodes = nodes_in(self._session, scope)
                self._counts[scope] = count(self._session.tree, nodes)
        return self._counts[scope]

    def _show_counts(self) -> None:
        counts = self._counted(self.scope)
        for kind, box in self.boxes.items():
            found = counts.get(kind, 0)
            box.setText(words.kind_name(kind, found))
            box.setEnabled(found > 0)
        self._enable()

    def _enable(self) -> None:
        self.clean_button.setEnabled(bool(self.kinds))

    def _check(self, kinds: Iterable[CleaningKind]) -> None:
        for kind, box in self.boxes.items():
            box.setChecked(kind in kinds)

    def _lay_out(self) -> None:
        label = QLabel(self.tr("&Where:"))
        label.setBuddy(self.scopes)
        where = QHBoxLayout()
        where.addWidget(label)
        where.addWidget(self.scopes, 1)
        column = QVBoxLayout(self)
        column.addLayout(where)
        column.addWidget(self._group(self.tr("Markup"), words.MARKUP))
        column.addWidget(self._group(self.tr("Remarks"), words.REMARKS))
        row = QHBoxLayout()
        for text, kinds in (
            (self.tr("Choose all"), tuple(CleaningKind)),
            (self.tr("Choose markup"), tuple(words.MARKUP)),
            (self.tr("Choose nothing"), ()),
        ):
            row.addWidget(plain_button(text, partial(self._check, kinds)))
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.buttons)

    def _group(self, title: str, kinds: Iterable[CleaningKind]) -> QGroupBox:
        """Switches in two columns."""
        group = QGroupBox(title)
        grid = QGridLayout(group)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        listed = list(kinds)
        rows = (len(listed) + 1) // 2
        for place, kind in enumerate(listed):
            grid.addWidget(self.boxes[kind], place % rows, place // rows)
        return group
