"""Characters that cannot be saved in UTF-8: lone surrogates, and bytes kept from another encoding.

Text in UTF-16 may contain lone surrogates, and damaged files contain bytes that are not text. Both
are kept as lone surrogates in texts, and written unchanged in the encoding of the file.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...record.tree import Property
from ..kept_bytes import KEEP_BYTES, encode
from .scanned_game import ScannedGame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...record.tree import Tree
    from .reading import SgfFile

_SURROGATES = re.compile("[\ud800-\udfff]+")
_REPLACEMENT = "\ufffd"


class UnencodableCharacters(NamedTuple):
    """The characters of games that cannot be saved in UTF-8.

    ``total`` is their number. ``game``, ``node`` and ``ident`` are the place of the first one; it
    may be outside of all games. ``games`` are the games that were searched, and ``replaced`` the
    same games with U+FFFD instead of these characters.
    """

    total: int
    game: int | None
    node: int | None
    ident: str
    games: tuple[Tree, ...]
    replaced: tuple[Tree, ...]


def replace_surrogates(text: str, encoding: str) -> str:
    r"""Return a text of a file in ``encoding``, with U+FFFD in place of each invalid character.

    A lone surrogate in UTF-16 is kept as two bytes, and any invalid character in UTF-32 as four.

    >>> replace_surrogates("a\udc00\udcd8", "utf-16-le"), replace_surrogates("a\udcff", "utf-8")
    ('a\ufffd', 'a\ufffd')
    """
    width = 2 if encoding.startswith("utf-16") else 4 if encoding.startswith("utf-32") else 1
    return _SURROGATES.sub(lambda run: _REPLACEMENT * -(-len(run[0]) // width), text)


def find_unencodable(
    file: SgfFile, games: Sequence[Tree], *, keep_invalid: bool = True
) -> UnencodableCharacters:
    """Find the characters of games that cannot be saved in UTF-8.

    Invalid bytes of a file in UTF-8 can be, as long as they stay invalid and ``keep_invalid`` is
    set. Without it they count, too: a file that has no other text than invalid bytes would be taken
    for one in another encoding.
    """
    count, replaced = 0, []
    first: tuple[int | None, int | None, str] = (None, None, "")
    for number, tree in enumerate(games):
        changed = {}
        for node in _nodes_with_surrogates(tree):
            old = tree.node(node).properties
            new = [_without_surrogates(item, _encoding(file, tree), keep_invalid) for item in old]
            pairs = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
            if pairs:
                changed[node] = new
                count += sum(_replacements(now) - _replacements(then) for then, now in pairs)
                if first[0] is None:
                    first = (number, node, pairs[0][0].ident)
        replaced.append(tree.set_properties_of_nodes(changed) if changed else tree)
    for text, encoding in _texts_outside(file):
        count += replace_surrogates(text, encoding).count(_REPLACEMENT) - text.count(_REPLACEMENT)
    return UnencodableCharacters(count, *first, tuple(games), tuple(replaced))


def _encoding(file: SgfFile, tree: Tree) -> str:
    source = tree.source
    return source.encoding if isinstance(source, ScannedGame) else file.source.encoding


def _nodes_with_surrogates(tree: Tree) -> Iterator[int]:
    """Yield the nodes that may contain surrogates; unedited ones are recognised by their text."""
    read = tree.source if isinstance(tree.source, ScannedGame) else None
    text = "" if read is None else read.source.text
    if read is not None and tree.is_unedited and not _SURROGATES.search(text, read.begin, read.end):
        return
    for node in tree.preorder():
        span = None if read is None else tree.span(node)
        if span is None or _SURROGATES.search(text, *span):
            yield node


def _without_surrogates(item: Property, encoding: str, keep_invalid: bool) -> Property:
    stays = keep_invalid and encoding == "utf-8" and _stays(item)
    if stays or not any(map(_SURROGATES.search, item.values)):
        return item
    return Property(item.ident, tuple(replace_surrogates(each, encoding) for each in item.values))


def _stays(item: Property) -> bool:
    """Return whether a property is the same after it is written and read in UTF-8."""
    text = "".join(f"[{value}]" for value in item.values)
    try:
        return encode(text, "utf-8").decode("utf-8", KEEP_BYTES) == text
    except UnicodeEncodeError:
        return False


def _replacements(item: Property) -> int:
    return sum(value.count(_REPLACEMENT) for value in item.values)


def _texts_outside(file: SgfFile) -> Iterator[tuple[str, str]]:
    """Yield the texts before, between and after the games of a file that are not in UTF-8, and the
    encoding in which they were read.
    """
    if not file.layout or file.source.encodings == ("utf-8",):
        return
    source = file.layout[0].source
    begins = [0, *(game.end for game in file.layout)]
    ends = [*(game.begin for game in file.layout), len(source.text)]
    for begin, end in zip(begins, ends, strict=True):
        if (encoding := source.encoding_at(begin)) != "utf-8":
            yield source.text[begin:end], encoding
