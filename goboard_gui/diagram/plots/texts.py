"""Texts of game plots, as translatable templates."""

from __future__ import annotations

from typing import NamedTuple


class PlotTexts(NamedTuple):
    """Texts of plots, as templates with placeholders in braces.

    The ones that begin with ``told`` describe a bar with its exact numbers.
    """

    games: str = "Games"
    undated: str = "Games ({count} without a date are not shown)"
    first_of: str = "Games (the first {shown} of {count})"
    of_games: str = "% of the games"
    nothing: str = "There are no games to show."
    undated_only: str = "None of the games has a date."
    by_black: str = "Won by Black"
    by_white: str = "Won by White"
    by_neither: str = "Won by neither"
    black_share: str = "Black's share of the games won, with its 95 % interval"
    won: str = "Won"
    lost: str = "Lost"
    neither: str = "Neither"
    won_share: str = "Share won, with its 95 % interval"
    rotated: str = "By a turn"
    symmetrical: str = "By a reflection only"
    same: str = "Together"
    everybody: str = "All games"

    told_black: str = (
        "{label}: {games} in all; {won} won by Black, {lost} by White, {neither} by neither"
    )
    told_player: str = "{label}: {games} in all; {won} won, {lost} lost, {neither} neither"
    told_share: str = "; {share} for Black ({low} to {high})"
    told_player_share: str = "; {share} won ({low} to {high})"
    told_opening: str = (
        "{opening}, {player}: {same} of {games} ({share}); "
        "{rotated} by a turn, {symmetrical} by a reflection only"
    )
    percent: str = "{number}\u00a0%"
    decimal_point: str = "."


ENGLISH = PlotTexts()
