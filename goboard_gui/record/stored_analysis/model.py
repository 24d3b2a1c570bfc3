"""The analysis of a position that is stored at a node, whichever program has written it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...go.analysis import Analysis, Value


class AnalysisSource(Enum):
    """The program whose property contains an analysis."""

    GOBOARD = "Goboard"
    SABAKI = "Sabaki"
    OGATAK = "Ogatak"
    Q5GO = "q5Go"
    LIZZIE = "Lizzie"
    KATRAIN = "KaTrain"


@dataclass(frozen=True)
class StoredAnalysis:
    """An analysis of the position at a node, with the terms on which it was made.

    ``engine`` is the name of the engine and ``rules`` the identifier of a rule set; both are empty
    if they are not stored, ``komi`` is None then. ``seconds`` is a time for which the engine has
    certainly searched, such as the time limit that ended the analysis, or None. ``as_setup`` states
    whether the engine got the stones instead of the moves that led to the position.
    """

    analysis: Analysis
    source: AnalysisSource = AnalysisSource.GOBOARD
    engine: str = ""
    komi: float | None = None
    rules: str = ""
    seconds: float | None = None
    as_setup: bool = False

    @property
    def value(self) -> Value:
        """The value of the position for Black."""
        return self.analysis.value
