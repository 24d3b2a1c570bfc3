"""The options of how it looks: boards, texts, pages and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.options import Material
from ...diagram.book.page_setup import PAPERS, Margins, Order, PageSetup
from ...diagram.book.phrases import EXAMPLES, OF_GAMES
from ...diagram.book.presets import THEMES
from ...diagram.compose import PointNames
from ...files.text_diagrams import Style
from ...go import Symmetry
from ...notation import NOTATIONS, Reading, Side
from ..core.i18n import tr_noop
from ..widgets.setting_editors import SettingChoice
from ..wording.notation_texts import explanation_of, title_of
from ..wording.terms import view_name
from .choices import DPI
from .table import PRINT_CONTEXT, Group, Kind, Row, words
from .when import BOARDS, FLOWING, GAME, TEXTS, but, numbered, of

if TYPE_CHECKING:
    from collections.abc import Sequence

_P = PRINT_CONTEXT

_SIDES = {
    Side.TOP: tr_noop(_P, "Top"),
    Side.BOTTOM: tr_noop(_P, "Bottom"),
    Side.LEFT: tr_noop(_P, "Left"),
    Side.RIGHT: tr_noop(_P, "Right"),
}
_NAMED = {
    PointNames.NONE: tr_noop(_P, "None"),
    PointNames.EMPTY: tr_noop(_P, "Empty points"),
    PointNames.ALL: tr_noop(_P, "All points"),
}
_READINGS = {
    Reading.TRAVEL: tr_noop(_P, "Travel with the board"),
    Reading.STAY: tr_noop(_P, "Stay with the page"),
}
_THEMES = {
    THEMES["print"]: tr_noop(_P, "Black on white"),
    THEMES["light"]: tr_noop(_P, "Wood, as on screen"),
    THEMES["dark"]: tr_noop(_P, "Dark wood, as on screen"),
}
_ORDERS = {
    Order.FITTING: tr_noop(_P, "Whichever takes less paper"),
    Order.ACROSS: tr_noop(_P, "Across, row by row"),
    Order.DOWN: tr_noop(_P, "Down, column by column"),
}
_STYLES = {
    Style.PLAIN: tr_noop(_P, "Plain, with names"),
    Style.SENSEI: tr_noop(_P, "Sensei's Library"),
}
_MM = tr_noop(_P, "mm")
_POINTS = tr_noop(_P, "pt")
_LETTERS = tr_noop(_P, "Files are shorter, but look right only where there are the same fonts")


_OF_MOVES = ("moves", "first", "last", "after")


def _without(*others: str) -> Sequence[str]:
    """The places of templates but for these."""
    return [place for place in EXAMPLES if place not in others]


def _notations() -> Sequence[SettingChoice]:
    return [SettingChoice(one, title_of(one), explanation_of(one)) for one in NOTATIONS]


def _second_notations() -> Sequence[SettingChoice]:
    return [SettingChoice(None, words(tr_noop(_P, "None"))), *_notations()]


def _views() -> Sequence[SettingChoice]:
    return [SettingChoice(view, view_name(view)) for view in Symmetry]


def _papers() -> Sequence[SettingChoice]:
    return [SettingChoice(paper, paper.name.capitalize()) for paper in PAPERS.values()]


BOARD = Group(
    tr_noop(_P, "Board"),
    (
        Row("edition.names.notation", tr_noop(_P, "N&otation:"), Kind.ONE, values=_notations),
        Row(
            "edition.shown.second",
            tr_noop(_P, "S&econd:"),
            Kind.ONE,
            BOARDS,
            tr_noop(_P, "Names of another notation, beside those of the first"),
            _second_notations,
        ),
        Row("edition.shown.edges", tr_noop(_P, "Names at:"), Kind.SEVERAL, BOARDS, values=_SIDES),
        Row("edition.shown.names", tr_noop(_P, "&Names on:"), Kind.ONE, BOARDS, values=_NAMED),
        Row("edition.shown.structure", tr_noop(_P, "Stru&cture of the notation"), when=BOARDS),
        Row("edition.names.view", tr_noop(_P, "&View:"), Kind.ONE, values=_views),
        Row(
            "edition.names.reading",
            tr_noop(_P, "Na&mes:"),
            Kind.ONE,
            about=tr_noop(_P, "What becomes of the names when the board is turned"),
            values=_READINGS,
        ),
        Row("edition.theme", tr_noop(_P, "&Look:"), Kind.ONE, BOARDS, values=_THEMES),
    ),
)

TEXT = Group(
    tr_noop(_P, "Text"),
    (
        Row("edition.headers", tr_noop(_P, "&Header: who played, when and where")),
        Row("edition.comments", tr_noop(_P, "&Comments"), when=TEXTS),
        Row(
            "edition.judgements",
            tr_noop(_P, "&Judgements in words"),
            when=TEXTS,
            about=tr_noop(_P, "Such as: Good move"),
        ),
        Row(
            "edition.stones_in_text", tr_noop(_P, "Small stones for &moves in comments"), when=TEXTS
        ),
        Row(
            "edition.to_play",
            tr_noop(_P, "Sa&y whose turn it is"),
            when=TEXTS,
            about=tr_noop(_P, "Where a board has no numbers"),
        ),
        Row("edition.captions", tr_noop(_P, "Captions &below boards"), when=TEXTS),
        tr_noop(_P, "Words, with what is filled in within braces"),
        Row("edition.phrases.title", tr_noop(_P, "T&itle:"), Kind.TEMPLATE, places=OF_GAMES),
        *(
            Row(f"edition.phrases.{name}", label, Kind.TEMPLATE, GAME, places=_without(*others))
            for name, label, *others in (
                ("figure", tr_noop(_P, "&Figure:"), "diagram"),
                ("figure_alone", tr_noop(_P, "&Without moves:"), "diagram", *_OF_MOVES),
                ("diagram", tr_noop(_P, "&Diagram:"), "figure"),
            )
        ),
        Row(
            "edition.phrases.position",
            tr_noop(_P, "P&osition:"),
            Kind.TEMPLATE,
            of(Material.POSITION),
            places=("last", *OF_GAMES),
        ),
    ),
    FLOWING,
)

PAGE = Group(
    tr_noop(_P, "Page"),
    (
        Row("edition.setup.paper", tr_noop(_P, "Pape&r:"), Kind.ONE, values=_papers),
        Row("edition.setup.landscape", tr_noop(_P, "Lan&dscape")),
        Row(
            "edition.setup.columns",
            tr_noop(_P, "&Columns:"),
            Kind.NUMBER,
            TEXTS,
            tr_noop(_P, "As many as make stones of 3.2 to 5.5 mm, unless chosen here"),
            owner=PageSetup,
            word=tr_noop(_P, "automatic"),
        ),
        Row(
            "edition.setup.rows",
            tr_noop(_P, "Ro&ws:"),
            Kind.NUMBER,
            TEXTS,
            tr_noop(_P, "So many boards are to fit above each other"),
            owner=PageSetup,
            word=tr_noop(_P, "automatic"),
        ),
        Row("edition.setup.order", tr_noop(_P, "&Order:"), Kind.ONE, TEXTS, values=_ORDERS),
        Row(
            "edition.setup.largest_stone",
            tr_noop(_P, "&Largest stones:"),
            Kind.LENGTH,
            but(Material.BOARD, Material.MOVES),
            owner=PageSetup,
            step=0.1,
            sign=_MM,
        ),
        Row(
            "edition.setup.text_size",
            tr_noop(_P, "Te&xt:"),
            Kind.LENGTH,
            FLOWING,
            owner=PageSetup,
            step=0.5,
            sign=_POINTS,
        ),
        tr_noop(_P, "Margins"),
        *(
            Row(
                f"edition.setup.margins.{side}",
                label,
                Kind.LENGTH,
                owner=Margins,
                sign=_MM,
            )
            for side, label in (
                ("left", tr_noop(_P, "L&eft:")),
                ("right", tr_noop(_P, "Ri&ght:")),
                ("top", tr_noop(_P, "&Top:")),
                ("bottom", tr_noop(_P, "&Bottom:")),
            )
        ),
        Row(
            "edition.setup.gutter",
            tr_noop(_P, "Between col&umns:"),
            Kind.LENGTH,
            FLOWING,
            owner=PageSetup,
            sign=_MM,
        ),
        Row(
            "edition.setup.aspect",
            tr_noop(_P, "&Height of cells:"),
            Kind.LENGTH,
            but(Material.BOARD, Material.MOVES),
            tr_noop(_P, "Cells of real boards are higher than wide: 1.08"),
            owner=PageSetup,
            step=0.01,
            sign=tr_noop(_P, "× their width"),
        ),
        Row("edition.setup.page_numbers", tr_noop(_P, "&Numbers of pages"), when=FLOWING),
        Row(
            "edition.setup.first_page",
            tr_noop(_P, "F&irst number:"),
            Kind.NUMBER,
            numbered,
            owner=PageSetup,
        ),
    ),
)

FILES = Group(
    tr_noop(_P, "Files"),
    (
        Row(
            "edition.attach_record",
            tr_noop(_P, "PDF holds the &record"),
            about=tr_noop(_P, "As an attachment, from which it can be opened again"),
        ),
        tr_noop(_P, "Pictures: PNG, WebP, SVG"),
        Row(
            "output.pages",
            tr_noop(_P, "Whole pa&ges"),
            when=but(Material.BOARD),
            about=tr_noop(_P, "Otherwise each board is a picture, with its caption and notes"),
        ),
        Row(
            "output.dpi",
            tr_noop(_P, "PNG, WebP: pi&xels per inch:"),
            Kind.NUMBER,
            limits=DPI,
            step=50,
        ),
        Row("output.text", tr_noop(_P, "SVG: &letters stay letters"), about=_LETTERS),
        Row("output.transparent", tr_noop(_P, "Transparent gro&und")),
        tr_noop(_P, "Text: TXT"),
        Row("output.diagrams", tr_noop(_P, "&Boards:"), Kind.ONE, values=_STYLES),
    ),
)
