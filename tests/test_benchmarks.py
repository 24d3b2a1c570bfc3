"""That what is measured is still there: no test runs most of `benchmarks/` and `packaging/`."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tests.cases import for_each

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = sorted([*ROOT.glob("benchmarks/**/*.py"), *ROOT.glob("packaging/*.py")])


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield what is imported of the program anywhere, in programs that stand in strings as well."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names, level=0) if _ours(module):
                yield from ((module, alias.name) for alias in names)
            case ast.Import(names=names):
                yield from ((alias.name, "") for alias in names if _ours(alias.name))
            case ast.Constant(value=str(text)) if "import" in text and "goboard_gui" in text:
                try:
                    program = ast.parse(text)
                except SyntaxError:
                    continue
                yield from imported(program)


def _ours(module: str) -> bool:
    return module.partition(".")[0] == "goboard_gui"


def there(module: str, name: str) -> bool:
    found = import_module(module)
    if not name or hasattr(found, name):
        return True
    try:
        import_module(f"{module}.{name}")
    except ModuleNotFoundError:
        return False
    return True


@for_each("script", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_script_imports_of_the_program_is_there(script):
    wanted = set(imported(ast.parse(script.read_text("utf-8"))))
    assert {pair for pair in wanted if not there(*pair)} == set()


def test_programs_in_strings_are_looked_into():
    program = ast.parse('WINDOW = """\nfrom goboard_gui.gui import app, nothing\n"""')
    assert {name for pair in imported(program) if not there(*pair) for name in pair[1:]} == {
        "nothing"
    }
