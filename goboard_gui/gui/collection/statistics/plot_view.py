"""Widget that shows a plot with tooltips and clickable bars, and the export of plots and tables."""

from __future__ import annotations

from functools import partial
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QHelpEvent, QPainter
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QScrollArea, QToolTip, QWidget

from ....diagram.output.formats import PDF, PICTURE_FORMATS
from ....diagram.output.plot_files import plot_mime_data, save_plot
from ....diagram.plots.layout import LEAST_ROOM, natural_height
from ....diagram.plots.painter import SCREEN_DARK, SCREEN_LIGHT, draw_plot, measuring_lettering
from ....diagram.plots.plot import BarArrangement
from ....display_text import escape_name
from ....files.tables import align_columns, csv_text, escape_formula, spreadsheet_bytes
from ...core import closing
from ...core.languages import active_language
from ...core.settings import LAST_FOLDER, THEME
from ...widgets import appearance, dialogs
from ...widgets.buttons import add_button
from ...widgets.qt_texts import as_tip
from ...wording.format_texts import file_filter
from . import statistics_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QDialog, QPushButton

    from ....diagram.plots.elements import PlotLayout
    from ....diagram.plots.painter import PlotTheme
    from ....diagram.plots.plot import Plot
    from ....game_index.statistics.tables import Cell
    from ...core.messages import Messages
    from ...core.settings import Settings

    Sheet = Sequence[Sequence[Cell]]

_MIN_HEIGHT = 260
_MARGIN = 8
_LIT, _CHOSEN = 40, 80  # of 255


def screen_theme(settings: Settings) -> PlotTheme:
    """Return the chart colours for the current theme."""
    return SCREEN_DARK if appearance.window_theme(settings) == appearance.DARK else SCREEN_LIGHT


class PlotView(QWidget):
    """Widget that shows a chart as wide as the available space and as high as its rows need."""

    bar_clicked = Signal(object)
    """Emitted with its key when a bar was clicked."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Chart"))
        self._settings = settings
        self._theme = screen_theme(settings)
        self._drawing: PlotLayout | None = None
        self._hovered_bar: int | None = None
        self._selected_key: object = None
        self.plot: Plot | None = None
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    def wrap_in_scroll_area(self) -> QScrollArea:
        """Return a scroll area that contains the view."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self)
        bar, frame = area.verticalScrollBar().sizeHint().width(), area.frameWidth()
        least = ceil(LEAST_ROOM.width() * self._em)
        area.setMinimumWidth(least + 2 * _MARGIN + bar + 2 * frame)
        return area

    def show_plot(self, plot: Plot) -> None:
        """Replace the displayed chart."""
        self.plot, self._drawing, self._hovered_bar = plot, None, None
        self.setAccessibleDescription(plot.title)
        self._update_min_height()
        self.update()

    def select_bar(self, key: object) -> None:
        """Highlight the bar with this key as selected, or no bar if the key is None."""
        self._selected_key = key
        self.update()

    def bar_at(self, place: QPointF) -> int | None:
        """Return the index of the bar at a position in the widget, or None if there is none."""
        if self._drawing is None:
            return None
        inside = place - QPointF(_MARGIN, _MARGIN)
        return self._drawing.bar_at(inside * self.devicePixelRatioF())

    def bar_rect(self, number: int) -> QRectF:
        """Return the rectangle, in widget coordinates, in which a bar was last painted."""
        assert self._drawing is not None
        ratio, rect = self.devicePixelRatioF(), self._drawing.bar_areas[number]
        corner = rect.topLeft() / ratio + QPointF(_MARGIN, _MARGIN)
        return QRectF(corner, rect.size() / ratio)

    def _setting_changed(self, setting: object) -> None:
        if setting is THEME:
            self._theme = screen_theme(self._settings)
            self.update()

    @property
    def _em(self) -> float:
        return float(QFontInfo(self.font()).pixelSize())

    def _update_min_height(self) -> None:
        """Set the minimum height of the widget to the height that the chart needs."""
        high = _MIN_HEIGHT
        if self.plot is not None and self.plot.arrangement is BarArrangement.HORIZONTAL:
            wide = self.width() - 2 * _MARGIN
            needed = natural_height(self.plot, wide, self._em, measuring_lettering(self._theme))
            high = max(high, round(needed) + 2 * _MARGIN)
        self.setMinimumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._update_min_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.fillRect(event.rect(), QColor(self._theme.background))
            if self.plot is None:
                return
            size = self.size().toSizeF() - QSizeF(2 * _MARGIN, 2 * _MARGIN)
            qp.save()
            qp.translate(_MARGIN, _MARGIN)
            self._drawing = draw_plot(qp, self.plot, size, self._em, self._theme)
            qp.restore()
            for number, strength in self._highlight_opacities():
                colour = QColor(self._theme.bar)
                colour.setAlpha(strength)
                qp.fillRect(self.bar_rect(number), colour)

    def _highlight_opacities(self) -> list[tuple[int, int]]:
        """Return the index of each highlighted bar, with the opacity of its highlight (0 to
        255).
        """
        assert self.plot is not None
        there = range(len(self._drawing.bar_areas) if self._drawing else 0)
        chosen = [
            (number, _CHOSEN)
            for number in there
            if self._selected_key is not None and self.plot.bars[number].key == self._selected_key
        ]
        return [*chosen, *((number, _LIT) for number in there if number == self._hovered_bar)]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._highlight_bar(self.bar_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._highlight_bar(None)

    def _highlight_bar(self, number: int | None) -> None:
        if number != self._hovered_bar:
            self._hovered_bar = number
            shape = Qt.CursorShape
            self.setCursor(shape.ArrowCursor if number is None else shape.PointingHandCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self.bar_at(event.position())
        left = event.button() is Qt.MouseButton.LeftButton
        if left and number is not None and self.plot is not None:
            self.bar_clicked.emit(self.plot.bars[number].key)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            number = self.bar_at(QPointF(event.pos()))
            if number is None or self.plot is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(
                    event.globalPos(), as_tip(self.plot.bars[number].description), self
                )
            return True
        return super().event(event)


_WRITERS: dict[str, Callable[[Sheet], bytes]] = {
    ".csv": spreadsheet_bytes,
    ".tsv": lambda sheet: spreadsheet_bytes(sheet, "\t"),
    ".txt": lambda sheet: aligned_text(sheet).encode("utf-8", "backslashreplace"),
}


class PlotExport(QObject):
    """Exporter of a chart and its table to files and the clipboard, with the corresponding
    buttons.
    """

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        messages: Messages,
        plot: Callable[[], Plot],
        sheet: Callable[[], Sheet],
        name: Callable[[], str],
    ) -> None:
        """Create the exporter without its buttons, which are created by `make_buttons`.

        ``plot`` and ``sheet`` return the displayed chart and table, ``name`` a suggested file name.
        """
        super().__init__(window)
        self._window, self._settings, self._messages = window, settings, messages
        self._plot, self._sheet, self._name = plot, sheet, name

    def make_buttons(self, window: QDialog) -> QDialogButtonBox:
        """Return a button box for a dialog, with Save, Copy and Close buttons."""
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)
        buttons.rejected.connect(window.reject)
        self.save_button = self._button(
            buttons,
            self.tr("&Save"),
            {self.tr("Save &Chart…"): self.save_chart, self.tr("Save &Table…"): self.save_table},
        )
        self.copy_button = self._button(
            buttons,
            self.tr("C&opy"),
            {
                self.tr("Copy &Chart"): self.copy_chart,
                self.tr("Copy &Table"): self.copy_table,
                self.tr("Copy Table as Te&xt"): self.copy_text,
            },
        )
        return buttons

    def _button(
        self, buttons: QDialogButtonBox, title: str, slots: dict[str, Callable[[], None]]
    ) -> QPushButton:
        button = add_button(buttons, title)
        menu = QMenu(button)
        for text, slot in slots.items():
            menu.addAction(text).triggered.connect(slot)
        button.setMenu(menu)
        return button

    def set_enabled(self, enabled: bool) -> None:
        """Enable or disable the buttons, depending on whether there is something to export."""
        self.save_button.setEnabled(enabled)
        self.copy_button.setEnabled(enabled)

    def save_chart(self) -> None:
        """Ask for a file name and save the chart in the format of its extension."""
        from ...widgets.file_output import export_file

        kinds = file_filter(PICTURE_FORMATS, PDF)
        path = self._ask(self.tr("Save Chart"), PDF.extension, kinds)
        if path is None:
            return
        save = partial(save_plot, path, self._plot(), language=active_language())
        if export_file(self._window, save):
            self._messages.show_exported(path)

    def save_table(self) -> None:
        """Ask for a file name and save the table in the format of its extension."""
        from ...widgets.file_output import save_file

        kinds = self.tr(
            "Comma-separated values (*.csv);;Tab-separated values (*.tsv);;Text (*.txt)"
        )
        path = self._ask(self.tr("Save Table"), ".csv", kinds)
        if path is None:
            return
        writer = _WRITERS.get(path.suffix.lower())
        if writer is None:
            text = self.tr("Couldn't save “{name}”: tables can only be saved as {known}.")
            known = ", ".join(_WRITERS)
            dialogs.show_error(self._window, text.format(name=escape_name(path.name), known=known))
            return
        if save_file(self._window, path, writer(self._sheet())):
            self._messages.show_exported(path)

    def _ask(self, title: str, extension: str, kinds: str) -> Path | None:
        suggested = Path(self._settings.get(LAST_FOLDER)) / (self._name() + extension)
        path = dialogs.ask_save_path(self._window, title, str(suggested), kinds)
        return path if path is None or path.suffix else path.with_suffix(extension)

    def copy_chart(self) -> None:
        """Copy the chart as an image, together with its numbers as text."""
        QApplication.clipboard().setMimeData(plot_mime_data(self._plot()))
        self._messages.show_confirmation(self.tr("Chart copied"))

    def copy_table(self) -> None:
        """Copy the table as tab-separated text for spreadsheets."""
        data = QMimeData()
        data.setText(csv_text(self._sheet(), "\t"))
        QApplication.clipboard().setMimeData(data)
        self._tell_table()

    def copy_text(self) -> None:
        """Copy the table as plain text with aligned columns."""
        QApplication.clipboard().setText(aligned_text(self._sheet()))
        self._tell_table()

    def _tell_table(self) -> None:
        self._messages.show_confirmation(self.tr("Table copied"))


def aligned_text(sheet: Sheet) -> str:
    """Return a table as plain text with aligned columns, in which spreadsheets do not evaluate
    formulas.
    """
    names = [str(name) for name in sheet[0]]
    texts = (map(statistics_texts.cell_text, names, row) for row in sheet[1:])
    rows = [[str(escape_formula(text)) for text in row] for row in texts]
    numbers = [
        place for place, name in enumerate(names) if statistics_texts.is_numeric_column(name)
    ]
    return align_columns([list(map(statistics_texts.column_title, names)), *rows], numbers=numbers)
