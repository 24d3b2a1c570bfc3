"""Engine console: what is sent to an engine and what it writes, and a field for commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ...engine.events import EngineStatus, RequestFailed, StatusChanged
from ...engine.transcript import Stream
from ..core import closing
from ..core.folders import start_folder
from ..core.i18n import format_number
from ..core.qt_strings import from_qt, to_qt
from ..core.settings import ANALYSIS_ENGINE, ENGINES, PLAY_ENGINE
from ..widgets import dialogs
from ..widgets.buttons import IconButton, plain_button
from ..widgets.combo_boxes import set_combo_box_name
from ..widgets.labels import ElidedLabel, PlainLabel
from ..widgets.qt_texts import as_tip
from ..widgets.text_fields import FindField, displayed_length
from . import analysis_texts
from .command_field import CommandField
from .engine_host import engine_host
from .engine_list import chosen_entry, read_entries
from .transcript_view import LONGEST_ROW, TranscriptView, marked_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QShowEvent

    from ...engine.entry import EngineEntry
    from ...engine.events import EngineEvent
    from ..actions.workspace import Workspace
    from .engine_host import HostedEngine

_POLL_MS = 200
_SIZE = QSize(760, 520)
_DETAIL_LINES = 4
_QUIT = "quit"


class EngineConsole(QDialog):
    """Modeless dialog with the transcript of an engine; engines that it shows keep running."""

    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Engine Console"))
        self.resize(_SIZE)
        self._workspace = workspace
        self._host = engine_host()
        self._listeners: dict[HostedEngine, Callable[[EngineEvent], object]] = {}
        self._error = ""
        self._entries: list[EngineEntry] = []
        self.engines = QComboBox()
        set_combo_box_name(self.engines, self.tr("Engine"))
        self.state = ElidedLabel()
        self.view = TranscriptView()
        self.view.setAccessibleName(self.tr("Lines sent and received"))
        self.detail = QPlainTextEdit(readOnly=True)
        self.detail.setFont(self.view.font())
        self.detail.setAccessibleName(self.tr("Complete line"))
        self.detail.setTabChangesFocus(True)
        self.detail.setMaximumHeight(_DETAIL_LINES * self.view.fontMetrics().lineSpacing() + 14)
        self.detail.hide()
        self.find_field = FindField()
        self.find_field.setPlaceholderText(self.tr("Find text…"))
        self.find_field.setAccessibleName(self.tr("Find"))
        self.find_field.setClearButtonEnabled(True)
        self.find_status = PlainLabel()
        self.previous = IconButton(
            "find-previous", self.tr("Previous result"), lambda: self.step_matches(-1)
        )
        self.next = IconButton("find-next", self.tr("Next result"), lambda: self.step_matches(1))
        self.field = CommandField()
        self.field.setAccessibleName(self.tr("Command"))
        self.send_button = plain_button(self.tr("&Send"), self.field.send)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._poll)
        self._connect()
        self._list_engines()
        self._show_first_engine()
        self.field.setFocus()

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.engines)
        above.addWidget(self.state, 1)
        finding = QHBoxLayout()
        finding.addWidget(self.find_field, 1)
        finding.addWidget(self.find_status)
        finding.addWidget(self.previous)
        finding.addWidget(self.next)
        legend = PlainLabel(self.tr("> sent   < received   ! error output"))
        legend.setFont(self.view.font())
        sending = QHBoxLayout()
        sending.addWidget(self.field, 1)
        sending.addWidget(self.send_button)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.save_button = plain_button(self.tr("Save &As…"), self.save)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        below = QHBoxLayout()
        below.addWidget(legend, 1)
        below.addWidget(buttons)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addLayout(finding)
        column.addWidget(self.view, 1)
        column.addWidget(self.detail)
        column.addLayout(sending)
        column.addLayout(below)

    def _connect(self) -> None:
        self.engines.activated.connect(self._show_engine)
        self.view.selected.connect(self._show_detail)
        self.find_field.textChanged.connect(self._find)
        self.find_field.next_requested.connect(lambda: self.step_matches(1))
        self.find_field.previous_requested.connect(lambda: self.step_matches(-1))
        self.find_field.closed.connect(self._end_search)
        self.field.command_entered.connect(self.send_command)
        self._host.watch(self._refresh_state)
        closing.connect_until_closed(self, self._workspace.settings.changed, self._setting_changed)
        standard = QKeySequence.StandardKey
        for keys, slot in (
            (standard.Find, self._focus_find_field),
            (standard.FindNext, lambda: self.step_matches(1)),
            (standard.FindPrevious, lambda: self.step_matches(-1)),
        ):
            QShortcut(keys, self, slot)

    # Engines

    @property
    def entry(self) -> EngineEntry | None:
        """The entry of the engine that is shown, or None if there is none."""
        row = self.engines.currentIndex()
        return self._entries[row] if row >= 0 else None

    @property
    def _engine(self) -> HostedEngine | None:
        """The engine that is shown, or None if it was never started."""
        return None if self.entry is None else self._host.find(self.entry)

    def _setting_changed(self, setting: object) -> None:
        if setting is ENGINES:
            self._list_engines()

    def _list_engines(self) -> None:
        """List the user's engines and others that still run, and keep the choice."""
        listed = read_entries(self._workspace.settings)
        running = [each.entry for each in self._host.running() if each.entry not in listed]
        shown, entries = self.entry, listed + running
        self._entries = entries
        self.engines.clear()
        self.engines.addItems([to_qt(entry.name) for entry in listed])
        template = self.tr("{engine} (removed from the list)")
        self.engines.addItems([to_qt(template.format(engine=entry.name)) for entry in running])
        self.engines.setCurrentIndex(entries.index(shown) if shown in entries else 0)
        if self.entry != shown:
            self._show_engine()

    def _show_first_engine(self) -> None:
        """Show an engine that runs, or else the one for analysis or play."""
        running = [engine.entry for engine in self._host.running()]
        roles = [chosen_entry(self._workspace.settings, r) for r in (ANALYSIS_ENGINE, PLAY_ENGINE)]
        wanted = [entry for entry in (*running, *roles) if entry is not None]
        if wanted:
            self.engines.setCurrentIndex(self._entries.index(wanted[0]))
        self._show_engine()

    def _show_engine(self) -> None:
        self._error = ""
        self._attach()
        self._poll()

    def _attach(self) -> None:
        """Listen to the shown engine and show its transcript, if it was ever started."""
        engine = self._engine
        if engine is not None and engine not in self._listeners:
            self._listeners[engine] = partial(self._receive, engine)
            engine.add_listener(self._listeners[engine])
        transcript = None if engine is None else engine.supervisor.transcript
        self.view.show_transcript(transcript)
        capabilities = None if engine is None else engine.capabilities
        self.field.complete_with(() if capabilities is None else capabilities.commands)

    def _receive(self, engine: HostedEngine, event: EngineEvent) -> None:
        if engine is not self._engine:
            return
        match event:
            case RequestFailed(error):
                session = self._workspace.document.session
                naming = self._workspace.view_settings.point_naming(session.shape)
                self._error = analysis_texts.error_text(error, engine.entry.name, naming)
            case StatusChanged(_, capabilities) if capabilities is not None:
                self.field.complete_with(capabilities.commands)
        self._refresh_state()

    def _refresh_state(self) -> None:
        allowed = self._host.is_allowed
        reason = "" if allowed else analysis_texts.engines_disabled_text()
        text = reason or self._state_text()
        self.state.setText(text)
        self.state.setToolTip(as_tip(text))
        can_send = allowed and self.entry is not None
        for widget in (self.field, self.send_button):
            widget.setEnabled(can_send)
            widget.setToolTip(as_tip(reason))
        self.field.setAccessibleDescription(reason)
        placeholder = self.tr("Type a command, such as name or showboard")
        self.field.setPlaceholderText(placeholder if can_send else "")

    def _state_text(self) -> str:
        if self.entry is None:
            return self.tr("No engine yet. Add one: Tools ▸ Analysis and Engines ▸ Engines…")
        engine = self._engine
        status = EngineStatus.STOPPED if engine is None else engine.status
        if engine is not None and status is EngineStatus.STARTING:
            line = next(iter(engine.supervisor.transcript.last(Stream.ERRORS, 1)), "")
            return " ".join(filter(None, (self.tr("Starting…"), line)))
        texts = {
            EngineStatus.STOPPED: self.tr("Not running. The first command starts it."),
            EngineStatus.READY: self.tr("Ready"),
            EngineStatus.BUSY: self.tr("Busy"),
            EngineStatus.ANALYSING: self.tr("Analysing"),
            EngineStatus.FAILED: self.tr("Ended"),
        }
        return " · ".join(filter(None, (texts[status], self._error)))

    # Lines

    def _poll(self) -> None:
        """Show what has changed since the last time."""
        if any(each.entry not in self._entries for each in self._host.running()):
            self._list_engines()
        engine = self._engine
        if engine is not None and engine not in self._listeners:
            self._attach()
        matches = len(self.view.transcript.matches)
        self.view.transcript.add_new_lines()
        if matches != len(self.view.transcript.matches):
            self._show_match_count()
        self._refresh_state()
        self.save_button.setEnabled(bool(self.view.transcript.lines))

    def _show_detail(self) -> None:
        """Show the current line completely, if its row is too short for it."""
        line = self.view.current_line
        metrics, room = self.view.fontMetrics(), self.view.viewport().width()
        fits = line is None or (
            len(line.text) <= LONGEST_ROW
            and metrics.horizontalAdvance(to_qt(marked_text(line))) <= room
        )
        self.detail.setVisible(not fits)
        if line is None or fits:
            return
        text = line.text[: displayed_length(line.text)]
        self.detail.setPlainText(to_qt(text if text == line.text else f"{text}…"))
        self.detail.find(self.find_field.text())

    def _find(self, query: str) -> None:
        self.view.transcript.find(from_qt(query))
        row = self.view.currentIndex().row()
        matches = self.view.transcript.matches
        if matches and row not in matches:
            self.view.go_to_row(matches[-1])
        self._show_match_count()

    def step_matches(self, steps: int) -> None:
        """Go to the next or previous line with a match; after the last comes the first."""
        matches, row = self.view.transcript.matches, self.view.currentIndex().row()
        if not matches:
            return
        following = [match for match in matches if (match > row if steps > 0 else match < row)]
        ordered = following or matches
        self.view.go_to_row(ordered[0] if steps > 0 else ordered[-1])
        self._show_match_count()

    def _focus_find_field(self) -> None:
        self.find_field.setFocus()
        self.find_field.selectAll()

    def _show_match_count(self) -> None:
        matches, row = self.view.transcript.matches, self.view.currentIndex().row()
        if not self.find_field.text():
            text = ""
        elif not matches:
            text = self.tr("No matches")
        elif row in matches:
            text = self.tr("{number} of {count}").format(
                number=format_number(matches.index(row) + 1), count=format_number(len(matches))
            )
        else:
            text = self.tr("%Ln matches", "", len(matches))
        self.find_status.setText(text)
        self.find_field.setAccessibleDescription(text)
        for button in (self.previous, self.next):
            button.setEnabled(bool(matches))

    def _end_search(self) -> None:
        if self.find_field.text():
            self.find_field.clear()
        self.view.setFocus()

    # Commands

    def send_command(self, command: str) -> None:
        """Send a command to the engine that is shown, and start it if necessary."""
        entry = self.entry
        if entry is None or not self._host.is_allowed:
            return
        self._error = ""
        try:
            engine = self._host.engine(entry)
        except OSError as error:
            self._error = str(error)
            self._refresh_state()
            return
        self._attach()
        if command.lower() == _QUIT:  # the end is wanted, so it must not be reported as a crash
            engine.supervisor.stop()
        else:
            engine.supervisor.send_command(command)
        self._poll()
        self.view.scrollToBottom()

    def save(self) -> None:
        """Ask for a file name, and save the lines."""
        from ..widgets.file_output import save_file

        entry = self.entry
        lines = self.view.transcript.lines
        if entry is None or not lines:
            return
        name = "".join(sign if sign.isalnum() else "-" for sign in entry.name)
        suggested = f"{start_folder('')}/{name}.txt"
        kinds = self.tr("Text (*.txt)")
        path = dialogs.ask_save_path(self, self.windowTitle(), suggested, kinds)
        if path is not None:
            text = "".join(f"{marked_text(line)}\n" for line in lines)
            path = path if path.suffix else path.with_suffix(".txt")
            save_file(self, path, text.encode("utf-8", "replace"))

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._poll()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def stop_work(self) -> None:
        """Release the engines; `closing.dispose` calls this when the console closes."""
        self._timer.stop()
        self._host.unwatch(self._refresh_state)
        for listener in self._listeners.values():
            self._host.release(listener)
        self._listeners.clear()
