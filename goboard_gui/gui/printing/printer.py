"""Printing sheets, and choosing a printer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter

from ...diagram.book.options import DocumentType
from ...diagram.output.book_files import WriteProgress
from ...diagram.output.printer import print_sheets, selected_pages
from ..core.background import look
from ..core.i18n import tr_noop, translator
from ..widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagram.book.production import Production
    from ...diagram.book.sheet import Sheet

_P = "Print"
_tr = translator(_P)

_NEARLY = 1.0
"""Tolerance in millimetres between papers of the same name."""


def make_printer(sheet: Sheet, name: str) -> QPrinter:
    """Return a printer set up for the paper of a sheet and a document name."""
    sides = QSizeF(*sorted((sheet.width, sheet.height)))
    policy = QPageSize.SizeMatchPolicy.FuzzyMatch
    size = QPageSize(sides, QPageSize.Unit.Millimeter, "", policy)
    ways = QPageLayout.Orientation
    way = ways.Landscape if sheet.width > sheet.height else ways.Portrait
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(name)
    printer.setPageLayout(QPageLayout(size, way, QMarginsF()))
    printer.setFullPage(True)
    return printer


def ask_printer(production: Production, name: str, parent: QWidget) -> QPrinter | None:
    """Ask for a printer for the pages; ``name`` is the document name if they have no title."""
    if not production.sheets:
        return None
    printer = make_printer(production.sheets[0], production.pages.title or name)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
    dialog.setMinMax(1, len(production.sheets))
    agreed = dialogs.run_modal(dialog) and _has_room(printer, production, parent)
    return printer if agreed else None


def _has_room(printer: QPrinter, production: Production, parent: QWidget) -> bool:
    """Return whether the sheets can be printed; if they would be cropped, ask the user."""
    if _shrinks(production) or not exceeds_paper(production.sheets, printer):
        return True
    question = _tr(
        tr_noop(
            _P,
            "The pages are larger than the printer's paper ({paper}) and will be cut "
            "off, because the board must keep its true size. Print anyway?",
        )
    )
    paper = printer.pageLayout().pageSize().name()
    return dialogs.confirm(parent, question.format(paper=paper), _tr(tr_noop(_P, "&Print")))


def _shrinks(production: Production) -> bool:
    """Return whether sheets may be scaled down to fit the paper."""
    return production.options.material is not DocumentType.BOARD


def exceeds_paper(sheets: Sequence[Sheet], printer: QPrinter) -> bool:
    """Return whether a sheet is larger than the printer's paper in either orientation."""
    paper = printer.pageLayout().pageSize().size(QPageSize.Unit.Millimeter)
    room = sorted((paper.width(), paper.height()))
    return any(
        side > there + _NEARLY
        for sheet in sheets
        for side, there in zip(sorted((sheet.width, sheet.height)), room, strict=True)
    )


def print_pages(production: Production, printer: QPrinter) -> Generator[WriteProgress, None, None]:
    """Print the range of pages set in the printer, yielding the progress.

    Pages larger than the paper are scaled down unless boards have true size. Closing the generator
    early cancels the print job, as far as the system can.
    """
    try:
        yield from _printed(production, printer)
    except GeneratorExit:
        if file := printer.outputFileName():
            look(Path(file).unlink, None)
        raise


def _printed(production: Production, printer: QPrinter) -> Generator[WriteProgress, None, None]:
    sheets = production.sheets
    numbers = selected_pages(printer, len(sheets))
    with QPainter(printer) as qp:
        drawn = print_sheets(qp, printer, sheets, numbers, shrink=_shrinks(production))
        try:
            for done, _ in enumerate(drawn, 1):
                yield WriteProgress(done, len(numbers))
        except GeneratorExit:
            printer.abort()
            raise
