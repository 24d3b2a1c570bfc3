"""Translation of texts, with plural forms, and formatting of numbers and times.

In a QObject, write ``self.tr("…")``. Texts in tables, or in functions outside a QObject, are marked
with a context by `tr_noop` and translated where they are used:

    _G = "Games"
    _tr = translator(_G)
    _TITLES = {Ending.DRAW: tr_noop(_G, "Draw")}
    _tr(_TITLES[ending])

Fill fields after translating, with ``.format(name=…)``, and never join a sentence from pieces.

A text that counts something has ``%n`` for the number (or ``%Ln``, with group separators) and is
written in the plural: ``self.tr("%n stones", "", count)``, ``_tr(tr_noop(_G, "%n games"), count)``.
The other forms are in the catalogues, that of English included; a language has between one form and
six. If a sentence has two numbers, ``%n`` is the one that the noun agrees with and the other is a
field filled with `format_number`.

``make texts`` collects all texts into the catalogues, see packaging/gather_texts.py.
"""

from __future__ import annotations

import time
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLocale

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages that have a catalogue: their codes and their own names for themselves."""


class Translate(Protocol):
    """Type of a function that translates a text, choosing the plural form for ``count``."""

    def __call__(self, text: str, count: int = -1, /) -> str: ...


def tr_noop(context: str, text: str) -> str:
    """Mark a text for translation and return it unchanged, like Qt's ``QT_TR_NOOP``."""
    return text


def translator(context: str) -> Translate:
    """Return a function that translates texts in a translation context.

    The function looks up a text when it is called, so it can be created before the language is
    installed.
    """

    def translate(text: str, count: int = -1, /) -> str:
        return QCoreApplication.translate(context, text, None, count)

    return translate


def format_number(value: float, decimals: int | None = None) -> str:
    """Return a number as text in the user's locale, with group separators."""
    if decimals is None:
        return QLocale().toString(value)
    return QLocale().toString(float(value), "f", decimals)


def format_time(seconds: float) -> str:
    """Return a time, given in seconds since 1970, as an ISO date and a time of day, as in records;
    it is the same in all languages.
    """
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
