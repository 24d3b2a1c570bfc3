"""Swapping of the colours of a problem, which is possible if its texts mention none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record import colour_words
from ...record.analysis.problem_judging import judge_problem
from ...record.analysis.problems import Place
from ...record.edits.swap import swap_colours
from ...record.properties.texts import decode_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...record import Tree
    from ...record.analysis.problem_judging import JudgedProblem

_TEXTS = frozenset({"C", "N", "GN", "GC", "EV", "LB"})


def mentions_colour(judged: JudgedProblem, games: Sequence[Tree]) -> bool:
    """Return whether a title, comment or label of a problem mentions a colour.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.analysis.problem_judging import judge_problem
    >>> from goboard_gui.record.analysis.problems import problem_start
    >>> texts = b"Correct", b"White dies"
    >>> games = [read_sgf(b"(;AB[aa];B[bb]C[%b])" % text).games[0] for text in texts]
    >>> problems = [judge_problem([tree], problem_start(tree, 0)) for tree in games]
    >>> [mentions_colour(judged, [tree]) for judged, tree in zip(problems, games)]
    [False, True]
    """
    nodes = {place for move in judged.root.preorder() for place in move.places}
    for game, node in judged.start.places:
        nodes.update(Place(game, above) for above in games[game].line_to(node))
    return any(
        ident in _TEXTS and colour_words.mentions_colour(decode_texts(values))
        for game, node in nodes
        for ident, values in games[game].properties(node)
    )


def with_colours_swapped(
    judged: JudgedProblem, games: Sequence[Tree]
) -> tuple[JudgedProblem, Sequence[Tree]]:
    """Return a problem with Black and White swapped, and its games."""
    start = judged.start
    swapped = list(games)
    for game in {place.game for place in start.places}:
        swapped[game] = swap_colours(games[game], players=False)
    stones = {point: colour.opponent for point, colour in start.board.stones().items()}
    overruled = start.overruled_player and start.overruled_player.opponent
    start = start._replace(
        board=start.board.with_stones(stones),
        player=start.player.opponent,
        overruled_player=overruled,
    )
    return judge_problem(swapped, start), swapped
