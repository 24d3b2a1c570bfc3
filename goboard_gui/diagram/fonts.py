"""Bundled fonts: a Japanese font for boards, and the fonts of printed pages.

Each font is loaded when it is first needed. Qt loads fonts only if there is an application object,
so this module creates one if necessary, see `application`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from PySide6 import QtGui  # QFontDatabase is looked up there when a font is loaded
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QGuiApplication

from ..assets import resource_path
from .application import ensure_application

FAMILY = "Goboard Kanji"
"""The family of the bundled Japanese font, loaded when a text needs it."""

SANS, SERIF, BOOK = "Goboard Sans", "Goboard Serif", "Goboard Book"
"""The bundled families for boards and text in print, the same on every machine.

`BOOK` lacks some symbols that the others have.
"""

_FOLDER = "fonts"
_KANJI = "goboard-kanji.otf"
_PRINTED = {
    SANS: ("goboard-sans.ttf", "goboard-sans-bold.ttf"),
    SERIF: (
        "goboard-serif.ttf",
        "goboard-serif-bold.ttf",
        "goboard-serif-italic.ttf",
        "goboard-serif-bold-italic.ttf",
    ),
    BOOK: (
        "goboard-book.ttf",
        "goboard-book-bold.ttf",
        "goboard-book-italic.ttf",
        "goboard-book-bold-italic.ttf",
    ),
}
_LIGATURES = ("liga", "clig", "dlig", "hlig")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})
_FIRST_SIGN = "\u3000"  # where the signs begin that Latin fonts lack


def needs_kanji_font(text: str) -> bool:
    """Return whether a text contains East Asian characters.

    >>> needs_kanji_font("16の四"), needs_kanji_font("−3+3")
    (True, False)
    """
    return not text.isascii() and max(text) >= _FIRST_SIGN


def east_asian_characters(text: str) -> str:
    """Return the different East Asian characters of a text.

    >>> east_asian_characters("16の四, 4の四")
    'の四'
    """
    if text.isascii():
        return ""
    return "".join(dict.fromkeys("".join(_signs().findall(text))))


@cache
def _signs() -> re.Pattern[str]:
    """Return the pattern of East Asian characters, which takes milliseconds to compile."""
    return re.compile(rf"[{_FIRST_SIGN}-\U0010ffff]+")


def ensure_glyphs(text: str) -> None:
    """Make sure that boards and widgets can display the East Asian characters in a text.

    Boards call this themselves. Widgets use their own font; if no Japanese font is installed, the
    bundled one is registered as its fallback.
    """
    if needs_kanji_font(text):
        _load_japanese_font()


def load_families(families: tuple[str, ...]) -> None:
    """Load the bundled fonts among these families, after creating a Qt application if there is
    none.
    """
    ensure_application()
    for family in families:
        if family in _PRINTED:
            _load_page_fonts(family)


def turn_off_ligatures(font: QFont) -> None:
    """Make a font draw each character with a glyph of its own.

    In documents, "office" with a ligature cannot be searched, since many fonts map the ligature to
    a character of its own.
    """
    for feature in _LIGATURES:
        font.setFeature(QFont.Tag(feature), 0)


def missing_characters(text: str) -> frozenset[str]:
    """Return the characters of a text that no installed or bundled font contains.

    They are printed as empty boxes.
    """
    return frozenset(sign for sign in set(text) if not _has_glyph(sign))


@lru_cache(maxsize=65536)
def _has_glyph(sign: str) -> bool:
    """Return whether a font contains a character, or the character is invisible and needs none."""
    from unicodedata import category  # not needed by boards and widgets

    if sign.isascii() or category(sign) in _UNSEEN or "\ufe00" <= sign <= "\ufe0f":
        return True
    ensure_glyphs(sign)
    return _metrics(needs_kanji_font(sign)).inFontUcs4(ord(sign))


@lru_cache(maxsize=2)
def _metrics(with_japanese: bool) -> QFontMetrics:
    """Return metrics for the fonts of printed pages, and the Japanese font if ``with_japanese`` is
    set.
    """
    families = (SERIF, SANS, BOOK)
    load_families(families)
    return QFontMetrics(QFont([*families, FAMILY] if with_japanese else list(families)))


@lru_cache(maxsize=len(_PRINTED))
def _load_page_fonts(family: str) -> None:
    """Load the bundled fonts of a family for printed pages."""
    for name in _PRINTED[family]:
        _add(name)


@lru_cache(maxsize=1)
def _load_japanese_font() -> None:
    """Load the bundled Japanese font, and use it as a fallback in widgets if no other is
    installed.
    """
    ensure_application()
    machine_has_some = bool(
        QtGui.QFontDatabase.families(QtGui.QFontDatabase.WritingSystem.Japanese)
    )
    _add(_KANJI)
    if not machine_has_some:
        # The current font stays first, as it determines the line height.
        usual = QGuiApplication.font()
        for family in usual.families():
            QFont.insertSubstitutions(family, [QFontInfo(usual).family(), FAMILY])


def _add(name: str) -> None:
    data = QByteArray(resource_path(_FOLDER, name).read_bytes())
    QtGui.QFontDatabase.addApplicationFontFromData(data)
