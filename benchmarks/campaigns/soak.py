"""R23: a window is used at random for a long time, without errors and memory leaks."""

from __future__ import annotations

import gc
import random
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .corpus import CORPUS, ROOT, evenly_spaced_records
from .desk import application, wait_until
from .editing import steps
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from goboard_gui.gui.window.main_window import MainWindow

_FILES = 200
_INTERVAL = 10_000
_LEAVING = {"QUIT", "NEW_WINDOW", "CLOSE"}


def use_at_random(
    cases: Iterable[int], seed: int = 23, warm: int = 20_000, most: float = 50
) -> Result:
    """Edit, click, trigger commands, open and save, all in one window for each part.

    Memory is measured with a file that has just been opened, so that nothing can be undone.

    :param warm: the number of actions before memory is measured, which fill the caches; shorter
        parts do not measure memory.
    :param most: the number of megabytes by which memory may grow after that.
    """
    application()
    result, chance = Result(), random.Random()
    with tempfile.TemporaryDirectory() as top, _window(Path(top), result) as window:
        use = _User(window, list(_written(Path(top, "games"))), chance)
        before, place = None, 0
        for place, number in enumerate(cases):
            chance.seed(f"{seed}:{number}")
            if place == warm:
                before = use.memory(), _files_open()
            elif before and place % _INTERVAL == 0:
                result.peaks[f"MB more at {place:,}"] = use.memory() - before[0]
            result.counts[use.do_something()] += 1
        if before is not None:
            grown, files = use.memory() - before[0], _files_open() - before[1]
            result.peaks[f"MB more between {warm:,} and {place + 1:,} operations"] = grown
            result.check(grown < most, f"{grown:.0f} MB more")
            result.check(files <= 0 or warm == 0, f"{files} files more are open")
    return result


class _User:
    """A simulated user who performs random actions in a window."""

    def __init__(self, window: MainWindow, files: list[Path], chance: random.Random) -> None:
        from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME

        self._window = window
        self._files = files
        self._chance = chance
        self._commands = [it for it in COMMANDS_BY_NAME.values() if it.name not in _LEAVING]
        self._steps: Iterator[int] = iter(())
        self._weights: dict[Callable[[], None], int] = {
            self._edit: 60,
            self._click: 20,
            self._command: 15,
            self._name_points: 3,
            self.open: 2,
        }

    def do_something(self) -> str:
        """Perform one action, and return its kind."""
        (does,) = self._chance.choices([*self._weights], [*self._weights.values()])
        does()
        _let_events_come()
        return {
            self._edit: "edits and steps",
            self._click: "clicks",
            self._command: "commands",
            self._name_points: "notations and views",
            self.open: "files opened",
        }[does]

    def open(self) -> None:
        """Open a copy of another record, so that it can be saved."""
        document, path = self._window.document, self._chance.choice(self._files)
        self._steps = iter(())
        self._window.document_io.open_file(path)
        wait_until(lambda: not self._window.document_io.loader.busy)
        document.undo_stack.setClean()

    def memory(self) -> float:
        """Return the megabytes in use while nothing can be undone."""
        self.open()
        assert self._window.document.undo_stack.count() == 0
        _let_events_come()
        return _megabytes()

    def _edit(self) -> None:
        if next(self._steps, None) is None:
            seed = self._chance.randrange(2**32)
            self._steps = steps(self._window.document, seed, 20)
            next(self._steps)

    def _click(self) -> None:
        from PySide6.QtCore import Qt

        from tests.gui.gui_cases import click

        board = self._window.board_view.board
        buttons = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
        point = self._chance.choice(list(self._window.document.session.size.points()))
        click(board, point, self._chance.choice(buttons))

    def _command(self) -> None:
        from PySide6.QtWidgets import QApplication

        self._steps = iter(())
        self._window.commands[self._chance.choice(self._commands)].trigger()
        _let_events_come()
        for other in QApplication.topLevelWidgets():
            if other is not self._window and other.isVisible():
                other.close()

    def _name_points(self) -> None:
        from goboard_gui.go import Symmetry
        from goboard_gui.notation import NOTATIONS

        view_settings = self._window.view_settings
        view_settings.set_notation(self._chance.choice(NOTATIONS).id)
        view_settings.set_view(self._chance.choice([*Symmetry]))


@contextmanager
def _window(folder: Path, result: Result) -> Iterator[MainWindow]:
    """Return a window in which questions stay unanswered and errors are problems."""
    import pytest
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QDialog, QMenu
    from pytestqt.exceptions import capture_exceptions, format_captured_exceptions

    from goboard_gui.gui.widgets.dialogs import OverwriteChoice, ReplacedResultAnswer, UnsavedChoice
    from goboard_gui.gui.window.main_window import MainWindow
    from tests.gui.gui_cases import QUESTIONS, Person, ini

    def leave_menu() -> None:
        """Close a menu that Qt has opened, because its event loop would never end."""
        if (menu := QApplication.activePopupWidget()) is not None:
            menu.close()

    def left(dialog: QDialog) -> int:
        dialog.setModal(False)
        dialog.show()
        _let_events_come()
        dialog.close()
        return 0

    with pytest.MonkeyPatch.context() as patch, capture_exceptions() as errors:
        person = Person(patch)
        person.answers(**dict.fromkeys(QUESTIONS))
        person.answers(
            open_paths=[], yes=False, elsewhere=False, result=ReplacedResultAnswer.CANCEL
        )
        person.answers(unsaved=UnsavedChoice.DISCARD, changed=OverwriteChoice.OVERWRITE)
        patch.setattr(QDialog, "exec", left)
        patch.setattr(QMenu, "exec", lambda *_: None)
        patch.setenv("HOME", str(folder))
        window = MainWindow(ini(folder / "settings.ini"), journals=lambda: [folder / "journals"])
        window.resize(1200, 900)
        window.show()
        window.activateWindow()
        timer = QTimer(window, interval=20)
        timer.timeout.connect(leave_menu)
        timer.start()
        yield window
        window.document.undo_stack.setClean()
        window.close()
        QApplication.clipboard().clear()
        _let_events_come()
        result.check(not errors, format_captured_exceptions(errors))


def _written(folder: Path) -> Iterator[Path]:
    """Return copies of real records, or of our samples if there are none."""
    folder.mkdir()
    samples = sorted((ROOT / "resources" / "samples").glob("*.sgf"))
    games = [it.data for it in evenly_spaced_records(_FILES)] if CORPUS.is_dir() else []
    for number, data in enumerate(games or [sample.read_bytes() for sample in samples]):
        path = folder / f"{number}.sgf"
        path.write_bytes(data)
        yield path


def _let_events_come() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _megabytes() -> float:
    gc.collect()
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def _files_open() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())
