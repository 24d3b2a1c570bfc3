"""Files that version 0.1 wrote are opened, and everything in them is found.

``tests/data/v0.1/make.py`` wrote them; its table ``PLAIN_BOARD`` has the values that were chosen.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import runpy
import shutil
from configparser import RawConfigParser
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QToolBar

from goboard_gui import gui
from goboard_gui.cli.main import main
from goboard_gui.diagram.book.presets import to_data
from goboard_gui.files.journal.recovery import JournalDamage, find_recoverable
from goboard_gui.files.sgf.reading import new_sgf_file
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.gui.core.settings import LAST_MOVE_MARK, Setting, Settings
from goboard_gui.gui.core.view_settings import ViewSettings
from goboard_gui.gui.printing.chapters import SavedBooks
from goboard_gui.gui.printing.presets import Presets, default_choices
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.study.history import HistoryFile

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)

DATA = Path(__file__).parent / "data" / "v0.1"
with mock.patch.dict(os.environ):  # the script sets folders for what it runs
    CHOSEN: dict[str, object] = runpy.run_path(str(DATA / "make.py"))["PLAIN"]
"""The values of settings by their stored keys; None where it is not a plain value."""
NO_LONGER_READ = {"study/estimate", "board/set up in a new node"}
"""Keys of settings that the program has no more."""
OPENINGS = "(;GM[1]FF[4]CA[UTF-8]AP[Goboard:0.1.0]SZ[2]AB[aa]GN[Low, [low\\]]\n)\n"
OTHERS = {
    "collection/openings": OPENINGS,
    "games/moment": "MOVE_50",
    "files/folder": "/tmp/goboard-v0.1",
}
"""Values that `CHOSEN` does not tell, and one that opening a file changed afterwards."""
WRITTEN_BY_WINDOWS = {
    *("window/geometry", "window/state", "print/geometry", "trainer/geometry", "games/geometry"),
    *("game information/geometry", "help/geometry", "collection/columns"),
    *("print/presets", "print/books", "print/last choices", "window/own keys"),
}
SHORTCUTS = {
    "PASS": ["Ctrl+Shift+F12", "F8"],
    "FORWARD": [],
    "TRAINER": ["Alt+Shift+T"],
    "SAVE": ["Ctrl+U"],
}
"""What was chosen, by the object name of the action."""
AREAS = {
    "tree": Qt.DockWidgetArea.LeftDockWidgetArea,
    "comments": Qt.DockWidgetArea.BottomDockWidgetArea,
    "life": Qt.DockWidgetArea.RightDockWidgetArea,
}


def stored_keys() -> set[str]:
    """Return the keys of the settings file, read without Qt."""
    parser = RawConfigParser(delimiters="=", strict=False)
    parser.optionxform = str
    parser.read(DATA / "settings.ini", encoding="utf-8")
    return {
        f"{group}/{key}".replace("%20", " ")
        for group in parser.sections()
        for key in parser.options(group)
    }


def known_settings() -> dict[str, Setting]:
    """Return every setting that a module of the window has, by its stored key."""
    found = {}
    for module in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Setting):
                found[value.key] = value
    return found


@pytest.fixture
def settings(tmp_path) -> Settings:
    path = tmp_path / "settings.ini"
    shutil.copyfile(DATA / "settings.ini", path)
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


@pytest.fixture
def window(qtbot, settings):
    window = MainWindow(settings)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


NOW_USUAL = ["names/spotlight"]
"""Settings whose default has become the value that was chosen."""


def test_the_file_has_a_value_of_every_kind_that_the_tests_below_look_for():
    assert stored_keys() == {*CHOSEN, *WRITTEN_BY_WINDOWS}
    assert len(CHOSEN) > 60


def test_each_setting_is_read_by_its_key(settings):
    known = known_settings()
    assert stored_keys() - set(known) <= NO_LONGER_READ
    expected = {key: OTHERS.get(key, value) for key, value in CHOSEN.items() if key in known}
    assert {key: settings.get(known[key]) for key in expected} == expected
    usual = [
        key for key in stored_keys() & set(known) if settings.get(known[key]) == known[key].default
    ]
    assert usual == NOW_USUAL


def test_each_shortcut_that_was_chosen_is_that_of_its_command(window):
    found = {
        name: [key.toString() for key in window.findChild(QAction, name).shortcuts()]
        for name in SHORTCUTS
    }
    assert found == SHORTCUTS


def test_docks_and_tool_bars_are_where_they_were(window):
    docks = {dock.objectName(): dock for dock in window.findChildren(QDockWidget)}
    assert {name: window.dockWidgetArea(docks[name]) for name in AREAS} == AREAS
    assert {name: docks[name].isHidden() for name in ("game", "life", "comments", "tree")} == {
        "game": True,
        "life": False,
        "comments": False,
        "tree": False,
    }
    assert docks["edits"].isFloating()
    assert not docks["edits"].isHidden()
    (marks,) = (bar for bar in window.findChildren(QToolBar) if bar.objectName() == "marks")
    assert window.toolBarArea(marks) == Qt.ToolBarArea.BottomToolBarArea


def stored_texts(key: str) -> list:
    """Return the JSON documents stored under a key."""
    store = QSettings(str(DATA / "settings.ini"), QSettings.Format.IniFormat)
    value = store.value(key)
    return [json.loads(text) for text in ([value] if isinstance(value, str) else value)]


RENAMED = (("fitting", "automatic"), (True, "single"), (False, "never"))


def missing(stored: object, found: object, path: str = "") -> list[str]:
    """Return what was stored and is not found; more may be found than was stored.

    The largest pitch has become the pitch, the arrangement that fits best the automatic one, and
    the switch of the attachment a choice.
    """
    if path.endswith(".largest_stone") or (stored, found) in RENAMED:
        return []
    if isinstance(stored, dict) and isinstance(found, dict):
        return [
            line
            for name, value in stored.items()
            for line in missing(value, found.get(name), f"{path}.{name}")
        ]
    return [] if stored == found else [f"{path}: {stored!r} became {found!r}"]


@pytest.fixture
def usual(settings):
    """Return what is chosen where nothing was, of a window with the usual settings, but without a
    mark of the last move, as it was on paper in version 0.1.
    """
    fresh = Settings(QSettings(f"{settings.file_path}-fresh", QSettings.Format.IniFormat))
    fresh.set(LAST_MOVE_MARK, "nothing")
    return default_choices(ViewSettings(fresh), several=True)


PRESETS = {preset["name"]: preset for preset in stored_texts("print/presets")}


def test_there_are_presets_for_each_rule_and_material_and_one_in_which_all_is_unusual(usual):
    names = set(PRESETS)
    rules = ("every", "captures", "overlap", "FG", "comments", "at", "whole")
    materials = ("game", "position", "kifu", "moves", "problems", "board")
    assert names >= {f"Rule {name}" for name in rules}
    assert names >= {f"Material {name}" for name in materials}
    assert names >= {"Everything “else”", "Own paper"}
    same = alike(PRESETS["Everything “else”"], to_data(usual, usual))
    assert same == [
        ".edition.plan.split.rule",  # each rule has a preset of its own
        ".edition.new_pages",  # the default has become what was unusual
    ]


def alike(stored: object, other: object, path: str = "") -> list[str]:
    """Return the options that are the same in both."""
    if isinstance(stored, dict) and isinstance(other, dict):
        return [
            line
            for name, value in stored.items()
            if name in other
            for line in alike(value, other[name], f"{path}.{name}")
        ]
    return [path] if stored == other else []


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_of_a_preset_is_read(settings, usual, name):
    presets = Presets(settings, usual)
    found = {"name": name, **to_data(presets.find_preset(name).choose(usual), usual)}
    assert missing(PRESETS[name], found) == []


def test_the_choices_of_last_time_are_read(settings, usual):
    assert Presets(settings, usual).last_choices().edition.comments is False


def test_the_book_has_its_chapters_and_what_was_chosen_for_each(settings, usual, monkeypatch):
    (book,) = ([text] for text in stored_texts("print/books"))
    stored = book[0]
    monkeypatch.setattr(Path, "is_file", lambda _path: True)
    books = SavedBooks(settings, usual)
    chapters = books.book_starting_with(Path("/tmp/goboard-v0.1/game.sgf"))
    assert [str(chapter.path) for chapter in chapters] == [
        "/tmp/goboard-v0.1/game.sgf",
        "/tmp/goboard-v0.1/games/one.sgf",
        "/tmp/goboard-v0.1/games/two.sgf",
    ]
    assert [chapter["chosen"]["edition"]["material"] for chapter in stored] == [
        *("game", "kifu", "problems"),
    ]
    for chapter, written in zip(chapters, stored, strict=True):
        found = to_data(books.print_choices_of(chapter), usual)
        assert missing(written["chosen"], found) == []


def states(name: str) -> list[dict]:
    """Return what there was after each edit."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


EDITS = [(name, number) for name in ("journal", "unsaved") for number in range(len(states(name)))]


@pytest.mark.parametrize(("name", "number"), EDITS)
def test_every_game_is_recovered_as_it_was_after_each_edit(tmp_path, name, number):
    state = states(name)[number]
    data = (DATA / "journals" / f"{name}.journal").read_bytes()
    (tmp_path / f"{name}.journal").write_bytes(data[: state["bytes"]])
    (found,) = find_recoverable(tmp_path)
    try:
        assert found.damage is None
        assert found.edits == number + 1
        games = list(found.games)
        assert write_sgf(new_sgf_file(games), games, "UTF-8").decode() == state["games"]
        assert (found.state.game, found.state.cursor) == (state["game"], state["cursor"])
        path = Path("/tmp/goboard-v0.1/game.sgf") if name == "journal" else None
        assert found.path == path
    finally:
        found.release()


def test_the_journals_hold_nothing_behind_their_last_edit():
    for name in ("journal", "unsaved"):
        size = (DATA / "journals" / f"{name}.journal").stat().st_size
        assert states(name)[-1]["bytes"] == size
    assert len({state["games"] for state in states("journal")}) > 8


def test_a_journal_that_is_cut_off_in_an_edit_is_reported_as_damaged(tmp_path):
    """The test above would not see it if edits were passed over in silence."""
    data = (DATA / "journals" / "journal.journal").read_bytes()
    (tmp_path / "journal.journal").write_bytes(data[:-3])
    (found,) = find_recoverable(tmp_path)
    found.release()
    assert found.damage.code is JournalDamage.TAIL
    assert found.edits == len(states("journal")) - 1


def test_every_answer_of_each_round_is_in_the_history(tmp_path):
    shutil.copyfile(DATA / "study.jsonl", tmp_path / "study.jsonl")
    history, damaged = HistoryFile(tmp_path / "study.jsonl").load()
    assert damaged == ()
    found = [
        {
            "v": 1,
            "at": answer.at.isoformat(),
            "notation": answer.notation,
            "size": list(answer.size),
            "view": answer.view.value,
            "reading": answer.reading.value,
            "task": answer.task.value,
            "helped": answer.helped,
            "point": list(answer.point),
            "chosen": None if answer.chosen is None else list(answer.chosen),
            "right": answer.right,
            "seconds": answer.seconds,
        }
        for subject in history.subjects
        for answers in history.answers_on_subject(subject).values()
        for answer in answers
    ]
    lines = (DATA / "study.jsonl").read_text(encoding="utf-8").splitlines()
    written = [json.loads(line) for line in lines]
    assert sorted(found, key=lambda each: each["at"]) == sorted(written, key=lambda it: it["at"])
    assert {each["task"] for each in written} == {"find", "type", "pick"}
    assert {each["right"] for each in written} == {True, False}
    assert None in [each["chosen"] for each in written]
    assert len(history.subjects) == 5


@pytest.fixture
def asked(tmp_path, capsys):
    """Return what asks a copy of the index by the command line, and the JSON of its answer."""
    shutil.copytree(DATA / "index", tmp_path / "index")
    (tmp_path / "knight.sgf").write_text("(;SZ[9];B[cc];W[ed])")

    def ask(command: str, *arguments: str) -> object:
        status = main(["collection", command, str(tmp_path / "index"), *arguments, "--json"])
        said = capsys.readouterr()
        assert (status, said.err) == (0, "")
        return json.loads(said.out)

    return ask


def place(name: str, game: int, view: str, swapped: bool = False) -> dict:
    file = f"/tmp/goboard-v0.1/games/{name}"
    where = {"file": file, "game": game, "move": 2, "node": None, "main": True}
    return where | {"view": view, "colours_swapped": swapped}


def test_a_position_is_found_in_the_games_of_the_index(asked, tmp_path):
    answer = asked("find", str(tmp_path / "knight.sgf"))
    assert answer["games"] == answer["occurrences"] == 5
    assert answer["hits"] == [
        place("one.sgf", 0, "id"),
        place("two.sgf", 0, "td"),
        place("below/three.sgf", 0, "r90"),
        place("below/three.sgf", 1, "id", swapped=True),
        place("below/twice.sgf", 0, "id"),
    ]
    assert answer["continuations"] == [
        {
            "point": [6, 6],
            "colour": "black",
            "games": 3,
            "black_wins": 3,
            "white_wins": 0,
            "decided_games": 3,
        },
        {
            "point": [0, 0],
            "colour": "black",
            "games": 1,
            "black_wins": 0,
            "white_wins": 1,
            "decided_games": 1,
        },
    ]


def test_a_region_is_found_in_the_games_of_the_index(asked, tmp_path):
    answer = asked("find", str(tmp_path / "knight.sgf"), "--region", "A9:F5", "--player", "ann")
    assert {hit["file"].rpartition("/")[2] for hit in answer["hits"]} == {
        *("one.sgf", "two.sgf", "three.sgf", "twice.sgf"),
    }


def test_years_duplicates_and_failures_of_the_index_are_listed(asked):
    years = {each["year"]: each["games"] for each in asked("statistics")}
    assert years == {1998: 2, 1999: 1, 2004: 1, 2026: 2, None: 1}
    assert "below/again.sgf" in json.dumps(asked("duplicates"))
    assert "none.sgf" in json.dumps(asked("failures"))
