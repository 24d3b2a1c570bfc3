"""A record as it was open in a window, to come back to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QMainWindow

    from ....files.sgf.reading import SgfFile
    from ....record import Tree
    from ...actions.workspace import Workspace
    from ...core.document import Document


@dataclass(frozen=True)
class Origin:
    """The games of a document, which of them was shown and where, and in which window."""

    window: QMainWindow
    games: tuple[Tree, ...]
    file: SgfFile | None
    path: Path | None
    modified: bool
    game: int
    cursor: int

    @classmethod
    def of(cls, workspace: Workspace) -> Origin:
        """What is open in a window now."""
        document = workspace.document
        return cls(
            workspace.window,
            document.games,
            document.file,
            document.path,
            document.modified,
            document.game,
            document.session.cursor,
        )

    @property
    def window_open(self) -> bool:
        """Whether there still is its window."""
        windows = QApplication.topLevelWidgets()
        return any(window is self.window and window.isVisible() for window in windows)

    def shown_in(self, document: Document) -> bool:
        """Whether a document has these very games still."""
        return document.games == self.games

    def reopen(self, document: Document) -> None:
        """Make it what is open; what was not saved then is not saved now."""
        if not self.shown_in(document):
            document.open(self.games, self.file, self.path, unsaved=self.modified)
        document.go_to_game(self.game)
        document.go_to(self.cursor)
