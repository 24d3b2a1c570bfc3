"""`goboard score`: score a position."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from ..files.display_text import clipped, printable
from ..go import RULE_SETS, Colour, UnknownRulesError, chain_at, rule_set
from ..go.score import Marking
from ..notation import Naming
from ..record.values.conventions.numbers import read_handicap, read_komi
from ..record.values.game_info import read_texts
from ..record.values.game_rules import rules_of
from ..record.values.scoring import marked_score
from .arguments import (
    add_command,
    add_notation,
    add_position,
    add_record,
    check_bijective,
    check_supported,
)
from .common import DONE, CommandError, complain, in_order, print_json
from .counted import CONFIGURATION, counted
from .points import named_points
from .position import session_at
from .score_json import score_json
from .score_text import score_text

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable

    from ..go import Board, Point, RuleSet
    from ..record import Session, Tree
    from .counted import Counted

_NONE = "none"
_LONGEST_NAME = 20
_NUMBERS = (("KM", read_komi), ("HA", read_handicap))
_OWNED = (
    (Colour.BLACK, "Black's by agreement"),
    (Colour.WHITE, "White's by agreement"),
    (None, "Nobody's by agreement"),
)


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "score",
        run,
        summary="count a position as area and as territory",
        details="Which stones are dead is told by --dead or --marked; else it is proposed, but\n"
        "for tromp-taylor, citizendium and configuration: no stone is dead that is not named.\n"
        "Komi and handicap are those of the record; configuration knows neither.\n\n"
        "  goboard score game.sgf --rules japanese --dead D4,Q16",
    )
    add_record(parser)
    add_position(parser)
    parser.add_argument(
        "--rules",
        metavar="ID",
        type=_rules,
        help=f"{', '.join(_ids())} (default: those of the record)",
    )
    dead = parser.add_mutually_exclusive_group()
    dead.add_argument(
        "--dead",
        metavar="D4,E5,...|none",
        help="the dead stones: one of each chain is enough",
    )
    dead.add_argument(
        "--marked", action="store_true", help="dead stones and owners as TB and TW mark them"
    )
    add_notation(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Score a position."""
    session = session_at(args)
    rules = args.rules or _stated(session.tree, args.file)
    naming = Naming(args.notation, session.size)
    check_supported(args.notation, session.size)
    if rules is not CONFIGURATION:
        _warn(session.tree, args.file)
    proposed = rules.dead_leave and not args.marked and args.dead is None
    marking = _proposed(session) if proposed else _agreed(args, session)
    said = counted(session, rules, marking, proposed=proposed)
    if args.json:
        print_json(score_json(said))
    else:
        print("\n".join(_lines(said, naming)))
    return DONE


def _rules(text: str) -> RuleSet:
    """Return the rule set with an id.

    :raises ArgumentTypeError: when there are none.
    """
    if text == CONFIGURATION.id:
        return CONFIGURATION
    try:
        return rule_set(text)
    except UnknownRulesError:
        known = ", ".join(_ids())
        raise ArgumentTypeError(f"there are no rules {text!r}; there are {known}") from None


def _ids() -> list[str]:
    return [known.id for known in (*RULE_SETS, CONFIGURATION)]


def _stated(tree: Tree, name: str) -> RuleSet:
    """Return the rule set of a record.

    :raises CommandError: when it states none that are known.
    """
    rules = rules_of(tree)
    if rules is None:
        known = ", ".join(_ids())
        raise CommandError(f"{name}: it states no known rules; choose some by --rules: {known}")
    return rules


def _warn(tree: Tree, name: str) -> None:
    """Report numbers of a record that cannot be read."""
    said = read_texts(tree)
    for ident, read in _NUMBERS:
        text = said.get(ident, "").strip()
        if text and read(text) is None:
            shown = printable(clipped(text, _LONGEST_NAME))
            complain(f"{name}: {ident}[{shown}] is no number; it counts as 0")


def _proposed(session: Session) -> Marking:
    from ..study.proposal import propose_marking

    return propose_marking(session.board, session.to_play)


def _agreed(args: Namespace, session: Session) -> Marking:
    """Return the marking given by the arguments or the record; by default nothing is dead.

    :raises CommandError: when the arguments name no stones, or the record marks nothing.
    """
    if args.marked:
        marking = marked_score(session.tree, session.cursor)
        if marking is None:
            raise CommandError(f"{args.file}: TB and TW mark nothing in this position")
        return marking
    return Marking() if args.dead is None else Marking(_dead(args, session.board))


def _dead(args: Namespace, board: Board) -> frozenset[Point]:
    """Return the stones of the chains named in the argument.

    :raises CommandError: when a name is of no point, or of one without a stone.
    """
    if args.dead.strip() == _NONE:
        return frozenset()
    check_bijective(args.notation)
    dead: set[Point] = set()
    place = f"{args.file}: --dead"
    named = named_points(args.dead, Naming(args.notation, board.size), place)
    for number, (name, point) in enumerate(named, start=1):
        chain = chain_at(board, point)
        if chain is None:
            said = printable(clipped(name, _LONGEST_NAME))
            raise CommandError(f"{place}: name {number}: there is no stone on {said}")
        dead |= chain.points
    return frozenset(dead)


def _lines(said: Counted, naming: Naming) -> list[str]:
    dead, seki, owners = said.marking.dead, said.marking.seki, said.marking.owners
    lines = score_text(said.score, said.counts, said.difference)
    heading = "Dead, as proposed" if said.proposed else "Dead"
    lines += ["", f"{heading}: {_names(dead, naming) or _NONE}"]
    if seki:
        lines.append(f"In seki: {_names(seki, naming)}")
    if said.marking.teire:
        lines.append(f"To be filled: {_names(said.marking.teire, naming)}")
    for whose, words in _OWNED:
        points = [point for point, owner in owners.items() if owner is whose]
        if points:
            lines.append(f"{words}: {_names(points, naming)}")
    if said.agrees is False:
        lines.append(f"The record says otherwise: {printable(said.result.strip())}.")
    return lines


def _names(points: Iterable[Point], naming: Naming) -> str:
    return ", ".join(naming.name(point) for point in in_order(points))
