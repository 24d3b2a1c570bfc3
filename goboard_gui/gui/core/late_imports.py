"""Check that all modules imported anywhere in the program are available, used by `--smoke`.

Many libraries are imported when they are first needed, so a bundle or a Python that lacks one
starts as usual. The names are read from the compiled code, because bundles have no source.
"""

from __future__ import annotations

import opcode
import pkgutil
import sys
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec, resolve_name
from types import CodeType
from typing import TYPE_CHECKING

import goboard_gui

from ...optional_parts import PARTS, Installation, detect_installation

if TYPE_CHECKING:
    from collections.abc import Iterator

_OTHER_PLATFORMS = {"fcntl"} if sys.platform == "win32" else {"msvcrt"}
"""Modules of Python that this platform lacks."""
_IMPORT_NAME, _LOAD_CONST = opcode.opmap["IMPORT_NAME"], opcode.opmap["LOAD_CONST"]
_EXTENDED_ARG = opcode.opmap["EXTENDED_ARG"]
_LOAD_SMALL_INT = opcode.opmap.get("LOAD_SMALL_INT", -1)  # since Python 3.14


def missing_modules() -> list[str]:
    """Import every module that the program names, and return the names of the missing ones."""
    wanted = {name for module in _own_modules() for name in _imported_modules(module)}
    return sorted({missing for name in sorted(wanted) if (missing := _find_missing_module(name))})


def required_modules(missing: list[str]) -> list[str]:
    """Return those of the missing modules that this installation of the program should have."""
    bundled = detect_installation() is Installation.BUNDLE
    optional = [part.module for part in PARTS if not (bundled and part.in_bundles)]
    return [
        name
        for name in missing
        if not any(f"{name}.".startswith(f"{module}.") for module in optional)
    ]


def _own_modules() -> list[str]:
    found = pkgutil.walk_packages(goboard_gui.__path__, f"{goboard_gui.__name__}.")
    return [goboard_gui.__name__, *(each.name for each in found if "__main__" not in each.name)]


def _imported_modules(module: str) -> Iterator[str]:
    """Yield the modules that a module imports, including imports inside functions."""
    spec = find_spec(module)
    assert spec is not None
    loader, package = spec.loader, spec.name if spec.submodule_search_locations else spec.parent
    if not hasattr(loader, "get_code") and spec.origin is not None:
        loader = SourceFileLoader(module, spec.origin)  # for that of pytest, which has no code
    code = loader.get_code(module) if loader is not None else None  # type: ignore[attr-defined]
    yield module
    for level, name, names in _imports(code) if code is not None else ():
        full = resolve_name("." * level + name, package) if level else name
        if full.partition(".")[0] in _OTHER_PLATFORMS:
            continue
        yield full
        yield from (f"{full}.{each}" for each in names if full in _LIBRARIES_OF_MODULES)


_LIBRARIES_OF_MODULES = ("PySide6", "sgfmill")
"""Packages from which modules are imported, as in ``from PySide6 import QtWidgets``."""


def _imports(code: CodeType) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Return the level, the module and the names of each import in compiled code.

    ``dis`` would take ten times as long for the whole program.
    """
    if _IMPORT_NAME in code.co_code[::2]:
        loaded: list[object] = []
        extended = 0
        for code_number, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
            value, extended = argument | extended, 0
            if code_number == _EXTENDED_ARG:
                extended = value << 8
            elif code_number == _LOAD_CONST:
                loaded.append(code.co_consts[value])
            elif code_number == _LOAD_SMALL_INT:
                loaded.append(value)
            elif code_number == _IMPORT_NAME:
                level, names = loaded[-2:]
                assert isinstance(level, int)
                yield level, code.co_names[value], names if isinstance(names, tuple) else ()
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _imports(constant)


def _find_missing_module(name: str) -> str | None:
    """Import a module; return the missing module (this one or one that it needs), or None."""
    try:
        import_module(name)
    except ImportError as error:
        return error.name or name
    return None
