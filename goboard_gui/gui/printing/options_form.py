"""Tabbed form of print options."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...diagram.book.option import Option, OptionType
from ...diagram.book.phrases import EXAMPLE_VALUES, example_caption
from ..widgets.form import Form, FormField, form_scroll_area
from ..widgets.value_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
    NumberRange,
)
from .print_texts import option_choices, translated

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ...diagram.book.choices import PrintChoices
    from ...diagram.book.option import OptionGroup
    from ..widgets.value_editors import ValueChoice

_DIGITS = 5


class ValueComboBox(ComboBoxEditor):
    """Combo box for arbitrary values, identified by their index."""

    def __init__(self, choices: Sequence[ValueChoice], chosen: Callable[[Any], object]) -> None:
        self._values = [choice.value for choice in choices]
        placed = [choice._replace(value=place) for place, choice in enumerate(choices)]
        super().__init__(placed, lambda place: chosen(self._values[place]))

    def show_value(self, value: object) -> None:
        """Select a value, or nothing if it isn't in the list."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)


class TypeComboBox(ValueComboBox):
    """Combo box for values with options of their own, identified by their types."""

    def show_value(self, value: object) -> None:
        kinds = list(map(type, self._values))
        self.setCurrentIndex(kinds.index(type(value)))


class OptionalNumberField(IntegerEditor):
    """Integer field with a text for None below its minimum."""

    def __init__(self, row: Option, chosen: Callable[[Any], object]) -> None:
        super().__init__(_range(row), lambda value: chosen(self._meant(value)))
        self._least = self.minimum()
        self.setMinimum(self._least - 1)
        self.setSpecialValueText(translated(row.none))

    def _meant(self, value: int) -> int | None:
        return value if value >= self._least else None

    def show_value(self, value: int | None) -> None:
        super().show_value(self._least - 1 if value is None else value)


class TextField(QLineEdit):
    """Line edit."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.textEdited.connect(chosen)

    def show_value(self, value: str) -> None:
        self.setText(value)


class MoveNumbersField(QLineEdit):
    """Line edit for move numbers separated by commas; other text is ignored."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setPlaceholderText("47, 93, 120")
        self.textEdited.connect(lambda text: chosen(_numbers_in(text)))

    def show_value(self, value: tuple[int, ...]) -> None:
        if value != _numbers_in(self.text()):
            self.setText(", ".join(map(str, value)))


def _numbers_in(text: str) -> tuple[int, ...]:
    """Return the distinct numbers of up to five digits in a text, sorted."""
    found = {int(digits) for digits in re.findall(r"[0-9]+", text) if len(digits) <= _DIGITS}
    return tuple(sorted(found - {0}))


class TemplateField(QWidget):
    """Line edit for a template, with a menu of placeholders and an example."""

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
            action = menu.addAction(f"{{{place}}}\t{EXAMPLE_VALUES[place]}")
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
        """Insert a placeholder at the text cursor."""
        self.line.insert(f"{{{place}}}")
        self.line.setFocus()
        self._edited(self.line.text())

    def _edited(self, text: str) -> None:
        self._show(text)
        self._chosen(text)

    def _show(self, text: str) -> None:
        self.looks.setText(example_caption(text, self._known))

    def show_value(self, value: str) -> None:
        if value != self.line.text():
            self.line.setText(value)
        self._show(value)


OptionField = (
    CheckBoxEditor
    | ComboBoxEditor
    | CheckListEditor
    | DecimalEditor
    | IntegerEditor
    | TextField
    | MoveNumbersField
    | TemplateField
)


def make_field(row: Option, chosen: Callable[[Any], object]) -> OptionField:
    """Return the field for an option; it calls ``chosen`` with each value entered."""
    match row.type:
        case OptionType.SWITCH:
            return CheckBoxEditor(chosen)
        case OptionType.CHOICE | OptionType.PAPER:
            return ValueComboBox(option_choices(row), chosen)
        case OptionType.RULE:
            return TypeComboBox(option_choices(row), chosen)
        case OptionType.SET:
            return CheckListEditor(option_choices(row), 0, lambda values: chosen(frozenset(values)))
        case OptionType.TEMPLATE:
            return TemplateField(row.placeholders or EXAMPLE_VALUES, chosen)
        case OptionType.NUMBERS:
            return MoveNumbersField(chosen)
        case OptionType.TEXT:
            return TextField(chosen)
    return _number_field(row, chosen)


def _number_field(row: Option, chosen: Callable[[Any], object]) -> DecimalEditor | IntegerEditor:
    field: DecimalEditor | IntegerEditor
    if row.none:
        field = OptionalNumberField(row, chosen)
    elif row.type is OptionType.DECIMAL:
        field = DecimalEditor(_range(row), chosen)
    else:
        field = IntegerEditor(_range(row), chosen)
    field.setKeyboardTracking(True)
    field.setSuffix(f" {translated(row.unit)}" if row.unit else "")
    return field


def _range(row: Option) -> NumberRange:
    least, most = row.limits or (0, 0)
    return NumberRange(least, most, row.step)


def option_field(option: Option) -> FormField:
    """Return the field of a form for an option."""
    return FormField(
        option.key,
        translated(option.label),
        partial(make_field, option),
        lambda choices: choices.at(option.key),
        translated(option.tip) if option.tip else "",
        applies=option.when,
    )


class OptionsForm(QTabWidget):
    """Tabs of option groups; groups that do not apply are hidden."""

    changed = Signal(object)
    """The user changed the `PrintChoices`."""

    def __init__(
        self, groups: Sequence[OptionGroup], choices: PrintChoices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setUsesScrollButtons(True)
        self.choices = choices
        self._groups = groups
        self.forms = [
            Form([translated(r) if isinstance(r, str) else option_field(r) for r in group.rows])
            for group in groups
        ]
        for group, form in zip(groups, self.forms, strict=True):
            scroll = form_scroll_area(form)
            scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.addTab(scroll, translated(group.title))
            form.changed.connect(self._choose)
        self.show_choices(choices)

    def show_choices(self, choices: PrintChoices, *, but: str = "") -> None:
        """Show the options without emitting `changed`, except the one being edited."""
        self.choices = choices
        for place, group in enumerate(self._groups):
            self.setTabVisible(place, group.when(choices))
            self.forms[place].show_values(choices, but=but)

    def field(self, key: str) -> OptionField:
        """Return the field of an option.

        :raises StopIteration: if the option does not apply.
        """
        shown = zip(self._groups, self.forms, strict=True)
        found: OptionField = next(
            row.editor
            for group, form in shown
            if group.when(self.choices)
            for row in form.rows
            if row.field.key == key and row.field.applies(self.choices)
        )
        return found

    def _choose(self, key: str, value: Any) -> None:
        self.show_choices(self.choices.with_choice(key, value), but=key)
        self.changed.emit(self.choices)
