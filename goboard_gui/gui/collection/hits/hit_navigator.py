"""Navigation from hit to hit of a search."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ....game_index.errors import UnusableIndexError
from ...core.settings import TURN_GAMES
from ...wording import error_messages
from . import hit_texts
from .game_opener import GameOpener, OpenRequest
from .hit_list import (
    DocumentSnapshot,
    HitCursor,
    HitList,
    find_node,
    repeatable_query,
    search_options_at,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...actions.workspace import Workspace
    from ..games.game_table import GameRowSequence
    from ..games.game_texts import GameRow
    from ..search import CompletedSearch, Search, SearchOptions
    from .hit_highlighter import HitHighlighter


class GameListing(NamedTuple):
    """The listed games, the search that found them, or None, and the current row."""

    rows: GameRowSequence
    found: CompletedSearch | None
    current: int = 0


class HitNavigator(QObject):
    """Opens games at their hits, goes from hit to hit, and returns to the position of the query."""

    changed = Signal()
    """Emitted when the current hit or the list of hits has changed."""
    beside_wanted = Signal(object, object, int)
    """Emitted when hits are to be visited in another window.

    The arguments are a `HitList` or None, a `GameRow`, and the number of the hit in that game.
    """

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        opener: GameOpener,
        shown: HitHighlighter,
        listed: Callable[[], GameListing],
        parent: QObject,
    ) -> None:
        """Create the navigator; ``listed`` returns the games in the list."""
        super().__init__(parent)
        self._search = search
        self._workspace = workspace
        self._listed = listed
        self._at: HitCursor | None = None
        self._opening = False
        self._left: DocumentSnapshot | None = None
        self._options: SearchOptions | None = None
        self._opener = opener
        self._shown = shown
        shown.setParent(self)
        self.trail: HitList | None = None
        """The hits being visited, or None until a game is opened."""
        workspace.document.file_changed.connect(self._file_changed)
        search.changed.connect(self._asked_changed)

    @property
    def game(self) -> int | None:
        """The number of the current game, or None."""
        return None if self._at is None else self._at.row.number

    def open(self, row: GameRow, place: int = 0) -> None:
        """Open a listed game at one of its hits, replacing the document."""
        self._go_to(row, place, self.trail or self._begin())

    def open_beside(self, row: GameRow, place: int = 0) -> None:
        """Open a listed game at one of its hits in another window."""
        trail = self.trail or self._begin()
        if trail is not None and trail.origin is None:
            trail = replace(trail, origin=DocumentSnapshot.of(self._workspace))
        self.beside_wanted.emit(trail, row, place)

    def take(self, trail: HitList | None, row: GameRow, place: int = 0) -> None:
        """Continue visiting hits that were found in another window."""
        if trail is not None:
            index = self._search.index
            if index is None or index.folder != trail.folder:
                try:
                    self._search.open(trail.folder)
                except UnusableIndexError as error:
                    self._opener.say(error_messages.describe(error))
                    return
            self._go_to(row, place, trail)

    def go_on(self, direction: int) -> None:
        """Go to the next hit in the game or the list, or to the previous one for −1."""
        rows, _, current = self._listed()
        at, trail = self._at, self.trail
        if at is None or trail is None:
            if len(rows):
                self.open(rows[current])
            else:
                self._opener.say(hit_texts.no_game_text())
            return
        listed_at = rows.row_of(at.row.number)
        place = at.place + direction
        if listed_at is not None and 0 <= place < len(rows[listed_at].hits):
            self._go_to(rows[listed_at], place, trail)
            return
        # If the filter now hides the game, the game after it has moved into its row.
        gone = at.listed_at - (direction < 0)
        following = gone if listed_at is None else listed_at + direction
        if 0 <= following < len(rows):
            row = rows[following]
            self._go_to(row, 0 if direction > 0 else max(len(row.hits) - 1, 0), trail)
        else:
            self._opener.say(hit_texts.no_more_hits_text(direction))

    def back(self) -> None:
        """Return to the position of the query."""
        trail, workspace = self.trail, self._workspace
        if trail is None:
            return
        origin = trail.origin
        if origin is None:  # no game could be opened yet
            self.end()
        elif origin.window is not workspace.window and origin.window_open:
            origin.window.raise_()
            origin.window.activateWindow()
        elif origin.shown_in(workspace.document) or self._opener.may_leave():
            self.end()
            with self._search.resting():
                origin.reopen(workspace.document)
                self._search.ask(trail.options)
            if workspace.settings.get(TURN_GAMES):
                workspace.view_settings.choose_view(trail.view)

    def end(self) -> None:
        """Stop visiting hits and remove the highlight."""
        if self.trail is not None:
            self.trail = self._at = None
            self._shown.forget()
            self.changed.emit()

    def _begin(self) -> HitList | None:
        """Return the hits of the current query, or None if no collection is open."""
        index, found = self._search.index, self._listed().found
        if index is None:
            return None
        return HitList(
            index.folder,
            self._search.options if found is None else found.options,
            None if found is None else repeatable_query(found),
            None if found is None else found.answer,
            self._workspace.view_settings.view,
        )

    def _go_to(self, row: GameRow, place: int, trail: HitList | None) -> None:
        """Go to a hit; if its game is already open, the record is not read again."""
        at = HitCursor(row, place, self._listed().rows.row_of(row.number) or 0)
        facts, document = row.facts, self._workspace.document
        if facts is None or trail is None:
            self._note(at, trail)
            self._opener.say(hit_texts.not_indexed_text())
            return
        if self.game == row.number and self._at is not None and self._is_open(self._at):
            document.go_to_game(facts.place)
            node = find_node(at, trail, document.session.tree)
            if node is not None:
                with self._quietly():
                    self._arrive(at, trail, node)
                return
        self._opener.open(
            OpenRequest(
                facts,
                partial(find_node, at, trail),
                partial(self._arrive, at, trail),
                partial(self._note, at, trail),
                self._quietly,
                partial(self.open_beside, row, place),
            )
        )

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Suspend searches, and ignore the change of document that is made in this context."""
        self._opening, self._left = True, DocumentSnapshot.of(self._workspace)
        try:
            with self._search.resting():
                yield
        finally:
            self._opening = False

    def _arrive(self, at: HitCursor, trail: HitList, node: int | None) -> None:
        """Show a hit in the open record; ``node`` is None if the record no longer has it."""
        document = self._workspace.document
        self.trail = trail if trail.origin else replace(trail, origin=self._left)
        self._at = replace(at, node=node, tree=document.session.tree)
        if node is not None:
            document.go_to(node)
            self._options = search_options_at(at, trail)
            self._search.ask(self._options)
        self._shown.show(self._at, self.trail)
        self.changed.emit()
        facts = at.row.facts
        if facts is not None and node is not None:
            hit, among = at.hit(trail), (at.place, len(at.row.hits))
            self._opener.say(
                hit_texts.players_or_file(facts)
                if hit is None
                else hit_texts.hit_text(facts, hit, *among)
            )

    def _note(self, at: HitCursor, trail: HitList | None) -> None:
        """Remember a hit that can't be shown, so that the next one can be found from it."""
        self.trail, self._at = trail, at
        self.changed.emit()

    def _file_changed(self) -> None:
        """Stop visiting hits when the user opens another file."""
        at, document = self._at, self._workspace.document
        if self._opening or at is None or at.tree is None or self._is_open(at):
            return
        if at.row.facts is not None and document.path == at.row.facts.path:
            self._at = replace(at, tree=None)  # the file was read again
        else:
            self.end()

    def _is_open(self, at: HitCursor) -> bool:
        """Return whether the record of a hit is still open, whether edited or not."""
        tree = at.tree
        games = self._workspace.document.games
        return tree is not None and any(game.source is tree.source for game in games)

    def follow_index(self) -> None:
        """Stop visiting hits when the index is closed or replaced."""
        index = self._search.index
        if self.trail is not None and (index is None or index.folder != self.trail.folder):
            self.end()

    def _asked_changed(self) -> None:
        """Stop visiting hits when the user changes the search options."""
        if self.trail is not None and self._search.options not in (
            self.trail.options,
            self._options,
        ):
            self.end()
