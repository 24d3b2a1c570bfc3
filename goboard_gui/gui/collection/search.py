"""What an index of games says of the position at the cursor, kept up with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...go import Symmetry

if TYPE_CHECKING:
    from pathlib import Path

    from ...fuseki.collection.answers import Answer
    from ...fuseki.collection.filters import Filter
    from ...fuseki.collection.region import Anchor
    from ...fuseki.collection.searching import Index
    from ...go import Crop, Point
    from ..document import Document


@dataclass(frozen=True)
class Asked:
    """What of the position is looked for, and what else it may look like.

    ``crop`` is the region, None for the whole board; points in ``ignoring`` do not matter there,
    ``anchor`` None lets it lie as its edges say. With ``last_move`` the last move must be the one
    at the cursor.
    """

    crop: Crop | None = None
    ignoring: frozenset[Point] = frozenset()
    anchor: Anchor | None = None
    last_move: bool = False
    views: frozenset[Symmetry] = frozenset(Symmetry)
    swapping: bool = True


class Search(QObject):
    """Asks the index that is open for what is at the cursor, as long as somebody looks."""

    opened = Signal()
    """Another index is open, or none."""
    changed = Signal()
    """There is another answer, or none yet."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._followed = False
        self.index: Index | None = None
        """The index that is open."""
        self.asked = Asked()
        self.filter: Filter | None = None
        """Which games are meant; None for all."""
        self.answer: Answer | None = None
        """What was found in the games that are meant; None as long as that is not known."""
        document.cursor_moved.connect(self._look)
        document.record_changed.connect(self._look)

    def open(self, folder: Path) -> None:
        """Ask another index from now on, or the same one as it is now.

        :raises UnusableIndexError: when there is none that can be used; the old one stays.
        """
        from ...fuseki.collection.searching import Index

        index = Index(folder)
        self.close()
        self.index = index
        self.opened.emit()
        self._look()

    def close(self) -> None:
        """Let go of the index."""
        if self.index is not None:
            self.index.close()
            self.index = None
            self.answer = None
            self.opened.emit()
            self.changed.emit()

    def follow(self, followed: bool) -> None:
        """Begin to look for what is at the cursor, or give it up."""
        self._followed = followed
        if followed:
            self._look()

    def ask(self, asked: Asked) -> None:
        """Look for something else of the position."""
        self.asked = asked
        self._look()

    def restrict(self, meant: Filter | None) -> None:
        """Mean other games."""
        self.filter = meant
        self._look()

    def _look(self) -> None:
        if self.index is None or not self._followed:
            return
        board = self._document.session.board
        self.answer = self.index.find(board, self.asked.views, swapping=self.asked.swapping)
        self.changed.emit()
