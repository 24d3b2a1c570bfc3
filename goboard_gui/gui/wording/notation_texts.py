"""Names and explanations of notations, and messages about invalid names of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram import fonts
from ...notation import UnknownNameError
from ...notation import notation as notation_by_id
from ..core.i18n import translator

if TYPE_CHECKING:
    from ...notation import Notation, NotationError

_tr = translator("Notations")


def notation_title(notation: Notation) -> str:
    """Return the translated name of a notation, and make sure that widgets can display it."""
    title = _tr(notation.title)
    fonts.ensure_glyphs(title)
    return title


def notation_explanation(notation: Notation) -> str:
    """Return an explanation of how a notation forms the names of points."""
    return _tr(notation.explanation)


def notation_origin(notation: Notation) -> str:
    """Return a note on the origin and users of a notation, or an empty string if unknown."""
    return _tr(notation.origin) if notation.origin else ""


def error_phrase(error: NotationError) -> str:
    """Return the reason why a text is not a valid point or move, as a phrase within a sentence."""
    if isinstance(error, UnknownNameError):
        title = ""  # the names belong to a board, not to a notation of the catalogue
    else:
        title = notation_title(notation_by_id(error.notation))
    return error.fill_template(_tr(error.message_template), title)


def error_sentence(error: NotationError) -> str:
    """Return the reason why a text is not a valid point or move, as a sentence of its own."""
    phrase = error_phrase(error)
    return phrase[:1].upper() + phrase[1:]
