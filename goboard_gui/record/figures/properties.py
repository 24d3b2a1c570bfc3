"""Reading what the nodes of a record say of figures: FG, PM and MN."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..values.inherited import Inherited
from ..values.texts import simple_text, split
from .figure import FigureFlag, FigureOptions
from .options import Numbering

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..node import Property
    from ..tree import Tree

FIGURE, NUMBERING, NUMBER = "FG", "PM", "MN"
NUMBERINGS = {"0": Numbering.NONE, "1": Numbering.GAME, "2": Numbering.HUNDREDS}
"""The numberings that a record can ask for, by the value of its PM."""
_LONGEST_NUMBER = 9


class FigureProperties(NamedTuple):
    """What a node itself says; None for what it does not say, or not in a way that can be read.

    ``options`` are those of a figure that begins with the node; ``numbering`` is that of the
    figures from here on, and ``number`` is the node's move's.
    """

    options: FigureOptions | None = None
    numbering: Numbering | None = None
    number: int | None = None


_NOTHING = FigureProperties()


def figure_properties(tree: Tree, node: int) -> FigureProperties:
    """What a node says of figures.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> said = stated(Tree.new([Property("FG", ("512:Fig. 1",)), Property("MN", ("51",))]), 0)
    >>> said.options, said.numbering, said.number
    (Options(flags=<Flag.NO_HOSHI: 512>, name='Fig. 1'), None, 51)
    """
    return figure_properties_in(tree.properties(node))


def figure_properties_in(properties: Iterable[Property]) -> FigureProperties:
    """What the properties of a node say of figures. The first value of each counts."""
    said = _NOTHING
    for ident, values in properties:
        if ident == FIGURE and said.options is None:
            said = said._replace(options=read_options(values[0]))
        elif ident == NUMBERING and said.numbering is None:
            said = said._replace(numbering=NUMBERINGS.get(values[0].strip()))
        elif ident == NUMBER and said.number is None:
            said = said._replace(number=_count(values[0]) or None)
    return said


def read_options(value: str) -> FigureOptions:
    """What an FG value says. Flags that are no number are taken for a part of the name.

    >>> read_options("512:Fig. 1")
    Options(flags=<Flag.NO_HOSHI: 512>, name='Fig. 1')
    >>> read_options(""), read_options("Shape")
    (Options(flags=None, name=''), Options(flags=None, name='Shape'))
    """
    first, rest = split(value)
    flags = _count(first)
    if flags is not None:
        return FigureOptions(FigureFlag(flags), simple_text(rest or "").strip())
    name = rest if rest is not None and not first.strip() else value
    return FigureOptions(None, simple_text(name).strip())


def numberings(tree: Tree) -> Inherited[Numbering | None]:
    """The numbering that a record asks for at each node, None where it does not.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[ee]PM[2];W[cc];B[gg]PM[9])").games[0]
    >>> asked = numberings(tree)
    >>> asked.at(tree, 0), asked.at(tree, 3)
    (None, <Numbering.HUNDREDS: 'hundreds'>)
    """
    return Inherited(tree, (NUMBERING,), None, _said)


def _said(before: Numbering | None, properties: Sequence[Property]) -> Numbering | None:
    return figure_properties_in(properties).numbering or before


def _count(value: str) -> int | None:
    """A whole number of at least 0; None for anything else."""
    # int() also takes "1_9" and digits of other scripts, and 10,000 of them take it long.
    digits = value.strip()
    fits = digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER
    return int(digits) if fits else None
