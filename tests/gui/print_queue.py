"""A stand-in for a print queue with margins, as Qt and CUPS show one to the program.

It is no kinder than a real one, see ``benchmarks/print_queues.py``: it refuses a layout whose
margins are smaller than its own, with size and orientation, unless it is that of a full page; the
dialog puts its default paper in place of the one that was set; a job on paper that it lacks is
accepted and then cancelled; and Qt's own way of printing reports success whatever happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from goboard_gui.gui.core import cups
from goboard_gui.gui.widgets import print_dialog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pytest

    User = Callable[[QPrinter, QPrintDialog], bool]
    # What the user does in the dialog, and whether that is *Print*.

MARGINS = QMarginsF(3.53, 1.06, 3.53, 11.64)
"""Left, top, right and bottom, in millimetres, of paper in portrait orientation."""
LETTER, A4, A5 = (QPageSize(getattr(QPageSize.PageSizeId, name)) for name in ("Letter", "A4", "A5"))
_MM = QPageLayout.Unit.Millimeter


class PrintQueue:
    """A queue, and what it has received."""

    def __init__(self) -> None:
        self.default = LETTER
        self.papers = (LETTER, A4, A5)
        self.margins = MARGINS
        self.options: dict[str, str] = {}
        """What the user has chosen under *Properties*, apart from the paper."""
        self.answer: Callable[[], cups.PrintReceipt] | None = None
        """What the print system answers instead of a job's number."""
        self.received: list[cups.PrintRequest] = []
        self.user: User = print_at_once

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let the program find this queue and no other printer."""
        queue = self

        class Printer(_QueuePrinter):
            def __init__(self, *_mode) -> None:
                super().__init__(queue)

        class Info:
            @staticmethod
            def printerInfo(_name: str) -> type[Info]:  # noqa: N802 - as in Qt
                return Info

            @staticmethod
            def supportedPageSizes() -> list[QPageSize]:  # noqa: N802 - as in Qt
                return list(queue.papers)

        def show(dialog: QPrintDialog) -> bool:
            printer = dialog.printer()
            printer.put(queue.default)
            return queue.user(printer, dialog)

        monkeypatch.setattr(print_dialog, "QPrinter", Printer)
        monkeypatch.setattr(print_dialog, "QPrinterInfo", Info)
        monkeypatch.setattr(QPrintDialog, "exec", show)
        monkeypatch.setattr(cups, "is_available", lambda: True)
        monkeypatch.setattr(cups, "send_document", self._send)

    def _send(self, request: cups.PrintRequest) -> cups.PrintReceipt:
        if self.answer is not None:
            return self.answer()
        self.received.append(request)
        return cups.PrintReceipt(len(self.received))

    @property
    def printed(self) -> list[cups.PrintRequest]:
        """The jobs that were not cancelled for want of paper."""
        keys = [paper.key() for paper in self.papers]
        return [request for request in self.received if request.options["media"] in keys]


def print_at_once(_printer: QPrinter, _dialog: QPrintDialog) -> bool:
    """Click *Print* in the dialog."""
    return True


class _QueuePrinter(QPrinter):
    """What Qt makes of a queue."""

    def __init__(self, queue: PrintQueue) -> None:
        super().__init__(QPrinter.PrinterMode.HighResolution)
        self._queue = queue
        self._way = QPageLayout.Orientation.Portrait
        self._size = queue.default
        self._sides = QPrinter.DuplexMode.DuplexNone
        self.file = ""

    def setDuplex(self, mode: QPrinter.DuplexMode) -> None:  # noqa: N802 - as in Qt
        self._sides = mode

    def duplex(self) -> QPrinter.DuplexMode:
        return self._sides

    def put(self, size: QPageSize) -> None:
        """Put paper into the printer, as the dialog does."""
        self._size = size

    def setPageLayout(self, layout: QPageLayout) -> bool:  # noqa: N802 - as in Qt
        least, given = self._queue.margins, layout.margins(_MM)
        fits = (
            given.left() >= least.left()
            and given.top() >= least.top()
            and given.right() >= least.right()
            and given.bottom() >= least.bottom()
        )
        if layout.mode() is QPageLayout.Mode.StandardMode and not fits:
            return False
        self._size, self._way = layout.pageSize(), layout.orientation()
        return True

    def pageLayout(self) -> QPageLayout:  # noqa: N802 - as in Qt
        layout = QPageLayout(self._size, self._way, QMarginsF(), _MM, self._queue.margins)
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout

    def printerName(self) -> str:  # noqa: N802 - as in Qt
        return "queue"

    def outputFormat(self) -> QPrinter.OutputFormat:  # noqa: N802 - as in Qt
        formats = QPrinter.OutputFormat
        return formats.PdfFormat if self.file else formats.NativeFormat

    def outputFileName(self) -> str:  # noqa: N802 - as in Qt
        return self.file

    def printEngine(self) -> _Engine:  # noqa: N802 - as in Qt
        return _Engine(self._queue)


class _Engine:
    def __init__(self, queue: PrintQueue) -> None:
        self._queue = queue

    def property(self, _key: object) -> list[str] | None:
        pairs = {"number-up": "1"} | self._queue.options
        return [text for pair in pairs.items() for text in pair]


class QPrintPropertiesDialog(QDialog):
    """What Qt calls the dialog *Properties*."""


def choose_paper(size: QPageSize) -> User:
    """Return a user who chooses paper under *Properties*, then prints."""

    def use(printer: QPrinter, dialog: QPrintDialog) -> bool:
        button = press_properties(dialog)
        properties = QPrintPropertiesDialog(dialog)
        button.released.emit()
        QCoreApplication.processEvents()
        properties.accept()
        printer.put(size)
        return True

    return use


def press_properties(dialog: QPrintDialog) -> QPushButton:
    """Press the button *Properties* for a while; the dialog comes up when it is released."""
    button = dialog.findChild(QPushButton, "properties")
    assert button is not None
    button.pressed.emit()
    QCoreApplication.processEvents()
    return button


def confirm_properties(sizes: Iterable[QPageSize]) -> User:
    """Return a user who opens *Properties*, whose list has these sizes of paper with the default
    first, cancels, opens it again and confirms what it shows; then opens it once more and cancels.
    """

    def use(printer: QPrinter, dialog: QPrintDialog) -> bool:
        button = press_properties(dialog)
        properties = QPrintPropertiesDialog(dialog)
        box = QComboBox(properties)
        box.setObjectName("pageSizeCombo")
        for size in sizes:
            box.addItem(size.name(), size)
        for confirmed in (False, True, False):
            button.released.emit()
            QCoreApplication.processEvents()
            if confirmed:
                properties.accept()
                printer.put(box.currentData())
            else:
                properties.reject()
                box.setCurrentIndex(0)
        return True

    return use


def look_at_properties(look: Callable[[QDialog], object]) -> User:
    """Return a user who opens *Properties*, which is 600 pixels high, looks at it and cancels."""

    def use(_printer: QPrinter, dialog: QPrintDialog) -> bool:
        button = press_properties(dialog)
        properties = QPrintPropertiesDialog(dialog)
        column, box, tabs = QVBoxLayout(properties), QComboBox(), QWidget()
        box.setObjectName("pageSizeCombo")
        tabs.setMinimumSize(500, 600)
        for widget in (box, tabs, QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)):
            column.addWidget(widget)
        properties.show()
        button.released.emit()
        for _ in range(3):
            QCoreApplication.processEvents()
        look(properties)
        return False

    return use


def print_into(path: object) -> User:
    """Return a user who chooses *Print to File (PDF)*."""

    def use(printer: QPrinter, _dialog: QPrintDialog) -> bool:
        printer.file = str(path)
        return True

    return use
