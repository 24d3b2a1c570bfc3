"""Commands that record, correct and score the game."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, ExclusiveGroup, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"

GAME = Submenu(
    tr_noop(_M, "&Game"),
    (
        CommandRow(
            Command.TOOL_PLAY,
            tr_noop(_C, "&Play Moves"),
            tr_noop(_C, "Play moves by clicking"),
            icon="tool-play",
            keys=("Ctrl+E",),
            choice=ExclusiveGroup.TOOLS,
        ),
        CommandRow(
            Command.RECORDING,
            tr_noop(_C, "R&ecording"),
            tr_noop(_C, "Record a game: each click adds a move at the end"),
            icon="record",
            keys=("Ctrl+Alt+R",),
            toggles=True,
            also=tr_noop(_K, "record mode, tournament, live game"),
        ),
        CommandRow(
            Command.PASS,
            tr_noop(_C, "P&ass"),
            tr_noop(_C, "Pass for the side to play"),
            icon="pass",
            keys=("F5",),
        ),
        CommandRow(
            Command.TYPE_MOVE,
            tr_noop(_C, "&Type Move…"),
            tr_noop(_C, "Type a move in the chosen notation"),
            keys=("Ctrl+L",),
            also=tr_noop(_K, "enter coordinates, keyboard"),
        ),
        CommandRow(
            Command.RESIGN,
            tr_noop(_C, "Re&sign"),
            tr_noop(_C, "Record that the side to play resigns"),
            also=tr_noop(_K, "give up, lose"),
        ),
        SEPARATOR,
        CommandRow(
            Command.CORRECT_MOVE,
            tr_noop(_C, "&Move This Stone…"),
            tr_noop(_C, "Correct where this move was played and keep what follows it"),
            keys=("F6",),
            also=tr_noop(_K, "fix, wrong move, misplaced stone, change"),
        ),
        CommandRow(
            Command.INSERT_BEFORE,
            tr_noop(_C, "&Insert Move…"),
            tr_noop(_C, "Insert a missed move before this one"),
            keys=("Ctrl+Shift+I", "Alt+Ins"),
            also=tr_noop(_K, "missing move, forgotten move, fix"),
        ),
        Submenu(
            tr_noop(_M, "&Correct Record"),
            (
                CommandRow(
                    Command.CORRECT_COLOUR,
                    tr_noop(_C, "&Change Colour of This Move"),
                    tr_noop(_C, "Give this move to the other player"),
                    also=tr_noop(_K, "fix, wrong colour, swap, flip"),
                ),
                CommandRow(
                    Command.ALTERNATE,
                    tr_noop(_C, "&Swap Colours from Here"),
                    tr_noop(_C, "Swap the colours of all moves after this one"),
                    also=tr_noop(_K, "exchange, flip"),
                ),
                CommandRow(
                    Command.SWAP_COLOURS,
                    tr_noop(_C, "Swap &Black and White…"),
                    tr_noop(_C, "Swap Black and White throughout the record"),
                    also=tr_noop(_K, "exchange, flip, reverse"),
                ),
                CommandRow(
                    Command.TURN_RECORD,
                    tr_noop(_C, "&Rotate Record to This View"),
                    tr_noop(
                        _C, "Rewrite the record so that the current view becomes the normal view"
                    ),
                    also=tr_noop(_K, "turn, mirror, flip, transform"),
                ),
            ),
        ),
        SEPARATOR,
        CommandRow(
            Command.GAME_INFO,
            tr_noop(_C, "&Game Information…"),
            tr_noop(_C, "Edit players, event, rules, result and other information"),
            keys=("Ctrl+I",),
            also=tr_noop(_K, "metadata, komi, rank, properties, header"),
        ),
        CommandRow(
            Command.RULES_OWN,
            tr_noop(_C, "&Rules…"),
            tr_noop(_C, "Choose the rules for playing and scoring the game"),
            also=tr_noop(_K, "Japanese, Chinese, AGA, komi, superko, custom rules"),
        ),
        CommandRow(
            Command.HANDICAP,
            tr_noop(_C, "&Handicap Stones…"),
            tr_noop(_C, "Place handicap stones at the start of the game"),
        ),
        CommandRow(
            Command.GAMES,
            tr_noop(_C, "Games in This &File…"),
            tr_noop(_C, "Choose, reorder, add and delete games"),
            keys=("Ctrl+Shift+M",),
            also=tr_noop(_K, "thumbnails, multiple, list"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COUNT,
            tr_noop(_C, "Sc&ore"),
            tr_noop(_C, "Mark dead stones and score the position by the rules of the game"),
            keys=("Ctrl+Shift+R",),
            toggles=True,
            also=tr_noop(_K, "count, scoring, result, territory, area, end of the game"),
        ),
        CommandRow(
            Command.FINISH_GAME,
            tr_noop(_C, "Fi&nish Game…"),
            tr_noop(_C, "Enter the result and end the recording"),
            also=tr_noop(_K, "winner, resignation, score, time"),
        ),
        SEPARATOR,
        # It may fail or ask first, so the feature itself changes the setting.
        CommandRow(
            Command.MOVE_TIMES,
            tr_noop(_C, "Recor&d Move Times"),
            tr_noop(_C, "Record the time of each move"),
            toggles=True,
            also=tr_noop(_K, "clock, timer"),
        ),
        # It may fail or ask first, so the feature itself changes the setting.
        CommandRow(
            Command.SOUNDS,
            tr_noop(_C, "P&lay Stone Sounds"),
            tr_noop(_C, "Play a sound for each move"),
            toggles=True,
            also=tr_noop(_K, "audio, mute, noise"),
        ),
    ),
)
