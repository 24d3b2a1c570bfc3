"""`goboard check`: read files and replay all variations in them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ..diagnostics import Diagnostic, DiagnosticCode, Location
from ..display_text import clip_text, to_printable
from ..files.errors import EncodingDiagnosticCode, ReadError, SgfDiagnosticCode
from ..files.foreign.errors import ImportDiagnosticCode
from ..go import RECORDING, Colour
from ..notation import Naming
from ..record import board_shape, invalid_size, walk_steps
from ..record.analysis.citizendium import find_citizendium_violations
from ..record.edits.handicap import missing_handicap
from ..record.turns import player_overruled_at_node
from ..record.values.unreadable import find_unreadable_values
from .arguments import add_command, add_notation_option, parse_rule_set, rule_set_ids
from .common import DONE, FAILED, FOUND, print_error, print_json, read_file
from .inputs import parse_input, record_files
from .numbers import format_count
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Mapping, Sequence

    from ..go import Point, Rules
    from ..go.citizendium import Violation
    from ..go.rules import RuleSet
    from ..notation import Notation
    from ..record import Step, Tree
    from ..record.values.unreadable import UnreadableValue

_MOST_POINTS = 8
_PLAYERS = {Colour.BLACK: "Black", Colour.WHITE: "White", None: "nobody"}


class CitizendiumViolationData(TypedDict):
    """A violation of the Citizendium rules as a JSON object; ``number`` is the index of
    the position, or None for the initial one.
    """

    game: int
    node: int
    number: int | None
    postulate: int
    kind: str
    colour: str | None
    points: Sequence[Point]
    repeats: int | None
    text: str


def citizendium_violation_data(
    game: int, tree: Tree, naming: Naming
) -> list[CitizendiumViolationData]:
    """Return the violations of the Citizendium rules in the main line of a game."""
    places = {node: place for place, node in enumerate(tree.main_line())}
    return [
        {
            "game": game,
            "node": places[node],
            "number": violation.number or None,
            "postulate": violation.kind.rule_number,
            "kind": violation.kind.value,
            "colour": violation.colour.name.lower() if violation.colour else None,
            "points": violation.points,
            "repeats": violation.repeats,
            "text": _violation_text(violation, naming),
        }
        for node, violation in find_citizendium_violations(tree)
    ]


def _violation_text(violation: Violation, naming: Naming) -> str:
    return violation.kind.template.format(
        points=_point_names(violation.points, naming),
        player=_PLAYERS[violation.colour],
        opponent=_PLAYERS[violation.colour.opponent if violation.colour else None],
        when=f"after move {violation.repeats}" if violation.repeats else "at the start",
    )


def _point_names(points: Sequence[Point], naming: Naming) -> str:
    names = [naming.name(point) for point in points[:_MOST_POINTS]]
    more = len(points) - len(names)
    return ", ".join(names) + (f" and {more} more" if more else "")


_LONGEST_VALUE = 20
_POSTULATED = "citizendium"
_CHOSEN = ("rules", "postulates")


class CheckDiagnosticCode(DiagnosticCode):
    """Diagnostic codes for problems that the check itself finds, rather than a file reader."""

    BAD_SIZE = "invalid board size SZ[{value}]; using {size}"
    UNREADABLE = "{meaning} not readable: {ident}[{value}]"
    NO_HANDICAP_STONES = "HA[{stones}], but there are no handicap stones and White moves first"
    WRONG_TURN = "{player} is to play (PL), but only {opponent} moves next"


def _json_kind(code: DiagnosticCode) -> str:
    """Return the JSON value of ``kind`` for a problem, such as "repair", which depends on what
    reported it.
    """
    match code:
        case SgfDiagnosticCode():
            return "repair"
        case ImportDiagnosticCode():
            return "notice"
        case EncodingDiagnosticCode():
            return "encoding"
        case CheckDiagnosticCode.BAD_SIZE:
            return "bad size"
        case CheckDiagnosticCode.UNREADABLE:
            return "unreadable"
        case CheckDiagnosticCode.NO_HANDICAP_STONES:
            return "no handicap stones"
        case CheckDiagnosticCode.WRONG_TURN:
            return "wrong turn"
    return str(code.value)


def _as_json(warning: Diagnostic) -> dict[str, object]:
    place = warning.place
    return {
        "game": place.game,
        "node": place.node,
        "number": place.move,
        "kind": _json_kind(warning.code),
        "text": str(warning),
    }


@dataclass
class CheckReport:
    """The report on one file, with the keys of the JSON object as its fields.

    ``rules`` is set if rules were chosen, and ``postulates`` if these rules have any.
    """

    file: str
    games: int = 0
    nodes: int = 0
    moves: int = 0
    illegal: list[dict[str, object]] = field(default_factory=list)
    warnings: list[Diagnostic] = field(default_factory=list)
    error: str | None = None
    rules: str | None = None
    postulates: list[CitizendiumViolationData] | None = None

    @property
    def first_violated_rule(self) -> int | None:
        """The number of the first violated rule (postulate) of Citizendium, or None if none is
        violated.
        """
        return min((failed["postulate"] for failed in self.postulates or ()), default=None)

    def as_json(self) -> dict[str, object]:
        """Return the report as a JSON object."""
        data = {key: value for key, value in asdict(self).items() if key not in _CHOSEN}
        data["warnings"] = [_as_json(warning) for warning in self.warnings]
        if self.rules is not None:
            data["rules"] = self.rules
        if self.postulates is not None:
            data |= {"postulate": self.first_violated_rule, "postulates": self.postulates}
        return data


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `check` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "check",
        run,
        summary=SUBCOMMANDS["check"],
        details="Suicide, retaking a ko at once and playing on an occupied point are illegal\n"
        "moves. Repeated positions, points off the board, moves after the end of the\n"
        "game, two moves in a row by the same player, a side to play that does not move,\n"
        "missing handicap stones, unreadable numbers and damaged files are reported as\n"
        "warnings. Folders are searched recursively for .sgf files.\n"
        "\n"
        "Use --rules to check the moves against a rule set. With --rules citizendium the\n"
        "main line is also checked against the six postulates of these rules; the numbers\n"
        "of failed postulates are reported. A board that is not empty at the start (1) or\n"
        "missing passes at the end (2) do not count as illegal moves.\n"
        "\n"
        "Exit status: 1 if there are illegal moves, 2 if a file could not be read.",
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=parse_input,
        help="game records, folders, or - for standard input",
    )
    parser.add_argument(
        "--rules",
        metavar="ID",
        type=parse_rule_set,
        help=f"{rule_set_ids()} (default: simple ko without suicide)",
    )
    add_notation_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON Lines, one object per file")


def run(args: Namespace) -> int:
    """Check files, and return the exit status."""
    status = DONE
    for name, is_named in record_files(args.files):
        report = check_file(name, args.notation, args.rules, allow_pipe=is_named)
        if args.json:
            print_json(report.as_json())
        if report.error is not None:
            print_error(report.error)
            status = FAILED
        elif not args.json:
            _print(report)
        if report.illegal and status == DONE:
            status = FOUND
    return status


def check_file(
    name: str, notation: Notation, rules: RuleSet | None = None, *, allow_pipe: bool = True
) -> CheckReport:
    """Read a file, replay all its variations, and return the report; points are named in
    ``notation``.

    ``allow_pipe`` is as in `read_file`.
    """
    report = CheckReport(name, rules=rules.id if rules else None)
    if report.rules == _POSTULATED:
        report.postulates = []
    try:
        opened = read_file(name, allow_pipe=allow_pipe)
    except ReadError as error:
        empty = f"{name}: no .sgf files in this folder"
        report.error = empty if Path(name).is_dir() else str(error)
        return report
    report.games = len(opened.games)
    report.warnings += opened.diagnostics
    for number, tree in enumerate(opened.games):
        _check_game(report, number, tree, notation, rules.rules if rules else RECORDING)
    return report


def _check_game(
    report: CheckReport, game: int, tree: Tree, notation: Notation, rules: Rules
) -> None:
    shape = board_shape(tree)
    naming = Naming.on_board(notation, shape)
    value = invalid_size(tree)
    if value is not None:
        shown = to_printable(clip_text(value, _LONGEST_VALUE))
        arguments = {"value": shown, "size": shape.size}
        report.warnings.append(
            Diagnostic(CheckDiagnosticCode.BAD_SIZE, Location(game=game, node=0), arguments)
        )
    if (missing := missing_handicap(tree)) is not None:
        found = Diagnostic(
            CheckDiagnosticCode.NO_HANDICAP_STONES,
            Location(game=game, node=0),
            {"stones": missing.stones},
        )
        report.warnings.append(found)
    for node, step in enumerate(walk_steps(tree, rules)):
        report.nodes += 1
        if step.move is not None:
            report.moves += 1
        if step.illegal is not None:
            report.illegal.append(_illegal(game, node, step, naming))
        place = Location(game=game, node=node, move=step.number)
        report.warnings += [Diagnostic(warning, place) for warning in step.warnings]
        for unread in find_unreadable_values(tree, step.node):
            if unread.name in _MEANINGS:
                report.warnings.append(_unreadable_number(unread, place))
        if (stated := player_overruled_at_node(tree, step)) is not None:
            players = {"player": _PLAYERS[stated], "opponent": _PLAYERS[stated.opponent]}
            report.warnings.append(Diagnostic(CheckDiagnosticCode.WRONG_TURN, place, players))
    if report.postulates is not None:
        report.postulates += citizendium_violation_data(game, tree, naming)


_MEANINGS = {
    "KM": "komi",
    "HA": "handicap",
    "TM": "time limit",
    **dict.fromkeys(("BL", "WL"), "time left"),
    **dict.fromkeys(("OB", "OW"), "moves left"),
}
"""The meanings of properties whose values should be numbers, besides the size."""


def _unreadable_number(found: UnreadableValue, place: Location) -> Diagnostic:
    """Return a diagnostic for a value that should be a number but cannot be parsed as one."""
    arguments = {
        "meaning": _MEANINGS[found.name],
        "ident": found.ident,
        "value": to_printable(clip_text(found.text, _LONGEST_VALUE)),
    }
    return Diagnostic(CheckDiagnosticCode.UNREADABLE, place, arguments)


def _print(report: CheckReport) -> None:
    counts = [
        format_count(report.games, "game"),
        format_count(report.nodes, "node"),
        format_count(report.moves, "move"),
    ]
    if report.illegal:
        counts.append(f"{len(report.illegal)} illegal")
    if report.warnings:
        counts.append(format_count(len(report.warnings), "warning"))
    if report.postulates is not None:
        counts.append(_verdict(report.first_violated_rule))
    print(f"{to_printable(report.file)}: {', '.join(counts)}")
    for found in report.illegal:
        print(f"    {_place(found)}illegal: {found['reason']} at {found['name']}")
    for warning in map(_as_json, report.warnings):
        print(f"    {_place(warning)}{warning['text']}")
    for failed in report.postulates or ():
        print(f"    {_place(failed)}postulate {failed['postulate']} fails: {failed['text']}")


def _verdict(postulate: int | None) -> str:
    return "all postulates hold" if postulate is None else f"postulate {postulate} fails"


def _place(move: Mapping[str, object]) -> str:
    named = [("game", move["game"]), ("node", move["node"]), ("move", move["number"])]
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
