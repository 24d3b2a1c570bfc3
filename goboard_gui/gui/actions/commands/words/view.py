"""The words, pictures and keys of the commands that turn and dress the board and the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

# Views have Sabaki's keys and others, because many desktops take Ctrl+Alt+arrows for themselves.
VIEW: Mapping[Command, Words] = {
    Command.TURN_RIGHT: Words(
        mark(_C, "Turn &right"),
        mark(_C, "Turn the view clockwise"),
        "turn-right",
        ("Ctrl+Alt+Right", "Ctrl+]"),
        also=mark(_C, "rotate"),
    ),
    Command.TURN_LEFT: Words(
        mark(_C, "Turn &left"),
        mark(_C, "Turn the view counter-clockwise"),
        "turn-left",
        ("Ctrl+Alt+Left", "Ctrl+["),
        also=mark(_C, "rotate"),
    ),
    Command.MIRROR_HORIZONTAL: Words(
        mark(_C, "Mirror left and right"),
        mark(_C, "Mirror the view left and right"),
        "mirror-horizontal",
        ("Ctrl+Alt+Down", "Ctrl+Shift+H"),
        also=mark(_C, "flip, reflect"),
    ),
    Command.MIRROR_VERTICAL: Words(
        mark(_C, "Mirror top and bottom"),
        mark(_C, "Mirror the view top and bottom"),
        "mirror-vertical",
        ("Ctrl+Alt+Shift+Down", "Ctrl+Shift+V"),
        also=mark(_C, "flip, reflect"),
    ),
    Command.NORMAL_VIEW: Words(
        mark(_C, "&Normal view"),
        mark(_C, "Back to the view of the record"),
        "",
        ("Ctrl+Alt+0", "Ctrl+Shift+0"),
        also=mark(_C, "reset, unrotate"),
    ),
    Command.ZOOM_IN: Words(
        mark(_C, "Zoom &in"), keys=("Ctrl++", "Ctrl+="), also=mark(_C, "larger, magnify")
    ),
    Command.ZOOM_OUT: Words(mark(_C, "Zoom &out"), keys=("Ctrl+-",), also=mark(_C, "smaller")),
    Command.ZOOM_NORMAL: Words(
        mark(_C, "&Usual size"),
        mark(_C, "One stone size for all boards"),
        keys=("Ctrl+0",),
        also=mark(_C, "reset zoom, 100%"),
    ),
    Command.FIT: Words(
        mark(_C, "&Fit to window"),
        mark(_C, "Make this board as large as the window"),
        "fit",
        ("F7",),
        checkable=True,
        also=mark(_C, "resize, maximise"),
    ),
    Command.GALLERY: Words(
        mark(_C, "&Sizes side by side"),
        mark(_C, "9×9, 13×13 and 19×19 at one stone size"),
        also=mark(_C, "compare"),
    ),
    Command.LAST_DOT: Words(mark(_C, "&Dot"), checkable=True),
    Command.LAST_TRIANGLE: Words(mark(_C, "&Triangle"), checkable=True),
    Command.LAST_NUMBER: Words(mark(_C, "&Number"), checkable=True),
    Command.LAST_NOTHING: Words(mark(_C, "N&othing"), checkable=True),
    Command.VARIATIONS_NOTHING: Words(
        mark(_C, "&Nothing"), checkable=True, also=mark(_C, "hide variations")
    ),
    Command.VARIATIONS_GHOSTS: Words(mark(_C, "&Ghost stones"), checkable=True),
    Command.VARIATIONS_LETTERS: Words(mark(_C, "&Letters"), checkable=True),
    Command.VARIATIONS_CHILDREN: Words(mark(_C, "Moves &after this position"), checkable=True),
    Command.VARIATIONS_SIBLINGS: Words(
        mark(_C, "&Other moves instead of the last one"), checkable=True
    ),
    Command.VARIATIONS_FILE: Words(
        mark(_C, "As the &file asks"),
        mark(_C, "Follow what a file says of showing its variations"),
        checkable=True,
    ),
    Command.NATURAL: Words(
        mark(_C, "Stones placed by &hand"),
        mark(_C, "Let stones lie a little beside their points, as real ones do"),
        checkable=True,
        also=mark(_C, "realistic, jitter, fuzzy"),
    ),
    Command.DARK: Words(
        mark(_C, "&Dark window"),
        keys=("Ctrl+Shift+D",),
        checkable=True,
        also=mark(_C, "theme, night mode, black"),
    ),
    Command.DEFAULT_LAYOUT: Words(
        mark(_C, "Default la&yout"),
        mark(_C, "Put panels and toolbars where they were at first"),
        also=mark(_C, "reset, arrange, usual places, docks"),
    ),
    Command.FULL_SCREEN: Words(
        mark(_C, "Full s&creen"),
        keys=("F11",),
        checkable=True,
        also=mark(_C, "fullscreen, maximise"),
    ),
    Command.ZEN: Words(
        mark(_C, "Bo&ard alone"),
        mark(_C, "Hide menus, tools and panels"),
        keys=("Shift+F11",),
        checkable=True,
        also=mark(_C, "distraction free, presentation"),
    ),
    Command.SOUNDS: Words(
        mark(_C, "&Play sounds"),
        mark(_C, "Let stones be heard"),
        checkable=True,
        also=mark(_C, "audio, mute, noise"),
    ),
}
