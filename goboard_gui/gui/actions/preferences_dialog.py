"""The preferences dialog and its table: the label, description and editor of each setting."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...go import MAX_SIDE, Size, max_handicap_stones
from ...notation import NOTATIONS, Reading
from ..core import closing
from ..core.i18n import LANGUAGES, tr_noop, translator
from ..core.languages import language_change_notice
from ..core.settings import (
    ALLOW_ILLEGAL,
    BOARD_THEME,
    COORDINATE_SIDES,
    EDGE_COORDINATES,
    FIT_BOARD,
    LANGUAGE,
    LAST_MOVE_MARK,
    MOVE_TIMES,
    NAMED_POINTS,
    NATURAL_PLACEMENT,
    NEW_GAME_HANDICAP,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_WIDTH,
    NOTATION,
    NOTATION_GRID,
    OPEN_FILES_AT,
    POINT_NAMES,
    READING,
    SCORE_AFTER_TWO_PASSES,
    SECOND_NOTATION,
    SHORTCUT_SCHEME,
    SHOW_WELCOME,
    SOUNDS,
    SPOTLIGHT,
    THEME,
    TRUE_TURN,
    VARIATIONS_CHILDREN,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
)
from ..widgets.appearance import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    PRINTED,
    WOOD,
    board_theme_icon,
)
from ..widgets.form import DescribedForm, FormButton, FormField
from ..widgets.labels import PlainLabel
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
from ..wording.notation_texts import notation_explanation, notation_title
from .commands import Command
from .commands.command_table import commands_of
from .shortcuts.command_names import command_name, command_tip
from .shortcuts.shortcut_schemes import SCHEMES, SCHEMES_CONTEXT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from PySide6.QtWidgets import QScrollArea

    from ..core.settings import Setting, Settings
    from ..widgets.value_editors import ValueEditor
    from .commands.actions import Actions

_P = "Preferences"
_tr = translator(_P)
_preset_tr = translator(SCHEMES_CONTEXT)

Label = Command | str
"""A command, whose text is the label, or a text in the context of the preferences."""


@dataclass(frozen=True)
class Preference:
    """A row of the preferences: a setting with its label, description and editor.

    Boolean settings have a check box. With ``choices`` one value can be chosen, or several if the
    setting is a list. Numbers lie in a ``range``. A ``button`` opens a related dialog. A ``note``
    is a sentence below the editor.
    """

    setting: Setting[Any]
    label: Label
    description: Label = ""
    choices: Callable[[], Sequence[ValueChoice]] | None = None
    range: NumberRange | None = None
    button: Command | None = None
    note: Callable[[], str] | None = None

    @property
    def text(self) -> str:
        """The label of the preference."""
        return _label_text(self.label)

    @property
    def button_text(self) -> str:
        """The text of the button that opens the related dialog, which is that of the shortcuts."""
        return _tr(tr_noop(_P, "All shortcuts…"))

    @property
    def tip(self) -> str:
        """The description of the preference, or an empty string if there is none."""
        description = self.description or (self.label if isinstance(self.label, Command) else "")
        if isinstance(description, Command):
            return command_tip(description)
        return _tr(description)


@dataclass(frozen=True)
class PreferenceGroup:
    """A page of preferences: its label and its rows."""

    label: str
    rows: Sequence[Preference]

    @property
    def title(self) -> str:
        return _label_text(self.label)


def _label_text(label: Label) -> str:
    if isinstance(label, Command):
        return command_name(label)
    return _tr(label)


def _choices(labels: Mapping[Any, Label]) -> list[ValueChoice]:
    return [ValueChoice(value, _label_text(label)) for value, label in labels.items()]


def _command_choices(setting: Setting[Any]) -> Callable[[], Sequence[ValueChoice]]:
    return partial(_choices, {value: command for command, value in commands_of(setting).items()})


def _notations() -> list[ValueChoice]:
    return [
        ValueChoice(
            notation.id,
            notation_title(notation),
            notation_explanation(notation),
        )
        for notation in NOTATIONS
    ]


def _second_notations() -> list[ValueChoice]:
    return [ValueChoice("", _tr(tr_noop(_P, "None"))), *_notations()]


def _board_themes() -> list[ValueChoice]:
    return [
        ValueChoice(name, _tr(text), icon=board_theme_icon(name))
        for name, text in _BOARD_THEMES.items()
    ]


def _languages() -> list[ValueChoice]:
    of_system = _tr(tr_noop(_P, "As the system has it"))
    return [
        ValueChoice("", of_system),
        *(ValueChoice(key, name) for key, name in LANGUAGES.items()),
    ]


def _presets() -> list[ValueChoice]:
    return [
        ValueChoice(key, _preset_tr(preset.title), _preset_tr(preset.tip))
        for key, preset in SCHEMES.items()
    ]


_READINGS = {
    Reading.TRAVEL.value: tr_noop(_P, "They travel with the board"),
    Reading.STAY.value: tr_noop(_P, "They stay with the window"),
}
_OPENING_POSITIONS = {
    "start": tr_noop(_P, "Start of game"),
    "end": tr_noop(_P, "End of main line"),
    "left": tr_noop(_P, "Where I left off"),
}
_BOARD_THEMES = {
    WOOD: tr_noop(_P, "Wood, slate and shell"),
    PRINTED: tr_noop(_P, "Print"),
    HIGH_CONTRAST: tr_noop(_P, "High contrast"),
}
_THEMES = {LIGHT: tr_noop(_P, "Light"), DARK: tr_noop(_P, "Dark")}
_SIDE = NumberRange(1, MAX_SIDE)
_KOMI = NumberRange(-400, 400, 0.5)
_HANDICAP = NumberRange(0, max_handicap_stones(Size(19, 19)))

PAGES: Sequence[PreferenceGroup] = (
    PreferenceGroup(
        tr_noop(_P, "Names"),
        (
            Preference(NOTATION, tr_noop(_P, "Notation"), choices=_notations),
            Preference(
                SECOND_NOTATION,
                tr_noop(_P, "Second notation"),
                tr_noop(_P, "Names of another notation, shown beside those of the first"),
                choices=_second_notations,
            ),
            Preference(EDGE_COORDINATES, Command.SHOW_EDGES),
            Preference(
                COORDINATE_SIDES,
                tr_noop(_P, "Sides with names"),
                tr_noop(_P, "Where names at the edges are written"),
                choices=_command_choices(COORDINATE_SIDES),
            ),
            Preference(POINT_NAMES, Command.SHOW_NAMES),
            Preference(
                NAMED_POINTS,
                tr_noop(_P, "Named points"),
                tr_noop(_P, "Where names on points are written"),
                choices=_command_choices(NAMED_POINTS),
            ),
            Preference(NOTATION_GRID, Command.SHOW_STRUCTURE),
            Preference(SPOTLIGHT, Command.SHOW_SPOTLIGHT),
            Preference(
                READING,
                tr_noop(_P, "Names of a turned board"),
                tr_noop(_P, "What becomes of the names when the view is turned or mirrored"),
                choices=partial(_choices, _READINGS),
            ),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Board"),
        (
            Preference(
                LAST_MOVE_MARK,
                tr_noop(_P, "Mark of the last move"),
                choices=_command_choices(LAST_MOVE_MARK),
            ),
            Preference(
                VARIATIONS_STYLE,
                tr_noop(_P, "Variations on the board"),
                choices=_command_choices(VARIATIONS_STYLE),
            ),
            Preference(
                VARIATIONS_CHILDREN,
                tr_noop(_P, "Variations after this position"),
                tr_noop(_P, "Show on the board how the record goes on"),
            ),
            Preference(
                VARIATIONS_SIBLINGS,
                tr_noop(_P, "Variations of the last move"),
                tr_noop(_P, "Show on the board what else was played instead"),
            ),
            Preference(
                VARIATIONS_FROM_FILE,
                tr_noop(_P, "Variations as the file asks"),
                tr_noop(_P, "Follow what a file says of showing its variations"),
            ),
            Preference(
                BOARD_THEME,
                tr_noop(_P, "Board theme"),
                tr_noop(_P, "Choose how boards and stones look on the screen"),
                choices=_board_themes,
            ),
            Preference(NATURAL_PLACEMENT, Command.NATURAL),
            Preference(ALLOW_ILLEGAL, Command.ALLOW_ILLEGAL),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Recording"),
        (
            Preference(MOVE_TIMES, Command.MOVE_TIMES),
            Preference(
                SCORE_AFTER_TWO_PASSES,
                tr_noop(_P, "Count the score after two passes"),
                tr_noop(_P, "Begin to count by itself when the second of two passes is played"),
            ),
            Preference(SOUNDS, Command.SOUNDS),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "New games"),
        (
            Preference(NEW_GAME_WIDTH, tr_noop(_P, "Columns"), range=_SIDE),
            Preference(NEW_GAME_HEIGHT, tr_noop(_P, "Rows"), range=_SIDE),
            Preference(NEW_GAME_KOMI, tr_noop(_P, "Komi"), range=_KOMI),
            Preference(NEW_GAME_HANDICAP, tr_noop(_P, "Handicap stones"), range=_HANDICAP),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Files"),
        (
            Preference(
                OPEN_FILES_AT,
                tr_noop(_P, "Open files at"),
                tr_noop(_P, "Choose the position that is shown when a file is opened"),
                choices=partial(_choices, _OPENING_POSITIONS),
            ),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Study"),
        (Preference(TRUE_TURN, tr_noop(_P, "Corners by turning"), Command.TRUE_TURN),),
    ),
    PreferenceGroup(
        tr_noop(_P, "Window"),
        (
            Preference(
                LANGUAGE,
                tr_noop(_P, "Language"),
                choices=_languages,
                note=language_change_notice,
            ),
            Preference(
                THEME, tr_noop(_P, "Colours of the window"), choices=partial(_choices, _THEMES)
            ),
            Preference(FIT_BOARD, Command.FIT),
            Preference(
                SHOW_WELCOME,
                tr_noop(_P, "Welcome at start"),
                tr_noop(_P, "Show what the program can do beside the empty board"),
            ),
            Preference(
                SHORTCUT_SCHEME,
                tr_noop(_P, "Keys like those of"),
                choices=_presets,
                button=Command.SHORTCUTS,
            ),
        ),
    ),
)
"""All pages; a test checks that each setting is here or is remembered elsewhere."""


_LARGER = 1.3


def preference_field(preference: Preference, actions: Actions) -> FormField:
    """Return the form field for editing a preference."""
    label = preference.label
    action = actions[label] if isinstance(label, Command) else None
    tip = preference.tip
    if action is not None and not action.isEnabled():
        tip = action.statusTip()  # explains why it is disabled
    setting, button = preference.setting, preference.button
    choices = preference.choices() if preference.choices else ()
    return FormField(
        setting,
        preference.text,
        partial(_make_editor, preference),
        lambda settings: settings.get(setting),
        tip,
        preference.note() if preference.note is not None else "",
        setting.default,
        [choice.text for choice in choices],
        FormButton(preference.button_text, actions[button].trigger) if button else None,
        is_enabled=action.isEnabled if action is not None else None,
    )


class PreferencePage(QWidget):
    """The widget of a page of preferences: a title, its rows, and a button that restores the
    defaults.
    """

    def __init__(self, page: PreferenceGroup, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self._settings = settings
        self.title = PlainLabel(page.title)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.title.setFont(font)
        self.form = DescribedForm([preference_field(row, actions) for row in page.rows])
        self.form.changed.connect(settings.set_for_all_windows)
        self.reset_button = QPushButton(self.tr("&Reset this page"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.form.restore_defaults)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.form)
        column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.form.show_values(settings)
        self.refresh()

    def refresh(self, setting: object = None) -> None:
        """Update the editor of a setting that has changed, and the button that restores the
        defaults.
        """
        self.form.show_value(setting, self._settings)
        self.reset_button.setEnabled(not self.form.has_defaults(self._settings))

    def search(self, query: str) -> bool:
        """Show only the rows that match a query; return whether there are any."""
        self.reset_button.setVisible(not query.strip())
        return self.form.search(query, self.title.text())


def _make_editor(preference: Preference, chosen: Callable[[Any], object]) -> ValueEditor:
    """Return the editor for a preference; the editor calls ``chosen`` with each new value."""
    default = preference.setting.default
    if preference.choices is not None and isinstance(default, list):
        return CheckListEditor(preference.choices(), min(len(default), 1), chosen)
    if preference.choices is not None:
        return ComboBoxEditor(preference.choices(), chosen)
    if preference.range is not None:
        editor_class = DecimalEditor if isinstance(default, float) else IntegerEditor
        return editor_class(preference.range, chosen)
    return CheckBoxEditor(chosen)


_LIST_WIDTH = 150


class PreferencesDialog(QDialog):
    """The modeless preferences dialog; changes apply at once to all windows, except for the
    language.
    """

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find a preference…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFixedWidth(_LIST_WIDTH)
        self.list.setAccessibleName(self.tr("Pages"))
        self.pages = [PreferencePage(page, settings, actions) for page in PAGES]
        for page in PAGES:
            self.list.addItem(page.title)
        self.nothing = PlainLabel(self.tr("Nothing is called so."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = self._make_scroll()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._show_page)
        self.list.itemClicked.connect(self._leave_search)
        closing.connect(self, settings.changed, self._setting_changed)
        self.list.setCurrentRow(0)
        self.search.setFocus()
        self.resize(760, 640)

    def _make_scroll(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        for page in self.pages:
            column.addWidget(page)
        column.addWidget(self.nothing)
        column.addStretch(1)
        return frameless_scroll_area(inside)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]  # they are push buttons
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self._scroll, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addLayout(middle, 1)
        column.addWidget(buttons)

    def _setting_changed(self, setting: object) -> None:
        for page in self.pages:
            page.refresh(setting)

    def _show_page(self, chosen: int) -> None:
        """Show the chosen page, or all matching rows while a search is active."""
        query = self.search.text()
        found = [page.search(query) for page in self.pages]
        for row, page in enumerate(self.pages):
            page.setVisible(found[row] if query.strip() else row == chosen)
            item = self.list.item(row)
            usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            item.setFlags(usable if found[row] else Qt.ItemFlag.NoItemFlags)
        self.nothing.setVisible(not any(found))
        self._scroll.verticalScrollBar().setValue(0)

    def _find(self, _query: str) -> None:
        self._show_page(self.list.currentRow())

    def _leave_search(self, item: QListWidgetItem) -> None:
        self.search.clear()
        self.list.setCurrentItem(item)
