"""What notations are called, and why a text is no name in one, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...notation import notation
from ..core.i18n import translator

if TYPE_CHECKING:
    from ...notation import Notation, NotationError

_tr = translator("Notations")


def title_of(one: Notation) -> str:
    """What a notation is called."""
    return _tr(one.title)


def explanation_of(one: Notation) -> str:
    """How the names of a notation are made."""
    return _tr(one.explanation)


def origin_of(one: Notation) -> str:
    """Who names points so; empty if that is not known."""
    return _tr(one.origin) if one.origin else ""


def fault(error: NotationError) -> str:
    """Why a text names no point, or no move, within a sentence."""
    return error.fill(_tr(error.sentence), title_of(notation(error.notation)))


def no_point(error: NotationError) -> str:
    """Why a text names no point, or no move."""
    told = fault(error)
    return told[:1].upper() + told[1:]
