"""Every text that is seen can be translated: in a language of brackets, nothing is without."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.window.main_window import MainWindow
from tests.gui.gui_cases import QUESTIONS
from tests.gui.wrapping_cases import Wrapping, texts_of, untranslated

RECORD = (
    b"(;SZ[9]KM[6.5]PB[Alfa]PW[Bravo]RE[B+3.5]DT[1999-01-01];B[ee]C[Charlie at E5]"
    b";W[dd]LB[cc:Q](;B[cc];W[aa])(;B[gg]))"
)
_NO_WORDS = re.compile(
    r"""<[^>]*>              # of rich text
    | (?:/[\w.-]+)+          # paths
    | [\w*]+\.(?:sgf|pdf|svg|png|webp|txt|html)
    | \{\w+\}                # fields that a person may write into a title
    | \w*[\d°の]\w*          # points, ranks, dates, papers, versions
    | \b[A-Za-z]{1,2}\b      # keys, points, properties of SGF
    """,
    re.VERBOSE,
)
NAMES = {
    "Goboard": "the program",
    "English Deutsch": "languages call themselves so",
    "Alfa Bravo Charlie": "in the record above",
    "Inoue Gennan Inseki Kuwahara Shusaku Friendly game The ear reddening move": "an example",
    "UTF": "a charset",
    "Letter Legal JIS": "papers, as printers call them",
    "Japanese Chinese Korean AGA GOE none byo yomi Canadian": "what SGF has of them",
    "Tromp Taylor Citizendium": "those who wrote rules",
    "KataGo Leela Zero GNU Go": "engines",
}
_KNOWN = {name for names in NAMES for name in names.split()}
NOT_TRIGGERED = {
    Command.CLOSE: "it closes the window",
    Command.QUIT: "it ends the program",
    Command.NEW_WINDOW: "it is like this one",
    Command.MANUAL: "the manual is translated by whole pages",
    Command.ABOUT_NOTATIONS: "likewise",
    Command.NEWS: "likewise",
}


def words_without_brackets(text: str) -> list[str]:
    """Return the words of a text that nobody could translate."""
    left = _NO_WORDS.sub(" ", untranslated(text))
    return [word for word in re.findall(r"[^\W\d_]+", left) if word not in _KNOWN]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("⟦Move 3 of ⟦a game⟧⟧ · E5", []),
        ("⟦Begin a new record⟧ (⟦Ctrl⟧+N)", []),
        ("/home/me/game.sgf (⟦changed⟧)", []),
        ("Black ⟦passes⟧", ["Black"]),
        ("⟦a text that was c…", []),
    ],
    ids=["all", "a key", "a file", "some", "cut"],
)
def test_what_lies_outside_of_brackets_is_found(text, left):
    assert words_without_brackets(text) == left


@pytest.fixture
def wrapped(qapp):
    """Let all texts be translated into brackets."""
    translator = Wrapping()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


class Ear:
    """Hears what a window and its dialogs say, and keeps what has words without brackets."""

    def __init__(self) -> None:
        self.heard = 0
        self.found: dict[str, str] = {}

    def hear(self, where: str, said) -> None:
        for who, text in said:
            self.heard += 1
            if words_without_brackets(text):
                self.found.setdefault(text, f"{where}: {who}")


@pytest.fixture
def ear(monkeypatch, person) -> Ear:
    """Return what hears all dialogs, each of which is left at once."""
    ear = Ear()

    def leave(dialog: QDialog) -> int:
        ear.hear("exec", texts_of(dialog))
        return 0

    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", leave)
    person.answers(**dict.fromkeys(QUESTIONS))
    person.answers(unsaved=dialogs.UnsavedChoice.CANCEL, changed=dialogs.OverwriteChoice.CANCEL)
    person.answers(result=dialogs.ReplacedResultAnswer.CANCEL, yes=False)
    return ear


@pytest.fixture
def window(wrapped, qtbot, settings, tmp_path):
    (tmp_path / "game.sgf").write_bytes(RECORD)
    window = MainWindow(settings)
    window.resize(760, 600)
    window.show()
    window.document_io.open_file(tmp_path / "game.sgf")
    yield window
    window.document.undo_stack.setClean()
    window.close()


def test_all_of_the_window_is_translated(window, ear):
    for dock in window.panels.docks:
        dock.show()
    QCoreApplication.processEvents()
    ear.hear("window", texts_of(window))
    assert ear.found == {}
    assert ear.heard > 1000


@pytest.mark.usefixtures("few_playouts")
def test_all_that_commands_open_or_say_is_translated(window, ear, person):
    for command in COMMANDS_BY_NAME.values():
        if command in NOT_TRIGGERED or not window.commands[command].isEnabled():
            continue
        window.commands[command].trigger()
        QCoreApplication.processEvents()
        for top in QApplication.topLevelWidgets():
            if top.isVisible() and top is not window:
                ear.hear(command.name, texts_of(top))
            if isinstance(top, QDialog):
                top.close()
        ear.hear(command.name, texts_of(window.board_view))
        asked = [("asked", str(part)) for question in person.asked for part in question[1:]]
        ear.hear(command.name, [*asked, *(("told", text) for text in person.told)])
        person.asked.clear()
        person.told.clear()
    ear.hear("afterwards", texts_of(window))
    assert ear.found == {}
    assert ear.heard > 5000
