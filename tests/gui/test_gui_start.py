from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import for_each

ROOT = Path(__file__).parents[2]

PAINTED = """
import sys
before = {*sys.modules}  # what measures coverage imports something itself
import enum
enumerations = set()  # PySide makes those of a class when the class is first used
create = enum.EnumMeta._create_
def note(cls, name, *args, **options):
    enumerations.add(f"PySide6.{name}")
    return create(cls, name, *args, **options)
enum.EnumMeta._create_ = note
from pathlib import Path
from goboard_gui.gui import app
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import Settings

application = app.create_application()
window = app.MainWindow(Settings(), whole=False)
if not sys.argv[1:]:
    window.welcome.show_at_start()
window.show()
for file in sys.argv[1:]:
    assert window.document_io.open_file(Path(file))
assert not window.grab().isNull()
print(*sorted({*sys.modules} - before | enumerations))
window.create_contents()
window.notify_record_changed()
window.commands[Command.FORWARD].trigger()
application.processEvents()
print(*sorted({*sys.modules} - before | enumerations))
"""

NOT_NEEDED = {
    "another library": (
        *("sgfmill", "regex", "numpy", "html", "sqlite3", "PySide6.QtMultimedia"),
        *("json", "hashlib", "pikepdf", "pyphen", "fsrs"),
    ),
    "the drawing of styles": ("PySide6.PixelMetric", "PySide6.StandardPixmap"),
    "guessing an encoding": ("files.encoding_detection", "files.letter_frequencies"),
    "finding": (
        "record.finding",
        "record.regular_expressions",
        "record.folding",
        "gui.navigation.find.find_bar",
    ),
    "the same position": ("record.analysis.transpositions", "gui.navigation.find.find_texts"),
    "tools": (
        "record.edits.marking",
        "gui.board.tools.editing_tools",
    ),
    "figures": (
        "record.figures",
        "gui.printing.figures.figure_dialog",
        "gui.printing.figures.divide_dialog",
    ),
    "exchanged colours": ("record.edits.swap",),
    "conventions": (
        "record.properties.conventions.validation",
        "record.properties.conventions.dates",
    ),
    "other formats": ("files.foreign.reading", "files.foreign.gib", "files.text_diagrams"),
    "texts": ("files.text_records", "gui.files.texts.paste_dialog"),
    "the journal": ("files.journal.journal",),
    "pages": (
        "gui.printing.print_window",
        "gui.printing.position_export",
        "PySide6.QtPrintSupport",
    ),
    "life": (
        *("go.life", "diagram.overlays.life"),
        *("gui.study.life.life_display", "gui.study.life.life_panel"),
    ),
    "openings": (
        *(
            "fuseki",
            "diagram.overlays.differences",
            "gui.study.openings.pattern_panel",
            "gui.study.openings.pattern_panel",
        ),
        "gui.study.openings.openings_dialog",
    ),
    "a collection": (
        "game_index",
        *("gui.collection.search", "gui.collection.search_texts", "diagram.overlays.continuations"),
        *(
            f"gui.collection.building.{name}"
            for name in ("collection_manager", "collection_store", "builder")
        ),
        *(
            f"gui.collection.explorer.{name}"
            for name in ("collection_panel", "continuations", "search_options", "search_region")
        ),
    ),
    "large files": ("gui.files.loading_bar",),
    "studies": ("study.guessing", "study.trainer", "gui.study.trainer.trainer_window"),
    "counting": (
        *(
            "go.score",
            "go.marking",
            "record.values.scoring",
            "study.scoring_session",
            "study.dead_stones",
        ),
        *(
            "diagram.overlays.scoring",
            "gui.game.scoring.score_panel",
            "gui.game.scoring.score_texts",
        ),
    ),
    "the welcome": (
        "gui.help.welcome.welcome_page",
        "gui.help.welcome.pictures",
    ),
    "dialogs": (
        "gui.game.info.info_dialog",
        "gui.game.games.games_dialog",
        "gui.actions.preferences_dialog",
    ),
    "what commands do": (
        *(
            "gui.window.features",
            "gui.window.menus",
            "gui.window.document_display",
            "gui.window.document_recovery",
        ),
    ),
    "panels": (
        *(
            "gui.navigation.moves",
            "gui.navigation.tree",
            "gui.navigation.comments",
            "gui.printing.figures",
            "record.navigation.tree_layout",
        ),
        *(
            "record.navigation.appearance",
            "record.values.clocks",
            "record.edits.correction",
            "files.comments",
        ),
    ),
    "help": (
        "gui.help.help_window",
        "gui.help.manual",
        "gui.help.shortcut_list_dialog",
        "gui.help.about_dialog",
    ),
}
"""What is imported after the first board is painted, or never; names of ours without the first."""


NOT_NEEDED_FOR_A_STEP = (
    *("sqlite3", "numpy", "pikepdf", "pyphen", "fsrs", "PySide6.PixelMetric"),
    *("goboard_gui.study.guessing", "goboard_gui.study.regions", "goboard_gui.go.life"),
    *("goboard_gui.game_index", "goboard_gui.gui.printing.print_window"),
)


def painted(*files: Path) -> list[set[str]]:
    """Return what was imported by the time the board was seen first, and after the first step."""
    done = subprocess.run(
        [sys.executable, "-c", PAINTED, *map(str, files)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return [set(line.split()) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def imported(tmp_path_factory) -> list[set[str]]:
    """Return what was imported by the time a file was seen on the board, and after a step."""
    file = tmp_path_factory.mktemp("start") / "game.sgf"
    file.write_bytes(b"(;SZ[9]PB[A]KM[6.5]C[On 5-5 or E5];B[ee]LB[ee:A](;W[ce])(;W[gc]TR[gc]))")
    return painted(file)


@for_each("names", NOT_NEEDED.values(), ids=NOT_NEEDED)
def test_a_file_is_seen_before_what_it_does_not_need_is_imported(imported, names):
    first, _ = imported
    assert "goboard_gui.files.sgf.reading" in first
    assert first & {*names, *(f"goboard_gui.{name}" for name in names)} == set()


def test_the_first_step_needs_none_of_what_is_used_now_and_then(imported):
    _, later = imported
    assert "goboard_gui.gui.window.features" in later
    assert later & {*NOT_NEEDED_FOR_A_STEP} == set()


def test_the_board_is_seen_before_the_welcome_beside_it_is_made():
    seen, _ = painted()
    assert "goboard_gui.gui.help.welcome.welcome" in seen
    assert not seen & {"goboard_gui.gui.help.welcome.welcome_page", "goboard_gui.files.sgf.reading"}


@for_each("name", [n for names in NOT_NEEDED.values() for n in names if "." in n])
def test_what_is_named_here_exists(name):
    if not name.startswith("PySide6"):
        path = ROOT.joinpath("goboard_gui", *name.split("."))
        assert path.with_suffix(".py").is_file() or path.is_dir()
