"""Guess the encodings of labelled records, and compare the guesses with those of other libraries.

python benchmarks/guess_encodings.py [PYTHON ...]

Each PYTHON is an interpreter in whose environment chardet or charset-normalizer is installed; no
environment has to be that of the project. The result is the table of docs/encodings.md.
"""

from __future__ import annotations

import argparse
import codecs
import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from benchmarks._encoding_samples import Sample
    from goboard_gui.files.encoding import DecodedText

# What the encodings of records are called by the libraries, and the codecs that read them best.
CODECS = {
    "gb2312": ("gbk", "gb18030"),
    "gbk": ("gbk", "gb18030"),
    "gb18030": ("gbk", "gb18030"),
    "big5": ("cp950", "big5hkscs"),
    "cp950": ("cp950", "big5hkscs"),
    "big5hkscs": ("cp950", "big5hkscs"),
    "shift_jis": ("cp932",),
    "shift_jis_2004": ("cp932",),
    "cp932": ("cp932",),
    "euc_jp": ("euc_jp", "euc_jis_2004"),
    "euc_jis_2004": ("euc_jp", "euc_jis_2004"),
    "euc_kr": ("cp949",),
    "cp949": ("cp949",),
    "cp1251": ("cp1251",),
    "koi8-r": ("koi8-r",),
    "iso8859-1": ("cp1252",),
    "cp1252": ("cp1252",),
}
RESTRICTED = ", limited"
UNICODE = "Unicode"
USUAL = (
    *("gb18030", "big5hkscs", "cp932", "euc_jis_2004", "cp949", "cp1251", "koi8-r", "cp1252"),
    "ascii",
)


def words_of(data: bytes) -> bytes:
    """Return the words with bytes that are not ASCII; the letters of points distort statistics."""
    return b"\n".join(re.findall(rb"(?:[\x80-\xff][\x20-\x7e]?[\x40-\x7e]?)+", data)) or data


def decoded(data: bytes, name: str | None) -> str | None:
    """Return the text of a record in an encoding that a library has named."""
    codec = codec_named(name)
    for each in CODECS.get(codec, (codec,)):
        try:
            return data.decode(each)
        except (UnicodeError, LookupError):
            continue
    return None


def codec_named(name: str | None) -> str:
    """Return the codec for the name that a library uses, or an empty string."""
    try:
        return codecs.lookup(name or "").name
    except LookupError:
        return ""


def _chardet_guesses() -> dict[str, Callable[[bytes], str | None]]:
    import chardet

    release = f"chardet {chardet.__version__}"

    def restricted(data: bytes) -> str | None:
        """Return the best answer that can decode the record and is usual in records."""
        words = words_of(data)
        if chardet.__version__ >= "7":
            found = chardet.detect_all(
                words,
                ignore_threshold=True,
                compat_names=False,
                include_encodings=USUAL,
                no_match_encoding="ascii",
                empty_input_encoding="ascii",
            )
        else:
            found = chardet.detect_all(words, ignore_threshold=True)
        return _first_usual(data, [each["encoding"] for each in found])

    return {
        release: lambda data: decoded(data, chardet.detect(data)["encoding"]),
        f"{release}{RESTRICTED}": restricted,
    }


def _first_usual(data: bytes, names: Iterable[str | None]) -> str | None:
    for name in names:
        if codec_named(name) in CODECS and (text := decoded(data, name)):
            return text
    return None


def _normalizer_guesses() -> dict[str, Callable[[bytes], str | None]]:
    import charset_normalizer

    release = f"charset-normalizer {charset_normalizer.__version__}"

    def whole(data: bytes) -> str | None:
        best = charset_normalizer.from_bytes(data).best()
        return decoded(data, best.encoding if best else None)

    def restricted(data: bytes) -> str | None:
        found = charset_normalizer.from_bytes(words_of(data), cp_isolation=list(CODECS))
        return _first_usual(data, [each.encoding for each in found])

    return {release: whole, f"{release}{RESTRICTED}": restricted}


def _library_guesses() -> dict[str, Callable[[bytes], str | None]]:
    try:
        return _chardet_guesses()
    except ImportError:
        return _normalizer_guesses()


def answer() -> None:
    """Guess the records that standard input lists, with the library that is installed."""
    data = [bytes.fromhex(line) for line in json.load(sys.stdin)]
    json.dump(
        {name: [guess(each) for each in data] for name, guess in _library_guesses().items()},
        sys.stdout,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pythons", metavar="PYTHON", nargs="*", help="of an environment")
    parser.add_argument("--other", action="store_true", help="use the texts for working on it")
    parser.add_argument("--wrong", action="store_true", help="list the wrong guesses of Goboard")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer:
        answer()
        return
    sys.path[:0] = [str(Path(__file__).parents[1])]
    from benchmarks._encoding_samples import OTHER_TEXTS, TEXTS, samples
    from goboard_gui.files.sgf.decoding import decode

    cases = list(samples(OTHER_TEXTS if args.other else TEXTS))
    given = json.dumps([case.data.hex() for case in cases])
    columns: dict[str, list[str | None]] = {}
    for python in args.pythons:
        ran = subprocess.run(
            [python, __file__, "--answer"],
            input=given,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        columns |= json.loads(ran.stdout)
    ours = [decode(case.data) for case in cases]
    columns["Goboard"] = [each.text for each in ours]
    _print_table(cases, columns)
    _print_messages(cases, ours)
    for case, each in zip(cases, ours, strict=True):
        if args.wrong and each.text != case.text:
            print(case.non_ascii, case.encoding, each.encoding, case.text[30:80].strip())


LIMITS = (8, 16, 40, 80)


def _print_table(cases: list[Sample], columns: dict[str, list[str | None]]) -> None:
    """Print the share of the records that each column reads as they are."""
    rows: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0] * (len(columns) + 1))
    for number, case in enumerate(cases):
        for key in _rows_of(case):
            rows[key][0] += 1
            for column, texts in enumerate(columns.values(), 1):
                rows[key][column] += texts[number] == case.text
    print(f"| records | number | {' | '.join(columns)} |")
    print("|---|" + "---|" * (len(columns) + 1))
    for (_, name), (total, *right) in sorted(rows.items(), key=lambda row: row[0][0]):
        shares = (
            "–"
            if name.startswith(UNICODE) and column.endswith(RESTRICTED)
            else f"{each / total:.1%}"
            for column, each in zip(columns, right, strict=True)
        )
        print(f"| {name} | {total:,} | {' | '.join(shares)} |")


def _rows_of(case: Sample) -> Iterator[tuple[int, str]]:
    """Yield the rows of the table to which a record belongs."""
    yield 0, f"{case.language}, {case.encoding}"
    if not case.encoding.startswith("utf"):
        below = next((limit for limit in LIMITS if case.non_ascii < limit), None)
        size = f"{LIMITS[-1]} bytes or more" if below is None else f"less than {below} bytes"
        yield below or LIMITS[-1] + 1, size
        yield LIMITS[-1] + 2, "all but UTF-16"


def _print_messages(cases: list[Sample], ours: list[DecodedText]) -> None:
    """Print how many records of at least 40 bytes get a message, and how many wrong ones do not."""
    long = [
        (case, each)
        for case, each in zip(cases, ours, strict=True)
        if case.non_ascii >= 40 and not case.encoding.startswith("utf")
    ]
    uncertain = sum(bool(each.candidates) for _, each in long)
    silent = sum(each.text != case.text and not each.candidates for case, each in long)
    print(
        f"{len(long)} records of 40 bytes or more: {uncertain} uncertain, {silent} wrong silently"
    )


if __name__ == "__main__":
    main()
