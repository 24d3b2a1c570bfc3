"""The table of preferences: the label, description and editor of each setting, by page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ....go import MAX_SIDE, Size, max_handicap_stones
from ....notation import NOTATIONS, Reading
from ...core.i18n import LANGUAGES, tr_noop, translator
from ...core.languages import change_notice
from ...core.settings import (
    ALLOW_ILLEGAL,
    COORDINATE_SIDES,
    EDGE_COORDINATES,
    FIT_BOARD,
    LANGUAGE,
    LAST_MOVE_MARK,
    LIFE_MARKS,
    MOVE_TIMES,
    NAMED_POINTS,
    NATURAL_PLACEMENT,
    NEW_GAME_HANDICAP,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_WIDTH,
    NOTATION,
    NOTATION_GRID,
    POINT_NAMES,
    READING,
    SCORE_AFTER_TWO_PASSES,
    SECOND_NOTATION,
    SETUP_IN_NEW_NODE,
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
from ...widgets.appearance import DARK, LIGHT
from ...widgets.value_editors import NumberRange, ValueChoice
from ...wording.notation_texts import notation_explanation, notation_title
from ..commands import Command
from ..commands.command_table import commands_of
from ..shortcuts.command_names import command_name, command_tip
from ..shortcuts.shortcut_schemes import SCHEMES, SCHEMES_CONTEXT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ...core.settings import Setting

_P = "Preferences"
_tr = translator(_P)
_preset_tr = translator(SCHEMES_CONTEXT)

Label = Command | str
"""A command, whose text is the label, or a text in the context of the preferences."""


@dataclass(frozen=True)
class Preference:
    """A row of the preferences.

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
        """The label."""
        return _label_text(self.label)

    @property
    def button_text(self) -> str:
        """The text of the button."""
        return _tr(tr_noop(_P, "All shortcuts…"))

    @property
    def tip(self) -> str:
        """The description; "" if there is none."""
        description = self.description or (self.label if isinstance(self.label, Command) else "")
        if isinstance(description, Command):
            return command_tip(description)
        return _tr(description)


@dataclass(frozen=True)
class PreferenceGroup:
    """A page of preferences."""

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
                LIFE_MARKS,
                tr_noop(_P, "Life and liberties"),
                tr_noop(_P, "What is shown of chains, liberties, eyes and life"),
                choices=_command_choices(LIFE_MARKS),
            ),
            Preference(NATURAL_PLACEMENT, Command.NATURAL),
            Preference(ALLOW_ILLEGAL, Command.ALLOW_ILLEGAL),
            Preference(SETUP_IN_NEW_NODE, Command.SETUP_NEW),
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
                note=change_notice,
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
