"""Writer of SGF files that preserves unchanged bytes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...record.tree import Property, Tree
from ..encoding import (
    KEEP_BYTES,
    EncodingSource,
    ca_name,
    codec_of,
    decode,
    is_name_of_codec,
    output_codec,
)
from ..errors import EncodingError
from .game_writer import TextPiece, game_pieces
from .scanned_game import ScannedGame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .reading import SgfFile

_HEAD = ("FF", "GM")  # CA is inserted after these
_KEPT_BYTES = re.compile("[\udc00-\udcff]")


def write_sgf(file: SgfFile, games: Sequence[Tree], encoding: str | None = None) -> bytes:
    """Return the bytes of a file with these games.

    Games from the file may be edited, removed or reordered, and others added. Unedited parts keep
    their exact bytes, and so does the text around and between the games; a repaired game is written
    as it was understood. ``encoding`` changes the encoding of everything and is stated in every
    root.

    :raises EncodingError: when a text cannot be encoded.
    :raises UnwritableValueError: when a raw value or an identifier is not SGF.
    :raises LookupError: when ``encoding`` is unknown or cannot represent SGF.
    """
    return compose(file, games, encoding)[0]


def compose(
    file: SgfFile, games: Sequence[Tree], encoding: str | None = None
) -> tuple[bytes, list[Tree]]:
    """Like `write_sgf`, and also return the games as written: their CA may have changed."""
    if encoding is None and is_unchanged(file, games):
        return file.source.data, list(games)
    prepared = prepare(file, games, encoding)
    data, text = _written(file, prepared, encoding)
    if encoding is None and decode(data).text != text:
        # The encoding was guessed, and would be guessed differently now.
        prepared = mark_encoding(file, games)
        data, text = _written(file, prepared, encoding)
    if (back := decode(data).text) != text:
        # A partial character of a damaged file is completed by what follows it now.
        odd = next((a for a, b in zip(text, back, strict=False) if a != b), "")
        raise _encoding_error(prepared, _codec(file, encoding), odd)
    return data, prepared


def is_unchanged(file: SgfFile, games: Sequence[Tree]) -> bool:
    """Return whether these are exactly the games of a file as read or saved."""
    return (
        bool(file.source.data)
        and len(games) == len(file.games)
        and all(
            tree is known
            or (tree.source is known.source and tree.is_unedited and known.is_unedited)
            for tree, known in zip(games, file.games, strict=True)
        )
    )


def prepare(file: SgfFile, games: Sequence[Tree], encoding: str | None = None) -> list[Tree]:
    """Return the games as they will be written, with the CA needed to read them.

    CA is set in every root when an encoding is chosen and in new files, and a wrong one is
    corrected. A file with a missing or unknown CA keeps it as long as only ASCII is added: other
    programs then read the old text as before. Otherwise CA is set in the first game and in the one
    with the new text.
    """
    if encoding is not None:
        codec = output_codec(encoding)
        if codec != file.source.encoding:
            games = [_with_text_alone(tree, codec) for tree in games]
        return [_with_encoding(tree, ca_name(codec)) for tree in games]
    decoded = file.source.decoded
    if decoded.encoding_source is EncodingSource.BOM or _is_wide(file.source.encoding):
        return list(games)
    if (
        not file.source.data
        or decoded.encoding_source is EncodingSource.CHOSEN
        or codec_of(decoded.declared or "")
    ):
        return mark_encoding(file, games)
    marked = [_has_new_letters(tree) for tree in games]
    marked[:1] = [any(marked)]
    name = ca_name(file.source.encoding)
    return [
        _with_encoding(tree, name) if mark else tree
        for tree, mark in zip(games, marked, strict=True)
    ]


def mark_encoding(file: SgfFile, games: Sequence[Tree]) -> list[Tree]:
    """Set CA to the file's encoding in the first root, and remove other values elsewhere.

    Other games from the file may have no CA, as before.
    """
    encoding = file.source.encoding
    known = {id(game) for game in file.layout}
    named = [tree.node(tree.root).first_value("CA") for tree in games]
    return [
        tree
        if (name is None and number and id(tree.source) in known)
        or (name and is_name_of_codec(name, encoding))
        else _with_encoding(tree, ca_name(encoding))
        for number, (tree, name) in enumerate(zip(games, named, strict=True))
    ]


def _codec(file: SgfFile, encoding: str | None) -> str:
    return file.source.encoding if encoding is None else output_codec(encoding)


def _written(file: SgfFile, games: Sequence[Tree], encoding: str | None) -> tuple[bytes, str]:
    """Return the file's bytes and text."""
    codec = _codec(file, encoding)
    bom = file.source.decoded.bom if encoding is None else b""
    pieces = list(_file_pieces(file, games))
    try:
        data = bom + b"".join(_encoded(piece, codec) for piece in pieces)
    except UnicodeEncodeError as error:
        raise _encoding_error(games, codec, error.object[error.start]) from None
    return data, "".join(piece.whole_text for piece in pieces)


def _file_pieces(file: SgfFile, games: Sequence[Tree]) -> Iterator[TextPiece]:
    """Yield the text before the games, the games with the text before each, and the rest."""
    layout = file.layout
    places = {id(game): number for number, game in enumerate(layout)}
    source = layout[0].source if layout else file.source
    if layout:
        yield TextPiece.span(source, 0, layout[0].begin)
    for number, tree in enumerate(games):
        place = places.get(id(tree.source), 0)
        if number and place:
            yield TextPiece.span(source, layout[place - 1].end, layout[place].begin)
        elif number:
            yield TextPiece(source.newline)
        yield from game_pieces(tree, source.newline)
    if layout:
        yield TextPiece.span(source, layout[-1].end, len(source.text))
    else:
        yield TextPiece(source.newline)


def _encoded(piece: TextPiece, codec: str) -> bytes:
    if piece.source is not None and piece.source.encoding == codec:
        return piece.source.encode_span(piece.start, piece.end)
    return piece.whole_text.encode(codec, KEEP_BYTES)


def _is_wide(codec: str) -> bool:
    return codec.startswith(("utf-16", "utf-32"))


def _has_new_letters(tree: Tree) -> bool:
    """Return whether an edit added non-ASCII text."""
    scanned = tree.source if isinstance(tree.source, ScannedGame) else None
    for node in tree.changed_nodes if scanned else tree.preorder():
        read = scanned.properties(node) if scanned and node < len(scanned) else ()
        new = set(tree.node(node).properties).difference(read)
        if not all(value.isascii() for prop in new for value in prop.values):
            return True
    return False


def _with_text_alone(tree: Tree, codec: str) -> Tree:
    """Replace invalid bytes by U+FFFD if they would be decoded as text in another encoding.

    That happens with halves of characters in ASCII, and with bytes that are characters in the new
    encoding.
    """
    changed = {}
    for node in tree.preorder():
        properties = tree.properties(node)
        if any(not _survives(it, codec) for it in properties if _kept_in(it)):
            changed[node] = [_without_kept_bytes(it) for it in properties]
    return tree.set_properties_of(changed) if changed else tree


def _kept_in(item: Property) -> bool:
    return any(_KEPT_BYTES.search(value) for value in item.values)


def _without_kept_bytes(item: Property) -> Property:
    return Property(item.ident, tuple(_KEPT_BYTES.sub("\ufffd", value) for value in item.values))


def _survives(item: Property, codec: str) -> bool:
    """Return whether a property reads back as it is written.

    :raises UnicodeEncodeError: when it cannot be encoded.
    """
    text = "".join(f"[{value}]" for value in item.values)
    return text.encode(codec, KEEP_BYTES).decode(codec, KEEP_BYTES) == text


def _with_encoding(tree: Tree, name: str) -> Tree:
    """Return the tree with this single CA in its root."""
    old = tree.node(tree.root).properties
    if [prop.values for prop in old if prop.ident == "CA"] == [(name,)]:
        return tree
    rest = [prop for prop in old if prop.ident != "CA"]
    place = next((i for i, prop in enumerate(old) if prop.ident == "CA"), None)
    if place is None:
        place = max((i + 1 for i, prop in enumerate(rest[:3]) if prop.ident in _HEAD), default=0)
    rest.insert(place, Property("CA", (name,)))
    return tree.set_properties(tree.root, rest)


def _encoding_error(games: Sequence[Tree], codec: str, character: str) -> EncodingError:
    """Return the error with the place of a character, the first that ``codec`` cannot represent."""
    for tree in games:
        for node in tree.preorder():
            for item in tree.node(node).properties:
                try:
                    survives = _survives(item, codec)
                except UnicodeEncodeError as error:
                    character, survives = error.object[error.start], False
                if not survives:
                    return EncodingError(ca_name(codec), character, item.ident, node)
    return EncodingError(ca_name(codec), character)
