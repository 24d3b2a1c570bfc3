"""Gather the texts of the program for translation, and release the translations (`make texts`).

    python packaging/gather_texts.py

This updates resources/translations/goboard_*.ts and makes the .qm files that the program loads.
Qt's lupdate does not understand contexts given by a constant, which are the most common ones here.

To translate, open goboard_XX.ts in Qt Linguist (or any editor), and run `make texts` again. A new
language needs a row in `catalogues.FORMS` and one in `LANGUAGES` of `gui/core/i18n.py`.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import catalogues
from catalogues import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "goboard_gui"
FOLDER = ROOT / "resources" / "translations"

_MARKS = re.compile(r"\btr\(|\btr_noop\b|\btranslat")
"""One of these is in each module that has texts."""

COUNTED_ONLY = "en"
"""The language of the source texts; its catalogue only has the plural forms."""


class GatheringError(Exception):
    """A text or its context cannot be determined from the source."""


def gather(package: Path = PACKAGE) -> dict[Text, list[str]]:
    """Return all texts of the program, each with the files that contain it.

    :raises GatheringError: a text or its context cannot be determined from the source.
    """
    found: dict[Text, list[str]] = {}
    for path in sorted(set(package.rglob("*.py")) - {package / "gui" / "core" / "i18n.py"}):
        if not _MARKS.search(path.read_text(encoding="utf-8")):
            continue
        name = path.relative_to(package.parent).as_posix()
        for text in Module(path, package).texts():
            files = found.setdefault(text, [])
            if name not in files:
                files.append(name)
    for text, name in (
        *_of_notations(),
        *_of_errors(),
        *_of_graphs(),
        *_of_printing(),
        *_of_formats(),
        *_of_marks(),
        *_of_rule_sets(),
    ):
        found.setdefault(text, []).append(name)
    return found


def _of_notations() -> Iterator[tuple[Text, str]]:
    """Yield the texts of notations, which are independent of Qt and are translated by `gui`."""
    from goboard_gui.notation import NOTATIONS
    from goboard_gui.notation.errors import MESSAGES, UNKNOWN_NAME

    for notation in NOTATIONS:
        name = f"{type(notation).__module__.replace('.', '/')}.py"
        for source in filter(None, (notation.title, notation.explanation, notation.origin)):
            yield Text("Notations", source), name
    for sentence in (*MESSAGES.values(), UNKNOWN_NAME):
        yield Text("Notations", sentence), "goboard_gui/notation/errors.py"


def _of_errors() -> Iterator[tuple[Text, str]]:
    """Yield the texts of file errors, which are the values of enumerations."""
    from goboard_gui.diagram.output.errors import ExportFailure
    from goboard_gui.files import errors, formats
    from goboard_gui.files.foreign import errors as foreign
    from goboard_gui.files.text_diagrams.errors import DiagramErrorReason
    from goboard_gui.files.text_diagrams.reading import DiagramDiagnosticCode
    from goboard_gui.files.text_games import TextGamesDiagnosticCode
    from goboard_gui.files.text_records import errors as text
    from goboard_gui.game_index.errors import IndexErrorCode
    from goboard_gui.record.analysis.problem_judging import ProblemWarning
    from goboard_gui.study.repertoires.repertoire import RepertoireWarning

    kinds = (
        errors.ReadErrorReason,
        errors.SgfDiagnosticCode,
        errors.SaveErrorReason,
        DiagramErrorReason,
        formats.UnsupportedReason,
        foreign.ImportDiagnosticCode,
        DiagramDiagnosticCode,
        TextGamesDiagnosticCode,
        text.TextErrorReason,
        text.TextRecordDiagnosticCode,
        text.OmissionDiagnosticCode,
        ExportFailure,
        IndexErrorCode,
        ProblemWarning,
        RepertoireWarning,
    )
    for kind in kinds:
        for value in kind:
            yield Text("Errors", value.value), f"{kind.__module__.replace('.', '/')}.py"
    for limit in errors.LIMITS.values():
        yield Text("Errors", limit), "goboard_gui/files/errors.py"


def _of_graphs() -> Iterator[tuple[Text, str]]:
    """The mistakes in files of boards."""
    from goboard_gui.go.graph_json import GraphProblem

    for problem in GraphProblem:
        yield Text("Shapes", problem.value), "goboard_gui/go/graph_json.py"


def _of_printing() -> Iterator[tuple[Text, str]]:
    """The labels of print options."""
    from goboard_gui.diagram.book.option_table import GROUPS
    from goboard_gui.gui.printing.print_texts import PRINT_CONTEXT

    for source in dict.fromkeys(text for group in GROUPS for text in group.translatable_texts()):
        yield Text(PRINT_CONTEXT, source), "goboard_gui/diagram/book/option_table.py"


def _of_formats() -> Iterator[tuple[Text, str]]:
    """The names of file formats."""
    from goboard_gui.diagram.output.formats import ANIMATION_FORMATS, FORMATS
    from goboard_gui.gui.wording.format_texts import FORMAT_CONTEXT

    for known in (*FORMATS, *ANIMATION_FORMATS):
        for name in filter(None, (known.name, known.short_name)):
            yield Text(FORMAT_CONTEXT, name), "goboard_gui/diagram/output/formats.py"


def _of_marks() -> Iterator[tuple[Text, str]]:
    """What the marks of records are called: what screen readers say, and what is cleaned up."""
    from goboard_gui.gui.board.tools.cleanup_dialog import MARKUP_KINDS
    from goboard_gui.record.properties.marks import Mark

    for mark in Mark:
        yield Text("Speech", mark.english), "goboard_gui/record/properties/marks.py"
        if mark in MARKUP_KINDS:
            yield Text("Cleaning", MARKUP_KINDS[mark]), "goboard_gui/record/properties/marks.py"


def _of_rule_sets() -> Iterator[tuple[Text, str]]:
    """Yield the English names of rule sets."""
    from goboard_gui.go import RULE_SETS
    from goboard_gui.record.values.game_rules import CUSTOM_RULES_NAME

    for known in RULE_SETS:
        yield Text("Rules", known.english), "goboard_gui/go/rules.py"
    yield Text("Rules", CUSTOM_RULES_NAME), "goboard_gui/record/values/game_rules.py"


class Module:
    """The texts of one Python file."""

    def __init__(self, path: Path, package: Path = PACKAGE) -> None:
        self._path = path
        self._package = package
        self.tree = _parsed(path)
        self._translators = dict(self._find_translators())

    def texts(self) -> Iterator[Text]:
        """Yield the texts in the order of the file."""
        return (text for text, _ in self.literals())

    def literals(self) -> Iterator[tuple[Text, ast.Constant]]:
        """Yield the texts in the order of the file, each with its literal."""
        left: list[tuple[ast.AST, str]] = [(self.tree, "")]
        while left:
            node, owner = left.pop()
            if isinstance(node, ast.ClassDef):
                owner = node.name
            elif isinstance(node, ast.Call):
                yield from self._of_call(node, owner)
            left += [(child, owner) for child in reversed([*ast.iter_child_nodes(node)])]

    def _of_call(self, call: ast.Call, owner: str) -> Iterator[tuple[Text, ast.Constant]]:
        match call:
            case ast.Call(func=ast.Attribute(ast.Name("self"), "tr"), args=[first, *_]):
                yield from self._texts(first, owner)
            case ast.Call(func=ast.Name("tr_noop"), args=[context, text]):
                yield from self._texts(text, self._context(context))
            case ast.Call(func=function, args=[context, text, *_]) if _is_qt(function):
                yield from self._texts(text, self._context(context), marked=True)
            case ast.Call(func=ast.Name(name), args=[text, *_]) if name in self._translators:
                yield from self._texts(text, self._translators[name], marked=True)

    def _texts(
        self, node: ast.expr, context: str, *, marked: bool = False
    ) -> Iterator[tuple[Text, ast.Constant]]:
        """Yield the text of an expression, or several; with ``marked`` they may be marked
        elsewhere."""
        match node:
            case ast.Constant(str(source)):
                yield Text(context, source), node
            case ast.IfExp():
                yield from self._texts(node.body, context, marked=marked)
                yield from self._texts(node.orelse, context, marked=marked)
            case ast.Call(func=ast.Name("tr_noop")):
                return  # it is visited on its own
            case _ if not marked:
                raise self._error(node, f"no text: {ast.unparse(node)}")

    def _context(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(str(context)):
                return context
            case ast.Name(name) if name in (known := constants(self._path, self._package)):
                return known[name]
        raise self._error(node, f"no context: {ast.unparse(node)}")

    def _find_translators(self) -> Iterator[tuple[str, str]]:
        """Yield the names of functions that translate, each with its context."""
        for node in _statements(self.tree):
            match node:
                case ast.Assign(
                    targets=[ast.Name(name)],
                    value=ast.Call(func=ast.Name("translator"), args=[context]),
                ):
                    yield name, self._context(context)

    def _error(self, node: ast.expr, what: str) -> GatheringError:
        return GatheringError(f"{self._path}:{node.lineno}: {what}")


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield everything in a module but its expressions, which are most of it."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        yield node
        left += [it for it in ast.iter_child_nodes(node) if not isinstance(it, ast.expr)]


def _is_qt(function: ast.expr) -> bool:
    return ast.unparse(function) == "QCoreApplication.translate"


@lru_cache(1)  # all trees kept would cost the garbage collector more than parsing twice
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def constants(path: Path, package: Path) -> dict[str, str]:
    """Return the string constants of a module, including those that it imports."""
    found: dict[str, str] = {}
    for node in _parsed(path).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str(value))):
                found[name] = value
            case ast.Assign(targets=[ast.Name(name)], value=ast.Name(other)) if other in found:
                found[name] = found[other]
            case ast.ImportFrom(module=module, names=names, level=level) if level:
                wanted = [alias for alias in names if alias.name.isupper()]
                place = _module_path(path, module, level) if wanted else None
                theirs = constants(place, package) if place and place.exists() else {}
                for alias in wanted:
                    if alias.name in theirs:
                        found[alias.asname or alias.name] = theirs[alias.name]
    return found


def _module_path(path: Path, module: str | None, level: int) -> Path:
    folder = path.parents[level - 1]
    return folder.joinpath(*(module or "__init__").split(".")).with_suffix(".py")


def main() -> int:
    """Update all catalogues, and return the exit status."""
    sys.path.insert(0, str(ROOT))
    try:
        texts = gather()
    except GatheringError as error:
        print(error, file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for language, forms in catalogues.FORMS.items():
        path = FOLDER / f"goboard_{language}.ts"
        wanted = texts
        if language == COUNTED_ONLY:
            wanted = {text: files for text, files in texts.items() if text.counts}
        messages = catalogues.merge(catalogues.read(path), wanted, forms)
        catalogues.write(path, language, messages)
        catalogues.release(path, path.with_suffix(".qm"))
        present = [message for message in messages if not message.vanished]
        done = sum(message.finished for message in present)
        print(f"{path.name}: {done} of {len(present)} texts translated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
