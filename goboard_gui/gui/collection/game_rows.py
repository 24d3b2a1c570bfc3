"""The rows of a list of games, which are read in pages on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from ...game_index.errors import UnusableIndexError
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...game_index.database import GameDatabase
    from ...game_index.facts import GameFacts
    from ...game_index.listing import GameListing
    from ...game_index.results import Hit, SearchResult

PAGE = 20
"""Number of games that are read at a time: about as many as are visible, for speed."""
_PAGES = 320
"""Maximum number of pages in the cache."""


class GameRow(NamedTuple):
    """A row of the game list: the number of a game, its data and the hits in it.

    ``number`` is the number of the game, ``facts`` its data, or None if it is no longer in the
    index, and ``hits`` are the places where the position was found in it.
    """

    number: int
    facts: GameFacts | None
    hits: tuple[Hit, ...]


class GameRowSequence(Sequence[GameRow]):
    """The rows of a game list, which are read in pages on demand."""

    def __init__(
        self,
        listing: GameListing | None = None,
        games: GameDatabase | None = None,
        answer: SearchResult | None = None,
        report: Callable[[Exception], object] = lambda error: None,
    ) -> None:
        """Create the sequence; ``report`` is called with the error if games can't be read."""
        self._listing = listing
        self._games = games
        self._answer = answer
        self._report = report
        self._pages: dict[int, dict[int, GameRow]] = {}
        self._unreadable: set[int] = set()

    def __len__(self) -> int:
        return 0 if self._listing is None else len(self._listing)

    @overload
    def __getitem__(self, row: int) -> GameRow: ...
    @overload
    def __getitem__(self, row: slice) -> list[GameRow]: ...
    def __getitem__(self, row: int | slice) -> GameRow | list[GameRow]:
        if isinstance(row, slice):
            return [self[each] for each in range(*row.indices(len(self)))]
        return self._row_in(self._page(row // PAGE), row)

    def read_row(self, row: int) -> GameRow:
        """Return a row, or raise an error if its game can't be read.

        :raises UnusableIndexError: if its game can't be read at the moment.
        """
        return self._row_in(self._read_page(row // PAGE), row)

    def _row_in(self, page: dict[int, GameRow], row: int) -> GameRow:
        number = self.game_number(row)
        return page.get(number) or GameRow(number, None, ())

    def game_number(self, row: int) -> int:
        """Return the number of the game in a row, without reading the game.

        :raises IndexError: if there are fewer rows.
        """
        if self._listing is None or not 0 <= row < len(self._listing):
            raise IndexError(row)
        return self._listing[row]

    def row_of(self, number: int) -> int | None:
        """Return the row of the game with this number, or None if the game is not listed."""
        return None if self._listing is None else self._listing.row_of(number)

    def _page(self, page: int) -> dict[int, GameRow]:
        """Return a page's rows by game number, or an empty dictionary if they can't be read."""
        # This may run in a paint event while the index is being closed, is locked or damaged.
        if page in self._unreadable:
            return {}
        try:
            return self._read_page(page)
        except UnusableIndexError as error:
            self._unreadable.add(page)  # reported once, not in each paint event
            self._report(error)
            return {}

    def _read_page(self, page: int) -> dict[int, GameRow]:
        if page not in self._pages and self._games is not None and self._listing is not None:
            numbers = self._listing[page * PAGE : (page + 1) * PAGE]
            found = {facts.number: facts for facts in self._games.game_facts(numbers)}
            rows = {}
            for number in numbers:
                facts = found.get(number)
                hits = () if self._answer is None else self._answer.hits_in(number)
                if facts is not None:
                    self._games.check_hits(hits, facts)
                rows[number] = GameRow(number, facts, hits)
            if len(self._pages) >= _PAGES:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = rows
        return self._pages.get(page, {})
