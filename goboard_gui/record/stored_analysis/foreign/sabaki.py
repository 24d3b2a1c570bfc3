"""The numbers that Sabaki and Ogatak store: `SBKV`, `SBKS` and `OGSC`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....go.analysis import Analysis, Value
from ..gban import fraction
from ..model import AnalysisSource, StoredAnalysis
from ..tables import OGATAK_SCORE, SCORE, WIN_RATE
from .numbers import read_decimal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....go import Colour


def read_numbers(
    values: Mapping[str, tuple[str, ...]], to_play: Colour, outdated: Value | None = None
) -> StoredAnalysis | None:
    """Return the analysis by Sabaki or Ogatak among the values of a node's properties, or None.

    Numbers of Sabaki that equal an ``outdated`` value do not count.
    """
    win_rate, score = fraction(_number(values, WIN_RATE)), _number(values, SCORE)
    value, source = Value(win_rate, score), AnalysisSource.SABAKI
    if value == outdated:
        return None
    if score is None and (score := _number(values, OGATAK_SCORE)) is not None:
        value, source = Value(win_rate, score), AnalysisSource.OGATAK
    if value == Value():
        return None
    return StoredAnalysis(Analysis(to_play, value=value), source)


def _number(values: Mapping[str, tuple[str, ...]], ident: str) -> float | None:
    return read_decimal(values[ident][0]) if ident in values else None
