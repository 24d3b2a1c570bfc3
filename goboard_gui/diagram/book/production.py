"""Production of a book in steps, from records to pages."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from .assembly import assemble_book, book_blocks, page_setup, record_attachment, with_default_title
from .blocks import Book
from .options import DocumentType
from .print_service import REQUIREMENTS
from .service_check import finished_pages, service_notices
from .service_options import adapted_blocks, adapted_options
from .sheet import Pages
from .typesetting.pages import typeset_pages, typeset_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .blocks import Block
    from .options import Chapter, PrintedGame, PrintOptions
    from .service_check import ServiceNotice
    from .sheet import Sheet


_BEGINNING = 48
"""The number of blocks from which a preview of the first pages is made."""
_HARDLY_SMALLER = 0.05
"""A reduction of the line spacing, in millimetres, that is not worth a warning."""


class BookBuilder:
    """Builder that makes the pages of a book in steps, between which the caller can do other work.

    ``sheets`` are those available so far; those of a long book are provisional until all of it has
    been read, as column widths depend on it. ``book`` and ``pages`` are final once ``done``;
    ``options`` then has a title, and is adapted to the print service, if one is chosen; ``notices``
    says what the service may refuse. Records are attached by `attach_records`. There are no
    provisional sheets without ``previews``.

    Each of the ``further`` chapters starts on a new page with its own options; theme, title and
    footer are those of the first. A true-size board is possible only on its own.
    """

    def __init__(
        self,
        games: Sequence[PrintedGame],
        options: PrintOptions,
        further: Sequence[Chapter] = (),
        *,
        previews: bool = True,
    ) -> None:
        self.games = games
        self.options = options
        self.further = further
        self._wanted = options.material
        self._previews = previews
        self.sheets: list[Sheet] = []
        self.book = Book(())
        self.pages = Pages(())
        self.notices: list[ServiceNotice] = []
        self.done = False

    def steps(self) -> Iterator[None]:
        """Make the pages, yielding after each step. Run this only once, and to its end."""
        options = with_default_title(self.all_games, self.options)
        if self.further and options.material is DocumentType.BOARD:
            options = options.with_document_type(DocumentType.POSITION)
        self.options = options
        if not options.service.prints or options.material is DocumentType.BOARD:
            yield from self._make(options, self.further)
        else:
            yield from self._make_for_service(options)
        self.done = True

    def _make_for_service(self, options: PrintOptions) -> Iterator[None]:
        """Make pages that meet the requirements of a print service, as far as they can.

        The margin at the spine depends on the number of pages, and the other way round. Pages are
        made again until the margin is wide enough; it only grows, and a service has a largest one.
        """
        service, count = options.service, 0
        while True:
            self.options = adapted_options(options, service, count)
            further = [
                each._replace(options=adapted_options(each.options, service, count))
                for each in self.further
            ]
            self.book, self.pages = Book(()), Pages(())
            yield from self._make(self.options, further)
            self.pages = finished_pages(self.pages, service)
            self.sheets[:] = self.pages.sheets
            margin = REQUIREMENTS[service].inner_margin
            count, made_for = max(count, len(self.pages.sheets)), count
            if margin(count) <= margin(made_for):
                break
        self.notices = service_notices(self.pages, self.book, options)

    def _make(self, options: PrintOptions, further: Sequence[Chapter]) -> Iterator[None]:
        """Make the book and its pages with these options."""
        if options.material is DocumentType.BOARD:
            yield from self._make_true_size_sheets(options)
        blocks: list[Block] = []
        for block in adapted_blocks(book_blocks(self.games, options, further), options.service):
            yield
            if block is None:
                continue
            blocks.append(block)
            is_beginning = len(blocks) == _BEGINNING and not self.sheets
            if self._previews and is_beginning and options.material is not DocumentType.BOARD:
                yield from self._make_first_pages(blocks, options)
        self.book = assemble_book(blocks, (), options)
        if options.material is not DocumentType.BOARD:
            yield from self._typeset(self.book, options)

    @property
    def reduced_pitch(self) -> float | None:
        """The largest line spacing that fits the pages, in millimetres, if the chosen one does not
        fit, and None otherwise.
        """
        chosen, largest = self.options.setup.stone_pitch, self.pages.largest_pitch
        if chosen is None or largest is None or largest > chosen - _HARDLY_SMALLER:
            return None
        return math.floor(largest * 10) / 10

    @property
    def replaces_true_size_boards(self) -> bool:
        """Whether boards of normal size replace true-size boards, because the book has several
        chapters.
        """
        materials = {self._wanted, *(chapter.options.material for chapter in self.further)}
        return bool(self.further) and DocumentType.BOARD in materials

    @property
    def all_games(self) -> list[PrintedGame]:
        """The games of all chapters."""
        return [*self.games, *(game for chapter in self.further for game in chapter.games)]

    def _make_first_pages(self, blocks: Sequence[Block], options: PrintOptions) -> Iterator[None]:
        """Lay out the first pages of a long book, which are shown while the others are made."""
        book = assemble_book(blocks, (), options)
        for step in typeset_steps(book.blocks, page_setup(options), options.theme):
            self.sheets += step.sheets
            yield

    def _typeset(self, book: Book, options: PrintOptions) -> Iterator[None]:
        """Lay out a book on pages, yielding after each step."""
        made: list[Sheet] = []
        taken = 0
        theme, phrases = options.theme, options.phrases
        steps = typeset_pages(book, page_setup(options), theme=theme, phrases=phrases, sheets=made)
        while True:
            try:
                next(steps)
            except StopIteration as stop:
                self.pages = stop.value
                self.sheets[:] = self.pages.sheets
                return
            self.sheets[taken : len(made)] = made[taken:]
            taken = len(made)
            yield

    def _make_true_size_sheets(self, options: PrintOptions) -> Iterator[None]:
        """Make the sheets of true-size boards, one board at a time."""
        from .content.games import board_description
        from .typesetting.glyph_check import glyph_warnings, sheet_texts
        from .typesetting.true_size import board_picture, true_size_pages

        pitch = None
        descriptions = []
        for game in self.games:
            laid = true_size_pages(board_picture(game, options), options)
            self.sheets += laid.sheets
            pitch = laid.smallest_pitch
            descriptions.append(board_description(game, options))
            yield
        warnings = tuple(
            (index, warning)
            for index, sheet in enumerate(self.sheets)
            for warning in glyph_warnings(sheet_texts(sheet))
        )
        self.pages = Pages(
            tuple(self.sheets),
            options.title,
            options.author,
            smallest_pitch=pitch,
            text_warnings=warnings,
            language=options.language,
            description="\n".join(descriptions),
            is_grey=options.theme.is_grey,
        )

    def attach_records(self, *, always: bool = False) -> None:
        """Attach the records to the book and its pages, if the options ask for it, or
        ``always``.
        """
        if always or self.options.attach_record.applies(len(self.all_games)):
            attachments = (record_attachment(self.all_games),)
            self.book = replace(self.book, attachments=attachments)
            self.pages = replace(self.pages, attachments=attachments)


def build_book(
    games: Sequence[PrintedGame], options: PrintOptions, further: Sequence[Chapter] = ()
) -> BookBuilder:
    """Produce a complete book with its pages and attachments, and return the finished
    production.
    """
    production = BookBuilder(games, options, further, previews=False)
    deque(production.steps(), maxlen=0)
    production.attach_records()
    return production
