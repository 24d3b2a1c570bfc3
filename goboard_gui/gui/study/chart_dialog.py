"""Dialog that previews, prints and saves the reference chart of a notation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...diagram.output.formats import CARD_FORMATS, PDF
from ...diagram.reference_card import (
    PAGES,
    Card,
    card_sheet,
    draw_card,
    page_layout,
    reference_card,
    save_card,
    turned_card,
)
from ...go import Symmetry
from ...notation import DIAGONAL, Naming, Reading
from ..core.languages import active_language
from ..widgets import dialogs
from ..widgets.combo_boxes import NotationComboBox
from ..widgets.file_output import export_file
from ..widgets.printing import Printable, print_sheet
from ..widgets.spin_boxes import SizeBox
from ..wording import terms
from ..wording.format_texts import file_filter
from ..wording.notation_texts import notation_title

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ...notation import Notation
    from ..core.messages import Messages

_MM = QPageLayout.Unit.Millimeter
_MM_PER_METRE = 1000


class ChartPreview(QWidget):
    """Preview of a reference chart as printed on a sheet of paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview"))
        self.setMinimumSize(170, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._card: Card | None = None
        self.page = QPageLayout()

    def show_chart(self, card: Card, layout: QPageLayout) -> None:
        """Show a chart on paper with this page layout."""
        self._card, self.page = card, layout
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        paper = self.page.fullRect(_MM)
        ratio = self.devicePixelRatioF()
        scale = min(self.width() / paper.width(), self.height() / paper.height()) * ratio
        image = self._drawn(self._card, scale)
        # The image has the resolution of the screen, as scaling would remove thin lines.
        around = (self.size().toSizeF() * ratio - image.size().toSizeF()) / 2
        image.setDevicePixelRatio(ratio)
        with QPainter(self) as qp:
            corner = QPointF(round(around.width()), round(around.height()))
            qp.drawImage(corner / ratio, image)

    def _drawn(self, card: Card, scale: float) -> QImage:
        """Return an image of the sheet, rendered at ``scale`` pixels per millimetre."""
        size = (self.page.fullRect(_MM).size() * scale).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        image.setDotsPerMeterX(round(scale * _MM_PER_METRE))
        image.setDotsPerMeterY(round(scale * _MM_PER_METRE))
        room = self.page.paintRect(_MM)
        with QPainter(image) as qp:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_card(qp, QRectF(room.topLeft() * scale, room.size() * scale), card)
        return image


class ChartDialog(QDialog):
    """Dialog for reference charts, which starts with the notation and the view of the window."""

    def __init__(
        self,
        naming: Naming,
        messages: Messages,
        second: Notation | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        self.setWindowTitle(self.tr("Reference Chart"))
        self.notation = NotationComboBox()
        self.notation.show_notation(naming.notation)
        self.second = NotationComboBox()
        self.second.insertItem(0, self.tr("None"), "")
        self.second.setCurrentIndex(self.second.findData(second.id if second else ""))
        self.size_box = SizeBox(naming.size)
        self.squares = QCheckBox(self.tr("Draw points as s&quares"))
        self.turned = QCheckBox(self.tr("&Turn by 45°, with overlay"))
        self.turned.setToolTip(
            self.tr("Available for diagonal lines, which then run like those of a chessboard")
        )
        self.view = QComboBox()
        for view in Symmetry:
            self.view.addItem(terms.view_name(view), view.value)
        self.view.setCurrentIndex(self.view.findData(naming.view.value))
        self.stay = QCheckBox(self.tr("Keep coordinate&s in place when rotating"))
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
        form.addRow(self.tr("S&econd notation:"), self.second)
        form.addRow(self.tr("&Board size:"), self.size_box)
        form.addRow("", self.squares)
        form.addRow("", self.turned)
        form.addRow(self.tr("&View:"), self.view)
        form.addRow("", self.stay)
        form.addRow(self.tr("Pape&r size:"), self.page)
        self.save_button = QPushButton(self.tr("Save &As…"))
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
        # Enter in the size fields must not trigger Save.
        for button in buttons.findChildren(QPushButton):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        for box in (self.notation, self.second, self.view, self.page):
            box.currentIndexChanged.connect(self.refresh)
        for check in (self.squares, self.turned, self.stay):
            check.toggled.connect(self.refresh)
        self.size_box.changed.connect(self.refresh)
        self.save_button.clicked.connect(self.save)
        self.print_button.clicked.connect(self.ask_print)

    @property
    def point_naming(self) -> Naming:
        """The way the chart names points: the chosen notation, board size and view."""
        reading = Reading.STAY if self.stay.isChecked() else Reading.TRAVEL
        view = Symmetry(self.view.currentData())
        return Naming(self.notation.notation, self.size_box.board_size, view, reading)

    @property
    def is_turned(self) -> bool:
        """Whether the board is turned by 45°, which only the diagonal notation can be."""
        return self.turned.isChecked() and self.notation.notation.id == DIAGONAL

    def chart(self) -> Card:
        """Return the chart with the chosen options."""
        naming, key = self.point_naming, self.second.currentData()
        if self.is_turned:
            squares = self.squares.isChecked()
            return turned_card(
                naming.size,
                squares=squares,
                title=f"{notation_title(naming.notation)}, {naming.size}",
                paragraphs=terms.turned_chart_paragraphs(naming.notation, squares=squares),
            )
        second = self.second.notation if key else None
        return reference_card(
            naming,
            second=second,
            squares=self.squares.isChecked(),
            title=f"{notation_title(naming.notation)}, {naming.size}",
            paragraphs=terms.chart_paragraphs(naming, second),
        )

    def refresh(self) -> None:
        """Update the preview, or disable saving and printing if the notation does not support the
        board size. A turned board has no second notation and no other view.
        """
        self.turned.setEnabled(self.notation.notation.id == DIAGONAL)
        for choice in (self.second, self.view, self.stay):
            choice.setEnabled(not self.is_turned)
        supported = self.point_naming.is_supported
        for button in (self.save_button, self.print_button):
            button.setEnabled(supported)
        if supported:
            card = self.chart()
            self.preview.show_chart(card, page_layout(card, self.page.currentData()))

    def save(self) -> None:
        """Ask for a file name and save the chart in the format of its extension."""
        kinds = file_filter(CARD_FORMATS, PDF)
        columns, rows = self.size_box.board_size
        turned = "-turned" if self.is_turned else ""
        name = f"{self.notation.notation.id}-{columns}x{rows}{turned}{PDF.extension}"
        path = dialogs.ask_save_path(self, self.windowTitle(), name, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(PDF.extension)
        page, language = self.page.currentData(), active_language()
        save = partial(save_card, path, self.chart(), page=page, language=language)
        if export_file(self, save):
            self._messages.show_exported(path)

    def ask_print(self) -> None:
        """Ask for a printer and print the chart."""
        card = self.chart()
        sheets = [card_sheet(card, self.page.currentData())]
        if text := print_sheet(self, Printable(card.title, sheets)):
            self._messages.show_confirmation(text)
