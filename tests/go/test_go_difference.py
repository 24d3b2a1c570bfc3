"""Area and territory side by side."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    RULE_SETS,
    Board,
    Colour,
    Compensation,
    Counting,
    Graph,
    Point,
    Replay,
    Rules,
    RuleSet,
    rule_set,
)
from goboard_gui.go.difference import ScoreDifference, area_and_territory_scores, explain_difference
from goboard_gui.go.score import Marking, ScoringTerms
from tests.cases import for_each
from tests.go import games
from tests.go.diagrams import B, W, board, points
from tests.go.games import Pass, Play, Setup

AGA = rule_set("aga")


class Explained(NamedTuple):
    """A position with what its game brings, the rules, and why area and territory differ."""

    id: str
    picture: str
    terms: ScoringTerms
    rules: str
    difference: ScoreDifference


EXPLAINED = [
    Explained(
        "as many moves each", ".XO. .XO.", ScoringTerms(plays=(2, 2)), "japanese", ScoreDifference()
    ),
    Explained(
        "Black moved last",
        ".XO. XXO.",
        ScoringTerms(plays=(3, 2)),
        "japanese",
        ScoreDifference(moves=1),
    ),
    Explained(
        "White passed, and Black went on",
        ".XO. XXO.",
        ScoringTerms(plays=(3, 2), passes=(0, 1)),
        "japanese",
        ScoreDifference(passes=1),
    ),
    Explained(
        "a pass costs a stone",
        ".XO. XXO.",
        ScoringTerms(plays=(3, 2), passes=(0, 1)),
        "aga",
        ScoreDifference(passes=1, pass_stones=-1),
    ),
    Explained(
        "stones taken count where they are prisoners",
        ".XO. .XO.",
        ScoringTerms(plays=(4, 4), prisoners=(2, 2)),
        "chinese",
        ScoreDifference(),
    ),
    Explained(
        "handicap stones without compensation",
        ".XO. .XO.",
        ScoringTerms(handicap=2, plays=(0, 2)),
        "japanese",
        ScoreDifference(setup=2, moves=-2),
    ),
    Explained(
        "handicap stones with compensation",
        ".XO. .XO.",
        ScoringTerms(handicap=2, plays=(0, 2)),
        "chinese",
        ScoreDifference(setup=2, moves=-2, compensation=-2),
    ),
]


@for_each("case", EXPLAINED, ids=lambda case: case.id)
def test_why_area_and_territory_differ(case: Explained):
    counts = area_and_territory_scores(
        board(case.picture), Marking(), rule_set(case.rules), case.terms
    )
    assert explain_difference(counts, case.terms) == case.difference
    assert counts.area.margin - counts.territory.margin == case.difference.total


def test_points_of_seki_are_a_part_of_the_difference():
    position, seki = board(".X.O. .XXOO"), Marking(seki=frozenset(points("ba bb cb")))
    terms = ScoringTerms(plays=(3, 3))
    for key, wanted in (("japanese", 2), ("chinese", 2), ("aga", 0)):
        counts = area_and_territory_scores(position, seki, rule_set(key), terms)
        assert explain_difference(counts, terms) == ScoreDifference(seki=wanted)


def test_points_to_be_filled_are_a_part_of_the_difference():
    position, teire = board("..XO. .XXO."), Marking(teire=frozenset(points("aa ea eb")))
    terms = ScoringTerms(plays=(3, 3))
    for key, wanted in (("japanese", -1), ("chinese", -1), ("aga", 0)):
        counts = area_and_territory_scores(position, teire, rule_set(key), terms)
        difference = explain_difference(counts, terms)
        assert difference.teire == wanted
        assert counts.area.margin - counts.territory.margin == difference.total


@for_each("rules", RULE_SETS, ids=lambda rules: rules.id)
def test_one_of_both_counts_is_that_of_the_rules(rules):
    counts = area_and_territory_scores(board("X.O"), Marking(), rules, ScoringTerms(6.5, 4))
    assert (counts.area if rules.counting is Counting.AREA else counts.territory).rules is rules
    assert counts.area.rules.counting is Counting.AREA
    assert counts.territory.rules.counting is Counting.TERRITORY
    assert counts.territory.rules.compensation is Compensation.NONE


class Game(NamedTuple):
    board: Board
    terms: ScoringTerms


def played(graph: Graph, steps: list[games.Step], komi: float = 0.0, handicap: int = 0) -> Game:
    """Make all steps, and count what a record of them would tell."""
    replay = Replay(Board.empty(graph), Rules(suicide=True))
    passes, plays, prisoners = ([0, 0] for _ in range(3))
    for step in steps:
        games.take(replay, step)
        match step:
            case Play(point, colour):
                plays[colour - 1] += 1
                captured = replay.captured
                taker = colour.opponent if point in captured else colour
                prisoners[taker - 1] += len(captured)
            case Pass(colour):
                passes[colour - 1] += 1
    made = ((them[0], them[1]) for them in (prisoners, passes, plays))
    return Game(replay.board, ScoringTerms(komi, handicap, *made))


@st.composite
def played_games(draw: st.DrawFn) -> Game:
    """Draw a game in which anything may have happened, setup and illegal moves included."""
    graph = draw(games.graphs)
    steps = draw(games.steps(graph))
    return played(graph, steps, draw(st.sampled_from((0.0, 6.5))), draw(st.integers(0, 9)))


own_rules = st.builds(
    RuleSet._replace,
    st.sampled_from(RULE_SETS),
    counting=st.sampled_from(Counting),
    compensation=st.sampled_from(Compensation),
    seki_points=st.booleans(),
    pass_stones=st.booleans(),
)


@given(played_games(), own_rules, st.data())
def test_the_parts_sum_up_to_the_difference(game: Game, rules, data: st.DataObject):
    stones = st.sampled_from(sorted(game.board.stones()) or [Point(-1, -1)])
    marked = [data.draw(st.frozensets(stones)) - {Point(-1, -1)} for _ in range(2)]
    counts = area_and_territory_scores(game.board, Marking(*marked), rules, game.terms)
    total = explain_difference(counts, game.terms).total
    assert counts.area.margin - counts.territory.margin == total


@st.composite
def finished_games(draw: st.DrawFn, handicap: int = 0) -> Game:
    """Draw a game of legal moves in turn, which two passes end, the last of them White's."""
    graph = Graph.rectangle(draw(games.small_sizes))
    stones = graph.points[:handicap]
    replay = Replay(Board.empty(graph), AGA.rules)
    replay.set_up(dict.fromkeys(stones, B))
    steps: list[games.Step] = [Setup(dict.fromkeys(stones, B))] if stones else []
    colour = W if stones else B
    wishes = st.lists(st.sampled_from([*graph.points, None]), max_size=40)
    for wish in draw(wishes):
        legal = wish is not None and replay.judge(wish, colour).illegal is None
        steps.append(Play(wish, colour) if wish is not None and legal else Pass(colour))
        games.take(replay, steps[-1])
        colour = colour.opponent
    steps += [Pass(Colour.WHITE)] if colour is W else [Pass(Colour.BLACK), Pass(Colour.WHITE)]
    return played(graph, steps, 7.5, len(stones))


@given(finished_games(), st.data())
def test_with_pass_stones_and_white_passing_last_both_counts_agree(game: Game, data: st.DataObject):
    stones = sorted(game.board.stones())
    dead = data.draw(st.frozensets(st.sampled_from(stones))) if stones else frozenset()
    counts = area_and_territory_scores(game.board, Marking(dead), AGA, game.terms)
    assert counts.area.margin == counts.territory.margin


@given(st.integers(2, 4).flatmap(finished_games))
def test_the_compensation_for_a_handicap_makes_both_counts_agree(game: Game):
    counts = area_and_territory_scores(game.board, Marking(), AGA, game.terms)
    assert counts.area.margin == counts.territory.margin
