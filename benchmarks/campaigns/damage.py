"""R3 and R4: truncated or damaged files open with the moves before the damage."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.syntax import property_pieces
from tests.files.sgf_cases import moves, sgfmill_shapes

from .corpus import Record, evenly_spaced_records
from .desk import desks
from .parts import numbered
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from goboard_gui.files.sgf.reading import SgfFile

_NULS = 16
_DAMAGES = ("[", "]", "(", ")", ";", "NUL")
_KEPT = 0.95
_ENOUGH = 30


class _Moves:
    """The moves of an undamaged file, and the offsets at which each is complete."""

    def __init__(self, file: SgfFile) -> None:
        self.file = file
        self.ends: list[int] = []
        self.moves: list[tuple[str, str]] = []
        for tree in file.games:
            for node in tree.preorder():
                start, _ = tree.span(node)
                pieces, _ = property_pieces(file.source.text, start)
                end = start + 1
                for prop, text in pieces.items():
                    end += len(text)
                    if prop.ident in ("B", "W"):
                        self.ends.append(end)
                        self.moves.append((prop.ident, prop.values[0]))

    def before(self, place: int) -> list[tuple[str, str]]:
        """Return the moves that are complete within the first ``place`` bytes."""
        decoded = self.file.source.decoded
        head = self.file.source.data[len(decoded.bom) : place]
        chars = len(head.decode(decoded.encoding, "ignore"))
        return [it for it, end in zip(self.moves, self.ends, strict=True) if end <= chars]


class _Case(NamedTuple):
    name: str
    sound: _Moves
    data: bytes


def _sound_games(games: list[Record]) -> list[_Case]:
    read_games = ((it.name, read_sgf(it.data), it.data) for it in games)
    return [
        _Case(name, _Moves(file), data) for name, file, data in read_games if not file.diagnostics
    ]


def _all_moves(file: SgfFile) -> list[tuple[str, str]]:
    return [move for tree in file.games for move in moves(tree)]


def _same(some: list, others: list) -> int:
    """Return the number of common elements at the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(some), len(others)))


def truncate_games(cases: Iterable[int], seed: int = 3, count: int = 300) -> Result:
    """Truncate real games at a random byte; they must open with every complete move.

    :param count: the number of games, taken evenly from all.
    """
    result = Result()
    for number, (name, sound, data) in numbered(cases, _chosen(count)):
        chance = random.Random(f"{seed}:{number}")
        place = chance.randrange(data.index(b";") + 1, len(data))
        before = sound.before(place)
        result.counts["games"] += 1
        try:
            found = _all_moves(read_sgf(data[:place]))
        except ReadError as error:
            result.check(False, f"{name} cut at {place}: {error}")
            continue
        result.counts["opened"] += 1
        same = _same(before, found)
        result.counts["moves before the cut"] += len(before)
        result.counts["of them there"] += same
        result.check(same == len(before), f"{name} cut at {place}: {same} of {len(before)} moves")
    return result


def damage_games(cases: Iterable[int], seed: int = 4, count: int = 1000) -> Result:
    """Damage real games in one place: they open with a diagnostic, and saving asks for a name."""
    result = Result()
    with desks() as desk, tempfile.TemporaryDirectory() as folder:
        for number, case in numbered(cases, _chosen(count)):
            chance = random.Random(f"{seed}:{number}")
            damage = _DAMAGES[number % len(_DAMAGES)]
            result.counts["games"] += 1
            _damage(result, case, damage, chance, desk, Path(folder, "game.sgf"))
    before, kept = result.counts["moves before the damage"], result.counts["of them there"]
    enough = result.counts["games"] >= _ENOUGH  # a single game may well lose a larger share
    result.check(not enough or kept >= _KEPT * before, f"{kept:,} of {before:,} moves before it")
    return result


def _chosen(count: int) -> list[_Case]:
    return _sound_games(evenly_spaced_records(count + count // 10))[:count]


def _damage(
    result: Result, case: _Case, damage: str, chance: random.Random, desk: Callable, path: Path
) -> None:
    name, sound, data = case
    place, hurt = _hurt(data, damage, chance)
    label = f"{name}, {damage} at {place}"
    before = sound.before(place)
    try:
        file = read_sgf(hurt)
    except ReadError as error:
        result.check(False, f"{label}: {error}")
        return
    result.counts["opened"] += 1
    result.counts["moves before the damage"] += len(before)
    result.counts["of them there"] += _same(before, _all_moves(file))
    if not file.is_damaged:
        valid = result.check(_valid(file.source.text), f"{label}: opened without a notice")
        result.counts["still SGF"] += valid
        return
    placed = all(repair.place.line and repair.place.column for repair in file.diagnostics)
    result.counts["told with line and column"] += placed
    result.counts["asked for a name"] += _save_asks(result, label, desk, path, hurt)


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
    """Return whether saving asks for a name, and leaves the damaged file unchanged."""
    path.write_bytes(data)
    one = desk(save_path=None)
    if not result.check(one.open(path), f"{label}: the window does not open it"):
        return False
    one.add_move()
    one.save()
    same = result.check(path.read_bytes() == data, f"{label}: written over by plain saving")
    asked = result.check("save_path" in one.asked, f"{label}: not asked for a name")
    return same and asked
