"""Options for the printed content: games, figures, problems, boards in true size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.options import AnswerPlacement, DocumentType, ProblemOptions, TrueSizeOptions
from ...diagram.book.presets import SPLIT_RULES
from ...record.figures import (
    AtCaptures,
    AtMoves,
    AtOverlaps,
    Cropping,
    EveryMoves,
    Numbering,
    PlanOptions,
    VariationDiagrams,
)
from ..core.i18n import tr_noop
from ..widgets.setting_editors import SettingChoice
from .choices import GameScope, LineChoice
from .option_conditions import (
    GAME,
    LINED,
    for_materials,
    has_line_choice,
    has_several_games,
    has_value,
    makes_book,
    shares_pages,
    splits_by,
)
from .option_table import PRINT_CONTEXT, FieldKind, OptionGroup, OptionRow, translated

if TYPE_CHECKING:
    from collections.abc import Sequence

_P = PRINT_CONTEXT

MATERIALS = {
    DocumentType.GAME: tr_noop(_P, "Game in figures"),
    DocumentType.POSITION: tr_noop(_P, "The position as it is"),
    DocumentType.KIFU: tr_noop(_P, "Game on one page (kifu)"),
    DocumentType.MOVES: tr_noop(_P, "Table of the moves"),
    DocumentType.PROBLEMS: tr_noop(_P, "Sheet of problems"),
    DocumentType.BOARD: tr_noop(_P, "Board in true size"),
}
_GAMES = {
    GameScope.THIS: tr_noop(_P, "This game"),
    GameScope.ALL: tr_noop(_P, "All games of the file"),
}
_LINES = {
    LineChoice.MAIN: tr_noop(_P, "The main line"),
    LineChoice.CURRENT: tr_noop(_P, "The line I am on"),
}
_RULES = {
    "every": tr_noop(_P, "After so many moves"),
    "captures": tr_noop(_P, "After captures (beginner style)"),
    "overlap": tr_noop(_P, "Before a point is played on again"),
    "FG": tr_noop(_P, "Where the record begins figures"),
    "comments": tr_noop(_P, "After moves with comments"),
    "at": tr_noop(_P, "After the moves I name"),
    "whole": tr_noop(_P, "Not at all: one board"),
}
_NUMBERING = {
    Numbering.GAME: tr_noop(_P, "Those of the game"),
    Numbering.FROM_ONE: tr_noop(_P, "From 1 in each figure"),
    Numbering.HUNDREDS: tr_noop(_P, "Without the hundreds"),
    Numbering.NONE: tr_noop(_P, "None"),
}
_VARIATIONS = {
    VariationDiagrams.NONE: tr_noop(_P, "Left out"),
    VariationDiagrams.FROM_ONE: tr_noop(_P, "Diagrams, numbered from 1"),
    VariationDiagrams.GAME: tr_noop(_P, "Diagrams, numbered as the game"),
}
_CROPPING = {
    Cropping.NONE: tr_noop(_P, "All of the board"),
    Cropping.DIAGRAMS: tr_noop(_P, "In variations, what matters"),
    Cropping.ALL: tr_noop(_P, "Always what matters"),
}
_PART = {
    Cropping.NONE: tr_noop(_P, "All of the board"),
    Cropping.DIAGRAMS: tr_noop(_P, "What matters"),
}
_ANSWERS = {
    AnswerPlacement.NONE: tr_noop(_P, "Left out"),
    AnswerPlacement.AFTER: tr_noop(_P, "After all problems"),
    AnswerPlacement.FACING: tr_noop(_P, "After each page of them"),
}
_MM = tr_noop(_P, "mm")


def _rules() -> Sequence[SettingChoice]:
    return [SettingChoice(SPLIT_RULES[name], translated(text)) for name, text in _RULES.items()]


WHAT = OptionGroup(
    tr_noop(_P, "What"),
    (
        OptionRow("edition.material", tr_noop(_P, "Pri&nt:"), FieldKind.ONE, values=MATERIALS),
        OptionRow(
            "scope.games", tr_noop(_P, "&Games:"), FieldKind.ONE, has_several_games, values=_GAMES
        ),
        OptionRow(
            "scope.line", tr_noop(_P, "&Line:"), FieldKind.ONE, has_line_choice, values=_LINES
        ),
        OptionRow(
            "edition.plan.first",
            tr_noop(_P, "&From move:"),
            FieldKind.NUMBER,
            LINED,
            owner=PlanOptions,
        ),
        OptionRow(
            "edition.plan.last",
            tr_noop(_P, "&To move:"),
            FieldKind.NUMBER,
            LINED,
            owner=PlanOptions,
            word=tr_noop(_P, "the last"),
        ),
        tr_noop(_P, "Title"),
        OptionRow(
            "edition.title",
            tr_noop(_P, "T&itle:"),
            FieldKind.TEXT,
            about=tr_noop(_P, "Without one, that of the first game"),
        ),
        OptionRow("edition.author", tr_noop(_P, "A&uthor:"), FieldKind.TEXT),
        OptionRow("edition.title_page", tr_noop(_P, "Titl&e page"), when=makes_book),
        OptionRow("edition.new_pages", tr_noop(_P, "Each game &begins a page"), when=shares_pages),
    ),
)

FIGURES = OptionGroup(
    tr_noop(_P, "Figures"),
    (
        OptionRow(
            "edition.plan.split", tr_noop(_P, "New &figures:"), FieldKind.RULE, values=_rules
        ),
        OptionRow(
            "edition.plan.split.moves",
            tr_noop(_P, "&Moves in each:"),
            FieldKind.NUMBER,
            splits_by(EveryMoves),
            owner=EveryMoves,
        ),
        OptionRow(
            "edition.plan.split.least",
            tr_noop(_P, "At &least:"),
            FieldKind.NUMBER,
            splits_by(AtCaptures),
            tr_noop(_P, "So that kos do not make figures of one move"),
            owner=AtCaptures,
            sign=tr_noop(_P, "moves"),
        ),
        OptionRow(
            "edition.plan.split.most",
            tr_noop(_P, "At &most:"),
            FieldKind.NUMBER,
            splits_by(AtCaptures),
            owner=AtCaptures,
            sign=tr_noop(_P, "moves"),
        ),
        OptionRow(
            "edition.plan.split.most",
            tr_noop(_P, "At &most:"),
            FieldKind.NUMBER,
            splits_by(AtOverlaps),
            owner=AtOverlaps,
            sign=tr_noop(_P, "moves"),
        ),
        OptionRow(
            "edition.plan.split.last",
            tr_noop(_P, "&Moves:"),
            FieldKind.NUMBERS,
            splits_by(AtMoves),
            tr_noop(_P, "The last moves of figures, with commas between them"),
        ),
        OptionRow(
            "edition.plan.repeat_last",
            tr_noop(_P, "&Repeat the last move in the next figure"),
        ),
        OptionRow(
            "edition.plan.keep_captured",
            tr_noop(_P, "Keep &captured stones in sight"),
            about=tr_noop(_P, "Otherwise a figure shows the position at its end"),
        ),
        OptionRow(
            "edition.plan.numbering", tr_noop(_P, "N&umbers:"), FieldKind.ONE, values=_NUMBERING
        ),
        OptionRow(
            "edition.plan.variations",
            tr_noop(_P, "&Variations:"),
            FieldKind.ONE,
            values=_VARIATIONS,
        ),
        OptionRow(
            "edition.plan.cropping", tr_noop(_P, "Part sh&own:"), FieldKind.ONE, values=_CROPPING
        ),
        OptionRow(
            "edition.notes",
            tr_noop(_P, "Notes &below boards"),
            about=tr_noop(_P, "Moves that a board cannot show, such as 55 at 49"),
        ),
        OptionRow(
            "edition.stones_in_notes",
            tr_noop(_P, "Small s&tones in notes"),
            when=has_value("edition.notes", True),
        ),
    ),
    GAME,
)

PROBLEMS = OptionGroup(
    tr_noop(_P, "Problems"),
    (
        OptionRow(
            "edition.problems.across",
            tr_noop(_P, "A&cross:"),
            FieldKind.NUMBER,
            owner=ProblemOptions,
        ),
        OptionRow(
            "edition.problems.down", tr_noop(_P, "&Down:"), FieldKind.NUMBER, owner=ProblemOptions
        ),
        OptionRow(
            "edition.problems.first",
            tr_noop(_P, "&First number:"),
            FieldKind.NUMBER,
            owner=ProblemOptions,
        ),
        OptionRow(
            "edition.problems.answers", tr_noop(_P, "Ans&wers:"), FieldKind.ONE, values=_ANSWERS
        ),
        OptionRow(
            "edition.problems.variations",
            tr_noop(_P, "Wrong answers, up &to:"),
            FieldKind.NUMBER,
            has_value("edition.problems.answers", AnswerPlacement.AFTER, AnswerPlacement.FACING),
            tr_noop(_P, "So many lines besides the solution are shown of each problem, at most"),
            owner=ProblemOptions,
        ),
        OptionRow("edition.problems.sources", tr_noop(_P, "Say where each is fro&m")),
        OptionRow(
            "edition.plan.cropping", tr_noop(_P, "Part sh&own:"), FieldKind.ONE, values=_PART
        ),
    ),
    for_materials(DocumentType.PROBLEMS),
)

TRUE_SIZE = OptionGroup(
    tr_noop(_P, "Size"),
    (
        OptionRow(
            "edition.true_size.pitch_x",
            tr_noop(_P, "From &column to column:"),
            FieldKind.LENGTH,
            owner=TrueSizeOptions,
            step=0.5,
            sign=_MM,
        ),
        OptionRow(
            "edition.true_size.pitch_y",
            tr_noop(_P, "From &row to row:"),
            FieldKind.LENGTH,
            owner=TrueSizeOptions,
            step=0.5,
            sign=_MM,
        ),
        OptionRow("edition.true_size.empty", tr_noop(_P, "&Without stones")),
        OptionRow(
            "edition.true_size.overlap",
            tr_noop(_P, "Sheets &overlap by:"),
            FieldKind.LENGTH,
            owner=TrueSizeOptions,
            sign=_MM,
        ),
    ),
    for_materials(DocumentType.BOARD),
)
