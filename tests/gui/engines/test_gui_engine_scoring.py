"""Asking an engine about the position that is scored: in the panel, and with a real process."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import PLAY_ENGINE
from goboard_gui.gui.engines import engine_host
from goboard_gui.gui.engines.engine_list import store_entries
from goboard_gui.gui.engines.engines_dialog import EnginesDialog
from goboard_gui.gui.widgets import dialogs
from goboard_gui.record.properties.marks import Mark
from tests.engine.harness import entry
from tests.gui.gui_cases import click
from tests.record.record_cases import setup

PATIENCE = 60_000
DEAD_STONES = "Dead stones by Double; the points are counted on the board."
POSITION = setup(
    "...XOO...",
    "...XOO.X.",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...X.O...",
)
GAME = b"(;KM[0.5]RU[Japanese]%s;B[];W[])" % POSITION.encode()
LONE, WALL = Point(7, 1), Point(3, 0)

pytestmark = pytest.mark.usefixtures("few_playouts")


@pytest.fixture
def host(monkeypatch, tmp_path):
    monkeypatch.setattr(engine_host, "engine_folder", lambda: tmp_path / "engines")
    engine_host.engine_host.cache_clear()
    yield engine_host.engine_host()
    engine_host.engine_host().finish()
    engine_host.engine_host.cache_clear()


@pytest.fixture
def scored(host, window, settings, qtbot):
    """Return a window that scores a game, with a scripted engine."""

    def begin(case: str = "scores", value: str = ";;W+9.5"):
        store_entries(settings, [replace(entry(case, value), name="Double")])
        settings.set(PLAY_ENGINE, "Double")
        return Scored(window, qtbot)

    return begin


class Scored:
    def __init__(self, window, qtbot) -> None:
        self.window, self._qtbot = window, qtbot
        window.document.open_games(read_sgf(GAME).games, None, None)
        window.document.go_to(window.document.session.line[-1])
        self.scoring = window.features.scoring
        window.commands[Command.COUNT].trigger()
        self.wait(lambda: not self.scoring.searching)
        self.panel = self.scoring._panel

    def wait(self, condition) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE)

    def ask(self) -> None:
        self.panel.ask.click()
        self.wait(lambda: self.panel.ask.text() == "Ask Engine")

    def texts(self) -> list[str]:
        return self.panel.engine.text().splitlines()

    def mark(self, point: Point) -> Mark | None:
        return self.window.board_view.board.picture.cells[point].status_mark

    def dead(self) -> frozenset[Point]:
        return self.scoring.scoring_session.marking.dead


def test_an_engine_says_what_is_dead_and_its_score_with_komi(scored):
    tour = scored(value="H8;;W+9.5")
    tour.ask()
    assert tour.dead() == {LONE}
    assert tour.texts() == [
        DEAD_STONES,
        "Score by Double: W+9.5 (rules of its own, komi 0.5)",
    ]
    assert tour.mark(LONE) is None


def test_a_chain_on_which_both_differ_is_marked_and_a_click_settles_it(scored):
    tour = scored()
    assert tour.dead() == {LONE}
    tour.ask()
    assert tour.dead() == frozenset()
    assert tour.mark(LONE) is Mark.TRIANGLE
    assert "△" in tour.texts()[1]
    click(tour.window.board_view.board, LONE)
    assert tour.dead() == {LONE}
    assert tour.mark(LONE) is None
    assert "△" not in "".join(tour.texts())


def test_the_answer_never_undoes_a_click(scored):
    tour = scored(value="D9;;W+9.5")
    click(tour.window.board_view.board, LONE)
    tour.ask()
    assert LONE not in tour.dead()
    assert WALL in tour.dead()
    assert "except where you have clicked" in tour.texts()[0]


def test_while_the_engine_thinks_it_can_be_stopped_and_what_it_said_stays(scored):
    tour = scored("silence at final_score", "H8;;W+9.5")
    tour.panel.ask.click()
    tour.wait(lambda: tour.texts()[-1:] == ["Double is counting…"])
    assert tour.panel.ask.text() == "Stop Engine"
    tour.panel.ask.click()
    assert tour.panel.ask.text() == "Ask Engine"
    assert tour.texts() == [DEAD_STONES]


def test_another_position_forgets_what_was_said_and_what_was_asked(scored):
    tour = scored()
    tour.ask()
    tour.window.document.go_to(tour.window.document.session.line[-2])
    tour.wait(lambda: not tour.scoring.searching)
    assert tour.texts() == []
    assert tour.mark(LONE) is not Mark.TRIANGLE


@pytest.mark.parametrize(
    ("case", "text"),
    [
        ("no analysis", "Double can't tell which stones are dead."),
        ("refuses play", "Double refused play B D9: play is refused"),
        ("exit at start", "ended before it answered"),
    ],
)
def test_why_there_is_no_answer_is_said_in_the_panel(scored, case, text):
    tour = scored(case, "")
    tour.ask()
    assert text in tour.texts()[-1]
    assert tour.dead() == {LONE}


def test_recording_in_any_window_disables_the_question_with_a_reason(scored):
    tour = scored()
    assert tour.panel.ask.isEnabled()
    other = tour.window.new_window()
    other.commands[Command.RECORDING].trigger()
    assert not tour.panel.ask.isEnabled()
    assert "Recording" in tour.panel.ask.toolTip()
    other.commands[Command.RECORDING].trigger()
    assert tour.panel.ask.isEnabled()


def test_without_an_engine_one_is_asked_for(scored, settings):
    tour = scored()
    store_entries(settings, [])
    tour.panel.ask.click()
    (dialog,) = dialogs.visible_dialogs(EnginesDialog, tour.window)
    dialog.close()


def test_leela_zero_is_never_asked(scored, settings):
    tour = scored()
    store_entries(settings, [replace(entry("scores"), name="Leela", command=("/usr/bin/leelaz",))])
    tour.panel.ask.click()
    assert tour.texts() == ["Leela Zero can't tell which stones are dead; GNU Go and KataGo can."]
    for dialog in dialogs.visible_dialogs(EnginesDialog, tour.window):
        dialog.close()
