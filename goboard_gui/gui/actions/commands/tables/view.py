"""Commands that change the view of the board and the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

# Views have Sabaki's keys and others, because many desktops take Ctrl+Alt+arrows for themselves.
VIEW: Mapping[Command, CommandInfo] = {
    Command.TURN_RIGHT: CommandInfo(
        tr_noop(_C, "Turn &right"),
        tr_noop(_C, "Turn the view clockwise"),
        "turn-right",
        ("Ctrl+Alt+Right", "Ctrl+]"),
        also=tr_noop(_C, "rotate"),
    ),
    Command.TURN_LEFT: CommandInfo(
        tr_noop(_C, "Turn &left"),
        tr_noop(_C, "Turn the view counter-clockwise"),
        "turn-left",
        ("Ctrl+Alt+Left", "Ctrl+["),
        also=tr_noop(_C, "rotate"),
    ),
    Command.MIRROR_HORIZONTAL: CommandInfo(
        tr_noop(_C, "Mirror left and right"),
        tr_noop(_C, "Mirror the view left and right"),
        "mirror-horizontal",
        ("Ctrl+Alt+Down", "Ctrl+Shift+H"),
        also=tr_noop(_C, "flip, reflect"),
    ),
    Command.MIRROR_VERTICAL: CommandInfo(
        tr_noop(_C, "Mirror top and bottom"),
        tr_noop(_C, "Mirror the view top and bottom"),
        "mirror-vertical",
        ("Ctrl+Alt+Shift+Down", "Ctrl+Shift+V"),
        also=tr_noop(_C, "flip, reflect"),
    ),
    Command.NORMAL_VIEW: CommandInfo(
        tr_noop(_C, "&Normal view"),
        tr_noop(_C, "Back to the view of the record"),
        "",
        ("Ctrl+Alt+0", "Ctrl+Shift+0"),
        also=tr_noop(_C, "reset, unrotate"),
    ),
    Command.ZOOM_IN: CommandInfo(
        tr_noop(_C, "Zoom &in"), keys=("Ctrl++", "Ctrl+="), also=tr_noop(_C, "larger, magnify")
    ),
    Command.ZOOM_OUT: CommandInfo(
        tr_noop(_C, "Zoom &out"), keys=("Ctrl+-",), also=tr_noop(_C, "smaller")
    ),
    Command.ZOOM_NORMAL: CommandInfo(
        tr_noop(_C, "&Usual size"),
        tr_noop(_C, "One stone size for all boards"),
        keys=("Ctrl+0",),
        also=tr_noop(_C, "reset zoom, 100%"),
    ),
    Command.FIT: CommandInfo(
        tr_noop(_C, "&Fit to window"),
        tr_noop(_C, "Make this board as large as the window"),
        "fit",
        ("F7",),
        checkable=True,
        also=tr_noop(_C, "resize, maximise"),
    ),
    Command.GALLERY: CommandInfo(
        tr_noop(_C, "&Sizes side by side"),
        tr_noop(_C, "9×9, 13×13 and 19×19 at one stone size"),
        also=tr_noop(_C, "compare"),
    ),
    Command.LAST_DOT: CommandInfo(tr_noop(_C, "&Dot"), checkable=True),
    Command.LAST_TRIANGLE: CommandInfo(tr_noop(_C, "&Triangle"), checkable=True),
    Command.LAST_NUMBER: CommandInfo(tr_noop(_C, "&Number"), checkable=True),
    Command.LAST_NOTHING: CommandInfo(tr_noop(_C, "N&othing"), checkable=True),
    Command.VARIATIONS_NOTHING: CommandInfo(
        tr_noop(_C, "&Nothing"), checkable=True, also=tr_noop(_C, "hide variations")
    ),
    Command.VARIATIONS_GHOSTS: CommandInfo(tr_noop(_C, "&Ghost stones"), checkable=True),
    Command.VARIATIONS_LETTERS: CommandInfo(tr_noop(_C, "&Letters"), checkable=True),
    Command.VARIATIONS_CHILDREN: CommandInfo(
        tr_noop(_C, "Moves &after this position"), checkable=True
    ),
    Command.VARIATIONS_SIBLINGS: CommandInfo(
        tr_noop(_C, "&Other moves instead of the last one"), checkable=True
    ),
    Command.VARIATIONS_FILE: CommandInfo(
        tr_noop(_C, "As the &file asks"),
        tr_noop(_C, "Follow what a file says of showing its variations"),
        checkable=True,
    ),
    Command.NATURAL: CommandInfo(
        tr_noop(_C, "Stones placed by &hand"),
        tr_noop(_C, "Let stones lie a little beside their points, as real ones do"),
        checkable=True,
        also=tr_noop(_C, "realistic, jitter, fuzzy"),
    ),
    Command.DARK: CommandInfo(
        tr_noop(_C, "&Dark window"),
        keys=("Ctrl+Shift+D",),
        checkable=True,
        also=tr_noop(_C, "theme, night mode, black"),
    ),
    Command.DEFAULT_LAYOUT: CommandInfo(
        tr_noop(_C, "Default la&yout"),
        tr_noop(_C, "Put panels and toolbars where they were at first"),
        also=tr_noop(_C, "reset, arrange, usual places, docks"),
    ),
    Command.FULL_SCREEN: CommandInfo(
        tr_noop(_C, "Full s&creen"),
        keys=("F11",),
        checkable=True,
        also=tr_noop(_C, "fullscreen, maximise"),
    ),
    Command.ZEN: CommandInfo(
        tr_noop(_C, "Bo&ard alone"),
        tr_noop(_C, "Hide menus, tools and panels"),
        keys=("Shift+F11",),
        checkable=True,
        also=tr_noop(_C, "distraction free, presentation"),
    ),
    Command.SOUNDS: CommandInfo(
        tr_noop(_C, "&Play sounds"),
        tr_noop(_C, "Let stones be heard"),
        checkable=True,
        also=tr_noop(_C, "audio, mute, noise"),
    ),
}
