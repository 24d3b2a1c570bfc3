"""Libraries that are imported when they are first needed, and what is said where one is missing."""

from __future__ import annotations

import sys

import pytest

from goboard_gui import optional_parts
from goboard_gui.gui import app
from goboard_gui.gui.core import late_imports
from goboard_gui.optional_parts import DBUS, MULTIMEDIA, NUMPY, PARTS, install_command
from tests.cases import for_each


@pytest.fixture
def install(monkeypatch):
    """Return what lets the program have been installed in a way."""

    def way(kind: str) -> None:
        monkeypatch.setattr(sys, "frozen", kind == "bundle", raising=False)
        monkeypatch.setattr(optional_parts, "_DEBIAN", optional_parts.Path(__file__))
        monkeypatch.setattr(sys, "base_prefix", "/usr")
        monkeypatch.setattr(sys, "prefix", "/usr" if kind == "Debian" else "/somewhere")
        monkeypatch.setattr(sys, "executable", "/somewhere/bin/python")

    return way


@for_each(
    ("kind", "part", "command"),
    [
        ("bundle", NUMPY, None),
        ("bundle", MULTIMEDIA, None),
        ("Debian", NUMPY, "sudo apt install python3-numpy"),
        ("Debian", MULTIMEDIA, "sudo apt install python3-pyside6.qtmultimedia"),
        ("Debian", DBUS, "sudo apt install python3-pyside6.qtdbus"),
        ("pip", MULTIMEDIA, '/somewhere/bin/python -m pip install "goboard-gui[sounds]"'),
        ("pip", DBUS, '/somewhere/bin/python -m pip install "PySide6-Essentials"'),
    ],
)
def test_what_installs_a_library_fits_the_way_of_installation(install, kind, part, command):
    install(kind)
    assert install_command(part) == command


def test_the_smoke_test_imports_what_functions_import_and_reports_what_is_missing(
    monkeypatch, capsys, install
):
    for part in PARTS:
        monkeypatch.setitem(sys.modules, part.module, None)
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    monkeypatch.setitem(sys.modules, "difflib", None)
    install("pip")
    assert app.check_libraries() == 1
    lines = capsys.readouterr().err.splitlines()
    assert {line.partition(": missing")[2] for line in lines} >= {
        ": PySide6.QtPrintSupport",
        ": difflib",
        " (optional): PySide6.QtDBus",
        " (optional): PySide6.QtMultimedia",
        " (optional): numpy",
    }


@for_each(
    ("kind", "missing", "required"),
    [
        ("pip", ["numpy", "numpy.typing", "PySide6.QtDBus"], []),
        ("bundle", ["numpy.typing", "PySide6.QtMultimedia"], []),
        ("bundle", ["PySide6.QtDBus"], ["PySide6.QtDBus"]),
        ("pip", ["numpyx", "regex"], ["numpyx", "regex"]),
    ],
)
def test_a_bundle_without_qtdbus_is_not_complete(install, kind, missing, required):
    install(kind)
    assert late_imports.required_modules(missing) == required
