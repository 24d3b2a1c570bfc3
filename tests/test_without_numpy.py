"""Numpy is for collections: where it is missing, all else works."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from goboard_gui.optional_parts import NUMPY

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "resources" / "samples" / "a-game-19x19.sgf"
STUDIES = ROOT / "resources" / "study"
BLOCKED = """
import sys
sys.modules["numpy"] = None
"""
RUNNING_WITH_ALL_ELSE = """
from goboard_gui.cli.main import main
assert main(sys.argv[1:]) == 0

from importlib import import_module
from pathlib import Path

OF_COLLECTIONS = ("game_index", "cli/collection", "gui/collection", "diagram/plots")

seen = 0
for file in sorted(Path("goboard_gui").rglob("*.py")):
    room = file.relative_to("goboard_gui").as_posix()
    if not room.startswith(OF_COLLECTIONS) and file.name != "__main__.py":
        import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
        seen += 1
assert seen > 300
"""
RUNNING = """
from goboard_gui.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
IN_TURN = """
from goboard_gui.cli.main import main
for arguments in commands:
    try:
        status = main(arguments)
    except SystemExit as help_was_shown:
        status = help_was_shown.code
    assert status == 0, arguments
"""


def without_numpy(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + code, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_other_commands_work():
    game = str(GAME)
    commands = [
        ["show", game],
        ["pattern", game, "--moves", "4"],
        ["same", game, game, "--moves", "4"],
        ["collection", "--help"],
    ]
    result = without_numpy(f"{commands = }\n{IN_TURN}")
    assert result.returncode == 0, result.stderr


def test_the_window_works_and_all_that_is_not_for_collections_can_be_imported():
    result = without_numpy(RUNNING_WITH_ALL_ELSE, "--smoke", GAME)
    assert result.returncode == 0, result.stderr


def test_building_an_index_fails_with_the_line_that_installs_it(tmp_path):
    result = without_numpy(RUNNING, "collection", "build", tmp_path / "index", STUDIES)
    assert result.returncode == 2
    assert f'{sys.executable} -m pip install "{NUMPY.requirement}"' in result.stderr
    assert "Traceback" not in result.stderr


def test_the_version_that_is_named_is_the_one_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert NUMPY.requirement in project["dependencies"]
