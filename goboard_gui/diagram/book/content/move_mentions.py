"""Mentions of moves in comments, such as "Black 61", and the small stones in place of them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ....go import Colour
from ....notation.addresses import mask_addresses
from ....record import board_size
from ....record.figures import FigureFlag
from ....record.figures.node_range import read_node
from ....record.tree import line_through
from ..blocks import InlineStone, InlineText
from ..phrases import coloured_number, join_inline
from ..text_warnings import TextWarningKind
from ..typography import edited_text
from .figures import drawn_number_text, is_hidden

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ....notation.mentions import Mention
    from ....record import Tree
    from ....record.figures import Figure, NumberedMove
    from ..blocks import Inline
    from ..phrases import Phrases
    from ..typography import TextEdit


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
_RESULT_LIST = re.compile(
    rf"\b(?:{_RESULTS})\s?[:=](?:[^\n.;]|\.(?=[0-9]))*|(?:アゲハマ|時間|结果|結果)\s?[:：][^\n。]*"
    r"|[0-9][.,][0-9]\s(?:to|zu|[-–:])\s\w+\s[0-9]+",
    re.IGNORECASE,
)
"""A list of results, such as "Captures: Black 3, White 5" or "White 10.5 to Black 7"."""

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
    masked = _RESULT_LIST.sub(lambda found: "\0" * len(found[0]), mask_addresses(text))
    parts: list[str] = []
    place = 0
    for name in sorted(names, key=lambda name: name.start):
        if name.end > place:
            start = max(name.start, place)
            parts += masked[place:start], "\0" * (name.end - start)
            place = name.end
    return "".join([*parts, masked[place:]])


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


class LineMoves(NamedTuple):
    """The moves in a line of play: the number of the last move up to each node, and the colours of
    the moves with each number, since numbers that the record states may repeat.
    """

    numbers: Mapping[int, int]
    colours: Mapping[int, set[Colour]]


class LineReader:
    """Reader of the moves in lines of play, which keeps the last line."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._end: int | None = None
        self._line = LineMoves({}, {})

    def line_through(self, node: int) -> LineMoves:
        """Return the moves in the line of play through a node, from the root to its end."""
        nodes = line_through(self._tree, node)
        if nodes[-1] != self._end:
            self._end = nodes[-1]
            self._line = self._read(nodes)
        return self._line

    def _read(self, nodes: Iterable[int]) -> LineMoves:
        numbers: dict[int, int] = {}
        colours: dict[int, set[Colour]] = defaultdict(set)
        size, number = board_size(self._tree), 0
        for node in nodes:
            read = read_node(self._tree, node, size, number)
            numbers[node] = number = read.number
            if read.move is not None:
                colours[number].add(read.move.colour)
        return LineMoves(numbers, colours)


class FigureMoves:
    """The moves of a figure and of its line of play, as comments mention them: by colour and
    number.

    With ``notes``, moves in the notes of the figure count as shown.
    """

    def __init__(self, figure: Figure, lines: LineReader, *, notes: bool) -> None:
        self._figure = figure
        self._lines = lines
        self._notes = notes and not is_hidden(figure, FigureFlag.NO_LIST)

    def labels(self, mention: ColouredMoveMention) -> tuple[str, ...]:
        """Return the labels that the figure shows for the moves of a mention, or an empty tuple if
        one of the moves has no label of its own.
        """
        labels = [self._labels.get((mention.colour, each.number), "") for each in mention.numbers]
        return tuple(labels) if all(labels) else ()

    def warning_about(self, mention: ColouredMoveMention) -> TextWarningKind | None:
        """Return the warning about a mention that stays text, or None.

        Either its moves are on the line, but all of the other colour, or a number of a move that
        the figure does not show is drawn on another move.
        """
        colours, other = self.line.colours, {mention.colour.opponent}
        if all(colours.get(each.number) == other for each in mention.numbers):
            return TextWarningKind.WRONG_COLOUR
        shown = {(move.colour, move.number) for move in self._shown}
        drawn = {drawn_number_text(move) for move in self._shown}
        if any(
            mention.colour in colours.get(each.number, ())
            and (mention.colour, each.number) not in shown
            and str(each.number) in drawn
            for each in mention.numbers
        ):
            return TextWarningKind.OTHER_NUMBER
        return None

    def number_at(self, node: int) -> int:
        """Return the number of the last move up to a node of the figure, or 0."""
        return self.line.numbers[node]

    @cached_property
    def line(self) -> LineMoves:
        """The moves on the line of the figure."""
        return self._lines.line_through(self._figure.nodes[-1])

    @cached_property
    def _shown(self) -> Sequence[NumberedMove]:
        """The moves that the figure shows, on its board or in its notes."""
        shown = list(self._figure.numbers.values())
        if self._notes:
            shown += (move for note in self._figure.notes for move in note.moves)
        return shown

    @cached_property
    def _labels(self) -> Mapping[tuple[Colour, int], str]:
        """The labels that identify a move of the figure, by colour and number."""
        figure, shown = self._figure, self._shown
        labels = [*figure.markup.labels.values(), *(one.label for one in figure.covered)]
        labels += map(drawn_number_text, shown)
        unique = {label for label, count in Counter(labels).items() if count == 1}
        numbers = Counter((move.colour, move.number) for move in shown)
        return {
            (move.colour, move.number): label
            for move in shown
            if (label := drawn_number_text(move)) in unique
            and numbers[move.colour, move.number] == 1
        }


class MarkedText(NamedTuple):
    """A comment in which small stones replace the mentions of moves, and the mentions that stayed
    although they may mislead the reader, each with the kind of warning.
    """

    inline: Inline
    misleading: tuple[tuple[TextWarningKind, ColouredMoveMention], ...]


def with_stones(
    text: str,
    names: Iterable[Mention],
    moves: FigureMoves,
    phrases: Phrases,
    edits: Sequence[TextEdit] = (),
) -> MarkedText:
    """Return a comment with small stones for the moves that its figure shows, and with ``edits`` of
    the text between them.

    A word for the colour stays before the stone, a letter does not. ``names`` are those of points
    in the text.
    """
    parts: list[Inline] = []
    misleading = []
    end = 0
    for mention in find_move_mentions(text, names, (phrases.black, phrases.white)):
        labels = moves.labels(mention)
        if not labels and (kind := moves.warning_about(mention)):
            misleading.append((kind, mention))
        after_word = mention.after_word
        for number, label in zip(mention.numbers, labels, strict=False):
            spoken = label if after_word else coloured_number(mention.colour, label, phrases)
            stone = InlineStone(mention.colour, label, text=spoken)
            between = edited_text(text, edits, end, number.start)
            parts += (InlineText(between),), (stone,)
            end, after_word = number.end, True
    rest = (InlineText(edited_text(text, edits, end)),)
    return MarkedText(join_inline("", [*parts, rest]), tuple(misleading))
