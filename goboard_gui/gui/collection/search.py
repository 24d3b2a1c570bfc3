"""What an index of games says of the position at the cursor, kept up with it."""

from __future__ import annotations

from contextlib import contextmanager
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ...game_index.errors import UnusableIndexError
from ...game_index.index import GameSubset
from ..core.idle_tasks import IdleTask
from .asked import Asked, Question

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from ...game_index.filters import Filter
    from ...game_index.index import Index
    from ...game_index.region import Region
    from ...game_index.results import SearchResult
    from ...go import Board, Size
    from ..core.document import Document

TROUBLES = UnusableIndexError, DatabaseError, OSError, LookupError, ValueError
"""What asking an index may meet that is damaged or gone meanwhile, or has no such boards."""


class Answered(NamedTuple):
    """What was looked for on a board, and what was found of it in all games of the index."""

    board: Board
    asked: Asked
    answer: SearchResult


class Search(QObject):
    """Asks the index that is open for what is at the cursor, as long as somebody looks.

    A whole board is looked up at once, a region in slices, which are given up when the cursor
    moves on.
    """

    opened = Signal()
    """Another index is open, or none."""
    changed = Signal()
    """There is another answer, or none yet."""
    progressed = Signal()
    """More of what is under way is done."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._followed = False
        self._idle_task = IdleTask(self)
        self._question: Question | None = None
        self._everything: SearchResult | None = None
        self._untold = False
        self.index: Index | None = None
        """The index that is open."""
        self.asked = Asked()
        self.filter: Filter | None = None
        """Which games are meant; None for all."""
        self.meant = GameSubset(0)
        """Which those are, and how many."""
        self.answer: SearchResult | None = None
        """What was found in the games that are meant; None as long as that is not known."""
        self.share: float | None = None
        """How much is done of a search that is under way."""
        self.trouble: Exception | None = None
        """Why there is no answer and will be none."""
        self._idle_task.advanced.connect(self._worked)
        document.position_shown.connect(self._look)

    def open(self, folder: Path) -> None:
        """Ask another index from now on, or the same one as it is now.

        :raises UnusableIndexError: when there is none that can be used; the old one stays.
        """
        from ...game_index.index import Index

        index = Index(folder)
        self._let_go()
        self.index = index
        self._restrict()
        self.opened.emit()
        self.changed.emit()
        self._look()

    def stop_work(self) -> None:
        """Close the index with the window, see `closing`."""
        self._let_go()

    def close(self) -> None:
        """Let go of the index."""
        if self.index is not None:
            self._let_go()
            self.opened.emit()
            self.changed.emit()

    def _let_go(self) -> None:
        self._forget()
        if self.index is not None:
            self.index.close()
            self.index = None

    def follow(self, followed: bool) -> None:
        """Begin to look for what is at the cursor, or give it up."""
        self._followed = followed
        if followed:
            self._look()
        elif self._idle_task.running:
            self._forget()

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Look for nothing on the way to a position, and for that then."""
        followed, self._followed = self._followed, False
        try:
            yield
        finally:
            self._untold = True  # of what was found there before, somebody may have thought already
            self.follow(followed)

    def ask(self, asked: Asked) -> None:
        """Look for something else of the position."""
        self.asked = asked
        self._look()

    def restrict(self, meant: Filter | None) -> None:
        """Mean other games; what was found stays known."""
        if meant != self.filter:
            self.filter = meant
            self._restrict()
            self._settle()
            self.changed.emit()

    @property
    def answered(self) -> Answered | None:
        """What was looked for last, and found whatever games are meant; None until it is."""
        if self._question is None or self._everything is None:
            return None
        return Answered(self._question.board, self._question.asked, self._everything)

    @property
    def size(self) -> Size:
        """The size of the board at the cursor."""
        return self._document.session.size

    @property
    def has_board_size(self) -> bool:
        """Whether any games are on boards of this size, whichever way they lie."""
        try:
            return self.index is not None and self.index.has_board_size(self.size)
        except TROUBLES:
            return False

    def now(self) -> SearchResult | None:
        """The answer for the position at the cursor, whoever was told first that it is another.

        None if it takes longer to find than somebody can wait who draws the board.
        """
        if self._followed and self.index is not None and self._ask().region() is None:
            self._find()
        return self.answer if self._question == self._ask() else None

    def _look(self) -> None:
        if self._followed and self.index is not None:
            self._find()
            if self._untold:
                self._untold = False
                self.changed.emit()

    def _ask(self) -> Question:
        """What is asked of the position at the cursor; of a board too small for the region, all."""
        session = self._document.session
        self.asked = self.asked.on(session.size)
        return Question.of(session, self.asked)

    def _find(self) -> None:
        """Look for what is at the cursor, unless that is done or under way."""
        question = self._ask()
        if self.index is None or question == self._question:
            return
        self._forget()
        self._question = question
        self._untold = True
        try:
            region = question.region()
            if region is not None:
                self.share = 0.0
                self._idle_task.run(self._finding(self.index, region))
                return
            asked = question.asked
            self._everything = self.index.find(question.board, asked.views, swapping=asked.swapping)
        except TROUBLES as error:
            self.trouble = error
        self._settle()

    def _finding(self, index: Index, region: Region) -> Iterator[None]:
        asked = self.asked
        try:
            finding = index.find_region_in_steps(region, asked.views, swapping=asked.swapping)
            everything = yield from self._sharing(finding)
            meant = self.meant
            answer = meant.restrict(everything)
            yield from answer.count_in_steps()
        except TROUBLES as error:
            self.trouble = error
        else:
            self._everything = everything
            if meant is self.meant:
                self.answer = answer
            else:  # other games are meant by now
                self._settle()
        self.share = None
        self._untold = True

    def _sharing(
        self, finding: Generator[float, None, SearchResult]
    ) -> Generator[None, None, SearchResult]:
        """Find it, and know on the way how much is done."""
        while True:
            try:
                self.share = next(finding)
            except StopIteration as end:
                answer: SearchResult = end.value
                return answer
            yield

    def _worked(self) -> None:
        if self._idle_task.running:
            self.progressed.emit()
        elif self._untold:
            self._untold = False
            self.changed.emit()

    def _forget(self) -> None:
        """Know nothing, and give up what is under way."""
        self._idle_task.stop()
        self._question = self._everything = self.answer = self.share = self.trouble = None

    def _settle(self) -> None:
        """Take what was found for the answer, in the games that are meant."""
        if self._everything is None:
            return
        try:
            answer = self.meant.restrict(self._everything)
            # What is told of it is counted here, where damage is expected.
            answer.continuations, answer.wins, answer.ended  # noqa: B018
        except TROUBLES as error:
            self.trouble, self.answer = error, None
        else:
            self.answer = answer

    def _restrict(self) -> None:
        """Know which games are meant."""
        self.meant = GameSubset(0)
        if self.index is not None:
            try:
                self.meant = self.index.subset(self.filter)
            except TROUBLES as error:
                self._forget()
                self.trouble = error
