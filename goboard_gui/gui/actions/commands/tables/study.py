"""Commands for training and analysis."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import SEPARATOR, STUDIES, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


STUDY = Submenu(
    tr_noop(_M, "&Study"),
    (
        Submenu(
            tr_noop(_M, "Bring Last &Move to Corner"),
            (
                CommandRow(
                    Command.CORNER_1,
                    tr_noop(_C, "&Lower Left"),
                    tr_noop(
                        _C, "Rotate or mirror the board to show the last move at the lower left"
                    ),
                    keys=("Ctrl+Alt+1", "Ctrl+F1"),
                ),
                CommandRow(
                    Command.CORNER_2,
                    tr_noop(_C, "&Upper Left"),
                    tr_noop(
                        _C, "Rotate or mirror the board to show the last move at the upper left"
                    ),
                    keys=("Ctrl+Alt+2", "Ctrl+F2"),
                ),
                CommandRow(
                    Command.CORNER_3,
                    tr_noop(_C, "Upper &Right"),
                    tr_noop(
                        _C, "Rotate or mirror the board to show the last move at the upper right"
                    ),
                    keys=("Ctrl+Alt+3", "Ctrl+F3"),
                ),
                CommandRow(
                    Command.CORNER_4,
                    tr_noop(_C, "Lo&wer Right"),
                    tr_noop(
                        _C, "Rotate or mirror the board to show the last move at the lower right"
                    ),
                    keys=("Ctrl+Alt+4", "Ctrl+F4"),
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "&Life and Liberties"),
            (
                CommandRow(
                    Command.LIFE_LIBERTIES,
                    tr_noop(_C, "&Liberties of Chain under Pointer"),
                    tr_noop(_C, "Label the liberties of the chain under the pointer with letters"),
                    also=tr_noop(_K, "life and death, breathing space, dame"),
                    setting=settings.LIFE_MARKS,
                    value="liberties",
                ),
                CommandRow(
                    Command.LIFE_COUNTS,
                    tr_noop(_C, "&Number of Liberties"),
                    tr_noop(_C, "Show the number of liberties on each chain"),
                    also=tr_noop(_K, "life and death, count liberties"),
                    setting=settings.LIFE_MARKS,
                    value="counts",
                ),
                CommandRow(
                    Command.LIFE_CHAINS,
                    tr_noop(_C, "&Chain Labels"),
                    tr_noop(_C, "Show numbers on chains and letters on empty regions"),
                    also=tr_noop(_K, "life and death, groups, connected stones"),
                    setting=settings.LIFE_MARKS,
                    value="chains",
                ),
                CommandRow(
                    Command.LIFE_ATARI,
                    tr_noop(_C, "&Atari"),
                    tr_noop(_C, "Mark chains in atari and their last liberties"),
                    also=tr_noop(_K, "life and death, capture, danger"),
                    setting=settings.LIFE_MARKS,
                    value="atari",
                ),
                CommandRow(
                    Command.LIFE_REGIONS,
                    tr_noop(_C, "&Empty Regions"),
                    tr_noop(
                        _C,
                        "Label empty regions with letters and show which colour surrounds them",
                    ),
                    also=tr_noop(_K, "life and death, territory, surrounded area"),
                    setting=settings.LIFE_MARKS,
                    value="regions",
                ),
                CommandRow(
                    Command.LIFE_EYES,
                    tr_noop(_C, "E&yes"),
                    tr_noop(_C, "Mark eyes; one-point eyes are shown with a pupil"),
                    also=tr_noop(_K, "life and death, two eyes"),
                    setting=settings.LIFE_MARKS,
                    value="eyes",
                ),
                CommandRow(
                    Command.LIFE_SAFE,
                    tr_noop(_C, "&Safe Families"),
                    tr_noop(_C, "Mark families of chains that each touch two eyes (Citizendium)"),
                    also=tr_noop(_K, "alive, life and death"),
                    setting=settings.LIFE_MARKS,
                    value="safe",
                ),
                CommandRow(
                    Command.LIFE_ALIVE,
                    tr_noop(_C, "&Unconditional Life"),
                    tr_noop(_C, "Mark pass-alive chains (Benson)"),
                    also=tr_noop(_K, "two eyes, heart symbol"),
                    setting=settings.LIFE_MARKS,
                    value="alive",
                ),
                CommandRow(
                    Command.LIFE_NEUTRAL,
                    tr_noop(_C, "Neutral &Points"),
                    tr_noop(_C, "Shade neutral points"),
                    also=tr_noop(_K, "dame, life and death"),
                    setting=settings.LIFE_MARKS,
                    value="neutral",
                ),
                SEPARATOR,
                CommandRow(
                    Command.LIFE_NOTHING,
                    tr_noop(_C, "N&one"),
                    tr_noop(_C, "Hide all life and liberty markings"),
                    also=tr_noop(_K, "hide life and death, clear marks"),
                ),
            ),
        ),
        SEPARATOR,
        CommandRow(
            Command.PROBLEMS,
            tr_noop(_C, "&Problems…"),
            tr_noop(_C, "List the problems of a file or folder, and solve those that are due"),
            keys=("Shift+F9",),
            also=tr_noop(_K, "tsumego, life and death, exercises, collection, repetition"),
        ),
        CommandRow(
            Command.SOLVE,
            tr_noop(_C, "&Solve This Problem"),
            tr_noop(_C, "Solve the problem of this record on the board"),
            keys=("Ctrl+Shift+F9",),
            also=tr_noop(_K, "tsumego, life and death, exercise, puzzle"),
        ),
        Submenu(
            tr_noop(_M, "While Sol&ving"),
            (
                CommandRow(
                    Command.SOLVE_HINT,
                    tr_noop(_C, "&Hint for Problem"),
                    tr_noop(_C, "Mark an area of the board that contains the right move"),
                    keys=("Ctrl+Shift+Space",),
                    also=tr_noop(_K, "solve, tip, help, narrow"),
                ),
                CommandRow(
                    Command.SOLVE_TAKE_BACK,
                    tr_noop(_C, "&Take Back"),
                    tr_noop(_C, "Take back your last move in the problem, with the reply to it"),
                    keys=("Backspace",),
                    also=tr_noop(_K, "solve, undo"),
                ),
                CommandRow(
                    Command.SOLVE_AGAIN,
                    tr_noop(_C, "Try &Again"),
                    tr_noop(_C, "Begin another attempt at the problem"),
                    keys=("Ctrl+Backspace",),
                    also=tr_noop(_K, "solve, restart, repeat, retry"),
                ),
                CommandRow(
                    Command.SOLVE_SOLUTION,
                    tr_noop(_C, "S&olution"),
                    tr_noop(_C, "Show the right lines of the problem"),
                    keys=("Ctrl+Shift+Return",),
                    also=tr_noop(_K, "solve, answer, give up"),
                ),
                CommandRow(
                    Command.SOLVE_COUNT_RIGHT,
                    tr_noop(_C, "Accept Move as &Right"),
                    tr_noop(_C, "Count a move that is not in the record as right"),
                    also=tr_noop(_K, "solve, correct"),
                ),
                CommandRow(
                    Command.SOLVE_ASK_ENGINE,
                    tr_noop(_C, "Ask &Engine about Move"),
                    tr_noop(_C, "Show what a move that is not in the record loses"),
                    also=tr_noop(_K, "solve, analysis, loss"),
                ),
                CommandRow(
                    Command.SOLVE_NEXT,
                    tr_noop(_C, "&Next Problem"),
                    tr_noop(_C, "Go to the next problem of the series"),
                    keys=("Ctrl+Return",),
                    also=tr_noop(_K, "solve, continue, skip"),
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "Ma&ke Problems"),
            (
                CommandRow(
                    Command.ADD_PROBLEM,
                    tr_noop(_C, "&Add to Problem File…"),
                    tr_noop(_C, "Add this position and what follows it to a file of problems"),
                    also=tr_noop(_K, "tsumego, save, append, new problem"),
                ),
                CommandRow(
                    Command.MISTAKE_PROBLEMS,
                    tr_noop(_C, "Problems from &Mistakes…"),
                    tr_noop(_C, "Make problems of the mistakes that a review has found"),
                    also=tr_noop(_K, "tsumego, analysis, blunder, exercise"),
                ),
            ),
        ),
        CommandRow(
            Command.GUESS,
            tr_noop(_C, "&Guess Next Move"),
            tr_noop(_C, "Guess the moves of the game one by one"),
            keys=("F9",),
            toggles=True,
            also=tr_noop(_K, "quiz, replay, test"),
        ),
        CommandRow(
            Command.TRAINER,
            tr_noop(_C, "&Coordinate Trainer…"),
            tr_noop(_C, "Practise reading and finding coordinates"),
            keys=("F8",),
            also=tr_noop(_K, "quiz, test, learn, point names"),
        ),
        CommandRow(
            Command.REPERTOIRES,
            tr_noop(_C, "R&epertoires…"),
            tr_noop(
                _C, "Drill the openings that you mean to play, and compare your games with them"
            ),
            also=tr_noop(_K, "joseki, practise, repetition, deviation"),
        ),
        CommandRow(
            Command.COMPARE_OPENINGS,
            tr_noop(_C, "Compare &Openings…"),
            tr_noop(_C, "Compare two openings in any rotation or reflection"),
            also=tr_noop(_K, "fuseki, pattern, symmetry, rotate, difference"),
        ),
        CommandRow(
            Command.BEST_PLAY,
            tr_noop(_C, "&Best Play…"),
            tr_noop(_C, "Find the exact result and the best moves for a position on a small board"),
            also=tr_noop(_K, "solve, minimax, perfect, value"),
        ),
        CommandRow(
            Command.STUDY_STATISTICS,
            tr_noop(_C, "Study S&tatistics…"),
            tr_noop(_C, "Show right and wrong answers, and when problems are due"),
            also=tr_noop(_K, "tsumego, progress, repetition, results, forget, flashcards"),
        ),
        CommandRow(
            Command.MOVE_PLACES,
            tr_noop(_C, "Ro&ws and Columns of Moves…"),
            tr_noop(_C, "Count the rows, columns and lines from the edge that the first moves use"),
            also=tr_noop(_K, "statistics, third line, fourth line, fuseki, chart"),
        ),
        CommandRow(
            Command.CONNECTED_POINTS,
            tr_noop(_C, "Connected Poi&nts…"),
            tr_noop(_C, "Say whether points are connected and sets of points are adjacent"),
            also=tr_noop(_K, "components, path, neighbours, chains"),
        ),
        CommandRow(
            Command.POSTULATES,
            tr_noop(_C, "Citizendium Post&ulates…"),
            tr_noop(_C, "Check the current line against Citizendium's six postulates"),
            also=tr_noop(_K, "rules, legal, repetition, suicide, two passes"),
        ),
        SEPARATOR,
        STUDIES,
    ),
)
