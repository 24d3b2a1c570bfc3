"""Queries of KataGo's JSON analysis and their answers, as text."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.engine.errors import KomiError, UnsendablePositionError
from goboard_gui.engine.json_analysis import (
    ActionDone,
    AnalysisQuery,
    BadAnswerError,
    NoResult,
    QueryRefused,
    QueryResult,
    QueryWarning,
    cancellation,
    parse_answer,
)
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.go.analysis import Candidate, Value
from tests.cases import for_each
from tests.engine.harness import position

SMALL = position(setup=Board.from_rows("..", "..", ".."))


UNLIMITED = AnalysisLimits()


def query(wanted=None, limits=UNLIMITED, **options):
    wanted = position("D4 pass E5") if wanted is None else wanted
    return json.loads(AnalysisQuery("a", wanted, limits, **options).to_json())


def test_a_query_states_everything_that_a_configuration_could_change():
    assert query(ownership=True) == {
        "id": "a",
        "boardXSize": 9,
        "boardYSize": 9,
        "rules": "japanese",
        "komi": 6.5,
        "initialStones": [],
        "initialPlayer": "B",
        "moves": [["B", "D4"], ["W", "pass"], ["B", "E5"]],
        "analyzeTurns": [3],
        "maxVisits": 2**50,
        "includeOwnership": True,
        "overrideSettings": {"maxTime": 1e20, "reportAnalysisWinratesAs": "BLACK"},
    }


@for_each(
    ("limits", "visits", "seconds"),
    [
        (AnalysisLimits(), 2**50, 1e20),
        (AnalysisLimits(100), 100, 1e20),
        (AnalysisLimits(None, 2.5), 2**50, 2.5),
        (AnalysisLimits(1, 0.5), 1, 0.5),
    ],
)
def test_both_limits_are_always_sent(limits, visits, seconds):
    sent = query(limits=limits)
    assert (sent["maxVisits"], sent["overrideSettings"]["maxTime"]) == (visits, seconds)


STONES = Board.empty(Size(9, 13)).with_stones(
    {Point(0, 12): Colour.WHITE, Point(8, 0): Colour.BLACK, Point(1, 1): Colour.BLACK}
)


@for_each(
    ("wanted", "player", "stones", "moves"),
    [
        (position(), "B", 0, 0),
        (position(first=Colour.WHITE), "W", 0, 0),
        (position("D4", first=Colour.WHITE), "W", 0, 1),
        (position(setup=STONES), "B", 3, 0),
        (position("C3", setup=STONES, first=Colour.WHITE), "W", 3, 1),
        (replace(position("D4"), to_play=Colour.BLACK), "B", 1, 0),
        (replace(position("D4 E5"), to_play=Colour.WHITE), "W", 2, 0),
    ],
)
def test_the_player_to_move_is_always_sent(wanted, player, stones, moves):
    sent = query(wanted)
    assert sent["initialPlayer"] == player
    assert (len(sent["initialStones"]), len(sent["moves"])) == (stones, moves)
    assert sent["analyzeTurns"] == [moves]


def test_setup_is_sent_with_colours_in_the_frame_of_the_record():
    sent = query(position(setup=STONES))
    assert (sent["boardXSize"], sent["boardYSize"]) == (9, 13)
    assert sent["initialStones"] == [["B", "B12"], ["B", "J13"], ["W", "A1"]]


def test_reports_during_the_search_are_asked_for_only_if_wanted():
    assert "reportDuringSearchEvery" not in query()
    assert query(report_seconds=0.2)["reportDuringSearchEvery"] == 0.2


@for_each("komi", [0, 0.5, -400, 400, 7.5, -3])
def test_a_komi_of_halves_is_sent(komi):
    assert query(position(komi=komi))["komi"] == komi


@for_each("komi", [0.25, 6.3, 400.5, -401, float("inf"), float("nan")])
def test_another_komi_is_refused(komi):
    with pytest.raises(KomiError):
        query(position(komi=komi))


def test_setup_without_liberties_is_refused():
    with pytest.raises(UnsendablePositionError):
        query(position(setup=Board.from_rows("OX.", "X..", "...")))


def test_a_cancellation_names_the_query():
    sent = json.loads(cancellation("b", "a"))
    assert sent == {"id": "b", "action": "terminate", "terminateId": "a"}


QUERIES = {"a": AnalysisQuery("a", SMALL, UNLIMITED)}
INFO = {
    "move": "A1", "visits": 5, "winrate": 0.75, "scoreLead": 2.5, "prior": 0.5, "order": 1,
    "pv": ["A1", "B2", "pass"], "isSymmetryOf": "B1", "future": [1],
}  # fmt: skip
ROOT = {"visits": 9, "winrate": 0.7, "scoreLead": 2, "rawStWrError": -0.5}
RESULT = {
    "id": "a", "isDuringSearch": False, "turnNumber": 0, "rootInfo": ROOT, "unknown": {"a": 1},
    "moveInfos": [INFO, {"move": "B1", "visits": 5, "order": 0}],
    "ownership": [1, -1, 0.5, 0, -0.5, 0.25],
}  # fmt: skip


def parsed(*changes, **more):
    answer = dict(RESULT, **more)
    for key in changes:
        del answer[key]
    return parse_answer(json.dumps(answer), QUERIES)


def test_a_result_is_read():
    result = parsed()
    assert isinstance(result, QueryResult)
    assert (result.ident, result.searching) == ("a", False)
    a1, b1 = Point(0, 2), Point(1, 2)
    assert result.analysis.candidates == (
        Candidate(b1, 5, Value()),
        Candidate(a1, 5, Value(0.75, 2.5), (a1, Point(1, 1), None), 0.5, b1),
    )
    assert (result.analysis.visits, result.analysis.value) == (9, Value(0.7, 2))
    assert result.analysis.ownership == (1, -1, 0.5, 0, -0.5, 0.25)
    assert result.analysis.to_play is Colour.BLACK


@for_each("to_play", Colour)
def test_results_are_blacks_whoever_is_to_move(to_play):
    wanted = replace(SMALL, to_play=to_play)
    queries = {"a": AnalysisQuery("a", wanted, UNLIMITED)}
    analysis = parse_answer(json.dumps(RESULT), queries).analysis
    assert analysis.value == Value(0.7, 2)
    assert analysis.ownership[:2] == (1, -1)
    assert analysis.to_play is to_play


@for_each(
    ("changes", "more", "expected"),
    [
        ((), {"error": "Illegal", "field": "moves"}, QueryRefused("a", "Illegal", "moves")),
        (("id",), {"error": "No id"}, QueryRefused(None, "No id")),
        ((), {"id": 7, "error": "no"}, QueryRefused(None, "no")),
        ((), {"error": None}, QueryRefused("a", "None")),
        (("rootInfo",), {"warning": "Unused", "field": "x"}, QueryWarning("a", "Unused")),
        (("rootInfo", "moveInfos"), {"noResults": True}, NoResult("a")),
        (("rootInfo",), {"action": "terminate", "terminateId": "b"}, ActionDone("a", "terminate")),
    ],
)  # fmt: skip
def test_each_kind_of_answer_is_told_apart(changes, more, expected):
    assert parsed(*changes, **more) == expected


@for_each(
    ("during", "searching"), [({"isDuringSearch": True}, True), ({"isDuringSearch": False}, False)]
)
def test_a_query_ends_only_after_its_search(during, searching):
    assert parsed(**during).searching is searching
    assert parsed("isDuringSearch").searching


def test_a_result_may_have_no_candidates():
    assert parsed(moveInfos=[]).analysis.candidates == ()
    assert parsed("moveInfos").analysis.candidates == ()
    assert parsed("ownership").analysis.ownership == ()


@for_each(
    "number",
    [None, "0.5", True, [], {}, float("nan"), float("inf"), float("-inf"), -1, 2, 10**400],
)
def test_numbers_that_make_no_sense_are_unknown(number):
    info = dict(INFO, winrate=number, prior=number)
    [candidate] = parsed(moveInfos=[info]).analysis.candidates
    assert (candidate.value.win_rate, candidate.prior) == (None, None)
    assert parsed(rootInfo=dict(ROOT, winrate=number)).analysis.value == Value(None, 2)
    assert parsed(ownership=[number] * 6).analysis.ownership == ((-1,) * 6 if number == -1 else ())


@for_each("visits", [None, -1, 1.5, True, "3", 10**400, float("nan")])
def test_a_candidate_without_sensible_visits_is_left_out(visits):
    assert parsed(moveInfos=[dict(INFO, visits=visits)]).analysis.candidates == ()
    assert parsed(rootInfo=dict(ROOT, visits=visits)).analysis.visits is None


@for_each("move", [None, "", "C1", "A4", 7, ["A1"], "resign"])
def test_a_candidate_without_a_point_of_the_board_is_left_out(move):
    assert parsed(moveInfos=[dict(INFO, move=move)]).analysis.candidates == ()


def test_a_candidate_on_a_stone_is_left_out():
    wanted = position(setup=Board.from_rows("..", "..", "X."))
    queries = {"a": AnalysisQuery("a", wanted, UNLIMITED)}
    candidates = parse_answer(json.dumps(RESULT), queries).analysis.candidates
    assert [each.point for each in candidates] == [Point(1, 2)]


@for_each(
    "line",
    [
        "", "{", "[]", "7", "null", '"a"', "{}", '{"id": "a"}', '{"id": 7, "rootInfo": {}}',
        '{"id": "b", "rootInfo": {}}', '{"id": "a", "rootInfo": 5}', '{"id": "a"' + "[" * 100_000,
        '{"id": "a", "x": ' + "9" * 10_000 + "}", json.dumps(RESULT)[:200],
        '{"id": "a", "rootInfo": {}} x',
    ],
)  # fmt: skip
def test_what_is_not_an_answer_is_an_error(line):
    with pytest.raises(BadAnswerError):
        parse_answer(line, QUERIES)


@given(st.integers(0, len(json.dumps(RESULT)) - 1))
def test_an_answer_that_is_cut_anywhere_is_an_error(length):
    with pytest.raises(BadAnswerError):
        parse_answer(json.dumps(RESULT)[:length], QUERIES)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["A1", "pass", ""]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from([*INFO]), inner),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from([*RESULT]), VALUES, max_size=5))
def test_no_values_break_the_parser(values):
    answer = {**RESULT, **values}
    try:
        result = parse_answer(json.dumps(answer), QUERIES)
    except BadAnswerError:
        return
    assert isinstance(result, QueryResult)
