"""Commands that change the view of the board and the window."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    LANGUAGES,
    PANELS,
    SEPARATOR,
    VIEWS,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

VIEW = Submenu(
    tr_noop(_M, "&View"),
    (
        CommandRow(
            Command.TURN_RIGHT,
            tr_noop(_C, "Turn &right"),
            tr_noop(_C, "Turn the view clockwise"),
            "turn-right",
            ("Ctrl+Alt+Right", "Ctrl+]"),
            also=tr_noop(_C, "rotate"),
        ),
        CommandRow(
            Command.TURN_LEFT,
            tr_noop(_C, "Turn &left"),
            tr_noop(_C, "Turn the view counter-clockwise"),
            "turn-left",
            ("Ctrl+Alt+Left", "Ctrl+["),
            also=tr_noop(_C, "rotate"),
        ),
        CommandRow(
            Command.MIRROR_HORIZONTAL,
            tr_noop(_C, "Mirror left and right"),
            tr_noop(_C, "Mirror the view left and right"),
            "mirror-horizontal",
            ("Ctrl+Alt+Down", "Ctrl+Shift+H"),
            also=tr_noop(_C, "flip, reflect"),
        ),
        CommandRow(
            Command.MIRROR_VERTICAL,
            tr_noop(_C, "Mirror top and bottom"),
            tr_noop(_C, "Mirror the view top and bottom"),
            "mirror-vertical",
            ("Ctrl+Alt+Shift+Down", "Ctrl+Shift+V"),
            also=tr_noop(_C, "flip, reflect"),
        ),
        VIEWS,
        CommandRow(
            Command.NORMAL_VIEW,
            tr_noop(_C, "&Normal view"),
            tr_noop(_C, "Back to the view of the record"),
            "",
            ("Ctrl+Alt+0", "Ctrl+Shift+0"),
            also=tr_noop(_C, "reset, unrotate"),
        ),
        SEPARATOR,
        CommandRow(
            Command.ZOOM_IN,
            tr_noop(_C, "Zoom &in"),
            keys=("Ctrl++", "Ctrl+="),
            also=tr_noop(_C, "larger, magnify"),
        ),
        CommandRow(
            Command.ZOOM_OUT,
            tr_noop(_C, "Zoom &out"),
            keys=("Ctrl+-",),
            also=tr_noop(_C, "smaller"),
        ),
        CommandRow(
            Command.ZOOM_NORMAL,
            tr_noop(_C, "&Usual size"),
            tr_noop(_C, "One stone size for all boards"),
            keys=("Ctrl+0",),
            also=tr_noop(_C, "reset zoom, 100%"),
        ),
        CommandRow(
            Command.FIT,
            tr_noop(_C, "&Fit to window"),
            tr_noop(_C, "Make this board as large as the window"),
            "fit",
            ("F7",),
            also=tr_noop(_C, "resize, maximise"),
            setting=settings.FIT_BOARD,
        ),
        CommandRow(
            Command.GALLERY,
            tr_noop(_C, "&Sizes side by side"),
            tr_noop(_C, "9×9, 13×13 and 19×19 at one stone size"),
            also=tr_noop(_C, "compare"),
        ),
        SEPARATOR,
        Submenu(
            tr_noop(_M, "&Variations on the board"),
            (
                CommandRow(
                    Command.VARIATIONS_NOTHING,
                    tr_noop(_C, "&Nothing"),
                    also=tr_noop(_C, "hide variations"),
                    setting=settings.VARIATIONS_STYLE,
                    value="nothing",
                ),
                CommandRow(
                    Command.VARIATIONS_GHOSTS,
                    tr_noop(_C, "&Ghost stones"),
                    setting=settings.VARIATIONS_STYLE,
                    value="ghosts",
                ),
                CommandRow(
                    Command.VARIATIONS_LETTERS,
                    tr_noop(_C, "&Letters"),
                    setting=settings.VARIATIONS_STYLE,
                    value="letters",
                ),
                SEPARATOR,
                CommandRow(
                    Command.VARIATIONS_CHILDREN,
                    tr_noop(_C, "Moves &after this position"),
                    setting=settings.VARIATIONS_CHILDREN,
                ),
                CommandRow(
                    Command.VARIATIONS_SIBLINGS,
                    tr_noop(_C, "&Other moves instead of the last one"),
                    setting=settings.VARIATIONS_SIBLINGS,
                ),
                CommandRow(
                    Command.VARIATIONS_FILE,
                    tr_noop(_C, "As the &file asks"),
                    tr_noop(_C, "Follow what a file says of showing its variations"),
                    setting=settings.VARIATIONS_FROM_FILE,
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "&Mark of the last move"),
            (
                CommandRow(
                    Command.LAST_DOT,
                    tr_noop(_C, "&Dot"),
                    setting=settings.LAST_MOVE_MARK,
                    value="dot",
                ),
                CommandRow(
                    Command.LAST_TRIANGLE,
                    tr_noop(_C, "&Triangle"),
                    setting=settings.LAST_MOVE_MARK,
                    value="triangle",
                ),
                CommandRow(
                    Command.LAST_NUMBER,
                    tr_noop(_C, "&Number"),
                    setting=settings.LAST_MOVE_MARK,
                    value="number",
                ),
                CommandRow(
                    Command.LAST_NOTHING,
                    tr_noop(_C, "N&othing"),
                    setting=settings.LAST_MOVE_MARK,
                    value="nothing",
                ),
            ),
        ),
        CommandRow(
            Command.NATURAL,
            tr_noop(_C, "Stones placed by &hand"),
            tr_noop(_C, "Let stones lie a little beside their points, as real ones do"),
            also=tr_noop(_C, "realistic, jitter, fuzzy"),
            setting=settings.NATURAL_PLACEMENT,
        ),
        # It may fail or ask first, so the feature itself changes the setting.
        CommandRow(
            Command.SOUNDS,
            tr_noop(_C, "&Play sounds"),
            tr_noop(_C, "Let stones be heard"),
            toggles=True,
            also=tr_noop(_C, "audio, mute, noise"),
        ),
        SEPARATOR,
        PANELS,
        CommandRow(
            Command.DEFAULT_LAYOUT,
            tr_noop(_C, "Default la&yout"),
            tr_noop(_C, "Put panels and toolbars where they were at first"),
            also=tr_noop(_C, "reset, arrange, usual places, docks"),
        ),
        SEPARATOR,
        CommandRow(
            Command.DARK,
            tr_noop(_C, "&Dark window"),
            keys=("Ctrl+Shift+D",),
            also=tr_noop(_C, "theme, night mode, black"),
            setting=settings.THEME,
            value="dark",
        ),
        LANGUAGES,
        CommandRow(
            Command.FULL_SCREEN,
            tr_noop(_C, "Full s&creen"),
            keys=("F11",),
            toggles=True,
            also=tr_noop(_C, "fullscreen, maximise"),
        ),
        CommandRow(
            Command.ZEN,
            tr_noop(_C, "Bo&ard alone"),
            tr_noop(_C, "Hide menus, tools and panels"),
            keys=("Shift+F11",),
            toggles=True,
            also=tr_noop(_C, "distraction free, presentation"),
        ),
    ),
)
