"""The options of what is printed: games, figures, problems, boards of true size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.options import Answers, Material, ProblemOptions, TrueSize
from ...diagram.book.presets import RULES
from ...record.figures import (
    AtCaptures,
    AtMoves,
    AtOverlaps,
    Cropping,
    Every,
    Numbering,
    PlanOptions,
    Variations,
)
from ..core.i18n import tr_noop
from ..widgets.setting_editors import SettingChoice
from .choices import Games, Line
from .table import PRINT_CONTEXT, Group, Kind, Row, words
from .when import GAME, LINED, booked, is_, of, paged, ruled, several, with_line

if TYPE_CHECKING:
    from collections.abc import Sequence

_P = PRINT_CONTEXT

MATERIALS = {
    Material.GAME: tr_noop(_P, "Game in figures"),
    Material.POSITION: tr_noop(_P, "The position as it is"),
    Material.KIFU: tr_noop(_P, "Game on one page (kifu)"),
    Material.MOVES: tr_noop(_P, "Table of the moves"),
    Material.PROBLEMS: tr_noop(_P, "Sheet of problems"),
    Material.BOARD: tr_noop(_P, "Board in true size"),
}
_GAMES = {
    Games.THIS: tr_noop(_P, "This game"),
    Games.ALL: tr_noop(_P, "All games of the file"),
}
_LINES = {
    Line.MAIN: tr_noop(_P, "The main line"),
    Line.CURRENT: tr_noop(_P, "The line I am on"),
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
    Variations.NONE: tr_noop(_P, "Left out"),
    Variations.FROM_ONE: tr_noop(_P, "Diagrams, numbered from 1"),
    Variations.GAME: tr_noop(_P, "Diagrams, numbered as the game"),
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
    Answers.NONE: tr_noop(_P, "Left out"),
    Answers.AFTER: tr_noop(_P, "After all problems"),
    Answers.FACING: tr_noop(_P, "After each page of them"),
}
_MM = tr_noop(_P, "mm")


def _rules() -> Sequence[SettingChoice]:
    return [SettingChoice(RULES[name], words(text)) for name, text in _RULES.items()]


WHAT = Group(
    tr_noop(_P, "What"),
    (
        Row("edition.material", tr_noop(_P, "Pri&nt:"), Kind.ONE, values=MATERIALS),
        Row("scope.games", tr_noop(_P, "&Games:"), Kind.ONE, several, values=_GAMES),
        Row("scope.line", tr_noop(_P, "&Line:"), Kind.ONE, with_line, values=_LINES),
        Row(
            "edition.plan.first",
            tr_noop(_P, "&From move:"),
            Kind.NUMBER,
            LINED,
            owner=PlanOptions,
        ),
        Row(
            "edition.plan.last",
            tr_noop(_P, "&To move:"),
            Kind.NUMBER,
            LINED,
            owner=PlanOptions,
            word=tr_noop(_P, "the last"),
        ),
        tr_noop(_P, "Title"),
        Row(
            "edition.title",
            tr_noop(_P, "T&itle:"),
            Kind.TEXT,
            about=tr_noop(_P, "Without one, that of the first game"),
        ),
        Row("edition.author", tr_noop(_P, "A&uthor:"), Kind.TEXT),
        Row("edition.title_page", tr_noop(_P, "Titl&e page"), when=booked),
        Row("edition.new_pages", tr_noop(_P, "Each game &begins a page"), when=paged),
    ),
)

FIGURES = Group(
    tr_noop(_P, "Figures"),
    (
        Row("edition.plan.split", tr_noop(_P, "New &figures:"), Kind.RULE, values=_rules),
        Row(
            "edition.plan.split.moves",
            tr_noop(_P, "&Moves in each:"),
            Kind.NUMBER,
            ruled(Every),
            owner=Every,
        ),
        Row(
            "edition.plan.split.least",
            tr_noop(_P, "At &least:"),
            Kind.NUMBER,
            ruled(AtCaptures),
            tr_noop(_P, "So that kos do not make figures of one move"),
            owner=AtCaptures,
            sign=tr_noop(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            tr_noop(_P, "At &most:"),
            Kind.NUMBER,
            ruled(AtCaptures),
            owner=AtCaptures,
            sign=tr_noop(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            tr_noop(_P, "At &most:"),
            Kind.NUMBER,
            ruled(AtOverlaps),
            owner=AtOverlaps,
            sign=tr_noop(_P, "moves"),
        ),
        Row(
            "edition.plan.split.last",
            tr_noop(_P, "&Moves:"),
            Kind.NUMBERS,
            ruled(AtMoves),
            tr_noop(_P, "The last moves of figures, with commas between them"),
        ),
        Row(
            "edition.plan.repeat_last",
            tr_noop(_P, "&Repeat the last move in the next figure"),
        ),
        Row(
            "edition.plan.keep_captured",
            tr_noop(_P, "Keep &captured stones in sight"),
            about=tr_noop(_P, "Otherwise a figure shows the position at its end"),
        ),
        Row("edition.plan.numbering", tr_noop(_P, "N&umbers:"), Kind.ONE, values=_NUMBERING),
        Row("edition.plan.variations", tr_noop(_P, "&Variations:"), Kind.ONE, values=_VARIATIONS),
        Row("edition.plan.cropping", tr_noop(_P, "Part sh&own:"), Kind.ONE, values=_CROPPING),
        Row(
            "edition.notes",
            tr_noop(_P, "Notes &below boards"),
            about=tr_noop(_P, "Moves that a board cannot show, such as 55 at 49"),
        ),
        Row(
            "edition.stones_in_notes",
            tr_noop(_P, "Small s&tones in notes"),
            when=is_("edition.notes", True),
        ),
    ),
    GAME,
)

PROBLEMS = Group(
    tr_noop(_P, "Problems"),
    (
        Row(
            "edition.problems.across",
            tr_noop(_P, "A&cross:"),
            Kind.NUMBER,
            owner=ProblemOptions,
        ),
        Row("edition.problems.down", tr_noop(_P, "&Down:"), Kind.NUMBER, owner=ProblemOptions),
        Row(
            "edition.problems.first",
            tr_noop(_P, "&First number:"),
            Kind.NUMBER,
            owner=ProblemOptions,
        ),
        Row("edition.problems.answers", tr_noop(_P, "Ans&wers:"), Kind.ONE, values=_ANSWERS),
        Row(
            "edition.problems.variations",
            tr_noop(_P, "Wrong answers, up &to:"),
            Kind.NUMBER,
            is_("edition.problems.answers", Answers.AFTER, Answers.FACING),
            tr_noop(_P, "So many lines besides the solution are shown of each problem, at most"),
            owner=ProblemOptions,
        ),
        Row("edition.problems.sources", tr_noop(_P, "Say where each is fro&m")),
        Row("edition.plan.cropping", tr_noop(_P, "Part sh&own:"), Kind.ONE, values=_PART),
    ),
    of(Material.PROBLEMS),
)

TRUE_SIZE = Group(
    tr_noop(_P, "Size"),
    (
        Row(
            "edition.true_size.pitch_x",
            tr_noop(_P, "From &column to column:"),
            Kind.LENGTH,
            owner=TrueSize,
            step=0.5,
            sign=_MM,
        ),
        Row(
            "edition.true_size.pitch_y",
            tr_noop(_P, "From &row to row:"),
            Kind.LENGTH,
            owner=TrueSize,
            step=0.5,
            sign=_MM,
        ),
        Row("edition.true_size.empty", tr_noop(_P, "&Without stones")),
        Row(
            "edition.true_size.overlap",
            tr_noop(_P, "Sheets &overlap by:"),
            Kind.LENGTH,
            owner=TrueSize,
            sign=_MM,
        ),
    ),
    of(Material.BOARD),
)
