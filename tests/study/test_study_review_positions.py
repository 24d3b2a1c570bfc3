"""The positions that a review analyses, and those that it need not analyse again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, rule_set
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record import Session
from goboard_gui.record.stored_analysis.model import AnalysisSource, StoredAnalysis
from goboard_gui.record.stored_analysis.reading import read_analysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.study.engine_positions import engine_position
from goboard_gui.study.review.positions import (
    is_sufficient,
    missing_positions,
    reached_seconds,
    review_positions,
    review_terms,
)
from tests.cases import for_each

BLACK, WHITE = Colour
LIMITS = AnalysisLimits(200, 5.0)
RECORDS = [
    b"(;SZ[9])",
    b"(;SZ[9]KM[6.5]RU[Chinese];B[ee];W[cc](;B[gg];W[gc])(;B[cg];PL[B];B[gg]))",
    b"(;SZ[9]HA[2]AB[cc][gg];W[ee];B[dd];W[aa]AE[ee];B[bb])",
    b"(;SZ[9];B[ee]C[a];C[b];C[c](;W[cc];C[d])(;C[e];W[];B[];W[];B[gg]))",
    b"(;SZ[9]AW[aa]PL[W];W[bb];C[a];PL[W];W[cc])",
    b"(;SZ[19:13];B[sm];W[zz];B[aa])",
]


def game(sgf):
    [tree] = read_sgf(sgf).games
    return tree


def positions(tree, nodes=None):
    terms = review_terms(tree, "KataGo")
    return list(review_positions(tree, nodes or tree.preorder(), terms))


@for_each("sgf", RECORDS)
def test_each_position_is_the_one_that_live_analysis_sends(sgf):
    tree = game(sgf)
    session = Session(tree)
    found = {node: each.position for each in positions(tree) for node in each.nodes}
    ended = []
    for node in tree.preorder():
        session.go_to(node)
        if session.has_ended:
            ended.append(node)
        else:
            assert engine_position(session, found[node].rules, found[node].komi) == found[node]
    assert not set(ended) & set(found)


@for_each(
    ("sgf", "nodes"),
    [
        (b"(;SZ[9];C[a];B[ee];C[b];C[c];W[cc])", [(0, 1), (2, 3, 4), (5,)]),
        (b"(;SZ[9];B[ee];PL[B];W[cc])", [(0,), (1, 2), (3,)]),
        (b"(;SZ[9];B[ee];AE[];W[cc])", [(0,), (1,), (2,), (3,)]),
        # After two passes the game has ended, unless it goes on.
        (b"(;SZ[9];B[ee];W[];B[];C[counted];W[cc])", [(0,), (1,), (2,), (5,)]),
    ],
)
def test_nodes_with_the_same_position_are_analysed_once(sgf, nodes):
    assert [each.nodes for each in positions(game(sgf))] == nodes


def test_only_the_main_line_is_reviewed_on_request():
    tree = game(b"(;SZ[9];B[ee](;W[cc];B[gg])(;W[gc]))")
    assert [each.nodes for each in positions(tree, tree.main_line())] == [(0,), (1,), (2,), (3,)]


@for_each(
    ("sgf", "komi", "rules"),
    [
        (b"(;SZ[9]KM[6.5]RU[AGA])", 6.5, "aga"),
        (b"(;SZ[9];B[ee];KM[5.5])", 5.5, "japanese"),
        (b"(;SZ[9]RU[Citizendium])", 0.0, "tromp-taylor"),
    ],
)
def test_the_terms_are_those_of_scoring(sgf, komi, rules):
    terms = review_terms(game(sgf), "KataGo")
    assert (terms.komi, terms.rules.id) == (komi, rules)


def test_other_terms_can_be_chosen():
    terms = review_terms(game(b"(;SZ[9]KM[6.5]RU[AGA])"), "KataGo", 7, rule_set("chinese"))
    assert (terms.komi, terms.rules.id) == (7, "chinese")


def stored(to_play, **terms):
    candidates = (Candidate(Point(2, 2), 150, Value(0.5, 1.0)),)
    analysis = Analysis(to_play, candidates, 150, Value(0.5, 1.0))
    usual = {"engine": "KataGo", "komi": 0.0, "rules": "japanese", "seconds": 5.0}
    return StoredAnalysis(analysis, **(usual | terms))


@for_each(
    ("change", "limits", "sufficient"),
    [
        ({}, (200, 5), True),
        ({}, (150, None), True),
        ({}, (150, 60), True),
        ({}, (None, 5), True),
        ({}, (151, 5.5), False),
        ({}, (None, 5.5), False),
        ({}, (200, None), False),
        ({}, (None, None), False),
        ({"seconds": None}, (None, 5), False),
        ({"seconds": None}, (None, 0.001), False),
        ({"seconds": None}, (150, 5), True),
        ({"seconds": None}, (151, 5), False),
        ({"seconds": 0.33}, (None, 0.333), True),
        ({"seconds": 0.33}, (None, 0.34), False),
        ({"engine": "Leela Zero"}, (1, None), False),
        ({"komi": 0.5}, (1, None), False),
        ({"rules": "chinese"}, (1, None), False),
        ({"source": AnalysisSource.SABAKI}, (1, None), False),
    ],
)
def test_an_analysis_is_kept_if_its_budget_and_terms_suffice(change, limits, sufficient):
    terms = review_terms(game(b"(;SZ[9])"), "KataGo")
    found = replace(stored(BLACK), **change)
    assert is_sufficient(found, terms, AnalysisLimits(*limits)) is sufficient


@for_each(
    ("spent", "visits", "wanted", "sufficient"),
    [
        ((20, None), 20, (200, 5), False),
        ((20, None), 20, (None, 0.1), False),
        ((20, None), 20, (20, 5), True),
        ((20, None), 20, (10, None), True),
        ((20, 9), 20, (200, 5), False),
        ((20, 9), 20, (20, 9), True),
        ((20, 9), 15, (20, 9), True),
        ((20, 9), 15, (20, None), False),
        ((20, 9), 15, (200, 5), True),
        ((20, 9), 15, (200, 10), False),
        ((None, 2), 5000, (None, 2), True),
        ((None, 2), 5000, (None, 3), False),
        ((None, 2), 5000, (200, None), True),
        ((None, 2), 50, (200, 2), True),
        ((None, 2), 50, (200, 5), False),
        ((None, 1 / 3), 50, (200, 1 / 3), True),
    ],
)
def test_a_result_is_kept_if_it_has_reached_a_limit_that_is_as_large(
    spent, visits, wanted, sufficient
):
    """Whatever time it took, which contains that for which the engine had other work."""
    tree = game(b"(;SZ[9])")
    terms = review_terms(tree, "KataGo")
    analysis = Analysis(BLACK, visits=visits)
    seconds = reached_seconds(analysis, AnalysisLimits(*spent))
    found = replace(stored(BLACK, seconds=seconds), analysis=analysis)
    written = read_analysis(with_analyses(tree, {0: found}), 0, positions(tree)[0].position)
    for each in (found, written):
        assert is_sufficient(each, terms, AnalysisLimits(*wanted)) is sufficient


@pytest.mark.parametrize(
    ("limits", "missing"),
    [(LIMITS, [(1, 2), (4,)]), (AnalysisLimits(200, 6.0), [(0,), (1, 2), (3,), (4,)])],
)
def test_what_is_missing_is_read_from_the_record(limits, missing):
    tree = game(b"(;SZ[9];B[ee];C[a];W[cc];B[gg])")
    analyses = {0: stored(BLACK), 1: stored(WHITE), 3: stored(BLACK), 4: stored(BLACK)}
    tree = with_analyses(tree, analyses)
    terms = review_terms(tree, "KataGo")
    found = missing_positions(tree, positions(tree), terms, limits)
    assert [each.nodes for each in found] == missing


def test_analyses_without_owners_are_missing_if_owners_are_wanted_and_the_engine_knows_them():
    tree = game(b"(;SZ[9];B[ee])")
    terms = review_terms(tree, "KataGo")

    def missing(value: Value, owners: tuple[float, ...]) -> int:
        analyses = {
            node: replace(found, analysis=replace(found.analysis, value=value, ownership=owners))
            for node, found in ((0, stored(BLACK)), (1, stored(WHITE)))
        }
        analysed = with_analyses(tree, analyses, ownership=True)
        wanted = positions(analysed)
        return len(list(missing_positions(analysed, wanted, terms, LIMITS, ownership=True)))

    assert missing(Value(0.5, 1.5), ()) == 2
    assert missing(Value(0.5, 1.5), (0.5,) * 81) == 0
    assert missing(Value(0.5), ()) == 0
