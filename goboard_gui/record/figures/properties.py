"""Parsing of figure properties: FG, PM and MN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..properties.texts import decode_simple_text, split_composed
from ..values.inherited import InheritedProperty
from .figure import FigureFlag, FigureOptions
from .options import Numbering

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..node import Property
    from ..steps import Step
    from ..tree import Tree

FIGURE, NUMBERING, NUMBER = "FG", "PM", "MN"
NUMBERINGS = {"0": Numbering.NONE, "1": Numbering.GAME, "2": Numbering.HUNDREDS}
"""The numberings by the value of PM."""
_LONGEST_NUMBER = 9


class FigureProperties(NamedTuple):
    """The figure properties of a node; each is None if it is missing or unreadable.

    ``options`` are those of a figure that begins with the node; ``numbering`` applies to figures
    from here on, and ``number`` is the number of the node's move.
    """

    options: FigureOptions | None = None
    numbering: Numbering | None = None
    number: int | None = None


_NOTHING = FigureProperties()


def figure_properties(tree: Tree, node: int) -> FigureProperties:
    """Return the figure properties of a node (FG, PM and MN).

    >>> from goboard_gui.record.tree import Property, Tree
    >>> tree = Tree.new([Property("FG", ("512:Fig. 1",)), Property("MN", ("51",))])
    >>> stated = figure_properties(tree, tree.root)
    >>> stated.options, stated.numbering, stated.number
    (FigureOptions(flags=<FigureFlag.NO_HOSHI: 512>, name='Fig. 1'), None, 51)
    """
    return parse_figure_properties(tree.properties(node))


def last_move_number(tree: Tree, steps: Iterable[Step]) -> int:
    """Return the number of the last move in steps from the root, or 0; the record may state numbers
    (MN).
    """
    number = 0
    for step in steps:
        if step.move is not None:
            number = figure_properties(tree, step.node).number or number + 1
    return number


def parse_figure_properties(properties: Iterable[Property]) -> FigureProperties:
    """Parse the figure properties among a node's properties, using the first value of each."""
    stated = _NOTHING
    for ident, values in properties:
        if ident == FIGURE and stated.options is None:
            stated = stated._replace(options=read_figure_options(values[0]))
        elif ident == NUMBERING and stated.numbering is None:
            stated = stated._replace(numbering=NUMBERINGS.get(values[0].strip()))
        elif ident == NUMBER and stated.number is None:
            stated = stated._replace(number=_count(values[0]) or None)
    return stated


def read_figure_options(value: str) -> FigureOptions:
    """Parse an FG value, treating flags that are not a number as part of the name.

    >>> read_figure_options("512:Fig. 1")
    FigureOptions(flags=<FigureFlag.NO_HOSHI: 512>, name='Fig. 1')
    >>> read_figure_options(""), read_figure_options("Shape")
    (FigureOptions(flags=None, name=''), FigureOptions(flags=None, name='Shape'))
    """
    first, rest = split_composed(value)
    flags = _count(first)
    if flags is not None:
        return FigureOptions(FigureFlag(flags), decode_simple_text(rest or "").strip())
    name = rest if rest is not None and not first.strip() else value
    return FigureOptions(None, decode_simple_text(name).strip())


def numbering_lookup(tree: Tree) -> InheritedProperty[Numbering | None]:
    """Return a lookup of the numbering that the record specifies for a node; its value is None
    where none is specified.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[ee]PM[2];W[cc];B[gg]PM[9])").games[0]
    >>> asked = numbering_lookup(tree)
    >>> asked.value_at(tree, 0), asked.value_at(tree, 3)
    (None, <Numbering.HUNDREDS: 'hundreds'>)
    """
    return InheritedProperty(tree, (NUMBERING,), None, _numbering_from)


def _numbering_from(before: Numbering | None, properties: Sequence[Property]) -> Numbering | None:
    return parse_figure_properties(properties).numbering or before


def _count(value: str) -> int | None:
    """Parse a non-negative integer; return None for any other text."""
    # int() also accepts "1_9" and digits of other scripts, and is slow for 10,000 digits.
    digits = value.strip()
    fits = digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER
    return int(digits) if fits else None
