"""Going from hit to hit: whose hits they are is known while the board shows one of them."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ....game_index.errors import UnusableIndexError
from ...core.settings import TURN_GAMES
from ...wording import error_messages
from . import words
from .opener import Opener, Wish
from .origin import Origin
from .trail import At, Trail, asked_at, node_of, question_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...actions.workspace import Workspace
    from ..asked import Asked
    from ..games.model import GameRows
    from ..games.words import GameRow
    from ..search import Answered, Search
    from .shown import HitShown


class Listed(NamedTuple):
    """The games of a list, what it is the answer to, if to anything, and the current row."""

    rows: GameRows
    found: Answered | None
    current: int = 0


class Hits(QObject):
    """Opens games at what was found in them, and goes from hit to hit and back to the question."""

    changed = Signal()
    """One came to another hit, or there is another trail or none."""
    beside_wanted = Signal(object, object, int)
    """Hits are to be followed in another window: of a `Trail` or None, in a `GameRow`, from which
    place on."""

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        opener: Opener,
        shown: HitShown,
        listed: Callable[[], Listed],
        parent: QObject,
    ) -> None:
        """``listed`` tells what is in the list now."""
        super().__init__(parent)
        self._search = search
        self._workspace = workspace
        self._listed = listed
        self._at: At | None = None
        self._opening = False
        self._left: Origin | None = None
        self._asked: Asked | None = None
        self._opener = opener
        self._shown = shown
        shown.setParent(self)
        self.trail: Trail | None = None
        """Whose hits they are; None as long as no game was opened."""
        workspace.document.file_changed.connect(self._file_changed)
        search.changed.connect(self._asked_changed)

    @property
    def game(self) -> int | None:
        """The number of the game that one came to."""
        return None if self._at is None else self._at.row.number

    def open(self, row: GameRow, place: int = 0) -> None:
        """Open a game of the list at a hit in it, in the place of the record."""
        self._go_to(row, place, self.trail or self._begin())

    def open_beside(self, row: GameRow, place: int = 0) -> None:
        """Open a game of the list at a hit in it, in another window."""
        trail = self.trail or self._begin()
        if trail is not None and trail.origin is None:
            trail = replace(trail, origin=Origin.of(self._workspace))
        self.beside_wanted.emit(trail, row, place)

    def take(self, trail: Trail | None, row: GameRow, place: int = 0) -> None:
        """Follow the hits of a question that was asked in another window."""
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
        """Go to the next hit of the game, else to the next game of the list; or back for -1."""
        rows, _, current = self._listed()
        at, trail = self._at, self.trail
        if at is None or trail is None:
            if len(rows):
                self.open(rows[current])
            else:
                self._opener.say(words.nothing_found())
            return
        listed_at = rows.row_of(at.row.number)
        place = at.place + direction
        if listed_at is not None and 0 <= place < len(rows[listed_at].hits):
            self._go_to(rows[listed_at], place, trail)
            return
        # What a filter holds back by now was in front of the game that is there instead.
        gone = at.listed_at - (direction < 0)
        following = gone if listed_at is None else listed_at + direction
        if 0 <= following < len(rows):
            row = rows[following]
            self._go_to(row, 0 if direction > 0 else max(len(row.hits) - 1, 0), trail)
        else:
            self._opener.say(words.no_more(direction))

    def back(self) -> None:
        """Show again what the question was asked of, as it was."""
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
                self._search.ask(trail.asked)
            if workspace.settings.get(TURN_GAMES):
                workspace.view_settings.choose_view(trail.view)

    def end(self) -> None:
        """Follow the hits no longer."""
        if self.trail is not None:
            self.trail = self._at = None
            self._shown.forget()
            self.changed.emit()

    def _begin(self) -> Trail | None:
        """What is asked now becomes what hits belong to."""
        index, found = self._search.index, self._listed().found
        if index is None:
            return None
        return Trail(
            index.folder,
            self._search.asked if found is None else found.asked,
            None if found is None else question_of(found),
            None if found is None else found.answer,
            self._workspace.view_settings.view,
        )

    def _go_to(self, row: GameRow, place: int, trail: Trail | None) -> None:
        """Go to a hit of a game, in the record that is open if it is that one."""
        at = At(row, place, self._listed().rows.row_of(row.number) or 0)
        facts, document = row.facts, self._workspace.document
        if facts is None or trail is None:
            self._note(at, trail)
            self._opener.say(words.gone())
            return
        if self.game == row.number and self._at is not None and self._is_open(self._at):
            document.go_to_game(facts.place)
            node = node_of(at, trail, document.session.tree)
            if node is not None:
                with self._quietly():
                    self._arrive(at, trail, node)
                return
        self._opener.open(
            Wish(
                facts,
                partial(node_of, at, trail),
                partial(self._arrive, at, trail),
                partial(self._note, at, trail),
                self._quietly,
                partial(self.open_beside, row, place),
            )
        )

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Look for nothing meanwhile, and take what is opened for one's own doing."""
        self._opening, self._left = True, Origin.of(self._workspace)
        try:
            with self._search.resting():
                yield
        finally:
            self._opening = False

    def _arrive(self, at: At, trail: Trail, node: int | None) -> None:
        """Tell where one came to; the node is None if what was found is not there any more."""
        document = self._workspace.document
        self.trail = trail if trail.origin else replace(trail, origin=self._left)
        self._at = replace(at, node=node, tree=document.session.tree)
        if node is not None:
            document.go_to(node)
            self._asked = asked_at(at, trail)
            self._search.ask(self._asked)
        self._shown.show(self._at, self.trail)
        self.changed.emit()
        facts = at.row.facts
        if facts is not None and node is not None:
            hit, among = at.hit(trail), (at.place, len(at.row.hits))
            self._opener.say(words.game(facts) if hit is None else words.told(facts, hit, *among))

    def _note(self, at: At, trail: Trail | None) -> None:
        """Know which hit cannot be shown; the next one is looked for from there."""
        self.trail, self._at = trail, at
        self.changed.emit()

    def _file_changed(self) -> None:
        """Follow the hits no longer when a person opens something else."""
        at, document = self._at, self._workspace.document
        if self._opening or at is None or at.tree is None or self._is_open(at):
            return
        if at.row.facts is not None and document.path == at.row.facts.path:
            self._at = replace(at, tree=None)  # it was read again
        else:
            self.end()

    def _is_open(self, at: At) -> bool:
        """Whether the record that one came to is open still, edited or not."""
        tree = at.tree
        games = self._workspace.document.games
        return tree is not None and any(game.source is tree.source for game in games)

    def follow_index(self) -> None:
        """Follow the hits no longer when another index is open, or none."""
        index = self._search.index
        if self.trail is not None and (index is None or index.folder != self.trail.folder):
            self.end()

    def _asked_changed(self) -> None:
        """Follow them no longer when something else is asked."""
        if self.trail is not None and self._search.asked not in (self.trail.asked, self._asked):
            self.end()
