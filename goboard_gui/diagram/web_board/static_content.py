"""Content of web boards for readers without JavaScript: the final position of a game and its moves,
or the start of a problem and its solution.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.comments import read_comment
from ...files.text_records.events import invalid_move_value
from ...go import RECORDING, Colour
from ...record.steps import LineReplay, board_shape
from ..book.blocks import plain_text
from ..book.content.games import figure_board, position_figure
from ..book.long_labels import with_short_labels
from ..book.options import PrintedGame, PrintOptions
from ..book.page_setup import POSITION_PITCH
from ..book.phrases import fill_template
from ..book.text_cleanup import split_paragraphs
from ..compose import DisplayOptions
from ..output.html.body import clean
from ..output.html.svg_boards import board_svg
from ..theme import PRINT
from .titles import turn_text

if TYPE_CHECKING:
    from ...record import Step
    from ..book.content.comment_languages import CommentLanguages
    from .options import WebBoardOptions
    from .shown_record import ShownRecord


def static_html(shown: ShownRecord, options: WebBoardOptions, languages: CommentLanguages) -> str:
    """Return a record as HTML without scripts: a board, and a list of moves with their comments."""
    return _StaticWriter(shown, options, languages).html()


class _StaticWriter:
    """Writer of the static content of one page."""

    def __init__(
        self, shown: ShownRecord, options: WebBoardOptions, languages: CommentLanguages
    ) -> None:
        self._shown = shown
        self._options = options
        self._languages = languages
        self._naming = options.names.point_naming(board_shape(shown.tree))

    def html(self) -> str:
        shown = self._shown
        line = _solution(shown) if shown.is_problem else shown.tree.main_line()
        position = shown.root if shown.is_problem else line[-1]
        turn = ""
        if shown.is_problem:
            turn = f'<p dir="auto">{clean(turn_text(shown, self._options.phrases))}</p>\n'
        before, moves = self._moves(line)
        if shown.is_problem and moves:
            summary = f'<summary dir="auto">{clean(self._options.texts.solution)}</summary>\n'
            moves = f"<details>\n{summary}{moves}</details>\n"
        return f'<div class="static">\n{self._board(position)}{turn}{before}{moves}</div>\n'

    def _board(self, node: int) -> str:
        options = PrintOptions(
            self._options.names,
            shown=DisplayOptions(spotlight=False),
            phrases=self._options.phrases,
        )
        figure, step, _ = position_figure(PrintedGame(self._shown.tree, node), options)
        board = with_short_labels(figure_board(figure, options, (), step), POSITION_PITCH)
        text, background = board.alt_text.short, PRINT.background
        svg = board_svg(board.picture, text, PRINT, POSITION_PITCH, background=background)
        notes = (f'<p dir="auto">{clean(plain_text(note))}</p>\n' for note in board.notes)
        return f"{svg}\n{''.join(notes)}"

    def _moves(self, line: list[int]) -> tuple[str, str]:
        """Return the comments before the first move of a line, and the list of its moves."""
        replay = LineReplay(self._shown.tree, RECORDING)
        shown = set(line)
        before, items = "", list[str]()
        for step in replay.replay_line(self._shown.tree.line_to(line[-1])):
            if step.node not in shown:
                continue
            number = step.number - self._shown.moves_before
            comment = self._comment(step.node)
            if step.move is not None and number > 0:
                items.append(f'<li value="{number}" dir="auto">{clean(self._move(step))}{comment}')
            elif items:
                items[-1] += comment
            else:
                before += comment
        listed = "</li>\n".join((*items, ""))
        return before, f'<ol class="moves">\n{listed}</ol>\n' if items else ""

    def _move(self, step: Step) -> str:
        """Return the colour of a move in words, and the name of its point."""
        phrases, tree = self._options.phrases, self._shown.tree
        assert step.move is not None
        colour, point = step.move
        name = phrases.passed if point is None else self._naming.name(point)
        name = invalid_move_value(tree, step, self._shown.size) or name
        player = phrases.black if colour is Colour.BLACK else phrases.white
        return fill_template(phrases.move_at, {"move": player, "point": name})

    def _comment(self, node: int) -> str:
        """Return the comment of a node as paragraphs."""
        text = read_comment(self._shown.tree, node)
        language = self._languages.language_of(text) if text else ""
        is_other = language not in ("", self._options.language)
        attribute = f' lang="{clean(language)}"' if is_other else ""
        paragraphs = (clean(part).replace("\n", "<br>\n") for part in split_paragraphs(text))
        return "".join(f'<p dir="auto"{attribute}>{part}</p>\n' for part in paragraphs)


def _solution(shown: ShownRecord) -> list[int]:
    """Return the nodes from the start of a problem to its first right end, or only the start if it
    has no solution.
    """
    ends = (node for node, verdict in shown.verdicts.items() if verdict.is_end)
    line = shown.tree.line_to(next(ends, shown.root))
    return line[line.index(shown.root) :]
