"""Keys that desktops, systems and input methods take in their shipped defaults.

They do not reach a program, or only sometimes. Keys with Meta (the Windows or Super key) and
multimedia keys are left out, as the program uses none of them. In Qt's spelling, Ctrl is
Command and Meta is Control on macOS; its function keys are left out.
"""

from __future__ import annotations

from typing import NamedTuple


class TakenKeys(NamedTuple):
    """Keys in Qt's portable spelling, who takes them, and where their defaults are stated."""

    owner: str
    source: str
    keys: tuple[str, ...]


def _with(prefix: str, *keys: str) -> tuple[str, ...]:
    return tuple(f"{prefix}+{key}" for key in keys)


_ARROWS = "Left", "Right", "Up", "Down"
_FUNCTION_KEYS = tuple(f"F{number}" for number in range(1, 13))

TAKEN_KEYS = (
    TakenKeys(
        "GNOME",
        "gsettings-desktop-schemas 43.0, org.gnome.desktop.wm.keybindings",
        (
            *_with("Ctrl+Alt", *_ARROWS),
            *_with("Ctrl+Alt+Shift", *_ARROWS),
            *_with("Alt", "Tab", "Esc", "Space", "F2", "F4", "F5", "F6", "F7", "F8", "F10"),
            *_with("Ctrl+Alt", "Tab", "Esc"),
            *("Alt+Shift+Backtab", "Alt+Shift+Esc", "Alt+Shift+F6"),
            *("Ctrl+Alt+Shift+Backtab", "Ctrl+Alt+Shift+Esc"),
            *("Alt+`", "Alt+Shift+`", "Alt+F1"),
        ),
    ),
    TakenKeys(
        "GNOME",
        "mutter 43.8, org.gnome.mutter.wayland.keybindings",
        _with("Ctrl+Alt", *_FUNCTION_KEYS),
    ),
    TakenKeys(
        "GNOME",
        "gnome-shell 43.9, org.gnome.shell.keybindings; gnome-settings-daemon 43, media-keys",
        ("Ctrl+Alt+Shift+R", "Print", "Shift+Print", "Alt+Print", "Ctrl+Alt+Del"),
    ),
    TakenKeys(
        "KDE Plasma",
        "kwin 5.27, src/virtualdesktops.cpp",
        _with("Ctrl", "F1", "F2", "F3", "F4"),
    ),
    TakenKeys(
        "KDE Plasma",
        "kwin 5.27, src/kwinbindings.cpp, plugins/windowview and plugins/desktopgrid",
        (
            *_with("Ctrl", "F7", "F8", "F9", "F10"),
            *("Alt+F3", "Alt+F4", "Ctrl+Alt+A", "Ctrl+Alt+Esc", "Alt+Shift+F12"),
        ),
    ),
    TakenKeys("KDE Plasma", "konsole, org.kde.konsole.desktop", ("Ctrl+Alt+T",)),
    TakenKeys(
        "Xfce",
        "libxfce4ui 4.18, xfce4-keyboard-shortcuts.xml, xfwm4",
        (
            *_with("Alt", "Ins", "Del", "Tab", "Space", "F4"),
            *_with("Alt", "F6", "F7", "F8", "F9", "F10", "F11", "F12"),
            *_with("Ctrl+Alt", *_ARROWS, "Home", "End", "D"),
            *_with("Ctrl+Alt+Shift", "Left", "Right", "Up"),
            *_with("Alt+Shift", "Backtab", "PgUp", "PgDown"),
            *_with("Ctrl", *_FUNCTION_KEYS),
        ),
    ),
    TakenKeys(
        "Xfce",
        "libxfce4ui 4.18, xfce4-keyboard-shortcuts.xml, commands",
        (
            *_with("Alt", "F1", "F2", "F3", "Print"),
            *_with("Ctrl+Alt", "Del", "L", "T", "F", "Esc"),
            *("Ctrl+Esc", "Ctrl+Shift+Esc", "Print", "Shift+Print"),
        ),
    ),
    TakenKeys(
        "openbox",
        "openbox 3.6.1, rc.xml",
        (
            *_with("Ctrl+Alt", *_ARROWS, "Tab"),
            *_with("Alt+Shift", *_ARROWS, "Backtab"),
            *_with("Alt", "F4", "Esc", "Space", "Tab", "Print"),
            "Print",
        ),
    ),
    TakenKeys(
        "Windows",
        "Microsoft Support, “Keyboard shortcuts in Windows”",
        (
            *_with("Alt", "Tab", "Esc", "F4", "Space", "Print"),
            *_with("Ctrl+Alt", "Tab", "Del"),
            *("Alt+Shift+Backtab", "Ctrl+Esc", "Ctrl+Shift+Esc", "Ctrl+F4", "Print", "F10"),
            "Shift+F10",
        ),
    ),
    TakenKeys(
        "macOS",
        "Apple Support, “Mac keyboard shortcuts”",
        (
            *_with("Ctrl", "Tab", "Space", "`", "H", "?"),
            *_with("Ctrl+Alt", "Space", "Esc", "H", "D"),
            *_with("Ctrl+Shift", "Backtab", "~", "3", "4", "5", "Q"),
            *_with("Meta", *_ARROWS, "Space"),
            *("Meta+Alt+Space", "Meta+Ctrl+Space", "Meta+Ctrl+Q", "Meta+Ctrl+F"),
        ),
    ),
    TakenKeys(
        "ibus",
        "ibus 1.5.27, org.freedesktop.ibus.gschema.xml",
        ("Ctrl+Space", "Alt+`", "Ctrl+Shift+U"),
    ),
    TakenKeys(
        "fcitx 5",
        "fcitx5 5.0.21, libFcitx5Core and the modules clipboard and unicode",
        (*_with("Ctrl", "Space", ";"), "Ctrl+Alt+P", "Ctrl+Alt+Shift+U", "Ctrl+Shift+U"),
    ),
    TakenKeys(
        "fcitx 5",
        "fcitx5-chinese-addons, modules chttrans, punctuation and cloudpinyin",
        ("Ctrl+Shift+F", "Ctrl+.", "Ctrl+Alt+Shift+C"),
    ),
)
