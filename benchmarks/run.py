"""Run benchmarks so that their figures can be trusted, and publish them.

    python benchmarks/run.py [--rounds N] [--publish] [NAME ...]

Each sample is taken in a fresh process, all contenders of a benchmark take turns in every round,
and the first round is dropped. Before that, a benchmark compares what its contenders find; if this
differs, it is not measured. Results are written to `out/benchmarks.json`. With `--publish` those of
benchmarks that were not disturbed also go to `docs/performance.json` and into the tables of
`docs/performance.md`: other processes than the contenders, this one and the display server must
have used at most 5 % of a core, and nothing may be uncommitted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from math import inf
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from _kept import FOLDER
from _timing import SAMPLE, amount

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BENCHMARKS = (
    "replay",
    "session",
    "sgf",
    "startup",
    "paint",
    "names",
    "diagram",
    "hostile",
    "tree",
    "games",
    "life",
    "patterns",
    "collection",
    "queries",
    "review",
    "guards",
    "memory",
)
"""The modules to run, whose ``main`` reports rows."""
LEAST_ROUNDS = 11
QUIET = 0.05
"""The part of a core that other processes may use in a run that is published."""
LIBRARIES = ("PySide6_Essentials", "numpy", "sgfmill", "pikepdf")
RESULTS = ROOT / "out/benchmarks.json"
PUBLISHED = ROOT / "docs/performance.json"
PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- tables of benchmarks/run.py -->", "<!-- end of the tables -->"
TABLE_HEAD = (
    "| task / reference | Goboard: median (min–max) | processor | reference: median (min–max) "
    "| processor | ratio | goal |\n|---|---|---|---|---|---|---|\n"
)

Result = dict[str, Any]  # as it stands in a JSON file


class BenchmarkError(Exception):
    """A benchmark has failed, so it has no result."""


def processor_seconds(display_server: int | None) -> tuple[float, float]:
    """Return the processor seconds that the machine has spent so far, and how many of them this
    process, those it has waited for, and the display server.
    """
    tick = os.sysconf("SC_CLK_TCK")
    user, nice, system, *_ = map(int, Path("/proc/stat").read_text().split(maxsplit=4)[1:4])
    used = map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN))
    ours = sum(usage.ru_utime + usage.ru_stime for usage in used)
    if display_server is not None:
        fields = Path(f"/proc/{display_server}/stat").read_text().rpartition(")")[2].split()
        ours += sum(map(int, fields[11:13])) / tick
    return (user + nice + system) / tick, ours


@contextmanager
def display() -> Iterator[int | None]:
    """Run an X server without a screen; yield its process id, or None if there is none."""
    if which("Xvfb") is None:
        print("no display, as Xvfb is not installed")
        yield None
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as number:
        os.environ["DISPLAY"] = f":{number.readline().strip()}"
    try:
        yield server.pid
    finally:
        server.terminate()
        server.wait()


def compile_bytecode() -> None:
    """Compile what is measured, as an installer does."""
    program = (
        "import compileall, goboard_gui; compileall.compile_dir(*goboard_gui.__path__, quiet=1)"
    )
    pythons = [Path(sys.executable)]
    if "GOBOARD_BEFORE" in os.environ:
        pythons.append(Path(os.environ["GOBOARD_BEFORE"]) / "python")
    for python in pythons:
        subprocess.run([python, "-c", program], check=True, cwd="/")
    subprocess.run([sys.executable, "-m", "compileall", "-q", HERE], check=True)


def compare_results(name: str) -> list[str]:
    """Let a benchmark compare what its contenders find; return what it printed."""
    return output_of(name, f"getattr({name}, 'compare_results', lambda: None)()").splitlines()


def sample(name: str, number: int) -> tuple[list[Result], list[str], int]:
    """Measure one contender of a benchmark in a fresh process.

    Return its rows, what it printed besides, and the number of contenders.
    """
    rows, notes, contenders = [], [], 1
    for line in output_of(name, f"{name}.main()", {SAMPLE: str(number)}).splitlines():
        found = json.loads(line) if line.startswith("{") else None
        if found is None:
            notes.append(line)
        elif "contenders" in found:
            contenders = max(contenders, found["contenders"])
        else:
            rows.append(found)
    return rows, notes, contenders


def output_of(name: str, call: str, variables: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return what a function of a benchmark prints in a process of its own.

    :raises BenchmarkError: when it fails, or its contenders find different things.
    """
    done = subprocess.run(
        [sys.executable, "-c", f"import {name}; {call}"],
        cwd=HERE,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise BenchmarkError(f"{done.stdout}{name} failed with exit status {done.returncode}")
    return done.stdout


def measure(name: str, rounds: int, display_server: int | None) -> Result:
    """Run a benchmark, and return its result with the load that other processes caused."""
    rows: list[list[Result]] = []
    notes: list[str] | None = None
    agreed = compare_results(name)
    clock, before = time.monotonic(), processor_seconds(display_server)
    for number in range(rounds + 1):
        taken: list[Result] = []
        turn, contenders = 0, 1
        while turn < contenders:
            found, printed, count = sample(name, turn)
            taken += found
            # What every process prints: why something is left out, but no single measurements.
            notes = [it for it in notes if it in printed] if notes is not None else printed
            turn, contenders = turn + 1, max(contenders, count)
        if number:
            rows.append(taken)
    after = processor_seconds(display_server)
    others = (after[0] - before[0]) - (after[1] - before[1])
    return {
        **commit(),
        "date": time.strftime("%Y-%m-%d"),
        "versions": versions(),
        "rounds": rounds,
        "other_load": round(max(0.0, others) / (time.monotonic() - clock), 3),
        "notes": list(dict.fromkeys([*agreed, *(notes or ())])),
        "rows": summarize(row for taken in rows for row in taken),
    }


def summarize(samples: Iterable[Mapping[str, Any]]) -> list[Result]:
    """Return one row for each item, with the spread of what was measured.

    A sample holds the values of the contenders that its process measured, and None for others.
    Items that one of both cannot do are left out.
    """
    items: dict[str, list[Mapping[str, Any]]] = {}
    for each in samples:
        items.setdefault(each["item"], []).append(each)
    rows = []
    for item, taken in items.items():
        values = [[it[who] for it in taken if it[who] is not None] for who in ("ours", "peer")]
        if not all(values):
            continue
        ours, peer = map(spread, values)
        ratio = ours["median"] / peer["median"]
        unit, goal = taken[0]["unit"], taken[0]["goal"]
        rows.append(
            {
                **{"item": item.strip(), "unit": unit, "goal": None if goal == inf else goal},
                **{"ours": ours, "peer": peer, "ratio": ratio},
            }
        )
    return rows


def spread(samples: list[Mapping[str, float | None]]) -> Result:
    """Return minimum, median and maximum, and the median processor time if all were measured."""
    values = [each["value"] for each in samples]
    cpu = [each["cpu"] for each in samples]
    return {
        **{"min": min(values), "median": median(values), "max": max(values)},
        **{"cpu": None if None in cpu else median(cpu), "samples": len(values)},
    }


def commit() -> Result:
    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.strip()

    changed = git(
        "status", "--porcelain", "--untracked-files=no", "--", "goboard_gui", "benchmarks"
    )
    return {"commit": git("rev-parse", "--short=12", "HEAD"), "uncommitted": bool(changed)}


def versions() -> dict[str, str]:
    """Return the versions of Python, of libraries and of the system, and the number of cores."""
    found = {"Python": platform.python_version()}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return found | {"system": platform.platform(), "cores": str(os.cpu_count())}


def obstacle(result: Mapping[str, Any]) -> str | None:
    """Return why a result is not to be published, or None."""
    if result["other_load"] > QUIET:
        return f"other processes used {result['other_load']:.0%} of a core"
    if result["rounds"] < LEAST_ROUNDS:
        return f"{result['rounds']} rounds are fewer than {LEAST_ROUNDS}"
    if result["uncommitted"]:
        return "there are uncommitted changes"
    return None if result["rows"] else "nothing was measured"


def tables(results: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the tables of all benchmarks as Markdown."""
    parts = []
    for name, result in results.items():
        libraries = ", ".join(f"{it} {number}" for it, number in result["versions"].items())
        origin = f"{result['date']}, commit {result['commit']}, {result['rounds']} rounds"
        notes = "".join(f"\n{note}\n" for note in result["notes"])
        rows = "".join(table_row(row) for row in result["rows"])
        parts.append(f"### {name}\n\n{origin}; {libraries}\n{notes}\n{TABLE_HEAD}{rows}")
    return "\n".join(parts)


def table_row(row: Mapping[str, Any]) -> str:
    unit, goal, ratio = row["unit"], row["goal"], f"{row['ratio']:.3g}"
    cells = [row["item"].replace("|", "\\|")]
    for who in (row["ours"], row["peer"]):
        low, middle, high = (amount(who[key], unit) for key in ("min", "median", "max"))
        cells.append(middle if low == high else f"{middle} ({low}–{high})")
        cells.append("–" if who["cpu"] is None else amount(who["cpu"], unit))
    missed = goal is not None and row["ratio"] > goal
    cells += [f"**{ratio}**" if missed else ratio, "–" if goal is None else f"{goal:g}"]
    return f"| {' | '.join(cells)} |\n"


def publish(results: Mapping[str, Result], published: Path, page: Path) -> list[str]:
    """Put results in the place of earlier ones of the same benchmarks, and write the tables.

    Return why some are left out, a line for each.
    """
    obstacles = {name: obstacle(result) for name, result in results.items()}
    kept = json.loads(published.read_text("utf-8")) if published.exists() else {}
    kept |= {name: result for name, result in results.items() if obstacles[name] is None}
    kept = {name: kept[name] for name in BENCHMARKS if name in kept}
    if any(reason is None for reason in obstacles.values()):
        write(published, kept)
        before, _, rest = page.read_text("utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        page.write_text(f"{before}{BEGIN}\n\n{tables(kept)}\n{END}{after}", "utf-8")
    return [f"{name} is not published: {why}" for name, why in obstacles.items() if why]


def write(path: Path, results: Mapping[str, Result]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    options.add_argument("--rounds", type=int, default=LEAST_ROUNDS, metavar="N")
    options.add_argument("--publish", action="store_true", help="write to docs/")
    chosen = options.parse_args()
    unknown = set(chosen.names) - set(BENCHMARKS)
    if unknown:
        options.error(f"unknown benchmarks: {', '.join(sorted(unknown))}")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    compile_bytecode()
    results: dict[str, Result] = {}
    failed = False
    with display() as display_server, TemporaryDirectory() as folder:
        os.environ[FOLDER] = folder
        for name in chosen.names or BENCHMARKS:
            try:
                results[name] = measure(name, chosen.rounds, display_server)
            except BenchmarkError as error:
                print(error, flush=True)
                failed = True
                continue
            write(RESULTS, results)
            print(tables({name: results[name]}), flush=True)
            print(f"other processes used {results[name]['other_load']:.1%} of a core\n", flush=True)
    if chosen.publish:
        refused = publish(results, PUBLISHED, PAGE)
        print("\n".join(refused))
        failed = failed or bool(refused)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
