"""The review of a game as blocks: a graph, a report on each player, and the worst moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from ....go import RECORDING, Colour
from ....named_tuples import NamedTuple
from ....record import board_shape
from ....record.figures import Figure, FigureKind, NumberedMove
from ....record.properties.marks import Mark
from ....record.steps import LineReplay
from ....record.stored_analysis.lines import LineAnalyses
from ....record.stored_analysis.model import AnalysisSource
from ....record.tree import line_through
from ....record.values.markup import Markup
from ....study.review.losses import LossUnit, review_line
from ....study.review.report import GamePhase, player_reports
from ...plots.review_graph.graph import GraphTexts, Measure, review_graph
from ..blocks import (
    AlternativeText,
    BoardBlock,
    GraphBlock,
    InlineText,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
)
from ..page_setup import SMALLEST_PITCH
from ..phrases import coloured_number, fill_template
from ..text_cleanup import clean_text
from .alternative_text import LIMIT, board_alt_text
from .figures import figure_picture
from .headers import points_text, rules_text

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence

    from ....go import Board, Point
    from ....notation import Naming
    from ....record import Tree
    from ....record.stored_analysis.model import StoredAnalysis
    from ....study.review.losses import LossThresholds, ReviewedMove
    from ....study.review.report import LossSum, PlayerReport
    from ..blocks import Block
    from ..options import PrintedGame, PrintOptions
    from ..phrases import Phrases

_LETTER = "A"
"""The label of the engine's first choice."""
_CUT = "…"


@dataclass(frozen=True)
class LineReview:
    """The review of a line of play: its nodes from the root on, the analyses, and the moves."""

    tree: Tree
    line: Sequence[int]
    analyses: Mapping[int, StoredAnalysis]
    moves: Sequence[ReviewedMove]


def read_review(
    game: PrintedGame, thresholds: LossThresholds
) -> Generator[None, None, LineReview | None]:
    """Return the review of the printed line of a game from the analyses in its record, yielding
    now and then; None if the line has none.
    """
    tree = game.tree
    line = line_through(tree, game.node)
    analyses = LineAnalyses()
    yield from analyses.read_line(tree, line)
    if not analyses.by_node:
        return None
    moves = review_line(tree, line, analyses.by_node, thresholds)
    return LineReview(tree, line, analyses.by_node, moves)


def review_blocks(review: LineReview, options: PrintOptions) -> Iterator[Block]:
    """Yield the section of a book with the review of a game."""
    phrases, naming = options.phrases, options.names.point_naming(board_shape(review.tree))
    writer = _ReviewWriter(review, options, phrases, naming)
    yield _heading(phrases.review)
    if terms := writer.terms():
        yield Paragraph((InlineText(terms),), centred=True, keep_with_next=True, spanning=True)
    yield writer.graph()
    yield from writer.tables()
    if boards := list(writer.worst_moves()):
        yield _heading(phrases.worst_moves)
        yield from (Unit((board,), keep_together=True) for board in boards)


def _heading(text: str) -> Paragraph:
    return Paragraph(
        (InlineText(text),),
        ParagraphStyle.HEADING,
        centred=True,
        keep_with_next=True,
        spanning=True,
    )


class _ReviewWriter(NamedTuple):
    """Converter of a review to blocks."""

    review: LineReview
    options: PrintOptions
    phrases: Phrases
    naming: Naming

    def terms(self) -> str:
        """Return the engine of most analyses with its komi, rules and visits."""
        phrases = self.phrases
        all_terms = [(_terms(stored), stored) for stored in self.review.analyses.values()]
        terms = Counter(terms for terms, _ in all_terms).most_common(1)[0][0]
        source, engine, komi, rules = terms
        name = clean_text(engine) or (source.value if source is not AnalysisSource.GOBOARD else "")
        facts = [fill_template(phrases.analysed_by, {"engine": name})] if name else []
        visits = [stored.analysis.total_visits for those, stored in all_terms if those == terms]
        if any(visits):
            first, last = min(filter(None, visits)), max(visits)
            text = str(first) if first == last else self.range(str(first), str(last))
            facts.append(fill_template(phrases.visits, {"visits": text}))
        if komi is not None:
            facts.append(fill_template(phrases.komi, {"komi": points_text(komi, phrases)}))
        if rules:
            facts.append(rules_text(rules, phrases))
        return phrases.between_facts.join(facts)

    def graph(self) -> GraphBlock:
        """Return the graph of the line, with its mistakes in words."""
        phrases, review = self.phrases, self.review
        points = len(self.naming.points())
        graph = review_graph(review.line, review.moves, points)
        texts = GraphTexts(
            phrases.win_rate_axis,
            phrases.score_axis,
            phrases.percent,
            phrases.opening,
            phrases.middle_game,
            phrases.endgame,
        )
        short = fill_template(phrases.graph, {"moves": str(len(review.moves))})
        mistakes = [self.move_text(move) for move in review.moves if move.is_mistake]
        full = short
        if mistakes:
            full = f"{short} {fill_template(phrases.mistakes_listed, {'moves': ''})}"
            full = _with_items(full, mistakes, phrases.between_moves)
        caption = (InlineText(phrases.graph_caption),) if mistakes else ()
        return GraphBlock(graph, texts, caption, AlternativeText(short, full))

    def tables(self) -> Iterator[Table]:
        """Yield the report on both players, and how many of their moves lost how much."""
        phrases = self.phrases
        points = len(self.naming.points())
        reports = player_reports(self.review.moves, points)
        black, white = (reports[colour] for colour in (Colour.BLACK, Colour.WHITE))
        in_points = black.unit is LossUnit.POINTS
        loss = phrases.points_per_move if in_points else phrases.percent_per_move

        def row(title: str, cell: Callable[[PlayerReport], str]) -> tuple[str, str, str]:
            return title, cell(black), cell(white)

        rows = [
            row(phrases.moves_reviewed, lambda report: _of(report.losses.moves, report.moves)),
            row(loss, lambda report: self.mean(report.losses)),
            *(
                (
                    fill_template(phrases.loss_in_phase, {"phase": self.phase(phase)}),
                    *(self.mean(report.phases[phase]) for report in (black, white)),
                )
                for phase in GamePhase
            ),
            row(phrases.mistakes, lambda report: str(report.mistakes)),
            row(phrases.first_choices, self.agreement),
        ]
        head = "", phrases.black, phrases.white
        yield Table(tuple(rows), head, side_by_side=False)
        lost = phrases.points_lost if in_points else phrases.percent_lost
        classes = [
            (title, str(black.classes[index]), str(white.classes[index]))
            for index, title in enumerate(self.class_titles(in_points=in_points))
        ]
        yield Table(tuple(classes), (lost, phrases.black, phrases.white), side_by_side=False)

    def phase(self, phase: GamePhase) -> str:
        """Return the name of a phase."""
        return {
            GamePhase.OPENING: self.phrases.opening,
            GamePhase.MIDDLE_GAME: self.phrases.middle_game,
            GamePhase.ENDGAME: self.phrases.endgame,
        }[phase]

    def mean(self, losses: LossSum) -> str:
        """Return the mean of losses as a cell, a dash without moves."""
        return "–" if losses.mean is None else self.decimal(losses.mean, 2)

    def agreement(self, report: PlayerReport) -> str:
        """Return the share of moves that are the engine's first choice as a cell."""
        if report.agreement is None:
            return "–"
        return fill_template(self.phrases.percent, {"number": f"{100 * report.agreement:.0f}"})

    def class_titles(self, *, in_points: bool) -> Iterator[str]:
        """Yield the ranges of the classes of losses."""
        phrases, thresholds = self.phrases, self.options.thresholds
        limits = thresholds.point_classes if in_points else thresholds.percent_classes
        texts = [points_text(limit, phrases) for limit in limits]
        yield fill_template(phrases.loss_below, {"last": texts[0]})
        for first, last in pairwise(texts):
            yield self.range(first, last)
        yield fill_template(phrases.loss_from, {"first": texts[-1]})

    def range(self, first: str, last: str) -> str:
        """Return a range of numbers."""
        return fill_template(self.phrases.range, {"first": first, "last": last})

    def worst_moves(self) -> Iterator[BoardBlock]:
        """Yield small boards with the moves that have lost most, the worst first."""
        lossy = [move for move in self.review.moves if move.loss_class]
        worst = sorted(lossy, key=lambda move: -move.counted_loss)[: self.options.worst_moves]
        boards = _boards_before(self.review, {move.node for move in worst})
        for move in worst:
            yield self.worst_move(move, boards[move.node])

    def worst_move(self, move: ReviewedMove, board: Board) -> BoardBlock:
        """Return a small board with a move and the engine's first choice."""
        phrases, review, options = self.phrases, self.review, self.options
        place = review.line.index(move.node)
        before = review.analyses.get(review.line[place - 1])
        best = before.analysis.candidates[0] if before and before.analysis.candidates else None
        stones, marks = board.stones(), {}
        if move.point is not None:
            stones = {**stones, move.point: move.colour}
            marks[move.point] = frozenset({Mark.TRIANGLE})
        labels: dict[Point, str] = {}
        if best is not None and best.point is not None and best.point not in stones:
            labels[best.point] = _LETTER
        figure = Figure(
            FigureKind.DIAGRAM,
            1,
            (move.node,),
            board,
            (NumberedMove(move.node, move.colour, move.point, move.number, 0),),
            stones,
            markup=Markup(marks, labels),
            to_play=move.colour,
        )
        picture = figure_picture(figure, options.names, options.shown, notes=False)
        caption = (InlineText(self.move_text(move)),)
        notes = [self.change_text(move)]
        if best is not None:
            name = self.point_name(best.point)
            phrase = phrases.first_choice_at if labels else phrases.first_choice
            notes.append(fill_template(phrase, {"letter": _LETTER, "place": name}))
        return BoardBlock(
            picture,
            caption,
            tuple((InlineText(note),) for note in notes if note),
            figure,
            SMALLEST_PITCH,
            alt_text=board_alt_text(figure, picture, self.naming, phrases, caption),
        )

    def move_text(self, move: ReviewedMove) -> str:
        """Return a move with its loss in words."""
        phrases = self.phrases
        number = coloured_number(move.colour, str(move.number), phrases)
        played = {"move": number, "point": self.point_name(move.point)}
        loss = self.decimal(move.counted_loss, 1)
        phrase = phrases.loses_points if move.unit is LossUnit.POINTS else phrases.loses_percent
        return fill_template(phrase, {"move": fill_template(phrases.move_at, played), "loss": loss})

    def change_text(self, move: ReviewedMove) -> str:
        """Return the values for Black before and after a move."""
        phrases = self.phrases
        parts = []
        for measure, phrase in (
            (Measure.WIN_RATE, phrases.win_rate_change),
            (Measure.SCORE, phrases.score_change),
        ):
            before, after = measure.amount(move.before), measure.amount(move.after)
            if before is not None and after is not None:
                values = {"before": self.amount(measure, before)}
                values["after"] = self.amount(measure, after)
                parts.append(fill_template(phrase, values))
        return phrases.between_notes.join(parts)

    def amount(self, measure: Measure, amount: float) -> str:
        """Return an amount of a measure as text; leads have a sign."""
        if measure is Measure.WIN_RATE:
            return fill_template(self.phrases.percent, {"number": self.decimal(amount, 0)})
        rounded = round(amount, 1) + 0.0
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return sign + self.decimal(abs(rounded), 1)

    def point_name(self, point: Point | None) -> str:
        """Return the name of a point, or the word for a pass."""
        return self.phrases.passed if point is None else self.naming.name(point)

    def decimal(self, number: float, decimals: int) -> str:
        """Return a number with the decimal separator of the language."""
        return f"{number:.{decimals}f}".replace(".", self.phrases.decimal_sign)


def _terms(stored: StoredAnalysis) -> tuple[AnalysisSource, str, float | None, str]:
    return stored.source, stored.engine, stored.komi, stored.rules


def _of(known: int, count: int) -> str:
    return str(count) if known == count else f"{known} / {count}"


def _boards_before(review: LineReview, nodes: Iterable[int]) -> dict[int, Board]:
    """Return the positions before the moves at some nodes of the line."""
    wanted, boards = set(nodes), {}
    replay = LineReplay(review.tree, RECORDING)
    for node in review.line:
        if node in wanted:
            boards[node] = replay.board
        replay.push(node)
    return boards


def _with_items(text: str, items: Sequence[str], separator: str) -> str:
    """Return a text followed by items, cut after a whole item at the maximum length."""
    for number, item in enumerate(items):
        longer = f"{text}{separator if number else ''}{item}"
        if len(longer) > LIMIT - len(separator) - len(_CUT):
            return f"{text}{separator}{_CUT}"
        text = longer
    return text
