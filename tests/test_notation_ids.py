"""What the program may know of notations by their names, and that a page tells how to add one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import goboard_gui
from goboard_gui.notation import NOTATIONS
from tests.program_copy import copy_program, goboard, run_copy

PACKAGE = Path(goboard_gui.__file__).parent
PAGE = PACKAGE.parent / "docs" / "adding-a-notation.md"
IDS = {notation.id for notation in NOTATIONS}

KNOWS_SOME = {
    "diagram/notation_grids.py": "draws what explains a notation",
    "files/text_diagrams/characters.py": "knows what points are called beside text diagrams",
    "files/text_records/gtp_log.py": "knows what points are called in the Go Text Protocol",
    "files/text_records/informal_moves.py": "knows what points are called in mails and by engines",
    "study/interpretation.py": "tells in which notation a file of moves was read",
    "fuseki/opening_names.py": "has a table of openings, in Western coordinates",
    "files/comments.py": "knows what the comments of SGF files are written in",
    "files/foreign/ishi.py": "knows what points are called in files of this format",
}
MEAN_SOMETHING_ELSE = {
    "go/rules.py": "rules can be Korean, too",
    "engine/rule_names.py": "has their names",
    "record/properties/conventions/rules.py": "has their names",
    "gui/wording/rule_texts.py": "has their names",
    "diagram/book/phrases.py": "has their phrases",
    "gui/printing/print_texts.py": "translates what is printed of them",
    "diagram/painting/badges.py": "puts badges at a corner",
    "game_index/query.py": "has regions that lie in a corner",
}


def ids_in(file: Path) -> set[str]:
    """Return the ids of notations that stand as texts in a file, but for its docstrings."""
    source = file.read_text("utf-8")
    if not any(f'"{name}"' in source or f"'{name}'" in source for name in IDS):
        return set()
    nodes = ast.walk(ast.parse(source, str(file)))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } & IDS


def test_no_file_elsewhere_knows_a_notation_by_its_name():
    files = [file for file in PACKAGE.rglob("*.py") if file.parent.name != "notation"]
    assert len(files) > 100
    knowing = {
        file.relative_to(PACKAGE).as_posix() for file in files if ids_in(file) - {"sgf", "named"}
    }
    assert knowing <= KNOWS_SOME.keys() | MEAN_SOMETHING_ELSE.keys()
    assert "diagram/notation_grids.py" in knowing  # the search does find them


@pytest.fixture(scope="module")
def with_chess(tmp_path_factory) -> Path:
    """Return a folder with the program to which a notation was added as the page says."""
    folder = tmp_path_factory.mktemp("program")
    notations = copy_program(folder) / "notation"
    file, line = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (notations / "chess.py").write_text(file, "utf-8")
    assert line.count("\n") == 1
    with (notations / "catalogue.py").open("a", encoding="utf-8") as catalogue:
        catalogue.write(line)
    return folder


def test_the_page_adds_a_notation_that_translates_names(with_chess):
    options = ("name", "--size", "19x19", "--from", "western", "--to", "chess", "--")
    assert goboard(with_chess, *options, "A1", "J10", "T19") == "a1\ni10\ns19\n"
    options = ("name", "--size", "19x19", "--from", "chess", "--to", "western", "--")
    assert goboard(with_chess, *options, "a1", "I10", "s19") == "A1\nJ10\nT19\n"


def test_it_speaks_in_records_and_at_the_edges(with_chess):
    record = "(;SZ[9];B[ii];W[aa])"
    assert goboard(with_chess, "moves", "-", "--notation", "chess", text=record) == (
        "1 B i1\n2 W a9\n"
    )
    shown = goboard(with_chess, "show", "-", "--notation", "chess", text=record).splitlines()
    assert shown[0].split() == list("abcdefghi")


def test_the_checks_that_hold_for_all_notations_hold_for_it(with_chess):
    check = (
        "from goboard_gui.go import Size\n"
        "from goboard_gui.notation import NOTATIONS, notation\n"
        "chess = notation('chess')\n"
        f"assert NOTATIONS[-1] is chess and len(NOTATIONS) == {len(NOTATIONS) + 1}\n"
        "for size in (Size(1, 1), Size(27, 3), Size(52, 52)):\n"
        "    names = [chess.format(point, size) for point in size.points()]\n"
        "    assert len(set(names)) == len(names)\n"
        "    assert [chess.parse(name, size) for name in names] == list(size.points())\n"
    )
    run_copy(with_chess, "-c", check)
