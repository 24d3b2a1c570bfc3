"""Groups of commands that choose among values, with the value that each command stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import Command

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LAST_MOVE_COMMANDS: Mapping[Command, str] = {
    Command.LAST_DOT: "dot",
    Command.LAST_TRIANGLE: "triangle",
    Command.LAST_NUMBER: "number",
    Command.LAST_NOTHING: "nothing",
}
"""Commands for the mark of the last move, with the values of the setting."""

SIDE_COMMANDS: Mapping[Command, str] = {
    Command.EDGE_TOP: "top",
    Command.EDGE_RIGHT: "right",
    Command.EDGE_BOTTOM: "bottom",
    Command.EDGE_LEFT: "left",
}
"""Commands for the sides that show coordinates, with the values of the setting."""

NAMED_COMMANDS: Mapping[Command, str] = {
    Command.NAME_ALL: "all",
    Command.NAME_EMPTY: "empty",
    Command.NAME_CHAIN: "chain",
}
"""Commands for the points that show their names, with the values of the setting."""

CORNER_COMMANDS: Mapping[Command, int] = {
    Command.CORNER_1: 1,
    Command.CORNER_2: 2,
    Command.CORNER_3: 3,
    Command.CORNER_4: 4,
}
"""Commands that show the position in another corner, with Andreev's number of the corner."""

VARIATION_COMMANDS: Mapping[Command, str] = {
    Command.VARIATIONS_NOTHING: "nothing",
    Command.VARIATIONS_GHOSTS: "ghosts",
    Command.VARIATIONS_LETTERS: "letters",
}
"""Commands for the display of variations on the board, with the values of the setting."""

LIFE_COMMANDS: Mapping[Command, str] = {
    Command.LIFE_LIBERTIES: "liberties",
    Command.LIFE_COUNTS: "counts",
    Command.LIFE_ATARI: "atari",
    Command.LIFE_REGIONS: "regions",
    Command.LIFE_EYES: "eyes",
    Command.LIFE_SAFE: "safe",
    Command.LIFE_ALIVE: "alive",
    Command.LIFE_NEUTRAL: "neutral",
}
"""Commands for the display of life and liberties, with the values that the setting lists."""

RULES_COMMANDS: Mapping[Command, str] = {
    Command.RULES_JAPANESE: "japanese",
    Command.RULES_CHINESE: "chinese",
    Command.RULES_KOREAN: "korean",
    Command.RULES_AGA: "aga",
    Command.RULES_NZ: "nz",
    Command.RULES_ING: "ing",
    Command.RULES_TROMP_TAYLOR: "tromp-taylor",
    Command.RULES_CITIZENDIUM: "citizendium",
    Command.RULES_OWN: "own",
    Command.RULES_NONE: "",
}
"""Commands that set the rules of the game, with the id of the rules; "" for none."""

TOOL_COMMANDS: Sequence[Command] = tuple(
    command for command in Command if command.name.startswith("TOOL_")
)
"""Commands that choose the tool for clicks on the board."""
