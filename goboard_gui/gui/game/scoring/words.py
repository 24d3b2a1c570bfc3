"""Counts put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....go import Colour
from ....go.counting import surrounded
from ....go.rule_sets import Counting
from ....record.values.scoring import result_text
from ...core.i18n import number, tr_noop, translator
from ...wording import rule_texts as rule_words
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....go import RuleSet
    from ....go.difference import Difference
    from ....go.score import Score, Side

_S = "Scoring"
_tr = translator(_S)

_WAYS = {Counting.AREA: tr_noop(_S, "Area"), Counting.TERRITORY: tr_noop(_S, "Territory")}
USUAL_RULES = "japanese"
"""The rules that count where a record names none: most records that do not say are of them."""

_MOVES = tr_noop(_S, "{player} made %n moves more")
_PASSES = tr_noop(_S, "{player} passed %n times more")
_SETUP = tr_noop(_S, "{player} has %n stones more that were set up")
_SEKI = tr_noop(_S, "{player} has %n points more in seki")
_TEIRE = tr_noop(_S, "{player} has %n points more to fill at home")
_PASS_STONES = tr_noop(_S, "{player} gave %n stones more for passing")
_COMPENSATION = tr_noop(_S, "White gets %n points for the handicap")


class Row(NamedTuple):
    """A line of a count: what it is, and how much of it Black and White have."""

    label: str
    black: str
    white: str


def way_name(way: Counting) -> str:
    """What a way to count is called."""
    return _tr(_WAYS[way])


def result(score: Score) -> str:
    """Who is ahead and by how much."""
    return _tr(tr_noop(_S, "Draw")) if score.winner is None else result_text(score)


def rows(score: Score) -> list[Row]:
    """What adds up to the totals under the rules of a count."""
    rules = score.rules
    found = [_row(tr_noop(_S, "Territory"), *(surrounded(side, rules) for side in _sides(score)))]
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
        found.append(_row(tr_noop(_S, "For the handicap"), *points))
    return found


def total(score: Score) -> Row:
    """The last line of a count."""
    return _row(tr_noop(_S, "Total"), *(side.total for side in _sides(score)))


def _sides(score: Score) -> tuple[Side, Side]:
    return score.black, score.white


def _row(label: str, black: float, white: float) -> Row:
    return Row(_tr(label), number(black), number(white))


def explained(difference: Difference) -> str:
    """Why area and territory do not come to the same margin, or that they do."""
    parts, points = list(_parts(difference)), difference.total
    if not parts:
        return _tr(tr_noop(_S, "Both ways to count come to the same."))
    ahead = 1 if points >= 0 else -1
    told = "; ".join(f"{words} ({ahead * given:+d})" for words, given in parts)
    if not points:
        same = tr_noop(_S, "Both ways to count come to the same, for Black: {reasons}.")
        return _tr(same).format(reasons=told)
    better = tr_noop(
        _S,
        "By area {player} is %n better off than by territory: {reasons}. "
        "By area a stone on the board is a point, by territory it is not.",
    )
    return _tr(better, abs(points)).format(player=_player(points), reasons=told)


def _parts(difference: Difference) -> Iterator[tuple[str, int]]:
    """Each reason, and how many points it makes for Black by area."""
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


def komi_source(komi: float, stated: bool) -> str:
    """Where the komi of a count comes from."""
    if stated:
        told = tr_noop(_S, "Komi {komi}, as the record says.")
        return _tr(told).format(komi=number(komi))
    return _tr(tr_noop(_S, "The record says nothing of komi, so there is none."))


def nobodys(points: int) -> str:
    """How many points are nobody's, and how they are known; empty if there are none."""
    return _tr(tr_noop(_S, "%n points are nobody's; they are tinted."), points) if points else ""


def rules_source(rules: RuleSet, of_record: RuleSet | None) -> str:
    """Why a position is counted by these rules; empty if the record says so."""
    if of_record is None:
        told = tr_noop(_S, "The record does not say by which rules; here {rules} were chosen.")
        return _tr(told).format(rules=rule_words.name(rules))
    if rules == of_record:
        return ""
    told = tr_noop(_S, "The record says {rules}, and will still say so.")
    return _tr(told).format(rules=rule_words.name(of_record))


def recorded(said: str, agrees: bool | None) -> str:
    """What the record says of the result beside a count; empty if it says nothing."""
    if not said:
        return ""
    if agrees is None:
        return _tr(tr_noop(_S, "The record says {result}.")).format(result=said)
    if agrees:
        return _tr(tr_noop(_S, "The record says the same: {result}.")).format(result=said)
    return _tr(tr_noop(_S, "The record says otherwise: {result}.")).format(result=said)


def question(said: str, now: str, *, variation: bool) -> str:
    """What is asked before a result is written over, or a variation has one; ``said`` is before."""
    if not variation:
        told = tr_noop(_S, "The record says {said}. Replace it by {now}?")
    elif said:
        told = tr_noop(_S, "The record says {said}, and this is a variation. Replace it by {now}?")
    else:
        told = tr_noop(_S, "This is a variation. Make {now} the result of the game?")
    return _tr(told).format(said=said, now=now)


def written(score: Score, *, with_result: bool) -> str:
    """What was written into the record."""
    if with_result:
        told = tr_noop(_S, "The territory and the result {result} are in the record now.")
        return _tr(told).format(result=result(score))
    return _tr(tr_noop(_S, "The territory is in the record now; its result is as it was."))


def hint(rules: RuleSet) -> str:
    """What clicks do while one counts."""
    if not rules.dead_leave:
        return _tr(tr_noop(_S, "By these rules nothing is dead that is still on the board."))
    return _tr(
        tr_noop(
            _S,
            "Click stones to let them die or live, areas to change their owner. "
            "Shift: one chain, or a point that has to be filled. Right click: in seki ○.",
        )
    )
