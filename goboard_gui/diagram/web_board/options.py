"""Options of web boards."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..book.phrases import ENGLISH, Phrases
from .texts import ENGLISH_TEXTS, WebTexts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..book.options import NamingOptions


class WebBoardOptions(NamedTuple):
    """Options of web boards.

    ``names`` are the notation, view and reading with which a page opens. ``texts``, ``phrases`` and
    the ``notation_titles`` by id are in the ``language``, a BCP 47 tag; notations without a title
    have their English one. Comments are in the ``comment_language``, or each in the language that
    is recognised. ``title`` replaces that of a single page, and is that of the contents of several.
    """

    names: NamingOptions
    texts: WebTexts = ENGLISH_TEXTS
    phrases: Phrases = ENGLISH
    notation_titles: Mapping[str, str] = MappingProxyType({})
    language: str = "en"
    comment_language: str = ""
    title: str = ""
    has_download: bool = True
