"""A person who goes from hit to hit in a small collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.game_index.builder import build
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.games.game_texts import GameColumn
from goboard_gui.gui.widgets import dialogs

if TYPE_CHECKING:
    from pathlib import Path

GAMES = {
    "a.sgf": "(;SZ[9]PB[Ann]PW[Wim];B[cc];W[gf];B[ee])",
    "b.sgf": "(;SZ[9]PB[Bea]PW[Wim];B[gc];W[dg];B[dd];W[ff])",
    "c.sgf": "(;SZ[9]PB[Cor];B[ee];W[aa])(;SZ[9]PB[Cas]PW[Wil];W[cc];B[gf];W[ef])",
    "d.sgf": "(;SZ[9]PB[Dan]PW[Wes];B[gg];W[cd];B[];W[];B[dc])",
    "e.sgf": "(;SZ[9]PB[Eva];B[aa];W[bb])",
}
FOUND = ["a.sgf", "b.sgf", "c.sgf #2", "d.sgf"]
ASKED = Point(2, 2), Point(6, 5)


class Collector:
    """A person who has a small collection open beside an empty 9×9 board."""

    def __init__(self, desk, folder: Path, qtbot, person) -> None:
        self.desk, self.folder, self.person = desk, folder, person
        self.commands, self.document = desk.actions, desk.document
        collection = desk.collection
        collection.show_panel()
        qtbot.waitUntil(collection.panel.isVisible)
        self.search, self.games = collection.search, collection.panel.games
        self.search.open_index(folder)
        qtbot.waitUntil(lambda: self.search.completed_search is not None)
        assert len(self.files) == 6
        person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)

    def ask(self) -> None:
        for point in ASKED:
            self.desk.player.play(point)

    @property
    def files(self) -> list[str]:
        model = self.games.model
        return [model.index(row, GameColumn.FILE).data() for row in range(model.rowCount())]

    @property
    def message(self) -> str:
        bar = self.desk.strip
        return bar.text if bar.has_message else ""

    @property
    def place(self) -> tuple[str, int, int]:
        """The file that is open, the number of its game, and the move one is at."""
        path, document = self.document.path, self.document
        return path.name if path else "", document.game_index, document.session.step.number

    def open(self, file: str) -> None:
        self.games.table.selectRow(self.files.index(file))
        self.games.open_current()

    def go(self, command: Command) -> None:
        self.commands[command].trigger()

    def next(self) -> None:
        self.go(Command.COLLECTION_NEXT_HIT)

    def previous(self) -> None:
        self.go(Command.COLLECTION_PREVIOUS_HIT)

    def back(self) -> None:
        self.go(Command.COLLECTION_BACK)


def six_games(folder: Path) -> Path:
    """Build a collection of six games in a folder, and return its index."""
    games = folder / "games"
    games.mkdir()
    for name, text in GAMES.items():
        (games / name).write_text(text)
    for _ in build(folder / "index", [games]):
        pass
    return folder / "index"
