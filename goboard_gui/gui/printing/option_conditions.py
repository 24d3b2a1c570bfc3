"""Conditions under which an option applies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...diagram.book.options import DocumentType

if TYPE_CHECKING:
    from collections.abc import Callable

    from .choices import PrintChoices


def for_materials(*materials: DocumentType) -> Callable[[PrintChoices], bool]:
    """Return a condition: the material is one of these."""
    return lambda choices: choices.edition.material in materials


def except_materials(*materials: DocumentType) -> Callable[[PrintChoices], bool]:
    """Return a condition: the material is none of these."""
    return lambda choices: choices.edition.material not in materials


def splits_by(rule: type) -> Callable[[PrintChoices], bool]:
    """Return a condition: figures are split by a rule of this type."""
    return lambda choices: isinstance(choices.edition.plan.split, rule)


def has_value(path: str, *values: Any) -> Callable[[PrintChoices], bool]:
    """Return a condition: the option at a path has one of these values."""
    return lambda choices: choices.at(path) in values


def all_games(choices: PrintChoices) -> bool:
    """Return whether all games of the file are printed."""
    return choices.all_games


def shares_pages(choices: PrintChoices) -> bool:
    """Return whether several games can share a page."""
    shared = (DocumentType.GAME, DocumentType.POSITION, DocumentType.MOVES)
    return all_games(choices) and choices.edition.material in shared


def makes_book(choices: PrintChoices) -> bool:
    """Return whether a book is made of several games or chapters."""
    return choices.all_games or choices.chaptered


def has_several_games(choices: PrintChoices) -> bool:
    """Return whether the file has more than one game."""
    return choices.several


def has_page_numbers(choices: PrintChoices) -> bool:
    """Return whether pages are numbered."""
    return FLOWING(choices) and choices.edition.setup.page_numbers


def has_line_choice(choices: PrintChoices) -> bool:
    """Return whether the line to print can be chosen."""
    lined = choices.edition.material in (DocumentType.GAME, DocumentType.KIFU, DocumentType.MOVES)
    return lined and not all_games(choices)


GAME = for_materials(DocumentType.GAME)
LINED = for_materials(DocumentType.GAME, DocumentType.KIFU, DocumentType.MOVES)
BOARDS = except_materials(DocumentType.MOVES)
FLOWING = except_materials(DocumentType.BOARD)
TEXTS = for_materials(DocumentType.GAME, DocumentType.POSITION)
