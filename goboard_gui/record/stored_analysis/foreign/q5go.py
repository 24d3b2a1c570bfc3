"""The numbers that q5Go stores, one value for each engine and komi: `QLZV` and `QKGV`."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ....go.analysis import Analysis, black_value
from ...properties.texts import decode_simple_text
from ..model import AnalysisSource, StoredAnalysis
from ..tables import KATAGO_VALUES, LEELA_VALUES
from .numbers import read_decimal, read_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ....go import Colour

_MAX_VALUES = 100


def read_q5go(values: Mapping[str, tuple[str, ...]], to_play: Colour) -> Iterator[StoredAnalysis]:
    """Yield the analyses by q5Go among the values of a node's properties.

    A value is ``visits:win rate`` for Black, with a score and its standard deviation in `QKGV`,
    and then perhaps a komi, which may be empty, and the name of an engine. Without a deviation,
    the score is only there because another value of the node has one.

    >>> from goboard_gui.go import Colour
    >>> values = {"QKGV": ("512:0.534500:1.25:14.3::KataGo",)}
    >>> [found] = read_q5go(values, Colour.WHITE)
    >>> found.engine, found.komi, found.value
    ('KataGo', None, Value(win_rate=0.5345, score=1.25))
    """
    for ident, numbers in ((KATAGO_VALUES, 4), (LEELA_VALUES, 2)):
        for raw in islice(values.get(ident, ()), _MAX_VALUES):
            parts = decode_simple_text(raw).split(":", numbers + 1)
            visits, win_rate = read_whole(parts[0].strip()), None
            if len(parts) >= numbers:
                win_rate = read_decimal(parts[1])
            if visits is None or win_rate is None:
                continue
            score = read_decimal(parts[2]) if numbers == 4 and read_decimal(parts[3]) else None
            komi, engine = (*parts[numbers:], "", "")[:2]
            value = black_value(win_rate, score, is_white=False)
            yield StoredAnalysis(
                Analysis(to_play, visits=visits, value=value),
                AnalysisSource.Q5GO,
                engine,
                read_decimal(komi),
            )
