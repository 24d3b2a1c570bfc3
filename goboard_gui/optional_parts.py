"""Libraries without which only some features work, and how to install them."""

from __future__ import annotations

import sys
from enum import Enum, auto
from importlib.util import find_spec
from pathlib import Path

from .named_tuples import NamedTuple


class Installation(Enum):
    """The way in which the program and its libraries were installed."""

    BUNDLE = auto()
    """A folder that runs without Python, to which nothing can be added."""
    DEBIAN = auto()
    """The Python of Debian or one of its derivatives, in which pip installs nothing."""
    PIP = auto()
    """Any other Python, for example a virtual environment."""


class OptionalPart(NamedTuple):
    """A library that may be missing: its module, its requirement specifier for pip, and its package
    in Debian. ``in_bundles`` is set if all bundles include it.
    """

    module: str
    requirement: str
    debian_package: str
    in_bundles: bool = False

    @property
    def is_installed(self) -> bool:
        """Whether the library is installed; it is not imported."""
        try:
            return find_spec(self.module) is not None
        except (ImportError, ValueError):  # no package around it, or None in sys.modules
            return False


NUMPY = OptionalPart("numpy", "numpy>=2,<3", "python3-numpy")
"""NumPy, which collections of games need."""
PILLOW = OptionalPart("PIL", "goboard-gui[animation]", "python3-pil")
"""Pillow, which writes animations."""
MULTIMEDIA = OptionalPart(
    "PySide6.QtMultimedia", "goboard-gui[sounds]", "python3-pyside6.qtmultimedia"
)
"""Qt Multimedia, which plays sounds."""
DBUS = OptionalPart(
    "PySide6.QtDBus", "PySide6-Essentials", "python3-pyside6.qtdbus", in_bundles=True
)
"""Qt D-Bus, which is used to keep the display awake on Linux."""
PARTS = (NUMPY, PILLOW, MULTIMEDIA, DBUS)

_DEBIAN = Path("/etc/debian_version")


def detect_installation() -> Installation:
    """Return how the running program and its libraries were installed."""
    if getattr(sys, "frozen", False):
        return Installation.BUNDLE
    if sys.prefix == sys.base_prefix and sys.prefix == "/usr" and _DEBIAN.exists():
        return Installation.DEBIAN
    return Installation.PIP


def install_command(part: OptionalPart) -> str | None:
    """Return the command that installs a missing library, or None in a bundle."""
    match detect_installation():
        case Installation.BUNDLE:
            return None
        case Installation.DEBIAN:
            return f"sudo apt install {part.debian_package}"
    return f'{sys.executable} -m pip install "{part.requirement}"'
