"""The words of the commands that say by which rules a game was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

RULES: Mapping[Command, Words] = {
    Command.RULES_JAPANESE: Words(
        mark(_C, "&Japanese rules"),
        mark(_C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"),
        checkable=True,
        also=mark(_C, "komi"),
    ),
    Command.RULES_CHINESE: Words(
        mark(_C, "&Chinese rules"),
        mark(_C, "Area counts; no position may come again; a point to White per handicap stone"),
        checkable=True,
        also=mark(_C, "superko, komi"),
    ),
    Command.RULES_KOREAN: Words(
        mark(_C, "&Korean rules"),
        mark(_C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"),
        checkable=True,
        also=mark(_C, "komi"),
    ),
    Command.RULES_AGA: Words(
        mark(_C, "&AGA rules"),
        mark(
            _C,
            "Area counts; a pass costs a stone; no position again with the same player to move",
        ),
        checkable=True,
        also=mark(_C, "American, British, superko, pass stones"),
    ),
    Command.RULES_NZ: Words(
        mark(_C, "N&ew Zealand rules"),
        mark(_C, "Area counts; suicide is allowed; no position again with the same player to move"),
        checkable=True,
        also=mark(_C, "NZ, superko"),
    ),
    Command.RULES_ING: Words(
        mark(_C, "&Ing rules"),
        mark(_C, "Area counts; suicide of several stones is allowed; no position may come again"),
        checkable=True,
        also=mark(_C, "GOE, SST, superko"),
    ),
    Command.RULES_TROMP_TAYLOR: Words(
        mark(_C, "&Tromp–Taylor rules"),
        mark(_C, "All that is on the board counts; suicide is allowed; no position may come again"),
        checkable=True,
        also=mark(_C, "logical, superko"),
    ),
    Command.RULES_CITIZENDIUM: Words(
        mark(_C, "Citi&zendium rules"),
        mark(_C, "All that is on the board counts, without komi; no position may come again"),
        checkable=True,
        also=mark(_C, "superko, postulates"),
    ),
    Command.RULES_OWN: Words(
        mark(_C, "&Own rules…"),
        mark(_C, "Choose suicide, ko, counting, komi and the rest one by one"),
        checkable=True,
        also=mark(_C, "custom, superko, natural situational, rules of the game"),
    ),
    Command.RULES_NONE: Words(
        mark(_C, "Rules &not stated"),
        mark(_C, "Let the record not say by which rules the game was played"),
        checkable=True,
        also=mark(_C, "unknown, none"),
    ),
}
