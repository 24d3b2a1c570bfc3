from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.find.transposition_commands import TranspositionCommands
from tests.gui.annotating_cases import Annotating
from tests.record.record_cases import branch, line, setup

if TYPE_CHECKING:
    from goboard_gui.record import Tree


def record() -> Tree:
    """Return a record whose nodes 3, 6 and 9 have one position."""
    tree = line("SZ[9]", "B[aa]", "W[cc]", "B[ee]", "W[gg]")
    tree, _ = branch(tree, 0, "B[ee]", "W[cc]", "B[aa]")
    tree, _ = branch(tree, 2, "B[gc]", "AE[gc]AB[ee]PL[W]")
    return tree


@pytest.fixture(autouse=True)
def _positions_at_once(monkeypatch):
    """Let positions be looked at once, not when the board has been painted."""
    monkeypatch.setattr("goboard_gui.gui.navigation.find.transposition_commands._START_DELAY", 0)


class Telling(Annotating):
    def __init__(self, stage) -> None:
        super().__init__(stage)
        self.commands = TranspositionCommands(self.workspace)
        self.settle()

    def settle(self) -> None:
        while self.commands._first.isActive() or self.commands._idle_task.running:
            QApplication.processEvents()

    @property
    def told(self) -> str:
        self.settle()
        return "" if self.commands.button.isHidden() else self.commands.button.text()


@pytest.fixture
def telling(stage, qtbot) -> Telling:
    made = Telling(stage(record()))
    qtbot.addWidget(made.window)
    return made


def test_a_position_that_occurs_elsewhere_is_told(telling):
    assert telling.told == ""
    assert not telling.actions[Command.OTHER_OCCURRENCE].isEnabled()
    telling.document.go_to(3)
    assert telling.told == "Same position as after move 3 of another variation and 1 more"
    assert telling.actions[Command.OTHER_OCCURRENCE].isEnabled()
    telling.document.go_to(4)
    assert telling.told == ""


def test_a_position_is_told_as_well_when_the_record_is_looked_through_in_steps(in_steps, telling):
    assert telling.told == ""
    telling.document.go_to(3)
    assert telling.told == "Same position as after move 3 of another variation and 1 more"


def test_one_goes_round_through_all_places(telling):
    telling.document.go_to(3)
    gone = []
    for _ in range(4):
        telling.do(Command.OTHER_OCCURRENCE)
        gone.append(telling.cursor)
    assert sorted(gone[:3]) == [3, 7, 9]
    assert gone[3] == gone[0]


def test_a_click_on_what_is_told_goes_there(telling):
    telling.document.go_to(7)
    telling.commands.button.click()
    assert telling.cursor in (3, 9)


def test_a_repetition_in_the_line_is_told_as_one(telling):
    ko = setup(".XO.", "XO.O", ".XO.")
    telling.document.open_games([line(ko, "B[cb]", "W[bb]", "B[cb]")], None, None)
    telling.settle()
    telling.document.go_to(3)
    assert telling.told == "Same position as after move 1 of this line"


def test_moves_that_are_played_are_known_at_once(telling):
    telling.document.go_to(6)
    telling.document.play(Point(0, 0))
    assert telling.cursor == 7
    telling.document.play(Point(6, 6))
    assert telling.told == "Same position as after move 4 of another variation"


def test_edits_and_undo_are_followed(telling):
    telling.document.go_to(9)
    assert telling.told != ""
    telling.document.remove_node()
    telling.document.go_to(3)
    assert telling.told == "Same position as after move 3 of another variation"
    telling.document.undo_stack.undo()
    telling.document.go_to(3)
    assert telling.told == "Same position as after move 3 of another variation and 1 more"


def test_another_record_has_positions_of_its_own(telling):
    telling.document.go_to(3)
    telling.document.open_games([line("SZ[9]", "B[aa]")], None, None)
    assert telling.told == ""
