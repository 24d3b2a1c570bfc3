"""Dialog that saves the moves of a game as an animation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...diagram.book.options import NamingOptions, PrintOptions
from ...diagram.compose import ALL_SIDES, NamedPoints
from ...diagram.output.animation.options import (
    DELAY_LIMITS,
    LARGE_FILE,
    WIDTH_LIMITS,
    AnimationOptions,
)
from ...diagram.output.formats import ANIMATION_FORMATS, GIF, extensions, format_for
from ...diagram.theme import DARK, LIGHT, PRINT
from ...display_text import escape_name
from ...record.figures import PlanOptions
from ..core.settings import Setting
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.context_help import help_button
from ..widgets.file_output import write_file
from ..widgets.labels import PlainLabel
from ..widgets.progress_row import TaskProgressRow
from ..widgets.qt_texts import as_tip
from ..widgets.spin_boxes import DecimalSpinBox
from ..wording.format_texts import file_filter, unsupported_format_text
from .print_texts import translated_phrases

if TYPE_CHECKING:
    from pathlib import Path

    from ...diagram.book.options import PrintedGame
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings

FORMAT = Setting("print/kind of animation", GIF.extension, extensions(ANIMATION_FORMATS))
"""The extension of the last animation."""


class AnimationDialog(QDialog):
    """Dialog with the options of an animation, which shows the progress of writing it.

    Boards have the notation and the view of the window.
    """

    saved = Signal(object, str)
    """An animation was saved; carries the path of the file, and a text about its size."""

    def __init__(
        self,
        game: PrintedGame,
        move_count: int,
        view_settings: ViewSettings,
        settings: Settings,
        suggested: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog for the line of play through the selected node of a game, which has
        ``move_count`` moves. The extension of ``suggested``, a path, is replaced.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Animation"))
        self._game = game
        self._view_settings = view_settings
        self._settings = settings
        self._suggested = suggested
        self._size = 0
        self._path: Path | None = None
        defaults = AnimationOptions()
        self.first, self.last = self._move_box(1, move_count), self._move_box(1, move_count)
        self.last.setValue(move_count)
        self.seconds = DecimalSpinBox()
        self.seconds.setDecimals(1)
        self.seconds.setRange(*DELAY_LIMITS)
        self.seconds.setSingleStep(0.5)
        self.seconds.setValue(defaults.delay)
        self.seconds.setSuffix(self.tr(" s"))
        self.pixels = QSpinBox()
        self.pixels.setRange(round(WIDTH_LIMITS.least), round(WIDTH_LIMITS.most))
        self.pixels.setSingleStep(100)
        self.pixels.setValue(defaults.width)
        self.pixels.setSuffix(self.tr(" px"))
        self.theme = QComboBox()
        for title, theme in (
            (self.tr("Light"), LIGHT),
            (self.tr("Dark"), DARK),
            (self.tr("Black on white"), PRINT),
        ):
            self.theme.addItem(title, theme)
        self.edges = QCheckBox(self.tr("Coordinates at the &edges"))
        self.edges.setChecked(bool(view_settings.display_options.edges))
        self.numbers = QCheckBox(self.tr("Move &numbers on stones"))
        self.captions = QCheckBox(self.tr("Name of each move &below the board"))
        self.progress_row = TaskProgressRow()
        self._lay_out()
        self._connect()

    def _move_box(self, least: int, most: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, most)
        return box

    def _lay_out(self) -> None:
        moves = QWidget()
        row = QHBoxLayout(moves)
        row.setContentsMargins(0, 0, 0, 0)
        to = PlainLabel(self.tr("&to"))
        to.setBuddy(self.last)
        for widget in (self.first, to, self.last):
            row.addWidget(widget)
        row.addStretch()
        moves.setFocusProxy(self.first)
        moves.setFocusPolicy(self.first.focusPolicy())
        self.first.setAccessibleName(self.tr("First move"))
        self.last.setAccessibleName(self.tr("Last move"))
        self.form = QWidget()
        form = QFormLayout(self.form)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Moves:"), moves)
        form.addRow(self.tr("Time per mo&ve:"), self.seconds)
        form.addRow(self.tr("&Width:"), self.pixels)
        form.addRow(self.tr("C&olours:"), self.theme)
        for box in (self.edges, self.numbers, self.captions):
            form.addRow(box)
        self.pixels.setToolTip(as_tip(self.tr("The smaller the pictures, the smaller the file")))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save_button = plain_button(self.tr("&Save As…"), self.ask_and_save)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(help_button(self), QDialogButtonBox.ButtonRole.HelpRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.form)
        column.addWidget(self.progress_row)
        column.addWidget(buttons)
        self.save_button.setDefault(True)  # of the dialog, in which it is now

    def _connect(self) -> None:
        self.first.valueChanged.connect(self.last.setMinimum)
        self.progress_row.ended.connect(self._end)

    @property
    def animation(self) -> AnimationOptions:
        """The chosen options of the animation."""
        return AnimationOptions(
            self.pixels.value(),
            self.seconds.value(),
            self.captions.isChecked(),
            self.numbers.isChecked(),
        )

    @property
    def print_options(self) -> PrintOptions:
        """The chosen moves, and the look of the boards."""
        view_settings = self._view_settings
        shown = view_settings.display_options
        edges = (shown.edges or ALL_SIDES) if self.edges.isChecked() else frozenset()
        return PrintOptions(
            NamingOptions(view_settings.notation, view_settings.view, view_settings.reading),
            plan=PlanOptions(first=self.first.value(), last=self.last.value()),
            shown=shown._replace(edges=edges, names=NamedPoints.NONE, spotlight=False),
            theme=self.theme.currentData(),
            phrases=translated_phrases(),
        )

    def ask_and_save(self) -> None:
        """Ask for a file name, and save the animation in the format of its extension."""
        suggested = self._suggested.with_suffix(self._settings.get(FORMAT))
        kinds = file_filter(ANIMATION_FORMATS, format_for(suggested, ANIMATION_FORMATS))
        path = dialogs.ask_save_path(self, self.windowTitle(), str(suggested), kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(suggested.suffix)
        if path.suffix.lower() not in extensions(ANIMATION_FORMATS):
            dialogs.show_error(self, unsupported_format_text(path, ANIMATION_FORMATS))
            return
        self._settings.set(FORMAT, format_for(path, ANIMATION_FORMATS).extension)
        self.save(path)

    def save(self, path: Path) -> None:
        """Save the animation in steps; the dialog closes when this is done."""
        from ...diagram.output.animation.writing import write_animation  # with Pillow

        self._path = path
        self.form.setEnabled(False)
        self.save_button.setEnabled(False)
        self.progress_row.run(
            self.tr("Saving {name}…").format(name=escape_name(path.name)),
            write_animation(path, self._game, self.print_options, self.animation, self._write),
        )

    def _write(self, path: Path, data: bytes) -> None:
        write_file(self, path, data)
        self._size = len(data)

    def _end(self, done: bool) -> None:
        self.form.setEnabled(True)
        self.save_button.setEnabled(True)
        if done:
            self.saved.emit(self._path, self._size_text())
            self.accept()

    def _size_text(self) -> str:
        size = QLocale().formattedDataSize(self._size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
        if self._size > LARGE_FILE:
            text = self.tr(
                "{size} is too large for some chats and mail servers. Choose fewer moves or a "
                "smaller width."
            )
            return text.format(size=size)
        return self.tr("Size: {size}").format(size=size)

    def reject(self) -> None:
        """Cancel the saving in progress; if there is none, close the dialog."""
        if self.progress_row.busy:
            self.progress_row.cancel()
        else:
            super().reject()
