"""Drawing of pictures and pages for `goboard diagram`. This module loads Qt."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..diagram.book.assembly import make_book, record_attachment, with_default_title
from ..diagram.book.content.games import figure_board, position_figure
from ..diagram.book.options import DocumentType
from ..diagram.book.page_setup import POSITION_PITCH, SMALLEST_READABLE_PITCH
from ..diagram.book.production import build_book
from ..diagram.book.text_warnings import group_by_kind
from ..diagram.output.book_files import OutputOptions, write_book
from ..diagram.output.formats import PDF, format_for
from ..diagram.output.images import DEFAULT_IMAGE_OPTIONS, ImageOptions
from ..diagram.output.picture_files import save_picture
from .common import CommandError, print_error

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Iterator, Sequence

    from ..diagram.book.options import FileOptions, PrintChoices, PrintedGame
    from ..diagram.book.sheet import Pages
    from ..diagram.book.text_warnings import TextWarning
    from .output import Output, OutputTarget


def draw_position(
    target: OutputTarget, args: Namespace, game: PrintedGame, choices: PrintChoices
) -> None:
    """Draw a single position at its natural size, or at the size given by ``--dpi`` or
    ``--width``.
    """
    options, output = with_default_title([game], choices.edition), choices.output
    figure, last, _ = position_figure(game, options)
    if figure.overruled_player:
        _report_overruled_turns(1, args.output)
    picture = figure_board(figure, options, (), last).picture
    attached = options.attach_record and format_for(target.path) == PDF
    save_picture(
        target.path,
        picture,
        theme=options.theme,
        transparent=output.transparent,
        keep_text=output.text,
        width=args.width,
        dpi=output.dpi,
        pitch=options.setup.stone_pitch or POSITION_PITCH,
        title=options.title,
        author=options.author,
        attachments=(record_attachment([game]),) if attached else (),
        write=target.write,
    )


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
    series = write_series(target.path, games[0], choices.edition, images, write=target.write)
    for _ in series:
        pass


def write_document(
    target: OutputTarget, args: Namespace, games: Sequence[PrintedGame], choices: PrintChoices
) -> None:
    """Write games as a document, and report features that its format cannot show."""
    options, output = choices.edition, choices.output
    written = OutputOptions(
        _image_options(args, output), pages=output.pages, diagrams=output.diagrams
    )
    paged = format_for(target.path) == PDF or output.pages or options.material is DocumentType.BOARD
    with _collection_suspended():
        if paged:
            production = build_book(games, options)
            book, pages = production.book, production.pages
        else:
            book, pages = make_book(games, options), None
        *_, last = write_book(target.path, book, options, written, pages, target.write)
    for lack in last.unsupported:
        print_error(f"{args.output}: {lack}")
    if book.overruled_turn_count:
        _report_overruled_turns(book.overruled_turn_count, args.output)
    _report_text_warnings(book.text_warnings, args.output)
    if pages is not None:
        _report_illegible(pages, args.output)


def _report_overruled_turns(count: int, output: Output) -> None:
    positions = "1 position names" if count == 1 else f"{count} positions name"
    print_error(f"{output}: {positions} the wrong side to play (PL); the next move decides")


_MAX_REPORTED = 20


def _report_text_warnings(warnings: Iterable[TextWarning], output: Output) -> None:
    """Report differences between the records and the pages, at most 20 of each kind."""
    for _, same in group_by_kind(warnings):
        for warning in same[:_MAX_REPORTED]:
            print_error(f"{output}: {warning}")
        if len(same) > _MAX_REPORTED:
            print_error(f"{output}: {len(same) - _MAX_REPORTED} more warnings of this kind")


def _report_illegible(pages: Pages, output: Output) -> None:
    """Report characters that no font contains, and stones that are so small that they are hard to
    read.
    """
    if pages.missing_characters:
        signs = "".join(sorted(pages.missing_characters))[:20]
        print_error(f"{output}: no installed font contains {signs}; try installing fonts-noto-cjk")
    if pages.smallest_pitch is not None and pages.smallest_pitch < SMALLEST_READABLE_PITCH:
        print_error(f"{output}: stones of {pages.smallest_pitch:.1f} mm are hard to read")


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
