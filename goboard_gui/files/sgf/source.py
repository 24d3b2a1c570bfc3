"""Mapping between a file's bytes and its decoded text."""

from __future__ import annotations

import codecs
from bisect import bisect_right
from functools import cached_property
from itertools import accumulate
from operator import itemgetter
from typing import TYPE_CHECKING

from ..kept_bytes import KEEP_BYTES, encode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..encoding import DecodedText

_CHUNK = 4096


class Source:
    """The contents of a file: its bytes, and the decoded text.

    ``encoding`` is that of the first game if the games are in several.
    """

    def __init__(self, data: bytes, decoded: DecodedText) -> None:
        self.data = data
        self.decoded = decoded
        self.text = self.decoded.text
        self.encoding = self.decoded.encoding

    @cached_property
    def _parts(self) -> list[tuple[int, Source]]:
        """The parts of a text in several encodings, each with the offset at which it begins."""
        begins = accumulate(
            (len(text.text) for text in self.decoded.single_encoding_texts), initial=0
        )
        parts = (Source(*part) for part in self.decoded.parts)
        return list(zip(begins, parts, strict=False))

    @property
    def is_mixed(self) -> bool:
        """Whether the games are in several encodings."""
        return bool(self.decoded.parts)

    @property
    def encodings(self) -> tuple[str, ...]:
        """The encodings of the games, each once, in the order of the text."""
        return tuple(dict.fromkeys(text.encoding for text in self.decoded.single_encoding_texts))

    def encoding_at(self, offset: int) -> str:
        """Return the encoding of the text at an offset."""
        if not self.is_mixed:
            return self.encoding
        return self._parts[self._part_at(offset)][1].encoding

    def was_decoded_with(self, codec: str, start: int, end: int) -> bool:
        """Return whether all of ``text[start:end]`` was decoded with the given codec."""
        if not self.is_mixed:
            return self.encoding == codec
        return all(part.encoding == codec for part, _, _ in self._spans(start, end))

    def _spans(self, start: int, end: int) -> Iterator[tuple[Source, int, int]]:
        """Yield the parts of ``text[start:end]``, each with the range in its own text."""
        for number in range(self._part_at(start), len(self._parts)):
            begin, part = self._parts[number]
            if begin >= end:
                break
            yield part, max(start - begin, 0), min(end - begin, len(part.text))

    def _part_at(self, offset: int) -> int:
        """Return the number of the part that contains an offset."""
        return bisect_right(self._parts, offset, key=itemgetter(0)) - 1

    @cached_property
    def newline(self) -> str:
        """The line ending of the text, or LF if it has none."""
        head = self.text[:_CHUNK]
        return next((newline for newline in ("\r\n", "\n", "\r") if newline in head), "\n")

    def bytes_of_span(self, start: int, end: int) -> bytes:
        """Return the bytes from which ``text[start:end]`` was decoded.

        Encoding the text could give other bytes if an encoding has two ways to write a character
        (Shift_JIS) or redundant shifts (ISO-2022-JP): such files are mapped by decoding again.
        """
        if self.is_mixed:
            return b"".join(part.bytes_of_span(*span) for part, *span in self._spans(start, end))
        if self._encodes_back:
            return encode(self.text[start:end], self.encoding)
        return self.data[self._byte_offset(start) : self._byte_offset(end)]

    @cached_property
    def _encodes_back(self) -> bool:
        bom = self.decoded.bom
        try:
            return bom + encode(self.text, self.encoding) == self.data
        except UnicodeError:
            return False

    @cached_property
    def _marks(self) -> list[tuple[int, int, tuple[bytes, int]]]:
        """Checkpoints after every chunk: character count, byte offset and decoder state."""
        decoder = codecs.getincrementaldecoder(self.encoding)(KEEP_BYTES)
        chars, offset = 0, len(self.decoded.bom)
        marks = [(chars, offset, decoder.getstate())]
        while offset < len(self.data):
            chunk = self.data[offset : offset + _CHUNK]
            offset += len(chunk)
            chars += len(decoder.decode(chunk, final=offset == len(self.data)))
            marks.append((chars, offset, decoder.getstate()))
        return marks

    def _byte_offset(self, char: int) -> int:
        place = bisect_right(self._marks, char, key=lambda mark: mark[0]) - 1
        chars, offset, state = self._marks[place]
        decoder = codecs.getincrementaldecoder(self.encoding)(KEEP_BYTES)
        decoder.setstate(state)
        while chars < char:
            offset += 1
            last = offset == len(self.data)
            chars += len(decoder.decode(self.data[offset - 1 : offset], final=last))
        # Half a character and a bracket are decoded together: the bracket is the last byte.
        return offset - (chars - char)
