"""Helpers for queries of a collection: opening its index and filtering its games."""

from __future__ import annotations

from argparse import ArgumentTypeError
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ...display_text import to_printable
from ...game_index.errors import IndexErrorCode, UnusableIndexError
from ...game_index.facts import Outcome
from ...game_index.filters import Filter
from ...record.values.conventions.dates import parse_dates, write_dates
from ..arguments import parse_size
from ..common import CommandError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Iterator

    from ...game_index.index import Index

# Errors that corrupt data of an index can cause.
_DAMAGE = LookupError, ArithmeticError, ValueError, TypeError
_WINNERS = {"black": Outcome.BLACK, "white": Outcome.WHITE, "neither": Outcome.NEITHER}


def add_index_argument(parser: ArgumentParser) -> None:
    """Add the argument INDEX, the folder of an index."""
    parser.add_argument("index", metavar="INDEX", type=Path, help="the folder of the index")


def add_filter_options(parser: ArgumentParser, *, player: bool = True) -> None:
    """Add the options that filter games, including `--player` if ``player`` is set."""
    games = parser.add_argument_group(
        "games meant", "parts of the words of a name will do, in any order and case"
    )
    names = [("player", "of either colour"), ("black", "with black"), ("white", "with white")]
    for name, meaning in names if player else names[1:]:
        games.add_argument(
            f"--{name}", metavar="NAME", default="", help=f"those of a player {meaning}"
        )
    games.add_argument("--event", metavar="NAME", default="", help="those of an event")
    for name, meaning in (("since", "from"), ("until", "up to")):
        games.add_argument(
            f"--{name}",
            metavar="DATE",
            type=_date,
            help=f"those {meaning} a year, a month or a day: 1846, 1846-09 or 1846-09-11",
        )
    games.add_argument("--winner", choices=list(_WINNERS), help="those that a colour won")
    games.add_argument(
        "--text", metavar="WORDS", default="", help="those of which these words are said somewhere"
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
    )


def add_size_option(parser: ArgumentParser) -> None:
    """Add the option that filters games by board size."""
    parser.add_argument(
        "--size", metavar="WxH", type=parse_size, help="only games on a board of this size: 19x19"
    )


def _date(text: str) -> str:
    """Parse a day, month or year, and return it in SGF notation.

    :raises ArgumentTypeError: for anything else.

    >>> _date("1846-09")
    '1846-09'
    """
    dates = parse_dates(text.strip())
    if dates is None or len(dates) != 1:
        raise ArgumentTypeError(f"{text!r} is no date such as 1846, 1846-09 or 1846-09-11")
    return write_dates(dates)


@contextmanager
def open_index(folder: Path) -> Iterator[Index]:
    """Open the index in a folder for the duration of a block.

    :raises CommandError: there is no usable index.
    """
    # What finds positions takes longer to import than many a question to answer.
    from ...game_index.database import LOCK_TIMEOUT_SECONDS
    from ...game_index.index import Index

    try:
        with closing(Index(folder, lock_timeout=LOCK_TIMEOUT_SECONDS)) as index:
            yield index
    except UnusableIndexError as error:
        raise CommandError(unusable_index_message(error)) from error
    except _DAMAGE as error:
        damaged = UnusableIndexError(folder, IndexErrorCode.DAMAGED, str(error))
        raise CommandError(unusable_index_message(damaged)) from error


_MAKES_ONE = "; goboard collection build INDEX DIR makes one"
_REMEDIES = {
    IndexErrorCode.MISSING: _MAKES_ONE,
    IndexErrorCode.DAMAGED: "; goboard collection build INDEX DIR makes a new one",
    IndexErrorCode.OTHER_VERSION: "; goboard collection build INDEX brings it up to date",
}


def unusable_index_message(error: UnusableIndexError) -> str:
    """Return the error message for an index that cannot be used, with a remedy if there is one."""
    remedy = "; update Goboard to use it" if error.newer else _REMEDIES.get(error.code, "")
    return f"goboard: {to_printable(str(error))}{remedy}"
