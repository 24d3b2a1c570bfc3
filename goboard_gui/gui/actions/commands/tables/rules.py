"""Commands that set the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

RULES: Mapping[Command, CommandInfo] = {
    Command.RULES_JAPANESE: CommandInfo(
        tr_noop(_C, "&Japanese rules"),
        tr_noop(_C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"),
        checkable=True,
        also=tr_noop(_C, "komi"),
    ),
    Command.RULES_CHINESE: CommandInfo(
        tr_noop(_C, "&Chinese rules"),
        tr_noop(_C, "Area counts; no position may come again; a point to White per handicap stone"),
        checkable=True,
        also=tr_noop(_C, "superko, komi"),
    ),
    Command.RULES_KOREAN: CommandInfo(
        tr_noop(_C, "&Korean rules"),
        tr_noop(_C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"),
        checkable=True,
        also=tr_noop(_C, "komi"),
    ),
    Command.RULES_AGA: CommandInfo(
        tr_noop(_C, "&AGA rules"),
        tr_noop(
            _C,
            "Area counts; a pass costs a stone; no position again with the same player to move",
        ),
        checkable=True,
        also=tr_noop(_C, "American, British, superko, pass stones"),
    ),
    Command.RULES_NZ: CommandInfo(
        tr_noop(_C, "N&ew Zealand rules"),
        tr_noop(
            _C, "Area counts; suicide is allowed; no position again with the same player to move"
        ),
        checkable=True,
        also=tr_noop(_C, "NZ, superko"),
    ),
    Command.RULES_ING: CommandInfo(
        tr_noop(_C, "&Ing rules"),
        tr_noop(
            _C, "Area counts; suicide of several stones is allowed; no position may come again"
        ),
        checkable=True,
        also=tr_noop(_C, "GOE, SST, superko"),
    ),
    Command.RULES_TROMP_TAYLOR: CommandInfo(
        tr_noop(_C, "&Tromp–Taylor rules"),
        tr_noop(
            _C, "All that is on the board counts; suicide is allowed; no position may come again"
        ),
        checkable=True,
        also=tr_noop(_C, "logical, superko"),
    ),
    Command.RULES_CITIZENDIUM: CommandInfo(
        tr_noop(_C, "Citi&zendium rules"),
        tr_noop(_C, "All that is on the board counts, without komi; no position may come again"),
        checkable=True,
        also=tr_noop(_C, "superko, postulates"),
    ),
    Command.RULES_OWN: CommandInfo(
        tr_noop(_C, "&Own rules…"),
        tr_noop(_C, "Choose suicide, ko, counting, komi and the rest one by one"),
        checkable=True,
        also=tr_noop(_C, "custom, superko, natural situational, rules of the game"),
    ),
    Command.RULES_NONE: CommandInfo(
        tr_noop(_C, "Rules &not stated"),
        tr_noop(_C, "Let the record not say by which rules the game was played"),
        checkable=True,
        also=tr_noop(_C, "unknown, none"),
    ),
}
