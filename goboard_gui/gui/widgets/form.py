"""Forms of labelled editors, with help texts, a search, and default values to restore."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...named_tuples import NamedTuple
from ..wording.text_search import contains_words, split_words
from .labels import MarkupLabel, PlainLabel
from .qt_texts import as_tip, mnemonic_of, with_mnemonic, without_mnemonic
from .value_editors import CheckBoxEditor, CheckListEditor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence, Set

    from PySide6.QtGui import QMouseEvent

_EDITOR_WIDTH = 38
"""The width of the column of editors, in digits."""
_WIDEST_BESIDE_LABEL = 230
"""The largest width of editors that stand next to their labels, in pixels."""
_SMALLER = 0.9


class FormButton(NamedTuple):
    """A button below an editor: its text, and the function to call when it is clicked."""

    text: str
    clicked: Callable[[], object]


@dataclass(frozen=True)
class FormField:
    """A field of a form: a value with its label, help and editor.

    ``key`` identifies it. ``make_editor`` makes the editor, given the function to call with each
    value that the user chooses. ``value`` picks the value out of all values of the form, and
    ``applies`` decides by them whether the row is shown.

    ``help`` explains the value. A ``note`` is a sentence below the editor, shown while
    ``shows_note``, given all values, returns true. ``choices`` are the texts of values, for the
    search. The editor is disabled unless ``is_enabled``.
    """

    key: Any
    label: str
    make_editor: Callable[[Callable[[Any], object]], Any]
    value: Callable[[Any], Any]
    help: str = ""
    note: str = ""
    shows_note: Callable[[Any], bool] = lambda _values: True
    default: Any = None
    choices: Sequence[str] = ()
    button: FormButton | None = None
    applies: Callable[[Any], bool] = lambda _values: True
    is_enabled: Callable[[], bool] | None = None

    def matches(self, query: str) -> bool:
        """Return whether the label, help and other texts contain all words of a query."""
        return contains_words(query, " ".join((self.label, self.help, self.note, *self.choices)))


class FormHeading(NamedTuple):
    """A heading in a form, and text below it that explains the rows."""

    text: str
    help: str = ""


class CompactRow:
    """A form row with a label and an editor in a `QFormLayout`; the help is a tooltip.

    Wide editors are below their labels.
    """

    def __init__(self, field: FormField, editor: Any, layout: QFormLayout) -> None:
        self.field = field
        self.editor = editor
        self._layout = layout
        self._label_above: PlainLabel | None = None
        editor.setToolTip(as_tip(field.help))
        if isinstance(editor, CheckBoxEditor):
            editor.setText(field.label)
            layout.addRow(editor)
            return
        label = PlainLabel(field.label)
        label.setToolTip(as_tip(field.help))
        label.setBuddy(editor.focusProxy() or editor)  # a label ignores the buddy's focus proxy
        editor.setAccessibleName(without_mnemonic(field.label).rstrip(":"))
        if editor.sizeHint().width() <= _WIDEST_BESIDE_LABEL:
            layout.addRow(label, editor)
            return
        self._label_above = label
        layout.addRow(label)
        layout.addRow(editor)

    def set_row_visible(self, shown: bool) -> None:
        """Show or hide the row."""
        if self._label_above is not None:
            self._layout.setRowVisible(self._label_above, shown)
        self._layout.setRowVisible(self.editor, shown)


class RowWithDescription(QWidget):
    """A form row with a label and description on the left, and the editor on the right."""

    def __init__(self, field: FormField, editor: Any) -> None:
        super().__init__()
        self.field = field
        self.editor = editor
        self._shown = True
        self._query = ""
        self._mnemonic = ""
        self._texts = [text for text in (field.label, field.help, field.note) if text]
        self.labels = [MarkupLabel() for _ in self._texts]
        for text_label in self.labels:
            text_label.setWordWrap(True)
        for small in self.labels[1:]:
            _make_small(small)
        self.labels[0].setBuddy(editor)
        editor.setAccessibleName(field.label)
        self._lay_out()
        self.show_note(True)
        self.highlight("")

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        button, note = self.field.button, self.field.note
        if button is None and not note and not isinstance(self.editor, CheckListEditor):
            words.addStretch()  # next to multi-line editors, align with the first line
        beside = self.labels[:-1] if note else self.labels
        for label in beside:
            words.addWidget(label)
        words.addStretch()
        right = QVBoxLayout()
        right.addWidget(self.editor)
        for label in self.labels[len(beside) :]:
            right.addWidget(label)
        if button is not None:
            push_button = QPushButton(button.text)
            push_button.setAutoDefault(False)
            push_button.clicked.connect(button.clicked)
            right.addWidget(push_button)
        editors = QWidget()
        editors.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        editors.setFixedWidth(_EDITOR_WIDTH * self.fontMetrics().horizontalAdvance("0"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.addLayout(words, 1)
        row.addWidget(editors)

    def set_row_visible(self, shown: bool) -> None:
        """Show or hide the row."""
        if shown != self._shown:  # otherwise Qt would lay out the row for nothing
            self._shown = shown
            self.setVisible(shown)

    def show_note(self, shown: bool) -> None:
        """Show or hide the note below the editor, if there is one."""
        field = self.field
        if field.note:
            self.labels[-1].setVisible(shown)
        told = filter(None, (field.help, field.note if shown else ""))
        # On Linux, Qt reports the current item as the accessible name of a combo box.
        self.editor.setAccessibleDescription(" ".join(told) or field.label)

    def assign_mnemonic(self, taken: Set[str]) -> str:
        """Give the label a mnemonic that is not ``taken`` and return it, or "" if none is left."""
        self._mnemonic = mnemonic_of(with_mnemonic(self.field.label, taken))
        self.highlight(self._query)
        return self._mnemonic

    def highlight(self, query: str) -> None:
        """Highlight the words of a search query in the label and description.

        The label has its mnemonic only if there is no query, because rows of several forms are
        shown during a search.
        """
        self._query = query
        palette = self.palette()
        for label, text in zip(self.labels, self._texts, strict=True):
            label.setText(_highlighted(text, query, palette))
        if not split_words(query) and self._mnemonic:
            self.labels[0].setText(_underlined(self.field.label, self._mnemonic))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the row's check box when its label is clicked."""
        if isinstance(self.editor, CheckBoxEditor) and self.rect().contains(
            event.position().toPoint()
        ):
            self.editor.click()
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self._query:
            self.highlight(self._query)
        super().changeEvent(event)


def _underlined(text: str, mnemonic: str) -> str:
    """Return a text as HTML with an underlined mnemonic, which a label recognises."""
    before, letter, after = re.split(f"({mnemonic})", text, maxsplit=1, flags=re.IGNORECASE)
    return f"{html.escape(before)}&{html.escape(letter)}{html.escape(after)}"


def _highlighted(text: str, query: str, palette: QPalette) -> str:
    """Return a text as HTML with the words of a query highlighted."""
    words = sorted(split_words(query), key=len, reverse=True)
    if not words:
        return html.escape(text)
    back = palette.color(QPalette.ColorRole.Highlight).name()
    front = palette.color(QPalette.ColorRole.HighlightedText).name()
    marked = f'<span style="background-color:{back};color:{front}">'
    parts = re.split("(" + "|".join(map(re.escape, words)) + ")", text, flags=re.IGNORECASE)
    return "".join(
        f"{marked}{html.escape(part)}</span>" if place % 2 else html.escape(part)
        for place, part in enumerate(parts)
    )


class Form(QWidget):
    """Base class of forms with one row for each field."""

    rows: Sequence[CompactRow | RowWithDescription]

    changed = Signal(object, object)
    """The user changed the value with a key: key and value."""

    def _make_editor(self, field: FormField) -> Any:
        """Return an editor for a field that emits `changed` when it is edited."""
        return field.make_editor(partial(self.changed.emit, field.key))

    def show_values(self, values: Any, *, but: Any = None) -> None:
        """Show all values, except the one with the key ``but``, which is being edited.

        Rows that don't apply are hidden.
        """
        for row in self.rows:
            applies = row.field.applies(values)
            row.set_row_visible(applies)
            if applies and row.field.key != but:
                self._show(row, values)

    def show_value(self, key: Any, values: Any) -> None:
        """Show the value of the field with this key in its editor."""
        for row in self.rows:
            if row.field.key == key:
                self._show(row, values)

    def _show(self, row: CompactRow | RowWithDescription, values: Any) -> None:
        row.editor.show_value(row.field.value(values))
        if row.field.is_enabled is not None:
            row.editor.setEnabled(row.field.is_enabled())

    def has_defaults(self, values: Any) -> bool:
        """Return whether all values are the defaults."""
        return all(row.field.value(values) == row.field.default for row in self.rows)

    def restore_defaults(self) -> None:
        """Reset all values to the defaults."""
        for row in self.rows:
            self.changed.emit(row.field.key, row.field.default)


class CompactForm(Form):
    """A form with short labels, help in tooltips, and headings between the rows."""

    def __init__(self, rows: Sequence[FormField | str]) -> None:
        super().__init__()
        self.rows: list[CompactRow] = []
        self._headings: list[tuple[PlainLabel, list[FormField]]] = []
        self._layout = QFormLayout(self)
        self._layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for row in rows:
            if isinstance(row, str):
                self._add_heading(row)
            else:
                self._add_row(row)

    def _add_heading(self, text: str) -> None:
        heading = _make_heading(text)
        self._layout.addRow(heading)
        self._headings.append((heading, []))

    def _add_row(self, field: FormField) -> None:
        self.rows.append(CompactRow(field, self._make_editor(field), self._layout))
        if self._headings:
            self._headings[-1][1].append(field)

    def show_values(self, values: Any, *, but: Any = None) -> None:
        """Show all values, as in `Form.show_values`, and hide headings without any rows that
        apply.
        """
        super().show_values(values, but=but)
        for heading, fields in self._headings:
            applies = any(field.applies(values) for field in fields)
            self._layout.setRowVisible(heading, applies)


class FormWithDescriptions(Form):
    """A searchable form that shows the help texts below the labels, with headings between the
    rows.
    """

    def __init__(self, rows: Sequence[FormField | FormHeading]) -> None:
        super().__init__()
        self.rows: list[RowWithDescription] = []
        self._sections: list[_Section] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for row in rows:
            if isinstance(row, FormHeading):
                self._sections.append(_Section.from_heading(row))
                column.addWidget(self._sections[-1].heading)
                column.addWidget(self._sections[-1].help)
            else:
                self.rows.append(RowWithDescription(row, self._make_editor(row)))
                column.addWidget(self.rows[-1])
                if self._sections:
                    self._sections[-1].rows.append(self.rows[-1])

    def _show(self, row: CompactRow | RowWithDescription, values: Any) -> None:
        assert isinstance(row, RowWithDescription)
        super()._show(row, values)
        row.show_note(row.field.shows_note(values))

    def assign_mnemonics(self, taken: Set[str]) -> None:
        """Give each label a mnemonic that is not ``taken`` and that no other label has."""
        used = set(taken)
        for row in self.rows:
            used.add(row.assign_mnemonic(used))

    def search(self, query: str, title: str = "") -> bool:
        """Show the rows that match a query; return whether any are shown.

        A row also matches if its heading or ``title`` does.
        """
        headings = {row: part.heading.text() for part in self._sections for row in part.rows}
        found = {
            row: row.field.matches(query)
            or contains_words(query, f"{title} {headings.get(row, '')}")
            for row in self.rows
        }
        for row, shown in found.items():
            row.set_row_visible(shown)
            row.highlight(query)
        for section in self._sections:
            section.set_visible(any(found[row] for row in section.rows))
        return any(found.values())


class _Section(NamedTuple):
    """A heading in a form, its help, and the rows below it."""

    heading: PlainLabel
    help: PlainLabel
    rows: list[RowWithDescription]

    @classmethod
    def from_heading(cls, heading: FormHeading) -> _Section:
        """Return a section that has no rows yet."""
        label = _make_heading(heading.text)
        label.setContentsMargins(0, label.fontMetrics().height() // 2, 0, 0)
        explanation = PlainLabel(heading.help)
        explanation.setWordWrap(True)
        _make_small(explanation)
        if not heading.help:
            explanation.hide()
        return cls(label, explanation, [])

    def set_visible(self, shown: bool) -> None:
        """Show or hide the heading and its help."""
        self.heading.setVisible(shown)
        self.help.setVisible(shown and bool(self.help.text()))


def _make_small(label: PlainLabel | MarkupLabel) -> None:
    """Make a label look like an explanation."""
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * _SMALLER)
    label.setFont(font)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)


def _make_heading(text: str) -> PlainLabel:
    heading = PlainLabel(text)
    heading.setWordWrap(True)
    font = heading.font()
    font.setBold(True)
    heading.setFont(font)
    return heading
