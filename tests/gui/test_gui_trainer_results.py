from __future__ import annotations

import pytest

from goboard_gui.diagram.picture import StatusMark, TintRole
from goboard_gui.go import Point, Size
from goboard_gui.study.history import HistoryFile
from tests.gui.gui_cases import point_to
from tests.gui.trainer_cases import cell, click_answer, opening, press, tints
from tests.study.study_cases import answer


@pytest.fixture
def file(tmp_path) -> HistoryFile:
    return HistoryFile(tmp_path / "study.jsonl")


@pytest.fixture
def open_trainer(qtbot, view_settings, settings, file):
    with opening(qtbot, view_settings, settings, file) as open_it:
        yield open_it


def test_a_history_without_answers_shows_an_empty_map(open_trainer):
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    assert tints(window) == {}
    assert "No results yet" in window.results.point_label.text()
    assert not window.results.forget_button.isEnabled()
    assert rows_of(window) == [["Total", "0", "–", "–"]]


def rows_of(window) -> list[list[str]]:
    table = window.results.table
    return [
        [table.item(row, column).text() for column in range(4)] for row in range(table.rowCount())
    ]


@pytest.fixture
def learned(file) -> HistoryFile:
    """Return a history with a quick, a usual, a slow and a wrong point."""
    for column, seconds in enumerate((1.0, 2.0, 9.0)):
        file.append(answer(Point(column, 0), seconds=seconds))
    file.append(answer(Point(8, 8), right=False))
    return file


def test_the_heat_map_shows_slow_points_and_marks_wrong_ones(open_trainer, learned):
    window = open_trainer(view="mh")
    window.tabs.setCurrentIndex(1)
    assert tints(window) == {
        TintRole.COOL: {Point(8, 0)},
        TintRole.MILD: {Point(7, 0)},
        TintRole.HOTTEST: {Point(6, 0)},
    }
    assert cell(window, Point(0, 8)).status_mark is StatusMark.MISTAKE
    assert rows_of(window) == [
        ["Upper right", "3", "100%", "2.0 s"],
        ["Lower left", "1", "0%", "–"],
        ["Total", "4", "75%", "2.0 s"],
    ]
    assert [text.text() for text in window.results.legend.texts][:2] == [
        "up to 1.4 s",
        "up to 2.0 s",
    ]


def test_the_pointer_tells_about_a_point(open_trainer, learned):
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    point_to(window.board_view.board, Point(2, 0))
    assert window.results.point_label.text() == "C9: 1 of 1 correct (100%), median time 9.0 s"
    point_to(window.board_view.board, Point(3, 0))
    assert window.results.point_label.text() == "D9: not asked yet"


def test_results_follow_the_choices(open_trainer, learned):
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    window.setup.task.setCurrentIndex(window.setup.task.findData("type"))
    window.setup.task.activated.emit(1)
    assert tints(window) == {}
    assert "Type the coordinate" in window.results.subject_label.text()
    assert window.results.forget_button.isEnabled()  # other results can still be forgotten
    assert not window.results.forget_lesson_action.isEnabled()


def test_answers_are_kept_for_the_next_window(open_trainer):
    first = open_trainer()
    press(first)
    asked = click_answer(first, right=False)
    first.close()
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    assert cell(window, asked).status_mark is StatusMark.MISTAKE


def test_results_stop_the_round(open_trainer):
    window = open_trainer()
    press(window)
    window.tabs.setCurrentIndex(1)
    assert not window.round.running
    press(window)
    assert not window.round.running
    window.tabs.setCurrentIndex(0)
    assert window.main_button.isVisible()


@pytest.mark.parametrize("yes", [True, False])
def test_results_are_forgotten_only_after_a_question(open_trainer, learned, person, yes):
    learned.append(answer(size=Size(19, 19)))
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    person.answers(yes=yes)
    window.results.forget_lesson_action.trigger()
    assert "Western (A1) on 9×9, from memory" in person.asked[0][1]
    assert len(learned.load()[0]) == len(window.history.history) == (1 if yes else 5)
    assert rows_of(window)[-1][1] == ("0" if yes else "4")


def test_everything_can_be_forgotten(open_trainer, learned, person):
    window = open_trainer(notation="andreev")
    window.tabs.setCurrentIndex(1)
    person.answers(yes=True)
    window.results.forget_all_action.trigger()
    assert "all training results (4 answers)" in person.asked[0][1]
    assert learned.path.read_bytes() == b""
    assert not window.results.forget_button.isEnabled()


def test_what_cannot_be_forgotten_is_told(open_trainer, learned, person):
    window = open_trainer()
    person.answers(yes=True)
    learned.path.unlink()
    learned.path.mkdir()
    assert not window.history.delete_all_answers()
    assert "Couldn't save" in person.told[0]
    assert len(window.history.history) == 4


def test_damaged_lines_are_told_once_the_window_opens(open_trainer, learned):
    with learned.path.open("ab") as raw:
        raw.write(b"damaged\n")
    window = open_trainer()
    assert window.message_strip.text.endswith("history: 1 (line numbers: 5)")
    assert len(window.history.history) == 4


def test_a_history_that_cannot_be_read_or_written_stops_nobody(open_trainer, file):
    file.path.mkdir()
    window = open_trainer()
    assert "Couldn't read" in window.message_strip.text
    press(window)
    click_answer(window, right=True)
    assert "Couldn't save" in window.message_strip.text
    assert window.round.tally.summary.right == 1
