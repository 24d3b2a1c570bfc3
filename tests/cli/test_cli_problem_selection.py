"""Sheets with only some of the problems: by number, or by the answers given in the window."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from goboard_gui.files.opening import open_path
from goboard_gui.record.analysis.problems import find_problems_in_games
from goboard_gui.study.position import Position
from goboard_gui.study.repetition.cards import problem_key
from goboard_gui.study.repetition.schedule import study_day
from goboard_gui.study.repetition.study_log import LOG_NAME, Rating, StudyAnswer, StudyLog
from tests.cases import for_each

PROBLEMS = (
    "(;GN[A]AB[aa]AW[ba];B[ab]C[one is right])"
    "(;GN[B]AB[ca]AW[ba];B[ab]C[two is right])"
    "(;GN[C](;AB[da]AW[ba];B[ab]C[three is right])(;N[D]AB[ea]AW[ba];B[ab]C[four is right]))"
    "(;GN[A again]AB[aa]AW[ba];B[bb])"
)


@pytest.fixture
def log():
    """Return the log of the user, which is removed afterwards."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    log = StudyLog(Path(folder, "goboard", LOG_NAME))
    yield log
    log.path.unlink(missing_ok=True)


def printed(goboard, path, *options) -> set[str]:
    """Return the numbers of the problems on a sheet and of its answers, and their comments."""
    out = path.with_suffix(".txt")
    result = goboard("diagram", path, "--as", "problems", "--title", "Sheet", *options, "-o", out)
    assert (result.status, result.err) == (0, "")
    lines = out.read_text().splitlines()
    return {
        line.split(" – ")[0].removeprefix("1: ")
        for line in lines
        if line.startswith("Problem ") or line.endswith("is right")
    }


@for_each(
    ("which", "expected"),
    [
        (None, "1 2 3 4 one two three four"),
        ("1", "1 one"),
        ("2,4", "2 4 two four"),
        ("3-", "3 4 three four"),
        ("-2, 2", "1 2 one two"),
    ],
)
def test_problems_are_chosen_by_number_and_keep_it(goboard, record, which, expected):
    options = [] if which is None else ["--problems", which]
    assert printed(goboard, record(PROBLEMS), *options) == named(expected)


def named(expected: str) -> set[str]:
    return {
        f"Problem {each}" if each.isdigit() else f"{each} is right" for each in expected.split()
    }


def test_problems_are_chosen_by_the_answers_to_their_positions(goboard, record, log):
    path = record(PROBLEMS, "before.sgf")
    games = open_path(path).games
    today = study_day(datetime.now())
    keys = [
        problem_key(Position(start.board, start.player)) for start in find_problems_in_games(games)
    ]
    for key, rating, days in (
        (keys[0], Rating.AGAIN, 300),
        (keys[1], Rating.GOOD, 300),
        (keys[3], Rating.EASY, 0),
    ):
        day = today - timedelta(days)
        log.append(StudyAnswer(key, datetime.now(UTC), day, rating))
    moved = record(PROBLEMS, "moved and renamed.sgf")
    assert printed(goboard, moved, "--problems", "due") == named("1 2 one two")
    assert printed(goboard, moved, "--problems", "failed") == named("1 one")
    assert printed(goboard, moved, "--problems", "new") == named("3 three")


def test_without_answers_nothing_is_due(goboard, record, log):
    path = record(PROBLEMS)
    result = goboard(
        "diagram", path, "--as", "problems", "--problems", "due", "-o", path.with_suffix(".pdf")
    )
    assert (result.status, result.err) == (
        2,
        "goboard: --problems: there is no problem that is due\n",
    )


@for_each(
    ("which", "error"),
    [
        ("dew", "expected due, new, failed, or numbers such as 1,5-8, not 'dew'"),
        ("", "expected due, new, failed, or numbers such as 1,5-8, not ''"),
        ("3-1", "expected due, new, failed, or numbers such as 1,5-8, not '3-1'"),
        ("9", "goboard: --problems: there is no problem with these numbers"),
    ],
)
def test_what_selects_no_problem_is_an_error(goboard, record, which, error):
    path = record(PROBLEMS)
    out = path.with_suffix(".txt")
    result = goboard("diagram", path, "--as", "problems", "--problems", which, "-o", out)
    assert result.status == 2
    assert error in result.err
    assert not out.exists()


def test_only_sheets_have_selected_problems(goboard, record):
    path = record(PROBLEMS)
    out = path.with_suffix(".png")
    result = goboard("diagram", path, "--problems", "1", "-o", out)
    assert (result.status, result.err) == (2, f"{out}: --problems requires --as problems\n")
