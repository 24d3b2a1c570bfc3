"""A desk with what asks a collection: its panel, its commands and its dialogs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from goboard_gui.go import Size
from goboard_gui.gui.collection.commands import CollectionContext, create_collection_commands
from goboard_gui.gui.study.openings.commands import OpeningsCommands
from goboard_gui.record import new_game
from tests.gui.desk_cases import Desk

if TYPE_CHECKING:
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.gui.window.main_window import MainWindow


class CollectionDesk(Desk):
    """A board, its tools and the panel of a collection in a plain main window."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(new_game(Size(9, 9)), settings)
        self.window.resize(760, 600)
        document_io = self.parts.document_io
        self.openings = OpeningsCommands(
            self.workspace, self.presenter, document_io, self.panels.pattern
        )
        surroundings = CollectionContext(
            presenter=self.presenter,
            player=self.player,
            tools=self.tools,
            document_io=document_io,
            message=self.strip,
            dock=self.panels.collection,
            docks=self.panels.docks,
            add_progress=self.parts.add_progress,
            compare_with=self.openings.compare_with,
            open_new_window=lambda: pytest.fail("another window was wanted"),
        )
        self.collection = create_collection_commands(self.workspace, surroundings)


def desk_of(window: MainWindow) -> SimpleNamespace:
    """Return what a whole window has of a desk, for what is tested on both."""
    return SimpleNamespace(
        window=window,
        document=window.document,
        actions=window.commands,
        view=window.board_view,
        strip=window.message_strip,
        presenter=window.presenter,
        player=window.player,
        tools=window.features.tools,
        view_settings=window.view_settings,
        parts=window._parts,
        collection=window.features.collection,
    )
