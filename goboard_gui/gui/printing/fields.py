"""The fields in which options of pages are chosen, beside those that preferences have, too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...diagram.book.phrases import EXAMPLES, example
from ..widgets.setting_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
)
from .table import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ..widgets.setting_editors import SettingChoice
    from .table import Row

_DIGITS = 5


class Pick(ComboBoxEditor):
    """One of several values, whatever they are: the list itself knows them by their places."""

    def __init__(self, choices: Sequence[SettingChoice], chosen: Callable[[Any], object]) -> None:
        self._values = [choice.value for choice in choices]
        placed = [choice._replace(value=place) for place, choice in enumerate(choices)]
        super().__init__(placed, lambda place: chosen(self._values[place]))

    def show_value(self, value: object) -> None:
        """Show a value, or nothing if it is none of those offered."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)


class Rule(Pick):
    """One of several values that have numbers of their own; they are known by their classes."""

    def show_value(self, value: object) -> None:
        kinds = list(map(type, self._values))
        self.setCurrentIndex(kinds.index(type(value)))


class Optional(IntegerEditor):
    """A whole number, or below the least of them a word for none."""

    def __init__(self, row: Row, chosen: Callable[[Any], object]) -> None:
        super().__init__(row.numbers, lambda value: chosen(self._meant(value)))
        self._least = int(row.numbers.minimum)
        self.setMinimum(self._least - 1)
        self.setSpecialValueText(row.none)

    def _meant(self, value: int) -> int | None:
        return value if value >= self._least else None

    def show_value(self, value: int | None) -> None:
        super().show_value(self._least - 1 if value is None else value)


class Words(QLineEdit):
    """A line of text."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.textEdited.connect(chosen)

    def show_value(self, value: str) -> None:
        self.setText(value)


class Numbers(QLineEdit):
    """Numbers of moves with commas between them; others are taken for none."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setPlaceholderText("47, 93, 120")
        self.textEdited.connect(lambda text: chosen(_numbers_in(text)))

    def show_value(self, value: tuple[int, ...]) -> None:
        if value != _numbers_in(self.text()):
            self.setText(", ".join(map(str, value)))


def _numbers_in(text: str) -> tuple[int, ...]:
    """The numbers of up to five digits in a text, in their order, each once."""
    found = {int(digits) for digits in re.findall(r"[0-9]+", text) if len(digits) <= _DIGITS}
    return tuple(sorted(found - {0}))


class Template(QWidget):
    """A line of text with places in braces, a list of them, and how it may look."""

    def __init__(self, known: Collection[str], chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self._known = known
        self._chosen = chosen
        self.line = QLineEdit()
        self.line.textEdited.connect(self._edited)
        self.places = QToolButton()
        self.places.setText("{ }")
        self.places.setToolTip(self.tr("Insert what is filled in for each board"))
        self.places.setAccessibleName(self.places.toolTip())
        self.places.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.places.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.places)
        for place in known:
            action = menu.addAction(f"{{{place}}}\t{EXAMPLES[place]}")
            action.setData(place)
        menu.triggered.connect(lambda action: self.insert(action.data()))
        self.places.setMenu(menu)
        self.looks = QLabel()
        self.looks.setTextFormat(Qt.TextFormat.PlainText)
        self.looks.setWordWrap(True)
        self.looks.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setFocusProxy(self.line)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.places)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.looks)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802  # Qt's name
        self.line.setAccessibleName(name)

    def insert(self, place: str) -> None:
        """Write a place where the text cursor is."""
        self.line.insert(f"{{{place}}}")
        self.line.setFocus()
        self._edited(self.line.text())

    def _edited(self, text: str) -> None:
        self._show(text)
        self._chosen(text)

    def _show(self, text: str) -> None:
        self.looks.setText(example(text, self._known))

    def show_value(self, value: str) -> None:
        if value != self.line.text():
            self.line.setText(value)
        self._show(value)


Field = (
    CheckBoxEditor
    | ComboBoxEditor
    | CheckListEditor
    | DecimalEditor
    | IntegerEditor
    | Words
    | Numbers
    | Template
)


def make_field(row: Row, chosen: Callable[[Any], object]) -> Field:
    """The field for an option; it calls ``chosen`` with what a person chooses."""
    match row.kind:
        case Kind.SWITCH:
            return CheckBoxEditor(chosen)
        case Kind.ONE:
            return Pick(row.choices(), chosen)
        case Kind.RULE:
            return Rule(row.choices(), chosen)
        case Kind.SEVERAL:
            return CheckListEditor(row.choices(), 0, lambda values: chosen(frozenset(values)))
        case Kind.TEMPLATE:
            return Template(row.places or EXAMPLES, chosen)
        case Kind.NUMBERS:
            return Numbers(chosen)
        case Kind.TEXT:
            return Words(chosen)
    return _number_field(row, chosen)


def _number_field(row: Row, chosen: Callable[[Any], object]) -> DecimalEditor | IntegerEditor:
    field: DecimalEditor | IntegerEditor
    if row.none:
        field = Optional(row, chosen)
    elif row.kind is Kind.LENGTH:
        field = DecimalEditor(row.numbers, chosen)
    else:
        field = IntegerEditor(row.numbers, chosen)
    field.setKeyboardTracking(True)
    field.setSuffix(row.unit)
    return field
