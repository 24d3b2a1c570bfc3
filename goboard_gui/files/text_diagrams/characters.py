"""The characters for stones and marks in Sensei's Library diagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ...notation import notation
from ...record.properties.marks import Mark

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping

    from ...go import Point

NAMES = notation("western")
"""The notation that texts around diagrams use for points, in any language."""


class CharacterMeaning(NamedTuple):
    """The content of a point that a character stands for: a stone or none, and a mark or none."""

    colour: Colour | None
    mark: Mark | None = None


CHARACTER_MEANINGS = {
    "X": CharacterMeaning(Colour.BLACK),
    "B": CharacterMeaning(Colour.BLACK, Mark.CIRCLE),
    "#": CharacterMeaning(Colour.BLACK, Mark.SQUARE),
    "Y": CharacterMeaning(Colour.BLACK, Mark.TRIANGLE),
    "Z": CharacterMeaning(Colour.BLACK, Mark.CROSS),
    "O": CharacterMeaning(Colour.WHITE),
    "W": CharacterMeaning(Colour.WHITE, Mark.CIRCLE),
    "@": CharacterMeaning(Colour.WHITE, Mark.SQUARE),
    "Q": CharacterMeaning(Colour.WHITE, Mark.TRIANGLE),
    "P": CharacterMeaning(Colour.WHITE, Mark.CROSS),
    "C": CharacterMeaning(None, Mark.CIRCLE),
    "S": CharacterMeaning(None, Mark.SQUARE),
    "T": CharacterMeaning(None, Mark.TRIANGLE),
    "M": CharacterMeaning(None, Mark.CROSS),
}
"""The meaning of each character; lower-case letters are labels, digits move numbers."""
CHARACTER_BY_MEANING = {meaning: char for char, meaning in CHARACTER_MEANINGS.items()}

TEXT_MARKS = (Mark.CIRCLE, Mark.SQUARE, Mark.TRIANGLE, Mark.CROSS)
"""The marks that have a character; of several on a point, the first is written."""

EMPTY, HOSHI = ".", ","
PLAIN_HOSHI = "+"
"""The character of a star point in plain style."""
BARE = frozenset(".,+_*?")
"""The characters for empty points."""
BOARD_CHARACTERS = frozenset(".,+XO")
"""Characters that most board rows have, unlike other text."""
EDGE = "|"


def point_text(
    stone: Colour | None,
    marks: Container[object] = (),
    label: str = "",
    *,
    bare: str = EMPTY,
    labels_first: bool = False,
) -> str:
    """Return the text of a point: its stone or mark, else its label, else the text ``bare`` of an
    empty point.

    A label is written in lower case if it is a single letter; other labels are omitted. With
    ``labels_first``, a number replaces its stone; a letter follows its stone, or replaces a mark.

    >>> point_text(Colour.BLACK, {Mark.CIRCLE}, "A"), point_text(None, {Mark.CIRCLE}, "A")
    ('B', 'C')
    >>> point_text(Colour.BLACK, (), "A", labels_first=True)
    'Xa'
    """
    mark = mark_to_draw(marks)
    content = (
        ""
        if stone is None and mark is None
        else CHARACTER_BY_MEANING[CharacterMeaning(stone, mark)]
    )
    letter = label_character(label)
    if labels_first and stone is not None and label.isdecimal():
        return label
    if labels_first and letter:
        return letter if stone is None else content + letter
    return content or letter or bare


def mark_to_draw(marks: Container[object]) -> Mark | None:
    """Return the first of some marks that has a character, or None."""
    return next((mark for mark in TEXT_MARKS if mark in marks), None)


def label_character(label: str) -> str:
    """Return the character for a label, or "" if it is not a single letter."""
    return label.lower() if is_label(label.lower()) else ""


def label_characters(labels: Mapping[Point, str]) -> dict[Point, str]:
    """Return the characters of the labels that a diagram can show: single letters, in lower case.

    Of labels that would have the same character, such as ``A`` and ``a``, it shows the small one.

    >>> from goboard_gui.go import Point
    >>> label_characters({Point(0, 0): "A", Point(1, 0): "a", Point(2, 0): "B", Point(3, 0): "12"})
    {Point(column=1, row=0): 'a', Point(column=2, row=0): 'b'}
    """
    shown: dict[str, str] = {}
    for label in sorted(set(labels.values()), reverse=True):  # small letters first
        shown.setdefault(label_character(label), label)
    return {
        point: char
        for point, label in labels.items()
        if (char := label_character(label)) and shown[char] == label
    }


def label_list(labels: Mapping[Point, str], name: Callable[[Point], str]) -> str:
    """Return labels that a diagram does not show as text, such as ``ab at G3; 1 at D4, E5``.

    ``name`` returns the name of a point.
    """
    places: dict[str, list[str]] = {}
    for point in sorted(labels, key=lambda point: (point.row, point.column)):
        label = " ".join(labels[point].split())
        if label:
            places.setdefault(label, []).append(name(point))
    return "; ".join(f"{label} at {', '.join(names)}" for label, names in places.items())


def is_label(char: str) -> bool:
    """Return whether a character is a label, which is a lower-case letter."""
    return len(char) == 1 and char.isascii() and char.islower()


def is_point(char: str) -> bool:
    """Return whether a character can represent a point: a stone, mark, label, move number or empty
    point.
    """
    return (
        char in CHARACTER_MEANINGS
        or char in BARE
        or is_label(char)
        or (char.isascii() and char.isdigit())
    )
