"""The logical structure of a document, for formats that tell assistive software about it.

Items on sheets refer to the elements to which they belong. Elements know their parents only: a
writer builds the tree from the items that are really on its sheets.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Role(Enum):
    """What an element of a document is; the values are the structure types of PDF."""

    SECTION = "Sect"
    HEADING = "H"
    """A heading; its level is the number after the letter."""
    PARAGRAPH = "P"
    FIGURE = "Figure"
    CAPTION = "Caption"
    NOTE = "Note"
    TABLE = "Table"
    ROW = "TR"
    HEADER_CELL = "TH"
    CELL = "TD"
    CONTENTS = "TOC"
    CONTENTS_ENTRY = "TOCI"
    REFERENCE = "Reference"
    LINK = "Link"
    STONE = "Span"
    """A small stone in running text."""
    ARTIFACT = "Artifact"
    """What is not part of the text, such as page numbers, rules and repeated boards."""


@dataclass(frozen=True, slots=True)
class StructureElement:
    """An element of the logical structure, which is within its ``parent``, if any.

    ``level`` is the level of a heading, from 1. ``index`` is the position among the elements within
    the same parent if they are not read in the order of the page. ``text`` is read aloud or copied
    instead of the content: a description of a figure or a link, or the text of a stone. Links to
    the element refer to its ``anchor``, and it is itself a link if it has a ``target``: the anchor
    of another element or an address on the web. ``language`` is the BCP 47 tag of its text if it
    has one of its own. Elements are told apart by identity, as two may be equal.
    """

    role: Role
    parent: StructureElement | None = None
    level: int = 0
    index: int = 0
    text: str = ""
    anchor: str = ""
    target: str = ""
    language: str = ""

    @property
    def is_artifact(self) -> bool:
        """Whether the element, or one that it is within, is not part of the text."""
        return self.role is Role.ARTIFACT or (self.parent is not None and self.parent.is_artifact)


ARTIFACT = StructureElement(Role.ARTIFACT)
"""The element of all items that are not part of the text."""
