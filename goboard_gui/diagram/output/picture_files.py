"""Writing of boards and single sheets to files, in all formats of pictures."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtGui import QPageSize

from ..board_page import BoardItem, board_page, caption_height, caption_items, caption_lines
from ..book.page_setup import POSITION_PITCH
from ..book.sheet import Pages, Sheet
from ..layout import Layout
from ..painting.wood import SHADOW_WIDTH
from ..theme import PRINT
from ..units import MM_PER_INCH
from .files import write_file
from .formats import PICTURE_FORMATS, FileContent, format_for
from .images import DEFAULT_IMAGE_OPTIONS, ImageOptions, pixels_per_mm, save_image

if TYPE_CHECKING:
    from pathlib import Path

    from ..board_page import Items
    from ..book.blocks import Attachment
    from ..picture import Picture
    from ..theme import Theme
    from .files import Write

_BITMAP_PITCH = 48.0  # pixels without a width or resolution
_PAGE_MARGIN = 15.0  # mm


def save_picture(
    path: Path,
    picture: Picture,
    *,
    theme: Theme = PRINT,
    caption: str = "",
    paper: QPageSize | None = None,
    transparent: bool = False,
    keep_text: bool = False,
    width: int | None = None,
    dpi: float | None = None,
    title: str = "",
    author: str = "",
    description: str = "",
    language: str = "",
    attachments: tuple[Attachment, ...] = (),
    pitch: float = POSITION_PITCH,
    write: Write = write_file,
) -> None:
    """Write a board with its caption in the format of the file's extension, one of
    `PICTURE_FORMATS`.

    The line spacing of the board is ``pitch`` millimetres, unless it is too large for the page. The
    size of bitmaps follows from ``width``, in pixels, or else from ``dpi``, which is stored in PNG
    files. Captions have the same layout in all formats. If ``transparent`` is set, images contain
    only stones and lines. SVG has a title, and text that is converted to outlines unless
    ``keep_text`` is set. PDF has searchable text, metadata and attachments; its page has the size
    ``paper``, or just fits the board and caption. ``description`` and ``language`` are those of
    `save_sheet`.

    :raises ExportError: the format is not supported, the image would be too large, or the file
        cannot be written.
    """
    known = format_for(path, PICTURE_FORMATS)
    theme = theme._replace(transparent=transparent)
    background = None if transparent else theme.background
    if known.content is FileContent.BITMAP:
        mm = dpi / MM_PER_INCH if dpi else _BITMAP_PITCH / pitch
        sheet = _bitmap_sheet(picture, theme, caption, width, pitch, mm)
        save_image(path, known, sheet, 1.0, background, dpi, write)
        return
    paged = known.content is FileContent.PAGES
    sheet = board_page(
        picture,
        paper=paper.size(QPageSize.Unit.Millimeter) if paper is not None and paged else None,
        margin=_PAGE_MARGIN,
        theme=theme,
        caption=caption,
        largest_pitch=pitch,
    )
    options = ImageOptions(background, keep_text=keep_text)
    save_sheet(
        path,
        sheet,
        options,
        title=title,
        author=author,
        description=description,
        language=language,
        attachments=attachments,
        is_grey=theme.is_grey,
        write=write,
    )


def _bitmap_sheet(
    picture: Picture, theme: Theme, caption: str, width: int | None, pitch: float, mm: float
) -> Sheet:
    """Return a sheet with a board, its shadow and a caption, measured in pixels so that lines fall
    on whole pixels.

    It has ``mm`` pixels per millimetre, unless it must be ``width`` pixels wide.
    """
    border = SHADOW_WIDTH if theme.wood and not theme.transparent else 0.0
    if width is not None:
        unit = Layout.for_picture(picture, 1.0).board_rect()
        mm = width / (unit.width() + 2 * border) / pitch
    layout, rim = Layout.for_picture(picture, pitch * mm), border * pitch * mm
    board = layout.board_rect()
    across, down = board.width() + 2 * rim, board.height() + 2 * rim
    lines = caption_lines(caption, across, theme, mm)
    items: Items = (
        BoardItem(picture, layout.translated(rim, rim), theme),
        *caption_items(lines, across / 2, down, across, theme, mm),
    )
    return Sheet(ceil(across), ceil(down + caption_height(len(lines)) * mm), items)


def save_sheet(
    path: Path,
    sheet: Sheet,
    options: ImageOptions = DEFAULT_IMAGE_OPTIONS,
    *,
    title: str = "",
    author: str = "",
    description: str = "",
    language: str = "",
    attachments: tuple[Attachment, ...] = (),
    is_grey: bool = False,
    write: Write = write_file,
) -> None:
    """Write a sheet in the format of the file's extension, one of `PICTURE_FORMATS`.

    ``description`` is stored only in SVG and PDF files, and author, attachments and the code of the
    ``language`` only in PDF files. If the sheet ``is_grey``, nothing on it is drawn in a colour,
    and PDF uses no others.

    :raises ExportError: the format is not supported, the image would be too large, or the file
        cannot be written.
    """
    known = format_for(path, PICTURE_FORMATS)
    match known.content:
        case FileContent.PAGES:
            from .pdf import save_pages  # imported late, as all of these take time to load

            pages = Pages(
                (sheet,),
                title,
                author,
                attachments,
                language=language,
                phrase_language=language,
                description=description,
                is_grey=is_grey,
            )
            save_pages(path, pages, write)
        case FileContent.VECTOR:
            from .svg import to_svg

            background, text = options.background, options.keep_text
            data = to_svg(
                sheet, title=title, description=description, background=background, keep_text=text
            )
            write(path, data)
        case _:
            scale = pixels_per_mm(sheet, options)
            dpi = scale * MM_PER_INCH
            save_image(path, known, sheet, scale, options.background, dpi, write)
