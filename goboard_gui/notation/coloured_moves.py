"""Mentions of moves in text by colour and number, such as "Black 61"."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ..go import Colour
from ..named_tuples import NamedTuple
from .addresses import mask_addresses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .mentions import Mention


class MentionedNumber(NamedTuple):
    """A move number in a text, with its range."""

    start: int
    end: int
    number: int


class ColouredMoveMention(NamedTuple):
    """A mention of a move in a text, such as "Black 61", or of two, such as "White 2-4".

    The range of the first number includes the letter of the colour, as in "B65". With
    ``after_word``, the colour is a word, which is before the range.
    """

    text: str
    colour: Colour
    numbers: tuple[MentionedNumber, ...]
    after_word: bool


class _Language(NamedTuple):
    """The words that mentions of moves contain in a language, as regular expressions.

    These are the forms of Black and White, their letters, what numbers count, and the words between
    the numbers of an estimate, such as "3 or 4".
    """

    black: str
    white: str
    black_letter: str
    white_letter: str
    counted: str
    between: str


_ADJECTIVES = (
    r"(?:(?:very|really|quite|rather|more|extra|other|further|additional|whole|full|new|total|possible|sure|safe|secure"
    r"|solid|good|bad|better|best|worse|worst|nice|great|excellent|strange|slack|slow|wasted|easy|big"
    r"|bigger|small|smaller|large|larger|huge|tiny|weak|strong|heavy|light|dead|live|living|alive"
    r"|captured|isolated|connected|surrounded|cutting|white|black|separate|different|forcing|sente"
    r"|gote|reverse|consecutive|straight|successive|important|serious|minor|major|free|real|false"
    r"|remaining|unnecessary|useless|wrong|lost|empty|single|double|vital|outside|inside|open|shared|common|ko|handicap|corner|side|star|moyo|ladder)\s){0,3}"
)
_GERMAN_ADJECTIVES = (
    r"(?:(?:sehr|mehr|(?:weiter|ander|zusätzlich|ganz|neu|sicher|möglich|gut|schlecht|besser|best|schön"
    r"|seltsam|langsam|groß|größer|gross|klein|kleiner|winzig|riesig|schwach|stark|schwer|leicht|tot"
    r"|lebend|lebendig|gefangen|isoliert|verbunden|weiß|schwarz|getrennt|verschieden|wichtig|ernst"
    r"|frei|leer|verloren|übrig|nötig|unnötig|echt|falsch|offen|gemeinsam)(?:e[mnrs]?)?)\s){0,3}"
)
_FRENCH_ADJECTIVES = r"(?:(?:autres|bons|bonnes|mauvais(?:es)?|grande?s|petite?s|beaux|belles)\s)?"
_RUSSIAN_ADJECTIVES = "(?:[а-яё]+(?:ых|их|ые|ие|ая|яя)\\s){0,3}"

_OBJECT = (
    r"\s(?:the|an?|this|that|these|those|them|it|all|both|some|one|two|three|his|her|its|by|white"
    r"|black)\b"
)
"""What follows verbs such as "wins", which would else be counts."""
_ENGLISH = _Language(
    "black",
    "white",
    "B",
    "W",
    rf"{_ADJECTIVES}(?:points?|pts?|stones?|moves?|prisoners?|captives?|libert(?:y|ies)|libs?|eyes?"
    r"|times?|sec(?:ond)?s?|min(?:ute)?s?|hours?|o['’]\s?clock|days?|weeks?|months?|years?|games?"
    rf"|matches|rounds?|titles?|(?:wins?|defeats|exchanges?)(?!{_OBJECT})|victor(?:y|ies)|losses"
    r"|players?|percent|dan|kyu|[dkp](?!['’])|ranks?|grades?|handicaps?|komi|moku|kos|ponnukis?"
    r"|groups?|chains?|walls?|moyos?|frameworks?|territor(?:y|ies)|corners?|sides?|lines?|rows?"
    r"|columns?|spaces?|areas?|intersections?|threats?|pieces|squares|dragons|armies|tesujis|ataris|mistakes|errors|blunders|variations|options"
    r"|chances|dame)"
    r"|ahead|behind|-(?:st|nd|rd|th)|or\s(?:more|so)|in\sa\srow",
    "or|to",
)
_GERMAN = _Language(
    "schwarz(?:e[mnrs]?)?",
    "wei(?:ß|ss)(?:e[mnrs]?)?",
    "S",
    "W",
    r"\.\s?(?:dan|kyu|zug|linie|reihe|spalte|partie|runde|platz|sieg|mal|versuch|fehler)"
    rf"|{_GERMAN_ADJECTIVES}(?:punkte?n?|pkt|steine?n?|züge?n?|zug|gefangenen?|freiheit(?:en)?"
    r"|augen?|mal|sekunden?|minuten?|stunden?|uhr|tage?n?|wochen?|monate?n?|jahren?|partien?"
    r"|runden?|siege?n?|niederlagen?|spieler|prozent|vorgaben?|vorgabesteine?n?|ko(?:s|-?kämpfe)"
    r"|ponnukis?|gruppen?|ketten?|mauern?|moyos?|gebiete?n?|ecken?|seiten?|linien?|reihen?|felder?n?"
    r"|feld|schnittpunkte?n?|abtausche?n?|fehlern|varianten|tesujis|ataris|drachen|(?:ko-?)?drohung(?:en)?)|voraus",
    "oder|bis",
)
_FRENCH = _Language(
    "noire?s?",
    "blanc(?:he)?s?",
    "",
    "",
    rf"{_FRENCH_ADJECTIVES}(?:pierres?|coups?|prisonniers?|libertés?|yeux|œil|oeil|fois|secondes?"
    r"|heures?|jours?|ans|parties?|victoires?|défaites?|groupes?|chaînes?|territoires?|coins?|côtés"
    r"|lignes?|échanges?|erreurs|menaces|pour\scent)",
    "ou|à",
)
_RUSSIAN_ENDINGS = "(?:ый|ого|ому|ым|ом|ые|ых|ыми|ая|ой|ую)"
_RUSSIAN = _Language(
    f"ч[её]рн{_RUSSIAN_ENDINGS}",
    f"бел{_RUSSIAN_ENDINGS}",
    "Ч",
    "Б",
    r"-(?:й|го|му|м|е|я|ю|ый|ой|ая|ого|ому|ых|ыми?)(?!\w)"
    rf"|{_RUSSIAN_ADJECTIVES}(?:оч(?:ко|ка|ков)|пункт(?:а|ов)?|кам(?:ень|ня|ней)|ход(?:а|ов)?"
    r"|пленн(?:ый|ых)|дам[еэ]|дыхани[ейя]|глаза?|раза?|секунд[аы]?|минут[аы]?|час(?:а|ов)?|дн(?:я|ей)"
    r"|недел[яиь]|лет|парти[ийя]|побед[аы]?|поражени[ейя]|процент(?:а|ов)?|дан(?:а|ов)?|кю|ко"
    r"|коми|групп[аы]?|угл(?:а|ов)|сторон[аы]?|угроз[аы]?|лини[ийя]|пол(?:я|ей)|территори[ийя]"
    r"|размен(?:а|ов)?|обмен(?:а|ов)?|ошиб(?:ка|ки|ок))",
    "или|до",
)
_LANGUAGES = (_ENGLISH, _GERMAN, _FRENCH, _RUSSIAN)
COLOUR_LETTERS = tuple(
    (each.black_letter, each.white_letter) for each in _LANGUAGES if each.black_letter
)
"""The letters for Black and White in each language that has some."""

_SIGNS = {"黒": Colour.BLACK, "黑": Colour.BLACK, "흑": Colour.BLACK}
_SIGNS |= {"白": Colour.WHITE, "백": Colour.WHITE}
"""Black and White in Japanese, Chinese and Korean, whose words are not separated by spaces."""
_COUNTERS = (
    r"[目子段級级手個个回分秒時时年月日人路線线間间本つ眼勝胜敗败局番度步歩気气塊块颗盤盘割倍隅枚円歳岁]"
    r"|[連连][勝胜敗败覇霸星]|[かヶケカヵ箇個个][所処月]|通り|の[0-9０-９一二三四五六七八九十]"
    r"|[점집수단급개번분초줄칸선곳귀승패]|군데|연[승패]"
)
_RESULTS = (
    r"scores?|results?|captures?|captured|prisoners|territory|area|points|time|komi|handicap"
    r"|gefangene|ergebnis|punkte|gebiet|zeit|prisonniers|résultat|temps"
    r"|пленные|результат|сч[её]т|очки|время"
)

_CORNER_WORDS = (
    r"points?|invasions?|joseki|openings?|fuseki|enclosures?|approach(?:es)?|intrusions?|stones?"
    r"|corners?|moves?|shimari|kakari|komoku|mokuhazushi|takamoku|hoshi|sansan|tengen"
    r"|punkte?s?|invasion(?:en)?|eröffnung(?:en)?|ecken?|abschluss|annäherung(?:en)?|steine?s?|zug"
    r"|coin|ouverture|approche|пункт\w*|вторжени\w*|дз[её]сэки|ход\w*"
)
"""Words after points that are named by their two lines, such as 4-4, in several languages."""

_DIGITS = "0-9０-９"
_NUMBER = rf"[1-9１-９][{_DIGITS}]{{0,3}}"
_DASHES = r"\-‐‑–—~〜～"


def find_move_mentions(
    text: str, names: Iterable[Mention] = (), words: tuple[str, str] = ("", "")
) -> Iterator[ColouredMoveMention]:
    """Yield the mentions of moves in a text: a colour, followed by a number that may be a move.

    Counts of points, stones and the like are ignored, and so are ranks, times and results, and
    points that are named by their lines, such as 3-3. The
    ``names`` are those of points in the text, which are never moves. ``words`` are Black and White
    in a further language. O(length of the text).

    >>> texts = ("White 62", "Schwarz 61", "W62", "white 6 points", "Black 6.5")
    >>> [text for text in texts if list(find_move_mentions(text))]
    ['White 62', 'Schwarz 61', 'W62']
    """
    if not any(map(str.isdecimal, text)):
        return
    for found in _expression(words).finditer(_masked(text, names)):
        letter = found["letter"]
        start = found.start("letter" if letter else "first")
        numbers = [MentionedNumber(start, found.end("first"), int(found["first"]))]
        if found["last"]:
            numbers.append(MentionedNumber(*found.span("last"), int(found["last"])))
        if not found["last"] or numbers[0].number < numbers[1].number:
            yield ColouredMoveMention(
                found[0], _colour(found), tuple(numbers), after_word=not letter
            )


def _masked(text: str, names: Iterable[Mention]) -> str:
    """Return a text with null characters in place of names, web addresses and lists of results."""
    masked = _result_list().sub(lambda found: "\0" * len(found[0]), mask_addresses(text))
    parts: list[str] = []
    place = 0
    for name in sorted(names, key=lambda name: name.start):
        if name.end > place:
            start = max(name.start, place)
            parts += masked[place:start], "\0" * (name.end - start)
            place = name.end
    return "".join([*parts, masked[place:]])


@cache
def _result_list() -> re.Pattern[str]:
    """Return the pattern of lists of results, such as "Captures: Black 3, White 5" or "White 10.5
    to Black 7".
    """
    return re.compile(
        rf"\b(?:{_RESULTS})\s?[:=](?:[^\n.;]|\.(?=[0-9]))*|(?:アゲハマ|時間|结果|結果)\s?[:：][^\n。]*"
        r"|[0-9][.,][0-9]\s(?:to|zu|[-–:])\s\w+\s[0-9]+",
        re.IGNORECASE,
    )


def _colour(found: re.Match[str]) -> Colour:
    """Return the colour in a match of `_expression`."""
    if found["sign"]:
        return _SIGNS[found["sign"]]
    return Colour.BLACK if found["black"] or found["black_letter"] else Colour.WHITE


@lru_cache(maxsize=8)
def _expression(words: tuple[str, str]) -> re.Pattern[str]:
    """Return the regular expression for mentions; ``words`` are Black and White in a further
    language.
    """
    black, white = (
        "|".join(filter(None, [*(each[place] for each in _LANGUAGES), re.escape(word)]))
        for place, word in enumerate(words)
    )
    black_letters = "".join(each.black_letter for each in _LANGUAGES)
    white_letters = "".join(each.white_letter for each in _LANGUAGES)
    between = "|".join(each.between for each in _LANGUAGES)
    counted = "|".join(each.counted for each in _LANGUAGES)
    gap = rf"[\s{_DASHES}]{{0,3}}"
    not_followed_by = "|".join(
        (
            rf"[{_DIGITS}_A-Za-zÀ-ɏЀ-ӿ]",  # the number or word goes on
            rf"[{_DASHES}.,:/·][{_DIGITS}]|[ \t][{_DIGITS}]",  # a decimal, a time, a table
            r"\s?[%％‰½¼¾]|\+|-(?!\S|\s\0)",  # a fraction, a win rate
            rf"\s?(?:{_COUNTERS})",
            rf"(?i:{gap}(?:(?:{between}|[{_DASHES}])\s?[{_DIGITS}]+{gap})?(?:{counted})\b)",
        )
    )
    lines = rf"[2-6]\s?[{_DASHES}]\s?[2-6](?i:{gap}(?:{_CORNER_WORDS})\b)"
    return re.compile(
        rf"(?:(?<![\w+])(?:(?i:(?P<black>{black})|{white})(?:['’]s)?\s"
        rf"|(?P<letter>(?P<black_letter>[{black_letters}]\s?|b)|[{white_letters}]\s?|w))"
        rf"|(?P<sign>[{''.join(_SIGNS)}])\s?)"
        rf"(?!{lines})(?P<first>{_NUMBER})(?:\s?[{_DASHES}]\s?(?P<last>{_NUMBER}))?(?!{not_followed_by})"
    )
