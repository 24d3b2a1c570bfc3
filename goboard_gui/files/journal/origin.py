"""Origin of a document, and the head of a journal, from which the origin is restored."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ... import __version__
from ..encoding import DecodedPart, DecodedText, EncodingSource
from ..kept_bytes import KEEP_BYTES
from ..sgf.possible_moves import CommentInterpretation
from ..sgf.reading import SgfFile, read_sgf_source
from ..sgf.source import Source
from ..storage.saving import Fingerprint
from .journal_file import JournalRecordKind, decode_json, encode_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..sgf.scanned_game import ScannedGame

FORMAT = 2
"""The version of the journal format; older programs ignore newer journals."""
_FORMAT_WITHOUT_PARTS = 1
"""The version of journals of files in a single encoding, which earlier versions can read."""


@dataclass(frozen=True, slots=True, eq=False)
class DocumentOrigin:
    """The path of a document, if it has one, and the contents of its file as last read or saved."""

    path: Path | None = None
    file: SgfFile | None = None

    @property
    def scanned_games(self) -> Sequence[ScannedGame]:
        """The scanned games of the file as it was read, or an empty sequence for a new document."""
        return self.file.layout if self.file else ()

    @property
    def sources(self) -> list[Source]:
        """The file's current contents and, if they differ, the contents from which its games were
        read.
        """
        if self.file is None:
            return []
        current = self.file.source
        read = self.scanned_games[0].source if self.scanned_games else current
        return [current] if read is current else [current, read]

    def journal_records(self) -> list[tuple[JournalRecordKind, bytes]]:
        """Return the first records of a new journal, which describe the origin of the document."""
        sources = self.sources
        is_mixed = any(source.is_mixed for source in sources)
        head = {
            "format": FORMAT if is_mixed else _FORMAT_WITHOUT_PARTS,
            "program": __version__,
            "path": None if self.path is None else str(self.path.absolute()),
            "host": host_name(),
            "pid": os.getpid(),
            "written": round(time.time(), 3),
            "fingerprint": _fingerprint(sources[0]) if sources else None,
            "sources": [_encoding_facts(source.decoded) for source in sources],
            "layout": [len(game) for game in self.scanned_games],
            "mended": bool(self.file and self.file.diagnostics),
            "comments": self.file.reading.value if self.file else None,
        }
        blobs = [(JournalRecordKind.BYTES, source.data) for source in sources]
        return [(JournalRecordKind.HEAD, encode_json(head)), *blobs]


@dataclass(frozen=True, slots=True)
class JournalHead:
    """The first record of a journal: the origin of its document, and the process that wrote it."""

    path: Path | None
    host: str
    pid: int
    written: float
    fingerprint: Fingerprint | None
    sources: tuple[dict[str, Any], ...]
    layout: tuple[int, ...]
    mended: bool
    reading: CommentInterpretation

    @property
    def encodings(self) -> list[str]:
        """The codecs with which the contents of the file were decoded."""
        texts = (text for facts in self.sources for text in facts.get("parts", (facts,)))
        return [text["charset"] for text in texts]

    def origin(self, blobs: Sequence[bytes]) -> DocumentOrigin:
        """Return the origin of the document; ``blobs`` are the copies of its file that the journal
        keeps.

        :raises ValueError: when the games read from them are not the expected ones.
        """
        if not blobs:
            return DocumentOrigin(self.path)
        sources = [_source(*both) for both in zip(blobs, self.sources, strict=True)]
        if not self.layout:
            return DocumentOrigin(self.path, SgfFile(sources[0], ()))
        read = read_sgf_source(sources[-1], reading=self.reading)
        if tuple(map(len, read.layout)) != self.layout:
            raise ValueError("this version reads other games from the file")
        if len(sources) == 1:
            return DocumentOrigin(self.path, read if self.mended else read._replace(diagnostics=()))
        file = SgfFile(sources[0], (), layout=read.layout, reading=self.reading)
        return DocumentOrigin(self.path, file)


class NewerFormatError(ValueError):
    """Error for a journal that was written by a newer version of the program."""


def read_head(payload: bytes) -> JournalHead:
    """Parse the head of a journal.

    :raises NewerFormatError: when its version is unknown.
    :raises ValueError: when it is invalid.
    """
    values = decode_json(payload)
    try:
        if values["format"] > FORMAT:
            raise NewerFormatError(values["program"])
        return JournalHead(
            None if values["path"] is None else _path(values["path"]),
            values["host"],
            values["pid"],
            values["written"],
            values["fingerprint"] and Fingerprint(*values["fingerprint"]),
            tuple(values["sources"]),
            tuple(values["layout"]),
            values["mended"],
            # Earlier versions read all comments as moves that may contain some.
            CommentInterpretation(values.get("comments", "moves") or "automatic"),
        )
    except (LookupError, TypeError) as error:
        raise ValueError(str(error)) from error


def _path(text: str) -> Path:
    """Return a path; raise ValueError if no file can have it."""
    if b"\0" in os.fsencode(text):
        raise ValueError(text)
    return Path(text)


def host_name() -> str:
    """Return the name of this computer."""
    return os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "")


def _fingerprint(source: Source) -> list[object]:
    found = Fingerprint.from_data(source.data)
    return [found.size, found.sha256]


def _encoding_facts(decoded: DecodedText) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "charset": decoded.encoding,
        "how": decoded.encoding_source.name,
        "bom": decoded.bom.hex(),
        "declared": decoded.declared,
    }
    if decoded.parts:
        facts["parts"] = [
            {"bytes": len(data), **_encoding_facts(part)} for data, part in decoded.parts
        ]
    return facts


def _source(data: bytes, facts: dict[str, Any]) -> Source:
    """Decode the contents of a file with the encoding in ``facts``, so that it is not detected
    again.
    """
    return Source(data, _decoded(data, facts))


def _decoded(data: bytes, facts: dict[str, Any]) -> DecodedText:
    bom, encoding = bytes.fromhex(facts["bom"]), facts["charset"]
    parts, begin = [], len(bom)
    for part in facts.get("parts", ()):
        piece = data[begin : begin + part["bytes"]]
        parts.append(DecodedPart(piece, _decoded(piece, part)))
        begin += len(piece)
    if parts:
        text = "".join(part.decoded.text for part in parts)
    else:
        text = data[len(bom) :].decode(encoding, KEEP_BYTES)
    source = EncodingSource[facts["how"]]
    return DecodedText(text, encoding, source, bom, facts["declared"], parts=tuple(parts))
