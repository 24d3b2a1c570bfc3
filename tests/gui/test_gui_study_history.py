"""The user's answers: loaded, stored and forgotten in a thread."""

from __future__ import annotations

import pytest

from goboard_gui.files.errors import SaveError, SaveStage
from goboard_gui.gui.study.repetition.study_history import StudyHistory, study_history
from goboard_gui.study.repetition.study_log import Rating, StudyLog
from tests.gui.repetition_cases import Clock, load_history
from tests.study.repetition_cases import TODAY, rated

ONE, TWO = "problem one", "problem two"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "repetition.jsonl"


@pytest.fixture
def log(path) -> StudyLog:
    return StudyLog(path)


def wait_for_file(qtbot, history: StudyHistory) -> None:
    qtbot.waitUntil(lambda: not history.is_busy)


def stored(log: StudyLog) -> list[tuple[str, Rating]]:
    return [(answer.key, answer.rating) for answer in log.load().answers]


def test_answers_are_loaded_in_the_background(qtbot, log):
    log.append(rated(ONE))
    history = load_history(qtbot, log.path)
    assert history.schedule.rated_on(ONE, TODAY) is Rating.GOOD
    assert history.problem == ""


def test_only_the_first_attempt_of_a_day_is_stored(qtbot, log):
    clock = Clock()
    history = load_history(qtbot, log.path, clock)
    changes: list[None] = []
    history.changed.connect(lambda: changes.append(None))
    assert history.rate(ONE, Rating.AGAIN, "a.sgf")
    assert not history.rate(ONE, Rating.GOOD, "a.sgf")
    clock.advance()
    assert history.rate(ONE, Rating.GOOD, "a.sgf")
    wait_for_file(qtbot, history)
    assert log.load().answers == (
        rated(ONE, Rating.AGAIN, 0, "a.sgf"),
        rated(ONE, Rating.GOOD, 1, "a.sgf"),
    )
    assert len(changes) == 2


def test_a_rating_can_be_corrected(qtbot, log):
    history = load_history(qtbot, log.path)
    history.correct(ONE, Rating.GOOD, TODAY)
    history.rate(ONE, Rating.AGAIN, "a.sgf")
    history.correct(ONE, Rating.AGAIN, TODAY)
    history.correct(ONE, Rating.GOOD, TODAY)
    assert history.schedule.rated_on(ONE, TODAY) is Rating.GOOD
    wait_for_file(qtbot, history)
    assert log.load().answers == (
        rated(ONE, Rating.AGAIN, 0, "a.sgf"),
        rated(ONE, Rating.GOOD, 0, "a.sgf", is_correction=True),
    )


def test_answers_given_before_the_file_is_loaded_count(qtbot, log):
    log.append(rated(TWO))
    history = StudyHistory(log, Clock())
    history.rate(ONE, Rating.HARD)
    qtbot.waitUntil(lambda: history.is_loaded)
    assert set(history.schedule.keys) == {ONE, TWO}
    wait_for_file(qtbot, history)
    assert stored(log) == [(TWO, Rating.GOOD), (ONE, Rating.HARD)]


def test_answers_of_another_program_appear_when_asked_for(qtbot, log):
    history = load_history(qtbot, log.path)
    other = load_history(qtbot, log.path)
    other.rate(ONE, Rating.EASY)
    wait_for_file(qtbot, other)
    assert history.schedule.last(ONE) is None
    with qtbot.waitSignal(history.changed):
        history.refresh()
    assert history.schedule.rated_on(ONE, TODAY) is Rating.EASY
    other.forget_all()
    wait_for_file(qtbot, other)
    with qtbot.waitSignal(history.changed):
        history.refresh()
    assert history.schedule.last(ONE) is None


def test_an_answer_given_while_others_are_forgotten_is_kept(qtbot, log):
    for key in (ONE, TWO):
        log.append(rated(key, collection="a.sgf"))
    history = load_history(qtbot, log.path)
    history.forget_cards([ONE])
    history.rate("problem three", Rating.GOOD)
    with qtbot.waitSignal(history.changed):
        pass
    assert set(history.schedule.keys) == {TWO, "problem three"}
    with qtbot.waitSignal(history.changed):
        history.forget_collection("a.sgf")
    assert set(history.schedule.keys) == {"problem three"}
    with qtbot.waitSignal(history.changed):
        history.forget_all()
    assert not list(history.schedule.keys)
    assert stored(log) == []


def test_damaged_lines_are_reported_with_their_numbers(qtbot, log):
    log.append(rated(ONE))
    with log.path.open("a") as raw:
        raw.write("damaged\n" * 5)
    history = load_history(qtbot, log.path)
    assert "5 (line numbers: 2, 3, 4)" in history.problem
    assert history.schedule.last(ONE)


def test_a_file_that_cannot_be_read_is_reported(qtbot, path):
    path.mkdir(parents=True)
    history = load_history(qtbot, path)
    assert history.problem.startswith("Couldn't read your answers: ")
    assert not history.is_loaded


class FailingLog(StudyLog):
    """A log that cannot be changed until it is mended."""

    fails = True

    def append(self, answer):
        self._fail()
        super().append(answer)

    def forget_all(self):
        self._fail()
        super().forget_all()

    def _fail(self):
        if self.fails:
            raise SaveError(self.path, SaveStage.WRITE, PermissionError(13, "Permission denied"))


def test_an_answer_that_cannot_be_stored_is_reported_once_and_stored_with_the_next(
    qtbot, path, monkeypatch
):
    shown: list[str] = []
    monkeypatch.setattr(
        "goboard_gui.gui.widgets.dialogs.show_error", lambda _parent, text: shown.append(text)
    )
    log = FailingLog(path)
    history = StudyHistory(log, Clock())
    qtbot.waitUntil(lambda: history.is_loaded)
    for key in (ONE, TWO):
        history.rate(key, Rating.GOOD)
        wait_for_file(qtbot, history)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0].startswith("Couldn't store your answer: ")
    history.forget_all()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert shown[1].startswith("Couldn't forget the answers: ")
    assert set(history.schedule.keys) == {ONE, TWO}
    log.fails = False
    history.rate("problem three", Rating.AGAIN)
    wait_for_file(qtbot, history)
    assert [key for key, _ in stored(log)] == [ONE, TWO, "problem three"]


def test_all_windows_share_the_answers_in_the_file_beside_the_trainers(qtbot, tmp_path):
    history = study_history()
    assert history is study_history()
    qtbot.waitUntil(lambda: history.is_loaded)
