"""Texts for translation: marking them in tables, translating them, and counting in them.

Texts in a QObject are ``self.tr("…")``. Those that stand in tables, or in functions that put facts
into words, are marked with a context and translated when they are needed:

    _G = "Games"
    _tr = translator(_G)
    _TITLES = {Ending.DRAW: mark(_G, "Draw")}
    _tr(_TITLES[ending])

Fields are filled after that, by ``.format(name=…)``: a sentence is never put together from pieces.

A text that counts something has ``%n`` for the number (or ``%Ln``, for thousands apart), and is
written as for several: ``self.tr("%n stones", "", count)``, ``_tr(mark(_G, "%n games"), count)``.
What it is for one stands in the catalogue of each language, that of English included; languages
may have one form or six. Two numbers in a sentence: ``%n`` is that which the words follow, the
other one is a field filled with `number`.

``make texts`` gathers all texts into the catalogues, see packaging/gather_texts.py.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLocale

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""The languages that there is a catalogue of, and what they call themselves."""


class Translate(Protocol):
    """Translates a text, for a number of things if it counts them."""

    def __call__(self, text: str, count: int = -1, /) -> str: ...


def mark(context: str, text: str) -> str:
    """The text itself; what `translator` makes for the same context translates it later."""
    return text


def translator(context: str) -> Translate:
    """What translates the texts that were marked for a context, at the time it is called."""

    def translate(text: str, count: int = -1, /) -> str:
        return QCoreApplication.translate(context, text, None, count)

    return translate


def number(value: float, decimals: int | None = None) -> str:
    """A number as the person's language writes it, with thousands apart."""
    if decimals is None:
        return QLocale().toString(value)
    return QLocale().toString(float(value), "f", decimals)
