"""Forty problems studied for thirty days: solved, failed, answered by moves that are not in the
record, in files that are moved, rotated and recoloured. All due dates are compared with fsrs.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import fsrs

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Symmetry
from goboard_gui.record.analysis.problems import find_problems_in_games
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.record.edits.swap import swap_colours
from goboard_gui.record.properties.codec import write_point
from goboard_gui.study.problem_solving.attempt import Attempt, AttemptState
from goboard_gui.study.problem_solving.solvable_problem import make_solvable
from goboard_gui.study.repetition.schedule import Schedule, study_day
from goboard_gui.study.repetition.session import StudySession
from goboard_gui.study.repetition.study_log import Rating, StudyAnswer, StudyLog

if TYPE_CHECKING:
    from goboard_gui.record import Tree
    from goboard_gui.study.problem_solving.solvable_problem import SolvableProblem

FIRST_DAY = date(2026, 3, 15)  # clocks are set forward within the month
DAYS = 30
PROBLEMS = 40
SYMMETRIC = 8
"""So many problems look the same in a mirror, where their solution may be played, too."""


class Moves(NamedTuple):
    """The points of the moves of a problem, in the orientation of its record.

    ``equivalent`` is as good as ``right``: its mirror image if the problem is symmetric.
    """

    right: Point
    equivalent: Point
    wrong: Point
    unrecorded: Point


def make_record(number: int) -> tuple[Tree, Moves]:
    """Return a problem with one right and one wrong move, and its moves."""
    row = number % 7
    if number < SYMMETRIC:  # in the middle column, but for the solution
        stones = f"AB[e{'abcdefghi'[row]}]AW[ei][da][fa]" + "AB[dh][fh]" * (number == 7)
        moves = Moves(Point(0, row + 1), Point(8, row + 1), Point(4, 7), Point(3, 6))
    else:
        stones = f"AB[a{'abcdefg'[row]}]AW[b{'abcdefghi'[number // 7]}][cc]"
        moves = Moves(Point(6, 6), Point(6, 6), Point(7, 2), Point(8, 8))
    right, wrong = map(write_point, (moves.right, moves.wrong))
    text = f"(;SZ[9]{stones}PL[B](;B[{right}]C[RIGHT])(;B[{wrong}];W[{right}]))"
    return read_sgf(text.encode()).games[0], moves


class Copy(NamedTuple):
    """A copy of a problem, rotated and perhaps with swapped colours, and its moves."""

    problem: SolvableProblem
    moves: Moves


def make_copy(number: int, random: Random) -> Copy:
    tree, moves = make_record(number)
    symmetry = random.choice(list(Symmetry))
    size = find_problems_in_games([tree])[0].board.size
    turned = rotate_record(tree, symmetry)
    if random.random() < 0.5:
        turned = swap_colours(turned, players=True)
    (start,) = find_problems_in_games([turned])
    seen = Moves(*(symmetry.apply(point, size) for point in moves))
    return Copy(make_solvable(None, [turned], start), seen)


def solve(copy: Copy, random: Random, *, fails: bool) -> Rating:
    """Attempt a problem, and return its rating."""
    attempt = Attempt(copy.problem.judged, copy.problem.games, random=random)
    moves = copy.moves
    if fails and random.random() < 0.5:
        attempt.play(moves.unrecorded)
        assert attempt.state is AttemptState.NOT_IN_RECORD
        attempt.take_back()
    elif fails:
        attempt.play(moves.wrong)
        while attempt.state is AttemptState.REPLY_DUE:
            attempt.reply()
        assert attempt.state is AttemptState.FAILED
        return Rating.AGAIN
    elif random.random() < 0.2:
        attempt.hint()
    attempt.play(random.choice((moves.right, moves.equivalent)))
    assert attempt.state is AttemptState.SOLVED
    facts = attempt.rating_facts
    if facts.has_failed:
        return Rating.AGAIN
    if facts.was_hinted:
        return Rating.HARD
    return Rating.EASY if random.random() < 0.1 else Rating.GOOD


def due_by_fsrs(reviews: list[tuple[date, Rating]]) -> date:
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = fsrs.Card(card_id=1)
    for day, rating in reviews:
        at = datetime.combine(day, time(), UTC)
        card, _ = scheduler.review_card(card, fsrs.Rating(int(rating)), at)
    return card.due.date()


def test_forty_problems_are_due_for_a_month_when_fsrs_says_so(tmp_path):
    random = Random(39)
    log = StudyLog(tmp_path / "repetition.jsonl")
    reviews: dict[int, list[tuple[date, Rating]]] = {}
    attempts = 0
    for ahead in range(DAYS):
        day = FIRST_DAY + timedelta(ahead)
        if ahead % 5 == 0:
            # The problems are found in other files now; their keys are the same.
            copies = {number: make_copy(number, random) for number in range(PROBLEMS)}
            numbers = {copy.problem.key: number for number, copy in copies.items()}
            assert len(numbers) == PROBLEMS
        schedule = Schedule(log.load().answers)
        for number, copy in copies.items():
            expected = due_by_fsrs(reviews[number]) if number in reviews else None
            assert schedule.due(copy.problem.key) == expected
        if ahead % 9 == 8:
            continue  # a day off
        due = {number for number in reviews if due_by_fsrs(reviews[number]) <= day}
        keys = schedule.session(list(numbers), day)
        new = [number for number in range(PROBLEMS) if number not in reviews]
        assert {numbers[key] for key in keys} == due | set(new[:10])
        session = StudySession(keys)
        failed_today: set[int] = set()
        while (key := session.current) is not None:
            number = numbers[key]
            fails = number not in failed_today and random.random() < 0.3
            rating = solve(copies[number], random, fails=fails)
            attempts += 1
            # Some problems are solved after midnight, which is the same study day.
            now = datetime.combine(day, time(18)) + timedelta(hours=random.randrange(10))
            assert study_day(now) == day
            if schedule.rated_on(key, day) is None:
                answer = StudyAnswer(key, now.astimezone(UTC), study_day(now), rating, "month")
                log.append(answer)
                schedule.add(answer)
                reviews.setdefault(number, []).append((day, rating))
            if rating is Rating.AGAIN:
                failed_today.add(number)
            session.finish(solved=rating.is_right)
    loaded = log.load()
    assert not loaded.damaged
    assert len(reviews) == PROBLEMS
    answers = sum(map(len, reviews.values()))
    assert len(loaded.answers) == answers < attempts
    assert {rating for of_one in reviews.values() for _, rating in of_one} == set(Rating)
