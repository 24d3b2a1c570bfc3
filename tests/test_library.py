"""The public Python interface: its page is run; lower packages need neither Qt nor numpy."""

from __future__ import annotations

import doctest
import inspect
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui import api

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "library.md"
INTERFACE = ROOT / "tests" / "data" / "interface.txt"
"""The approved names and signatures; the environment variable GOBOARD_RENEW_GOLDEN renews them."""
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


def signature(value: object) -> str:
    if not (inspect.isfunction(value) or inspect.ismethod(value)):
        return ""
    found = inspect.signature(value)
    parameters = [
        each if isinstance(each.annotation, str) else each.replace(annotation=each.empty)
        for each in found.parameters.values()  # named tuples have types in place of texts
    ]
    return str(found.replace(parameters=parameters))


def names_and_signatures() -> Iterator[str]:
    """Yield what programs can use: all names of the interface, and the members of its classes."""
    for name in api.__all__:
        value = getattr(api, name)
        yield f"{name}{signature(value)}"
        kinds = value.__mro__ if isinstance(value, type) else ()
        ours = [vars(kind) for kind in kinds if kind.__module__.startswith("goboard_gui.")]
        for member in sorted({each for members in ours for each in members}):
            if not member.startswith("_") or member in ("__init__", "__new__"):
                yield f"{name}.{member}{signature(getattr(value, member))}"


def test_the_names_and_signatures_are_as_approved():
    found = "".join(f"{line}\n" for line in names_and_signatures())
    if os.environ.get("GOBOARD_RENEW_GOLDEN"):
        INTERFACE.write_text(found, encoding="utf-8")
    assert found.splitlines() == INTERFACE.read_text(encoding="utf-8").splitlines()


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
