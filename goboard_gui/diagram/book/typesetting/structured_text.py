"""Lines of paragraphs with their structure elements, and with addresses as links."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ....late_patterns import late_pattern
from ..blocks import InlineText, ParagraphStyle
from ..structure import Role, StructureElement
from .line_ends import RAGGED
from .paragraphs import balance_lines, break_lines, in_element

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..blocks import Inline, InlineStone, Paragraph
    from .line_ends import LineSetting
    from .paragraphs import TypesetLine
    from .styles import TypeStyle

_LEVELS = {ParagraphStyle.COVER: 1, ParagraphStyle.TITLE: 1, ParagraphStyle.HEADING: 2}
_SIGN = r"[^\s<>\"“”„«»、。「」]"
_ADDRESS = late_pattern(
    rf"https?://{_SIGN}+"
    rf"|(?<![\w./@-])(?P<site>www\.[\w-]+\.{_SIGN}+"
    r"|(?P<mail>(?:mailto:)?[\w+-][\w.+-]*@[\w-]+(?:\.[\w-]+)+))",
    re.IGNORECASE,
)
_MAY_BE_ADDRESS = re.compile(r"://|www\.|@", re.IGNORECASE)
_AFTER_ADDRESS = ".,;:!?'’…"
"""Characters that end a sentence or a quotation rather than an address."""


def paragraph_lines(
    paragraph: Paragraph,
    type_: TypeStyle,
    width: float,
    parent: StructureElement | None = None,
    setting: LineSetting = RAGGED,
) -> tuple[TypesetLine, ...]:
    """Break a paragraph into lines no wider than ``width``; those of a centred one are balanced.

    Their structure element is within ``parent``.
    """
    inline = with_web_links(paragraph.inline)
    if paragraph.centred:
        lines = balance_lines(inline, type_, width)
    else:
        lines = break_lines(inline, type_, width, setting=setting)
    return in_element(lines, _element(paragraph, parent))


def _element(paragraph: Paragraph, parent: StructureElement | None) -> StructureElement:
    level = _LEVELS.get(paragraph.style, 0)
    role = Role.HEADING if level else Role.PARAGRAPH
    return StructureElement(
        role, parent, level, anchor=paragraph.anchor, language=paragraph.language
    )


def with_web_links(inline: Inline) -> Inline:
    """Return running text in which addresses on the web and of e-mail are links.

    >>> text = InlineText("See https://senseis.xmp.net/?Ko (and www.example.org).")
    >>> [(part.text, part.target) for part in with_web_links((text,))]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('See ', ''), ('https://senseis.xmp.net/?Ko', 'https://senseis.xmp.net/?Ko'),
     (' (and ', ''), ('www.example.org', 'https://www.example.org'), (').', '')]
    """
    return tuple(part for each in inline for part in _with_web_links(each))


def is_address(target: str) -> bool:
    """Return whether the target of a link is an address on the web or of e-mail, and not an
    anchor.
    """
    return target.lower().startswith(("http://", "https://", "mailto:"))


def _with_web_links(part: InlineText | InlineStone) -> Iterator[InlineText | InlineStone]:
    if not isinstance(part, InlineText) or part.target or not _MAY_BE_ADDRESS.search(part.text):
        yield part
        return
    end = 0
    for found in _ADDRESS.finditer(part.text):
        address = _without_closing_signs(found[0])
        yield part._replace(text=part.text[end : found.start()])
        end = found.start() + len(address)
        yield part._replace(text=address, target=_target(found, address))
    yield part._replace(text=part.text[end:])


def _target(found: re.Match[str], address: str) -> str:
    """Return the target of a link to an address, which may lack its beginning."""
    if found["mail"]:
        return f"mailto:{address.removeprefix('mailto:')}"
    return f"https://{address}" if found["site"] else address


def _without_closing_signs(address: str) -> str:
    """Return an address without punctuation after it, and without a bracket that it does not
    open.

    >>> _without_closing_signs("https://example.org/Go_(game)),")
    'https://example.org/Go_(game)'
    """
    while address[-1] in _AFTER_ADDRESS or (
        address[-1] == ")" and address.count(")") > address.count("(")
    ):
        address = address[:-1]
    return address
