"""What each command does in a window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from ..diagram.compose import LastMove
from ..go import Size, Symmetry
from ..notation import Reading
from ..record import navigation
from . import dialogs, look
from . import settings as keys
from .board_view import ZOOM_STEP
from .commands import GOBOARD, LAST_MOVE_COMMANDS, NOTATION_COMMANDS, SABAKI, Command

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .main_window import MainWindow
    from .printing import Printing

HELD = (
    Command.BACK,
    Command.FORWARD,
    Command.BACK_TEN,
    Command.FORWARD_TEN,
    Command.PREVIOUS_VARIATION,
    Command.NEXT_VARIATION,
)
"""The commands whose keys may be held down to go on and on."""

_SHOWN = {
    Command.SHOW_EDGES: "edges",
    Command.SHOW_NAMES: "names",
    Command.SHOW_STRUCTURE: "structure",
    Command.SHOW_SPOTLIGHT: "spotlight",
}

_REMEMBERED = {
    Command.ALLOW_ILLEGAL: keys.ALLOW_ILLEGAL,
    Command.FIT: keys.FIT,
    Command.NATURAL: keys.NATURAL,
}


class WindowCommands(QObject):
    """Connects the actions of a window to its parts, and keeps their states true."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._document = window.document
        self._viewpoint = window.viewpoint
        self._settings = window.settings
        self._printing: Printing | None = None
        actions = window.commands
        for slots in (self._files(), self._moves(), self._views(), self._windows()):
            actions.connect_commands(slots)
        window.board_view.stepped.connect(self._step)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        escape.activated.connect(self._unwind)
        window.board_view.use_zoom(self._settings.get(keys.ZOOM))
        window.board_view.use_fit(self._settings.get(keys.FIT))
        self._use_look()
        self._use_keys()
        self._viewpoint.changed.connect(self._check)
        self._check()

    def _files(self) -> Mapping[Command, Callable[[], object]]:
        filing = self._window.filing
        return {
            Command.NEW: self._new,
            Command.OPEN: filing.open_asked,
            Command.SAVE: filing.save,
            Command.SAVE_AS: filing.save_as,
            Command.EXPORT_PDF: lambda: self._print_room().export_pdf(),
            Command.EXPORT_SVG: lambda: self._print_room().export_svg(),
            Command.EXPORT_PNG: lambda: self._print_room().export_png(),
            Command.PRINT: lambda: self._print_room().print_asked(),
            Command.PRINT_PREVIEW: lambda: self._print_room().preview(),
            Command.QUIT: QApplication.closeAllWindows,
        }

    def _moves(self) -> Mapping[Command, Callable[[], object]]:
        document = self._document
        return {
            Command.PASS: lambda: self._window.presenter.play(None),
            Command.RESIGN: document.resign,
            Command.ALLOW_ILLEGAL: partial(self._remember, Command.ALLOW_ILLEGAL),
            Command.REMOVE: document.remove,
            Command.TYPE_MOVE: self._window.entry.setFocus,
            Command.BACK: lambda: self._step(-1),
            Command.FORWARD: lambda: self._step(1),
            Command.BACK_TEN: lambda: self._step(-10),
            Command.FORWARD_TEN: lambda: self._step(10),
            Command.START: lambda: document.go_to(document.session.tree.root),
            Command.END: lambda: document.go_to(document.session.line[-1]),
            Command.PREVIOUS_VARIATION: lambda: self._go(navigation.variation, -1),
            Command.NEXT_VARIATION: lambda: self._go(navigation.variation, 1),
            Command.PREVIOUS_FORK: lambda: self._go(navigation.fork, -1),
            Command.NEXT_FORK: lambda: self._go(navigation.fork, 1),
            Command.MAIN_LINE: lambda: document.go_to(navigation.main_line(document.session)),
            Command.GO_TO_MOVE: self._go_to_move,
            Command.PREVIOUS_GAME: lambda: document.go_to_game(document.game - 1),
            Command.NEXT_GAME: lambda: document.go_to_game(document.game + 1),
        }

    def _views(self) -> Mapping[Command, Callable[[], object]]:
        viewpoint = self._viewpoint
        turns = {
            Command.TURN_RIGHT: Symmetry.R90,
            Command.TURN_LEFT: Symmetry.R270,
            Command.MIRROR_HORIZONTAL: Symmetry.MIRROR_HORIZONTAL,
            Command.MIRROR_VERTICAL: Symmetry.MIRROR_VERTICAL,
        }
        slots: dict[Command, Callable[[], object]] = {
            Command.NORMAL_VIEW: lambda: viewpoint.choose_view(Symmetry.IDENTITY),
            Command.NAMES_STAY: self._choose_reading,
        }
        for command, turn in turns.items():
            slots[command] = partial(viewpoint.turn, turn)
        for command, notation in NOTATION_COMMANDS.items():
            slots[command] = partial(viewpoint.choose_notation, notation)
        for command, how in LAST_MOVE_COMMANDS.items():
            slots[command] = partial(viewpoint.mark_last_move, LastMove(how))
        for command in _SHOWN:
            slots[command] = partial(self._choose_shown, command)
        return slots

    def _windows(self) -> Mapping[Command, Callable[[], object]]:
        return {
            Command.ZOOM_IN: lambda: self._zoom(self._window.board_view.zoom * ZOOM_STEP),
            Command.ZOOM_OUT: lambda: self._zoom(self._window.board_view.zoom / ZOOM_STEP),
            Command.ZOOM_NORMAL: lambda: self._zoom(1.0),
            Command.FIT: self._fit,
            Command.GALLERY: self._show_gallery,
            Command.NATURAL: self._choose_placement,
            Command.DARK: self._darken,
            Command.FULL_SCREEN: self._full_screen,
            Command.SABAKI_KEYS: self._choose_keys,
            Command.KEYS: self._show_keys,
            Command.ABOUT: self._show_about,
            Command.ABOUT_QT: QApplication.aboutQt,
        }

    def refresh(self) -> None:
        """Enable what can be done at the cursor."""
        session, actions = self._document.session, self._window.commands
        before, after = session.place > 0, session.place + 1 < len(session.line)
        for command in (Command.BACK, Command.BACK_TEN, Command.START, Command.REMOVE):
            actions[command].setEnabled(before)
        for command in (Command.FORWARD, Command.FORWARD_TEN, Command.END):
            actions[command].setEnabled(after)
        games = len(self._document.games)
        actions[Command.PREVIOUS_GAME].setEnabled(self._document.game > 0)
        actions[Command.NEXT_GAME].setEnabled(self._document.game + 1 < games)

    def _check(self) -> None:
        """Check what is chosen."""
        actions, viewpoint = self._window.commands, self._viewpoint
        for command, key in NOTATION_COMMANDS.items():
            actions[command].setChecked(viewpoint.notation.id == key)
        for command, part in _SHOWN.items():
            actions[command].setChecked(getattr(viewpoint.shown, part))
        for command, how in LAST_MOVE_COMMANDS.items():
            actions[command].setChecked(viewpoint.shown.last_move.value == how)
        for command, setting in _REMEMBERED.items():
            actions[command].setChecked(self._settings.get(setting))
        actions[Command.NAMES_STAY].setChecked(viewpoint.reading is Reading.STAY)
        actions[Command.NORMAL_VIEW].setEnabled(viewpoint.view is not Symmetry.IDENTITY)
        actions[Command.DARK].setChecked(self._settings.get(keys.THEME) == look.DARK)
        actions[Command.SABAKI_KEYS].setChecked(self._settings.get(keys.KEYS) == SABAKI)

    def _remember(self, command: Command) -> None:
        self._settings.set(_REMEMBERED[command], self._checked(command))

    def _checked(self, command: Command) -> bool:
        return self._window.commands[command].isChecked()

    def _print_room(self) -> Printing:
        from . import printing  # slow to import and seldom needed first

        if self._printing is None:
            self._printing = printing.Printing(self._document, self._viewpoint, self._window)
        return self._printing

    def _new(self, size: Size | None = None) -> None:
        from .new_game_dialog import NewGameDialog

        if not self._window.filing.may_leave():
            return
        dialog = NewGameDialog(self._settings, self._window)
        if size is not None:
            dialog.choose_size(size)
        if dialog.exec():
            self._window.filing.begin(dialog.chosen())

    def _step(self, count: int) -> None:
        self._go(navigation.steps_away, count)

    def _go(self, way: Callable[..., int], count: int) -> None:
        self._document.go_to(way(self._document.session, count))

    def _go_to_move(self) -> None:
        session = self._document.session
        last = max(step.number for step in session.steps())
        number = dialogs.ask_move_number(self._window, session.step.number, last)
        if number is not None:
            node = navigation.move_number(session, number)
            self._document.go_to(session.tree.root if node is None else node)

    def _choose_reading(self) -> None:
        stay = self._checked(Command.NAMES_STAY)
        self._viewpoint.choose_reading(Reading.STAY if stay else Reading.TRAVEL)

    def _choose_shown(self, command: Command) -> None:
        self._viewpoint.show(_SHOWN[command], self._checked(command))

    def _zoom(self, zoom: float) -> None:
        self._window.board_view.use_zoom(zoom)
        self._settings.set(keys.ZOOM, self._window.board_view.zoom)

    def _fit(self) -> None:
        self._remember(Command.FIT)
        self._window.board_view.use_fit(self._settings.get(keys.FIT))

    def _choose_placement(self) -> None:
        self._remember(Command.NATURAL)
        self._use_look()

    def _darken(self) -> None:
        self._settings.set(keys.THEME, look.DARK if self._checked(Command.DARK) else look.LIGHT)
        self._use_look()

    def _use_look(self) -> None:
        look.apply(self._settings.get(keys.THEME))
        self._window.board_view.use_theme(look.board_theme(self._settings))
        self._window.commands.refresh_icons()

    def _choose_keys(self) -> None:
        preset = SABAKI if self._checked(Command.SABAKI_KEYS) else GOBOARD
        self._settings.set(keys.KEYS, preset)
        self._use_keys()

    def _use_keys(self) -> None:
        self._window.commands.use_keys(self._settings.get(keys.KEYS))

    def _full_screen(self) -> None:
        if self._checked(Command.FULL_SCREEN):
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _unwind(self) -> None:
        """Leave, one at a time, what Esc leaves: the message, then the full screen."""
        if self._window.board_view.message.isVisible():
            self._window.board_view.message.hide()
        elif self._window.isFullScreen():
            self._window.commands[Command.FULL_SCREEN].trigger()

    def _show_gallery(self) -> None:
        from .gallery import Gallery

        gallery = Gallery(self._viewpoint, look.board_theme(self._settings), self._window)
        gallery.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        gallery.chosen.connect(self._new)
        gallery.show()

    def _show_keys(self) -> None:
        from .help_dialogs import KeysDialog

        KeysDialog(self._window.commands, self._window).exec()

    def _show_about(self) -> None:
        from .help_dialogs import show_about

        show_about(self._window)
