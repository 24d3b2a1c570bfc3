"""Pages and images of the manual, both written and generated.

The written pages are Markdown, so that they are read wherever the source is. A folder with the name
of a language holds those that were translated; all others are read in English.
"""

from __future__ import annotations

import re
from contextlib import suppress
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter

from ...assets import resource_path
from ...diagram.compose import DisplayOptions, NamedPoints, compose_picture
from ...diagram.layout import Layout
from ...diagram.painting.painter import draw
from ...go import Board, Colour, Point, Size
from ...named_tuples import NamedTuple
from ...notation import NOTATIONS, Naming, notation
from ..core.i18n import tr_noop, translator
from ..core.languages import active_language
from ..wording.notation_texts import notation_explanation, notation_origin, notation_title

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ...diagram.picture import Picture
    from ...diagram.theme import Theme
    from ...notation import Notation

_H = "Help"
_tr = translator(_H)

NOTATIONS_PAGE = "notations"
NEWS_PAGE = "news"
GENERATED_PAGES = frozenset({NOTATIONS_PAGE})
"""Generated pages, in HTML."""

MAX_IMAGE_WIDTH = 640
"""Maximum width of an image in logical pixels."""
_IMAGE_RATIO = 2
"""Pixels per logical pixel of a generated image."""

_BOARD_IMAGE_PREFIX = "notation-"
"""Prefix of the image names of notations, before the id."""


class HelpLibrary:
    """Source of the manual's pages and images, which are generated or read for each request."""

    def __init__(
        self,
        notation: Callable[[], Notation],
        theme: Callable[[], Theme],
    ) -> None:
        """Create the library; ``notation`` returns the notation in use and ``theme`` the board
        theme.
        """
        self._notation = notation
        self._theme = theme

    def pages(self) -> list[ManualPage]:
        """Return all pages: the manual, the notations and what's new."""
        return [
            *manual_pages(active_language()),
            ManualPage(NOTATIONS_PAGE, _tr(tr_noop(_H, "About the notations"))),
            ManualPage(NEWS_PAGE, _tr(tr_noop(_H, "What's new"))),
        ]

    def page_source(self, name: str) -> str:
        """Return the text of a page as Markdown or HTML, or "" if the page does not exist."""
        if name == NOTATIONS_PAGE:
            return render_notation_page(self._notation(), _BOARD_IMAGE_PREFIX)
        with suppress(FileNotFoundError):
            return page_text(name, active_language())
        if name == NEWS_PAGE:  # in its original language
            return resource_path("CHANGELOG.md").read_text(encoding="utf-8")
        return ""

    def image(self, name: str) -> QImage:
        """Return an image of the manual at its display size, or a null image if there is none."""
        if name.startswith(_BOARD_IMAGE_PREFIX):
            return render_board(name.removeprefix(_BOARD_IMAGE_PREFIX), self._theme())
        try:
            image = QImage(str(image_file(name, active_language())))
        except FileNotFoundError:
            return QImage()
        image.setDevicePixelRatio(max(_IMAGE_RATIO, image.width() / MAX_IMAGE_WIDTH))
        return image


NOTATION_LINK = "use:"
"""Prefix of links that choose a notation, before its id."""

_SIZE = Size(9, 9)
_MOVES = (Point(6, 2), Point(2, 6), Point(6, 6), Point(2, 3))
"""The moves shown in each notation."""

_PITCH = 30.0
"""Distance between board lines in logical pixels."""


def render_notation_page(current: Notation, pictures: str) -> str:
    """Return the page about the notations as HTML, with the current notation marked.

    The name of an image is ``pictures``, followed by the id of its notation.
    """
    title = _tr(tr_noop(_H, "About the notations"))
    lead = _tr(
        tr_noop(
            _H,
            "A notation gives every point of the board its coordinate. The one you "
            "choose is used everywhere: at the edges of the board, in the move list, "
            "in comments, in print, and when you type moves. Below, each notation "
            "shows the first moves of the same game.",
        ),
    )
    parts = [_section(each, each is current, pictures) for each in NOTATIONS]
    return "\n".join([f"<h1>{escape(title)}</h1><p>{escape(lead)}</p>", *parts])


def _section(notation: Notation, current: bool, pictures: str) -> str:
    """Return the section about a notation as HTML, with an explanation, the source, a board and
    moves.
    """
    moves = ", ".join(
        f"{number} {notation.format_for_records(point, _SIZE)}"
        for number, point in enumerate(_MOVES, 1)
    )
    use = escape(_tr(tr_noop(_H, "Use this notation")))
    link = f'<a href="{NOTATION_LINK}{notation.id}">{use}</a>'
    if current:
        here = escape(_tr(tr_noop(_H, "Current notation")))
        link = f"<b>{here}</b>"
    texts = [
        escape(notation_explanation(notation)),
        escape(notation_origin(notation)),
        escape(moves),
        link,
    ]
    paragraphs = "".join(f"<p>{each}</p>" for each in texts if each)
    board = f'<img src="pictures/{pictures}{notation.id}"/>'
    row = f'<tr><td>{board}</td><td style="padding-left: 18px">{paragraphs}</td></tr>'
    return f'<h2>{escape(notation_title(notation))}</h2><table border="0">{row}</table>'


def render_board(key: str, theme: Theme) -> QImage:
    """Render a small board with the coordinates of a notation and sample moves."""
    picture = _numbered(Naming(notation(key), _SIZE))
    layout = Layout.for_picture(picture, _PITCH * _IMAGE_RATIO)
    board = layout.board_rect()
    image = QImage(
        QSize(ceil(board.width()), ceil(board.height())), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(QColor(theme.background))
    with QPainter(image) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(qp, picture, layout, theme)
    image.setDevicePixelRatio(_IMAGE_RATIO)
    return image


def _numbered(naming: Naming) -> Picture:
    board = Board.empty(_SIZE)
    picture = compose_picture(board, naming, DisplayOptions(names=NamedPoints.ALL, structure=True))
    colours = Colour.BLACK, Colour.WHITE
    cells = dict(picture.cells)
    for number, point in enumerate(_MOVES):
        stone, label = colours[number % 2], str(number + 1)
        cells[point] = cells[point]._replace(stone=stone, label=label, name="")
    return picture._replace(cells=cells)


_INDEX = "README.md"
"""The index page, which lists the other pages."""

_LISTED_PAGE = re.compile(r"^\S+ \[.*\]\(([a-z-]+)\.md\)", re.MULTILINE)
_TITLE = re.compile(r"^# (.*)$", re.MULTILINE)
_NOT_IN_ANCHORS = re.compile(r"[^\w -]")


class ManualPage(NamedTuple):
    """A page of the manual: its name, as used in links, and its title."""

    name: str
    title: str


def manual_pages(language: str = "en") -> list[ManualPage]:
    """Return all pages in reading order, with their titles in the given language.

    >>> manual_pages()[0]
    ManualPage(name='tutorial-recorder', title='Tutorial: record a game')
    """
    listed = _LISTED_PAGE.findall(_read(resource_path("manual", _INDEX)))
    return [ManualPage(name, first_heading(page_text(name, language))) for name in listed]


def page_text(name: str, language: str = "en") -> str:
    """Return the text of a page as Markdown, in English if there is no translation.

    :raises FileNotFoundError: if there is no such page.
    """
    return _read(_localised(f"{name}.md", language))


def image_file(name: str, language: str = "en") -> Path:
    """Return the path of an image, in the given language if there is such a version.

    :raises FileNotFoundError: if there is no such image.
    """
    return _localised(f"pictures/{name}", language)


def first_heading(text: str) -> str:
    """Return the first heading of a Markdown text, or "" if there is none.

    >>> first_heading("# The window\\n\\nClick a point.")
    'The window'
    """
    found = _TITLE.search(text)
    return found[1] if found else ""


def heading_anchor(heading: str) -> str:
    """Return the anchor of a heading, as Git hosting sites generate it.

    >>> heading_anchor("Names travel, or stay")
    'names-travel-or-stay'
    """
    return _NOT_IN_ANCHORS.sub("", heading.strip().lower()).replace(" ", "-")


def _localised(name: str, language: str) -> Path:
    try:
        return resource_path("manual", language, name)
    except FileNotFoundError:
        return resource_path("manual", name)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
