"""The words around a name in running text, which show whether it is the name of a point.

"B2" is a point in "Black plays B2", but not in "see diagram B2". Each table has a line for English,
German, French and Russian: regular expressions for its words, separated by spaces.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .addresses import FILE_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .mentions import Mention

_REFERENCES = (
    r"diagrams? dias?\.? diag\. figures? figs?\.? pages? pp?\. chapters? chaps?\.? sections?"
    r" tables? volumes? vols?\.? appendix appendices exercises? (?<!par\s)(?<!p\.\s)exs?\."
    r" vitamins? rooms? halls? seats? gates? levels? boards? rounds? units? zones?"
    r" terminals? platforms? items? groups? versions? paper",
    r"diagramme?n?s? abbildung(?:en)? abb\. bild(?:er)?n?s? figur(?:en)? seiten? s\. kapiteln?s?"
    r" kap\. abschnitte?n?s? tabellen? bände? bd\. anh[aä]nge?n?s? aufgaben? übung(?:en)?"
    r" vitamine?n?s? raum(?:s|es)? räumen? zimmern?s? saal säle hallen? sitz(?:platz)? stufen?"
    r" ebenen? brett(?:er)?n?s? tisch(?:e[ns]?)? runden? gruppen? version(?:en)? papier",
    r"diagrammes? schémas? chapitres? tableaux? tomes? annexes? exercices? vitamines? salles?"
    r" chambres? sièges? niveaux? rondes? groupes? papier",
    r"диаграмм\w* диагр\. фигур\w* рисун\w* рис\. страниц\w* стр\. с\. глав[аыеу]? главой гл\."
    r" раздел\w* таблиц\w* том[ае]? приложени\w* задач\w* упражнени\w* витамин\w* комнат\w*"
    r" зал[ае]? уров(?:ень|н\w+) доск\w+ тур[ае]? групп\w* верси\w* бумаг\w*",
)
"""Things with numbers such as B2, in each language."""

_SUBJECTS = (
    r"problems? questions? games? options?",
    r"probleme?n?s? fragen? partien? spiels? option(?:en)?",
    r"problèmes? parties?",
    r"проблем\w* вопрос\w* парти\w* игр[аыеу] игрой",
)
"""Things with numbers, in each language, after which a colon or a bracket may introduce a point, as
in "two options: Q16 or R14".
"""

_NUMBERED_BY = (
    r"dogs? units? races? teams? cars? drivers? grand\sprix papers? sheets? size format motorway"
    r" highway road visas? levels? certificates?",
    r"rennen blatt blätter niveau format autobahn",
    r"feuilles? niveau format autoroute",
    r"гонк\w+ лист\w* уров(?:ень|н\w+) формат\w*",
)
"""Words for things whose number stands before them, such as "K9 dog", in each language."""

_BEFORE_POINTS = (
    r"at to onto near around after than such\sas instead\sof because\sof why\snot"
    r" plays? played playing moves? moved moving point intersection black white b w"
    r" is was must should should\sbe try tries tried needs? better best wins? kills? lives?"
    r" (?:answer|attack|block|capture|connect|cut|defend|extend|invade|jump|peep|push|threaten)"
    r"(?:s|e?d|ing)? takes? taking atari hane",
    r"auf bei nach als statt spielt? spielen gespielt setzt setzen zieht zug punkt"
    r" schwarz wei(?:ß|ss) ist war muss sollte besser deckt droht fängt schlägt schneidet springt"
    r" tötet verbindet",
    r"à en sur vers après joue jouer jouent joué coup point intersection noirs? blancs?"
    r" est était doit mieux capture coupe connecte menace tue",
    r"на в к после чем вместо ход ходом ходит играет играть играют сыграть сыграл пункт"
    r" ч[её]рны[ех] белы[ех] надо нужно лучше берёт режет соединяет угрожает убивает",
)
"""Prepositions, verbs, and other words that stand before points, in each language."""

_AFTER_POINTS = (
    r"is was are would could should might may must can has makes looks? seems? leaves works? wins?"
    r" lives? kills? dies captures? threatens cuts? connects? saves? removed dead alive",
    r"ist war wäre kann könnte sollte muss macht sieht scheint lebt tötet stirbt fängt droht"
    r" schneidet verbindet rettet tot",
    r"est était serait peut pourrait doit semble fait vit tue meurt capture menace coupe connecte"
    r" sauve mort",
    r"был было будет может мог живёт убивает угрожает режет соединяет спасает выглядит кажется",
)
"""Verbs and adjectives that stand after points, in each language."""

_BETWEEN = (r"only now also first again \d+ nur jetzt auch zuerst seulement aussi только теперь",)
"""Words that may separate a point from the word before it, such as the number in "move 12 Q16"."""

_QUOTES = "\"'“”„‟«»‘’‚"
_HYPHENS = ("-", "\u2010", "\u2011")
_IN_ADDRESS = ".:/?=&@\\"
"""Characters next to a name that may be inside an address."""
_LONGEST = 24
"""The number of characters before and after a name that are examined."""


def _any_word(tables: Iterable[str]) -> str:
    return "|".join(dict.fromkeys(word for table in tables for word in table.split()))


_WORD_START = r"(?<!\w)(?<!\w['’])"
_NUMBER_SIGN = r"(?:(?:no|nr|n°|№|#)\.?\s*)?"
_JOINED = late_pattern(r"\s*(?:/|–|&|and|or|to|und|oder|bis|et|ou|à|и|или|до)\s*", re.IGNORECASE)
_WORD_BEFORE, _WORD_AFTER = late_pattern(r"\S*\Z"), late_pattern(r"\S*")


# Compiling these takes milliseconds each, and most records don't need them.


@cache
def _numbered() -> re.Pattern[str]:
    """Return the pattern of words before the names of other things, as in "diagram C3"."""
    return re.compile(
        rf"{_WORD_START}(?:(?:{_any_word(_REFERENCES)})[{_QUOTES}]?\s*{_NUMBER_SIGN}[(\[{_QUOTES}]?"
        rf"|(?:{_any_word(_SUBJECTS)})\s*{_NUMBER_SIGN}[{_QUOTES}]?|(?:nr\.?|n°|№)\s*)\Z",
        re.IGNORECASE,
    )


@cache
def _maybe_numbered() -> re.Pattern[str]:
    """Return the pattern of words after which a name is a point only if a verb follows, as in
    "diagram: C3" and "No. C3".
    """
    return re.compile(
        rf"{_WORD_START}(?:(?:{_any_word(_REFERENCES)})\s?:|no\.)\s*\Z", re.IGNORECASE
    )


@cache
def _numbering() -> re.Pattern[str]:
    """Return the pattern of what follows names of other things: "F1 race", "Q4 2020"."""
    return re.compile(
        rf"\s+(?:(?:{_any_word(_NUMBERED_BY)})(?!\w)|(?:['’]|19|20)[0-9]{{2}}(?![\w.,:/]?[0-9]))",
        re.IGNORECASE,
    )


@cache
def _address() -> re.Pattern[str]:
    """Return the pattern of parts of addresses and of file names."""
    return re.compile(
        r"[a-z]://|@[\w-]+\.\w|[\w-]\.[a-z]{2,}/|\\\w|(?<![\w)/])[~.]*/[\w.-]+/"
        rf"|\.(?:{FILE_TYPES})(?!\w)",
        re.IGNORECASE,
    )


@cache
def _placed() -> re.Pattern[str]:
    """Return the pattern of words before points, as in "at C3"."""
    return re.compile(
        rf"(?:@|(?<!\w)(?:{_any_word(_BEFORE_POINTS)})(?:\s+(?:{_any_word(_BETWEEN)}))?)"
        rf"[\s:=]*[(\[{_QUOTES}]*\Z",
        re.IGNORECASE,
    )


@cache
def _verb() -> re.Pattern[str]:
    """Return the pattern of words after points, as in "C3 lives"."""
    return re.compile(rf"[){_QUOTES}]*\s+(?:{_any_word(_AFTER_POINTS)})(?!\w)", re.IGNORECASE)


def without_other_names(text: str, mentions: Iterable[Mention]) -> list[Mention]:
    """Return the mentions in a text that can be points, leaving out names of other things.

    These are names after a word such as "diagram" or before one such as "race", names joined to one
    of them, as in "diagrams B2 and B3", names after a hyphen, unless it joins them to a point, as
    in "Q16-R17", and names in addresses and file names. The result depends only on the text around
    the names, not on which points they are.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> from goboard_gui.notation.prose import find_names
    >>> text = "Q16 in diagram B2, not vitamin B12 or option -E1"
    >>> mentions = find_names(text, Naming(notation("western"), Size(19, 19)))
    >>> [text[start:end] for start, end, _ in without_other_names(text, mentions)]
    ['Q16']
    """
    points: list[Mention] = []
    end, was_point = 0, True  # the end of the name before, and whether it was kept
    for mention in mentions:
        between = text[end : mention.start]
        if end and (between in _HYPHENS or (not was_point and _JOINED.fullmatch(between))):
            is_point = was_point
        else:
            is_point = not (
                between.endswith(_HYPHENS)
                or is_number_of_thing(text, mention.start, mention.end)
                or _is_in_address(text, mention)
            )
        if is_point:
            points.append(mention)
        end, was_point = mention.end, is_point
    return points


def is_number_of_thing(text: str, start: int, end: int) -> bool:
    """Return whether the words around a name show that it is the number of something else, such as
    a page or a quarter of a year.

    >>> [is_number_of_thing(text, 5, 7) for text in ("Page B2", "Now: Q4 2020", "Play B2")]
    [True, True, False]
    """
    begin = max(0, start - _LONGEST)
    return bool(
        _numbered().search(text, begin, start)
        or _numbering().match(text, end, end + _LONGEST)
        or (
            _maybe_numbered().search(text, begin, start)
            and not _verb().match(text, end, end + _LONGEST)
        )
    )


def is_used_as_point(text: str, mention: Mention) -> bool:
    """Return whether a word next to a name shows that it is a point, such as "at" or "plays".

    >>> from goboard_gui.notation.mentions import Mention
    >>> [is_used_as_point(text, Mention(5, 7, frozenset())) for text in ("Unit B2", "Play B2")]
    [False, True]
    """
    start, end = mention.start, mention.end
    return bool(
        _placed().search(text, max(0, start - _LONGEST), start)
        or _verb().match(text, end, end + _LONGEST)
    )


def _is_in_address(text: str, mention: Mention) -> bool:
    """Return whether a name is in a web address without its beginning, an e-mail address, or a file
    name.
    """
    start, end = mention.start, mention.end
    neighbours = text[max(0, start - 1) : start] + text[end : end + 1]
    if not any(letter in _IN_ADDRESS for letter in neighbours):
        return False
    before = _WORD_BEFORE.search(text, max(0, start - _LONGEST), start)
    after = _WORD_AFTER.match(text, end, end + _LONGEST)
    return bool(before and after and _address().search(before[0] + text[start:end] + after[0]))
