"""The options that filter the games of a collection."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from ...game_index.facts import Outcome
from ...game_index.filters import Filter
from ...game_index.ranges import parse_number_range, parse_rank_range
from ...record.properties.conventions.dates import parse_dates, write_dates
from ..arguments import parse_size

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ...game_index.ranges import Range


_WINNERS = {"black": Outcome.BLACK, "white": Outcome.WHITE, "neither": Outcome.NEITHER}


def _number_range(text: str) -> Range:
    """Parse a range of numbers.

    :raises ArgumentTypeError: for anything else.
    """
    found = parse_number_range(text)
    if found is None:
        raise ArgumentTypeError(
            f"expected a number or a range such as 2-9, 2.. or ..9, not {text!r}"
        )
    return found


def _rank_range(text: str) -> Range:
    """Parse a range of ranks.

    :raises ArgumentTypeError: for anything else.
    """
    found = parse_rank_range(text)
    if found is None:
        raise ArgumentTypeError(
            f"expected a rank or a range such as 1d-9d, 5k.. or ..1k, not {text!r}"
        )
    return found


_RANGES = (
    ("rank", "games in which both players have a rank in a range, such as 1d-9p", _rank_range),
    ("komi", "games with a komi in a range", _number_range),
    ("handicap", "games with a handicap in a range; even games have 0", _number_range),
    ("length", "games with a number of moves in a range", _number_range),
)


def add_filter_options(parser: ArgumentParser, *, player: bool = True) -> None:
    """Add the options that filter games, including `--player` if ``player`` is set."""
    games = parser.add_argument_group(
        "game filter",
        "Names match by parts of words, in any order, ignoring case. A RANGE is a value or two,\n"
        "such as 2, 2-9, 2.. or ..9.",
    )
    names = [("player", "as either colour"), ("black", "as Black"), ("white", "as White")]
    for name, meaning in names if player else names[1:]:
        games.add_argument(
            f"--{name}", metavar="NAME", default="", help=f"games of a player {meaning}"
        )
    games.add_argument("--event", metavar="NAME", default="", help="games of an event")
    for name, meaning in (("since", "from"), ("until", "until")):
        games.add_argument(
            f"--{name}",
            metavar="DATE",
            type=_date,
            help=f"games {meaning} a year, month or day: 1846, 1846-09 or 1846-09-11",
        )
    games.add_argument("--place", metavar="NAME", default="", help="games played at a place")
    games.add_argument("--round", metavar="NAME", default="", help="games of a round")
    for name, meaning, parse in _RANGES:
        games.add_argument(f"--{name}", metavar="RANGE", type=parse, help=meaning)
    games.add_argument("--winner", choices=list(_WINNERS), help="games by winner")
    games.add_argument(
        "--text",
        metavar="WORDS",
        default="",
        help="games that contain these words anywhere in their game information or comments",
    )


def filter_from_args(args: Namespace) -> Filter:
    """Return the game filter specified by the options of `add_filter_options` and
    `add_size_option`.
    """
    return Filter(
        text=args.text,
        player=getattr(args, "player", ""),
        black=args.black,
        white=args.white,
        event=args.event,
        since=args.since or "",
        until=args.until or "",
        outcome=_WINNERS.get(args.winner),
        size=getattr(args, "size", None),
        place=args.place,
        round=args.round,
        rank=args.rank,
        komi=args.komi,
        handicap=args.handicap,
        moves=args.length,
    )


def add_size_option(parser: ArgumentParser) -> None:
    """Add the option that filters games by board size."""
    parser.add_argument(
        "--size",
        metavar="WxH",
        type=parse_size,
        help="only games of this board size, such as 19x19",
    )


def _date(text: str) -> str:
    """Parse a day, month or year, and return it in SGF notation.

    :raises ArgumentTypeError: for anything else.

    >>> _date("1846-09")
    '1846-09'
    """
    dates = parse_dates(text.strip())
    if dates is None or len(dates) != 1:
        raise ArgumentTypeError(
            f"expected a date such as 1846, 1846-09 or 1846-09-11, not {text!r}"
        )
    return write_dates(dates)
