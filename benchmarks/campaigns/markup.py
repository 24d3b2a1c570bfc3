"""R21: the texts of files are shown as plain text; nothing is fetched, opened or raised."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.sgf.values import encode_simple_text, encode_text

from .desk import application, wait_until
from .parts import numbered
from .payloads import PAYLOADS
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .probes import Probes

# Commands whose windows show what a file says.
_COMMANDS = (
    *("GAME_INFO", "GAMES", "FIND", "REOPEN_ENCODING", "COMPARE_DISK", "OPEN_BACKUP", "TIDY"),
    *("REWRITE_COMMENTS", "NODE_NAME", "COMPARE", "COPY_MOVES", "PALETTE", "SAVE_TEXT", "KEYS"),
)
_LONGEST_NAME = 200


def show_payloads(cases: Iterable[int], commands: bool = True) -> Result:
    """Show payloads in names, comments, labels and file names, wherever these appear."""
    import pytest

    application()
    from .probes import probes

    result = Result()
    with pytest.MonkeyPatch.context() as patch, probes(patch) as probe:
        for number, template in numbered(cases, PAYLOADS):
            payload = template.format(file=probe.file, url=probe.url)
            label = f"payload {number} {payload[:24]!r}"
            result.counts["payloads"] += 1
            with tempfile.TemporaryDirectory() as folder:
                _Try(result, label, payload, Path(folder), patch, probe).run(commands)
            result.check(not probe.connected, f"{label}: something was fetched")
            result.check(not probe.read, f"{label}: a file was opened")
            result.check(not probe.raised, f"{label}: {probe.raised[:2]}")
            probe.raised.clear()
    return result


def record(payload: str) -> bytes:
    """Return a damaged file with a payload in every property that is displayed."""
    text, line = encode_text(payload), encode_simple_text(payload)
    names = "".join(
        f"{ident}[{line}]" for ident in ("PB", "PW", "BR", "GN", "EV", "RO", "PC", "RE")
    )
    part = line.replace(":", "\\:")
    return (
        f"(;GM[1]FF[4]CA[UTF-8]SZ[9]{names}XX[{line}]GC[{text}]C[{text}]N[{line}]"
        f";B[ee]C[{text}]N[{line}]LB[aa:{part}][bb:{part[:10]}](;W[cc]C[{text}])(;W[dd]N[{line}]))"
        f"(;SZ[9]{names}C[{text}];B[aa]){{junk {line}}}(;SZ[5]GN[{line}]"
    ).encode("utf-8", "surrogatepass")


class _Try:
    """One payload, shown in a window."""

    def __init__(
        self,
        result: Result,
        label: str,
        payload: str,
        folder: Path,
        patch,
        probe: Probes,
    ) -> None:
        self.result = result
        self.label = label
        self.payload = payload
        self.folder = folder
        self.patch = patch
        self.probe = probe

    def run(self, commands: bool) -> None:
        from goboard_gui.gui.window.main_window import MainWindow
        from tests.gui.gui_cases import ini

        path = self.folder / self._name()
        path.write_bytes(record(self.payload))
        with self._watched():
            window = MainWindow(ini(self.folder / "settings.ini"))
            window.show()
            window.document_io.open_file(path)
            document = window.document
            opened = wait_until(lambda: document.path == path)
            self.result.check(opened, f"{self.label}: not opened")
            self._visit(window)
            if commands:
                self._use(window)
            self._ask(window, path)
            document.undo_stack.setClean()
            window.close()

    def _name(self) -> str:
        """Return a file name with as much of the payload as file names can have."""
        plain = self.payload.replace("/", "\u2044").replace("\0", "")
        while len(os.fsencode(plain.encode("utf-8", "replace").decode())) > _LONGEST_NAME:
            plain = plain[: len(plain) // 2]
        return f"{plain.encode('utf-8', 'replace').decode()}.sgf"

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Inspect every dialog that would wait for an answer, and every tooltip."""
        from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox, QToolTip

        def dialog_shown(dialog, *_: object) -> int:
            dialog.setModal(False)
            dialog.show()
            self._settle()
            self._look(dialog)
            dialog.hide()
            return 0

        with self.patch.context() as patch:
            patch.setattr(QDialog, "exec", dialog_shown)
            patch.setattr(QMessageBox, "exec", dialog_shown)
            patch.setattr(QMenu, "exec", lambda *_: None)
            patch.setattr(QToolTip, "showText", lambda _, text, *_more: self._look_at_tip(text))
            for ask in ("getOpenFileName", "getSaveFileName"):
                patch.setattr(QFileDialog, ask, lambda *_: ("", ""))
            yield

    def _look_at_tip(self, text: str) -> None:
        from .widgets import is_rich

        self.result.counts["tips"] += 1
        for shown in (self.payload, Path(self._name()).stem):
            self.result.check(not is_rich(text, shown), f"{self.label}: a tip is rich text")

    def _settle(self) -> None:
        from PySide6.QtCore import QCoreApplication

        for _ in range(3):
            QCoreApplication.processEvents()

    def _look(self, top) -> None:
        from .widgets import rich_texts

        self.result.counts["windows"] += 1
        for text in {self.payload, self.payload.strip(), Path(self._name()).stem}:
            for fault in rich_texts(top, text):
                self.result.check(False, f"{self.label}: {fault}")

    def _look_at_all(self) -> None:
        from PySide6.QtWidgets import QApplication

        self._settle()
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                self._look(top)

    def _visit(self, window) -> None:
        """Go through the games and nodes, and let every widget show its tooltip."""
        document = window.document
        for game in range(len(document.games)):
            document.go_to_game(game)
            for node in document.session.tree.preorder():
                document.go_to(node)
                self._settle()
                self._click_links(window)
            self._look_at_all()
        self._point(window)

    def _point(self, window) -> None:
        from PySide6.QtCore import QEvent, QPoint
        from PySide6.QtGui import QHelpEvent
        from PySide6.QtWidgets import QApplication, QToolTip, QWidget

        for widget in window.findChildren(QWidget):
            if not widget.isVisible():
                continue
            for x, y in ((0.5, 0.5), (0.1, 0.1), (0.9, 0.5), (0.3, 0.05)):
                place = QPoint(int(widget.width() * x), int(widget.height() * y))
                event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
                QApplication.sendEvent(widget, event)
                if QToolTip.isVisible():
                    self._look_at_tip(QToolTip.text())
                    QToolTip.hideText()

    def _click_links(self, window) -> None:
        """Click on what looks like an address in the comment; only web addresses may be opened."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        editor = window.comments.panel.editor
        text = editor.toPlainText()
        before = len(self.probe.opened)
        for mark in ("://", "javascript:", "data:", "mailto:"):
            place = text.find(mark)
            if place < 0:
                continue
            cursor = editor.textCursor()
            cursor.setPosition(place)
            editor.setTextCursor(cursor)
            middle = editor.cursorRect(cursor).center()
            for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
                QTest.mouseClick(editor.viewport(), Qt.MouseButton.LeftButton, modifier, middle)
        for url in self.probe.opened[before:]:
            of_the_web = url.startswith(("http://", "https://"))
            self.result.check(of_the_web, f"{self.label}: {url[:60]} was opened")
        self.result.counts["links clicked"] += len(self.probe.opened) - before

    def _use(self, window) -> None:
        """Open the windows that show texts of a file."""
        from PySide6.QtWidgets import QApplication

        from goboard_gui.gui.actions.commands import Command

        opened = len(self.probe.opened)
        for name in _COMMANDS:
            action = window.commands[getattr(Command, name)]
            if action.isEnabled():
                action.trigger()
                self._look_at_all()
                for top in QApplication.topLevelWidgets():
                    if top is not window and top.isVisible():
                        top.close()
                self._settle()
        self.result.check(opened == len(self.probe.opened), f"{self.label}: opened without a click")

    def _ask(self, window, path: Path) -> None:
        """Make the window ask questions and show messages about a file of this name."""
        window.document.go_to_game(0)
        window.document.play(None, anyway=True)
        window.document_io.confirm_discard()
        window.document_io.save()
        window.document_io.saver.overwrite()
        path.unlink(missing_ok=True)
        window.document_io.open_file(path)
        self._look_at_all()
