"""Every command of the program: its words, its picture and its keys, in one table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from .translating import mark

if TYPE_CHECKING:
    from collections.abc import Mapping


class Command(Enum):
    """What a person can ask for; menus, toolbar and keys all mean these."""

    NEW = auto()
    OPEN = auto()
    SAVE = auto()
    SAVE_AS = auto()
    EXPORT_PDF = auto()
    EXPORT_SVG = auto()
    EXPORT_PNG = auto()
    PRINT = auto()
    PRINT_PREVIEW = auto()
    QUIT = auto()

    UNDO = auto()
    REDO = auto()
    PASS = auto()
    RESIGN = auto()
    ALLOW_ILLEGAL = auto()
    REMOVE = auto()
    TYPE_MOVE = auto()

    BACK = auto()
    FORWARD = auto()
    BACK_TEN = auto()
    FORWARD_TEN = auto()
    START = auto()
    END = auto()
    PREVIOUS_VARIATION = auto()
    NEXT_VARIATION = auto()
    PREVIOUS_FORK = auto()
    NEXT_FORK = auto()
    MAIN_LINE = auto()
    GO_TO_MOVE = auto()
    PREVIOUS_GAME = auto()
    NEXT_GAME = auto()

    ANDREEV = auto()
    WESTERN = auto()
    TENGEN_SQUARES = auto()
    CARTESIAN = auto()
    SHOW_EDGES = auto()
    SHOW_NAMES = auto()
    SHOW_STRUCTURE = auto()
    SHOW_SPOTLIGHT = auto()

    TURN_RIGHT = auto()
    TURN_LEFT = auto()
    MIRROR_HORIZONTAL = auto()
    MIRROR_VERTICAL = auto()
    NORMAL_VIEW = auto()
    NAMES_STAY = auto()

    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    ZOOM_NORMAL = auto()
    FIT = auto()
    GALLERY = auto()
    LAST_DOT = auto()
    LAST_TRIANGLE = auto()
    LAST_NUMBER = auto()
    LAST_NOTHING = auto()
    NATURAL = auto()
    DARK = auto()
    FULL_SCREEN = auto()
    SABAKI_KEYS = auto()

    KEYS = auto()
    ABOUT = auto()
    ABOUT_QT = auto()


@dataclass(frozen=True)
class Words:
    """How a command is called, what its tip says, its icon and its keys in both presets.

    ``sabaki`` keys replace the ``keys`` in the preset of that name; None means they are the same.
    """

    text: str
    tip: str = ""
    icon: str = ""
    keys: tuple[str, ...] = ()
    sabaki: tuple[str, ...] | None = None
    checkable: bool = False

    def keys_of(self, preset: str) -> tuple[str, ...]:
        """The keys in a preset."""
        return self.sabaki if preset == SABAKI and self.sabaki is not None else self.keys


GOBOARD = "goboard"
SABAKI = "sabaki"
PRESETS = (GOBOARD, SABAKI)

_C = "Commands"

# Two camps of Go programs: most move through the game with left and right, Sabaki with up and down.
# Views have Sabaki's keys and others, because many desktops take Ctrl+Alt+arrows for themselves.
COMMANDS: Mapping[Command, Words] = {
    Command.NEW: Words(mark(_C, "&New game…"), mark(_C, "Begin a new record"), "new", ("Ctrl+N",)),
    Command.OPEN: Words(mark(_C, "&Open…"), mark(_C, "Open a game record"), "open", ("Ctrl+O",)),
    Command.SAVE: Words(mark(_C, "&Save"), mark(_C, "Save the record"), "save", ("Ctrl+S",)),
    Command.SAVE_AS: Words(mark(_C, "Save &as…"), keys=("Ctrl+Shift+S",)),
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
    Command.ANDREEV: Words(mark(_C, "&Andreev: signed corners"), keys=("Alt+1",), checkable=True),
    Command.WESTERN: Words(mark(_C, "&Letters and numbers"), keys=("Alt+2",), checkable=True),
    Command.TENGEN_SQUARES: Words(mark(_C, "&Tengen squares"), keys=("Alt+3",), checkable=True),
    Command.CARTESIAN: Words(mark(_C, "&Cartesian pairs"), keys=("Alt+4",), checkable=True),
    Command.SHOW_EDGES: Words(
        mark(_C, "Names at the &edges"),
        mark(_C, "Show names at the edges"),
        "edges",
        ("Ctrl+Shift+C",),
        checkable=True,
    ),
    Command.SHOW_NAMES: Words(
        mark(_C, "Names on every &point"),
        mark(_C, "Show the name of every point"),
        "names",
        ("Ctrl+Shift+N",),
        checkable=True,
    ),
    Command.SHOW_STRUCTURE: Words(
        mark(_C, "&Structure of the notation"),
        mark(_C, "Show the quadrants, or the squares and their sides"),
        "structure",
        ("Ctrl+Shift+O",),
        checkable=True,
    ),
    Command.SHOW_SPOTLIGHT: Words(
        mark(_C, "Light &up lines under the pointer"),
        mark(_C, "Light up the lines, or the square, of the point under the pointer"),
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

NOTATION_COMMANDS: Mapping[Command, str] = {
    Command.ANDREEV: "andreev",
    Command.WESTERN: "western",
    Command.TENGEN_SQUARES: "tengen-squares",
    Command.CARTESIAN: "cartesian",
}
"""The commands that choose a notation, by its id."""

LAST_MOVE_COMMANDS: Mapping[Command, str] = {
    Command.LAST_DOT: "dot",
    Command.LAST_TRIANGLE: "triangle",
    Command.LAST_NUMBER: "number",
    Command.LAST_NOTHING: "nothing",
}
"""The commands that choose how the last move is marked, by the value of the setting."""
