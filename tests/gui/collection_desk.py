"""A desk with what asks a collection: its panel, its commands and its dialogs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_gui.go import Size
from goboard_gui.gui.collection.commands import collection_of
from goboard_gui.gui.files.filing import Filing
from goboard_gui.gui.window.parts import Parts
from goboard_gui.record import new_game
from tests.gui.desk_cases import Desk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from goboard_gui.gui.settings import Settings
    from goboard_gui.gui.window.main_window import MainWindow


class CollectionDesk(Desk):
    """A board, its tools and the panel of a collection in a plain main window.

    What is opened in another window is opened on another desk, which is in ``others``.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(new_game(Size(9, 9)), settings)
        self.others: list[CollectionDesk] = []
        self.filing = Filing(self.document, settings, self.window)
        inside = QWidget()
        below = QVBoxLayout(inside)
        below.addWidget(self.view, 1)
        self.window.setCentralWidget(inside)
        self.window.resize(760, 600)
        self.parts = Parts(
            window=self.window,
            settings=settings,
            actions=self.actions,
            document=self.document,
            viewpoint=self.viewpoint,
            filing=self.filing,
            view=self.view,
            presenter=self.presenter,
            panels=self.panels,
            below=below,
            another=self.another,
        )
        self.collection = collection_of(self.parts, self.tools)

    def another(self) -> QMainWindow:
        self.others.append(CollectionDesk(self.settings))
        return self.others[-1].window


def desk_of(window: MainWindow) -> SimpleNamespace:
    """Return what a whole window has of a desk, for what is tested on both."""
    return SimpleNamespace(
        window=window,
        document=window.document,
        actions=window.commands,
        view=window.board_view,
        presenter=window.presenter,
        viewpoint=window.viewpoint,
        filing=window.filing,
        collection=window.exploring.collection,
    )
