"""Data about visiting the hits of a search: the query, its result and the current hit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ....go import Crop, Point

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QMainWindow

    from ....files.sgf.reading import SgfFile
    from ....game_index.query import Query
    from ....game_index.results import Hit, SearchResult
    from ....go import Symmetry
    from ....record import Tree
    from ...actions.workspace import Workspace
    from ...core.document import Document
    from ..games.game_texts import GameRow
    from ..search import CompletedSearch, SearchOptions


@dataclass(frozen=True)
class DocumentSnapshot:
    """The games of a document and the current position, to return to later."""

    window: QMainWindow
    games: tuple[Tree, ...]
    file: SgfFile | None
    path: Path | None
    modified: bool
    game: int
    cursor: int

    @classmethod
    def from_workspace(cls, workspace: Workspace) -> DocumentSnapshot:
        """Return a snapshot of the document in a window."""
        document = workspace.document
        return cls(
            workspace.window,
            document.games,
            document.file,
            document.path,
            document.modified,
            document.game,
            document.session.cursor,
        )

    @property
    def is_window_open(self) -> bool:
        """Whether the window of the document still exists."""
        windows = QApplication.topLevelWidgets()
        return any(window is self.window and window.isVisible() for window in windows)

    def is_shown_in(self, document: Document) -> bool:
        """Return whether a document still contains exactly these games."""
        return document.games == self.games

    def reopen(self, document: Document) -> None:
        """Restore the games in a document, including changes that were not saved."""
        if not self.is_shown_in(document):
            document.open(self.games, self.file, self.path, unsaved=self.modified)
        document.go_to_game(self.game)
        document.go_to(self.cursor)


@dataclass(frozen=True)
class HitList:
    """A query and its result, whose hits are visited independently of the current position.

    ``query`` is None if all games are listed without a search. ``view`` is the view of the board
    when the query was made. ``origin`` is the document that was open then, or None until another
    game is opened.
    """

    folder: Path
    options: SearchOptions
    query: Query | None
    result: SearchResult | None
    view: Symmetry
    origin: DocumentSnapshot | None = None


@dataclass(frozen=True)
class HitCursor:
    """The current hit.

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
        """Return the hit in its simplest orientation, or None if there is no query."""
        if not self.row.hits or hit_list.query is None:
            return None
        return hit_list.query.normalised(self.row.hits[self.hit_index])


def repeatable_query(completed: CompletedSearch) -> Query:
    """Return the query of a finished search, for finding its hits in a record."""
    from ....game_index.query import Query

    options, points = completed.options, None
    if options.crop is not None:
        points = [point for point in options.crop.points() if point not in options.ignoring]
    return Query.of(completed.board, points)


def search_options_at(current: HitCursor, hit_list: HitList) -> SearchOptions:
    """Return the options for searching at a hit for the region as it was found there."""
    options, question, hit = hit_list.options, hit_list.query, current.hit(hit_list)
    if options.crop is None or question is None or hit is None:
        return options
    crop = options.crop
    corners = Point(crop.left, crop.top), Point(crop.right, crop.bottom)
    return replace(
        options,
        crop=Crop.around(question.map_points(corners, hit)),
        ignoring=frozenset(question.map_points(options.ignoring, hit)),
    )


def find_node(current: HitCursor, hit_list: HitList, tree: Tree) -> int | None:
    """Return the node of a hit in a record, or None if it is gone; without a query, the root."""
    hit = current.hit(hit_list)
    if hit_list.query is None or hit is None:
        return tree.root
    return hit_list.query.locate(hit, tree)
