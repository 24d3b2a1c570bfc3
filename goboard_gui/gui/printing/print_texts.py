"""Texts of the print window: translation, and the values to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ...diagram.book.option_table import OPTIONS
from ..widgets.value_editors import ValueChoice
from ..wording.notation_texts import notation_explanation, notation_title
from ..wording.terms import view_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...diagram.book.option import Option, OptionValue
    from ...diagram.book.options import DocumentType

PRINT_CONTEXT = "Print"


def translated(text: str) -> str:
    """Return a text of the option table, or of the print window, in the window's language."""
    return QCoreApplication.translate(PRINT_CONTEXT, text)


def document_type_name(document_type: DocumentType) -> str:
    """Return the name of a kind of document."""
    values = OPTIONS["edition.material"].values
    return translated(next(each.label for each in values if each.value is document_type))


def option_choices(option: Option) -> Sequence[ValueChoice]:
    """Return the values of an option to choose from."""
    choices = [_choice(option.key, each) for each in option.offered]
    if option.none:
        choices.insert(0, ValueChoice(None, translated(option.none)))
    return choices


def _choice(key: str, value: OptionValue) -> ValueChoice:
    match key:
        case "edition.names.notation" | "edition.shown.second":
            return ValueChoice(
                value.value, notation_title(value.value), notation_explanation(value.value)
            )
        case "edition.names.view":
            return ValueChoice(value.value, view_name(value.value))
    return ValueChoice(value.value, translated(value.label or value.name.capitalize()))
