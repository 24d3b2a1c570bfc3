"""When there is something to choose of pages, by what else is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...diagram.book.options import Material

if TYPE_CHECKING:
    from collections.abc import Callable

    from .choices import Choices


def of(*materials: Material) -> Callable[[Choices], bool]:
    """Whether one of these is made."""
    return lambda choices: choices.edition.material in materials


def but(*materials: Material) -> Callable[[Choices], bool]:
    """Whether none of these is made."""
    return lambda choices: choices.edition.material not in materials


def ruled(rule: type) -> Callable[[Choices], bool]:
    """Whether figures begin by a rule of a kind."""
    return lambda choices: isinstance(choices.edition.plan.split, rule)


def is_(path: str, *values: Any) -> Callable[[Choices], bool]:
    """Whether something that is chosen is one of these."""
    return lambda choices: choices.at(path) in values


def all_games(choices: Choices) -> bool:
    """Whether all games of the file are taken."""
    return choices.all_games


def paged(choices: Choices) -> bool:
    """Whether several games may share a page: not where each has a sheet, or many have one."""
    shared = (Material.GAME, Material.POSITION, Material.MOVES)
    return all_games(choices) and choices.edition.material in shared


def booked(choices: Choices) -> bool:
    """Whether a book is made of several games."""
    return choices.all_games or choices.chaptered


def several(choices: Choices) -> bool:
    """Whether there is more than one game."""
    return choices.several


def numbered(choices: Choices) -> bool:
    """Whether pages have numbers."""
    return FLOWING(choices) and choices.edition.setup.page_numbers


def with_line(choices: Choices) -> bool:
    """Whether a line is taken that there may be a choice of."""
    lined = choices.edition.material in (Material.GAME, Material.KIFU, Material.MOVES)
    return lined and not all_games(choices)


GAME = of(Material.GAME)
LINED = of(Material.GAME, Material.KIFU, Material.MOVES)
BOARDS = but(Material.MOVES)
FLOWING = but(Material.BOARD)
TEXTS = of(Material.GAME, Material.POSITION)
