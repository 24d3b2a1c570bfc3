"""Scoring of a final position: the owner of each point, and the score under given rules.

The players agree on which stones are dead or in seki and which points have to be filled; a
`Marking` holds their agreement. Under rules without `dead_stones_removed` no stone is dead: callers
then pass a marking without dead stones, because `calculate_score` applies every marking.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .chains import regions
from .points import Colour
from .rules import Counting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .board import Board
    from .points import Point
    from .rules import RuleSet


@dataclass(frozen=True, slots=True)
class Marking:
    """The agreed status of a final position before scoring: dead stones, seki, point owners,
    protective moves.

    ``dead`` are the points of dead stones, ``seki`` those of living stones in seki. ``owners``
    overrides the owners of empty points and of points with dead stones; None means neutral.
    ``teire`` are points at which their owners need a protective move: they count as area but not as
    territory.
    """

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    owners: Mapping[Point, Colour | None] = field(default_factory=dict, hash=False)
    teire: frozenset[Point] = frozenset()


class ScoringTerms(NamedTuple):
    """The facts about a game, besides its final position, on which its score depends.

    ``handicap`` is the number of handicap stones. ``prisoners``, ``passes`` and ``plays`` are pairs
    of numbers, for Black and for White: the stones that the player captured during the game, and
    how often the player passed and placed a stone.
    """

    komi: float = 0.0
    handicap: int = 0
    prisoners: tuple[int, int] = (0, 0)
    passes: tuple[int, int] = (0, 0)
    plays: tuple[int, int] = (0, 0)


class PlayerScore(NamedTuple):
    """The score details of one player; the rules decide which of them count.

    ``stones`` is the number of living stones, ``points`` that of surrounded points, including the
    points of the opponent's dead stones. Among them, ``seki_points`` are eyes in seki and ``teire``
    need a protective move. ``prisoners`` were captured during the game, ``dead`` are the opponent's
    dead stones, and ``pass_stones`` were received for the opponent's passes. Only White has
    ``komi`` and ``compensation``.
    """

    stones: int
    points: int
    seki_points: int
    prisoners: int
    dead: int
    pass_stones: int
    komi: float = 0.0
    compensation: int = 0
    teire: int = 0
    total: float = 0.0


class Score(NamedTuple):
    """The score of a game under given rules; ``neutral`` is the number of neutral points."""

    rules: RuleSet
    black: PlayerScore
    white: PlayerScore
    neutral: int = 0

    @property
    def margin(self) -> float:
        """Black's lead in points, negative if White leads."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Colour | None:
        """The winner, or None if the game is drawn."""
        if self.margin == 0:
            return Colour.BLACK if self.rules.black_wins_ties else None
        return Colour.BLACK if self.margin > 0 else Colour.WHITE

    @property
    def excludes_teire(self) -> bool:
        """Whether any points do not count because they need a protective move (teire)."""
        return not self.rules.teire_points and bool(self.black.teire or self.white.teire)

    @property
    def score_ignoring_teire(self) -> Score:
        """The score if no point needed a protective move (teire).

        >>> from goboard_gui.go import Board, Point, rule_set
        >>> board = Board.from_rows("..XO.", ".XXO.")
        >>> marking, rules = Marking(teire=frozenset({Point(0, 0)})), rule_set("japanese")
        >>> score = calculate_score(board, marking, rules, ScoringTerms(komi=0.5))
        >>> score.margin, score.score_ignoring_teire.margin
        (-0.5, 0.5)
        """
        black, white = (
            _totalled(side._replace(teire=0), self.rules) for side in (self.black, self.white)
        )
        return self._replace(black=black, white=white)


def ownership(board: Board, marking: Marking) -> dict[Point, Colour | None]:
    """Return the owner of each point in the order of the board; None means a neutral point.

    Living stones own their points. All other points (empty, or with a dead stone) belong to a
    player if only that player's living stones are adjacent to their region, unless the marking
    states another owner. O(points).

    :raises OffBoardError: when a dead stone is not on the board.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows(".XO.", "OXO.")
    >>> owners = ownership(board, Marking(dead=frozenset({Point(0, 1)})))
    >>> "".join(".XO"[owner or 0] for owner in owners.values())
    'XXOOXXOO'
    """
    cleared = _cleared(board, marking)
    owners: dict[Point, Colour | None] = {point: cleared[point] for point in board.graph.points}
    for region in regions(cleared):
        owner = next(iter(region.borders)) if len(region.borders) == 1 else None
        for point in region.points:
            owners[point] = marking.owners.get(point, owner)
    return owners


def calculate_score(board: Board, marking: Marking, rules: RuleSet, terms: ScoringTerms) -> Score:
    """Return the score at the end of a game, with the details of each player.

    A dead stone counts for the opponent wherever it is, because the players agreed to remove it.

    :raises OffBoardError: when a dead stone is not on the board.
    """
    owners = ownership(board, marking)
    in_seki = seki_points(board, marking)
    neutral = sum(owner is None for owner in owners.values())
    black, white = (
        _side(colour, board, marking, owners, in_seki, rules, terms) for colour in Colour
    )
    white = white._replace(komi=terms.komi, compensation=rules.compensation.points(terms.handicap))
    return Score(rules, _totalled(black, rules), _totalled(white, rules), neutral)


def counted_points(side: PlayerScore, rules: RuleSet) -> int:
    """Return the number of a player's surrounded points that count under the rules."""
    in_seki = 0 if rules.seki_points else side.seki_points
    return side.points - in_seki - (0 if rules.teire_points else side.teire)


def seki_points(board: Board, marking: Marking) -> frozenset[Point]:
    """Return the points of eyes in seki: empty regions next to stones in seki that belong to the
    eye's owner.

    Territory is surrounded by stones that are not in seki (Japanese rules of 1989, article 8), so a
    region adjacent to a stone in seki is not territory, whatever else surrounds it.

    :raises OffBoardError: when a stone is not on the board.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows(".X.OO", "XX.O.")
    >>> seki_points(board, Marking(seki=frozenset({Point(1, 0)})))
    frozenset({Point(column=0, row=0)})
    """
    if not marking.seki:
        return frozenset()
    owners = ownership(board, marking)
    cleared, graph = _cleared(board, marking), board.graph
    stones = {point: cleared[point] for point in marking.seki}
    found: set[Point] = set()
    for region in regions(cleared):
        beside = {
            stones.get(graph.points[number])
            for point in region.points
            for number in graph.neighbours[graph.index[point]]
        } - {None}
        found |= {point for point in region.points if owners[point] in beside}
    return frozenset(found)


def configuration_score(board: Board) -> int:
    """Return the area score of a position with all stones alive: Black's points minus White's.

    This is the "score of a configuration" in Citizendium's "Go (board game)".

    >>> from goboard_gui.go import Board
    >>> boards = Board.from_rows(".X.", "X..", "..O"), Board.from_rows("..X")
    >>> [configuration_score(board) for board in boards]
    [2, 3]
    """
    owners = list(ownership(board, Marking()).values())
    return owners.count(Colour.BLACK) - owners.count(Colour.WHITE)


def _cleared(board: Board, marking: Marking) -> Board:
    """Return the board without the dead stones."""
    return board.with_stones(dict.fromkeys(marking.dead)) if marking.dead else board


def _side(
    colour: Colour,
    board: Board,
    marking: Marking,
    owners: dict[Point, Colour | None],
    in_seki: frozenset[Point],
    rules: RuleSet,
    terms: ScoringTerms,
) -> PlayerScore:
    """Return the score details of a player, without komi, compensation and the total."""
    own = {point for point, owner in owners.items() if owner is colour}
    stones = {point for point in own if board[point] is colour} - marking.dead
    dead = sum(board[point] is colour.opponent for point in marking.dead)
    return PlayerScore(
        stones=len(stones),
        points=len(own) - len(stones),
        seki_points=len(own & in_seki),
        teire=len((own & marking.teire) - stones - in_seki),
        prisoners=terms.prisoners[colour - 1],
        dead=dead,
        pass_stones=terms.passes[colour.opponent - 1] if rules.pass_stones else 0,
    )


def _totalled(side: PlayerScore, rules: RuleSet) -> PlayerScore:
    """Return the score details of a player, with the total under the rules."""
    if rules.counting is Counting.AREA:
        kept = side.stones
    else:
        kept = side.prisoners + side.dead + side.pass_stones
    total = counted_points(side, rules) + kept + side.komi + side.compensation
    return side._replace(total=total)
