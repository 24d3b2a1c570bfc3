"""The whole way from records to pages, a step at a time, whatever is made of them."""

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
    """Makes pages of games; whoever goes through its `steps` can do other things between them.

    ``sheets`` are those there are already; those of a long book are first what its beginning alone
    would be, as all of it tells how wide its columns are. ``book`` and ``pages`` are what they are
    to be only when all is ``done``, and ``edition`` has a title then. Records are not attached to
    them before somebody asks for that by `attach`.

    Each of the ``further`` chapters begins a page, has an edition of its own and the look, the
    title and the words at the foot of the first. Only a board that is alone has its true size.
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
        """Make the pages; to be gone through once."""
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
        """Whether boards that were to have their true size do not, as they are not alone."""
        materials = {self._wanted, *(chapter.edition.material for chapter in self.further)}
        return bool(self.further) and Material.BOARD in materials

    @property
    def all_games(self) -> list[Game]:
        """Those of all chapters."""
        return [*self.games, *(game for chapter in self.further for game in chapter.games)]

    def _begin(self, blocks: Sequence[Block], edition: Edition) -> Iterator[None]:
        """Let the beginning of a long book be seen while the rest is made."""
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
        """Lay out boards of true size, one after the other."""
        from .typesetting.true_size import board_picture, true_size_pages

        pitch = None
        for game in self.games:
            laid = true_size_pages(board_picture(game, edition), edition)
            self.sheets += laid.sheets
            pitch = laid.smallest_stone
            yield
        self.pages = Pages(tuple(self.sheets), edition.title, edition.author, (), pitch)

    def attach(self) -> None:
        """Put the records into book and pages, if the edition wants them there."""
        if self.edition.attach_record and self.all_games:
            attachments = (record_of(self.all_games),)
            self.book = replace(self.book, attachments=attachments)
            self.pages = replace(self.pages, attachments=attachments)


def produced(
    games: Sequence[Game], edition: Edition, further: Sequence[Chapter] = ()
) -> Production:
    """Pages of games, all of them and with what is attached to them."""
    production = Production(games, edition, further)
    deque(production.steps(), maxlen=0)
    production.attach()
    return production
