"""`goboard life`: chains with their liberties, eyes, and unconditional life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..go import Colour
from ..go.living import life
from .arguments import add_command, add_notation, add_position, add_record, add_view, naming
from .board_text import board_text
from .common import DONE, in_order, print_json
from .life_text import life_text
from .position import session_at

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..go.life import Life


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "life",
        run,
        summary="tell what lives in a position: chains, liberties, eyes",
        details="Safe is a family of chains with two eyes each, as in Citizendium; alive is what\n"
        "cannot be captured even if its player always passes (Benson's unconditional life), and\n"
        "depends on whether the record's rules (RU) allow suicide. With --json: chains, eyes,\n"
        "regions, the territory of each colour that is alive, and neutral points.",
    )
    add_record(parser)
    add_position(parser)
    add_notation(parser)
    add_view(parser)
    parser.add_argument("--json", action="store_true", help="as JSON, never turned")


def run(args: Namespace) -> int:
    """Print the life-and-death analysis of a position."""
    session = session_at(args)
    names = naming(args, session.size)
    found = life(session.board, suicide=session.rules.suicide)
    if args.json:
        print_json(_facts(found))
    else:
        print("\n".join([*board_text(session.board, names), "", *life_text(found, names)]))
    return DONE


def _facts(found: Life) -> dict[str, Any]:
    return {
        "chains": [
            {
                "colour": _name(chain.colour),
                "points": in_order(chain.points),
                "liberties": in_order(chain.liberties),
                "unconditional": found.is_alive(chain),
                "safe": found.is_safe(chain),
            }
            for chain in found.chains
        ],
        "eyes": [
            {"colour": _name(eye.colour), "points": in_order(eye.points)} for eye in found.eyes
        ],
        "regions": [
            {
                "points": in_order(region.points),
                "borders": [_name(colour) for colour in sorted(region.borders)],
            }
            for region in found.regions
        ],
        "territory": {
            _name(colour): in_order(area)
            for colour, area in zip(Colour, found.territory, strict=True)
        },
        "neutral": in_order(found.neutral),
    }


def _name(colour: Colour) -> str:
    return colour.name.lower()
