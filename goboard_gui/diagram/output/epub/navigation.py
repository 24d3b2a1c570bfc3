"""The contents of an EPUB: its navigation document, and the older NCX, which some readers need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ..html.body import clean, unbroken_html
from .names import STYLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .metadata import EpubMetadata


class Entry(NamedTuple):
    """An entry of the contents: its title and address."""

    title: str
    address: str


class Landmark(NamedTuple):
    """A part of a book that readers offer to open, with its type in the vocabulary of EPUB."""

    kind: str
    title: str
    address: str


def navigation_page(
    heading: str, entries: Iterable[Entry], landmarks: Iterable[Landmark], language: str
) -> str:
    """Return the navigation document."""
    listed = "".join(f"<li>{_link(*entry)}</li>\n" for entry in entries)
    marks = "".join(
        f'<li><a epub:type="{kind}" href="{clean(address)}">{clean(title)}</a></li>\n'
        for kind, title, address in landmarks
    )
    return page(
        heading,
        f'<nav epub:type="toc" id="toc" role="doc-toc">\n<h1 dir="auto">{clean(heading)}</h1>\n'
        f"<ol>\n{listed}</ol>\n</nav>\n"
        f'<nav epub:type="landmarks" id="landmarks" hidden="hidden">\n<ol>\n{marks}</ol>\n</nav>\n',
        language,
    )


def _link(title: str, address: str) -> str:
    return f'<a dir="auto" href="{clean(address)}">{unbroken_html(title)}</a>'


def ncx(metadata: EpubMetadata, identifier: str, entries: Sequence[Entry]) -> str:
    """Return the contents as NCX (NISO Z39.86), without which Okular shows none."""
    points = "".join(
        f'<navPoint id="n{number}" playOrder="{number}">'
        f"<navLabel><text>{clean(entry.title)}</text></navLabel>"
        f'<content src="{clean(entry.address)}"/></navPoint>\n'
        for number, entry in enumerate(entries, 1)
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" '
        f'xml:lang="{clean(metadata.language)}">\n'
        f'<head>\n<meta name="dtb:uid" content="{clean(identifier)}"/>\n'
        '<meta name="dtb:depth" content="1"/>\n'
        '<meta name="dtb:totalPageCount" content="0"/>\n'
        '<meta name="dtb:maxPageNumber" content="0"/>\n</head>\n'
        f"<docTitle><text>{clean(metadata.title)}</text></docTitle>\n"
        f"<navMap>\n{points}</navMap>\n</ncx>\n"
    )


def page(title: str, body: str, language: str, kind: str = "") -> str:
    """Return an XHTML page of the book; ``kind`` is its type in the vocabulary of EPUB."""
    named = f' epub:type="{kind}"' if kind else ""
    code = clean(language)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" '
        f'lang="{code}" xml:lang="{code}">\n'
        f'<head>\n<meta charset="utf-8"/>\n<title>{clean(title)}</title>\n'
        f'<link rel="stylesheet" type="text/css" href="{STYLE}"/>\n</head>\n'
        f"<body{named}>\n{body}</body>\n</html>\n"
    )
