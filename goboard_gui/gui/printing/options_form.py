"""Tabbed form of print options."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ...diagram.book.option import Option, OptionType
from ...diagram.book.option_table import GROUPS
from ...diagram.book.page_setup import CUSTOM_PAPER, Paper
from ...diagram.book.phrases import EXAMPLE_VALUES, example_caption
from ...display_text import escape_message
from ...go import Crop
from ...named_tuples import NamedTuple
from ...notation.rectangles import parse_rectangle, rectangle_name
from ...record.figures.cropping import explicit_crop
from ..widgets.form import CompactForm, FormField
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import verbatim
from ..widgets.scroll_areas import frameless_scroll_area
from ..widgets.value_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
    NumberRange,
    ValueChoice,
)
from .print_texts import (
    CUSTOM_PAPER_TEXT,
    example_start,
    option_choices,
    placeholder_name,
    translate_option_text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from ...diagram.book.option import OptionGroup
    from ...diagram.book.options import PrintChoices
    from ...notation import Naming

_DIGITS = 5
_UNLIMITED = 10_000
_WIDE = 300
"""The width that templates have with their examples where there is room, in pixels."""
_LEAST_LIST = 180
"""The width to which lists of choices shrink, in pixels."""
_WIDEST_VALUE = 240
"""The width, in pixels, to which values in the menu of placeholders are shortened."""


class ObjectEditor(ComboBoxEditor):
    """Combo box for choosing one of several values, which may be of any type."""

    def __init__(self, choices: Sequence[ValueChoice], chosen: Callable[[Any], object]) -> None:
        self._values = [choice.value for choice in choices]
        placed = [choice._replace(value=place) for place, choice in enumerate(choices)]
        super().__init__(placed, lambda place: chosen(self._values[place]))

    def minimumSizeHint(self) -> QSize:
        """Return a size that leaves out the ends of long texts, as small windows need it."""
        return super().minimumSizeHint().boundedTo(QSize(_LEAST_LIST, _UNLIMITED))

    def show_value(self, value: object) -> None:
        """Select a value, or nothing if it isn't in the list."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)


class PaperEditor(ComboBoxEditor):
    """Combo box for choosing a paper size; the last entry stands for all other sizes."""

    def __init__(self, choices: Sequence[ValueChoice], chosen: Callable[[Any], object]) -> None:
        self._papers: list[Paper] = [choice.value for choice in choices]
        self._paper = self._papers[0]
        places = [choice._replace(value=place) for place, choice in enumerate(choices)]
        self._custom = len(places)
        other = ValueChoice(self._custom, translate_option_text(CUSTOM_PAPER_TEXT))
        super().__init__([*places, other], lambda place: chosen(self._paper_at(place)))

    def _paper_at(self, place: int) -> Paper:
        """Return the paper at a place in the list; a custom size starts with that of the last
        paper.
        """
        if place < self._custom:
            self._paper = self._papers[place]
        else:
            self._paper = self._paper._replace(name=CUSTOM_PAPER)
        return self._paper

    def show_value(self, value: object) -> None:
        assert isinstance(value, Paper)
        self._paper = value
        known = value in self._papers
        self.setCurrentIndex(self._papers.index(value) if known else self._custom)


class TypeEditor(ObjectEditor):
    """Combo box for choosing a type of value; each type has options of its own."""

    def show_value(self, value: object) -> None:
        kinds = list(map(type, self._values))
        self.setCurrentIndex(kinds.index(type(value)))


class OptionalIntegerEditor(IntegerEditor):
    """Spin box for an integer or None; one step below the minimum, it shows text that stands for
    None.
    """

    def __init__(self, option: Option, chosen: Callable[[Any], object]) -> None:
        super().__init__(_range(option), lambda value: chosen(self._value(value)))
        self._least = self.minimum()
        self.setMinimum(self._least - 1)
        self.setSpecialValueText(translate_option_text(option.none))
        self.setMinimumWidth(self.sizeHint().width())  # forms make it narrower

    def _value(self, value: int) -> int | None:
        return value if value >= self._least else None

    def show_value(self, value: int | None) -> None:
        super().show_value(self._least - 1 if value is None else value)


class OptionalDecimalEditor(DecimalEditor):
    """Spin box for a number or None; one step below the minimum, it shows text that stands for
    None.
    """

    def __init__(self, option: Option, chosen: Callable[[Any], object]) -> None:
        super().__init__(_range(option), lambda value: chosen(self._value(value)))
        self._least = self.minimum()
        self.setMinimum(self._least - option.step)
        self.setSpecialValueText(translate_option_text(option.none))
        self.setMinimumWidth(self.sizeHint().width())  # forms make it narrower

    def _value(self, value: float) -> float | None:
        return value if value >= self._least else None

    def show_value(self, value: float | None) -> None:
        super().show_value(self.minimum() if value is None else value)


class TextEditor(QLineEdit):
    """Single-line editor for an option with a text as its value."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.textEdited.connect(chosen)

    def show_value(self, value: str) -> None:
        self.setText(value)


class MoveNumbersEditor(QLineEdit):
    """Editor for a list of move numbers separated by commas; any other text is ignored."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setPlaceholderText("47, 93, 120")
        self.textEdited.connect(lambda text: chosen(_numbers_in(text)))

    def show_value(self, value: tuple[int, ...]) -> None:
        if value != _numbers_in(self.text()):
            self.setText(", ".join(map(str, value)))


class NamedCrop(NamedTuple):
    """A part of the board, or None for all of it, and how its corners are named."""

    crop: Crop | None
    naming: Naming


class CropEditor(QLineEdit):
    """Editor for a part of the board, given by two opposite corners such as A1:K10; any other text
    stands for the whole board.
    """

    def __init__(self, chosen: Callable[[Crop | None], object]) -> None:
        super().__init__()
        self._naming: Naming | None = None
        self._chosen = chosen
        self.textEdited.connect(self._edited)

    @property
    def is_unfinished(self) -> bool:
        """Whether the text means no part of the board, so that all of it is printed."""
        return bool(self.text().strip()) and self._crop_in(self.text()) is None

    def _edited(self, text: str) -> None:
        self._chosen(self._crop_in(text))

    def _crop_in(self, text: str) -> Crop | None:
        return parse_rectangle(text, self._naming) if self._naming else None

    def show_value(self, value: NamedCrop) -> None:
        """Show a part of the board by the names of its corners, unless the text means it
        already.
        """
        before, naming = self._crop_in(self.text()), value.naming
        self._naming = naming
        (width, height), is_named = naming.size, naming.is_supported
        example = Crop(0, height // 2, (width - 1) // 2, height - 1)
        self.setPlaceholderText(rectangle_name(example, naming) if is_named else "")
        crop = explicit_crop(value.crop, None, naming.size)
        shown = self._crop_in(self.text())
        if crop is None and (before or shown):
            self.clear()
        elif crop is not None and crop != shown:
            self.setText(rectangle_name(crop, naming) if is_named else "")


def _numbers_in(text: str) -> tuple[int, ...]:
    """Return the distinct positive numbers in a text in ascending order, ignoring excessively long
    ones.
    """
    found = {int(digits) for digits in re.findall(r"[0-9]+", text) if len(digits) <= _DIGITS}
    return tuple(sorted(found - {0}))


class TemplateEditor(QWidget):
    """Editor for a text template, with a menu of placeholders and an example of the result."""

    def __init__(self, placeholders: Collection[str], chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self._placeholders = placeholders
        self._usual_examples = {**EXAMPLE_VALUES, "start": example_start()}
        self._examples = self._usual_examples
        self._chosen = chosen
        self.line = QLineEdit()
        self.line.textEdited.connect(self._edited)
        self.placeholder_button = QToolButton()
        self.placeholder_button.setText(self.tr("Insert"))
        self.placeholder_button.setToolTip(
            self.tr("Insert a placeholder, in place of which each game has its own details")
        )
        self.placeholder_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.placeholder_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self.placeholder_button)
        for place in placeholders:
            menu.addAction(placeholder_name(place)).setData(place)
        menu.aboutToShow.connect(self._show_values)
        menu.triggered.connect(lambda action: self.insert_placeholder(action.data()))
        self.placeholder_button.setMenu(menu)
        self.example = PlainLabel()
        self.example.setWordWrap(True)
        self.example.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setFocusProxy(self.line)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.example, 1)
        row.addWidget(self.placeholder_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addLayout(row)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(_WIDE, 0))

    def setAccessibleName(self, name: str) -> None:  # noqa: N802  # Qt's name
        self.line.setAccessibleName(name)
        text = self.tr("Insert a placeholder: {template}")
        self.placeholder_button.setAccessibleName(text.format(template=name))

    def show_examples(self, values: Mapping[str, str]) -> None:
        """Show the example with these values, and with usual ones for other placeholders."""
        self._examples = {**self._usual_examples, **values}
        self._show(self.line.text())

    def _show_values(self) -> None:
        """Show in the menu what each placeholder stands for."""
        for action in self.placeholder_button.menu().actions():
            place = action.data()
            value = QFontMetrics(self.font()).elidedText(
                self._examples[place], Qt.TextElideMode.ElideRight, _WIDEST_VALUE
            )
            action.setText(f"{verbatim(placeholder_name(place))}\t{verbatim(value)}")

    def insert_placeholder(self, place: str) -> None:
        """Insert a placeholder at the text cursor of the template."""
        self.line.insert(f"{{{place}}}")
        self.line.setFocus()
        self._edited(self.line.text())

    def _edited(self, text: str) -> None:
        self._show(text)
        self._chosen(text)

    def _show(self, text: str) -> None:
        example = example_caption(text, self._placeholders, self._examples)
        self.example.setText(example)
        self.line.setAccessibleDescription(escape_message(example))

    def show_value(self, value: str) -> None:
        if value != self.line.text():
            self.line.setText(value)
        self._show(value)


OptionEditor = (
    CheckBoxEditor
    | ComboBoxEditor
    | CheckListEditor
    | DecimalEditor
    | IntegerEditor
    | TextEditor
    | MoveNumbersEditor
    | CropEditor
    | TemplateEditor
)


def make_option_editor(option: Option, chosen: Callable[[Any], object]) -> OptionEditor:
    """Return an editor for an option, which calls ``chosen`` with each value that the user
    enters.
    """
    match option.type:
        case OptionType.SWITCH:
            return CheckBoxEditor(chosen)
        case OptionType.CHOICE:
            return ObjectEditor(option_choices(option), chosen)
        case OptionType.PAPER:
            return PaperEditor(option_choices(option), chosen)
        case OptionType.RULE:
            return TypeEditor(option_choices(option), chosen)
        case OptionType.SET:
            return CheckListEditor(
                option_choices(option), 0, lambda values: chosen(frozenset(values))
            )
        case OptionType.TEMPLATE:
            return TemplateEditor(option.placeholders or EXAMPLE_VALUES, chosen)
        case OptionType.NUMBERS:
            return MoveNumbersEditor(chosen)
        case OptionType.CROP:
            return CropEditor(chosen)
        case OptionType.TEXT:
            return TextEditor(chosen)
    return _number_editor(option, chosen)


def _number_editor(
    option: Option, chosen: Callable[[Any], object]
) -> DecimalEditor | IntegerEditor:
    editor: DecimalEditor | IntegerEditor
    if option.type is OptionType.DECIMAL and option.none:
        editor = OptionalDecimalEditor(option, chosen)
    elif option.type is OptionType.DECIMAL:
        editor = DecimalEditor(_range(option), chosen)
    elif option.none:
        editor = OptionalIntegerEditor(option, chosen)
    else:
        editor = IntegerEditor(_range(option), chosen)
    editor.setKeyboardTracking(True)
    editor.setSuffix(f" {translate_option_text(option.unit)}" if option.unit else "")
    return editor


def _range(option: Option) -> NumberRange:
    least, most = option.limits or (0, 0)
    return NumberRange(least, most, option.step)


def _shown_value(option: Option, choices: PrintChoices) -> Any:
    """Return the value of an option as its editor shows it."""
    value = choices.get(option.key)
    return NamedCrop(value, choices.naming) if option.type is OptionType.CROP else value


def option_field(option: Option) -> FormField:
    """Return a form field for an option."""
    return FormField(
        option.key,
        translate_option_text(option.label),
        partial(make_option_editor, option),
        partial(_shown_value, option),
        translate_option_text(option.tip) if option.tip else "",
        applies=option.when,
    )


def form_rows(group: OptionGroup) -> list[FormField | str]:
    """Return the form rows for a group of options: fields and headings."""
    return [
        translate_option_text(row) if isinstance(row, str) else option_field(row)
        for row in group.rows
    ]


def create_forms() -> Iterator[CompactForm]:
    """Yield a form for each group of print options, in the order of the tabs.

    Creating all of them takes half of the time that opening the print window takes.
    """
    return (CompactForm(form_rows(group)) for group in GROUPS)


class OptionsForm(QTabWidget):
    """Tabs with the groups of print options; tabs that do not apply are hidden."""

    changed = Signal(object)
    """The user changed the `PrintChoices`."""

    def __init__(self, choices: PrintChoices, forms: Iterable[CompactForm] | None = None) -> None:
        """Show choices; ``forms`` are those of `create_forms`, if they have been created."""
        super().__init__()
        self.setUsesScrollButtons(True)
        self.choices = choices
        self.forms = [*(create_forms() if forms is None else forms)]
        for group, form in zip(GROUPS, self.forms, strict=True):
            scroll = frameless_scroll_area(form)
            self.addTab(scroll, translate_option_text(group.title))
            form.changed.connect(self._choose)
        self.show_choices(choices)

    def show_choices(self, choices: PrintChoices, *, but: str = "") -> None:
        """Update all fields, except the one with the key ``but``, without emitting `changed`."""
        self.choices = choices
        for place, group in enumerate(GROUPS):
            self.setTabVisible(place, group.when(choices))
            self.forms[place].show_values(choices, but=but)

    def show_examples(self, values: Mapping[str, Mapping[str, str]]) -> None:
        """Show the examples of templates with these values; ``values`` has them by the names of
        templates in `Phrases`.
        """
        for row in (row for form in self.forms for row in form.rows):
            if isinstance(row.editor, TemplateEditor):
                row.editor.show_examples(values.get(row.field.key.rpartition(".")[2], {}))

    def show_default_texts(self, texts: Mapping[str, str]) -> None:
        """Show in empty fields what is printed then; ``texts`` are these texts by the keys of
        options.
        """
        for row in (row for form in self.forms for row in form.rows):
            if isinstance(row.editor, TextEditor):
                row.editor.setPlaceholderText(texts.get(row.field.key, ""))

    def editor(self, key: str) -> OptionEditor:
        """Return the editor of the option with this key.

        :raises StopIteration: if the option does not apply.
        """
        shown = zip(GROUPS, self.forms, strict=True)
        found: OptionEditor = next(
            row.editor
            for group, form in shown
            if group.when(self.choices)
            for row in form.rows
            if row.field.key == key and row.field.applies(self.choices)
        )
        return found

    def warnings(self) -> list[str]:
        """Return a sentence for each field whose text can't be used."""
        shown = zip(GROUPS, self.forms, strict=True)
        text = self.tr("“{text}” is not two corners of the board; the whole board is printed.")
        return [
            text.format(text=row.editor.text())
            for group, form in shown
            if group.when(self.choices)
            for row in form.rows
            if isinstance(row.editor, CropEditor)
            and row.field.applies(self.choices)
            and row.editor.is_unfinished
        ]

    def _choose(self, key: str, value: Any) -> None:
        self.show_choices(self.choices.with_choice(key, value), but=key)
        self.changed.emit(self.choices)
