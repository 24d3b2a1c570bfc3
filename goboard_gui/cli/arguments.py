"""Arguments that several subcommands share, and functions that parse their values."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING

from ..files.text_diagrams.text_diagram_style import TextDiagramStyle
from ..go import BoardShape, Graph, Size, SizeError, Symmetry
from ..go.rules import RULE_SETS, RuleSet, UnknownRulesError
from ..go.rules import rule_set as rule_set_called
from ..late_patterns import late_pattern
from ..notation import (
    DEFAULT_NOTATION,
    NOTATIONS,
    Naming,
    Notation,
    Reading,
    RecordStyle,
    UnknownNotationError,
)
from ..notation import notation as notation_called
from .common import CommandError
from .inputs import parse_input

if TYPE_CHECKING:
    from argparse import Namespace, _ActionsContainer, _SubParsersAction
    from collections.abc import Callable

_SIZE = late_pattern(r"([0-9]{1,9})(?:\s*[x×:]\s*([0-9]{1,9}))?", re.IGNORECASE)


def add_command(
    commands: _SubParsersAction[ArgumentParser],
    name: str,
    run: Callable[[Namespace], int],
    *,
    summary: str,
    details: str = "",
) -> ArgumentParser:
    """Add a subcommand with a summary for the list of commands and a detailed description."""
    parser = _added(commands, name, summary, details)
    parser.set_defaults(run=run, parser=parser)
    return parser


def add_command_group(
    commands: _SubParsersAction[ArgumentParser], name: str, *, summary: str, details: str
) -> _SubParsersAction[ArgumentParser]:
    """Add a command with subcommands, and return the argparse action that creates their parsers."""
    parser = _added(commands, name, summary, details)
    return parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, prog=f"goboard {name}"
    )


def _added(
    commands: _SubParsersAction[ArgumentParser], name: str, summary: str, details: str
) -> ArgumentParser:
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.\n\n{details}".strip(),
        allow_abbrev=False,
    )


def add_record_arguments(parser: ArgumentParser, *, optional: bool = False) -> None:
    """Add the argument FILE, and an option that selects one of the games in the file.

    FILE may be left out if ``optional`` is set.
    """
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?" if optional else None,
        type=parse_input,
        help="a game record (SGF, GIB, NGF, UGF, WGS, Ishi, text diagram), or - for standard input",
    )
    parser.add_argument(
        "--game",
        metavar="I",
        type=parse_count,
        default=0,
        help="index of the game in a file with several games, from 0 (default: 0)",
    )


def add_record_files(parser: ArgumentParser) -> None:
    """Add the arguments FILE …, at least one."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=parse_input,
        help="game records, or - for standard input",
    )


def add_move_option(parser: ArgumentParser) -> None:
    """Add the option `--move`, which selects a position in the main line."""
    parser.add_argument(
        "--move",
        metavar="N",
        type=parse_count,
        help="the position after N moves of the main line (default: the last)",
    )


def add_notation_option(parser: _ActionsContainer) -> None:
    """Add the options that select a notation."""
    parser.add_argument(
        "--notation",
        metavar="ID",
        type=parse_notation,
        default=DEFAULT_NOTATION.id,
        help=f"{notation_ids()} (default: {DEFAULT_NOTATION.id})",
    )


def add_form_option(parser: ArgumentParser, default: str) -> None:
    """Add the option `--form`, which selects a text record format; ``default`` is shown in its
    help.
    """
    parser.add_argument(
        "--form",
        metavar="FORM",
        type=parse_record_style,
        help=f"format of the text: {', '.join(_forms())} (default: {default})",
    )


def add_view_options(parser: _ActionsContainer) -> None:
    """Add the options that select a view and whether point names rotate with the board."""
    parser.add_argument(
        "--view",
        metavar="VIEW",
        type=parse_view,
        default=Symmetry.IDENTITY,
        help=f"rotate or mirror the board: {_views()} (r90 is clockwise; default: id)",
    )
    parser.add_argument(
        "--labels",
        dest="reading",
        type=parse_reading,
        metavar="travel|stay",
        default=Reading.TRAVEL,
        help="whether coordinates rotate with the board (travel) or name it as "
        "displayed (stay) (default: travel)",
    )


def add_text_diagram_options(parser: ArgumentParser, usual: str) -> None:
    """Add the options that select a text diagram style and number the last moves; the help text
    names ``usual`` as the default.
    """
    parser.add_argument(
        "--style",
        choices=[style.value for style in TextDiagramStyle],
        help=f"style of the text diagram (default: {usual})",
    )
    parser.add_argument(
        "--numbered",
        metavar="N",
        type=parse_count,
        help="number the last N moves of a text diagram (sensei, forum: a diagram for every ten)",
    )


def point_naming_from_args(args: Namespace, board: Size | BoardShape) -> Naming:
    """Return how points are named according to `add_notation_option` and `add_view_options`.

    :raises CommandError: the notation has no names for a board of this size.
    """
    view: Symmetry = args.view
    naming = Naming.on_board(args.notation, board, view, args.reading)
    stays = args.reading is Reading.STAY
    check_supported(naming.notation, naming.view_size if stays else naming.size)
    return naming


def check_supported(notation: Notation, size: Size) -> None:
    """Raise an error unless a notation names all points of a board of this size.

    :raises CommandError: it does not.
    """
    if not notation.supports(size):
        raise CommandError(
            f"goboard: the notation {notation.id} can't name the points of a {size} board"
        )


def check_bijective(notation: Notation) -> None:
    """Raise an error unless a notation gives a different name to each point.

    :raises CommandError: some names stand for several points.
    """
    if not notation.bijective:
        raise CommandError(
            f"goboard: a name in the notation {notation.id} can stand for several points"
        )


def parse_rule_set(text: str) -> RuleSet:
    """Parse the id of a rule set, and return the rule set.

    :raises ArgumentTypeError: there is no such rule set.
    """
    try:
        return rule_set_called(text)
    except UnknownRulesError as error:
        raise ArgumentTypeError(str(error)) from error


def parse_count(text: str) -> int:
    """Parse a non-negative integer, written in ASCII digits.

    :raises ArgumentTypeError: for anything else.

    >>> parse_count("31")
    31
    """
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"expected a number such as 0 or 31, not {text!r}")
    return int(text)


def parse_positive_count(text: str) -> int:
    """Parse a positive integer, written in ASCII digits.

    :raises ArgumentTypeError: for anything else.

    >>> parse_positive_count("31")
    31
    """
    try:
        count = parse_count(text)
    except ArgumentTypeError:
        count = 0
    if not count:
        raise ArgumentTypeError(f"expected a number such as 1 or 31, not {text!r}")
    return count


def parse_size(text: str) -> Size:
    """Parse a board size, such as ``19x13`` or ``19``.

    :raises ArgumentTypeError: for anything else, and for sizes that no board has.

    >>> parse_size("19x13"), parse_size("9")
    (Size(width=19, height=13), Size(width=9, height=9))
    """
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        raise ArgumentTypeError(f"expected a size such as 19x19 or 19x13, not {text!r}")
    try:
        return Graph.rectangle(Size(int(match[1]), int(match[2] or match[1]))).size
    except SizeError as error:
        raise ArgumentTypeError(str(error)) from error


def parse_notation(text: str) -> Notation:
    """Parse the id of a notation, and return the notation.

    :raises ArgumentTypeError: there is no such notation.
    """
    try:
        return notation_called(text)
    except UnknownNotationError as error:
        raise ArgumentTypeError(str(error)) from error


def parse_view(text: str) -> Symmetry:
    """Parse the id of a view, and return its symmetry.

    :raises ArgumentTypeError: when there is none.

    >>> parse_view("r90")
    <Symmetry.R90: 'r90'>
    """
    try:
        return Symmetry(text)
    except ValueError:
        raise ArgumentTypeError(f"unknown view: {text!r} (choose from {_views()})") from None


def parse_reading(text: str) -> Reading:
    """Parse a coordinate mode: ``travel`` (point names rotate with the board) or ``stay`` (they do
    not).

    :raises ArgumentTypeError: for anything else.

    >>> parse_reading("stay")
    <Reading.STAY: 'stay'>
    """
    try:
        return Reading(text)
    except ValueError:
        raise ArgumentTypeError(f"expected travel or stay, not {text!r}") from None


def parse_record_style(text: str) -> RecordStyle:
    """Parse the name of a text record format, and return the format.

    :raises ArgumentTypeError: when there is none.

    >>> parse_record_style("actions")
    <RecordStyle.ACTIONS: 'actions'>
    """
    try:
        return RecordStyle(text)
    except ValueError:
        known = ", ".join(_forms())
        raise ArgumentTypeError(f"unknown format: {text!r} (choose from {known})") from None


def notation_ids() -> str:
    """Return the ids of all notations as a comma-separated string."""
    return ", ".join(known.id for known in NOTATIONS)


def rule_set_ids() -> str:
    """Return the ids of all rule sets as a comma-separated string."""
    return ", ".join(known.id for known in RULE_SETS)


def _forms() -> list[str]:
    return [known.value for known in RecordStyle]


def _views() -> str:
    return " ".join(known.value for known in Symmetry)
