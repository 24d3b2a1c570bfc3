"""List of presets, with buttons to save and delete them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from ..widgets import dialogs

if TYPE_CHECKING:
    from ...diagram.book.choices import PrintChoices
    from .presets import Presets


class PresetBar(QWidget):
    """Shows the preset that matches the current options, if there is one."""

    chosen = Signal(object)
    """The user chose a preset; carries its `PrintChoices`."""

    def __init__(self, presets: Presets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets = presets
        self._choices = presets.usual
        self._taken = ""
        self.box = QComboBox()
        self.box.setPlaceholderText(self.tr("Own choices"))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(6)
        self.save_button = QPushButton(self.tr("&Keep…"))
        self.save_button.setToolTip(self.tr("Keep these choices under a name"))
        self.remove_button = QPushButton(self.tr("Delete"))
        self.remove_button.setToolTip(self.tr("Delete this preset of yours"))
        label = QLabel(self.tr("Pre&set:"))
        label.setBuddy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.box, 1)
        for button in (self.save_button, self.remove_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.box.activated.connect(self._take)
        self.save_button.clicked.connect(self.keep)
        self.remove_button.clicked.connect(self.remove)
        self._fill()

    def _fill(self) -> None:
        self.box.clear()
        own = False
        for preset in self._presets.all:
            if preset.own and not own:
                self.box.insertSeparator(self.box.count())
                own = True
            self.box.addItem(preset.name, preset.name)
        self.show_choices(self._choices)

    def show_choices(self, choices: PrintChoices) -> None:
        """Select the preset that matches the options, preferably the one chosen last."""
        self._choices = choices
        preset = self._presets.of(choices, self._taken)
        self.box.setCurrentIndex(self.box.findData(preset.name) if preset else -1)
        self.remove_button.setEnabled(preset is not None and preset.own)

    def _take(self) -> None:
        preset = self._presets.named(self.box.currentData() or "")
        if preset is not None:
            self._taken = preset.name
            self._choices = self._presets.taken(preset, self._choices)
            self.chosen.emit(self._choices)
        self.show_choices(self._choices)

    def keep(self) -> None:
        """Ask for a name and save the options as a preset."""
        shown = self._presets.named(self.box.currentText())
        name = dialogs.ask_preset(self, shown.name if shown and shown.own else "")
        if not name:
            return
        known = self._presets.named(name)
        if known is not None and not known.own:
            dialogs.show_error(
                self, self.tr("A preset of the program is called so: {name}").format(name=name)
            )
            return
        question = self.tr("There is a preset {name}. Replace it?").format(name=name)
        if known is None or dialogs.ask_yes(self, question, self.tr("&Replace")):
            self._presets.keep(name, self._choices)
            self._taken = name
            self._fill()

    def remove(self) -> None:
        """Delete the selected preset after confirmation."""
        name = self.box.currentText()
        question = self.tr("Delete the preset {name}?").format(name=name)
        if dialogs.ask_yes(self, question, self.tr("&Delete")):
            self._presets.remove(name)
            self._fill()
