from __future__ import annotations

from pathlib import Path

import pytest

import goboard_gui
from tests.import_rules import (
    COMMON,
    ENTRY,
    GUI_FEATURES,
    GUI_SHARED,
    GUI_TOP,
    MAY_IMPORT,
    Import,
    advice,
    imports,
)

ROOT = Path(goboard_gui.__file__).parent
EDGES_SEEN_AT_LEAST = 60  # let it grow with the house


def plant(root: Path, module: str, source: str) -> list[str]:
    """Return the advice that a package with this one module gets."""
    file = root / module
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    return [told for found in imports(root) if (told := advice(found))]


@pytest.fixture(scope="module")
def all_imports() -> list[Import]:
    return list(imports(ROOT))


def test_every_import_keeps_the_order_of_the_rooms(all_imports):
    broken = [told for found in all_imports if (told := advice(found))]
    assert not broken, "\n" + "\n".join(broken)


def test_the_scan_sees_the_imports(all_imports):
    edges = [found for found in all_imports if found.inside]
    assert len(edges) >= EDGES_SEEN_AT_LEAST


def test_every_room_is_known_to_the_rules():
    rooms = {file.parent.name for file in ROOT.glob("*/*.py")}
    assert rooms <= set(MAY_IMPORT)
    assert {file.stem for file in ROOT.glob("*.py")} <= {"__init__", "api", ENTRY, *COMMON}


def test_every_package_of_the_window_has_its_place_in_the_order():
    packages = {file.parent.name for file in ROOT.glob("gui/*/__init__.py")}
    modules = {file.stem for file in ROOT.glob("gui/*.py")} - {"__init__"}
    assert packages | modules == {*GUI_SHARED, *GUI_FEATURES, *GUI_TOP}


@pytest.mark.parametrize(
    ("module", "source", "told"),
    [
        ("go/x.py", "from ..record import Tree", "go imports record"),
        ("go/x.py", "from .. import files", "go imports files"),
        ("gui/x.py", "from ..api import draw", "gui imports api"),
        ("go/x.py", "import goboard_gui.notation.western", "go imports notation"),
        ("engine/x.py", "from ..record import Tree", "engine imports record"),
        ("engine/x.py", "from ..files import storage", "engine imports files"),
        ("engine/x.py", "from PySide6.QtCore import QProcess", "may not use QtCore"),
        ("fuseki/x.py", "from ..engine import gtp", "fuseki imports engine"),
        ("files/x.py", "import subprocess", "subprocess stays behind engine"),
        ("gui/board/x.py", "from subprocess import run", "subprocess stays behind engine"),
        ("gui/core/x.py", "def f():\n    import subprocess", "subprocess stays behind engine"),
        ("engines/x.py", "import subprocess", "subprocess stays behind engine"),
        ("diagram/deep/x.py", "from ...gui.app import run", "diagram imports gui"),
        ("gui/x.py", "from goboard_gui.cli import show", "gui imports cli"),
        ("gui/core/x.py", "from ..wording import errors", "gui.core imports gui.wording"),
        (
            "gui/widgets/deep/x.py",
            "from ...actions import menus",
            "gui.widgets imports gui.actions",
        ),
        ("gui/game/x.py", "from ..printing.window import A", "gui.game imports gui.printing"),
        ("gui/help/x.py", "def f():\n    from ..study import a", "gui.help imports gui.study"),
        (
            "gui/study/x.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..collection import a",
            "gui.study imports gui.collection",
        ),
        ("gui/files/x.py", "from goboard_gui.gui import game", "gui.files imports gui.game"),
        ("gui/navigation/x.py", "import goboard_gui.gui.window.panels", "imports gui.window"),
        (
            "gui/collection/x.py",
            "import importlib\nimportlib.import_module('..window.panels', __package__)",
            "gui.collection imports gui.window",
        ),
        ("gui/window/x.py", "from ..app import run", "gui.window imports gui.app"),
        ("gui/core/x.py", "from ..unknown import a", "gui.core imports gui.unknown"),
        ("gui/unknown/x.py", "from ..core import a", "may import only nothing of gui"),
        ("gui/__init__.py", "from .core import a", "may import only nothing of gui"),
        ("cli/x.py", "def f():\n    from ..gui import board", "only goboard_gui.gui.app"),
        ("cli/x.py", "from ..gui import app", "in a function"),
        ("assets.py", "from .go import Point", "imports none"),
        ("go/x.py", "def f():\n    from ..diagram import draw", "go imports diagram"),
        ("go/x.py", "import importlib\nimportlib.import_module('..gui', __package__)", "gui"),
        ("record/x.py", "from PySide6.QtCore import QObject", "may not use QtCore"),
        ("record/x.py", "import PySide6", "may not use PySide6"),
        ("diagram/x.py", "from PySide6.QtWidgets import QLabel", "may not use QtWidgets"),
        ("diagram/x.py", "from PySide6 import QtPrintSupport", "may not use QtPrintSupport"),
        ("diagram/x.py", "from PySide6.QtCore import QProcess", "belongs to gui"),
        ("cli/x.py", "from PySide6.QtGui import QImage", "inside the function"),
        ("cli/x.py", "def f():\n    from PySide6.QtWidgets import QLabel", "may not use"),
        ("record/x.py", "import sgfmill.sgf", "stays behind files"),
        ("gui/x.py", "from sgfmill import sgf", "stays behind files"),
        ("fuseki/x.py", "import pandas", "no dependency"),
        ("gui/x.py", "import numpy", "numpy stays behind game_index"),
        ("files/x.py", "import regex", "regex stays behind record"),
        ("gui/x.py", "import pikepdf", "pikepdf stays behind diagram.output"),
        ("diagram/output2.py", "import pikepdf", "pikepdf stays behind diagram.output"),
        ("diagram/output/x.py", "def f():\n    import pyphen", "pyphen stays behind diagram.book"),
        ("study/x.py", "def f():\n    import fsrs", "fsrs stays behind study.repetition"),
    ],
)
def test_a_planted_violation_is_told(tmp_path, module, source, told):
    found = plant(tmp_path, module, source)
    assert len(found) == 1
    assert told in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("go/x.py", "import re\nfrom . import points\nfrom .. import __version__, assets"),
        ("files/x.py", "from sgfmill import sgf\nfrom ..record import Tree"),
        ("diagram/output/deep/x.py", "import pikepdf\nfrom pikepdf import Name"),
        ("diagram/book/x.py", "def f():\n    import pyphen"),
        ("study/repetition/x.py", "def f():\n    import fsrs"),
        ("diagram/x.py", "from PySide6 import QtCore, QtGui, QtSvg\nfrom ..fuseki import level"),
        ("gui/widgets/x.py", "from ..core import settings\nfrom ..wording.errors import told"),
        ("gui/game/x.py", "from . import clock\nfrom .deep import a\nfrom ..files import saver"),
        ("gui/window/x.py", "from ..study import a\nfrom ..collection import b\nfrom . import c"),
        ("gui/app.py", "from .window import main_window\nfrom .core import settings"),
        ("gui/x.py", "from PySide6.QtCore import QProcess\nfrom ..engine import gtp"),
        ("engine/x.py", "import subprocess\nfrom ..notation import notation"),
        ("gui/core/display_sleep.py", "import subprocess"),
        ("study/x.py", "from ..engine.position import EnginePosition"),
        ("cli/x.py", "def f():\n    from PySide6.QtGui import QImage\n    from ..gui import app"),
        ("cli/x.py", "from ..diagram import Picture\ndef f():\n    from ..gui.app import run"),
        ("__main__.py", "from .cli import main\nfrom .gui.app import run"),
    ],
)
def test_what_the_order_allows_passes(tmp_path, module, source):
    assert plant(tmp_path, module, source) == []
