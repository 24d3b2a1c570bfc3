"""The closing path: work stops, connections end, and then everything is deleted."""

from __future__ import annotations

import ast
import gc
import re
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget
from shiboken6 import isValid, ownedByPython

import goboard_gui.gui
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core import closing
from goboard_gui.gui.core.background import Task
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.core.idle_tasks import IdleTask
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.window.main_window import MainWindow

GUI = Path(goboard_gui.gui.__file__).parent
NAP = 0
"""Milliseconds after which a timer is due at the next turn of the event loop."""


class Speaker(QObject):
    """Outlives what listens to it."""

    spoke = Signal(str)


class Listener(QObject):
    def __init__(self, speaker: Speaker, parent: QObject) -> None:
        super().__init__(parent)
        self.heard: list[str] = []
        closing.connect_until_closed(self, speaker.spoke, self.heard.append)


def delete_now(disposed: QObject) -> None:
    QCoreApplication.sendPostedEvents(disposed, QEvent.Type.DeferredDelete)


@pytest.fixture
def root(qtbot) -> QWidget:
    root = QWidget()
    qtbot.addWidget(root)
    return root


def test_what_is_disposed_of_is_deleted_by_the_event_loop_and_not_before(root):
    child = QObject(root)
    dispose(root)
    assert isValid(root)
    delete_now(root)
    assert not isValid(root)
    assert not isValid(child)


def test_its_timers_are_stopped_before_it_is_deleted(root):
    fired = []
    timer = QTimer(QObject(root), interval=NAP)
    timer.timeout.connect(lambda: fired.append(True))
    timer.start()
    dispose(root)
    QCoreApplication.processEvents()
    assert fired == []


def test_its_idle_tasks_are_stopped_and_leave_their_share_to_others(root, in_steps):
    task = IdleTask(QObject(root))
    task.run(iter(range(1000)))
    assert task.running
    dispose(root)
    assert not task.running
    assert task not in IdleTask._active


def test_whatever_has_work_is_told_to_stop_while_all_is_still_there(root):
    there = []

    class Worker(QObject):
        def stop_work(self) -> None:
            there.append(isValid(self) and isValid(root))

    Worker(QObject(root))
    Worker(root)
    dispose(root)
    assert there == [True, True]


def test_it_hears_nothing_more_of_what_lives_longer(root, qapp):
    speaker = Speaker()
    listener = Listener(speaker, root)
    speaker.spoke.emit("before")
    dispose(root)
    speaker.spoke.emit("after")
    assert listener.heard == ["before"]


def test_a_result_that_a_thread_finds_later_is_dropped(qtbot, root):
    from threading import Event

    may_end, ended, results = Event(), Event(), []

    class Owner(QObject):
        def __init__(self) -> None:
            super().__init__(root)
            self._task = Task(self._work, results.append)

        def stop_work(self) -> None:
            self._task.cancel()

        @staticmethod
        def _work(_task: Task) -> str:
            may_end.wait(30)
            ended.set()
            return "too late"

    Owner()
    dispose(root)
    may_end.set()
    assert ended.wait(30)
    QCoreApplication.processEvents()
    assert results == []


def test_disposing_twice_does_no_harm(root):
    dispose(root)
    dispose(root)
    delete_now(root)
    assert not isValid(root)


def test_a_dialog_that_is_open_beside_its_window_is_disposed_of_when_it_closes(root):
    dialog = QDialog(root)
    dialogs.show_modeless(dialog)
    dialog.close()
    delete_now(dialog)
    assert not isValid(dialog)


def test_a_dialog_on_its_way_out_is_not_brought_up_again(root):
    def bring_up() -> QDialog:
        return dialogs.raise_or_create(QDialog, root, lambda: QDialog(root))

    first = bring_up()
    assert bring_up() is first
    first.close()
    second = bring_up()
    assert second is not first
    delete_now(first)
    assert second.isVisible()


def test_a_closed_window_leaves_nothing_of_qt_to_the_garbage_collector(qtbot, settings):
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.commands[Command.PREFERENCES].trigger()
    gone = ref(window.document)
    gc.collect()
    window.close()
    delete_now(None)
    assert not isValid(window)
    qtbot._widgets.clear()
    del window
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        found = [made for made in gc.garbage if isinstance(made, QObject)]
        alive = [type(made).__name__ for made in found if isValid(made) and ownedByPython(made)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    del found
    gc.collect()
    assert alive == []
    assert gone() is None


class Uses(ast.NodeVisitor):
    """Finds what bypasses the closing path or the one place that collects garbage."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[str] = []

    def _note(self, node: ast.AST, what: str) -> None:
        self.found.append(f"{self.name}:{node.lineno}: {what}")

    def visit_Import(self, node: ast.Import) -> None:
        if self.name != "garbage.py" and any(alias.name == "gc" for alias in node.names):
            self._note(node, "import gc; `gui/core/garbage.py` alone does")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module == "shiboken6":
            self._note(node, "isValid: dispose of what must not be reached any more")

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = node.func
        if not isinstance(called, ast.Attribute):
            return
        if called.attr == "deleteLater" and self.name != "closing.py":
            self._note(node, "deleteLater: use closing.dispose")
        if called.attr == "singleShot" and len(node.args) < 3:
            self._note(node, "a single shot without an object that must still exist")
        if called.attr == "connect":
            self._judge_sender(node, called.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        if node.attr == "WA_DeleteOnClose":
            self._note(node, "WA_DeleteOnClose: use closing.dispose")

    def _judge_sender(self, node: ast.Call, signal: ast.expr) -> None:
        sender = ast.unparse(signal).rpartition(".")[0].rpartition(".")[2].lstrip("_")
        if sender in ("settings", "app") and self.name != "closing.py":
            self._note(node, "a signal of what lives longer: use closing.connect_until_closed")


MAY_BYPASS = re.compile(
    r"\bgc\b|shiboken6|deleteLater|singleShot|WA_DeleteOnClose|(settings|app)\.\w+\.connect"
)
"""What is in every source with a bypass; most have none of it, and need not be parsed."""


def uses(source: str, name: str = "some.py") -> list[str]:
    if not MAY_BYPASS.search(source):
        return []
    visitor = Uses(name)
    visitor.visit(ast.parse(source))
    return visitor.found


def test_no_module_of_the_window_bypasses_the_closing_path():
    files = sorted(GUI.rglob("*.py"))
    found = [use for file in files for use in uses(file.read_text(), file.name)]
    assert found == []
    assert len(files) > 100


@pytest.mark.parametrize(
    "source",
    [
        "import gc",
        "from shiboken6 import isValid",
        "dialog.deleteLater()",
        "menu.aboutToHide.connect(menu.close); menu.setAttribute(Qt.WA_DeleteOnClose)",
        "QTimer.singleShot(0, self.go)",
        "self._settings.changed.connect(self._follow)",
        "parts.settings.changed.connect(self._follow)",
    ],
)
def test_a_planted_bypass_is_found(source):
    assert len(uses(source)) == 1
