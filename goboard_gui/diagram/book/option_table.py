"""The table of all print options.

Each option is one row: what presets call it, its values and limits, its command-line flag, and its
texts in the print window. Presets, the command line, the window and the checks of limits derive
from the rows, in the order of the window's tabs. The defaults are those of the fields of
`PrintChoices`.

To add an option, add a field to `options` or `page_setup` and a row here, and use it where pages
are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Symmetry
from ...notation import NOTATIONS, Reading, Side
from ...record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    LetterPolicy,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    SingleFigure,
    VariationDiagrams,
)
from ...record.values.move_numbers import NumberedRange
from ..compose import LastMoveMark, NamedPoints
from ..theme import DARK, LIGHT, PRINT
from ..wrapping import MAX_CONTINUED_LINES
from .option import (
    HAS_BOARDS,
    HAS_FIGURES,
    HAS_LINE,
    IS_GAME,
    IS_GAME_OR_POSITION,
    IS_TYPESET,
    Flag,
    Option,
    OptionGroup,
    OptionType,
    OptionValue,
    ValueRange,
    all_of,
    can_have_crop_marks,
    can_save_whole_pages,
    games_can_share_pages,
    has_contents,
    has_custom_paper,
    has_front_matter,
    has_joined_edges,
    has_line_choice,
    has_mirrored_margins,
    has_page_numbers,
    has_rectangular_board,
    has_right_hand_pages,
    has_rows_and_columns,
    has_several_games,
    unless_document_type,
    unless_mirrored,
    when_document_type,
    when_split_rule,
    when_value,
    without_print_service,
    writes_separate_figures,
)
from .options import (
    AnswerPlacement,
    BoardTextStyle,
    CommentCoordinates,
    DocumentType,
    GameScope,
    LineChoice,
    RecordAttachment,
)
from .page_setup import PAPERS, Hyphenation, Typeface, UnitOrder
from .phrases import EXAMPLE_VALUES, GAME_PLACEHOLDERS, Phrases
from .print_service import PrintService

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...record.figures import Split
    from ..theme import Theme
    from .option import Condition

CROP_LIMITS = ValueRange(0, 51)
"""Limits of the columns and rows of a crop."""
PAPER_LIMITS = ValueRange(100.0, 1200.0)
"""Limits of the width and height of paper, in millimetres."""

_MOVES = ValueRange(1, 1000)
_NUMBERS = ValueRange(1, 100_000)
_WORST = ValueRange(0, 100)
_MARGIN = ValueRange(0.0, 40.0)
_PITCH = ValueRange(5.0, 60.0)
_SMALL_TYPE = ValueRange(5.0, 36.0)

_BY_RULE = Flag(
    "--figures",
    "where a figure ends: every:50, after 50 moves; even:50, after at most 50, the same number in "
    "each figure; captures, after each capture; captures:8, the same, but not before its 8th move; "
    "overlap, before a move on a point where something is drawn; FG, where the record starts a "
    "figure; comments, after each node with a comment; at:47,93, after these moves; whole, at the "
    "end only (see docs/figures.md)",
    "RULE",
)
_BY_MOVES = Flag("--moves", "only the moves from A to B (default: all)", "A-B")
_BY_EDGES = (
    Flag("--no-edges", "omit the coordinates at the edges", value=frozenset()),
    Flag(
        "--edges",
        "coordinates at these edges only, such as top,left (default: all; none for problems)",
        "SIDES",
    ),
)
_BY_GRID = Flag("--grid", "problems across and down each page (default: 2x3)", "AxD")
_BY_PITCH = Flag("--pitch", "line spacing of a true-size board, in mm (default: 22x23.7)", "XxY")
_BY_LEFT_MARGIN = Flag(
    "--left-margin", "with --mirror-margins the inner margin (default: 15)", "MM"
)
_BY_RIGHT_MARGIN = Flag(
    "--right-margin", "with --mirror-margins the outer margin (default: 15)", "MM"
)
_BY_PAPER = Flag(
    "--paper",
    f"{', '.join(PAPERS)}, or another size in mm, cm or in such as 147x210mm (default: A4)",
    "SIZE",
)
_BY_CROP = Flag(
    "--crop",
    "crop to the part in use: none, diagrams or all; or two opposite corners such as A1:K10 "
    "(default: diagrams)",
    "PART",
)

_NOTATIONS = [OptionValue(known.id, known) for known in NOTATIONS]
_OF_MOVES = ("moves", "first", "last", "after")


_LANGUAGES = (
    OptionValue("auto", "", "Automatic"),
    OptionValue("en", "en", "English"),
    OptionValue("en-gb", "en-GB", "English (British)"),
    OptionValue("de", "de", "German"),
    OptionValue("fr", "fr", "French"),
    OptionValue("ru", "ru", "Russian"),
    OptionValue("cs", "cs", "Czech"),
    OptionValue("es", "es", "Spanish"),
    OptionValue("it", "it", "Italian"),
    OptionValue("ja", "ja", "Japanese"),
    OptionValue("ko", "ko", "Korean"),
    OptionValue("nl", "nl", "Dutch"),
    OptionValue("pl", "pl", "Polish"),
    OptionValue("pt", "pt", "Portuguese"),
    OptionValue("sv", "sv", "Swedish"),
    OptionValue("uk", "uk", "Ukrainian"),
    OptionValue("zh", "zh", "Chinese"),
)

_IS_POSITION = when_document_type(DocumentType.POSITION)
_HAS_FIGURE_TITLES = all_of(IS_GAME, when_value("edition.captions", True))


_HAS_COMMENTS = when_document_type(DocumentType.GAME, DocumentType.POSITION, DocumentType.PROBLEMS)


def _when_position_numbers(*ranges: NumberedRange) -> Condition:
    """Return a condition that holds for positions if one of these ranges of numbers is chosen."""
    return lambda choices: _IS_POSITION(choices) and choices.edition.numbers.range in ranges


def _placeholders_except(*others: str) -> Sequence[str]:
    """Return the names of all template placeholders except the given ones."""
    return [place for place in EXAMPLE_VALUES if place not in others]


_EDGES = (
    OptionValue("top", Side.TOP, "Top"),
    OptionValue("bottom", Side.BOTTOM, "Bottom"),
    OptionValue("left", Side.LEFT, "Left"),
    OptionValue("right", Side.RIGHT, "Right"),
)

_CROPPING = Option(
    "edition.plan.cropping",
    OptionType.CHOICE,
    "Cr&op:",
    flags=(_BY_CROP,),
    values=(
        OptionValue("none", Cropping.NONE, "Whole board"),
        OptionValue("diagrams", Cropping.DIAGRAMS, "Automatic in variations"),
        OptionValue("all", Cropping.ALL, "Always automatic"),
    ),
)

CONTENT = OptionGroup(
    "Content",
    (
        Option(
            "edition.material",
            OptionType.CHOICE,
            "Pri&nt:",
            flags=(Flag("--as"),),
            values=(
                OptionValue("game", DocumentType.GAME, "Game in figures"),
                OptionValue("position", DocumentType.POSITION, "Current position"),
                OptionValue("kifu", DocumentType.KIFU, "Game on one page (kifu)"),
                OptionValue("moves", DocumentType.MOVES, "Table of moves"),
                OptionValue("problems", DocumentType.PROBLEMS, "Problem sheet"),
                OptionValue("board", DocumentType.BOARD, "True-size board"),
            ),
        ),
        Option(
            "scope.games",
            OptionType.CHOICE,
            "&Games:",
            flags=(Flag("--game"),),
            values=(
                OptionValue("this", GameScope.THIS, "This game"),
                OptionValue("all", GameScope.ALL, "All games in the file"),
            ),
            when=has_several_games,
        ),
        Option(
            "scope.line",
            OptionType.CHOICE,
            "&Line:",
            values=(
                OptionValue("main", LineChoice.MAIN, "Main line"),
                OptionValue("current", LineChoice.CURRENT, "Current line"),
            ),
            when=has_line_choice,
        ),
        Option(
            "edition.plan.first",
            OptionType.INTEGER,
            "&From move:",
            flags=(_BY_MOVES,),
            limits=_NUMBERS,
            when=HAS_LINE,
        ),
        Option(
            "edition.plan.last",
            OptionType.INTEGER,
            "&To move:",
            flags=(_BY_MOVES,),
            limits=_NUMBERS,
            none="last move",
            when=HAS_LINE,
        ),
        Option(
            "edition.numbers.range",
            OptionType.CHOICE,
            "&Move numbers:",
            "Number the stones of the position",
            flags=(
                Flag(
                    "--position-numbers",
                    "of the moves on a single position: of all, the last ones, those of the "
                    "variation, or as the record states (default: none)",
                ),
            ),
            values=(
                OptionValue("none", NumberedRange.NONE, "None"),
                OptionValue("all", NumberedRange.ALL, "All"),
                OptionValue("last", NumberedRange.LAST, "Last moves"),
                OptionValue("from", NumberedRange.FROM, offered=False),
                OptionValue("variation", NumberedRange.VARIATION, "This variation"),
                OptionValue("record", NumberedRange.RECORD, "As in the record"),
            ),
            when=_IS_POSITION,
        ),
        Option(
            "edition.numbers.last",
            OptionType.INTEGER,
            "Last m&oves:",
            flags=(
                Flag(
                    "--last-moves", "the last N moves have numbers on a position (default: 10)", "N"
                ),
            ),
            limits=_NUMBERS,
            when=_when_position_numbers(NumberedRange.LAST),
        ),
        Option(
            "edition.numbers.from_one",
            OptionType.SWITCH,
            "Start numbering at &1",
            "Number the moves from 1",
            flags=(Flag("--start-at-1", "number the moves of a position from 1", value=True),),
            when=_when_position_numbers(NumberedRange.LAST, NumberedRange.VARIATION),
        ),
        Option(
            "edition.shown.last_move",
            OptionType.CHOICE,
            "Last-mo&ve mark:",
            flags=(Flag("--last-move-mark", "mark of the last move on a position (default: dot)"),),
            values=(
                OptionValue("dot", LastMoveMark.DOT, "Dot"),
                OptionValue("triangle", LastMoveMark.TRIANGLE, "Triangle"),
                OptionValue("number", LastMoveMark.NUMBER, "Number"),
                OptionValue("nothing", LastMoveMark.NOTHING, "None"),
            ),
            when=_IS_POSITION,
        ),
        Option(
            "edition.ignore_figure_settings",
            OptionType.SWITCH,
            "Ignore the reco&rd's figure settings",
            "Print the record as if it had no figures, move numbers and visible parts of its own "
            "(FG, PM, MN, VW)",
            flags=(
                Flag(
                    "--ignore-figure-settings",
                    "ignore the figures, move numbers and visible parts that the record states "
                    "(FG, PM, MN, VW)",
                ),
            ),
            when=unless_document_type(DocumentType.BOARD),
        ),
        Option(
            "edition.review",
            OptionType.SWITCH,
            "Revie&w from the analysis in the record",
            "Print a graph, a report on both players and the worst moves after the game",
            flags=(
                Flag(
                    "--review",
                    "after the game, print a graph of win rate and score, a report on both players "
                    "and the worst moves, from the analysis that the record contains",
                ),
            ),
            when=IS_GAME,
        ),
        Option(
            "edition.worst_moves",
            OptionType.INTEGER,
            "Wor&st moves:",
            "How many of the moves that lose most have a board",
            flags=(
                Flag(
                    "--worst-moves",
                    "the N moves that lose most have a board in the review (default: 5)",
                    "N",
                ),
            ),
            limits=_WORST,
            when=all_of(IS_GAME, when_value("edition.review", True)),
        ),
        "Title",
        Option(
            "edition.title",
            OptionType.TEXT,
            "T&itle:",
            "Leave empty to use the title of the first game",
            flags=(Flag("--title", "of the book", "TEXT"),),
        ),
        Option(
            "edition.author",
            OptionType.TEXT,
            "A&uthor:",
            flags=(Flag("--author", "of the book", "TEXT"),),
        ),
        Option(
            "edition.title_page",
            OptionType.SWITCH,
            "Titl&e page",
            flags=(Flag("--title-page", "begin with a page for the title and the author"),),
            when=IS_TYPESET,
        ),
        Option(
            "edition.contents",
            OptionType.SWITCH,
            "Contents page",
            "List the games and chapters with their page numbers",
            flags=(
                Flag(
                    "--contents",
                    "list the games and chapters of a book with their page numbers",
                ),
            ),
            when=has_contents,
        ),
        Option(
            "edition.new_pages",
            OptionType.SWITCH,
            "&Begin each game on a new page",
            flags=(Flag("--new-pages", "begin each game on a new page"),),
            when=games_can_share_pages,
        ),
        Option(
            "edition.setup.right_hand_pages",
            OptionType.SWITCH,
            "Chapters start on right-hand pages",
            "Leave a page blank before a chapter, or a game on a new page, that would start on the "
            "left",
            flags=(
                Flag(
                    "--right-hand-pages",
                    "start the contents, chapters, and games that begin a new page on right-hand "
                    "pages, which have odd numbers",
                ),
            ),
            when=has_right_hand_pages,
        ),
    ),
)

FIGURES = OptionGroup(
    "Figures",
    (
        Option(
            "edition.plan.split",
            OptionType.RULE,
            "New &figure:",
            flags=(_BY_RULE,),
            values=(
                OptionValue("every", FixedLengthSplit(), "After a number of moves"),
                OptionValue("even", EvenSplit(), "Evenly, after at most a number of moves"),
                OptionValue("captures", CaptureSplit(), "After captures (for beginners)"),
                OptionValue("overlap", OverlapSplit(), "Before a point is played again"),
                OptionValue("FG", MarkSplit(), "As marked in the record"),
                OptionValue("comments", CommentSplit(), "After moves with comments"),
                OptionValue("at", MoveNumberSplit(()), "After specific moves"),
                OptionValue("whole", SingleFigure(), "Whole game on one board"),
            ),
        ),
        Option(
            "edition.plan.split.moves",
            OptionType.INTEGER,
            "&Moves per figure:",
            flags=(_BY_RULE,),
            limits=_MOVES,
            when=when_split_rule(FixedLengthSplit, EvenSplit),
        ),
        Option(
            "edition.plan.split.least",
            OptionType.INTEGER,
            "Minimum &length:",
            "Avoid figures of a single move during a ko fight",
            flags=(_BY_RULE,),
            limits=_MOVES,
            unit="moves",
            when=when_split_rule(CaptureSplit),
        ),
        Option(
            "edition.plan.split.most",
            OptionType.INTEGER,
            "&Maximum length:",
            flags=(
                Flag(
                    "--longest-figure",
                    "at most N moves in a figure, if they are cut at captures or overlaps "
                    "(default: 100)",
                    "N",
                ),
            ),
            limits=_MOVES,
            unit="moves",
            when=when_split_rule(CaptureSplit, OverlapSplit),
        ),
        Option(
            "edition.plan.split.last",
            OptionType.NUMBERS,
            "&Moves:",
            "Enter the last move of each figure, separated by commas",
            flags=(_BY_RULE,),
            limits=_NUMBERS,
            when=when_split_rule(MoveNumberSplit),
        ),
        Option(
            "edition.plan.letters",
            OptionType.CHOICE,
            "Letters in comments:",
            "How letters that comments cite stay readable on boards with many moves",
            flags=(
                Flag(
                    "--marks",
                    "letters that comments cite and that a board would hide or show twice: auto, "
                    "replace them or add a small board; keep, print them as they are; diagram, add "
                    "a small board; break, start a new figure; reletter, replace all of them "
                    "(default: auto)",
                ),
            ),
            values=(
                OptionValue("auto", LetterPolicy.AUTO, "Replace if hidden or repeated"),
                OptionValue("keep", LetterPolicy.KEEP, "As in the record"),
                OptionValue("diagram", LetterPolicy.DIAGRAM, "Add small boards"),
                OptionValue("break", LetterPolicy.BREAK, "Start new figures"),
                OptionValue("reletter", LetterPolicy.RELETTER, "Always replace"),
            ),
        ),
        Option(
            "edition.plan.repeat_last",
            OptionType.SWITCH,
            "&Repeat the last move in the next figure",
            flags=(
                Flag("--repeat-last", "repeat the last move of the previous figure", value=True),
            ),
        ),
        Option(
            "edition.plan.keep_captured",
            OptionType.SWITCH,
            "Keep &captured stones on the board",
            "Show stones that are captured within the figure",
            flags=(
                Flag(
                    "--remove-captured",
                    "show the position at the end of a figure "
                    "(default: captured stones stay in sight)",
                    value=False,
                ),
            ),
        ),
        Option(
            "edition.plan.numbering",
            OptionType.CHOICE,
            "N&umbering:",
            flags=(
                Flag(
                    "--numbers",
                    "of the game, from one in each figure, without hundreds, or none "
                    "(default: game)",
                ),
            ),
            values=(
                OptionValue("game", Numbering.GAME, "As in the game"),
                OptionValue("from-one", Numbering.FROM_ONE, "From 1 in each figure"),
                OptionValue("hundreds", Numbering.HUNDREDS, "Without hundreds (101 as 1)"),
                OptionValue("none", Numbering.NONE, "None"),
            ),
        ),
        Option(
            "edition.plan.variations",
            OptionType.CHOICE,
            "&Variations:",
            flags=(
                Flag(
                    "--variations",
                    "diagrams of variations, numbered from one or as in the game (default: none)",
                ),
            ),
            values=(
                OptionValue("none", VariationDiagrams.NONE, "Omit"),
                OptionValue("from-one", VariationDiagrams.FROM_ONE, "Diagrams, numbered from 1"),
                OptionValue("game", VariationDiagrams.GAME, "Diagrams, numbered as in the game"),
            ),
        ),
        _CROPPING,
        Option(
            "edition.notes",
            OptionType.SWITCH,
            "Notes &below boards",
            "List moves that a board can't show, such as 55 at 49",
            flags=(Flag("--notes", "list moves that a board can't show (default: yes)"),),
        ),
        Option(
            "edition.stones_in_notes",
            OptionType.SWITCH,
            "Small s&tones in notes",
            flags=(
                Flag("--stones-in-notes", "draw move numbers in notes as stones (default: yes)"),
            ),
            when=when_value("edition.notes", True),
        ),
    ),
    IS_GAME,
)

PROBLEMS = OptionGroup(
    "Problems",
    (
        Option(
            "edition.problems.across",
            OptionType.INTEGER,
            "Problems a&cross:",
            flags=(_BY_GRID,),
            limits=ValueRange(1, 4),
        ),
        Option(
            "edition.problems.down",
            OptionType.INTEGER,
            "Problems &down:",
            flags=(_BY_GRID,),
            limits=ValueRange(1, 6),
        ),
        Option(
            "edition.problems.first",
            OptionType.INTEGER,
            "&First problem number:",
            flags=(Flag("--first-problem", "the number of the first problem (default: 1)", "N"),),
            limits=_NUMBERS,
        ),
        Option(
            "edition.problems.answers",
            OptionType.CHOICE,
            "Sol&utions:",
            flags=(Flag("--answers", "of problems (default: after)"),),
            values=(
                OptionValue("none", AnswerPlacement.NONE, "Omit"),
                OptionValue("after", AnswerPlacement.AFTER, "After all problems"),
                OptionValue("facing", AnswerPlacement.FACING, "On facing pages"),
            ),
        ),
        Option(
            "edition.problems.variations",
            OptionType.INTEGER,
            "Further lines (a&t most):",
            "Limit the number of lines shown besides the solution",
            flags=(
                Flag(
                    "--wrong-answers",
                    "at most N lines of each problem besides the solution (default: 2)",
                    "N",
                ),
            ),
            limits=ValueRange(0, 9),
            when=when_value(
                "edition.problems.answers", AnswerPlacement.AFTER, AnswerPlacement.FACING
            ),
        ),
        Option(
            "edition.problems.sources",
            OptionType.SWITCH,
            "Show the sources of proble&ms",
            flags=(Flag("--sources", "print the source of each problem (default: yes)"),),
        ),
        Option(
            "edition.problems.edges",
            OptionType.SET,
            "Coordinates at edges:",
            flags=_BY_EDGES,
            values=_EDGES,
        ),
        _CROPPING._replace(
            values=(
                OptionValue("none", Cropping.NONE, "Whole board"),
                OptionValue("diagrams", Cropping.DIAGRAMS, "Automatic"),
            )
        ),
    ),
    when_document_type(DocumentType.PROBLEMS),
)

TRUE_SIZE = OptionGroup(
    "Size",
    (
        Option(
            "edition.true_size.pitch_x",
            OptionType.DECIMAL,
            "&Column spacing:",
            flags=(_BY_PITCH,),
            limits=_PITCH,
            step=0.5,
            unit="mm",
        ),
        Option(
            "edition.true_size.pitch_y",
            OptionType.DECIMAL,
            "&Row spacing:",
            flags=(_BY_PITCH,),
            limits=_PITCH,
            step=0.5,
            unit="mm",
        ),
        Option(
            "edition.true_size.empty",
            OptionType.SWITCH,
            "&Without stones",
            flags=(Flag("--stones", "show the position on the true-size board", value=False),),
        ),
        Option(
            "edition.true_size.overlap",
            OptionType.DECIMAL,
            "Page &overlap:",
            flags=(
                Flag("--overlap", "of the pages of a true-size board, in mm (default: 10)", "MM"),
            ),
            limits=ValueRange(0.0, 50.0),
            unit="mm",
        ),
    ),
    when_document_type(DocumentType.BOARD),
)

BOARD = OptionGroup(
    "Board",
    (
        Option(
            "edition.names.notation",
            OptionType.CHOICE,
            "N&otation:",
            flags=(Flag("--notation"),),
            values=_NOTATIONS,
        ),
        Option(
            "edition.shown.second",
            OptionType.CHOICE,
            "S&econd notation:",
            "Also show the coordinates of a second notation",
            flags=(Flag("--second", "second notation, shown as well", "ID"),),
            values=_NOTATIONS,
            none="None",
            when=HAS_BOARDS,
        ),
        Option(
            "edition.shown.edges",
            OptionType.SET,
            "Coordinates at edges:",
            flags=_BY_EDGES,
            values=_EDGES,
            when=unless_document_type(DocumentType.MOVES, DocumentType.PROBLEMS),
        ),
        Option(
            "edition.plan.crop",
            OptionType.CROP,
            "Part of boar&d:",
            "Print only the part between two opposite corners, such as A1:K10",
            flags=(_BY_CROP,),
            when=all_of(
                unless_document_type(DocumentType.BOARD, DocumentType.MOVES), has_rectangular_board
            ),
        ),
        Option(
            "edition.setup.aspect",
            OptionType.DECIMAL,
            "Board &height to width:",
            "Print boards taller than wide, as real ones are, with about 1.08 : 1",
            flags=(Flag("--aspect", "grid ratio, height to width (default: 1)", "RATIO"),),
            limits=ValueRange(0.8, 1.25),
            step=0.01,
            unit=": 1",
            when=all_of(
                unless_document_type(DocumentType.BOARD, DocumentType.MOVES), has_rows_and_columns
            ),
        ),
        Option(
            "edition.shown.names",
            OptionType.CHOICE,
            "Coordi&nates on points:",
            flags=(
                Flag("--names", "print coordinates on all points", value=NamedPoints.ALL),
                Flag(
                    "--empty-names", "write its name on every empty point", value=NamedPoints.EMPTY
                ),
            ),
            values=(
                OptionValue("none", NamedPoints.NONE, "None"),
                OptionValue("empty", NamedPoints.EMPTY, "Empty points"),
                OptionValue("all", NamedPoints.ALL, "All points"),
                OptionValue("chain", NamedPoints.CHAIN, offered=False),
            ),
            when=HAS_BOARDS,
        ),
        Option(
            "edition.shown.structure",
            OptionType.SWITCH,
            "Notation &grid",
            flags=(Flag("--structure", "draw the notation grid", value=True),),
            when=HAS_BOARDS,
        ),
        Option(
            "edition.shown.continued_lines",
            OptionType.INTEGER,
            "Lines repeated past joined edges:",
            "Set how many lines of the opposite edge are repeated, faded, past each joined edge",
            flags=(
                Flag("--continued-lines", "beyond joined edges, as of a torus (default: 3)", "N"),
            ),
            limits=ValueRange(0, MAX_CONTINUED_LINES),
            when=all_of(HAS_BOARDS, has_joined_edges),
        ),
        Option(
            "edition.names.view",
            OptionType.CHOICE,
            "&View:",
            flags=(Flag("--view"),),
            values=[OptionValue(view.value, view) for view in Symmetry],
        ),
        Option(
            "edition.names.reading",
            OptionType.CHOICE,
            "Coordinates when rotated:",
            "Choose whether coordinates rotate with the board",
            flags=(Flag("--labels"),),
            values=(
                OptionValue("travel", Reading.TRAVEL, "Rotate with the board"),
                OptionValue("stay", Reading.STAY, "Stay in place"),
            ),
        ),
        Option(
            "edition.theme",
            OptionType.CHOICE,
            "&Theme:",
            flags=(Flag("--theme"),),
            values=(
                OptionValue("print", PRINT, "Black on white"),
                OptionValue("light", LIGHT, "Light wood (as on screen)"),
                OptionValue("dark", DARK, "Dark wood (as on screen)"),
            ),
            when=HAS_BOARDS,
        ),
    ),
)

TEXT = OptionGroup(
    "Text",
    (
        Option(
            "edition.comments",
            OptionType.SWITCH,
            "&Comments",
            flags=(Flag("--comments", "print the comments"),),
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.comment_coordinates",
            OptionType.CHOICE,
            "Coo&rdinates in comments:",
            "Choose what to do if comments use another notation than the board",
            flags=(
                Flag(
                    "--comment-coordinates",
                    "in comments in another notation than that of the board: translate them where "
                    "there is evidence that they are coordinates, or keep them (default: "
                    "translate)",
                ),
            ),
            values=(
                OptionValue("translate", CommentCoordinates.TRANSLATE, "Translate"),
                OptionValue("keep", CommentCoordinates.KEEP, "Keep as written"),
            ),
            when=_HAS_COMMENTS,
        ),
        Option(
            "edition.judgements",
            OptionType.SWITCH,
            "Spell out e&valuations",
            "Print evaluations in words, such as “Good move”",
            flags=(Flag("--judgements", "spell out evaluations of moves (default: yes)"),),
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.stones_in_text",
            OptionType.SWITCH,
            "Small stones for &moves in comments",
            flags=(
                Flag("--stones-in-text", "draw moves in comments as small stones (default: yes)"),
            ),
            when=IS_GAME_OR_POSITION,
        ),
        "Type",
        Option(
            "edition.setup.typeface",
            OptionType.CHOICE,
            "T&ypeface:",
            "Choose the typeface of headings, comments and tables",
            flags=(
                Flag(
                    "--typeface",
                    "typeface of headings, comments and tables: book, or the wider dejavu "
                    "(default: book)",
                ),
            ),
            values=(
                OptionValue("book", Typeface.BOOK, "Goboard Book"),
                OptionValue("dejavu", Typeface.DEJAVU, "DejaVu Serif"),
            ),
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.text_size",
            OptionType.DECIMAL,
            "Te&xt size:",
            flags=(Flag("--text-size", "(default: 9.5)", "PT"),),
            limits=ValueRange(5.0, 24.0),
            step=0.5,
            unit="pt",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.justified",
            OptionType.SWITCH,
            "&Justify text in wide columns",
            "Justify text in columns of at least 70 mm",
            flags=(
                Flag("--justify", "justify comments in columns of at least 70 mm (default: no)"),
            ),
            when=_HAS_COMMENTS,
        ),
        Option(
            "edition.setup.hyphenation",
            OptionType.CHOICE,
            "Hyphenation:",
            flags=(
                Flag(
                    "--hyphenate",
                    "in English, German, French and Russian comments: in justified text and words "
                    "that are wider than their column, or never (default: auto)",
                ),
            ),
            values=(
                OptionValue("auto", Hyphenation.AUTO, "In justified text and narrow columns"),
                OptionValue("never", Hyphenation.NEVER, "Never"),
            ),
            when=_HAS_COMMENTS,
        ),
        Option(
            "edition.setup.sizes.line_spacing",
            OptionType.DECIMAL,
            "Line spacing:",
            "Set the distance between lines of text as a multiple of the text size",
            flags=(
                Flag(
                    "--line-spacing",
                    "between lines of text, as a multiple of the text size such as 1.4, or in "
                    "points such as 13pt (default: 1.38)",
                    "FACTOR",
                ),
            ),
            limits=ValueRange(1.2, 2.0),
            step=0.05,
            none="automatic",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.sizes.title",
            OptionType.DECIMAL,
            "Title size:",
            flags=(
                Flag("--title-size", "of the titles of games (default: 1.8 × the text size)", "PT"),
            ),
            limits=ValueRange(5.0, 72.0),
            step=0.5,
            unit="pt",
            none="automatic",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.sizes.heading",
            OptionType.DECIMAL,
            "Heading size:",
            flags=(
                Flag("--heading-size", "of other headings (default: 1.2 × the text size)", "PT"),
            ),
            limits=_SMALL_TYPE,
            step=0.5,
            unit="pt",
            none="automatic",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.sizes.caption",
            OptionType.DECIMAL,
            "Caption size:",
            flags=(
                Flag(
                    "--caption-size", "of captions of boards (default: 0.9 × the text size)", "PT"
                ),
            ),
            limits=_SMALL_TYPE,
            step=0.5,
            unit="pt",
            none="automatic",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.sizes.note",
            OptionType.DECIMAL,
            "Note size:",
            flags=(
                Flag("--note-size", "of notes below boards (default: 0.86 × the text size)", "PT"),
            ),
            limits=_SMALL_TYPE,
            step=0.5,
            unit="pt",
            none="automatic",
            when=IS_TYPESET,
        ),
        Option(
            "edition.typography",
            OptionType.SWITCH,
            "Typographic &quotation marks and dashes",
            "Print the quotation marks and dashes of the language in comments and headings",
            flags=(
                Flag(
                    "--typography",
                    "print typographic quotation marks, dashes and minus signs in comments and "
                    "headings whose language is known (default: yes)",
                ),
            ),
            when=_HAS_COMMENTS,
        ),
        Option(
            "edition.language",
            OptionType.CHOICE,
            "Lan&guage of comments:",
            "Choose the language whose punctuation and hyphenation comments have",
            flags=(
                Flag(
                    "--language",
                    "of the comments, for their punctuation and hyphenation (default: auto, each "
                    "comment's own, where it can be recognised)",
                ),
            ),
            values=_LANGUAGES,
            when=_HAS_COMMENTS,
        ),
    ),
    IS_TYPESET,
)

TITLES = OptionGroup(
    "Titles",
    (
        Option(
            "edition.headers",
            OptionType.SWITCH,
            "&Header with players, date and place",
            flags=(Flag("--header", "print a header with players, date and place"),),
        ),
        Option(
            "edition.captions",
            OptionType.SWITCH,
            "Captions &below boards",
            flags=(Flag("--captions", "print captions below boards (default: yes)"),),
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.to_play",
            OptionType.SWITCH,
            "Show side to pla&y",
            "Print the side to play below boards without numbers",
            flags=(Flag("--to-play", "print the side to play below boards without moves"),),
            when=IS_GAME_OR_POSITION,
        ),
        "Caption templates",
        Option(
            "edition.phrases.title",
            OptionType.TEMPLATE,
            "T&itle:",
            flags=(
                Flag(
                    "--game-title",
                    "heading of a game, such as '{black} - {white}, {date}'",
                    "TEMPLATE",
                ),
            ),
            placeholders=GAME_PLACEHOLDERS,
        ),
        Option(
            "edition.phrases.figure",
            OptionType.TEMPLATE,
            "&Figure:",
            flags=(
                Flag(
                    "--figure-caption",
                    "caption of a figure, such as 'Fig. {figure}: {moves}'",
                    "TEMPLATE",
                ),
            ),
            placeholders=_placeholders_except("diagram", "start"),
            when=_HAS_FIGURE_TITLES,
        ),
        Option(
            "edition.phrases.figure_alone",
            OptionType.TEMPLATE,
            "Figure &without moves:",
            flags=(
                Flag("--empty-figure-caption", "caption of a figure without moves", "TEMPLATE"),
            ),
            placeholders=_placeholders_except("diagram", "start", *_OF_MOVES),
            when=_HAS_FIGURE_TITLES,
        ),
        Option(
            "edition.phrases.diagram",
            OptionType.TEMPLATE,
            "&Diagram:",
            flags=(Flag("--diagram-caption", "caption of the diagram of a variation", "TEMPLATE"),),
            placeholders=_placeholders_except("figure"),
            when=all_of(
                _HAS_FIGURE_TITLES,
                when_value(
                    "edition.plan.variations",
                    VariationDiagrams.FROM_ONE,
                    VariationDiagrams.GAME,
                ),
            ),
        ),
        Option(
            "edition.phrases.position",
            OptionType.TEMPLATE,
            "P&osition:",
            flags=(Flag("--position-caption", "caption of a position", "TEMPLATE"),),
            placeholders=("last", *GAME_PLACEHOLDERS),
            when=all_of(_IS_POSITION, when_value("edition.captions", True)),
        ),
    ),
    IS_TYPESET,
)

PAGE = OptionGroup(
    "Page",
    (
        Option(
            "edition.setup.paper",
            OptionType.PAPER,
            "Pape&r:",
            flags=(_BY_PAPER,),
            values=[OptionValue(name, paper) for name, paper in PAPERS.items()],
        ),
        Option(
            "edition.setup.paper.width",
            OptionType.DECIMAL,
            "Paper width:",
            flags=(_BY_PAPER,),
            limits=PAPER_LIMITS,
            unit="mm",
            when=has_custom_paper,
        ),
        Option(
            "edition.setup.paper.height",
            OptionType.DECIMAL,
            "Paper height:",
            flags=(_BY_PAPER,),
            limits=PAPER_LIMITS,
            unit="mm",
            when=has_custom_paper,
        ),
        Option(
            "edition.setup.landscape",
            OptionType.SWITCH,
            "Lan&dscape",
            flags=(Flag("--landscape", "landscape pages", value=True),),
        ),
        "Layout",
        Option(
            "edition.setup.columns",
            OptionType.INTEGER,
            "&Columns:",
            "Set the number of columns; by default, as many as stones and text allow",
            flags=(Flag("--columns", "(default: as many as stones and text allow)", "N"),),
            limits=ValueRange(1, 6),
            none="automatic",
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.setup.rows",
            OptionType.INTEGER,
            "Ro&ws:",
            "Set the number of rows of boards on a page",
            flags=(Flag("--rows", "number of boards down a page", "N"),),
            limits=ValueRange(1, 8),
            none="automatic",
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.setup.order",
            OptionType.CHOICE,
            "&Order:",
            flags=(
                Flag(
                    "--across",
                    "figures side by side, row by row (default for problems)",
                    value=UnitOrder.ACROSS,
                ),
                Flag(
                    "--down",
                    "figures down the columns, as in books (default for games)",
                    value=UnitOrder.DOWN,
                ),
            ),
            values=(
                OptionValue("automatic", UnitOrder.AUTOMATIC, "Automatic (as in books)"),
                OptionValue("fitting", UnitOrder.AUTOMATIC, offered=False),  # the former default
                OptionValue("across", UnitOrder.ACROSS, "Across, row by row"),
                OptionValue("down", UnitOrder.DOWN, "Down, column by column"),
            ),
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.setup.repeat_board",
            OptionType.SWITCH,
            "Repeat boards of &long comments",
            "Repeat the board in small on the next double page if its comments are longer than a "
            "column",
            flags=(
                Flag(
                    "--repeat-board",
                    "if comments are longer than a column, repeat their board in small on the next "
                    "double page",
                    value=True,
                ),
            ),
            when=IS_GAME_OR_POSITION,
        ),
        Option(
            "edition.setup.stone_pitch",
            OptionType.DECIMAL,
            "Stone si&ze:",
            "Set the distance between lines for all board sizes and file formats",
            flags=(
                Flag(
                    "--stone-pitch",
                    "line spacing of boards, in mm, for all formats and board sizes; boards that "
                    "do not fit their column are smaller (default: a 19x19 board fills a column "
                    "at 3.2-5.5 mm; position: 5.5; problems: 7; kifu: 8.75)",
                    "MM",
                    former_name="--largest-stone",
                ),
            ),
            limits=ValueRange(1.5, 30.0),
            step=0.1,
            unit="mm",
            none="automatic",
            when=unless_document_type(DocumentType.BOARD, DocumentType.MOVES),
        ),
        "Margins",
        Option(
            "edition.setup.margins.left",
            OptionType.DECIMAL,
            "L&eft:",
            flags=(_BY_LEFT_MARGIN,),
            limits=_MARGIN,
            unit="mm",
            when=unless_mirrored,
        ),
        Option(
            "edition.setup.margins.left",
            OptionType.DECIMAL,
            "Inner:",
            flags=(_BY_LEFT_MARGIN,),
            limits=_MARGIN,
            unit="mm",
            when=has_mirrored_margins,
        ),
        Option(
            "edition.setup.margins.right",
            OptionType.DECIMAL,
            "Ri&ght:",
            flags=(_BY_RIGHT_MARGIN,),
            limits=_MARGIN,
            unit="mm",
            when=unless_mirrored,
        ),
        Option(
            "edition.setup.margins.right",
            OptionType.DECIMAL,
            "Outer:",
            flags=(_BY_RIGHT_MARGIN,),
            limits=_MARGIN,
            unit="mm",
            when=has_mirrored_margins,
        ),
        Option(
            "edition.setup.margins.top",
            OptionType.DECIMAL,
            "&Top:",
            flags=(Flag("--top-margin", "(default: 15)", "MM"),),
            limits=_MARGIN,
            unit="mm",
        ),
        Option(
            "edition.setup.margins.bottom",
            OptionType.DECIMAL,
            "&Bottom:",
            flags=(Flag("--bottom-margin", "(default: 20)", "MM"),),
            limits=_MARGIN,
            unit="mm",
        ),
        Option(
            "edition.setup.mirrored_margins",
            OptionType.SWITCH,
            "Mirrored for binding",
            "Have the inner margin at the spine: on the right of left-hand pages, and put page "
            "numbers at the outer edge",
            flags=(
                Flag(
                    "--mirror-margins",
                    "have the left margin at the spine, which is on the right of left-hand pages, "
                    "those with even numbers, and put page numbers at the outer edge",
                ),
            ),
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.column_gap",
            OptionType.DECIMAL,
            "Col&umn gap:",
            flags=(Flag("--gutter", "space between columns (default: 8)", "MM"),),
            limits=ValueRange(0.0, 30.0),
            unit="mm",
            when=IS_TYPESET,
            stored_key="edition.setup.gutter",
        ),
        "Page numbers and running heads",
        Option(
            "edition.setup.page_numbers",
            OptionType.SWITCH,
            "Page &numbers",
            flags=(Flag("--page-numbers", "print page numbers (default: yes)"),),
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.first_page",
            OptionType.INTEGER,
            "F&irst page number:",
            flags=(Flag("--first-page", "the number of the first page (default: 1)", "N"),),
            limits=ValueRange(1, 10_000),
            when=has_page_numbers,
        ),
        Option(
            "edition.setup.roman_front_matter",
            OptionType.SWITCH,
            "Roman numbers before the first game",
            "Number the title and contents pages i, ii, iii, and the others from the first page "
            "number",
            flags=(
                Flag(
                    "--roman-front-matter",
                    "number the title and contents pages i, ii, iii, and the others from the first "
                    "page number",
                ),
            ),
            when=has_front_matter,
        ),
        Option(
            "edition.setup.running_heads",
            OptionType.SWITCH,
            "Running heads",
            "Print the titles of the book and of the game at the top of pages",
            flags=(
                Flag(
                    "--running-heads",
                    "print the titles of the book and of the game at the top of pages that don't "
                    "begin with a title (default: yes)",
                ),
            ),
            when=IS_TYPESET,
        ),
    ),
)

FILES = OptionGroup(
    "Files",
    (
        "PDF for a printer, e-book for Kindle",
        Option(
            "edition.service",
            OptionType.CHOICE,
            "Ser&vice:",
            "Set margins, text sizes and line widths as a print service asks; what it may refuse "
            "is listed. E-books for Kindle have boards in pixels",
            flags=(
                Flag(
                    "--for",
                    "set margins, text sizes, line widths and what a pdf contains as a print "
                    "service asks, and report what it may refuse, or write boards in an epub for "
                    "kindle as png (default: none)",
                ),
            ),
            values=(
                OptionValue("none", PrintService.NONE, "None"),
                OptionValue("kdp", PrintService.KDP, "Kindle Direct Publishing (KDP)"),
                OptionValue("ingram", PrintService.INGRAM, "IngramSpark"),
                OptionValue("kindle", PrintService.KINDLE, "E-book for Kindle"),
            ),
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.bleed",
            OptionType.DECIMAL,
            "B&leed:",
            "Make the pages larger on all sides, if your printer asks for that; nothing of a book "
            "reaches the edge",
            flags=(Flag("--bleed", "make pdf pages larger by MM on all sides (default: 0)", "MM"),),
            limits=ValueRange(0.0, 10.0),
            step=0.5,
            unit="mm",
            when=IS_TYPESET,
        ),
        Option(
            "edition.setup.crop_marks",
            OptionType.SWITCH,
            "&Crop marks",
            "Mark where the pages are cut",
            flags=(
                Flag("--crop-marks", "mark where pdf pages are cut, outside of them", value=True),
            ),
            when=can_have_crop_marks,
        ),
        "PDF",
        Option(
            "edition.attach_record",
            OptionType.CHOICE,
            "Attach &record to PDF:",
            "Attach the record so that it can be opened from the PDF",
            flags=(
                Flag(
                    "--attach-record",
                    "attach the SGF to a PDF (default: that of a single game)",
                    value=RecordAttachment.ALWAYS,
                ),
                Flag(
                    "--no-attach-record",
                    "don't attach the SGF to a PDF",
                    value=RecordAttachment.NEVER,
                ),
            ),
            values=(
                OptionValue("single", RecordAttachment.SINGLE_GAME, "Single games"),
                OptionValue("always", RecordAttachment.ALWAYS, "Always"),
                OptionValue("never", RecordAttachment.NEVER, "Never"),
            ),
            when=without_print_service,
        ),
        "E-book: EPUB",
        Option(
            "edition.publisher",
            OptionType.TEXT,
            "Publis&her:",
            flags=(Flag("--publisher", "of an epub", "TEXT"),),
        ),
        Option(
            "edition.isbn",
            OptionType.TEXT,
            "&ISBN:",
            "The number of this e-book; a printed edition has another one",
            flags=(Flag("--isbn", "of an epub", "NUMBER"),),
        ),
        Option(
            "output.record_page",
            OptionType.SWITCH,
            "Record as &text on the last page",
            "Show the SGF of all games on the last page",
            flags=(Flag("--record", "show the SGF on the last page of an epub", value=True),),
        ),
        "Figures for layout programs: PDF, SVG, PNG, WebP",
        Option(
            "output.separate",
            OptionType.SWITCH,
            "Separate &figures",
            "Save each board to a file of its own, and captions, notes and comments to "
            "captions.json",
            flags=(
                Flag(
                    "--separate",
                    "write each board to a file of its own, and captions, notes and comments to "
                    "captions.json in the same folder",
                    value=True,
                ),
            ),
            when=HAS_FIGURES,
        ),
        Option(
            "output.outlines",
            OptionType.SWITCH,
            "Text as &outlines (PDF)",
            "Convert the text in separate figures to outlines, which need no fonts",
            flags=(
                Flag(
                    "--outlines", "convert the text in separate pdf figures to outlines", value=True
                ),
            ),
            when=writes_separate_figures,
        ),
        "Pictures: PNG, WebP, SVG",
        Option(
            "output.pages",
            OptionType.SWITCH,
            "Whole pa&ges",
            "Save whole pages instead of single boards with captions and notes",
            flags=(Flag("--pages", "save whole pages instead of boards", value=True),),
            when=can_save_whole_pages,
        ),
        Option(
            "output.dpi",
            OptionType.INTEGER,
            "Pi&xels per inch (PNG, WebP):",
            flags=(
                Flag(
                    "--dpi",
                    "pixels of a png or webp for an inch of paper (default: 300); with --width "
                    "only how large a png of a position is printed",
                    "N",
                ),
            ),
            limits=ValueRange(36, 1200),
            step=50,
        ),
        Option(
            "output.text",
            OptionType.SWITCH,
            "&Keep text as text (SVG)",
            "Make the file smaller; it looks right only where the same fonts are installed",
            flags=(Flag("--text", "keep text as text in an SVG", value=True),),
        ),
        Option(
            "output.transparent",
            OptionType.SWITCH,
            "Transparent backgro&und",
            flags=(Flag("--transparent", "make the background transparent", value=True),),
        ),
        "Text: TXT",
        Option(
            "output.diagrams",
            OptionType.CHOICE,
            "&Board style:",
            flags=(Flag("--style", "style of the diagrams in a text file (default: plain)"),),
            values=(
                OptionValue("plain", BoardTextStyle.PLAIN, "Plain, with coordinates"),
                OptionValue("sensei", BoardTextStyle.SENSEI, "Sensei's Library"),
            ),
        ),
    ),
)

GROUPS = (CONTENT, FIGURES, PROBLEMS, TRUE_SIZE, BOARD, TEXT, TITLES, PAGE, FILES)
"""All groups in the order of the print window's tabs."""

STORED_ONLY = (
    Option("edition.shown.spotlight", OptionType.SWITCH),
    *(Option(f"edition.phrases.{name}", OptionType.TEMPLATE) for name in Phrases._fields),
)
"""Options that presets store but the window does not offer; of the phrases, it offers only those in
`TEXT`.
"""


def _by_key() -> Mapping[str, Option]:
    options: dict[str, Option] = {}
    for option in (*(one for group in GROUPS for one in group.options), *STORED_ONLY):
        options.setdefault(option.key, option)
    return options


OPTIONS = _by_key()
"""All options by key. An option with two rows in the window is taken from the first one."""

THEMES: Mapping[str, Theme] = {each.name: each.value for each in OPTIONS["edition.theme"].values}
"""The themes for printing, by name."""

SPLIT_RULES: Mapping[str, Split] = {
    each.name: each.value for each in OPTIONS["edition.plan.split"].values
}
"""The rules that divide records into figures, by name, with their default numbers."""
