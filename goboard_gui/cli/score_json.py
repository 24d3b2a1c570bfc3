"""A score as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..record.values.scoring import result_text
from .common import in_order

if TYPE_CHECKING:
    from ..go import Colour
    from ..go.score import Score, Side
    from .counted import Counted


def score_json(counted: Counted) -> dict[str, object]:
    """Return a score with all its details."""
    score, counts, rules = counted.score, counted.counts, counted.score.rules
    return {
        "black": score.black.total,
        "white": score.white.total,
        "result": result_text(score),
        "method": counted.method,
        "rules": rules.id,
        "komi": counted.terms.komi,
        "handicap": counted.terms.handicap,
        "proposed": counted.proposed,
        "dead": in_order(counted.marking.dead),
        "seki": in_order(counted.marking.seki),
        "teire": in_order(counted.marking.teire),
        "owners": [
            {"point": point, "owner": _word(counted.marking.owners[point])}
            for point in in_order(counted.marking.owners)
        ],
        "neutral": score.neutral,
        "sides": {"black": _side(score.black), "white": _side(score.white)},
        "area": _total(counts.area),
        "territory": _total(counts.territory),
        "difference": {**counted.difference._asdict(), "total": counted.difference.total},
        "agrees": counted.agrees,
    }


def _total(score: Score) -> dict[str, object]:
    return {
        "black": score.black.total,
        "white": score.white.total,
        "result": result_text(score),
    }


def _side(side: Side) -> dict[str, object]:
    facts = side._asdict()
    del facts["total"]
    return facts


def _word(owner: Colour | None) -> str | None:
    return None if owner is None else owner.name.lower()
