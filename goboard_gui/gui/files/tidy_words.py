"""What can be tidied in a record, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.tidy import Kind
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

_T = "Tidying"
_tr = translator(_T)

_TITLES: Mapping[Kind, str] = {
    Kind.OLD_PROPERTIES: tr_noop(_T, "Old properties: write them as FF[4] does"),
    Kind.EMPTY_PROPERTIES: tr_noop(_T, "Empty properties: remove"),
    Kind.DUPLICATES: tr_noop(_T, "Points named twice: name them once"),
    Kind.SEVERAL_VALUES: tr_noop(_T, "Several values where one may be: keep the first, join texts"),
    Kind.OFF_BOARD: tr_noop(_T, "Setup and markup beside the board: remove"),
    Kind.OFF_BOARD_MOVES: tr_noop(_T, "Moves beside the board: make them passes"),
    Kind.LETTER_PASSES: tr_noop(_T, "Passes written as tt: write them as nothing"),
    Kind.SETUP_AND_MOVE: tr_noop(_T, "Setup and move in one node: make it two"),
    Kind.REDUNDANT_SETUP: tr_noop(_T, "Setup that changes nothing: remove"),
    Kind.NEEDLESS_TURN: tr_noop(_T, "Side to play that is clear anyway: remove"),
    Kind.GAME_INFO: tr_noop(_T, "Game information behind the root: move it there"),
    Kind.DATES: tr_noop(_T, "Dates: write as YYYY-MM-DD"),
    Kind.RESULTS: tr_noop(_T, "Results: write as B+3.5, W+R"),
    Kind.NUMBERS: tr_noop(_T, "Komi, handicap, time, rules: write as FF[4] has it"),
    Kind.ODD_KOMI: tr_noop(_T, "Komi in stones or in hundredths, as in China: write it in points"),
    Kind.ROOT: tr_noop(_T, "What the root does not say: add"),
    Kind.TRAILING_PASSES: tr_noop(_T, "Passes at the end of a line: remove"),
    Kind.EMPTY_NODES: tr_noop(_T, "Empty nodes: remove"),
    Kind.ILLEGAL_MOVES: tr_noop(_T, "Moves against the rules: they stay as they were recorded"),
}


def title(kind: Kind) -> str:
    """What there is of a kind, and what is done about it."""
    return _tr(_TITLES[kind])
