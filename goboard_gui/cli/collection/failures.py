"""`goboard collection failures`: files that could not be indexed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...display_text import to_printable
from ..arguments import add_command
from ..common import DONE, print_json
from .index_argument import add_index_argument, open_index

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable

    from ...files.errors import ReadError


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection failures` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "failures",
        run,
        summary="list files that could not be indexed, with reasons",
    )
    add_index_argument(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """List the files that could not be indexed, and return the exit status."""
    with open_index(args.index) as index:
        failures = index.games.failures()
    if args.json:
        print_json(failures_json(failures))
    else:
        for failure in failures:
            print(to_printable(str(failure)))
    return DONE


def failures_json(failures: Iterable[ReadError]) -> list[dict[str, str]]:
    """Return a JSON object for each file that could not be read, with its name and the reason."""
    return [{"file": failure.name, "error": failure.explanation} for failure in failures]
