"""`goboard collection duplicates`: games that a collection contains more than once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.tables import align_columns
from ..arguments import add_command
from ..common import DONE, print_json
from ..numbers import format_count
from .index_argument import add_index_argument, open_index
from .output import game_path_text, result_cell, table_cell

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ...game_index.duplicates import DuplicateGroup
    from ...game_index.facts import GameFacts

_AGREEMENTS = {
    "same": "identical moves",
    "part": "some are shorter than others",
    "different": "some moves differ",
}


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection duplicates` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "duplicates",
        run,
        summary="list duplicate games",
        details="Games are duplicates if their final positions or their moves 20, 40, 60, 31, 51\n"
        "and 71 are the same, in any rotation or reflection. For each group, the output\n"
        "says whether all other moves agree.",
    )
    add_index_argument(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """List the duplicates in a collection, and return the exit status."""
    with open_index(args.index) as index:
        from ...game_index.duplicates import find_duplicates

        groups_found = find_duplicates(index)
        groups = [(each, index.games.game_facts(each.games)) for each in groups_found]
    if args.json:
        print_json([_facts(*group) for group in groups])
    else:
        print("\n".join(_group_text(*group) for group in groups), end="")
        more = sum(len(each.games) - 1 for each in groups_found)
        print(f"{format_count(more, 'duplicate')}" if groups_found else "No duplicates")
    return DONE


def _facts(group: DuplicateGroup, games: Sequence[GameFacts]) -> dict[str, object]:
    return {
        "agreement": group.agreement.value,
        "clues": sorted(clue.value for clue in group.evidence),
        "games": [
            {
                "file": str(game.path),
                "game": game.place,
                "moves": game.moves,
                "black": game.black,
                "white": game.white,
                "date": game.date,
                "result": game.result,
            }
            for game in games
        ],
    }


def _group_text(group: DuplicateGroup, games: Sequence[GameFacts]) -> str:
    """Return the games of a duplicate group as a table with a heading."""
    rows = [["", "moves", "Black", "White", "date", "result", "file"]]
    for game in games:
        names = map(table_cell, (game.black, game.white, game.date))
        rows.append(["", str(game.moves), *names, result_cell(game), game_path_text(game)])
    heading = f"{format_count(len(games), 'game')}, {_AGREEMENTS[group.agreement.value]}"
    return f"{heading}\n{align_columns(rows, numbers=[1])}"
