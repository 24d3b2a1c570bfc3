"""`goboard animate`: show the moves of a game as an animation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagram.book.option_table import THEMES
from ..diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from ..diagram.compose import ALL_SIDES, DisplayOptions
from ..diagram.output.animation.options import (
    DELAY_LIMITS,
    LARGE_FILE,
    WIDTH_LIMITS,
    AnimationOptions,
)
from ..diagram.output.formats import ANIMATION_FORMATS, extensions
from ..record import Session
from ..record.figures import PlanOptions
from .arguments import (
    add_command,
    add_notation_option,
    add_record_arguments,
    add_view_options,
    parse_count,
    point_naming_from_args,
)
from .common import DONE, CommandError, print_error, read_game
from .output import add_format_option, add_output_option, qt_target
from .print_arguments import parse_move_range, parse_number
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from .output import OutputTarget

_EXTENSIONS = extensions(ANIMATION_FORMATS)
_DEFAULTS = AnimationOptions()
_THEME = "light"
_DETAILS = f"""\
The extension of OUT determines the format: gif or webp. Each position is shown for a second,
the last one for {_DEFAULTS.last_delay:g} seconds; then the animation begins again.
No display is needed. Animations require Pillow: pip install "goboard-gui[animation]"

  goboard animate game.sgf --moves 1-50 -o opening.gif
  goboard animate game.sgf --moves 120-140 --numbers --captions -o fight.webp
  goboard animate - --size 400 --delay 0.5 -o - --format gif < game.sgf > game.gif"""


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `animate` subcommand and its arguments to the command-line parser."""
    parser = add_command(commands, "animate", run, summary=SUBCOMMANDS["animate"], details=_DETAILS)
    add_record_arguments(parser)
    add_output_option(parser, required=True)
    add_format_option(parser, _EXTENSIONS)
    parser.add_argument(
        "--moves",
        metavar="A-B",
        type=parse_move_range,
        default=(1, None),
        help="only the moves from A to B; the first position is the one before A (default: all)",
    )
    parser.add_argument(
        "--delay",
        metavar="SECONDS",
        type=parse_number,
        default=_DEFAULTS.delay,
        help=f"time for each position (default: {_DEFAULTS.delay:g})",
    )
    parser.add_argument(
        "--size",
        metavar="PX",
        type=parse_count,
        default=_DEFAULTS.width,
        help=f"width in pixels (default: {_DEFAULTS.width})",
    )
    parser.add_argument(
        "--numbers", action="store_true", help="number the stones of the moves that are shown"
    )
    parser.add_argument("--captions", action="store_true", help="name each move below the board")
    add_notation_option(parser)
    add_view_options(parser)
    parser.add_argument("--no-edges", action="store_true", help="omit the coordinates at the edges")
    parser.add_argument(
        "--theme", choices=THEMES, default=_THEME, help=f"colours (default: {_THEME})"
    )


def run(args: Namespace) -> int:
    """Write an animation, and return the exit status."""
    extension = args.output.resolve_extension(args.format, _EXTENSIONS, "an animation")
    for option, value, limits in (
        ("--size", args.size, WIDTH_LIMITS),
        ("--delay", args.delay, DELAY_LIMITS),
    ):
        if value not in limits:
            least, most = limits
            raise CommandError(
                f"goboard: {option} must be between {least:g} and {most:g}, not {value:g}"
            )
    session = Session(read_game(args.file, args.game))
    naming = point_naming_from_args(args, session.shape)
    first, last = args.moves
    if first > session.steps()[-1].number:
        raise CommandError(f"{args.file}: the game has no moves {first}-{last or ''}")
    options = PrintOptions(
        NamingOptions(naming.notation, naming.view, naming.reading),
        plan=PlanOptions(first=first, last=last),
        shown=DisplayOptions(edges=frozenset() if args.no_edges else ALL_SIDES),
        theme=THEMES[args.theme],
    )
    animation = AnimationOptions(args.size, args.delay, args.captions, args.numbers)
    with qt_target(args.output, extension) as target:
        size = _write(target, PrintedGame(session.tree, session.tree.root), options, animation)
    if size > LARGE_FILE:
        print_error(
            f"{args.output}: {size / 1e6:.1f} MB is too large for some chats and mail servers; "
            "choose fewer moves with --moves, or a smaller --size"
        )
    return DONE


def _write(
    target: OutputTarget, game: PrintedGame, options: PrintOptions, animation: AnimationOptions
) -> int:
    """Write an animation, and return the size of its file in bytes."""
    from ..diagram.output.animation.writing import write_animation

    for _ in write_animation(target.path, game, options, animation, target.write):
        pass
    return target.path.stat().st_size
