"""R5 and R6: everything that was not edited is saved unchanged."""

from __future__ import annotations

import tempfile
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.kept_bytes import KEEP_BYTES
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import serialize_games
from goboard_gui.record import Property

from .corpus import records, seeds
from .mutants import mutants
from .parts import numbered
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goboard_gui.files.sgf.reading import SgfFile
    from goboard_gui.record import Tree

_Row = tuple[int, tuple[Property, ...]]
_MOVE = Property("B", ("aa",))


def save_untouched(cases: Iterable[int], most: int | None = None) -> Result:
    """Open and save real records, which must not change a byte."""
    result = Result()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.sgf")
        for _, (_, name, data) in numbered(cases, records(most)):
            result.counts["files"] += 1
            path.write_bytes(data)
            try:
                file = read_sgf_file(path)
            except ReadError:
                result.counts["without a game"] += 1
                continue
            save_games(file, file.games, path)
            same = result.check(path.read_bytes() == data, f"{name}: other bytes")
            result.counts["saved byte for byte as they were"] += same
    return result


def save_edited(cases: Iterable[int], seed: int = 6, most: int | None = None) -> Result:
    """Add a move to real records and mutants, save and reopen: everything else is unchanged."""
    result = Result()
    real = ((name, data) for _, name, data in records(most))
    damaged = ((f"mutant {number} of {seed}", data) for number, data in mutants(seeds(), seed))
    for _, (name, data) in numbered(cases, chain(real, damaged)):
        try:
            file = read_sgf(data)
        except ReadError:
            result.counts["without a game"] += 1
            continue
        result.counts["files"] += 1
        result.counts["nodes"] += _edit(result, name, file)
    return result


def _edit(result: Result, name: str, file: SgfFile) -> int:
    first = file.games[0]
    tree = first.add(first.main_line()[-1], [_MOVE])[0]
    games = [tree, *file.games[1:]]
    try:
        data, asked = _written(file, games)
        back = read_sgf(data)
    except ValueError as error:
        result.check(False, f"{name}: {type(error).__name__} {error}"[:300])
        return 0
    same = len(back.games) == len(file.games)
    result.check(same, f"{name}: {len(file.games)} games became {len(back.games)}")
    result.counts["asked for UTF-8"] += asked
    compared = 0
    after = [_rows(it) for it in back.games]
    for number, before in enumerate(games):
        rows = _in_utf8(_rows(before)) if asked else _rows(before)
        compared += len(rows)
        same = number < len(after) and rows == after[number]
        result.check(same, f"{name}: game {number} is another")
    return compared


def _written(file: SgfFile, games: list[Tree]) -> tuple[bytes, bool]:
    """Return the bytes of a file, and whether it was saved in UTF-8 as its encoding lacks
    characters."""
    try:
        return serialize_games(file, games)[0], False
    except EncodingError:
        return serialize_games(file, games, "utf-8")[0], True


def _in_utf8(rows: list[_Row]) -> list[_Row]:
    """Return the rows with U+FFFD for invalid bytes, in the nodes that UTF-8 changes."""
    return [
        (children, properties if _survive(properties) else tuple(map(_in_text, properties)))
        for children, properties in rows
    ]


def _survive(properties: tuple[Property, ...]) -> bool:
    text = "".join(value for item in properties for value in (*item.values, "]"))
    return text.encode("utf-8", KEEP_BYTES).decode("utf-8", KEEP_BYTES) == text


def _in_text(item: Property) -> Property:
    texts = ("".join("\ufffd" if _kept(sign) else sign for sign in text) for text in item.values)
    return Property(item.ident, tuple(texts))


def _kept(sign: str) -> bool:
    return 0xDC00 <= ord(sign) < 0xDD00


def _rows(tree: Tree) -> list[_Row]:
    """Return the nodes in preorder; the encoding stated in the root is ignored."""
    rows = [(len(tree.children(node)), tree.properties(node)) for node in tree.preorder()]
    children, root = rows[0]
    return [(children, tuple(it for it in root if it.ident != "CA")), *rows[1:]]
