from __future__ import annotations

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.study.comparison_dialog import ComparisonDialog
from goboard_gui.gui.study.trainer import trainer_history as trainer_memory
from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow
from goboard_gui.study.history import HistoryFile


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Return the folder in which the program keeps the answers."""
    file = HistoryFile(tmp_path / "data" / "study.jsonl")
    monkeypatch.setattr(trainer_memory, "history_file", lambda: file)
    return tmp_path / "data"


def test_the_trainer_opens_on_the_notation_that_is_chosen(qtbot, window, folder):
    window.bars.notations["andreev"].trigger()
    window.commands[Command.TRAINER].trigger()
    trainer = window.findChild(TrainerWindow)
    qtbot.waitUntil(trainer.isVisible)
    assert trainer.setup.notation.notation.id == "andreev"
    trainer.close()
    qtbot.waitUntil(lambda: window.findChild(TrainerWindow) is None)
    assert not folder.exists()  # nothing was answered


def test_the_windows_beside_the_board_are_brought_up_and_not_doubled(qtbot, window, folder):
    for command, kind in (
        (Command.TRAINER, TrainerWindow),
        (Command.COMPARE, ComparisonDialog),
    ):
        for _ in range(2):
            window.activateWindow()
            qtbot.waitUntil(window.isActiveWindow)
            window.commands[command].trigger()
            (beside,) = window.findChildren(kind)
            qtbot.waitUntil(beside.isActiveWindow)
            assert not beside.isModal()
        beside.close()
        qtbot.waitUntil(lambda kind=kind: not window.findChildren(kind))
        window.document.record_changed.emit()  # of which nothing that is gone hears
