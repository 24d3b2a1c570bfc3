"""`goboard collection`: an index of game records, and its queries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..arguments import add_command_group
from . import build, duplicates, failures, find, report, statistics

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection` command and its subcommands to the command-line parser."""
    below = add_command_group(
        commands,
        "collection",
        summary="index folders of records, and look positions up in all of them",
        details="An index is a folder of its own that build makes and keeps up; the records are\n"
        "only read. Everything else asks an index.\n\n"
        "  goboard collection build ~/go/index ~/go/games\n"
        "  goboard collection find ~/go/index opening.sgf --move 7\n"
        "  goboard collection find ~/go/index joseki.sgf --region A19:K10\n"
        "  goboard collection report ~/go/index chinese.sgf kobayashi.sgf --player 'Cho Chikun'\n"
        "  goboard collection statistics ~/go/index --by player",
    )
    for module in (build, find, report, statistics, duplicates, failures):
        module.add_parser(below)
