"""`goboard life`: show chains with their liberties, eyes and unconditional life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..go import Colour
from ..go.labels import label_points, number_chains, region_letters
from ..go.life import analyse_life
from .arguments import (
    add_command,
    add_move_option,
    add_notation_option,
    add_record_arguments,
    add_view_options,
    point_naming_from_args,
)
from .board_text import board_text
from .common import DONE, print_json, sorted_points
from .position import session_from_args
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Collection, Iterator

    from ..go import Chain, Point, Region
    from ..go.life import Life
    from ..notation import Naming

_MOST_NAMES = 20
_PLAYERS = {Colour.BLACK: "Black", Colour.WHITE: "White"}


def life_text(life: Life, naming: Naming) -> list[str]:
    """Return a life-and-death analysis as lines of text, in paragraphs with headings."""
    return _LifeWriter(life, naming).lines()


class _LifeWriter:
    """Converter of a life-and-death analysis to text, with points named in a given way."""

    def __init__(self, life: Life, naming: Naming) -> None:
        self._life = life
        self._naming = naming
        self._chains = sorted(life.chains, key=lambda chain: self._display_order(chain.points))

    def lines(self) -> list[str]:
        """Return the lines of all paragraphs, with empty lines between them."""
        output: list[str] = []
        for heading, lines in self._paragraphs():
            output += ["", f"{heading}:", *(f"  {line}" for line in lines or ["none"])]
        return output[1:]

    def _paragraphs(self) -> Iterator[tuple[str, list[str]]]:
        life = self._life
        safe, alive = (
            {chain for chain in self._chains if holds(chain)}
            for holds in (life.is_safe, life.is_alive)
        )
        yield "Chains and their liberties", [self._chain_line(chain) for chain in self._chains]
        yield "Eyes", self._eye_lines()
        yield "Regions", self._region_lines()
        yield "Safe chains (two eyes each)", self._chain_descriptions(safe)
        yield "Unconditionally alive", self._chain_descriptions(alive)
        if safe - alive:
            yield (
                "Safe, but capturable if the player always passes",
                self._chain_descriptions(safe - alive),
            )
        if alive - safe:
            yield (
                "Alive because of areas with opposing stones (not counted as safe)",
                self._chain_descriptions(alive - safe),
            )
        for colour, area in zip(Colour, life.territory, strict=True):
            if area:
                yield f"Enclosed by {_PLAYERS[colour]}'s living chains", [self._name_list(area)]
        yield "Neutral points", [self._name_list(life.neutral)] if life.neutral else []

    def _chain_line(self, chain: Chain) -> str:
        """Return a line about a chain: its first stone, size and liberties, and whether it is in
        atari.
        """
        to_record, to_view = self._naming.to_record, self._naming.to_view
        letters = label_points(map(to_view, chain.liberties))
        liberties = [
            f"{letter} {self._naming.name(to_record(point))}" for point, letter in letters.items()
        ]
        atari = "; in atari" if len(liberties) == 1 else ""
        return f"{self._describe_briefly(chain)}: {', '.join(liberties) or 'no liberties'}{atari}"

    def _chain_descriptions(self, chains: Collection[Chain]) -> list[str]:
        """Return short descriptions of the given chains, sorted from the top of the board."""
        return [self._describe_briefly(chain) for chain in self._chains if chain in chains]

    def _describe_briefly(self, chain: Chain) -> str:
        """Return a short description of a chain: its colour, first stone and size."""
        count = len(chain.points)
        first = self._naming.name(self._ordered(chain.points)[0])
        return f"{_PLAYERS[chain.colour]} {first}, {count} stone{'s' if count > 1 else ''}"

    def _eye_lines(self) -> list[str]:
        """Return a line for each eye: its owner and its points."""
        eyes = sorted(self._life.eyes, key=lambda eye: self._display_order(eye.points))
        return [f"{_PLAYERS[eye.colour]}: {self._name_list(eye.points)}" for eye in eyes]

    def _region_lines(self) -> list[str]:
        """Return a line for each region: its points and the colours of the stones around it."""
        regions = sorted(self._life.regions, key=lambda region: self._display_order(region.points))
        return [f"{self._name_list(region.points)}: {_borders(region)}" for region in regions]

    def _name_list(self, points: Collection[Point]) -> str:
        """Return the names of the first few points, separated by commas, and the number of the
        others.
        """
        names = [self._naming.name(point) for point in self._ordered(points)]
        untold = len(names) - _MOST_NAMES
        more = f" and {untold} more" if untold > 0 else ""
        return ", ".join(names[:_MOST_NAMES]) + more

    def _ordered(self, points: Collection[Point]) -> list[Point]:
        return sorted(points, key=lambda point: self._display_order([point]))

    def _display_order(self, points: Collection[Point]) -> tuple[int, int]:
        """Return the row and column of the topmost point as displayed, for use as a sort key."""
        seen = map(self._naming.to_view, points)
        return min((point.row, point.column) for point in seen)


def _borders(region: Region) -> str:
    players = [_PLAYERS[colour] for colour in sorted(region.borders)]
    return f"touches {' and '.join(players) or 'no stones'}"


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `life` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "life",
        run,
        summary=SUBCOMMANDS["life"],
        details="Safe chains belong to a set of chains with at least two eyes each, as defined by\n"
        "Citizendium. Chains are alive if they can't be captured even if their player\n"
        "always passes (Benson's unconditional life); this depends on whether the rules\n"
        "of the record (RU) allow suicide. The JSON output contains chains with their\n"
        "numbers, eyes, regions with their letters, the pass-alive territory of each\n"
        "colour, and neutral points.",
    )
    add_record_arguments(parser)
    add_move_option(parser)
    add_notation_option(parser)
    add_view_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, always unrotated")


def run(args: Namespace) -> int:
    """Print the life-and-death analysis of a position, and return the exit status."""
    session = session_from_args(args)
    names = point_naming_from_args(args, session.shape)
    life = analyse_life(session.board, suicide=session.rules.suicide)
    if args.json:
        print_json(_facts(life))
    else:
        print("\n".join([*board_text(session.board, names), "", *life_text(life, names)]))
    return DONE


def _facts(life: Life) -> dict[str, Any]:
    numbers, letters = number_chains(life.chains), region_letters(life.regions)
    return {
        "chains": [
            {
                "colour": _name(chain.colour),
                "points": sorted_points(chain.points),
                "liberties": sorted_points(chain.liberties),
                "unconditional": life.is_alive(chain),
                "safe": life.is_safe(chain),
                "number": numbers[chain],
            }
            for chain in life.chains
        ],
        "eyes": [
            {"colour": _name(eye.colour), "points": sorted_points(eye.points)} for eye in life.eyes
        ],
        "regions": [
            {
                "points": sorted_points(region.points),
                "borders": [_name(colour) for colour in sorted(region.borders)],
                "letter": letters[region],
            }
            for region in life.regions
        ],
        "territory": {
            _name(colour): sorted_points(area)
            for colour, area in zip(Colour, life.territory, strict=True)
        },
        "neutral": sorted_points(life.neutral),
    }


def _name(colour: Colour) -> str:
    return colour.name.lower()
