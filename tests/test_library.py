"""The public Python interface: its page is run; lower packages need neither Qt nor numpy."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

from goboard_gui import api

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "library.md"
PACKAGES = ("go", "notation", "record", "files", "fuseki", "study")
"""What a program without Qt and numpy may use."""
ONLY_FOR_PATTERNS = "regex"
"""A dependency that is imported when a pattern is searched, and not before."""
IMPORT = """
import sys
sys.modules["PySide6"] = sys.modules["numpy"] = None
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
assert "regex" not in sys.modules
"""


def modules_of(package: str) -> list[str]:
    files = sorted((ROOT / "goboard_gui" / package).rglob("*.py"))
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names]


def imported_without_qt_and_numpy(*names: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", IMPORT, *names],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_examples_of_the_page_do_what_it_says(tmp_path, monkeypatch, qapp):
    monkeypatch.chdir(tmp_path)
    options = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    failed, run = doctest.testfile(str(PAGE), module_relative=False, optionflags=options)
    assert failed == 0
    assert run > 25
    assert {file.name for file in tmp_path.iterdir()} == {"game.sgf", "board.svg", "board.png"}


def test_each_public_name_is_there_and_described():
    for name in api.__all__:
        assert getattr(api, name) is not None


def test_each_function_of_the_interface_is_on_the_page():
    functions = [name for name in api.__all__ if name[0].islower()]
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in functions if f"{name}(" not in page] == []


def test_the_packages_below_the_pictures_need_neither_qt_nor_numpy():
    names = {package: modules_of(package) for package in PACKAGES}
    assert all(len(them) > 5 for them in names.values())
    done = imported_without_qt_and_numpy(*(name for them in names.values() for name in them))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_interface_needs_neither_qt_nor_numpy_until_something_is_drawn():
    done = imported_without_qt_and_numpy("goboard_gui.api")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_that_needs_qt_is_found_by_this():
    done = imported_without_qt_and_numpy("goboard_gui.diagram.output.picture_files")
    assert done.returncode != 0
    assert "PySide6" in done.stderr
