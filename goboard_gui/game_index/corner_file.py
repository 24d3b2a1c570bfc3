"""The file with the corner keys of a segment, next to the file with its positions.

It consists of numbers of 64 bits: the checksum of the others (two numbers), the number of rows, the
keys of the rows in ascending order, and their entries (see `corner_keys`). All of that follows from
the event times of the segment: where the file is missing or has another size, a search uses them,
and the next build writes the file.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np

from .corner_keys import CornerRows
from .key_order import stable_order

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

    from numpy.typing import NDArray

_CHECKSUM_NUMBERS = 2
_NUMBER_BYTES = 8


def write_rows(file: BinaryIO, rows: CornerRows) -> None:
    """Write rows, which may be in any order, to an empty file."""
    order = stable_order(rows.keys)
    count = np.array([len(order)], np.uint64)
    numbers = np.concatenate([count, rows.keys[order], rows.entries[order].view(np.uint64)])
    file.write(_checksum(numbers))
    file.write(numbers.data)


def open_rows(file: Path) -> CornerRows | None:
    """Memory-map a file of rows; return None if it is missing or has another size."""
    numbers = _open(file)
    if numbers is None:
        return None
    keys, entries = numbers[_CHECKSUM_NUMBERS + 1 :].reshape(2, -1)
    return CornerRows(keys, entries.view(np.int64))


def has_valid_checksum(file: Path) -> bool:
    """Return whether a file of rows is as it was written; this reads all of it."""
    numbers = _open(file)
    if numbers is None:
        return False
    stored, others = numbers[:_CHECKSUM_NUMBERS], numbers[_CHECKSUM_NUMBERS:]
    return stored.tobytes() == _checksum(others)


def _open(file: Path) -> NDArray[np.uint64] | None:
    try:
        # A plain array view: slicing a memory map is ten times slower.
        numbers = np.asarray(np.memmap(file, np.uint64, "r"))
    except (OSError, ValueError):
        return None
    begin = _CHECKSUM_NUMBERS + 1
    complete = len(numbers) >= begin and len(numbers) == begin + 2 * int(numbers[begin - 1])
    return numbers if complete else None


def _checksum(numbers: NDArray[np.uint64]) -> bytes:
    size = _CHECKSUM_NUMBERS * _NUMBER_BYTES
    return blake2b(numbers.data, digest_size=size).digest()
