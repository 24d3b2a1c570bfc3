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

from ...diagram.wrapping import MAX_CONTINUED_LINES
from ...go import MAX_SIDE, Size, max_handicap_stones
from ...notation import NOTATIONS, Reading
from ..core import closing
from ..core.i18n import LANGUAGES, tr_noop, translator
from ..core.languages import language_change_notice
from ..core.settings import (
    ALLOW_ILLEGAL,
    BOARD_THEME,
    CONTINUED_LINES,
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
    TURN_GAMES,
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
from .shortcuts.command_names import command_tip
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


@dataclass(frozen=True)
class Preference:
    """A row of the preferences: a setting with its label, description and editor.

    Boolean settings have a check box. With ``choices`` one value can be chosen, or several if the
    setting is a list. Numbers lie in a ``range``. A ``button`` opens a related dialog. A ``note``
    is a sentence below the editor. A ``command`` that changes the same setting describes it, and
    the row is disabled together with it.
    """

    setting: Setting[Any]
    label: str
    description: str = ""
    choices: Callable[[], Sequence[ValueChoice]] | None = None
    range: NumberRange | None = None
    button: Command | None = None
    note: Callable[[], str] | None = None
    command: Command | None = None

    @property
    def text(self) -> str:
        """The label of the preference."""
        return _tr(self.label)

    @property
    def button_text(self) -> str:
        """The text of the button that opens the related dialog, which is that of the shortcuts."""
        return _tr(tr_noop(_P, "All shortcuts…"))

    @property
    def tip(self) -> str:
        """The description of the preference, or an empty string if there is none."""
        if self.command is not None:
            return command_tip(self.command)
        return _tr(self.description)


@dataclass(frozen=True)
class PreferenceGroup:
    """A page of preferences: its label and its rows."""

    label: str
    rows: Sequence[Preference]

    @property
    def title(self) -> str:
        return _tr(self.label)


def _choices(labels: Mapping[Any, str]) -> list[ValueChoice]:
    return [ValueChoice(value, _tr(label)) for value, label in labels.items()]


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
    of_system = _tr(tr_noop(_P, "System default"))
    return [
        ValueChoice("", of_system),
        *(ValueChoice(key, name) for key, name in LANGUAGES.items()),
    ]


def _presets() -> list[ValueChoice]:
    return [
        ValueChoice(key, _preset_tr(preset.title), _preset_tr(preset.tip))
        for key, preset in SCHEMES.items()
    ]


_SIDES = {
    "top": tr_noop(_P, "Top"),
    "right": tr_noop(_P, "Right"),
    "bottom": tr_noop(_P, "Bottom"),
    "left": tr_noop(_P, "Left"),
}
_NAMED_POINTS = {
    "all": tr_noop(_P, "All points"),
    "empty": tr_noop(_P, "Empty points"),
    "chain": tr_noop(_P, "Chain under the pointer"),
}
_READINGS = {
    Reading.TRAVEL.value: tr_noop(_P, "Rotate with the board"),
    Reading.STAY.value: tr_noop(_P, "Stay in place"),
}
_LAST_MOVE_MARKS = {
    "dot": tr_noop(_P, "Dot"),
    "triangle": tr_noop(_P, "Triangle"),
    "number": tr_noop(_P, "Number"),
    "nothing": tr_noop(_P, "None"),
}
_VARIATION_STYLES = {
    "nothing": tr_noop(_P, "None"),
    "ghosts": tr_noop(_P, "Ghost stones"),
    "letters": tr_noop(_P, "Letters"),
}
_OPENING_POSITIONS = {
    "start": tr_noop(_P, "Start of game"),
    "end": tr_noop(_P, "End of main line"),
    "left": tr_noop(_P, "Where I left off"),
}
_BOARD_THEMES = {
    WOOD: tr_noop(_P, "Wood"),
    PRINTED: tr_noop(_P, "Print"),
    HIGH_CONTRAST: tr_noop(_P, "High contrast"),
}
_THEMES = {LIGHT: tr_noop(_P, "Light"), DARK: tr_noop(_P, "Dark")}
_SIDE = NumberRange(1, MAX_SIDE)
_CONTINUED = NumberRange(0, MAX_CONTINUED_LINES)
_KOMI = NumberRange(-400, 400, 0.5)
_HANDICAP = NumberRange(0, max_handicap_stones(Size(19, 19)))

PAGES: Sequence[PreferenceGroup] = (
    PreferenceGroup(
        tr_noop(_P, "Coordinates"),
        (
            Preference(NOTATION, tr_noop(_P, "Notation"), choices=_notations),
            Preference(
                SECOND_NOTATION,
                tr_noop(_P, "Second notation"),
                tr_noop(_P, "Show coordinates in a second notation as well"),
                choices=_second_notations,
            ),
            Preference(
                EDGE_COORDINATES,
                tr_noop(_P, "Coordinates at edges"),
                command=Command.SHOW_EDGES,
            ),
            Preference(
                COORDINATE_SIDES,
                tr_noop(_P, "Edges with coordinates"),
                tr_noop(_P, "Choose the edges at which coordinates are shown"),
                choices=partial(_choices, _SIDES),
            ),
            Preference(
                POINT_NAMES,
                tr_noop(_P, "Coordinates on points"),
                command=Command.SHOW_NAMES,
            ),
            Preference(
                NAMED_POINTS,
                tr_noop(_P, "Points with coordinates"),
                tr_noop(_P, "Choose the points on which coordinates are shown"),
                choices=partial(_choices, _NAMED_POINTS),
            ),
            Preference(NOTATION_GRID, tr_noop(_P, "Notation grid"), command=Command.SHOW_STRUCTURE),
            Preference(
                SPOTLIGHT,
                tr_noop(_P, "Highlight lines under pointer"),
                command=Command.SHOW_SPOTLIGHT,
            ),
            Preference(
                READING,
                tr_noop(_P, "Coordinates of a rotated board"),
                tr_noop(_P, "Choose what coordinates do when the view is rotated or mirrored"),
                choices=partial(_choices, _READINGS),
            ),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Board"),
        (
            Preference(
                LAST_MOVE_MARK,
                tr_noop(_P, "Last-move mark"),
                tr_noop(_P, "Choose how the last move is marked"),
                choices=partial(_choices, _LAST_MOVE_MARKS),
            ),
            Preference(
                VARIATIONS_STYLE,
                tr_noop(_P, "Variations on the board"),
                tr_noop(_P, "Choose how moves that the record continues with are shown"),
                choices=partial(_choices, _VARIATION_STYLES),
            ),
            Preference(
                VARIATIONS_CHILDREN,
                tr_noop(_P, "Moves after this position"),
                command=Command.VARIATIONS_CHILDREN,
            ),
            Preference(
                VARIATIONS_SIBLINGS,
                tr_noop(_P, "Alternatives to the last move"),
                command=Command.VARIATIONS_SIBLINGS,
            ),
            Preference(
                VARIATIONS_FROM_FILE,
                tr_noop(_P, "Variations as stated in the file"),
                command=Command.VARIATIONS_FILE,
            ),
            Preference(
                BOARD_THEME,
                tr_noop(_P, "Board theme"),
                tr_noop(_P, "Choose how boards and stones look on the screen"),
                choices=_board_themes,
            ),
            Preference(
                CONTINUED_LINES,
                tr_noop(_P, "Lines beyond joined edges"),
                tr_noop(_P, "Continue boards such as a torus beyond their joined edges"),
                range=_CONTINUED,
            ),
            Preference(
                NATURAL_PLACEMENT,
                tr_noop(_P, "Natural stone placement"),
                tr_noop(_P, "Place stones slightly off their points, as on a real board"),
            ),
            Preference(
                ALLOW_ILLEGAL,
                tr_noop(_P, "Allow illegal moves"),
                tr_noop(_P, "Play illegal moves at once and say why they are illegal"),
            ),
        ),
    ),
    PreferenceGroup(
        tr_noop(_P, "Recording"),
        (
            Preference(MOVE_TIMES, tr_noop(_P, "Record move times"), command=Command.MOVE_TIMES),
            Preference(
                SCORE_AFTER_TWO_PASSES,
                tr_noop(_P, "Start scoring after two passes"),
                tr_noop(_P, "Start scoring when the second of two passes is played"),
            ),
            Preference(SOUNDS, tr_noop(_P, "Play stone sounds"), command=Command.SOUNDS),
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
        (
            Preference(
                TRUE_TURN,
                tr_noop(_P, "Rotate corners instead of mirroring"),
                tr_noop(_P, "Show a corner in a neighbouring one by a quarter turn"),
            ),
            Preference(
                TURN_GAMES,
                tr_noop(_P, "Rotate games to match the search"),
                tr_noop(
                    _P, "Rotate the board of an opened game so that hits are where you searched"
                ),
            ),
        ),
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
            Preference(THEME, tr_noop(_P, "Appearance"), choices=partial(_choices, _THEMES)),
            Preference(FIT_BOARD, tr_noop(_P, "Fit board to window"), command=Command.FIT),
            Preference(
                SHOW_WELCOME,
                tr_noop(_P, "Show welcome page at start"),
                tr_noop(_P, "Show what the program can do next to the empty board"),
            ),
            Preference(
                SHORTCUT_SCHEME,
                tr_noop(_P, "Shortcut scheme"),
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
    action = None if preference.command is None else actions[preference.command]
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
        self.reset_button = QPushButton(self.tr("Restore &Defaults"))
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
        self.nothing = PlainLabel(self.tr("No matching preferences"))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = self._make_scroll()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._show_page)
        self.list.itemClicked.connect(self._leave_search)
        closing.connect(self, settings.changed, self._setting_changed)
        self.list.setCurrentRow(0)
        self.search.setFocus()
        self.resize(800, 640)

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
