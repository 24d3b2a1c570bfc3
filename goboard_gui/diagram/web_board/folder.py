"""Folders of web boards: a page for each record, and a page with links to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..output.html.body import clean
from .page import board_page, html_page
from .titles import detail_lines, page_title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .options import WebBoardOptions
    from .shown_record import ShownRecord

CONTENTS_PAGE = "index.html"
_LEAST_DIGITS = 3


class WebPage(NamedTuple):
    """A file of a folder of web boards."""

    name: str
    text: str

    @property
    def data(self) -> bytes:
        """The content of the file."""
        return page_bytes(self.text)


def page_bytes(text: str) -> bytes:
    """Return the bytes of a page."""
    return text.encode("utf-8", "replace")


def folder_pages(records: Sequence[ShownRecord], options: WebBoardOptions) -> Iterator[WebPage]:
    """Yield the pages of a folder: those of the records, and then the contents."""
    digits = max(_LEAST_DIGITS, len(str(len(records))))
    names = [f"{number:0{digits}}.html" for number in range(1, len(records) + 1)]
    for index, (name, shown) in enumerate(zip(names, records, strict=True)):
        before = names[index - 1] if index else ""
        after = names[index + 1] if index + 1 < len(names) else ""
        yield WebPage(name, board_page(shown, options, navigation=_links(before, after, options)))
    yield WebPage(CONTENTS_PAGE, _contents_page(names, records, options))


def _links(before: str, after: str, options: WebBoardOptions) -> str:
    """Return links to the page before and after a page, and to the contents."""
    texts = options.texts
    links = (
        f'<a href="{name}"{relation}>{clean(text)}</a>'
        for name, relation, text in (
            (before, ' rel="prev"', texts.previous_page),
            (CONTENTS_PAGE, "", options.phrases.contents),
            (after, ' rel="next"', texts.next_page),
        )
        if name
    )
    return f'<nav class="pages">{" ".join(links)}</nav>\n'


def _contents_page(
    names: Sequence[str], records: Sequence[ShownRecord], options: WebBoardOptions
) -> str:
    phrases = options.phrases
    title = options.title or phrases.contents
    items = "".join(
        f'<li dir="auto"><a href="{name}">{clean(page_title(shown, phrases))}</a>'
        f"{_details(shown, options)}</li>\n"
        for name, shown in zip(names, records, strict=True)
    )
    body = (
        f'<main class="web-board">\n<header>\n<h1 dir="auto">{clean(title)}</h1>\n</header>\n'
        f'<nav class="contents">\n<ol>\n{items}</ol>\n</nav>\n</main>\n'
    )
    return html_page(title, body, options.language)


def _details(shown: ShownRecord, options: WebBoardOptions) -> str:
    lines = detail_lines(shown, options.phrases)[:1]
    return "".join(f' <span class="details" dir="auto">{clean(line)}</span>' for line in lines)
