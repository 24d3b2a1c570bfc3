"""What the command line prints and writes, as transcripts."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from typing import TYPE_CHECKING

import comparing
import program
import stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CASES = stage.HERE / "command_line.txt"


def cases(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each case with its lines, which run one after the other in one folder.

    >>> list(cases("== a\\nshow x\\n# why\\nlife x\\n== b\\n"))
    [('a', ['show x', 'life x']), ('b', [])]
    """
    for part in text.split("== ")[1:]:
        name, _, rest = part.partition("\n")
        lines = (line.strip() for line in rest.splitlines())
        yield name.strip(), [line for line in lines if line and not line.startswith("#")]


def save(folder: Path) -> None:
    """Run all cases, each in a new folder with the inputs, and write what came of them."""
    for name, lines in cases(CASES.read_text(encoding="utf-8")):
        stage.clean()
        stage.bring(stage.WORK)
        transcripts = [_run(line) for line in lines]
        target = folder / "command-line" / f"{name}.txt"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("\n".join(transcripts), encoding="utf-8")
        for path in _new_files():
            copy = folder / "files" / name / path.relative_to(stage.WORK)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def _new_files() -> list[Path]:
    """Return the files that were written or changed, but not what an index consists of."""
    fresh = stage.WORK.with_name("fresh")
    shutil.rmtree(fresh, ignore_errors=True)
    stage.bring(fresh)
    found = []
    for path in sorted(stage.WORK.rglob("*")):
        relative = path.relative_to(stage.WORK)
        before = fresh / relative
        if not path.is_file() or relative.parts[0] == "index":
            continue
        if not before.is_file() or before.read_bytes() != path.read_bytes():
            found.append(path)
    return found


def _run(line: str) -> str:
    """Run a line such as ``show a.sgf > out``, and return it with what it printed."""
    arguments, given, into = shlex.split(line), b"", None
    if "<" in arguments:
        given = (stage.WORK / arguments.pop(arguments.index("<") + 1)).read_bytes()
        arguments.remove("<")
    if ">" in arguments:
        into = stage.WORK / arguments.pop(arguments.index(">") + 1)
        arguments.remove(">")
    done = subprocess.run(
        [program.GOBOARD, *arguments],
        input=given,
        capture_output=True,
        cwd=stage.WORK,
        env=stage.environment(),
        timeout=300,
        check=False,
    )
    out = done.stdout
    if into is not None:
        into.write_bytes(out)
        out = b""
    parts = [f"$ goboard {line}\n", _readable(out)]
    if done.stderr:
        parts += ["--- standard error\n", _readable(done.stderr)]
    return "".join([*parts, f"--- exit status {done.returncode}\n"])


def _readable(data: bytes) -> str:
    text = data.decode("utf-8", "backslashreplace").replace("\r", "\\r")
    text = comparing.without_times(text)
    return text if not text or text.endswith("\n") else f"{text}\\\n"
