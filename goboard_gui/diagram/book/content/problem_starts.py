"""The starts of the problems that a sheet prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.analysis.problems import find_problems, merge_starts, problem_start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....record.analysis.problems import ProblemStart
    from ..options import PrintedGame


def problem_starts(games: Sequence[PrintedGame]) -> list[ProblemStart]:
    """Return the starts of all problems at the nodes of games or below them, in their order; games
    of a file with the same position are one problem.
    """
    files: dict[str, list[ProblemStart]] = {}
    for index, game in enumerate(games):
        for node in find_problems(game.tree, game.node):
            files.setdefault(game.name, []).append(problem_start(game.tree, node, index))
    starts = [start for found in files.values() for start in merge_starts(found)]
    return sorted(starts, key=lambda start: start.places)


def select_problems(
    games: Sequence[PrintedGame], chosen: Sequence[tuple[int, ProblemStart]]
) -> list[PrintedGame]:
    """Return games with which a sheet has only the chosen problems, each with its number."""
    return [
        games[place.game]._replace(node=place.node, number=number)
        for number, start in chosen
        for place in start.places
    ]
