"""The options of what is printed: games, figures, problems, boards of true size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.edition import Answers, Material, ProblemOptions, TrueSize
from ...diagram.book.preset import RULES
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
from ..core.i18n.translating import mark
from ..widgets.setting_editors import Choice
from .choices import Games, Line
from .table import PRINT_CONTEXT, Group, Kind, Row, words
from .when import GAME, LINED, booked, is_, of, paged, ruled, several, with_line

if TYPE_CHECKING:
    from collections.abc import Sequence

_P = PRINT_CONTEXT

MATERIALS = {
    Material.GAME: mark(_P, "Game in figures"),
    Material.POSITION: mark(_P, "The position as it is"),
    Material.KIFU: mark(_P, "Game on one page (kifu)"),
    Material.MOVES: mark(_P, "Table of the moves"),
    Material.PROBLEMS: mark(_P, "Sheet of problems"),
    Material.BOARD: mark(_P, "Board in true size"),
}
_GAMES = {
    Games.THIS: mark(_P, "This game"),
    Games.ALL: mark(_P, "All games of the file"),
}
_LINES = {
    Line.MAIN: mark(_P, "The main line"),
    Line.CURRENT: mark(_P, "The line I am on"),
}
_RULES = {
    "every": mark(_P, "After so many moves"),
    "captures": mark(_P, "After captures (beginner style)"),
    "overlap": mark(_P, "Before a point is played on again"),
    "FG": mark(_P, "Where the record begins figures"),
    "comments": mark(_P, "After moves with comments"),
    "at": mark(_P, "After the moves I name"),
    "whole": mark(_P, "Not at all: one board"),
}
_NUMBERING = {
    Numbering.GAME: mark(_P, "Those of the game"),
    Numbering.FROM_ONE: mark(_P, "From 1 in each figure"),
    Numbering.HUNDREDS: mark(_P, "Without the hundreds"),
    Numbering.NONE: mark(_P, "None"),
}
_VARIATIONS = {
    Variations.NONE: mark(_P, "Left out"),
    Variations.FROM_ONE: mark(_P, "Diagrams, numbered from 1"),
    Variations.GAME: mark(_P, "Diagrams, numbered as the game"),
}
_CROPPING = {
    Cropping.NONE: mark(_P, "All of the board"),
    Cropping.DIAGRAMS: mark(_P, "In variations, what matters"),
    Cropping.ALL: mark(_P, "Always what matters"),
}
_PART = {
    Cropping.NONE: mark(_P, "All of the board"),
    Cropping.DIAGRAMS: mark(_P, "What matters"),
}
_ANSWERS = {
    Answers.NONE: mark(_P, "Left out"),
    Answers.AFTER: mark(_P, "After all problems"),
    Answers.FACING: mark(_P, "After each page of them"),
}
_MM = mark(_P, "mm")


def _rules() -> Sequence[Choice]:
    return [Choice(RULES[name], words(text)) for name, text in _RULES.items()]


WHAT = Group(
    mark(_P, "What"),
    (
        Row("edition.material", mark(_P, "Pri&nt:"), Kind.ONE, values=MATERIALS),
        Row("scope.games", mark(_P, "&Games:"), Kind.ONE, several, values=_GAMES),
        Row("scope.line", mark(_P, "&Line:"), Kind.ONE, with_line, values=_LINES),
        Row(
            "edition.plan.first",
            mark(_P, "&From move:"),
            Kind.NUMBER,
            LINED,
            owner=PlanOptions,
        ),
        Row(
            "edition.plan.last",
            mark(_P, "&To move:"),
            Kind.NUMBER,
            LINED,
            owner=PlanOptions,
            word=mark(_P, "the last"),
        ),
        mark(_P, "Title"),
        Row(
            "edition.title",
            mark(_P, "T&itle:"),
            Kind.TEXT,
            about=mark(_P, "Without one, that of the first game"),
        ),
        Row("edition.author", mark(_P, "A&uthor:"), Kind.TEXT),
        Row("edition.title_page", mark(_P, "Titl&e page"), when=booked),
        Row("edition.new_pages", mark(_P, "Each game &begins a page"), when=paged),
    ),
)

FIGURES = Group(
    mark(_P, "Figures"),
    (
        Row("edition.plan.split", mark(_P, "New &figures:"), Kind.RULE, values=_rules),
        Row(
            "edition.plan.split.moves",
            mark(_P, "&Moves in each:"),
            Kind.NUMBER,
            ruled(Every),
            owner=Every,
        ),
        Row(
            "edition.plan.split.least",
            mark(_P, "At &least:"),
            Kind.NUMBER,
            ruled(AtCaptures),
            mark(_P, "So that kos do not make figures of one move"),
            owner=AtCaptures,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            mark(_P, "At &most:"),
            Kind.NUMBER,
            ruled(AtCaptures),
            owner=AtCaptures,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            mark(_P, "At &most:"),
            Kind.NUMBER,
            ruled(AtOverlaps),
            owner=AtOverlaps,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.last",
            mark(_P, "&Moves:"),
            Kind.NUMBERS,
            ruled(AtMoves),
            mark(_P, "The last moves of figures, with commas between them"),
        ),
        Row(
            "edition.plan.repeat_last",
            mark(_P, "&Repeat the last move in the next figure"),
        ),
        Row(
            "edition.plan.keep_captured",
            mark(_P, "Keep &captured stones in sight"),
            about=mark(_P, "Otherwise a figure shows the position at its end"),
        ),
        Row("edition.plan.numbering", mark(_P, "N&umbers:"), Kind.ONE, values=_NUMBERING),
        Row("edition.plan.variations", mark(_P, "&Variations:"), Kind.ONE, values=_VARIATIONS),
        Row("edition.plan.cropping", mark(_P, "Part sh&own:"), Kind.ONE, values=_CROPPING),
        Row(
            "edition.notes",
            mark(_P, "Notes &below boards"),
            about=mark(_P, "Moves that a board cannot show, such as 55 at 49"),
        ),
        Row(
            "edition.stones_in_notes",
            mark(_P, "Small s&tones in notes"),
            when=is_("edition.notes", True),
        ),
    ),
    GAME,
)

PROBLEMS = Group(
    mark(_P, "Problems"),
    (
        Row(
            "edition.problems.across",
            mark(_P, "A&cross:"),
            Kind.NUMBER,
            owner=ProblemOptions,
        ),
        Row("edition.problems.down", mark(_P, "&Down:"), Kind.NUMBER, owner=ProblemOptions),
        Row(
            "edition.problems.first",
            mark(_P, "&First number:"),
            Kind.NUMBER,
            owner=ProblemOptions,
        ),
        Row("edition.problems.answers", mark(_P, "Ans&wers:"), Kind.ONE, values=_ANSWERS),
        Row(
            "edition.problems.variations",
            mark(_P, "Wrong answers, up &to:"),
            Kind.NUMBER,
            is_("edition.problems.answers", Answers.AFTER, Answers.FACING),
            mark(_P, "So many lines besides the solution are shown of each problem, at most"),
            owner=ProblemOptions,
        ),
        Row("edition.problems.sources", mark(_P, "Say where each is fro&m")),
        Row("edition.plan.cropping", mark(_P, "Part sh&own:"), Kind.ONE, values=_PART),
    ),
    of(Material.PROBLEMS),
)

TRUE_SIZE = Group(
    mark(_P, "Size"),
    (
        Row(
            "edition.true_size.pitch_x",
            mark(_P, "From &column to column:"),
            Kind.LENGTH,
            owner=TrueSize,
            step=0.5,
            sign=_MM,
        ),
        Row(
            "edition.true_size.pitch_y",
            mark(_P, "From &row to row:"),
            Kind.LENGTH,
            owner=TrueSize,
            step=0.5,
            sign=_MM,
        ),
        Row("edition.true_size.empty", mark(_P, "&Without stones")),
        Row(
            "edition.true_size.overlap",
            mark(_P, "Sheets &overlap by:"),
            Kind.LENGTH,
            owner=TrueSize,
            sign=_MM,
        ),
    ),
    of(Material.BOARD),
)
