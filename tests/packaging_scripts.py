"""The scripts in `packaging/`, which are no package, as modules."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

_FOLDER = Path(__file__).resolve().parents[1] / "packaging"


def packaging_script(name: str) -> ModuleType:
    """Run a script anew as a module, whose `main` nobody has called."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", _FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for it
    spec.loader.exec_module(module)
    return module
