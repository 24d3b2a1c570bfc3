"""Sheets on a printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from ...diagram.output.formats import Progress
from ...diagram.output.printer import chosen_pages, print_sheets

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ...diagram.book.sheet import Sheet


def printer_for(sheet: Sheet, name: str) -> QPrinter:
    """A printer with the paper of a sheet, to all of which it prints a document of a name."""
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


def printed(sheets: Sequence[Sheet], printer: QPrinter) -> Generator[Progress, None, None]:
    """Print what a printer is to have of some sheets, and tell how far that is.

    Whoever closes this before the end has nothing printed, as far as the system can call it back.
    """
    numbers = chosen_pages(printer, len(sheets))
    with QPainter(printer) as qp:
        try:
            for done, _ in enumerate(print_sheets(qp, printer, sheets, numbers), 1):
                yield Progress(done, len(numbers))
        except GeneratorExit:
            printer.abort()
            raise
