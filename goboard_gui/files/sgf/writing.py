"""Writing of SGF games and files, which preserves unchanged bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple
from ...record.tree import Property, Tree
from ..encoding import EncodingSource, ca_value, codec_of, matches_codec, output_codec
from ..errors import EncodingError
from ..kept_bytes import KEEP_BYTES, encode, is_wide_codec
from .decoding import decode
from .game_equality import are_same_games
from .reading import read_sgf
from .scanned_game import ScannedGame
from .syntax import (
    is_plain_node,
    node_text,
    property_pieces,
    property_text,
    skip_white_space,
)
from .unencodable import find_unencodable, replace_surrogates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ...record.tree import Node, Tree
    from .reading import SgfFile
    from .source import Source

_WIDTH = 79


class TextPiece(NamedTuple):
    """A piece of the output: new text, or a span of a source text."""

    text: str
    source: Source | None = None
    start: int = 0
    end: int = 0

    @classmethod
    def from_span(cls, source: Source, start: int, end: int) -> TextPiece:
        """Return ``source.text[start:end]`` as a piece."""
        return cls("", source, start, end)

    @property
    def whole_text(self) -> str:
        """The text of the piece, whether new or taken from the source."""
        return self.text if self.source is None else self.source.text[self.start : self.end]


def game_pieces(tree: Tree, newline: str, *, settled: bool = False) -> list[TextPiece]:
    """Return the pieces of a game from its '(' to its ')'; new lines end with ``newline``.

    With ``settled``, comments that may contain moves are written so that they cannot be read as
    moves.

    :raises UnwritableValueError: when a raw value or an identifier is not SGF.
    """
    read = tree.source if isinstance(tree.source, ScannedGame) else None
    if read and read.sound and tree.is_unedited and not (settled and read.doubtful):
        return [TextPiece.from_span(read.source, read.begin, read.end)]
    return _GameWriter(tree, read, newline, settled=settled).write_game()


class _Output:
    """Pieces of the output; consecutive texts and adjacent spans of the source become one piece."""

    def __init__(self) -> None:
        self.column = 0
        """The number of characters since the last line break."""
        self._source: Source | None = None
        self._pieces: list[TextPiece] = []
        self._texts: list[str] = []
        self._start = self._end = 0

    @property
    def ends_with_text(self) -> bool:
        """Whether new text was appended last."""
        return bool(self._texts)

    def add_text(self, text: str) -> None:
        """Append new text."""
        if self._start < self._end:
            self._finish_piece()
        self._texts.append(text)
        if "\n" in text or "\r" in text:
            self.column = len(text) - 1 - max(text.rfind("\n"), text.rfind("\r"))
        else:
            self.column += len(text)

    def add_span(self, source: Source, start: int, end: int) -> None:
        """Append ``source.text[start:end]``; all spans must be of the same source."""
        if start != self._end or self._texts:
            self._finish_piece()
            self._start = start
        self._source, self._end = source, end
        newline = max(source.text.rfind("\n", start, end), source.text.rfind("\r", start, end))
        self.column = end - newline - 1 if newline >= 0 else self.column + end - start

    def pieces(self) -> list[TextPiece]:
        """Return all pieces."""
        self._finish_piece()
        return self._pieces

    def _finish_piece(self) -> None:
        if self._texts:
            self._pieces.append(TextPiece("".join(self._texts)))
            self._texts = []
        elif self._source is not None and self._start < self._end:
            self._pieces.append(TextPiece.from_span(self._source, self._start, self._end))
        self._start = self._end


class _GameWriter:
    """Writer of the changed nodes and their ancestors; unchanged subtrees are single spans."""

    def __init__(
        self, tree: Tree, read: ScannedGame | None, newline: str, *, settled: bool
    ) -> None:
        self.tree = tree
        self.read = read
        self.newline = newline
        self.to_settle = read.doubtful if read and settled else {}
        self.output = _Output()
        # In a repaired game only the valid nodes have spans.
        self.layout = read if read and read.sound else None
        self.walked = self._nodes_to_walk() if self.layout else None
        self.bracketed = self.layout.closes if self.layout else {}
        """The nodes with a '(' before them in the source, among them its root."""

    def write_game(self) -> list[TextPiece]:
        """Return the pieces of the game."""
        tree, layout, output = self.tree, self.layout, self.output
        walked, bracketed = self.walked, self.bracketed
        if layout:
            output.add_span(layout.source, layout.begin, layout.starts[0])
        else:
            output.add_text("(")
        # Nodes to write; ~node begins a variation, and None ends one.
        stack: list[int | None] = [tree.root]
        while stack:
            item = stack.pop()
            if item is None:
                output.add_text(")")
                continue
            node = item if item >= 0 else ~item
            if node != item:
                self._begin_variation(node)
            if layout and walked is not None and node not in walked:
                output.add_span(layout.source, layout.starts[node], layout.subtree_end(node))
                continue
            edited = tree.edited_node(node)
            self._node(node, edited)
            children = tree.source.children(node) if edited is None else edited.children
            if len(children) == 1 and children[0] not in bracketed:
                stack.append(children[0])
            else:
                for child in reversed(children):
                    stack += (None, ~child)
        output.add_text(")")
        return output.pieces()

    def _nodes_to_walk(self) -> set[int]:
        """Return the nodes to write anew: those that are changed or can be read in two ways, and
        all ancestors of both.
        """
        walked: set[int] = set()
        to_settle = (node for node in self.to_settle if node in self.tree)
        for changed in (*self.tree.changed_nodes, *to_settle):
            node: int | None = changed
            while node is not None and node not in walked:
                walked.add(node)
                node = self.tree.parent(node)
        return walked

    def _begin_variation(self, node: int) -> None:
        """Write the '(' before a node with its white space, as in the source if it is there.

        The line break is omitted if the output is already at the start of a line.
        """
        output, layout = self.output, self.layout
        at_line_start = not output.column
        if layout is None or node not in self.bracketed:
            output.add_text("(" if at_line_start else f"{self.newline}(")
            return
        text = layout.source.text
        begin, end = layout.node_end(node - 1), layout.starts[node]
        start = max(begin, text.rfind(")", begin, end) + 1)
        if at_line_start:
            start = text.index("(", start)
        if output.ends_with_text:
            output.add_text(text[start:end])
        else:
            output.add_span(layout.source, start, end)

    def _node(self, node: int, edited: Node | None) -> None:
        """Write a node; ``edited`` is its contents if it has been edited."""
        layout = self.layout
        span = self.tree.source.span(node) if edited is None else edited.span
        if span is not None and self.read is not None and node not in self.to_settle:
            self.output.add_span(self.read.source, *span)
            return
        properties = self.tree.source.properties(node) if edited is None else edited.properties
        if layout and node < len(layout):
            self.output.add_text(_text_in_layout(layout, node, properties))
        else:
            text = node_text(properties)
            if 0 < self.output.column > _WIDTH - len(text):
                text = self.newline + text
            self.output.add_text(text + self.newline if node == self.tree.root else text)


def _text_in_layout(layout: ScannedGame, node: int, properties: Sequence[Property]) -> str:
    """Return the text of a changed node, with white space and unchanged properties as in the
    source.
    """
    text, start = layout.source.text, layout.starts[node]
    if is_plain_node(text, start):
        return node_text(properties)
    read, end = property_pieces(text, start)
    parts = [
        read.get(prop) or _white_space_before(prop.ident, read) + property_text(prop)
        for prop in properties
    ]
    return f";{''.join(parts)}{text[end : skip_white_space(text, end)]}"


def _white_space_before(ident: str, read: Mapping[Property, str]) -> str:
    """Return the white space before the property with an identifier in the text of a node, or else
    before its last property.
    """
    found = ""
    for prop, text in read.items():
        found = text[: skip_white_space(text, 0)]
        if prop.ident == ident:
            break
    return found


_OF_THE_USER = (EncodingSource.CHOSEN, EncodingSource.REMEMBERED)
_HEAD = ("FF", "GM")  # CA is inserted after these
_BYTE_ORDER_MARK = "\ufeff"
_LIKE_CA = late_pattern(r"CA\s*\[")
_SQUARE_BRACKET = late_pattern(r"[\[\]]")
_KEPT_BYTES = late_pattern("[\udc00-\udcff]")


def write_sgf(file: SgfFile, games: Sequence[Tree], encoding: str | None = None) -> bytes:
    """Return the bytes of an SGF file with these games.

    Games from the file may be edited, removed or reordered, and others added. Unedited parts keep
    their exact bytes. So does the text around and between the games, unless it would look like a
    game now. A repaired game is written as it was understood. If the games are in several
    encodings, each is written in its own.
    ``encoding`` changes the encoding of everything and is stated in every root.

    :raises EncodingError: when a text cannot be encoded.
    :raises UnwritableValueError: when a raw value or an identifier is not SGF.
    :raises LookupError: when ``encoding`` is unknown or cannot represent SGF.
    """
    return serialize_games(file, games, encoding)[0]


def serialize_games(
    file: SgfFile, games: Sequence[Tree], encoding: str | None = None
) -> tuple[bytes, list[Tree]]:
    """Return the result of `write_sgf` and the games as written, since their CA may have
    changed.
    """
    serialized = serialize_file(file, games, encoding)
    return serialized.data, serialized.games


class SerializedFile(NamedTuple):
    """The bytes of a file, its games as written and, if they were read again and are the same, the
    file as read back.
    """

    data: bytes
    games: list[Tree]
    back: SgfFile | None = None


def serialize_file(
    file: SgfFile,
    games: Sequence[Tree],
    encoding: str | None = None,
    advance: Callable[[], object] = lambda: None,
) -> SerializedFile:
    """Serialize games as `write_sgf` does; return them as written, too, since their CA may have
    changed.

    ``advance`` is called regularly while they are read again.
    """
    if encoding is None and is_unchanged(file, games):
        return SerializedFile(file.source.data, list(games))
    ways = [_WayOfWriting()]
    if any(map(_is_doubtful, games)):
        ways.append(_WayOfWriting(settled=True))
    if not all(game.sound for game in file.layout):
        ways.append(_WayOfWriting(settled=True, inert=True))
    for way in ways:
        data, written = _serialize_edited(file, games, encoding, way)
        if len(ways) == 1:
            break
        back = read_sgf(data, progress=lambda _done, _total: advance())
        if are_same_games(written, back.games, advance):
            return SerializedFile(data, written, back)
    return SerializedFile(data, written)


class _WayOfWriting(NamedTuple):
    """A way to write a file; each is tried only if the file would be read differently without it.

    With ``settled``, comments that may contain moves are written so that they cannot be read as
    moves. With ``inert``, the square brackets in the text around the games become braces: beside a
    game that was damaged and is now complete, such text may look like another game.
    """

    settled: bool = False
    inert: bool = False


def _is_doubtful(tree: Tree) -> bool:
    return isinstance(tree.source, ScannedGame) and bool(tree.source.doubtful)


def _serialize_edited(
    file: SgfFile, games: Sequence[Tree], encoding: str | None, way: _WayOfWriting
) -> tuple[bytes, list[Tree]]:
    for prepared in _preparations(file, games, encoding):
        data, text = _serialize(file, prepared, encoding, way)
        back = decode(data).text
        if back == text:
            return data, prepared
    # A partial character of a damaged file is completed by what follows it now.
    odd = next((a for a, b in zip(text, back, strict=False) if a != b), "")
    raise _encoding_error(prepared, game_codecs(file, prepared, encoding), odd)


def _preparations(
    file: SgfFile, games: Sequence[Tree], encoding: str | None
) -> Iterator[list[Tree]]:
    """Yield the games prepared for saving in several ways, to be tried until the saved file would
    be read with the same encoding.
    """
    yield prepare_games(file, games, encoding)
    if encoding is None:
        # The encoding was guessed, and would be guessed differently now.
        yield declare_encoding(file, games)
    elif output_codec(encoding) == "utf-8":
        # Too little of the text is valid for a file in UTF-8.
        replaced = find_unencodable(file, games, keep_invalid=False).replaced
        yield prepare_games(file, replaced, encoding)


def is_unchanged(file: SgfFile, games: Sequence[Tree]) -> bool:
    """Return whether the games are exactly those of a file as it was read or saved."""
    return (
        bool(file.source.data)
        and len(games) == len(file.games)
        and all(
            tree is known
            or (tree.source is known.source and tree.is_unedited and known.is_unedited)
            for tree, known in zip(games, file.games, strict=True)
        )
    )


def prepare_games(file: SgfFile, games: Sequence[Tree], encoding: str | None = None) -> list[Tree]:
    """Return the games as they will be written, with the CA property (encoding) needed to read
    them.

    CA is set in every root when an encoding is chosen and in new files, and a wrong one is
    corrected in edited games. A file with a missing or unknown CA keeps it as long as only ASCII is
    added: other programs then read the old text as before. Otherwise CA is set in the game with the
    new text. If the games are in several encodings, none is changed but those edited.
    """
    if encoding is not None:
        codec = output_codec(encoding)
        if codec == "utf-8":
            games = find_unencodable(file, games).replaced
        else:
            games = [
                tree if old == codec else _with_text_alone(tree, codec)
                for tree, old in zip(games, game_codecs(file, games), strict=True)
            ]
        return [_with_encoding(tree, ca_value(codec)) for tree in games]
    decoded = file.source.decoded
    if decoded.parts:
        return _declare_own_encodings(file, games)
    if decoded.encoding_source is EncodingSource.BOM or is_wide_codec(file.source.encoding):
        return list(games)
    if not file.source.data or decoded.encoding_source in _OF_THE_USER:
        return declare_encoding(file, games)
    if codec_of(decoded.declared or ""):
        return _keep_declarations(file, games, declare_encoding(file, games))
    codec = file.source.encoding
    return [
        _with_encoding(tree, ca_value(codec))
        if _has_new_letters(tree) and not matches_codec(_declared(tree), codec)
        else tree
        for tree in games
    ]


def _declared(tree: Tree) -> str:
    """Return the value of a game's CA, or an empty string if it has none."""
    return tree.node(tree.root).first_value("CA") or ""


def declare_encoding(file: SgfFile, games: Sequence[Tree]) -> list[Tree]:
    """Return the games with CA set to their encoding in the first root and wherever it differs.

    Other games from a file in a single encoding may have no CA, as before.
    """
    may_be_silent = set() if file.source.is_mixed else _games_as_read(file)
    named = [tree.node(tree.root).first_value("CA") for tree in games]
    codecs = game_codecs(file, games)
    return [
        tree
        if (name is None and number and id(tree.source) in may_be_silent)
        or (name and matches_codec(name, codec))
        else _with_encoding(tree, ca_value(codec))
        for number, (tree, name, codec) in enumerate(zip(games, named, codecs, strict=True))
    ]


def _keep_declarations(
    file: SgfFile, games: Sequence[Tree], declared: Sequence[Tree]
) -> list[Tree]:
    """Return the games with CA set, except those that were not edited and have one."""
    as_read = _games_as_read(file)
    return [
        old
        if id(old.source) in as_read
        and old.is_unedited
        and old.node(old.root).first_value("CA") is not None
        else new
        for old, new in zip(games, declared, strict=True)
    ]


def _declare_own_encodings(file: SgfFile, games: Sequence[Tree]) -> list[Tree]:
    """Return the games of a file with several encodings, setting CA in new games and, where
    necessary, in edited ones.
    """
    as_read = _games_as_read(file)
    prepared = []
    for tree, codec in zip(games, game_codecs(file, games), strict=True):
        name = _declared(tree)
        is_needed = codec_of(name) not in (None, "ascii") or _has_new_letters(tree)
        stays = id(tree.source) in as_read and (tree.is_unedited or not is_needed)
        if stays or matches_codec(name, codec):
            prepared.append(tree)
        else:
            prepared.append(_with_encoding(tree, ca_value(codec)))
    return prepared


def _games_as_read(file: SgfFile) -> set[int]:
    """Return the ids of the games of a file as they were read."""
    return {id(game) for game in file.layout}


def _common_codec(file: SgfFile, encoding: str | None) -> str | None:
    """Return the codec in which a whole file is written, or None if each game has its own."""
    if encoding is not None:
        return output_codec(encoding)
    return None if file.source.is_mixed else file.source.encoding


def game_codecs(file: SgfFile, games: Sequence[Tree], encoding: str | None = None) -> list[str]:
    """Return the codec in which each game is written; if ``encoding`` is given, all games are
    written in it.

    A game that is added to a file with several encodings is in UTF-8, which has every character.
    """
    common = _common_codec(file, encoding)
    if common is not None:
        return [common] * len(games)
    as_read = _games_as_read(file)
    return [
        tree.source.encoding
        if isinstance(tree.source, ScannedGame) and id(tree.source) in as_read
        else "utf-8"
        for tree in games
    ]


def _serialize(
    file: SgfFile, games: Sequence[Tree], encoding: str | None, way: _WayOfWriting
) -> tuple[bytes, str]:
    """Return the file's bytes and text."""
    bom = file.source.decoded.bom if encoding is None else b""
    pieces = list(_file_pieces(file, games, encoding, way))
    try:
        data = bom + b"".join(_encoded(piece, codec) for piece, codec in pieces)
    except UnicodeEncodeError as error:
        codecs = game_codecs(file, games, encoding)
        raise _encoding_error(games, codecs, error.object[error.start]) from None
    return data, "".join(piece.whole_text for piece, _ in pieces)


def _file_pieces(
    file: SgfFile, games: Sequence[Tree], encoding: str | None, way: _WayOfWriting
) -> Iterator[tuple[TextPiece, str | None]]:
    """Yield the text before the first game, each game with the text before it, and the remaining
    text.

    Each piece comes with its codec, or None if it keeps its bytes.
    """
    layout = file.layout
    places = {id(game): number for number, game in enumerate(layout)}
    source = layout[0].source if layout else file.source
    common = _common_codec(file, encoding)

    def outside(start: int, end: int) -> Iterator[tuple[TextPiece, str | None]]:
        piece = _piece_outside(source, start, end, common)
        for part in _inert_pieces(piece) if way.inert else (piece,):
            yield part, common

    if layout:
        yield from outside(0, layout[0].begin)
    codecs = game_codecs(file, games, encoding)
    for number, (tree, codec) in enumerate(zip(games, codecs, strict=True)):
        place = places.get(id(tree.source), 0)
        if number and place:
            yield from outside(layout[place - 1].end, layout[place].begin)
        elif number:
            yield TextPiece(source.newline), codec
        for piece in game_pieces(tree, source.newline, settled=way.settled):
            yield piece, common if piece.source is source else codec
    if layout:
        yield from outside(layout[-1].end, len(source.text))
    else:
        yield TextPiece(source.newline), common


def _piece_outside(source: Source, start: int, end: int, codec: str | None) -> TextPiece:
    """Return a part of the text outside the games for output, without characters that the encoding
    lacks.
    """
    if codec is None or source.was_decoded_with(codec, start, end):
        return TextPiece.from_span(source, start, end)
    text = source.text[start:end]
    if source.is_mixed:
        text = text.replace(_BYTE_ORDER_MARK, "")
    if codec == "utf-8":
        text = replace_surrogates(text, source.encoding_at(start))
    return TextPiece(text)


def _inert_pieces(piece: TextPiece) -> Iterator[TextPiece]:
    """Yield a text outside the games with its square brackets, which would begin values, replaced
    by braces.
    """
    begin = 0
    for bracket in _SQUARE_BRACKET.finditer(piece.whole_text):
        yield _part_of(piece, begin, bracket.start())
        yield TextPiece("{" if bracket[0] == "[" else "}")
        begin = bracket.end()
    yield _part_of(piece, begin, len(piece.whole_text))


def _part_of(piece: TextPiece, start: int, end: int) -> TextPiece:
    if piece.source is None:
        return TextPiece(piece.text[start:end])
    return TextPiece.from_span(piece.source, piece.start + start, piece.start + end)


def _encoded(piece: TextPiece, codec: str | None) -> bytes:
    source = piece.source
    if source is not None and (
        codec is None or source.was_decoded_with(codec, piece.start, piece.end)
    ):
        return source.bytes_of_span(piece.start, piece.end)
    return encode(piece.whole_text, codec or "ascii")


def _has_new_letters(tree: Tree) -> bool:
    """Return whether editing has added non-ASCII text to a record."""
    scanned = tree.source if isinstance(tree.source, ScannedGame) else None
    for node in tree.changed_nodes if scanned else tree.preorder():
        properties = tree.properties(node)
        if "".join([value for item in properties for value in item.values]).isascii():
            continue
        read = scanned.properties(node) if scanned and node < len(scanned) else ()
        if any(prop not in read for prop in properties if not _is_ascii(prop)):
            return True
    return False


def _is_ascii(item: Property) -> bool:
    return "".join(item.values).isascii()


def _with_text_alone(tree: Tree, codec: str) -> Tree:
    """Return the tree with invalid bytes replaced by U+FFFD where another encoding would read them
    as text.

    That happens with halves of characters in ASCII, and with bytes that are characters in the new
    encoding.
    """
    changed = {}
    for node in tree.preorder():
        properties = tree.properties(node)
        if any(not _survives(it, codec) for it in properties if _kept_in(it)):
            changed[node] = [_without_kept_bytes(it) for it in properties]
    return tree.set_properties_of_nodes(changed) if changed else tree


def _kept_in(item: Property) -> bool:
    return any(_KEPT_BYTES.search(value) for value in item.values)


def _without_kept_bytes(item: Property) -> Property:
    return Property(item.ident, tuple(_KEPT_BYTES.sub("\ufffd", value) for value in item.values))


def _survives(item: Property, codec: str) -> bool:
    """Return whether a property is unchanged after it has been encoded and decoded again.

    :raises UnicodeEncodeError: when it cannot be encoded.
    """
    text = "".join(f"[{value}]" for value in item.values)
    return encode(text, codec).decode(codec, KEEP_BYTES) == text


def _with_encoding(tree: Tree, name: str) -> Tree:
    """Return the tree with ``name`` as the only CA value of its root.

    CA comes before any text that looks like it, because readers search for it without parsing.
    """
    old = tree.node(tree.root).properties
    if [prop.values for prop in old if prop.ident == "CA"] == [(name,)]:
        return tree
    rest = [prop for prop in old if prop.ident != "CA"]
    place = next((i for i, prop in enumerate(old) if prop.ident == "CA"), None)
    if place is None:
        place = max((i + 1 for i, prop in enumerate(rest[:3]) if prop.ident in _HEAD), default=0)
    like_it = (i for i, prop in enumerate(rest) if any(map(_LIKE_CA.search, prop.values)))
    place = min(place, next(like_it, place))
    rest.insert(place, Property("CA", (name,)))
    return tree.set_properties(tree.root, rest)


def _encoding_error(games: Sequence[Tree], codecs: Sequence[str], character: str) -> EncodingError:
    """Return an error that locates the first character that the codec of its game cannot
    represent.
    """
    for tree, codec in zip(games, codecs, strict=True):
        for node in tree.preorder():
            for item in tree.node(node).properties:
                try:
                    survives = _survives(item, codec)
                except UnicodeEncodeError as error:
                    character, survives = error.object[error.start], False
                if not survives:
                    return EncodingError(ca_value(codec), character, item.ident, node)
    return EncodingError(ca_value(codecs[0] if codecs else "utf-8"), character)
