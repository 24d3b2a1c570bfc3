"""All that books can be written as, and one way to write any of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ...files.text_diagrams import Style
from ..book.blocks import boards_of, plain
from ..book.options import Material
from .errors import ExportError, ExportFailure, unknown_format
from .files import numbered_target, write
from .formats import FORMATS, HTML, LATEX, TEXT, FileContent, Format
from .images import PLAIN, ImageOptions, save_sheet

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from pathlib import Path

    from ..book.blocks import Board, Book
    from ..book.options import Edition
    from ..book.sheet import Pages, Sheet
    from .latex import Unsupported


T = TypeVar("T")


class OutputOptions(NamedTuple):
    """What is chosen of formats.

    Pictures are of boards, each with its caption and notes, or of whole ``pages``. ``language`` is
    that of a book's words, as HTML calls it; ``diagrams`` says how plain text draws boards.
    """

    images: ImageOptions = PLAIN
    pages: bool = False
    language: str = "en"
    diagrams: Style = Style.PLAIN


class WriteProgress(NamedTuple):
    """How far the writing is: how much is done, ``of`` how much, which is 0 as long as unknown.

    ``file`` is one that was written just now. ``lacking`` says what its format could not show.
    """

    done: int = 0
    of: int = 0
    file: Path | None = None
    lacking: tuple[Unsupported, ...] = ()


DEFAULT_OPTIONS = OutputOptions()


def format_of(path: Path) -> Format:
    """Return the format that a file's extension asks for.

    :raises ExportError: it asks for none.
    """
    extension = path.suffix.lower()
    for known in FORMATS:
        if known.extension == extension:
            return known
    raise unknown_format(path, tuple(known.extension for known in FORMATS))


def output_paths(path: Path, count: int) -> list[Path]:
    """Return the files that ``count`` pictures are written to: the one asked for, or numbered ones.
    """
    return [numbered_target(path, number, count) for number in range(1, count + 1)]


def write_book(
    path: Path,
    book: Book,
    edition: Edition,
    options: OutputOptions = DEFAULT_OPTIONS,
    pages: Pages | None = None,
) -> Iterator[WriteProgress]:
    """Write a book as the extension of a file says, in slices, and tell how far that is.

    ``pages`` are those of the book, for those who have them set already; boards of true size have
    no others, and images without a ground are of pages that are set anew. Whoever closes this
    before the end leaves what there was; but of several files those that were written stay, and
    each is whole.

    :raises ExportError: there is no such format, nothing to be written, or a file cannot be.
    """
    known = format_of(path)
    if known.holds is FileContent.PAGES:
        return _as_pdf(path, book, edition, pages)
    if known.holds is FileContent.PICTURE:
        boards = list(boards_of(book.blocks))
        if options.pages or edition.material is Material.BOARD or not boards:
            return _as_pictures_of_pages(path, book, edition, options, pages)
        return _as_pictures(path, book, boards, edition, options)
    return _TEXTS[known.extension](path, book, edition, options)


def _set(book: Book, edition: Edition) -> Generator[WriteProgress, None, Pages]:
    """Set a book on pages."""
    from ..book.assembly import page_setup
    from ..book.typesetting.pages import set_pages

    setup, theme, phrases = page_setup(edition), edition.theme, edition.phrases
    return (yield from _untold(set_pages(book, setup, theme=theme, phrases=phrases)))


def _untold(work: Generator[object, None, T]) -> Generator[WriteProgress, None, T]:
    """Work that does not tell how far it is, and what comes of it."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            made: T = stop.value
            return made
        yield WriteProgress()


def _as_pdf(
    path: Path, book: Book, edition: Edition, pages: Pages | None
) -> Iterator[WriteProgress]:
    from .pdf import write_pages

    if pages is None:
        pages = yield from _set(book, edition)
    count = len(pages.sheets)
    for number in write_pages(path, pages):
        yield WriteProgress(number, count)
    yield WriteProgress(count, count, path)


def _as_pictures_of_pages(
    path: Path, book: Book, edition: Edition, options: OutputOptions, pages: Pages | None
) -> Iterator[WriteProgress]:
    if options.images.ground is None and edition.material is not Material.BOARD:
        edition, pages = replace(edition, theme=edition.theme._replace(bare=True)), None
    if pages is None:
        pages = yield from _set(book, edition)
    titles = (pages.title for _ in pages.sheets)
    yield from _pictures(path, len(pages.sheets), zip(pages.sheets, titles, strict=True), options)


def _as_pictures(
    path: Path, book: Book, boards: Sequence[Board], edition: Edition, options: OutputOptions
) -> Iterator[WriteProgress]:
    """Yield each board with its caption and notes, without the ground if images have none."""
    from ..book.typesetting.boards import board_sheet

    setup, ground = edition.setup, options.images.ground
    theme = edition.theme._replace(bare=ground is None)
    drawn = (
        (
            board_sheet(
                board,
                theme=theme,
                pitch=setup.largest_stone,
                aspect=setup.aspect,
                text_size=setup.text_size,
            ),
            plain(board.caption) or book.title,
        )
        for board in boards
    )
    yield from _pictures(path, len(boards), drawn, options)


def _pictures(
    path: Path, count: int, drawn: Iterator[tuple[Sheet, str]], options: OutputOptions
) -> Iterator[WriteProgress]:
    """Write sheets, each with its title, to as many files."""
    if not count:
        raise ExportError(path, ExportFailure.NO_PICTURE)
    for number, (sheet, title) in enumerate(drawn, 1):
        file = numbered_target(path, number, count)
        save_sheet(file, sheet, options.images, title=title)
        yield WriteProgress(number, count, file)


def _joined(path: Path, parts: Iterable[str], of: int = 0) -> Iterator[WriteProgress]:
    """Write what comes in parts, so many of them if that is known before."""
    done = []
    for part in parts:
        done.append(part)
        yield WriteProgress(len(done) if of else 0, of)
    write(path, "".join(done).encode())
    yield WriteProgress(len(done), len(done), path)


def _as_html(
    path: Path, book: Book, edition: Edition, options: OutputOptions
) -> Iterator[WriteProgress]:
    from .html import html_parts

    parts = html_parts(
        book,
        language=options.language,
        theme=edition.theme,
        phrases=edition.phrases,
        largest_stone=edition.setup.largest_stone,
    )
    return _joined(path, parts, len(book.blocks) + 2)


def _as_latex(
    path: Path, book: Book, edition: Edition, _: OutputOptions
) -> Iterator[WriteProgress]:
    from ..book.assembly import page_setup
    from .latex import latex_in_steps

    latex = yield from _untold(
        latex_in_steps(book, page_setup(edition), not_drawn=edition.phrases.not_drawn)
    )
    write(path, latex.text.encode())
    yield WriteProgress(1, 1, path, latex.unsupported)


def _as_text(
    path: Path, book: Book, edition: Edition, options: OutputOptions
) -> Iterator[WriteProgress]:
    from .text import text_parts

    return _joined(path, text_parts(book, style=options.diagrams, view=edition.names.view))


_TEXTS = {HTML: _as_html, LATEX: _as_latex, TEXT: _as_text}
"""What writes a book as it comes, by the extension of the file."""
