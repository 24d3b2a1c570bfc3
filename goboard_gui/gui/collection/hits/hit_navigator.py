"""Navigation from hit to hit of a search, with highlights and a snapshot to return to."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ....diagram.picture import Tint, TintRole
from ....go import Crop, Point
from ....named_tuples import NamedTuple
from ...core import closing
from ...core.settings import TURN_GAMES
from ...wording import error_messages
from . import hit_texts
from .game_opener import GameOpener, OpenRequest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QMainWindow

    from ....diagram.picture import Picture
    from ....files.sgf.reading import SgfFile
    from ....game_index.query import Query
    from ....game_index.results import Hit, SearchResult
    from ....go import Symmetry
    from ....notation import Naming
    from ....record import Tree
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ..game_rows import GameRow, GameRowSequence
    from ..search import CompletedSearch, Search


class HitHighlighter(QObject):
    """Highlighter of the board region in which a hit was found; it can also rotate the board to
    match the query.
    """

    def __init__(
        self, workspace: Workspace, presenter: BoardPresenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self._shown: tuple[HitCursor, HitList] | None = None
        self._presenter = presenter
        presenter.add_decoration(self._highlight)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)

    def highlight_hit(self, current: HitCursor, hit_list: HitList) -> None:
        """Highlight a hit if the record still has it, and rotate the board to match the query if
        the settings say so.
        """
        self._shown = current, hit_list
        self._rotate_board()
        self._presenter.refresh_decorations()

    def clear(self) -> None:
        """Remove the highlight of the hit."""
        self._shown = None
        self._presenter.refresh_decorations()

    def _setting_changed(self, setting: object) -> None:
        if setting is TURN_GAMES:
            self._rotate_board()

    def _rotate_board(self) -> None:
        """Rotate the board to the orientation of the query, if the settings say so."""
        if self._shown is None or not self._workspace.settings.get(TURN_GAMES):
            return
        at, trail = self._shown
        hit = None if at.node is None else at.hit(trail)
        if hit is not None:
            view = hit.view.inverse.followed_by(trail.view)
            if view is not self._workspace.view_settings.view:
                self._workspace.view_settings.show_view(view)

    def _highlight(self, picture: Picture, naming: Naming) -> Picture:
        """Return the board picture with the region of the hit tinted if the cursor is at the hit,
        otherwise unchanged.
        """
        if self._shown is None:
            return picture
        (at, trail), session = self._shown, self._workspace.document.session
        query, hit = trail.query, at.hit(trail)
        if hit is None or query.is_whole_board:
            return picture
        if at.tree is not session.tree or at.node != session.cursor:
            return picture
        lit = frozenset(map(naming.to_view, query.wanted_contents_at(hit)))
        return picture._replace(overlays_below=(*picture.overlays_below, Tint(lit, TintRole.SPOT)))


@dataclass(frozen=True)
class DocumentSnapshot:
    """The games of a document and the current position, which can be restored later."""

    window: QMainWindow
    games: tuple[Tree, ...]
    file: SgfFile | None
    path: Path | None
    modified: bool
    game: int
    cursor: int

    @classmethod
    def from_workspace(cls, workspace: Workspace) -> DocumentSnapshot:
        """Return a snapshot of the document in a window's workspace."""
        document = workspace.document
        return cls(
            workspace.window,
            document.games,
            document.file,
            document.path,
            document.is_modified,
            document.game_index,
            document.session.cursor,
        )

    @property
    def is_window_open(self) -> bool:
        """Whether the window of the document is still open."""
        windows = QApplication.topLevelWidgets()
        return any(window is self.window and window.isVisible() for window in windows)

    def is_shown_in(self, document: Document) -> bool:
        """Return whether a document still contains exactly these games."""
        return document.games == self.games

    def reopen(self, document: Document) -> None:
        """Restore the games and the position of the snapshot in a document, including unsaved
        changes.
        """
        if not self.is_shown_in(document):
            document.open_games(self.games, self.file, self.path, unsaved=self.modified)
        document.go_to_game(self.game)
        document.go_to(self.cursor)


@dataclass(frozen=True)
class HitList:
    """A query and its result, kept so that the hits can still be visited after the position has
    changed.

    ``result`` is None if all games are listed without a search. ``view`` is the view of the board
    when the query was made. ``origin`` is the document that was open then, or None until another
    game is opened.
    """

    folder: Path
    query: Query
    result: SearchResult | None
    view: Symmetry
    origin: DocumentSnapshot | None = None


@dataclass(frozen=True)
class HitCursor:
    """The current hit: its row in the list, its index in the game, and the node that shows it.

    ``row`` is the row of its game in the list, ``hit_index`` the number of the hit in the game, and
    ``row_number`` the number of the row. ``tree`` and ``node`` are the record and the node that
    show it, or None before that.
    """

    row: GameRow
    hit_index: int
    row_number: int
    tree: Tree | None = None
    node: int | None = None

    def hit(self, hit_list: HitList) -> Hit | None:
        """Return the hit, or None if there was no search. A transformation that would change
        nothing is left out.
        """
        if not self.row.hits or hit_list.result is None:
            return None
        return hit_list.query.normalised_hit(self.row.hits[self.hit_index])


def query_aligned_with_hit(current: HitCursor, hit_list: HitList) -> Query:
    """Return the query with its region moved and rotated to where a hit was found."""
    query, hit = hit_list.query, current.hit(hit_list)
    if query.crop is None or hit is None:
        return query
    crop = query.crop
    corners = Point(crop.left, crop.top), Point(crop.right, crop.bottom)
    return replace(
        query,
        crop=Crop.around_points(query.map_points_to_hit(corners, hit)),
        ignoring=frozenset(query.map_points_to_hit(query.ignoring, hit)),
    )


def find_node(current: HitCursor, hit_list: HitList, tree: Tree) -> int | None:
    """Return the node of a hit in a record, or None if the hit no longer exists.

    Without a search, return the root.
    """
    hit = current.hit(hit_list)
    if hit is None:
        return tree.root
    return hit_list.query.locate_hit(hit, tree)


class GameListing(NamedTuple):
    """The listed games, the search that found them (None if there was none), and the current
    row.
    """

    rows: GameRowSequence
    search: CompletedSearch | None
    current: int = 0


class HitNavigator(QObject):
    """Navigator that opens games at their hits, goes from hit to hit, and returns to the original
    position.
    """

    changed = Signal()
    """Emitted when the current hit or the list of hits has changed."""
    new_window_requested = Signal(object, object, int)
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
        """Create the navigator; ``listed`` is a function that returns the listed games."""
        super().__init__(parent)
        self._search = search
        self._workspace = workspace
        self._listing = listed
        self._current: HitCursor | None = None
        self._opening = False
        self._origin: DocumentSnapshot | None = None
        self._moved_query: Query | None = None
        self._opener = opener
        self._highlighter = shown
        shown.setParent(self)
        self.hit_list: HitList | None = None
        """The hits being visited, or None until a game is opened."""
        workspace.document.file_changed.connect(self._file_changed)
        search.changed.connect(self._search_changed)

    @property
    def current_game(self) -> int | None:
        """The number of the game with the current hit, or None if no hits are being visited."""
        return None if self._current is None else self._current.row.number

    def open_listed_game(self, row: GameRow, place: int = 0) -> None:
        """Open a listed game at the hit with the index ``place``, replacing the document."""
        self._go_to(row, place, self.hit_list or self._new_hit_list())

    def open_in_new_window(self, row: GameRow, place: int = 0) -> None:
        """Open a listed game in another window, at the hit with the index ``place``."""
        trail = self.hit_list or self._new_hit_list()
        if trail is not None and trail.origin is None:
            trail = replace(trail, origin=DocumentSnapshot.from_workspace(self._workspace))
        self.new_window_requested.emit(trail, row, place)

    def resume_in_window(self, trail: HitList | None, row: GameRow, place: int = 0) -> None:
        """Continue to visit hits, using a hit list that was created in another window."""
        if trail is None:
            return
        index = self._search.index
        if index is not None and index.folder == trail.folder:
            self._go_to(row, place, trail)
            return

        def handle_opened_index(error: Exception | None) -> None:
            if error is None:
                self._go_to(row, place, trail)
            else:
                self._opener.show_error(error_messages.describe_error(error))

        self._search.open_index(trail.folder, handle_opened_index)

    def go_to_adjacent_hit(self, direction: int) -> None:
        """Go to the next hit in the game or the list, or to the previous one if ``direction`` is
        −1.
        """
        rows, _, current = self._listing()
        at, trail = self._current, self.hit_list
        if at is None or trail is None:
            if len(rows):
                self.open_listed_game(rows[current])
            else:
                self._opener.show_message(hit_texts.no_game_text())
            return
        listed_at = rows.row_of(at.row.number)
        place = at.hit_index + direction
        if listed_at is not None and 0 <= place < len(rows[listed_at].hits):
            self._go_to(rows[listed_at], place, trail)
            return
        # If the filter now hides the game, the game after it has moved into its row.
        gone = at.row_number - (direction < 0)
        following = gone if listed_at is None else listed_at + direction
        if 0 <= following < len(rows):
            row = rows[following]
            self._go_to(row, 0 if direction > 0 else max(len(row.hits) - 1, 0), trail)
        else:
            self._opener.show_message(hit_texts.no_more_hits_text(direction))

    def return_to_query(self) -> None:
        """Return to the position that was searched for."""
        trail, workspace = self.hit_list, self._workspace
        if trail is None:
            return
        origin = trail.origin
        if origin is None:  # no game could be opened yet
            self.stop()
        elif origin.window is not workspace.window and origin.is_window_open:
            origin.window.raise_()
            origin.window.activateWindow()
        elif origin.is_shown_in(workspace.document) or self._opener.confirm_discard():
            self.stop()
            with self._search.suspend_searches():
                origin.reopen(workspace.document)
                self._search.set_query(trail.query)
            if workspace.settings.get(TURN_GAMES):
                workspace.view_settings.show_view(trail.view)

    def stop(self) -> None:
        """Stop visiting hits and remove the highlight."""
        if self.hit_list is not None:
            self.hit_list = self._current = None
            self._highlighter.clear()
            self.changed.emit()

    def _new_hit_list(self) -> HitList | None:
        """Return the hit list of the current query, or None if no collection is open."""
        index, found = self._search.index, self._listing().search
        if index is None:
            return None
        return HitList(
            index.folder,
            self._search.query if found is None else found.query,
            None if found is None else found.result,
            self._workspace.view_settings.view,
        )

    def _go_to(self, row: GameRow, place: int, trail: HitList | None) -> None:
        """Go to a hit; if its game is already open, do not read the record again."""
        at = HitCursor(row, place, self._listing().rows.row_of(row.number) or 0)
        facts, document = row.facts, self._workspace.document
        if facts is None or trail is None:
            self._remember(at, trail)
            self._opener.show_error(hit_texts.not_indexed_text())
            return
        if (
            self.current_game == row.number
            and self._current is not None
            and self._is_open(self._current)
        ):
            document.go_to_game(facts.place)
            node = find_node(at, trail, document.session.tree)
            if node is not None:
                with self._opening_game():
                    self._show_hit(at, trail, node)
                return
        self._opener.open_game(
            OpenRequest(
                facts,
                partial(find_node, at, trail),
                partial(self._show_hit, at, trail),
                partial(self._remember, at, trail),
                self._opening_game,
                partial(self.open_in_new_window, row, place),
            )
        )

    @contextmanager
    def _opening_game(self) -> Iterator[None]:
        """Suspend searches, and ignore the replacement of the document, while the context is
        active.
        """
        self._opening, self._origin = True, DocumentSnapshot.from_workspace(self._workspace)
        try:
            with self._search.suspend_searches():
                yield
        finally:
            self._opening = False

    def _show_hit(self, at: HitCursor, trail: HitList, node: int | None) -> None:
        """Show a hit in the open record; ``node`` is None if the record no longer has it."""
        document = self._workspace.document
        self.hit_list = trail if trail.origin else replace(trail, origin=self._origin)
        self._current = replace(at, node=node, tree=document.session.tree)
        if node is not None:
            document.go_to(node)
            document.wait_for_jump()
            self._moved_query = query_aligned_with_hit(at, trail)
            self._search.set_query(self._moved_query)
        self._highlighter.highlight_hit(self._current, self.hit_list)
        self.changed.emit()
        facts = at.row.facts
        if facts is not None and node is not None:
            hit, among = at.hit(trail), (at.hit_index, len(at.row.hits))
            index = self._search.index
            with_line = index is not None and index.has_variations
            self._opener.show_message(
                hit_texts.players_or_file(facts)
                if hit is None
                else hit_texts.hit_text(facts, hit, *among, with_line=with_line)
            )

    def _remember(self, at: HitCursor, trail: HitList | None) -> None:
        """Remember a hit that can't be shown, so that navigation can continue from it."""
        self.hit_list, self._current = trail, at
        self.changed.emit()

    def _file_changed(self) -> None:
        """Stop visiting hits if the user has opened another file."""
        at, document = self._current, self._workspace.document
        if self._opening or at is None or at.tree is None or self._is_open(at):
            return
        if at.row.facts is not None and document.path == at.row.facts.path:
            self._current = replace(at, tree=None)  # the file was read again
        else:
            self.stop()
            self._workspace.view_settings.restore_view()

    def _is_open(self, at: HitCursor) -> bool:
        """Return whether the record of a hit is still open, even if it has been edited."""
        tree = at.tree
        games = self._workspace.document.games
        return tree is not None and any(game.source is tree.source for game in games)

    def stop_if_index_changed(self) -> None:
        """Stop visiting hits when the index is closed or replaced."""
        index = self._search.index
        if self.hit_list is not None and (index is None or index.folder != self.hit_list.folder):
            self.stop()

    def _search_changed(self) -> None:
        """Stop visiting hits if the user has changed the search options."""
        query, hit_list = self._search.query, self.hit_list
        if hit_list is not None and not any(
            visited is not None and replace(visited, board=query.board, last=query.last) == query
            for visited in (hit_list.query, self._moved_query)
        ):
            self.stop()
