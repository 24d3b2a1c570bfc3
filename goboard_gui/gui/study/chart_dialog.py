"""A reference chart: chosen, previewed, printed and saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...diagram.export import ExportError
from ...diagram.reference_card import (
    PAGES,
    ReferenceCard,
    draw_card,
    page_layout,
    reference_card,
    save_card,
)
from ...go import Symmetry
from ...notation import Naming, Reading
from ..core.i18n import tr_noop, translator
from ..widgets import dialogs
from ..widgets.notation_combo_box import NotationComboBox
from ..widgets.size_box import SizeBox
from ..wording import error_messages, terms
from ..wording.notation_texts import title_of
from .chart_preview import ChartPreview

if TYPE_CHECKING:
    from ...notation import Notation
    from ..core.messages import Messages

_C = "Chart"
_tr = translator(_C)

_KINDS = {
    ".pdf": tr_noop(_C, "Portable Document Format (*.pdf)"),
    ".svg": tr_noop(_C, "Scalable Vector Graphics (*.svg)"),
    ".png": tr_noop(_C, "Portable Network Graphics (*.png)"),
    ".txt": tr_noop(_C, "Text (*.txt)"),
}


class ChartDialog(QDialog):
    """Begins with a naming and what is shown beside it, and makes charts of others too."""

    def __init__(
        self,
        naming: Naming,
        messages: Messages,
        second: Notation | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        self.setWindowTitle(self.tr("Reference chart"))
        self.notation = NotationComboBox()
        self.notation.show_notation(naming.notation)
        self.second = NotationComboBox()
        self.second.insertItem(0, self.tr("None"), "")
        self.second.setCurrentIndex(self.second.findData(second.id if second else ""))
        self.size_box = SizeBox(naming.size)
        self.squares = QCheckBox(self.tr("S&quares, as for draughts"))
        self.view = QComboBox()
        for view in Symmetry:
            self.view.addItem(terms.view_name(view), view.value)
        self.view.setCurrentIndex(self.view.findData(naming.view.value))
        self.stay = QCheckBox(self.tr("Names &stay with the page"))
        self.stay.setChecked(naming.reading is Reading.STAY)
        self.page = QComboBox()
        for name in PAGES:
            self.page.addItem(name.capitalize(), name)
        self.preview = ChartPreview()
        self._lay_out()
        self._connect()
        self.resize(900, 640)
        self.refresh()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Notation:"), self.notation)
        form.addRow(self.tr("S&econd:"), self.second)
        form.addRow(self.tr("&Board:"), self.size_box)
        form.addRow("", self.squares)
        form.addRow(self.tr("&View:"), self.view)
        form.addRow("", self.stay)
        form.addRow(self.tr("Pape&r:"), self.page)
        self.save_button = QPushButton(self.tr("Save &as…"))
        self.print_button = QPushButton(self.tr("&Print…"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        for button in (self.save_button, self.print_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout()
        column.addLayout(form)
        column.addStretch()
        column.addWidget(buttons)
        row = QHBoxLayout(self)
        row.addWidget(self.preview, 1)
        row.addLayout(column)
        # Enter in the fields of the size must not ask for a file.
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        for box in (self.notation, self.second, self.view, self.page):
            box.currentIndexChanged.connect(self.refresh)
        for check in (self.squares, self.stay):
            check.toggled.connect(self.refresh)
        self.size_box.changed.connect(self.refresh)
        self.save_button.clicked.connect(self.save)
        self.print_button.clicked.connect(self.print_asked)

    @property
    def naming(self) -> Naming:
        """What is chosen."""
        reading = Reading.STAY if self.stay.isChecked() else Reading.TRAVEL
        view = Symmetry(self.view.currentData())
        return Naming(self.notation.notation, self.size_box.chosen, view, reading)

    def card(self) -> ReferenceCard:
        """The chart of what is chosen."""
        naming, key = self.naming, self.second.currentData()
        second = self.second.notation if key else None
        return reference_card(
            naming,
            second=second,
            squares=self.squares.isChecked(),
            title=f"{title_of(naming.notation)}, {naming.size}",
            paragraphs=terms.chart_paragraphs(naming, second),
        )

    def refresh(self) -> None:
        """Show the chart that is chosen now; there may be none for a notation and a size."""
        supported = self.naming.supported
        for button in (self.save_button, self.print_button):
            button.setEnabled(supported)
        if supported:
            card = self.card()
            self.preview.show_chart(card, page_layout(card, self.page.currentData()))

    def save(self) -> None:
        """Ask for a file and write the chart to it; its suffix says how."""
        kinds = ";;".join(map(_tr, _KINDS.values()))
        columns, rows = self.size_box.chosen
        name = f"{self.notation.notation.id}-{columns}x{rows}.pdf"
        path = dialogs.ask_save_path(self, self.windowTitle(), name, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".pdf")
        try:
            save_card(path, self.card(), page=self.page.currentData())
        except ExportError as error:
            dialogs.show_error(self, error_messages.describe(error))
        else:
            self._messages.show_saved(path)

    def print_asked(self) -> None:
        """Ask for a printer and print the chart."""
        card = self.card()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(card.title)
        printer.setPageLayout(page_layout(card, self.page.currentData()))
        if dialogs.run(QPrintDialog(printer, self)):
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Draw the chart on a printer."""
        page = printer.pageRect(QPrinter.Unit.DevicePixel)
        page.moveTo(0, 0)  # the painter's origin is the corner inside the margins
        with QPainter(printer) as qp:
            draw_card(qp, page, self.card())
