"""Opening of the file of a collection's game, after a check that it still contains the game."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ....named_tuples import NamedTuple
from ...core.i18n import tr_noop
from ...wording import error_messages
from . import hit_texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....files.opening import OpenedFile
    from ....game_index.facts import GameFacts
    from ....record import Tree
    from ...board.message_strip import MessageStrip
    from ...core.document import Document
    from ...files.document_io import DocumentIO
    from ...files.file_loader import LoadResult

_H = "CollectionHits"


class OpenRequest(NamedTuple):
    """A game to open, and the functions to call while it is being opened and afterwards.

    ``find_node`` returns the node of a record to go to, or None if the game has changed and does
    not have it. ``on_opened`` is called with this node when the game is open; ``on_failed`` is
    called instead if nothing can be opened, after an error message. ``context`` is entered while
    the document changes. ``open_in_new_window`` opens the game in another window, if this window
    has unsaved changes.
    """

    facts: GameFacts
    find_node: Callable[[Tree], int | None]
    on_opened: Callable[[int | None], object]
    on_failed: Callable[[], object]
    context: Callable[[], AbstractContextManager[None]] = nullcontext
    open_in_new_window: Callable[[], object] | None = None


class GameOpener:
    """Object that opens games of a collection in place of the window's document."""

    def __init__(self, document: Document, document_io: DocumentIO, message: MessageStrip) -> None:
        self._document = document
        self._document_io = document_io
        self._message = message
        self._error = ""

    def confirm_discard(self) -> bool:
        """Ask what to do with unsaved edits; return False if the document must not be replaced."""
        return self._document_io.confirm_discard()

    def open_game(self, request: OpenRequest) -> None:
        """Read the file of a game and open the game; large files are read in the background."""
        read = self._document_io.reader_for(request.facts.path)
        self._document_io.loader.load(
            hit_texts.reading_file_text(request.facts),
            lambda progress: read(progress=progress),
            partial(self._loaded, request),
        )

    def open_first(self, facts: GameFacts, then: Callable[[], object] = lambda: None) -> None:
        """Open a game at its first position, then call ``then``."""
        self.open_game(
            OpenRequest(facts, lambda tree: tree.root, lambda _node: then(), lambda: None)
        )

    def _loaded(self, request: OpenRequest, result: LoadResult) -> None:
        facts = request.facts
        if result.error is not None:
            missing = isinstance(result.error.__cause__, FileNotFoundError)
            why = (
                hit_texts.file_missing_text(facts)
                if missing
                else hit_texts.unreadable_text(facts, error_messages.describe_error(result.error))
            )
            request.on_failed()
            self.show_error(why)
            return
        self._message.unpin_message(self._error)
        opened: OpenedFile = result.value
        tree = opened.games[facts.place] if facts.place < len(opened.games) else None
        node = None if tree is None else request.find_node(tree)
        if node is not None:
            self._replace_document(request, opened, node)
            return
        request.on_failed()
        anyway = QCoreApplication.translate(_H, tr_noop(_H, "Open Anyway"))
        self.show_message(
            hit_texts.file_changed_text(facts),
            anyway,
            partial(self._replace_document, request, opened, None),
        )

    def _replace_document(self, request: OpenRequest, opened: OpenedFile, node: int | None) -> None:
        document, facts = self._document, request.facts
        if not self._document_io.confirm_discard(request.open_in_new_window):
            return
        with request.context():
            self._document_io.open_loaded(opened, facts.path)
            document.go_to_game(facts.place)
            if node is not None:
                document.go_to(node)
                document.wait_for_jump()
            request.on_opened(node)

    def show_error(self, text: str) -> None:
        """Show an error until it is closed, a game is opened, or the next error is shown."""
        self._message.unpin_message(self._error)
        self._error = text
        self._message.pin_message(text)

    def show_message(
        self, text: str, button: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a message below the board."""
        self._message.show_message(text, button, action)
