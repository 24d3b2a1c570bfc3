"""The entry points of `goboard` and `goboard-gui`."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from argparse import RawDescriptionHelpFormatter
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from .. import __version__
from .common import DONE, FAILED, CommandError, CommandParser, print_error, set_utf8_output

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Callable, Sequence

_COMMANDS = (
    "show",
    "moves",
    "check",
    "read",
    "name",
    "diagram",
    "turn",
    "convert",
    "compare",
    "chart",
    "score",
    "life",
    "analyse",
    "solve",
    "problems",
    "repertoire",
    "pattern",
    "same",
    "collection",
)
"""The subcommands; each is a module of this package, imported when needed."""
_GENERAL = ("-h", "--help", "--version")
_OF_POINTS = ("--crop", "--dead", "--ignore", "--point", "--region")
"""The options whose values are point names, which may begin with a minus sign."""
_INTERRUPTED, _BROKEN_PIPE = 130, 141  # 128 plus the number of the signal, as in shells

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


_YOUNG_OBJECTS = 200_000
"""The number of new objects after which garbage is collected: many, since those that importing
modules creates live to the end of a command.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run `goboard` with these arguments and return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    return _run_reporting_errors(lambda: _command(arguments))


def main_window(argv: Sequence[str] | None = None) -> int:
    """Run `goboard-gui` with these arguments and return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    return _run_reporting_errors(lambda: _window(arguments, "goboard-gui"))


def _window(arguments: Sequence[str], program: str, commands: Sequence[str] = ()) -> int:
    from .window import open_window

    return open_window(arguments, program, commands)


def _command(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] not in (*_COMMANDS, *_GENERAL):
        return _window(arguments, "goboard", _COMMANDS)
    if sys.stdout is None:
        raise CommandError("goboard: standard output is closed")
    gc.set_threshold(_YOUNG_OBJECTS)
    parser = _parser(_needed_commands(arguments[0]))
    args, unknown = parser.parse_known_args(_with_attached_values(arguments))
    if unknown:
        args.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    from .output import protect_inputs

    atexit.register(gc.freeze)  # skip the final collection, which takes time
    protect_inputs(args)
    status: int = args.run(args)
    return status


def _needed_commands(first: str) -> Sequence[str]:
    """Return the subcommands that the parser has to know, given the first argument."""
    if first == "--version":
        return ()
    return (first,) if first in _COMMANDS else _COMMANDS


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


def _parser(names: Sequence[str]) -> ArgumentParser:
    parser = CommandParser(
        prog="goboard",
        usage="goboard [FILE ...]\n       goboard COMMAND ...",
        description="Record, study and print Go games.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, prog="goboard"
    )
    for name in names:
        import_module(f".{name}", __package__).add_parser(commands)
    return parser


def _run_reporting_errors(work: Callable[[], int]) -> int:
    """Run a command and return its exit status; expected errors are printed as one line on standard
    error.
    """
    set_utf8_output()
    try:
        status = _status(work)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return _BROKEN_PIPE
    except OSError as error:
        _drop_output()
        print_error(f"goboard: {error.strerror or error}")
        return FAILED
    return status


def _status(work: Callable[[], int]) -> int:
    try:
        return work()
    except CommandError as error:
        print_error(error.message, *error.lines)
        return FAILED
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        message, *lines = _without_numpy()
        print_error(f"goboard: {message}", *lines)
        return FAILED
    except SystemExit as leaving:  # argparse has printed an error or its help
        return leaving.code if isinstance(leaving.code, int) else DONE


def _without_numpy() -> tuple[str, ...]:
    from ..optional_parts import NUMPY, install_command

    command = install_command(NUMPY)
    if command is None:
        return ("collections require numpy, which is not part of this edition of Goboard",)
    return "collections require numpy, which is not installed:", f"    {command}"


def _drop_output() -> None:
    """Discard buffered output that cannot be written, which Python would otherwise try to write
    again at exit.
    """
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
