"""Differences between two saved baselines, one of which may hold checksums instead of files."""

from __future__ import annotations

import difflib
import re
import shutil
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QImage

CHECKSUMS = "checksums.txt"
"""In a compact baseline: a checksum and a path for each file that is left out."""
DIFFERENCES = "differences"
_LARGEST_TEXT = 20_000
"""Bytes of a file that is kept in a compact baseline."""
_TEXTS = {".txt", ".sgf", ".csv", ".html", ".tex", ".svg"}
_PICTURES = {".png", ".webp"}
_MOST_LINES = 40
_MARK = 0xFFFF0000
_PALE = 0.25

# Dates, the identity of a document, and both in its XMP; all of them have a fixed length.
_PDF_CHANGING = re.compile(
    rb"/(?:Creation|Mod)Date \([^)]*\)"
    rb"|/ID \[[^\]]*\]"
    rb"|<(xmp:\w+Date)>[^<]*<"
    rb"|<(xmpMM:\w+ID)>[^<]*<"
    rb'|xmp:\w+Date="[^"]*"|xmpMM:\w+ID="[^"]*"'
)

# How long something took is another number each time.
_TIMES = (
    (re.compile(r'("seconds": )[0-9.e-]+'), r"\1*"),
    (re.compile(r"(games? read in )[0-9.,]+ s \([0-9,]+ games/s\)"), r"\1* s"),
    (re.compile(r"(match(?:es)?, )[0-9.,]+ ms\b"), r"\1* ms"),
)


def without_times(text: str) -> str:
    """Return what a command printed, without measured times.

    >>> without_times("1 game, 1 match, 3.6 ms")
    '1 game, 1 match, * ms'
    """
    for pattern, instead in _TIMES:
        text = pattern.sub(instead, text)
    return text


def without_dates(pdf: bytes) -> bytes:
    """Return a PDF with the dates and ids blanked, whatever their form, at the same length.

    >>> without_dates(b"/CreationDate (D:2026) /Pages 3 0 R")
    b'********************** /Pages 3 0 R'
    """
    return _PDF_CHANGING.sub(lambda found: b"*" * len(found[0]), pdf)


def comparable(path: Path) -> bytes:
    """Return what of a file is compared: pixels of a picture, a PDF without dates, else all."""
    if path.suffix in _PICTURES:
        image = picture(path)
        pixels = image.constBits()
        return b"%dx%d " % (image.width(), image.height()) + bytes(pixels)
    data = path.read_bytes()
    return without_dates(data) if path.suffix == ".pdf" else data


def checksum(path: Path) -> str:
    """Return the checksum of what of a file is compared."""
    return sha256(comparable(path)).hexdigest()


def picture(path: Path) -> QImage:
    """Return a picture with four bytes for each pixel.

    :raises ValueError: the file is no picture.
    """
    from PySide6.QtGui import QImage

    image = QImage(str(path))
    if image.isNull():
        raise ValueError(f"{path} is not a picture")
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def files_of(folder: Path) -> dict[str, Path | str]:
    """Return what a baseline holds by relative path: a file, or its checksum as text."""
    found: dict[str, Path | str] = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    listed = found.pop(CHECKSUMS, None)
    if listed is not None:
        for line in folder.joinpath(CHECKSUMS).read_text(encoding="utf-8").splitlines():
            known, _, name = line.partition("  ")
            found[name] = known
    return found


def compact(folder: Path, target: Path) -> None:
    """Copy a baseline, with checksums in the place of pictures, PDFs and large files."""
    shutil.rmtree(target, ignore_errors=True)
    lines = []
    for name, path in files_of(folder).items():
        assert not isinstance(path, str), "it is compact already"
        if (path.suffix in _TEXTS and path.stat().st_size <= _LARGEST_TEXT) or _is_transcript(name):
            copy = target / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
        else:
            lines.append(f"{checksum(path)}  {name}\n")
    (target / CHECKSUMS).write_text("".join(lines), encoding="utf-8")


def _is_transcript(name: str) -> bool:
    return not name.startswith("files/") and name.endswith(".txt")


@dataclass
class Report:
    """The differences found, as lines to read."""

    lines: list[str] = field(default_factory=list)
    count: int = 0

    def add(self, name: str, what: str, details: list[str] | None = None) -> None:
        """Note a difference of a file."""
        self.count += 1
        self.lines += [f"{name}: {what}", *(f"    {line}" for line in details or ())]


def compare(before: Path, after: Path, pictures: Path | None = None) -> Report:
    """Compare two baselines; pictures that differ are drawn into a folder, if one is named.

    :raises ValueError: a file is no picture although it is called so.
    """
    report, one, other = Report(), files_of(before), files_of(after)
    for name in sorted({*one, *other}):
        if name not in other:
            report.add(name, "is missing in the second baseline")
        elif name not in one:
            report.add(name, "is new in the second baseline")
        else:
            _compare(name, one[name], other[name], report, pictures)
    return report


def _compare(
    name: str, one: Path | str, other: Path | str, report: Report, pictures: Path | None
) -> None:
    if isinstance(one, str) or isinstance(other, str):
        sums = [each if isinstance(each, str) else checksum(each) for each in (one, other)]
        if sums[0] != sums[1]:
            report.add(name, "differs; one baseline has only its checksum, see README.md")
    elif comparable(one) == comparable(other):
        return
    elif one.suffix in _PICTURES:
        _compare_pictures(name, one, other, report, pictures)
    elif one.suffix in _TEXTS:
        report.add(name, "differs", _differing_lines(one, other))
    else:
        sizes = f"{one.stat().st_size} and {other.stat().st_size} bytes"
        report.add(name, f"differs ({sizes}, first at byte {_first(one, other)})")


def _first(one: Path, other: Path) -> int:
    """Return the place of the first byte that differs."""
    pairs = zip(comparable(one), comparable(other), strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), one.stat().st_size)


def _differing_lines(one: Path, other: Path) -> list[str]:
    texts = [path.read_text("utf-8", "backslashreplace").split("\n") for path in (one, other)]
    changed = [
        line[:200]
        for line in difflib.unified_diff(*texts, "before", "after", lineterm="", n=1)
        if not line.startswith(("---", "+++"))
    ]
    left = len(changed) - _MOST_LINES
    return changed[:_MOST_LINES] + ([f"… and {left} more lines"] if left > 0 else [])


def _compare_pictures(
    name: str, one: Path, other: Path, report: Report, pictures: Path | None
) -> None:
    first, second = picture(one), picture(other)
    if first.size() != second.size():
        sizes = [f"{image.width()}×{image.height()}" for image in (first, second)]
        report.add(name, f"has another size: {sizes[0]} became {sizes[1]}")
        return
    drawn, count = difference(first, second)
    text = f"{count} of {first.width() * first.height()} pixels differ"
    if pictures is not None:
        path = (pictures / name).with_suffix(".png")
        path.parent.mkdir(parents=True, exist_ok=True)
        drawn.save(str(path))
        text += f", see {path}"
    report.add(name, text)


def difference(one: QImage, other: QImage) -> tuple[QImage, int]:
    """Return the first of two pictures of a size, pale, with differing pixels red; and how many."""
    from PySide6.QtGui import QColor, QImage, QPainter

    drawn = QImage(one.size(), QImage.Format.Format_ARGB32)
    drawn.fill(QColor("white"))
    with QPainter(drawn) as painter:
        painter.setOpacity(_PALE)
        painter.drawImage(0, 0, one)
    first, second = (memoryview(image.constBits()).cast("I") for image in (one, other))
    width, count = one.width(), 0
    for at, (here, there) in enumerate(zip(first, second, strict=True)):
        if here != there:
            count += 1
            drawn.setPixel(at % width, at // width, _MARK)
    return drawn, count
