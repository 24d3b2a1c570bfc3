"""The names of code on pages for contributors, looked up in the source.

A code span can name a path, a class or module with a member, a single class, function, module or
attribute, a command or a property; so can each word of a block without a language, in which names
are not marked. `check_page` returns those that do not exist.
"""

from __future__ import annotations

import ast
import importlib
import re
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from pathlib import Path

PACKAGE = "goboard_gui"
CODE_FOLDERS = (PACKAGE, "tests", "benchmarks", "packaging")
_LIBRARIES = ("builtins", "typing", "PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets")

_SPAN = re.compile(r"`([^`]+)`")
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.) |\||\s*```")
_PATH = re.compile(r"[\w.*-]*/[\w./*-]*|\w+\.(?:py|md|toml|xml|ts|json|sh)")
_DOTTED = re.compile(r"(_?[A-Za-z]\w*(?:\.\w+)*)(?:\(.*\))?")
_PROPERTY = re.compile(r"[A-Z]{1,4}")
"""An SGF property, which is a string in the source."""
_VARIABLE = re.compile(r"(GOBOARD_\w+)(?:=\S*)?")
_TARGET = re.compile(r"make ([a-z-]+)(?: \w+=\S+)?")
_COMMAND = re.compile(r"(?:goboard )?[a-z-]+(?: [a-z-]+)?(?: --?[a-z-]+)*|--[a-z-]+")
_DEFINITION = re.compile(
    r"^[ \t]*(?:(?:def|class) (\w+)|(?:self\.)?(\w+)(?:: [^=\n]*)?(?: = |$))", re.MULTILINE
)
"""A line that may define a name."""
_IN_BLOCK = re.compile(rf"{_PATH.pattern}|[A-Za-z_]\w*(?:\.\w+)+|[A-Z]\w*|[a-z]\w*_\w*", re.ASCII)
"""What looks like code in a block, in which words are not marked."""


class Missing(NamedTuple):
    """A name on a page that the source does not have, and why it was looked for."""

    page: str
    line: int
    name: str
    reason: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: `{self.name}`: {self.reason}"


class ClassNames(NamedTuple):
    """The names that a class defines: its members, its nested classes and its bases."""

    members: frozenset[str]
    nested: dict[str, ClassNames]
    bases: tuple[str, ...]


class ModuleNames(NamedTuple):
    """The names that a module defines, and its classes, including nested ones."""

    own: frozenset[str]
    classes: dict[str, ClassNames]

    def defines(self, name: str) -> bool:
        """Return whether the module or a class in it defines a name."""
        return name in self.own or any(
            name == known or name in each.members for known, each in self.classes.items()
        )


class Source:
    """The names that the modules of a project define.

    A module is parsed only when a name is looked up that its text seems to define.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[Path, str] = {}
        self._candidates: dict[str, dict[Path, None]] = {}
        self._parsed: dict[Path, ModuleNames] = {}
        for folder in CODE_FOLDERS:
            for file in sorted((root / folder).rglob("*.py")):
                self._texts[file] = text = file.read_text("utf-8")
                for match in _DEFINITION.finditer(text):
                    self._candidates.setdefault(match[match.lastindex or 0], {})[file] = None

    @cached_property
    def _modules(self) -> dict[str, list[Path]]:
        """The modules and packages by the last part of their names."""
        modules: dict[str, list[Path]] = {}
        for file in self._texts:
            name = file.parent.name if file.name == "__init__.py" else file.stem
            modules.setdefault(name, []).append(file)
        return modules

    def _module(self, file: Path) -> ModuleNames:
        if file not in self._parsed:
            nodes = ast.parse(self._texts[file], str(file))
            classes = {
                node.name: _class_names(node)
                for node in ast.walk(nodes)
                if isinstance(node, ast.ClassDef)
            }
            self._parsed[file] = ModuleNames(frozenset(_names_in(nodes.body)), classes)
        return self._parsed[file]

    def _files_with(self, name: str) -> Iterator[Path]:
        """Yield the files that mention a name, first those that seem to define it."""
        likely = self._candidates.get(name, {})
        yield from likely
        yield from (
            file for file, text in self._texts.items() if file not in likely and name in text
        )

    def defines(self, name: str) -> bool:
        """Return whether there is a class, function, constant, attribute or module of this name."""
        return name in self._modules or any(
            self._module(file).defines(name) for file in self._files_with(name)
        )

    def has_string(self, text: str) -> bool:
        """Return whether a text, such as a flag or a property, is a string in the source."""
        return any(
            f'"{text}"' in source
            for file, source in self._texts.items()
            if not file.name.startswith("test_")
        )

    def has_target(self, name: str) -> bool:
        """Return whether the Makefile has a target."""
        makefile = (self.root / "Makefile").read_text("utf-8")
        return re.search(rf"^{name}:", makefile, re.MULTILINE) is not None

    def is_defined_in(self, place: Path, name: str) -> bool:
        """Return whether a module, or a module of a package, defines a name."""
        return any(
            file.is_relative_to(place) and self._module(file).defines(name)
            for file in self._files_with(name)
        )

    def is_module(self, name: str) -> bool:
        """Return whether there is a module or package of this name."""
        return name in self._modules

    def is_class(self, name: str) -> bool:
        """Return whether there is a class of this name."""
        return any(self._classes(name))

    def _classes(self, name: str) -> Iterator[ClassNames]:
        for file in self._candidates.get(name, ()):
            found = self._module(file).classes.get(name)
            if found is not None:
                yield found

    def has_member(self, name: str, path: Sequence[str]) -> bool:
        """Return whether a class, ours or of a library, has a member, which may be nested."""
        return any(self._in_class(each, path) for each in self._classes(name)) or (
            not self.is_class(name) and _in_library(name, path)
        )

    def _in_class(self, names: ClassNames, path: Sequence[str]) -> bool:
        first, *rest = path
        if first in names.nested and rest:
            return self._in_class(names.nested[first], rest)
        return first in names.members or any(self.has_member(base, path) for base in names.bases)

    def module_has(self, name: str, path: Sequence[str]) -> bool:
        """Return whether a module of this name defines a name, and if that is a class, a member."""
        first, *rest = path
        return any(first in self._module(file).own for file in self._modules[name]) and (
            not rest or self.has_member(first, rest)
        )


def _names_in(body: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield the names that statements define, also below `if` and `try`."""
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                for target in targets:
                    yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.If() | ast.Try() | ast.With():
                yield from _names_in(node.body)
                yield from _names_in(getattr(node, "orelse", ()))


def _class_names(node: ast.ClassDef) -> ClassNames:
    attributes = {
        each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute)
        and isinstance(each.ctx, ast.Store)
        and isinstance(each.value, ast.Name)
        and each.value.id in ("self", "cls")
    }
    nested = {each.name: _class_names(each) for each in node.body if isinstance(each, ast.ClassDef)}
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    names = (ast.unparse(base).rpartition(".")[2] for base in bases)
    return ClassNames(frozenset({*_names_in(node.body), *attributes}), nested, tuple(names))


def _in_library(name: str, path: Sequence[str] = ()) -> bool:
    """Return whether Python or Qt has a class with this name and this member."""
    for library in _LIBRARIES:
        value = getattr(importlib.import_module(library), name, None)
        for each in path:
            value = getattr(value, each, None)
        if value is not None:
            return True
    return False


def _is_library_module(name: str) -> bool:
    return name.islower() and find_spec(name) is not None


class _Page:
    """The names on one page.

    Paths are relative to the project, to its package, or to a folder that the same item (a
    paragraph, an entry of a list, a row of a table or a code block) names before; in a table also
    to folders that the paragraph above it names. A name before a path, as in "`Name` (`path`)" or
    in a line of a code block, is defined in that file.
    """

    def __init__(self, source: Source, page: str, known: Collection[str]) -> None:
        self._source = source
        self._page = page
        self._known = known
        self._folders: list[Path] = []
        """Folders that the current item names, from the least to the most specific."""

    def check(self, text: str) -> Iterator[Missing]:
        above: list[Path] = []
        for line, item in _items(text):
            in_table = item.startswith("|")
            self._folders = list(above) if in_table else []
            fence, _, _ = item.partition("\n")
            if fence == "```":
                for number, each in enumerate(item.splitlines(), line):
                    yield from self._missing(number, each, _IN_BLOCK)
            elif not fence.lstrip().startswith("```"):
                yield from self._missing(line, item, _SPAN)
            if not in_table:
                above = [folder for folder in self._folders if f"{folder.name}/`" in item]

    def _missing(self, line: int, text: str, names: re.Pattern[str]) -> Iterator[Missing]:
        """Yield the names in a text that are missing; the text begins in the given line."""
        in_block, before = names is _IN_BLOCK, list[str]()
        end = 0
        for match in names.finditer(text):
            name, gap = match[match.lastindex or 0], text[end : match.start()]
            end = match.end()
            if not in_block and gap.replace("\n", " ").strip() not in ("(", "in", ", in"):
                before = []
            reason = self._problem(name, plural=in_block)
            if not reason and (not in_block or name.endswith(".py")):
                reason = self._misplaced(before, name, uses=in_block)
            if reason:
                number = line + text.count("\n", 0, match.start())
                yield Missing(self._page, number, name, reason)
            if not (_PATH.fullmatch(name) or (in_block and "." not in name)):
                before.append(name)

    def _misplaced(self, names: Sequence[str], path: str, *, uses: bool) -> str:
        """Return a reason if a path is a module or package that defines none of the names before
        it, and with ``uses`` also uses none of them.
        """
        place = self._find(path)
        if place is None or not (place.suffix == ".py" or (place / "__init__.py").exists()):
            return ""
        dotted = [match[1].split(".") for name in names if (match := _DOTTED.fullmatch(name))]
        ours = [
            parts for parts in dotted if parts[0] != place.stem and not _is_library_module(parts[0])
        ]
        source = self._source
        if not ours or any(source.is_defined_in(place, parts[0]) for parts in ours):
            return ""
        if uses and any(f".{parts[-1]}" in place.read_text("utf-8") for parts in ours):
            return ""
        return f"does not define {' or '.join(parts[0] for parts in ours)}"

    def _problem(self, name: str, *, plural: bool) -> str:
        """Return why a name is not one of the source, or an empty string."""
        if name in self._known:
            return ""
        if _PATH.fullmatch(name):
            return "" if self._find(name) else "no such file or folder"
        source = self._source
        target = _TARGET.fullmatch(name)
        if target:
            return "" if source.has_target(target[1]) else "no such target"
        variable = _VARIABLE.fullmatch(name)
        if variable:
            return "" if source.has_string(variable[1]) else "no such variable"
        dotted = _DOTTED.fullmatch(name)
        if not dotted:
            words = name.removeprefix("goboard ").split()
            known = _COMMAND.fullmatch(name) and all(map(source.has_string, words))
            return "" if known else "neither a name nor a command"
        first, *rest = dotted[1].split(".")
        if not rest:
            names = [first, *([first.removesuffix("s")] if plural else [])]
            return "" if any(map(self._is_name, names)) else "not defined in the source"
        if source.is_class(first) or _in_library(first):
            return "" if source.has_member(first, rest) else f"{first} has no such member"
        if source.is_module(first):
            return "" if source.module_has(first, rest) else f"no module {first} defines that"
        return f"no class or module {first}"

    def _is_name(self, name: str) -> bool:
        return (
            _in_library(name)
            or _is_library_module(name)
            or (_PROPERTY.fullmatch(name) is not None and self._source.has_string(name))
            or self._source.defines(name)
        )

    def _find(self, name: str) -> Path | None:
        """Return the file or folder of a path, and remember the folder for the item."""
        root = self._source.root
        for base in (*reversed(self._folders), root / PACKAGE, root):
            path = base / name
            if path.exists():
                self._folders.append(path if path.is_dir() else path.parent)
                return path
        return None


def _items(text: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, entries of lists, rows of tables and code blocks of a page, each with
    the number of its first line.
    """
    first, item = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        opened = item and item[0].lstrip().startswith("```")
        in_block = opened and (len(item) == 1 or item[-1].strip() != "```")
        if not in_block and (not line or _ITEM.match(line)):
            if item:
                yield first, "\n".join(item)
            item = []
        if line or in_block:
            first = first if item else number
            item.append(line)


def check_page(source: Source, page: str, text: str, known: Collection[str]) -> list[Missing]:
    """Return the names on a page that the source does not have; ``known`` are exceptions."""
    return list(_Page(source, page, known).check(text))
