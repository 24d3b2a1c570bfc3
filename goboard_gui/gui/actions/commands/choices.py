"""The commands of which one chooses among several things, and what each of them chooses."""

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
"""The commands that choose how the last move is marked, by the value of the setting."""

SIDE_COMMANDS: Mapping[Command, str] = {
    Command.EDGE_TOP: "top",
    Command.EDGE_RIGHT: "right",
    Command.EDGE_BOTTOM: "bottom",
    Command.EDGE_LEFT: "left",
}
"""The commands that choose a side for the names at the edges, by the value of the setting."""

NAMED_COMMANDS: Mapping[Command, str] = {
    Command.NAME_ALL: "all",
    Command.NAME_EMPTY: "empty",
    Command.NAME_CHAIN: "chain",
}
"""The commands that choose the points on which names are shown, by the value of the setting."""

CORNER_COMMANDS: Mapping[Command, int] = {
    Command.CORNER_1: 1,
    Command.CORNER_2: 2,
    Command.CORNER_3: 3,
    Command.CORNER_4: 4,
}
"""The commands that show what is played in another corner, by Andreev's number of the corner."""

VARIATION_COMMANDS: Mapping[Command, str] = {
    Command.VARIATIONS_NOTHING: "nothing",
    Command.VARIATIONS_GHOSTS: "ghosts",
    Command.VARIATIONS_LETTERS: "letters",
}
"""The commands that choose how variations are shown on the board, by the value of the setting."""

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
"""The commands that choose what of a position's life is shown, by what the setting lists."""

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
"""The commands that say by which rules a game was played, by the id of the rules."""

TOOL_COMMANDS: Sequence[Command] = tuple(
    command for command in Command if command.name.startswith("TOOL_")
)
"""The commands that choose what a click on the board does."""
