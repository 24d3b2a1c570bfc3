"""Reads the imports of a package and says which break the order of its rooms."""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACKAGE = "goboard_gui"

_BASE = {"go", "notation"}
_LEFT_OF_DIAGRAM = _BASE | {"record", "files", "study", "fuseki", "game_index"}
MAY_IMPORT = {
    "go": set(),
    "notation": {"go"},
    "record": _BASE,
    "files": _BASE | {"record"},
    "study": _BASE | {"record", "files", "engine"},
    "fuseki": _BASE | {"record", "files"},
    "game_index": _BASE | {"record", "files", "fuseki"},
    "engine": _BASE,
    "diagram": _LEFT_OF_DIAGRAM,
    "gui": _LEFT_OF_DIAGRAM | {"engine", "diagram"},
    "cli": _LEFT_OF_DIAGRAM | {"engine", "diagram"},
    "api": _BASE | {"record", "files", "fuseki", "diagram"},  # a module, for other programs
}
GUI_SHARED = ("core", "wording", "widgets", "actions", "board", "files")
"""The packages of `gui` that several features use; each may import those before it."""
GUI_FEATURES = ("game", "navigation", "printing", "study", "help", "collection", "engines")
"""The packages that bring one feature each; none imports another."""
GUI_TOP = ("window", "app")
"""What puts the features together, and what runs it."""

COMMON = {
    "",
    "assets",
    "diagnostics",
    "display_text",
    "late_imports",
    "late_patterns",
    "named_tuples",
    "optional_parts",
    "stepwise",
}  # "" is the package itself: its version
ENTRY = "__main__"  # belongs to no room and opens either door
WINDOW = (f"{PACKAGE}.gui.app", f"{PACKAGE}.gui.core.garbage")
"""What `goboard` without a subcommand opens, and what must be set before Qt is imported."""

QT_MODULES = {
    "diagram": {"QtCore", "QtGui", "QtSvg"},
    "gui": {
        *("QtCore", "QtGui", "QtSvg", "QtWidgets"),
        *("QtPrintSupport", "QtNetwork", "QtMultimedia", "QtDBus"),
    },
    "cli": {"QtCore", "QtGui"},
}
ONLY_IN_GUI = {"QProcess", "QFileSystemWatcher"}
STARTS_PROGRAMS = ("engine", "gui.core.display_sleep")
"""The package and the module that may import subprocess."""
LIBRARIES = {
    "sgfmill": "files",
    "regex": "record",
    "numpy": "game_index",
    "shiboken6": "gui",
    "pikepdf": "diagram.output",
    "PIL": "diagram.output.animation",
    "pyphen": "diagram.book",
    "fsrs": "study.repetition",
}
"""The only package that imports a library."""

_RELATIVE = re.compile(r"\.+[a-z_]\w*(\.[a-z_]\w*)*")
"""A relative name of a module, in a file that imports modules by their names."""


@dataclass(frozen=True)
class Import:
    """One imported name: `module` is absolute, `deferred` one that runs when it is needed.

    ``importer`` is the absolute name of the module that imports.
    """

    file: Path
    line: int
    importer: str
    room: str
    module: str
    name: str | None
    deferred: bool

    @property
    def inside(self) -> bool:
        return self.module.split(".")[0] == PACKAGE

    @property
    def target_room(self) -> str:
        parts = [*self.module.split("."), *([self.name] if self.name else [])]
        room = (parts[1:] or [""])[0]
        return room if room in MAY_IMPORT or room in COMMON | {ENTRY} else ""

    @property
    def gui_package(self) -> str:
        """The package of `gui` that imports, or a module directly in it."""
        return self.importer.split(".")[2] if self.importer.count(".") > 1 else ""

    @property
    def gui_target(self) -> str:
        """The package of `gui` that is imported, or a module directly in it."""
        parts = [*self.module.split("."), *([self.name] if self.name else [])]
        return (parts[2:] or [""])[0]


def imports(root: Path) -> Iterator[Import]:
    """Yield every import under `root`, the folder of the package."""
    for file in sorted(root.rglob("*.py")):
        parts = (PACKAGE, *file.relative_to(root).with_suffix("").parts)
        parents = parts[:-1]  # what a single leading dot means
        room = parts[1] if len(parts) > 1 and parts[1] != "__init__" else ""
        source = file.read_bytes()
        calls = any(word in source for word in (b"import_module", b"__import__", b"__package__"))
        for node, deferred in _nodes(ast.parse(source, str(file)), expressions=calls):
            for module, name in _imported(node, parents):
                yield Import(file, node.lineno, ".".join(parts), room, module, name, deferred)


def _imported(node: ast.AST, parents: tuple[str, ...]) -> Iterator[tuple[str, str | None]]:
    match node:
        case ast.Import(names=names):
            yield from ((alias.name, None) for alias in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            start = parents[: len(parents) - level + 1] if level else ()
            full = ".".join([*start, *([module] if module else [])])
            yield from ((full, alias.name) for alias in names)
        case ast.Constant(value=str(module)) if _RELATIVE.fullmatch(module):
            yield _absolute(module, parents), None
        case ast.JoinedStr(values=[ast.Constant(value="."), *_]):  # any module beside it
            yield ".".join(parents), "*"
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
            args=[ast.Constant(value=str(module)), *_],
        ):
            if not module.startswith("."):
                yield module, None


def _absolute(module: str, parents: tuple[str, ...]) -> str:
    """Return the absolute name of a module; ``parents`` are what a single leading dot means."""
    name = module.lstrip(".")
    return ".".join([*parents[: len(parents) - (len(module) - len(name)) + 1], name])


def _nodes(tree: ast.Module, *, expressions: bool) -> Iterator[tuple[ast.AST, bool]]:
    """Yield each node, and whether it lies in a function or under `if TYPE_CHECKING`.

    :param expressions: whether to look into expressions.
    """
    left: list[tuple[ast.AST, bool]] = [(tree, False)]
    while left:
        node, deferred = left.pop()
        deferred = deferred or _defers(node)
        yield node, deferred
        left += [
            (child, deferred)
            for child in ast.iter_child_nodes(node)
            if expressions or not isinstance(child, ast.expr)
        ]


def _defers(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.dump(node.test)
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def advice(found: Import) -> str | None:
    """Return what to do about an import that breaks a rule, None for one that does not."""
    library = found.module.split(".")[0]
    if found.inside:
        told = _order(found)
    elif library == "PySide6":
        told = _qt(found)
    elif library in LIBRARIES:
        package = LIBRARIES[library]
        told = None if _is_within(found, (package,)) else f"{library} stays behind {package}"
    elif library == "subprocess" and not _is_within(found, STARTS_PROGRAMS):
        told = f"subprocess stays behind {' and '.join(STARTS_PROGRAMS)}"
    elif library not in sys.stdlib_module_names:
        told = f"{library} is no dependency of ours: see [project] in pyproject.toml"
    else:
        told = None
    return told and f"{found.file}:{found.line}: {told}"


def _is_within(found: Import, packages: tuple[str, ...]) -> bool:
    importer = f"{found.importer}."
    return any(importer.startswith(f"{PACKAGE}.{package}.") for package in packages)


def _order(found: Import) -> str | None:
    target = found.target_room
    if found.room == target == "gui":
        return _gui_order(found)
    if target in COMMON or found.room in {ENTRY, target}:
        return None
    if found.room == "cli" and target == "gui":
        opens = bool({*WINDOW} & {found.module, f"{found.module}.{found.name}"})
        known = " and ".join(WINDOW)
        return None if opens and found.deferred else f"cli knows only {known}, in a function"
    if target == ENTRY or found.room in COMMON:
        return f"{found.room or PACKAGE} stands under the rooms and imports none: {target}"
    if target in MAY_IMPORT.get(found.room, set()):
        return None
    allowed = ", ".join(room for room in MAY_IMPORT if room in MAY_IMPORT.get(found.room, set()))
    return (
        f"{found.room} imports {target}; it may import only {allowed or 'the standard library'}: "
        f"move what both need to the left, or pass it in"
    )


def _gui_order(found: Import) -> str | None:
    """Return what to do about an import between packages of `gui`, wherever it stands."""
    package, target = found.gui_package, found.gui_target
    if package == target:
        return None
    below = gui_packages_below(package)
    if target in below:
        return None
    allowed = ", ".join(below) or "nothing of gui"
    return (
        f"gui.{package} imports gui.{target}; it may import only {allowed}: "
        f"move what both need there, or pass it in"
    )


def gui_packages_below(package: str) -> tuple[str, ...]:
    """Return the packages of `gui` that one of them may import."""
    if package in GUI_SHARED:
        return GUI_SHARED[: GUI_SHARED.index(package)]
    if package in GUI_FEATURES:
        return GUI_SHARED
    everything = (*GUI_SHARED, *GUI_FEATURES, *GUI_TOP)
    return everything[: everything.index(package)] if package in everything else ()


def _qt(found: Import) -> str | None:
    below = found.module.split(".")[1:]
    module = below[0] if below else found.name or "PySide6"
    if module not in QT_MODULES.get(found.room, set()):
        return f"{found.room or PACKAGE} may not use {module}: hand plain values to diagram or gui"
    if found.name in ONLY_IN_GUI and found.room != "gui":
        return f"{found.name} belongs to gui"
    if found.room == "cli" and not found.deferred:
        return "cli imports Qt inside the function that draws: other commands start without it"
    return None
