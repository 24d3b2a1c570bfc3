"""Comments as paragraphs, each introduced by its move number."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ....files.comments import comment_naming, read_comment
from ....go import Colour
from ....notation import Reading
from ....notation.prose import find_names, name_symbols, rename_points
from ....record import board_shape
from ....record.analysis.problems import is_line_mark
from ....record.values.evaluations import MoveEvaluation, PositionEvaluation, read_annotations
from ..blocks import InlineStone, InlineText, Paragraph
from ..phrases import fill_inline, join_inline, without_breaks_before_stones
from ..text_cleanup import clean_text, split_paragraphs
from .figures import inline_number

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ....notation import Naming
    from ....notation.mentions import Mention
    from ....record import Tree
    from ....record.figures import Figure, NumberedMove
    from ....record.values.evaluations import NodeAnnotations
    from ..blocks import Inline
    from ..options import PrintOptions
    from ..phrases import Phrases

_WORDS = {Colour.BLACK: ("Black", "B"), Colour.WHITE: ("White", "W")}
_SIGNS = {"黒": Colour.BLACK, "黑": Colour.BLACK, "흑": Colour.BLACK}
_SIGNS |= {"白": Colour.WHITE, "백": Colour.WHITE}
_COUNTED = (
    r"(?:points?|pts?|stones?|moves?|prisoners?|captures?|libert(?:y|ies)|eyes?|times?|seconds?"
    r"|minutes?|hours?|dan|kyu|[dkp])\b"
)
_COUNTERS = "目子段級级手个個回分秒"


class MoveMention(NamedTuple):
    """A mention of a move in a text, such as "Black 61": the range of the number in the text, and
    the move.
    """

    start: int
    end: int
    colour: Colour
    number: int


def find_move_mentions(
    text: str, labels: Collection[tuple[Colour, int]], words: tuple[str, str] = ("Black", "White")
) -> Iterator[MoveMention]:
    """Yield the mentions of moves in a text, such as "Black 61".

    Only the moves in ``labels``, by colour and number, are recognised. ``words`` are further names
    of Black and White, besides the English ones. Counts of points, stones and the like are ignored.

    >>> drawn = {(Colour.BLACK, 61), (Colour.WHITE, 6)}
    >>> [text for text in ("Black 61", "White 61", "White 6 points", "Black 61-63")
    ...  if list(find_move_mentions(text, drawn))]
    ['Black 61']
    """
    for found in _mention_pattern(words).finditer(text):
        word, number = found["word"] or found["sign"], int(found["number"])
        colour = _SIGNS.get(word) or _colour(word, words)
        if (colour, number) in labels:
            yield MoveMention(*found.span("number"), colour, number)


def _colour(word: str, words: tuple[str, str]) -> Colour:
    """Return the colour named by a word; ``words`` are additional names of Black and White."""
    return Colour.BLACK if word in (*_WORDS[Colour.BLACK], words[0]) else Colour.WHITE


@lru_cache(maxsize=8)
def _mention_pattern(words: tuple[str, str]) -> re.Pattern[str]:
    """Return the regular expression for mentions of moves; ``words`` are additional colour
    names.
    """
    known = {*_WORDS[Colour.BLACK], *_WORDS[Colour.WHITE], *filter(None, words)}
    latin = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    return re.compile(
        rf"(?:(?<![\w+])(?P<word>{latin})\s|(?P<sign>[{''.join(_SIGNS)}])\s?)"
        rf"(?P<number>[1-9][0-9]{{0,2}})"
        rf"(?![A-Za-z0-9_%{_COUNTERS}]|[-–.,:/][0-9]|\s*{_COUNTED})",
    )


MoveLabels = Mapping[tuple["Colour", int], str]
"""The labels that are drawn for moves, by the colour and number of each move."""


class Commentary:
    """The comments of a record as paragraphs, in the form that the print options choose.

    Point names are translated from the notation of the comments to that of the printed board. If
    the printed notation gives several points the same name, they are left as they are. With
    ``answers``, comments that only say "right" or "wrong" are omitted.
    """

    def __init__(self, tree: Tree, options: PrintOptions, *, answers: bool = False) -> None:
        self._tree = tree
        self._answers = answers
        self._options = options
        self._source = comment_naming(tree)
        target = options.names.naming(board_shape(tree))
        self._target = target if target.notation.bijective else self._source
        self._signs = _characters_in_names(self._target)
        self._same = self._source.notation == self._target.notation and (
            self._target.reading is Reading.TRAVEL or self._target.view is self._source.view
        )

    def figure_comments(self, figure: Figure) -> Iterator[Paragraph]:
        """Yield the comments at the nodes of a figure as paragraphs, in order."""
        moves = {move.node: move for move in figure.moves}
        drawn = _drawn_labels(figure)
        for node in figure.nodes:
            yield from self._comment_at(node, moves.get(node), drawn)

    def text_paragraphs(self, text: str) -> Iterator[Paragraph]:
        """Yield the paragraphs of a text that is not a comment on a move."""
        for part in split_paragraphs(text):
            yield Paragraph(self._running_text(part, {}))

    def _comment_at(
        self, node: int, move: NumberedMove | None, drawn: MoveLabels
    ) -> Iterator[Paragraph]:
        """Yield the paragraphs for a node: its name, the evaluations and the comment."""
        options = self._options
        annotations = read_annotations(self._tree, node)
        comment = read_comment(self._tree, node) if annotations.comment else ""
        parts = split_paragraphs(comment)
        if self._answers:
            parts = [part for part in parts if not is_line_mark(part)]
        words = _evaluation_texts(annotations, options.phrases) if options.judgements else ""
        if not (parts or annotations.name or words):
            return
        first = self._running_text(parts[0], drawn) if parts else ()
        head = join_inline(
            " ", filter(None, ((InlineText(words, italic=True),) if words else (), first))
        )
        if annotations.name:
            head = join_inline(
                "\n", filter(None, ((InlineText(clean_text(annotations.name), bold=True),), head))
            )
        yield Paragraph((*self._introduction(move), *head))
        for part in parts[1:]:
            yield Paragraph(self._running_text(part, drawn))

    def _introduction(self, move: NumberedMove | None) -> Inline:
        """Return the move number that introduces the comment on a move; it is empty if ``move`` is
        None.
        """
        if move is None:
            return ()
        number = inline_number(move, stones=self._options.stones_in_text)
        lead = fill_inline(self._options.phrases.lead, {"number": number})
        return tuple(
            piece._replace(bold=True) if isinstance(piece, InlineText) else piece for piece in lead
        )

    def _running_text(self, text: str, drawn: MoveLabels) -> Inline:
        """Return a comment as running text, with point names translated and mentioned moves as
        small stones.
        """
        text, names = self._with_translated_names(text)
        if not self._options.stones_in_text:
            return (InlineText(text),)
        phrases = self._options.phrases
        parts: list[InlineText | InlineStone] = []
        starts = [name.start for name in names]
        end = 0
        for found in find_move_mentions(text, drawn, (phrases.black, phrases.white)):
            name = bisect_left(starts, found.end) - 1
            if name < 0 or names[name].end <= found.start:
                label = drawn[found.colour, found.number]
                parts += InlineText(text[end : found.start]), InlineStone(found.colour, label)
                end = found.end
        return without_breaks_before_stones(
            join_inline("", [*((part,) for part in parts), (InlineText(text[end:]),)])
        )

    def _with_translated_names(self, text: str) -> tuple[str, Sequence[Mention]]:
        """Return a text with translated point names, and the positions of these names in it."""
        if self._same:
            return text, find_names(text, self._source)
        renamed = rename_points(text, self._source, self._target.name, self._signs)
        return renamed.text, renamed.after


@lru_cache(maxsize=8)  # a book of problems has hundreds of records
def _characters_in_names(naming: Naming) -> frozenset[str]:
    """Return the characters that occur in the point names of a naming."""
    return name_symbols(map(naming.name, naming.points()))


def _drawn_labels(figure: Figure) -> MoveLabels:
    """Return the labels drawn on the moves of a figure, by colour and move number.

    A label that also appears on another stone would be ambiguous and is omitted.
    """
    moves = [*filter(None, [figure.repeated]), *figure.moves]
    labels = {(move.colour, move.label): move.number for move in moves}
    return {
        (move.colour, move.number): str(move.label)
        for move in moves
        if move.label and labels.get((move.colour, move.number), move.number) == move.number
    }


def _evaluation_texts(annotations: NodeAnnotations, phrases: Phrases) -> str:
    """Return, in words, the evaluations of a move and of the resulting position."""
    of_move = _MOVES[annotations.move][annotations.move_strong] if annotations.move else ""
    of_position = (
        _POSITIONS[annotations.position][annotations.position_strong]
        if annotations.position
        else ""
    )
    return " ".join(getattr(phrases, field) for field in (of_move, of_position) if field)


_MOVES = {
    MoveEvaluation.BAD: ("bad_move", "very_bad_move"),
    MoveEvaluation.DOUBTFUL: ("doubtful_move", "doubtful_move"),
    MoveEvaluation.INTERESTING: ("interesting_move", "interesting_move"),
    MoveEvaluation.GOOD: ("good_move", "very_good_move"),
}
_POSITIONS = {
    PositionEvaluation.GOOD_FOR_BLACK: ("good_for_black", "very_good_for_black"),
    PositionEvaluation.GOOD_FOR_WHITE: ("good_for_white", "very_good_for_white"),
    PositionEvaluation.EVEN: ("even", "even"),
    PositionEvaluation.UNCLEAR: ("unclear", "very_unclear"),
}
"""The phrases for evaluations of moves and positions, each plain and emphasised."""
