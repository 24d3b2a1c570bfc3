"""A document with its file and a simulated user who gives prepared answers, without a window."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_PATIENCE = 180


def application():
    """Return the application, without a display and without the settings of a user."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    if app is None:
        folder = tempfile.mkdtemp(prefix="goboard-figures-")
        for kind in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(kind, QSettings.Scope.UserScope, folder)
        os.environ["XDG_DATA_HOME"] = folder
        app = QApplication([])
    return app


class Desk:
    """A document, its file operations, and a user; a question without a prepared answer fails."""

    def __init__(self, person, window, settings) -> None:
        from goboard_gui.go import Size
        from goboard_gui.gui.core.document import Document
        from goboard_gui.gui.files.document_io import DocumentIO
        from goboard_gui.record import new_game

        self.person = person
        self.document = Document(new_game(Size(9, 9)))
        self.document_io = DocumentIO(self.document, settings, window)

    def open(self, path: Path) -> bool:
        """Open a file, wait until that is done, and return whether it succeeded."""
        told = len(self.person.told)
        self.document_io.open_file(path)
        wait_until(lambda: self.document.path == path or len(self.person.told) > told)
        return self.document.path == path

    def save(self) -> bool:
        """Save the document, wait until that is done, and return whether it succeeded."""
        return self.document_io.save() and self.document_io.saver.wait_until_saved()

    def save_as(self) -> bool:
        """Save the document to the file that the user has prepared, and do as `save` does."""
        return self.document_io.save_as() and self.document_io.saver.wait_until_saved()

    def add_move(self) -> None:
        """Edit the record by adding a pass at the end of its main line."""
        document = self.document
        document.go_to(document.session.tree.main_line()[-1])
        document.play(None, anyway=True)

    @property
    def told(self) -> str:
        """The error messages so far, both dialogs and messages with an offer."""
        offers = [told for question, told, *_ in self.person.asked if question == "elsewhere"]
        return "\n".join((*self.person.told, *offers))

    @property
    def asked(self) -> list[str]:
        """The questions so far."""
        return [question for question, *_ in self.person.asked]


@contextmanager
def desks() -> Iterator:
    """Yield a function that makes desks, each with a new document and a new user."""
    import pytest

    application()
    from PySide6.QtWidgets import QWidget

    from tests.gui.gui_cases import Person, ini

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        window = QWidget()
        settings = ini(Path(folder, "settings.ini"))
        yield lambda **answers: _desk(Person(patch), window, settings, answers)
        window.deleteLater()


def _desk(person, window, settings, answers) -> Desk:
    person.answers(elsewhere=False, **answers)
    return Desk(person, window, settings)


def wait_until(true) -> bool:
    """Process events until a condition holds, or a generous time limit is over."""
    from PySide6.QtCore import QCoreApplication

    end = time.monotonic() + _PATIENCE
    while not true():
        QCoreApplication.processEvents()
        time.sleep(0.0005)  # for the thread that is waited for
        if time.monotonic() > end:
            return False
    return True
