"""Reviews by a scripted engine, in both protocols: results, refusals, crashes and ends."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from queue import SimpleQueue

import pytest

from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.errors import (
    CommandError,
    CrashError,
    KomiError,
    MissingCommandError,
    NoAnswerError,
    StartError,
    StartFailure,
    UnsendablePositionError,
)
from goboard_gui.engine.events import EngineRestarted
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Value
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.study.review.losses import review_line
from goboard_gui.study.review.positions import missing_positions, review_positions, review_terms
from goboard_gui.study.review.runner import (
    PositionFailed,
    PositionReviewed,
    Review,
    ReviewEnded,
)
from tests.cases import for_each
from tests.engine.harness import PATIENCE, entry, pids, wait_until, wait_until_gone

VISITS = AnalysisLimits(visits=8)
"""A limit that the double reaches at once."""
FOUR_MOVES = b"(;SZ[9]KM[6.5];B[ee];W[cc];B[gg];W[gc])"


def engine_entry(case, value=""):
    made = entry(case, value)
    return made if case.startswith("json") else replace(made, json_command=())


def positions_to_review(tree, limits, **terms):
    made = review_terms(tree, "Double", **terms)
    found = review_positions(tree, tree.preorder(), made)
    return list(missing_positions(tree, found, made, limits))


class Running:
    """A review by a double, and what it has reported."""

    def __init__(self, folder, case, value="", sgf=FOUR_MOVES, limits=VISITS, tree=None, **terms):
        self.tree = read_sgf(sgf).games[0] if tree is None else tree
        self.events = []
        self._arrived = SimpleQueue()
        self.review = Review(
            engine_entry(case, value),
            positions_to_review(self.tree, limits, **terms),
            review_terms(self.tree, "Double", **terms),
            folder,
            self._arrived.put,
            limits=limits,
        )

    def wait_for(self, condition):
        while not condition():
            self.events.append(self._arrived.get(timeout=PATIENCE))

    def wait_for_end(self):
        """Wait for the end, and return its event."""
        self.wait_for(lambda: self.events and isinstance(self.events[-1], ReviewEnded))
        return self.events[-1]

    @property
    def results(self):
        return {each.node: each.stored for each in self.of(PositionReviewed)}

    @property
    def failed(self):
        return {each.node: type(each.error) for each in self.of(PositionFailed)}

    def of(self, kind):
        return [each for each in self.events if isinstance(each, kind)]

    def drain(self):
        while not self._arrived.empty():
            self.events.append(self._arrived.get())


@contextmanager
def running(folder, case, value="", **more):
    """Run a review until the end of the context, when everything of it must go."""
    made = Running(folder, case, value, **more)
    try:
        yield made
    finally:
        made.review.close()
        assert made.review.join(PATIENCE)
        wait_until_gone(folder)


@pytest.mark.parametrize(("case", "visits"), [("sound", 8), ("json", 9)])
def test_every_position_is_analysed_for_black(tmp_path, case, visits):
    with running(tmp_path, case) as it:
        assert it.wait_for_end() == ReviewEnded()
    assert list(it.results) == [0, 1, 2, 3, 4]
    for node, stored in it.results.items():
        to_play = (Colour.BLACK, Colour.WHITE)[node % 2]
        analysis = stored.analysis
        assert (analysis.to_play, analysis.visits) == (to_play, visits)
        assert (stored.engine, stored.komi, stored.rules) == ("Double", 6.5, "japanese")
        assert stored.seconds is None, "its visits ended it"
        assert not stored.as_setup
        if case == "json":  # the query asks for Black's values
            assert stored.value == Value(0.6, 1.5)
        else:
            expected = Value(0.6, 2.5) if to_play is Colour.BLACK else Value(0.4, -2.5)
            assert stored.value == (pytest.approx(expected[0]), expected[1])


def test_the_losses_of_both_players_follow_from_a_review(tmp_path):
    """For the double the player to move leads by 2.5, so each move turns this into -2.5."""
    with running(tmp_path, "sound") as it:
        it.wait_for_end()
    moves = review_line(it.tree, it.tree.main_line(), it.results)
    assert [move.loss for move in moves] == [5, 5, 5, 5]


def test_the_perspective_is_that_of_the_engine(tmp_path):
    for at, perspective in enumerate((Perspective.BLACK, Perspective.WHITE)):
        folder = tmp_path / str(at)
        folder.mkdir()
        [tree] = read_sgf(FOUR_MOVES).games
        terms = review_terms(tree, "Double")
        arrived = SimpleQueue()
        asked = replace(engine_entry("sound"), perspective=perspective)
        found = review_positions(tree, tree.main_line(), terms)
        review = Review(asked, found, terms, folder, arrived.put, limits=VISITS)
        assert review.join(PATIENCE)
        scores = [arrived.get().stored.value.score for _ in range(5)]
        assert scores == [2.5 if perspective is Perspective.BLACK else -2.5] * 5


def test_an_analysis_ends_when_its_time_is_over(tmp_path):
    with running(tmp_path, "sound", limits=AnalysisLimits(10**6, 0.1)) as it:
        assert it.wait_for_end() == ReviewEnded()
    assert len(it.results) == 5
    assert {stored.seconds for stored in it.results.values()} == {0.1}


@for_each(
    ("limits", "seconds"),
    [((10, 0.25), 0.25), ((9, 0.25), None), ((9, None), None), ((None, 0.25), 0.25)],
)
def test_the_time_limit_of_a_json_engine_is_reached_if_the_visits_are_not(
    tmp_path, limits, seconds
):
    """The double always has 9 visits."""
    folder = tmp_path / str(limits)
    folder.mkdir()
    with running(folder, "json", limits=AnalysisLimits(*limits)) as it:
        it.wait_for_end()
    assert {stored.seconds for stored in it.results.values()} == {seconds}


def test_a_json_engine_gets_a_few_positions_at_a_time(tmp_path):
    moves = ";B[aa];W[ba];B[ca];W[da];B[ea];W[fa];B[ga];W[ha];B[ia];W[ab];B[bb];W[cb];B[db];W[eb]"
    with running(tmp_path, "json in batches", sgf=f"(;SZ[9]{moves})".encode()) as it:
        it.wait_for_end()
    assert len(it.results) == 15
    assert 1 < max(stored.analysis.visits for stored in it.results.values()) <= 8


SETUP_CASES = ["refuses a move", "json refuses a move"]


@pytest.mark.parametrize("case", SETUP_CASES)
def test_positions_are_sent_as_setup_from_a_refused_move_on(tmp_path, case):
    sgf = b"(;SZ[9];B[ee](;W[cc];B[gg])(;W[gg];B[cc](;W[hh])(;W[bb])))"
    with running(tmp_path, case, "G3", sgf=sgf) as it:
        assert it.wait_for_end() == ReviewEnded()
    assert {node for node, stored in it.results.items() if stored.as_setup} == {3, 4, 5, 6, 7}
    assert set(it.results) == set(range(8))


@pytest.mark.parametrize("case", ["refuses play", "json refuses a stone"])
def test_positions_are_gaps_if_the_engine_refuses_the_setup_too(tmp_path, case):
    sgf = b"(;SZ[9];B[ee];W[cc];B[gg];W[gc];AE[cc];B[hh])"
    with running(tmp_path, case, "C7", sgf=sgf) as it:
        assert it.wait_for_end() == ReviewEnded()
    assert set(it.results) == {0, 1, 5, 6}, "the stone is gone at last"
    assert it.failed == {2: CommandError, 3: CommandError, 4: CommandError}


def test_a_position_that_no_moves_lead_to_is_a_gap_or_setup(tmp_path):
    """A stone on an occupied point, and a chain without liberties that was set up."""
    sgf = b"(;SZ[5];B[cc];W[cc];B[dd](;AB[aa]AW[ab][ba];W[ee])(;W[ee]))"
    with running(tmp_path, "refuses a move", "none", sgf=sgf) as it:
        assert it.wait_for_end() == ReviewEnded()
    assert {node: stored.as_setup for node, stored in it.results.items()} == {
        0: False,
        1: False,
        2: True,
        3: True,
        6: True,
    }
    assert it.failed == {4: UnsendablePositionError, 5: UnsendablePositionError}


def test_two_passes_at_the_end_are_reviewed_up_to_the_second_one(tmp_path):
    with running(tmp_path, "sound", sgf=b"(;SZ[9];B[ee];W[];B[];C[counted])") as it:
        assert it.wait_for_end() == ReviewEnded()
    assert list(it.results) == [0, 1, 2]


@pytest.mark.parametrize(
    ("case", "value", "notices"),
    [("exit once during analysis", "3", 1), ("json exit once", "", 0)],
)
def test_a_review_survives_one_crash(tmp_path, case, value, notices):
    with running(tmp_path, case, value) as it:
        assert it.wait_for_end() == ReviewEnded()
        assert len(pids(tmp_path)) == 2
    assert list(it.results) == [0, 1, 2, 3, 4]
    assert len(it.of(EngineRestarted)) == notices


@pytest.mark.parametrize(
    ("case", "kept"), [("exit during analysis", 0), ("json exit after the first answer", 1)]
)
def test_a_second_crash_ends_the_review_and_keeps_what_is_done(tmp_path, case, kept):
    with running(tmp_path, case) as it:
        end = it.wait_for_end()
    assert isinstance(end.error, CrashError)
    assert len(pids(tmp_path)) == 2
    assert len(it.results) == kept


ERRORS = [
    ("no analysis", MissingCommandError),
    ("nothing listed", MissingCommandError),
    ("? to each command", StartError),
    ("exit at start", StartError),
    ("json exit at once", StartError),
    ("silent analysis", NoAnswerError),
    ("json error", CommandError),
]


@pytest.mark.parametrize(("case", "error"), ERRORS, ids=[case for case, _ in ERRORS])
def test_a_review_that_can_do_nothing_ends_with_the_reason(tmp_path, case, error):
    with running(tmp_path, case, limits=AnalysisLimits(seconds=0.1)) as it:
        end = it.wait_for_end()
    assert type(end.error) is error
    assert not it.results


def test_a_komi_that_the_engine_would_refuse_ends_the_review_with_the_nearest(tmp_path):
    with running(tmp_path, "json", komi=6.3) as it:
        error = it.wait_for_end().error
    assert (type(error), error.nearest) == (KomiError, 6.5)


def test_a_folder_that_cannot_be_created_ends_the_review(tmp_path):
    def fail():
        raise OSError(13, "Permission denied")

    [tree] = read_sgf(FOUR_MOVES).games
    terms = review_terms(tree, "Double")
    arrived = SimpleQueue()
    review = Review(engine_entry("sound"), [], terms, tmp_path, arrived.put, create_folder=fail)
    assert review.join(PATIENCE)
    assert arrived.get().error.reason is StartFailure.NO_FOLDER


@pytest.mark.parametrize("case", ["sound", "json waits"])
def test_cancelling_ends_a_review_at_once(tmp_path, case):
    with running(tmp_path, case, limits=AnalysisLimits(visits=10**6)) as it:
        wait_until(lambda: pids(tmp_path))
        it.review.cancel()
        assert it.wait_for_end() == ReviewEnded(is_cancelled=True)
        assert it.review.join(PATIENCE)
    assert not it.results


@pytest.mark.parametrize("case", ["sound", "json waits", "silence at start"])
def test_a_closed_review_reports_nothing_more(tmp_path, case):
    with running(tmp_path, case, limits=AnalysisLimits(visits=10**6)) as it:
        wait_until(lambda: pids(tmp_path))
        it.review.close()
        assert it.review.join(PATIENCE)
        it.drain()
    assert not it.events


@pytest.mark.parametrize("case", ["sound", "json"])
def test_a_second_run_analyses_what_is_missing_or_had_a_smaller_budget(tmp_path, case):
    [tree] = read_sgf(FOUR_MOVES).games
    with running(tmp_path, case, tree=tree) as first:
        first.wait_for_end()
    results = first.results
    partly = with_analyses(tree, {node: results[node] for node in (0, 1, 3)})
    with running(tmp_path, case, tree=partly) as second:
        second.wait_for_end()
    assert set(second.results) == {2, 4}
    complete = with_analyses(partly, second.results)
    assert not positions_to_review(complete, VISITS)
    assert len(positions_to_review(complete, AnalysisLimits(visits=10))) == 5
    assert len(positions_to_review(complete, VISITS, komi=7.5)) == 5
    assert results[0].analysis.candidates[0].point == Point(3, 5)
