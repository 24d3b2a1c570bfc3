"""The parser of the command line, and the running of subcommands."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from contextlib import suppress

from .. import __version__
from .subcommands import SUBCOMMANDS

TYPE_CHECKING = False  # as in typing, which takes longer to import than argparse
if TYPE_CHECKING:
    from argparse import _SubParsersAction
    from collections.abc import Callable, Sequence
    from typing import Any, NoReturn

    AddParser = Callable[[_SubParsersAction[ArgumentParser]], None]

_OF_POINTS = ("--crop", "--dead", "--ignore", "--point", "--region")
"""The options whose values are point names, which may begin with a minus sign."""

_COLUMNS = 80
"""The width of the help if it is not printed on a terminal."""

_YOUNG_OBJECTS = 200_000
"""The number of new objects after which garbage is collected: many, since those that importing
modules creates live to the end of a command.
"""

_EXAMPLES = """\
Without a command, the window opens, with FILE if given. To open a file that has the name
of a command, write ./check. Run `goboard COMMAND --help` for details of a command.

examples:
  goboard game.sgf
  goboard show game.sgf --move 40 --notation andreev
  goboard life game.sgf --move 40
  goboard moves game.sgf --notation cartesian
  goboard read moves.txt --notation western --size 19x19 > game.sgf
  goboard check games/ --json
  goboard score game.sgf --rules japanese --dead D4,Q16
  goboard analyse game.sgf --engine KataGo -o reviewed.sgf
  goboard diagram game.sgf -o board.pdf --view r90
  goboard web game.sgf -o game.html
  goboard animate game.sgf --moves 1-50 -o opening.gif
  goboard convert game.gib game.sgf
  goboard compare game.sgf -o names.csv
  goboard solve --size 2x2
  goboard problems problems/ --json
  goboard repertoire openings.sgf ~/go/index --player Honinbo
  goboard pattern game.sgf --moves 14
  goboard same game.sgf other.sgf --moves 14
  goboard collection build ~/go/index ~/go/games
  goboard collection find ~/go/index game.sgf --move 7
  goboard chart --notation andreev --size 19x19 -o andreev.pdf
  goboard name --size 19x19 --from western --to andreev -- D4 Q16
"""


class _HelpFormatter(RawDescriptionHelpFormatter):
    """Help formatter that wraps lines as its base class does, but determines the width itself.

    The base class imports `shutil` for that, even if no help is printed, and thus three libraries
    for compression.
    """

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_terminal_width() - 2)


def _terminal_width() -> int:
    """Return the number of columns of the terminal, like `shutil.get_terminal_size`."""
    with suppress(ValueError):
        if (columns := int(os.environ.get("COLUMNS", ""))) > 0:
            return columns
    # There is no standard output, it is closed or redirected, or no system call for it.
    with suppress(AttributeError, ValueError, OSError):
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or _COLUMNS  # type: ignore[union-attr]
    return _COLUMNS


class CommandParser(ArgumentParser):
    """Argument parser that escapes control characters in its error messages; subcommands use it,
    too.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=_HelpFormatter, **options)

    def error(self, message: str) -> NoReturn:
        """Print a message and exit with status 2."""
        from ..display_text import to_printable

        super().error(to_printable(message))


def run_subcommand(arguments: Sequence[str], add_parser: AddParser | None) -> int:
    """Run the subcommand that comes first in the arguments, and return the exit status.

    ``add_parser`` is the function of its module. Without it, print the help or the version.

    :raises CommandError: the subcommand fails, or there is no standard output.
    """
    if sys.stdout is None:
        from .common import CommandError

        raise CommandError("goboard: standard output is closed")
    gc.set_threshold(_YOUNG_OBJECTS)
    args, unknown = command_parser(add_parser).parse_known_args(_with_attached_values(arguments))
    if unknown:
        args.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    from .output import protect_inputs

    atexit.register(gc.freeze)  # skip the final collection, which takes time
    protect_inputs(args)
    status: int = args.run(args)
    return status


def command_parser(add_parser: AddParser | None) -> ArgumentParser:
    """Return the parser of one subcommand, or if there is none, of the general options, whose help
    lists all subcommands.
    """
    parser: ArgumentParser = CommandParser(
        prog="goboard",
        usage="goboard [FILE ...]\n       goboard COMMAND ...",
        description="Record, study and print Go games.",
        epilog=_EXAMPLES,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, prog="goboard"
    )
    if add_parser is not None:
        add_parser(commands)
    else:
        for name, summary in SUBCOMMANDS.items():
            commands.add_parser(name, help=summary, add_help=False)
    return parser


def _with_attached_values(arguments: Sequence[str]) -> list[str]:
    """Return the arguments, with an option joined to its value by "=" if the value begins with a
    minus sign.

    Otherwise argparse would take the value for an option. No option of ours begins with a minus
    sign and a digit. Arguments after `--` are not changed.

    >>> _with_attached_values(["--dead", "-3-3,+3=9", "--dead", "--json", "--", "--dead", "-3-3"])
    ['--dead=-3-3,+3=9', '--dead', '--json', '--', '--dead', '-3-3']
    """
    joined: list[str] = []
    for place, argument in enumerate(arguments):
        if argument == "--":
            return [*joined, *arguments[place:]]
        if joined and joined[-1] in _OF_POINTS and argument[:1] == "-" and argument[1:2].isdigit():
            argument = f"{joined.pop()}={argument}"
        joined.append(argument)
    return joined
