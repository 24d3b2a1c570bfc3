"""What goes through a record in a window, put together: steps, finding, guessing, sounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.shortcuts.repeat import KeyRepeat
from ..collection.commands import Surroundings, collection_of
from ..game.recording.commands import HELD, RecordCommands
from ..game.recording.sounds import Sounds
from ..game.scoring.scoring import Scoring
from ..navigation.find.commands import FindCommands
from ..navigation.find.notable_commands import NotableCommands
from ..navigation.find.transposition_commands import TranspositionCommands
from ..study.guessing import Guessing
from ..study.life.commands import LifeCommands
from ..study.openings.commands import FusekiCommands

if TYPE_CHECKING:
    from ..board.tools.board_tools import BoardTools
    from ..collection.commands import CollectionCommands
    from ..collection.without import CollectionWithout
    from ..navigation.comments.commands import CommentCommands
    from .parts import Parts


class Exploring(QObject):
    """Makes what moves the cursor of a window's document, and connects it to the other parts."""

    def __init__(self, parts: Parts, comments: CommentCommands, tools: BoardTools) -> None:
        super().__init__(parts.window)
        document, actions, window = parts.document, parts.actions, parts.window
        steps = RecordCommands(document, parts.presenter, parts.view.message, actions, window)
        parts.view.stepped.connect(steps.step)
        parts.panels.tree.view.stepped.connect(steps.step)
        KeyRepeat(window, [actions[command] for command in HELD])
        sounds = Sounds(document, parts.presenter, parts.settings, actions)
        sounds.failed.connect(parts.view.message.say)
        NotableCommands(document, parts.view, actions, window)
        self.transpositions = TranspositionCommands(document, actions, window)
        self.finding = FindCommands(
            document, parts.view_settings, comments, parts.view, actions, parts.below, window
        )
        self.guessing = self._add_guessing(parts, tools)
        self.scoring = self._add_scoring(parts, tools)
        self.life = LifeCommands(
            document,
            parts.presenter,
            parts.view_settings,
            parts.panels.life,
            parts.settings,
            actions,
        )
        openings = FusekiCommands(parts, parts.presenter, parts.filing, parts.panels.pattern)
        self.collection = self._add_collection(parts, tools, openings)

    def _add_collection(
        self, parts: Parts, tools: BoardTools, openings: FusekiCommands
    ) -> CollectionCommands | CollectionWithout:
        def open_beside() -> CollectionCommands | CollectionWithout:
            window = parts.another()
            window.show()
            return window.exploring.collection

        surroundings = Surroundings(
            presenter=parts.presenter,
            tools=tools,
            filing=parts.filing,
            message=parts.view.message,
            dock=parts.panels.collection,
            docks=parts.panels.docks,
            column=parts.below,
            compare_with=openings.compare_with,
            open_beside=open_beside,
        )
        return collection_of(parts, surroundings)

    def _add_scoring(self, parts: Parts, tools: BoardTools) -> Scoring:
        document, presenter, settings = parts.document, parts.presenter, parts.settings
        scoring = Scoring(
            document,
            presenter,
            tools,
            settings,
            parts.actions,
            parts.window,
            parts.panels.docks[0],
        )
        scoring.said.connect(parts.view.message.say)
        return scoring

    def _add_guessing(self, parts: Parts, tools: BoardTools) -> Guessing:
        guessing = Guessing(
            parts.document,
            parts.presenter,
            tools,
            parts.panels.moves,
            parts.panels.tree,
            parts.settings,
            parts.actions,
            parts.window,
        )
        guessing.said.connect(parts.view.message.say)
        return guessing
