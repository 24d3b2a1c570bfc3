"""Output of pages to files and printers, with progress."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...diagram.book.assembly import figure_book_steps
from ...diagram.book.blocks import find_board_blocks
from ...diagram.book.options import DocumentType
from ...diagram.output.book_files import (
    OutputOptions,
    WriteProgress,
    output_paths,
    separate_paths,
    write_book,
)
from ...diagram.output.files import numbered_path
from ...diagram.output.formats import EPUB, FORMATS, IMAGE_FORMATS, extensions, format_for
from ...diagram.output.images import WHITE, ImageOptions
from ...diagram.output.separate_figures import CAPTIONS_FILE
from ...display_text import escape_name
from ...files.errors import CancelledError
from ...files.storage.modification import newest_modification
from ...stepwise import with_progress
from ..actions.preference_table import PAGES_FORMAT, SERIES_FORMAT
from ..core.languages import active_language
from ..core.settings import LAST_FOLDER
from ..widgets import dialogs
from ..widgets.disk_wait import wait_for_disk
from ..widgets.file_output import write_file
from ..wording.format_texts import file_filter, unsupported_format_text
from .page_warnings import unsupported_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagram.book.options import FileOptions
    from ...diagram.book.production import BookBuilder
    from ...diagram.compose import LastMoveMark
    from ...diagram.output.formats import Format
    from ...diagram.output.unsupported import UnsupportedNotice
    from ..core.settings import Setting, Settings
    from ..widgets.print_job import PrintResult
    from ..widgets.printing import PrintPlan
    from ..widgets.progress_row import TaskProgressRow
    from .chapters import Chapters
    from .page_maker import PageMaker

    Work = Generator[WriteProgress, None, None]


def output_options(output: FileOptions, modified: float | None = None) -> OutputOptions:
    """Return the format options for `goboard_gui.diagram.output`; ``modified`` is when the newest
    record was changed, in seconds since 1970, if that is known.
    """
    background = None if output.transparent else WHITE
    images = ImageOptions(background, output.dpi, keep_text=output.text)
    return OutputOptions(
        images,
        output.pages,
        active_language(),
        output.diagrams,
        output.separate,
        output.outlines,
        modified,
        record_page=output.record_page,
    )


def output_files(path: Path, production: BookBuilder, output: FileOptions) -> list[Path]:
    """Return the files that will be written for a chosen path."""
    if output_options(output).separates_figures(path, production.options.material):
        return separate_paths(path, sum(1 for _ in find_board_blocks(production.book.blocks)))
    if format_for(path) not in IMAGE_FORMATS:
        return [path]
    boards = 0 if output.pages else sum(1 for _ in find_board_blocks(production.book.blocks))
    return output_paths(path, boards or len(production.sheets))


def _existing(files: Sequence[Path]) -> list[Path]:
    """Return the files that exist."""
    return [file for file in files if file.exists()]


class PageOutput(QObject):
    """Controller that asks for a file or printer, and writes the pages once they have been made."""

    started = Signal()
    ended = Signal(str, bool)
    """Output has ended; carries a message, or "" if nothing was written, and whether the message
    warns.
    """

    def __init__(
        self,
        chapters: Chapters,
        settings: Settings,
        maker: PageMaker,
        bar: TaskProgressRow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._chapters = chapters
        self._settings = settings
        self._maker = maker
        self._bar = bar
        self._window = window
        self._then: Callable[[], object] = str
        self._message = ""
        self._warns = False
        self.saved_files: Sequence[Path] = ()
        """The files that were written last, if output has ended without an error."""
        bar.ended.connect(self._end)

    def ask_and_save(self) -> None:
        """Ask for a file name and save the pages in the format of its extension."""
        path = self._ask_path(self.tr("Save Pages"), PAGES_FORMAT, FORMATS)
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Save the pages once all are made; image formats may need several files."""
        self._call_when_made(partial(self._save, path))

    def _save(self, path: Path) -> None:
        production, output = self._maker.production, self._chapters.current_chapter.choices.output
        if not self._confirm_overwrite(path, output_files(path, production, output)):
            return
        modified = None
        if format_for(path) == EPUB:
            records = [one.records.path for one in self._chapters.all if one.records.path]
            try:
                modified = wait_for_disk(self._window, partial(newest_modification, records))
            except CancelledError:
                return

        def saving_steps() -> Work:
            production.attach_records(always=output.record_page)
            book, options, pages = production.book, production.options, production.pages
            wanted = output_options(output, modified)
            if wanted.separates_figures(path, options.material):
                steps = figure_book_steps(production.games, options, production.further)
                book = yield from with_progress(steps, WriteProgress())
            yield from self._run_with_report(
                write_book(path, book, options, wanted, pages, self._write)
            )

        self._run(self.tr("Saving {name}…").format(name=escape_name(path.name)), saving_steps())

    def ask_and_save_series(self, last_move: LastMoveMark) -> None:
        """Ask for a file name and save an image of each position; ``last_move`` sets how to mark
        the last move.
        """
        title = self.tr("Save Picture Series")
        path = self._ask_path(title, SERIES_FORMAT, IMAGE_FORMATS)
        if path is not None:
            self.save_series(path, last_move)

    def save_series(self, path: Path, last_move: LastMoveMark) -> None:
        """Save an image of each position."""
        from ...diagram.output.series import line_nodes, write_series

        chapter = self._chapters.current_chapter
        choices = chapter.choices.with_choice("edition.shown.last_move", last_move)
        game = chapter.selected_line()
        count = len(line_nodes(game))
        names = [numbered_path(path, number, count) for number in range(1, count + 1)]
        if not self._confirm_overwrite(path, names):
            return
        images, captions = output_options(choices.output).images, choices.edition.captions
        files = write_series(
            path, game, choices.edition, images, captions=captions, write=self._write
        )
        done = (WriteProgress(number, count, file) for number, file in enumerate(files, 1))
        self._run(
            self.tr("Saving {name}…").format(name=escape_name(path.name)),
            self._run_with_report(done),
        )

    def ask_and_print(self) -> None:
        """Once all pages have been made, ask for a printer and print them."""
        self._call_when_made(self._choose_printer)

    def _choose_printer(self) -> None:
        from ..widgets.printing import Printable, ask_print_plan

        production = self._maker.production
        wanted = Printable(
            production.pages.title or self._name(),
            production.sheets,
            shrink=production.options.material is not DocumentType.BOARD,
            pitch=production.pages.smallest_pitch,
        )
        plan = ask_print_plan(self._window, wanted)
        if plan is not None:
            self.print_plan(plan)

    def print_plan(self, plan: PrintPlan) -> None:
        """Print pages as planned."""
        from ..widgets.printing import print_pages

        self._run(self.tr("Printing…"), self._reported(partial(print_pages, plan)))

    def _reported(self, printing: Callable[[QWidget, list[PrintResult]], Work]) -> Work:
        """Run the steps of printing, and compose a message about the result of each print job."""
        from ..widgets.print_job import result_text

        results: list[PrintResult] = []
        yield from printing(self._window, results)
        self._message = result_text(results)
        self._warns = any(result.problem for result in results)

    def _call_when_made(self, then: Callable[[], object]) -> None:
        """Call a function once all pages are made."""
        _production, steps = self._maker.take_over()
        self._run(self.tr("Preparing pages…"), (WriteProgress() for _ in steps), then)

    def _run(self, text: str, work: Work, then: Callable[[], object] = str) -> None:
        self._then = then
        self._message, self._warns = "", False
        self.saved_files = ()
        self._bar.run(text, work)
        if self._bar.busy:
            self.started.emit()

    def _run_with_report(self, work: Iterable[WriteProgress]) -> Work:
        """Run the steps of the output, and compose a message about written files and unsupported
        features.
        """
        files: list[Path] = []
        lacking: list[UnsupportedNotice] = []
        for progress in work:
            files += [progress.file] if progress.file else []
            lacking += progress.unsupported
            yield progress
        self._message = " ".join((self._saved_text(files), *unsupported_texts(lacking)))
        self.saved_files = files

    def _write(self, path: Path, data: bytes) -> None:
        write_file(self._window, path, data)

    def _saved_text(self, files: Sequence[Path]) -> str:
        if len(files) == 1:
            return self.tr("Saved {name}.").format(name=escape_name(files[0].name))
        if files[-1].name == CAPTIONS_FILE:
            text = self.tr("Saved %n figures, and their texts in {name}.", "", len(files) - 1)
            return text.format(name=CAPTIONS_FILE)
        text = self.tr("Saved %n files, {first} to {last}.", "", len(files))
        return text.format(first=escape_name(files[0].name), last=escape_name(files[-1].name))

    def _end(self, done: bool) -> None:
        self._maker.resume()
        then, self._then = self._then, str
        if done:
            then()
        if not self._bar.busy:
            self.ended.emit(self._message if done else "", self._warns)

    def _ask_path(self, title: str, kept: Setting[str], formats: Sequence[Format]) -> Path | None:
        """Ask for a file of one of these types, and remember the chosen extension."""
        suffix = self._settings.get(kept)
        suggested = self._folder() / (self._name() + suffix)
        kinds = file_filter(formats, format_for(suggested))
        path = dialogs.ask_save_path(self._window, title, str(suggested), kinds)
        if path is None:
            return None
        path = path if path.suffix else path.with_suffix(suffix)
        if path.suffix.lower() not in extensions(formats):
            dialogs.show_error(self._window, unsupported_format_text(path, formats))
            return None
        self._settings.set(kept, format_for(path).extension)
        self._settings.set(LAST_FOLDER, str(path.absolute().parent))
        return path

    def _confirm_overwrite(self, path: Path, files: Sequence[Path]) -> bool:
        """Ask before overwriting existing files other than the one that the user has named."""
        others = [file for file in files if file != path]
        try:
            existing = wait_for_disk(self._window, partial(_existing, others))
        except CancelledError:
            return False
        if not existing:
            return True
        text = self.tr("%n files already exist, including {name}. Replace them?", "", len(existing))
        question = text.format(name=escape_name(existing[0].name))
        return dialogs.confirm(self._window, question, self.tr("&Replace"))

    def _folder(self) -> Path:
        path = self._chapters.all[0].records.path
        return path.parent if path is not None else Path(self._settings.get(LAST_FOLDER))

    def _name(self) -> str:
        path = self._chapters.all[0].records.path
        return path.stem if path is not None else self.tr("Untitled")
