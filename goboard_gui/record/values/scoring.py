"""Facts for scoring a recorded game (komi, prisoners and so on), its territory and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING, Colour, Compensation
from ...go.score import Marking, ScoringTerms, ownership, seki_points
from ...named_tuples import NamedTuple
from ..node import Property
from ..properties.codec import write_points
from ..properties.conventions.komi import read_komi
from ..properties.conventions.numbers import read_handicap
from ..properties.conventions.result_words import GameEnding
from ..properties.conventions.results import Result, parse_result, write_result
from ..properties.tables import MAX_VALUES
from ..properties.texts import decode_simple_text
from ..steps import LineReplay, StepWarning, board_at, board_size
from ..tree import replace_properties, with_properties
from .game_info import first_raw_text, read_texts, with_info
from .game_rules import is_from_fox, rules_of
from .markup import parse_point_list, value_mask
from .unreadable import unreadable_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...go import Board, RuleSet
    from ...go.score import Score
    from ..steps import Step
    from ..tree import Tree

TERRITORY = {Colour.BLACK: "TB", Colour.WHITE: "TW"}
_DRAWN = "0"


def scoring_terms(tree: Tree, node: int) -> ScoringTerms:
    """Return the facts on which the score at a node depends besides the position, such as komi and
    prisoners.

    O(length of the line).

    Komi and handicap are the first that the line states; missing or invalid ones are zero. Moves
    off the board are neither plays nor passes.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9]KM[6,5];B[ee];W[])").games[0]
    >>> scoring_terms(tree, 2)
    ScoringTerms(komi=6.5, handicap=0, prisoners=(0, 0), passes=(0, 1), plays=(1, 0))
    """
    line = tree.line_to(node)
    passes, plays = [0, 0], [0, 0]
    steps = list(LineReplay(tree, RECORDING).replay_line(line))
    for step in steps:
        if step.move is not None and not _is_off_board(step):
            made = passes if step.move.point is None else plays
            made[step.move.colour - 1] += 1
    komi, handicap = (_first_text(tree, line, ident) for ident in ("KM", "HA"))
    return ScoringTerms(
        komi=0.0 if komi is None else read_komi(komi, fox=is_from_fox(tree)) or 0.0,
        handicap=0 if handicap is None else read_handicap(handicap) or 0,
        prisoners=(steps[-1].prisoners.black, steps[-1].prisoners.white),
        passes=(passes[0], passes[1]),
        plays=(plays[0], plays[1]),
    )


class UnreadableKomiAndHandicap(NamedTuple):
    """The texts of the komi and the handicap that a score leaves out as unreadable; each is "" if
    it is readable.
    """

    komi: str = ""
    handicap: str = ""

    def omitted_from_score(self, rules: RuleSet) -> tuple[bool, bool]:
        """Return whether a score under some rules leaves out the komi, and whether it leaves out a
        compensation for the handicap.
        """
        compensates = rules.compensation is not Compensation.NONE
        return bool(self.komi), bool(self.handicap) and compensates


def unreadable_komi_and_handicap(tree: Tree, node: int) -> UnreadableKomiAndHandicap:
    """Return the texts of the komi and the handicap at a node; each is "" unless it is unreadable.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> unreadable_komi_and_handicap(read_sgf(b"(;KM[reverse]HA[2])").games[0], 0)
    UnreadableKomiAndHandicap(komi='reverse', handicap='')
    """
    line = tree.line_to(node)
    return UnreadableKomiAndHandicap(
        unreadable_value(tree, line, "KM"), unreadable_value(tree, line, "HA")
    )


def territory_marking(tree: Tree, node: int) -> Marking | None:
    """Return the marking implied by ``TB`` and ``TW`` at a node, or None if they list no points.

    Stones in the opponent's territory are dead. Another point has an explicit owner in the marking
    only if the stones around it would suggest another one; a point that is in both lists or in
    neither is neutral, or, if the record's rules count territory, a teire point, which counts by
    area. No property states seki, but eyes in seki are treated in the same way. O(length of the
    line).

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[3:1]AB[aa]AW[ca]TB[ba:ca])").games[0]
    >>> territory_marking(tree, 0) == Marking(dead=frozenset({(2, 0)}))
    True
    """
    size = board_size(tree)
    black, white = (
        frozenset(parse_point_list((tree.node(node).values(ident) or ())[:MAX_VALUES], size))
        for ident in TERRITORY.values()
    )
    if not black and not white:
        return None
    owned = dict.fromkeys(black - white, Colour.BLACK) | dict.fromkeys(white - black, Colour.WHITE)
    board = board_at(tree, node)
    dead = frozenset(point for point, owner in owned.items() if board[point] is owner.opponent)
    natural = ownership(board, Marking(dead))
    differing = {
        point: owned.get(point)
        for point, owner in natural.items()
        if (board[point] is None or point in dead) and owner is not owned.get(point)
    }
    rules = rules_of(tree)
    if rules is None or rules.teire_points:
        return Marking(dead, owners=differing)
    teire = frozenset(point for point, owner in differing.items() if owner is None)
    owners = {point: owner for point, owner in differing.items() if owner is not None}
    return Marking(dead, owners=owners, teire=teire)


def with_score(
    tree: Tree, node: int, board: Board, marking: Marking, score: Score, *, result: bool = True
) -> Tree:
    """Return the record with the territory of a position stored at a node and, if ``result`` is
    set, the result of the game.

    Points of dead stones are territory, living stones are not; eyes in seki and teire points are
    territory only if the rules count them. Unreadable values of the lists are kept.
    """
    owners = ownership(board, marking)
    empty = {point for point in owners if board[point] is None or point in marking.dead}
    if not score.rules.seki_points:
        empty -= seki_points(board, marking) - marking.dead
    if not score.rules.teire_points:
        empty -= marking.teire
    properties: Sequence[Property] = tree.properties(node)
    for colour, ident in TERRITORY.items():
        territory = write_points(point for point in empty if owners[point] is colour)
        values = (*territory, *_unreadable(tree, node, ident))
        properties = replace_properties(
            properties, {ident}, *([Property(ident, values)] if values else [])
        )
    marked = with_properties(tree, node, properties)
    return with_info(marked, {"RE": result_text(score)}) if result else marked


def result_text(score: Score) -> str:
    """Return the result of a score in SGF format: ``B+3.5``, ``W+0.5``, or ``0`` for a draw.

    ``B+0`` if Black wins a tie.
    """
    if score.winner is None:
        return _DRAWN
    return write_result(Result(GameEnding.POINTS, score.winner, abs(score.margin)))


def agrees_with_result(tree: Tree, score: Score) -> bool | None:
    """Return whether a score agrees with the result in the record, or None if there is no result.

    A margin with quarters may be in stones, as in China, which is half the points.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go.rules import rule_set
    >>> from goboard_gui.go import Board, Size
    >>> from goboard_gui.go.score import calculate_score
    >>> board, terms = Board.empty(Size(9, 9)), ScoringTerms(komi=7.5)
    >>> score = calculate_score(board, Marking(), rule_set("chinese"), terms)
    >>> texts = (b"W+7.5", b"W+3.75", b"W+", b"B+7.5", b"W+R")
    >>> [agrees_with_result(read_sgf(b"(;RE[" + text + b"])").games[0], score) for text in texts]
    [True, True, True, False, None]
    """
    text = read_texts(tree).get("RE")
    recorded = None if text is None else parse_result(text)
    if recorded is None or recorded.ending not in (
        GameEnding.POINTS,
        GameEnding.WIN,
        GameEnding.DRAW,
    ):
        return None
    if recorded.winner is not score.winner or recorded.points is None:
        return recorded.winner is score.winner
    return abs(score.margin) in (recorded.points, recorded.with_margin_in_points.points)


def _is_off_board(step: Step) -> bool:
    """Return whether the move of a step has a point outside the board."""
    return StepWarning.BAD_POINT in step.warnings and not (step.move and step.move.point)


def _first_text(tree: Tree, line: Iterable[int], ident: str) -> str | None:
    """Return the text of game information at the first node in a line of play that states it, or
    None.
    """
    raw = first_raw_text(tree, line, ident)
    return None if raw is None else decode_simple_text(raw)


def _unreadable(tree: Tree, node: int, ident: str) -> list[str]:
    """Return the non-empty values in a point list that are not valid points."""
    size = board_size(tree)
    values = tree.node(node).values(ident) or ()
    return [value for value in values if value.strip() and not value_mask(value, size)]
