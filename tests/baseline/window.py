"""Drive the program in a window, in a process of its own, and write what is seen.

    python window.py SCENARIO FOLDER [FILE …]

The program is started by its own script. When it would wait for a person, a scenario runs instead:
it triggers actions by their object names and looks at the windows that Qt knows of.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import program

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

random.seed(0)

from PySide6.QtCore import (  # noqa: E402
    QAbstractListModel,
    QCoreApplication,
    QDate,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    Qt,
)
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QMouseEvent  # noqa: E402
from PySide6.QtWidgets import (  # noqa: E402
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QToolBar,
    QWidget,
)

STEADY, PATIENCE, GLANCE = 1000, 20_000, 40
"""Milliseconds: so long nothing may change on a picture; at most so long; between two looks."""
_MOST_ROWS = 60
"""So many rows of a list are written down."""


class Watcher:
    """Takes pictures of windows and writes down their texts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.prefix = ""
        self.seen: dict[str, int] = {}
        self.count = 0
        """How many texts were written."""

    def look(self, widget: QWidget, name: str) -> None:
        """Write a picture of a window, and what it says."""
        name = f"{self.prefix}{name}"
        again = self.seen[name] = self.seen.get(name, 0) + 1
        name = name if again == 1 else f"{name}-{again}"
        hide_machine(widget)
        settle(widget)
        for kind in ("pictures", "windows"):
            (self.folder / kind).mkdir(parents=True, exist_ok=True)
        widget.grab().save(str(self.folder / "pictures" / f"{name}.png"))
        self.note(f"windows/{name}", texts_of(widget))

    def note(self, name: str, lines: list[str]) -> None:
        """Write lines into a file."""
        self.count += 1
        path = self.folder / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def hide_machine(widget: QWidget) -> None:
    """Remove details of the machine from a window: the system, and the path of the program."""
    for field in widget.findChildren(QPlainTextEdit):
        text = field.toPlainText()
        without = re.sub(r"(?m)^(Linux|Programm?) .*$", r"\1 *", text)
        if field.isReadOnly() and without != text:
            field.setPlainText(without)


def settle(widget: QWidget) -> None:
    """Let the program go on until nothing changes on a widget any more."""
    whole, still, last = QElapsedTimer(), QElapsedTimer(), None
    whole.start()
    still.start()
    while still.elapsed() < STEADY and whole.elapsed() < PATIENCE:
        look = QElapsedTimer()
        look.start()
        while look.elapsed() < GLANCE:
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        image = widget.grab().toImage()
        if image != last:
            last = image
            still.restart()


def quoted(text: str) -> str:
    return text.replace("\n", "⏎")


def qt_class(widget: QObject) -> str:
    """Return the nearest class of Qt, as classes of the program may be renamed."""
    meta = widget.metaObject()
    while not meta.className().startswith("Q"):
        meta = meta.superClass()
    return meta.className()


def texts_of(window: QWidget) -> list[str]:
    """Return what a window says, from the top to the foot, a line for each visible widget."""
    lines = [f"title: {quoted(window.windowTitle())}", f"size: {window.width()}×{window.height()}"]
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window:
            continue
        said = list(said_by(widget))
        if said:
            place = widget.mapTo(window, QPoint(0, 0))
            found.append((place.y(), place.x(), f"{qt_class(widget)}: {' | '.join(said)}"))
    return lines + [line for *_, line in sorted(found)]


def said_by(widget: QWidget) -> Iterator[str]:
    """Yield what a widget shows, and what it tells of itself."""
    match widget:
        case QAbstractButton():
            yield from filter(None, [widget.text()])
            if widget.isCheckable():
                yield "checked" if widget.isChecked() else "not checked"
        case QLabel() | QLineEdit():
            yield from filter(None, [quoted(widget.text())])
        case QAbstractSpinBox():
            yield widget.text()
        case QPlainTextEdit() | QTextEdit():
            yield quoted(widget.toPlainText())
        case QComboBox():
            yield f"{widget.currentText()} of {[widget.itemText(n) for n in range(widget.count())]}"
        case QGroupBox():
            yield widget.title()
        case QTabBar():
            yield str([widget.tabText(n) for n in range(widget.count())])
        case QDockWidget():
            yield widget.windowTitle()
        case QHeaderView():
            pass
        case QAbstractItemView() if widget.model() is not None:
            model = widget.model()
            top = QModelIndex()
            rows = min(model.rowCount(top), _MOST_ROWS)
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
            for row in range(rows):
                cells = (model.index(row, column).data() for column in range(columns))
                yield " ; ".join("" if cell is None else quoted(str(cell)) for cell in cells)
    for kind, text in (
        ("tip", widget.toolTip()),
        ("name", widget.accessibleName()),
        ("about", widget.accessibleDescription()),
    ):
        if text:
            yield f"{kind}: {quoted(text)}"
    if not widget.isEnabled():
        yield "disabled"


def action_line(action: QAction) -> str:
    """Return all there is to know of an action, in a line."""
    portable = QKeySequence.SequenceFormat.PortableText
    keys = ", ".join(key.toString(portable) for key in action.shortcuts())
    state = []
    if action.isCheckable():
        state.append("checked" if action.isChecked() else "checkable")
    state += [] if action.isEnabled() else ["disabled"]
    state += [] if action.isVisible() else ["hidden"]
    state += [] if action.icon().isNull() else ["icon"]
    parts = [action.objectName() or "-", action.text(), keys, ", ".join(state)]
    parts += [action.toolTip(), action.statusTip()]
    return " | ".join(map(quoted, parts))


def menu_lines(
    actions: list[QAction], menus: dict[QAction, QMenu], indent: str = ""
) -> Iterator[str]:
    """Yield a line for each entry of a menu and of the menus below it."""
    for action in actions:
        if action.isSeparator():
            yield f"{indent}----"
        elif action in menus:
            yield f"{indent}{action_line(action)}"
            menus[action].aboutToShow.emit()
            yield from menu_lines(menus[action].actions(), menus, f"{indent}    ")
        else:
            yield f"{indent}{action_line(action)}"


def menus_of(*owners: QWidget) -> dict[QAction, QMenu]:
    """Return all menus below some widgets by their actions."""
    return {menu.menuAction(): menu for owner in owners for menu in owner.findChildren(QMenu)}


class Hands:
    """Finds and does things in the main window."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow)]
        (self.window,) = (w for w in windows if w.isVisible())
        self.commands = {
            action.objectName(): action
            for action in self.window.findChildren(QAction)
            if action.objectName()
        }
        self.command = "start"

    def trigger(self, name: str, times: int = 1) -> None:
        """Do a command; nothing is done where it is disabled."""
        self.command = name
        before = self.watcher.count
        for _ in range(times):
            self.commands[name].trigger()
        QCoreApplication.processEvents()
        if name in program.OPENED_LATER and self.watcher.count == before:
            self.wait_for_window()

    def asking(self) -> list[str]:
        """Return the commands that open a window, in the order of the menus."""
        asking = [name for name, action in self.commands.items() if action.text().endswith("…")]
        asking += [name for name in program.WINDOWS if name in self.commands]
        return [name for name in dict.fromkeys(asking) if name not in program.SEARCHING]

    def others(self) -> list[QWidget]:
        """Return the windows that are open beside the main window."""
        return [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget is not self.window and not isinstance(widget, QMenu)
        ]

    def wait_for_window(self) -> None:
        """Wait until a window is open beside the main window, or has been looked at."""
        before, timer = self.watcher.count, QElapsedTimer()
        timer.start()
        while not self.others() and self.watcher.count == before and timer.elapsed() < PATIENCE:
            QCoreApplication.processEvents()

    def look_at_windows(self) -> None:
        """Look at each window that is open, and close it."""
        QCoreApplication.processEvents()
        for widget in self.others():
            self.watcher.look(widget, f"dialog-{self.command}")
            self.look_at_pages(widget, f"dialog-{self.command}")
            widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()

    def look_at_pages(self, widget: QWidget, name: str) -> None:
        """Look at the other pages of a window that has tabs, or a list of its pages."""
        for tabs in widget.findChildren(QTabWidget):
            for page in range(1, tabs.count()):
                tabs.setCurrentIndex(page)
                self.watcher.look(widget, f"{name}-tab-{page}")
        counts = {stack.count() for stack in widget.findChildren(QStackedWidget)}
        for pages in widget.findChildren(QListWidget):
            if pages.count() > 1 and pages.count() in counts:
                for page in range(1, pages.count()):
                    pages.setCurrentRow(page)
                    self.watcher.look(widget, f"{name}-page-{page}")

    def board(self) -> QWidget:
        """Return the widget that draws the board, which the scroll area of the centre shows."""
        (area,) = self.window.centralWidget().findChildren(QScrollArea)
        return area.widget()

    def click(self, widget: QWidget, place: QPoint) -> None:
        """Click a place of a widget."""
        self._press(widget, place, Qt.MouseButton.LeftButton)
        QCoreApplication.processEvents()

    def _press(self, widget: QWidget, place: QPoint, button: Qt.MouseButton) -> None:
        """Press and release a mouse button at a place of a widget."""
        there, none = widget.mapToGlobal(place), Qt.KeyboardModifier.NoModifier
        for kind, held in (
            (QEvent.Type.MouseButtonPress, button),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(kind, QPointF(place), QPointF(there), button, held, none)
            QApplication.sendEvent(widget, event)

    def menu_at(self, widget: QWidget, place: QPoint, name: str) -> None:
        """Ask for the context menu of a place, and write it down."""
        self._press(widget, place, Qt.MouseButton.RightButton)
        if QApplication.activePopupWidget() is None:
            reason, there = QContextMenuEvent.Reason.Mouse, widget.mapToGlobal(place)
            QApplication.sendEvent(widget, QContextMenuEvent(reason, place, there))
        QCoreApplication.processEvents()
        popup = QApplication.activePopupWidget()
        lines = ["no menu"]
        if isinstance(popup, QMenu):
            lines = list(menu_lines(popup.actions(), menus_of(popup, self.window)))
            popup.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.watcher.note(f"menus/{self.watcher.prefix}context-{name}", lines)


def answer_dialogs(watcher: Watcher, hands: Callable[[], Hands]) -> None:
    """Let no dialog wait for a person: look at it and leave it."""

    def run(dialog: QDialog) -> int:
        dialog.show()
        name = f"dialog-{hands().command}"
        if isinstance(dialog, QFileDialog):
            lines = [dialog.windowTitle(), *dialog.nameFilters(), dialog.defaultSuffix()]
            lines += [Path(path).name for path in dialog.selectedFiles()]
            watcher.note(f"windows/{watcher.prefix}{name}-file", lines)
        else:
            watcher.look(dialog, name)
        dialog.hide()
        return 0

    for kind in (QDialog, QMessageBox, QInputDialog, QFileDialog):
        kind.exec = run
    QDate.currentDate = staticmethod(lambda: QDate(2026, 1, 1))


# --- scenarios --------------------------------------------------------------------------------


def main_window(hands: Hands) -> None:
    """The window as it starts."""
    hands.watcher.look(hands.window, "main")


def menus(hands: Hands) -> None:
    """Menu bar, tool bars, all commands, and context menus."""
    watcher, window = hands.watcher, hands.window
    hands.trigger(program.FORWARD, 9)
    watcher.look(window, "main-move-9")
    known = menus_of(window)
    watcher.note(
        f"menus/{watcher.prefix}menu-bar", list(menu_lines(window.menuBar().actions(), known))
    )
    for bar in window.findChildren(QToolBar):
        if bar.objectName():
            lines = [f"{bar.windowTitle()}", *menu_lines(bar.actions(), known)]
            watcher.note(f"menus/{watcher.prefix}tool-bar-{bar.objectName()}", lines)
    lines = sorted(map(action_line, hands.commands.values()))
    watcher.note(f"menus/{watcher.prefix}commands", lines)
    docks = [
        f"{dock.objectName()} | {dock.windowTitle()} | {action_line(dock.toggleViewAction())}"
        for dock in window.findChildren(QDockWidget)
    ]
    watcher.note(f"menus/{watcher.prefix}docks", sorted(docks))
    board = hands.board()
    for row in (2, 5):
        for column in (2, 4, 6):
            place = QPoint(board.width() * column // 9, board.height() * row // 9)
            hands.menu_at(board, place, f"board-{column}-{row}")
    beside = [
        (view.mapTo(window, QPoint(0, 0)).toTuple()[::-1], view)
        for view in window.findChildren(QAbstractScrollArea)
        if view.isVisible() and not window.centralWidget().isAncestorOf(view)
    ]
    for number, (_, view) in enumerate(sorted(beside, key=lambda each: each[0])):
        hands.menu_at(view.viewport(), QPoint(30, 12), f"view-{number}")
    popup = window.createPopupMenu()
    if popup is not None:
        watcher.note(
            f"menus/{watcher.prefix}context-window", list(menu_lines(popup.actions(), known))
        )


def dialogs(hands: Hands) -> None:
    """Every window that a command opens, on a game at move 9."""
    hands.trigger(program.FORWARD, 9)
    for name in hands.asking():
        hands.trigger(name)
        settle(hands.window)  # indexes and files are read in the background
        hands.look_at_windows()


def boards(hands: Hands) -> None:
    """A small board: scrolled, with the labels of its chains, with a path, and best play."""
    watcher, board = hands.watcher, hands.board()
    hands.trigger(program.FORWARD, 9)
    watcher.look(hands.window, "board")
    for name in program.SCROLLING:
        hands.trigger(name)
    watcher.look(hands.window, "scrolled")
    hands.trigger(program.CHAIN_LABELS)
    watcher.look(hands.window, "chains")
    hands.trigger(program.CHAIN_LABELS)
    hands.trigger(program.PATH)
    width, height = board.width(), board.height()
    for column in (2, 4):  # of six parts: the second and the fourth column of a board of five
        hands.click(board, QPoint(width * column // 6, height // 2))
    watcher.look(hands.window, "path")
    hands.trigger(program.PLAY)
    for name in program.SEARCHING:
        hands.trigger(name)
        hands.look_at_windows()


def panels(hands: Hands) -> None:
    """The panels that are hidden at first, one after the other."""
    for _ in range(20):
        hands.trigger(program.FORWARD)  # one at a time: how far the tree scrolls depends on it
    for name in program.PANELS:
        dock = hands.window.findChild(QDockWidget, name)
        if dock is not None:
            dock.toggleViewAction().trigger()
            hands.watcher.look(hands.window, f"panel-{name}")
            dock.toggleViewAction().trigger()


def edited(hands: Hands) -> None:
    """What is asked when a file with edits is left, and when it has changed on the disk."""
    hands.trigger(program.FORWARD, 5)
    hands.trigger(program.UNSAVED_EDIT)
    hands.watcher.look(hands.window, "edited")
    path = Path(sys.argv[1])
    path.write_bytes(path.read_bytes().replace(b"GNU Go 3.8", b"Somebody"))
    os.utime(path, (1_767_300_000, 1_767_300_000))
    for name in ("NEW", "SAVE", "RELOAD", "COMPARE_DISK", "OPEN_BACKUP", "CLOSE", "QUIT"):
        if name in hands.commands:
            date_backups()
            hands.trigger(name)
            settle(hands.window)  # files are read and written in the background
            hands.look_at_windows()
    hands.watcher.look(hands.window, "edited-after")


def date_backups() -> None:
    """Let all backups be of one time, which their names tell."""
    for path in Path(os.environ["XDG_DATA_HOME"]).rglob("????-??-?? ??????*"):
        path.rename(path.with_name(f"2026-01-01 120000{path.name[17:]}"))


def printing(hands: Hands) -> None:
    """The print window with each of the program's presets."""
    hands.trigger("PRINT")
    (window,) = hands.others()
    boxes = (box for box in window.findChildren(QComboBox) if box.findText("Kifu") >= 0)
    box = next(boxes)
    for row in range(box.count()):
        if box.itemText(row):
            box.setCurrentIndex(row)
            box.activated.emit(row)
            hands.watcher.look(window, f"print-{row}")
    box.setCurrentIndex(0)
    box.activated.emit(0)
    hands.look_at_pages(window, "print")
    window.close()


def keys(hands: Hands) -> None:
    """The keys of all commands."""
    lines = [
        f"{name} | {', '.join(key.toString() for key in action.shortcuts())}"
        for name, action in sorted(hands.commands.items())
    ]
    hands.watcher.note(f"menus/{hands.watcher.prefix}keys", lines)


def recovery(hands: Hands) -> None:
    """What is offered after the program was killed."""
    settle(hands.window)
    hands.wait_for_window()
    hands.command = "recovery"
    hands.look_at_windows()


SCENARIOS = {
    scenario.__name__: scenario
    for scenario in (
        *(main_window, menus, dialogs, boards, panels, edited, printing, keys, recovery),
    )
}


def main() -> None:
    """Start the program and run the scenario that is named."""
    scenario, folder, *files = sys.argv[1:]
    name, _, prefix = scenario.partition(":")
    watcher, hands = Watcher(Path(folder)), []
    watcher.prefix = f"{prefix}-" if prefix else ""
    answer_dialogs(watcher, lambda: hands[0])

    def play(*_: object) -> int:
        QApplication.setCursorFlashTime(0)
        hands.append(Hands(watcher))
        if name != "recovery":
            settle(hands[0].window)
        SCENARIOS[name](hands[0])
        return 0

    QApplication.exec = play
    sys.argv = ["goboard-gui", *files]
    with contextlib.suppress(SystemExit):
        program.open_window()()
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    try:
        main()
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)
