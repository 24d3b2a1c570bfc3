"""The options of pages, in the order in which they stand in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...diagram.book.edition import Answers, Material, ProblemOptions, TrueSize
from ...diagram.book.preset import RULES, THEMES
from ...diagram.book.setup import PAPERS, Margins, Order, PageSetup
from ...diagram.compose import Names
from ...go import Symmetry
from ...notation import NOTATIONS, Reading, Side
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
from ..notation_words import explanation_of, title_of
from ..preferences.table import Choice
from ..translating import mark
from ..words import view_name
from .choices import DPI, Games, Line
from .table import PRINT_CONTEXT, Group, Kind, Row, words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .choices import Choices

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
    Line.CURRENT: mark(_P, "The line I am on"),
    Line.MAIN: mark(_P, "The main line"),
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
_SIDES = {
    Side.TOP: mark(_P, "Top"),
    Side.BOTTOM: mark(_P, "Bottom"),
    Side.LEFT: mark(_P, "Left"),
    Side.RIGHT: mark(_P, "Right"),
}
_NAMED = {
    Names.NONE: mark(_P, "None"),
    Names.EMPTY: mark(_P, "Empty points"),
    Names.ALL: mark(_P, "All points"),
}
_READINGS = {
    Reading.TRAVEL: mark(_P, "Travel with the board"),
    Reading.STAY: mark(_P, "Stay with the page"),
}
_THEMES = {
    THEMES["print"]: mark(_P, "Black on white"),
    THEMES["light"]: mark(_P, "Wood, as on screen"),
    THEMES["dark"]: mark(_P, "Dark wood, as on screen"),
}
_ORDERS = {
    Order.ACROSS: mark(_P, "Across, row by row"),
    Order.DOWN: mark(_P, "Down, column by column"),
}
_ANSWERS = {
    Answers.NONE: mark(_P, "Left out"),
    Answers.AFTER: mark(_P, "After all problems"),
    Answers.FACING: mark(_P, "After each page of them"),
}
_MM = mark(_P, "mm")
_POINTS = mark(_P, "pt")
_LETTERS = mark(_P, "Files are shorter, but look right only where there are the same fonts")


def _rules() -> Sequence[Choice]:
    return [Choice(RULES[name], words(text)) for name, text in _RULES.items()]


def _notations() -> Sequence[Choice]:
    return [Choice(one, title_of(one), explanation_of(one)) for one in NOTATIONS]


def _second_notations() -> Sequence[Choice]:
    return [Choice(None, words(mark(_P, "None"))), *_notations()]


def _views() -> Sequence[Choice]:
    return [Choice(view, view_name(view)) for view in Symmetry]


def _papers() -> Sequence[Choice]:
    return [Choice(paper, paper.name) for paper in PAPERS.values()]


def _of(*materials: Material) -> Callable[[Choices], bool]:
    return lambda choices: choices.edition.material in materials


def _but(*materials: Material) -> Callable[[Choices], bool]:
    return lambda choices: choices.edition.material not in materials


def _ruled(rule: type) -> Callable[[Choices], bool]:
    return lambda choices: isinstance(choices.edition.plan.split, rule)


def _is(path: str, *values: Any) -> Callable[[Choices], bool]:
    return lambda choices: choices.at(path) in values


def _all_games(choices: Choices) -> bool:
    return choices.scope.games is Games.ALL


def _with_line(choices: Choices) -> bool:
    lined = choices.edition.material in (Material.GAME, Material.KIFU, Material.MOVES)
    return lined and not _all_games(choices)


_GAME = _of(Material.GAME)
_LINED = _of(Material.GAME, Material.KIFU, Material.MOVES)
_BOARDS = _but(Material.MOVES)
_FLOWING = _but(Material.BOARD)
_TEXTS = _of(Material.GAME, Material.POSITION)

WHAT = Group(
    mark(_P, "What"),
    (
        Row("edition.material", mark(_P, "Pri&nt:"), Kind.ONE, values=MATERIALS),
        Row("scope.games", mark(_P, "&Games:"), Kind.ONE, values=_GAMES),
        Row("scope.line", mark(_P, "&Line:"), Kind.ONE, _with_line, values=_LINES),
        Row(
            "edition.plan.first",
            mark(_P, "&From move:"),
            Kind.NUMBER,
            _LINED,
            owner=PlanOptions,
        ),
        Row(
            "edition.plan.last",
            mark(_P, "&To move:"),
            Kind.NUMBER,
            _LINED,
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
        Row("edition.title_page", mark(_P, "Titl&e page"), when=_all_games),
        Row("edition.new_pages", mark(_P, "Each game begins a pa&ge"), when=_all_games),
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
            _ruled(Every),
            owner=Every,
        ),
        Row(
            "edition.plan.split.least",
            mark(_P, "At &least:"),
            Kind.NUMBER,
            _ruled(AtCaptures),
            mark(_P, "So that kos do not make figures of one move"),
            owner=AtCaptures,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            mark(_P, "At &most:"),
            Kind.NUMBER,
            _ruled(AtCaptures),
            owner=AtCaptures,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.most",
            mark(_P, "At &most:"),
            Kind.NUMBER,
            _ruled(AtOverlaps),
            owner=AtOverlaps,
            sign=mark(_P, "moves"),
        ),
        Row(
            "edition.plan.split.last",
            mark(_P, "&Moves:"),
            Kind.NUMBERS,
            _ruled(AtMoves),
            mark(_P, "The last moves of figures, with commas between them"),
        ),
        Row(
            "edition.plan.repeat_last",
            mark(_P, "&Repeat the last move in the next figure"),
        ),
        Row(
            "edition.plan.keep_captured",
            mark(_P, "&Keep captured stones in sight"),
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
            when=_is("edition.notes", True),
        ),
    ),
    _GAME,
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
            mark(_P, "&Variations in them:"),
            Kind.NUMBER,
            _is("edition.problems.answers", Answers.AFTER, Answers.FACING),
            mark(_P, "How many are shown beside the solution, at most"),
            owner=ProblemOptions,
        ),
        Row("edition.problems.sources", mark(_P, "Say where each is fro&m")),
        Row("edition.plan.cropping", mark(_P, "Part sh&own:"), Kind.ONE, values=_CROPPING),
    ),
    _of(Material.PROBLEMS),
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
    _of(Material.BOARD),
)

BOARD = Group(
    mark(_P, "Board"),
    (
        Row("edition.names.notation", mark(_P, "N&otation:"), Kind.ONE, values=_notations),
        Row(
            "edition.shown.second",
            mark(_P, "S&econd:"),
            Kind.ONE,
            _BOARDS,
            mark(_P, "Names of another notation, beside those of the first"),
            _second_notations,
        ),
        Row("edition.shown.edges", mark(_P, "Names at:"), Kind.SEVERAL, _BOARDS, values=_SIDES),
        Row("edition.shown.names", mark(_P, "&Names on:"), Kind.ONE, _BOARDS, values=_NAMED),
        Row("edition.shown.structure", mark(_P, "Stru&cture of the notation"), when=_BOARDS),
        Row("edition.names.view", mark(_P, "&View:"), Kind.ONE, values=_views),
        Row(
            "edition.names.reading",
            mark(_P, "Na&mes:"),
            Kind.ONE,
            about=mark(_P, "What becomes of the names when the board is turned"),
            values=_READINGS,
        ),
        Row("edition.theme", mark(_P, "&Look:"), Kind.ONE, _BOARDS, values=_THEMES),
    ),
)

TEXT = Group(
    mark(_P, "Text"),
    (
        Row("edition.headers", mark(_P, "&Header: who played, when and where")),
        Row("edition.comments", mark(_P, "&Comments"), when=_TEXTS),
        Row(
            "edition.judgements",
            mark(_P, "&Judgements in words"),
            when=_TEXTS,
            about=mark(_P, "Such as: Good move"),
        ),
        Row("edition.stones_in_text", mark(_P, "Small &stones for moves in comments"), when=_TEXTS),
        Row(
            "edition.to_play",
            mark(_P, "Sa&y whose turn it is"),
            when=_TEXTS,
            about=mark(_P, "Where a board has no numbers"),
        ),
        Row("edition.captions", mark(_P, "Captions belo&w boards"), when=_TEXTS),
        mark(_P, "Words, with what is filled in within braces"),
        Row("edition.phrases.title", mark(_P, "&Title:"), Kind.TEMPLATE),
        Row("edition.phrases.figure", mark(_P, "&Figure:"), Kind.TEMPLATE, _GAME),
        Row("edition.phrases.figure_alone", mark(_P, "&Without moves:"), Kind.TEMPLATE, _GAME),
        Row("edition.phrases.diagram", mark(_P, "&Diagram:"), Kind.TEMPLATE, _GAME),
        Row(
            "edition.phrases.position",
            mark(_P, "&Position:"),
            Kind.TEMPLATE,
            _of(Material.POSITION),
        ),
    ),
    _FLOWING,
)

PAGE = Group(
    mark(_P, "Page"),
    (
        Row("edition.setup.paper", mark(_P, "Pape&r:"), Kind.ONE, values=_papers),
        Row("edition.setup.landscape", mark(_P, "S&ideways")),
        Row(
            "edition.setup.columns",
            mark(_P, "&Columns:"),
            Kind.NUMBER,
            _TEXTS,
            mark(_P, "As many as make stones of 3.2 to 5.5 mm, unless chosen here"),
            owner=PageSetup,
            word=mark(_P, "automatic"),
        ),
        Row(
            "edition.setup.rows",
            mark(_P, "Ro&ws:"),
            Kind.NUMBER,
            _TEXTS,
            mark(_P, "So many boards are to fit above each other"),
            owner=PageSetup,
            word=mark(_P, "automatic"),
        ),
        Row("edition.setup.order", mark(_P, "&Order:"), Kind.ONE, _TEXTS, values=_ORDERS),
        Row(
            "edition.setup.largest_stone",
            mark(_P, "&Largest stones:"),
            Kind.LENGTH,
            _but(Material.BOARD, Material.MOVES),
            owner=PageSetup,
            step=0.1,
            sign=_MM,
        ),
        Row(
            "edition.setup.text_size",
            mark(_P, "Te&xt:"),
            Kind.LENGTH,
            _FLOWING,
            owner=PageSetup,
            step=0.5,
            sign=_POINTS,
        ),
        mark(_P, "Margins"),
        *(
            Row(
                f"edition.setup.margins.{side}",
                label,
                Kind.LENGTH,
                owner=Margins,
                sign=_MM,
            )
            for side, label in (
                ("left", mark(_P, "L&eft:")),
                ("right", mark(_P, "Ri&ght:")),
                ("top", mark(_P, "&Top:")),
                ("bottom", mark(_P, "&Bottom:")),
            )
        ),
        Row(
            "edition.setup.gutter",
            mark(_P, "Between col&umns:"),
            Kind.LENGTH,
            _FLOWING,
            owner=PageSetup,
            sign=_MM,
        ),
        Row(
            "edition.setup.aspect",
            mark(_P, "Rows to &columns:"),
            Kind.LENGTH,
            _but(Material.BOARD, Material.MOVES),
            mark(_P, "Rows of real boards are further apart than columns: 1.08"),
            owner=PageSetup,
            step=0.01,
        ),
        Row("edition.setup.page_numbers", mark(_P, "&Numbers of pages"), when=_FLOWING),
        Row(
            "edition.setup.first_page",
            mark(_P, "F&irst number:"),
            Kind.NUMBER,
            _is("edition.setup.page_numbers", True),
            owner=PageSetup,
        ),
    ),
)

FILES = Group(
    mark(_P, "Files"),
    (
        Row(
            "edition.attach_record",
            mark(_P, "PDF holds the &record"),
            about=mark(_P, "As an attachment, from which it can be opened again"),
        ),
        mark(_P, "Pictures: PNG, WebP, SVG"),
        Row(
            "output.pages",
            mark(_P, "Whole pa&ges"),
            when=_but(Material.BOARD),
            about=mark(_P, "Otherwise each board is a picture, with its caption and notes"),
        ),
        Row(
            "output.dpi",
            mark(_P, "PNG, WebP: pi&xels per inch:"),
            Kind.NUMBER,
            limits=DPI,
            step=50,
        ),
        Row("output.text", mark(_P, "SVG: &letters stay letters"), about=_LETTERS),
        Row("output.transparent", mark(_P, "Transparent gro&und")),
    ),
)

GROUPS: Sequence[Group] = (WHAT, FIGURES, PROBLEMS, TRUE_SIZE, BOARD, TEXT, PAGE, FILES)
"""Everything; a test knows of each choice there is whether it is here."""
