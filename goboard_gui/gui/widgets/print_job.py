"""Print jobs: pages that are painted, then sent to a printer or saved as PDF.

Qt reports success even if a printer rejects a job, and waits in the main thread for printers that
do not answer. Where CUPS is the print system, pages are therefore painted into a PDF, which is sent
in a thread. Other systems receive what Qt paints, and do not say what becomes of it.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPageLayout, QPdfWriter
from PySide6.QtPrintSupport import QPrintEngine, QPrinter, QPrinterInfo

from ...diagram.output.errors import PrintError
from ...files.errors import CancelledError
from ...named_tuples import NamedTuple
from ..core import cups
from ..core.i18n import tr_noop, translator
from .disk_wait import WaitTexts, wait_for_disk
from .file_output import write_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtWidgets import QWidget

_P = "Print"
_tr = translator(_P)

_CUPS_OPTIONS = QPrintEngine.PrintEnginePropertyKey(0xFE00)
"""The key under which Qt's dialog stores the options chosen under *Properties*."""
_DPI = 1200
"""The resolution of PDF pages, the same as that of Qt's printers."""


class PrintDelivery(Enum):
    """How pages were delivered: to a file or to the print system."""

    SAVED = "saved"
    """The pages are in a file."""
    SENT = "sent"
    """The print system has a job for the pages."""
    PASSED = "passed"
    """The pages were passed to the print system, which does not report what becomes of them."""


class PrintResult(NamedTuple):
    """The result of a print job: how it was delivered, the file, and any printer problem."""

    delivery: PrintDelivery
    file: Path | None = None
    problem: str = ""


class PrintJob:
    """Pages on one kind of paper, painted on `device` and then delivered.

    If they are not delivered, nothing is printed or written, unless Qt prints them.
    """

    def __init__(self, printer: QPrinter, layout: QPageLayout, title: str) -> None:
        """Start a job on a printer, or for the file it prints to, with pages of this layout."""
        self._printer = printer
        self._title = title
        self._layout = layout
        self._buffer = QBuffer()
        self._writer: QPdfWriter | None = None
        printer.setDocName(title)
        if prints_to_file(printer) or cups.is_available():
            self._writer = self._pdf_writer()
        else:
            printer.setPageLayout(layout)

    def _pdf_writer(self) -> QPdfWriter:
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(self._buffer)
        writer.setResolution(_DPI)
        writer.setTitle(self._title)
        writer.setPageLayout(self._layout)
        writer.setPageRanges(self._printer.pageRanges())
        if self._printer.colorMode() is QPrinter.ColorMode.GrayScale:
            writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
        return writer

    @property
    def device(self) -> QPagedPaintDevice:
        """The device to paint the pages on."""
        return self._writer or self._printer

    def abort(self) -> None:
        """Cancel the job while its pages are being painted, as far as the system can."""
        if self._writer is None:
            self._printer.abort()

    def deliver(self, parent: QWidget) -> PrintResult:
        """Save or send the pages, once they have been painted.

        :raises PrintError: if the print system rejects them.
        :raises ExportError: if the file cannot be written.
        :raises CancelledError: if the user stops waiting for the disk.
        """
        if prints_to_file(self._printer):
            file = Path(self._printer.outputFileName())
            write_file(parent, file, self._finish_pdf())
            return PrintResult(PrintDelivery.SAVED, file)
        if self._writer is None:
            info = QPrinterInfo.printerInfo(self._printer.printerName())
            broken = info.state() is QPrinter.PrinterState.Error
            text = _tr(tr_noop(_P, "The printer reports an error."))
            return PrintResult(PrintDelivery.PASSED, problem=text if broken else "")
        request = cups.PrintRequest(
            self._printer.printerName(), self._title, self._options(), self._finish_pdf()
        )
        try:
            receipt = wait_for_disk(parent, lambda: cups.send_document(request), _wait_texts())
        except CancelledError:
            text = _tr(tr_noop(_P, "The printer has not answered yet."))
            return PrintResult(PrintDelivery.PASSED, problem=text)
        if not receipt.job:
            text = _tr(tr_noop(_P, "Couldn't print on “{printer}”: {reason}"))
            raise PrintError(text.format(printer=request.queue, reason=_reason(receipt)))
        return PrintResult(PrintDelivery.SENT, problem=_problem(receipt))

    def _finish_pdf(self) -> bytes:
        """Finish the PDF and return it."""
        self._writer = None  # which writes what it still holds
        self._buffer.close()
        return bytes(self._buffer.data().data())

    def _options(self) -> dict[str, str]:
        """Return the options of the job for CUPS, as Qt would set them."""
        printer, size = self._printer, self._layout.pageSize()
        portrait = self._layout.orientation() is QPageLayout.Orientation.Portrait
        options = {"media": size.key(), "sides": _SIDES[printer.duplex(), portrait]}
        if printer.copyCount() > 1:
            options["copies"] = str(printer.copyCount())
            if printer.collateCopies():
                options["Collate"] = "True"
        if not portrait:
            options["landscape"] = ""
        options |= cups_options(printer)
        if options.get("number-up", "1") == "1":
            options["print-scaling"] = "none"  # pages are as large as the paper
        return options


def _sides() -> Iterator[tuple[tuple[QPrinter.DuplexMode, bool], str]]:
    long_edge, short_edge = "two-sided-long-edge", "two-sided-short-edge"
    modes = QPrinter.DuplexMode
    for portrait in (True, False):
        yield (modes.DuplexNone, portrait), "one-sided"
        yield (modes.DuplexLongSide, portrait), long_edge
        yield (modes.DuplexShortSide, portrait), short_edge
        yield (modes.DuplexAuto, portrait), long_edge if portrait else short_edge


_SIDES = dict(_sides())


def prints_to_file(printer: QPrinter) -> bool:
    """Return whether the pages are saved as PDF instead of printed."""
    return printer.outputFormat() is QPrinter.OutputFormat.PdfFormat


def cups_options(printer: QPrinter) -> dict[str, str]:
    """Return the options of CUPS that were chosen under *Properties*."""
    flat: Sequence[str] = printer.printEngine().property(_CUPS_OPTIONS) or ()
    return dict(zip(flat[::2], flat[1::2], strict=False))


def _wait_texts() -> WaitTexts:
    return WaitTexts(
        _tr(tr_noop(_P, "Waiting for the printer…")),
        _tr(tr_noop(_P, "The printer doesn't answer. Still waiting…")),
    )


def _reason(receipt: cups.PrintReceipt) -> str:
    """Return the reason why the print system rejected a job."""
    if receipt.rejects_jobs:
        return _tr(tr_noop(_P, "it accepts no jobs"))
    if receipt.is_unreachable:
        return _tr(tr_noop(_P, "the print system doesn't answer"))
    return receipt.reason


def _problem(receipt: cups.PrintReceipt) -> str:
    """Return a sentence about what keeps a printer from printing a job, or an empty string."""
    if receipt.stopped:
        return _tr(tr_noop(_P, "The printer is stopped and prints later."))
    if receipt.problems:
        text = _tr(tr_noop(_P, "The printer reports: {problems}."))
        return text.format(problems=", ".join(receipt.problems))
    return ""


def result_text(results: Sequence[PrintResult]) -> str:
    """Return the message about the jobs of a document, with a warning if there is a problem."""
    problems = dict.fromkeys(result.problem for result in results if result.problem)
    return " ".join((_delivery_text(results), *problems))


def _delivery_text(results: Sequence[PrintResult]) -> str:
    first = results[0]
    if first.file is not None:
        return _tr(tr_noop(_P, "Saved {name}.")).format(name=first.file.name)
    if first.delivery is PrintDelivery.PASSED:
        return _tr(tr_noop(_P, "Passed to the print system."))
    if len(results) > 1:
        text = _tr(tr_noop(_P, "Sent to the printer in {count} jobs, one for each paper size."))
        return text.format(count=len(results))
    return _tr(tr_noop(_P, "Sent to the printer."))
