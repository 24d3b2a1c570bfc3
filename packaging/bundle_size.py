"""Print what takes space in a folder made by PyInstaller; fail above the limit: bundle_size.py
FOLDER"""

import re
import sys
from collections import Counter
from pathlib import Path

MEGABYTE = 10**6
LIMIT, LIMIT_WITH_NUMPY = 140, 185
PARTS = {
    "numpy": r"numpy|lib(gfortran|quadmath|scipy_openblas)",
    "pikepdf": r"pikepdf|lib(qpdf|jpeg)-",
    "pyphen": r"pyphen",
    "Qt: Unicode data (ICU)": r"libicu",
    "Qt: libraries": r"PySide6/Qt/lib/",
    "Qt: plugins, translations": r"PySide6/Qt/",
    "Qt: for Python": r"PySide6|shiboken6",
    "Goboard: programs": r"goboard(-gui)?(\.exe)?$",
    "Goboard: resources": r"_internal/goboard_gui/",
    "Python and the rest": r"",
}


def part_of_bundle(name: str) -> str:
    """Return the part of the bundle that a file belongs to."""
    return next(title for title, pattern in PARTS.items() if re.search(pattern, name))


def main(folder: Path) -> int:
    sizes: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            sizes[part_of_bundle(file.relative_to(folder).as_posix())] += file.stat().st_size
    for title in PARTS:
        print(f"{title:<28}{sizes[title] / MEGABYTE:8.1f} MB")
    limit = LIMIT_WITH_NUMPY if sizes["numpy"] else LIMIT
    print(f"{'all':<28}{sizes.total() / MEGABYTE:8.1f} MB of at most {limit}")
    return sizes.total() > limit * MEGABYTE


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
