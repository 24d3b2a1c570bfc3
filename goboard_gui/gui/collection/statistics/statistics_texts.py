"""Texts of the statistics: column titles, cells, chart titles and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from ....diagram.plots.games import PlotTexts
from ....game_index.statistics.tables import SHARES
from ...core.i18n import format_number, tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ....game_index.filters import Filter
    from ....game_index.statistics.tables import Cell

_C = "Statistics"
_tr = translator(_C)

_COLUMNS: Mapping[str, str] = {
    "since": tr_noop(_C, "From"),
    "until": tr_noop(_C, "To"),
    "month": tr_noop(_C, "Month"),
    "year": tr_noop(_C, "Year"),
    "player": tr_noop(_C, "Player"),
    "event": tr_noop(_C, "Event"),
    "opening": tr_noop(_C, "Opening"),
    "move": tr_noop(_C, "Move"),
    "games": tr_noop(_C, "Games"),
    "black_wins": tr_noop(_C, "Black won"),
    "white_wins": tr_noop(_C, "White won"),
    "neither": tr_noop(_C, "No winner"),
    "black_share": tr_noop(_C, "Black win rate"),
    "wins": tr_noop(_C, "Won"),
    "losses": tr_noop(_C, "Lost"),
    "share": tr_noop(_C, "Percentage"),
    "low": tr_noop(_C, "Lower bound"),
    "high": tr_noop(_C, "Upper bound"),
    "first_year": tr_noop(_C, "First year"),
    "last_year": tr_noop(_C, "Latest year"),
    "games_as_black": tr_noop(_C, "Games as Black"),
    "wins_as_black": tr_noop(_C, "Won as Black"),
    "losses_as_black": tr_noop(_C, "Lost as Black"),
    "games_as_white": tr_noop(_C, "Games as White"),
    "wins_as_white": tr_noop(_C, "Won as White"),
    "losses_as_white": tr_noop(_C, "Lost as White"),
    "rotated": tr_noop(_C, "By rotation"),
    "symmetrical": tr_noop(_C, "By reflection only"),
    "same": tr_noop(_C, "Total"),
    "place": tr_noop(_C, "No."),
    "row_moves": tr_noop(_C, "On row"),
    "row_share": tr_noop(_C, "Row, %"),
    "column_moves": tr_noop(_C, "On column"),
    "column_share": tr_noop(_C, "Column, %"),
    "line_moves": tr_noop(_C, "On line"),
    "line_share": tr_noop(_C, "Line, %"),
}
_TEXTS = {"since", "until", "player", "event", "opening", "move"}
_YEARS = {"year", "first_year", "last_year"}
_MIN_SHARE = 0.0005  # smaller shares would be shown as 0

TEMPLATES: Mapping[str, str] = {
    "games": tr_noop(_C, "Games"),
    "undated": tr_noop(_C, "Games (not shown: {count} without a date)"),
    "first_of": tr_noop(_C, "Games (first {shown} of {count})"),
    "of_games": tr_noop(_C, "% of games"),
    "nothing": tr_noop(_C, "There are no games to show."),
    "undated_only": tr_noop(_C, "None of the games has a date."),
    "no_event": tr_noop(_C, "(no event)"),
    "by_black": tr_noop(_C, "Won by Black"),
    "by_white": tr_noop(_C, "Won by White"),
    "by_neither": tr_noop(_C, "No winner"),
    "black_share": tr_noop(_C, "Black's win rate with a 95% confidence interval"),
    "won": tr_noop(_C, "Won"),
    "lost": tr_noop(_C, "Lost"),
    "neither": tr_noop(_C, "No winner"),
    "won_share": tr_noop(_C, "Win rate with a 95% confidence interval"),
    "rotated": tr_noop(_C, "By rotation"),
    "symmetrical": tr_noop(_C, "By reflection only"),
    "same": tr_noop(_C, "Total"),
    "everybody": tr_noop(_C, "All games"),
    "black_description": tr_noop(
        _C,
        "{label}: {games} in total; Black wins: {won}, White wins: {lost}, no winner: {neither}",
    ),
    "player_description": tr_noop(
        _C, "{label}: {games} in total; won: {won}, lost: {lost}, no winner: {neither}"
    ),
    "black_share_description": tr_noop(_C, "Black win rate: {share} ({low} to {high})"),
    "player_share_description": tr_noop(_C, "win rate: {share} ({low} to {high})"),
    "opening_description": tr_noop(
        _C,
        "{opening}, {player}: found in {same} of {games} games ({share}), "
        "{rotated} by rotation and {symmetrical} by reflection only",
    ),
    "percent": tr_noop(_C, "{number}\u00a0%"),
}


def plot_texts() -> PlotTexts:
    """Return the texts used in charts, translated into the language of the window."""
    texts = {name: _tr(template) for name, template in TEMPLATES.items()}
    return PlotTexts(**texts, decimal_point=QLocale().decimalPoint())


def column_title(name: str) -> str:
    """Return the title of the column with this internal name."""
    return _tr(_COLUMNS[name])


def is_numeric_column(name: str) -> bool:
    """Return whether a column contains numbers."""
    return name not in _TEXTS


def cell_text(name: str, value: Cell) -> str:
    """Return a value as the text of a cell in the column with this internal name."""
    if value is None:
        return _tr(TEMPLATES["everybody"]) if name == "player" else ""
    if name in SHARES:
        share = float(value)
        tiny = 0 < share < _MIN_SHARE
        text = f"<{format_number(0.1, 1)}" if tiny else format_number(100 * share, 1)
        return _tr(TEMPLATES["percent"]).format(number=text)
    return format_number(value) if isinstance(value, int) and name not in _YEARS else str(value)


def over_time_title(length: int, among: str) -> str:
    """Return the title of a chart over time, by periods of ``length`` years, or by month if it is
    0.
    """
    if not length:
        title = _tr(tr_noop(_C, "Games by month"))
    else:
        title = _tr(tr_noop(_C, "Games in periods of %n years"), length)
    return _titled(title, among)


def players_title(among: str) -> str:
    """Return the title of the chart of games by player."""
    return _titled(_tr(tr_noop(_C, "Games by player")), among)


def events_title(among: str) -> str:
    """Return the title of the chart of games by event."""
    return _titled(_tr(tr_noop(_C, "Games by event")), among)


def career_title(name: str, colour: str, among: str) -> str:
    """Return the title of the chart of a player's games; ``colour`` is a key of `COLOURS`."""
    titles = {
        "": tr_noop(_C, "Games of {name}"),
        "black": tr_noop(_C, "Games of {name} as Black"),
        "white": tr_noop(_C, "Games of {name} as White"),
    }
    return _titled(_tr(titles[colour]).format(name=name), among)


def _titled(title: str, among: str) -> str:
    """Return a title, followed by a description of the counted games unless that is empty."""
    return f"{title} ({among})" if among else title


def report_title() -> str:
    """Return the title of the chart of the report on openings."""
    return _tr(tr_noop(_C, "Games with these openings"))


def no_openings_text() -> str:
    """Return the message that no openings have been chosen."""
    return _tr(tr_noop(_C, "Add the openings to be counted."))


def next_moves_title() -> str:
    """Return the title of the chart of continuations."""
    return _tr(tr_noop(_C, "Next moves"))


def no_position_text() -> str:
    """Return the message that no search result is known for the position."""
    return _tr(tr_noop(_C, "Open the Collection panel to search for the position."))


def choose_player_text() -> str:
    """Return the message that no player has been chosen."""
    return _tr(tr_noop(_C, "Choose a player: enter the name as it appears in the games."))


def no_collection_text() -> str:
    """Return the message that no collection is open."""
    return _tr(tr_noop(_C, "No collection is open. Create or open one from the Collection menu."))


def unknown_player_text(name: str) -> str:
    """Return the message that none of the counted games is by this player."""
    return _tr(tr_noop(_C, "None of these games was played by {name}.")).format(name=name)


def games_with_position_text() -> str:
    """Return the phrase for the games in which the current position was found."""
    return _tr(tr_noop(_C, "games with this position"))


def counted_games_text(games: int, total: int) -> str:
    """Return a sentence saying how many games of the collection are counted."""
    text = _tr(tr_noop(_C, "{games} of %Ln games counted"), total)
    return text.format(games=format_number(games))


def game_list_filter_text(game_filter: Filter) -> str:
    """Return the message saying which games are listed after a click on a bar."""
    dates = (
        game_filter.since
        if game_filter.since == game_filter.until
        else f"{game_filter.since}–{game_filter.until}"
    )
    names = game_filter.player, game_filter.black, game_filter.white, game_filter.event
    what = " · ".join(filter(None, (*names, dates)))
    return _tr(tr_noop(_C, "Game list filtered by: {what}")).format(what=what)
