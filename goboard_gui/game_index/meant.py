"""The games of an index that are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .answers import Answer


class Meant(NamedTuple):
    """How many ``games`` are meant, and which: ``kept`` is true at their numbers, None for all."""

    games: int
    kept: NDArray[np.bool_] | None = None

    def among(self, answer: Answer) -> Answer:
        """What of an answer was found in these games."""
        return answer if self.kept is None else answer.among(self.kept)
