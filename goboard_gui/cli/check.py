"""`goboard check`: read and replay every line of every file."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ..files.errors import ReadError
from ..files.printable import clipped, printable
from ..go import RECORDING
from ..notation import Naming
from ..record import Remark, bad_size, board_size, walk
from .arguments import add_command, add_notation
from .common import DONE, FAILED, FOUND, complain, print_json, read_file

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable, Iterator

    from ..notation import Notation
    from ..record import Step, Tree

_LONGEST_VALUE = 20
_TEXTS = {
    Remark.REPETITION: "the whole board is as it was before",
    Remark.AFTER_END: "it follows two passes",
    Remark.SAME_COLOUR: "the same player moves again",
    Remark.BAD_POINT: "a value names no point of the board",
    Remark.SECOND_MOVE: "the node holds more than one move; the first counts",
}


@dataclass
class Report:
    """What is to be said of one file; the fields are the keys of the JSON object."""

    file: str
    games: int = 0
    nodes: int = 0
    moves: int = 0
    illegal: list[dict[str, object]] = field(default_factory=list)
    warnings: list[dict[str, object]] = field(default_factory=list)
    error: str | None = None

    def warn(
        self, kind: str, text: str, game: int | None, node: int | None, number: int | None = None
    ) -> None:
        """Add a warning."""
        self.warnings.append(
            {"game": game, "node": node, "number": number, "kind": kind, "text": text}
        )


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "check",
        run,
        summary="read and replay records, and list what is wrong with them",
        details="Suicide, retaking a ko and playing on a stone are illegal. Repetitions, points\n"
        "off the board, moves after the end, two moves of one player in a row and damage to\n"
        "the file are warnings. In a folder, every .sgf file there and below is checked.\n\n"
        "Exit status 1: there are illegal moves; 2: a file could not be read.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="records, folders, or -")
    add_notation(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, an object per file and line")


def run(args: Namespace) -> int:
    """Check files."""
    status = DONE
    for name in _files(args.files):
        report = check(name, args.notation)
        if args.json:
            print_json(asdict(report))
        if report.error is not None:
            complain(report.error)
            status = FAILED
        elif not args.json:
            _print(report)
        if report.illegal and status == DONE:
            status = FOUND
    return status


def _files(names: Iterable[str]) -> Iterator[str]:
    """The files named; folders are replaced by the records in them, if there are any."""
    for name in names:
        found = False
        for record in _records_below(name):
            yield record
            found = True
        if not found:
            yield name


def _records_below(folder: str) -> Iterator[str]:
    for here, below, files in os.walk(folder):
        below.sort()
        for file in sorted(files):
            if file.lower().endswith(".sgf"):
                yield str(Path(here, file))


def check(name: str, notation: Notation) -> Report:
    """Read a file and replay all its lines; points are named in ``notation``."""
    report = Report(name)
    try:
        opened = read_file(name)
    except ReadError as error:
        empty = f"{name}: no .sgf file in this folder"
        report.error = empty if Path(name).is_dir() else str(error)
        return report
    report.games = len(opened.games)
    for repair in opened.file.repairs:
        report.warn("repair", str(repair), repair.game, repair.node)
    if opened.foreign:
        for notice in opened.notices:
            report.warn("notice", str(notice), None, None)
    for number, tree in enumerate(opened.games):
        _check_game(report, number, tree, notation)
    return report


def _check_game(report: Report, game: int, tree: Tree, notation: Notation) -> None:
    size = board_size(tree)
    naming = Naming(notation, size)
    value = bad_size(tree)
    if value is not None:
        shown = printable(clipped(value, _LONGEST_VALUE))
        text = f"SZ[{shown}] is no size of a board; it was read as {size}"
        report.warn("bad size", text, game, 0)
    for node, step in enumerate(walk(tree, RECORDING)):
        report.nodes += 1
        if step.move is not None:
            report.moves += 1
        if step.illegal is not None:
            report.illegal.append(_illegal(game, node, step, naming))
        for remark in step.remarks:
            report.warn(remark.value, _TEXTS[remark], game, node, step.number)


def _print(report: Report) -> None:
    counts = [
        _counted(report.games, "game"),
        _counted(report.nodes, "node"),
        _counted(report.moves, "move"),
    ]
    if report.illegal:
        counts.append(f"{len(report.illegal)} illegal")
    if report.warnings:
        counts.append(_counted(len(report.warnings), "warning"))
    print(f"{report.file}: {', '.join(counts)}")
    for found in report.illegal:
        print(f"    {_place(found)}illegal: {found['reason']} at {found['name']}")
    for found in report.warnings:
        print(f"    {_place(found)}{found['text']}")


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _place(found: dict[str, object]) -> str:
    named = [("game", found["game"]), ("node", found["node"]), ("move", found["number"])]
    parts = [f"{name} {number}" for name, number in named if number is not None]
    return f"{', '.join(parts)}: " if parts else ""


def _illegal(game: int, node: int, step: Step, naming: Naming) -> dict[str, object]:
    point = step.move and step.move.point
    return {
        "game": game,
        "node": node,
        "number": step.number,
        "point": point,
        "name": point and naming.name(point),
        "reason": step.illegal and step.illegal.value,
    }
