"""Commands that set the rules of the game."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Choice,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

RULES = Submenu(
    tr_noop(_M, "&Rules"),
    (
        CommandRow(
            Command.RULES_JAPANESE,
            tr_noop(_C, "&Japanese rules"),
            tr_noop(
                _C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"
            ),
            also=tr_noop(_C, "komi"),
            choice=Choice.RULES,
            value="japanese",
        ),
        CommandRow(
            Command.RULES_CHINESE,
            tr_noop(_C, "&Chinese rules"),
            tr_noop(
                _C, "Area counts; no position may come again; a point to White per handicap stone"
            ),
            also=tr_noop(_C, "superko, komi"),
            choice=Choice.RULES,
            value="chinese",
        ),
        CommandRow(
            Command.RULES_KOREAN,
            tr_noop(_C, "&Korean rules"),
            tr_noop(
                _C, "Territory and prisoners count, none in seki; a ko may not be retaken at once"
            ),
            also=tr_noop(_C, "komi"),
            choice=Choice.RULES,
            value="korean",
        ),
        CommandRow(
            Command.RULES_AGA,
            tr_noop(_C, "&AGA rules"),
            tr_noop(
                _C,
                "Area counts; a pass costs a stone; no position again with the same player to move",
            ),
            also=tr_noop(_C, "American, British, superko, pass stones"),
            choice=Choice.RULES,
            value="aga",
        ),
        CommandRow(
            Command.RULES_NZ,
            tr_noop(_C, "N&ew Zealand rules"),
            tr_noop(
                _C,
                "Area counts; suicide is allowed; no position again with the same player to move",
            ),
            also=tr_noop(_C, "NZ, superko"),
            choice=Choice.RULES,
            value="nz",
        ),
        CommandRow(
            Command.RULES_ING,
            tr_noop(_C, "&Ing rules"),
            tr_noop(
                _C, "Area counts; suicide of several stones is allowed; no position may come again"
            ),
            also=tr_noop(_C, "GOE, SST, superko"),
            choice=Choice.RULES,
            value="ing",
        ),
        CommandRow(
            Command.RULES_TROMP_TAYLOR,
            tr_noop(_C, "&Tromp–Taylor rules"),
            tr_noop(
                _C,
                "All that is on the board counts; suicide is allowed; no position may come again",
            ),
            also=tr_noop(_C, "logical, superko"),
            choice=Choice.RULES,
            value="tromp-taylor",
        ),
        CommandRow(
            Command.RULES_CITIZENDIUM,
            tr_noop(_C, "Citi&zendium rules"),
            tr_noop(
                _C, "All that is on the board counts, without komi; no position may come again"
            ),
            also=tr_noop(_C, "superko, postulates"),
            choice=Choice.RULES,
            value="citizendium",
        ),
        SEPARATOR,
        CommandRow(
            Command.RULES_OWN,
            tr_noop(_C, "&Own rules…"),
            tr_noop(_C, "Choose suicide, ko, counting, komi and the rest one by one"),
            also=tr_noop(_C, "custom, superko, natural situational, rules of the game"),
            choice=Choice.RULES,
            value="own",
        ),
        CommandRow(
            Command.RULES_NONE,
            tr_noop(_C, "Rules &not stated"),
            tr_noop(_C, "Let the record not say by which rules the game was played"),
            also=tr_noop(_C, "unknown, none"),
            choice=Choice.RULES,
            value="",
        ),
    ),
)
