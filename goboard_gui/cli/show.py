"""`goboard show`: print a position as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams.text_diagram_style import TextDiagramStyle
from .arguments import (
    add_command,
    add_move_option,
    add_notation_option,
    add_record_arguments,
    add_text_diagram_options,
    add_view_options,
    point_naming_from_args,
)
from .board_text import board_text
from .common import DONE, CommandError, print_json
from .position import move_text, session_from_args
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..go import Colour
    from ..notation import Naming
    from ..record import Session


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `show` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "show",
        run,
        summary=SUBCOMMANDS["show"],
        details="X is a black stone, O a white stone, and a comma a star point. The JSON output\n"
        "contains size, rows (from the top), move, to_play, prisoners (taken by each\n"
        "player) and the last move.\n"
        "\n"
        "With --style the position is printed as others read it: plain with coordinates,\n"
        "for Sensei's Library, for forums with [go] tags, as GNU Go's command showboard or\n"
        "its ASCII mode print it, or as the library sgfmill does. What a style cannot show\n"
        "is reported.",
    )
    add_record_arguments(parser)
    add_move_option(parser)
    add_notation_option(parser)
    add_view_options(parser)
    add_text_diagram_options(parser, usual="the board, turn and prisoners")
    parser.add_argument("--json", action="store_true", help="print JSON, always unrotated")


def run(args: Namespace) -> int:
    """Print a position, and return the exit status."""
    if args.json and args.style is not None:
        raise CommandError("goboard: --json can't be combined with --style")
    session = session_from_args(args)
    if args.json:
        print_json(_facts(session))
        return DONE
    names = point_naming_from_args(args, session.shape)
    if args.style is None and args.numbered is not None:
        raise CommandError("goboard: --numbered requires --style")
    if args.style is not None:
        from .text_diagram import diagram_from_args

        style = TextDiagramStyle(args.style)
        text = diagram_from_args(args, session.tree, session.cursor, style, names)
        print(text, end="")
        return DONE
    print("\n".join([*board_text(session.board, names), "", _caption(session, names)]))
    return DONE


def _facts(session: Session) -> dict[str, object]:
    step = session.step
    move = session.last_move and session.last_move.move
    return {
        "size": session.size,
        "shape": session.shape.kind.value,
        "rows": session.board.rows(),
        "move": step.number,
        "to_play": session.to_play.name.lower(),
        "prisoners": step.prisoners._asdict(),
        "last": move and move.point,
    }


def _caption(session: Session, names: Naming) -> str:
    move = session.last_move and session.last_move.move
    if move is None:
        start = "Before the first move"
    else:
        place = move_text(move.point, names)
        start = f"Move {session.step.number}, {_player(move.colour)} {place}"
    black, white = session.step.prisoners
    turn = "both players passed" if session.has_ended else f"{_player(session.to_play)} to play"
    if session.overruled_player and not session.has_ended:
        turn += f" (the record says {_player(session.overruled_player)})"
    return f"{start}; {turn}; prisoners: Black {black}, White {white}"


def _player(colour: Colour) -> str:
    return colour.name.capitalize()
