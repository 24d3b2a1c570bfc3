"""Metadata of PDF files: XMP, the information dictionary, language and identifier.

XMP is written without pikepdf's own help, which needs lxml and replaces dates and producer.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import md5
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from PySide6.QtCore import qVersion

from ....named_tuples import NamedTuple
from ...book.text_direction import without_direction_marks
from ..files import CREATOR, prescribed_time
from .text_strings import text_string

if TYPE_CHECKING:
    from pikepdf import Pdf

_SPACES = {
    "x": "adobe:ns:meta/",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "dc": "http://purl.org/dc/elements/1.1/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
}
_XML_SPACE = "http://www.w3.org/XML/1998/namespace"
_BEGIN = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n'
_END = '\n<?xpacket end="r"?>'


class Metadata(NamedTuple):
    """What is known about a document; ``moment`` is when it was written, in UTC."""

    title: str
    author: str
    language: str
    moment: datetime


def writing_time() -> datetime:
    """Return the current time, or the one that the environment prescribes for reproducible files,
    in whole seconds.
    """
    return prescribed_time() or datetime.now(UTC).replace(microsecond=0)


def producer() -> str:
    """Return the names of the libraries that write the files."""
    import pikepdf

    return f"Qt {qVersion()}, pikepdf {pikepdf.__version__}"


def xmp_packet(metadata: Metadata) -> bytes:
    """Return metadata as an XMP packet."""
    for prefix, uri in _SPACES.items():
        ET.register_namespace(prefix, uri)
    meta = ET.Element(_tag("x:xmpmeta"))
    rdf = ET.SubElement(meta, _tag("rdf:RDF"))
    about = ET.SubElement(rdf, _tag("rdf:Description"), {_tag("rdf:about"): ""})
    ET.SubElement(about, _tag("dc:format")).text = "application/pdf"
    if metadata.title:
        item = _item(about, "dc:title", "rdf:Alt", _clean(metadata.title))
        item.set(f"{{{_XML_SPACE}}}lang", "x-default")
    if metadata.author:
        _item(about, "dc:creator", "rdf:Seq", _clean(metadata.author))
    if metadata.language:
        _item(about, "dc:language", "rdf:Bag", metadata.language)
    moment = metadata.moment.isoformat()
    for tag, text in (
        ("xmp:CreatorTool", CREATOR),
        ("xmp:CreateDate", moment),
        ("xmp:ModifyDate", moment),
        ("xmp:MetadataDate", moment),
        ("pdf:Producer", producer()),
    ):
        ET.SubElement(about, _tag(tag)).text = text
    return f"{_BEGIN}{ET.tostring(meta, encoding='unicode')}{_END}".encode()


def write_metadata(pdf: Pdf, metadata: Metadata) -> None:
    """Write XMP, the information dictionary, and the setting that windows show the title."""
    from pikepdf import Dictionary, Name, Stream, String

    date = String(metadata.moment.strftime("D:%Y%m%d%H%M%SZ"))
    info = Dictionary(
        Creator=String(CREATOR), Producer=String(producer()), CreationDate=date, ModDate=date
    )
    if metadata.title:
        info.Title = text_string(_clean(metadata.title))
        pdf.Root.ViewerPreferences = Dictionary(DisplayDocTitle=True)
    if metadata.author:
        info.Author = text_string(_clean(metadata.author))
    pdf.trailer.Info = pdf.make_indirect(info)
    packet = Stream(pdf, xmp_packet(metadata))
    packet.Type, packet.Subtype = Name.Metadata, Name.XML
    pdf.Root.Metadata = packet


def remove_metadata(pdf: Pdf) -> None:
    """Remove what Qt wrote about the document."""
    for holder, key in ((pdf.Root, "/Metadata"), (pdf.trailer, "/Info")):
        if key in holder:
            del holder[key]


def set_identifier(pdf: Pdf, *facts: str) -> None:
    """Set the first half of the file's identifier by facts about the document; the second half
    follows from its contents when it is saved.

    Qt draws a random one.
    """
    from pikepdf import Array, String

    digest = md5("\0".join(facts).encode("utf-8", "replace"), usedforsecurity=False).digest()
    pdf.trailer.ID = Array([String(digest), String(digest)])


def _item(about: ET.Element, name: str, container: str, text: str) -> ET.Element:
    """Add a property whose value is a container of one text; return the element of the text."""
    listed = ET.SubElement(ET.SubElement(about, _tag(name)), _tag(container))
    item = ET.SubElement(listed, _tag("rdf:li"))
    item.text = text
    return item


def _tag(name: str) -> str:
    prefix, local = name.split(":")
    return f"{{{_SPACES[prefix]}}}{local}"


def _clean(text: str) -> str:
    """Return a text without the characters that XML cannot contain, and without invisible marks."""
    text = without_direction_marks(text)
    kept = "".join(sign for sign in text if sign >= " " and sign not in "\ufffe\uffff")
    return kept.encode("utf-8", "replace").decode()
