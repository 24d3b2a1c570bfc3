"""The positions of a record that a review analyses, and which of them are still to be analysed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.limits import AnalysisLimits
from ...engine.position import EnginePosition, Play
from ...engine.rule_names import nearest_rules
from ...go import Board, Colour
from ...named_tuples import NamedTuple
from ...record.properties.tables import SETUP_PROPERTIES
from ...record.steps import board_shape, nodes_with_replays
from ...record.stored_analysis.model import AnalysisSource
from ...record.stored_analysis.position_hash import BoardToPlay
from ...record.stored_analysis.reading import read_analysis
from ...record.turns import player_to_move
from ...record.values.game_rules import declared_handicap, scoring_rules
from ...record.values.scoring import scoring_terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...go import RuleSet
    from ...go.analysis import Analysis
    from ...record import Tree
    from ...record.steps import LineReplay
    from ...record.stored_analysis.model import StoredAnalysis

DEFAULT_LIMITS = AnalysisLimits(visits=200, seconds=5.0)
"""The budget of a position if the user chooses none."""


class ReviewTerms(NamedTuple):
    """The terms of a review; results of other terms belong to another review.

    ``engine`` is the name that is stored with the results.
    """

    engine: str
    komi: float
    rules: RuleSet


class ReviewPosition(NamedTuple):
    """A position to be analysed, and the nodes that have it: only the first has a move or setup."""

    nodes: tuple[int, ...]
    position: EnginePosition


def review_terms(
    tree: Tree, engine: str, komi: float | None = None, rules: RuleSet | None = None
) -> ReviewTerms:
    """Return the terms of a review of a record.

    Komi and rules are those by which the record is scored, unless others are given. Rules for which
    KataGo has no name are replaced by Tromp-Taylor rules.
    """
    if komi is None:
        komi = scoring_terms(tree, tree.main_line()[-1]).komi
    return ReviewTerms(engine, komi, nearest_rules(rules or scoring_rules(tree)))


def review_positions(
    tree: Tree, nodes: Iterable[int], terms: ReviewTerms
) -> Iterator[ReviewPosition]:
    """Yield the positions at nodes, without those after two passes, which end the game.

    ``nodes`` begin with the root and have each node after its parent: `Tree.main_line` or
    `Tree.preorder`.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[ee];C[good];W[];B[])").games[0]
    >>> terms = review_terms(tree, "KataGo")
    >>> found = review_positions(tree, tree.main_line(), terms)
    >>> [(each.nodes, len(each.position.moves)) for each in found]
    [((0,), 0), ((1, 2), 1), ((3,), 2)]
    """
    handicap = declared_handicap(tree)
    branch: list[_Start] = []
    last: ReviewPosition | None = None
    for node, replay in nodes_with_replays(tree, nodes):
        del branch[len(replay) - 1 :]
        branch.append(_start(tree, replay, branch[-1] if branch else None))
        if replay.has_ended:
            continue
        setup, moves, is_root = branch[-1]
        to_play = player_to_move(tree, replay.step)
        if last is not None:
            same = last.position
            continues = last.nodes[-1] == tree.parent(node) and same.to_play is to_play
            if continues and same.setup is setup and same.moves is moves:
                last = last._replace(nodes=(*last.nodes, node))
                continue
            yield last
        stones = setup.stones().values()
        is_handicap = is_root and len(stones) == handicap and Colour.WHITE not in stones
        position = EnginePosition(
            setup, moves, replay.board, to_play, terms.komi, terms.rules, is_handicap
        )
        last = ReviewPosition((node,), position)
    if last is not None:
        yield last


class _Start(NamedTuple):
    """The last setup before a position, whether it is that of the root, and the moves since."""

    setup: Board
    moves: tuple[Play, ...]
    is_root: bool


def _start(tree: Tree, replay: LineReplay, before: _Start | None) -> _Start:
    """Return the start of the last position of a replay; ``before`` is that of its parent.

    Without a new setup or move, both have the same objects.
    """
    node, move = replay.step.node, replay.step.move
    if tree.node(node).has_any_property(*SETUP_PROPERTIES):
        return _Start(replay.board, (), before is None)
    if before is None:
        before = _Start(Board.empty(board_shape(tree).graph), (), is_root=False)
    return before if move is None else before._replace(moves=(*before.moves, Play(*move)))


def missing_positions(
    tree: Tree,
    positions: Iterable[ReviewPosition],
    terms: ReviewTerms,
    limits: AnalysisLimits,
    *,
    ownership: bool = False,
) -> Iterator[ReviewPosition]:
    """Yield the positions of which the record has no analysis on these terms with this budget, or
    none with the owner of each point if ``ownership`` is wanted.
    """
    for each in positions:
        stored = (read_analysis(tree, node, each.position) for node in each.nodes)
        if not all(
            is_sufficient(found, terms, limits) and not (ownership and _lacks_owners(found))
            for found in stored
        ):
            yield each


def _lacks_owners(stored: StoredAnalysis | None) -> bool:
    """Return whether the owners of points are missing, which engines without a score never know."""
    return stored is None or (stored.value.score is not None and not stored.analysis.ownership)


def reached_seconds(analysis: Analysis, limits: AnalysisLimits) -> float | None:
    """Return the time limit that has ended a complete analysis, or None if its visits have.

    The time itself would also contain that in which the engine started or had other positions, so
    that a later review would take an analysis of a few visits for one of many seconds.

    >>> from goboard_gui.go.analysis import Analysis
    >>> analyses = Analysis(Colour.BLACK, visits=8), Analysis(Colour.BLACK, visits=9)
    >>> [reached_seconds(each, AnalysisLimits(9, 5.0)) for each in analyses]
    [5.0, None]
    """
    visits, seconds = limits
    return None if visits is not None and analysis.total_visits >= visits else seconds


def is_sufficient(
    stored: StoredAnalysis | None, terms: ReviewTerms, limits: AnalysisLimits
) -> bool:
    """Return whether an analysis was made on these terms, and has reached one of these limits: it
    has at least the visits, or was given at least the seconds. A time that was not stored reaches
    no limit, so that of a review by visits alone never does.

    >>> from goboard_gui.go import rule_set
    >>> from goboard_gui.go.analysis import Analysis
    >>> from goboard_gui.record.stored_analysis.model import StoredAnalysis
    >>> analysis = Analysis(Colour.BLACK, visits=150)
    >>> stored = StoredAnalysis(analysis, engine="KataGo", komi=6.5, rules="aga", seconds=5.0)
    >>> terms = ReviewTerms("KataGo", 6.5, rule_set("aga"))
    >>> limits = (100, None), (200, 5.0), (200, 6.0), (200, None)
    >>> [is_sufficient(stored, terms, AnalysisLimits(*each)) for each in limits]
    [True, True, False, False]
    """
    if stored is None or not is_same_review(stored, terms):
        return False
    visits, seconds = limits
    if visits is not None and stored.analysis.total_visits >= visits:
        return True
    if seconds is None or stored.seconds is None:
        return False
    return stored.seconds >= round(seconds, 2)  # records have two decimals


def is_same_review(stored: StoredAnalysis, terms: ReviewTerms) -> bool:
    """Return whether an analysis was made on these terms, whatever its budget."""
    found = stored.engine, stored.komi, stored.rules
    is_ours = stored.source is AnalysisSource.GOBOARD
    return is_ours and found == (terms.engine, terms.komi, terms.rules.id)


def unchanged_nodes(before: Tree, after: Tree, nodes: Iterable[int]) -> list[int]:
    """Return those of some nodes, best in preorder, whose positions are the same in both versions
    of a record.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.node import Property
    >>> before = read_sgf(b"(;SZ[9];B[ee];W[cc];B[gg])").games[0]
    >>> after = before.remove(3).set_properties(2, [Property("W", ("cd",))])
    >>> unchanged_nodes(before, after, range(4))
    [0, 1]
    """
    kept = [node for node in nodes if node in after]
    if after.has_same_positions(before):
        return kept
    versions = (_positions_at(before, kept), _positions_at(after, kept))
    pairs = zip(kept, *versions, strict=True)
    return [node for node, earlier, later in pairs if earlier == later]


def _positions_at(tree: Tree, nodes: Iterable[int]) -> Iterator[BoardToPlay]:
    for _, replay in nodes_with_replays(tree, nodes):
        yield BoardToPlay(replay.board, player_to_move(tree, replay.step))
