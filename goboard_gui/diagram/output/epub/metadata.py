"""Metadata of an EPUB: title, language, date, identifiers and accessibility."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING
from uuid import UUID, uuid5

from ....named_tuples import NamedTuple
from ..files import CREATOR
from ..html.body import clean

if TYPE_CHECKING:
    from collections.abc import Iterable

_NAMESPACE = UUID("b1c5b0a2-5f0c-5d0e-9a57-7f5c7c1f0d5e")
"""The namespace of the identifiers of books, drawn once at random."""
_FEATURES = (
    "alternativeText",
    "longDescription",
    "readingOrder",
    "structuralNavigation",
    "tableOfContents",
    "displayTransformability",
)


class EpubMetadata(NamedTuple):
    """Metadata of a book; ``modified`` is in UTC.

    ``isbn`` has 13 digits or is empty. ``summary`` says how accessible the book is, in words.
    """

    title: str
    author: str
    language: str
    modified: datetime
    publisher: str = ""
    isbn: str = ""
    summary: str = ""


def content_identifier(contents: Iterable[bytes]) -> str:
    """Return an identifier that is the same for books with the same contents, as a URN."""
    digest = sha256()
    for data in contents:
        digest.update(len(data).to_bytes(8, "big"))
        digest.update(data)
    return f"urn:uuid:{uuid5(_NAMESPACE, digest.hexdigest())}"


def metadata_elements(metadata: EpubMetadata, identifier: str) -> str:
    """Return the elements of the package that describe the book."""
    lines = [
        f'<dc:identifier id="id">{clean(identifier)}</dc:identifier>',
        f"<dc:title>{clean(metadata.title)}</dc:title>",
        f"<dc:language>{clean(metadata.language)}</dc:language>",
    ]
    if metadata.isbn:
        lines.append(f"<dc:identifier>urn:isbn:{clean(metadata.isbn)}</dc:identifier>")
    if metadata.author:
        lines.append(f"<dc:creator>{clean(metadata.author)}</dc:creator>")
    if metadata.publisher:
        lines.append(f"<dc:publisher>{clean(metadata.publisher)}</dc:publisher>")
    moment = metadata.modified.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    lines += [
        f'<meta property="dcterms:modified">{moment}</meta>',
        f'<meta name="generator" content="{CREATOR}"/>',
        *(_accessibility("accessMode", mode) for mode in ("textual", "visual")),
        *(_accessibility("accessModeSufficient", modes) for modes in ("textual,visual", "textual")),
        *(_accessibility("accessibilityFeature", feature) for feature in _FEATURES),
        _accessibility("accessibilityHazard", "none"),
        _accessibility("accessibilitySummary", metadata.summary),
    ]
    return "".join(f"{line}\n" for line in lines)


def _accessibility(name: str, value: str) -> str:
    return f'<meta property="schema:{name}">{clean(value)}</meta>'
