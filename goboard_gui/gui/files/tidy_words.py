"""What can be tidied in a record, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.tidy import Kind
from ..core.i18n.translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_T = "Tidying"
_tr = translator(_T)

_TITLES: Mapping[Kind, str] = {
    Kind.OLD_PROPERTIES: mark(_T, "Old properties: write them as FF[4] does"),
    Kind.EMPTY_PROPERTIES: mark(_T, "Empty properties: remove"),
    Kind.DUPLICATES: mark(_T, "Points named twice: name them once"),
    Kind.SEVERAL_VALUES: mark(_T, "Several values where one may be: keep the first, join texts"),
    Kind.OFF_BOARD: mark(_T, "Setup and markup beside the board: remove"),
    Kind.OFF_BOARD_MOVES: mark(_T, "Moves beside the board: make them passes"),
    Kind.LETTER_PASSES: mark(_T, "Passes written as tt: write them as nothing"),
    Kind.SETUP_AND_MOVE: mark(_T, "Setup and move in one node: make it two"),
    Kind.REDUNDANT_SETUP: mark(_T, "Setup that changes nothing: remove"),
    Kind.NEEDLESS_TURN: mark(_T, "Side to play that is clear anyway: remove"),
    Kind.GAME_INFO: mark(_T, "Game information behind the root: move it there"),
    Kind.DATES: mark(_T, "Dates: write as YYYY-MM-DD"),
    Kind.RESULTS: mark(_T, "Results: write as B+3.5, W+R"),
    Kind.NUMBERS: mark(_T, "Komi, handicap, time, rules: write as FF[4] has it"),
    Kind.ODD_KOMI: mark(_T, "Komi in stones or in hundredths, as in China: write it in points"),
    Kind.ROOT: mark(_T, "What the root does not say: add"),
    Kind.TRAILING_PASSES: mark(_T, "Passes at the end of a line: remove"),
    Kind.EMPTY_NODES: mark(_T, "Empty nodes: remove"),
    Kind.ILLEGAL_MOVES: mark(_T, "Moves against the rules: they stay as they were recorded"),
}


def title(kind: Kind) -> str:
    """What there is of a kind, and what is done about it."""
    return _tr(_TITLES[kind])
