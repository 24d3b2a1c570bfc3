"""Choice of the program's language at start-up, and installation of its translations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ...assets import resource_path
from .i18n import LANGUAGES, tr_noop, translator
from .settings import LANGUAGE

if TYPE_CHECKING:
    from .settings import Settings

_L = "Language"
_tr = translator(_L)

_ENGLISH = "en"


def install_translations(language: str, app: QCoreApplication) -> list[QTranslator]:
    """Install the translations of the program and of Qt, and set the default locale.

    Call it before the first window is created, because windows look up their texts in their
    constructors. Return the translators, which are children of ``app``; Qt searches the last one
    first.
    """
    QLocale.setDefault(_locale(language))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt = f"{folder}/qtbase_{language}.qm"
    own = str(resource_path("translations", f"goboard_{language}.qm"))
    installed = []
    for file in (of_qt, own):
        translation = QTranslator(app)
        if translation.load(file):
            QCoreApplication.installTranslator(translation)
            installed.append(translation)
    return installed


def language_for_next_start(settings: Settings) -> str:
    """Return the language for the next start: the user's choice, or else the system's language."""
    return settings.get(LANGUAGE) or preferred_language(QLocale.system())


def active_language() -> str:
    """Return the language of the running program."""
    return QLocale().name().partition("_")[0]


def language_will_change(settings: Settings) -> bool:
    """Return whether a language other than that of the running program is chosen."""
    return language_for_next_start(settings) != active_language()


def language_change_notice() -> str:
    """Return the message that a new language takes effect at the next start."""
    return _tr(tr_noop(_L, "The language will change the next time Goboard starts."))


def preferred_language(system: QLocale) -> str:
    """Return the most preferred system language for which there is a translation, or else
    English.
    """
    preferred = (name.partition("-")[0] for name in system.uiLanguages())
    return next((language for language in preferred if language in LANGUAGES), _ENGLISH)


def _locale(language: str) -> QLocale:
    """Return the system's locale if it has this language, otherwise the default locale of the
    language.
    """
    system = QLocale.system()
    return system if system.name().partition("_")[0] == language else QLocale(language)
