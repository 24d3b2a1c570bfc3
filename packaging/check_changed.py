"""Run the linters, and the tests of what changed since a commit: check_changed.py COMMIT

This is a quick check during development and does not replace `make test`. It runs for a change of

    a package of goboard_gui        its tests and doctests, the import rules, and the tests
                                    elsewhere that import the changed module by name
    another module of goboard_gui   all tests
    a test module                   that module
    another file of a test folder   all tests of the folder, and those elsewhere that import it
    the campaigns of benchmarks     tests/reliability
    what all tests depend on        all tests (see ALL, and what tests/conftest.py imports)
    anything else                   the tests directly in tests/, of documents, resources, scripts

Tests of other packages that depend on a changed package only indirectly are left out, and so are
the journeys in a real window, unless they were changed themselves.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "goboard_gui"
CONFTEST = "tests/conftest.py"
ALL = ("pyproject.toml", "requirements.lock", CONFTEST)
WITHOUT_DOCTESTS = ("gui",)
WINDOW = "tests/window"
RULES = "tests/test_import_rules.py"
TOP = "tests/test_*.py"
CAMPAIGNS = "benchmarks/campaigns"
PYTEST = ("-m", "pytest", "--dist=worksteal", "--hypothesis-profile=ci", "--doctest-modules")
LINTERS = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",))


@dataclass
class Plan:
    """The tests to run: files and folders for pytest, with the reasons for each."""

    reasons: dict[str, list[str]] = field(default_factory=dict)

    def add(self, target: str, reason: str) -> None:
        """Add a file or folder of tests, and the reason for it."""
        reasons = self.reasons.setdefault(target, [])
        if reason not in reasons:
            reasons.append(reason)

    @property
    def targets(self) -> list[str]:
        """The targets that are not inside another one; `tests` does not include those in a real
        window."""
        paths = {PurePosixPath(target) for target in self.reasons}
        return sorted(str(path) for path in paths if not paths & set(_containing(path)))


def _containing(path: PurePosixPath) -> list[PurePosixPath]:
    everything = PurePosixPath("tests")
    in_window = path.is_relative_to(WINDOW)
    return [parent for parent in path.parents if not (in_window and parent == everything)]


class Project:
    """The files of a checkout, from which the tests for a change are determined."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def plan(self, changed: Iterable[str]) -> Plan:
        """Return the tests for changed files, named relative to the checkout."""
        plan = Plan()
        for name in sorted(changed):
            path = PurePosixPath(name)
            if name in ALL or (path.parts[0] == PACKAGE and len(path.parts) == 2):
                plan.add("tests", name)
            elif path.parts[0] == PACKAGE:
                self._package(plan, path)
            elif path.parts[0] == "tests" and len(path.parts) > 1:
                self._tests(plan, path)
            else:
                self._rest(plan, path)
        return plan

    def _package(self, plan: Plan, path: PurePosixPath) -> None:
        package, reason = path.parts[1], f"{PACKAGE}/{path.parts[1]}"
        self._add(plan, f"tests/{package}", reason)
        self._add(plan, RULES, reason)
        if package not in WITHOUT_DOCTESTS:
            self._add(plan, f"{PACKAGE}/{package}", reason)
        self._importing(plan, path)

    def _tests(self, plan: Plan, path: PurePosixPath) -> None:
        if path.name.startswith("test_") and path.suffix == ".py":
            self._add(plan, str(path), "changed")
        elif len(path.parts) > 2:
            folder = "/".join(path.parts[:2])
            has_tests = any((self._root / folder).rglob("test_*.py"))
            plan.add(folder if has_tests else "tests", str(path))
            self._importing(plan, path)
        elif _module(path) in imported_names(self._root / CONFTEST):
            plan.add("tests", str(path))
        else:
            self._rest(plan, path)

    def _rest(self, plan: Plan, path: PurePosixPath) -> None:
        if path.is_relative_to(CAMPAIGNS):
            self._add(plan, "tests/reliability", str(path))
        for test in sorted(self._root.glob(TOP)):
            plan.add(test.relative_to(self._root).as_posix(), str(path))
        self._importing(plan, path)

    def _add(self, plan: Plan, target: str, reason: str) -> None:
        if (self._root / target).exists():
            plan.add(target, reason)

    def _importing(self, plan: Plan, path: PurePosixPath) -> None:
        """Add the test modules that import a module by name."""
        if path.suffix != ".py":
            return
        module = _module(path)
        for test, names in self._imports.items():
            if module in names:
                plan.add(test, str(path))

    @cached_property
    def _imports(self) -> dict[str, set[str]]:
        """The names that each test module imports: modules, and what is imported from them."""
        return {
            test.relative_to(self._root).as_posix(): set(imported_names(test))
            for test in sorted(self._root.glob("tests/**/test_*.py"))
        }


def _module(path: PurePosixPath) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def imported_names(file: Path) -> Iterable[str]:
    """Return the names of the modules that a file imports, and of what it imports from them."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)


def changed_since(commit: str) -> set[str]:
    """Return the files that differ from a commit, including new ones."""
    listed = ("diff", "--name-only", "--no-renames", "-z", commit, "--")
    new = ("ls-files", "--others", "--exclude-standard", "-z")
    outputs = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for words in (listed, new)
    ]
    return {name for output in outputs for name in output.split("\0") if name}


def run(*words: str, environment: dict[str, str] | None = None) -> bool:
    """Run a command, and return whether it succeeded."""
    print("+", *words, flush=True)
    environment = {**os.environ, **(environment or {})}
    return subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode == 0


def run_tests(targets: list[str]) -> bool:
    """Run the tests, and return whether all passed."""
    in_window = [it for it in targets if PurePosixPath(it).is_relative_to(WINDOW)]
    others = [it for it in targets if it not in in_window]
    passed = True
    if others:
        count = ("--numprocesses=auto", "--maxprocesses=8", f"--ignore={WINDOW}")
        passed = run(sys.executable, *PYTEST, *count, *others)
    if in_window and (screen := shutil.which("xvfb-run")):
        words = (screen, "-a", "-s", "-screen 0 1600x1000x24", sys.executable, "-m", "pytest")
        passed = run(*words, *in_window, environment={"GOBOARD_TEST_PLATFORM": "xcb"}) and passed
    elif in_window:
        print(f"xvfb-run is missing: not run: {' '.join(in_window)}")
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", help="what to compare the checkout with, such as HEAD~1")
    commit = parser.parse_args().commit
    try:
        changed = changed_since(commit)
    except subprocess.CalledProcessError as error:
        parser.error(error.stderr.strip())
    plan = Project(ROOT).plan(changed)
    print(f"{len(changed)} files changed since {commit}. Tests to run:")
    for target in plan.targets:
        reasons = plan.reasons[target]
        more = f" and {len(reasons) - 3} more" if len(reasons) > 3 else ""
        print(f"    {target}  ({', '.join(reasons[:3])}{more})")
    if not plan.targets:
        print("    none")
    scripts = Path(sys.executable).parent
    linted = [run(str(scripts / name), *words) for name, *words in LINTERS]
    passed = all(linted) and run_tests(plan.targets)
    print("This does not replace `make test`, which runs every check.")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
