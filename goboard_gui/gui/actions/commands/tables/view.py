"""Commands that change the view of the board and the window."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import LANGUAGES, LAYOUTS, PANELS, SEPARATOR, VIEWS, Command, CommandRow, Submenu
from .move_numbers import MOVE_NUMBERS

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


VIEW = Submenu(
    tr_noop(_M, "&View"),
    (
        CommandRow(
            Command.TURN_RIGHT,
            tr_noop(_C, "&Rotate Right"),
            tr_noop(_C, "Rotate the view clockwise"),
            icon="turn-right",
            keys=("Alt+PgDown", "Ctrl+]", "Ctrl+Alt+Right"),
            also=tr_noop(_K, "turn, spin"),
        ),
        CommandRow(
            Command.TURN_LEFT,
            tr_noop(_C, "Rotate &Left"),
            tr_noop(_C, "Rotate the view counter-clockwise"),
            icon="turn-left",
            keys=("Alt+PgUp", "Ctrl+[", "Ctrl+Alt+Left"),
            also=tr_noop(_K, "turn, spin"),
        ),
        CommandRow(
            Command.MIRROR_HORIZONTAL,
            tr_noop(_C, "&Mirror Horizontally"),
            tr_noop(_C, "Mirror the view left to right"),
            icon="mirror-horizontal",
            keys=("Ctrl+Shift+H", "Ctrl+Alt+Down"),
            also=tr_noop(_K, "flip, reflect, reverse"),
        ),
        CommandRow(
            Command.MIRROR_VERTICAL,
            tr_noop(_C, "Mirror Ver&tically"),
            tr_noop(_C, "Mirror the view top to bottom"),
            icon="mirror-vertical",
            keys=("Ctrl+Shift+V", "Ctrl+Alt+Shift+Down"),
            also=tr_noop(_K, "flip, reflect, reverse"),
        ),
        CommandRow(
            Command.NORMAL_VIEW,
            tr_noop(_C, "&Normal View"),
            tr_noop(_C, "Show the board as recorded"),
            keys=("Ctrl+Alt+0", "Ctrl+Shift+0"),
            also=tr_noop(_K, "reset view, unrotated"),
        ),
        VIEWS,
        Submenu(
            tr_noop(_M, "Scroll &Board"),
            (
                CommandRow(
                    Command.SCROLL_LEFT,
                    tr_noop(_C, "Scroll &Left"),
                    tr_noop(_C, "Scroll a board with joined edges one line to the left"),
                    keys=("Shift+Left", "Alt+Shift+Left"),
                    also=tr_noop(_K, "torus, cylinder, shift"),
                ),
                CommandRow(
                    Command.SCROLL_RIGHT,
                    tr_noop(_C, "Scroll &Right"),
                    tr_noop(_C, "Scroll a board with joined edges one line to the right"),
                    keys=("Shift+Right", "Alt+Shift+Right"),
                    also=tr_noop(_K, "torus, cylinder, shift"),
                ),
                CommandRow(
                    Command.SCROLL_UP,
                    tr_noop(_C, "Scroll &Up"),
                    tr_noop(_C, "Scroll a board with joined edges up one line"),
                    keys=("Shift+Up", "Alt+Shift+Up"),
                    also=tr_noop(_K, "torus, cylinder, shift"),
                ),
                CommandRow(
                    Command.SCROLL_DOWN,
                    tr_noop(_C, "Scroll &Down"),
                    tr_noop(_C, "Scroll a board with joined edges down one line"),
                    keys=("Shift+Down", "Alt+Shift+Down"),
                    also=tr_noop(_K, "torus, cylinder, shift"),
                ),
                CommandRow(
                    Command.SCROLL_BACK,
                    tr_noop(_C, "Reset &Scrolling"),
                    tr_noop(
                        _C, "Return a scrolled board with joined edges to its original position"
                    ),
                    keys=("Shift+Home", "Alt+Shift+Home"),
                    also=tr_noop(_K, "scroll back, torus, cylinder"),
                ),
            ),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Zoom"),
            (
                CommandRow(
                    Command.ZOOM_IN,
                    tr_noop(_C, "&Zoom In"),
                    tr_noop(_C, "Make the board larger"),
                    keys=("Ctrl++", "Ctrl+="),
                    also=tr_noop(_K, "magnify, enlarge"),
                ),
                CommandRow(
                    Command.ZOOM_OUT,
                    tr_noop(_C, "Zoom &Out"),
                    tr_noop(_C, "Make the board smaller"),
                    keys=("Ctrl+-",),
                ),
                CommandRow(
                    Command.ZOOM_NORMAL,
                    tr_noop(_C, "&Actual Size"),
                    tr_noop(_C, "Show stones at the same size on all boards"),
                    keys=("Ctrl+0",),
                    also=tr_noop(_K, "reset zoom, 100%, normal size"),
                ),
                CommandRow(
                    Command.FIT,
                    tr_noop(_C, "&Fit to Window"),
                    tr_noop(_C, "Scale the board to the size of the window"),
                    icon="fit",
                    keys=("F7",),
                    also=tr_noop(_K, "resize, maximise"),
                    setting=settings.FIT_BOARD,
                ),
                CommandRow(
                    Command.GALLERY,
                    tr_noop(_C, "&Compare Board Sizes…"),
                    tr_noop(_C, "Compare 9×9, 13×13 and 19×19 boards at the same scale"),
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "&Variations on Board"),
            (
                CommandRow(
                    Command.VARIATIONS_NOTHING,
                    tr_noop(_C, "&None"),
                    tr_noop(_C, "Hide variations on the board"),
                    setting=settings.VARIATIONS_STYLE,
                    value="nothing",
                ),
                CommandRow(
                    Command.VARIATIONS_GHOSTS,
                    tr_noop(_C, "&Ghost Stones"),
                    tr_noop(_C, "Show variations as translucent stones"),
                    setting=settings.VARIATIONS_STYLE,
                    value="ghosts",
                ),
                CommandRow(
                    Command.VARIATIONS_LETTERS,
                    tr_noop(_C, "&Letters"),
                    tr_noop(_C, "Show variations as letters"),
                    setting=settings.VARIATIONS_STYLE,
                    value="letters",
                ),
                SEPARATOR,
                CommandRow(
                    Command.VARIATIONS_CHILDREN,
                    tr_noop(_C, "&Moves after This Position"),
                    tr_noop(_C, "Show the moves that follow this position"),
                    setting=settings.VARIATIONS_CHILDREN,
                ),
                CommandRow(
                    Command.VARIATIONS_SIBLINGS,
                    tr_noop(_C, "&Alternatives to the Last Move"),
                    tr_noop(_C, "Show the variations that replace the last move"),
                    setting=settings.VARIATIONS_SIBLINGS,
                ),
                CommandRow(
                    Command.VARIATIONS_FILE,
                    tr_noop(_C, "As &Specified in File"),
                    tr_noop(_C, "Show variations as specified in the file"),
                    setting=settings.VARIATIONS_FROM_FILE,
                ),
                SEPARATOR,
                CommandRow(
                    Command.COLLAPSE,
                    tr_noop(_C, "&Collapse Branch in Tree"),
                    tr_noop(_C, "Hide or show the branch after this node in the tree"),
                    also=tr_noop(_K, "fold, unfold"),
                ),
                CommandRow(
                    Command.EXPAND_ALL,
                    tr_noop(_C, "&Expand All Branches in Tree"),
                    tr_noop(_C, "Show every node in the tree"),
                    also=tr_noop(_K, "unfold, open all"),
                ),
            ),
        ),
        MOVE_NUMBERS,
        CommandRow(
            Command.CLEAN_BOARD,
            tr_noop(_C, "Board and &Stones Only"),
            tr_noop(_C, "Hide everything except stones, the last-move mark and edge coordinates"),
            keys=("F12",),
            toggles=True,
            also=tr_noop(_K, "bare board, hide markup, hide variations, hide move numbers"),
        ),
        SEPARATOR,
        PANELS,
        Submenu(
            tr_noop(_M, "La&yout"),
            (
                CommandRow(
                    Command.LAYOUT_RECORD,
                    tr_noop(_C, "&Record"),
                    tr_noop(_C, "Show the panels and toolbars for recording a game"),
                    also=tr_noop(_K, "workspace, arrange"),
                ),
                CommandRow(
                    Command.LAYOUT_STUDY,
                    tr_noop(_C, "&Study"),
                    tr_noop(
                        _C, "Show the panels and toolbars for studying games with the collection"
                    ),
                    also=tr_noop(_K, "workspace, arrange"),
                ),
                CommandRow(
                    Command.LAYOUT_ANNOTATE,
                    tr_noop(_C, "&Annotate"),
                    tr_noop(_C, "Show the panels and toolbars for annotating a game"),
                    also=tr_noop(_K, "workspace, arrange"),
                ),
                LAYOUTS,
                SEPARATOR,
                CommandRow(
                    Command.LAYOUT_SAVE,
                    tr_noop(_C, "Save &Layout…"),
                    tr_noop(_C, "Save the visible panels and toolbars and their sizes"),
                    also=tr_noop(_K, "workspace, arrangement"),
                ),
                CommandRow(
                    Command.LAYOUT_DELETE,
                    tr_noop(_C, "&Delete Layout…"),
                    tr_noop(_C, "Delete a saved layout"),
                    also=tr_noop(_K, "workspace, remove"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.DEFAULT_LAYOUT,
                    tr_noop(_C, "Restore D&efault Layout"),
                    tr_noop(_C, "Restore the default layout of panels and toolbars"),
                    also=tr_noop(_K, "reset panels, rearrange, docks"),
                ),
            ),
        ),
        SEPARATOR,
        CommandRow(
            Command.DARK,
            tr_noop(_C, "Dar&k Theme"),
            tr_noop(_C, "Use dark colours in the window"),
            keys=("Ctrl+Shift+D",),
            also=tr_noop(_K, "night mode, black"),
            toggles=True,
        ),
        LANGUAGES,
        CommandRow(
            Command.FULL_SCREEN,
            tr_noop(_C, "&Full Screen"),
            tr_noop(_C, "Show the window in full screen"),
            keys=("F11",),
            toggles=True,
            also=tr_noop(_K, "fullscreen, maximise"),
        ),
        CommandRow(
            Command.ZEN,
            tr_noop(_C, "Z&en Mode"),
            tr_noop(_C, "Hide menus, toolbars and panels"),
            keys=("Shift+F11",),
            toggles=True,
            also=tr_noop(_K, "board only, distraction-free, presentation"),
        ),
    ),
)
