"""Window for printing and export, with options and preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ...diagram.book.content.template_examples import template_examples
from ...diagram.book.production import BookBuilder
from ..core.review_settings import loss_thresholds
from ..core.settings import Setting
from ..widgets.buttons import plain_button
from ..widgets.context_help import help_button
from ..widgets.desktop_open import open_on_desktop
from ..widgets.file_drop import FileDropFilter
from ..widgets.progress_row import TaskProgressRow
from ..widgets.qt_texts import as_tip
from .captions import SavedCaptions
from .chapters import Chapter, ChapterBar, Chapters, SavedBooks, problem_sheet_choices
from .options_form import OptionsForm
from .page_maker import PageMaker
from .page_output import PageOutput
from .page_warnings import PageWarning, WarningLabel, WarningList, page_warnings
from .presets import PresetBar, Presets, default_choices
from .preview import PagePreview, ZoomBar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent

    from ...diagram.book.options import PrintChoices, PrintedGame
    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from ..widgets.form import CompactForm
    from .chapters import RecordSource

GEOMETRY = Setting("print/geometry", QByteArray())

_FORM_WIDTH = 420


class PrintWindow(QDialog):
    """Window with print options on the left and a preview on the right.

    The window is modal: the record can't be edited meanwhile.
    """

    def __init__(
        self,
        records: RecordSource,
        view_settings: ViewSettings,
        settings: Settings,
        parent: QWidget | None = None,
        forms: Sequence[CompactForm] | None = None,
        captions: SavedCaptions | None = None,
        problems: Sequence[PrintedGame] = (),
    ) -> None:
        """Create the window for records, or for some of their ``problems``.

        ``forms`` are its option forms if they already exist, and ``captions`` the saved captions of
        records.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print and Export"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._focused: QWidget | None = None
        self._scroll_pending = False
        self._saved_files: Sequence[Path] = ()
        self._view_settings = view_settings
        self._settings = settings
        several = records.game_count > 1
        usual = default_choices(view_settings, records.session, several=several)
        usual = usual.with_value("edition.thresholds", loss_thresholds(settings))
        self.presets = Presets(settings, usual)
        self._captions = captions or SavedCaptions(settings)
        last = self.presets.last_choices()
        choices = self._captions.restore_captions(records, last, usual)
        if problems:
            choices = problem_sheet_choices(choices)
        self.chapters = Chapters(Chapter(records, choices, problems), self)
        self.books = SavedBooks(settings, self.presets.defaults)
        self.chapter_bar = ChapterBar(self.chapters, self.books, settings)
        self.form = OptionsForm(self.choices, forms)
        self.preset_bar = PresetBar(self.presets)
        self.preset_bar.show_choices(self.choices)
        self.view = PagePreview()
        self.zoom_bar = ZoomBar(self.view)
        self.message_label = WarningLabel()
        self.open_button = plain_button("", self._open_saved)
        self.open_button.hide()
        self.warning_list = WarningList()
        self.progress_row = TaskProgressRow()
        self.maker = PageMaker(self._produce, self)
        self.output = PageOutput(self.chapters, settings, self.maker, self.progress_row, self)
        self._build_buttons()
        self._lay_out()
        self._connect()
        self._show_examples()
        self.maker.start()
        self.form.setFocus()
        if not self.restoreGeometry(settings.get(GEOMETRY)):
            self.resize(1100, 780)

    def records_in_use(self) -> list[Path]:
        """Return the paths of the files of all chapters."""
        paths = (chapter.records.path for chapter in self.chapters.all)
        return [path for path in paths if path is not None]

    @property
    def choices(self) -> PrintChoices:
        """The options of the current chapter."""
        return self.chapters.current_chapter.choices

    def _produce(self) -> BookBuilder:
        first = self.chapters.all[0]
        return BookBuilder(first.games(), first.choices.edition, self.chapters.following_chapters())

    def _build_buttons(self) -> None:
        self.print_button = plain_button(self.tr("&Print…"), self.output.ask_and_print)
        self.save_button = plain_button(self.tr("Save &As…"), self.output.ask_and_save)
        self.series_button = plain_button(
            self.tr("Picture Series…"),
            lambda: self.output.ask_and_save_series(self._view_settings.display_options.last_move),
        )
        self.series_button.setToolTip(
            self.tr("Save a picture of each position of this game, for slides")
        )
        self.close_button = plain_button(self.tr("Close"), self.close)
        for keys, button in (
            (QKeySequence.StandardKey.Print, self.print_button),
            (QKeySequence.StandardKey.Save, self.save_button),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
            text = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(as_tip(text))

    def _lay_out(self) -> None:
        left, right = QWidget(), QWidget()
        options = QVBoxLayout(left)
        options.setContentsMargins(0, 0, 0, 0)
        options.addWidget(self.chapter_bar)
        options.addWidget(self.preset_bar)
        options.addWidget(self.form, 1)
        pages = QVBoxLayout(right)
        pages.setContentsMargins(0, 0, 0, 0)
        pages.addWidget(self.zoom_bar)
        pages.addWidget(self.view, 1)
        pages.addWidget(self.warning_list)
        messages = QHBoxLayout()
        messages.addWidget(self.message_label, 1)
        messages.addWidget(self.open_button)
        pages.addLayout(messages)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_FORM_WIDTH, 2 * _FORM_WIDTH])
        below = QHBoxLayout()
        below.addStretch()
        for button in (
            *(help_button(self), self.print_button, self.save_button),
            *(self.series_button, self.close_button),
        ):
            below.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(splitter, 1)
        column.addWidget(self.progress_row)  # beside the buttons, it would widen small windows
        column.addLayout(below)
        self._options = left

    def _connect(self) -> None:
        self.form.changed.connect(self._options_changed)
        self.preset_bar.chosen.connect(self._apply_preset)
        self.chapters.changed.connect(self.maker.schedule)
        self.chapters.changed.connect(self._show_chapter)
        self.chapters.current_changed.connect(self._show_chapter)
        self.maker.started.connect(self._show_new_pages)
        self.maker.progressed.connect(self._show_more_pages)
        self.warning_list.page_requested.connect(self.view.go_to)
        self.output.started.connect(self._enable)
        self.output.ended.connect(self._output_ended)
        FileDropFilter(self, self.chapter_bar.add_files, self.chapter_bar.isEnabled)

    def _options_changed(self, choices: PrintChoices) -> None:
        self.preset_bar.show_choices(self.chapters.set_choices(choices))
        self.chapter_bar.refresh()
        self.maker.schedule()

    def _apply_preset(self, choices: PrintChoices) -> None:
        taken = self.chapters.apply_preset(choices)
        self.form.show_choices(taken)
        self.preset_bar.show_choices(taken)
        self.chapter_bar.refresh()
        self.maker.schedule()

    def _show_chapter(self) -> None:
        self.form.show_choices(self.choices)
        self.preset_bar.show_choices(self.choices)
        self._show_examples()
        self._scroll_to_chapter()

    def _show_examples(self) -> None:
        """Show the captions and titles of the open game as examples of their templates."""
        game, number = self.chapters.current_chapter.open_game()
        production = self.maker.production
        blocks = production.book.blocks if production.done else ()
        phrases, chapter = self.choices.edition.phrases, self.chapters.index
        self.form.show_examples(
            template_examples(game, phrases, blocks, number=number, chapter=chapter)
        )
        printed = production.options
        self.form.show_default_texts(
            {"edition.title": printed.title, "edition.author": printed.author}
        )

    def _scroll_to_chapter(self) -> None:
        """Scroll to the first page of the chapter, once it is made."""
        begins, index = self.maker.production.pages.chapter_starts, self.chapters.index
        self._scroll_pending = self.maker.busy
        if not self._scroll_pending and index < len(begins):
            self.view.go_to(begins[index] + 1)

    def _show_new_pages(self) -> None:
        self._awaiting_pages = True

    def _show_more_pages(self) -> None:
        """Show pages as they are made, keeping the old pages until the first new one is ready."""
        production = self.maker.production
        if self._awaiting_pages and (production.sheets or not self.maker.busy):
            self._awaiting_pages = False
            self.view.show_sheets(production.sheets)
        elif not self._awaiting_pages:
            self.view.update_pages()
        self.zoom_bar.show_busy(self.maker.busy)
        if not self.maker.busy:
            unused = map(PageWarning, self.form.warnings())
            self.warning_list.show_warnings([*unused, *page_warnings(production)])
            self._show_message("", warn=False)
            self._show_examples()
            self._enable()
            if self._scroll_pending:
                self._scroll_to_chapter()

    def _enable(self) -> None:
        free = not self.progress_row.busy
        if not free and self._options.isEnabled():
            self._focused = self.focusWidget()
        self._options.setEnabled(free)
        there = self.maker.busy or bool(self.maker.production.sheets)
        for button in (self.print_button, self.save_button):
            button.setEnabled(free and there)
        self.series_button.setEnabled(free)
        if free and self._focused is not None:
            self._focused.setFocus()
            self._focused = None

    def _output_ended(self, message: str, warns: bool) -> None:
        self._enable()
        if message:
            self._show_message(message, warn=warns, files=self.output.saved_files)

    def _show_message(self, text: str, *, warn: bool, files: Sequence[Path] = ()) -> None:
        """Show a message below the pages; the ``files`` that it is about can be opened."""
        self._saved_files = files
        self.message_label.show_message(text, warn=warn)
        several = len(files) > 1
        self.open_button.setText(self.tr("Open Folder") if several else self.tr("Open"))
        self.open_button.setToolTip(
            self.tr("Show the files in the file manager")
            if several
            else self.tr("Open the file with the program for its type")
        )
        self.open_button.setVisible(bool(files))

    def _open_saved(self) -> None:
        """Open the file that was saved last, or the folder of several files."""
        files = self._saved_files
        open_on_desktop(self, files[0].parent if len(files) > 1 else files[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel any output in progress and close the window, unlike `reject`."""
        self.progress_row.cancel()
        super().closeEvent(event)

    def reject(self) -> None:
        """Cancel output in progress; if there is none, close the window."""
        if self.progress_row.busy:
            self.progress_row.cancel()
            return
        super().reject()

    def done(self, result: int) -> None:
        first = self.chapters.all[0]
        self.presets.save_last_used(first.choices)
        self._captions.save_captions(first.records, first.choices, self.presets.defaults)
        self.books.save_book(self.chapters.all)
        self._settings.set(GEOMETRY, self.saveGeometry())
        super().done(result)
