"""`goboard collection`: an index of game records, and its queries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..arguments import add_command_group
from ..subcommands import SUBCOMMANDS
from . import build, duplicates, failures, find, report, statistics, tree

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection` command and its subcommands to the command-line parser."""
    below = add_command_group(
        commands,
        "collection",
        summary=SUBCOMMANDS["collection"],
        details="An index is a separate folder, created and updated by build; your game records\n"
        "are never modified. The other commands search an index.\n"
        "\n"
        "  goboard collection build ~/go/index ~/go/games\n"
        "  goboard collection find ~/go/index opening.sgf --move 7\n"
        "  goboard collection find ~/go/index joseki.sgf --region A19:K10\n"
        "  goboard collection tree ~/go/index empty.sgf --depth 6 -o fuseki.sgf\n"
        "  goboard collection report ~/go/index chinese.sgf kobayashi.sgf --player 'Cho Chikun'\n"
        "  goboard collection statistics ~/go/index --by player",
    )
    for module in (build, find, tree, report, statistics, duplicates, failures):
        module.add_parser(below)
