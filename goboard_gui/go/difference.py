"""Why area and territory come to different results.

Whatever stones a player brought onto the board live there, are dead there, or were taken. So a
player's living stones are as many as were played or set up, less those that the opponent has as
prisoners and as dead; and the points around them are the same in both counts. Area less territory
is therefore what Black brought onto the board beyond White, and what one count alone knows of.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from .counting import count
from .rule_sets import Compensation, Counting

if TYPE_CHECKING:
    from .board import Board
    from .rule_sets import RuleSet
    from .score import Marking, Score, Side, Terms


class Counts(NamedTuple):
    """The same end of a game, counted both ways."""

    area: Score
    territory: Score


class Difference(NamedTuple):
    """Black's margin by area less that by territory, in parts that sum up to it.

    ``setup`` are stones that came onto the board without a move, handicap stones mostly: Black's
    less White's. ``moves`` is how many moves Black made more, plays and passes; ``passes`` how
    many of White's moves were passes more than of Black's. ``seki`` and ``teire`` are points that
    one count alone gives, ``pass_stones`` those that only territory counts, and ``compensation``
    what White gets for a handicap in one count alone.
    """

    setup: int = 0
    moves: int = 0
    passes: int = 0
    seki: int = 0
    teire: int = 0
    pass_stones: int = 0
    compensation: int = 0

    @property
    def total(self) -> int:
        """What the parts sum up to."""
        return sum(self)


def both(board: Board, marking: Marking, rules: RuleSet, terms: Terms) -> Counts:
    """The count that the rules ask for, and the other one beside it.

    Area has no compensation but that of the rules, and points of seki count. Territory has no
    compensation, and points of seki count only beside pass stones, with which it is another way
    to count area (AGA).

    :raises OffBoardError: when a dead stone is to be where the board has no point.
    """
    area, territory = (count(board, marking, _counted(rules, way), terms) for way in Counting)
    return Counts(area, territory)


def explain(counts: Counts, terms: Terms) -> Difference:
    """Why the two counts of a game differ; ``terms`` are those by which both were made.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.go.rule_sets import rule_set
    >>> from goboard_gui.go.score import Marking, Terms
    >>> terms = Terms(passes=(1, 1), plays=(3, 2))
    >>> counts = both(Board.from_rows(".XO", "XXO"), Marking(), rule_set("aga"), terms)
    >>> counts.area.margin, counts.territory.margin, explain(counts, terms)._asdict()["moves"]
    (2.0, 1.0, 1)
    """
    area, territory = counts
    black, white = territory.black, territory.white
    brought = _brought(black, white) - _brought(white, black)
    plays, passes = (made[0] - made[1] for made in (terms.plays, terms.passes))
    seki, teire = (
        getattr(area.rules, kind) - getattr(territory.rules, kind)
        for kind in ("seki_points", "teire_points")
    )
    return Difference(
        setup=brought - plays,
        moves=plays + passes,
        passes=-passes,
        seki=seki * (black.seki_points - white.seki_points),
        teire=teire * (black.teire - white.teire),
        pass_stones=white.pass_stones - black.pass_stones,
        compensation=white.compensation - area.white.compensation,
    )


def _counted(rules: RuleSet, way: Counting) -> RuleSet:
    if rules.counting is way:
        return rules
    if way is Counting.AREA:
        return replace(rules, counting=way, seki_points=True)
    return replace(
        rules, counting=way, seki_points=rules.pass_stones, compensation=Compensation.NONE
    )


def _brought(side: Side, opponent: Side) -> int:
    """How many stones of a player came onto the board."""
    return side.stones + opponent.dead + opponent.prisoners
