"""`goboard diagram`: draw a position as a picture, or records as pages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..diagram.book.options import BoardTextStyle, DocumentType, PrintedGame
from ..diagram.book.print_service import PrintService
from ..diagram.output.formats import (
    BITMAP_FORMATS,
    EPUB,
    FORMATS,
    IMAGE_FORMATS,
    PDF,
    PICTURE_FORMATS,
    SVG,
    TEXT,
    extensions,
)
from ..record import Session
from ..record.figures import FigureFlag, FigureKind, iterate_figures, plan_figures
from .arguments import (
    add_command,
    add_move_option,
    add_record_files,
    check_supported,
    parse_count,
    point_naming_from_args,
)
from .common import (
    DONE,
    STANDARD_INPUT,
    CommandError,
    print_error,
    print_json,
    read_games,
)
from .ineffective import ineffective_arguments
from .output import add_format_option, add_output_option, qt_target
from .position import session_after_move
from .print_arguments import (
    add_document_type,
    add_option_group,
    document_type_from_args,
    print_choices_from_args,
)
from .problem_arguments import add_problems_option
from .qt import report_missing_qt_libraries
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable

    from ..diagram.book.options import PrintChoices, PrintOptions
    from ..diagram.output.formats import Format
    from ..notation import Naming
    from ..record.figures import Figure, PlanOptions
    from .output import Output, OutputTarget

_ALL = -1
_EXTENSIONS = extensions(FORMATS)
_LARGEST_ICON = 2048
_NOT_IN_ICONS = (
    *("plan", "material", "figures", "moves", "paper", "pages", "series", "problems"),
    *("width", "dpi", "transparent", "text", "style", "format", "separate", "outlines", "for"),
)


def _enumerated(formats: Iterable[Format]) -> str:
    """Return the extensions of formats as an English enumeration with "or"."""
    *others, last = (extension[1:] for extension in extensions(formats))
    return f"{', '.join(others)} or {last}"


_ANY, _IMAGE = _enumerated(FORMATS), _enumerated(IMAGE_FORMATS)
_DETAILS = f"""\
The extension of OUT determines the format: {_ANY}.
No display is needed. Several figures in {_IMAGE} are written to OUT-001.svg and so on.

  goboard diagram game.sgf -o board.png --move 40
  goboard diagram game.sgf -o game.pdf --figures every:50 --notation andreev --paper A5
  goboard diagram game.sgf -o game.tex --figures captures --variations from-one
  goboard diagram problems.sgf -o sheet.pdf --as problems --grid 3x4
  goboard diagram problems.sgf -o again.pdf --as problems --problems failed
  goboard diagram game.sgf --figures at:47,93 --plan
  goboard diagram game.sgf -o - --format svg > board.svg
  goboard diagram --icon 256 game.sgf -o icon.png"""


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `diagram` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "diagram",
        run,
        summary=SUBCOMMANDS["diagram"],
        details=_DETAILS,
    )
    add_record_files(parser)
    add_output_option(parser)
    add_format_option(parser, _EXTENSIONS)
    parser.add_argument(
        "--plan",
        action="store_true",
        help="print the division into figures as JSON (see docs/figures.md)",
    )
    parser.add_argument(
        "--game",
        metavar="I",
        type=_game,
        help="index of the game, from 0, or all (default: 0; all for problems)",
    )
    add_move_option(parser)
    add_document_type(parser)
    for title in ("problems and true-size boards", "figures", "the board", "pages"):
        group = parser.add_argument_group(title)
        if title.startswith("problems"):
            add_problems_option(group)
        add_option_group(group, title)
    _add_format_options(parser)


def _add_format_options(parser: ArgumentParser) -> None:
    """Add the options that apply only to particular file formats."""
    parser.add_argument(
        "--style",
        choices=[style.value for style in BoardTextStyle],
        help="style of text diagrams (default: plain)",
    )
    images = parser.add_argument_group("images")
    images.add_argument(
        "--width",
        metavar="PX",
        type=parse_count,
        help="width of a png or webp in pixels",
    )
    add_option_group(images, "images")
    images.add_argument(
        "--icon",
        metavar="PX",
        type=parse_count,
        help="write a png thumbnail of at most PX × PX pixels with the board, stones "
        "and last move only; OUT may have any name",
    )
    images.add_argument(
        "--series", action="store_true", help="write an image for each position of the game"
    )


def run(args: Namespace) -> int:
    """Draw a position, or lay out records on pages, and return the exit status."""
    if args.icon is not None:
        return _run_icon(args)
    extension = _check_arguments(args)
    sessions = _sessions(args)
    namings = [point_naming_from_args(args, session.shape) for session, _ in sessions]
    if args.second is not None:
        for names in namings:
            check_supported(args.second, names.size)
    choices = print_choices_from_args(args, max(namings, key=_point_count))
    games = [
        PrintedGame(session.tree, session.cursor, name).as_printed(choices.edition)
        for session, name in sessions
    ]
    if args.problems is not None:
        from .problem_selection import select_problems_of

        games = select_problems_of(games, args.problems)
    if args.moves is not None:
        _check_moves(games, choices.edition.plan)
    for warning in ineffective_arguments(args, games, choices.edition):
        print_error(f"goboard: {warning}")
    if args.plan:
        if len(games) > 1:
            raise CommandError("goboard: --plan works with one game only; choose it with --game")
        print_json(figures_json(games[0], choices.edition))
    if extension is not None:
        from ..files.storage import saving  # noqa: F401

        with qt_target(args.output, extension) as target:
            _draw(target, args, games, choices)
    return DONE


def _point_count(naming: Naming) -> int:
    """Return the number of points on the board whose points are named."""
    return naming.size.width * naming.size.height


def _run_icon(args: Namespace) -> int:
    """Draw a thumbnail for a file manager, and return the exit status.

    :raises CommandError: the file has no thumbnail, or the arguments contradict each other.
    """
    if args.output is None:
        raise CommandError("goboard: --icon requires -o OUT")
    if not 0 < args.icon <= _LARGEST_ICON:
        raise CommandError(f"goboard: --icon must be between 1 and {_LARGEST_ICON} pixels")
    for option in _NOT_IN_ICONS:
        if getattr(args, option) not in (None, False):  # some rules of --figures are empty tuples
            raise CommandError(
                "goboard: --icon can be combined with --game, --move and --view only"
            )
    if len(args.files) > 1 or args.game == _ALL:
        raise CommandError("goboard: --icon works with one game of one file only")
    with report_missing_qt_libraries():
        from .icon import draw_icon
    draw_icon(args)
    return DONE


def _check_arguments(args: Namespace) -> str | None:
    """Raise an error if the arguments contradict each other; return the output's extension, or None
    if there is no output.

    :raises CommandError: the arguments contradict each other.
    """
    output = args.output
    if output is None:
        if not args.plan:
            raise CommandError("goboard: name the output file with -o OUT")
        if args.format is not None:
            raise CommandError("goboard: --format requires -o OUT")
        return None
    extension: str = output.resolve_extension(args.format, _EXTENSIONS, "a diagram")
    if output.path is None and args.plan:
        raise CommandError(
            f"{output}: --plan is printed to standard output; write the diagram to a file"
        )
    if output.path is None and args.series:
        raise CommandError(f"{output}: --series can't be written to standard output")
    for option, value, kinds in (
        ("--width", args.width, BITMAP_FORMATS),
        ("--dpi", args.dpi, BITMAP_FORMATS),
        ("--text", args.text or None, (SVG,)),
        ("--transparent", args.transparent or None, IMAGE_FORMATS),
        ("--pages", args.pages or None, IMAGE_FORMATS),
        ("--series", args.series or None, IMAGE_FORMATS),
        ("--separate", args.separate, PICTURE_FORMATS),
        ("--outlines", args.outlines, (PDF,)),
        ("--bleed", args.bleed or None, (PDF,)),
        ("--crop-marks", args.crop_marks, (PDF,)),
        ("--for", _service(args).prints or None, (PDF,)),
        ("--for kindle", _service(args) is PrintService.KINDLE or None, (EPUB,)),
        ("--publisher", args.publisher, (EPUB,)),
        ("--isbn", args.isbn, (EPUB,)),
        ("--record", args.record or None, (EPUB,)),
        ("--style", args.style, (TEXT,)),
    ):
        if value is not None and extension not in extensions(kinds):
            known = " and ".join(kind[1:] for kind in extensions(kinds))
            raise CommandError(f"{output}: {option} works with {known} only")
        if value == 0:
            raise CommandError(f"{output}: {option} must be greater than 0")
    _check_separate_figures(output, args, extension)
    material = document_type_from_args(args)
    if args.problems is not None and material is not DocumentType.PROBLEMS:
        raise CommandError(f"{output}: --problems requires --as problems")
    if material is DocumentType.BOARD and _service(args) is not PrintService.NONE:
        raise CommandError(f"{output}: --for can't be combined with --as board")
    for option, value in (
        ("--title", args.title),
        ("--header", args.header),
        ("--comments", args.comments),
    ):
        if args.series and value:
            raise CommandError(f"{output}: --series prints no text but --captions, not {option}")
    return extension


def _check_separate_figures(output: Output, args: Namespace, extension: str) -> None:
    """Raise an error if other arguments contradict ``--separate``, or are missing for it.

    :raises CommandError: they do.
    """
    if not args.separate:
        if args.outlines:
            raise CommandError(f"{output}: --outlines requires --separate")
        return
    if output.path is None:
        raise CommandError(f"{output}: --separate can't be written to standard output")
    if output.path.suffix.lower() != extension:
        raise CommandError(f"{output}: --separate requires a file name that ends in {extension}")
    others = {
        "--pages": args.pages,
        "--series": args.series,
        "--bleed": args.bleed,
        "--crop-marks": args.crop_marks,
        "--for": _service(args) is not PrintService.NONE,
    }
    for other in (name for name, is_given in others.items() if is_given):
        raise CommandError(f"{output}: --separate can't be combined with {other}")
    material = document_type_from_args(args)
    if material in (DocumentType.MOVES, DocumentType.BOARD):
        raise CommandError(f"{output}: --separate can't be combined with --as {material.value}")


def _service(args: Namespace) -> PrintService:
    """Return the print service for which the document is made."""
    return PrintService(vars(args)["for"] or PrintService.NONE.value)


def _sessions(args: Namespace) -> list[tuple[Session, str]]:
    """Return a session for each selected game, at the selected position, with the name of its file.

    :raises CommandError: a file cannot be read, or has fewer games or moves.
    """
    every = args.game == _ALL or (
        args.game is None and document_type_from_args(args) is DocumentType.PROBLEMS
    )
    found = []
    for file in args.files:
        for tree in read_games(file, None if every else args.game or 0):
            at_end = args.move is not None or document_type_from_args(args) in (
                DocumentType.POSITION,
                DocumentType.BOARD,
            )
            session = session_after_move(tree, args.move, file) if at_end else Session(tree)
            found.append((session, "" if file == STANDARD_INPUT else file))
    return found


def _draw(
    target: OutputTarget, args: Namespace, games: list[PrintedGame], choices: PrintChoices
) -> None:
    """Draw the requested position, series or document in the format of the path's extension.

    :raises CommandError: the arguments contradict each other.
    :raises ExportError: the output cannot be written.
    """
    from . import drawing

    alone = _is_single_picture(args, games, target.path.suffix) and not args.series
    alone = alone and not args.separate
    if args.width is not None and args.dpi is not None and not alone:
        print_error(f"{args.output}: --dpi is ignored because --width is given")
    if args.series:
        drawing.draw_series(target, args, games, choices)
    elif alone:
        drawing.draw_position(target, args, games[0], choices)
    else:
        drawing.write_document(target, args, games, choices)


def _check_moves(games: list[PrintedGame], options: PlanOptions) -> None:
    """Raise an error if a game contains none of the requested moves.

    :raises CommandError: a game has none of them.
    """
    for game in games:
        if next(iterate_figures(game.tree, options), None) is None:
            first, last = options.first, options.last or ""
            name = game.name or STANDARD_INPUT
            raise CommandError(f"{name}: the game has no moves {first}-{last}")


def _is_single_picture(args: Namespace, games: list[PrintedGame], extension: str) -> bool:
    """Return whether the output is a picture of one position rather than a page."""
    paged = args.pages or args.paper or args.landscape or args.title_page
    paged = paged or args.bleed or args.crop_marks or _service(args).prints
    one = len(games) == 1 and document_type_from_args(args) is DocumentType.POSITION and not paged
    return one and extension.lower() in extensions(PICTURE_FORMATS)


def _game(text: str) -> int:
    """Parse the number of a game, or ``all``.

    :raises ArgumentTypeError: the text is neither a number nor ``all``.
    """
    return _ALL if text == "all" else parse_count(text)


def figures_json(game: PrintedGame, options: PrintOptions) -> list[dict[str, Any]]:
    """Return the figures of a game as JSON objects, with points in record coordinates.

    This loads Qt.
    """
    from ..diagram.book.blocks import plain_text
    from ..diagram.book.content.figures import figure_caption
    from ..diagram.book.content.headers import game_values

    figures = plan_figures(game.tree, options.plan)
    count = sum(figure.kind is FigureKind.FIGURE for figure in figures)
    values = game_values(game, options.phrases, figures=count)
    captions = (plain_text(figure_caption(figure, options.phrases, values)) for figure in figures)
    return [_figure(*each, options) for each in zip(figures, captions, strict=True)]


def _figure(figure: Figure, caption: str, options: PrintOptions) -> dict[str, Any]:
    shown = (figure.repeated, *figure.moves) if figure.repeated else figure.moves
    drawn = [move for move in shown if move.point and figure.numbers.get(move.point) == move]
    return {
        "kind": figure.kind.value,
        "caption": caption,
        "from": figure.first_number,
        "to": figure.last_number,
        "after": figure.origin.number if figure.origin else None,
        "base": figure.base.rows(),
        "numbers": [
            {"point": move.point, "number": move.number, "label": move.label} for move in drawn
        ],
        "notes": _notes(figure, options),
        "repeated": figure.repeated.number if figure.repeated else None,
        "crop": figure.crop,
    }


def _notes(figure: Figure, options: PrintOptions) -> list[dict[str, Any]]:
    """Return the notes of a figure as JSON objects, including notes that the record hides."""
    from ..diagram.book.blocks import plain_text
    from ..diagram.book.content.figures import figure_notes, figure_picture

    figure_options = figure.options
    if figure_options is not None and figure_options.flags is not None:
        figure = replace(
            figure,
            options=figure_options._replace(flags=figure_options.flags & ~FigureFlag.NO_LIST),
        )
    picture = figure_picture(figure, options.names, options.shown)
    naming = options.names.point_naming(figure.base.shape)
    found = []
    for note in figure.notes:
        alone = replace(figure, notes=(note,))
        texts = figure_notes(alone, picture, naming, options.phrases, stones=False)
        found.append(
            {
                "text": "; ".join(map(plain_text, texts)),
                "moves": [move.number for move in note.moves],
                "point": note.note_point.point if note.note_point else None,
                "at": note.note_point.label if note.note_point else None,
            }
        )
    return found
