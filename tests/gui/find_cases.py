"""The bar that finds, over a board and its comments, and a record to find something in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.find.commands import FindCommands
from tests.gui.annotating_cases import Annotating
from tests.record.record_cases import branch, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from goboard_gui.record import Tree
    from tests.gui.desk_cases import Stage


def record() -> Tree:
    tree = line(
        "SZ[9]C[Black to play: joseki]",
        "B[ee]N[Joseki]",
        "W[cc]C[a joseki, another Joseki]",
        "B[gg]C[no more]",
    )
    tree, _ = branch(tree, 1, "W[gc]C[JOSEKIS in a variation]")
    return tree


HITS = [(0, 15), (1, 0), (2, 2), (2, 18), (4, 0)]
"""The nodes and places of “joseki”, in preorder."""


class Finding(Annotating):
    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.commands = FindCommands(self.workspace, self.comments, self.view, self.below)

    @property
    def bar(self):
        return self.commands.bar

    @property
    def told(self) -> str:
        """What the bar says in the end."""
        while "so far" in self.bar.status.text():
            QApplication.processEvents()
        return self.bar.status.text()

    @property
    def marked(self) -> list[str]:
        """What is marked in the comment, in order."""
        assert self.bar.isHidden() or self.told is not None
        return [each.cursor.selectedText() for each in self.panel.editor.extraSelections()]


def begin(stage: Callable[[Tree], Stage], qtbot: QtBot) -> Finding:
    """Return the record on a board in an active window, the keys with the board."""
    made = Finding(stage(record()))
    qtbot.addWidget(made.window)
    made.window.show()
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    made.view.setFocus()
    return made


def ask(finding: Finding, text: str) -> None:
    finding.do(Command.FIND)
    finding.bar.field.setText(text)
    assert finding.told is not None
