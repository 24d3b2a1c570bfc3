"""Options for the layout: boards, texts, pages and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.options import DocumentType
from ...diagram.book.page_setup import PAPERS, Margins, PageSetup, UnitOrder
from ...diagram.book.phrases import EXAMPLE_VALUES, GAME_PLACEHOLDERS
from ...diagram.book.presets import THEMES
from ...diagram.compose import PointNames
from ...files.text_diagrams import Style
from ...go import Symmetry
from ...notation import NOTATIONS, Reading, Side
from ..core.i18n import tr_noop
from ..widgets.setting_editors import SettingChoice
from ..wording.notation_texts import notation_explanation, notation_title
from ..wording.terms import view_name
from .choices import DPI_RANGE
from .option_conditions import (
    BOARDS,
    FLOWING,
    GAME,
    TEXTS,
    except_materials,
    for_materials,
    has_page_numbers,
)
from .option_table import PRINT_CONTEXT, FieldKind, OptionGroup, OptionRow, translated

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
    UnitOrder.FITTING: tr_noop(_P, "Whichever takes less paper"),
    UnitOrder.ACROSS: tr_noop(_P, "Across, row by row"),
    UnitOrder.DOWN: tr_noop(_P, "Down, column by column"),
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
    """Return the placeholders of templates except these."""
    return [place for place in EXAMPLE_VALUES if place not in others]


def _notations() -> Sequence[SettingChoice]:
    return [SettingChoice(one, notation_title(one), notation_explanation(one)) for one in NOTATIONS]


def _second_notations() -> Sequence[SettingChoice]:
    return [SettingChoice(None, translated(tr_noop(_P, "None"))), *_notations()]


def _views() -> Sequence[SettingChoice]:
    return [SettingChoice(view, view_name(view)) for view in Symmetry]


def _papers() -> Sequence[SettingChoice]:
    return [SettingChoice(paper, paper.name.capitalize()) for paper in PAPERS.values()]


BOARD = OptionGroup(
    tr_noop(_P, "Board"),
    (
        OptionRow(
            "edition.names.notation", tr_noop(_P, "N&otation:"), FieldKind.ONE, values=_notations
        ),
        OptionRow(
            "edition.shown.second",
            tr_noop(_P, "S&econd:"),
            FieldKind.ONE,
            BOARDS,
            tr_noop(_P, "Names of another notation, beside those of the first"),
            _second_notations,
        ),
        OptionRow(
            "edition.shown.edges",
            tr_noop(_P, "Names at:"),
            FieldKind.SEVERAL,
            BOARDS,
            values=_SIDES,
        ),
        OptionRow(
            "edition.shown.names", tr_noop(_P, "&Names on:"), FieldKind.ONE, BOARDS, values=_NAMED
        ),
        OptionRow(
            "edition.shown.structure", tr_noop(_P, "Stru&cture of the notation"), when=BOARDS
        ),
        OptionRow("edition.names.view", tr_noop(_P, "&View:"), FieldKind.ONE, values=_views),
        OptionRow(
            "edition.names.reading",
            tr_noop(_P, "Na&mes:"),
            FieldKind.ONE,
            about=tr_noop(_P, "What becomes of the names when the board is turned"),
            values=_READINGS,
        ),
        OptionRow("edition.theme", tr_noop(_P, "&Look:"), FieldKind.ONE, BOARDS, values=_THEMES),
    ),
)

TEXT = OptionGroup(
    tr_noop(_P, "Text"),
    (
        OptionRow("edition.headers", tr_noop(_P, "&Header: who played, when and where")),
        OptionRow("edition.comments", tr_noop(_P, "&Comments"), when=TEXTS),
        OptionRow(
            "edition.judgements",
            tr_noop(_P, "&Judgements in words"),
            when=TEXTS,
            about=tr_noop(_P, "Such as: Good move"),
        ),
        OptionRow(
            "edition.stones_in_text", tr_noop(_P, "Small stones for &moves in comments"), when=TEXTS
        ),
        OptionRow(
            "edition.to_play",
            tr_noop(_P, "Sa&y whose turn it is"),
            when=TEXTS,
            about=tr_noop(_P, "Where a board has no numbers"),
        ),
        OptionRow("edition.captions", tr_noop(_P, "Captions &below boards"), when=TEXTS),
        tr_noop(_P, "Words, with what is filled in within braces"),
        OptionRow(
            "edition.phrases.title",
            tr_noop(_P, "T&itle:"),
            FieldKind.TEMPLATE,
            places=GAME_PLACEHOLDERS,
        ),
        *(
            OptionRow(
                f"edition.phrases.{name}", label, FieldKind.TEMPLATE, GAME, places=_without(*others)
            )
            for name, label, *others in (
                ("figure", tr_noop(_P, "&Figure:"), "diagram"),
                ("figure_alone", tr_noop(_P, "&Without moves:"), "diagram", *_OF_MOVES),
                ("diagram", tr_noop(_P, "&Diagram:"), "figure"),
            )
        ),
        OptionRow(
            "edition.phrases.position",
            tr_noop(_P, "P&osition:"),
            FieldKind.TEMPLATE,
            for_materials(DocumentType.POSITION),
            places=("last", *GAME_PLACEHOLDERS),
        ),
    ),
    FLOWING,
)

PAGE = OptionGroup(
    tr_noop(_P, "Page"),
    (
        OptionRow("edition.setup.paper", tr_noop(_P, "Pape&r:"), FieldKind.ONE, values=_papers),
        OptionRow("edition.setup.landscape", tr_noop(_P, "Lan&dscape")),
        OptionRow(
            "edition.setup.columns",
            tr_noop(_P, "&Columns:"),
            FieldKind.NUMBER,
            TEXTS,
            tr_noop(_P, "As many as make stones of 3.2 to 5.5 mm, unless chosen here"),
            owner=PageSetup,
            word=tr_noop(_P, "automatic"),
        ),
        OptionRow(
            "edition.setup.rows",
            tr_noop(_P, "Ro&ws:"),
            FieldKind.NUMBER,
            TEXTS,
            tr_noop(_P, "So many boards are to fit above each other"),
            owner=PageSetup,
            word=tr_noop(_P, "automatic"),
        ),
        OptionRow(
            "edition.setup.order", tr_noop(_P, "&Order:"), FieldKind.ONE, TEXTS, values=_ORDERS
        ),
        OptionRow(
            "edition.setup.largest_stone",
            tr_noop(_P, "&Largest stones:"),
            FieldKind.LENGTH,
            except_materials(DocumentType.BOARD, DocumentType.MOVES),
            owner=PageSetup,
            step=0.1,
            sign=_MM,
        ),
        OptionRow(
            "edition.setup.text_size",
            tr_noop(_P, "Te&xt:"),
            FieldKind.LENGTH,
            FLOWING,
            owner=PageSetup,
            step=0.5,
            sign=_POINTS,
        ),
        tr_noop(_P, "Margins"),
        *(
            OptionRow(
                f"edition.setup.margins.{side}",
                label,
                FieldKind.LENGTH,
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
        OptionRow(
            "edition.setup.gutter",
            tr_noop(_P, "Between col&umns:"),
            FieldKind.LENGTH,
            FLOWING,
            owner=PageSetup,
            sign=_MM,
        ),
        OptionRow(
            "edition.setup.aspect",
            tr_noop(_P, "&Height of cells:"),
            FieldKind.LENGTH,
            except_materials(DocumentType.BOARD, DocumentType.MOVES),
            tr_noop(_P, "Cells of real boards are higher than wide: 1.08"),
            owner=PageSetup,
            step=0.01,
            sign=tr_noop(_P, "× their width"),
        ),
        OptionRow("edition.setup.page_numbers", tr_noop(_P, "&Numbers of pages"), when=FLOWING),
        OptionRow(
            "edition.setup.first_page",
            tr_noop(_P, "F&irst number:"),
            FieldKind.NUMBER,
            has_page_numbers,
            owner=PageSetup,
        ),
    ),
)

FILES = OptionGroup(
    tr_noop(_P, "Files"),
    (
        OptionRow(
            "edition.attach_record",
            tr_noop(_P, "PDF holds the &record"),
            about=tr_noop(_P, "As an attachment, from which it can be opened again"),
        ),
        tr_noop(_P, "Pictures: PNG, WebP, SVG"),
        OptionRow(
            "output.pages",
            tr_noop(_P, "Whole pa&ges"),
            when=except_materials(DocumentType.BOARD),
            about=tr_noop(_P, "Otherwise each board is a picture, with its caption and notes"),
        ),
        OptionRow(
            "output.dpi",
            tr_noop(_P, "PNG, WebP: pi&xels per inch:"),
            FieldKind.NUMBER,
            limits=DPI_RANGE,
            step=50,
        ),
        OptionRow("output.text", tr_noop(_P, "SVG: &letters stay letters"), about=_LETTERS),
        OptionRow("output.transparent", tr_noop(_P, "Transparent gro&und")),
        tr_noop(_P, "Text: TXT"),
        OptionRow("output.diagrams", tr_noop(_P, "&Boards:"), FieldKind.ONE, values=_STYLES),
    ),
)
