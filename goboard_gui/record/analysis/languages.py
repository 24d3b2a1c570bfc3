"""Recognition of the language of comments, by their script, letters and most frequent words.

Languages are named by BCP 47 tags, such as "de" and "zh".
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

UNKNOWN_LANGUAGE = ""
"""The tag of a text whose language is not known."""

_LEAST_EVIDENCE = 2
_LEAST_SHARE = 0.1  # of all words; in a language that is not in the table, fewer occur by chance
_LEAST_LEAD = 1.5  # times the evidence for the second language
_LEAST_IDEOGRAPHS = 4
_MOST_CHARACTERS = 4000
"""The length of the part of a text that is read; more would not make it clearer."""

# Compiling these takes milliseconds each, so `re` does it when they are first used.
_SCRIPTS = (
    ("ja", "[\u3040-\u30ff]"),
    ("ko", "[\uac00-\ud7a3\u1100-\u11ff]"),
    ("el", "[\u0370-\u03ff]"),
    ("he", "[\u0590-\u05ff]"),
    ("fa", "[پچژگ]"),
    ("ar", "[\u0600-\u06ff]"),
    ("th", "[\u0e00-\u0e7f]"),
)
"""Characters that only one of the languages has, at least as far as they occur in game records."""
_IDEOGRAPH = "[\u4e00-\u9fff]"
_CHINESE = "[这们说吗么没对应实战这里还让请这个后话时点过与该则棋]"
_LATIN, _CYRILLIC, _HAN = "Latin", "Cyrillic", "Han"
_LETTERS = {
    _LATIN: "[A-Za-z\u00c0-\u024f]",
    _CYRILLIC: "[\u0400-\u04ff]",
}
_LAST_LATIN_LETTER = "\u024f"
_WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:['’][^\W\d_]+)?(?!\w)")

# Words of one Latin letter are left out: in comments these are letters of the board.
_FREQUENT_WORDS = {
    tag: frozenset(words.split())
    for tag, words in {
        "en": "the and is of to in that this for it with but black white at move be are was not "
        "on his her as have has if so can will would could should after now here we you they he "
        "which what there from by an than then only because more don't it's isn't can't doesn't "
        "i'm good game moves corner side stones group territory play played plays",
        "de": "der die das und ist nicht ein eine auf mit zu den von schwarz weiß für im dem es "
        "sich auch hier wird hat aber oder nach bei wenn als wie kann noch jetzt nur zug sehr "
        "weiss ich er sie wir man zum zur sind wäre würde einen einem einer ecke stein steine "
        "partie gut gebiet gruppe",
        "fr": "le la les et est un une des en pour que qui pas noir blanc avec il dans du au ce "
        "cette sur plus mais par se ne sont ou si on c'est coup ici aussi très peut être après "
        "son sa coin bien pierre pierres partie groupe territoire bord aux",
        "es": "el la los las es un una en para que no negro blanco con por se del al lo su más "
        "pero como este esta muy si aquí jugada puede después ya sin también negras blancas "
        "esquina piedra piedras bien grupo",
        "it": "il la le lo un una di che non per nero bianco con in del della si ma come "
        "questo questa più anche qui mossa può dopo se sono al dei gli alla angolo molto pietre "
        "gruppo bene",
        "nl": "de het een en is van niet zwart wit op met te voor dat die in zijn er maar ook als "
        "aan om wordt naar nog dan hier zet kan wel deze dit bij of heeft hoek heel stenen groep "
        "goed",
        "pt": "os as um uma em para que não preto branco pretas brancas com por se do da "
        "no na mais mas como este esta muito aqui jogada pode depois também são foi canto bem "
        "pedras grupo",
        "pl": "na nie to się jest do że czarne białe czarny biały ale jak po za tak tu "
        "już może ruch teraz dla od tym być przez więc lepiej róg bardzo grupa",
        "cs": "je na se to že do ale černý bílý tah jako po za tak tady už může teď pro od "
        "tím být protože lépe není by ten roh velmi skupina",
        "sv": "och är att det en ett som på för med inte av den svart vit men har till kan om här "
        "så drag nu eller efter skulle vara också hörn mycket stenar grupp från",
        "fi": "ja on ei se että musta valkoinen mutta kun tämä siirto nyt voi olisi myös hyvin "
        "jos niin kulma ovat",
        "hu": "az és nem hogy egy van de fekete fehér lépés itt most lehet után csak jó már ez "
        "sarok nagyon volt",
        "ro": "și si este nu un de la cu pe negru alb mutarea dar mai aici poate după în din "
        "care sunt foarte colț pentru",
        "ru": "и в не на что это с по как а но он за то же так если у к ход теперь чёрные чёрных "
        "черные черных белые белых здесь можно после или для от из бы уже очень угол был хорошо "
        "камень камни группа",
        "uk": "і в не на що це з як а але за те так якщо у до хід тепер чорні білі тут можна "
        "після або для від та вже дуже й кут було",
        "bg": "и в не на че това с по как а но за то така ако у до ход сега черните белите черен "
        "бял тук може след или от да е се са ще вече много ъгъл",
        "sr": "и у не на да то је се с са по како а али за тако ако до потез сада црни бели овде "
        "може после или од већ врло угао",
    }.items()
}
_TYPICAL_LETTERS = {
    "de": "ß",
    "es": "ñ¿¡",
    "pl": "łąęśżźć",
    "cs": "řěů",
    "pt": "ãõ",
    "sv": "å",
    "hu": "őű",
    "ro": "țșăţş",
    "ru": "ыэё",
    "uk": "іїєґ",
    "sr": "ђјљњћџ",
}
"""Letters that are evidence for a language, since the others in the table do not have them."""
_CYRILLIC_LANGUAGES = frozenset(("ru", "uk", "bg", "sr"))


def recognise_language(text: str) -> str:
    """Return the tag of the language of a text, or `UNKNOWN_LANGUAGE` unless it is clear.

    Names and single words are not enough.

    >>> texts = ("Black is strong on the left.", "Das ist ein guter Zug.", "Чёрные живы.", "Lee 9p")
    >>> [recognise_language(text) for text in texts]
    ['en', 'de', 'ru', '']
    """
    text = text[:_MOST_CHARACTERS]
    script = _script(text)
    if script == _HAN:
        is_long = len(re.findall(_IDEOGRAPH, text)) >= _LEAST_IDEOGRAPHS
        return "zh" if is_long or re.search(_CHINESE, text) else UNKNOWN_LANGUAGE
    if script not in (_LATIN, _CYRILLIC):
        return script
    words = _words(text)
    evidence = _evidence(text, words).most_common(2)
    if not evidence:
        return UNKNOWN_LANGUAGE
    tag, count = evidence[0]
    second = evidence[1][1] if len(evidence) > 1 else 0
    is_clear = (
        count >= max(_LEAST_EVIDENCE, _LEAST_SHARE * len(words)) and count >= _LEAST_LEAD * second
    )
    return tag if is_clear else UNKNOWN_LANGUAGE


def most_likely_language(text: str, tags: Collection[str], otherwise: str) -> str:
    """Return the most likely of some languages for a text, even if there is little evidence, or
    ``otherwise`` if there is none.

    >>> most_likely_language("A ist groß", ("en", "de"), "en")
    'de'
    """
    for tag, characters in (*_SCRIPTS, ("zh", _IDEOGRAPH)):
        if tag in tags and re.search(characters, text):
            return tag
    possible = [tag for tag in tags if can_be_in_language(text, tag)]
    evidence = _evidence(text, _words(text))
    if len(possible) > 1 and not any(map(evidence.__getitem__, possible)):
        return otherwise
    return max(possible, key=evidence.__getitem__, default=otherwise)


def majority_language(texts: Iterable[str]) -> str:
    """Return the language of most of the text in these comments, or `UNKNOWN_LANGUAGE`."""
    lengths = Counter[str]()
    for text in texts:
        lengths[recognise_language(text)] += len(text)
    del lengths[UNKNOWN_LANGUAGE]
    return max(lengths, key=lengths.__getitem__, default=UNKNOWN_LANGUAGE)


def can_be_in_language(text: str, tag: str) -> bool:
    """Return whether the script of a text is one in which a language is written.

    >>> can_be_in_language("Good move", "ru"), can_be_in_language("Good move", "de")
    (False, True)
    """
    language, script = tag.partition("-")[0], _script(text)
    if language in ("ja", "zh"):
        return script in (_HAN, language)
    if language in _CYRILLIC_LANGUAGES:
        return script == _CYRILLIC
    return script == (language if language in dict(_SCRIPTS) else _LATIN)


def _script(text: str) -> str:
    """Return the script of most of a text: Latin, Cyrillic, Chinese characters, or that of a single
    language, whose tag it is; return an empty string without letters.

    Other scripts often quote Latin names, but hardly the other way round.
    """
    if text.isascii() or max(filter(str.isalpha, text), default="") <= _LAST_LATIN_LETTER:
        return _LATIN if any(map(str.isalpha, text)) else ""
    latin = len(re.findall(_LETTERS[_LATIN], text))
    for tag, characters in (*_SCRIPTS, (_HAN, _IDEOGRAPH)):
        if len(re.findall(characters, text)) > latin / 4:
            return tag
    if len(re.findall(_LETTERS[_CYRILLIC], text)) > latin:
        return _CYRILLIC
    return _LATIN if latin else ""


def _words(text: str) -> list[str]:
    return [word[0].lower().replace("’", "'") for word in _WORD.finditer(text)]


def _evidence(text: str, words: Iterable[str]) -> Counter[str]:
    """Return how many of the words and letters of a text speak for each language.

    In Cyrillic text, only languages with Cyrillic letters count, and in other text only the others.
    """
    is_cyrillic = _script(text) == _CYRILLIC
    tags = _tags_by_word()
    found = Counter(tag for word in words for tag in tags.get(word, ()))
    if not text.isascii():
        lowered = text.lower()
        for tag, letters in _TYPICAL_LETTERS.items():
            found[tag] += sum(map(lowered.count, letters))
    return +Counter(
        {tag: found[tag] for tag in found if (tag in _CYRILLIC_LANGUAGES) is is_cyrillic}
    )


@cache
def _tags_by_word() -> dict[str, list[str]]:
    """Return the tags of the languages in which a word is frequent, by the word."""
    tags: dict[str, list[str]] = {}
    for tag, words in _FREQUENT_WORDS.items():
        for word in words:
            tags.setdefault(word, []).append(tag)
    return tags
