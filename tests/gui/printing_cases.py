"""Records to be printed, and a window in which that is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.gui.printing.print_window import PrintWindow
from tests.record.record_cases import line

if TYPE_CHECKING:
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.record import Tree


def game(moves: int, size: int = 19, *, name: str = "Honinbo") -> Tree:
    """Return a game of moves that go through the board row by row, every second point."""
    letters = "abcdefghijklmnopqrs"[:size]
    points = [column + row for row in letters[::2] for column in letters[::2]]
    played = [f"{'BW'[n % 2]}[{points[n]}]" for n in range(moves)]
    return line(f"SZ[{size}]PB[{name}]PW[Meijin]", *played)


class Stand:
    """A document and a window that prints it."""

    def __init__(self, trees: list[Tree], settings: Settings) -> None:
        self.settings = settings
        self.document = Document(trees[0])
        self.document.open_games(trees, None, None)
        self.view_settings = ViewSettings(settings)
        self.window: PrintWindow = None

    def open(self, qtbot) -> PrintWindow:
        """Open the window and wait for its pages."""
        self.window = PrintWindow(self.document, self.view_settings, self.settings)
        qtbot.addWidget(self.window)
        self.window.resize(1000, 660)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        qtbot.waitUntil(lambda: not self.window.maker.busy)
        return self.window


def choose(window: PrintWindow, path: str, value: object, qtbot) -> None:
    """Choose something as its field does, and wait for the pages."""
    field = window.form.editor(path)
    field.show_value(value)
    for form in window.form.forms:
        if any(row.editor is field for row in form.rows):
            form.changed.emit(path, value)
    qtbot.waitUntil(lambda: not window.maker.busy)


def take(window: PrintWindow, name: str, qtbot) -> None:
    """Choose a preset as a person does, and wait for the pages."""
    box = window.preset_bar.box
    box.setCurrentIndex(box.findData(name))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: not window.maker.busy)


def warnings_of(window: PrintWindow) -> list[str]:
    """Return the rows of the list of warnings."""
    shown = window.warning_list
    assert shown.isHidden() is (shown.count() == 0)
    return [shown.item(row).text() for row in range(shown.count())]


def words_on(window: PrintWindow) -> str:
    """Return what the pages say."""
    from goboard_gui.diagram.book.blocks import BoardBlock, Paragraph, Unit, plain_text

    said = []
    for block in window.maker.production.book.blocks:
        for part in block.blocks if isinstance(block, Unit) else (block,):
            if isinstance(part, Paragraph):
                said.append(plain_text(part.inline))
            elif isinstance(part, BoardBlock):
                said += [plain_text(part.caption), *map(plain_text, part.notes)]
    return "\n".join(said)
