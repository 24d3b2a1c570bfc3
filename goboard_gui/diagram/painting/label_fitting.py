"""Sizes of labels and move numbers, so that they fit their points and stay legible."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, hypot, sqrt
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from .cell_style import CellStyle
    from .lettering import Lettering

_LABEL_RADIUS = 0.43  # the radius of the area for a label on a stone
_LABEL_HEIGHT = 0.46
_LABEL_WIDTH = 0.9  # the width of a long label, which extends to the rim of the stone
_LEAST_LABEL = 0.18  # the em below which a long label is shortened instead
_LONGEST_LABEL = 12  # letters
_ELLIPSIS = "…"
LEAST_NUMBERED_PITCH = 16
"""The line spacing in logical pixels below which move numbers are not drawn."""
NUMBER_HEIGHT = 8
"""The smallest height of move numbers in logical pixels."""
_NUMBER_RADIUS = 0.47  # the radius of the area for a move number on a stone, if it is small
_CROWDED = 3  # letters, the minimum length of a narrowed label
_SQUEEZE = 0.88
_SQUEEZE_NUMBER = 0.78  # digits stay legible when narrower than words
_PAPER_RADIUS = 0.45  # the radius of the area for a label in the smallest type on paper
_LEAST_SQUEEZE, _LEAST_SQUEEZE_NUMBER = 0.72, 0.55  # on paper
_LONGEST_NUMBER = 4  # digits; more are no move number
_TINY = 1e-6


class FittedLabel(NamedTuple):
    """The part of a label that is shown, its font size, and the factor by which it is narrowed."""

    text: str
    size: float
    squeeze: float


def label_em(text: str, lettering: Lettering) -> float:
    """Return the font size of a label that fills its stone, in line spacings."""
    width = lettering.width(text, bold=True) * narrowing_factor(text)
    height = lettering.height(bold=True)
    return min(_LABEL_HEIGHT / height, 2 * _LABEL_RADIUS / hypot(width, height))


def narrowing_factor(text: str) -> float:
    """Return the factor by which a label is narrowed, which is less than 1 only for long labels."""
    if len(text) < _CROWDED:
        return 1.0
    return _SQUEEZE_NUMBER if text.isdecimal() else _SQUEEZE


def fitted_label(text: str, lettering: Lettering, pitch: float) -> tuple[str, float]:
    """Return the part of a label that is shown, and its font size, on a board whose lines are
    ``pitch`` apart.

    A label fits the stone, or extends to its rim if it would be illegible otherwise. A longer one
    is shortened. Nothing is shown if even a single letter would be illegible.
    """
    least = max(_LEAST_LABEL, lettering.minimum_size(text) / pitch)
    size = label_em(text, lettering)
    if size >= least:
        return text, size * pitch
    longest = min(len(text), _LONGEST_LABEL)
    shorter = (text[:length].rstrip() + _ELLIPSIS for length in range(longest, -1, -1))
    for shown in (text, *shorter):
        size = _widest_size(shown, lettering)
        if size >= least:
            return shown, size * pitch
    return "", 0.0


def _widest_size(text: str, lettering: Lettering) -> float:
    """Return the font size at which a label extends to the rim of its stone, as a fraction of the
    distance between lines of the board."""
    width = lettering.width(text, bold=True) * narrowing_factor(text)
    return min(_LABEL_HEIGHT / lettering.height(bold=True), _LABEL_WIDTH / width)


def fit_label(text: str, cell_style: CellStyle) -> FittedLabel:
    """Return how a label is shown in a style: on paper whole, elsewhere as in `fitted_label`."""
    if cell_style.theme.min_label_size:
        least = cell_style.theme.min_label_size
        return paper_label(text, cell_style.lettering, cell_style.pitch, least)
    shown, size = fitted_label(text, cell_style.lettering, cell_style.pitch)
    return FittedLabel(shown, size, narrowing_factor(shown))


@lru_cache(maxsize=4096)
def paper_label(text: str, lettering: Lettering, pitch: float, least: float) -> FittedLabel:
    """Return how a label or move number is shown on paper, where it is never shortened.

    Its font size is ``least`` or larger, and if necessary it is condensed. Only if it does not fit
    even then, it is smaller.
    """
    squeeze, size = narrowing_factor(text), label_em(text, lettering) * pitch
    if size >= least:
        return FittedLabel(text, size, squeeze)
    width, height = lettering.width(text, bold=True), lettering.height(bold=True)
    number = _is_number(text)
    room = _LABEL_WIDTH * pitch
    if number or len(text) < _CROWDED:
        room = 2 * sqrt(max((_PAPER_RADIUS * pitch) ** 2 - (height * least / 2) ** 2, 0.0))
    condensed = _LEAST_SQUEEZE_NUMBER if number else min(_LEAST_SQUEEZE, squeeze)
    if condensed * width * least <= room:
        return FittedLabel(text, least, min(squeeze, room / (width * least)))
    if number or len(text) < _CROWDED:
        size = 2 * _PAPER_RADIUS * pitch / hypot(condensed * width, height)
    else:
        size = min(room / (condensed * width), 2 * _PAPER_RADIUS * pitch / height)
    return FittedLabel(text, min(size, least), condensed)


def is_too_wide(text: str, lettering: Lettering, pitch: float, least: float) -> bool:
    """Return whether a label on paper is too wide for its point in type of the size ``least``, and
    should be replaced by a letter.
    """
    if len(text) == 1 or _is_number(text):
        return False
    return paper_label(text, lettering, pitch, least).size < least


def _is_number(text: str) -> bool:
    """Return whether a label may be the number of a move."""
    return text.isdecimal() and len(text) <= _LONGEST_NUMBER


def fitted_number(text: str, cell_style: CellStyle) -> FittedLabel:
    """Return the digits of a move number that are shown, their font size and horizontal scale.

    On a screen, digits are at least 8 logical pixels high. If a number does not fit its stone at
    that size, only its last two digits are shown. There are none if the line spacing is below
    `LEAST_NUMBERED_PITCH`.
    """
    if cell_style.theme.min_label_size:
        return fit_label(text, cell_style)
    lettering, pitch, pixel = cell_style.lettering, cell_style.pitch, cell_style.pixel
    if pitch + _TINY < LEAST_NUMBERED_PITCH * pixel:
        return FittedLabel("", 0.0, 1.0)
    least = ceil(NUMBER_HEIGHT * pixel / lettering.height(bold=True) - _TINY)
    for shown in dict.fromkeys((text, text[-2:])):
        size = max(label_em(shown, lettering) * pitch, least)
        half_height = lettering.height(bold=True) * size / 2
        width = 2 * sqrt((_NUMBER_RADIUS * pitch) ** 2 - half_height**2)
        squeeze = min(narrowing_factor(shown), width / (lettering.width(shown, bold=True) * size))
        if squeeze + _TINY >= _SQUEEZE_NUMBER:
            break
    return FittedLabel(shown, size, squeeze)
