"""Writing of books to files, in all formats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...stepwise import with_progress
from ..book.blocks import find_board_blocks, plain_text
from ..book.options import BoardTextStyle, DocumentType
from ..book.print_service import REQUIREMENTS, PrintService
from .errors import ExportError, ExportFailure
from .files import output_path, write_file
from .formats import (
    EPUB,
    HTML,
    IMAGE_FORMATS,
    LATEX,
    PDF,
    PICTURE_FORMATS,
    TEXT,
    FileContent,
    extensions,
    format_for,
)
from .images import DEFAULT_IMAGE_OPTIONS, ImageOptions

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence
    from pathlib import Path

    from ..book.blocks import BoardBlock, Book
    from ..book.options import PrintOptions
    from ..book.sheet import Pages, Sheet
    from .files import Write
    from .pdf import PdfProfile
    from .unsupported import UnsupportedNotice


class OutputOptions(NamedTuple):
    """Options for writing a book that apply only to some formats.

    Image formats have one file for each board with its caption and notes, or for each page with
    ``pages``. With ``separate``, PDF has one file for each board, too, and the texts of all boards
    are in a JSON file; ``outlines`` then converts the text in PDF to outlines. ``language`` is the
    language code of the phrases in HTML, EPUB and PDF files, and that of books in which no other
    language is known. ``diagrams`` is the style of text diagrams. ``modified`` is when the newest
    record was changed, in seconds since 1970, or None if that is not known. With ``record_page``,
    the last page of an EPUB has the record as text.
    """

    images: ImageOptions = DEFAULT_IMAGE_OPTIONS
    pages: bool = False
    language: str = "en"
    diagrams: BoardTextStyle = BoardTextStyle.PLAIN
    separate: bool = False
    outlines: bool = False
    modified: float | None = None
    record_page: bool = False

    def separates_figures(self, path: Path, material: DocumentType) -> bool:
        """Return whether each board of a document of this type becomes a separate file, with the
        texts in a JSON file, if the document is written to ``path``.
        """
        has_boards = material not in (DocumentType.BOARD, DocumentType.MOVES)
        is_picture = path.suffix.lower() in extensions(PICTURE_FORMATS)
        return self.separate and has_boards and is_picture


class WriteProgress(NamedTuple):
    """The progress of writing: ``done`` of ``total`` steps; ``total`` is 0 while it is unknown.

    ``file`` was completed in this step. ``unsupported`` lists what the format could not show.
    """

    done: int = 0
    total: int = 0
    file: Path | None = None
    unsupported: tuple[UnsupportedNotice, ...] = ()


DEFAULT_OPTIONS = OutputOptions()


def output_paths(path: Path, count: int) -> list[Path]:
    """Return the paths for ``count`` images: the given path for one image, numbered paths
    otherwise.
    """
    return [output_path(path, number, count) for number in range(1, count + 1)]


def separate_paths(path: Path, count: int) -> list[Path]:
    """Return the paths for ``count`` separate figures, and that of the file with their texts."""
    from .separate_figures import CAPTIONS_FILE

    return [*output_paths(path, count), path.with_name(CAPTIONS_FILE)]


def write_book(
    path: Path,
    book: Book,
    options: PrintOptions,
    output: OutputOptions = DEFAULT_OPTIONS,
    pages: Pages | None = None,
    write: Write = write_file,
) -> Iterator[WriteProgress]:
    """Write a book in the format of the file's extension, yielding the progress.

    Separate figures need a book that has all their texts, see `figure_book_steps`. ``pages`` are
    the finished pages of the book, if any. They are required for true-size boards;
    images without a background are typeset again anyway. If the generator is closed early, an
    existing file stays unchanged; of several files, those that are already written are kept.

    :raises ExportError: the format is not supported, there is nothing to write, or writing failed.
    """
    known = format_for(path)
    if output.separates_figures(path, options.material):
        return _write_separate_figures(path, book, options, output, write)
    if known.content is FileContent.PAGES:
        return _as_pdf(path, book, options, output, pages, write)
    if known in IMAGE_FORMATS:
        boards = list(find_board_blocks(book.blocks))
        if output.pages or options.material is DocumentType.BOARD or not boards:
            return _as_pictures_of_pages(path, book, options, output, pages, write)
        return _write_boards(path, book, boards, options, output, write)
    return _TEXTS[known.extension](path, book, options, output, write)


def _typeset(book: Book, options: PrintOptions) -> Generator[WriteProgress, None, Pages]:
    """Typeset a book on pages, yielding the progress; return the pages."""
    from ..book.assembly import page_setup
    from ..book.typesetting.pages import typeset_pages

    setup, theme, phrases = page_setup(options), options.theme, options.phrases
    steps = typeset_pages(book, setup, theme=theme, phrases=phrases)
    return (yield from with_progress(steps, WriteProgress()))


def _as_pdf(
    path: Path,
    book: Book,
    options: PrintOptions,
    output: OutputOptions,
    pages: Pages | None,
    write: Write,
) -> Iterator[WriteProgress]:
    from .pdf import write_pages

    if pages is None:
        pages = yield from _typeset(book, options)
    pages = replace(
        pages, language=pages.language or output.language, phrase_language=output.language
    )
    count = len(pages.sheets)
    for number in write_pages(path, pages, write, _pdf_profile(options)):
        yield WriteProgress(number, count)
    yield WriteProgress(count, count, path)


def _pdf_profile(options: PrintOptions) -> PdfProfile:
    """Return what a PDF file of a book contains besides its pages, and how large these are."""
    from .pdf import PdfProfile

    wanted = REQUIREMENTS.get(options.service)
    setup = options.setup
    if wanted is None:
        return PdfProfile(bleed=setup.bleed, crop_marks=setup.crop_marks)
    return PdfProfile(
        navigation=False,
        metadata=wanted.allows_metadata,
        invisible_text=False,
        bleed=setup.bleed,
        bleed_at_spine=wanted.bleeds_at_spine,
    )


def _as_pictures_of_pages(
    path: Path,
    book: Book,
    options: PrintOptions,
    output: OutputOptions,
    pages: Pages | None,
    write: Write,
) -> Iterator[WriteProgress]:
    if output.images.background is None and options.material is not DocumentType.BOARD:
        options, pages = replace(options, theme=options.theme._replace(transparent=True)), None
    if pages is None:
        pages = yield from _typeset(book, options)
    titles = (pages.title for _ in pages.sheets)
    drawn = zip(pages.sheets, titles, strict=True)
    yield from _write_sheets(path, len(pages.sheets), drawn, output, write)


def _write_boards(
    path: Path,
    book: Book,
    boards: Sequence[BoardBlock],
    options: PrintOptions,
    output: OutputOptions,
    write: Write,
) -> Iterator[WriteProgress]:
    """Write each board with its caption and notes to an image file, with a transparent background
    if requested.
    """
    from ..book.assembly import page_setup
    from ..book.typesetting.boards import board_sheet
    from ..book.typesetting.columns import board_pitch
    from ..book.typesetting.styles import Styles

    setup, background = page_setup(options), output.images.background
    theme = options.theme._replace(transparent=background is None)
    drawn = (
        (
            board_sheet(
                board,
                theme=theme,
                pitch=board_pitch(setup),
                aspect=setup.aspect,
                styles=Styles.of(setup),
            ),
            plain_text(board.caption) or book.title,
        )
        for board in boards
    )
    yield from _write_sheets(path, len(boards), drawn, output, write)


def _write_separate_figures(
    path: Path, book: Book, options: PrintOptions, output: OutputOptions, write: Write
) -> Iterator[WriteProgress]:
    """Write each board to a separate file, and at the end the file with their texts."""
    from .picture_files import save_sheet
    from .separate_figures import CAPTIONS_FILE, captions_data, separate_sheets

    options = replace(
        options, theme=options.theme._replace(transparent=output.images.background is None)
    )
    count = sum(1 for _ in find_board_blocks(book.blocks)) + 1
    outlines = output.outlines and format_for(path) == PDF
    figures = separate_sheets(path, book, options, outlines=outlines)
    for number, (file, sheet, title) in enumerate(figures, 1):
        save_sheet(
            file,
            sheet,
            output.images,
            title=title,
            language=output.language,
            is_grey=options.theme.is_grey,
            write=write,
        )
        yield WriteProgress(number, count, file)
    file = path.with_name(CAPTIONS_FILE)
    write(file, captions_data(book, path))
    yield WriteProgress(count, count, file)


def _write_sheets(
    path: Path,
    count: int,
    drawn: Iterator[tuple[Sheet, str]],
    output: OutputOptions,
    write: Write,
) -> Iterator[WriteProgress]:
    """Write each sheet to a separate image file, with its title as metadata."""
    from .picture_files import save_sheet

    if not count:
        raise ExportError(path, ExportFailure.NO_PICTURE)
    for number, (sheet, title) in enumerate(drawn, 1):
        file = output_path(path, number, count)
        save_sheet(file, sheet, output.images, title=title, language=output.language, write=write)
        yield WriteProgress(number, count, file)


def _write_parts(
    path: Path, parts: Iterable[str], write: Write, total: int = 0
) -> Iterator[WriteProgress]:
    """Write all parts to one file, yielding the progress; a ``total`` of 0 means that the total is
    unknown.
    """
    done = []
    for part in parts:
        done.append(part)
        yield WriteProgress(len(done) if total else 0, total)
    write(path, "".join(done).encode())
    yield WriteProgress(len(done), len(done), path)


def _as_html(
    path: Path, book: Book, options: PrintOptions, output: OutputOptions, write: Write
) -> Iterator[WriteProgress]:
    from ..book.assembly import page_setup
    from ..book.typesetting.columns import board_pitch
    from .html import html_parts

    setup = page_setup(options)
    parts = html_parts(
        book,
        language=output.language,
        theme=options.theme,
        phrases=options.phrases,
        pitch=board_pitch(setup),
        setup=setup,
    )
    return _write_parts(path, parts, write, len(book.blocks) + 2)


def _as_epub(
    path: Path, book: Book, options: PrintOptions, output: OutputOptions, write: Write
) -> Iterator[WriteProgress]:
    from ..book.assembly import page_setup
    from ..book.isbn import IsbnError
    from ..book.typesetting.columns import board_pitch
    from .epub import EpubOptions, epub_steps

    wanted = EpubOptions(
        options.names,
        output.language,
        options.theme,
        options.phrases,
        board_pitch(page_setup(options)),
        output.modified,
        options.publisher,
        options.isbn,
        bitmaps=options.service is PrintService.KINDLE,
        record_page=output.record_page,
    )
    try:
        data = yield from with_progress(epub_steps(book, wanted), WriteProgress())
    except IsbnError as error:
        raise ExportError(path, error) from error
    write(path, data)
    yield WriteProgress(1, 1, path)


def _as_latex(
    path: Path, book: Book, options: PrintOptions, _: OutputOptions, write: Write
) -> Iterator[WriteProgress]:
    from ..book.assembly import page_setup
    from .latex import latex_steps

    steps = latex_steps(book, page_setup(options), phrases=options.phrases)
    latex = yield from with_progress(steps, WriteProgress())
    write(path, latex.text.encode())
    yield WriteProgress(1, 1, path, latex.unsupported)


def _as_text(
    path: Path, book: Book, options: PrintOptions, output: OutputOptions, write: Write
) -> Iterator[WriteProgress]:
    from .text import TextWriter

    writer = TextWriter(output.diagrams, options.names, options.phrases)
    for progress in _write_parts(path, writer.parts(book), write):
        yield progress._replace(unsupported=tuple(writer.unsupported) if progress.file else ())


_TEXTS = {
    HTML.extension: _as_html,
    EPUB.extension: _as_epub,
    LATEX.extension: _as_latex,
    TEXT.extension: _as_text,
}
"""The writers of text formats, by extension."""
