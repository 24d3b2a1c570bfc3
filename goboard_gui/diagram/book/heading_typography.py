"""Typographic punctuation of headings, titles, captions and the names in them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...record.analysis.languages import can_be_in_language
from .blocks import BoardBlock, InlineText, Paragraph, ParagraphStyle, Table, Unit
from .typography import edited_text, typographic_edits, typographic_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .blocks import Block, ChapterStart, Inline

_COMMENTS = (ParagraphStyle.BODY, ParagraphStyle.SMALL)
_STONE = "o"  # stands for a small stone, which is like a word


def with_typographic_headings(blocks: Iterable[Block], language: str) -> Iterator[Block]:
    """Yield blocks whose headings, titles and captions have the punctuation of the language of
    their book; comments have that of their own.
    """
    for block in blocks:
        if isinstance(block, Unit):
            parts = tuple(_typographic_part(part, language) for part in block.blocks)
            yield replace(block, blocks=parts, start=_typographic_start(block.start, language))
        elif isinstance(block, Paragraph):
            start = _typographic_start(block.start, language)
            yield replace(_typographic_paragraph(block, language), start=start)
        elif isinstance(block, Table):
            yield replace(block, start=_typographic_start(block.start, language))
        else:
            yield block


def typographic_heading(text: str, language: str) -> str:
    """Return a heading with the punctuation of a language, if it can be written in that language.

    >>> typographic_heading("The 'Ear' Game", "en"), typographic_heading("'耳赤' の局", "en")
    ('The ‘Ear’ Game', "'耳赤' の局")
    """
    return typographic_text(text, language) if can_be_in_language(text, language) else text


def _typographic_part(
    part: BoardBlock | Paragraph | Table, language: str
) -> BoardBlock | Paragraph | Table:
    if isinstance(part, BoardBlock):
        return replace(part, caption=_typographic_inline(part.caption, language))
    return _typographic_paragraph(part, language) if isinstance(part, Paragraph) else part


def _typographic_paragraph(paragraph: Paragraph, language: str) -> Paragraph:
    if paragraph.style in _COMMENTS:
        return paragraph
    return replace(paragraph, inline=_typographic_inline(paragraph.inline, language))


def _typographic_start(start: ChapterStart | None, language: str) -> ChapterStart | None:
    if start is None:
        return None
    title, details = (typographic_heading(text, language) for text in (start.title, start.details))
    return start._replace(title=title, details=details)


def _typographic_inline(inline: Inline, language: str) -> Inline:
    texts = [part.text if isinstance(part, InlineText) else _STONE for part in inline]
    text = "".join(texts)
    edits = typographic_edits(text, language) if can_be_in_language(text, language) else ()
    parts, end = [], 0
    for part, own in zip(inline, texts, strict=True):
        start, end = end, end + len(own)
        if edits and isinstance(part, InlineText):
            part = part._replace(text=edited_text(text, edits, start, end))
        parts.append(part)
    return tuple(parts)
