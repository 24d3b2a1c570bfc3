"""The options for what is searched for in an index: the region, the views and the last move."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from ...game_index.query import Anchor, Query
from ...game_index.results import ALL_VIEWS
from ...notation.rectangles import parse_rectangle
from ..arguments import add_notation_option, check_bijective, check_supported, parse_view
from ..common import CommandError
from ..position import parse_named_points

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ...go import Crop, Point, Symmetry
    from ...notation import Naming
    from ...record import Session


def add_pattern_options(parser: ArgumentParser) -> None:
    """Add the options that say what is searched for."""
    region = parser.add_argument_group("search pattern")
    region.add_argument(
        "--region",
        metavar="P:Q",
        help="search for the region between two opposite corners, such as A19:K10",
    )
    region.add_argument(
        "--anywhere",
        action="store_true",
        help="match the region anywhere, ignoring the edges of the board",
    )
    region.add_argument(
        "--ignore", metavar="P,P", help="points that may be empty or occupied, such as D4,K10"
    )
    region.add_argument("--last-move", action="store_true", help="require the same last move")
    region.add_argument(
        "--views",
        metavar="V,V",
        type=_views,
        default=ALL_VIEWS,
        help="only search these rotations and reflections: id r90 r180 r270 mh mv td "
        "ta (default: all)",
    )
    region.add_argument(
        "--fixed-colours", action="store_true", help="don't search with colours swapped"
    )
    add_notation_option(region)


def _views(text: str) -> frozenset[Symmetry]:
    """Parse a comma-separated list of rotations and reflections, such as ``id,r90``.

    :raises ArgumentTypeError: a name in the list is not a view.
    """
    names = [name.strip() for name in text.split(",")]
    if not any(names):
        raise ArgumentTypeError("no view given")
    return frozenset(map(parse_view, names))


def query_from_args(args: Namespace, session: Session, naming: Naming) -> Query:
    """Return the query that the arguments describe.

    :raises CommandError: an argument names something that is not on the board.
    """
    if args.region is None and args.anywhere:
        raise CommandError("goboard: --anywhere requires --region")
    if args.region is not None or args.ignore is not None:
        check_supported(args.notation, naming.size)
        check_bijective(args.notation)
    ignoring: list[Point] = []
    crop = None if args.region is None else _part(args.region, naming)
    if args.ignore is not None:
        ignoring = [
            point for _, point in parse_named_points(args.ignore, naming, "goboard: --ignore")
        ]
    query = Query(
        session.board,
        crop,
        frozenset(ignoring),
        Anchor.ANYWHERE if args.anywhere else None,
        last_move=args.last_move,
        views=args.views,
        swapping=not args.fixed_colours,
    )
    if not args.last_move:
        return query
    query = query.with_position(session.board, _last_move_point(args, session))
    if query.last is None:
        raise CommandError(
            f"{args.file}: the last move is outside the search pattern; omit --last-move"
        )
    return query


def _part(text: str, naming: Naming) -> Crop:
    part = parse_rectangle(text, naming)
    if part is None:
        raise CommandError(
            f"goboard: --region {text!r}: no two points of the {naming.size} board in the "
            f"notation {naming.notation.id} with a colon between them"
        )
    return part


def _last_move_point(args: Namespace, session: Session) -> Point:
    """Return the point of the last move before the selected position.

    :raises CommandError: no move was played on the board before this position.
    """
    step = session.last_move
    point = step and step.move and step.move.point
    if point is None:
        raise CommandError(f"{args.file}: the position has no preceding move on the board")
    return point
