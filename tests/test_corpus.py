"""Real material comes from the folder that GOBOARD_CORPUS names, and from nowhere else."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from tests import corpus
from tests.cases import for_each

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("benchmarks", "docs", "findings", "goboard_gui", "packaging", "resources", "tests")
SCRIPTS = [file for folder in FOLDERS for file in sorted(ROOT.glob(f"{folder}/**/*.py"))]
KINDS = (".md", ".sh", ".spec", ".toml", ".yaml")
OTHERS = [
    ROOT / "Makefile",
    *(file for file in sorted(ROOT.glob("*")) if file.suffix in KINDS),
    *(file for at in FOLDERS for file in sorted(ROOT.glob(f"{at}/**/*")) if file.suffix in KINDS),
]
WORDS = ("__file__", "ROOT", "pardir", "shared")
"""One of these is in each module that could look outside the project."""


@pytest.fixture
def named(monkeypatch):
    """Return a function that sets the folder with the material, as for a marked test."""

    def name(folder: Path | None) -> None:
        monkeypatch.setattr(corpus, "folder", folder)
        monkeypatch.setattr(corpus, "test_is_marked", True)

    return name


def missing(function, *parts: str) -> str:
    """Return why a test that asks for material is skipped."""
    with pytest.raises(pytest.skip.Exception) as caught:
        function(*parts)
    return str(caught.value)


ASKED = [
    (corpus.material, ("corpus", "games")),
    (corpus.material_files, ("corpus", "games")),
    (corpus.material_data, ("spec", "rules.json")),
]


@for_each(("function", "parts"), ASKED)
def test_a_test_is_skipped_with_the_reason_where_material_is_missing(
    named, tmp_path, function, parts
):
    named(None)
    assert missing(function, *parts) == "GOBOARD_CORPUS is not set"
    for folder in (tmp_path, tmp_path / "nowhere"):
        named(folder)
        assert missing(function, *parts) == f"GOBOARD_CORPUS has no {folder.joinpath(*parts)}"


def test_a_folder_without_files_is_missing_material(named, tmp_path):
    named(tmp_path)
    games = tmp_path / "corpus" / "games"
    games.mkdir(parents=True)
    (games / "SOURCE.txt").write_text("from somewhere")
    reason = missing(corpus.material_files, "corpus", "games")
    assert reason == f"GOBOARD_CORPUS has no {games} with files .sgf"


def test_material_that_is_there_is_returned(named, tmp_path):
    named(tmp_path)
    (tmp_path / "spec").mkdir()
    names = ["b.sgf", "a.SGF", "c.txt", "facts.json"]
    for name in names:
        (tmp_path / "spec" / name).write_text(json.dumps({"name": name}))
    found = corpus.material_files("spec")
    assert [path.name for path in found] == ["a.SGF", "b.sgf"]
    assert corpus.material("spec", "c.txt") == tmp_path / "spec" / "c.txt"
    assert corpus.material_data("spec", "facts.json") == {"name": "facts.json"}


def test_a_test_without_the_mark_cannot_use_material():
    assert corpus.test_is_marked is False
    with pytest.raises(RuntimeError, match="mark corpus"):
        corpus.material("corpus")


@pytest.mark.corpus
def test_a_test_with_the_mark_can():
    assert corpus.test_is_marked is True


def climbs(nodes: list[ast.AST], depth: int) -> list[int]:
    """Return the lines of a module, ``depth`` folders below the project, that leave the project.

    They go up from `__file__` or from a name for the project's folder.
    """

    def height(node: ast.AST) -> int | None:
        """Return how many folders an expression lies above the module's file."""
        match node:
            case ast.Name("__file__"):
                return 0
            case ast.Name(str(name)) | ast.Attribute(attr=str(name)) if name.strip("_") == "ROOT":
                return depth
            case ast.Call(ast.Name("Path"), [only, *_]) | ast.Call(ast.Attribute(only, "resolve")):
                return height(only)
            case ast.Call(ast.Attribute(only, "absolute")):
                return height(only)
            case ast.Attribute(only, "parent"):
                below = height(only)
                return None if below is None else below + 1
            case ast.Subscript(ast.Attribute(only, "parents"), ast.Constant(int(number))):
                below = height(only)
                return None if below is None else below + number + 1
        return None

    return [
        node.lineno for node in nodes if isinstance(node, ast.expr) and (height(node) or 0) > depth
    ]


def names_shared(nodes: list[ast.AST]) -> list[int]:
    """Return the lines of a module that put the name of the neighbouring folder into a path."""
    found = []
    for node in nodes:
        match node:
            case ast.BinOp(right=ast.Constant("shared"), op=ast.Div()):
                found.append(node.lineno)
            case ast.Call(ast.Name("Path") | ast.Attribute(attr="join" | "joinpath"), args) if any(
                isinstance(it, ast.Constant) and it.value == "shared" for it in args
            ):
                found.append(node.lineno)
            case ast.Attribute(ast.Name("os"), "pardir"):
                found.append(node.lineno)
    return found


def leaves(text: str, depth: int) -> list[int]:
    nodes = list(ast.walk(ast.parse(text)))
    return sorted({*climbs(nodes, depth), *names_shared(nodes)})


def lines_outside(text: str) -> list[int]:
    ways = re.finditer(r"\.\./(\.\./)*shared\b", text)
    return [text.count("\n", 0, way.start()) + 1 for way in ways]


@for_each("path", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_module_looks_outside_the_project(path):
    text = path.read_text("utf-8")
    if any(word in text for word in WORDS):
        assert leaves(text, len(path.relative_to(ROOT).parts)) == []
    if path != Path(__file__):
        assert lines_outside(text) == []
        assert ('"GOBOARD_CORPUS"' in text) == (path == Path(corpus.__file__))


@for_each("path", OTHERS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_other_file_names_what_is_outside_the_project(path):
    assert lines_outside(path.read_text("utf-8")) == []


@for_each(
    "line",
    [
        "Path(__file__).parents[2]",
        "Path(__file__).resolve().parents[3] / 'x'",
        "Path(__file__).absolute().parent.parent.parent",
        "_ROOT.parent",
        "corpus.ROOT.parent",
        "anywhere / 'shared' / 'corpus'",
        "Path(above, 'shared')",
        "os.path.join(os.pardir, 'x')",
        "os.path.join(up, 'shared')",
    ],
)
def test_ways_out_of_the_project_are_noticed(line):
    assert any(word in line for word in WORDS)
    assert leaves(line, 2) == [1]


@for_each("line", ["Path(__file__).parents[1]", "ROOT / 'tests'", "folder.parent", "f('shared')"])
def test_ways_inside_the_project_are_not_taken_for_ways_out(line):
    assert leaves(line, 2) == []
