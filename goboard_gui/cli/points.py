"""Arguments that name points or a rectangle of a board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..go import Crop
from ..notation import NotationError
from .common import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Point
    from ..notation import Naming

# Names such as (2, 3) hold commas of their own.
_COMMA = re.compile(r",(?![^(]*\))")


def named_points(text: str, naming: Naming, place: str) -> Iterator[tuple[str, Point]]:
    """Yield the names in a list such as ``D4,Q16``, and their points.

    ``place`` is the position of the list for error messages.

    :raises CommandError: when one is no name.
    """
    for number, name in enumerate(_COMMA.split(text), start=1):
        try:
            yield name.strip(), naming.parse(name.strip())
        except NotationError as error:
            raise CommandError(f"{place}: name {number}: {error}") from error


def part_between(text: str, naming: Naming) -> Crop | None:
    """Return the rectangle between two points such as ``A1:K10``, or None."""
    for place in [at for at, sign in enumerate(text) if sign == ":"]:
        try:
            corners = naming.parse(text[:place]), naming.parse(text[place + 1 :])
        except NotationError:
            continue
        return Crop.around(corners)
    return None
