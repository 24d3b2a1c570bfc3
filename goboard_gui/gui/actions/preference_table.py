"""The table of the preferences: the page, label, description and editor of each setting."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ...diagram.book.page_setup import PAPERS, PageSetup, Paper
from ...diagram.output.formats import FORMATS, IMAGE_FORMATS, PDF, PNG, extensions
from ...go import RULE_SETS, Size, max_handicap_stones
from ...notation import NOTATIONS, Reading
from ...record.values.game_rules import parse_rules, rules_text
from ...record.values.move_numbers import NumberedRange
from ..core.i18n import LANGUAGES, tr_noop, translator
from ..core.languages import language_change_notice, language_will_change
from ..core.settings import (
    ALLOW_ILLEGAL,
    ANALYSIS_CANDIDATES,
    ANALYSIS_OWNERSHIP,
    ANALYSIS_PLAYER,
    ANALYSIS_SECONDS,
    BOARD_THEME,
    COLLECTION_LETTERS,
    CONTINUED_LINES,
    COORDINATE_SIDES,
    CUSTOM_RULES,
    EDGE_COORDINATES,
    FAIL_AT_ONCE,
    FIT_BOARD,
    HIDE_SOLUTIONS,
    LANGUAGE,
    LAST_MOVE_MARK,
    LAST_NUMBERED,
    LAST_PRINT_CHOICES,
    MISTAKE_PERCENT,
    MISTAKE_POINTS,
    MOVE_NUMBERS,
    MOVE_TIMES,
    NAMED_POINTS,
    NATURAL_PLACEMENT,
    NEW_CARDS,
    NEW_GAME_HANDICAP,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_RECORDED,
    NEW_GAME_RULES,
    NEW_GAME_WIDTH,
    NOTATION,
    NOTATION_GRID,
    OPEN_FILES_AT,
    POINT_NAMES,
    READING,
    REVIEW_LOSSES,
    REVIEW_OWNERSHIP,
    REVIEW_SECONDS,
    REVIEW_VISITS,
    SCORE_AFTER_TWO_PASSES,
    SECOND_NOTATION,
    SHORTCUT_SCHEME,
    SHOW_WELCOME,
    SOUNDS,
    SPOTLIGHT,
    SWAP_PROBLEM_COLOURS,
    THEME,
    TRUE_TURN,
    TURN_GAMES,
    TURN_PROBLEMS,
    VARIATIONS_CHILDREN,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
    Setting,
)
from ..widgets.appearance import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    PRINTED,
    SYSTEM,
    WOOD,
    board_theme_icon,
)
from ..widgets.form import FormHeading
from ..widgets.value_editors import NumberRange, ValueChoice
from ..wording.format_texts import short_format_name
from ..wording.notation_texts import notation_explanation, notation_title
from ..wording.rule_texts import rules_explanation, rules_title
from .commands import Command
from .shortcuts.command_names import command_tip
from .shortcuts.shortcut_schemes import SCHEMES, SCHEMES_CONTEXT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ...diagram.output.formats import Format
    from ..core.settings import Settings

    Choices = Callable[[Settings], Sequence[ValueChoice]]

PAGES_FORMAT = Setting("print/kind of file", PDF.extension, extensions(FORMATS))
"""The extension with which pages are saved, unless another is chosen."""
SERIES_FORMAT = Setting("print/kind of series", PNG.extension, extensions(IMAGE_FORMATS))
"""The extension with which a series of pictures is saved, unless another is chosen."""

_P = "Preferences"
_tr = translator(_P)
_scheme_tr = translator(SCHEMES_CONTEXT)


@dataclass(frozen=True)
class JsonPreferencePart:
    """A value within a setting that is stored as JSON: its dotted path, and its default."""

    path: str
    default: Any

    def read_from(self, text: str) -> Any:
        """Return the value from the JSON text of a setting, or the default if the text lacks it."""
        try:
            data = json.loads(text)
            for name in self.path.split("."):
                data = data[name]
        except (ValueError, RecursionError, TypeError, KeyError, IndexError):
            return self.default
        return data

    def replace_in(self, text: str, value: Any) -> str:
        """Return the JSON text of a setting with this value replaced, and everything else
        unchanged.
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = {}
        whole = data = data if isinstance(data, dict) else {}
        *outer, last = self.path.split(".")
        for name in outer:
            if not isinstance(data.get(name), dict):
                data[name] = {}
            data = data[name]
        data[last] = value
        return json.dumps(whole, ensure_ascii=False)


@dataclass(frozen=True)
class Preference:
    """A row of the preferences: a setting with its label, description and editor.

    Boolean settings have a check box. With ``choices`` one value can be chosen, or several if the
    setting is a list. Numbers lie in a ``range``, whose minimum may have a text of its own. A
    ``button`` opens a related dialog. A ``note`` is a sentence that is shown below the editor while
    ``shows_note`` returns true. A ``command`` that changes the same setting describes it, and the
    row is disabled together with it. If only ``part`` of the setting is a preference, the row
    leaves the rest of it alone.
    """

    setting: Setting[Any]
    label: str
    description: str = ""
    choices: Choices | None = None
    range: NumberRange | None = None
    minimum_label: str = ""
    button: Command | None = None
    note: Callable[[], str] | None = None
    shows_note: Callable[[Settings], bool] = lambda _settings: True
    command: Command | None = None
    part: JsonPreferencePart | None = None

    @property
    def text(self) -> str:
        """The label of the preference."""
        return _tr(self.label)

    @property
    def minimum_text(self) -> str:
        """The text shown instead of the minimum of a number, or an empty string if the number
        itself is shown.
        """
        return _tr(self.minimum_label)

    @property
    def button_text(self) -> str:
        """The text of the button that opens the related dialog; only shortcuts have one."""
        return _tr(tr_noop(_P, "Edit shortcuts…"))

    @property
    def translated_description(self) -> str:
        """The description of the preference, or an empty string if there is none."""
        if self.command is not None:
            return command_tip(self.command)
        return _tr(self.description)

    @property
    def default(self) -> Any:
        """The default value."""
        return self.setting.default if self.part is None else self.part.default

    def value(self, settings: Settings) -> Any:
        """Return the current value."""
        stored = settings.get(self.setting)
        return stored if self.part is None else self.part.read_from(stored)

    def set_value(self, settings: Settings, value: Any) -> None:
        """Set the value for all windows."""
        if self.part is not None:
            if value == self.value(settings):
                return
            value = self.part.replace_in(settings.get(self.setting), value)
        settings.set_for_all_windows(self.setting, value)


@dataclass(frozen=True)
class PreferencePageDefinition:
    """Definition of a page of the Preferences dialog: its label, and its rows with headings."""

    label: str
    rows: Sequence[Preference | FormHeading]

    @property
    def title(self) -> str:
        """The title of the page."""
        return _tr(self.label)

    @property
    def preferences(self) -> list[Preference]:
        """The rows without the headings."""
        return [row for row in self.rows if isinstance(row, Preference)]

    def translated_rows(self) -> list[Preference | FormHeading]:
        """Return the rows, with the headings in the user's language."""
        return [
            FormHeading(_tr(row.text), _tr(row.help)) if isinstance(row, FormHeading) else row
            for row in self.rows
        ]


def _allowed(setting: Setting[int]) -> NumberRange:
    """Return the range of an integer setting."""
    assert isinstance(setting.allowed, range)
    return NumberRange(setting.allowed[0], setting.allowed[-1])


def _fixed(labels: Mapping[Any, str]) -> Choices:
    """Return a function that lists choices with these values and labels."""
    return lambda _settings: [ValueChoice(value, _tr(label)) for value, label in labels.items()]


def _formats(formats: Iterable[Format]) -> Choices:
    """Return a function that returns the choices of file formats."""
    return lambda _settings: [
        ValueChoice(known.extension, short_format_name(known)) for known in formats
    ]


def _notations(_settings: Settings) -> list[ValueChoice]:
    return [
        ValueChoice(
            notation.id,
            notation_title(notation),
            notation_explanation(notation),
        )
        for notation in NOTATIONS
    ]


def _second_notations(settings: Settings) -> list[ValueChoice]:
    return [ValueChoice("", _tr(tr_noop(_P, "None"))), *_notations(settings)]


def _board_themes(_settings: Settings) -> list[ValueChoice]:
    return [
        ValueChoice(name, _tr(text), draw_icon=partial(board_theme_icon, name))
        for name, text in _BOARD_THEMES.items()
    ]


def _move_numbers(_settings: Settings) -> list[ValueChoice]:
    chosen_there = NumberedRange.FROM.value  # a move is chosen in a window
    return [
        ValueChoice(value, _tr(text), offered=value != chosen_there)
        for value, text in _MOVE_NUMBERS.items()
    ]


def _rules(settings: Settings) -> list[ValueChoice]:
    own = parse_rules(settings.get(CUSTOM_RULES))
    known = dict.fromkeys([*RULE_SETS, *([own] if own is not None else [])])
    return [
        ValueChoice("", _tr(tr_noop(_P, "Not specified"))),
        *(
            ValueChoice(rules_text(rules), rules_title(rules), rules_explanation(rules))
            for rules in known
        ),
    ]


def _languages(_settings: Settings) -> list[ValueChoice]:
    of_system = _tr(tr_noop(_P, "System default"))
    return [
        ValueChoice("", of_system),
        *(ValueChoice(key, name) for key, name in LANGUAGES.items()),
    ]


def _schemes(_settings: Settings) -> list[ValueChoice]:
    return [
        ValueChoice(key, _scheme_tr(scheme.title), _scheme_tr(scheme.tip))
        for key, scheme in SCHEMES.items()
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
_MOVE_NUMBERS = {
    NumberedRange.NONE.value: tr_noop(_P, "None"),
    NumberedRange.ALL.value: tr_noop(_P, "All moves"),
    NumberedRange.LAST.value: tr_noop(_P, "Last moves"),
    NumberedRange.FROM.value: tr_noop(_P, "From a chosen move"),
    NumberedRange.VARIATION.value: tr_noop(_P, "Current variation"),
    NumberedRange.RECORD.value: tr_noop(_P, "As in the record"),
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
_THEMES = {
    SYSTEM: tr_noop(_P, "System default"),
    LIGHT: tr_noop(_P, "Light"),
    DARK: tr_noop(_P, "Dark"),
}
_ANALYSIS_PLAYERS = {
    "black": tr_noop(_P, "For Black"),
    "white": tr_noop(_P, "For White"),
    "turn": tr_noop(_P, "For the player to move"),
}
_PAPERS = {name: paper.label for name, paper in PAPERS.items()} | {
    "letter": tr_noop(_P, "Letter"),
    "legal": tr_noop(_P, "Legal"),
}
_KOMI = NumberRange(-400, 400, 0.5)
_MISTAKE_POINTS = NumberRange(0.5, 400, 0.5)
_MISTAKE_PERCENT = NumberRange(1, 100)
_HANDICAP = NumberRange(0, max_handicap_stones(Size(19, 19)))
_PAPER = JsonPreferencePart("edition.setup.paper", PageSetup().paper.name)

PAGES: Sequence[PreferencePageDefinition] = (
    PreferencePageDefinition(
        tr_noop(_P, "Board and Appearance"),
        (
            FormHeading(tr_noop(_P, "Window")),
            Preference(
                THEME,
                tr_noop(_P, "Theme"),
                tr_noop(_P, "Choose a light or dark theme, or use the system default"),
                choices=_fixed(_THEMES),
            ),
            Preference(
                SHOW_WELCOME,
                tr_noop(_P, "Show welcome page at startup"),
                tr_noop(_P, "Start with an overview of what Goboard can do"),
            ),
            FormHeading(tr_noop(_P, "Board")),
            Preference(
                BOARD_THEME,
                tr_noop(_P, "Board theme"),
                tr_noop(_P, "Choose how the board and stones look"),
                choices=_board_themes,
            ),
            Preference(
                NATURAL_PLACEMENT,
                tr_noop(_P, "Natural stone placement"),
                tr_noop(_P, "Place stones slightly off their points, as on a real board"),
            ),
            Preference(FIT_BOARD, tr_noop(_P, "Fit board to window"), command=Command.FIT),
            FormHeading(tr_noop(_P, "Moves")),
            Preference(
                LAST_MOVE_MARK,
                tr_noop(_P, "Last-move mark"),
                tr_noop(_P, "Choose how the last move is marked"),
                choices=_fixed(_LAST_MOVE_MARKS),
            ),
            Preference(
                MOVE_NUMBERS,
                tr_noop(_P, "Move numbers"),
                tr_noop(_P, "Choose which stones show move numbers"),
                choices=_move_numbers,
            ),
            Preference(
                LAST_NUMBERED,
                tr_noop(_P, "Last moves to number"),
                tr_noop(_P, "Number this many moves if “Last moves” is chosen"),
                range=_allowed(LAST_NUMBERED),
            ),
            FormHeading(tr_noop(_P, "Variations")),
            Preference(
                VARIATIONS_STYLE,
                tr_noop(_P, "Variations on the board"),
                tr_noop(_P, "Choose how variations are shown on the board"),
                choices=_fixed(_VARIATION_STYLES),
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
                tr_noop(_P, "As specified in the file"),
                command=Command.VARIATIONS_FILE,
            ),
            Preference(
                COLLECTION_LETTERS,
                tr_noop(_P, "Continuations from the collection"),
                command=Command.COLLECTION_LETTERS,
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Coordinates"),
        (
            Preference(
                NOTATION,
                tr_noop(_P, "Notation"),
                tr_noop(_P, "Choose the notation for coordinates"),
                choices=_notations,
            ),
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
                choices=_fixed(_SIDES),
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
                choices=_fixed(_NAMED_POINTS),
            ),
            Preference(NOTATION_GRID, tr_noop(_P, "Notation grid"), command=Command.SHOW_STRUCTURE),
            Preference(
                SPOTLIGHT,
                tr_noop(_P, "Highlight lines under pointer"),
                command=Command.SHOW_SPOTLIGHT,
            ),
            Preference(
                READING,
                tr_noop(_P, "Coordinates on a rotated board"),
                tr_noop(
                    _P,
                    "Choose whether coordinates follow a rotated or mirrored board or stay in "
                    "place",
                ),
                choices=_fixed(_READINGS),
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Recording"),
        (
            FormHeading(
                tr_noop(_P, "New games"),
                tr_noop(_P, "New Game remembers your last choices, except for the handicap"),
            ),
            Preference(
                NEW_GAME_WIDTH,
                tr_noop(_P, "Columns"),
                tr_noop(_P, "Set the number of columns suggested for a new board"),
                range=_allowed(NEW_GAME_WIDTH),
            ),
            Preference(
                NEW_GAME_HEIGHT,
                tr_noop(_P, "Rows"),
                tr_noop(_P, "Set the number of rows suggested for a new board"),
                range=_allowed(NEW_GAME_HEIGHT),
            ),
            Preference(
                NEW_GAME_RULES,
                tr_noop(_P, "Rules"),
                tr_noop(_P, "Choose the rules suggested for a new game"),
                choices=_rules,
            ),
            Preference(
                NEW_GAME_HANDICAP,
                tr_noop(_P, "Handicap stones"),
                tr_noop(_P, "Set the number of handicap stones suggested for a new game"),
                range=_HANDICAP,
                minimum_label=tr_noop(_P, "None"),
            ),
            Preference(
                NEW_GAME_KOMI,
                tr_noop(_P, "Komi"),
                tr_noop(_P, "Set the komi suggested for a new game"),
                range=_KOMI,
            ),
            Preference(
                NEW_GAME_RECORDED,
                tr_noop(_P, "Record new games"),
                tr_noop(
                    _P, "In a new game, add moves at the end, regardless of the position shown"
                ),
            ),
            FormHeading(tr_noop(_P, "Times and scoring")),
            Preference(MOVE_TIMES, tr_noop(_P, "Record move times"), command=Command.MOVE_TIMES),
            Preference(
                SCORE_AFTER_TWO_PASSES,
                tr_noop(_P, "Start scoring after two passes"),
                tr_noop(_P, "Start scoring when both players pass in succession"),
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Study"),
        (
            FormHeading(tr_noop(_P, "Problems")),
            Preference(
                HIDE_SOLUTIONS,
                tr_noop(_P, "Hide solutions of opened problems"),
                tr_noop(_P, "Hide the moves of a problem until you solve it or show its solution"),
            ),
            Preference(
                TURN_PROBLEMS,
                tr_noop(_P, "Random orientation"),
                tr_noop(_P, "Rotate and mirror the problems of a series at random"),
            ),
            Preference(
                SWAP_PROBLEM_COLOURS,
                tr_noop(_P, "Random colours"),
                tr_noop(
                    _P,
                    "Swap Black and White at random in problems whose texts mention no colour",
                ),
            ),
            Preference(
                FAIL_AT_ONCE,
                tr_noop(_P, "Report wrong moves at once"),
                tr_noop(_P, "Say that a move is wrong before it is refuted"),
            ),
            FormHeading(tr_noop(_P, "Repetition")),
            Preference(
                NEW_CARDS,
                tr_noop(_P, "New problems a day"),
                tr_noop(
                    _P, "Add this many new problems, or positions of a repertoire, to those due"
                ),
                range=_allowed(NEW_CARDS),
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Engines"),
        (
            FormHeading(tr_noop(_P, "Analysis")),
            Preference(
                ANALYSIS_SECONDS,
                tr_noop(_P, "Seconds per position"),
                tr_noop(_P, "Stop analysing a position after this time"),
                range=_allowed(ANALYSIS_SECONDS),
            ),
            Preference(
                ANALYSIS_PLAYER,
                tr_noop(_P, "Win rates and scores"),
                tr_noop(_P, "Choose the player for whom win rates and scores are shown"),
                choices=_fixed(_ANALYSIS_PLAYERS),
            ),
            Preference(
                ANALYSIS_CANDIDATES,
                tr_noop(_P, "Candidates on the board"),
                command=Command.SHOW_CANDIDATES,
            ),
            Preference(
                ANALYSIS_OWNERSHIP,
                tr_noop(_P, "Owner of each point"),
                command=Command.SHOW_OWNERSHIP,
            ),
            FormHeading(tr_noop(_P, "Review")),
            Preference(
                REVIEW_VISITS,
                tr_noop(_P, "Visits per position in reviews"),
                tr_noop(_P, "End the analysis of a position after this number of visits"),
                range=_allowed(REVIEW_VISITS),
                minimum_label=tr_noop(_P, "No limit"),
            ),
            Preference(
                REVIEW_SECONDS,
                tr_noop(_P, "Seconds per position in reviews"),
                tr_noop(_P, "End the analysis of a position after this time"),
                range=_allowed(REVIEW_SECONDS),
                minimum_label=tr_noop(_P, "No limit"),
            ),
            Preference(
                REVIEW_OWNERSHIP,
                tr_noop(_P, "Store the owner of each point"),
                tr_noop(_P, "Keep the expected owners in the record, which makes files larger"),
            ),
            Preference(
                MISTAKE_POINTS,
                tr_noop(_P, "Mistake: points lost"),
                tr_noop(_P, "Count a move as a mistake if it loses this many points or more"),
                range=_MISTAKE_POINTS,
            ),
            Preference(
                MISTAKE_PERCENT,
                tr_noop(_P, "Mistake: win rate lost"),
                tr_noop(
                    _P,
                    "For engines that report no score: count a move as a mistake if it loses this "
                    "many percent of win rate or more",
                ),
                range=_MISTAKE_PERCENT,
            ),
            Preference(
                REVIEW_LOSSES,
                tr_noop(_P, "Losses on the last stones"),
                command=Command.SHOW_LOSSES,
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Files"),
        (
            Preference(
                OPEN_FILES_AT,
                tr_noop(_P, "Position on opening"),
                tr_noop(_P, "Choose the position that is shown when a file is opened"),
                choices=_fixed(_OPENING_POSITIONS),
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Sounds"),
        (Preference(SOUNDS, tr_noop(_P, "Play stone sounds"), command=Command.SOUNDS),),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Printing"),
        (
            Preference(
                LAST_PRINT_CHOICES,
                tr_noop(_P, "Paper size"),
                tr_noop(_P, "Choose the paper size suggested when printing"),
                choices=_fixed(_PAPERS),
                part=_PAPER,
            ),
            Preference(
                PAGES_FORMAT,
                tr_noop(_P, "File format for pages"),
                tr_noop(_P, "Choose the format suggested when saving pages"),
                choices=_formats(FORMATS),
            ),
            Preference(
                SERIES_FORMAT,
                tr_noop(_P, "File format for picture series"),
                tr_noop(_P, "Choose the format suggested when saving a picture of each position"),
                choices=_formats(IMAGE_FORMATS),
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Shortcuts"),
        (
            Preference(
                SHORTCUT_SCHEME,
                tr_noop(_P, "Shortcut scheme"),
                tr_noop(_P, "Use the shortcuts of another Go program; your own are kept"),
                choices=_schemes,
                button=Command.SHORTCUTS,
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Language"),
        (
            Preference(
                LANGUAGE,
                tr_noop(_P, "Language"),
                tr_noop(_P, "Choose the language of menus, messages and the manual"),
                choices=_languages,
                note=language_change_notice,
                shows_note=language_will_change,
            ),
        ),
    ),
    PreferencePageDefinition(
        tr_noop(_P, "Advanced"),
        (
            Preference(
                ALLOW_ILLEGAL,
                tr_noop(_P, "Allow illegal moves"),
                tr_noop(_P, "Play illegal moves without asking, except while recording"),
            ),
            Preference(
                CONTINUED_LINES,
                tr_noop(_P, "Lines repeated past joined edges"),
                tr_noop(
                    _P,
                    "Show this many faded lines beyond the joined edges of boards such as a torus",
                ),
                range=_allowed(CONTINUED_LINES),
            ),
            Preference(
                TRUE_TURN,
                tr_noop(_P, "Rotate corners instead of mirroring"),
                tr_noop(
                    _P,
                    "When the last move is brought to a neighbouring corner, rotate the board "
                    "instead of mirroring it",
                ),
            ),
            Preference(
                TURN_GAMES,
                tr_noop(_P, "Rotate games to match the search"),
                tr_noop(
                    _P,
                    "Rotate the board of an opened game so that hits are oriented like the "
                    "search position",
                ),
            ),
        ),
    ),
)
"""All pages; a test checks that each setting is here or is remembered elsewhere."""


def preferred_paper(settings: Settings) -> Paper | None:
    """Return the paper suggested when printing, or None if none was ever chosen."""
    text = settings.get(LAST_PRINT_CHOICES)
    return PAPERS.get(_PAPER.read_from(text)) if text else None
