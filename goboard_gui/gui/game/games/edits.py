"""Edits of the list of games in a file."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....record.edits import reordering as orders
from ....record.edits.branches import split_off

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ....files.game_summary import Order, Summary
    from ....record import Tree
    from ...core.document import Document


class GameEdits(QObject):
    """Edits the games of a document, with undo. Games are identified by index, from 0."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document

    def insert(self, to: int, games: Sequence[Tree]) -> None:
        """Insert games before an index; the first of them becomes current."""
        held = list(self._document.games)
        text = self.tr("Add game") if len(games) == 1 else self.tr("Add games")
        self._document.change_games(text, [*held[:to], *games, *held[to:]], to)

    def duplicate(self, chosen: Collection[int]) -> list[Tree]:
        """Insert copies of games after the last of them, and return the copies."""
        held = list(self._document.games)
        copies = [split_off(held[place], held[place].root) for place in sorted(chosen)]
        to = max(chosen) + 1
        text = self.tr("Duplicate game") if len(copies) == 1 else self.tr("Duplicate games")
        self._replace(text, [*held[:to], *copies, *held[to:]])
        return copies

    def remove(self, chosen: Collection[int]) -> None:
        """Remove games; if the current one is removed, the next remaining one becomes current.

        Nothing happens if no game would remain.
        """
        held = self._document.games
        left = [tree for place, tree in enumerate(held) if place not in chosen]
        if left:
            text = self.tr("Remove game") if len(chosen) == 1 else self.tr("Remove games")
            self._replace(text, left)

    def move(self, chosen: Collection[int], to: int) -> None:
        """Move games together in front of the game at an index."""
        self._replace(self.tr("Move games"), orders.move_items(self._document.games, chosen, to))

    def shift(self, chosen: Collection[int], step: int) -> None:
        """Move games one position down, or up for a step of -1."""
        self._replace(self.tr("Move games"), orders.shift_items(self._document.games, chosen, step))

    def sort(self, order: Order, summaries: Sequence[Summary]) -> None:
        """Sort the games, given their summaries."""
        games = [summary.tree for summary in sorted(summaries, key=order.key)]
        self._replace(self.tr("Sort games"), games)

    def _replace(self, text: str, games: Sequence[Tree]) -> None:
        """Replace the list of games; the current game stays current."""
        document = self._document
        before, current = list(document.games), document.session.tree
        if all(map(is_, games, before)) and len(games) == len(before):
            return
        places = {id(tree): place for place, tree in enumerate(games)}
        after = [places[id(tree)] for tree in before[document.game :] if id(tree) in places]
        place = places.get(id(current), after[0] if after else len(games) - 1)
        document.change_games(text, games, place)
