"""The option that selects the problems of a sheet, by results or by numbers."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from .print_arguments import parse_move_range

if TYPE_CHECKING:
    from argparse import _ActionsContainer

RESULTS = ("due", "new", "failed")
"""The values of `ProblemFilter` that select problems by results."""
Ranges = tuple[tuple[int, int | None], ...]


def add_problems_option(parser: _ActionsContainer) -> None:
    """Add the option that selects problems."""
    parser.add_argument(
        "--problems",
        metavar="WHICH",
        type=parse_problems,
        help="print only the problems that are due, new or failed by the answers given in the "
        "window, or those with numbers such as 1,5-8 (default: all)",
    )


def parse_problems(text: str) -> str | Ranges:
    """Parse which problems to print: a result, or ranges of numbers.

    :raises ArgumentTypeError: if the text is neither a word nor a list of numbers and ranges.

    >>> parse_problems("1,5-8"), parse_problems("due")
    (((1, 1), (5, 8)), 'due')
    """
    if text in RESULTS:
        return text
    try:
        return tuple(parse_move_range(part.strip()) for part in text.split(","))
    except ArgumentTypeError:
        known = ", ".join(RESULTS)
        raise ArgumentTypeError(
            f"expected {known}, or numbers such as 1,5-8, not {text!r}"
        ) from None
