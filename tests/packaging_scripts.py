"""Loading the scripts in `packaging/` as modules, although the folder isn't a package."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

_FOLDER = Path(__file__).resolve().parents[1] / "packaging"


def packaging_script(name: str) -> ModuleType:
    """Load a script as a new module, without calling its `main`.

    It can import the other scripts.
    """
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", _FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look for it
    sys.path.insert(0, str(_FOLDER))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(_FOLDER))
    return module
