"""Board overlay with the letters of the continuations and the search region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....diagram.overlays.continuations import with_continuations, with_region
from ....diagram.picture import ContinuationStats
from ....game_index.statistics.continuation_table import label_continuations
from ...core import closing
from ...core.settings import COLLECTION_LETTERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ....diagram.picture import Picture
    from ....game_index.results import SearchResult
    from ....game_index.statistics.continuation_table import ContinuationRow
    from ....go import Crop, Point
    from ....notation import Naming
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...core.document import Document
    from ...core.settings import Settings
    from ..search import Search


class CollectionOverlay(QObject):
    """Shows the search result on the board while the collection panel is visible."""

    def __init__(
        self, search: Search, workspace: Workspace, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._search = search
        self._document: Document = workspace.document
        self._settings: Settings = workspace.settings
        self._presenter = presenter
        self._visible = False
        self._dragged_region: Crop | None = None
        self._known: tuple[SearchResult, Mapping[Point, str], list[ContinuationRow]] | None = None
        self._drawn: object = None
        presenter.add_decoration(self._decorate)
        closing.connect(self, workspace.settings.changed, self._setting_changed)
        search.changed.connect(self._redraw_if_changed)

    def set_visible(self, visible: bool) -> None:
        """Show the overlay if the panel is visible, otherwise remove it."""
        if visible is not self._visible:
            self._visible = visible
            self._presenter.refresh_decorations()

    def show_dragged_region(self, region: Crop | None) -> None:
        """Show the region that the user is dragging, or the current search region if it is None."""
        if region != self._dragged_region:
            self._dragged_region = region
            self._presenter.refresh_decorations()

    @property
    def rows(self) -> Sequence[ContinuationRow]:
        """The continuations of the current position, with their letters on the board."""
        answer = self._search.current_result()
        if answer is None:
            return ()
        labels = self._document.session.markup.labels
        if self._known is None or self._known[0] is not answer or self._known[1] != labels:
            self._known = answer, labels, label_continuations(answer, labels)
        return self._known[2]

    def _redraw_if_changed(self) -> None:
        if self._visible and self._drawn != self._drawn_state():
            self._presenter.refresh_decorations()

    def _setting_changed(self, setting: object) -> None:
        if setting is COLLECTION_LETTERS:
            self._presenter.refresh_decorations()

    def _drawn_state(self) -> tuple[object, ...]:
        options = self._search.options
        return self._search.current_result(), self._dragged_region or options.crop, options.ignoring

    def _decorate(self, picture: Picture, naming: Naming) -> Picture:
        if not self._visible or self._search.index is None:
            return picture
        self._drawn = self._drawn_state()
        if self._settings.get(COLLECTION_LETTERS) and self.rows:
            picture = with_continuations(picture, naming, _counted(self.rows))
        crop, ignoring = (
            self._dragged_region or self._search.options.crop,
            self._search.options.ignoring,
        )
        if crop is None:
            return picture
        return with_region(picture, naming, crop, ignoring)


def _counted(rows: Sequence[ContinuationRow]) -> dict[Point, ContinuationStats]:
    """Return the statistics to show on each point, for the colour that played there more often."""
    found: dict[Point, ContinuationStats] = {}
    for row in rows:
        if row.point is not None and row.letter:
            wins = None if row.black_wins is None else round(100 * row.black_wins)
            shown = ContinuationStats(row.letter, row.colour, row.games, wins, row.step)
            found.setdefault(row.point, shown)
    return found
