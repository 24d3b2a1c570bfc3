"""Rules of Go as data: what may be played and how the end is counted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .rules import Ko, Rules


class Counting(Enum):
    """What a player's points are."""

    AREA = "area"
    """Living stones on the board and the points that they surround."""
    TERRITORY = "territory"
    """Points surrounded, and stones taken: in play, and at the end as dead."""


class Compensation(Enum):
    """What White gets for handicap stones, besides komi."""

    NONE = "none"
    STONES = "stones"
    """A point for each."""
    BUT_ONE = "but one"
    """A point for each but the first."""

    def points(self, handicap: int) -> int:
        """The points for some handicap stones; fewer than two are no handicap.

        >>> [way.points(4) for way in Compensation], Compensation.STONES.points(1)
        ([0, 4, 3], 0)
        """
        if handicap < 2 or self is Compensation.NONE:
            return 0
        return handicap - (self is Compensation.BUT_ONE)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules that a game can be played by.

    ``id`` is the command line's word. ``name`` is what records call them in ``RU``. ``komi`` is
    the usual one of even games. With ``seki_points`` points that stones in seki surround count.
    With ``pass_stones`` a player who passes gives the opponent a stone, and White makes the last
    pass. With ``dead_leave`` dead stones are taken off by agreement before counting; else all
    stones count that are on the board. With ``ties_to_black`` Black wins where both have the same.
    """

    id: str
    name: str
    ko: Ko
    suicide: bool
    counting: Counting
    komi: float
    compensation: Compensation = Compensation.NONE
    seki_points: bool = True
    pass_stones: bool = False
    dead_leave: bool = True
    ties_to_black: bool = False

    @property
    def teire_points(self) -> bool:
        """Whether points count that have to be filled: not where stones are no points anyway.

        With pass stones a stone played at home costs nothing.
        """
        return self.counting is Counting.AREA or self.pass_stones

    @property
    def rules(self) -> Rules:
        """What moves are judged by."""
        return Rules(self.ko, self.suicide)


class UnknownRulesError(ValueError):
    """No rule set has this id."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        known = ", ".join(known.id for known in RULE_SETS)
        return f"no rules are called {self.key} ({known} are)"


# What one source leaves open is taken from the British Go Association's comparison of rules
# (britgo.org/rules/compare): komi, and what White gets for handicap stones.
RULE_SETS = (
    # Long cycles have no result; who repeats one is not stopped.
    RuleSet(
        "japanese",
        "Japanese",
        Ko.SIMPLE,
        suicide=False,
        counting=Counting.TERRITORY,
        komi=6.5,
        seki_points=False,
    ),
    # Article 6 forbids to repeat a whole-board position; referees may void such games instead.
    RuleSet(
        "chinese",
        "Chinese",
        Ko.POSITIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=7.5,
        compensation=Compensation.STONES,
    ),
    RuleSet(
        "korean",
        "Korean",
        Ko.SIMPLE,
        suicide=False,
        counting=Counting.TERRITORY,
        komi=6.5,
        seki_points=False,
    ),
    # Rule 6 tells that the player to move is the same; by rules 7 and 9 passes cost a stone, and
    # White passes last.
    RuleSet(
        "aga",
        "AGA",
        Ko.SITUATIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=7.5,
        compensation=Compensation.BUT_ONE,
        pass_stones=True,
    ),
    # A play may not make the position again that any earlier move of the player's, passes among
    # them, left. White gives a handicap by passing and gets nothing for it.
    RuleSet("nz", "NZ", Ko.SITUATIONAL, suicide=True, counting=Counting.AREA, komi=7.0),
    # Fighting and disturbing kos cannot be told from each other by a program; a positional superko
    # is what programs judge instead (KataGo does), and it forbids suicide of a single stone, as
    # Ing's first article does. Black gives eight points and wins where scores are then equal.
    RuleSet(
        "ing",
        "GOE",
        Ko.POSITIONAL,
        suicide=True,
        counting=Counting.AREA,
        komi=8.0,
        ties_to_black=True,
    ),
    # Their text knows no komi; programs that play by them use this one. The game ends with the
    # second pass, and what is on the board then counts.
    RuleSet(
        "tromp-taylor",
        "Tromp-Taylor",
        Ko.POSITIONAL,
        suicide=True,
        counting=Counting.AREA,
        komi=7.5,
        dead_leave=False,
    ),
    # The score of a game is the configuration score of its last position: nothing is taken off.
    RuleSet(
        "citizendium",
        "Citizendium",
        Ko.POSITIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=0.0,
        dead_leave=False,
    ),
)
"""The rule sets that are known by name."""


def rule_set(key: str) -> RuleSet:
    """The rule set with an id.

    :raises UnknownRulesError: there is none.

    >>> rule_set("aga").pass_stones
    True
    """
    for known in RULE_SETS:
        if known.id == key:
            return known
    raise UnknownRulesError(key)
