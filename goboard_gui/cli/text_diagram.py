"""Text diagrams of positions on the command line: options, and reports of what is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams import (
    Omission,
    TextDiagramStyle,
    UnsupportedBoardError,
    UnsupportedContentError,
    diagram_title,
    number_last_moves,
    write_diagram,
)
from ..go import Symmetry
from .arguments import parse_count
from .common import CommandError, print_error

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Mapping

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


def add_text_diagram_options(parser: ArgumentParser, usual: str) -> None:
    """Add the options that select a text diagram style and number the last moves; the help text
    names ``usual`` as the default.
    """
    parser.add_argument(
        "--style",
        choices=[style.value for style in TextDiagramStyle],
        help=f"style of the text diagram (default: {usual})",
    )
    parser.add_argument(
        "--numbered",
        metavar="N",
        type=parse_count,
        help="number the last N moves of a text diagram (sensei, forum: a diagram for every ten)",
    )


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
