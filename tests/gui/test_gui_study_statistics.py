"""The dialog with statistics of answers to problems and repertoires."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.study.repetition.forgetting import forget_cards
from goboard_gui.gui.study.repetition.statistics_dialog import (
    StatisticsKind,
    StudyStatisticsDialog,
)
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from goboard_gui.study.repetition.study_log import Rating, StudyLog
from tests.gui.repetition_cases import Clock, load_history
from tests.study.repetition_cases import rated

EASY, HARD = "/home/me/Go/easy.sgf", "/home/me/Go/Schwere Probleme"
ANSWERS = [
    rated("problem one", Rating.GOOD, 0, EASY),
    rated("problem two", Rating.AGAIN, 0, EASY),
    rated("problem two", Rating.GOOD, 1, EASY),
    rated("problem three", Rating.AGAIN, 1, HARD),
    rated("problem four", Rating.EASY, 1, HARD),
]


@pytest.fixture
def log(tmp_path) -> StudyLog:
    log = StudyLog(tmp_path / "repetition.jsonl")
    for answer in ANSWERS:
        log.append(answer)
    return log


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.advance(1)
    return clock


@pytest.fixture
def history(qtbot, log, clock):
    return load_history(qtbot, log.path, clock)


@pytest.fixture
def dialog(history, workspace) -> StudyStatisticsDialog:
    dialog = StudyStatisticsDialog(history, workspace.settings, workspace.window)
    dialogs.show_modeless(dialog)
    return dialog


def choose(dialog: StudyStatisticsDialog, kind: StatisticsKind, collection=None) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind.value))
    dialog.collection.setCurrentIndex(
        0 if collection is None else dialog.collection.findData(collection)
    )


def rows(dialog: StudyStatisticsDialog) -> list[tuple[str, ...]]:
    model = dialog.table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize(
    ("kind", "collection", "expected"),
    [
        (
            StatisticsKind.DAYS,
            None,
            [("2026-03-02", "2", "1", "67\u00a0%"), ("2026-03-01", "1", "1", "50\u00a0%")],
        ),
        (StatisticsKind.DAYS, HARD, [("2026-03-02", "1", "1", "50\u00a0%")]),
        (StatisticsKind.MONTHS, None, [("2026-03", "3", "2", "60\u00a0%")]),
        (
            StatisticsKind.COLLECTIONS,
            None,
            [
                ("Schwere Probleme", "1", "1", "50\u00a0%"),
                ("easy.sgf", "2", "1", "67\u00a0%"),
            ],
        ),
    ],
    ids=["days", "days of a collection", "months", "collections"],
)
def test_right_and_wrong_answers_are_listed(dialog, kind, collection, expected):
    choose(dialog, kind, collection)
    assert rows(dialog) == expected
    assert dialog.chart.plot.bars


def test_due_days_are_listed_and_drawn(dialog):
    choose(dialog, StatisticsKind.DUE)
    found = rows(dialog)
    assert len(found) == len(dialog.chart.plot.bars) == 30
    assert found[:3] == [("2026-03-02", "0"), ("2026-03-03", "2"), ("2026-03-04", "1")]
    choose(dialog, StatisticsKind.DUE, HARD)
    assert rows(dialog)[1] == ("2026-03-03", "1")
    assert sum(int(count) for _, count in rows(dialog)) == 2


def test_the_summary_counts_answers_and_what_is_due(dialog, clock):
    assert dialog.summary.text() == "5 answers, 60\u00a0% right · due today: 0"
    clock.advance(1)
    dialog.refresh()
    assert dialog.summary.text().endswith("due today: 2")


def test_a_new_answer_appears_at_once(dialog, history):
    history.rate("problem five", Rating.GOOD, EASY)
    assert rows(dialog)[0] == ("2026-03-02", "3", "1", "75\u00a0%")


def test_the_chosen_collection_stays_chosen_when_answers_change(dialog, history):
    choose(dialog, StatisticsKind.DAYS, HARD)
    history.rate("problem five", Rating.GOOD, "/another.sgf")
    assert dialog.collection.currentData() == HARD
    assert dialog.collection.count() == 4


def test_a_row_and_its_bar_are_highlighted_together(dialog):
    dialog.table.selectRow(1)
    assert dialog.chart._selected_key == ANSWERS[0].day
    dialog.chart.bar_clicked.emit(ANSWERS[4].day)
    assert dialog.table.selectionModel().selectedRows()[0].row() == 0
    dialog.chart.bar_clicked.emit(None)


def test_the_answers_of_a_collection_are_forgotten_after_a_question(qtbot, dialog, log, person):
    assert not dialog.forget_collection_action.isEnabled()
    choose(dialog, StatisticsKind.DAYS, HARD)
    person.answers(yes=False)
    dialog.forget_collection_action.trigger()
    assert "2 answers that you gave in “Schwere Probleme”" in person.asked[0][1]
    person.answers(yes=True)
    dialog.forget_collection_action.trigger()
    qtbot.waitUntil(lambda: dialog.collection.count() == 2)
    assert dialog.collection.currentData() is None
    assert log.load().answers == tuple(ANSWERS[:3])


def test_all_answers_are_forgotten_after_a_question(qtbot, dialog, log, person):
    person.answers(yes=True)
    (forget_all,) = [
        action for action in dialog.forget_button.menu().actions() if "All" in action.text()
    ]
    forget_all.trigger()
    assert "all 5 answers" in person.asked[0][1]
    qtbot.waitUntil(lambda: not rows(dialog))
    assert dialog.summary.text().startswith("No answers yet.")
    assert not dialog.forget_button.isEnabled()
    assert not dialog.chart.plot.bars
    assert log.load().answers == ()


def test_single_cards_are_forgotten_after_a_question(qtbot, dialog, history, log, person):
    person.answers(yes=False)
    assert not forget_cards(history, ["problem two"], dialog)
    person.answers(yes=True)
    assert forget_cards(history, ["problem two"], dialog)
    qtbot.waitUntil(lambda: history.schedule.last("problem two") is None)
    assert len(log.load().answers) == 3


def test_unreadable_lines_are_reported(qtbot, log, workspace):
    with log.path.open("a") as raw:
        raw.write("damaged\n")
    history = load_history(qtbot, log.path)
    dialog = StudyStatisticsDialog(history, workspace.settings, workspace.window)
    assert "(line numbers: 6)" in dialog.problem.text()
    assert not dialog.problem.isHidden()


def test_the_dialog_fits_on_the_smallest_screen(dialog):
    assert dialog.minimumSizeHint().width() <= MINIMUM_SCREEN.width()
    assert dialog.minimumSizeHint().height() <= MINIMUM_SCREEN.height()


def test_the_table_is_reached_by_the_keyboard(dialog):
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Down)
    assert dialog.table.selectionModel().selectedRows()
    assert dialog.chart.accessibleDescription() == "Answers in the last 30 days"


def test_the_command_opens_the_dialog_once(qtbot, window):
    for _ in range(2):
        window.commands[Command.STUDY_STATISTICS].trigger()
    (dialog,) = window.findChildren(StudyStatisticsDialog)
    qtbot.waitUntil(lambda: dialog.summary.text().startswith("No answers yet."))
