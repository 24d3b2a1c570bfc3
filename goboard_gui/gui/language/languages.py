"""The language of the program, which follows what a person chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from ...assets import resource
from .. import settings as keys
from .translating import LANGUAGES

if TYPE_CHECKING:
    from ..settings import Settings

_ENGLISH = "en"


class Languages(QObject):
    """Lets Qt translate the texts of the program, and its own, into the language that is chosen.

    Windows are told by Qt (`QEvent.LanguageChange`) when it is another one.
    """

    def __init__(self, settings: Settings, app: QCoreApplication) -> None:
        super().__init__(app)
        self._settings = settings
        self._translators: list[QTranslator] = []
        self._follow(keys.LANGUAGE)
        settings.changed.connect(self._follow)

    def _follow(self, setting: object) -> None:
        if setting is keys.LANGUAGE:
            self.use(self._settings.get(keys.LANGUAGE) or language_of(QLocale.system()))

    def use(self, language: str) -> None:
        """Translate into a language from now on, and write numbers and dates as it does."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        QLocale.setDefault(_locale(language))
        self._translators = [QTranslator(self) for _ in range(2)]
        theirs, ours = self._translators
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if theirs.load(f"qtbase_{language}", folder):
            QCoreApplication.installTranslator(theirs)
        if ours.load(str(resource("translations", f"goboard_{language}.qm"))):
            QCoreApplication.installTranslator(ours)


def language_of(system: QLocale) -> str:
    """The first language that a system prefers and that there is a catalogue of; else English."""
    preferred = (name.partition("-")[0] for name in system.uiLanguages())
    return next((language for language in preferred if language in LANGUAGES), _ENGLISH)


def _locale(language: str) -> QLocale:
    """How numbers and dates are written: as in the person's country, if that speaks so."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == language else QLocale(language)
