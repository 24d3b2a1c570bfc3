"""Rules: ko, suicide and counting, and the standard rule sets."""

from __future__ import annotations

from enum import Enum

from ..named_tuples import NamedTuple


class Ko(Enum):
    """A ko rule: which earlier whole-board positions a play must not repeat."""

    SIMPLE = "simple"
    """The position before the opponent's last move."""
    POSITIONAL = "positional"
    """Any earlier position: positional superko (Citizendium's P3, "Rules of Go" rule 8)."""
    SITUATIONAL = "situational"
    """Any earlier position with the same player to move: situational superko."""
    NATURAL = "natural"
    """Any position that a play of the same player created: natural situational superko.

    Passes do not create positions. So a player who passed may retake a ko that the opponent takes
    next (Sensei's Library, "Natural Situational Superko Rule"), unless the player had also created
    the position by an earlier play.
    """


class IllegalReason(Enum):
    """The reason why a move is illegal; the values are printed by the command line."""

    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Rules(NamedTuple):
    """Rules about legal plays: the ko rule, and whether ``suicide`` is allowed.

    Passing is always legal. Two passes end the game; later moves are reported by
    `Judgement.after_end` but not forbidden, because players do resume games.
    """

    ko: Ko = Ko.SIMPLE
    suicide: bool = False

    @property
    def superko(self) -> bool:
        """Whether the ko rule is a superko rule."""
        return self.ko is not Ko.SIMPLE


RECORDING = Rules()
"""Default rules for recording: no suicide, simple ko; repetitions are reported, not forbidden."""


class Judgement(NamedTuple):
    """The legality of a move, and whether the move repeats a position or is made after the end of
    the game.

    ``illegal`` is the first reason why the move is illegal, or None. ``repeats`` is the index of an
    equal earlier position, 0 for the one before the first move: the first whose repetition is
    forbidden, else the first of all, or None. ``after_end`` is true if two passes had ended the
    game.
    """

    illegal: IllegalReason | None = None
    repeats: int | None = None
    after_end: bool = False


LEGAL = Judgement()
"""The judgement of a legal move that neither repeats a position nor follows the end."""


class Counting(Enum):
    """The scoring method: by area or by territory."""

    AREA = "area"
    """Living stones on the board and the points that they surround."""
    TERRITORY = "territory"
    """Surrounded points, plus prisoners and the opponent's dead stones."""


class Compensation(Enum):
    """White's compensation for handicap stones, besides komi."""

    NONE = "none"
    STONES = "stones"
    """One point for each handicap stone."""
    BUT_ONE = "but one"
    """One point for each handicap stone except the first."""

    def points(self, handicap: int) -> int:
        """Return White's compensation in points for handicap stones; a single stone gives none.

        >>> [way.points(4) for way in Compensation], Compensation.STONES.points(1)
        ([0, 4, 3], 0)
        """
        if handicap < 2 or self is Compensation.NONE:
            return 0
        return handicap - (self is Compensation.BUT_ONE)


class RuleSet(NamedTuple):
    """A Go rule set, which covers legal moves and scoring.

    ``id`` is used on the command line and in settings, ``name`` in the property ``RU`` of records,
    and ``english``, the name as used within a sentence, in texts.
    ``komi`` is the usual komi of even games. With ``seki_points``, eyes in seki count. With
    ``pass_stones``, a player who passes gives the opponent a stone, and White passes last. With
    ``dead_stones_removed``, the players agree on dead stones and remove them before scoring;
    otherwise all stones on the board count as alive. With ``black_wins_ties``, Black wins if the
    scores are equal.
    """

    id: str
    name: str
    english: str
    ko: Ko
    suicide: bool
    counting: Counting
    komi: float
    compensation: Compensation = Compensation.NONE
    seki_points: bool = True
    pass_stones: bool = False
    dead_stones_removed: bool = True
    black_wins_ties: bool = False

    @property
    def teire_points(self) -> bool:
        """Whether points that need a protective move (teire) count.

        They do in area scoring, and with pass stones, as filling them then costs nothing.
        """
        return self.counting is Counting.AREA or self.pass_stones

    @property
    def rules(self) -> Rules:
        """The rules about legal moves."""
        return Rules(self.ko, self.suicide)


class UnknownRulesError(ValueError):
    """Exception raised if no rule set has the requested id."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        known = ", ".join(known.id for known in RULE_SETS)
        return f"no rules are called {self.key} ({known} are)"


# Where a source leaves something open, the comparison of rules by the British Go Association
# (britgo.org/rules/compare) is used: for komi and White's compensation for handicap stones.
RULE_SETS = (
    # Long cycles end without result; players who repeat one are not stopped.
    RuleSet(
        "japanese",
        "Japanese",
        "Japanese rules",
        Ko.SIMPLE,
        suicide=False,
        counting=Counting.TERRITORY,
        komi=6.5,
        seki_points=False,
    ),
    # Article 6 forbids whole-board repetition; referees may void such games instead.
    RuleSet(
        "chinese",
        "Chinese",
        "Chinese rules",
        Ko.POSITIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=7.5,
        compensation=Compensation.STONES,
    ),
    RuleSet(
        "korean",
        "Korean",
        "Korean rules",
        Ko.SIMPLE,
        suicide=False,
        counting=Counting.TERRITORY,
        komi=6.5,
        seki_points=False,
    ),
    # Rule 6 requires the same player to move; by rules 7 and 9 each pass costs a stone, and White
    # passes last.
    RuleSet(
        "aga",
        "AGA",
        "AGA rules",
        Ko.SITUATIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=7.5,
        compensation=Compensation.BUT_ONE,
        pass_stones=True,
    ),
    # A play may not recreate the position after any earlier move of the same player, passes
    # included. White gives a handicap by passing and gets no compensation.
    RuleSet(
        "nz",
        "NZ",
        "New Zealand rules",
        Ko.SITUATIONAL,
        suicide=True,
        counting=Counting.AREA,
        komi=7.0,
    ),
    # Programs cannot tell fighting kos from disturbing kos; they use positional superko instead (as
    # KataGo does), which forbids single-stone suicide, like Ing's first article. Black gives eight
    # points and wins ties.
    RuleSet(
        "ing",
        "GOE",
        "Ing rules",
        Ko.POSITIONAL,
        suicide=True,
        counting=Counting.AREA,
        komi=8.0,
        black_wins_ties=True,
    ),
    # The original text has no komi; this is what programs use. The game ends with the second pass,
    # and everything on the board counts.
    RuleSet(
        "tromp-taylor",
        "Tromp-Taylor",
        "Tromp–Taylor rules",
        Ko.POSITIONAL,
        suicide=True,
        counting=Counting.AREA,
        komi=7.5,
        dead_stones_removed=False,
    ),
    # The score is the configuration score of the last position: no stones are removed.
    RuleSet(
        "citizendium",
        "Citizendium",
        "Citizendium rules",
        Ko.POSITIONAL,
        suicide=False,
        counting=Counting.AREA,
        komi=0.0,
        dead_stones_removed=False,
    ),
)
"""The rule sets that have a name."""


def rule_set(key: str) -> RuleSet:
    """Return the rule set with this id.

    :raises UnknownRulesError: when there is none.

    >>> rule_set("aga").pass_stones
    True
    """
    for known in RULE_SETS:
        if known.id == key:
            return known
    raise UnknownRulesError(key)
