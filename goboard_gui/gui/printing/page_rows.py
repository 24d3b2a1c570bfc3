"""The options of how it looks: boards, texts, pages and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.edition import Material
from ...diagram.book.preset import THEMES
from ...diagram.book.setup import PAPERS, Margins, Order, PageSetup
from ...diagram.book.templates import EXAMPLES, OF_GAMES
from ...diagram.compose import Names
from ...files.diagrams import Style
from ...go import Symmetry
from ...notation import NOTATIONS, Reading, Side
from ..core.i18n.translating import mark
from ..widgets.setting_editors import Choice
from ..wording.notation_texts import explanation_of, title_of
from ..wording.terms import view_name
from .choices import DPI
from .table import PRINT_CONTEXT, Group, Kind, Row, words
from .when import BOARDS, FLOWING, GAME, TEXTS, but, numbered, of

if TYPE_CHECKING:
    from collections.abc import Sequence

_P = PRINT_CONTEXT

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
    Order.FITTING: mark(_P, "Whichever takes less paper"),
    Order.ACROSS: mark(_P, "Across, row by row"),
    Order.DOWN: mark(_P, "Down, column by column"),
}
_STYLES = {
    Style.PLAIN: mark(_P, "Plain, with names"),
    Style.SENSEI: mark(_P, "Sensei's Library"),
}
_MM = mark(_P, "mm")
_POINTS = mark(_P, "pt")
_LETTERS = mark(_P, "Files are shorter, but look right only where there are the same fonts")


_OF_MOVES = ("moves", "first", "last", "after")


def _without(*others: str) -> Sequence[str]:
    """The places of templates but for these."""
    return [place for place in EXAMPLES if place not in others]


def _notations() -> Sequence[Choice]:
    return [Choice(one, title_of(one), explanation_of(one)) for one in NOTATIONS]


def _second_notations() -> Sequence[Choice]:
    return [Choice(None, words(mark(_P, "None"))), *_notations()]


def _views() -> Sequence[Choice]:
    return [Choice(view, view_name(view)) for view in Symmetry]


def _papers() -> Sequence[Choice]:
    return [Choice(paper, paper.name.capitalize()) for paper in PAPERS.values()]


BOARD = Group(
    mark(_P, "Board"),
    (
        Row("edition.names.notation", mark(_P, "N&otation:"), Kind.ONE, values=_notations),
        Row(
            "edition.shown.second",
            mark(_P, "S&econd:"),
            Kind.ONE,
            BOARDS,
            mark(_P, "Names of another notation, beside those of the first"),
            _second_notations,
        ),
        Row("edition.shown.edges", mark(_P, "Names at:"), Kind.SEVERAL, BOARDS, values=_SIDES),
        Row("edition.shown.names", mark(_P, "&Names on:"), Kind.ONE, BOARDS, values=_NAMED),
        Row("edition.shown.structure", mark(_P, "Stru&cture of the notation"), when=BOARDS),
        Row("edition.names.view", mark(_P, "&View:"), Kind.ONE, values=_views),
        Row(
            "edition.names.reading",
            mark(_P, "Na&mes:"),
            Kind.ONE,
            about=mark(_P, "What becomes of the names when the board is turned"),
            values=_READINGS,
        ),
        Row("edition.theme", mark(_P, "&Look:"), Kind.ONE, BOARDS, values=_THEMES),
    ),
)

TEXT = Group(
    mark(_P, "Text"),
    (
        Row("edition.headers", mark(_P, "&Header: who played, when and where")),
        Row("edition.comments", mark(_P, "&Comments"), when=TEXTS),
        Row(
            "edition.judgements",
            mark(_P, "&Judgements in words"),
            when=TEXTS,
            about=mark(_P, "Such as: Good move"),
        ),
        Row("edition.stones_in_text", mark(_P, "Small stones for &moves in comments"), when=TEXTS),
        Row(
            "edition.to_play",
            mark(_P, "Sa&y whose turn it is"),
            when=TEXTS,
            about=mark(_P, "Where a board has no numbers"),
        ),
        Row("edition.captions", mark(_P, "Captions &below boards"), when=TEXTS),
        mark(_P, "Words, with what is filled in within braces"),
        Row("edition.phrases.title", mark(_P, "T&itle:"), Kind.TEMPLATE, places=OF_GAMES),
        *(
            Row(f"edition.phrases.{name}", label, Kind.TEMPLATE, GAME, places=_without(*others))
            for name, label, *others in (
                ("figure", mark(_P, "&Figure:"), "diagram"),
                ("figure_alone", mark(_P, "&Without moves:"), "diagram", *_OF_MOVES),
                ("diagram", mark(_P, "&Diagram:"), "figure"),
            )
        ),
        Row(
            "edition.phrases.position",
            mark(_P, "P&osition:"),
            Kind.TEMPLATE,
            of(Material.POSITION),
            places=("last", *OF_GAMES),
        ),
    ),
    FLOWING,
)

PAGE = Group(
    mark(_P, "Page"),
    (
        Row("edition.setup.paper", mark(_P, "Pape&r:"), Kind.ONE, values=_papers),
        Row("edition.setup.landscape", mark(_P, "Lan&dscape")),
        Row(
            "edition.setup.columns",
            mark(_P, "&Columns:"),
            Kind.NUMBER,
            TEXTS,
            mark(_P, "As many as make stones of 3.2 to 5.5 mm, unless chosen here"),
            owner=PageSetup,
            word=mark(_P, "automatic"),
        ),
        Row(
            "edition.setup.rows",
            mark(_P, "Ro&ws:"),
            Kind.NUMBER,
            TEXTS,
            mark(_P, "So many boards are to fit above each other"),
            owner=PageSetup,
            word=mark(_P, "automatic"),
        ),
        Row("edition.setup.order", mark(_P, "&Order:"), Kind.ONE, TEXTS, values=_ORDERS),
        Row(
            "edition.setup.largest_stone",
            mark(_P, "&Largest stones:"),
            Kind.LENGTH,
            but(Material.BOARD, Material.MOVES),
            owner=PageSetup,
            step=0.1,
            sign=_MM,
        ),
        Row(
            "edition.setup.text_size",
            mark(_P, "Te&xt:"),
            Kind.LENGTH,
            FLOWING,
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
            FLOWING,
            owner=PageSetup,
            sign=_MM,
        ),
        Row(
            "edition.setup.aspect",
            mark(_P, "&Height of cells:"),
            Kind.LENGTH,
            but(Material.BOARD, Material.MOVES),
            mark(_P, "Cells of real boards are higher than wide: 1.08"),
            owner=PageSetup,
            step=0.01,
            sign=mark(_P, "× their width"),
        ),
        Row("edition.setup.page_numbers", mark(_P, "&Numbers of pages"), when=FLOWING),
        Row(
            "edition.setup.first_page",
            mark(_P, "F&irst number:"),
            Kind.NUMBER,
            numbered,
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
            when=but(Material.BOARD),
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
        mark(_P, "Text: TXT"),
        Row("output.diagrams", mark(_P, "&Boards:"), Kind.ONE, values=_STYLES),
    ),
)
