"""Licence texts of everything in a bundle: the owner of each file, and its licence.

A file belongs to a distribution installed by pip, to this project, to Python, or to a Debian
package. `packaging/goboard.spec` collects the texts, and fails if a file has no owner or its owner
has no licence text. `packaging/licences/` has the texts that are missing in wheels.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from sysconfig import get_path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[1]
OURS = ROOT / "packaging" / "licences"
COMMON = Path("/usr/share/common-licenses")

MISSING_IN_WHEELS = {
    "pyside6-essentials": ("lgpl-3.0.txt", "gpl-3.0.txt", "qt-third-party.txt", "icu.txt"),
    "shiboken6": ("lgpl-3.0.txt", "gpl-3.0.txt"),
    "sgfmill": ("sgfmill.txt",),
    "pyphen": ("lppl-1.2.txt",),  # of the German and the Russian patterns
}


class Text(NamedTuple):
    """A licence text: its file, and its name in the folder of the owner."""

    source: Path
    name: str


def value_name(distribution: Distribution) -> str:
    """Return the normalized name of a distribution."""
    return re.sub(r"[-_.]+", "-", distribution.metadata["Name"]).lower()


def texts_of(distribution: Distribution) -> Iterator[Text]:
    """Yield the licence texts in the metadata of a distribution, and those added by this
    project."""
    for file in distribution.files or ():
        inside = re.fullmatch(r"[^/]+\.dist-info/(?:licenses/)?(.+)", file.as_posix())
        declared = inside and inside[1] in distribution.metadata.get_all("License-File", ())
        if declared:
            yield Text(Path(file.locate()), inside[1])
    for name in MISSING_IN_WHEELS.get(value_name(distribution), ()):
        yield Text(OURS / name, name)


@cache
def installed() -> dict[Path, Distribution]:
    """Return the distribution to which each installed file of the running Python belongs."""
    resolved = cache(Path.resolve)  # folders have many files
    return {
        resolved(path.parent) / path.name: distribution
        for distribution in distributions()
        for file in distribution.files or ()
        for path in [Path(file.locate())]
    }


def python_texts() -> Iterator[Text]:
    """Yield Python's licence, which covers its standard library and `libpython`."""
    for folder in (Path(get_path("stdlib")), Path(sys.base_prefix)):
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                yield Text(folder / name, name)
                return


def debian_package(path: Path) -> str | None:
    """Return the Debian package that a file belongs to, or None if there is none."""
    real = path.resolve()
    # Packages may list a file under /lib that lies in /usr/lib, as one is a link to the other.
    spellings = [path, real, Path("/", *real.parts[2:]), Path("/usr", *real.parts[1:])]
    for spelling in dict.fromkeys(spellings):
        try:
            found = subprocess.run(
                ["dpkg", "-S", spelling], capture_output=True, text=True, check=False
            )
        except FileNotFoundError:
            return None
        if found.returncode == 0:
            return found.stdout.partition(":")[0]
    return None


def debian_texts(package: str) -> Iterator[Text]:
    """Yield the copyright file of a Debian package, and the common licences that it refers to."""
    copyright_file = Path("/usr/share/doc", package, "copyright")
    if not copyright_file.is_file():
        return
    yield Text(copyright_file, "copyright")
    pointed = re.findall(rf"{COMMON}/([\w.-]*\w)", copyright_file.read_text("utf-8", "replace"))
    for name in sorted(set(pointed)):
        if (COMMON / name).is_file():
            yield Text(COMMON / name, name)


def owner(path: Path) -> tuple[str, tuple[Text, ...]] | None:
    """Return the owner of a file and its licence texts, or None if the owner is unknown."""
    real = path.resolve()
    if distribution := installed().get(real):
        return value_name(distribution), tuple(texts_of(distribution))
    if real.is_relative_to(ROOT) and not real.is_relative_to(Path(sys.prefix).resolve()):
        fonts = sorted((ROOT / "resources" / "fonts").glob("*LICENSE*"))
        return "goboard", tuple(Text(file, file.name) for file in (ROOT / "LICENSE", *fonts))
    stdlib = {Path(get_path(name)).resolve() for name in ("stdlib", "platstdlib")}
    if any(map(real.is_relative_to, stdlib)) or real.name.startswith("libpython"):
        return "python", tuple(python_texts())
    if package := debian_package(path):
        return package, tuple(debian_texts(package))
    return None


def collect(paths: Iterable[Path]) -> tuple[dict[str, tuple[Text, ...]], list[str]]:
    """Return the licence texts by owner, and a list of what lacks an owner or a text."""
    texts: dict[str, tuple[Text, ...]] = {}
    problems = set()
    for path in paths:
        match owner(path):
            case None:
                problems.add(f"{path} belongs to no known package")
            case name, ():
                problems.add(f"{name} has no licence text ({path})")
            case name, found:
                texts[name] = found
    return texts, sorted(problems)
