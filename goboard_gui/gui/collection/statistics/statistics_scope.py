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
        self.base: Filter | None = search.filter
        """The filter of the counted games, or None for all games."""
        self.chosen: Filter | None = None
        """The filter set by clicking a bar, or None."""

    def follow(self) -> None:
        """Adopt the panel's filter, unless it was set by clicking a bar."""
        if self.chosen is None or self._search.filter != self.chosen:
            self.base, self.chosen = self._search.filter, None

    def answer(self) -> SearchResult | None:
        """Return the search result among the counted games, or None if it isn't known."""
        index, answered = self._search.index, self._search.answered
        if index is None or answered is None:
            return None
        return (
            answered.answer
            if self.base is None
            else answered.answer.restricted_to(index.mask(self.base))
        )

    def numbers(self) -> Numbers | None:
        """Return the numbers of the counted games; None means the whole collection.

        If a search result is known, these are the games in which the position was found.
        """
        index, answer = self._search.index, self.answer()
        if answer is not None:
            return answer.games
        return None if self.base is None or index is None else index.games.numbers(self.base)

    def list_only(self, game_filter: Filter) -> None:
        """List only the games that match a filter in the panel, and still count the same games."""
        self.chosen = game_filter
        self._search.restrict(game_filter)

    def list_all(self) -> None:
        """List all counted games in the panel again."""
        self.chosen = None
        self._search.restrict(self.base)
