"""The options of pages, as a form on tabs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QScrollArea, QTabWidget, QWidget

from ..widgets.mnemonics import without_mnemonic
from ..widgets.setting_editors import CheckBoxEditor
from .fields import make_field
from .table import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .choices import Choices
    from .fields import Field
    from .table import Group, Row


class GroupForm(QWidget):
    """The options of a group, of which those are seen that there are."""

    changed = Signal(str, object)
    """A person chose another value for what a path leads to."""

    def __init__(self, group: Group) -> None:
        super().__init__()
        self.group = group
        self._form = QFormLayout(self)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.fields: list[tuple[Row, Field]] = []
        self._headings: list[tuple[QLabel, list[Row]]] = []
        for row in group.rows:
            if isinstance(row, str):
                self._add_heading(row)
            else:
                self._add_row(row)

    def _add_heading(self, text: str) -> None:
        heading = QLabel(words(text))
        heading.setWordWrap(True)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self._form.addRow(heading)
        self._headings.append((heading, []))

    def _add_row(self, row: Row) -> None:
        field = make_field(row, partial(self.changed.emit, row.path))
        field.setToolTip(row.tip)
        if isinstance(field, CheckBoxEditor):
            field.setText(row.text)
            self._form.addRow(field)
        else:
            label = QLabel(row.text)
            label.setToolTip(row.tip)
            label.setBuddy(field.focusProxy() or field)  # a label asks its buddy for no other
            field.setAccessibleName(without_mnemonic(row.text).rstrip(":"))
            self._form.addRow(label, field)
        self.fields.append((row, field))
        if self._headings:
            self._headings[-1][1].append(row)

    def show_choices(self, choices: Choices, *, but: str = "") -> None:
        """Show what is chosen, ``but`` for what a person is just choosing."""
        for row, field in self.fields:
            there = row.when(choices)
            self._form.setRowVisible(field, there)
            if there and row.path != but:
                field.show_value(choices.at(row.path))
        for heading, rows in self._headings:
            self._form.setRowVisible(heading, any(row.when(choices) for row in rows))


class Form(QTabWidget):
    """Groups of options, those of which there are none hidden."""

    changed = Signal(object)
    """A person made these `Choices`."""

    def __init__(
        self, groups: Sequence[Group], choices: Choices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setUsesScrollButtons(True)
        self.choices = choices
        self.groups = [GroupForm(group) for group in groups]
        for form in self.groups:
            scroll = QScrollArea()
            scroll.setWidget(form)
            scroll.setWidgetResizable(True)
            scroll.setFrameShape(QFrame.Shape.NoFrame)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.addTab(scroll, words(form.group.title))
            form.changed.connect(self._choose)
        self.show_choices(choices)

    def show_choices(self, choices: Choices, *, but: str = "") -> None:
        """Show what is chosen, and tell nobody."""
        self.choices = choices
        for place, form in enumerate(self.groups):
            self.setTabVisible(place, form.group.when(choices))
            form.show_choices(choices, but=but)

    def field(self, path: str) -> Field:
        """The field for an option.

        :raises StopIteration: there is none now.
        """
        forms = [form for form in self.groups if form.group.when(self.choices)]
        return next(
            field
            for form in forms
            for row, field in form.fields
            if row.path == path and row.when(self.choices)
        )

    def _choose(self, path: str, value: Any) -> None:
        self.show_choices(self.choices.with_choice(path, value), but=path)
        self.changed.emit(self.choices)
