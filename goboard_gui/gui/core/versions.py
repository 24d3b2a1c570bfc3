"""Versions of the program, the system and the libraries, for bug reports."""

from __future__ import annotations

import platform
from importlib import import_module, metadata

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from ... import __version__

_LIBRARIES = {
    name: name for name in ("PySide6", "sgfmill", "regex", "numpy", "pikepdf", "pyphen", "fsrs")
}
"""Libraries by name, with their module names."""


def versions() -> list[tuple[str, str]]:
    """Return the versions of the program, the system, Python, Qt and the libraries."""
    return [
        ("Goboard", __version__),
        (platform.system(), f"{platform.release()}, {platform.machine()}"),
        ("Python", platform.python_version()),
        ("Qt", f"{qVersion()}, {QGuiApplication.platformName()}"),
        *((name, _version(name, module)) for name, module in _LIBRARIES.items()),
    ]


def _version(name: str, module: str) -> str:
    """Return the version of a library, from its metadata or, in a bundle, from its module.

    It is "?" if the library is missing.
    """
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        pass
    try:
        return str(getattr(import_module(module), "__version__", "?"))
    except ImportError:
        return "?"
