"""Opening of a collection's game, after a check that its file still contains the game."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from ....files.opening import open_path
from ...core.i18n import tr_noop
from ...files.file_loader import size_of
from ...wording import error_messages
from . import hit_texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....files.opening import Opened
    from ....game_index.facts import GameFacts
    from ....record import Tree
    from ...board.message_bar import MessageBar
    from ...core.document import Document
    from ...files.document_io import DocumentIO
    from ...files.file_loader import LoadResult

_H = "CollectionHits"


class OpenRequest(NamedTuple):
    """A game to open, and functions to call when it is open.

    ``node`` returns the node of a record to go to, or None if the game has changed and does not
    have it. ``opened`` is called with this node when the game is open; ``failed`` is called instead
    if nothing can be opened, after an error message. ``within`` is entered while the document
    changes. ``beside`` opens the game in another window, if this window has unsaved changes.
    """

    facts: GameFacts
    node: Callable[[Tree], int | None]
    opened: Callable[[int | None], object]
    failed: Callable[[], object]
    within: Callable[[], AbstractContextManager[None]] = nullcontext
    beside: Callable[[], object] | None = None


class GameOpener:
    """Opens games of a collection in a window, replacing its document."""

    def __init__(self, document: Document, document_io: DocumentIO, message: MessageBar) -> None:
        self._document = document
        self._document_io = document_io
        self._message = message

    def may_leave(self) -> bool:
        """Ask what to do with unsaved edits; return False if the document must stay open."""
        return self._document_io.may_leave()

    def open(self, request: OpenRequest) -> None:
        """Read the file of a game, in the background if it is large, and open the game."""
        path = request.facts.path
        self._document_io.loader.load(
            hit_texts.reading_text(request.facts),
            size_of(path),
            lambda progress: open_path(path, None, progress),
            partial(self._loaded, request),
        )

    def open_first(self, facts: GameFacts, then: Callable[[], object] = lambda: None) -> None:
        """Open a game at its first position, then call a function."""
        self.open(OpenRequest(facts, lambda tree: tree.root, lambda _node: then(), lambda: None))

    def _loaded(self, request: OpenRequest, result: LoadResult) -> None:
        facts = request.facts
        if result.error is not None:
            there = facts.path.exists()
            why = (
                hit_texts.unreadable_text(facts, error_messages.describe(result.error))
                if there
                else hit_texts.file_missing_text(facts)
            )
            request.failed()
            self.say(why)
            return
        opened: Opened = result.value
        tree = opened.games[facts.place] if facts.place < len(opened.games) else None
        node = None if tree is None else request.node(tree)
        if node is not None:
            self._take(request, opened, node)
            return
        request.failed()
        anyway = QCoreApplication.translate(_H, tr_noop(_H, "Open it anyway"))
        self.say(
            hit_texts.file_changed_text(facts), anyway, partial(self._take, request, opened, None)
        )

    def _take(self, request: OpenRequest, opened: Opened, node: int | None) -> None:
        document, facts = self._document, request.facts
        if not self._document_io.may_leave(request.beside):
            return
        with request.within():
            self._document_io.take(opened, facts.path)
            document.go_to_game(facts.place)
            if node is not None:
                document.go_to(node)
            request.opened(node)

    def say(self, text: str, button: str = "", action: Callable[[], object] | None = None) -> None:
        """Show a message above the board."""
        self._message.say(text, button, action)
