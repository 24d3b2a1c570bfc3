"""Files attached to PDF files, as the source from which the document was made."""

from __future__ import annotations

from hashlib import md5
from typing import TYPE_CHECKING

from .text_strings import text_string

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from pikepdf import Dictionary, Pdf

    from ...book.blocks import Attachment


def embedded_files(pdf: Pdf, attachments: Iterable[Attachment], moment: datetime) -> Dictionary:
    """Embed files in a document; return the name tree of them, which readers need sorted.

    ``moment`` is the time of their modification.
    """
    from pikepdf import Array, Dictionary, Name, Stream, String

    date = String(moment.strftime("D:%Y%m%d%H%M%SZ"))
    names: list[object] = []
    associated = Array()
    for attachment in sorted(attachments, key=lambda each: bytes(text_string(each.name))):
        stream = Stream(pdf, attachment.data)
        stream.Type, stream.Subtype = Name.EmbeddedFile, Name(f"/{attachment.mime_type}")
        digest = md5(attachment.data, usedforsecurity=False).digest()
        stream.Params = Dictionary(Size=len(attachment.data), ModDate=date, CheckSum=String(digest))
        name = text_string(attachment.name)
        specification = pdf.make_indirect(
            Dictionary(
                Type=Name.Filespec,
                F=name,
                UF=name,
                EF=Dictionary(F=stream, UF=stream),
                AFRelationship=Name.Source,
            )
        )
        names += name, specification
        associated.append(specification)
    pdf.Root.AF = associated
    return Dictionary(Names=Array(names))
