"""The words around a name in running text, which show whether it is the name of a point.

"B2" is a point in "Black plays B2", but not in "see diagram B2". Each table has a line for English,
German, French and Russian: regular expressions for its words, separated by spaces.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .mentions import Mention

_NUMBERED_THINGS = (
    r"diagrams? dias?\.? diag\. figures? figs?\.? pages? pp?\. chapters? chaps?\.? sections?"
    r" tables? volumes? vols?\.? problems? exercises? questions? games? vitamins? rooms? groups?"
    r" options? versions? paper",
    r"diagramme?n?s? abbildung(?:en)? abb\. bild(?:er)?n?s? figur(?:en)? seiten? s\. kapiteln?s?"
    r" kap\. abschnitte?n?s? tabellen? bände? bd\. probleme?n?s? aufgaben? übung(?:en)? fragen?"
    r" partien? spiels? vitamine?n?s? raum(?:s|es)? räumen? zimmern?s? gruppen? option(?:en)?"
    r" version(?:en)? papier",
    r"diagrammes? schémas? chapitres? tableaux? tomes? problèmes? exercices? parties? vitamines?"
    r" salles? chambres? groupes? papier",
    r"диаграмм\w* диагр\. фигур\w* рисун\w* рис\. страниц\w* стр\. с\. глав[аыеу]? главой гл\."
    r" раздел\w* таблиц\w* том[ае]? задач\w* упражнени\w* проблем\w* вопрос\w* парти\w* игр[аыеу]"
    r" игрой витамин\w* комнат\w* зал[ае]? групп\w* верси\w* бумаг\w*",
)
"""Things with numbers such as B2, in each language."""

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
_IN_ADDRESS = ".:/?=&@"
"""Characters next to a name that may be inside an address."""
_LONGEST = 24
"""The number of characters before and after a name that are examined."""


def _any_word(tables: Iterable[str]) -> str:
    return "|".join(dict.fromkeys(word for table in tables for word in table.split()))


_NUMBERED = re.compile(
    rf"(?<![\w'’])(?:{_any_word(_NUMBERED_THINGS)})\s*(?:(?:no|nr|n°|№|#)\.?\s*)?[{_QUOTES}]?\Z",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\s*(?:/|–|&|and|or|to|und|oder|bis|et|ou|à|и|или|до)\s*", re.IGNORECASE)
_ADDRESS = re.compile(
    r"[a-z]://|@[\w-]+\.\w|[\w-]\.[a-z]{2,}/|\.(?:sgf|gib|ngf|pdf|png|jpe?g|html?|txt)(?!\w)",
    re.IGNORECASE,
)
_WORD_BEFORE, _WORD_AFTER = re.compile(r"\S*\Z"), re.compile(r"\S*")
_PLACED = re.compile(
    rf"(?:@|(?<!\w)(?:{_any_word(_BEFORE_POINTS)})(?:\s+(?:{_any_word(_BETWEEN)}))?)"
    rf"[\s:=]*[(\[{_QUOTES}]*\Z",
    re.IGNORECASE,
)
_VERB = re.compile(rf"[){_QUOTES}]*\s+(?:{_any_word(_AFTER_POINTS)})(?!\w)", re.IGNORECASE)


def without_other_names(text: str, mentions: Iterable[Mention]) -> list[Mention]:
    """Return the mentions in a text that can be points, leaving out names of other things.

    These are names after a word such as "diagram", names joined to one of them, as in "diagrams B2
    and B3", names after a hyphen, unless it joins them to a point, as in "Q16-R17", and names in
    addresses and file names. The result depends only on the text around the names, not on which
    points they are.

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
            start = max(end, mention.start - _LONGEST)
            is_point = not (
                between.endswith(_HYPHENS)
                or _NUMBERED.search(text, start, mention.start)
                or _is_in_address(text, mention)
            )
        if is_point:
            points.append(mention)
        end, was_point = mention.end, is_point
    return points


def is_used_as_point(text: str, mention: Mention) -> bool:
    """Return whether a word next to a name shows that it is a point, such as "at" or "plays".

    >>> from goboard_gui.notation.mentions import Mention
    >>> [is_used_as_point(text, Mention(5, 7, frozenset())) for text in ("Unit B2", "Play B2")]
    [False, True]
    """
    start, end = mention.start, mention.end
    return bool(
        _PLACED.search(text, max(0, start - _LONGEST), start)
        or _VERB.match(text, end, end + _LONGEST)
    )


def _is_in_address(text: str, mention: Mention) -> bool:
    """Return whether a name is in a web address without its beginning, a mail address, or a file
    name.
    """
    start, end = mention.start, mention.end
    neighbours = text[max(0, start - 1) : start] + text[end : end + 1]
    if not any(letter in _IN_ADDRESS for letter in neighbours):
        return False
    before = _WORD_BEFORE.search(text, max(0, start - _LONGEST), start)
    after = _WORD_AFTER.match(text, end, end + _LONGEST)
    return bool(before and after and _ADDRESS.search(before[0] + text[start:end] + after[0]))
