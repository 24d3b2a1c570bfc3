"""Pages on their way to a printer or into files, with how far they are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QObject, QSizeF, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from .. import dialogs
from ..settings import FOLDER, Setting
from .kinds import SUFFIXES, kinds_of_files, write_production

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtPrintSupport import QPrinter
    from PySide6.QtWidgets import QWidget

    from ...diagram.book.producing import Production
    from ..document import Document
    from ..settings import Settings
    from .choices import Choices
    from .making import PagesMaker
    from .progress import Progress

SUFFIX = Setting("print/kind of file", ".pdf", SUFFIXES)
"""The ending of the file that was saved last."""


class Writing(QObject):
    """Asks where pages are to go, and sends them there once they are made."""

    begun = Signal()
    ended = Signal(str)
    """Nothing is written any more; something was if there is a sentence that says so."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        maker: PagesMaker,
        progress: Progress,
        choices: Callable[[], Choices],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._maker = maker
        self._progress = progress
        self._choices = choices
        self._window = window
        self._then: Callable[[], str] = str
        progress.ended.connect(self._end)

    def save_asked(self) -> None:
        """Ask for a file, whose ending says how, and write it."""
        suffix = self._settings.get(SUFFIX)
        suggested = str(self._folder() / (self._name() + suffix))
        title = self.tr("Save pages")
        path = dialogs.ask_save_path(self._window, title, suggested, kinds_of_files(suffix))
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(suffix)
        if path.suffix.lower() not in SUFFIXES:
            told = self.tr("Pages cannot be written as {suffix}; there are {known}.")
            known = ", ".join(SUFFIXES)
            dialogs.tell(self._window, told.format(suffix=path.suffix, known=known))
            return
        self._settings.set(SUFFIX, path.suffix.lower())
        self._settings.set(FOLDER, str(path.absolute().parent))
        self.save(path)

    def save(self, path: Path) -> None:
        """Write a file, or several for pictures of several pages."""
        output = self._choices().output
        told = self.tr("Written: {name}").format(name=path.name)

        def write(production: Production) -> Iterator[int]:
            return write_production(path, production, output)

        self._run(self.tr("Writing {name}…").format(name=path.name), write, lambda: told)

    def print_asked(self) -> None:
        """Make the pages, ask for a printer, and print them."""
        self._run(self.tr("Making the pages…"), lambda _production: iter(()), self._choose_printer)

    def _choose_printer(self) -> str:
        from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog

        production = self._maker.production
        if not production.sheets:
            return ""
        printer = printer_for(production, self._name())
        dialog = QPrintDialog(printer, self._window)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
        dialog.setMinMax(1, len(production.sheets))
        if dialogs.run(dialog):
            self.print_on(printer)
        return ""

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages that a printer is to have."""
        self._run(
            self.tr("Printing…"),
            lambda production: printed(production, printer),
            lambda: self.tr("Sent to the printer."),
        )

    def _run(
        self,
        text: str,
        write: Callable[[Production], Iterator[int]],
        then: Callable[[], str],
    ) -> None:
        production, steps = self._maker.take_over()

        def work() -> Iterator[int]:
            for _ in steps:
                yield 0
            yield from write(production)

        self._then = then
        self._progress.run(text, work(), lambda: len(production.sheets))
        if self._progress.busy:
            self.begun.emit()

    def _end(self, done: bool) -> None:
        self._maker.go_on()
        self._maker.grown.emit()
        then, self._then = self._then, str
        self.ended.emit(then() if done else "")

    def _folder(self) -> Path:
        path = self._document.path
        return path.parent if path is not None else Path(self._settings.get(FOLDER))

    def _name(self) -> str:
        path = self._document.path
        return path.stem if path is not None else self.tr("Untitled")


def printer_for(production: Production, name: str) -> QPrinter:
    """A printer with the paper of some pages, to all of which it may print."""
    from PySide6.QtPrintSupport import QPrinter

    sheet = production.sheets[0]
    sides = sorted((sheet.width, sheet.height))
    size = QPageSize(QSizeF(*sides), QPageSize.Unit.Millimeter, "", _MATCHING)
    ways = QPageLayout.Orientation
    way = ways.Landscape if sheet.width > sheet.height else ways.Portrait
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(production.pages.title or name)
    printer.setFullPage(True)
    printer.setPageLayout(QPageLayout(size, way, QMarginsF(0, 0, 0, 0)))
    printer.setFullPage(True)
    return printer


_MATCHING = QPageSize.SizeMatchPolicy.FuzzyMatch


def printed(production: Production, printer: QPrinter) -> Iterator[int]:
    """Print what a printer is to have of some pages, and tell the number of each.

    Whoever closes this before the end prints nothing more.
    """
    from ...diagram.output.printer import chosen_pages, print_sheets

    sheets = production.sheets
    with QPainter(printer) as qp:
        try:
            yield from print_sheets(qp, printer, sheets, chosen_pages(printer, len(sheets)))
        except GeneratorExit:
            printer.abort()
            raise
