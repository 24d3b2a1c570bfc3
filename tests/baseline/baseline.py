"""Save what the program does, and compare it with what it did.

    python tests/baseline/baseline.py save FOLDER [--only PART …]
    python tests/baseline/baseline.py compare FOLDER FOLDER [--pictures FOLDER]
    python tests/baseline/baseline.py compact FOLDER FOLDER
    python tests/baseline/baseline.py figures

`save` runs the program of the environment whose Python it is started with. See README.md.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import command_line
import comparing
import figures
import program
import stage

DRIVER = stage.HERE / "window.py"
_HARMLESS = "This plugin does not support"
"""How a warning begins that Qt's platform without a screen prints for every window."""


class Run(NamedTuple):
    """A start of the window: a scenario, the files to open, settings, and what is in the home."""

    scenario: str
    files: tuple[str, ...] = ()
    settings: dict[str, str] = {}  # noqa: RUF012  # never changed
    home: dict[Path, Path] = {}  # noqa: RUF012
    index: bool = False


_GAME, _BOOK = "c-game-9x9.sgf", "book.sgf"
_GERMAN = {program.LANGUAGE: "de"}
RUNS = (
    Run("main_window:empty"),
    Run("main_window:game", ("a-game-19x19.sgf",)),
    Run("main_window:dark", ("a-game-19x19.sgf",), {program.THEME: "dark"}),
    Run("main_window:german", ("a-game-19x19.sgf",), _GERMAN),
    Run("menus:english", (_GAME,)),
    Run("menus:german", (_GAME,), _GERMAN),
    Run("menus:empty"),
    *(Run(f"keys:{scheme}", (), {program.KEYS: scheme}) for scheme in program.KEY_SCHEMES),
    Run("dialogs:game", (_GAME,), home={program.HISTORY: stage.DATA / "study.jsonl"}),
    Run("dialogs:games", ("two-games.sgf",), index=True),
    Run("dialogs:german", (_BOOK,), _GERMAN),
    *(Run(f"boards:{board}", (f"{board}.sgf",)) for board in ("row", "torus", "moebius", "graph")),
    Run("boards:row-german", ("row.sgf",), _GERMAN),
    Run("panels:book", (_BOOK,), index=True),
    Run("edited:edited", (_GAME,)),
    Run("printing:book", (_BOOK,)),
    Run("printing:problems", ("safe-families.sgf",)),
    Run("recovery:journal", home={program.JOURNALS: stage.DATA / "journals"}),
)


def save(folder: Path, parts: list[str]) -> None:
    """Save the chosen parts into a folder, in the place of what was in it."""
    there = {path.name for path in folder.iterdir()} if folder.exists() else set()
    if there and not there & {"command-line", "windows"}:
        raise SystemExit(f"{folder} is not empty and not a baseline")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with stage.stage():
        if "command-line" in parts:
            command_line.save(folder)
        if "window" in parts:
            for run in RUNS:
                _run(run, folder)


def _run(run: Run, folder: Path) -> None:
    stage.clean()
    stage.bring(stage.WORK)
    settings = dict(run.settings)
    if run.index:
        index = stage.HOME / program.COLLECTIONS / "Games"
        build = [program.GOBOARD, "collection", "build", str(index), "games"]
        subprocess.run(
            build, cwd=stage.WORK, env=stage.environment(), check=True, capture_output=True
        )
        settings[program.LAST_INDEX] = str(index)
    if program.LANGUAGE not in settings:
        settings[program.LANGUAGE] = "en"
    for place, source in run.home.items():
        target = stage.HOME / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copyfile(source, target)
    file = stage.HOME / program.SETTINGS
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(_ini(settings), encoding="utf-8")
    files = [str(stage.WORK / name) for name in run.files]
    command = [sys.executable, str(DRIVER), run.scenario, str(folder.absolute()), *files]
    done = subprocess.run(
        command,
        cwd=stage.WORK,
        env=stage.environment(),
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    errors = [line for line in done.stderr.splitlines() if not line.startswith(_HARMLESS)]
    if done.returncode or done.stdout or errors:
        path = folder / "windows" / f"{run.scenario.replace(':', '-')}-errors.txt"
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text("\n".join([f"exit status {done.returncode}", done.stdout, *errors]))
        print(f"{run.scenario}: exit status {done.returncode}, see {path}", file=sys.stderr)


def _ini(settings: dict[str, str]) -> str:
    """Return settings as Qt writes them; ``group/key`` is a key of a group."""
    groups: dict[str, list[str]] = {}
    for key, value in settings.items():
        group, _, name = key.partition("/")
        groups.setdefault(group, []).append(f"{name.replace(' ', '%20')}={value}")
    return "".join(
        f"[{group.replace(' ', '%20')}]\n" + "".join(f"{line}\n" for line in lines)
        for group, lines in groups.items()
    )


def main() -> int:
    """Do what the arguments say; return 1 if two baselines differ."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    saving = commands.add_parser("save", help="save what the program does")
    saving.add_argument("folder", type=Path)
    saving.add_argument(
        "--only", action="append", choices=("command-line", "window"), metavar="PART"
    )
    comparing_two = commands.add_parser("compare", help="print the differences of two baselines")
    comparing_two.add_argument("before", type=Path)
    comparing_two.add_argument("after", type=Path)
    comparing_two.add_argument("--pictures", type=Path, help="where to draw differing pixels")
    shrinking = commands.add_parser("compact", help="keep checksums of all but small texts")
    shrinking.add_argument("folder", type=Path)
    shrinking.add_argument("target", type=Path)
    commands.add_parser("figures", help="measure the start and a held key").add_argument(
        "--rounds", type=int, default=5
    )
    args = parser.parse_args()
    match args.command:
        case "save":
            save(args.folder, args.only or ["command-line", "window"])
        case "compact":
            comparing.compact(args.folder, args.target)
        case "figures":
            figures.measure(args.rounds)
        case "compare":
            for folder in (args.before, args.after):
                if not folder.is_dir():
                    parser.error(f"{folder} is not a folder")
            report = comparing.compare(args.before, args.after, args.pictures)
            print("\n".join(report.lines) or "no differences")
            if report.count:
                print(f"{report.count} files differ")
            return 1 if report.count else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
