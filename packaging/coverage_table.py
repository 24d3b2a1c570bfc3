"""Print the test coverage of each package: coverage_table.py (after `coverage combine`)

Branch coverage is the share of branches that tests took, as counted by coverage.py.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PACKAGE = "goboard_gui"
WINDOW = "gui"
COUNTS = ("num_statements", "covered_lines", "num_branches", "covered_branches")


def by_package(files: Mapping[str, Mapping[str, Any]]) -> dict[str, Counter[str]]:
    """Return the counts of each top-level package; the modules next to them are under ""."""
    packages: dict[str, Counter[str]] = {}
    for name, file in files.items():
        parts = PurePath(name.replace("\\", "/")).parts
        below = parts[parts.index(PACKAGE) + 1 :]
        package = below[0] if len(below) > 1 else ""
        counts = packages.setdefault(package, Counter())
        counts.update({count: file["summary"][count] for count in COUNTS})
    return packages


def percentage(covered: int, of: int) -> str:
    return f"{100 * covered / of:.1f} %" if of else "-"


def row(title: str, counts: Counter[str]) -> str:
    statements, lines, branches, taken = (counts[count] for count in COUNTS)
    return (
        f"{title:<16}{statements:>10,}{percentage(lines, statements):>10}"
        f"{branches:>10,}{percentage(taken, branches):>10}"
    )


def table(files: Mapping[str, Mapping[str, Any]]) -> list[str]:
    packages = by_package(files)
    outside = sum((packages[name] for name in packages if name != WINDOW), Counter())

    def rows(names: Iterable[str]) -> list[str]:
        return [row(name or "(top level)", packages[name]) for name in names]

    return [
        f"{'package':<16}{'lines':>10}{'covered':>10}{'branches':>10}{'covered':>10}",
        *rows(sorted(packages)),
        row(f"all but {WINDOW}", outside),
        row("all", sum(packages.values(), Counter())),
    ]


def main() -> int:
    from coverage import Coverage

    measured = Coverage()
    measured.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "coverage.json")
        measured.json_report(outfile=str(report))
        files = json.loads(report.read_text("utf-8"))["files"]
    print("\n".join(table(files)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
