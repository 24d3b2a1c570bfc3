"""R26: all readers are fuzzed, guided by the coverage of our code.

This needs Atheris, which no other task does: `.venv/bin/python -m pip install atheris`. It ends a
process at the first exception. `out/fuzz` keeps what it found for each reader: in `inputs` those
that reach new code, with which the next case begins; in `problems` those that caused an exception.
A case therefore depends on earlier ones, unlike those of other campaigns.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import traceback
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from .corpus import ROOT
from .mutants import mutant
from .readers import READERS, WORDS
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .readers import Reader

ROUNDS = 5
"""How many cases a full run has for each reader."""
_SECONDS = 120
_SLOWEST = 60  # seconds for an input of a few kilobytes, whatever else runs on the machine
_MEGABYTES = 2000
_MOST_PROBLEMS = 10  # in a case
_MUTANTS = 40

_EXECUTED = re.compile(r"^stat::number_of_executed_units:\s*(\d+)", re.MULTILINE)
_COVERED = re.compile(r"^#\d+\s.*\bcov: (\d+)", re.MULTILINE)
_EXCEPTION = re.compile(r"=== Uncaught Python exception: ===\n(.*)")
_PLACE = re.compile(r'^  File ".*/(goboard_gui/.*|benchmarks/.*)", line (\d+)', re.MULTILINE)
_OTHER_END = re.compile(r"ERROR: libFuzzer: (.*)")


def fuzz_readers(
    cases: Iterable[int], seed: int = 26, seconds: float = _SECONDS, guided: bool = True
) -> Result:
    """Fuzz one reader in each case, for some seconds.

    :param guided: whether coverage guides mutations and is measured; if not, each reader reads a
        few random mutants.
    """
    result, readers = Result(), list(READERS.items())
    for number in cases:
        name, reader = readers[number % len(readers)]
        if guided:
            _fuzz(result, name, reader, f"{seed}:{number}", seconds)
        else:
            _read_mutants(result, name, reader, f"{seed}:{number}")
    return result


def _read_mutants(result: Result, name: str, reader: Reader, seed: str) -> None:
    files = reader.seeds()
    for number in range(_MUTANTS):
        data = mutant(files, f"{seed}:{number}")[: reader.longest]
        result.counts[name] += 1
        try:
            reader.read(data)
        except Exception:  # any exception is a problem to report
            last = traceback.format_exc().splitlines()
            result.check(False, f"{name}: {last[-1]} {last[-3].strip()}: {data!r}"[:300])


def _fuzz(result: Result, name: str, reader: Reader, seed: str, seconds: float) -> None:
    folder = Path("out", "fuzz", name.replace(" ", "-"))
    inputs, problems = folder / "inputs", folder / "problems"
    for each in (inputs, problems):
        each.mkdir(parents=True, exist_ok=True)
    end, found = monotonic() + seconds, set()
    with tempfile.TemporaryDirectory() as top:
        first = Path(top, "seeds")
        first.mkdir()
        for number, data in enumerate(reader.seeds()):
            (first / str(number)).write_bytes(data[: reader.longest])
        words = Path(top, "words")
        words.write_text("\n".join(_dictionary()))
        for attempt in range(_MOST_PROBLEMS):
            left = round(end - monotonic())
            if left <= 0:
                break
            options = {
                "max_total_time": left,
                "seed": int.from_bytes(sha256(f"{seed}:{attempt}".encode()).digest()[:4]),
                "max_len": reader.longest,
                "len_control": 0,
                "timeout": _SLOWEST,
                "rss_limit_mb": _MEGABYTES,
                "dict": words,
                "artifact_prefix": f"{problems}/",
                "print_final_stats": 1,
            }
            flags = [f"-{option}={value}" for option, value in options.items()]
            log = _run([name, *flags, str(inputs), str(first)])
            problem = _evaluate(result, name, log)
            if problem and problem not in found:
                found.add(problem)
                result.check(False, f"{name}: {problem}; see {problems}")


def _run(words: list[str]) -> str:
    command = [sys.executable, "-m", "benchmarks.campaigns.guided", *words]
    environment = {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, check=False, env=environment)
    log = (done.stdout + done.stderr).decode("utf-8", "replace")
    return log if done.returncode == 0 or _problem(log) else f"ERROR: libFuzzer: {log[-300:]}"


def _evaluate(result: Result, name: str, log: str) -> str:
    """Add the numbers of a process to the result; return its problem, or an empty string."""
    executed = sum(int(number) for number in _EXECUTED.findall(log))
    result.counts["executions"] += executed
    result.counts[name] += executed
    for covered in _COVERED.findall(log):
        result.peak(f"branches of {name}", int(covered))
    return _problem(log)


def _problem(log: str) -> str:
    exception = _EXCEPTION.search(log)
    if exception is None:
        other = _OTHER_END.search(log)
        return other[1] if other else ""
    places = _PLACE.findall(log[exception.end() :])
    where = " line ".join(places[-1]) if places else ""
    return f"{exception[1][:200]} ({where})"


def _dictionary() -> Iterator[str]:
    for word in WORDS:
        yield '"' + "".join(f"\\x{byte:02x}" for byte in word) + '"'
