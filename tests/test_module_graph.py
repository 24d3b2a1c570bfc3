from __future__ import annotations

from pathlib import Path

import pytest

import goboard_gui
from tests.import_rules import PACKAGE
from tests.module_graph import cycles

ROOT = Path(goboard_gui.__file__).parent
KNOWN = {
    # A shape may have any graph, a graph is drawn by its plan, and a plan knows the shape.
    (f"{PACKAGE}.go", frozenset({"board_shape", "graph", "graph_plan"})),
}


def plant(root: Path, files: dict[str, str]) -> list[str]:
    """Write the modules of a package, and return the reports of its cycles."""
    for name, source in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return [str(cycle) for cycle in cycles(root)]


def test_no_modules_or_folders_import_each_other_but_those_known():
    found = {(cycle.folder, cycle.nodes): cycle for cycle in cycles(ROOT)}
    new = [str(cycle) for which, cycle in found.items() if which not in KNOWN]
    assert not new, "\n" + "\n".join(new)
    assert found.keys() == KNOWN  # a cycle that was cut is removed there


TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "


@pytest.mark.parametrize(
    ("files", "nodes", "reported"),
    [
        pytest.param(
            {"go/a.py": "from .b import B, C", "go/b.py": "import re\nfrom .a import A"},
            "goboard_gui.go: a, b ",
            {
                "go/a.py:1 imports B, C from goboard_gui.go.b",
                "go/b.py:2 imports A from goboard_gui.go.a",
            },
            id="module and module",
        ),
        pytest.param(
            {
                "go/a.py": "from .b import B",
                "go/b.py": "from .c import C",
                "go/c.py": "from .a import A",
                "go/d.py": "from .a import A",
            },
            "goboard_gui.go: a, b, c ",
            {
                "go/a.py:1 imports B from goboard_gui.go.b",
                "go/b.py:1 imports C from goboard_gui.go.c",
                "go/c.py:1 imports A from goboard_gui.go.a",
            },
            id="three modules",
        ),
        pytest.param(
            {
                "go/a.py": "from .deep.b import B",
                "go/deep/__init__.py": "",
                "go/deep/b.py": "",
                "go/deep/c.py": "from ..a import A",
            },
            "goboard_gui.go: a, deep ",
            {
                "go/a.py:1 imports B from goboard_gui.go.deep.b",
                "go/deep/c.py:1 imports A from goboard_gui.go.a",
            },
            id="module and sub-folder",
        ),
        pytest.param(
            {
                "gui/x/a.py": "from ..y.deep.b import B",
                "gui/x/c.py": "",
                "gui/y/deep/b.py": "",
                "gui/y/d.py": "from ..x.c import C",
            },
            "goboard_gui.gui: x, y ",
            {
                "gui/x/a.py:1 imports B from goboard_gui.gui.y.deep.b",
                "gui/y/d.py:1 imports C from goboard_gui.gui.x.c",
            },
            id="folder and folder",
        ),
        pytest.param(
            {"go/a.py": "from .b import B", "go/b.py": TYPES + "from .a import A"},
            "goboard_gui.go: a, b ",
            {
                "go/a.py:1 imports B from goboard_gui.go.b",
                "go/b.py:3 imports A from goboard_gui.go.a",
            },
            id="for a type only",
        ),
        pytest.param(
            {"go/a.py": "from .b import B", "go/b.py": "def f():\n    from .a import A"},
            "goboard_gui.go: a, b ",
            {
                "go/a.py:1 imports B from goboard_gui.go.b",
                "go/b.py:2 imports A from goboard_gui.go.a",
            },
            id="in a function",
        ),
        pytest.param(
            {"go/a.py": "from . import b", "go/b.py": "import goboard_gui.go.a"},
            "goboard_gui.go: a, b ",
            {
                "go/a.py:1 imports b from goboard_gui.go.b",
                "go/b.py:1 imports it from goboard_gui.go.a",
            },
            id="a module from its folder",
        ),
        pytest.param(
            {"go/__init__.py": "from .a import A", "go/a.py": "from . import B"},
            "goboard_gui.go: __init__, a ",
            {
                "go/__init__.py:1 imports A from goboard_gui.go.a",
                "go/a.py:1 imports B from goboard_gui.go.__init__",
            },
            id="a name from the own folder",
        ),
        pytest.param(
            {
                "go/__init__.py": "",
                "go/a.py": "from .deep import B",
                "go/deep/__init__.py": "from .b import B",
                "go/deep/b.py": "from ..a import A",
            },
            "goboard_gui.go: a, deep ",
            {
                "go/a.py:1 imports B from goboard_gui.go.deep.__init__",
                "go/deep/b.py:1 imports A from goboard_gui.go.a",
            },
            id="a name from a sub-folder",
        ),
        pytest.param(
            {
                "go/a.py": "import importlib\nimportlib.import_module('goboard_gui.go.b')",
                "go/b.py": "NAMES = ['.a']\nimport_in_steps(NAMES, __package__)",
            },
            "goboard_gui.go: a, b ",
            {
                "go/a.py:2 imports it from goboard_gui.go.b",
                "go/b.py:1 imports it from goboard_gui.go.a",
            },
            id="by a name in a string",
        ),
        pytest.param(
            {
                "cli/__init__.py": "",
                "cli/a.py": "import_module(f'.{name}', __package__)",
                "cli/b.py": "from .a import A",
            },
            "goboard_gui.cli: a, b ",
            {
                "cli/a.py:1 imports * from goboard_gui.cli.b",
                "cli/b.py:1 imports A from goboard_gui.cli.a",
            },
            id="by a computed name",
        ),
    ],
)
def test_a_planted_cycle_is_reported_with_what_closes_it(tmp_path, files, nodes, reported):
    [report] = plant(tmp_path, files)
    title, *lines = report.splitlines()
    assert title.startswith(nodes)
    assert {line.strip() for line in lines if " imports " in line} == reported


def test_a_cycle_is_reported_in_the_lowest_folder_that_has_it(tmp_path):
    pair = {"a.py": "from .b import B", "b.py": "from .a import A"}
    planted = {f"{folder}/{name}": it for folder in ("go/x", "go/y") for name, it in pair.items()}
    found = plant(tmp_path, planted)
    assert [report.partition(": ")[0] for report in found] == [
        "goboard_gui.go.x",
        "goboard_gui.go.y",
    ]


def test_the_import_without_which_there_is_no_cycle_is_reported_first(tmp_path):
    many = "\n".join(f"from .a import A{number}" for number in range(9))
    files = {"go/a.py": "", "go/b.py": many, "go/c.py": "from .a import A\nfrom .b import B"}
    assert plant(tmp_path, files) == []
    [report] = plant(tmp_path, {"go/a.py": "from .c import C\nfrom .c import D"})
    assert report.splitlines()[1:] == [
        "  a -> c (without this there is no cycle)",
        "    go/a.py:1 imports C from goboard_gui.go.c",
        "    go/a.py:2 imports D from goboard_gui.go.c",
        "  c -> a",
        "    go/c.py:1 imports A from goboard_gui.go.a",
        "  c -> b",
        "    go/c.py:2 imports B from goboard_gui.go.b",
        "  b -> a",
        *(f"    go/b.py:{at + 1} imports A{at} from goboard_gui.go.a" for at in range(5)),
        "    and 4 more",
    ]


def test_imports_in_one_direction_are_no_cycle(tmp_path):
    files = {
        "__init__.py": "",
        "go/__init__.py": "from .a import A\nfrom .deep.c import C",
        "go/a.py": "from .deep import c\nfrom .b import B",
        "go/b.py": "from .deep.c import C\nfrom .. import __version__",
        "go/deep/__init__.py": "",
        "go/deep/c.py": "",
        "gui/d.py": "from ..go import A\nfrom ..go.deep.c import C",
    }
    assert plant(tmp_path, files) == []
