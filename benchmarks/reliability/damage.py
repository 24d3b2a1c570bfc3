"""R3 and R4: files that were cut or damaged open with the moves before the damage."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf import read
from goboard_gui.files.syntax import pieces
from tests.files.sgf_cases import moves, sgfmill_shapes

from .corpus import Record, spaced
from .desk import desks
from .figure import Result

if TYPE_CHECKING:
    from collections.abc import Callable

    from goboard_gui.files.sgf import SgfFile

_NULS = 16
_DAMAGES = ("[", "]", "(", ")", ";", "NUL")
_KEPT = 0.95


class _Moves:
    """The moves of a sound file, and where in its text each is complete."""

    def __init__(self, file: SgfFile) -> None:
        self.file = file
        self.ends: list[int] = []
        self.moves: list[tuple[str, str]] = []
        for tree in file.games:
            for node in tree.preorder():
                for prop, _, end in pieces(file.source.text, *tree.span(node)):
                    if prop.ident in ("B", "W"):
                        self.ends.append(end)
                        self.moves.append((prop.ident, prop.values[0]))

    def before(self, place: int) -> list[tuple[str, str]]:
        """The moves that are complete in the first ``place`` bytes."""
        decoded = self.file.source.decoded
        head = self.file.source.data[len(decoded.bom) : place]
        chars = len(head.decode(decoded.charset, "ignore"))
        return [it for it, end in zip(self.moves, self.ends, strict=True) if end <= chars]


class _Case(NamedTuple):
    name: str
    sound: _Moves
    data: bytes


def _sound_games(games: list[Record]) -> list[_Case]:
    read_games = ((it.name, read(it.data), it.data) for it in games)
    return [_Case(name, _Moves(file), data) for name, file, data in read_games if not file.repairs]


def _all_moves(file: SgfFile) -> list[tuple[str, str]]:
    return [move for tree in file.games for move in moves(tree)]


def _same(some: list, others: list) -> int:
    """How many are the same from the first on."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(some), len(others)))


def cut(count: int = 300) -> Result:
    """Cut real games at a random byte: they open, with every move that is whole."""
    chance, result = random.Random(3), Result()
    cases = _sound_games(spaced(count + count // 10))[:count]
    opened = whole = kept = 0
    for name, sound, data in cases:
        place = chance.randrange(data.index(b";") + 1, len(data))
        before = sound.before(place)
        try:
            found = _all_moves(read(data[:place]))
        except ReadError as error:
            result.check(False, f"{name} cut at {place}: {error}")
            continue
        opened += 1
        same = _same(before, found)
        whole, kept = whole + len(before), kept + same
        result.check(same == len(before), f"{name} cut at {place}: {same} of {len(before)} moves")
    result.tried = f"{len(cases)} real games cut at a random byte"
    result.found = f"{opened} open, {kept:,} of {whole:,} moves before the cut are there"
    return result


def damaged(count: int = 1000) -> Result:
    """Damage one place of real games: they open, tell where, and plain saving asks for a name."""
    chance, result = random.Random(4), Result()
    cases = _sound_games(spaced(count + count // 10))[:count]
    tally = {"before": 0, "kept": 0, "opened": 0, "told": 0, "valid": 0, "asked": 0}
    with desks() as desk, tempfile.TemporaryDirectory() as folder:
        for number, (name, sound, data) in enumerate(cases):
            damage = _DAMAGES[number % len(_DAMAGES)]
            place, hurt = _hurt(data, damage, chance)
            label = f"{name}, {damage} at {place}"
            before = sound.before(place)
            try:
                file = read(hurt)
            except ReadError as error:
                result.check(False, f"{label}: {error}")
                continue
            tally["opened"] += 1
            tally["before"] += len(before)
            tally["kept"] += _same(before, _all_moves(file))
            if not file.damaged:
                valid = result.check(_valid(file.source.text), f"{label}: opened without a notice")
                tally["valid"] += valid
                continue
            tally["told"] += all(repair.line and repair.column for repair in file.repairs)
            tally["asked"] += _save_asks(result, label, desk, Path(folder, "game.sgf"), hurt)
    share = tally["kept"] / max(1, tally["before"])
    result.check(share >= _KEPT, f"{share:.1%} of the moves before the damage")
    result.tried = f"{len(cases)} real games, one of []();  deleted or {_NULS} NULs written"
    result.found = (
        f"{tally['opened']} open; {tally['kept']:,} of {tally['before']:,} moves before the "
        f"damage ({share:.2%}); {tally['told']} tell line and column, {tally['valid']} are SGF "
        f"as they are now; plain saving asked for a name {tally['asked']} times, wrote over 0"
    )
    return result


def _hurt(data: bytes, damage: str, chance: random.Random) -> tuple[int, bytes]:
    if damage == "NUL":
        place = chance.randrange(data.index(b";") + 1, len(data) - _NULS)
        return place, data[:place] + bytes(_NULS) + data[place + _NULS :]
    place = chance.choice([i for i, byte in enumerate(data) if chr(byte) == damage])
    return place, data[:place] + data[place + 1 :]


def _valid(text: str) -> bool:
    try:
        sgfmill_shapes(text)
    except ValueError:
        return False
    return True


def _save_asks(result: Result, label: str, desk: Callable, path: Path, data: bytes) -> bool:
    """Whether plain saving asks where to, and leaves the damaged file as it is."""
    path.write_bytes(data)
    one = desk(save_path=None)
    if not result.check(one.open(path), f"{label}: the window does not open it"):
        return False
    one.add_move()
    one.filing.save()
    same = result.check(path.read_bytes() == data, f"{label}: written over by plain saving")
    asked = result.check("save_path" in one.asked, f"{label}: not asked for a name")
    return same and asked
