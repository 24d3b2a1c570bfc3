"""Writing of an EPUB, in steps."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...book.blocks import find_board_blocks
from ...book.contents_titles import contents_titles
from ...book.isbn import parse_isbn
from ...book.page_setup import POSITION_PITCH
from ...book.phrases import ENGLISH
from ...theme import PRINT
from ..files import CREATOR, prescribed_time
from ..html.body import clean
from .body import EpubBodyWriter
from .cover import HEIGHT, WIDTH, cover_image
from .division import Part, divide, files_by_anchor
from .metadata import EpubMetadata, content_identifier
from .names import COVER, COVER_PAGE, NAVIGATION, NCX, RECORD_PAGE, STYLE, TITLE_PAGE
from .navigation import Entry, Landmark, navigation_page, ncx, page
from .package import (
    CSS_TYPE,
    NCX_TYPE,
    XHTML_TYPE,
    PackedFile,
    archive,
    package_document,
)
from .pictures import PNG_TYPE, Pictures

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from ...book.blocks import Attachment, Book
    from ...book.options import NamingOptions
    from ...book.phrases import Phrases
    from ...theme import Theme

_FIRST_TIME = datetime(1980, 1, 1, tzinfo=UTC)
_STYLE_SHEET = """\
h1, h2 { line-height: 1.2; page-break-after: avoid; break-after: avoid }
.subtitle, .centred { text-align: center }
.small, .note { font-size: .87em }
.keep { page-break-after: avoid; break-after: avoid }
figure { margin: 1.5em 0; text-align: center; page-break-inside: avoid; break-inside: avoid }
.cover { text-align: center }
figure img, .cover img { height: auto }
.cover img { width: 100%; max-width: 800px }
figcaption { text-align: center }
figcaption p { margin: .3em 0 }
figcaption ul { margin: .3em 0; padding: 0; list-style-type: none }
.unbroken { white-space: nowrap }
table { margin: 1em auto; border-collapse: collapse }
th, td { padding: .1em .7em; text-align: left; text-align: start; border-bottom: 1px solid }
nav ol { padding: 0; list-style-type: none }
nav li { margin: .5em 0 }
pre { white-space: pre-wrap }
"""
"""The style sheet; fonts and colours of text are the reader's."""


class EpubOptions(NamedTuple):
    """Options of an EPUB.

    ``language`` is the language code of the ``phrases``, and that of books in which no other one is
    known. ``pitch`` is the line spacing for which the labels of boards are made, in millimetres.
    ``modified`` is when the newest record was changed, in seconds since 1970, or None if that is
    not known. With ``bitmaps``, boards are PNG. With ``record_page``, the last page has the record
    as text.
    """

    names: NamingOptions
    language: str = "en"
    theme: Theme = PRINT
    phrases: Phrases = ENGLISH
    pitch: float = POSITION_PITCH
    modified: float | None = None
    publisher: str = ""
    isbn: str = ""
    bitmaps: bool = False
    record_page: bool = False


def epub_steps(book: Book, options: EpubOptions) -> Generator[None, None, bytes]:
    """Return a book as EPUB, yielding after each block.

    :raises IsbnError: the ISBN is wrong.
    """
    writer = _EpubWriter(book, options)
    yield from writer.steps()
    return writer.data()


class _EpubWriter:
    """A writer of the files of one book."""

    def __init__(self, book: Book, options: EpubOptions) -> None:
        self._book = book
        self._options = options
        self._parts = divide(book.blocks) or (Part(TITLE_PAGE, ()),)
        self._language = book.language or options.language
        self._isbn = parse_isbn(options.isbn) if options.isbn else ""
        phrases = options.phrases
        self._pages: list[PackedFile] = []
        starts = [part.start for part in self._parts if part.start]
        titles = contents_titles(starts, phrases)
        self._titles = {start.anchor: title for start, title in zip(starts, titles, strict=True)}
        self._title = book.title or next(iter(titles), "") or CREATOR
        pictures = Pictures(
            find_board_blocks(book.blocks), options.theme, options.pitch, bitmaps=options.bitmaps
        )
        self._body = EpubBodyWriter(
            book,
            phrases,
            options.language,
            pictures=pictures,
            pitch=options.pitch,
            names=options.names,
            files=files_by_anchor(self._parts),
        )

    def steps(self) -> Generator[None, None, None]:
        """Convert all blocks, yielding after each."""
        for part in self._parts:
            if part.name == NAVIGATION:
                continue
            self._body.part = part.name
            body = []
            for block in part.blocks:
                body.append(self._body.block_html(block))
                yield
            body.append(self._body.written_move_lists())
            if part.start and self._shows_contents:
                body.append(self._body.contents_link())
            kind = "titlepage" if part.name == TITLE_PAGE else ""
            text = page(self._part_title(part), "".join(body), self._language, kind)
            self._pages.append(_page(part.name, text))

    def data(self) -> bytes:
        """Return the archive."""
        options, language, shown = self._options, self._language, self._shows_contents
        contents = options.phrases.contents
        entries = [
            Entry(self._part_title(part), part.name) for part in self._parts if part.start
        ] or [Entry(self._title, part.name) for part in self._parts[:1]]
        by_name = {file.name: file for file in self._pages}
        first = next((part.name for part in self._parts if part.start), self._parts[0].name)
        landmarks = [
            Landmark("cover", self._title, COVER_PAGE),
            *([Landmark("toc", contents, NAVIGATION)] if shown else []),
            Landmark("bodymatter", self._title, first),
        ]
        navigation = navigation_page(contents, entries, landmarks, language)
        by_name[NAVIGATION] = _page(NAVIGATION, navigation, "nav", in_spine=shown)
        order = [part.name for part in self._parts]
        pages = [_page(COVER_PAGE, self._cover_page()), *(by_name[name] for name in order)]
        if not shown:
            pages.append(by_name[NAVIGATION])
        attachments = self._book.attachments
        if options.record_page:
            pages.append(_page(RECORD_PAGE, self._record_text(attachments)))
        metadata = self._metadata()
        files = [
            *pages,
            PackedFile(COVER, self._cover(), PNG_TYPE, "cover-image"),
            PackedFile(STYLE, _STYLE_SHEET.encode(), CSS_TYPE),
            *(PackedFile(each.name, each.data, each.media_type) for each in self._body.made),
        ]
        identifier = content_identifier(
            data for file in files for data in (file.name.encode(), file.data)
        )
        files.append(PackedFile(NCX, ncx(metadata, identifier, entries).encode(), NCX_TYPE))
        record = attachments[0].name if attachments else ""
        package = package_document(metadata, identifier, files, record)
        linked = (PackedFile(each.name, each.data, each.mime_type) for each in attachments)
        return archive(package, [*files, *linked])

    @property
    def _shows_contents(self) -> bool:
        """Whether the contents are a page of the book."""
        return any(part.name == NAVIGATION for part in self._parts)

    def _part_title(self, part: Part) -> str:
        return self._titles[part.start.anchor] if part.start else self._title

    def _metadata(self) -> EpubMetadata:
        options, book = self._options, self._book
        return EpubMetadata(
            self._title,
            book.author,
            self._language,
            _modification_time(options.modified),
            options.publisher,
            self._isbn,
            options.phrases.accessibility,
        )

    def _cover(self) -> bytes:
        board = next(find_board_blocks(self._book.blocks), None)
        picture = board.picture if board else None
        return cover_image(self._title, self._book.author, picture, self._options.theme)

    def _cover_page(self) -> str:
        text = ", ".join(filter(None, (self._title, self._book.author)))
        image = (
            f'<img src="{COVER}" alt="{clean(text)}" width="{WIDTH // 2}" height="{HEIGHT // 2}"/>'
        )
        body = f'<div class="cover">\n<div>{image}</div>\n</div>\n'
        return page(self._title, body, self._language, "cover")

    def _record_text(self, attachments: Iterable[Attachment]) -> str:
        text = "".join(each.data.decode() for each in attachments)
        body = f'<div>\n<pre dir="ltr">{clean(text)}</pre>\n</div>\n'
        return page(self._title, body, self._language)


def _page(name: str, text: str, properties: str = "", *, in_spine: bool = True) -> PackedFile:
    return PackedFile(name, text.encode(), XHTML_TYPE, properties, in_spine)


def _modification_time(modified: float | None) -> datetime:
    """Return when a book was changed: the time that the environment prescribes, that of its newest
    record, or else the first that archives can have, so that the same records give the same file.
    """
    known = _FIRST_TIME if modified is None else datetime.fromtimestamp(int(modified), UTC)
    return prescribed_time() or known
