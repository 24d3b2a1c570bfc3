"""Which games are counted, and which of them the panel lists because somebody clicked a bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ....game_index.filters import Filter
    from ....game_index.results import SearchResult
    from ....game_index.statistics.totals import Numbers
    from ..search import Search


class Scope:
    """What is counted does not change because the panel lists some of it only.

    It does when the games of the panel are filtered in another way.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self.base: Filter | None = search.filter
        """Which games the panel meant before a bar was clicked."""
        self.chosen: Filter | None = None
        """Which it means since then."""

    def follow(self) -> None:
        """Note how the games of the panel are filtered now."""
        if self.chosen is None or self._search.filter != self.chosen:
            self.base, self.chosen = self._search.filter, None

    def answer(self) -> SearchResult | None:
        """What was found at the cursor in the games meant; None as long as that is not known."""
        index, answered = self._search.index, self._search.answered
        if index is None or answered is None:
            return None
        return (
            answered.answer
            if self.base is None
            else answered.answer.restricted_to(index.mask(self.base))
        )

    def numbers(self) -> Numbers | None:
        """The games in which it was found, or all that are meant; None for the collection."""
        index, answer = self._search.index, self.answer()
        if answer is not None:
            return answer.games
        return None if self.base is None or index is None else index.games.numbers(self.base)

    def list_only(self, meant: Filter) -> None:
        """Let the panel list some of the games that are counted."""
        self.chosen = meant
        self._search.restrict(meant)

    def list_all(self) -> None:
        """Let it list all of them again."""
        self.chosen = None
        self._search.restrict(self.base)
