"""Text diagrams of positions as output of commands, and reports of what they leave out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams.diagram_content import Omission
from ..files.text_diagrams.record_diagram import diagram_title, number_last_moves, write_diagram
from ..files.text_diagrams.styles import UnsupportedBoardError, UnsupportedContentError
from ..go import Symmetry
from .common import CommandError, print_error

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from ..files.text_diagrams.text_diagram_style import TextDiagramStyle
    from ..notation import Naming
    from ..record import Tree

_OMITTED = {
    Omission.MARKS: ("mark", "marks"),
    Omission.LABELS: ("label", "labels"),
    Omission.PAIRS: ("arrow or line", "arrows and lines"),
    Omission.DIMMED: ("dimmed point", "dimmed points"),
    Omission.NUMBERS: ("move number", "move numbers"),
    Omission.CAPTURED: ("stone without liberties", "stones without liberties"),
}
_NOT_SHOWN = {
    Omission.PART: "the limits of the visible part",
    Omission.SIZE: "the board size",
    Omission.PLACE: "the place of the part on the board",
    Omission.COORDINATES: "the coordinates",
    Omission.JOINED_EDGES: "the joined edges",
}


def diagram_from_args(
    args: Namespace, tree: Tree, node: int, style: TextDiagramStyle, naming: Naming | None = None
) -> str:
    """Return the text diagram of a node, and report what it does not show on standard error.

    :raises CommandError: the style is not for such a board or content.
    """
    try:
        written = write_diagram(
            tree,
            node,
            style,
            numbers=number_last_moves(tree, node, args.numbered or 0),
            title=diagram_title(tree, node),
            view=naming.view if naming else Symmetry.IDENTITY,
            naming=naming,
        )
    except UnsupportedBoardError as error:
        raise CommandError(f"{args.file}: {error}") from error
    except UnsupportedContentError as error:
        raise CommandError(_omissions_text(args, style, error.omitted)) from error
    if written.omitted:
        print_error(_omissions_text(args, style, written.omitted))
    return written.text


def _omissions_text(
    args: Namespace, style: TextDiagramStyle, omitted: Mapping[Omission, int]
) -> str:
    texts = ", ".join(_omission_text(*item) for item in omitted.items())
    return f"{args.file}: the {style.value} style can't show: {texts}"


def _omission_text(omission: Omission, count: int) -> str:
    if omission in _NOT_SHOWN:
        return _NOT_SHOWN[omission]
    one, several = _OMITTED[omission]
    return f"{count} {one if count == 1 else several}"
