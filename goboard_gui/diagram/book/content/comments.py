"""Comments as paragraphs, each introduced by its move number."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....files.comments import read_comment
from ....notation.lettered_moves import NO_LETTERED_MOVES
from ....record.analysis.cited_letters import replace_cited_letters
from ....record.analysis.problem_words import is_only_mark
from ....record.figures.line_moves import LineReader
from ....record.values.evaluations import MoveEvaluation, PositionEvaluation, read_annotations
from ...compose import NamedPoints
from ..blocks import InlineText, Paragraph
from ..phrases import fill_inline, join_inline, without_breaks_before_stones
from ..text_cleanup import clean_text, split_paragraphs
from ..text_warnings import TextWarning, TextWarningKind
from ..typography import edited_text, typographic_edits, typographic_text
from .comment_languages import CommentLanguages
from .figures import inline_number
from .move_mentions import FigureMoves, with_stones
from .point_names import PointTranslator

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ....notation.lettered_moves import LetteredMoves
    from ....record import Tree
    from ....record.figures import Figure, NumberedMove, PrintedLetters
    from ....record.values.evaluations import NodeAnnotations
    from ..blocks import Inline
    from ..options import PrintOptions
    from ..phrases import Phrases
    from ..typography import TextEdit
    from .references import VariationReferences


class Commentary:
    """The comments of a record as paragraphs, in the form that the print options choose.

    Point names are translated to those of the printed board, see `PointTranslator`. With
    ``answers``, comments that only say "right" or "wrong" are omitted. Names of nodes are printed
    unless they are among ``printed_names``, which are printed elsewhere.
    """

    def __init__(
        self,
        tree: Tree,
        options: PrintOptions,
        *,
        answers: bool = False,
        printed_names: Iterable[str | None] = (),
    ) -> None:
        self._tree = tree
        self._answers = answers
        self._printed_names = {clean_text(name or "").strip() for name in printed_names}
        self._options = options
        shown = options.shown
        self._has_no_coordinates = not shown.edges and shown.names is NamedPoints.NONE
        self._points = PointTranslator(tree, options)
        self._lines = LineReader(tree)
        self._languages = CommentLanguages(tree, options.language)

    def figure_comments(
        self, figure: Figure, references: VariationReferences | None = None
    ) -> Iterator[Paragraph]:
        """Yield the comments at the nodes of a figure as paragraphs, in order, with references to
        the diagrams of variations.
        """
        for _, paragraphs in self.comments_by_node(figure, references):
            yield from paragraphs

    def comments_by_node(
        self, figure: Figure, references: VariationReferences | None = None
    ) -> Iterator[tuple[int, list[Paragraph]]]:
        """Yield the nodes of a figure that have comments, in order, with the paragraphs of each, as
        in `figure_comments`.
        """
        moves = {move.node: move for move in figure.moves}
        shown = FigureMoves(figure, self._lines, notes=self._options.notes)
        caption = figure.printed_name if self._options.captions else ""
        for node in figure.nodes:
            move, letters = moves.get(node), figure.letters.get(node)
            comment = self._comment_at(node, move, shown, caption, letters)
            if references:
                comment = references.with_references(comment, node)
            if paragraphs := list(comment):
                first, *others = _as_comment(paragraphs)
                warnings = _letter_warnings(letters, move) if letters else ()
                yield node, [replace(first, warnings=(*first.warnings, *warnings)), *others]

    def has_comment(self, node: int) -> bool:
        """Return whether a comment or an evaluation is printed for a node, not just its name."""
        _, words, parts = self._comment_parts(node)
        return bool(words or parts)

    def text_paragraphs(self, text: str) -> Iterator[Paragraph]:
        """Yield the paragraphs of the comment on the whole game."""
        doubtful = self._points.doubtful_names(self._tree.root, text)
        language = self._languages.language_of(text)
        paragraphs = [
            self._paragraph(part, language, translated=not doubtful)
            for part in split_paragraphs(text)
        ]
        warned = _with_name_warnings(paragraphs, TextWarningKind.NAME_KEPT, doubtful)
        yield from _as_comment(warned)

    def title_text(self, title: str) -> str:
        """Return a title of the record with the punctuation of its language."""
        return self._typographic_name(title, self._languages.language_of(title))

    def _typographic_name(self, name: str, language: str) -> str:
        return typographic_text(name, language) if self._options.typography else name

    def _comment_at(
        self,
        node: int,
        move: NumberedMove | None,
        shown: FigureMoves,
        caption: str,
        letters: PrintedLetters | None,
    ) -> Iterator[Paragraph]:
        """Yield the paragraphs for a node: its name, the evaluations and the comment.

        ``caption`` is the name of the figure, if its caption prints it. ``letters`` may replace
        those that the comment cites.
        """
        name, words, parts = self._comment_parts(node, caption, letters)
        if not (name or words or parts):
            return
        text = "\n\n".join(parts)
        moves = self._points.lettered_moves(text, shown.line.colours)
        doubtful = self._points.doubtful_names(node, text, moves)
        language = self._languages.language_of(text or name)
        paragraphs = [
            self._paragraph(part, language, node, shown, moves, translated=not doubtful)
            for part in parts
        ] or [Paragraph((), language=language)]
        unseen = self._points.coordinates(node, text, moves) if self._has_no_coordinates else []
        number = shown.number_at(node) if doubtful or unseen else 0
        paragraphs = _with_name_warnings(paragraphs, TextWarningKind.NO_COORDINATES, unseen, number)
        first, *others = _with_name_warnings(
            paragraphs, TextWarningKind.NAME_KEPT, doubtful, number
        )
        head = join_inline(
            " ", filter(None, ((InlineText(words, italic=True),) if words else (), first.inline))
        )
        if name:
            name = self._typographic_name(name, language)
            head = join_inline("\n", filter(None, ((InlineText(name, bold=True),), head)))
        yield replace(first, inline=(*self._introduction(move), *head))
        yield from others

    def _comment_parts(
        self, node: int, caption: str = "", letters: PrintedLetters | None = None
    ) -> tuple[str, str, list[str]]:
        """Return what is printed for a node: its name, the evaluations in words, and the paragraphs
        of the comment.

        The name is omitted if it is the ``caption`` of the figure or the comment.
        """
        annotations = read_annotations(self._tree, node)
        comment = read_comment(self._tree, node) if annotations.comment else ""
        name = clean_text(annotations.name).strip()
        if letters and letters.new:
            new = {letter: letters.new.get(letter, letter) for letter in letters.cited}
            comment, name = (replace_cited_letters(text, new) for text in (comment, name))
        parts = split_paragraphs(comment)
        if self._answers:
            parts = [part for part in parts if not is_only_mark(part)]
        phrases = self._options.phrases
        words = evaluation_texts(annotations, phrases) if self._options.judgements else ""
        if name in self._printed_names or name in (caption, *parts[:1]):
            name = ""
        return name, words, parts

    def _introduction(self, move: NumberedMove | None) -> Inline:
        """Return the text with the move number that introduces the comment on a move; it is empty
        if ``move`` is None.
        """
        if move is None:
            return ()
        number = inline_number(move, stones=self._options.stones_in_text)
        lead = fill_inline(self._options.phrases.lead, {"number": number})
        return tuple(
            piece._replace(bold=True) if isinstance(piece, InlineText) else piece for piece in lead
        )

    def _paragraph(
        self,
        text: str,
        language: str,
        node: int = 0,
        shown: FigureMoves | None = None,
        moves: LetteredMoves = NO_LETTERED_MOVES,
        *,
        translated: bool,
    ) -> Paragraph:
        """Return a text as a paragraph, with the punctuation of its language, with mentioned moves
        as small stones and, if ``translated`` is true, with point names translated.

        If it is a comment, ``node`` is its node, ``shown`` are the moves of its figure, and
        ``moves`` those that are spelled like points.
        """
        text, names = self._points.translate(text, moves) if translated else (text, [])
        names = [*names, *self._points.find(text, moves)]
        edits: Sequence[TextEdit] = ()
        if self._options.typography:
            edits = typographic_edits(text, language, names)
        paragraph = Paragraph((), language=language, names=self._languages.names)
        if shown is None or not self._options.stones_in_text:
            return replace(paragraph, inline=(InlineText(edited_text(text, edits)),))
        marked = with_stones(text, names, shown, self._options.phrases, edits)
        return replace(
            paragraph,
            inline=without_breaks_before_stones(marked.inline),
            warnings=tuple(
                TextWarning(kind, mention.text, shown.number_at(node))
                for kind, mention in marked.misleading
            ),
        )


def _as_comment(paragraphs: list[Paragraph]) -> list[Paragraph]:
    """Return the paragraphs of a comment, with a note in the first one of whether more follow."""
    first = [replace(paragraph, continued=len(paragraphs) > 1) for paragraph in paragraphs[:1]]
    return [*first, *paragraphs[1:]]


def _with_name_warnings(
    paragraphs: Sequence[Paragraph], kind: TextWarningKind, names: Sequence[str], move: int = 0
) -> list[Paragraph]:
    """Return the paragraphs of the comment on a move, with a warning of a kind in the first one for
    each of the names.
    """
    added = tuple(TextWarning(kind, name, move) for name in names)
    return [
        replace(paragraph, warnings=(*added, *paragraph.warnings)) if place == 0 else paragraph
        for place, paragraph in enumerate(paragraphs)
    ]


def _letter_warnings(letters: PrintedLetters, move: NumberedMove | None) -> tuple[TextWarning, ...]:
    """Return the warnings about the letters that a comment cites."""
    kinds = {
        TextWarningKind.LETTER_LOST: letters.lost,
        TextWarningKind.LETTER_AMBIGUOUS: letters.ambiguous,
        TextWarningKind.LETTER_REPLACED: tuple(letters.new),
        TextWarningKind.BOARD_ADDED: letters.cited if letters.has_own_board else (),
    }
    return tuple(
        TextWarning(
            kind,
            ", ".join(found),
            move.number if move else 0,
            ", ".join(map(letters.new.__getitem__, found))
            if kind is TextWarningKind.LETTER_REPLACED
            else "",
        )
        for kind, found in kinds.items()
        if found
    )


def evaluation_texts(annotations: NodeAnnotations, phrases: Phrases) -> str:
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
