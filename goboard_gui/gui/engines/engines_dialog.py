"""The dialog of engines: their list and marks, programs to add, and tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...engine.capabilities import EngineFamily
from ..core import closing
from ..core.background import DiskTask
from ..core.qt_strings import to_qt
from ..core.settings import ANALYSIS_ENGINE, ENGINES, PLAY_ENGINE, Setting
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.labels import PlainLabel
from ..widgets.message_row import MessageAction, MessageRow
from ..widgets.qt_texts import as_tip
from ..widgets.scroll_areas import ShrinkingArea
from . import engine_list
from .analysis_texts import engines_disabled_text
from .check_report import check_report, progress_text
from .engine_check import EngineCheck
from .engine_host import engine_host
from .engine_links import EngineLinks
from .entry_form import EntryDraft, EntryForm
from .found_engines import FoundProgram, chosen_program, found_programs
from .preset_form import ANALYSING, PresetForm, ask_program

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...engine.entry import EngineEntry
    from ..actions.workspace import Workspace
    from .engine_check import CheckResult, CheckStage

_ROLES = (ANALYSIS_ENGINE, PLAY_ENGINE)
_LIST_WIDTH = 30
"""The width of the list, in digits."""
_PAGES_ROOM = QSize(340, 120)
"""The least size of the pages; less than they need is scrolled."""
_KEY = Qt.ItemDataRole.UserRole
"""The role of an item's key: the name of an engine, or the path of a program."""


class EnginesDialog(QDialog):
    """Modeless dialog with the user's engines and the programs that were found on the machine."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Engines"))
        self._workspace = workspace
        self._settings = workspace.settings
        self._host = engine_host()
        self._role: Setting[str] | None = None
        self._then: Callable[[], object] | None = None
        self._shown_name = ""
        self._drafts: dict[str, EntryDraft] = {}
        self._reports: dict[str, str] = {}
        self._check: EngineCheck | None = None
        self._checked_name = ""
        self._is_storing = False
        self._forms: dict[Path, PresetForm] = {}
        self._found: list[FoundProgram] = []
        self.offer = MessageRow()
        self.message = MessageRow()
        self.list = QListWidget()
        self.entry_form = EntryForm()
        self._build_pages()
        self._lay_out()
        self._connect()
        self._refresh(None)
        self._task: DiskTask | None = DiskTask(
            lambda _task: found_programs(), self._show_found, awaited=True
        )
        self._task.wait_briefly()
        self._select_first()
        self.list.setFocus()
        self.resize(760, 540)

    def _build_pages(self) -> None:
        self.empty_page = QWidget()
        column = QVBoxLayout(self.empty_page)
        column.setContentsMargins(0, 0, 0, 0)
        text = self.tr("No engine was found on this computer. Get one, then add its program here.")
        label = PlainLabel(text)
        label.setWordWrap(True)
        column.addWidget(label)
        column.addWidget(EngineLinks(), 1)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.empty_page)
        self.pages.addWidget(self.entry_form)

    def _lay_out(self) -> None:
        self.list.setAccessibleName(self.tr("Engines and programs found on this computer"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setMinimumHeight(5 * self.fontMetrics().lineSpacing())
        self.list.setFixedWidth(_LIST_WIDTH * self.fontMetrics().horizontalAdvance("0"))
        self.add_button = plain_button(self.tr("Add &Other Program…"), self.add_program)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self.add_button)
        row = QHBoxLayout()
        row.addLayout(left)
        self._area = ShrinkingArea(self.pages, _PAGES_ROOM)
        row.addWidget(self._area, 1)
        column = QVBoxLayout(self)
        for message in (self.offer, self.message):
            message.set_margins(0, 0, 0, 0)
            message.hide()
            message.closed.connect(message.hide)
            column.addWidget(message)
        column.addLayout(row, 1)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        form = self.entry_form
        self.offer.close_button.clicked.connect(lambda: self._decline_offer())
        form.edited.connect(self._keep_draft)
        form.committed.connect(self._store_drafts)
        form.marked.connect(self._mark_shown)
        form.test_button.clicked.connect(lambda: self.test_shown())
        form.cancel_button.clicked.connect(lambda: self.cancel_test())
        form.remove_button.clicked.connect(lambda: self.remove_shown())
        self.list.currentItemChanged.connect(lambda: self._show_current())
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)
        self._host.watch(self._availability_changed)

    def stop_work(self) -> None:
        """Stop searching and watching; `closing.dispose` calls this when the dialog closes."""
        self._host.unwatch(self._availability_changed)
        if self._task is not None:
            self._task.cancel()

    def reject(self) -> None:
        """Close the dialog, unless the user wants to correct what can't be stored."""
        self._store_drafts()
        for draft in self._drafts.values():
            text = self.tr("The changes to “{engine}” can't be stored. {problem}").format(
                engine=draft.name, problem=draft.problem()
            )
            if not dialogs.confirm(self, text, self.tr("&Discard")):
                return
        super().reject()

    # Commands that need an engine

    def offer_role(self, role: Setting[str], then: Callable[[], object]) -> None:
        """Say that a command needs an engine for a role, and call ``then`` once when there is one.

        The best engine is selected, so that one click adds or marks it and goes on.
        """
        self._role, self._then = role, then
        self._select_best()
        self._show_offer()
        button = self.offer.first_button
        (button if button.isEnabled() else self.list).setFocus()

    def _show_offer(self) -> None:
        role = self._role
        if role is None:
            self.offer.hide()
            return
        analysing = role is ANALYSIS_ENGINE
        form = self._shown_form
        if form is not None or not self._shown_name:
            text = self.tr("Add and Analyse") if analysing else self.tr("Add and Continue")
        else:
            text = (
                self.tr("Analyse with This Engine")
                if analysing
                else self.tr("Continue with This Engine")
            )
        reason = (
            self.tr("Analysing positions needs an engine.")
            if analysing
            else self.tr("Moves and hints need an engine.")
        )
        entry = self._entry(self._shown_name)
        if analysing and not self._may_analyse(form, entry):
            reason = self.tr(
                "{engine} doesn't analyse positions; KataGo and Leela Zero do."
            ).format(engine=EngineFamily.GNU_GO.value)
        self.offer.set_message(reason, (MessageAction(text, self._accept_offer),))
        suitable = (
            self._suits_role(form, role)
            if form is not None
            else entry is not None and (not analysing or engine_list.can_analyse(entry))
        )
        button = self.offer.first_button
        button.setEnabled(suitable)
        button.setDefault(suitable)
        self.offer.show()

    @staticmethod
    def _may_analyse(form: PresetForm | None, entry: EngineEntry | None) -> bool:
        """Return whether what is selected, if anything is, may be able to analyse."""
        return (
            form.can_analyse
            if form is not None
            else entry is None or engine_list.can_analyse(entry)
        )

    def _suits_role(self, form: PresetForm, role: Setting[str]) -> bool:
        """Return whether the engine of a form can be added for a role."""
        return form.is_complete and (role is PLAY_ENGINE or form.can_analyse)

    def _accept_offer(self) -> None:
        """Add or mark the selected engine, close the dialog and go on."""
        role, then = self._role, self._then
        assert role is not None
        self._role = self._then = None
        form = self._shown_form
        name = self._add(form) if form is not None else self._shown_name
        self._settings.set(role, name)
        self.reject()
        if then is not None and not self.isVisible():
            then()

    def _decline_offer(self) -> None:
        self._role = self._then = None

    def _settle_offer(self) -> None:
        """Go on with the command for which the user has just added or marked an engine."""
        if self._role is not None and self._entry(self._settings.get(self._role)) is not None:
            then, self._role, self._then = self._then, None, None
            self._show_offer()
            if then is not None:
                then()

    # Adding and removing

    def add_program(self) -> None:
        """Ask for a program, and show what is needed to add it."""
        program = ask_program(self)
        if program is None:
            return
        task = DiskTask(lambda _task: chosen_program(program), self._show_program, awaited=True)
        self._task = task
        task.wait_briefly()

    def _show_program(self, found: FoundProgram | Exception) -> None:
        self._task = None
        if isinstance(found, Exception):
            return
        if found.program not in [each.program for each in self._found]:
            self._found.append(found)
        self._refresh(found.program)

    def _show_found(self, found: list[FoundProgram] | Exception) -> None:
        self._task = None
        if isinstance(found, Exception):
            return
        self._found = found
        self._refresh(self._current_key())
        if self._role is not None and self._shown_form is None and not self._shown_name:
            self._select_best()
            self._show_offer()

    def _make_form(self, found: FoundProgram) -> PresetForm:
        if found.program not in self._forms:
            form = PresetForm(found.family, found.program, found.networks)
            form.changed.connect(self._show_offer)
            form.add_button.clicked.connect(lambda: self._add_and_show(form))
            self._forms[found.program] = form
            self.pages.addWidget(form)
            self.setTabOrder(form.links, self.buttons.button(QDialogButtonBox.StandardButton.Close))
        return self._forms[found.program]

    def _add(self, form: PresetForm) -> str:
        """Add the engine of a form, mark it where no engine is marked, and return its name."""
        entry = engine_list.add_entry(self._settings, form.entry())
        if form.chosen_family in ANALYSING and self._entry_for(ANALYSIS_ENGINE) is None:
            self._settings.set(ANALYSIS_ENGINE, entry.name)
        if self._entry_for(PLAY_ENGINE) is None:
            self._settings.set(PLAY_ENGINE, entry.name)
        return entry.name

    def _add_and_show(self, form: PresetForm) -> None:
        name = self._add(form)
        self._select(name)
        text = self.tr("“{engine}” was added. Test it to see what it can do.")
        self.message.set_message(text.format(engine=name))
        self.message.show()
        self._settle_offer()

    def remove_shown(self) -> None:
        """Remove the selected engine; the message offers to undo that."""
        name = self._shown_name
        entry = self._entry(name)
        if entry is None:
            return
        if self._checked_name == name:
            self.cancel_test()
        place = [each.name for each in engine_list.read_entries(self._settings)].index(name)
        roles = self._roles_of(name)
        draft = self._drafts.pop(name, None)
        engine_list.remove_entry(self._settings, name)
        undo = partial(self._restore, entry, place, roles, draft)
        text = self.tr("“{engine}” was removed.").format(engine=name)
        self.message.set_message(text, (MessageAction(self.tr("Undo"), undo),))
        self.message.show()

    def _restore(
        self,
        entry: EngineEntry,
        place: int,
        roles: set[Setting[str]],
        draft: EntryDraft | None,
    ) -> None:
        entry = engine_list.add_entry(self._settings, entry, place)
        for role in roles:
            if self._entry_for(role) is None:
                self._settings.set(role, entry.name)
        if draft is not None:
            self._drafts[entry.name] = draft
        self._refresh(entry.name)

    # Changing

    def _keep_draft(self, draft: EntryDraft) -> None:
        if self._shown_name:
            self._drafts[self._shown_name] = draft
            self._reports.pop(self._shown_name, None)
            self._show_test()

    def _store_drafts(self) -> None:
        """Store the drafts without a problem; the others stay."""
        for name, draft in list(self._drafts.items()):
            entry = self._entry(name)
            if entry is None or draft.problem():
                continue
            del self._drafts[name]
            if draft.entry() == entry:
                continue
            self._is_storing = True
            stored = engine_list.replace_entry(self._settings, name, draft.entry())
            self._is_storing = False
            if self._checked_name == name:
                self._checked_name = stored.name
            key = self._current_key()
            self._refresh(stored.name if key == name else key)

    def _mark_shown(self, role: Setting[str], on: bool) -> None:
        self._settings.set(role, self._shown_name if on else "")
        self._settle_offer()

    # Tests

    def test_shown(self) -> None:
        """Start the selected engine, and show what it can do."""
        self._store_drafts()
        entry = self._entry(self._shown_name)
        if entry is None or entry.name in self._drafts or self._check is not None:
            return
        self.message.hide()
        self._checked_name = entry.name
        self._reports[entry.name] = self.tr("Starting {engine}…").format(engine=entry.name)
        self._check = EngineCheck(entry, self)
        self._check.progressed.connect(self._show_progress)
        self._check.finished.connect(self._show_result)
        self._show_test()
        self.entry_form.cancel_button.setFocus()

    def cancel_test(self) -> None:
        """End the test that runs."""
        self._reports.pop(self._checked_name, None)
        self._end_test()

    def _end_test(self) -> None:
        check, self._check, self._checked_name = self._check, None, ""
        if check is not None:
            closing.dispose(check)
        had_focus = self.entry_form.cancel_button.hasFocus()
        self._show_test()
        if had_focus:
            self.entry_form.test_button.setFocus()

    def _show_progress(self, stage: CheckStage, line: str) -> None:
        self._reports[self._checked_name] = progress_text(stage, line)
        self._show_test()

    def _show_result(self, result: CheckResult) -> None:
        naming = self._workspace.view_settings.point_naming(self._workspace.document.session.shape)
        self._reports[self._checked_name] = check_report(result, naming)
        self._end_test()
        report = self.entry_form.report
        QTimer.singleShot(0, report, lambda: self._area.ensureWidgetVisible(report))

    def _show_test(self) -> None:
        name = self._shown_name
        reason = "" if self._host.is_allowed else engines_disabled_text()
        if self._check is not None and self._checked_name != name:
            text = self.tr("“{engine}” is being tested.")
            reason = reason or text.format(engine=self._checked_name)
        running = self._check is not None and self._checked_name == name
        self.entry_form.show_test(self._reports.get(name, ""), running=running, reason=reason)

    def _availability_changed(self) -> None:
        if not self._host.is_allowed and self._check is not None:
            self.cancel_test()
        self._show_test()

    # The list and the pages

    def _entry(self, name: str) -> EngineEntry | None:
        entries = engine_list.read_entries(self._settings)
        return next((entry for entry in entries if entry.name == name), None)

    def _entry_for(self, role: Setting[str]) -> EngineEntry | None:
        return engine_list.chosen_entry(self._settings, role)

    def _roles_of(self, name: str) -> set[Setting[str]]:
        return {role for role in _ROLES if self._settings.get(role) == name}

    def _setting_changed(self, setting: Setting[Any]) -> None:
        if setting in (ENGINES, *_ROLES) and not self._is_storing:
            self._refresh(self._current_key())

    def _refresh(self, key: str | Path | None) -> None:
        """Show the engines and programs as they are now, and select one if it is there."""
        with QSignalBlocker(self.list):
            self.list.clear()
            entries = engine_list.read_entries(self._settings)
            added = {entry.program for entry in entries}
            if entries:
                self._add_heading(self.tr("Your engines"))
            for entry in entries:
                self._add_item(self._marked_name(entry.name), entry.name, entry.program)
            if self._found:
                self._add_heading(self.tr("Found on this computer"))
            for found in self._found:
                name = found.family.value or found.program.name
                text = f"{name} – {to_qt(str(found.program))}"
                if str(found.program) in added:
                    text = self.tr("{program} (added)").format(program=text)
                self._add_item(text, found.program, str(found.program))
        if not self._select(key):
            self._select_first()
        self._show_current()

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self.list.addItem(item)

    def _add_item(self, text: str, key: str | Path, tip: str) -> None:
        item = QListWidgetItem(to_qt(text))
        item.setData(_KEY, key)
        item.setToolTip(as_tip(to_qt(tip)))
        self.list.addItem(item)

    def _marked_name(self, name: str) -> str:
        marks = {
            ANALYSIS_ENGINE: self.tr("analysis"),
            PLAY_ENGINE: self.tr("moves"),
        }
        shown = [marks[role] for role in _ROLES if self._settings.get(role) == name]
        return f"{name} ({', '.join(shown)})" if shown else name

    def _current_key(self) -> str | Path | None:
        item = self.list.currentItem()
        key: str | Path | None = None if item is None else item.data(_KEY)
        return key

    def _select(self, key: str | Path | None) -> bool:
        """Select the engine or program with this key; return False if there is none."""
        for row in range(self.list.count()):
            if key is not None and self.list.item(row).data(_KEY) == key:
                self.list.setCurrentRow(row)
                return True
        return False

    def _select_first(self) -> None:
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(_KEY)]
        if rows and self._current_key() is None:
            self.list.setCurrentRow(rows[0])

    def _select_best(self) -> None:
        """Select the engine or program that suits the role of the offer best."""
        role = self._role
        assert role is not None
        entries = engine_list.read_entries(self._settings)
        if role is ANALYSIS_ENGINE:
            entries = [each for each in entries if engine_list.can_analyse(each)]
        keys: list[str | Path] = [entry.name for entry in entries]
        keys += [
            each.program for each in self._found if self._suits_role(self._make_form(each), role)
        ]
        keys += [each.program for each in self._found if each.family in ANALYSING]
        if keys:
            self._select(keys[0])

    @property
    def _shown_form(self) -> PresetForm | None:
        page = self.pages.currentWidget()
        return page if isinstance(page, PresetForm) else None

    def _show_current(self) -> None:
        key = self._current_key()
        self._shown_name = key if isinstance(key, str) else ""
        entry = self._entry(self._shown_name)
        if entry is not None:
            self.pages.setCurrentWidget(self.entry_form)
            draft = self._drafts.get(entry.name) or EntryDraft.from_entry(entry)
            self.entry_form.show_draft(draft)
            self.entry_form.show_marks(self._roles_of(entry.name))
            self._show_test()
        elif isinstance(key, Path):
            found = next(each for each in self._found if each.program == key)
            self.pages.setCurrentWidget(self._make_form(found))
        else:
            self.pages.setCurrentWidget(self.empty_page)
        self._show_offer()
