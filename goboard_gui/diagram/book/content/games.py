"""Games as blocks: headers, figures with captions and notes, and comments."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....files.sgf.game_info import read_info
from ....go import RECORDING
from ....record import board_shape
from ....record.figures import (
    Figure,
    FigureKind,
    LetterPolicy,
    VariationDiagrams,
    iterate_figures,
    last_move_number,
    number_stones,
)
from ....record.figures.building import choose_note_marks, make_notes, unnumbered_points
from ....record.figures.cropping import figure_crop
from ....record.steps import LineReplay, Move
from ....record.tree import line_through
from ....record.turns import overruled_player, player_to_move
from ....record.values.markup import read_markup
from ..blocks import (
    BoardBlock,
    PageBreak,
    Paragraph,
    Unit,
    mark_chapter_start,
    plain_text,
    with_first_warning,
)
from ..long_labels import letters_in_texts
from ..options import DocumentType
from ..page_setup import COMMENT_BOARD_PITCH
from ..phrases import fill_template
from ..text_warnings import TextWarning, TextWarningKind
from ..typesetting.columns import board_pitch
from .alternative_text import board_alt_text
from .figures import (
    figure_caption,
    figure_notes,
    figure_picture,
    position_caption,
    side_to_play_text,
)
from .headers import game_header, game_start, game_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ....record import Step, Tree
    from ....record.figures import PlanOptions
    from ..blocks import Block, Inline
    from ..options import PrintedGame, PrintOptions
    from .comments import Commentary
    from .references import VariationReferences


_SLICE = 32  # figures planned in one step
_COUNT = "{figures}"
"""The placeholder for the number of figures, for which all figures must be planned first."""


def game_blocks(
    games: Iterable[PrintedGame], options: PrintOptions, chapter: int = 0
) -> Iterator[Block | None]:
    """Yield the figures of games or one position of each game, depending on the document type.

    None is a step without a block. ``chapter`` is the index of the chapter of the book.
    """
    for number, game in enumerate(games, 1):
        if number > 1 and options.new_pages:
            yield PageBreak()
        start = game_start(
            game, number, chapter, options.phrases, opens_page=number == 1 or options.new_pages
        )
        blocks: Iterable[Block | None]
        if options.material is DocumentType.GAME:
            blocks = _game_blocks(game, number, options, start.anchor)
            if options.review:
                blocks = _with_review(blocks, game, options)
        else:
            blocks = _position_blocks(game, number, options)
        yield from mark_chapter_start(blocks, start)


def _game_blocks(
    game: PrintedGame, number: int, options: PrintOptions, prefix: str
) -> Iterator[Block | None]:
    """Yield the header of a game, followed by its figures; ``prefix`` begins their anchors."""
    from .comments import Commentary
    from .references import VariationReferences

    tree = game.tree
    end = line_through(tree, game.node)[-1]
    figures: Iterable[Figure] = iterate_figures(tree, figure_plan(options), end=end)
    count = 0
    if any(_COUNT in template for template in options.phrases):
        figures = tuple(figures)
        count = sum(figure.kind is FigureKind.FIGURE for figure in figures)
    values = game_values(game, options.phrases, number=number, figures=count)
    commentary = Commentary(tree, options, printed_names=_header_names(tree, options))
    yield from _header_blocks(game, values, options, commentary)
    if options.plan.variations is VariationDiagrams.NONE:
        for figure in figures:
            yield figure_unit(figure, options, values, commentary)
        return
    references = VariationReferences(commentary.has_comment, options, prefix)
    for group in _with_diagrams(figures):
        if group is None:
            yield None
            continue
        references.add_diagrams(group)
        for figure in group:
            yield figure_unit(figure, options, values, commentary, references)


def _with_review(
    blocks: Iterable[Block | None], game: PrintedGame, options: PrintOptions
) -> Iterator[Block | None]:
    """Yield the blocks of a game, followed by its review; if the record has no analysis, the first
    block warns that there is none.
    """
    from .review import read_review, review_blocks

    review = yield from read_review(game, options.thresholds)
    if review is None:
        yield from with_first_warning(blocks, TextWarning(TextWarningKind.NO_ANALYSIS, ""))
        return
    yield from blocks
    yield from review_blocks(review, options)


def _with_diagrams(figures: Iterable[Figure]) -> Iterator[list[Figure] | None]:
    """Yield each figure of a game with the diagrams of its variations, to which its comments refer.

    After some figures, None is yielded so that other work can be done.
    """
    group: list[Figure] = []
    for figure in figures:
        if group and figure.kind is FigureKind.FIGURE:
            yield group
            group = []
        group.append(figure)
        if len(group) % _SLICE == 0:
            yield None
    if group:
        yield group


def figure_unit(
    figure: Figure,
    options: PrintOptions,
    values: Mapping[str, str],
    commentary: Commentary,
    references: VariationReferences | None = None,
) -> Unit:
    """Return a figure as a unit that is kept together: its board with caption and notes, and the
    comments.

    ``values`` are the template values of its game, see `game_values`. With ``references``, comments
    refer to the diagrams of variations, and their captions back to the comments.
    """
    label: Inline = ()
    if options.captions:
        origin = references.origin_anchor(figure) if references else ""
        label = figure_caption(figure, options.phrases, values, origin)
    board = figure_board(figure, options, label)
    if references:
        anchor, links = references.figure_anchor(figure), references.board_links(figure)
        board = replace(board, anchor=anchor, links=links)
    return board_unit(board, comment_blocks(figure, options, commentary, references))


def board_unit(
    board: BoardBlock, comments: Iterable[Paragraph | BoardBlock], *, keep_together: bool = False
) -> Unit:
    """Return a unit of a board and the comments on its moves."""
    comments = tuple(comments)
    texts = (part.inline for part in comments if isinstance(part, Paragraph))
    board = replace(board, taken_letters=board.taken_letters | letters_in_texts(texts))
    return Unit((board, *comments), keep_together=keep_together)


def comment_blocks(
    figure: Figure,
    options: PrintOptions,
    commentary: Commentary,
    references: VariationReferences | None = None,
) -> Iterator[Paragraph | BoardBlock]:
    """Yield the comments on a figure, each with its own small board if it needs one."""
    if not options.comments:
        return
    pitch = min(board_pitch(options.setup), COMMENT_BOARD_PITCH)
    moves = {move.node: move for move in figure.moves}
    for node, paragraphs in commentary.comments_by_node(figure, references):
        small = figure.comment_boards.get(node)
        if small is None:
            yield from paragraphs
            continue
        shown = options.shown._replace(edges=frozenset())
        picture = figure_picture(small, options.names, shown, notes=False)
        naming = options.names.point_naming(small.base.shape)
        notes: tuple[Inline, ...] = ()
        if options.notes and small.covered:
            in_text = options.stones_in_notes
            notes = figure_notes(small, picture, naming, options.phrases, stones=in_text)
        move = moves.get(node)
        number = figure.caption_number(move) if move else 0
        title = position_caption(number, options.phrases, {})
        last = move and Move(move.colour, move.point)
        board = BoardBlock(
            picture,
            caption=title if options.captions else (),
            notes=notes,
            figure=small,
            pitch=pitch,
            alt_text=board_alt_text(small, picture, naming, options.phrases, title, last),
        )
        if len(paragraphs) == 1 and len(plain_text(paragraphs[0].inline)) <= _SHORT:
            yield replace(paragraphs[0], keep_with_next=True)
            yield replace(board, beside_text=True)
        else:
            yield board
            yield from paragraphs


_SHORT = 400
"""The number of characters up to which a comment has its small board beside or below it; that of a
longer one is above it.
"""


def figure_plan(options: PrintOptions) -> PlanOptions:
    """Return the plan of figures; without comments, the letters that they cite are left out."""
    plan = options.plan
    if options.comments or plan.letters is not LetterPolicy.AUTO:
        return plan
    return replace(plan, letters=None)


def figure_board(
    figure: Figure, options: PrintOptions, label: Inline, last_step: Step | None = None
) -> BoardBlock:
    """Return a figure as a board with its caption and notes.

    ``last_step`` is the step whose move gets the mark of the last move, if any.
    """
    names, phrases = options.names, options.phrases
    picture = figure_picture(figure, names, options.shown, notes=options.notes, last_step=last_step)
    naming = names.point_naming(figure.base.shape)
    notes: tuple[Inline, ...] = ()
    if options.notes:
        notes = figure_notes(figure, picture, naming, phrases, stones=options.stones_in_notes)
    if options.to_play and figure.to_play and not figure.moves:
        notes = (*notes, side_to_play_text(figure.to_play, phrases))
    return BoardBlock(
        picture,
        label,
        notes,
        figure,
        warnings=tuple(_board_warnings(figure)),
        alt_text=board_alt_text(
            figure, picture, naming, phrases, label, last_step and last_step.move
        ),
    )


def _board_warnings(figure: Figure) -> Iterator[TextWarning]:
    """Yield the warnings about the letters and marks of a figure."""
    number = figure.first_number
    if figure.started_for_letters:
        letters = ", ".join(figure.started_for_letters)
        yield TextWarning(TextWarningKind.FIGURE_ADDED, letters, number)
    for mark in sorted(figure.last_move_marks, key=lambda mark: mark.value):
        yield TextWarning(TextWarningKind.LAST_MOVE_MARKS, mark.english, number)


def _position_blocks(game: PrintedGame, number: int, options: PrintOptions) -> Iterator[Block]:
    """Yield the header of a game, followed by a single position."""
    from .comments import Commentary

    values = game_values(game, options.phrases, number=number)
    commentary = Commentary(game.tree, options, printed_names=_header_names(game.tree, options))
    yield from _header_blocks(game, values, options, commentary)
    figure, step, last = position_figure(game, options)
    label = position_caption(last, options.phrases, values) if options.captions else ()
    board = figure_board(figure, options, label, step)
    yield board_unit(board, comment_blocks(figure, options, commentary))


def position_figure(game: PrintedGame, options: PrintOptions) -> tuple[Figure, Step, int]:
    """Return a figure without moves that shows the selected position of a game.

    Its stones may have the numbers of their moves. The other values are the step that led to the
    position, and the number of the last move, or 0.
    """
    tree, node = game.tree, game.node
    replay = LineReplay(tree, RECORDING)
    steps = list(replay.replay_line(tree.line_to(node)))
    board, step = replay.board, replay.step
    markup = read_markup(tree, node, board)
    numbered = number_stones(tree, steps, board, options.numbers)
    numbers = {
        point: move for point, move in numbered.numbers.items() if point not in markup.labels
    }
    seen = numbered._replace(numbers=numbers)
    last = last_move_number(tree, steps)
    figure = Figure(
        FigureKind.FIGURE,
        1,
        (node,),
        board,
        stones=seen.stones,
        numbers=seen.numbers,
        notes=make_notes(seen, choose_note_marks(unnumbered_points(seen), markup), frozenset()),
        markup=markup,
        to_play=None if replay.has_ended else player_to_move(tree, step),
        overruled_player=overruled_player(tree, step),
        label_moves=dict.fromkeys(markup.labels, last),
    )
    figure = replace(figure, crop=figure_crop(figure, options.plan))
    return figure, step, last


def board_description(game: PrintedGame, options: PrintOptions) -> str:
    """Return the description of a game's true-size board: its position, or the size of an empty
    board.
    """
    if options.true_size.empty:
        size = board_shape(game.tree).size
        return fill_template(
            options.phrases.board, {"width": str(size.width), "height": str(size.height)}
        )
    return position_description(game, options)


def position_description(game: PrintedGame, options: PrintOptions, caption: Inline = ()) -> str:
    """Return the description of a board that shows a position of a game: its caption, the last move
    and all stones.
    """
    figure, step, _ = position_figure(game, options)
    return figure_board(figure, options, caption, step).alt_text.full


def _header_names(tree: Tree, options: PrintOptions) -> Iterator[str]:
    """Yield the name of a game if its header prints it."""
    if options.headers and (name := read_info(tree).game_name):
        yield name


def _header_blocks(
    game: PrintedGame, values: Mapping[str, str], options: PrintOptions, commentary: Commentary
) -> Iterator[Paragraph]:
    """Yield the header of a game, and the general comment on it."""
    info = read_info(game.tree)
    if options.headers:
        yield from game_header(info, options.phrases, values)
    if options.comments and info.comment:
        for paragraph in commentary.text_paragraphs(info.comment):
            yield replace(paragraph, spanning=True)
