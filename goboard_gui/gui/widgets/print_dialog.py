"""Choice of a printer and its paper.

Qt's dialog puts the default paper of a queue in place of the one that was set before, so what the
pages need is set again afterwards, unless the user has chosen a paper under *Properties*.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMarginsF, QObject, QTimer
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton, QWidget

from ...diagram.output.printer import full_page_layout, have_same_paper_size
from ...named_tuples import NamedTuple
from ..core.i18n import tr_noop, translator
from . import dialogs
from .print_job import prints_to_file

if TYPE_CHECKING:
    from collections.abc import Iterable

_P = "Print"
_tr = translator(_P)

_MM = QPageLayout.Unit.Millimeter
_SUFFIX = ".pdf"
_PROPERTIES = "QPrintPropertiesDialog"
"""The class of the dialog *Properties* of Qt's own dialog; systems with native ones have none."""
_CONFIRMED = "goboard_confirmed"
"""The dynamic property that is true if the user has confirmed *Properties*."""


class PrinterSelection(NamedTuple):
    """A printer chosen by the user, or a PDF file; ``fixed_paper`` is true if the user has also
    chosen its paper.
    """

    printer: QPrinter
    fixed_paper: bool

    def page_layout(self, wanted: QPageLayout) -> QPageLayout:
        """Return the layout for printing pages: on the paper they are made for if the printer has
        it, otherwise on the printer's current paper.
        """
        current = self.printer.pageLayout()
        size = current.pageSize()
        if not self.fixed_paper and not have_same_paper_size(size, wanted.pageSize()):
            size = self._available(wanted.pageSize()) or size
        wide = wanted.orientation() is QPageLayout.Orientation.Landscape
        return full_page_layout(size, wide=wide)

    def margins(self, layout: QPageLayout) -> QMarginsF:
        """Return the margins of pages in which the printer can't print, in millimetres."""
        if prints_to_file(self.printer):
            return QMarginsF()
        self.printer.setPageLayout(layout)
        actual = self.printer.pageLayout()
        actual.setUnits(_MM)
        margins = actual.minimumMargins()
        if layout.orientation() is QPageLayout.Orientation.Portrait:
            return margins
        # They are those of the paper in portrait orientation, and it may be turned either way.
        sides = max(margins.top(), margins.bottom())
        ends = max(margins.left(), margins.right())
        return QMarginsF(sides, ends, sides, ends)

    def _available(self, wanted: QPageSize) -> QPageSize | None:
        """Return this paper size as the printer defines it, or None if the printer does not have
        it.
        """
        if prints_to_file(self.printer):
            return wanted
        sizes = QPrinterInfo.printerInfo(self.printer.printerName()).supportedPageSizes()
        if not sizes:
            return wanted  # a printer that says nothing about its paper
        fitting = [size for size in sizes if have_same_paper_size(size, wanted)]
        # Names such as "A6.Borderless" come after the plain name.
        return min(fitting, key=lambda size: len(size.key()), default=None)


class _ScreenEdge(QObject):
    """Event filter that moves a window up when it grows beyond the lower edge of its screen, as
    Qt's dialog does when it shows its options.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            available = watched.screen().availableGeometry()
            excess = watched.frameGeometry().bottom() - available.bottom()
            if excess > 0:
                watched.move(watched.x(), max(watched.y() - excess, available.top()))
        return super().eventFilter(watched, event)


def make_printer(layout: QPageLayout, name: str) -> QPrinter:
    """Return the default printer with this page layout, and with a document of this name."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    # Qt's dialog makes a file name of it, and takes what follows the last point for a suffix.
    printer.setDocName(name.replace("/", "-") + _SUFFIX)
    printer.setPageLayout(layout)
    return printer


def ask_printer(
    parent: QWidget, layout: QPageLayout, name: str, *, pages: int = 0
) -> PrinterSelection | None:
    """Ask for a printer or a PDF file for pages of this layout, and return None if cancelled.

    If the number of ``pages`` is given, a range of them can be chosen.
    """
    printer = make_printer(layout, name)
    dialog = QPrintDialog(printer, parent)
    if pages:
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
        dialog.setMinMax(1, pages)
    _show_paper_in_properties(dialog, layout.pageSize())
    dialog.installEventFilter(_ScreenEdge(dialog))
    if not dialogs.run_modal(dialog):
        return None
    fixed = _has_native_dialog() or _properties_accepted(dialog)
    if prints_to_file(printer):
        file = Path(printer.outputFileName())
        if file.suffix.lower() != _SUFFIX:
            text = _tr(tr_noop(_P, "Couldn't save {name}: the name must end in {suffix}."))
            dialogs.show_error(parent, text.format(name=file.name, suffix=_SUFFIX))
            return None
    return PrinterSelection(printer, fixed)


def _has_native_dialog() -> bool:
    """Return whether print dialogs are the system's own, which keep the paper set beforehand."""
    return sys.platform in ("win32", "darwin")


def _show_paper_in_properties(dialog: QPrintDialog, paper: QPageSize) -> None:
    """Make *Properties* show the paper of the pages when opened, if the printer has it, until the
    user has confirmed another one.

    Otherwise it shows the printer's default, which would be used if only something else is chosen.
    """
    button = dialog.findChild(QPushButton, "properties")
    if button is not None:
        timer = QTimer(dialog, singleShot=True, interval=0)
        timer.timeout.connect(lambda: _show_paper(dialog, paper))
        # Emitted just before the click, on which Qt opens the dialog in an event loop of its own.
        button.released.connect(timer.start)


def _show_paper(dialog: QPrintDialog, paper: QPageSize) -> None:
    for properties in _properties_dialogs(dialog):
        if properties.property(_CONFIRMED) is None:
            properties.setProperty(_CONFIRMED, False)
            properties.accepted.connect(partial(properties.setProperty, _CONFIRMED, True))
            dialogs.fit_to_screen(properties)
        box = properties.findChild(QComboBox, "pageSizeCombo")
        if box is None or properties.property(_CONFIRMED):
            continue
        sizes = [box.itemData(row) for row in range(box.count())]
        rows = [
            row
            for row, size in enumerate(sizes)
            if isinstance(size, QPageSize) and have_same_paper_size(size, paper)
        ]
        if rows:
            box.setCurrentIndex(rows[0])


def _properties_dialogs(dialog: QPrintDialog) -> list[QDialog]:
    dialogs_inside = dialog.findChildren(QDialog)
    return [child for child in dialogs_inside if child.metaObject().className() == _PROPERTIES]


def _properties_accepted(dialog: QPrintDialog) -> bool:
    """Return whether the user has confirmed what *Properties* shows, which includes the paper."""
    return any(properties.property(_CONFIRMED) for properties in _properties_dialogs(dialog))


def confirm_warnings(parent: QWidget, warnings: Iterable[str]) -> bool:
    """Show warnings about how the pages will be printed, and return whether the user wants to print
    anyway.
    """
    lines = dict.fromkeys(warnings)
    if not lines:
        return True
    return dialogs.confirm(parent, "\n".join(lines), _tr(tr_noop(_P, "&Print Anyway")))
