"""Sheets of problems, and their answers."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import ceil
from typing import TYPE_CHECKING

from ..edging import breadth
from ..layout import Layout
from .blocks import Board, PageBreak, Paragraph, Style, Text, Unit, plain
from .edition import Answers
from .pages import text_area
from .problem import problems
from .setup import Order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .blocks import Block
    from .edition import Edition, Game
    from .problem import Problem
    from .setup import PageSetup

_MM_PER_POINT = 25.4 / 72
_LEAST = 2.0  # mm; a page whose texts leave no room for more goes on on another one
_LINE = 1.25  # ems from line to line below a board, whose type is smaller than the text
_WIDER = 1.05  # than they are estimated to be, lines may be
_SPACE = 2.3  # ems between the rows of a page
_CLEAR = 0.4  # ems from a board to its caption


def problem_setup(edition: Edition) -> PageSetup:
    """The pages of problems, with as many columns and rows as the edition wants.

    They are numbered across, if nobody says otherwise, answers of any length too.
    """
    wanted, order = edition.problems, edition.setup.order
    order = Order.ACROSS if order is Order.FITTING else order
    return replace(edition.setup, columns=wanted.across, rows=wanted.down, order=order)


def problem_blocks(games: Iterable[Game], edition: Edition) -> Iterator[Block]:
    """The problems of games, so many to a page, and their answers.

    All boards of a page have lines as far apart, and answers have them as their problems do. What
    has no solution has no answer.
    """
    wanted = edition.problems
    ahead, answers = problems(games, edition), list[Unit]()
    first = True
    while page := list(islice(ahead, wanted.across * wanted.down)):
        if not first:
            yield PageBreak()
        first = False
        boards = [problem.asked() for problem in page]
        pitch = common_pitch(boards, edition)
        for board in boards:
            yield Unit((replace(board, pitch=pitch),))
        if wanted.answers is Answers.NONE:
            continue
        answers += _answers(page, pitch)
        if answers and wanted.answers is Answers.FACING:
            yield PageBreak()
            yield from answers
            answers.clear()
    if answers:
        yield PageBreak()
        heading = (Text(edition.phrases.answers),)
        yield Paragraph(heading, Style.HEADING, centred=True, keep=True, spanning=True)
        yield from answers


def _answers(page: Iterable[Problem], pitch: float) -> Iterator[Unit]:
    """The answers of a page of problems, their lines as far apart."""
    for problem in page:
        for unit in problem.answered():
            board, *comments = unit.blocks
            if isinstance(board, Board):
                yield Unit((replace(board, pitch=pitch), *comments))


def common_pitch(boards: Sequence[Board], edition: Edition) -> float:
    """The largest distance of lines, in millimetres, at which a page has room for these boards.

    What stands below them is measured roughly, as no font is known here. It is not smaller than
    what can be made out, even if a page then goes on on another one.
    """
    setup, wanted = problem_setup(edition), edition.problems
    em, area = setup.text_size * _MM_PER_POINT, text_area(setup)
    width = (area.width() - (wanted.across - 1) * setup.gutter) / wanted.across
    extents = [Layout.of(board.picture, 1.0, setup.aspect).board_rect() for board in boards]
    free, lines = area.height() - (wanted.down - 1) * _SPACE * em, 0.0
    for start in range(0, len(boards), wanted.across):
        row = slice(start, start + wanted.across)
        lines += max(extent.height() for extent in extents[row])
        free -= max(_below(board, width, em) for board in boards[row])
    pitches = (width / extent.width() for extent in extents)
    return max(min(setup.largest_stone, free / lines, *pitches), _LEAST)


def _below(board: Board, width: float, em: float) -> float:
    """About what the caption and the notes of a board take."""
    texts = filter(None, map(plain, (board.caption, *board.notes)))
    lines = (line for text in texts for line in text.split("\n"))
    counts = (ceil(_WIDER * breadth(line) * em / width) or 1 for line in lines)
    return (sum(counts) * _LINE + _CLEAR) * em
