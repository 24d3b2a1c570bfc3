"""`goboard same`: compare two openings in all rotations and reflections."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from ..fuseki import Condition, compare_records
from ..notation import Naming
from ..record import board_shape, board_size
from .arguments import add_command, add_notation_option, check_supported, parse_count
from .common import (
    DONE,
    FOUND,
    STANDARD_INPUT,
    CommandError,
    print_json,
    read_game,
    require_rectangle,
    sorted_points,
)
from .inputs import parse_input
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..fuseki import Comparison, PointDifference
    from ..go import Size

_MOST_NAMES = 20
_CONDITIONS = {
    Condition.EQUAL: "equal",
    Condition.ROTATED: "rotated",
    Condition.DIAGONAL: "mirrored in a diagonal",
}
_STATES = ("empty", "Black", "White")


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `same` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "same",
        run,
        summary=SUBCOMMANDS["same"],
        details="Compares the final positions of two main lines under all eight symmetries, with\n"
        "original and swapped colours; the order of moves is ignored. If they are the\n"
        "same, prints which of the three conditions in Park's paper hold: equal, rotated,\n"
        "mirrored in a diagonal. If they differ, prints the best match, the move at which\n"
        "the games diverge for good, and the differing points in the orientation of A.\n"
        "The exit status is 1 if they differ.",
    )
    for name, meaning in (
        ("a", "a game record, or - for standard input"),
        ("b", "another game record"),
    ):
        parser.add_argument(name, metavar=name.upper(), type=parse_input, help=meaning)
    parser.add_argument(
        "--moves",
        metavar="N",
        type=parse_count,
        help="compare the positions after N moves, or at the end of a shorter game "
        "(default: all moves)",
    )
    for option, name in (("--game", "A"), ("--other-game", "B")):
        parser.add_argument(
            option,
            metavar="I",
            type=parse_count,
            default=0,
            help=f"index of the game in {name}, from 0 (default: 0)",
        )
    add_notation_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """Compare two openings, and return the exit status."""
    if args.a == args.b == STANDARD_INPUT:
        raise CommandError("goboard: only one of the two records can be read from standard input")
    first, second = read_game(args.a, args.game), read_game(args.b, args.other_game)
    require_rectangle(args.a, board_shape(first))
    require_rectangle(args.b, board_shape(second))
    comparison = compare_records(first, second, args.moves)
    if args.json:
        print_json(_facts(comparison))
    else:
        size = board_size(first)
        check_supported(args.notation, size)
        print(
            "\n".join(_comparison_text(comparison, Naming(args.notation, size), board_size(second)))
        )
    return DONE if comparison.is_same else FOUND


def _facts(comparison: Comparison) -> dict[str, Any]:
    return {
        "same": comparison.is_same,
        "view": comparison.view and comparison.view.value,
        "colours_swapped": comparison.colours_swapped,
        "conditions": [it.number for it in comparison.conditions if it.number],
        "stabiliser": [symmetry.value for symmetry in comparison.stabiliser],
        "parted_at": comparison.diverge_at,
        "differing": comparison.differing_points,
    }


def _comparison_text(comparison: Comparison, naming: Naming, other: Size) -> list[str]:
    """Return the result of a comparison as lines of text; ``other`` is the size of the second
    board.
    """
    views = " ".join(symmetry.value for symmetry in comparison.stabiliser)
    stabiliser = f"Symmetries of A: {views}"
    if comparison.view is None:
        sizes = f"A has a {naming.size} board, B a {other} board"
        return [f"Different: {sizes}", stabiliser]
    way = f"A under {comparison.view.value}"
    if comparison.colours_swapped:
        way += " with colours swapped"
    if comparison.is_same:
        return [f"The same: {way} is B", _conditions_line(comparison), stabiliser]
    number = len(comparison.differing)
    points = "1 point differs" if number == 1 else f"{number} points differ"
    nearest = f"Different: {way} is closest to B; {points}"
    parting = f"move {comparison.diverge_at}" if comparison.diverge_at else "the start"
    parted = f"They diverge at {parting}"
    return [
        nearest,
        parted,
        "Differing points, in the orientation and colours of A:",
        *_difference_lines(comparison, naming),
        stabiliser,
    ]


def _conditions_line(comparison: Comparison) -> str:
    """Return which conditions of Park's paper hold for two openings that are the same."""
    held = [
        f"{condition.number} ({_CONDITIONS[condition]})"
        for condition in comparison.conditions
        if condition.number
    ]
    swapped = " with colours swapped" if comparison.colours_swapped else ""
    if not held:
        return f"Park's conditions{swapped}: none, only mirrored left-right or top-bottom"
    return f"Park's conditions{swapped}: {', '.join(held)}"


def _difference_lines(comparison: Comparison, naming: Naming) -> list[str]:
    """Return lines that list the differing points, grouped by the kind of difference."""
    lines = []
    for (first, second), them in groupby(sorted(comparison.differing, key=_kind), key=_kind):
        names = [naming.name(point) for point in sorted_points(it.point for it in them)]
        remaining = len(names) - _MOST_NAMES
        more = f" and {remaining} more" if remaining > 0 else ""
        stones = f"{_STATES[first]} in A, {_STATES[second]} in B"
        lines.append(f"  {stones}: {', '.join(names[:_MOST_NAMES])}{more}")
    return lines


def _kind(difference: PointDifference) -> tuple[int, int]:
    return (difference.first or 0, difference.second or 0)
