"""The games that statistics count, as opposed to those listed after a click on a bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ....game_index.filters import Filter
    from ....game_index.results import SearchResult
    from ....game_index.statistics.totals import Numbers
    from ..search import Search


class StatisticsScope:
    """The filter of the counted games: that of the panel before a bar was clicked.

    A filter set by clicking a bar is ignored; any other change of the panel's filter is adopted.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self.base_filter: Filter | None = search.filter
        """The filter of the counted games, or None for all games."""
        self.bar_filter: Filter | None = None
        """The filter set by clicking a bar, or None."""

    def refresh(self) -> None:
        """Adopt the panel's filter, unless it was set by clicking a bar."""
        if self.bar_filter is None or self._search.filter != self.bar_filter:
            self.base_filter, self.bar_filter = self._search.filter, None

    def result(self) -> SearchResult | None:
        """Return the search result among the counted games, or None if it isn't known."""
        index, answered = self._search.index, self._search.completed
        if index is None or answered is None:
            return None
        return (
            answered.result
            if self.base_filter is None
            else answered.result.restricted_to(index.mask(self.base_filter))
        )

    def game_numbers(self) -> Numbers | None:
        """Return the numbers of the counted games; None means the whole collection.

        If a search result is known, these are the games in which the position was found.
        """
        index, answer = self._search.index, self.result()
        if answer is not None:
            return answer.games
        return (
            None
            if self.base_filter is None or index is None
            else index.games.numbers(self.base_filter)
        )

    def list_only(self, game_filter: Filter) -> None:
        """List only the games that match a filter in the panel, and still count the same games."""
        self.bar_filter = game_filter
        self._search.set_filter(game_filter)

    def list_all(self) -> None:
        """List all counted games in the panel again."""
        self.bar_filter = None
        self._search.set_filter(self.base_filter)
