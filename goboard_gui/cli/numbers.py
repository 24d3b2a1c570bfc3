"""Numbers and durations as text."""

from __future__ import annotations


def format_count(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number with a noun, in the plural unless the number is 1.

    >>> format_count(1, "game"), format_count(1000, "game")
    ('1 game', '1000 games')
    """
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def format_duration(seconds: float) -> str:
    """Return a duration as text, in minutes and seconds or just in seconds.

    >>> format_duration(7.6), format_duration(150)
    ('8 s', '2 min 30 s')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
