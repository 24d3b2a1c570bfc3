"""Warnings about arguments of `goboard diagram` that have no effect on its document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagram.book.options import DocumentType
from ..diagram.book.template_check import unknown_placeholders
from ..go import RECORDING
from ..record.figures import MoveNumberSplit, last_move_number
from ..record.steps import LineReplay
from ..record.tree import line_through

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from ..diagram.book.options import PrintedGame, PrintOptions


def ineffective_arguments(
    args: Namespace, games: Sequence[PrintedGame], options: PrintOptions
) -> Iterator[str]:
    """Yield a sentence for each argument that has no effect."""
    if args.contents and len(games) == 1:
        yield "--contents has no effect on a single game"
    if options.review and options.material is not DocumentType.GAME:
        yield "--review has no effect without --as game"
    split = options.plan.split
    if options.material is DocumentType.GAME and isinstance(split, MoveNumberSplit):
        last = max(map(_last_number, games))
        if beyond := [number for number in split.last if number > last]:
            numbers = ",".join(map(str, beyond))
            yield f"--figures at:{numbers} has no effect; the last move is {last}"
    for option, text in unknown_placeholders(options.phrases):
        yield f"{option.flags[0].name} has no placeholder {text}; it is printed unchanged"


def _last_number(game: PrintedGame) -> int:
    """Return the number of the last move in the line of play through the selected node."""
    tree = game.tree
    steps = LineReplay(tree, RECORDING).replay_line(line_through(tree, game.node))
    return last_move_number(tree, steps)
