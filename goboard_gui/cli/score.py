"""`goboard score`: score a position."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from ..display_text import clip_text, to_printable
from ..go import RULE_SETS, Colour, UnknownRulesError, chain_at, rule_set
from ..go.difference import area_and_territory_scores, explain_difference
from ..go.score import Marking, calculate_score
from ..named_tuples import NamedTuple
from ..notation import Naming
from ..record.properties.conventions.numbers import write_score_points
from ..record.properties.conventions.results import standard_result
from ..record.values.game_info import read_texts
from ..record.values.game_rules import rules_of
from ..record.values.scoring import (
    UnreadableKomiAndHandicap,
    agrees_with_result,
    result_text,
    scoring_terms,
    territory_marking,
    unreadable_komi_and_handicap,
)
from .arguments import (
    add_command,
    add_move_option,
    add_notation_option,
    add_record_arguments,
    check_bijective,
    check_supported,
)
from .common import DONE, CommandError, print_error, print_json, sorted_points
from .position import parse_named_points, session_from_args
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable, Iterator

    from ..go import Board, Point, RuleSet
    from ..go.difference import AreaAndTerritoryScores, ScoreDifference
    from ..go.score import PlayerScore, Score, ScoringTerms
    from ..record import Session, Tree

CONFIGURATION = rule_set("citizendium")._replace(
    id="configuration", name="Configuration", dead_stones_removed=False
)
"""Citizendium's rules for counting a position as it is, without komi."""


class ScoredPosition(NamedTuple):
    """A position with its score, and the data from which the score was computed.

    ``proposed`` is true if the dead stones were proposed by the program, not given. ``result`` is
    the result in the record, and ``agrees`` whether the score confirms it, or None if it cannot be
    compared. ``unreadable`` are the komi and the handicap of the record if they are not numbers.
    """

    marking: Marking
    terms: ScoringTerms
    score: Score
    counts: AreaAndTerritoryScores
    proposed: bool
    result: str
    agrees: bool | None
    unreadable: UnreadableKomiAndHandicap

    @property
    def counting_method(self) -> str:
        """The counting method as one word, such as "area"."""
        rules = self.score.rules
        return rules.id if rules is CONFIGURATION else rules.counting.value

    @property
    def score_difference(self) -> ScoreDifference:
        """The difference between the results of area and territory scoring, with its causes."""
        return explain_difference(self.counts, self.terms)


def score_position(
    session: Session, rules: RuleSet, marking: Marking, *, proposed: bool
) -> ScoredPosition:
    """Score the position at a session's cursor."""
    tree, board = session.tree, session.board
    terms = scoring_terms(tree, session.cursor)
    if rules is CONFIGURATION:
        terms = terms._replace(komi=0.0, handicap=0)
    score = calculate_score(board, marking, rules, terms)
    counts = area_and_territory_scores(board, marking, rules, terms)
    # A result is that of the last position.
    unsaid = rules is CONFIGURATION or tree.children(session.cursor)
    agrees = None if unsaid else agrees_with_result(tree, score)
    result = read_texts(tree).get("RE", "")
    ignored = unreadable_komi_and_handicap(tree, session.cursor)
    if rules is CONFIGURATION:
        ignored = UnreadableKomiAndHandicap()
    return ScoredPosition(marking, terms, score, counts, proposed, result, agrees, ignored)


def score_json(scored: ScoredPosition) -> dict[str, object]:
    """Return a score with all its details as a JSON object."""
    score, counts, rules = scored.score, scored.counts, scored.score.rules
    return {
        "black": score.black.total,
        "white": score.white.total,
        "result": result_text(score),
        "without_filling": _total(score.score_ignoring_teire),
        "method": scored.counting_method,
        "rules": rules.id,
        "komi": scored.terms.komi,
        "unreadable_komi": scored.unreadable.komi or None,
        "handicap": scored.terms.handicap,
        "unreadable_handicap": scored.unreadable.handicap or None,
        "proposed": scored.proposed,
        "dead": sorted_points(scored.marking.dead),
        "seki": sorted_points(scored.marking.seki),
        "teire": sorted_points(scored.marking.teire),
        "owners": [
            {"point": point, "owner": _word(scored.marking.owners[point])}
            for point in sorted_points(scored.marking.owners)
        ],
        "neutral": score.neutral,
        "sides": {"black": _side(score.black), "white": _side(score.white)},
        "area": _total(counts.area),
        "territory": _total(counts.territory),
        "difference": {**scored.score_difference._asdict(), "total": scored.score_difference.total},
        "agrees": scored.agrees,
    }


def _total(score: Score) -> dict[str, object]:
    return {
        "black": score.black.total,
        "white": score.white.total,
        "result": result_text(score),
    }


def _side(side: PlayerScore) -> dict[str, object]:
    facts = side._asdict()
    del facts["total"]
    return facts


def _word(owner: Colour | None) -> str | None:
    return None if owner is None else owner.name.lower()


_ROWS = (
    ("stones", "living stones"),
    ("points", "surrounded points"),
    ("seki_points", "in seki"),
    ("teire", "to be filled"),
    ("prisoners", "prisoners"),
    ("dead", "dead stones"),
    ("pass_stones", "pass stones"),
    ("komi", "komi"),
    ("compensation", "handicap compensation"),
)
_ALWAYS = ("stones", "points", "prisoners", "dead")
_WIDTH = 20
_PLAYERS = ("Black", "White")


def score_text(scored: ScoredPosition) -> list[str]:
    """Return the lines of a score table, followed by an explanation of the result by the other
    counting method.
    """
    rules, counts = scored.score.rules, scored.counts
    result, lacking = result_text(scored.score), scored.unreadable.omitted_from_score(rules)
    names = ("komi", "compensation")
    missing = [name for name, lacks in zip(names, lacking, strict=True) if lacks]
    if missing:
        result += f" without {' and '.join(missing)}"
    return [
        f"{result} by {rules.name} rules, which count {rules.counting.value}",
        "",
        *_table(scored.score, counts),
        "",
        _explanation(counts, scored.score_difference),
    ]


def _table(score: Score, counts: AreaAndTerritoryScores) -> Iterator[str]:
    """Yield the rows of a score table; rows in which both players have 0 are omitted."""
    yield _row("", _PLAYERS)
    for field, words in _ROWS:
        values: list[float] = [getattr(side, field) for side in (score.black, score.white)]
        if any(values) or field in _ALWAYS:
            yield _row(words, [write_score_points(value) for value in values])
    for words, counted in (("area", counts.area), ("territory", counts.territory)):
        totals = (counted.black.total, counted.white.total)
        yield _row(words, [write_score_points(total) for total in totals])
    if score.neutral:
        yield f"{'neutral points':<{_WIDTH}}{score.neutral:>7}"


def _row(words: str, values: tuple[str, str] | list[str]) -> str:
    black, white = values
    return f"{words:<{_WIDTH}}{black:>7}{white:>7}"


def _explanation(counts: AreaAndTerritoryScores, difference: ScoreDifference) -> str:
    """Return a sentence that compares the results by area and by territory scoring.

    >>> from goboard_gui.go import Board, rule_set
    >>> from goboard_gui.go.difference import area_and_territory_scores, explain_difference
    >>> from goboard_gui.go.score import Marking, ScoringTerms
    >>> terms = ScoringTerms(passes=(0, 1), plays=(3, 2))
    >>> board, rules = Board.from_rows(".XO", "XXO"), rule_set("japanese")
    >>> counts = area_and_territory_scores(board, Marking(), rules, terms)
    >>> print(_explanation(counts, explain_difference(counts, terms)))
    By area B+2, by territory B+1: 1 point for Black, as White passed once more (+1).
    """
    area, territory = map(result_text, counts)
    reasons = [f"{words} ({amount:+d})" for words, amount in _reasons(difference)]
    if not reasons:
        return f"By area {area}, by territory {territory}."
    total = difference.total
    if total:
        points = "1 point" if abs(total) == 1 else f"{abs(total)} points"
        points_text = f"{points} for {_player(total)}"
    else:
        points_text = "the same"
    return f"By area {area}, by territory {territory}: {points_text}, as {', '.join(reasons)}."


def _reasons(difference: ScoreDifference) -> Iterator[tuple[str, int]]:
    """Yield the reasons why area and territory scores differ, each with its amount in Black's
    favour.
    """
    setup, moves, passes, seki, teire, pass_stones, compensation = difference
    if setup:
        yield f"{_player(setup)} had {_more(setup, 'stone')} set up", setup
    if moves:
        yield f"{_player(moves)} made {_more(moves, 'move')}", moves
    if passes:
        yield f"{_player(-passes)} passed {_times(passes)} more", passes
    if seki:
        yield f"{_player(seki)} has {_more(seki, 'point')} in seki", seki
    if teire:
        yield f"{_player(teire)} has {_more(teire, 'point')} to fill at home", teire
    if pass_stones:
        yield f"{_player(-pass_stones)} got {_more(pass_stones, 'pass stone')}", pass_stones
    if compensation:
        yield "area scoring compensates for the handicap", compensation


def _player(amount: int) -> str:
    return _PLAYERS[amount < 0]


def _more(amount: int, noun: str) -> str:
    number = abs(amount)
    return f"1 more {noun}" if number == 1 else f"{number} more {noun}s"


def _times(amount: int) -> str:
    number = abs(amount)
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


_NONE = "none"
_LONGEST_NAME = 20
_OWNED = (
    (Colour.BLACK, "Black's by agreement"),
    (Colour.WHITE, "White's by agreement"),
    (None, "Neutral by agreement"),
)


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `score` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "score",
        run,
        summary=SUBCOMMANDS["score"],
        details="Name the dead stones with --dead or --marked; otherwise they are estimated,\n"
        "except with tromp-taylor, citizendium and configuration, where only named stones\n"
        "are dead. Komi and handicap are taken from the record; configuration ignores\n"
        "both.\n"
        "\n"
        "  goboard score game.sgf --rules japanese --dead D4,Q16",
    )
    add_record_arguments(parser)
    add_move_option(parser)
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
        help="dead stones; one stone of each chain is enough",
    )
    dead.add_argument(
        "--marked",
        action="store_true",
        help="use the territory marked with TB and TW in the record",
    )
    add_notation_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """Score a position, and return the exit status."""
    session = session_from_args(args)
    rules = args.rules or _stated_rules(session.tree, args.file)
    naming = Naming.on_board(args.notation, session.shape)
    check_supported(naming.notation, session.size)
    if rules is not CONFIGURATION:
        _warn_about_unreadable(session, args.file)
    proposed = rules.dead_stones_removed and not args.marked and args.dead is None
    marking = _proposed(session) if proposed else _agreed_marking(args, session)
    scored = score_position(session, rules, marking, proposed=proposed)
    if args.json:
        print_json(score_json(scored))
    else:
        print("\n".join(_lines(scored, naming)))
    return DONE


def _rules(text: str) -> RuleSet:
    """Parse the id of a rule set, and return the rule set.

    :raises ArgumentTypeError: there is no such rule set.
    """
    if text == CONFIGURATION.id:
        return CONFIGURATION
    try:
        return rule_set(text)
    except UnknownRulesError:
        known = ", ".join(_ids())
        raise ArgumentTypeError(f"unknown rules: {text!r} (choose from {known})") from None


def _ids() -> list[str]:
    return [known.id for known in (*RULE_SETS, CONFIGURATION)]


def _stated_rules(tree: Tree, name: str) -> RuleSet:
    """Return the rule set stated in a record, or raise an error if it states none.

    :raises CommandError: it names no known rules.
    """
    rules = rules_of(tree)
    if rules is None:
        known = ", ".join(_ids())
        raise CommandError(f"{name}: no known rules in the record; choose with --rules: {known}")
    return rules


def _warn_about_unreadable(session: Session, name: str) -> None:
    """Print a warning for the komi or handicap of a record if it cannot be parsed."""
    unreadable = unreadable_komi_and_handicap(session.tree, session.cursor)
    for ident, text, lacking in (
        ("KM", unreadable.komi, "komi"),
        ("HA", unreadable.handicap, "compensation"),
    ):
        if text:
            shown = to_printable(clip_text(text, _LONGEST_NAME))
            print_error(f"{name}: {ident}[{shown}] is not a number; scored without {lacking}")


def _proposed(session: Session) -> Marking:
    from ..study.dead_stones import propose_marking

    return propose_marking(session.board, session.to_play)


def _agreed_marking(args: Namespace, session: Session) -> Marking:
    """Return the marking of dead stones from the arguments or else from the record; by default no
    stones are dead.

    :raises CommandError: the arguments name points without stones, or the record marks nothing.
    """
    if args.marked:
        marking = territory_marking(session.tree, session.cursor)
        if marking is None:
            raise CommandError(f"{args.file}: no TB or TW in this position")
        return marking
    return Marking() if args.dead is None else Marking(_dead_stones(args, session.board))


def _dead_stones(args: Namespace, board: Board) -> frozenset[Point]:
    """Return the stones of all chains that the argument `--dead` names.

    :raises CommandError: a name is not that of a point with a stone.
    """
    if args.dead.strip() == _NONE:
        return frozenset()
    check_bijective(args.notation)
    dead: set[Point] = set()
    place = f"{args.file}: --dead"
    named = parse_named_points(args.dead, Naming.on_board(args.notation, board.shape), place)
    for number, (name, point) in enumerate(named, start=1):
        chain = chain_at(board, point)
        if chain is None:
            shown = to_printable(clip_text(name, _LONGEST_NAME))
            raise CommandError(f"{place}: name {number}: there is no stone on {shown}")
        dead |= chain.points
    return frozenset(dead)


def _lines(scored: ScoredPosition, naming: Naming) -> list[str]:
    dead, seki, owners = scored.marking.dead, scored.marking.seki, scored.marking.owners
    lines = score_text(scored)
    heading = "Dead (estimated)" if scored.proposed else "Dead"
    lines += ["", f"{heading}: {_names(dead, naming) or _NONE}"]
    if seki:
        lines.append(f"In seki: {_names(seki, naming)}")
    if scored.marking.teire:
        lines.append(f"To be filled: {_names(scored.marking.teire, naming)}")
    if scored.score.excludes_teire:
        lines.append(f"Without filling: {result_text(scored.score.score_ignoring_teire)}")
    for whose, words in _OWNED:
        points = [point for point, owner in owners.items() if owner is whose]
        if points:
            lines.append(f"{words}: {_names(points, naming)}")
    if scored.agrees is False:
        recorded = to_printable(standard_result(scored.result.strip()))
        lines.append(f"The result in the record differs: {recorded}.")
    return lines


def _names(points: Iterable[Point], naming: Naming) -> str:
    return ", ".join(naming.name(point) for point in sorted_points(points))
