"""Opening a game of a collection: the right one of its file, and only if it is what it was."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from ....files.opening import open_path
from ...core.i18n import tr_noop
from ...files.loading import size_of
from ...wording import error_messages
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....files.opening import Opened
    from ....game_index.facts import GameFacts
    from ....record import Tree
    from ...board.message_bar import MessageBar
    from ...core.document import Document
    from ...files.filing import Filing
    from ...files.loading import Result

_H = "CollectionHits"


class Wish(NamedTuple):
    """A game to be opened: at which node, and what follows.

    ``node`` tells it of the record as it is now, None if what is sought is not in it. ``opened``
    is given that, ``failed`` is called instead if there is nothing to open; why is told then.
    ``within`` is entered while the record is changed. ``beside`` opens it in another window, if
    there is something in this one that was not saved.
    """

    facts: GameFacts
    node: Callable[[Tree], int | None]
    opened: Callable[[int | None], object]
    failed: Callable[[], object]
    within: Callable[[], AbstractContextManager[None]] = nullcontext
    beside: Callable[[], object] | None = None


class Opener:
    """Opens games in a window, in the place of its record."""

    def __init__(self, document: Document, filing: Filing, message: MessageBar) -> None:
        self._document = document
        self._filing = filing
        self._message = message

    def may_leave(self) -> bool:
        """Ask what to do with edits that were not saved; False if the record is to stay."""
        return self._filing.may_leave()

    def open(self, wish: Wish) -> None:
        """Read the file of a game, now or for a while, and make the game the record."""
        path = wish.facts.path
        self._filing.loader.load(
            words.reading(wish.facts),
            size_of(path),
            lambda progress: open_path(path, None, progress),
            partial(self._loaded, wish),
        )

    def open_first(self, facts: GameFacts, then: Callable[[], object] = lambda: None) -> None:
        """Open a game where it begins, and go on then."""
        self.open(Wish(facts, lambda tree: tree.root, lambda _node: then(), lambda: None))

    def _loaded(self, wish: Wish, result: Result) -> None:
        facts = wish.facts
        if result.error is not None:
            there = facts.path.exists()
            why = (
                words.unreadable(facts, error_messages.describe(result.error))
                if there
                else words.file_gone(facts)
            )
            wish.failed()
            self.say(why)
            return
        opened: Opened = result.value
        tree = opened.games[facts.place] if facts.place < len(opened.games) else None
        node = None if tree is None else wish.node(tree)
        if node is not None:
            self._take(wish, opened, node)
            return
        wish.failed()
        anyway = QCoreApplication.translate(_H, tr_noop(_H, "Open it anyway"))
        self.say(words.changed(facts), anyway, partial(self._take, wish, opened, None))

    def _take(self, wish: Wish, opened: Opened, node: int | None) -> None:
        document, facts = self._document, wish.facts
        if not self._filing.may_leave(wish.beside):
            return
        with wish.within():
            self._filing.take(opened, facts.path)
            document.go_to_game(facts.place)
            if node is not None:
                document.go_to(node)
            wish.opened(node)

    def say(self, text: str, button: str = "", action: Callable[[], object] | None = None) -> None:
        """Tell something above the board."""
        self._message.say(text, button, action)
