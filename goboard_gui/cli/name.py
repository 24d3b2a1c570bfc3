"""`goboard name`: translate point names between notations."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from ..display_text import to_printable
from ..notation import Naming, NotationError
from .arguments import (
    add_command,
    check_supported,
    notation_ids,
    parse_notation,
    parse_size,
)
from .common import DONE, FAILED, STANDARD_INPUT, print_error, print_json
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable, Iterator

    from ..go import Point


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `name` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "name",
        run,
        summary=SUBCOMMANDS["name"],
        details="An invalid name produces an empty line and an error message on standard error;\n"
        "the exit status is then 2. If a name stands for several points, as those of the\n"
        "notation named do, its line lists them all; JSON has an object for each point.\n"
        "\n"
        "  goboard name --size 19x19 --from western --to andreev -- D4 Q16\n"
        "  goboard name --size 19x19 --from named --to andreev -- 3-4",
    )
    parser.add_argument(
        "--size", metavar="WxH", type=parse_size, required=True, help="board size, such as 19x19"
    )
    for option, target, whose in (
        ("--from", "source", f"notation of TEXT: {notation_ids()}"),
        ("--to", "target", "notation of the output"),
    ):
        parser.add_argument(
            option, metavar="ID", dest=target, type=parse_notation, required=True, help=whose
        )
    parser.add_argument(
        "--repair",
        action="store_true",
        help="also accept names that lost their minus signs, with a warning for each",
    )
    parser.add_argument(
        "--json", action="store_true", help="print JSON: text, point, name (or error)"
    )
    parser.add_argument(
        "texts",
        metavar="TEXT",
        nargs="*",
        help="point names, after -- (default: one per line from standard input)",
    )


def run(args: Namespace) -> int:
    """Translate point names, and return the exit status."""
    for used in (args.source, args.target):
        check_supported(used, args.size)
    answers = []
    failed = False
    for place, text in _texts(args):
        points, reason = _read_name(args, text)
        if reason:
            print_error(f"{place}: {reason}")
        failed = failed or not points
        names = [args.target.format(point, args.size) for point in points]
        if args.json:
            answers += _answers(text, points, names, reason)
        else:
            print(*names, flush=True)
    if args.json:
        print_json(answers)
    return FAILED if failed else DONE


def _texts(args: Namespace) -> Iterator[tuple[str, str]]:
    """Yield the names to translate, each with its place in the input for error messages."""
    if args.texts:
        for number, text in enumerate(args.texts, start=1):
            yield f"TEXT {number}", text
        return
    stream: Iterable[str] = sys.stdin or ()
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8-sig", errors="replace")
    for number, line in enumerate(stream, start=1):
        yield f"{STANDARD_INPUT}: line {number}", line.rstrip("\r\n")


def _read_name(args: Namespace, text: str) -> tuple[list[Point], str]:
    """Parse a point name; return its points, which are none if it is invalid, and a message about a
    correction or error, if any.
    """
    naming = Naming(args.source, args.size)
    try:
        if args.source.bijective:
            return [naming.parse_entered(text)], ""
        return sorted(naming.parse_points(text)), ""
    except NotationError as error:
        refusal = str(error)
    if args.repair:
        with suppress(NotationError):
            point = args.source.repair(text, args.size)
            return (
                [point],
                f"“{to_printable(text)}” was read as {args.source.format(point, args.size)}",
            )
    return [], refusal


def _answers(
    text: str, points: list[Point], names: list[str], reason: str
) -> list[dict[str, object]]:
    if not points:
        return [{"text": text, "point": None, "name": None, "error": reason}]
    return [
        {"text": text, "point": point, "name": name}
        for point, name in zip(points, names, strict=True)
    ]
