"""Randomly changed files for fuzzing."""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TOKENS = (
    *(b"(", b")", b";", b"[", b"]", b"\\", b":", b"(;", b"()", b"\0", b"\r\n", b" "),
    *(b"CA[", b"CA[Shift_JIS]", b"CA[GB18030]", b"CA[UTF-8]", b"CA[UTF-16]", b"CA[hex]"),
    *(b"SZ[19:13]", b"SZ[26]", b"SZ[0]", b"SZ[]", b"B[aa]", b"W[]", b"B[tt]", b"AB[aa:ss]"),
    *(b"AB[]", b"LB[aa]", b"LB[aa:]", b"FG[1]", b"AR[aa]", b"foo[bar]", b"KM[6,5]", b"C["),
    *(b"\xef\xbb\xbf", b"\xff\xfe", b"\x95\x5c", b"\x95\x5d", b"\xd5\x5c]", b"\x1b$B", b"\x80"),
)
_MOST_STEPS = 6


def mutants(seeds: Sequence[bytes], seed: int) -> Iterator[tuple[int, bytes]]:
    """Yield endless numbered mutants; each depends only on the files, the seed and its number."""
    for number in count():
        yield number, mutant(seeds, f"{seed}:{number}")


def mutant(seeds: Sequence[bytes], seed: str) -> bytes:
    """Return a file changed at random."""
    chance = random.Random(seed)
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.randint(1, _MOST_STEPS)):
        _STEPS[chance.randrange(len(_STEPS))](data, chance, seeds)
    return bytes(data)


def _place(data: bytearray, chance: random.Random) -> int:
    return chance.randrange(len(data) + 1)


def _slice(data: bytearray, chance: random.Random) -> slice:
    start = _place(data, chance)
    return slice(start, start + min(chance.randint(1, 40), len(data) - start))


def _delete(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    del data[_slice(data, chance)]


def _insert(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    place = _place(data, chance)
    data[place:place] = chance.choice(_TOKENS)


def _overwrite(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    place, token = _place(data, chance), chance.choice(_TOKENS)
    data[place : place + len(token)] = token


def _flip(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def _repeat(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    part, place = data[_slice(data, chance)], _place(data, chance)
    data[place:place] = part * chance.randint(1, 8)


def _splice(data: bytearray, chance: random.Random, seeds: Sequence[bytes]) -> None:
    other = bytearray(chance.choice(seeds))
    start = _place(other, chance)
    data[_place(data, chance) :] = other[start : start + 4000]


def _cut(data: bytearray, chance: random.Random, _: Sequence[bytes]) -> None:
    del data[_place(data, chance) :]


_STEPS = (_delete, _insert, _overwrite, _flip, _repeat, _insert, _splice, _delete, _flip, _cut)
