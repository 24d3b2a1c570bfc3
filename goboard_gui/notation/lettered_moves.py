"""Moves in comments that are spelled like points, such as B3 in "B1-W2-B3"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ..go import Colour
from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from .coloured_moves import COLOUR_LETTERS, find_move_mentions
from .name_contexts import is_number_of_thing

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from .mentions import Mention
    from .naming import Naming

_NUMBERED = late_pattern(r"([A-ZЧБb])([1-9][0-9]{0,3})")
_BEFORE_POINT = late_pattern(
    r"(?:(?<!look\s)(?<!looks\s)(?<!looking\s)\bat\s"
    r"|(?<!\w)[BWSЧБ]\s?[0-9]+\s*(?:(?:on|auf|на)\s|[@=(]))\s*\Z",
    re.IGNORECASE,
)
"""What stands before a point, as in "at B3" or, after a move, in "W2 (B3)"."""
_LONGEST_BEFORE = 12
_ENGLISH = late_pattern(r"(?<!\w)B\s?[0-9]")
_GERMAN = late_pattern(
    r"[äöüß]|\b(?:schwarz|und|oder|der|das|ist|sind|nach|nicht|mit|auf|statt|dann|wenn|zug)\b"
    r"|S[0-9]+[-–—]W[0-9]|W[0-9]+[-–—]S[0-9]",
    re.IGNORECASE,
)
"""Signs of German, in which S is Black; in other languages, it is only a column."""


class LetteredMoves(NamedTuple):
    """The letters that mean Black and White in a comment, although points begin with them, and the
    colours of the moves with each number.
    """

    letters: Mapping[str, Colour]
    colours: Mapping[int, Collection[Colour]]

    def is_move(self, text: str, name: Mention) -> bool:
        """Return whether the name of a point in a text is a move: its letter means a colour, and
        the move with its number has that colour.

        It is a point if it is where a move is, as in "at B3" or "W2 (B3)".
        """
        found = _NUMBERED.fullmatch(text, name.start, name.end) if self.letters else None
        if found is None:
            return False
        colour = self.letters.get(found[1].upper())
        return (
            colour is not None
            and colour in self.colours.get(int(found[2]), ())
            and not is_number_of_thing(text, name.start, name.end)
            and not _BEFORE_POINT.search(text, max(0, name.start - _LONGEST_BEFORE), name.start)
        )


NO_LETTERED_MOVES = LetteredMoves({}, {})


def find_lettered_moves(
    comment: str,
    names: Sequence[Mention],
    naming: Naming,
    colours: Mapping[int, Collection[Colour]],
) -> LetteredMoves:
    """Return the moves of a comment that are spelled like points.

    A comment that names moves of one colour by a letter, such as W2, names those of the other one
    by a letter, too. Points must not begin with the first letter, given how they are named, and all
    its moves must have its colour. ``names`` are those in the comment that are spelled like points.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> from goboard_gui.notation.mentions import Mention
    >>> naming = Naming(notation("western"), Size(5, 5))
    >>> colours = {1: {Colour.BLACK}, 2: {Colour.WHITE}, 3: {Colour.BLACK}}
    >>> names = [Mention(0, 2, frozenset()), Mention(6, 8, frozenset())]
    >>> moves = find_lettered_moves("B1-W2-B3", names, naming, colours)
    >>> [moves.is_move("B1-W2-B3", name) for name in names]
    [True, True]
    """
    used = {
        comment[mention.numbers[0].start].upper()
        for mention in (find_move_mentions(comment, names) if names else ())
        if not mention.after_word
        and all(mention.colour in colours.get(each.number, ()) for each in mention.numbers)
    } - _first_letters(naming)
    is_german = bool(used and _GERMAN.search(comment) and not _ENGLISH.search(comment))
    letters: dict[str, Colour] = {}
    for black, white in COLOUR_LETTERS:
        if white in used and (black != "S" or is_german):
            letters[black] = Colour.BLACK
        if black in used:
            letters[white] = Colour.WHITE
    return LetteredMoves(letters, colours)


@lru_cache(maxsize=8)  # a book of problems has hundreds of records
def _first_letters(naming: Naming) -> frozenset[str]:
    """Return the letters with which the names of points begin."""
    return frozenset(naming.name(point)[0].upper() for point in naming.points())
