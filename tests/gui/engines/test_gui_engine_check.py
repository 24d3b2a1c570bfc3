from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.engine import supervisor
from goboard_gui.engine.entry import EngineEntry
from goboard_gui.gui.engines import engine_check
from goboard_gui.gui.engines.engine_list import add_entry

if TYPE_CHECKING:
    from goboard_gui.gui.engines.engines_dialog import EnginesDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def test(dialog, settings, qtbot):
    """Return what tests an engine in the dialog and returns the report."""

    def run(*command: str, json_command: tuple[str, ...] = (), name: str = "Mine") -> list[str]:
        begin(*command, json_command=json_command, name=name)
        qtbot.waitUntil(dialog.entry_form.test_button.isVisible, timeout=30_000)
        return report(dialog)

    def begin(*command: str, json_command: tuple[str, ...] = (), name: str = "Mine") -> None:
        add_entry(settings, EngineEntry(name, command, json_command))
        dialog.list.setCurrentRow(1)
        QTest.mouseClick(dialog.entry_form.test_button, LEFT)

    run.begin = begin
    return run


def report(dialog: EnginesDialog) -> list[str]:
    return dialog.entry_form.report.toPlainText().splitlines()


def test_the_test_tells_what_an_engine_can_do(test, double):
    lines = test(*double("analyses"), json_command=double("analysis"))
    assert lines[0].startswith("Double 1.0 answered after ")
    assert lines[1:-1] == [
        "Analysis: win rate, score and ownership",
        "Hints: yes",
        "Moves: yes",
        "Scoring: no",
        "Board sizes tried: 9×9, 19×19",
        "Rules of the record: yes",
    ]
    assert lines[-1].startswith("JSON analysis answered after ")


def test_a_board_size_that_the_engine_refuses_is_left_out(test, double):
    assert "Board sizes tried: 19×19" in test(*double("large"))


def test_the_engine_has_ended_after_its_test(test, double, host, dialog):
    assert test(*double())[1] == "Analysis: no"
    host.finish()
    assert host.running() == []


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            ["ends"],
            ["{program} ended before it answered.", "Could not open the network", "no such file"],
        ),
        (
            ["refuses"],
            [
                "{program} does not speak the Go Text Protocol (GTP), version 2.",
                "unknown command",
            ],
        ),
        (["-model", "/none/net.bin.gz"], ["Network not found: /none/net.bin.gz"]),
        (["-config", "/none/gtp.cfg"], ["Configuration not found: /none/gtp.cfg"]),
        (["--weights", "net.txt"], ["Network not found: net.txt"]),
    ],
)
def test_an_engine_that_can_t_be_used_gives_the_reason(test, double, words, wanted):
    command = double(*words)
    assert test(*command) == [line.format(program=command[0]) for line in wanted]


def test_leela_zero_without_a_graphics_card_gives_the_remedy(test, double):
    lines = test(*double("blind"))
    assert "Leela Zero found no graphics card. Add --cpu-only to its command line." in lines


def test_a_program_that_does_not_exist_is_named(test):
    assert test("/none/katago", "gtp") == ["Program not found: /none/katago"]


def test_a_file_that_is_not_a_program_is_named(test, tmp_path):
    (tmp_path / "net.bin.gz").touch()
    path = str(tmp_path / "net.bin.gz")
    assert test(path) == [f"{path} can't be started as a program."]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["ends"], "{program} ended before it answered."),
        (["gtp"], "{program} is not a JSON analysis engine."),
    ],
)
def test_a_json_command_line_that_can_t_be_used_gives_the_reason(test, double, words, wanted):
    command = double(*words)
    lines = test(*double(), json_command=command)
    assert lines[0].startswith("Double 1.0 answered after ")
    rest = lines[lines.index("JSON analysis can't be used:") + 1 :]
    assert rest[0] == wanted.format(program=command[0])


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["slow"], ["Tuning 1 of 100"]),
        (
            ["chats"],
            ["Hello, who are you?"],
        ),
    ],
)
def test_a_slow_start_shows_what_the_engine_wrote_and_can_be_cancelled(
    test, double, dialog, qtbot, monkeypatch, words, wanted
):
    monkeypatch.setattr(supervisor, "START_NOTICE_SECONDS", 0.1)
    test.begin(*double(*words))
    assert dialog.entry_form.cancel_button.hasFocus()
    qtbot.waitUntil(lambda: report(dialog)[1:] == wanted, timeout=10_000)
    assert report(dialog)[0].startswith("Engine is starting…")
    QTest.mouseClick(dialog.entry_form.cancel_button, LEFT)
    assert dialog.entry_form.test_button.hasFocus()
    assert report(dialog) == []


def test_a_slow_start_of_json_analysis_shows_what_the_engine_wrote(
    test, double, dialog, qtbot, monkeypatch
):
    monkeypatch.setattr(engine_check, "START_NOTICE_SECONDS", 0)
    test.begin(*double(), json_command=double("slow"))
    qtbot.waitUntil(lambda: report(dialog)[1:] == ["Tuning 1 of 100"], timeout=10_000)
    QTest.mouseClick(dialog.entry_form.cancel_button, LEFT)
    assert dialog.entry_form.test_button.isVisible()


def test_another_engine_can_t_be_tested_meanwhile(test, double, dialog, settings):
    test.begin(*double("slow"))
    add_entry(settings, EngineEntry("Other", double()))
    dialog.list.setCurrentRow(2)
    assert not dialog.entry_form.test_button.isEnabled()
    assert dialog.entry_form.test_button.toolTip() == "“Mine” is being tested."
    dialog.list.setCurrentRow(1)
    assert dialog.entry_form.cancel_button.isVisible()


def test_while_a_game_is_recorded_no_engine_is_tested(test, double, dialog, host):
    test.begin(*double("slow"))
    host.set_recording(dialog, recording=True)
    button = dialog.entry_form.test_button
    assert button.isVisible()
    assert not button.isEnabled()
    assert "Recording" in button.toolTip()
    assert report(dialog) == [button.toolTip()]
    host.set_recording(dialog, recording=False)
    assert button.isEnabled()
    assert report(dialog) == []


def test_a_report_disappears_when_its_command_line_changes(test, double, dialog):
    test(*double())
    dialog.entry_form.command.setFocus()
    QTest.keyClicks(dialog.entry_form.command, " more")
    QTest.keyClick(dialog.entry_form.command, Qt.Key.Key_Return)
    assert report(dialog) == []
