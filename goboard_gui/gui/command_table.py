"""The words, pictures and keys of all commands, in one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .commands import Command, Words
from .translating import mark

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

# Two camps of Go programs: most move through the game with left and right, Sabaki with up and down.
# Views have Sabaki's keys and others, because many desktops take Ctrl+Alt+arrows for themselves.
COMMANDS: Mapping[Command, Words] = {
    Command.NEW: Words(mark(_C, "&New game…"), mark(_C, "Begin a new record"), "new", ("Ctrl+N",)),
    Command.OPEN: Words(mark(_C, "&Open…"), mark(_C, "Open a game record"), "open", ("Ctrl+O",)),
    Command.OPEN_TEXT: Words(
        mark(_C, "Open a te&xt record…"),
        mark(_C, "Read a record written as text in some notation"),
    ),
    Command.REOPEN_ENCODING: Words(
        mark(_C, "Reopen with en&coding…"),
        mark(_C, "Choose what encoding the texts of the file are in, and see what they say"),
    ),
    Command.RELOAD: Words(
        mark(_C, "Re&load"), mark(_C, "Read the file again as it is on the disk now")
    ),
    Command.SAVE: Words(mark(_C, "&Save"), mark(_C, "Save the record"), "save", ("Ctrl+S",)),
    Command.SAVE_AS: Words(mark(_C, "Save &as…"), keys=("Ctrl+Shift+S",)),
    Command.SAVE_TEXT: Words(
        mark(_C, "Save as &text…"), mark(_C, "Write the moves in the chosen notation")
    ),
    Command.EXPORT_PDF: Words(mark(_C, "As &PDF…")),
    Command.EXPORT_SVG: Words(mark(_C, "As &SVG…")),
    Command.EXPORT_PNG: Words(mark(_C, "As P&NG…")),
    Command.PRINT: Words(
        mark(_C, "&Print…"), mark(_C, "Print the board"), "print", ("Ctrl+Alt+P",)
    ),
    Command.PRINT_PREVIEW: Words(mark(_C, "Print pre&view…")),
    Command.QUIT: Words(mark(_C, "&Quit"), keys=("Ctrl+Q",)),
    Command.UNDO: Words(mark(_C, "&Undo"), mark(_C, "Take the last edit back"), keys=("Ctrl+Z",)),
    Command.REDO: Words(
        mark(_C, "R&edo"), mark(_C, "Do it again"), keys=("Ctrl+Y", "Ctrl+Shift+Z")
    ),
    Command.PASS: Words(mark(_C, "&Pass"), mark(_C, "Pass"), "pass", ("Ctrl+P",)),
    Command.RESIGN: Words(mark(_C, "Re&sign"), mark(_C, "The side to play resigns")),
    Command.ALLOW_ILLEGAL: Words(
        mark(_C, "Allow &illegal moves"),
        mark(_C, "Play a move against the rules at once and say why it is one"),
        checkable=True,
    ),
    Command.REMOVE: Words(
        mark(_C, "&Remove node"), mark(_C, "Remove this node and all after it"), keys=("Ctrl+Del",)
    ),
    Command.TYPE_MOVE: Words(
        mark(_C, "&Type a move…"), mark(_C, "Type points in the chosen notation"), keys=("Ctrl+L",)
    ),
    Command.COPY_MOVES: Words(
        mark(_C, "&Copy the moves as text"),
        mark(_C, "Copy the main line, written in the chosen notation"),
        keys=("Ctrl+Shift+Y",),
    ),
    Command.PASTE_ANYTHING: Words(
        mark(_C, "Paste &anything…"),
        mark(_C, "See what a text could mean: a point, moves, a record, in each notation"),
        keys=("Ctrl+Shift+A",),
    ),
    Command.REWRITE_COMMENTS: Words(
        mark(_C, "Rewrite coordinates in co&mments…"),
        mark(_C, "Translate the names of points in all comments to another notation"),
    ),
    Command.TURN_RECORD: Words(
        mark(_C, "Turn the record as it is &viewed"),
        mark(_C, "Rewrite the record so that the present view becomes the normal one"),
    ),
    Command.BACK: Words(mark(_C, "&Back"), mark(_C, "Previous move"), "back", ("Left",), ("Up",)),
    Command.FORWARD: Words(
        mark(_C, "&Forward"), mark(_C, "Next move"), "forward", ("Right",), ("Down",)
    ),
    Command.BACK_TEN: Words(mark(_C, "Back ten"), keys=("PgUp",)),
    Command.FORWARD_TEN: Words(mark(_C, "Forward ten"), keys=("PgDown",)),
    Command.START: Words(mark(_C, "&Start"), mark(_C, "Start of the record"), "start", ("Home",)),
    Command.END: Words(mark(_C, "&End"), mark(_C, "End of the line"), "end", ("End",)),
    Command.PREVIOUS_VARIATION: Words(mark(_C, "Previous variation"), "", "", ("Up",), ("Left",)),
    Command.NEXT_VARIATION: Words(mark(_C, "Next variation"), "", "", ("Down",), ("Right",)),
    Command.PREVIOUS_FORK: Words(mark(_C, "Previous fork"), "", "", ("Ctrl+Left",), ("Ctrl+Up",)),
    Command.NEXT_FORK: Words(mark(_C, "Next fork"), "", "", ("Ctrl+Right",), ("Ctrl+Down",)),
    Command.MAIN_LINE: Words(mark(_C, "Back to the &main line"), "", "", ("Ins",), ("Ctrl+Left",)),
    Command.GO_TO_MOVE: Words(mark(_C, "&Go to move…"), keys=("Ctrl+G",)),
    Command.PREVIOUS_GAME: Words(mark(_C, "Previous game of the file"), keys=("Ctrl+PgUp",)),
    Command.NEXT_GAME: Words(mark(_C, "Next game of the file"), keys=("Ctrl+PgDown",)),
    Command.SHOW_EDGES: Words(
        mark(_C, "Names at the &edges"),
        mark(_C, "Show names at the edges"),
        "edges",
        ("Ctrl+Shift+C",),
        checkable=True,
    ),
    Command.EDGE_TOP: Words(mark(_C, "At the &top"), checkable=True),
    Command.EDGE_RIGHT: Words(mark(_C, "At the &right"), checkable=True),
    Command.EDGE_BOTTOM: Words(mark(_C, "At the &bottom"), checkable=True),
    Command.EDGE_LEFT: Words(mark(_C, "At the &left"), checkable=True),
    Command.SHOW_NAMES: Words(
        mark(_C, "Names on &points"),
        mark(_C, "Write the names of points on the board"),
        "names",
        ("Ctrl+Shift+N",),
        checkable=True,
    ),
    Command.NAME_ALL: Words(mark(_C, "On &all points"), checkable=True),
    Command.NAME_EMPTY: Words(mark(_C, "On &empty points"), checkable=True),
    Command.NAME_CHAIN: Words(
        mark(_C, "On the &chain under the pointer"),
        mark(_C, "Name the stones of the chain under the pointer, or else of the last move"),
        checkable=True,
    ),
    Command.SHOW_STRUCTURE: Words(
        mark(_C, "&Structure of the notation"),
        mark(_C, "Show the quadrants, squares or oblique lines that names are made from"),
        "structure",
        ("Ctrl+Shift+O",),
        checkable=True,
    ),
    Command.SHOW_SPOTLIGHT: Words(
        mark(_C, "Light &up lines under the pointer"),
        mark(_C, "Light up what the name of the point under the pointer is made from"),
        "spotlight",
        ("Ctrl+Shift+L",),
        checkable=True,
    ),
    Command.TURN_RIGHT: Words(
        mark(_C, "Turn &right"),
        mark(_C, "Turn the view clockwise"),
        "turn-right",
        ("Ctrl+Alt+Right", "Ctrl+]"),
    ),
    Command.TURN_LEFT: Words(
        mark(_C, "Turn &left"),
        mark(_C, "Turn the view counter-clockwise"),
        "turn-left",
        ("Ctrl+Alt+Left", "Ctrl+["),
    ),
    Command.MIRROR_HORIZONTAL: Words(
        mark(_C, "Mirror left and right"),
        mark(_C, "Mirror the view left and right"),
        "mirror-horizontal",
        ("Ctrl+Alt+Down", "Ctrl+Shift+H"),
    ),
    Command.MIRROR_VERTICAL: Words(
        mark(_C, "Mirror top and bottom"),
        mark(_C, "Mirror the view top and bottom"),
        "mirror-vertical",
        ("Ctrl+Alt+Shift+Down", "Ctrl+Shift+V"),
    ),
    Command.NORMAL_VIEW: Words(
        mark(_C, "&Normal view"),
        mark(_C, "Back to the view of the record"),
        "",
        ("Ctrl+Alt+0", "Ctrl+Shift+0"),
    ),
    Command.NAMES_STAY: Words(
        mark(_C, "Names stay with the &window"),
        mark(_C, "Name the board as it is seen, instead of letting names travel with it"),
        "names-stay",
        ("Ctrl+Alt+N",),
        checkable=True,
    ),
    Command.CORNER_1: Words(mark(_C, "&1: lower left (++)"), keys=("Ctrl+F1",)),
    Command.CORNER_2: Words(mark(_C, "&2: upper left (+−)"), keys=("Ctrl+F2",)),
    Command.CORNER_3: Words(mark(_C, "&3: upper right (−−)"), keys=("Ctrl+F3",)),
    Command.CORNER_4: Words(mark(_C, "&4: lower right (−+)"), keys=("Ctrl+F4",)),
    Command.TRUE_TURN: Words(
        mark(_C, "By &turning, not by signs"),
        mark(_C, "Reach a neighbouring corner by a quarter turn instead of a mirror image"),
        checkable=True,
    ),
    Command.TRAINER: Words(
        mark(_C, "&Trainer…"), mark(_C, "Learn the names of points"), keys=("F8",)
    ),
    Command.COMPARE: Words(
        mark(_C, "&Compare notations…"), mark(_C, "The moves under all notations, side by side")
    ),
    Command.CHART: Words(
        mark(_C, "&Reference chart…"), mark(_C, "Print a board on which every point is named")
    ),
    Command.ZOOM_IN: Words(mark(_C, "Zoom &in"), keys=("Ctrl++", "Ctrl+=")),
    Command.ZOOM_OUT: Words(mark(_C, "Zoom &out"), keys=("Ctrl+-",)),
    Command.ZOOM_NORMAL: Words(
        mark(_C, "&Usual size"), mark(_C, "One stone size for all boards"), keys=("Ctrl+0",)
    ),
    Command.FIT: Words(
        mark(_C, "&Fit to window"),
        mark(_C, "Make this board as large as the window"),
        "fit",
        ("Ctrl+9",),
        checkable=True,
    ),
    Command.GALLERY: Words(
        mark(_C, "&Sizes side by side"), mark(_C, "9×9, 13×13 and 19×19 at one stone size")
    ),
    Command.LAST_DOT: Words(mark(_C, "&Dot"), checkable=True),
    Command.LAST_TRIANGLE: Words(mark(_C, "&Triangle"), checkable=True),
    Command.LAST_NUMBER: Words(mark(_C, "&Number"), checkable=True),
    Command.LAST_NOTHING: Words(mark(_C, "N&othing"), checkable=True),
    Command.NATURAL: Words(
        mark(_C, "Stones placed by &hand"),
        mark(_C, "Let stones lie a little beside their points, as real ones do"),
        checkable=True,
    ),
    Command.DARK: Words(mark(_C, "&Dark window"), keys=("Ctrl+Shift+D",), checkable=True),
    Command.FULL_SCREEN: Words(mark(_C, "Full s&creen"), keys=("F11",), checkable=True),
    Command.SABAKI_KEYS: Words(
        mark(_C, "Sa&baki's keys"),
        mark(_C, "Up and down go through the moves, left and right through the variations"),
        checkable=True,
    ),
    Command.KEYS: Words(mark(_C, "&Keys…"), keys=("F1",)),
    Command.ABOUT: Words(mark(_C, "&About Goboard")),
    Command.ABOUT_QT: Words(mark(_C, "About &Qt")),
}
