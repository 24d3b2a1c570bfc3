"""Templates: texts with places in braces, for words, numbers and small stones.

Templates are written by people. One that cannot be understood is shown as it stands.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .blocks import InlineStone, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from .blocks import Inline

NO_BREAK = "\u00a0"
_PLACE = re.compile(r"\{([a-z]+)\}")

EXAMPLES: Mapping[str, str] = {
    "figure": "3",
    "diagram": "2",
    "figures": "5",
    "moves": "101–150",
    "first": "101",
    "last": "150",
    "after": "100",
    "name": "The ear-reddening move",
    "game": "1",
    "black": "Inoue Gennan Inseki 8p",
    "white": "Kuwahara Shusaku 4p",
    "event": "Friendly game",
    "date": "1846-09-11",
    "file": "ear-reddening",
}
"""The places that captions and titles may have, with what could stand there.

``figure`` and ``diagram`` count those of a game and are empty for the other kind, ``figures`` is
how many figures the game has. ``moves`` is the range from ``first`` to ``last``; a variation begins
``after`` a move. ``name`` is what the record calls a figure, ``game`` counts the games of a book,
``file`` is the file's name without its ending.
"""
OF_GAMES = ("figures", "game", "black", "white", "event", "date", "file")
"""Those that titles may have."""


def example(template: str, places: Iterable[str] = EXAMPLES) -> str:
    """A caption or title as it may look that has these places.

    >>> example("Fig. {figure}, {event}"), example("{what} {figure")
    ('Fig. 3, Friendly game', '{what} {figure')
    >>> example("{figure} {game}", OF_GAMES)
    '{figure} 1'
    """
    return filled(template, {place: EXAMPLES[place] for place in places})


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with its places filled in; those of which nothing is known stay as they stand."""
    return _PLACE.sub(lambda found: values.get(found[1], found[0]), template)


def inline(template: str, values: Mapping[str, str | Inline]) -> Inline:
    """As `filled`, where small stones may be filled in.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.diagram.book.blocks import InlineStone
    >>> stone, at = inline("{moves} at {place}", {"moves": (InlineStone(Colour.BLACK, "55"),)})
    >>> stone.label, at.text
    ('55', ' at {place}')
    """
    return joined("", _parts(template, values))


def _parts(template: str, values: Mapping[str, str | Inline]) -> Iterator[Inline]:
    end = 0
    for found in _PLACE.finditer(template):
        yield (Text(template[end : found.start()]),)
        value = values.get(found[1], found[0])
        yield (Text(value),) if isinstance(value, str) else value
        end = found.end()
    yield (Text(template[end:]),)


def joined(separator: str, parts: Iterable[Inline]) -> Inline:
    """Running texts behind each other, with a separator between them."""
    together: list[Text | InlineStone] = []
    for number, part in enumerate(parts):
        for piece in (Text(separator), *part) if number else part:
            before = together[-1] if together else None
            if isinstance(piece, InlineStone):
                together.append(piece)
            elif isinstance(before, Text) and before[1:] == piece[1:]:
                together[-1] = piece._replace(text=before.text + piece.text)
            elif piece.text:
                together.append(piece)
    return tuple(together)


def held(text: Inline) -> Inline:
    """Running text in which no line ends before a small stone, parting it from its colour."""
    following = (*text[1:], None)
    return tuple(
        piece._replace(text=f"{piece.text[:-1]}{NO_BREAK}")
        if isinstance(piece, Text) and isinstance(after, InlineStone) and piece.text[-1:] == " "
        else piece
        for piece, after in zip(text, following, strict=True)
    )


def tidy(template: str, values: Mapping[str, str]) -> str:
    """As `filled`, without blanks where nothing was known.

    >>> tidy("{name} {rank}", {"name": "Shusaku", "rank": ""})
    'Shusaku'
    """
    return " ".join(filled(template, values).split())
