"""The games that are counted, as opposed to those listed after a click on a bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ....game_index.filters import Filter
    from ....game_index.results import SearchResult
    from ....game_index.statistics.totals import Numbers
    from ..search import Search


class StatisticsScope:
    """The panel's filter, ignoring the one set by clicking a bar.

    Any other change of the filter changes the scope.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self.base: Filter | None = search.filter
        """The panel's filter before a bar was clicked."""
        self.chosen: Filter | None = None
        """The filter set by clicking a bar, or None."""

    def follow(self) -> None:
        """Take over the panel's filter unless a bar set it."""
        if self.chosen is None or self._search.filter != self.chosen:
            self.base, self.chosen = self._search.filter, None

    def answer(self) -> SearchResult | None:
        """Return the search result among the games in scope, or None if it isn't known."""
        index, answered = self._search.index, self._search.answered
        if index is None or answered is None:
            return None
        return (
            answered.answer
            if self.base is None
            else answered.answer.restricted_to(index.mask(self.base))
        )

    def numbers(self) -> Numbers | None:
        """Return the games with the position, or all in scope; None means the whole collection."""
        index, answer = self._search.index, self.answer()
        if answer is not None:
            return answer.games
        return None if self.base is None or index is None else index.games.numbers(self.base)

    def list_only(self, meant: Filter) -> None:
        """List only some of the counted games in the panel."""
        self.chosen = meant
        self._search.restrict(meant)

    def list_all(self) -> None:
        """List all counted games again."""
        self.chosen = None
        self._search.restrict(self.base)
