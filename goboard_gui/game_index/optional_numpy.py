"""The optional dependency numpy, which small bundles and system packages may lack."""

from __future__ import annotations

import sys

NUMPY = "numpy>=2,<3"
"""Requirement specifier for pip."""


def install_command() -> str | None:
    """Return the command that installs numpy for this Python, or None in a frozen bundle.

    >>> install_command().endswith('-m pip install "numpy>=2,<3"')
    True
    """
    if getattr(sys, "frozen", False):
        return None
    return f'{sys.executable} -m pip install "{NUMPY}"'
