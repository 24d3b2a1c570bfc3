"""A score as text: a table, both results, and their difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record.values.conventions.numbers import write_points
from ..record.values.scoring import result_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go.difference import BothScores, ScoreDifference
    from ..go.score import Score

_ROWS = (
    ("stones", "living stones"),
    ("points", "points surrounded"),
    ("seki_points", "of them in seki"),
    ("teire", "of them to be filled"),
    ("prisoners", "prisoners"),
    ("dead", "dead stones taken"),
    ("pass_stones", "pass stones"),
    ("komi", "komi"),
    ("compensation", "for the handicap"),
)
_ALWAYS = ("stones", "points", "prisoners", "dead")
_WIDTH = 20
_PLAYERS = ("Black", "White")


def score_text(score: Score, counts: BothScores, difference: ScoreDifference) -> list[str]:
    """Return the lines of a score and of the alternative one."""
    rules = score.rules
    return [
        f"{result_text(score)} by {rules.name} rules, which count {rules.counting.value}",
        "",
        *_table(score, counts),
        "",
        _explanation(counts, difference),
    ]


def _table(score: Score, counts: BothScores) -> Iterator[str]:
    """Yield the points of each player and the totals, without empty rows."""
    yield _row("", _PLAYERS)
    for field, words in _ROWS:
        values: list[float] = [getattr(side, field) for side in (score.black, score.white)]
        if any(values) or field in _ALWAYS:
            yield _row(words, [write_points(value) for value in values])
    for words, counted in (("area", counts.area), ("territory", counts.territory)):
        totals = (counted.black.total, counted.white.total)
        yield _row(words, [write_points(total) for total in totals])
    if score.neutral:
        yield f"{'neutral points':<{_WIDTH}}{score.neutral:>7}"


def _row(words: str, values: tuple[str, str] | list[str]) -> str:
    black, white = values
    return f"{words:<{_WIDTH}}{black:>7}{white:>7}"


def _explanation(counts: BothScores, difference: ScoreDifference) -> str:
    """Return a sentence about the two results.

    >>> from goboard_gui.go import Board, rule_set
    >>> from goboard_gui.go.difference import both_scores, explain_difference
    >>> from goboard_gui.go.score import Marking, Terms
    >>> terms = Terms(passes=(0, 1), plays=(3, 2))
    >>> counts = both_scores(Board.from_rows(".XO", "XXO"), Marking(), rule_set("japanese"), terms)
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
        told = f"{points} for {_player(total)}"
    else:
        told = "the same"
    return f"By area {area}, by territory {territory}: {told}, as {', '.join(reasons)}."


def _reasons(difference: ScoreDifference) -> Iterator[tuple[str, int]]:
    """Yield the reasons of the difference, each with the amount in Black's favour."""
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
        yield "area makes up for the handicap", compensation


def _player(amount: int) -> str:
    return _PLAYERS[amount < 0]


def _more(amount: int, noun: str) -> str:
    number = abs(amount)
    return f"1 {noun} more" if number == 1 else f"{number} {noun}s more"


def _times(amount: int) -> str:
    number = abs(amount)
    return {1: "once", 2: "twice"}.get(number, f"{number} times")
