"""The Japanese signs that come with Goboard, for machines without a font that has them.

The font is loaded when a text first needs it, so that nobody else waits for it.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication

from ..assets import resource

FAMILY = "Goboard Kanji"
"""The family of the font, known to Qt once a text was covered that needs it."""

_FILE = ("fonts", "goboard-kanji.otf")
_FIRST_SIGN = "\u3000"  # where the signs begin that Latin fonts lack


def needs(text: str) -> bool:
    """Whether a text has Japanese signs.

    >>> needs("16の四"), needs("−3+3")
    (True, False)
    """
    return any(sign >= _FIRST_SIGN for sign in text)


def cover(text: str) -> None:
    """Make sure that boards and widgets can show a text, whatever fonts the machine has.

    Boards do this on their own. Widgets get the signs through their own font, which this extends
    where the machine has no Japanese font.
    """
    if needs(text):
        _load()


@lru_cache(maxsize=1)
def _load() -> None:
    machine_has_some = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
    data = QByteArray(resource(*_FILE).read_bytes())
    QFontDatabase.addApplicationFontFromData(data)
    if not machine_has_some:
        # The font in use goes first: it sets the height of lines, which ours must not.
        usual = QGuiApplication.font()
        for family in usual.families():
            QFont.insertSubstitutions(family, [QFontInfo(usual).family(), FAMILY])
