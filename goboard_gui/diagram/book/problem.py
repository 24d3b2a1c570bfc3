"""One problem of a book: its position, what is asked, and the figures of its answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from ...files.sgf.game_info import read_info
from ...go import RECORDING, Colour, Crop
from ...record.analysis.problems import problems_in, solution, stated_player
from ...record.edits.branches import flatten
from ...record.figures import (
    Cropping,
    Figure,
    FigureKind,
    Numbering,
    PlanOptions,
    Variations,
    Whole,
    planned,
)
from ...record.figures.cropping import around
from ...record.steps import LineReplay
from .blocks import Board, Paragraph, Text, Unit
from .captions import turn
from .commenting import Commentary
from .edition import Game
from .making import figure_board, position
from .templates import filled, inline
from .texts import fit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ...go import Point
    from ...record import Tree
    from .blocks import Inline
    from .edition import Edition


@dataclass(frozen=True)
class Problem:
    """A problem with its number; its position is that of the root of a tree of its own."""

    number: int
    tree: Tree
    player: Colour
    source: str
    edition: Edition

    @cached_property
    def answer(self) -> tuple[Figure, ...]:
        """The solution with its moves numbered from 1, then some variations; may be empty."""
        tree, wanted = self.tree, self.edition.problems.variations
        line = solution(tree, tree.root)
        if not line:
            return ()
        options = PlanOptions(
            Whole(),
            Numbering.FROM_ONE,
            keep_captured=self.edition.plan.keep_captured,
            variations=Variations.FROM_ONE if wanted else Variations.NONE,
            cropping=Cropping.NONE,
        )
        shown, diagrams = [], 0
        for figure in planned(tree, options, end=line[-1]):
            if figure.kind is FigureKind.DIAGRAM:
                diagrams += 1
            if diagrams <= wanted or figure.kind is FigureKind.FIGURE:
                shown.append(self._without_root(figure))
        return tuple(figure for figure in shown if figure.moves)

    def _without_root(self, figure: Figure) -> Figure:
        """A figure without what is said of the position that is asked about."""
        nodes = tuple(node for node in figure.nodes if node != self.tree.root)
        return figure if len(nodes) == len(figure.nodes) else replace(figure, nodes=nodes)

    @cached_property
    def question(self) -> Figure:
        """The position that is asked about, cropped as its answer is."""
        whole = replace(self.edition, plan=replace(self.edition.plan, cropping=Cropping.NONE))
        figure, *_ = position(Game(self.tree, self.tree.root), whole)
        return replace(figure, crop=self._crop(figure), to_play=self.player)

    def _crop(self, figure: Figure) -> Crop | None:
        """What is asked for, or what the record shows, or where stones lie and will be played."""
        if figure.crop is not None or self.edition.plan.cropping is Cropping.NONE:
            return figure.crop
        size = figure.base.size
        played: Iterable[Point] = (point for shown in self.answer for point in shown.stones)
        return around([*figure.stones, *played], size)

    @cached_property
    def commentary(self) -> Commentary:
        """The comments of its tree."""
        return Commentary(self.tree, self.edition, answers=True)

    def asked(self) -> Board:
        """The board with what is asked; what the record says of it, and its source, below.

        The source is not told where it is the title of the whole book.
        """
        edition, phrases = self.edition, self.edition.phrases
        to_play = turn(self.player, phrases)
        notes: list[Inline] = []
        if edition.comments:
            notes += (said.inline for said in self.commentary.of(self.question))
        if edition.problems.sources and self.source != edition.title:
            notes.append((Text(self.source, italic=True),))
        caption = inline(phrases.problem, {"number": str(self.number), "turn": to_play})
        board = figure_board(self.question, replace(edition, to_play=False), caption)
        return replace(board, notes=tuple(notes))

    def answered(self) -> Iterator[Unit]:
        """The boards of its answer, each with the comments on its moves."""
        phrases, edition = self.edition.phrases, self.edition
        for place, figure in enumerate(self.answer):
            template = phrases.further_answer if place else phrases.answer
            values = {"number": str(self.number), "place": str(place + 1)}
            caption: Inline = (Text(filled(template, values)),)
            board = figure_board(replace(figure, crop=self.question.crop), edition, caption)
            said: Iterable[Paragraph] = self.commentary.of(figure) if edition.comments else ()
            yield Unit((board, *said))


def problems(games: Iterable[Game], edition: Edition) -> Iterator[Problem]:
    """The problems of games, numbered through: one of each, or all of a collection."""
    found = ((game, node) for game in games for node in problems_in(game.tree, game.node))
    for number, (game, node) in enumerate(found, edition.problems.first):
        yield _problem(number, game, node, edition)


def _problem(number: int, game: Game, node: int, edition: Edition) -> Problem:
    replay = LineReplay(game.tree, RECORDING)
    for _ in replay.follow(game.tree.line_to(node)):
        pass
    player = stated_player(game.tree, node) or replay.step.to_play
    tree = flatten(game.tree, node, replay.board, player)
    return Problem(number, tree, player, _source(game), edition)


def _source(game: Game) -> str:
    """Where a problem is from, as far as its record or its file tells."""
    info = read_info(game.tree)
    told = info.game_name or info.event or info.source or game.stem
    return fit(told).strip()
