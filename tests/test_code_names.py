"""Checks that pages about the structure of the program name only code that exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import for_each
from tests.code_names import Source, check_page
from tests.recipes import blocks

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    "docs/architecture.md": "",
    "docs/glossary.md": "",
    "CONTRIBUTING.md": "## Conventions",  # before it are commands for a shell
}
"""The pages, and the heading from which on they are checked."""
EXCEPTIONS = {
    "C[a;B[cc]": "an example of SGF",
    "C[a];B[cc]": "an example of SGF",
    "]": "a character of SGF",
    "Void": "a result in SGF",
    "#127": "an example of a comment",
    "LaTeX": "a file format",
    ".qm": "an extension",
    ".desktop": "an extension",
    ".thumbnailer": "an extension",
    ".metainfo.xml": "an extension",
    "&": "the sign before a mnemonic",
    "deleteLater": "a method of Qt, of several classes",
    "isValid": "a function of PySide",
    "+": "a sign in recipes",
    "GO LINES": "the first line of a file in a recipe",
    "black 4 16": "a line of a file in a recipe",
    '"stones"': "the name of a dock in a recipe",
}


@pytest.fixture(scope="module")
def source() -> Source:
    return Source(ROOT)


def page_text(page: str) -> str:
    """Return the text of a page, with empty lines in place of what is not checked."""
    text = (ROOT / page).read_text("utf-8")
    start = text.index(PAGES[page])
    return "\n" * text.count("\n", 0, start) + text[start:]


def test_every_name_of_code_on_a_page_is_in_the_source(source):
    missing = []
    for page in PAGES:
        text = page_text(page)
        new_files = [block.path for block in blocks(text) if block.language != "diff"]
        missing += check_page(source, page, text, [*EXCEPTIONS, *new_files])
    assert not missing, "\n" + "\n".join(map(str, missing))


def test_every_exception_is_on_a_page():
    texts = [page_text(page) for page in PAGES]
    assert not [name for name in EXCEPTIONS if not any(name in text for text in texts)]


PLANTED = [
    ("`record/turn.py`", "record/turn.py", "no such file or folder"),
    ("`gui/collections/`", "gui/collections/", "no such file or folder"),
    ("`board_shapes.py`", "board_shapes.py", "no such file or folder"),
    ("`tests/gui/test_gui_marks.py`", "tests/gui/test_gui_marks.py", "no such file or folder"),
    ("`Index.find_all`", "Index.find_all", "Index has no such member"),
    ("`Index.find_all(query)`", "Index.find_all(query)", "Index has no such member"),
    ("`Ko.DOUBLE`", "Ko.DOUBLE", "Ko has no such member"),
    ("`Document.cursor_jumped`", "Document.cursor_jumped", "Document has no such member"),
    ("`QEvent.LanguageChanged`", "QEvent.LanguageChanged", "QEvent has no such member"),
    ("`encoding.encoded`", "encoding.encoded", "no module encoding defines that"),
    ("`_kernel.Colonel`", "_kernel.Colonel", "no module _kernel defines that"),
    ("`Researcher.find`", "Researcher.find", "no class or module Researcher"),
    ("a list:\n\n- one\n- `SearchQuestion`", "SearchQuestion", "not defined in the source"),
    ("`QDockWindow`", "QDockWindow", "not defined in the source"),
    ("`find_anything(tree)`", "find_anything(tree)", "not defined in the source"),
    ("`ZQ`", "ZQ", "not defined in the source"),
    ("`GOBOARD_WATCHCAT`", "GOBOARD_WATCHCAT", "no such variable"),
    ("`goboard collection guess`", "goboard collection guess", "neither a name nor a command"),
    ("`show --stile`", "show --stile", "neither a name nor a command"),
    ("`make tests`", "make tests", "no such target"),
    ("`--charsets`", "--charsets", "neither a name nor a command"),
    ("`Tree` (`record/session.py`)", "record/session.py", "does not define Tree"),
    ("`Tree` in\n`record/session.py`", "record/session.py", "does not define Tree"),
    ("`Sheet` in `fuseki`", "fuseki", "does not define Sheet"),
    ("```\nTree → replan_it → Figures\n```", "replan_it", "not defined in the source"),
    ("```\nTree → Figments\n```", "Figments", "not defined in the source"),
    ("```\nIndex.find_all: PositionKeys\n```", "Index.find_all", "Index has no such member"),
    ("```\nTree   record/figure\n```", "record/figure", "no such file or folder"),
    ("```\nTree → Ko.SIMPLE   go/replay.py\n```", "go/replay.py", "does not define Ko"),
]


@for_each("text, name, reason", PLANTED)
def test_a_name_that_does_not_exist_is_reported(source, text, name, reason):
    found = check_page(source, "page.md", f"# Title\n\nAs in `Tree`, so\n{text}\n", ())
    line = 4 + text.count("\n", 0, text.rindex(name))
    assert [str(each) for each in found] == [f"page.md:{line}: `{name}`: {reason}"]


EXISTING = [
    "`record/turns.py`",
    "`gui/core/`",
    "`goboard_gui/api.py`",
    "`docs/manual`",
    "`gui/core/error_handlers.py` and `error_report.py`",
    "`files/sgf/` with `syntax.py`",
    "A package of `gui/`:\n\n| package | contents |\n|---|---|\n| `study/` | `life/` |",
    "`Ko.SIMPLE`",
    "`Session.turn_node`",
    "`Document.edited`",
    "`PrintOptions.theme`",
    "`MainWindow.setWindowTitle` is inherited from Qt",
    "`Document.destroyed` of Qt and an own base, `MarkTool.press`",
    "`_kernel.Kernel` and `app.run`",
    "`Document.go_to(node)`",
    "`QEvent.LanguageChange`, `Protocol`, `re`, `faulthandler`",
    "`AB` and `GBCN`",
    "`GOBOARD_COLLECT=1`, `make check SINCE=main`",
    "```python\nno_such_name()\n```",
    "1. One\n\n   ```diff\n   +no_such_name()\n   ```\n\n   and `Tree`",
    "`Tree` (`record/tree.py`), `Region` in `go`, by `regex` (`record/regular_expressions.py`)",
    "`Tree` and its cursor in `record/session.py`",
    "`goboard collection build`, `show --style`, `--charset`",
    "```\nTree, PlanOptions → plan → Figures   record/figures\n```",
]


@for_each("text", EXISTING)
def test_what_exists_is_not_reported(source, text):
    assert check_page(source, "page.md", text, ()) == []


def test_folders_of_one_item_do_not_hold_for_the_next(source):
    text = "- `gui/core/error_handlers.py`\n- `error_report.py`"
    assert [found.line for found in check_page(source, "page.md", text, ())] == [2]
