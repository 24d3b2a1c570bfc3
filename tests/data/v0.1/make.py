"""Write the files of this folder with the program of version 0.1, for tests/test_v0_1_files.py.

    python tests/data/v0.1/make.py

It was run on commit 8cac9cc and names modules as they were then: it is kept to show how the files
came about, and is not brought up to date. All it makes lies in /tmp/goboard-v0.1 first.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import shutil
import signal
import subprocess
import sys
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from random import Random
from unittest import mock

HERE = Path(__file__).resolve().parent
PLACE = Path("/tmp/goboard-v0.1")
SAMPLE = HERE.parents[2] / "resources" / "samples" / "c-game-9x9.sgf"
GAMES = {
    "one.sgf": "(;SZ[9]PB[Ann]PW[Bob]DT[1998-05-06]RE[B+R]EV[Cup];B[cc];W[ed];B[gg])",
    "two.sgf": "(;SZ[9]PB[Bob]PW[Ann Lee]DT[1999]RE[W+3.5];B[cc];W[de];B[aa])",
    "below/three.sgf": "(;SZ[9]PB[Carol]PW[Ann]DT[2004]RE[B+T];B[gc];W[fe];B[cg])"
    "(;SZ[9]PB[Carol]PW[Bob]RE[0];W[cc];B[ed])",
    "below/twice.sgf": "(;SZ[9]PB[Ann]PW[Bob]DT[1998-05-06]RE[B+R]EV[Cup];B[cc];W[ed];B[gg])",
    "none.sgf": "no record\n",
    **dict.fromkeys(("c.sgf", "below/again.sgf"), SAMPLE.read_text(encoding="utf-8")),
}
FILE = (
    "(;FF[4]CA[UTF-8]SZ[9]PB[一力]PW[Bob]C[First];B[ee](;W[cc];B[gg])(;W[gc]))\n"
    "(;FF[4]CA[UTF-8]SZ[5]GN[Second];B[cc];W[dd])\n"
    "(;FF[4]CA[UTF-8]SZ[13]GN[Third];B[gg])\n"
)
os.environ |= {
    "QT_QPA_PLATFORM": "offscreen",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "HOME": str(PLACE / "home"),
    "XDG_CONFIG_HOME": str(PLACE / "home" / "config"),
    "XDG_DATA_HOME": str(PLACE / "home" / "data"),
}


def write_all() -> None:
    shutil.rmtree(PLACE, ignore_errors=True)
    for name, text in GAMES.items():
        path = PLACE / "games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (PLACE / "game.sgf").write_text(FILE, encoding="utf-8")
    write_index()
    for part in ("history", "journal", "unsaved", "settings"):
        done = subprocess.run([sys.executable, __file__, part], check=False)
        assert done.returncode in (0, -signal.SIGKILL), part
    collect_journals()
    for name, source in (
        ("settings.ini", "home/config/goboard/goboard.ini"),
        ("study.jsonl", "home/data/goboard/study.jsonl"),
    ):
        shutil.copyfile(PLACE / source, HERE / name)


def write_index() -> None:
    goboard = Path(sys.executable).with_name("goboard")
    index = PLACE / "index"
    subprocess.run([goboard, "collection", "build", index, PLACE / "games"], check=True)
    shutil.rmtree(HERE / "index", ignore_errors=True)
    shutil.copytree(index, HERE / "index", ignore=shutil.ignore_patterns("*.lock"))


# --- the trainer ---


def history() -> None:
    """Play rounds of all tasks, with right and wrong answers, and one that is stopped."""
    from PySide6.QtCore import QCoreApplication

    from goboard_gui.go import Size, Symmetry
    from goboard_gui.gui.trainer import round as rounds
    from goboard_gui.gui.trainer.memory import history_file
    from goboard_gui.notation import Reading, notation
    from goboard_gui.study.answers import Task
    from goboard_gui.study.history import History
    from goboard_gui.study.lesson import Lesson
    from goboard_gui.study.regions import Part, Rectangle

    app = QCoreApplication([])
    western, andreev = notation("western"), notation("andreev")
    lessons = [
        Lesson(western, Size(9, 9), Task.FIND, questions=10),
        Lesson(andreev, Size(19, 19), Task.TYPE, Part.UPPER_LEFT, None, questions=10),
        Lesson(andreev, Size(13, 13), Task.PICK, Rectangle(2, 2, 8, 8), helped=True, questions=10),
        Lesson(western, Size(19, 13), Task.FIND, Part.CENTRE, Symmetry.R90, Reading.STAY, True, 10),
        Lesson(notation("sgf"), Size(9, 9), Task.FIND, Part.TOP, Symmetry.R180, questions=0),
    ]
    ticks = iter(range(0, 100_000, 3))
    day = datetime(2026, 3, 1, 12, tzinfo=UTC)
    times = (day.replace(day=1 + n // 24, hour=n % 24) for n in range(600))
    with (
        mock.patch.object(rounds, "monotonic", side_effect=map(float, ticks)),
        mock.patch.object(rounds, "_now", side_effect=times),
    ):
        for lesson in lessons:
            game = rounds.Round(History(), history_file(), Random(7), app, 0)
            game.start(lesson)
            asked = 0
            while game.running and asked < (lesson.questions or 7):
                question = game.question
                right = asked % 3 != 2
                asked += 1
                if lesson.task is Task.FIND:
                    points = lesson.points(question.naming)
                    wrong = next(p for p in points if p not in question.right_points)
                    game.answer_point(question.point if right else wrong if asked % 2 else None)
                else:
                    other = next(
                        question.naming.name(p)
                        for p in lesson.points(question.naming)
                        if p != question.point
                    )
                    game.answer_name(question.name if right else other)
                game.go_on()
            game.stop()


# --- the journal ---


def _window(**options):
    from goboard_gui.gui.app import create_application
    from goboard_gui.gui.language.languages import Languages
    from goboard_gui.gui.settings import Settings
    from goboard_gui.gui.window.main_window import MainWindow

    app = create_application()
    settings = Settings(parent=app)
    Languages(settings, app)
    window = MainWindow(settings, **options)
    window.show()
    return app, settings, window


def journal() -> None:
    """Edit several games of a file, note what they are after each edit, and be killed."""
    from goboard_gui.gui.files.journaling import journal_folder

    app, _settings, window = _window(journals=journal_folder)
    window.filing.open(PLACE / "game.sgf")
    app.processEvents()
    _edit(window, "journal", _edits(window))


def unsaved() -> None:
    """Edit a game that has no file, and be killed."""
    from goboard_gui.gui.files.journaling import journal_folder

    _app, _settings, window = _window(journals=journal_folder)
    _edit(window, "unsaved", list(_edits(window))[:3])


def _edits(window):
    from goboard_gui.go import Colour, Point

    document, commands = window.document, window.commands
    yield lambda: document.play(Point(2, 6))
    yield lambda: document.set_comment("黒の手筋 ]\\[")
    yield lambda: document.set_up({Point(0, 0): Colour.WHITE, Point(8, 8): Colour.BLACK})
    yield lambda: document.set_name("A name")
    yield lambda: (document.go_to(2), document.play(Point(6, 2)))
    yield lambda: document.resign()
    yield lambda: (document.go_to_game(1), document.go_to(2), document.play(Point(1, 1)))
    yield lambda: document.play(None)
    yield lambda: document.remove()
    yield lambda: document.undo_stack.undo()
    yield lambda: (document.go_to_game(0), document.go_to(2), document.remove())
    yield lambda: commands[_command("SPLIT_OFF")].trigger()
    yield lambda: (document.go_to_game(2), document.play(Point(3, 3)))


def _command(name):
    from goboard_gui.gui.commands import Command

    return Command[name]


def _edit(window, name, edits) -> None:
    """Make edits; what there is after each goes into a file of expectations."""
    from goboard_gui.files import sgf
    from goboard_gui.files.writing import write

    states = []
    for edit in edits:
        edit()
        games = list(window.document.games)
        text = write(sgf.new_file(games), games, "UTF-8").decode()
        path = window.journaling.journal.path
        states.append(
            {
                "games": text,
                "game": window.document.game,
                "cursor": window.document.session.cursor,
                "bytes": path.stat().st_size,
            }
        )
    (PLACE / f"{name}.json").write_text(json.dumps(states, ensure_ascii=False, indent=1))
    path.rename(path.with_name(f"{name}.journal"))
    os.kill(os.getpid(), signal.SIGKILL)


def collect_journals() -> None:
    target = HERE / "journals"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    for path in (PLACE / "home" / "data" / "goboard" / "journals").glob("*.journal"):
        shutil.copyfile(path, target / path.name)
    for name in ("journal", "unsaved"):
        shutil.copyfile(PLACE / f"{name}.json", HERE / f"{name}.json")


# --- the settings ---

PLAIN = {
    "names/notation": "andreev",
    "names/second notation": "sgf",
    "names/edges": False,
    "names/sides": ["top", "left"],
    "names/points": True,
    "names/named points": "empty",
    "names/structure": True,
    "names/spotlight": False,
    "names/reading": "stay",
    "study/true turn": True,
    "record/move times": True,
    "record/count after two passes": False,
    "record/main time": 3600,
    "record/overtime": "3x60 byo-yomi",
    "record/own rules": "koPOSITIONALscoreTERRITORYtaxSEKIsui1",
    "study/estimate": True,
    "study/guessed colours": "black",
    "board/last move": "triangle",
    "board/natural placement": True,
    "board/allow illegal moves": True,
    "board/set up in a new node": True,
    "board/variations": "letters",
    "board/variations after": False,
    "board/variations beside": True,
    "board/variations as the file asks": False,
    "board/life": ["liberties", "safe"],
    "window/language": "de",
    "window/theme": "dark",
    "window/keys": "sabaki",
    "window/fit": True,
    "window/zoom": 1.25,
    "window/sounds": True,
    "window/welcome": False,
    "files/recent": [str(PLACE / "game.sgf"), str(PLACE / "games" / "one.sgf")],
    "files/folder": None,  # where the file is that was opened
    "new game/width": 13,
    "new game/height": 9,
    "new game/komi": 0.5,
    "new game/handicap": 3,
    "new game/rules": "AGA",
    "trainer/notation": "cartesian",
    "trainer/width": 13,
    "trainer/height": 11,
    "trainer/task": "type",
    "trainer/region": "upper left",
    "trainer/view": "r90",
    "trainer/reading": "stay",
    "trainer/help": "edges",
    "trainer/questions": 50,
    "collection/views": ["id", "r90"],
    "collection/colours exchanged": False,
    "collection/last move": True,
    "collection/anchor": "corner",
    "collection/letters": False,
    "collection/turn games": True,
    "collection/last": str(PLACE / "index"),
    "collection/elsewhere": [str(PLACE / "index")],
    "collection/report players": ["Ann", "Bob; Carol"],
    "print/kind of file": ".svg",
    "print/kind of series": ".webp",
    "help/zoom": 3,
    "games/rows": True,
    "games/moment": None,  # another than the usual one
    "palette/recent": ["PRINT", "Datei ▸ Neu"],
    "compare/hidden notations": ["sgf", "numeric"],
    "collection/openings": None,  # written by its module
}


def all_settings():
    from goboard_gui import gui
    from goboard_gui.gui.settings import Setting

    found = {}
    for module in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Setting):
                found[value.key] = value
    return found


def settings() -> None:
    """Choose another value for each setting, and let windows remember where they were."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QDialog, QDockWidget, QTableView, QToolBar

    from goboard_gui.fuseki.collection.counting.kept import written
    from goboard_gui.fuseki.collection.counting.report import Named
    from goboard_gui.go import Board
    from goboard_gui.gui.commands import Command
    from goboard_gui.gui.keys.shortcuts import Shortcuts

    app, chosen, window = _window()
    known = all_settings()
    openings = written([Named("Low, [low]", Board.from_rows("X.", ".."))]).decode()
    moments = known["games/moment"]
    other = {
        "collection/openings": openings,
        "games/moment": next(m for m in moments.allowed if m != moments.default),
    }
    for key, value in PLAIN.items():
        if key not in ("window/language", "files/folder"):
            chosen.set(known[key], other.get(key, value))
    shortcuts = Shortcuts(chosen)
    shortcuts.give(Command.PASS, ["Ctrl+Shift+F12", "F8"])
    shortcuts.give(Command.FORWARD, [])
    shortcuts.give(Command.TRAINER, ["Alt+Shift+T"])
    shortcuts.give(Command.SAVE, ["Ctrl+U"])
    # Windows that remember their sizes, and columns.
    window.filing.open(PLACE / "game.sgf")
    app.processEvents()

    def run(dialog: QDialog) -> int:
        dialog.show()
        dialog.resize(733, 511)
        dialog.close()
        return 0

    with mock.patch.object(QDialog, "exec", run):
        for command in (
            *(Command.GAMES, Command.GAME_INFO, Command.MANUAL, Command.TRAINER, Command.PRINT),
        ):
            window.commands[command].trigger()
            app.processEvents()
            for dialog in window.findChildren(QDialog):
                if dialog.isVisible():
                    dialog.resize(733, 511)
                    app.processEvents()
                    dialog.close()
    presets(window, chosen)
    window.commands[Command.COLLECTION_FIND].trigger()
    for _ in range(50):
        app.processEvents()
    columns = known["collection/columns"]
    tables = [table for table in window.findChildren(QTableView) if table.isVisible()]
    for table in tables:
        header = table.horizontalHeader()
        if header.sectionsMovable():
            header.setSectionHidden(2, True)
            header.moveSection(0, 1)
    if chosen.get(columns).isEmpty():
        for table in window.findChildren(QTableView):
            header = table.horizontalHeader()
            if header.count() > 5:
                header.setSectionHidden(2, True)
                chosen.set(columns, header.saveState())
                break
    docks = {dock.objectName(): dock for dock in window.findChildren(QDockWidget)}
    left, bottom = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
    window.addDockWidget(left, docks["tree"])
    window.addDockWidget(bottom, docks["comments"])
    docks["game"].hide()
    docks["life"].show()
    docks["edits"].setFloating(True)
    docks["edits"].show()
    bars = {bar.objectName(): bar for bar in window.findChildren(QToolBar)}
    window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, bars["marks"])
    window.resize(720, 640)
    app.processEvents()
    chosen.set(known["window/language"], "de")
    window.document.undo_stack.setClean()
    window.arrangement.keep()
    chosen.sync()
    there = set(chosen._store.allKeys())
    assert set(known) == there, set(known) ^ there
    usual = [key for key, setting in known.items() if chosen.get(setting) == setting.default]
    assert not usual, usual
    gc.disable()
    os._exit(0)


def presets(window, chosen) -> None:
    """Keep a preset in which every option is another than usual, one for each rule, and a book."""
    from goboard_gui.diagram.book import preset as kept
    from goboard_gui.diagram.book.edition import Material
    from goboard_gui.diagram.book.setup import Paper
    from goboard_gui.files.foreign import open_path
    from goboard_gui.gui.printing.chapters import Chapter
    from goboard_gui.gui.printing.kept_books import KeptBooks
    from goboard_gui.gui.printing.presets import Presets
    from goboard_gui.gui.printing.records import ReadRecords
    from goboard_gui.gui.printing.usual import usual_choices

    usual = usual_choices(window.viewpoint, several=True)
    everything = other_than(usual, ())
    store = Presets(chosen, usual)
    store.keep("Everything “else”", everything)
    for name, rule in kept.RULES.items():
        store.keep(f"Rule {name}", usual.with_choice("edition.plan.split", other_than(rule, ())))
    for material in Material:
        store.keep(f"Material {material.value}", usual.with_choice("edition.material", material))
    own = replace(usual.edition.setup, paper=Paper("own", 321.0, 234.5))
    store.keep("Own paper", usual.with_choice("edition.setup", own))
    store.remember(usual.with_choice("edition.comments", False))
    chapters = []
    for name, material in (
        ("game.sgf", Material.GAME),
        ("games/one.sgf", Material.KIFU),
        ("games/two.sgf", Material.PROBLEMS),
    ):
        path = PLACE / name
        records = ReadRecords(path, open_path(path).games)
        chapters.append(Chapter(records, usual.with_choice("edition.material", material)))
    KeptBooks(chosen, usual).keep(chapters)


def other_than(value, place):
    """Return something of the same kind that is another in every field."""
    from goboard_gui.diagram.book import preset as kept
    from goboard_gui.diagram.book.limits import RANGES
    from goboard_gui.diagram.book.setup import PAPERS, Paper
    from goboard_gui.diagram.theme import DARK, Theme
    from goboard_gui.go import Crop
    from goboard_gui.notation import Notation, notation

    if isinstance(value, Notation):
        return notation("korean")
    if isinstance(value, Theme):
        return DARK
    if isinstance(value, Paper):
        return PAPERS["A5"]
    if isinstance(value, Enum):
        return next(member for member in type(value) if member is not value)
    if isinstance(value, frozenset):
        return frozenset(sorted(value, key=lambda side: side.name)[:1])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        limits = RANGES.get(place) or RANGES.get((place[0], place[1]))
        if limits is None:
            return 600
        return next(
            n
            for n in (value + 1, value - 1, value + 0.125)
            if n in limits and n != value and isinstance(n, type(value))
        )
    if isinstance(value, str):
        return f"{value} (other)"
    if value is None:
        known = {
            **{"crop": Crop(1, 2, 5, 6), "last": 77, "columns": 2, "rows": 3},
            "second": notation("sgf"),
        }
        return known[place[1]]
    if type(value).__name__ == "AtMoves":
        return type(value)((5, 17))
    if is_dataclass(value) or hasattr(value, "_fields"):
        names = [f.name for f in fields(value)] if is_dataclass(value) else value._fields
        read = {
            name: other_than(getattr(value, name), (type(value), name))
            for name in names
            if name not in ("several", "chaptered")
        }
        return kept.changed(value, read)
    return value


if __name__ == "__main__":
    if sys.argv[1:]:
        globals()[sys.argv[1]]()
    else:
        write_all()
