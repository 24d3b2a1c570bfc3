"""Presets of print options, built-in and the user's own, and the list to choose them from."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QWidget

from ...diagram.book.options import (
    DocumentType,
    GameScope,
    PrintChoices,
    PrintOptions,
    PrintScope,
    ProblemOptions,
)
from ...diagram.book.options import NamingOptions as BookNames
from ...diagram.book.presets import from_data, to_data
from ...diagram.compose import NamedPoints
from ...named_tuples import NamedTuple
from ...record.figures import CaptureSplit, FixedLengthSplit, PlanOptions, VariationDiagrams
from ...record.values.move_numbers import NO_NUMBERS, MoveNumbers, NumberedRange
from ..core.i18n import tr_noop
from ..core.settings import LAST_PRINT_CHOICES, Setting
from ..widgets import dialogs
from ..widgets.labels import PlainLabel
from .print_texts import PRINT_CONTEXT, translate_option_text, translated_phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ...diagram.compose import DisplayOptions
    from ...record import Session
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings


def default_choices(
    view_settings: ViewSettings, session: Session | None = None, *, several: bool
) -> PrintChoices:
    """Return the default options, with the notation, view, marks and move numbers of the window's
    board.

    ``session`` is what the board shows.
    """
    names = BookNames(view_settings.notation, view_settings.view, view_settings.reading)
    options = PrintOptions(
        names,
        numbers=_numbers_on_paper(view_settings, session),
        shown=_for_paper(view_settings.display_options),
        phrases=translated_phrases(),
    )
    return PrintChoices(options, several=several)


def _numbers_on_paper(view_settings: ViewSettings, session: Session | None) -> MoveNumbers:
    """Return which move numbers to print: the displayed ones, with a range that starts at a chosen
    move converted to a number of last moves.
    """
    numbers = view_settings.move_numbers
    if numbers.range is not NumberedRange.FROM:
        return numbers
    steps = [] if session is None else session.steps_to_cursor()
    nodes = [step.node for step in steps]
    if view_settings.first_numbered_node not in nodes:
        return NO_NUMBERS
    first = nodes.index(view_settings.first_numbered_node)
    count = sum(step.move is not None for step in steps[first:])
    return numbers._replace(range=NumberedRange.LAST, last=count) if count else NO_NUMBERS


def _for_paper(shown: DisplayOptions) -> DisplayOptions:
    """Return the display options without those that only make sense on screen."""
    names = NamedPoints.NONE if shown.names is NamedPoints.CHAIN else shown.names
    return shown._replace(names=names, spotlight=False)


_P = PRINT_CONTEXT

OWN_PRESETS = Setting[list[str]]("print/presets", [])
"""The user's presets, each as JSON with its name."""


class Preset(NamedTuple):
    """A preset: its name, a function that returns its options, and whether it is user-defined."""

    name: str
    choose: Callable[[PrintChoices], PrintChoices]
    own: bool = False


def _built_in(
    defaults: PrintChoices,
    *,
    scope: PrintScope | None = None,
    setup: Mapping[str, Any] | None = None,
    **fields: Any,
) -> PrintChoices:
    """Return the options of a built-in preset: the defaults with some fields and page settings
    changed.
    """
    pages = replace(defaults.edition.setup, **(setup or {}))
    options = replace(defaults.edition, setup=pages, **fields)
    return replace(defaults, edition=options, scope=scope or defaults.scope)


def _untitled(choices: PrintChoices) -> PrintChoices:
    return replace(choices, edition=replace(choices.edition, title="", author=""))


_BUILT_IN = {
    tr_noop(_P, "Book"): partial(
        _built_in, plan=PlanOptions(variations=VariationDiagrams.FROM_ONE)
    ),
    tr_noop(_P, "Club handout"): partial(
        _built_in, plan=PlanOptions(FixedLengthSplit(100)), setup={"columns": 1}, comments=False
    ),
    tr_noop(_P, "For beginners"): partial(_built_in, plan=PlanOptions(CaptureSplit())),
    tr_noop(_P, "Kifu"): partial(_built_in, material=DocumentType.KIFU),
    tr_noop(_P, "Problem sheet 2 × 3"): partial(
        _built_in,
        scope=PrintScope(GameScope.ALL),
        material=DocumentType.PROBLEMS,
        problems=ProblemOptions(2, 3),
    ),
    tr_noop(_P, "True-size board"): partial(_built_in, material=DocumentType.BOARD),
}
"""Built-in presets. They keep the names, view and look of the boards on screen, and the chosen
paper.
"""


class Presets:
    """All presets of print options; built-in ones are based on the ``defaults``."""

    def __init__(self, settings: Settings, defaults: PrintChoices) -> None:
        self._settings = settings
        self.defaults = defaults

    @property
    def all_presets(self) -> list[Preset]:
        """Built-in presets, followed by the user's own."""
        built_in = [
            Preset(translate_option_text(text), choose) for text, choose in _BUILT_IN.items()
        ]
        own = [
            Preset(name, partial(self._read, data), own=True) for name, data in self._own().items()
        ]
        return [*built_in, *own]

    def _read(self, data: object, defaults: PrintChoices) -> PrintChoices:
        return from_data(data, defaults)

    def _own(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for text in self._settings.get(OWN_PRESETS):
            try:
                data = json.loads(text)
            except (ValueError, RecursionError):
                continue
            if isinstance(data, dict) and isinstance(data.get("name"), str):
                found[data["name"]] = data
        return found

    def find_preset(self, name: str) -> Preset | None:
        """Return the preset with this name, or None if there is none."""
        return next((preset for preset in self.all_presets if preset.name == name), None)

    def apply(self, preset: Preset, choices: PrintChoices) -> PrintChoices:
        """Return the options of a preset; built-in presets keep the paper size of ``choices``."""
        if preset.own:
            return preset.choose(self.defaults)
        paper = choices.edition.setup.paper
        return preset.choose(self.defaults.with_choice("edition.setup.paper", paper))

    def matching_preset(self, choices: PrintChoices, preferred: str = "") -> Preset | None:
        """Return a preset that matches the options, if possible the one named ``preferred``, or
        None.

        Title and author are ignored, as they belong to the book.
        """
        wanted = _untitled(choices)
        found = [one for one in self.all_presets if _untitled(self.apply(one, choices)) == wanted]
        return next((one for one in found if one.name == preferred), found[0] if found else None)

    def save_preset(self, name: str, choices: PrintChoices) -> None:
        """Save options as a preset, replacing the user's preset of that name."""
        data = {"name": name, **to_data(choices, self.defaults)}
        self._write(self._own() | {name: data})

    def remove_preset(self, name: str) -> None:
        """Delete the user's preset of this name."""
        self._write({own: data for own, data in self._own().items() if own != name})

    def _write(self, presets: dict[str, object]) -> None:
        texts = [json.dumps(data, ensure_ascii=False) for data in presets.values()]
        self._settings.set(OWN_PRESETS, texts)

    def last_choices(self) -> PrintChoices:
        """Return the options used last, but without a title and with the settings of the window's
        board.

        Captions are the usual ones, unless one of the user's presets has those used last.
        """
        first, now = self.all_presets[0].choose(self.defaults), self.defaults.edition
        try:
            data = json.loads(self._settings.get(LAST_PRINT_CHOICES))
        except (ValueError, RecursionError):
            return first
        last = from_data(data, first)
        phrases = last.edition.phrases
        own = [
            self.apply(preset, last).edition.phrases for preset in self.all_presets if preset.own
        ]
        options = replace(
            last.edition,
            names=now.names,
            numbers=now.numbers,
            shown=now.shown,
            phrases=phrases if phrases in own else now.phrases,
            title="",
            author="",
        )
        plan = replace(options.plan, first=1, last=None, crop=None)
        return replace(last, edition=replace(options, plan=plan))

    def save_last_used(self, choices: PrintChoices) -> None:
        """Save the options as those to start with in the next session."""
        data = to_data(choices, self.defaults)
        self._settings.set(LAST_PRINT_CHOICES, json.dumps(data, ensure_ascii=False))


class PresetBar(QWidget):
    """Bar that shows the preset matching the current options, if any, and saves or deletes
    presets.
    """

    chosen = Signal(object)
    """The user chose a preset; carries its `PrintChoices`."""

    def __init__(self, presets: Presets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets = presets
        self._choices = presets.defaults
        self._applied = ""
        self.box = QComboBox()
        self.box.setPlaceholderText(self.tr("Custom"))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(6)
        self.save_button = QPushButton(self.tr("Save Preset…"))
        self.save_button.setToolTip(self.tr("Save these options as a preset"))
        self.remove_button = QPushButton(self.tr("Delete"))
        self.remove_button.setToolTip(self.tr("Delete this preset"))
        label = PlainLabel(self.tr("Pre&set:"))
        label.setBuddy(self.box)
        row = QGridLayout(self)  # of two lines, as the window has to fit on small screens
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 0, 0)
        row.addWidget(self.box, 0, 1, 1, 2)
        for column, button in enumerate((self.save_button, self.remove_button), start=1):
            button.setAutoDefault(False)
            row.addWidget(button, 1, column)
        self.box.activated.connect(self._apply)
        self.save_button.clicked.connect(self.save_preset)
        self.remove_button.clicked.connect(self.remove_preset)
        self._fill()

    def _fill(self) -> None:
        self.box.clear()
        own = False
        for preset in self._presets.all_presets:
            if preset.own and not own:
                self.box.insertSeparator(self.box.count())
                own = True
            self.box.addItem(preset.name, preset.name)
        self.show_choices(self._choices)

    def show_choices(self, choices: PrintChoices) -> None:
        """Select the preset that matches the options; if several do, prefer the one chosen last."""
        self._choices = choices
        preset = self._presets.matching_preset(choices, self._applied)
        self.box.setCurrentIndex(self.box.findData(preset.name) if preset else -1)
        self.remove_button.setEnabled(preset is not None and preset.own)

    def _apply(self) -> None:
        preset = self._presets.find_preset(self.box.currentData() or "")
        if preset is not None:
            self._applied = preset.name
            self._choices = self._presets.apply(preset, self._choices)
            self.chosen.emit(self._choices)
        self.show_choices(self._choices)

    def save_preset(self) -> None:
        """Ask for a name and save the options as a preset."""
        shown = self._presets.find_preset(self.box.currentText())
        name = dialogs.ask_preset_name(self, shown.name if shown and shown.own else "")
        if not name:
            return
        known = self._presets.find_preset(name)
        if known is not None and not known.own:
            dialogs.show_error(
                self,
                self.tr("“{name}” is the name of a built-in preset. Choose another name.").format(
                    name=name
                ),
            )
            return
        question = self.tr("Preset “{name}” already exists. Replace it?").format(name=name)
        if known is None or dialogs.confirm(self, question, self.tr("&Replace")):
            self._presets.save_preset(name, self._choices)
            self._applied = name
            self._fill()

    def remove_preset(self) -> None:
        """Delete the selected preset after confirmation."""
        name = self.box.currentText()
        question = self.tr("Delete preset “{name}”?").format(name=name)
        if dialogs.confirm(self, question, self.tr("&Delete")):
            self._presets.remove_preset(name)
            self._fill()
