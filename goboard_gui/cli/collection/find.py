"""`goboard collection find`: search for a position or a region."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from ...files.tables import align_columns
from ...game_index.filters import ALL_GAMES
from ...notation import Naming
from ..arguments import (
    add_command,
    add_move_option,
    add_record_arguments,
    check_supported,
    parse_count,
)
from ..common import DONE, print_json, require_rectangle
from ..numbers import format_count
from ..position import move_text, session_from_args
from .filter_options import add_filter_options, filter_from_args
from .index_argument import add_index_argument, open_index
from .output import format_percent, game_path_text, result_cell, table_cell
from .pattern_options import add_pattern_options, query_from_args
from .progress import run_search

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Mapping, Sequence

    from ...game_index.facts import GameFacts
    from ...game_index.index import Index
    from ...game_index.query import Query
    from ...game_index.results import Continuation, Hit, SearchResult

_MOST_CONTINUATIONS = 20


def search_result_text(
    result: SearchResult,
    hits: Sequence[Hit],
    facts: Mapping[int, GameFacts],
    naming: Naming,
    seconds: float,
    *,
    with_lines: bool = False,
    of_region: bool = False,
) -> str:
    """Return a search result as text: its counts, a table of continuations, and a table of
    ``hits``, which says in which line they are if ``with_lines``. ``of_region`` is whether
    a region was searched for.
    """
    games, places = result.game_count, result.occurrences
    found = f"{format_count(games, 'game')}, {format_count(places, 'match', 'matches')}"
    text = f"{found}, {seconds * 1000:.1f} ms\n"
    if result.continuations:
        text += "\n" + _continuation_table(result.continuations, games, naming, of_region=of_region)
    if hits:
        text += "\n" + _hit_table(hits, facts, with_lines=with_lines)
    untold = places - len(hits)
    if hits and untold > 0:
        text += f"and {format_count(untold, 'match', 'matches')} more (see --limit)\n"
    return text


def _continuation_table(
    continuations: Sequence[Continuation], games: int, naming: Naming, *, of_region: bool
) -> str:
    """Return a table of continuations, with the frequency, the share of the found games, and the
    shares of wins in the decided games of each.
    """
    share = f"share of {games}" if of_region else "share"
    rows = [["played next", "games", share, "decided", "Black won", "White won"]]
    for each in continuations[:_MOST_CONTINUATIONS]:
        place = move_text(each.point, naming)
        rows.append(
            [
                f"{each.colour.name.capitalize()} {place}",
                str(each.games),
                format_percent(each.games, games),
                str(each.decided_games),
                format_percent(each.black_wins, each.decided_games),
                format_percent(each.white_wins, each.decided_games),
            ]
        )
    remaining = len(continuations) - _MOST_CONTINUATIONS
    more = f"and {format_count(remaining, 'other move')}\n" if remaining > 0 else ""
    return align_columns(rows, numbers=range(1, 6)) + more


def _hit_table(hits: Sequence[Hit], facts: Mapping[int, GameFacts], *, with_lines: bool) -> str:
    """Return a table of hits, each with its game, move and orientation, and with its line if
    ``with_lines``.
    """
    line_title = ["line"] * with_lines
    rows = [["move", *line_title, "view", "Black", "White", "date", "result", "file"]]
    for hit in hits:
        game = facts[hit.game]
        view = hit.view.value + (" swapped" if hit.colours_swapped else "")
        names = map(table_cell, (game.black, game.white, game.date))
        line = ["main line" if hit.is_main_line else "variation"] * with_lines
        rows.append([str(hit.moves), *line, view, *names, result_cell(game), game_path_text(game)])
    return align_columns(rows, numbers=[0])


_MOST_HITS, _MOST_LINES = 1000, 20


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection find` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "find",
        run,
        summary="search an index for a position or a region",
        details="Searches for the whole board, at any move of any game, or for a region given by\n"
        "two points. Corner regions match corners, edge regions match edges, others match\n"
        "the interior. All rotations, reflections and swapped colours are searched by\n"
        "default.\n"
        "\n"
        "  goboard collection find ~/go/index joseki.sgf --region A19:K10 --ignore K19,K18",
    )
    add_index_argument(parser)
    add_record_arguments(parser)
    add_move_option(parser)
    add_pattern_options(parser)
    add_filter_options(parser)
    parser.add_argument(
        "--limit",
        metavar="N",
        type=parse_count,
        help=f"most matches to list (default: {_MOST_LINES}, {_MOST_HITS} with --json)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: Namespace) -> int:
    """Search for a position or region, and return the exit status."""
    session = session_from_args(args)
    require_rectangle(args.file, session.shape)
    naming = Naming(args.notation, session.size)
    query = query_from_args(args, session, naming)
    limit = args.limit
    if limit is None:
        limit = _MOST_HITS if args.json else _MOST_LINES
    # Not even the list of the commands should have to wait for numpy.
    from ...game_index.hit_nodes import hit_nodes

    with open_index(args.index) as index:
        begun = perf_counter()
        result = _search(args, index, query)
        games, continuations = result.game_count, result.continuations
        hits = list(result.hits(0, limit))
        seconds = perf_counter() - begun
        games_found = index.games.game_facts(dict.fromkeys(hit.game for hit in hits))
        facts = {each.number: each for each in games_found}
        for hit in hits:
            if hit.game in facts:
                index.games.check_hits([hit], facts[hit.game])
        hits = [
            hit for hit in hits if hit.game in facts
        ]  # a build may have removed some in the meantime
        if args.json:
            print_json(
                {
                    "games": games,
                    "occurrences": result.occurrences,
                    "seconds": round(seconds, 6),
                    "continuations": [_followed(each) for each in continuations],
                    "hits": [
                        _json_hit(hit, node, facts[hit.game], query)
                        for hit, node in zip(hits, hit_nodes(hits, facts, query), strict=True)
                    ],
                }
            )
        else:
            check_supported(args.notation, session.size)
            text = search_result_text(
                result,
                hits,
                facts,
                naming,
                seconds,
                with_lines=index.has_variations,
                of_region=not query.is_position,
            )
            print(text, end="")
    return DONE


def _search(args: Namespace, index: Index, query: Query) -> SearchResult:
    result = run_search(index.search(query))
    game_filter = filter_from_args(args)
    return (
        result
        if game_filter == ALL_GAMES
        else result.restrict_to_games(index.game_mask(game_filter))
    )


def _followed(continuation: Continuation) -> dict[str, Any]:
    return continuation._asdict() | {
        "colour": continuation.colour.name.lower(),
        "decided_games": continuation.decided_games,
    }


def _json_hit(hit: Hit, node: int | None, facts: GameFacts, query: Query) -> dict[str, Any]:
    """Return a hit as a JSON object, given its node; if a region was searched for, its offset on
    the board is included.
    """
    data = {
        "file": str(facts.path),
        "game": facts.place,
        "move": hit.moves,
        "node": node,
        "main": hit.is_main_line,
        "view": hit.view.value,
        "colours_swapped": hit.colours_swapped,
    }
    return data if query.is_position else data | {"right": hit.right, "down": hit.down}
