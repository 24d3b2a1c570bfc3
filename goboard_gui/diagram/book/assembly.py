"""Assembly of a book: its content, title page, metadata and attachments."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...files.sgf.game_info import read_info
from .blocks import Attachment, Book, PageBreak, Paragraph, Style, Text
from .content.headers import facts_of, title
from .options import Material
from .text_cleanup import fit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .blocks import Block
    from .options import Chapter, Edition, Game
    from .page_setup import PageSetup


def blocks_of(games: Iterable[Game], edition: Edition) -> Iterator[Block]:
    """Yield the blocks that the options make of games, lazily.

    A true-size board appears here only as a position; its sheets are made by `true_size`.
    """
    match edition.material:
        case Material.PROBLEMS:
            from .content.problems import problem_blocks

            yield from problem_blocks(tuple(games), edition)
        case Material.KIFU:
            from .content.kifu import kifu_blocks

            yield from kifu_blocks(tuple(games), edition)
        case Material.MOVES:
            from .content.move_table import table_blocks

            yield from table_blocks(tuple(games), edition)
        case _:
            from .content.games import game_blocks

            yield from game_blocks(games, edition)


def page_setup(edition: Edition) -> PageSetup:
    """Return the page setup that the content of these options is typeset with."""
    match edition.material:
        case Material.PROBLEMS:
            from .content.problems import problem_setup

            return problem_setup(edition)
        case Material.KIFU:
            from .content.kifu import kifu_setup

            return kifu_setup(edition)
        case Material.MOVES:
            from .content.move_table import table_setup

            return table_setup(edition)
    return edition.setup


SGF_TYPE = "application/x-go-sgf"
_FILE = "game.sgf"


def book_of(games: Sequence[Game], edition: Edition) -> Book:
    """Return a complete book, for formats without pages.

    Callers that must stay responsive assemble it from `titled`, `blocks_with_title` and `bound`.
    """
    edition = titled(games, edition)
    return bound(blocks_with_title(games, edition), games, edition)


def titled(games: Sequence[Game], edition: Edition) -> Edition:
    """Return the options with a title and an author, taken from the games if not given.

    An event or file name that all games share becomes the title. If there is none, the title stays
    empty.
    """
    infos = [read_info(game.tree) for game in games]
    name = edition.title
    if not name and len(games) == 1:
        name = title(infos[0], edition.phrases, facts_of(games[0], edition.phrases))
    if not name:
        name = _shared(info.event for info in infos)
    if not name:
        name = _shared(game.stem for game in games)
    author = edition.author or _shared(info.annotator or info.user for info in infos)
    return replace(edition, title=name, author=author)


def blocks_with_title(
    games: Sequence[Game], edition: Edition, further: Iterable[Chapter] = ()
) -> Iterator[Block]:
    """Yield the blocks of the games and of further chapters.

    Several games are preceded by a title page if the options ask for one.
    """
    further = tuple(further)
    if edition.title_page and edition.title and (len(games) > 1 or further):
        for text, style in ((edition.title, Style.COVER), (edition.author, Style.SUBTITLE)):
            if text:
                yield Paragraph((Text(text),), style, centred=True, spanning=True)
        yield PageBreak()
    yield from blocks_of(games, edition)
    for chapter in further:
        yield PageBreak(page_setup(chapter.edition))
        yield from blocks_of(chapter.games, chapter.edition)


def bound(blocks: Iterable[Block], games: Sequence[Game], edition: Edition) -> Book:
    """Return a book of these blocks, with the records attached if the options ask for it."""
    attachments = (record_of(games),) if edition.attach_record and games else ()
    return Book(tuple(blocks), edition.title, edition.author, edition.title, attachments)


def record_of(games: Iterable[Game]) -> Attachment:
    """Return the records as one SGF attachment, in UTF-8."""
    from ...files.sgf.reading import new_sgf_file
    from ...files.sgf.writing import write_sgf

    trees = list({id(game.tree): game.tree for game in games}.values())
    return Attachment(_FILE, write_sgf(new_sgf_file(trees), trees, "UTF-8"), SGF_TYPE)


def _shared(texts: Iterable[str | None]) -> str:
    """Return the text that all have in common, or an empty string."""
    found = {fit(text or "").strip() for text in texts}
    return found.pop() if len(found) == 1 else ""
