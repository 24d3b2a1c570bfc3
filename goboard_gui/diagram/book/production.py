"""Incremental production of a book, from records to pages."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from .assembly import blocks_with_title, bound, page_setup, record_of, titled
from .blocks import Book
from .options import Material
from .sheet import Pages
from .typesetting.pages import set_pages, setting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .blocks import Block
    from .options import Chapter, Edition, Game
    from .sheet import Sheet


_BEGINNING = 48
"""After so many blocks there are pages of them, though there be more to come."""


class Production:
    """Makes the pages of a book in `steps`, between which a caller can do other work.

    ``sheets`` are those available so far; those of a long book are provisional until all of it has
    been read, as column widths depend on it. ``book`` and ``pages`` are final once ``done``;
    ``edition`` then has a title. Records are attached by `attach`.

    Each of the ``further`` chapters starts on a new page with its own options; theme, title and
    footer are those of the first. A true-size board is possible only on its own.
    """

    def __init__(
        self, games: Sequence[Game], edition: Edition, further: Sequence[Chapter] = ()
    ) -> None:
        self.games = games
        self.edition = edition
        self.further = further
        self._wanted = edition.material
        self.sheets: list[Sheet] = []
        self.book = Book(())
        self.pages = Pages(())
        self.done = False

    def steps(self) -> Iterator[None]:
        """Make the pages; to be iterated once."""
        edition = titled(self.all_games, self.edition)
        if self.further and edition.material is Material.BOARD:
            edition = edition.of(Material.POSITION)
        self.edition = edition
        if edition.material is Material.BOARD:
            yield from self._lay_boards(edition)
        blocks: list[Block] = []
        for block in blocks_with_title(self.games, edition, self.further):
            blocks.append(block)
            yield
            if len(blocks) == _BEGINNING and edition.material is not Material.BOARD:
                yield from self._begin(blocks, edition)
        self.book = bound(blocks, (), edition)
        if edition.material is not Material.BOARD:
            yield from self._set(self.book, edition)
        self.done = True

    @property
    def has_small_boards(self) -> bool:
        """Whether true-size boards were replaced, as they are not alone in the book."""
        materials = {self._wanted, *(chapter.edition.material for chapter in self.further)}
        return bool(self.further) and Material.BOARD in materials

    @property
    def all_games(self) -> list[Game]:
        """The games of all chapters."""
        return [*self.games, *(game for chapter in self.further for game in chapter.games)]

    def _begin(self, blocks: Sequence[Block], edition: Edition) -> Iterator[None]:
        """Show the beginning of a long book while the rest is made."""
        for step in setting(blocks, page_setup(edition), edition.theme):
            self.sheets += step.sheets
            yield

    def _set(self, book: Book, edition: Edition) -> Iterator[None]:
        made: list[Sheet] = []
        theme, phrases = edition.theme, edition.phrases
        steps = set_pages(book, page_setup(edition), theme=theme, phrases=phrases, sheets=made)
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                self.pages = stop.value
                self.sheets[:] = self.pages.sheets
                return
            self.sheets[: len(made)] = made
            yield

    def _lay_boards(self, edition: Edition) -> Iterator[None]:
        """Lay out true-size boards, one at a time."""
        from .typesetting.true_size import board_picture, true_size_pages

        pitch = None
        for game in self.games:
            laid = true_size_pages(board_picture(game, edition), edition)
            self.sheets += laid.sheets
            pitch = laid.smallest_stone
            yield
        self.pages = Pages(tuple(self.sheets), edition.title, edition.author, (), pitch)

    def attach(self) -> None:
        """Attach the records to book and pages, if the options ask for it."""
        if self.edition.attach_record and self.all_games:
            attachments = (record_of(self.all_games),)
            self.book = replace(self.book, attachments=attachments)
            self.pages = replace(self.pages, attachments=attachments)


def produced(
    games: Sequence[Game], edition: Edition, further: Sequence[Chapter] = ()
) -> Production:
    """Return the finished production of a book, with its attachments."""
    production = Production(games, edition, further)
    deque(production.steps(), maxlen=0)
    production.attach()
    return production
