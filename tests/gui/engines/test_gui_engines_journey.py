"""The way from a fresh start to the first candidate."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.engines.commands import EngineCommands
from goboard_gui.gui.engines.engines_dialog import EnginesDialog
from goboard_gui.gui.widgets import dialogs


def test_one_click_leads_from_the_command_without_an_engine_to_the_first_candidate(
    tmp_path, monkeypatch, host, window, qtbot
):
    double = Path(__file__).with_name("engine_double.py")
    program = tmp_path / "katago"
    program.write_text(f"#!{sys.executable}\n{double.read_text()}")
    program.chmod(0o755)
    (tmp_path / "small.bin.gz").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    window.commands[Command.ANALYSE].trigger()
    (dialog,) = dialogs.visible_dialogs(EnginesDialog, window)
    assert not window.commands[Command.ANALYSE].isChecked()
    QTest.mouseClick(dialog.offer.first_button, Qt.MouseButton.LeftButton)
    assert dialogs.visible_dialogs(EnginesDialog, window) == []
    assert window.commands[Command.ANALYSE].isChecked()
    engines = window.findChild(EngineCommands)
    analysis = engines.analysis
    qtbot.waitUntil(lambda: analysis.analysis is not None, timeout=20_000)
    assert [each.point for each in analysis.analysis.candidates] == [Point(4, 4)]
    window.commands[Command.ANALYSE].trigger()
    engines.stop_engines()
