from __future__ import annotations

import pytest

from goboard_gui.go import Point
from goboard_gui.gui.core.settings import ANALYSIS_OWNERSHIP
from goboard_gui.gui.engines.analysis_badge import AnalysisBadge
from goboard_gui.gui.engines.commands import EngineCommands
from tests.gui.engines.engine_cases import entry, host, use  # noqa: F401

PATIENCE = 20_000


@pytest.fixture
def analysed(host, entry, window, settings, qtbot):  # noqa: F811
    """Return a window whose position is analysed, and its commands of engines."""
    use(settings, entry)
    commands = window.findChild(EngineCommands)
    commands._action.trigger()
    qtbot.waitUntil(lambda: commands.analysis.analysis is not None, timeout=PATIENCE)
    yield window, commands
    commands.analysis.stop()


def test_the_status_bar_shows_the_engine_and_its_visits_while_analysis_is_on(qtbot, analysed):
    window, commands = analysed
    badge = window.findChild(AnalysisBadge)
    qtbot.waitUntil(lambda: badge.text() == "Double · 1,234", timeout=PATIENCE)
    assert badge.isVisible()
    assert badge.accessibleName() == "Analysis: Double · 1,234"
    commands._action.trigger()
    assert not badge.isVisible()


def test_a_click_on_the_badge_shows_the_panel(analysed):
    window, commands = analysed
    window.panels.analysis.hide()
    window.findChild(AnalysisBadge).click()
    assert window.panels.analysis.isVisible()
    assert commands.panel.state_label.text().startswith("Double: analysing")


def test_a_command_of_the_console_interrupts_the_analysis_only_for_its_answer(qtbot, analysed):
    _, commands = analysed
    console = commands.open_console()
    assert console.engines.currentText() == "Double"
    console.send_command("shout")
    sent = commands.analysis._engine.supervisor.transcript
    texts = lambda: [line.text for line in sent.since()]  # noqa: E731

    def goes_on() -> bool:
        after = texts()
        at = next((n for n, text in enumerate(after) if text.endswith("shout")), len(after))
        return any("kata-analyze" in text for text in after[at:])

    qtbot.waitUntil(goes_on, timeout=PATIENCE)
    console.close()


def test_candidates_vanish_with_their_position_but_owners_stay_until_there_are_newer_ones(
    qtbot, analysed, settings
):
    window, commands = analysed
    settings.set(ANALYSIS_OWNERSHIP, True)
    overlay, document = commands.overlay, window.document
    overlay._ownership = (1.0,) * 81
    picture = window.presenter.picture_without_pointer
    assert picture().cells[Point(2, 6)].candidate is not None
    document.play(Point(2, 6))
    qtbot.waitUntil(lambda: not commands.analysis.is_current, timeout=PATIENCE)
    assert picture().cells[Point(2, 6)].candidate is None
    assert picture().cells[Point(0, 0)].ownership == 8
    commands._action.trigger()
    assert not overlay._ownership
    assert picture().cells.keys() == {Point(2, 6)}
