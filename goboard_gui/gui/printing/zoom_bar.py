"""Bar above the preview: page number, number of pages and zoom."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QToolButton, QWidget

from ..widgets.buttons import highlight_when_checked
from .preview import PageFit

if TYPE_CHECKING:
    from collections.abc import Callable

    from .preview import PagePreview


class ZoomBar(QWidget):
    """Shows and controls page and zoom of a preview."""

    def __init__(self, view: PagePreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._busy = False
        self.page_box = QSpinBox()
        self.page_box.setKeyboardTracking(False)
        self.page_box.setAccessibleName(self.tr("Page"))
        self.page_box.setToolTip(self.tr("The page that is read"))
        self.count = QLabel()
        self.scale = QLabel()
        self.width_button = self._button(
            self.tr("Width"),
            self.tr("Fit the width of pages"),
            partial(view.use_fit, PageFit.WIDTH),
        )
        self.page_button = self._button(
            self.tr("Whole"), self.tr("Fit whole pages"), partial(view.use_fit, PageFit.PAGE)
        )
        for button in (self.width_button, self.page_button):
            button.setCheckable(True)
            highlight_when_checked(button)
        self.out_button = self._button("−", self.tr("Smaller"), partial(view.zoom, -1))
        self.in_button = self._button("+", self.tr("Larger"), partial(view.zoom, 1))
        self._lay_out()
        self.page_box.valueChanged.connect(view.go_to)
        view.page_changed.connect(self.refresh)
        view.scale_changed.connect(self.refresh)
        self.refresh()

    def _button(self, text: str, tip: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self._do(slot))
        return button

    def _do(self, slot: Callable[[], object]) -> None:
        slot()
        self.refresh()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(self.tr("Page")))
        row.addWidget(self.page_box)
        row.addWidget(self.count, 1)
        for widget in (self.width_button, self.page_button, self.out_button):
            row.addWidget(widget)
        row.addWidget(self.scale)
        row.addWidget(self.in_button)

    def show_busy(self, busy: bool) -> None:
        """Show whether more pages will follow."""
        self._busy = busy
        self.refresh()

    def refresh(self) -> None:
        view = self._view
        self.page_box.blockSignals(True)
        self.page_box.setRange(min(1, view.count), view.count)
        self.page_box.setValue(view.page)
        self.page_box.blockSignals(False)
        self.page_box.setEnabled(view.count > 0)
        text = self.tr("of {count} …") if self._busy else self.tr("of {count}")
        self.count.setText(text.format(count=view.count))
        self.scale.setText(f"{view.scale:.0%}")
        self.width_button.setChecked(view.fit is PageFit.WIDTH)
        self.page_button.setChecked(view.fit is PageFit.PAGE)
