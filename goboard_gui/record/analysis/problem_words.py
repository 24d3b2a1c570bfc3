"""The words and signs with which comments mark a line of a problem as right or wrong.

`MARK_WORDS` is the only table of words. A comment is a mark if a line begins with one of them, as
in "This is also correct, but …". A word inside a sentence marks nothing, as in "Right side first".
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from ...late_patterns import late_pattern
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Verdict(Enum):
    """Whether a move or a line of a problem solves it."""

    RIGHT = "right"
    WRONG = "wrong"
    NEUTRAL = "neutral"
    """The line leaves the solution by a move of the opponent, and says no more."""


class MarkWords(NamedTuple):
    """Words of a language (ISO 639) with the same verdict, and where they were found.

    The source is a public collection of problems, or `_USAGE` for what no collection contains.
    """

    language: str
    verdict: Verdict
    words: tuple[str, ...]
    source: str


_USAGE = "general usage"
_GGG, _GOT = "gogameguru/go-problems", "miztiik/yen-go: gotools"
_KAT, _MAX = "shevapato2008/katrain: 101weiqi", "parsimonhi/maxiGos"
_RIGHT, _WRONG = Verdict.RIGHT, Verdict.WRONG

MARK_WORDS = (
    MarkWords("en", _RIGHT, ("correct",), _GGG),
    MarkWords("en", _RIGHT, ("good answer",), _MAX),
    MarkWords("en", _RIGHT, ("right", "correct answer", "right answer"), _USAGE),
    MarkWords("en", _RIGHT, ("correct move", "right move", "correct solution"), _USAGE),
    MarkWords("en", _WRONG, ("wrong",), _GOT),
    MarkWords("en", _WRONG, ("fail", "failure", "bad answer"), _MAX),
    MarkWords("en", _WRONG, ("incorrect", "wrong answer", "wrong move", "incorrect move"), _USAGE),
    MarkWords("de", _RIGHT, ("richtig", "korrekt", "richtige antwort", "richtige lösung"), _USAGE),
    MarkWords("de", _RIGHT, ("richtiger zug", "die lösung"), _USAGE),
    MarkWords("de", _WRONG, ("falsch", "falsche antwort", "falscher zug", "inkorrekt"), _USAGE),
    MarkWords("de", _WRONG, ("fehlschlag", "misslungen", "gescheitert"), _USAGE),
    MarkWords("fr", _RIGHT, ("correct", "bonne réponse"), _MAX),
    MarkWords("fr", _RIGHT, ("juste", "exact", "réussi", "bonne solution", "bon coup"), _USAGE),
    MarkWords("fr", _WRONG, ("raté", "mauvais", "échec", "echec", "mauvaise réponse"), _MAX),
    MarkWords("fr", _WRONG, ("faux", "incorrect", "mauvais coup"), _USAGE),
    MarkWords("es", _RIGHT, ("correcto",), _MAX),
    MarkWords("es", _RIGHT, ("correcta", "acertado", "respuesta correcta"), _USAGE),
    MarkWords("es", _RIGHT, ("solución correcta", "jugada correcta"), _USAGE),
    MarkWords("es", _WRONG, ("incorrecto", "incorrecta", "equivocado", "equivocada"), _USAGE),
    MarkWords("es", _WRONG, ("fallo", "fracaso", "respuesta incorrecta"), _USAGE),
    MarkWords("pt", _RIGHT, ("correto", "correta", "certo", "resposta certa"), _USAGE),
    MarkWords("pt", _RIGHT, ("correcto", "resposta correta", "solução correta"), _USAGE),
    MarkWords("pt", _WRONG, ("errado", "errada", "incorreto", "incorreta", "falhou"), _USAGE),
    MarkWords("pt", _WRONG, ("resposta errada", "resposta incorreta"), _USAGE),
    MarkWords("pl", _RIGHT, ("poprawnie", "prawidłowo", "poprawna odpowiedź"), _USAGE),
    MarkWords("pl", _RIGHT, ("dobra odpowiedź", "poprawne", "prawidłowe"), _USAGE),
    MarkWords("pl", _RIGHT, ("poprawne rozwiązanie", "prawidłowe rozwiązanie"), _USAGE),
    MarkWords("pl", _WRONG, ("źle", "niepoprawnie", "nieprawidłowo", "błędnie"), _USAGE),
    MarkWords("pl", _WRONG, ("zła odpowiedź", "błędna odpowiedź", "niepoprawne"), _USAGE),
    MarkWords("ru", _RIGHT, ("верно", "правильно", "верный ответ", "правильный ответ"), _USAGE),
    MarkWords("ru", _RIGHT, ("верное решение", "правильное решение", "верный ход"), _USAGE),
    MarkWords("ru", _WRONG, ("неверно", "неправильно", "неверный ответ", "неудача"), _USAGE),
    MarkWords("ru", _WRONG, ("неправильный ответ", "неверный ход"), _USAGE),
    MarkWords("tr", _RIGHT, ("doğru çözüm",), _MAX),
    MarkWords("ja", _RIGHT, ("正解",), _MAX),
    MarkWords("ja", _RIGHT, ("正しい手",), _USAGE),
    MarkWords("ja", _WRONG, ("失敗",), _MAX),
    MarkWords("ja", _WRONG, ("間違い", "誤り", "誤答"), _USAGE),
    MarkWords("zh", _RIGHT, ("正确", "正解", "恭喜答对", "答对"), _KAT),
    MarkWords("zh", _RIGHT, ("正確", "恭喜答對", "答對"), _USAGE),
    MarkWords("zh", _WRONG, ("失败", "错误", "不好", "错解"), _KAT),
    MarkWords("zh", _WRONG, ("失敗", "錯誤", "錯解", "答错", "答錯"), _USAGE),
    MarkWords("ko", _RIGHT, ("정답",), _MAX),
    MarkWords("ko", _RIGHT, ("정해", "정해도", "정답도"), _USAGE),
    MarkWords("ko", _WRONG, ("오답", "실패", "실패도"), _USAGE),
)
"""All words that mark a line; the verdict of a negated right word is wrong."""


class _Context(NamedTuple):
    """What may surround the words of a language, as regular expressions.

    ``before`` are words such as "this is also", in any number; ``negations`` also stand before a
    word, ``negated_by`` behind it; ``after`` are words that may follow directly, besides
    punctuation.
    """

    before: str = ""
    negations: str = ""
    after: str = ""
    negated_by: str = ""


_CONTEXTS = {
    "en": _Context(
        r"also|(?:this|that)(?: (?:one|move|line|way|answer|solution))?|it|(?:this|that|it)['’]s"
        r"|is|was|too|the|a|an|another",
        r"not|isn['’]?t|wasn['’]?t|never",
        r"and|but",
    ),
    "de": _Context(
        r"auch|ebenfalls|ebenso|leider|das|dies|dieser? zug|es|ist|war|die|der|eine",
        r"nicht|keine",
        r"und|aber|doch",
    ),
    "fr": _Context(
        r"aussi|également|c['’]est|ceci|cela|ce(?: coup)?|est|la|une|un",
        r"pas|n['’]est pas|non",
        r"et|mais",
    ),
    "es": _Context(r"también|esto|esta|este|es|está|la|una|un", r"no", r"y|pero"),
    "pt": _Context(r"também|isto|isso|esta|este|é|está|a|uma|um", r"não", r"e|mas"),
    "pl": _Context(r"też|także|również|to|jest", r"nie", r"i|ale"),
    "ru": _Context(r"тоже|также|это", r"не", r"и|но"),
    "tr": _Context(r"bu|bu da", "", r"ve|ama"),
    "ja": _Context(
        r"これ[はもがで]|こちらも|この手[はも]|また|もちろん",
        r"不",
        r"です|でした|だ|である|とな[りる]|になる|する|した|します|しました",
        r"では?(?:ない|なく|ありません)|じゃ(?:ない|ありません)",
    ),
    "zh": _Context(
        r"[这這]?也是|[这這]里?是|此[为為]|此是|[这這]|也|亦|同[样樣]",
        r"[不没沒]是|[并並]非|不算|[没沒]有|[不非没沒未]",
        r"了|啦",
    ),
    "ko": _Context(
        r"이것[은도이]?|이 수[는도가]|여기도|역시|또한",
        r"안",
        r"입니다|이다|이에요|예요|이며|이지만|합니다|한다|했습니다|하다|됩니다|된다",
        r"[이은는]? ?아[니닙님]",
    ),
}
_UNSPACED = ("ja", "zh", "ko")
"""Languages in which a verb or a number may follow a word, and the mark may be the last word."""
_INTERJECTIONS = "yes|no|ja|nein|oui|non|sí|sim|não|tak|nie|да|нет"

_SYMBOL = r"[\W_]"
_END = r"\s*(?:$|_|[^\w\s/&'’-])|\s+[-–—]|['’-](?!\w)"
_DIAGRAM = r"[図图圖](?![之の中])"
_NUMBER = r"\s*(?:[\d①-⑳]|[一二三四五六七八九十]+(?!\w))"

_RIGHT_WORD = "RIGHT"
_CAPITALS = late_pattern(r"(?:RIGHT|CORRECT|WRONG)(?![^\W_])")
_CHOICE = "CHOICE"
"""On goproblems.com, an opponent's move that is chosen at random has this word in or below it."""
_CHOICE_WORD = late_pattern(rf"(?<![A-Z\d_]){_CHOICE}(?=RIGHT|CORRECT|WRONG|[\W_]|$)")
_SIGN = "+"
_FIRST_SIGN = late_pattern(r"\s*(?:(?P<right>[✓✔]|\[OK(?![^\W_]))|[✗✘])")
_WORD_BEFORE = late_pattern(
    r"([^\W\d_]+(?:['’]\w+)?)[ \t]+(?:(?:the|a|quite)[ \t]+)?$", re.IGNORECASE
)
_LONGEST_BEFORE = 40


class _Mark(NamedTuple):
    """A mark in a comment: the index of its word, and the range of all that belongs to it."""

    place: int
    start: int
    end: int
    verdict: Verdict


class _Patterns(NamedTuple):
    """The patterns of a language: of a mark at the beginning of a line, and of one at its end."""

    first: re.Pattern[str]
    last: re.Pattern[str] | None


@cache
def _patterns(*, ascii_only: bool) -> tuple[_Patterns, ...]:
    """Return the patterns of all languages, or of those that can be written in ASCII."""
    return tuple(
        _language_patterns(language, context)
        for language, context in _CONTEXTS.items()
        if not ascii_only or any(word.isascii() for word in words(language))
    )


def _language_patterns(language: str, context: _Context) -> _Patterns:
    right, wrong = (
        "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words(language, verdict))
        for verdict in (_RIGHT, _WRONG)
    )
    word = f"(?P<word>(?P<right>{right})|(?P<wrong>{wrong or '(?!)'}))"
    before = f"(?:{context.before})|(?P<not>{context.negations or '(?!)'})"
    if language not in _UNSPACED:
        first = (
            rf"{_SYMBOL}*(?:(?:{_INTERJECTIONS})\s*[,.!]\s*)?(?:(?:{before})\s+)*{word}"
            rf"(?={_END}|\s+(?:{context.after})(?!\w))"
        )
        return _Patterns(re.compile(first, re.IGNORECASE), None)
    spoken = rf"(?:(?:{before})\s*)*{word}"
    verb = rf"\s?(?:(?P<denied>{context.negated_by or '(?!)'})|{context.after})"
    first = rf"{_SYMBOL}*{spoken}(?:{verb}|{_DIAGRAM}|(?={_NUMBER})|(?={_END}))"
    last = rf"[^\w\s]\s*{spoken}(?:{verb})?(?={_SYMBOL}*$)"
    return _Patterns(re.compile(first), re.compile(last))


def words(language: str, *verdicts: Verdict) -> Iterator[str]:
    """Yield the words of a language with one of the verdicts, by default with any.

    >>> list(words("ja", Verdict.WRONG))
    ['失敗', '間違い', '誤り', '誤答']
    """
    for row in MARK_WORDS:
        if row.language == language and row.verdict in (verdicts or Verdict):
            yield from row.words


def comment_verdict(text: str) -> Verdict | None:
    """Return the verdict of a comment by the first mark in it, or None if it is no mark.

    >>> [comment_verdict(text) for text in ("Correct! Black lives.", "NOT RIGHT", "Right side")]
    [<Verdict.RIGHT: 'right'>, <Verdict.WRONG: 'wrong'>, None]
    """
    first = min(_marks(text), key=lambda mark: mark.place, default=None)
    return first and first.verdict


def is_only_mark(text: str) -> bool:
    """Return whether a comment is a mark and says nothing else, such as "Correct!".

    >>> [is_only_mark(text) for text in ("RIGHT", "This is wrong.", "Right: a net")]
    [True, True, False]
    """
    marks = list(_marks(text))
    if len({mark.verdict for mark in marks}) != 1:
        return False
    rest = list(text)
    for mark in marks:
        rest[mark.start : mark.end] = " " * (mark.end - mark.start)
    return not any(map(str.isalnum, rest))


def is_choice(text: str) -> bool:
    """Return whether a comment contains CHOICE, as a word of its own or glued to a mark.

    >>> [is_choice(text) for text in ("CHOICE", "sekiCHOICERIGHT", "A CHOICES list")]
    [True, True, False]
    """
    return _CHOICE in text and _CHOICE_WORD.search(text) is not None


def without_control_words(text: str) -> str:
    """Return a comment without CHOICE and RIGHT, which are meant for programs, not for readers.

    >>> [without_control_words(text) for text in ("sekiRIGHT", "CHOICE\\nA ko.", "NOT RIGHT")]
    ['seki', 'A ko.', 'NOT RIGHT']
    """
    choices = [match.span() for match in _CHOICE_WORD.finditer(text)] if _CHOICE in text else []
    rights = [(mark.start, mark.end) for mark in _marks_in_capitals(text)]
    rights = [(start, end) for start, end in rights if text[start:end] == _RIGHT_WORD]
    for start, end in sorted(choices + rights, reverse=True):
        before, after = text[:start].rstrip(" "), text[end:]
        is_first = not before or before.endswith("\n")
        text = before + (after.lstrip(" ,.:;!") if is_first else after)
    return text.strip() if choices or rights else text


def _marks(text: str) -> Iterator[_Mark]:
    """Yield the marks in a comment, in any order."""
    if text.strip() == _SIGN:
        yield _Mark(-1, 0, len(text), _RIGHT)
        return
    if sign := _FIRST_SIGN.match(text):
        yield _Mark(-1, 0, sign.end(), _RIGHT if sign["right"] else _WRONG)
    start = 0
    for line in text.split("\n"):
        yield from _marks_in_line(line, start)
        start += len(line) + 1
    yield from _marks_in_capitals(text)


def _marks_in_line(line: str, start: int) -> Iterator[_Mark]:
    """Yield the marks in words in a line that begins at an index of the comment."""
    for first, last in _patterns(ascii_only=line.isascii()):
        match = first.match(line) or (last and last.search(line))
        if not match:
            continue
        negated = match["not"] or match.groupdict().get("denied")
        word = _RIGHT if match["right"] else _WRONG
        if verdict := _maybe_negated(word, negated=bool(negated)):
            place, first_place, end = match.start("word"), match.start(), match.end()
            yield _Mark(start + place, start + first_place, start + end, verdict)


def _marks_in_capitals(text: str) -> Iterator[_Mark]:
    """Yield the marks in capitals: words of their own, or glued to a lower-case letter or to
    CHOICE.
    """
    for match in _CAPITALS.finditer(text):
        start, end = match.span()
        before = text[max(0, start - _LONGEST_BEFORE) : start]
        if before[-1:].isalnum() and not before[-1].islower() and not before.endswith(_CHOICE):
            continue
        word = _WORD_BEFORE.search(before)
        negated = word is not None and _negation().fullmatch(word[1]) is not None
        mark = _WRONG if match[0] == "WRONG" else _RIGHT
        if verdict := _maybe_negated(mark, negated=negated):
            first = start - len(before) + word.start() if word and negated else start
            yield _Mark(start, first, end, verdict)


@cache
def _negation() -> re.Pattern[str]:
    return re.compile(_CONTEXTS["en"].negations, re.IGNORECASE)


def _maybe_negated(verdict: Verdict, *, negated: bool) -> Verdict | None:
    """Return a verdict, negated if requested: what is not right is wrong, what is not wrong is
    nothing.
    """
    if not negated:
        return verdict
    return _WRONG if verdict is _RIGHT else None
