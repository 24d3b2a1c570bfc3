"""The language of the program, which is chosen once, when it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ....assets import resource
from .. import settings as keys
from .translating import LANGUAGES, mark, translator

if TYPE_CHECKING:
    from ..settings import Settings

_L = "Language"
_tr = translator(_L)

_ENGLISH = "en"


def install(language: str, app: QCoreApplication) -> list[QTranslator]:
    """Translate the texts of the program and of Qt, and write numbers as the language does.

    Windows look their texts up while they are made, so this comes before the first one. The
    translators belong to ``app``; the one that is searched first is the last of those returned.
    """
    QLocale.setDefault(_locale(language))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt = f"{folder}/qtbase_{language}.qm"
    own = str(resource("translations", f"goboard_{language}.qm"))
    installed = []
    for file in (of_qt, own):
        made = QTranslator(app)
        if made.load(file):
            QCoreApplication.installTranslator(made)
            installed.append(made)
    return installed


def chosen_language(settings: Settings) -> str:
    """Return the language in which the program starts next: the chosen one, or the system's."""
    return settings.get(keys.LANGUAGE) or language_of(QLocale.system())


def running_language() -> str:
    """Return the language of the running program."""
    return QLocale().name().partition("_")[0]


def change_notice() -> str:
    """Return the sentence that says when another language takes effect."""
    return _tr(mark(_L, "The language changes the next time Goboard starts."))


def language_of(system: QLocale) -> str:
    """The first language that a system prefers and that there is a catalogue of; else English."""
    preferred = (name.partition("-")[0] for name in system.uiLanguages())
    return next((language for language in preferred if language in LANGUAGES), _ENGLISH)


def _locale(language: str) -> QLocale:
    """How numbers and dates are written: as in the person's country, if that speaks so."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == language else QLocale(language)
