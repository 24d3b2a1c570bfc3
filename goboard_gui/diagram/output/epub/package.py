"""The package document of an EPUB, which lists its files and their order, and the archive."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ..html.body import clean
from .metadata import metadata_elements
from .names import CONTAINER, MIME_TYPE, NCX, PACKAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .metadata import EpubMetadata

XHTML_TYPE, CSS_TYPE = "application/xhtml+xml", "text/css"
NCX_TYPE = "application/x-dtbncx+xml"
_RIGHT_TO_LEFT = frozenset({"ar", "dv", "fa", "he", "ps", "ug", "ur", "yi"})
"""The languages whose pages are turned from right to left."""
_FIRST_DATE = (1980, 1, 1, 0, 0, 0)  # of the ZIP format
_READABLE = 0o644 << 16
_UNIX = 3
_CONTAINER_FILE = f"""\
<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="{PACKAGE}" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""


class PackedFile(NamedTuple):
    """A file of an EPUB: its name, data and media type.

    It has these ``properties`` in the manifest, and is read in order if it is ``in_spine``.
    """

    name: str
    data: bytes
    media_type: str
    properties: str = ""
    in_spine: bool = False


def package_document(
    metadata: EpubMetadata, identifier: str, files: Iterable[PackedFile], record: str = ""
) -> str:
    """Return the package document.

    The ``record`` is the name of a file with the record, which is linked in the metadata only: a
    link to it in the book leads to a dead or an empty page, and one reader stopped working.
    """
    items, spine = [], []
    language = metadata.language.split("-")[0]
    direction = ' page-progression-direction="rtl"' if language in _RIGHT_TO_LEFT else ""
    for file in files:
        name = clean(file.name)
        id_ = name.replace(".", "-")
        properties = f' properties="{file.properties}"' if file.properties else ""
        items.append(
            f'<item id="{id_}" href="{name}" media-type="{file.media_type}"{properties}/>\n'
        )
        if file.in_spine:
            spine.append(f'<itemref idref="{id_}"/>\n')
    link = (
        f'<link rel="record" href="{clean(record)}" media-type="application/x-go-sgf"/>\n'
        if record
        else ""
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" '
        f'xml:lang="{clean(metadata.language)}">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f"{metadata_elements(metadata, identifier)}{link}</metadata>\n"
        f"<manifest>\n{''.join(items)}</manifest>\n"
        f'<spine toc="{NCX.replace(".", "-")}"{direction}>\n{"".join(spine)}</spine>\n</package>\n'
    )


def archive(package: str, files: Sequence[PackedFile]) -> bytes:
    """Return the archive; the same files always give the same bytes."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        _add(made, "mimetype", MIME_TYPE.encode(), zipfile.ZIP_STORED)
        _add(made, CONTAINER, _CONTAINER_FILE.encode())
        _add(made, PACKAGE, package.encode())
        for file in files:
            _add(made, file.name, file.data)
    return buffer.getvalue()


def _add(
    made: zipfile.ZipFile, name: str, data: bytes, compression: int = zipfile.ZIP_DEFLATED
) -> None:
    info = zipfile.ZipInfo(name, _FIRST_DATE)
    info.compress_type, info.create_system, info.external_attr = compression, _UNIX, _READABLE
    made.writestr(info, data)
