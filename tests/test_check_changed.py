"""Which tests `make check` runs for what changed (`packaging/check_changed.py`)."""

from __future__ import annotations

import sys

import pytest

from .packaging_scripts import packaging_script

FILES = {
    "goboard_gui/go/board.py": "",
    "goboard_gui/go/ko.py": "",
    "goboard_gui/gui/window.py": "",
    "tests/go/test_go_board.py": "from goboard_gui.go import board",
    "tests/go/games.py": "",
    "tests/cli/test_cli_show.py": "import goboard_gui.go.ko",
    "tests/cli/test_cli_name.py": "from goboard_gui.go import Size",
    "tests/gui/test_gui_window.py": "from goboard_gui.go.board import Board\n",
    "tests/gui/test_gui_panel.py": "def later():\n    from tests.go.games import GAME",
    "tests/reliability/test_reliability_figures.py": "",
    "tests/window/test_real_window.py": "",
    "tests/data/game.sgf": "",
    "tests/conftest.py": "from tests import base",
    "tests/base.py": "",
    "tests/helper.py": "",
    "tests/test_docs.py": "",
    "tests/test_import_rules.py": "from tests import helper",
}
TOP = ["tests/test_docs.py", "tests/test_import_rules.py"]


@pytest.fixture(scope="module")
def checking():
    return packaging_script("check_changed")


@pytest.fixture
def project(checking, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return checking.Project(tmp_path)


@pytest.mark.parametrize(
    ("changed", "targets"),
    [
        ([], []),
        (
            ["goboard_gui/go/board.py"],
            ["goboard_gui/go", "tests/go", "tests/gui/test_gui_window.py", TOP[1]],
        ),
        (
            ["goboard_gui/go/ko.py"],
            ["goboard_gui/go", "tests/cli/test_cli_show.py", "tests/go", TOP[1]],
        ),
        (["goboard_gui/gui/window.py"], ["tests/gui", TOP[1]]),
        (["goboard_gui/new/there.py"], [TOP[1]]),
        (["goboard_gui/assets.py"], ["tests"]),
        (["tests/go/test_go_board.py"], ["tests/go/test_go_board.py"]),
        (["tests/go/test_go_gone.py"], []),
        (["tests/go/games.py"], ["tests/go", "tests/gui/test_gui_panel.py"]),
        (["tests/helper.py"], TOP),
        (["tests/base.py"], ["tests"]),
        (["tests/data/game.sgf"], ["tests"]),
        (["tests/conftest.py", "goboard_gui/go/ko.py"], ["goboard_gui/go", "tests"]),
        (["pyproject.toml", "tests/go/test_go_board.py"], ["tests"]),
        (
            ["pyproject.toml", "tests/window/test_real_window.py"],
            ["tests", "tests/window/test_real_window.py"],
        ),
        (["README.md"], TOP),
        (["resources/themes/plain.toml", "Makefile"], TOP),
        (["benchmarks/campaigns/fuzz.py"], ["tests/reliability", *TOP]),
        (["benchmarks/replay.py"], TOP),
    ],
    ids=lambda names: " ".join(names),
)
def test_a_change_runs_the_tests_it_concerns(project, changed, targets):
    assert project.plan(changed).targets == targets


def test_a_target_has_the_changes_that_it_is_run_for(project):
    plan = project.plan(["tests/go/games.py", "goboard_gui/go/ko.py", "goboard_gui/go/board.py"])
    assert plan.reasons["tests/go"] == ["goboard_gui/go", "tests/go/games.py"]


def test_changed_files_are_those_edited_deleted_and_new_since_a_commit(
    checking, tmp_path, monkeypatch
):
    def git(*words: str) -> None:
        who = ("-c", "user.name=somebody", "-c", "user.email=somebody@example.org")
        checking.subprocess.run(
            ["git", *who, *words], cwd=tmp_path, check=True, capture_output=True
        )

    monkeypatch.setattr(checking, "ROOT", tmp_path)
    for name in ("kept", "edited", "deleted", "a name with blanks"):
        (tmp_path / name).write_text(name)
    git("init")
    git("add", ".")
    git("commit", "-m", "first")
    (tmp_path / "edited").write_text("anew")
    (tmp_path / "deleted").unlink()
    git("commit", "-am", "second")
    (tmp_path / "a name with blanks").write_text("not committed yet")
    (tmp_path / "new").write_text("new")
    assert checking.changed_since("HEAD~1") == {"edited", "deleted", "a name with blanks", "new"}
    assert checking.changed_since("HEAD") == {"a name with blanks", "new"}


def test_a_commit_that_is_not_there_is_an_error(checking, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["check_changed.py", "no-such-commit"])
    with pytest.raises(SystemExit) as stopped:
        checking.main()
    assert stopped.value.code == 2
    assert "no-such-commit" in capsys.readouterr().err


def test_the_help_says_that_it_does_not_replace_the_whole(checking, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["check_changed.py", "--help"])
    with pytest.raises(SystemExit):
        checking.main()
    assert "does not replace `make test`" in capsys.readouterr().out
