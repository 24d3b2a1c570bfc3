"""Dialog that asks which markup and annotations to remove, and from which nodes."""

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
    QVBoxLayout,
    QWidget,
)

from ....record.edits.cleaning import (
    ALL_KINDS,
    POINT_MARKS,
    CleaningKind,
    MarkupKind,
    count_markup,
)
from ....record.properties.marks import Mark
from ....record.scope import RecordScope, nodes_in_scope
from ...core.i18n import tr_noop, translator
from ...widgets import dialogs
from ...widgets.buttons import plain_button
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import mnemonic_of, with_mnemonic

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ....record import Session

_T = "Cleaning"
_tr = translator(_T)

_OTHER_MARKUP: Mapping[MarkupKind, str] = {
    CleaningKind.TERRITORY: tr_noop(_T, "Territor&y"),
    CleaningKind.LETTERS: tr_noop(_T, "&Letters"),
    CleaningKind.NUMBERS: tr_noop(_T, "Num&bers"),
    CleaningKind.OTHER_LABELS: tr_noop(_T, "&Other labels"),
    CleaningKind.ARROWS: tr_noop(_T, "&Arrows"),
    CleaningKind.LINES: tr_noop(_T, "L&ines"),
    CleaningKind.DIMMED: tr_noop(_T, "&Dimmed points"),
    CleaningKind.VIEW: tr_noop(_T, "Visible &part of the board"),
}

ANNOTATION_KINDS: Mapping[MarkupKind, str] = {
    CleaningKind.EVALUATIONS: tr_noop(_T, "Eval&uations"),
    CleaningKind.HOTSPOTS: tr_noop(_T, "&Hotspots"),
    CleaningKind.COMMENTS: tr_noop(_T, "Co&mments"),
    CleaningKind.NAMES: tr_noop(_T, "&Node names"),
    CleaningKind.FIGURES: tr_noop(_T, "&Figures"),
    CleaningKind.TIMES: tr_noop(_T, "Mo&ve times"),
}
"""The labels of all kinds of annotations other than markup."""

_MNEMONICS = {
    Mark.SQUARE: "S&quares",
    Mark.CROSS: "Crosse&s",
    Mark.SELECTED: "S&elected points",
}
"""Texts of the signs whose mnemonic is not the first free letter of their name."""


def _mark_texts() -> Iterator[tuple[Mark, str]]:
    """Yield each mark with its label, in which an unused letter is marked as the mnemonic."""
    others = (*_OTHER_MARKUP.values(), *ANNOTATION_KINDS.values(), *_MNEMONICS.values(), "&Where")
    taken = set(map(mnemonic_of, others))
    for mark in POINT_MARKS:
        text = _MNEMONICS.get(mark) or with_mnemonic(mark.plural.capitalize(), taken)
        taken.add(mnemonic_of(text))
        yield mark, text


MARKUP_KINDS: Mapping[MarkupKind, str] = {**dict(_mark_texts()), **_OTHER_MARKUP}
"""The labels of all kinds of markup, that is, of annotations drawn on the board."""

_SCOPES: Mapping[RecordScope, str] = {
    RecordScope.NODE: tr_noop(_T, "This node"),
    RecordScope.LINE: tr_noop(_T, "This line, from start to end"),
    RecordScope.BRANCH: tr_noop(_T, "This node and everything after it"),
    RecordScope.RECORD: tr_noop(_T, "The whole record"),
}


def scope_name(scope: RecordScope) -> str:
    """Return the label of a part of the record."""
    return _tr(_SCOPES[scope])


def markup_kind_label(kind: MarkupKind, count: int) -> str:
    """Return the label of a kind of markup or annotation, with the number found unless it is 0."""
    name = _tr(MARKUP_KINDS.get(kind) or ANNOTATION_KINDS[kind])
    return f"{name} ({count})" if count else name


class CleanupDialog(QDialog):
    """Dialog with a check box for each kind of markup and annotation, and the number found.

    At first, the smallest part of the record that contains any is selected, and all markup checked.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Clean Up Markup"))
        self._session = session
        self._counts: dict[RecordScope, Mapping[MarkupKind, int]] = {}
        self.scopes = QComboBox()
        for scope in RecordScope:
            self.scopes.addItem(scope_name(scope), scope)
        self.boxes = {kind: QCheckBox() for kind in ALL_KINDS}
        for kind, box in self.boxes.items():
            box.setChecked(kind in MARKUP_KINDS)
            box.toggled.connect(self._enable)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.clean_button = self.buttons.addButton(
            self.tr("Clean Up"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.scopes.currentIndexChanged.connect(self._show_counts)
        first = next((scope for scope in RecordScope if self._counted(scope)), RecordScope.NODE)
        self.scopes.setCurrentIndex(list(RecordScope).index(first))
        self._show_counts()

    @property
    def scope(self) -> RecordScope:
        """The part of the record to clean up."""
        chosen: RecordScope = self.scopes.currentData()
        return chosen

    @property
    def kinds(self) -> set[MarkupKind]:
        """The kinds of markup and annotations to remove."""
        return {kind for kind, box in self.boxes.items() if box.isChecked() and box.isEnabled()}

    def _counted(self, scope: RecordScope) -> Mapping[MarkupKind, int]:
        """Return how often each kind occurs in a part of the record. The result is cached."""
        if scope not in self._counts:
            with dialogs.busy_cursor():
                nodes = nodes_in_scope(self._session, scope)
                self._counts[scope] = count_markup(self._session.tree, nodes)
        return self._counts[scope]

    def _show_counts(self) -> None:
        counts = self._counted(self.scope)
        for kind, box in self.boxes.items():
            found = counts.get(kind, 0)
            box.setText(markup_kind_label(kind, found))
            box.setEnabled(found > 0)
        self._enable()

    def _enable(self) -> None:
        self.clean_button.setEnabled(bool(self.kinds))

    def _check(self, kinds: Iterable[MarkupKind]) -> None:
        for kind, box in self.boxes.items():
            box.setChecked(kind in kinds)

    def _lay_out(self) -> None:
        label = PlainLabel(self.tr("&Remove from:"))
        label.setBuddy(self.scopes)
        where = QHBoxLayout()
        where.addWidget(label)
        where.addWidget(self.scopes, 1)
        column = QVBoxLayout(self)
        column.addLayout(where)
        column.addWidget(self._group(self.tr("Markup"), MARKUP_KINDS))
        column.addWidget(self._group(self.tr("Annotations"), ANNOTATION_KINDS))
        row = QHBoxLayout()
        for text, kinds in (
            (self.tr("Select All"), ALL_KINDS),
            (self.tr("Select Markup"), tuple(MARKUP_KINDS)),
            (self.tr("Select None"), ()),
        ):
            row.addWidget(plain_button(text, partial(self._check, kinds)))
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.buttons)

    def _group(self, title: str, kinds: Iterable[MarkupKind]) -> QGroupBox:
        """Return a group box with the check boxes of these kinds in two columns."""
        group = QGroupBox(title)
        grid = QGridLayout(group)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        listed = list(kinds)
        rows = (len(listed) + 1) // 2
        for place, kind in enumerate(listed):
            grid.addWidget(self.boxes[kind], place % rows, place // rows)
        return group
