"""Measure how often a record is read wrongly that declares its encoding, rightly or wrongly.

GOBOARD_CORPUS=FOLDER python benchmarks/declared_encodings.py [--archived NUMBER] [--wrong]

The names and comments of real records, 1 to 20 of a record, are written to files of three kinds:

- in each encoding that has their characters, which the file declares;
- in UTF-8 under the declaration of each other encoding, as by programs that keep an old one;
- joined from two games in different encodings, which each of them declares.

No text is in the project. The real records are read by Goboard itself; a text that it misread then
counts as a text like any other.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.campaigns.corpus import ARCHIVE, CORPUS, records
from goboard_gui.files.encoding import is_valid_in_codec
from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.decoding import decode
from goboard_gui.files.sgf.reading import read_sgf
from tests.corpus import lacking

if TYPE_CHECKING:
    from collections.abc import Sequence

    Texts = tuple["Text", ...]

ENCODINGS = {
    "GB2312": "gbk",
    "GB18030": "gb18030",
    "Big5": "cp950",
    "Shift_JIS": "cp932",
    "EUC-JP": "euc_jp",
    "EUC-KR": "cp949",
    "windows-1251": "cp1251",
    "KOI8-R": "koi8-r",
    "ISO-8859-1": "iso8859-1",
    "windows-1252": "cp1252",
}
"""The codecs in which texts are written, by the encoding that the file declares."""
# fmt: off
TEXTS = frozenset((
    "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "GN", "GC", "SO", "US", "AN", "ON", "CP",
    "RE", "RU", "C", "N",
))
# fmt: on
SIZES = (1, 2, 5, 10, 20)
SEED = 35


class Text(NamedTuple):
    """A value of a record that is not ASCII, and its property."""

    ident: str
    value: str


def texts_of(data: bytes) -> Texts:
    """Return up to 20 different names and comments of a record's first game."""
    try:
        tree = read_sgf(data).games[0]
    except ReadError:
        return ()
    found: dict[Text, None] = {}
    for node in tree.preorder():
        for ident, values in tree.properties(node):
            text = Text(ident, values[0])
            if ident in TEXTS and is_whole(text.value):
                found[text] = None
            if len(found) == SIZES[-1]:
                return tuple(found)
    return tuple(found)


def is_whole(value: str) -> bool:
    """Return whether a value is not ASCII and has no character that was not read."""
    return not value.isascii() and not any(
        char == "\ufffd" or "\ud800" <= char <= "\udfff" for char in value
    )


def record(name: str, texts: Texts) -> str:
    """Return a record that declares an encoding and contains some texts."""
    values = "".join(f";{ident}[{value}]" for ident, value in texts)
    return f"(;GM[1]FF[4]CA[{name}]SZ[19]{values};B[pd];W[dp])"


def encoded(text: str, codec: str) -> bytes | None:
    """Return a text in an encoding, or None if that lacks a character."""
    try:
        data = text.encode(codec)
    except UnicodeError:
        return None
    return data if data.decode(codec) == text else None


def samples(used: Sequence[Texts]) -> list[Texts]:
    """Return the first texts of each record, in several numbers, and each text alone; all of them
    once.
    """
    found: dict[Texts, None] = {}
    for texts in used:
        found |= dict.fromkeys(texts[:size] for size in SIZES)
        found |= dict.fromkeys((text,) for text in texts)
    return list(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--archived", type=int, default=2000, help="how many records of the large archive (2000)"
    )
    parser.add_argument("--wrong", action="store_true", help="list the files read wrongly")
    args = parser.parse_args()
    if not CORPUS.exists():
        print(f"no records, as {lacking(CORPUS)}")
        return
    found = [each for each in records() if not each.data.isascii()]
    archived = [each for each in found if each.group == ARCHIVE.name]
    taken = [
        *(each for each in found if each.group != ARCHIVE.name),
        *archived[:: max(1, len(archived) // args.archived)],
    ]
    distinct = dict.fromkeys(texts_of(each.data) for each in taken)
    used = [texts for texts in distinct if texts]
    print(f"{len(used):,} records with different texts, of {len(taken):,} that are not ASCII")
    measure_right(used, show=args.wrong)
    measure_utf8(used, show=args.wrong)
    measure_joined(used, show=args.wrong)


def measure_right(used: Sequence[Texts], *, show: bool) -> None:
    """Measure files with the right declaration."""
    counts: Counter[str] = Counter()
    for texts in samples(used):
        for name, codec in ENCODINGS.items():
            text = record(name, texts)
            data = encoded(text, codec)
            if data is None:
                continue
            decoded = decode(data)
            is_wrong = decoded.text != text
            counts["files"] += 1
            counts["valid UTF-8"] += is_valid_in_codec(data, "utf-8")
            counts["read wrongly"] += is_wrong
            if show and is_wrong:
                print(f"  {name}: {texts[0]!s:.60} as {decoded.encoding}")
    print(f"right declaration: {described(counts)}")


def measure_utf8(used: Sequence[Texts], *, show: bool) -> None:
    """Measure files in UTF-8 with the declaration of another encoding."""
    counts: Counter[str] = Counter()
    for texts in samples(used):
        letters = sum(not char.isascii() for _, value in texts for char in value)
        for name in ENCODINGS:
            text = record(name, texts)
            decoded = decode(text.encode())
            is_wrong = decoded.text != text
            counts["files"] += 1
            counts["not recognised"] += is_wrong
            counts["of them with one or two letters that are not ASCII"] += is_wrong and letters < 3
            counts["of them with a message"] += bool(is_wrong and decoded.candidates)
            if show and is_wrong:
                print(f"  {name}: {texts[0]!s:.60}")
    print(f"UTF-8 under a wrong declaration: {described(counts)}")


def measure_joined(used: Sequence[Texts], *, show: bool) -> None:
    """Measure files joined from two games that declare different encodings, one of them UTF-8 in
    half of the files.
    """
    chance = random.Random(SEED)
    counts: Counter[str] = Counter()
    for texts in used:
        one = game(texts, chance, list(ENCODINGS))
        other = game(chance.choice(used), chance, ["UTF-8"] * len(ENCODINGS) + list(ENCODINGS))
        if one is None or other is None or one[0] == other[0]:
            continue
        (_, first, data), (_, second, more) = chance.sample([one, other], 2)
        decoded = decode(data + b"\n" + more)
        counts["files"] += 1
        wrong = decoded.text != f"{first}\n{second}"
        counts["read wrongly"] += wrong
        if show and wrong:
            print(f"  {first!r:.97} | {second!r:.97}")
    print(f"joined from two encodings: {described(counts)}")


def game(texts: Texts, chance: random.Random, names: list[str]) -> tuple[str, str, bytes] | None:
    """Return a game in a random encoding that has its characters, with the name and the text."""
    size = chance.choice(SIZES)
    for name in chance.sample(names, len(names)):
        text = record(name, texts[:size])
        data = encoded(text, ENCODINGS.get(name, "utf-8"))
        if data is not None:
            return name, text, data
    return None


def described(counts: Counter[str]) -> str:
    """Return counts as text, each with its share of the files."""
    total = counts["files"]
    return ", ".join(
        f"{count:,} {name}" if name == "files" else f"{count:,} {name} ({count / total:.2%})"
        for name, count in counts.items()
    )


if __name__ == "__main__":
    main()
