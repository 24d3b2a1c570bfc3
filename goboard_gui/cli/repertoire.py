"""`goboard repertoire`: where the games of a player leave a repertoire."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections import Counter
from typing import TYPE_CHECKING, Any

from ..display_text import to_printable
from ..files.tables import align_columns
from ..game_index.player_games import games_of_player
from ..go import Colour
from ..named_tuples import NamedTuple
from ..notation import Naming
from ..study.repertoires.comparison import Comparison, Ending, FileGame, compare_files
from ..study.repertoires.repertoire import likely_colour, read_repertoire
from .arguments import add_command, add_notation_option, check_supported
from .collection.index_argument import add_index_argument, open_index
from .collection.output import game_path_text, result_cell, table_cell
from .common import DONE, FAILED, CommandError, print_error, print_json, read_record_file
from .inputs import parse_input
from .numbers import format_count
from .position import move_text
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ..diagnostics import Diagnostic
    from ..game_index.facts import GameFacts
    from ..study.repertoires.comparison import Deviation
    from ..study.repertoires.repertoire import Repertoire

_COLOURS = {"black": Colour.BLACK, "white": Colour.WHITE}
_MOST_WARNINGS = 5
_MOST_MOVES = 3
_HEADER = ("move", "by", "played", "repertoire", "Black", "White", "date", "result", "file")


class _Game(NamedTuple):
    facts: GameFacts
    comparison: Comparison


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `repertoire` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "repertoire",
        run,
        summary=SUBCOMMANDS["repertoire"],
        details="A repertoire is a game record with the moves that a player means to play with\n"
        "one colour. Games are found in an index, and compared in any orientation and order\n"
        "of moves. Listed is the first move of each game that is not in the repertoire, and\n"
        "whose it was. Moves of the player that are marked as bad (BM) or doubtful (DO) are\n"
        "not in the repertoire.\n"
        "\n"
        "  goboard repertoire openings.sgf ~/go/index --player Honinbo\n"
        "\n"
        "Exit status: 2 if the index has no games of the player, or if the file of a game\n"
        "could not be read; the others are listed.",
    )
    parser.add_argument(
        "file",
        metavar="REPERTOIRE",
        type=parse_input,
        help="a game record, or - for standard input",
    )
    add_index_argument(parser)
    parser.add_argument(
        "--player",
        metavar="NAME",
        type=_player,
        action="append",
        required=True,
        help="the player, by parts of the name; may be given several times",
    )
    parser.add_argument(
        "--colour",
        choices=list(_COLOURS),
        help="the player's colour in the repertoire (default: the one with fewer alternatives, "
        "or black if both have equally many)",
    )
    add_notation_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def _player(text: str) -> str:
    """Parse the name of a player.

    :raises ArgumentTypeError: it is empty, and would match all players.
    """
    if not text.strip():
        raise ArgumentTypeError("the name of the player is empty")
    return text


def run(args: Namespace) -> int:
    """Compare games with a repertoire, and return the exit status."""
    games = read_record_file(args.file).games
    colour = _COLOURS[args.colour] if args.colour else likely_colour(games)
    repertoire = read_repertoire(games, colour)
    if not repertoire.cards:
        raise CommandError(f"{args.file}: the record has no moves of {_name(colour)}")
    with open_index(args.index) as index:
        facts = games_of_player(index.games, args.player, colour)
    if not facts:
        names = " or ".join(map(to_printable, args.player))
        raise CommandError(f"{args.index}: no games of {names} as {_name(colour)}")
    compared, status = _compare(repertoire, facts)
    if args.json:
        print_json(
            {
                "repertoire": _repertoire_json(args.file, repertoire),
                "games": [_game_json(game, colour) for game in compared],
            }
        )
    else:
        _print_warnings(args.file, repertoire.warnings)
        print(_text(compared, repertoire, args), end="")
    return status


def _compare(repertoire: Repertoire, facts: Sequence[GameFacts]) -> tuple[list[_Game], int]:
    """Return the comparisons of games in the order given, and the exit status."""
    found: dict[FileGame, Comparison] = {}
    status, unread = DONE, None
    for game, comparison, error in compare_files(
        repertoire, (FileGame(each.path, each.place) for each in facts)
    ):
        if comparison is not None:
            found[game] = comparison
        elif game.path != unread:
            unread, status = game.path, FAILED
            print_error(str(error or f"{game.path}: game {game.game} is not in the file any more"))
    games = ((each, found.get(FileGame(each.path, each.place))) for each in facts)
    return [_Game(each, comparison) for each, comparison in games if comparison], status


def _name(colour: Colour) -> str:
    return colour.name.capitalize()


def _print_warnings(name: str, warnings: Sequence[Diagnostic]) -> None:
    for warning in warnings[:_MOST_WARNINGS]:
        counting = warning.arguments.get("counting")
        more = "" if counting is None else f" (game {counting.game}, node {counting.node})"
        place = f"game {warning.place.game}, node {warning.place.node}"
        print_error(f"{name}: {place}: {warning}{more}")
    hidden = len(warnings) - _MOST_WARNINGS
    if hidden > 0:
        print_error(f"{name}: and {format_count(hidden, 'more warning')} (list them with: --json)")


def _text(games: Sequence[_Game], repertoire: Repertoire, args: Namespace) -> str:
    """Return a table of the deviations, and a summary."""
    rows = [
        _row(game.facts, game.comparison.deviation, repertoire.colour, args.notation)
        for game in games
        if game.comparison.deviation is not None
    ]
    table = align_columns([_HEADER, *rows], numbers=[0]) + "\n" if rows else ""
    return table + _summary([game.comparison for game in games], repertoire.colour)


def _row(facts: GameFacts, deviation: Deviation, colour: Colour, notation: Any) -> tuple[str, ...]:
    check_supported(notation, facts.size)
    naming = Naming(notation, facts.size)
    expected = ", ".join(move_text(point, naming) for point in deviation.expected[:_MOST_MOVES])
    names = map(table_cell, (facts.black, facts.white, facts.date))
    return (
        str(deviation.move_number),
        "player" if deviation.colour is colour else "opponent",
        move_text(deviation.played, naming),
        expected + (", …" if len(deviation.expected) > _MOST_MOVES else ""),
        *names,
        result_cell(facts),
        game_path_text(facts),
    )


def _summary(comparisons: Sequence[Comparison], colour: Colour) -> str:
    endings = Counter(each.ending for each in comparisons)
    own = sum(
        each.deviation is not None and each.deviation.colour is colour for each in comparisons
    )
    deviations = endings[Ending.DEVIATION]
    return (
        f"{format_count(len(comparisons), 'game')} as {_name(colour)}: "
        f"{format_count(deviations, 'deviation')}, {own} by the player; "
        f"{endings[Ending.END_OF_REPERTOIRE]} to the end of a line, "
        f"{endings[Ending.END_OF_GAME]} to the end of the game, "
        f"{endings[Ending.OUTSIDE]} with another start\n"
    )


def _repertoire_json(name: str, repertoire: Repertoire) -> dict[str, Any]:
    return {
        "file": name,
        "colour": repertoire.colour.name.lower(),
        "cards": len(repertoire.cards),
        "warnings": [_warning_json(warning) for warning in repertoire.warnings],
    }


def _warning_json(warning: Diagnostic) -> dict[str, Any]:
    data = {
        "game": warning.place.game,
        "node": warning.place.node,
        "kind": warning.code.name.lower().replace("_", " "),
        "text": str(warning),
    }
    counting = warning.arguments.get("counting")
    return data if counting is None else data | {"counting": counting}


def _game_json(game: _Game, colour: Colour) -> dict[str, Any]:
    facts, comparison = game
    deviation = comparison.deviation
    return {
        "file": str(facts.path),
        "game": facts.place,
        "black": facts.black,
        "white": facts.white,
        "date": facts.date,
        "result": facts.result,
        "ending": comparison.ending.value,
        "moves": comparison.moves,
        "deviation": None
        if deviation is None
        else {
            "node": deviation.node,
            "move": deviation.move_number,
            "by": "player" if deviation.colour is colour else "opponent",
            "played": deviation.played,
            "expected": deviation.expected,
        },
    }
