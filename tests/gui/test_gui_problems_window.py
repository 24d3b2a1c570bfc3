"""The list of the problems of a file or folder."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from goboard_gui.gui.core.settings import NEW_CARDS
from goboard_gui.gui.study.problems.problem_table import ProblemColumn
from goboard_gui.gui.study.problems.problem_texts import due_text
from goboard_gui.gui.study.problems.problems_window import (
    COLLECTION_POSITIONS,
    RECENT_COLLECTIONS,
    ProblemsWindow,
)
from goboard_gui.study.problem_status import ProblemFilter
from goboard_gui.study.repetition.study_log import Rating
from tests.cases import for_each
from tests.gui.repetition_cases import Clock, load_history

FIRST = "(;SZ[9]GN[First]AB[aa]AW[ba](;B[ab]C[Correct])(;B[bb];W[ab]))"
PASSING = "(;SZ[9]AB[ca]AW[cb];W[cc]C[Correct];B[tt])"
UNSOLVED = "(;SZ[9]GN[<b>Open</b>]AB[cc]AW[cd])"
DOUBTFUL = "(;SZ[9]GN[Doubtful]AB[ee]AW[ef]PL[W];B[ed];W[ee];B[eg]C[Correct])"


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "problems"
    folder.mkdir()
    (folder / "1.sgf").write_text(FIRST)
    (folder / "2.sgf").write_text(PASSING + UNSOLVED)
    (folder / "10.sgf").write_text(DOUBTFUL)
    return folder


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def history(qtbot, tmp_path, clock):
    return load_history(qtbot, tmp_path / "repetition.jsonl", clock)


@pytest.fixture
def open_window(qtbot, view_settings, settings, history):
    """Return what opens the window, on a collection if one is given."""

    def open_it(path=None) -> ProblemsWindow:
        window = ProblemsWindow(view_settings, settings, history)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        if path is not None:
            window.open_collection(path)
        qtbot.waitUntil(lambda: not window.loader.busy)
        return window

    return open_it


def column(window, which: ProblemColumn) -> list[str]:
    model = window.model
    return [model.data(model.index(row, which)) for row in range(model.rowCount())]


def filters(window) -> list[str]:
    return [window.filters.tabText(index) for index in range(window.filters.count())]


def choose(window, chosen: ProblemFilter) -> None:
    window.filters.setCurrentIndex(list(ProblemFilter).index(chosen))


def emitted(signal) -> list:
    """Return a list to which the arguments of a signal are added."""
    found: list = []
    signal.connect(lambda *arguments: found.append(arguments))
    return found


def test_problems_are_listed_with_number_title_file_and_side_to_play(open_window, folder):
    window = open_window(folder)
    assert column(window, ProblemColumn.NUMBER) == ["1", "2", "3", "4"]
    assert column(window, ProblemColumn.TITLE) == [
        "First\n1.sgf",
        "2",
        "<b>Open</b>\n2.sgf\nNo solution",
        "Doubtful\n10.sgf\n⚠ 2 warnings",
    ]
    assert column(window, ProblemColumn.TO_PLAY) == ["Black", "White", "Black", "Black"]
    assert column(window, ProblemColumn.RESULT) == ["New"] * 4
    assert column(window, ProblemColumn.DUE) == [""] * 4
    assert filters(window) == [
        *("All (4)", "New (4)", "Due (0)", "Failed (0)", "Without Solution (1)"),
    ]
    assert window.path_label.text() == str(folder)


def test_results_and_due_dates_follow_the_answers(open_window, folder, history, clock):
    window = open_window(folder)
    keys = [problem.key for problem in window.problems]
    for key, rating in zip(keys[:3], (Rating.AGAIN, Rating.HARD, Rating.EASY), strict=True):
        history.rate(key, rating)
    results = column(window, ProblemColumn.RESULT)
    assert results == ["Failed", "Solved with a hint", "Solved easily", "New"]
    due = column(window, ProblemColumn.DUE)
    assert due[0] == "Tomorrow"
    assert due[3] == ""
    assert filters(window)[1:4] == ["New (1)", "Due (0)", "Failed (1)"]
    clock.advance()
    window.show_results()
    assert column(window, ProblemColumn.DUE)[0] == "Today"
    assert filters(window)[2] == "Due (2)"  # the one with a hint, too
    due = history.today.isoformat()
    clock.advance()
    window.show_results()
    assert column(window, ProblemColumn.DUE)[0] == f"Overdue\n{due}"


@for_each(
    ("due", "text"),
    [
        (None, ""),
        (date(2026, 11, 30), "Overdue\n2026-11-30"),
        (date(2026, 12, 1), "Today"),
        (date(2026, 12, 2), "Tomorrow"),
        (date(2026, 12, 3), "2026-12-03"),
    ],
)
def test_a_due_date_is_a_near_day_or_an_iso_date(due, text):
    assert due_text(due, date(2026, 12, 1)) == text


def test_the_answers_to_selected_problems_are_forgotten_after_a_question(
    qtbot, open_window, folder, history, person
):
    window = open_window(folder)
    first, second = window.problems[:2]
    for problem in (first, second):
        history.rate(problem.key, Rating.GOOD)
    window.table.select_problem(first)
    person.answers(yes=True)
    window.forget_action.trigger()
    assert "your answers to 1 problem?" in person.asked[0][1]
    qtbot.waitUntil(lambda: history.schedule.last(first.key) is None)
    assert column(window, ProblemColumn.RESULT)[:2] == ["New", "Solved"]
    window.forget_action.trigger()  # no answer is left
    assert len(person.asked) == 1
    window.table.customContextMenuRequested.emit(QPoint(5, 5))
    assert not window.forget_action.isEnabled()
    window.table.selectAll()
    window.table.customContextMenuRequested.emit(QPoint(5, 5))
    assert window.forget_action.isEnabled()
    window.menu.close()


def test_filters_show_their_problems_and_keep_the_selected_one(open_window, folder, history):
    window = open_window(folder)
    first, second, third, fourth = window.problems
    window.table.select_problem(third)
    for chosen, expected in (
        (ProblemFilter.WITHOUT_SOLUTION, [third]),
        (ProblemFilter.NEW, [first, second, third, fourth]),
        (ProblemFilter.ALL, [first, second, third, fourth]),
    ):
        choose(window, chosen)
        assert list(window.model.rows) == expected
        assert window.table.current_problem is third
    choose(window, ProblemFilter.DUE)
    assert window.pages.currentWidget() is window.empty_label
    assert "Study Due" in window.empty_label.text()
    assert not window.solve_button.isEnabled()
    history.rate(second.key, Rating.AGAIN)
    choose(window, ProblemFilter.FAILED)
    assert window.pages.currentWidget() is window.table
    assert window.table.current_problem is second


def test_a_problem_that_the_filter_no_longer_shows_is_followed_by_the_next_one(
    open_window, folder, history
):
    window = open_window(folder)
    _, second, third, fourth = window.problems
    choose(window, ProblemFilter.NEW)
    for answered, following in ((second, third), (fourth, third)):
        window.table.select_problem(answered)
        history.rate(answered.key, Rating.GOOD)
        assert window.table.current_problem is following


def test_the_problems_from_the_selected_one_or_the_selected_ones_are_solved(open_window, folder):
    window = open_window(folder)
    first, second, third, fourth = window.problems
    solved = emitted(window.solve_requested)
    window.table.select_problem(second)
    window.solve_button.click()
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    QTest.keyClick(window.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    window.solve_button.click()
    rest = [second, third, fourth]
    assert solved == [(rest,), (rest,), ([first, second],)]


def test_enter_solves_the_current_problem_even_if_another_is_selected(open_window, folder):
    window = open_window(folder)
    solved = emitted(window.solve_requested)
    QTest.keyClick(window.table, Qt.Key.Key_End)
    assert window.table.selected_problems == [window.problems[3]]
    QTest.keyClick(window.table, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert window.table.selected_problems == [window.problems[3]]
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert solved == [(window.problems[2:],)]
    QTest.keyClick(window.table, Qt.Key.Key_Home)
    assert window.table.selected_problems == [window.problems[0]]


def test_due_problems_are_studied_first_then_new_ones_up_to_the_limit(
    open_window, folder, history, clock, settings
):
    settings.set(NEW_CARDS, 1)
    window = open_window(folder)
    first, second, third, _ = window.problems
    solved = emitted(window.solve_requested)
    history.rate(third.key, Rating.AGAIN)
    window.study_button.click()
    assert solved == []  # today's new one has been tried
    assert window.shown_filter is ProblemFilter.DUE
    clock.advance()
    window.study_button.click()
    history.rate(third.key, Rating.GOOD)
    history.rate(first.key, Rating.GOOD)
    window.study_button.click()
    assert solved == [([third, first],)]
    clock.advance()
    window.study_button.click()
    assert solved[1:] == [([second],)]


def test_warnings_about_a_problem_name_their_moves_and_open_there(open_window, folder):
    window = open_window(folder)
    opened = emitted(window.open_requested)
    assert window.warnings.isHidden()
    window.table.select_problem(window.problems[3])
    texts = [window.warnings.item(row).text() for row in range(window.warnings.count())]
    assert texts == [
        "White is to play (PL), but only Black moves next",
        "Move 2, E5: illegal move: the point was occupied",
    ]
    window.warnings.itemActivated.emit(window.warnings.item(1))
    window.open_button.click()
    problem = window.problems[3]
    assert opened == [(problem, (0, 2)), (problem, (0, 0))]
    window.table.select_problem(window.problems[0])
    assert window.warnings.isHidden()


def test_the_selected_problems_or_all_in_the_list_are_printed(open_window, folder):
    window = open_window(folder)
    printed = emitted(window.print_requested)
    choose(window, ProblemFilter.WITHOUT_SOLUTION)
    window.print_button.click()
    choose(window, ProblemFilter.ALL)
    window.table.selectAll()
    window.print_button.click()
    assert printed == [([window.problems[2]],), (list(window.problems),)]


def test_the_last_collection_opens_again_where_it_was_left(open_window, folder, settings):
    window = open_window(folder)
    window.table.select_problem(window.problems[2])
    window.close()
    again = open_window()
    assert again.path == folder
    assert again.table.current_problem.number == 3
    assert settings.get(RECENT_COLLECTIONS) == [str(folder)]
    again.open_collection(folder / "2.sgf")
    assert settings.get(COLLECTION_POSITIONS) == [f"3 {folder}"]
    assert settings.get(RECENT_COLLECTIONS) == [str(folder / "2.sgf"), str(folder)]


def test_the_last_position_is_not_selected_after_the_user_has_chosen_another(open_window, folder):
    window = open_window(folder)
    window.table.select_problem(window.problems[3])
    window.close()
    again = open_window()
    read = list(again.problems)
    for chosen, reached in ((0, 4), (1, 2)):
        again.reload()
        again.loader.cancel()
        again.model.clear()
        again._wanted = 4
        again._add_problems(read[:2])
        again.table.select_problem(read[chosen])
        again._add_problems(read[2:])
        assert again.table.current_problem.number == reached


def test_a_collection_is_read_again_on_request(open_window, folder, qtbot):
    window = open_window(folder)
    (folder / "3.sgf").write_text(FIRST)
    window.table.select_problem(window.problems[1])
    QTest.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: not window.loader.busy)
    assert len(window.problems) == 5
    assert window.table.current_problem.number == 2


def test_without_a_collection_the_window_says_what_to_do(open_window, tmp_path):
    window = open_window()
    assert "Open a file" in window.empty_label.text()
    enabled = (window.study_button, window.solve_button, window.print_button)
    assert not any(button.isEnabled() for button in (*enabled, window.refresh_button))
    empty = tmp_path / "empty"
    empty.mkdir()
    window = open_window(empty)
    assert "No problems found" in window.empty_label.text()


def test_damaged_files_are_listed_and_the_rest_is_shown(open_window, folder, monkeypatch):
    (folder / "3.sgf").write_text("no game")
    shown: list = []
    monkeypatch.setattr(
        "goboard_gui.gui.study.problems.problems_window.dialogs.run_modal", shown.append
    )
    window = open_window(folder)
    assert len(window.problems) == 4
    assert window.failures_label.text() == "1 file couldn't be read."
    window.failures_button.click()
    (dialog,) = shown
    assert [path.name for path, _ in dialog.model.rows] == ["3.sgf"]


def test_reading_can_be_cancelled_and_what_was_read_stays(open_window, qtbot, tmp_path):
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(2_000):
        (folder / f"{number}.sgf").write_text(FIRST)
    window = open_window()
    window.open_collection(folder)
    qtbot.waitUntil(lambda: bool(window.problems))
    assert "so far. Solve takes only th" in window.progress_row.label.text()
    window.progress_row.cancel_button.click()
    read = len(window.problems)
    assert not window.loader.busy
    assert window.progress_row.isHidden()
    qtbot.wait(50)
    assert len(window.problems) == read < 2_000


def test_the_table_fulfils_the_contract_of_models(open_window, folder, qtmodeltester):
    window = open_window(folder)
    qtmodeltester.check(window.model)


def test_thumbnails_are_drawn_for_visible_rows(open_window, folder, qtbot):
    window = open_window(folder)
    drawn = emitted(window.thumbnails.drawn)
    window.thumbnails.configure(side=60)
    window.table.viewport().update()
    qtbot.waitUntil(lambda: len(drawn) >= 4)
    assert window.thumbnails.thumbnail(window.problems[0]) is not None


def test_a_screen_reader_reads_a_row_from_its_picture(open_window, folder):
    window = open_window(folder)
    index = window.model.index(2, ProblemColumn.PICTURE)
    text = window.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert text == "3, <b>Open</b>, 2.sgf, No solution, Black, New"
