"""Drawing of pictures and pages for `goboard diagram`. This module loads Qt."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from ..diagram.book.assembly import (
    assemble_book,
    content_blocks,
    figure_book_steps,
    make_book,
    page_setup,
    record_attachment,
    with_default_title,
)
from ..diagram.book.blocks import InlineText, Paragraph, ParagraphStyle, find_board_blocks
from ..diagram.book.content.games import figure_board, position_figure
from ..diagram.book.options import DocumentType, RecordAttachment
from ..diagram.book.page_setup import POSITION_PITCH, SMALLEST_READABLE_PITCH
from ..diagram.book.production import build_book
from ..diagram.book.text_warnings import GLYPH_KINDS, LAYOUT_WARNINGS, TextWarning, TextWarningKind
from ..diagram.book.typesetting.glyph_check import board_texts, glyph_warnings
from ..diagram.font_packages import identified
from ..diagram.output.book_files import OutputOptions, write_book
from ..diagram.output.formats import IMAGE_FORMATS, PDF, format_for
from ..diagram.output.images import DEFAULT_IMAGE_OPTIONS, ImageOptions
from ..files.storage.modification import newest_modification
from ..record.values.move_numbers import NumberedRange
from ..stepwise import run_to_end
from .common import CommandError, print_error

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator, Sequence

    from ..diagram.book.blocks import BoardBlock, Book
    from ..diagram.book.options import FileOptions, PrintChoices, PrintedGame, PrintOptions
    from ..diagram.book.service_check import ServiceNotice
    from ..diagram.book.sheet import Pages
    from .output import Output, OutputTarget


def draw_position(
    target: OutputTarget, args: Namespace, game: PrintedGame, choices: PrintChoices
) -> None:
    """Draw a single position at its natural size, or at the size given by ``--dpi`` or
    ``--width``; it has the texts that the arguments ask for, and is a bare board otherwise.

    :raises CommandError: a text is too long for a picture.
    """
    from ..diagram.output.picture_files import save_picture

    options, output = with_default_title([game], choices.edition), choices.output
    figure, last, _ = position_figure(game, options)
    if figure.overruled_player:
        _report_overruled_turns(1, args.output)
    board = figure_board(figure, options, (), last)
    if _asks_for_text(args, options, board):
        _draw_position_with_text(target, args, game, options, output)
        return
    attached = options.attach_record and format_for(target.path) == PDF
    save_picture(
        target.path,
        board.picture,
        theme=options.theme,
        transparent=output.transparent,
        keep_text=output.text,
        width=args.width,
        dpi=output.dpi,
        pitch=options.setup.stone_pitch or POSITION_PITCH,
        title=options.title,
        author=options.author,
        description=board.alt_text.full,
        language=OutputOptions().language,
        attachments=(record_attachment([game]),) if attached else (),
        write=target.write,
    )
    _report_missing_glyphs(_without_pages(board.picture.labels()), args.output)


def _asks_for_text(args: Namespace, options: PrintOptions, board: BoardBlock) -> bool:
    """Return whether the arguments ask for text on a picture of a single position."""
    wanted = _with_requested_texts(args, options)
    if args.title or wanted.captions or wanted.comments or wanted.headers:
        return True
    asks_for_notes = args.notes or args.to_play or options.numbers.range is not NumberedRange.NONE
    return bool(asks_for_notes and board.notes)


def _with_requested_texts(args: Namespace, options: PrintOptions) -> PrintOptions:
    """Return print options with only those texts that the arguments ask for.

    The template of a text asks for it, too.
    """
    captions = args.captions or args.position_caption is not None
    headers = args.header or args.game_title is not None
    return replace(
        options,
        captions=options.captions and captions,
        comments=bool(args.comments),
        headers=options.headers and headers,
    )


def _draw_position_with_text(
    target: OutputTarget,
    args: Namespace,
    game: PrintedGame,
    options: PrintOptions,
    output: FileOptions,
) -> None:
    """Draw a position with its title, header, caption, notes and comment, as far as the arguments
    ask for them.

    :raises CommandError: the text is too long for a picture.
    """
    from ..diagram.book.typesetting.picture_sheet import TooMuchTextError, typeset_picture
    from ..diagram.output.picture_files import save_sheet

    wanted = _with_requested_texts(args, options)
    blocks = list(content_blocks([game], wanted))
    if args.title:
        blocks.insert(0, _heading(args.title))
    book = assemble_book(blocks, [game], options)
    try:
        pages = typeset_picture(book, page_setup(options), options.phrases, theme=options.theme)
    except TooMuchTextError:
        raise CommandError(
            f"{args.output}: the text is too long for a picture; --pages prints it on pages"
        ) from None
    save_sheet(
        target.path,
        pages.sheets[0],
        _image_options(args, output),
        title=options.title,
        author=options.author,
        language=OutputOptions().language,
        attachments=book.attachments,
        is_grey=options.theme.is_grey,
        write=target.write,
    )
    _report_text_warnings(book, args.output)
    _report_layout_warnings(pages, args.output)
    _report_illegible(pages, args.output)


def _heading(title: str) -> Paragraph:
    return Paragraph((InlineText(title),), ParagraphStyle.TITLE, centred=True, spanning=True)


def draw_series(
    target: OutputTarget, args: Namespace, games: Sequence[PrintedGame], choices: PrintChoices
) -> None:
    """Draw each position of a game as a separate image.

    :raises CommandError: there are several games.
    """
    from ..diagram.output.series import write_series

    if len(games) > 1:
        raise CommandError("goboard: --series works with one game only; choose it with --game")
    images = _image_options(args, choices.output)
    series = write_series(
        target.path,
        games[0],
        choices.edition,
        images,
        captions=bool(args.captions or args.position_caption),
        write=target.write,
    )
    for _ in series:
        pass


def write_document(
    target: OutputTarget, args: Namespace, games: Sequence[PrintedGame], choices: PrintChoices
) -> None:
    """Write games as a document, and report features that its format cannot show."""
    options, output = choices.edition, choices.output
    written = OutputOptions(
        _image_options(args, output),
        pages=output.pages,
        diagrams=output.diagrams,
        separate=output.separate,
        outlines=output.outlines,
        modified=newest_modification(game.name for game in games if game.name),
        record_page=output.record_page,
    )
    if output.record_page:
        options = replace(options, attach_record=RecordAttachment.ALWAYS)
    known = format_for(target.path)
    separate = written.separates_figures(target.path, options.material)
    paged = known == PDF or output.pages or options.material is DocumentType.BOARD
    for flag, value in (("--header", args.header), ("--comments", args.comments)):
        if value and known in IMAGE_FORMATS and not paged and not separate:
            print_error(f"{args.output}: pictures of boards have no room for {flag}; use --pages")
    reduced: float | None = None
    notices: list[ServiceNotice] = []
    with _collection_suspended():
        if separate:
            book, pages = run_to_end(figure_book_steps(games, options)), None
        elif paged:
            production = build_book(games, options)
            book, pages = production.book, production.pages
            reduced, notices = production.reduced_pitch, production.notices
            options = production.options
        else:
            book, pages = make_book(games, options), None
            if args.title and _is_single_position(games, options) and not options.title_page:
                book = replace(book, blocks=(_heading(args.title), *book.blocks))
        *_, last = write_book(target.path, book, options, written, pages, target.write)
    for lack in last.unsupported:
        print_error(f"{args.output}: {lack}")
    if book.overruled_turn_count:
        _report_overruled_turns(book.overruled_turn_count, args.output)
    _report_text_warnings(book, args.output)
    if reduced is not None:
        wanted = options.setup.stone_pitch
        print_error(
            f"{args.output}: stones of {wanted:g} mm do not fit; use --stone-pitch {reduced:g}"
        )
    for notice in notices:
        print_error(f"{args.output}: {notice}")
    if pages is not None:
        _report_layout_warnings(pages, args.output)
        _report_illegible(pages, args.output)
    elif known in IMAGE_FORMATS or separate:
        boards = find_board_blocks(book.blocks)
        _report_missing_glyphs(_without_pages(chain(*map(board_texts, boards))), args.output)


def _is_single_position(games: Sequence[PrintedGame], options: PrintOptions) -> bool:
    return len(games) == 1 and options.material is DocumentType.POSITION


def _report_overruled_turns(count: int, output: Output) -> None:
    positions = "1 position names" if count == 1 else f"{count} positions name"
    print_error(f"{output}: {positions} the wrong side to play (PL); the next move decides")


def _report_text_warnings(book: Book, output: Output) -> None:
    """Report differences between the records and the pages, those of each kind together.

    In a book of several games, each begins with the title of its game.
    """
    titled = list(book.titled_warnings())
    has_several = len({title for title, _ in titled}) > 1
    for kind in TextWarningKind:  # those about glyphs are known once there are pages
        for title, warning in titled:
            if warning.kind is kind:
                place = f"{title}, " if has_several and title else ""
                print_error(f"{output}: {place}{warning}")


def _report_layout_warnings(pages: Pages, output: Output) -> None:
    """Report small type and replaced labels, each with its pages."""
    where: dict[str, list[int]] = {}
    for index, warning in pages.text_warnings:
        if warning.kind in LAYOUT_WARNINGS:
            where.setdefault(str(warning), []).append(index + 1)
    for text, numbers in where.items():
        print_error(f"{output}: {text} ({_named_pages(numbers)})")


def _report_illegible(pages: Pages, output: Output) -> None:
    """Report characters that no font contains, and stones that are so small that they are hard to
    read.
    """
    _report_missing_glyphs(pages.text_warnings, output, has_numbers=len(pages.sheets) > 1)
    if pages.smallest_pitch is not None and pages.smallest_pitch < SMALLEST_READABLE_PITCH:
        print_error(f"{output}: stones of {pages.smallest_pitch:.1f} mm are hard to read")


def _report_missing_glyphs(
    warnings: Iterable[tuple[int, TextWarning]], output: Output, *, has_numbers: bool = False
) -> None:
    """Report characters that no font contains, those of each font package together.

    With ``has_numbers``, the first pages that contain some of them are named. Warnings of other
    kinds are ignored.
    """
    characters: dict[tuple[TextWarningKind, str], set[str]] = {}
    pages: dict[tuple[TextWarningKind, str], list[int]] = {}
    for index, warning in warnings:
        if warning.kind in GLYPH_KINDS:
            key = (warning.kind, warning.new)
            characters.setdefault(key, set()).update(warning.text.split())
            pages.setdefault(key, []).append(index + 1)
    for (kind, package), found in characters.items():
        text = ", ".join(map(identified, sorted(found)[:_MAX_CHARACTERS]))
        if len(found) > _MAX_CHARACTERS:
            text += "…"
        place = f" ({_named_pages(pages[kind, package])})" if has_numbers else ""
        print_error(f"{output}: {TextWarning(kind, text, new=package)}{place}")


def _without_pages(texts: Iterable[str]) -> Iterator[tuple[int, TextWarning]]:
    """Yield the warnings about characters of texts, as if all were on one page."""
    yield from ((0, warning) for warning in glyph_warnings(texts))


_MAX_CHARACTERS = 10
_MAX_PAGES = 5


def _named_pages(numbers: Sequence[int]) -> str:
    """Return page numbers as text.

    >>> _named_pages([3]), _named_pages([1, 3, 5, 7, 9, 10])
    ('page 3', 'pages 1, 3, 5, 7, 9 and 1 more')
    """
    named = ", ".join(map(str, numbers[:_MAX_PAGES]))
    more = f" and {len(numbers) - _MAX_PAGES} more" if len(numbers) > _MAX_PAGES else ""
    return f"page{'s' if len(numbers) > 1 else ''} {named}{more}"


@contextmanager
def _collection_suspended() -> Iterator[None]:
    """Suspend the garbage collection of existing objects during a block, because a long book keeps
    about a million of them.
    """
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)


_NEVER = 1_000_000


def _image_options(args: Namespace, output: FileOptions) -> ImageOptions:
    """Return the image options specified by the arguments."""
    background = None if output.transparent else DEFAULT_IMAGE_OPTIONS.background
    return ImageOptions(background, output.dpi, args.width, output.text)
