"""R7 and R8: texts are decoded before they are parsed; unstated encodings are guessed."""

from __future__ import annotations

import codecs
import tempfile
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.comments import with_comment
from goboard_gui.files.encoding import EncodingSource, codec_of
from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property

from .charset_cases import OLD, REAL, UNWRITABLE
from .corpus import CORPUS, records
from .desk import desks
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_TWO_BYTES = {"Shift_JIS": "cp932", "Big5": "cp950", "GBK": "gbk", "GB18030": "gb18030"}
_TRAILS = (0x5C, 0x5D)
_MOVE = Property("W", ("bb",))


def trail_bytes() -> Iterator[tuple[str, str, bytes]]:
    """Yield every character whose last byte could be mistaken for a backslash or a bracket."""
    for name, codec in _TWO_BYTES.items():
        for lead in range(0x81, 0xFF):
            for trail in _TRAILS:
                data = bytes((lead, trail))
                text = data.decode(codec, "replace")
                if len(text) == 1 and text != "\ufffd":
                    yield name, text, data


def read_stated_encodings(step: int = 1, most: int | None = None) -> Result:
    """Read all characters with such trail bytes and real texts; save what an encoding lacks."""
    result = Result()
    odd = list(trail_bytes())[::step]
    for name, text, data in odd:
        _check_character(result, name, text, data)
    result.counts["characters"] = len(odd)
    for _, name, data in records(most):
        result.counts["real files"] += _as_reference(result, name, data)
    with desks() as desk, tempfile.TemporaryDirectory() as folder:
        for name, text in UNWRITABLE:
            _check_saving(result, name, text, desk, Path(folder, "game.sgf"))
            result.counts["texts that do not fit"] += 1
    return result


def _check_character(result: Result, name: str, text: str, data: bytes) -> None:
    start = b"(;CA[%b]PB[%b]PW[x]C[%b%b\\]y]" % (name.encode(), data, data, data)
    file = read_sgf(start + b";B[aa])")
    expected = [("CA", name), ("PB", text), ("PW", "x"), ("C", f"{text}{text}\\]y")]
    tree = file.games[0]
    label = f"{name} {data.hex()}"
    found = [(ident, values[0]) for ident, values in tree.properties(tree.root)]
    result.check(found == expected, f"{label}: read as {found}")
    result.check(len(tree.main_line()) == 2, f"{label}: the move is gone")
    longer, _ = tree.add(1, [_MOVE])
    named = longer.set_properties(0, [*tree.properties(0), Property("GC", (text,))])
    written = write_sgf(file, [longer])
    result.check(written == start + b";B[aa];W[bb])", f"{label}: other bytes after an edit")
    back = read_sgf(write_sgf(file, [named])).games[0]
    result.check(back.properties(0) == named.properties(0), f"{label}: a text did not read back")


def _as_reference(result: Result, name: str, data: bytes) -> int:
    """Compare the text of a file that states another encoding than UTF-8 with Python's decoding."""
    try:
        file = read_sgf(data)
        told = codec_of(file.source.decoded.declared or "")
        if told is None or codecs.lookup(told).name == "utf-8" or data.isascii():
            return 0
        expected = data.decode(told)
    except (ReadError, UnicodeError):
        return 0
    # Codecs of Microsoft and of the standard differ in a few signs, and so does what is meant.
    same = file.source.text == expected or file.source.text.encode(file.source.encoding) == data
    return result.check(same, f"{name}: not as {told} has it")


def _check_saving(result: Result, name: str, text: str, desk: Callable, path: Path) -> None:
    data = b"(;GM[1]CA[%b]SZ[9]XX[kept];B[ee])" % name.encode()
    file, label = read_sgf(data), f"{text} in {name}"
    commented = with_comment(file.games[0], 1, f"a{text}z")
    try:
        write_sgf(file, [commented])
        result.check(False, f"{label}: written")
    except EncodingError as error:
        told = error.character in text and error.ident == "C" and error.node == 1
        result.check(told, f"{label}: {error}")
    for agreed in (False, True):
        path.write_bytes(data)
        one = desk(yes=agreed)
        result.check(one.open(path), f"{label}: not opened")
        one.document.go_to(1)
        one.document.set_comment(f"a{text}z")
        saved = one.save()
        result.check(one.asked == ["yes"], f"{label}: asked {one.asked}")
        result.check(bool(saved) is agreed, f"{label}: saved is {saved}")
        expected = data
        if agreed:
            comment = f"]C[a{text}z])".encode()
            expected = data.replace(name.encode(), b"UTF-8")[:-2] + comment
        found = path.read_bytes()
        result.check(found == expected, f"{label}: the file holds {found!r}")


def guess_encodings(most: int | None = None) -> Result:
    """Guess the encodings of records without CA; choosing another encoding changes no byte."""
    result = Result()
    without = ascii_only = guessed = uncertain = checked = redone = 0
    for case in OLD:
        file = read_sgf(case.data)
        result.check(file.source.text == case.text, f"{case.encoding}: {file.source.text[:60]}")
        redone += _redo(result, case.encoding, case.data)
    real = ((f"{CORPUS.name}: {name}", data) for _, name, data in records(most))
    listed = ((name, (CORPUS / "conformance" / name)) for name in REAL)
    hand_checked = ((name, path.read_bytes()) for name, path in listed if path.exists())
    for name, data in chain(hand_checked, real):
        try:
            file = read_sgf(data)
        except ReadError:
            continue
        if name in REAL:
            checked += 1
            encoding = file.source.encoding
            result.check(encoding == REAL[name], f"{name}: {encoding}, it is {REAL[name]}")
            redone += _redo(result, name, data)
        elif file.source.decoded.declared is None:
            without += 1
            ascii_only += data.isascii()
            guessed += file.source.decoded.encoding_source is EncodingSource.GUESSED
            uncertain += bool(file.source.decoded.candidates)
    result.counts["checked by hand"] = len(OLD) + checked
    result.counts["another encoding chosen"] = redone
    result.counts["without CA"] = without
    result.counts["of them ASCII"] = ascii_only
    result.counts["guessed"] = guessed
    result.counts["uncertain"] = uncertain
    return result


def _redo(result: Result, name: str, data: bytes) -> int:
    """Read a file in every encoding that the window offers; it is written unchanged."""
    from goboard_gui.gui.files.encoding_dialog import ENCODINGS

    redone = 0
    for encoding in (codec for rows in ENCODINGS.values() for codec, _ in rows):
        try:
            file = read_sgf(data, encoding=encoding)
        except ReadError:
            continue  # the file is not valid UTF-16
        same = write_sgf(file, file.games) == data
        redone += result.check(same, f"{name} as {encoding}: other bytes")
    return redone
