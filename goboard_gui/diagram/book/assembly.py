"""Assembly of a book: its content, title page, metadata and attachments."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from ...files.sgf.game_info import read_info
from ...record.analysis.languages import UNKNOWN_LANGUAGE
from .blocks import (
    Attachment,
    Book,
    ChapterStart,
    Contents,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    find_paragraphs,
    mark_chapter_start,
    plain_text,
)
from .content.headers import chapter_anchor, game_title, game_values
from .heading_typography import typographic_heading, with_typographic_headings
from .options import DocumentType
from .page_setup import POSITION_PITCH
from .text_cleanup import clean_text

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from .blocks import Block
    from .options import Chapter, PrintedGame, PrintOptions
    from .page_setup import PageSetup


def content_blocks(
    games: Iterable[PrintedGame],
    options: PrintOptions,
    chapter: int = 0,
    *,
    is_only: bool = True,
) -> Iterator[Block | None]:
    """Yield the content blocks of a document with these games, one at a time.

    None is a step without a block. ``chapter`` is the index of the chapter of the book, and
    ``is_only`` says whether the book has no other one.
    Figure settings of the records are left out if the options ignore them.
    A true-size board appears here only as a normal position; its sheets are made by `true_size`.
    """
    games = (game.as_printed(options) for game in games)
    match options.material:
        case DocumentType.PROBLEMS:
            from .content.problems import problem_blocks

            games = tuple(games)
            is_part = chapter > 0 or (options.title_page and not is_only)
            heading = _problem_heading(games, options, is_part=is_part)
            blocks = problem_blocks(games, options, chapter, heading)
            start = ChapterStart(heading, f"{chapter_anchor(chapter)}problems")
            yield from mark_chapter_start(blocks, start)
        case DocumentType.KIFU:
            from .content.kifu import kifu_blocks

            yield from kifu_blocks(tuple(games), options, chapter)
        case DocumentType.MOVES:
            from .content.move_table import table_blocks

            yield from table_blocks(tuple(games), options, chapter)
        case _:
            from .content.games import game_blocks

            yield from game_blocks(games, options, chapter)


def page_setup(options: PrintOptions) -> PageSetup:
    """Return the page setup for the type of document that the options select."""
    match options.material:
        case DocumentType.PROBLEMS:
            from .content.problems import problem_setup

            return problem_setup(options)
        case DocumentType.KIFU:
            from .content.kifu import kifu_setup

            return kifu_setup(options)
        case DocumentType.MOVES:
            from .content.move_table import table_setup

            return table_setup(options)
        case DocumentType.POSITION:
            return options.setup.with_default_pitch(POSITION_PITCH)
    return options.setup


SGF_TYPE = "application/x-go-sgf"
_FILE = "game.sgf"


def make_book(games: Sequence[PrintedGame], options: PrintOptions) -> Book:
    """Return the complete book in a single call, for output formats without pages.

    Callers that must stay responsive use `with_default_title`, `book_blocks` and `assemble_book`
    instead.
    """
    options = with_default_title(games, options)
    return assemble_book(book_blocks(games, options), games, options)


def figure_book_steps(
    games: Sequence[PrintedGame], options: PrintOptions, further: Iterable[Chapter] = ()
) -> Generator[None, None, Book]:
    """Return a book for separate figures, yielding after each step.

    It has all captions and notes, whether or not the options print them below boards, and no title
    page or contents.
    """
    options = _with_figure_texts(with_default_title(games, options))
    further = [each._replace(options=_with_figure_texts(each.options)) for each in further]
    blocks: list[Block] = []
    for block in book_blocks(games, options, further):
        yield
        if block is not None:
            blocks.append(block)
    return assemble_book(blocks, (), options)


def _with_figure_texts(options: PrintOptions) -> PrintOptions:
    return replace(options, captions=True, notes=True, title_page=False, contents=False)


def with_default_title(games: Sequence[PrintedGame], options: PrintOptions) -> PrintOptions:
    """Return the options, with a missing title or author filled in from the games.

    The title becomes the event or file name that all games share; without one it stays empty.
    """
    title = options.title or _common_title(games, options)
    infos = (read_info(game.tree) for game in games)
    author = options.author or _common_text(info.annotator or info.user for info in infos)
    return replace(options, title=title, author=author)


def _problem_heading(games: Sequence[PrintedGame], options: PrintOptions, *, is_part: bool) -> str:
    """Return the heading of a problem sheet, which is only a part of the book or all of it.

    A part has the title of its games. The heading of a book without other parts is its title; if a
    title page has that already, it is the title in the records.
    """
    if is_part:
        title = _common_title(games, options)
    elif options.title_page:
        title = _recorded_title(games, options) or options.title
    else:
        title = options.title or _common_title(games, options)
    return title or options.phrases.problems


def _common_title(games: Sequence[PrintedGame], options: PrintOptions) -> str:
    """Return the title of a game, or the event or file name that several games share."""
    return _recorded_title(games, options) or _common_file_stem(games)


def _recorded_title(games: Sequence[PrintedGame], options: PrintOptions) -> str:
    """Return the title of a game, or the event that several games share, from their records."""
    infos = [read_info(game.tree) for game in games]
    title = ""
    if len(games) == 1:
        title = game_title(infos[0], options.phrases, game_values(games[0], options.phrases))
    return title or _common_text(info.event for info in infos)


def _common_file_stem(games: Sequence[PrintedGame]) -> str:
    """Return the file name that all games share, or an empty string."""
    return _common_text(game.file_stem for game in games)


def book_blocks(
    games: Sequence[PrintedGame], options: PrintOptions, further: Iterable[Chapter] = ()
) -> Iterator[Block | None]:
    """Yield the blocks of ``games``, followed by those of the ``further`` chapters.

    None is a step without a block.
    If the options ask for them, they are preceded by a title page, and several games or chapters
    by contents.
    """
    further = tuple(further)
    if options.title_page and options.title:
        for text, style in (
            (options.title, ParagraphStyle.COVER),
            (options.author, ParagraphStyle.SUBTITLE),
        ):
            if text:
                yield Paragraph((InlineText(text),), style, centred=True, spanning=True)
        yield PageBreak()
    if options.contents and (len(games) > 1 or further):
        yield Contents(options.phrases.contents)
        yield PageBreak()
    yield from content_blocks(games, options, is_only=not further)
    for number, chapter in enumerate(further, 1):
        yield PageBreak(page_setup(chapter.options))
        yield from content_blocks(chapter.games, chapter.options, number)


def assemble_book(
    blocks: Iterable[Block | None], games: Sequence[PrintedGame], options: PrintOptions
) -> Book:
    """Return a book with these blocks, and with the records of the games attached if the options
    ask for it. Its headings have the punctuation of its language, as far as that is known.
    """
    is_attached = options.attach_record.applies(len(games))
    attachments = (record_attachment(games),) if is_attached else ()
    contents = tuple(block for block in blocks if block is not None)
    language = options.language or _main_language(contents)
    title, author = options.title, options.author
    if options.typography and language:
        contents = tuple(with_typographic_headings(contents, language))
        title, author = (typographic_heading(text, language) for text in (title, author))
    return Book(contents, title, author, title, attachments, language)


def _main_language(blocks: Iterable[Block]) -> str:
    """Return the language of most of the text whose language is known."""
    lengths = Counter[str]()
    for paragraph in find_paragraphs(blocks):
        if paragraph.language:
            lengths[paragraph.language] += len(plain_text(paragraph.inline))
    return max(lengths, key=lengths.__getitem__, default=UNKNOWN_LANGUAGE)


def record_attachment(games: Iterable[PrintedGame]) -> Attachment:
    """Return the records as an attachment: a single SGF file in UTF-8."""
    from ...files.sgf.reading import new_sgf_file
    from ...files.sgf.writing import write_sgf

    recorded = [game.original or game.tree for game in games]
    trees = list({id(tree): tree for tree in recorded}.values())
    return Attachment(_FILE, write_sgf(new_sgf_file(trees), trees, "UTF-8"), SGF_TYPE)


def _common_text(texts: Iterable[str | None]) -> str:
    """Return the common text if all given texts are equal, otherwise an empty string."""
    distinct = {clean_text(text or "").strip() for text in texts}
    return distinct.pop() if len(distinct) == 1 else ""
