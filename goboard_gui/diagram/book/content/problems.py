"""Problem sheets, and the answers to their problems."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from ....files.sgf.game_info import read_info
from ....named_tuples import NamedTuple
from ....record.analysis import problems as record_problems
from ....record.analysis.problem_judging import judge_problem
from ....record.analysis.problem_words import Verdict
from ....record.analysis.problems import Place, problem_start
from ....record.edits.branches import branch_nodes, start_record_at_node
from ....record.edits.correction import merge_properties
from ....record.figures import (
    Cropping,
    Figure,
    FigureKind,
    Numbering,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    iterate_figures,
)
from ....record.figures.citing_comments import without_cited_letters
from ....record.figures.cropping import crop_around
from ....record.stated_turns import stated_turn
from ...edge_labels import estimated_width
from ...layout import Layout
from ...units import MM_PER_POINT
from ..blocks import (
    BoardBlock,
    ChapterStart,
    InlineText,
    PageBreak,
    Paragraph,
    ParagraphStyle,
    Unit,
    plain_text,
)
from ..options import AnswerPlacement, PrintedGame
from ..page_setup import LINE_SPACING, PROBLEM_PITCH, PageSide, TypeSizes, UnitOrder
from ..phrases import fill_inline, fill_template
from ..text_cleanup import clean_text
from ..typesetting.columns import board_pitch
from ..typesetting.page_areas import text_area
from .comments import Commentary
from .figures import fill_with_start, side_to_play_text, start_text
from .games import board_unit, comment_blocks, figure_board, figure_plan, position_figure
from .headers import chapter_anchor
from .problem_starts import problem_starts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ....go import Colour, Crop, Point
    from ....record import Tree
    from ....record.analysis.problem_judging import JudgedProblem
    from ....record.analysis.problems import ProblemStart
    from ....record.node import Property
    from ..blocks import Block, Inline
    from ..options import PrintOptions
    from ..page_setup import PageSetup


_NUMBERED = re.compile(
    r"(?<!\w)(?:problem|prob|question|number|no|nr|aufgabe|problème|задача)\W*\d+(?!\w)"
    r"|第?\d+[問问题題]",
    re.IGNORECASE,
)
"""The number of a problem in a record, such as "problem 3" or "No. 12"."""
_LEADING_NUMBER = re.compile(
    r"\s*(?:problem|prob|question|aufgabe|problème|задача)\W*\d+\s*[.:,)–—-]\s*", re.IGNORECASE
)
"""The number of a problem before other text, such as "Problem 3: "."""
_NUMBER_ALONE = re.compile(r"\W*\d+\W*")
_PUNCTUATION = " .!:;,()–—-。！：、（）"


@dataclass(frozen=True)
class Problem:
    """A numbered problem; the position at the root of its tree is that of the problem.

    ``overruled_player`` is the opponent of ``player`` if the record names that player to move.
    """

    number: int
    tree: Tree
    player: Colour
    overruled_player: Colour | None
    source: str
    options: PrintOptions

    @cached_property
    def _judged(self) -> JudgedProblem:
        return judge_problem([self.tree], problem_start(self.tree, self.tree.root))

    @property
    def solution(self) -> list[int]:
        """The nodes of the first right line, to its end in the record, or an empty list if there is
        none.
        """
        if not self._judged.right_ends:
            return []
        end = self._judged.right_ends[0].node
        return [*self.tree.line_to(end)[1:], *self.tree.line_from(end)]

    @cached_property
    def answer(self) -> tuple[Figure, ...]:
        """The figures of the solution and of some variations, or an empty tuple if there is no
        solution.
        """
        tree, wanted, line = self.tree, self.options.problems.variations, self.solution
        if not line:
            return ()
        plan_options = PlanOptions(
            SingleFigure(),
            Numbering.FROM_ONE,
            keep_captured=self.options.plan.keep_captured,
            letters=figure_plan(self.options).letters,
            variations=VariationDiagrams.FROM_ONE if wanted else VariationDiagrams.NONE,
            cropping=Cropping.NONE,
        )
        shown, diagrams = [], 0
        for figure in iterate_figures(tree, plan_options, end=line[-1]):
            if figure.kind is FigureKind.DIAGRAM:
                diagrams += 1
            if diagrams <= wanted or figure.kind is FigureKind.FIGURE:
                shown.append(self._without_root(figure))
        return tuple(figure for figure in shown if figure.moves)

    def _without_root(self, figure: Figure) -> Figure:
        """Return a figure without the root node, whose comments are printed with the question."""
        nodes = tuple(node for node in figure.nodes if node != self.tree.root)
        return figure if len(nodes) == len(figure.nodes) else replace(figure, nodes=nodes)

    @cached_property
    def question(self) -> Figure:
        """The problem position as a figure, with the same crop as its answer.

        Without comments, the letters that they cite are left out.
        """
        whole = replace(self.options, plan=replace(self.options.plan, cropping=Cropping.NONE))
        figure, *_ = position_figure(PrintedGame(self.tree, self.tree.root), whole)
        markup = figure.markup
        if figure_plan(self.options).letters is None:
            markup = without_cited_letters(self.tree, self.tree.root, markup)
        return replace(
            figure,
            markup=markup,
            crop=self._crop(figure),
            to_play=self.player,
            overruled_player=self.overruled_player,
        )

    def _crop(self, figure: Figure) -> Crop | None:
        """Return the requested crop, or a crop around all stones and moves of the problem and its
        answer.
        """
        if figure.crop is not None or self.options.plan.cropping is Cropping.NONE:
            return figure.crop
        size = figure.base.size
        played: Iterable[Point] = (point for shown in self.answer for point in shown.stones)
        return crop_around([*figure.stones, *played], size)

    @cached_property
    def commentary(self) -> Commentary:
        """The comments on the problem, as paragraphs for its question and answer."""
        names = [self.source] if self.options.problems.sources else []
        return Commentary(self.tree, self.options, answers=True, printed_names=names)

    @property
    def caption(self) -> Inline:
        """The caption of the problem: its number, and who is to play."""
        phrases = self.options.phrases
        to_play = side_to_play_text(self.player, phrases)
        return fill_inline(phrases.problem, {"number": str(self.number), "turn": to_play})

    def question_board(self) -> BoardBlock:
        """Return the board of the problem, with the comments and the source of the problem below
        it.

        The source is omitted if it is already the title of the book, or in the caption.
        """
        options = self.options
        comments = list(self.commentary.figure_comments(self.question)) if options.comments else []
        notes: list[Inline] = [
            text for comment in comments if (text := self._without_caption_lines(comment.inline))
        ]
        source = self.source
        if self._is_in_caption(source) or (self._is_numbered and _NUMBER_ALONE.fullmatch(source)):
            source = ""
        if options.problems.sources and source not in ("", options.title):
            source = self.commentary.title_text(self._without_number(source))
            notes.append((InlineText(source, italic=True),))
        board = figure_board(self.question, replace(options, to_play=False), self.caption)
        warnings = (warning for comment in comments for warning in comment.warnings)
        return replace(board, notes=tuple(notes), warnings=(*board.warnings, *warnings))

    def _without_caption_lines(self, text: Inline) -> Inline:
        """Return a comment on the problem without lines that say nothing else than the caption, and
        without a number before its text.
        """
        kept: Inline = ()
        for part in text:
            if isinstance(part, InlineText):
                lines = (line for line in part.text.split("\n") if not self._is_in_caption(line))
                part = part._replace(text="\n".join(lines))
                if not kept:
                    part = part._replace(text=self._without_number(part.text.lstrip("\n")))
                if not part.text:
                    continue
            kept = (*kept, part)
        return kept

    def _without_number(self, text: str) -> str:
        """Return a text without the number of the problem before it, if the caption has one."""
        found = _LEADING_NUMBER.match(text) if self._is_numbered else None
        return text[found.end() :] if found else text

    def _is_in_caption(self, line: str) -> bool:
        """Return whether a line of text says only what the caption does: a number of the problem,
        who is to play, or both.

        Another number than that in the caption would confuse readers.
        """
        patterns = (self._number_pattern, *([_NUMBERED] if self._is_numbered else []))
        rests = [line]
        for found in (pattern.search(line) for pattern in patterns):
            if found:
                rest = f"{line[: found.start()]} {line[found.end() :]}"
                if not rest.strip(_PUNCTUATION):
                    return True
                rests.append(rest)
        return any(map(self._only_states_turn, rests))

    @property
    def _is_numbered(self) -> bool:
        """Whether the caption has the number of the problem."""
        return "{number}" in self.options.phrases.problem

    @cached_property
    def _number_pattern(self) -> re.Pattern[str]:
        """A number of a problem, as in its caption, with any punctuation between the words."""
        places = {"number": "0", "turn": ""}
        words = re.findall(r"\w+", fill_template(self.options.phrases.problem, places))
        pattern = r"\W+".join(r"\d+" if word == "0" else word for word in words)
        return re.compile(rf"(?<!\w){pattern}(?!\w)" if words else r"(?!)", re.IGNORECASE)

    def _only_states_turn(self, text: str) -> bool:
        """Return whether a text says only that the player of the problem is to play."""
        phrase = plain_text(side_to_play_text(self.player, self.options.phrases))
        same = text.strip(_PUNCTUATION).casefold() == phrase.casefold()
        return same or stated_turn(text) is self.player

    def _start_text(self, figure: Figure) -> str:
        """Return a phrase for where a further variation leaves the solution.

        It is empty for a line that begins with another first move, and for one that leaves another
        further line.
        """
        origin = figure.origin
        if origin is None or not origin.number or origin.kind is FigureKind.DIAGRAM:
            return ""
        return start_text(figure, self.options.phrases)

    def answer_units(self) -> Iterator[Unit]:
        """Yield the boards of the answer, each with the comments on its moves."""
        options, phrases = self.options, self.options.phrases
        for place, figure in enumerate(self.answer):
            template = phrases.further_answer if place else phrases.answer
            if self._judged.line_verdict(Place(0, figure.nodes[-1])) is Verdict.WRONG:
                template = phrases.wrong_answer
            values = {"number": str(self.number), "place": str(place + 1)}
            caption = fill_with_start(template, values, self._start_text(figure))
            board = figure_board(replace(figure, crop=self.question.crop), options, caption)
            blocks = comment_blocks(figure, options, self.commentary)
            yield board_unit(board, blocks, keep_together=True)


def find_problems(games: Iterable[PrintedGame], options: PrintOptions) -> Iterator[Problem]:
    """Yield the problems of all games, numbered consecutively unless the games have numbers; games
    of a file with the same position are one problem.

    The name of a file is the source of its problems, unless all games are in one file.
    """
    games = tuple(games)
    is_one_file = len(games) > 1 and len({game.name for game in games}) == 1
    for index, start in enumerate(problem_starts(games), 1):
        game = games[start.places[0].game]
        number = (game.number or index) + options.problems.first - 1
        source = _source(game, default="" if is_one_file else game.file_stem)
        tree = _problem_tree(games, start)
        yield Problem(number, tree, start.player, start.overruled_player, source, options)


def _problem_tree(games: Sequence[PrintedGame], start: ProblemStart) -> Tree:
    """Return a record of a problem, with the variations of all games that have its position."""
    first, *others = start.places
    whole = games[first.game].tree
    tree = start_record_at_node(whole, first.node, start.board, start.player)
    before = [
        it
        for node in record_problems.setup_before(whole, first.node)
        for it in _comments(whole, node)
    ]
    content = merge_properties(before, tree.properties(tree.root))
    for place in others:
        content = merge_properties(content, _comments(games[place.game].tree, place.node))
    tree = tree.set_properties(tree.root, content)
    for place in others:
        other = games[place.game].tree
        for child in other.children(place.node):
            tree, _ = tree.graft(tree.root, branch_nodes(other, child))
    return tree


def _comments(tree: Tree, node: int) -> list[Property]:
    return [item for item in tree.properties(node) if item.ident == "C"]


def _source(game: PrintedGame, default: str) -> str:
    """Return the source of a problem from the record, or the default if it states none."""
    info = read_info(game.tree)
    title = info.game_name or info.event or info.source or default
    return clean_text(title).strip()


_LEAST = 2.0  # mm, the minimum line spacing; pages with too much text overflow instead
_LINE = 1.25  # ems between lines below a board, where type is smaller than body text
_WIDER = 1.05  # allowance for lines that are wider than estimated
_SPACE = 2.3  # ems between the rows of a page
_CLEAR = 0.4  # ems from a board to its caption
_BELOW_TITLE = 3.0  # ems around the heading


def problem_setup(options: PrintOptions) -> PageSetup:
    """Return the page setup for problem sheets, with the requested rows and columns.

    Problems are numbered across the page unless another order was chosen.
    """
    wanted, order = options.problems, options.setup.order
    order = UnitOrder.ACROSS if order is UnitOrder.AUTOMATIC else order
    setup = options.setup.with_default_pitch(PROBLEM_PITCH)
    return replace(setup, columns=wanted.across, rows=wanted.down, order=order)


def problem_blocks(
    games: Iterable[PrintedGame], options: PrintOptions, chapter: int = 0, title: str = ""
) -> Iterator[Block | None]:
    """Yield a heading, the problems of games, page by page, and the answers where the options place
    them: after all problems, or on the right of each page of problems, which is then on the left.

    All boards have the same line spacing, for which all problems must be known; until then, None is
    yielded, a step without a block. A problem without a solution has no answer. ``chapter`` is the
    index of the chapter of the book, ``title`` its heading.
    """
    wanted, heading = options.problems, list[Paragraph]()
    if options.headers:
        heading.append(_heading(title or options.phrases.problems, ParagraphStyle.TITLE))
    problems = list[Problem]()
    for problem in find_problems(games, _problem_options(options)):
        problems.append(problem)
        yield None
    if _is_any_caption_long(problems, options):
        phrases = options.phrases._replace(problem=options.phrases.short_problem)
        problems = [
            replace(each, options=replace(each.options, phrases=phrases)) for each in problems
        ]
    boards = list[BoardBlock]()
    linked = [
        _LinkedProblem(each, chapter_anchor(chapter), place, wanted.answers)
        for place, each in enumerate(problems, 1)
    ]
    for each in linked:
        boards.append(each.question_board())
        yield None
    size = wanted.across * wanted.down
    pages = [(linked[k : k + size], boards[k : k + size]) for k in range(0, len(boards), size)]
    pitch = min(
        (
            common_pitch(shown, options, () if number else heading)
            for number, (_, shown) in enumerate(pages)
        ),
        default=0.0,
    )
    answers = list[Unit]()
    for number, (page, shown) in enumerate(pages):
        if wanted.answers is not AnswerPlacement.NONE:
            answers += _answers(page, pitch)
        is_faced = bool(answers) and wanted.answers is AnswerPlacement.FACING
        if number or is_faced:
            yield PageBreak(side=PageSide.LEFT if is_faced else None)
        if not number:
            yield from heading
        for board in shown:
            yield Unit((replace(board, pitch=pitch),), keep_together=True)
        if is_faced:
            yield PageBreak(side=PageSide.RIGHT)
            yield from answers
            answers.clear()
    if answers:
        yield PageBreak()
        text = options.phrases.answers
        start = ChapterStart(text, f"{chapter_anchor(chapter)}answers")
        yield replace(_heading(text, ParagraphStyle.HEADING), start=start)
        yield from answers


def _problem_options(options: PrintOptions) -> PrintOptions:
    """Return the options for the boards of problems, which have their own coordinates at edges."""
    return replace(options, shown=options.shown._replace(edges=options.problems.edges))


def _heading(text: str, style: ParagraphStyle) -> Paragraph:
    return Paragraph((InlineText(text),), style, centred=True, keep_with_next=True, spanning=True)


class _LinkedProblem(NamedTuple):
    """A problem whose board and answers link to each other.

    Its anchors begin with ``prefix`` and end with its ``place`` in the chapter.
    """

    problem: Problem
    prefix: str
    place: int
    answers: AnswerPlacement

    @property
    def _anchor(self) -> str:
        return f"{self.prefix}problem-{self.place}"

    @property
    def _answer_anchor(self) -> str:
        return f"{self.prefix}answer-{self.place}"

    def question_board(self) -> BoardBlock:
        """Return the board of the problem, with a link to its answer if one is printed."""
        board = replace(self.problem.question_board(), anchor=self._anchor)
        if self.answers is AnswerPlacement.NONE or not self.problem.answer:
            return board
        values = {"number": str(self.problem.number)}
        text = fill_template(self.problem.options.phrases.answer, values)
        return replace(board, links=(InlineText(text, target=self._answer_anchor),))

    def answer_units(self, pitch: float) -> Iterator[Unit]:
        """Yield the boards of the answer with the line spacing ``pitch``; their captions link to
        the problem.
        """
        anchor = self._answer_anchor
        for unit in self.problem.answer_units():
            board, *comments = unit.blocks
            if isinstance(board, BoardBlock):
                caption = _linked(board.caption, self._anchor)
                board = replace(board, pitch=pitch, caption=caption, anchor=anchor)
                yield replace(unit, blocks=(board, *comments))
                anchor = ""


def _linked(inline: Inline, target: str) -> Inline:
    """Return running text whose words link to an anchor."""
    return tuple(
        part._replace(target=target) if isinstance(part, InlineText) else part for part in inline
    )


def _answers(page: Iterable[_LinkedProblem], pitch: float) -> Iterator[Unit]:
    """Yield the answers to the problems of a page; all boards have the line spacing ``pitch``."""
    for problem in page:
        yield from problem.answer_units(pitch)


def _is_any_caption_long(problems: Iterable[Problem], options: PrintOptions) -> bool:
    """Return whether the caption of a problem may take more than one line."""
    em, width = _caption_em(options.setup), _column_width(options)
    return any(
        _WIDER * estimated_width(plain_text(problem.caption)) * em > width for problem in problems
    )


def _column_width(options: PrintOptions) -> float:
    """Return the width of a column of problems in millimetres."""
    setup, across = problem_setup(options), options.problems.across
    return (text_area(setup).width() - (across - 1) * setup.column_gap) / across


def common_pitch(
    boards: Sequence[BoardBlock], options: PrintOptions, heading: Sequence[Paragraph] = ()
) -> float:
    """Return the largest line spacing, in millimetres, at which all boards fit on one page, below
    its heading.

    Text heights are estimated, because no font is loaded here. The line spacing never becomes
    illegibly small; the page overflows instead.
    """
    setup, wanted = problem_setup(options), options.problems
    em, area = setup.text_size * MM_PER_POINT, text_area(setup)
    title = setup.sizes.title_size(setup.text_size) * MM_PER_POINT
    caption, spacing = _caption_em(setup), setup.sizes.line_spacing or LINE_SPACING
    width = _column_width(options)
    extents = [
        Layout.for_picture(board.picture, 1.0, setup.aspect).board_rect() for board in boards
    ]
    free, lines = area.height() - (wanted.down - 1) * _SPACE * em, 0.0
    for paragraph in heading:
        text = plain_text(paragraph.inline)
        count = ceil(_WIDER * estimated_width(text) * title / area.width()) or 1
        free -= count * LINE_SPACING * title + _BELOW_TITLE * em
    for start in range(0, len(boards), wanted.across):
        row = slice(start, start + wanted.across)
        lines += max(extent.height() for extent in extents[row])
        free -= max(_text_height(board, width, caption, spacing) for board in boards[row])
    pitches = (width / extent.width() for extent in extents)
    return max(min(board_pitch(setup), free / lines, *pitches), _LEAST)


def _caption_em(setup: PageSetup) -> float:
    """Return the size of the text at which captions and notes have their usual sizes, in
    millimetres.
    """
    text, sizes, usual = setup.text_size, setup.sizes, TypeSizes()
    larger = max(
        sizes.caption_size(text) / usual.caption_size(text),
        sizes.note_size(text) / usual.note_size(text),
    )
    return text * larger * MM_PER_POINT


def _text_height(board: BoardBlock, width: float, em: float, spacing: float) -> float:
    """Return the estimated height of a board's caption and notes."""
    texts = filter(None, map(plain_text, (board.caption, *board.notes)))
    lines = (line for text in texts for line in text.split("\n"))
    counts = (ceil(_WIDER * estimated_width(line) * em / width) or 1 for line in lines)
    return (sum(counts) * _LINE * spacing / LINE_SPACING + _CLEAR) * em
