"""Description of print options: key, values, limits, command-line flags, and when each option
applies.

`option_table` lists them all.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from ...go import WRAPPED_KINDS, BoardKind
from ...named_tuples import NamedTuple
from .options import DocumentType

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .options import PrintChoices

    Condition = Callable[[PrintChoices], bool]


class ValueRange(NamedTuple):
    """The smallest and the largest allowed value of an option."""

    least: float
    most: float

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int | float) and self.least <= number <= self.most


class OptionType(Enum):
    """The type of an option's values, such as a number, a choice or a template."""

    SWITCH = auto()
    """On or off."""
    CHOICE = auto()
    """One of the values in the table."""
    PAPER = auto()
    """A paper size from the table, or a custom size."""
    RULE = auto()
    """A rule of one of the types in the table; its fields are options of their own."""
    SET = auto()
    """Any of the values in the table."""
    INTEGER = auto()
    DECIMAL = auto()
    NUMBERS = auto()
    """Several integers."""
    TEXT = auto()
    TEMPLATE = auto()
    """A text with placeholders in braces. Presets contain it only if it was changed."""
    CROP = auto()
    """A part of the board, or None."""


class OptionValue(NamedTuple):
    """One of the values that an option can have, with its name and label.

    ``name`` is its name in presets and on the command line, which never changes. ``label`` is the
    English text in the print window, by default the name. A value that is not ``offered`` cannot be
    chosen, but is still read from presets.
    """

    name: str
    value: Any
    label: str = ""
    offered: bool = True


class Flag(NamedTuple):
    """A command-line flag, with its help text and the name of its argument in the help.

    A flag with a ``value`` takes no argument and chooses that value. One flag may set several
    options: its argument has a part for each, in the order of the table. ``former_name`` is still
    accepted, but not listed in the help.
    """

    name: str
    help: str = ""
    metavar: str | None = None
    value: Any = None
    former_name: str = ""


def always_applies(_choices: PrintChoices) -> bool:
    """Return True: the condition of options that always apply."""
    return True


class Option(NamedTuple):
    """A print option, as the print window and the command line offer it: key, label, values and
    flags.

    ``key`` is the path of its field in `PrintChoices`, which holds the default value. It is also
    its path in presets, unless that is ``stored_key``; the path in presets never changes.
    ``label`` and ``tip`` are the English texts in the print window, translated there; without a
    label the window doesn't have the option. It is shown ``when`` it applies.

    Numbers have ``limits``, a ``step`` and a ``unit``. The value may be None if there is a text
    ``none`` for that. ``placeholders`` are those of a template, all by default.
    """

    key: str
    type: OptionType
    label: str = ""
    tip: str = ""
    flags: tuple[Flag, ...] = ()
    values: Sequence[OptionValue] = ()
    limits: ValueRange | None = None
    step: float = 1
    unit: str = ""
    none: str = ""
    placeholders: Sequence[str] = ()
    when: Condition = always_applies
    stored_key: str = ""

    def value_from_name(self, name: str) -> Any:
        """Return the value that has the given name.

        :raises KeyError: if no value has this name.
        """
        for each in self.values:
            if each.name == name:
                return each.value
        raise KeyError(name)

    def value_name(self, value: object) -> str:
        """Return the name of a value, or the name of the first value if ``value`` has none."""
        names = (each.name for each in self.values if each.value == value)
        return next(names, self.values[0].name)

    @property
    def offered_values(self) -> list[OptionValue]:
        """The values that the window and the command line offer."""
        return [each for each in self.values if each.offered]

    def translatable_texts(self) -> Iterable[str]:
        """Return all texts of the option that are to be translated: its label, tip and values."""
        texts = (self.label, self.tip, self.unit, self.none, *(one.label for one in self.values))
        return filter(None, texts)


class OptionGroup(NamedTuple):
    """A group of options and headings, shown as a tab of the print window."""

    title: str
    rows: Sequence[Option | str]
    when: Condition = always_applies

    @property
    def options(self) -> list[Option]:
        """The options of the group, without its headings."""
        return [row for row in self.rows if isinstance(row, Option)]

    def translatable_texts(self) -> Iterable[str]:
        """Yield all texts of the group that are to be translated: its title, headings and
        options.
        """
        yield self.title
        for row in self.rows:
            yield from (row,) if isinstance(row, str) else row.translatable_texts()


def when_document_type(*types: DocumentType) -> Condition:
    """Return a condition that holds for documents of these types."""
    return lambda choices: choices.edition.material in types


def unless_document_type(*types: DocumentType) -> Condition:
    """Return a condition that holds for documents of all types except these."""
    return lambda choices: choices.edition.material not in types


def when_split_rule(*rules: type) -> Condition:
    """Return a condition that holds if the rule for splitting a game into figures has one of these
    types.
    """
    return lambda choices: isinstance(choices.edition.plan.split, rules)


def when_value(key: str, *values: Any) -> Condition:
    """Return a condition that holds if an option has one of these values."""
    return lambda choices: choices.get(key) in values


def all_of(*conditions: Condition) -> Condition:
    """Return a condition that holds if all of the given ones hold."""
    return lambda choices: all(condition(choices) for condition in conditions)


def games_can_share_pages(choices: PrintChoices) -> bool:
    """Return whether several games can share a page."""
    shared = (DocumentType.GAME, DocumentType.POSITION, DocumentType.MOVES)
    return choices.prints_all_games and choices.edition.material in shared


def is_book(choices: PrintChoices) -> bool:
    """Return whether the document is a book with several games or chapters."""
    return choices.prints_all_games or choices.chaptered


def has_contents(choices: PrintChoices) -> bool:
    """Return whether the document can have contents, because it has several games or chapters."""
    return IS_TYPESET(choices) and is_book(choices)


def has_right_hand_pages(choices: PrintChoices) -> bool:
    """Return whether games or chapters may start on right-hand pages: those after others or after
    the title page.
    """
    return has_contents(choices) or (IS_TYPESET(choices) and choices.edition.title_page)


def has_front_matter(choices: PrintChoices) -> bool:
    """Return whether pages are numbered, and those of the title and the contents could have their
    own numbers.
    """
    edition = choices.edition
    has_pages = edition.title_page or (edition.contents and has_contents(choices))
    return has_page_numbers(choices) and has_pages


def has_several_games(choices: PrintChoices) -> bool:
    """Return whether the file has more than one game."""
    return choices.several


def has_joined_edges(choices: PrintChoices) -> bool:
    """Return whether the records have boards with joined edges, such as a torus."""
    return not choices.board_kinds.isdisjoint(WRAPPED_KINDS)


def has_rows_and_columns(choices: PrintChoices) -> bool:
    """Return whether the records have boards with rows and columns, unlike a hexagon."""
    return not choices.board_kinds <= {BoardKind.HEXAGON, BoardKind.GRAPH}


def has_rectangular_board(choices: PrintChoices) -> bool:
    """Return whether the board of the open record is a rectangle, of which a part can be shown."""
    return choices.board.plan is None


def has_custom_paper(choices: PrintChoices) -> bool:
    """Return whether the paper has none of the known sizes."""
    return choices.edition.setup.paper.is_custom


def has_mirrored_margins(choices: PrintChoices) -> bool:
    """Return whether pages have inner and outer margins instead of left and right ones."""
    return IS_TYPESET(choices) and choices.edition.setup.mirrored_margins


def unless_mirrored(choices: PrintChoices) -> bool:
    """Return whether pages have left and right margins."""
    return not has_mirrored_margins(choices)


def has_page_numbers(choices: PrintChoices) -> bool:
    """Return whether pages are numbered."""
    return IS_TYPESET(choices) and choices.edition.setup.page_numbers


def has_line_choice(choices: PrintChoices) -> bool:
    """Return whether the user can choose which line of play to print."""
    return HAS_LINE(choices) and not choices.prints_all_games


def without_print_service(choices: PrintChoices) -> bool:
    """Return whether no print service decides what a PDF file contains."""
    return not IS_TYPESET(choices) or not choices.edition.service.prints


def can_have_crop_marks(choices: PrintChoices) -> bool:
    """Return whether pages can have crop marks, which print services don't accept."""
    return IS_TYPESET(choices) and without_print_service(choices)


def writes_separate_figures(choices: PrintChoices) -> bool:
    """Return whether each board is written to a file of its own."""
    return HAS_FIGURES(choices) and choices.output.separate


def can_save_whole_pages(choices: PrintChoices) -> bool:
    """Return whether pictures can be of whole pages instead of boards."""
    return IS_TYPESET(choices) and not writes_separate_figures(choices)


IS_GAME = when_document_type(DocumentType.GAME)
HAS_LINE = when_document_type(DocumentType.GAME, DocumentType.KIFU, DocumentType.MOVES)
HAS_BOARDS = unless_document_type(DocumentType.MOVES)
HAS_FIGURES = unless_document_type(DocumentType.MOVES, DocumentType.BOARD)
IS_TYPESET = unless_document_type(DocumentType.BOARD)
IS_GAME_OR_POSITION = when_document_type(DocumentType.GAME, DocumentType.POSITION)
