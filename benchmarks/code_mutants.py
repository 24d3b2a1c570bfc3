"""Find out whether tests fail when the program is wrong.

    python benchmarks/code_mutants.py sample --seed 33 --count 60 > mutants.json
    python benchmarks/code_mutants.py run mutants.json --contexts build/coverage/data \
        --results out/mutants.jsonl

A mutant is the program with one change: another comparison, `or` for `and`, another sign, a
condition turned round. `sample` draws mutants of `go`, `record`, `files` and `gui/core`, as many of
each. `run` applies each to a clone of HEAD and runs the tests whose coverage reaches its line, then
those of its package, until one fails. The list of mutants can be run on a later commit, too: a
mutant whose line has been changed is reported as gone.

Coverage with contexts comes from a run of all tests with `dynamic_context = test_function` in
the configuration of coverage. GOBOARD_CORPUS is passed on to the tests.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from coverage import CoverageData

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("go", "record", "files", "gui/core")

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
SIGNS = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*")}


@dataclass(frozen=True)
class Mutant:
    """A change within one line of a file; columns are in characters."""

    path: str
    line: int
    text: str
    """The whole line before the change, by which it is found again."""
    occurrence: int
    """How many equal lines the file has before it."""
    start: int
    end: int
    new: str

    @property
    def package(self) -> str:
        inside = self.path.removeprefix("goboard_gui/")
        return next(each for each in PACKAGES if inside.startswith(f"{each}/"))

    @property
    def change(self) -> str:
        return f"{self.text[self.start : self.end]} → {self.new}"


class Finder(ast.NodeVisitor):
    """Collects the mutants of a module."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.lines = source.splitlines()
        self.mutants: list[Mutant] = []
        self.visit(ast.parse(source))

    def _add(self, number: int, start: int, end: int, new: str) -> None:
        text = self.lines[number - 1]
        if text.isascii():  # ast counts columns in bytes
            occurrence = self.lines[: number - 1].count(text)
            self.mutants.append(Mutant(self.path, number, text, occurrence, start, end, new))

    def _between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        number, start = left.end_lineno or 0, left.end_col_offset or 0
        if number == right.lineno:
            at = self.lines[number - 1].find(old, start, right.col_offset)
            if at >= 0:
                self._add(number, at, at + len(old), new)

    def visit_If(self, node: ast.If) -> None:
        if getattr(node.test, "id", "") == "TYPE_CHECKING":
            return
        if node.test.lineno == node.test.end_lineno:
            start, end = node.test.col_offset, node.test.end_col_offset or 0
            old = self.lines[node.test.lineno - 1][start:end]
            self._add(node.test.lineno, start, end, f"not ({old})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self._between(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in SIGNS:
            self._between(node.left, node.right, *SIGNS[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add(node.lineno, node.col_offset, node.end_col_offset or 0, str(not node.value))
        elif isinstance(node.value, int):
            self._add(node.lineno, node.col_offset, node.end_col_offset or 0, str(node.value + 1))

    def visit_Break(self, node: ast.Break) -> None:
        self._add(node.lineno, node.col_offset, node.end_col_offset or 0, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node.lineno, node.col_offset, node.end_col_offset or 0, "break")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for each in (*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body):
            self.visit(each)  # neither annotations nor decorators

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)


def sample(seed: int, count: int, root: Path) -> list[Mutant]:
    """Return mutants of the packages, drawn with a seed; the same number of each package."""
    random = Random(seed)
    drawn: list[Mutant] = []
    for package in PACKAGES:
        found: list[Mutant] = []
        for path in sorted((root / "goboard_gui" / package).rglob("*.py")):
            found += Finder(path.relative_to(root).as_posix(), path.read_text("utf-8")).mutants
        drawn += random.sample(found, count // len(PACKAGES))
    return drawn


def apply(mutant: Mutant, source: str) -> str | None:
    """Return the mutated source, or None if the line is not there any more."""
    lines = source.splitlines(keepends=True)
    equal = [each for each, text in enumerate(lines) if text.rstrip("\n") == mutant.text]
    if mutant.occurrence >= len(equal):
        return None
    number = equal[mutant.occurrence]
    text = lines[number]
    lines[number] = text[: mutant.start] + mutant.new + text[mutant.end :]
    return "".join(lines)


class Reach:
    """Which tests reach a line, from the contexts of coverage."""

    def __init__(self, path: Path, clone: Path) -> None:
        self._data = CoverageData(str(path))
        self._data.read()
        self._files = {
            name[name.index("goboard_gui/") :]: name
            for name in self._data.measured_files()
            if "goboard_gui/" in name
        }
        self._clone = clone

    def tests(self, mutant: Mutant) -> tuple[list[str], bool]:
        """Return the tests that reach a mutant's line, those of its package first, and whether it
        also runs outside of tests (in fixtures, imports, other processes)."""
        name = self._files.get(mutant.path)
        contexts = self._data.contexts_by_lineno(name).get(self._line(mutant), []) if name else []
        found = {test for each in contexts if each and (test := self._test(each))}
        own = f"tests/{mutant.package.partition('/')[0]}/"
        return sorted(found, key=lambda each: (not each.startswith(own), each)), "" in contexts

    def _line(self, mutant: Mutant) -> int:
        lines = (self._clone / mutant.path).read_text("utf-8").splitlines()
        equal = [each for each, text in enumerate(lines, 1) if text == mutant.text]
        return equal[mutant.occurrence]

    def _test(self, context: str) -> str:
        module, _, name = context.rpartition(".")
        path = f"{module.replace('.', '/')}.py"
        return f"{path}::{name}" if (self._clone / path).exists() else ""


def package_tests(mutant: Mutant) -> list[str]:
    """Return the folders with the tests of a mutant's package, and those with its doctests."""
    if mutant.package == "gui/core":
        return ["tests/gui"]
    return [f"tests/{mutant.package}", f"goboard_gui/{mutant.package}"]


PYTEST = (
    *("-m", "pytest", "-q", "-x", "--no-header", "--tb=line", "-p", "no:cacheprovider"),
    # The other method raises an error wherever the program is, also where a wait of Qt would end.
    *("--timeout=120", "--timeout-method=thread"),
    *("--hypothesis-profile=ci", "--hypothesis-seed=0", "--doctest-modules"),
)


def fails(clone: Path, tests: list[str]) -> str:
    """Return the last line of the first failure of these tests, or nothing if they pass."""
    environment = os.environ | {"PYTHONPATH": str(clone)}
    ran = subprocess.run(
        [sys.executable, *PYTEST, *tests],
        cwd=clone,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode in (0, 5):
        return ""
    told = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return told[0] if told else f"pytest ended with {ran.returncode}: {ran.stdout[-200:]}"


def judge(mutant: Mutant, clone: Path, reach: Reach, moment: int) -> dict[str, object]:
    """Run the tests of one mutant, and return what became of it."""
    path = clone / mutant.path
    before = path.read_text("utf-8") if path.exists() else ""
    mutated = apply(mutant, before)
    if mutated is None:
        return {"caught": None, "by": "the line is gone"}
    tests, elsewhere = reach.tests(mutant)
    started = time.monotonic()
    try:
        path.write_text(mutated, "utf-8")
        # A module compiled before is told by size and second: each version has a second of its own.
        os.utime(path, (moment, moment))
        by = fails(clone, tests) if tests else ""
        if not by and (elsewhere or not tests):
            by = fails(clone, package_tests(mutant))
    finally:
        path.write_text(before, "utf-8")
        os.utime(path, (moment + 1, moment + 1))
    return {
        "caught": bool(by),
        "by": by,
        "reached_by": len(tests),
        "seconds": round(time.monotonic() - started, 1),
    }


def run(mutants: list[Mutant], contexts: Path, results: Path) -> Iterator[dict[str, object]]:
    """Yield the result of each mutant that has none yet, and add it to the results."""
    done = set()
    if results.exists():
        done = {json.loads(line)["number"] for line in results.read_text("utf-8").splitlines()}
    with TemporaryDirectory(prefix="goboard-mutants-") as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        reach = Reach(contexts, clone)
        moment = int(time.time()) - 100_000
        for number, mutant in enumerate(mutants):
            if number in done:
                continue
            result = {"number": number, "path": mutant.path, "line": mutant.line}
            result |= {"change": mutant.change}
            result |= judge(mutant, clone, reach, moment + 2 * number)
            results.parent.mkdir(parents=True, exist_ok=True)
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result, ensure_ascii=False) + "\n")
            yield result


def main() -> int:
    """Draw or run mutants, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("sample", help="draw mutants")
    drawing.add_argument("--seed", type=int, default=33)
    drawing.add_argument("--count", type=int, default=60)
    running = commands.add_parser("run", help="run the tests of mutants")
    running.add_argument("mutants", type=Path)
    running.add_argument("--contexts", type=Path, required=True, help="coverage with contexts")
    running.add_argument("--results", type=Path, required=True, help="file to add results to")
    asked = parser.parse_args()
    if asked.command == "sample":
        mutants = sample(asked.seed, asked.count, ROOT)
        print(json.dumps([asdict(each) for each in mutants], ensure_ascii=False, indent=1))
        return 0
    mutants = [Mutant(**each) for each in json.loads(asked.mutants.read_text("utf-8"))]
    for result in run(mutants, asked.contexts, asked.results):
        print(json.dumps(result, ensure_ascii=False), flush=True)
    lines = asked.results.read_text("utf-8").splitlines()
    counted = Counter(str(json.loads(line)["caught"]) for line in lines)
    print(f"{counted['True']} caught, {counted['False']} not caught, {counted['None']} gone")
    return 0


if __name__ == "__main__":
    sys.exit(main())
