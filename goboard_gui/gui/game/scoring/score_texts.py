"""Texts of the score panel, and questions and messages about scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go import Colour
from ....go.difference import explain_difference
from ....go.rules import Counting
from ....go.score import counted_points
from ....named_tuples import NamedTuple
from ....record.values.game_info import read_texts
from ....record.values.game_rules import rules_of
from ....record.values.scoring import agrees_with_result, result_text, unreadable_komi_and_handicap
from ...core.i18n import format_number, tr_noop, translator
from ...wording import result_texts, rule_texts
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....go import RuleSet
    from ....go.difference import ScoreDifference
    from ....go.score import PlayerScore, Score
    from ....record import Tree
    from ....record.values.scoring import UnreadableKomiAndHandicap
    from ....study.scoring_session import ScoringSession
    from .scoring_engine import ScoringEngine

_S = "Scoring"
_tr = translator(_S)

_COUNTING_NAMES = {Counting.AREA: tr_noop(_S, "Area"), Counting.TERRITORY: tr_noop(_S, "Territory")}

_MOVES = tr_noop(_S, "{player} made %n more moves")
_PASSES = tr_noop(_S, "{player} passed %n more times")
_SETUP = tr_noop(_S, "{player} has %n more setup stones")
_SEKI = tr_noop(_S, "{player} has %n more points in seki")
_TEIRE = tr_noop(_S, "{player} needs %n more protective moves")
_PASS_STONES = tr_noop(_S, "{player} gave %n more pass stones")
_COMPENSATION = tr_noop(_S, "White gets %n points for the handicap")


class ScoreRow(NamedTuple):
    """A row of the score table: a label and the points of Black and White."""

    label: str
    black: str
    white: str


def scoring_method_name(way: Counting) -> str:
    """Return the name of a scoring method, such as area scoring."""
    return _tr(_COUNTING_NAMES[way])


def winner_and_margin_text(score: Score) -> str:
    """Return the winner and the margin of a score as text."""
    if score.winner is None:
        return _tr(tr_noop(_S, "Draw"))
    return result_texts.result_text(result_text(score))


def score_rows(score: Score) -> list[ScoreRow]:
    """Return the rows of a score table, which add up to the total."""
    rules = score.rules
    found = [
        _row(tr_noop(_S, "Territory"), *(counted_points(side, rules) for side in _sides(score)))
    ]
    if rules.counting is Counting.AREA:
        stones = (side.stones for side in _sides(score))
        found.insert(0, _row(tr_noop(_S, "Stones on the board"), *stones))
    else:
        found.append(_row(tr_noop(_S, "Prisoners"), *(side.prisoners for side in _sides(score))))
        found.append(_row(tr_noop(_S, "Dead stones"), *(side.dead for side in _sides(score))))
        if rules.pass_stones:
            stones = (side.pass_stones for side in _sides(score))
            found.append(_row(tr_noop(_S, "Pass stones"), *stones))
    found.append(_row(tr_noop(_S, "Komi"), *(side.komi for side in _sides(score))))
    if any(side.compensation for side in _sides(score)):
        points = (side.compensation for side in _sides(score))
        found.append(_row(tr_noop(_S, "Compensation for handicap"), *points))
    return found


def total_row(score: Score) -> ScoreRow:
    """Return the row with the total of a score."""
    return _row(tr_noop(_S, "Total"), *(side.total for side in _sides(score)))


def _sides(score: Score) -> tuple[PlayerScore, PlayerScore]:
    return score.black, score.white


def _row(label: str, black: float, white: float) -> ScoreRow:
    return ScoreRow(_tr(label), format_number(black), format_number(white))


def score_difference_text(difference: ScoreDifference) -> str:
    """Return an explanation of why area and territory scoring give different margins, if they
    do.
    """
    parts, points = list(_difference_parts(difference)), difference.total
    if not parts:
        return _tr(tr_noop(_S, "Area and territory scoring give the same result."))
    ahead = 1 if points >= 0 else -1
    text = "; ".join(f"{words} ({ahead * given:+d})" for words, given in parts)
    if not points:
        same = tr_noop(
            _S,
            "Area and territory scoring give the same result because these "
            "differences cancel out (points for Black): {reasons}.",
        )
        return _tr(same).format(reasons=text)
    better = tr_noop(
        _S,
        "Area scoring favours {player} by %n points: {reasons}. Only area scoring "
        "counts stones on the board.",
    )
    return _tr(better, abs(points)).format(player=_player(points), reasons=text)


def _difference_parts(difference: ScoreDifference) -> Iterator[tuple[str, int]]:
    """Iterate over the reasons for a difference, each with the points by which area scoring favours
    Black.
    """
    for points, words, own in (
        (difference.setup, _SETUP, True),
        (difference.moves, _MOVES, True),
        (difference.passes, _PASSES, False),
        (difference.seki, _SEKI, True),
        (difference.teire, _TEIRE, True),
        (difference.pass_stones, _PASS_STONES, True),
        (difference.compensation, _COMPENSATION, True),
    ):
        if points:
            player = _player(points if own else -points)
            yield _tr(words, abs(points)).format(player=player), points


def _player(points: int) -> str:
    return colour_name(Colour.BLACK if points > 0 else Colour.WHITE)


_LEFT_OUT = {
    (False, False): "{result}",
    (True, False): tr_noop(_S, "{result} without komi"),
    (False, True): tr_noop(_S, "{result} without compensation"),
    (True, True): tr_noop(_S, "{result} without komi and compensation"),
}
"""The result of a score that lacks the komi, or a compensation for the handicap."""


def score_result_text(score: Score, unreadable: UnreadableKomiAndHandicap) -> str:
    """Return the result of a score as text, noting a komi or handicap that is left out as
    unreadable.
    """
    text = _LEFT_OUT[unreadable.omitted_from_score(score.rules)]
    return _tr(text).format(result=winner_and_margin_text(score))


def komi_source_text(
    komi: float, rules: RuleSet, *, stated: bool, unreadable: UnreadableKomiAndHandicap
) -> str:
    """Return sentences that state where the komi of a score comes from, and whether a handicap is
    left out.
    """
    texts = [_komi_source_text(komi, stated=stated, unreadable=unreadable.komi)]
    if unreadable.omitted_from_score(rules)[1]:
        texts.append(rule_texts.unreadable_handicap_text(unreadable.handicap))
    return "\n".join(texts)


def _komi_source_text(komi: float, *, stated: bool, unreadable: str) -> str:
    if unreadable:
        return rule_texts.unreadable_komi_text(unreadable)
    if stated:
        text = tr_noop(_S, "Komi {komi}, from the record.")
        return _tr(text).format(komi=format_number(komi))
    return _tr(tr_noop(_S, "No komi given; using 0."))


def neutral_points_text(points: int) -> str:
    """Return text with the number of neutral points, or "" if there are none."""
    return _tr(tr_noop(_S, "%n neutral points (shaded)"), points) if points else ""


def rules_source_text(rules: RuleSet, of_record: RuleSet | None) -> str:
    """Return a sentence that states why these rules are used, or "" if the record specifies
    them.
    """
    if of_record is None:
        text = tr_noop(_S, "No rules given; using {rules}.")
        return _tr(text).format(rules=rule_texts.rules_name(rules))
    if rules == of_record:
        return ""
    text = tr_noop(_S, "The rules in the record remain unchanged: {rules}.")
    return _tr(text).format(rules=rule_texts.rules_name(of_record))


def without_filling_text(score: Score) -> str:
    """Return text with the result if filled points (teire) counted, or "" if none are filled."""
    if not score.excludes_teire:
        return ""
    text = tr_noop(_S, "Without filling: {result}")
    return _tr(text).format(result=winner_and_margin_text(score.score_ignoring_teire))


def record_comparison_text(said: str, agrees: bool | None) -> str:
    """Return a comparison of the score with the recorded result ``said``, or "" if there is
    none.
    """
    if not said:
        return ""
    if agrees is None:
        return _tr(tr_noop(_S, "Recorded result: {result}")).format(result=said)
    if agrees:
        return _tr(tr_noop(_S, "Matches the recorded result: {result}")).format(result=said)
    return _tr(tr_noop(_S, "Differs from the recorded result: {result}")).format(result=said)


def replace_question(said: str, now: str, *, variation: bool) -> str:
    """Return the question asked before a result is replaced; ``said`` is the recorded result."""
    if not variation:
        text = tr_noop(_S, "Replace the recorded result {said} with {now}?")
    elif said:
        text = tr_noop(_S, "This is a variation. Replace the recorded result {said} with {now}?")
    else:
        text = tr_noop(_S, "This is a variation. Record {now} as the result of the game?")
    return _tr(text).format(said=said, now=now)


def result_saved_notice(result: str, *, with_result: bool) -> str:
    """Return the message that states what was written into the record; ``result`` is the result of
    the score as text.
    """
    if with_result:
        text = tr_noop(_S, "Territory and result ({result}) saved to the record.")
        return _tr(text).format(result=result)
    return _tr(tr_noop(_S, "Territory saved to the record; the result is unchanged."))


def scoring_hint(rules: RuleSet) -> str:
    """Return a hint that explains what clicks do while scoring."""
    if not rules.dead_stones_removed:
        return _tr(tr_noop(_S, "Under these rules, all stones left on the board are alive."))
    return _tr(
        tr_noop(
            _S,
            "Click a group to mark it dead or alive, or an empty region to change its "
            "owner. Shift+click: one chain, or a point to fill. Right-click: seki "
            "(○).",
        )
    )


def engine_texts(scoring: ScoringSession, engine: ScoringEngine) -> list[str]:
    """Return what an engine has said about the position, in sentences."""
    texts = []
    if scoring.has_engine_status:
        text = tr_noop(_S, "Dead stones by {engine}; the points are counted on the board.")
        if scoring.has_own_marks:
            text = tr_noop(
                _S,
                "Dead stones by {engine}, except where you have clicked; the points are counted "
                "on the board.",
            )
        texts.append(_tr(text).format(engine=engine.engine_name))
        if scoring.disputed:
            text = tr_noop(
                _S, "△ Check these: {engine} is unsure, or disagrees with Goboard's proposal."
            )
            texts.append(_tr(text).format(engine=engine.engine_name))
    return [*texts, *filter(None, (engine.score, engine.progress))]


class ScoreSummary(NamedTuple):
    """The texts that the score panel shows; a text is "" if it does not apply.

    ``rows`` add up to ``total``. ``methods`` has a row for each scoring method.
    """

    rules: RuleSet
    rows: list[ScoreRow]
    total: ScoreRow
    result: str
    score_ignoring_teire: str
    methods: list[tuple[str, str, str, str]]
    method: int
    difference: str
    rules_source: str
    terms_source: str
    neutral_points: str
    recorded: str
    hint: str


def score_summary(tree: Tree, node: int, scoring: ScoringSession) -> ScoreSummary:
    """Return the texts that the score panel shows for the scoring session of the position at a
    node.
    """
    rules, terms, counts = scoring.rules, scoring.terms, scoring.area_and_territory_scores()
    score = counts[list(Counting).index(rules.counting)]
    recorded = recorded_result(tree)
    unreadable = unreadable_komi_and_handicap(tree, node)
    return ScoreSummary(
        rules,
        score_rows(score),
        total_row(score),
        score_result_text(score, unreadable),
        without_filling_text(score),
        [
            (scoring_method_name(way), *total_row(each)[1:], winner_and_margin_text(each))
            for way, each in zip(Counting, counts, strict=True)
        ],
        list(Counting).index(rules.counting),
        score_difference_text(explain_difference(counts, terms)),
        rules_source_text(rules, rules_of(tree)),
        komi_source_text(
            terms.komi,
            rules,
            stated=bool(read_texts(tree).get("KM", "").strip()),
            unreadable=unreadable,
        ),
        neutral_points_text(score.neutral),
        record_comparison_text(recorded, agrees_with_result(tree, score)) if recorded else "",
        scoring_hint(rules),
    )


def recorded_result(tree: Tree) -> str:
    """Return the result stated in the record as text."""
    return result_texts.result_text(read_texts(tree).get("RE", "").strip())
