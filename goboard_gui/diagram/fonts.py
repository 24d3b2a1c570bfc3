"""The fonts that come with Goboard: Japanese signs, and the letters that pages are printed with.

A font is loaded when a text first needs it, so that nobody else waits for it. Fonts are what Qt
needs an application for: this is the one place that makes sure of it, see `application`.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QGuiApplication

from ..assets import resource
from .application import ensure_application

FAMILY = "Goboard Kanji"
"""The family of the font, known to Qt once a text was covered that needs it."""

SANS, SERIF = "Goboard Sans", "Goboard Serif"
"""The families of boards and of running text on paper, which look the same on every machine."""

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
}
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"})
_FIRST_SIGN = "\u3000"  # where the signs begin that Latin fonts lack


def needs(text: str) -> bool:
    """Return whether a text has Japanese signs.

    >>> needs("16の四"), needs("−3+3")
    (True, False)
    """
    return not text.isascii() and max(text) >= _FIRST_SIGN


def cover(text: str) -> None:
    """Make sure that boards and widgets can show a text, whatever fonts the machine has.

    Boards do this on their own. Widgets get the signs through their own font, which this extends
    where the machine has no Japanese font.
    """
    if needs(text):
        _load()


def provide(families: tuple[str, ...]) -> None:
    """Make sure that Qt can make fonts, and knows those of the families that are for paper."""
    ensure_application()
    for family in families:
        if family in _PRINTED:
            _load_printed(family)


def unreadable(text: str) -> frozenset[str]:
    """Return the characters of a text that no font of this machine has, and none of ours.

    They are printed as empty boxes.
    """
    return frozenset(sign for sign in set(text) if not _readable(sign))


@lru_cache(maxsize=65536)
def _readable(sign: str) -> bool:
    """Return whether some font has a sign, or it is none that is seen."""
    from unicodedata import category  # boards and widgets need it not

    if sign.isascii() or category(sign) in _UNSEEN or "\ufe00" <= sign <= "\ufe0f":
        return True
    cover(sign)
    return _metrics(needs(sign)).inFontUcs4(ord(sign))


@lru_cache(maxsize=2)
def _metrics(with_signs: bool) -> QFontMetrics:
    """Of a font that falls back on all others."""
    families = (SERIF, SANS)
    provide(families)
    return QFontMetrics(QFont([*families, FAMILY] if with_signs else list(families)))


@lru_cache(maxsize=len(_PRINTED))
def _load_printed(family: str) -> None:
    for name in _PRINTED[family]:
        _add(name)


@lru_cache(maxsize=1)
def _load() -> None:
    ensure_application()
    machine_has_some = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
    _add(_KANJI)
    if not machine_has_some:
        # The font in use goes first: it sets the height of lines, which ours must not.
        usual = QGuiApplication.font()
        for family in usual.families():
            QFont.insertSubstitutions(family, [QFontInfo(usual).family(), FAMILY])


def _add(name: str) -> None:
    QFontDatabase.addApplicationFontFromData(QByteArray(resource(_FOLDER, name).read_bytes()))
