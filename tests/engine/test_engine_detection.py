from __future__ import annotations

import os
from pathlib import Path

from goboard_gui.engine.capabilities import EngineFamily
from goboard_gui.engine.command_files import missing_files
from goboard_gui.engine.detection import family_of_program, find_engines, find_networks
from goboard_gui.engine.process import EMPTY_FILE
from tests.cases import for_each


def touch(path: Path, age: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_programs_are_found_on_the_search_path_and_only_there(tmp_path, monkeypatch):
    monkeypatch.setattr("goboard_gui.engine.detection._MORE_FOLDERS", ())
    monkeypatch.chdir(tmp_path)
    for name in ("bin/gnugo", "bin/katago", "bin/pachi", "leelaz"):
        touch(tmp_path / name).chmod(0o755)
    touch(tmp_path / "other" / "katago")  # which nobody may start
    path = os.pathsep.join([str(tmp_path / "other"), str(tmp_path / "bin"), "", "."])
    assert find_engines(path) == [
        (EngineFamily.KATAGO, tmp_path / "bin" / "katago"),
        (EngineFamily.GNU_GO, tmp_path / "bin" / "gnugo"),
    ]


def test_networks_beside_the_program_come_before_those_in_the_user_s_folders(tmp_path):
    program, home = tmp_path / "katago" / "katago", tmp_path / "home"
    older = touch(program.parent / "older.bin.gz", age=10)
    newer = touch(program.parent / "newer.bin.gz")
    own = touch(home / ".katago" / "own.bin.gz")
    touch(home / ".katago" / "notes.txt")
    assert find_networks(EngineFamily.KATAGO, program, home)[:3] == [newer, older, own]


def test_networks_of_leela_zero_are_no_other_texts(tmp_path):
    program = tmp_path / "leelaz"
    best = touch(tmp_path / "best-network.gz")
    touch(tmp_path / "README.txt")
    assert find_networks(EngineFamily.LEELA_ZERO, program, tmp_path)[:1] == [best]
    assert find_networks(EngineFamily.GNU_GO, program, tmp_path) == []


@for_each(
    ("name", "family"),
    [
        ("/opt/katago-1.16/katago", EngineFamily.KATAGO),
        ("/opt/KataGo.AppImage", EngineFamily.KATAGO),
        ("/usr/games/leelaz", EngineFamily.LEELA_ZERO),
        ("/usr/games/gnugo", EngineFamily.GNU_GO),
        ("/usr/games/pachi", EngineFamily.OTHER),
    ],
)
def test_the_family_of_a_program_is_known_by_its_name(name, family):
    assert family_of_program(Path(name)) is family


@for_each(
    ("words", "missing"),
    [
        (["-model", "{there}"], []),
        (["-model", "{there}.gone"], [("network", "{there}.gone")]),
        (["--weights={there}.gone"], [("network", "{there}.gone")]),
        (["-w", "net.txt"], [("network", "net.txt")]),
        (["-config", EMPTY_FILE], []),
        (["-config", "/none/gtp.cfg"], [("configuration", "/none/gtp.cfg")]),
        (["-model"], []),
        (["--mode", "gtp"], []),
    ],
)
def test_files_that_a_command_line_names_and_that_do_not_exist_are_found(tmp_path, words, missing):
    there = touch(tmp_path / "net.bin.gz")
    command = ["/engines/katago", *(word.format(there=there) for word in words)]
    assert list(missing_files(command)) == [
        (kind, name.format(there=there)) for kind, name in missing
    ]
