"""The comparison of two baselines finds what differs, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from tests.baseline import comparing

PDF = b"%%PDF-1.4\n/CreationDate (D:%b)\n/ID [ <%b> <%b> ]\n%b\nendobj\n"
XMP = (
    b'<rdf xmp:CreatorTool="Goboard" xmp:CreateDate="%b" xmp:MetadataDate="%b"/>'
    b'<rdf xmpMM:DocumentID="uuid:%b" xmpMM:VersionID="1"/>'
)


def pdf(date: bytes, name: bytes, page: bytes) -> bytes:
    return PDF % (date, name, name, page) + XMP % (date, date, name)


ONE = pdf(b"20260101000000Z", b"0001", b"q 1 0 0 1 Q")


@pytest.fixture
def folders(tmp_path):
    """Return a function that writes files into two folders; None is for no file."""

    def write(name: str, *contents: bytes | None):
        found = []
        for place, content in zip(("before", "after"), contents, strict=True):
            folder = tmp_path / place
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if content is not None:
                path.write_bytes(content)
            found.append(folder)
        return found

    return write


@pytest.mark.parametrize(
    ("name", "before", "after", "expected"),
    [
        pytest.param("a.txt", b"x\ny\n", b"x\ny\n", "", id="the same text"),
        pytest.param("a.txt", b"x\ny\n", b"x\nz\n", "a.txt: differs", id="another text"),
        pytest.param("a.txt", b"x\r\n", b"x\n", "a.txt: differs", id="another end of a line"),
        pytest.param("b/a.txt", b"", None, "b/a.txt: is missing", id="a file that is gone"),
        pytest.param("a.txt", None, b"", "a.txt: is new", id="a file that came"),
        pytest.param(
            "a.pdf", ONE, pdf(b"20270203040506Z", b"9f9f", b"q 1 0 0 1 Q"), "", id="dates"
        ),
        pytest.param(
            *("a.pdf", ONE, pdf(b"20260101000000Z", b"0001", b"q 1 0 0 2 Q"), "a.pdf: differs"),
            id="another page",
        ),
        pytest.param("a.pdf", ONE, ONE + b" ", "a.pdf: differs", id="a longer PDF"),
        pytest.param("a.bin", b"abc", b"abd", "first at byte 2", id="other bytes"),
    ],
)
def test_files_are_compared_byte_for_byte_but_for_the_dates_of_pdf(
    folders, name, before, after, expected
):
    report = comparing.compare(*folders(name, before, after))
    assert report.count == bool(expected)
    assert expected in "\n".join(report.lines)


def test_the_lines_that_differ_are_listed(folders):
    report = comparing.compare(*folders("a.txt", b"one\ntwo\nthree\n", b"one\n2\nthree\n"))
    assert report.lines[1:] == [
        f"    {line}" for line in ("@@ -1,3 +1,3 @@", " one", "-two", "+2", " three")
    ]


def image(*red: tuple[int, int], size=(8, 6)) -> QImage:
    made = QImage(*size, QImage.Format.Format_ARGB32)
    made.fill(QColor("white"))
    for place in red:
        made.setPixelColor(*place, QColor("red"))
    return made


@pytest.fixture
def pictures(tmp_path):
    def write(*images: QImage):
        folders = [tmp_path / "before", tmp_path / "after"]
        for folder, each in zip(folders, images, strict=True):
            folder.mkdir()
            assert each.save(str(folder / "a.png"))
        return folders

    return write


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (image((1, 2)), image((1, 2)), []),
        (image((1, 2)), image((1, 2), (3, 4), (7, 5)), ["a.png: 2 of 48 pixels differ"]),
        (image(), image(size=(8, 7)), ["a.png: has another size: 8×6 became 8×7"]),
    ],
    ids=["the same", "two pixels", "another size"],
)
def test_pictures_are_compared_pixel_by_pixel(pictures, one, other, expected):
    assert comparing.compare(*pictures(one, other)).lines == expected


def test_pixels_that_differ_are_red_in_a_picture_of_the_difference(pictures, tmp_path):
    folders = pictures(image(), image((3, 4)))
    report = comparing.compare(*folders, tmp_path / "drawn")
    drawn = QImage(str(tmp_path / "drawn" / "a.png"))
    assert str(tmp_path / "drawn" / "a.png") in report.lines[0]
    reds = [
        (x, y) for x in range(8) for y in range(6) if drawn.pixelColor(x, y) == QColor("#ff0000")
    ]
    assert reds == [(3, 4)]


@pytest.mark.parametrize("changed", [False, True])
def test_a_compact_baseline_sees_the_same_differences(pictures, tmp_path, changed):
    before, after = pictures(image(), image((3, 4)) if changed else image())
    for folder, more in ((before, b""), (after, b"y" * changed)):
        (folder / "a.txt").write_text("small")
        (folder / "files").mkdir()
        (folder / "files" / "large.svg").write_bytes(b"x" * 50_000 + more)
        (folder / "files" / "a.pdf").write_bytes(ONE)
    comparing.compact(before, tmp_path / "compact")
    kept = {path.name for path in (tmp_path / "compact").rglob("*") if path.is_file()}
    assert kept == {"a.txt", "checksums.txt"}
    report = comparing.compare(tmp_path / "compact", after)
    names = [line.partition(":")[0] for line in report.lines]
    assert names == (["a.png", "files/large.svg"] if changed else [])
