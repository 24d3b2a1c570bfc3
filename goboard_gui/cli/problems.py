"""`goboard problems`: list the problems in files, with their right and wrong lines."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..display_text import clip_text, to_printable
from ..files.errors import ReadError
from ..files.tables import align_columns
from ..named_tuples import NamedTuple
from ..record.analysis.problem_judging import judge_problem
from ..record.analysis.problems import find_problems_in_games
from ..study.problem_collection import other_game_error, problem_title
from .arguments import add_command
from .common import DONE, FAILED, print_error, print_json, read_file
from .inputs import parse_input, record_files
from .numbers import format_count
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ..diagnostics import Diagnostic
    from ..record import Tree
    from ..record.analysis.problem_judging import JudgedProblem

_LONGEST_TITLE = 40
_HEADER = ("game", "node", "title", "to play", "right", "wrong")
_NUMBERS = (0, 1, 4, 5)
"""The columns that are right-aligned."""


class _ListedProblem(NamedTuple):
    file: str
    title: str
    judged: JudgedProblem


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `problems` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "problems",
        run,
        summary=SUBCOMMANDS["problems"],
        details="A problem is a game, or a branch that sets up stones; games of a file with the\n"
        "same position are one problem. Lines are right or wrong by their comments, such as\n"
        '"Correct" and "Wrong", and by the properties TE, BM, WV, GB and GW. If nothing is\n'
        "marked, the first move of the player to play is right. What is doubtful about a\n"
        "problem is listed as a warning. Folders are searched recursively for .sgf files.\n"
        "\n"
        "The JSON output is a list of problems; their right and wrong ends are pairs of\n"
        "game and node, numbered from 0.\n"
        "\n"
        "Exit status: 2 if a file could not be read or has records of other games than Go;\n"
        "the others are listed.",
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=parse_input,
        help="game records, folders, or - for standard input",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """List the problems in files, and return the exit status."""
    status, found, has_read = DONE, list[_ListedProblem](), False
    for name, is_named in record_files(args.files):
        try:
            games = read_file(name, allow_pipe=is_named).games
        except ReadError as error:
            empty = f"{name}: no .sgf files in this folder"
            print_error(empty if Path(name).is_dir() else str(error))
            status = FAILED
            continue
        has_read = True
        if (other := other_game_error(name, games)) is not None:
            print_error(str(other))
            status = FAILED
        problems = list(_problems(name, games))
        found += problems
        if not args.json:
            _print(name, problems)
    if args.json:
        print_json([_as_json(problem) for problem in found])
    elif has_read:
        print(_summary(found))
    return status


def _problems(name: str, games: Sequence[Tree]) -> Iterator[_ListedProblem]:
    for start in find_problems_in_games(games):
        game, node = start.places[0]
        yield _ListedProblem(name, problem_title(games[game], node), judge_problem(games, start))


def _as_json(problem: _ListedProblem) -> dict[str, Any]:
    judged = problem.judged
    game, node = judged.start.places[0]
    return {
        "file": problem.file,
        "game": game,
        "node": node,
        "title": problem.title,
        "to_play": judged.start.player.name.lower(),
        "right_ends": judged.right_ends,
        "wrong_ends": judged.wrong_ends,
        "warnings": [_warning_as_json(warning) for warning in judged.warnings],
    }


def _warning_as_json(warning: Diagnostic) -> dict[str, Any]:
    return {
        "game": warning.place.game,
        "node": warning.place.node,
        "kind": warning.code.name.lower().replace("_", " "),
        "text": str(warning),
    }


def _print(name: str, problems: Sequence[_ListedProblem]) -> None:
    """Print a table of the problems in a file, and their warnings."""
    print(f"{to_printable(name)}: {format_count(len(problems), 'problem')}")
    if not problems:
        return
    table = align_columns([_HEADER, *map(_row, problems)], _NUMBERS).splitlines()
    for line in table:
        print(f"    {line}")
    for problem in problems:
        for warning in problem.judged.warnings:
            place = warning.place
            print(f"    game {place.game}, node {place.node}: {warning}")


def _row(problem: _ListedProblem) -> tuple[str, ...]:
    judged = problem.judged
    game, node = judged.start.places[0]
    title = to_printable(clip_text(problem.title, _LONGEST_TITLE))
    player = judged.start.player.name.capitalize()
    counts = (len(judged.right_ends), len(judged.wrong_ends))
    return (str(game), str(node), title, player, *map(str, counts))


def _summary(problems: Sequence[_ListedProblem]) -> str:
    unsolvable = sum(not problem.judged.is_solvable for problem in problems)
    return f"{format_count(len(problems), 'problem')}, {unsolvable} without solution"
