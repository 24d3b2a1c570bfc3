"""The analysis that KaTrain stores: `KT`, three values, each of which is Base64 of gzip.

The first has the ownership and the second the policy, as floating-point numbers of two bytes; the
third is JSON with the numbers that KataGo reported for Black.
"""

from __future__ import annotations

import json
import struct
import zlib
from base64 import standard_b64decode
from itertools import islice
from typing import TYPE_CHECKING

from ....go.analysis import Value, black_ownership
from ....notation.katago_json import read_analysis
from ..gban import MAX_LINE
from ..model import AnalysisSource, StoredAnalysis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....go import Colour, Size

_MAX_UNPACKED = 1 << 20
_MAX_LENGTH = 2 * _MAX_UNPACKED
_GZIP = 16 + zlib.MAX_WBITS
_BYTES = 2  # of a number


def read_katrain(values: Sequence[str], to_play: Colour, size: Size) -> StoredAnalysis | None:
    """Return the analysis in the values of `KT`, or None if there is none in them.

    No more than 1 MB is unpacked, and no more moves are read than a board has.
    """
    if len(values) < 3:
        return None
    points = size.width * size.height
    numbers = _unpacked(values[0], points * _BYTES)
    try:
        found = json.loads(_unpacked(values[2], _MAX_UNPACKED - len(numbers)))
    except (ValueError, RecursionError):
        return None
    root = found.get("root") if isinstance(found, dict) else None
    if not isinstance(root, dict):
        return None
    moves = found.get("moves")
    infos = [
        {**info, "pv": info["pv"][:MAX_LINE]} if isinstance(info.get("pv"), list) else info
        for info in islice(moves.values() if isinstance(moves, dict) else (), points + 1)
        if isinstance(info, dict)
    ]
    owners = struct.unpack(f"<{points}e", numbers) if len(numbers) == points * _BYTES else ()
    ownership = list(black_ownership(list(owners), points, is_white=False))
    analysis = read_analysis(to_play, size, root, infos, ownership)
    if analysis.value == Value():
        return None
    return StoredAnalysis(analysis, AnalysisSource.KATRAIN)


def _unpacked(value: str, limit: int) -> bytes:
    """Return what a value contains, or nothing if it is damaged or larger than ``limit``."""
    if len(value) > _MAX_LENGTH:
        return b""
    unpacking = zlib.decompressobj(_GZIP)
    try:
        data = unpacking.decompress(standard_b64decode(value), limit + 1)
    except (ValueError, zlib.error):
        return b""
    return data if unpacking.eof and len(data) <= limit else b""
