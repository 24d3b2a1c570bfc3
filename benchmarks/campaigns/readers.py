"""What reads files and texts from outside, each with files to begin with, for fuzzing.

A reader takes any bytes. It may refuse them with the errors that it documents; whatever it accepts
must be usable, and must be the same after it was written and read again.
"""

from __future__ import annotations

import json
import os
import tempfile
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.diagram.book.options import NamingOptions, PrintChoices, PrintOptions
from goboard_gui.diagram.book.presets import from_data, to_data
from goboard_gui.files.comments import read_comment
from goboard_gui.files.errors import ReadError
from goboard_gui.files.foreign import reading as foreign
from goboard_gui.files.formats import Format, detect_format
from goboard_gui.files.journal.journal_file import ChecksumChain, JournalRecordKind, read_records
from goboard_gui.files.journal.recovery import Recovery
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.branch_text import (
    NoBranchError,
    SizeMismatchError,
    read_branches,
)
from goboard_gui.files.sgf.game_info import info_from_values, read_info
from goboard_gui.files.sgf.game_saving import are_same_games
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import serialize_games
from goboard_gui.files.text_records.errors import TextError
from goboard_gui.files.text_records.reading import read as read_text_record
from goboard_gui.game_index.main_lines import main_line, numbered_changes, replay_lines
from goboard_gui.game_index.positions import position_columns
from goboard_gui.game_index.reading import read_plain_game
from goboard_gui.go import Size
from goboard_gui.notation import NOTATIONS, Naming, notation
from goboard_gui.record import Session
from goboard_gui.record.values.game_info import raw_texts
from goboard_gui.study.history import parse_answer, serialize_answer
from goboard_gui.study.interpretation import interpret_text
from tests.files.foreign_cases import gib, ishi_text, ngf, ugf, wgs
from tests.files.journal_cases import begun, origin, scripted

from .corpus import CORPUS, seeds
from .fuzz import use_file

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from goboard_gui.diagnostics import Diagnostic
    from goboard_gui.game_index.main_lines import MainLine
    from goboard_gui.record import Tree

_LONGEST = 4096
_SIZES = (Size(19, 19), Size(9, 9), Size(1, 1), Size(52, 52), Size(5, 21))
_RECORD_END = b"\n\xff\n"


class Reader(NamedTuple):
    """A function that reads bytes and raises an exception if they reveal an error, and the files
    that fuzzing begins with."""

    read: Callable[[bytes], None]
    seeds: Callable[[], Sequence[bytes]]
    longest: int = _LONGEST


def _require(fine: object, problem: str) -> None:
    if not fine:
        raise AssertionError(problem)


def _sgf(data: bytes) -> None:
    try:
        file = read_sgf(data)
    except ReadError as error:
        str(error)
        return
    _require(all(map(str, file.diagnostics)), "a diagnostic without a text")
    written, _ = serialize_games(file, file.games)
    _require(written == data, "an untouched file is written with other bytes")
    use_file(data)


def _use(games: Sequence[Tree], diagnostics: Sequence[Diagnostic]) -> None:
    """Use the games of a file in another format, save them as SGF, and read that."""
    _require(all(map(str, diagnostics)), "a diagnostic without a text")
    for tree in games:
        session = Session(tree)
        session.go_to(tree.main_line()[-1])
        session.steps()
        read_info(tree)
        for node in tree.preorder():
            read_comment(tree, node)
    written, prepared = serialize_games(new_sgf_file(games), games)
    back = read_sgf(written)
    _require(not back.diagnostics, "the record that was saved is damaged")
    _require(are_same_games(prepared, back.games), "the record does not read back as it is")


def _foreign(form: Format, data: bytes) -> None:
    try:
        read = foreign.read(data, form, "", None)
    except ReadError as error:
        str(error)
        return
    _use(read.games, read.diagnostics)


def _wgs(data: bytes) -> None:
    if detect_format(data) is Format.WGS:  # the header is whole
        _foreign(Format.WGS, data)


def _diagram(data: bytes) -> None:
    try:
        read = foreign.read_text(data, "", None)
    except ReadError as error:
        str(error)
        return
    if read is not None:
        _use(read.games, read.diagnostics)


def _opened(data: bytes) -> None:
    try:
        opened = open_bytes(data, "a.txt")
    except ReadError as error:
        str(error)
        return
    _require(opened.games, "a file without a game is opened")
    _require(opened.encoding, "a file without an encoding is opened")


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _record(data: bytes) -> None:
    """Read a record in a notation and on a board that the first two bytes choose."""
    number, options = (*data[:2], 0, 0)[:2]
    chosen = NOTATIONS[number % len(NOTATIONS)]
    size = _SIZES[options % len(_SIZES)]
    try:
        record = read_text_record(_text(data[2:]), chosen, size, repair=options >= 128)
    except TextError as error:
        str(error)
        return
    _use([record.tree], record.diagnostics)


def _pasted(data: bytes) -> None:
    size = _SIZES[data[0] % len(_SIZES)] if data else _SIZES[0]
    found, failures = interpret_text(_text(data[1:]), Naming(notation("western"), size))
    for interpretation in found:
        _require(interpretation.points or interpretation.games, "an interpretation of nothing")
    for failure in failures:
        _require(str(failure.error), "a failure without a reason")


def _branches(data: bytes) -> None:
    size = _SIZES[data[0] % len(_SIZES)] if data else _SIZES[0]
    try:
        branches = read_branches(_text(data[1:]), size)
    except (NoBranchError, SizeMismatchError, ReadError) as error:
        str(error)
        return
    _require(all(branches), "an empty branch")


def _indexed(data: bytes) -> None:
    """Read a file in the fast way, which must agree with opening it."""
    plain = read_plain_game(data)
    if plain is None:
        return
    (tree,) = open_bytes(data).games
    _require(_positions(plain.line) == _positions(main_line(tree)), "other positions in the index")
    _require(plain.info == info_from_values(raw_texts(tree)), "other information in the index")


def _positions(line: MainLine) -> list[list[int]]:
    changes = numbered_changes([(0, *replay_lines([line]))])
    return [column.tolist() for column in position_columns(changes)]


def _preset(data: bytes) -> None:
    try:
        stored = json.loads(_text(data))
    except (ValueError, RecursionError):
        return
    choices = from_data(stored, _choices())
    again = from_data(json.loads(json.dumps(to_data(choices, _choices()))), _choices())
    _require(again == choices, "the preset is not the same when it is read again")


@cache
def _choices() -> PrintChoices:
    return PrintChoices(PrintOptions(NamingOptions(notation("western"))))


def _answer(data: bytes) -> None:
    """Read a line of the trainer's history."""
    try:
        line = serialize_answer(parse_answer(data.decode()))
    except ValueError as error:
        str(error)
        return
    _require(serialize_answer(parse_answer(line)) == line, "another answer")


def _journal(data: bytes) -> None:
    """Recover a journal from records with correct checksums, so that damage is beyond these."""
    chain, journal = ChecksumChain(), b""
    for record in data.split(_RECORD_END):
        try:
            journal += chain.make_record(JournalRecordKind(record[:1]), record[1:])
        except ValueError:
            journal += record
    path = Path(_folder(), f"{os.getpid()}.journal")
    path.write_bytes(journal)
    found = Recovery(path, None)
    _require(found.state is not None or found.damage, "nothing recovered without a reason")
    str(found.damage)
    found.file_state()
    if found.state is not None:
        tree = found.games[found.state.game]
        session = Session(tree)
        session.go_to(found.state.cursor)
        session.steps()
        for game in found.games:
            list(game.preorder())


@cache
def _folder() -> str:
    return tempfile.mkdtemp(prefix="goboard-fuzz-")


def _short(files: Sequence[bytes], longest: int) -> list[bytes]:
    return [data for data in files if len(data) <= longest]


def _sgf_seeds() -> list[bytes]:
    return _short(seeds(), _LONGEST)


def _foreign_seeds(*suffixes: str) -> list[bytes]:
    folder = CORPUS / "conformance"
    real = [it.read_bytes() for it in sorted(folder.rglob("*")) if it.suffix.lower() in suffixes]
    return [data[:_LONGEST] for data in real]


def _gib_seeds() -> list[bytes]:
    lines = gib("INI 0 1 2 &4", "STO 0 2 2 3 3", "SKI 0 3", "REM 0 4 3 3", GAMENAME="승강급")
    return [lines.encode(), *_foreign_seeds(".gib")]


def _ngf_seeds() -> list[bytes]:
    text = ngf("PMABBREER", "PMACWEEEE") + "ABB[1] text[EndTxt]\n"
    return [text.encode(), *_foreign_seeds(".ngf")]


def _ugf_seeds() -> list[bytes]:
    notes = (
        *("[ReviewNode]", "NODE,1,0,0,0", "NODE,2,1,3,3", "VARIATION,", "NODE,9,2,1,1"),
        *("VARIATIONEND,", "[ReviewComment]", ".Comment,9", "good", "[Figure]", ".Text,1"),
        *("so", ".#,1,1,A", ".EndText"),
    )
    text = ugf("CC,B1,1,0", "EE,W1,2,0", notes=notes, Title="a,b", Date="2019/03/08")
    return [text.encode(), *_foreign_seeds(".ugf", ".ugi")]


def _wgs_seeds() -> list[bytes]:
    return [wgs((8, 3), (1, 0), (16, 4), game=(2, 19, 0, 0, 5, 10, 1), margin=8)]


def _ishi_seeds() -> list[bytes]:
    lines = ("SETUP B D4", "W 1 Q16", "COM", "good", "ENDCOM", "VAR", "W 1 C3", "ENDVAR", "B 2 R4")
    text = ishi_text(*lines, EVENT="x", BOARDSIZE="19", BLACK="ann (5k)", HANDICAP="2", KOMI="0.5")
    return [text.encode()]


def _diagram_seeds() -> list[bytes]:
    return [
        b"  A B C\n3 . X . 3\n2 . . O 2\n1 . . . 1\n  A B C\n",
        b"$$B9cm12 Title\n$$  ------\n$$ | . X O a |\n$$ | 1 C @ W |\n$$ | , S T 2 .\n"
        b"$$ {AR a 1}\n$$ {LN B2 C3}\n$$ [a|b]\n",
        b"$$W 3 at a, 4 at 1\n$$ | . 1 2 .\n$$ | # Y Z B\n$$  -------\n\n$$ x\n$$ +--\n$$ | .\n",
        "   a b c\n 1 ┌ ● ┐\n 2 ├ ○ ┤\n 3 └ ┴ ┘\nLast move: b1\n".encode(),
        b"White (O) has captured 1 stones\n   A B\n 2 (X)O\n 1 . + 1\nBlack (X) has captured 2\n",
    ]


def _record_seeds() -> list[bytes]:
    texts = (
        *("1. Q16 D4\n2. Q3 pass", "B Q16; W D4", "1 (2 3) 2 pass", "+ B 3-4\n- W 4-4 C: good"),
        *("1 =8+3 2 =1-2", "pd dp", "1.e4 2.d5 (3.c3)", "16-4, 4-16", "R4-4", "tengen, hoshi"),
    )
    return [
        bytes((number, options)) + text.encode()
        for number in range(len(NOTATIONS))
        for options, text in enumerate(texts)
    ]


def _pasted_seeds() -> list[bytes]:
    texts = (
        "Q16",
        "q16 d4",
        "(;SZ[9];B[ee])",
        "$$ | . X |",
        "4-4 point",
        "四三",
        "1. Q16 D4 2. R4",
    )
    return [b"\0" + text.encode() for text in texts]


def _branch_seeds() -> list[bytes]:
    return [b"\0" + data for data in _short(_sgf_seeds(), 1000)]


def _preset_seeds() -> list[bytes]:
    data = to_data(_choices(), _choices().with_choice("edition.title", "A"))
    return [
        json.dumps({"name": "a", **data}).encode(),
        b'{"edition": {"setup": {"paper": [9, 9]}}}',
    ]


def _answer_seeds() -> list[bytes]:
    line = {
        **{"v": 1, "at": "2026-11-28T00:00:00+00:00", "notation": "western", "size": [19, 19]},
        **{"view": "id", "reading": "travel", "task": "find", "helped": False, "point": [3, 4]},
        **{"chosen": None, "right": True, "seconds": 1.5},
    }
    return [json.dumps(line).encode()]


def _journal_seeds() -> list[bytes]:
    with tempfile.TemporaryDirectory() as top:
        start = origin()
        journal = begun(Path(top), start)
        for desk in scripted(26, 12, start.file.games):
            journal.append(desk.state)
        journal.release()
        records = list(read_records(journal.path.read_bytes()))
    return [_RECORD_END.join(it.kind.value + it.payload for it in records)]


READERS = {
    "SGF": Reader(_sgf, _sgf_seeds),
    "GIB": Reader(partial(_foreign, Format.GIB), _gib_seeds),
    "NGF": Reader(partial(_foreign, Format.NGF), _ngf_seeds),
    "UGF": Reader(partial(_foreign, Format.UGF), _ugf_seeds),
    "WGS": Reader(_wgs, _wgs_seeds),
    "Ishi": Reader(partial(_foreign, Format.ISHI), _ishi_seeds),
    "text diagrams": Reader(_diagram, _diagram_seeds, 1000),
    "text records": Reader(_record, _record_seeds, 600),
    "pasted text": Reader(_pasted, _pasted_seeds, 120),
    "any file": Reader(
        _opened, lambda: [*_gib_seeds(), *_ugf_seeds(), *_diagram_seeds(), *_sgf_seeds()]
    ),
    "branches": Reader(_branches, _branch_seeds, 1000),
    "games for the index": Reader(_indexed, _sgf_seeds),
    "presets": Reader(_preset, _preset_seeds),
    "answers of the trainer": Reader(_answer, _answer_seeds, 600),
    "journals": Reader(_journal, _journal_seeds, 8000),
}


WORDS = (
    *(b"(;", b";B[", b";W[", b"]", b"\\]", b"AB[aa:cc]", b"AW[", b"AE[", b"C[", b"LB[aa:1]"),
    *(b"SZ[", b"SZ[9:5]", b"CA[UTF-8]", b"CA[GB18030]", b"CA[UTF-16]", b"PL[B]", b"MN[5]"),
    *(b"FG[257:a]", b"PM[2]", b"VW[]", b"DD[aa]", b"TB[aa]", b"KM[6.5]", b"RU[Japanese]"),
    *(b"GBCN[cartesian]", b"AR[aa:bb]", b"LN[aa:bb]", b"HA[2]", b"ST[3]", b"TM[60]"),
    *(b"\\HS\n", b"\\[GAMEBLACKNAME=", b"\\]\n", b"\\HE\n\\GS\n", b"INI 0 1 2 &4\n"),
    *(b"STO 0 2 1 3 3\n", b"SKI 0 3\n", b"REM 0 4 3 3\n", b"WIT 0 3\n", b"\\[GIBOKIND="),
    *(b"PMABBREER\n", b"PMACWEEEE\n", b"[EndTxt]\n", b"[Header]\n", b"[Data]\n", b"Lang=zlib\n"),
    *(b"[ReviewNode]\n", b"NODE,1,2,3,4\n", b"VARIATION,\n", b"VARIATIONEND,\n", b".Text,1\n"),
    *(b"[ReviewComment]\n", b".Comment,9\n", b"[Figure]\n", b".EndText\n", b".#,1,1,A\n"),
    *(b"CoordinateType=JPN\n", b"Size=9\n", b"Hdcp=2,6.5\n", b"$$ ", b"$$B ", b"\n$$ | "),
    *(b"| . X O", b"{AR a b}", b"[a|http://b]", b"5 at 2", b" +---+", b"pass", b"tengen", b"Q16"),
    *(b"+ B ", b"- W ", b"1. ", b"(2 3)", b"99999999999", b"-1", b"1e999", b"NaN", b"null"),
    *(b"true", b"[[", b"]]", b'"more"', b'"nodes"', b'"games"', b'"old"', b'"new"', b'"read"'),
    *(b"\xef\xbb\xbf", b"\xff\xfe", b"\x1b$B", b"\xed\xa0\x80", b"\x95\x5c", b"\0", b"\r\n"),
    _RECORD_END,
)
"""Words that occur in files, which mutations insert."""
