"""Ranges of numbers and ranks in filters, as users type them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from ..record.properties.conventions.ranks import RANKS, parse_ranks

if TYPE_CHECKING:
    from collections.abc import Callable


class Range(NamedTuple):
    """A range of numbers, including both ends; None stands for an open end."""

    low: float | None
    high: float | None


_STRENGTHS = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}
_RANGE = re.compile(r"(?P<low>.*?)(?:\.\.|…)(?P<high>.*)|(?P<first>.*[^-–\s]\s*)[-–](?P<last>.+)")


_CACHED_RANKS = 1 << 12  # a collection has a few hundred different ones


@lru_cache(_CACHED_RANKS)
def rank_strength(text: str | None) -> int | None:
    """Return a number that is higher for stronger ranks, or None if a text is not a rank.

    Where a language has one word for amateurs and professionals, the amateur rank counts.

    >>> [rank_strength(text) for text in ("30k", "2d", "九段", "9p?", "Meijin", None)]
    [1, 32, 39, 48, None, None]
    """
    return next(
        (
            strength
            for rank in parse_ranks(text or "")
            if (strength := _STRENGTHS.get(f"{rank.number}{rank.kind}")) is not None
        ),
        None,
    )


def parse_number_range(text: str) -> Range | None:
    """Parse a number or a range of numbers, or return None for anything else.

    >>> [*map(parse_number_range, ("2-9", "6.5", "100..", "..0", "-5.5..-0.5", "few"))]
    [Range(low=2.0, high=9.0), Range(low=6.5, high=6.5), Range(low=100.0, high=None), \
Range(low=None, high=0.0), Range(low=-5.5, high=-0.5), None]
    """
    return _parse_range(text, _parse_number)


def parse_rank_range(text: str) -> Range | None:
    """Parse a rank or a range of ranks as their strengths, or return None for anything else.

    >>> parse_rank_range("1d-9d"), parse_rank_range("..1k"), parse_rank_range("strong")
    (Range(low=31, high=39), Range(low=None, high=30), None)
    """
    return _parse_range(text, rank_strength)


def range_text(limits: Range, *, of_ranks: bool = False) -> str:
    """Return a range as it is typed; ``of_ranks`` is whether its numbers are strengths of ranks.

    >>> range_text(Range(2, 9)), range_text(Range(6.5, 6.5))
    ('2..9', '6.5')
    >>> range_text(Range(31, None), of_ranks=True)
    '1d..'
    """
    low, high = (
        "" if value is None else RANKS[len(RANKS) - int(value)] if of_ranks else f"{value:.10g}"
        for value in limits
    )
    return low if low == high else f"{low}..{high}"


def _parse_range(text: str, parse: Callable[[str], float | None]) -> Range | None:
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        value = parse(text.strip())
        return None if value is None else Range(value, value)
    begin, end = (
        (found["low"], found["high"]) if found["first"] is None else (found["first"], found["last"])
    )
    low, high = (parse(part.strip()) if part.strip() else None for part in (begin, end))
    is_wrong = (bool(begin.strip()) and low is None) or (bool(end.strip()) and high is None)
    if is_wrong or (low is None and high is None):
        return None
    return Range(low, high) if low is None or high is None or low <= high else Range(high, low)


def _parse_number(text: str) -> float | None:
    found = re.fullmatch(r"[-−+]?\d{1,9}(?:[.,]\d{1,9})?", text, re.ASCII)
    return float(text.replace("−", "-").replace(",", ".")) if found else None
