"""The current tool of the board, chosen by commands, and the tool that plays moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ....diagram.picture import Cell
from ....record.edits.typed import TypedMove
from ....record.navigation.jumps import last_move_at
from ...actions.commands import Command, ExclusiveGroup
from ...actions.commands.command_table import command_values
from ...widgets import dialogs
from .tool import MouseButton, PointActionSignals, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.compose import HoverEffects
    from ....diagram.picture import Picture
    from ....go import Point
    from ....notation import Naming
    from ....record import Tree
    from ....record.edits.typed import TypedSetup
    from ...actions.workspace import Workspace
    from ...core.document import Document
    from ..board_view import BoardView
    from ..message_strip import MessageStrip
    from ..move_player import MovePlayer
    from ..recording import Recording
    from .move_correction import MoveCorrector
    from .tool import BoardDisplay, PointQuery


def fade_stone(picture: Picture, point: Point, naming: Naming) -> Picture:
    """Return a picture in which the stone on a point of the record is faded."""
    view_point = naming.to_view(point)
    cell = picture.cells.get(view_point, Cell())
    faded = cell._replace(stone=None, ghost=cell.stone)
    return picture._replace(cells={**picture.cells, view_point: faded})


class _PressedStone:
    """A stone that is pressed: its point, the point it was dragged to, and whether it may be
    dragged.

    It can be dragged while it is ``draggable``. It is ``lifted``, and drawn so, once it was held
    long enough or dragged.
    """

    def __init__(self, point: Point, *, draggable: bool) -> None:
        self.point = point
        self.over: Point | None = point
        self.draggable = draggable
        self.lifted = False


class _PressedMove:
    """A move about to be played, given by the point to which the pressed stone was dragged, or None
    if that is off the board.
    """

    def __init__(self, point: Point) -> None:
        self.over: Point | None = point


class PlayTool(Tool):
    """The tool that plays moves; clicking the last one removes it, and dragging a stone corrects
    its move.

    A pressed point shows the stone, which follows the pointer and is played where it is released.
    Releasing it off the board or on another stone plays nothing.

    The stone of the current move can be dragged at once if nothing follows it. Any other stone must
    be held first, until it is lifted. While recording is on, a click never removes a stone, and
    only the last stone of the recorded line can be dragged; in a game against an engine, none can.
    The manual describes the modifier keys.
    """

    ignores_repeated_presses = True

    def __init__(
        self,
        document: Document,
        display: BoardDisplay,
        player: MovePlayer,
        corrector: MoveCorrector,
        recording: Recording,
        requests: PointActionSignals,
    ) -> None:
        super().__init__(document)
        self._display = display
        self._player = player
        self._corrector = corrector
        self._recording = recording
        self._requests = requests
        self._stone: _PressedStone | None = None
        self._move: _PressedMove | None = None
        self._pressed_in: Tree | None = None
        """The record in which a point was pressed; the node is `_pressed_at`."""
        self._pressed_at: int | None = None

    def press(self, press: PointPress) -> None:
        session = self._document.session
        self._put_down()
        self._pressed_in, self._pressed_at = session.tree, session.cursor
        if press.button is MouseButton.RIGHT:
            self._requests.menu_requested.emit(press.point)
        elif press.ctrl:
            self._requests.name_requested.emit(press.point)
        elif press.shift:
            self._document.replay_line()
            node = last_move_at(session, press.point)
            if node is not None:
                self._document.go_to(node)
        elif session.board[press.point] is not None:
            latest = session.is_latest_stone(press.point)
            recorded = latest and not self._recording.shows_earlier_position
            draggable = recorded and not self._recording.is_engine_game
            self._stone = _PressedStone(press.point, draggable=draggable)
        else:
            self._move = _PressedMove(press.point)

    def hold(self) -> None:
        stone = self._stone
        if stone is not None and (stone.draggable or not self._recording.is_active):
            self._lift(stone)

    def drag(self, point: Point | None) -> None:
        if self._move is not None:
            self._move.over = point
            lost = point is None or self._document.session.board[point] is not None
            self._display.set_pointer_shape(Qt.CursorShape.ForbiddenCursor if lost else None)
        if self._stone is None:
            return
        if self._stone.draggable:
            self._stone.over = point
            self._lift(self._stone)
        else:
            if self._recording.is_engine_game:
                self._corrector.explain_refused_drag_in_game()
            elif self._recording.is_active:
                self._corrector.explain_refused_drag(self._stone.point)
            self._put_down()

    @property
    def _is_pressed_here(self) -> bool:
        """Whether the record and the node are still those in which a point was pressed."""
        session = self._document.session
        return self._pressed_in is session.tree and self._pressed_at == session.cursor

    def _lift(self, stone: _PressedStone) -> None:
        stone.draggable = stone.lifted = True
        self._display.set_pointer_shape(Qt.CursorShape.ClosedHandCursor)

    def release(self) -> None:
        stone, move = self._stone, self._move
        self._put_down()
        session = self._document.session
        if not self._is_pressed_here:
            return
        if move is not None:
            self._play(move.over)
        if stone is None or stone.over is None:
            return
        if stone.over != stone.point:
            self._corrector.move_stone(stone.point, stone.over)
        elif stone.lifted:
            return  # it was put back
        elif session.is_latest_stone(stone.point) and not self._recording.is_active:
            self._document.remove_node()
        elif not self._player.play(stone.point):
            self._offer_correction(stone.point)

    def _play(self, point: Point | None) -> None:
        """Play a move where the pressed stone was released."""
        session = self._document.session
        if point is None or session.board[point] is not None:
            return
        if not self._player.play(point) and session.board[point] is not None:
            self._offer_correction(point)  # by a later move of the recorded line

    def cancel_press(self) -> None:
        self._put_down()

    def explain_refusal(self, point: Point | None) -> None:
        if point is not None:
            self._offer_correction(point)

    def _offer_correction(self, point: Point) -> None:
        """Offer to correct the move at an occupied point that was clicked or typed.

        In a game against an engine, such a point is no sign of a mistake in the record.
        """
        if not self._recording.is_engine_game:
            self._corrector.offer_correction(point)

    def abandon(self) -> None:
        self._put_down()

    def cancel(self) -> bool:
        begun = self._stone is not None or self._move is not None
        self._put_down()
        return begun

    def _put_down(self) -> None:
        """Forget the pressed stone, leaving it in place, or the move about to be played."""
        if self._stone is not None or self._move is not None:
            self._stone = self._move = None
            self._display.set_pointer_shape(None)

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with a dragged stone faded at its original point, or with the stone of
        a move about to be played.
        """
        if self._move is not None:
            return self._with_pressed_move(picture, naming)
        stone = self._stone
        if stone is None or not stone.lifted:
            return picture
        return fade_stone(picture, stone.point, naming)

    def _with_pressed_move(self, picture: Picture, naming: Naming) -> Picture:
        """Return the picture with the stone that is pressed, if it can be played where it is.

        While an earlier position is shown, only a ghost stone is shown at the pointer, since the
        move will be played in another one.
        """
        session = self._document.session
        point = None if self._move is None else self._move.over
        if point is None or not self._is_pressed_here or self._recording.shows_earlier_position:
            return picture
        if session.judge(point).illegal is not None:
            return picture
        view_point = naming.to_view(point)
        cell = picture.cells.get(view_point, Cell())
        pressed = cell._replace(stone=session.to_play, ghost=None)
        return picture._replace(cells={**picture.cells, view_point: pressed})

    def hover(self, point: Point) -> HoverEffects:
        session = self._document.session
        hover = super().hover(point)
        if session.board[point] is not None:
            return hover
        if self._stone is not None and self._stone.lifted:
            return hover._replace(ghost_colour=session.board[self._stone.point])
        if self._recording.shows_earlier_position:
            return hover._replace(ghost_colour=self._recording.last_step.to_play)
        illegal = session.judge(point).illegal is not None
        return hover._replace(ghost_colour=session.to_play, illegal=illegal)


class PointQueryTool(Tool):
    """Tool that calls a function with the next clicked or typed point, or with None after a
    right-click or a pass.
    """

    def __init__(
        self, document: Document, query: PointQuery, answer: Callable[[Point | None], None]
    ) -> None:
        super().__init__(document)
        self._query = query
        self._answer = answer

    def press(self, press: PointPress) -> None:
        self._answer(press.point if press.button is MouseButton.LEFT else None)

    def submit_typed_moves(self, entries: Sequence[TypedMove | TypedSetup]) -> bool:
        if isinstance(entries[0], TypedMove):
            self._answer(entries[0].point)
        return True

    def decorate(self, picture: Picture, naming: Naming) -> Picture:
        affected = self._query.affected
        return picture if affected is None else fade_stone(picture, affected, naming)

    def hover(self, point: Point) -> HoverEffects:
        return super().hover(point)._replace(ghost_colour=self._query.colour)


_STONE_TOOLS = (Command.TOOL_PLAY, Command.TOOL_SETUP)


class BoardTools(QObject):
    """Controller of the board's tools, which the user chooses; Esc returns to the tool that plays
    moves.
    """

    tool_chosen = Signal()
    """Emitted when the user has chosen a tool."""
    changed = Signal()
    """Emitted when the meaning of clicks and typed points may have changed."""
    point_requested = Signal()
    """Emitted when a prompt starts to wait for a point."""

    def __init__(
        self,
        workspace: Workspace,
        display: BoardDisplay,
        view: BoardView,
        strip: MessageStrip,
        player: MovePlayer,
        corrector: MoveCorrector,
        recording: Recording,
    ) -> None:
        super().__init__(workspace.window)
        document, actions = workspace.document, workspace.actions
        self._document = document
        self._display = display
        self._view = view
        self._strip = strip
        self._player = player
        self._actions = actions
        self._window = workspace.window
        self._corrector = corrector
        self._recording = recording
        self.requests = PointActionSignals(self)
        """The requests of the tools to other features."""
        self._prompt = ""
        self._temporary: Callable[[], Tool] | None = None
        self._chosen = Command.TOOL_PLAY
        actions.connect_commands(
            {tool: partial(self.select_tool, tool) for tool in command_values(ExclusiveGroup.TOOLS)}
        )
        others = command_values(ExclusiveGroup.TOOLS).keys() - {Command.TOOL_PLAY}
        actions.enable_when(
            dict.fromkeys(others, lambda: not recording.is_active), recording.changed
        )
        recording.changed.connect(self._recording_changed)
        player.typed_move_refused.connect(self._explain_refusal)
        document.cursor_moved.connect(self.cancel_prompt)
        document.record_changed.connect(self.cancel_prompt)
        strip.dismissed.connect(self.cancel_prompt)
        self.select_tool(Command.TOOL_PLAY)

    def _make(self, tool: Command) -> Tool:
        if tool is Command.TOOL_PLAY:
            return PlayTool(
                self._document,
                self._display,
                self._player,
                self._corrector,
                self._recording,
                self.requests,
            )
        if tool is Command.TOOL_PATH:
            from .path_tool import PathTool

            write_labels = self._actions[Command.LABEL_PATH].trigger
            return PathTool(self._document, self._strip, write_labels)
        from .editing_tools import make_tool  # only the play tool is needed at start-up

        return make_tool(
            tool,
            self._document,
            self._display,
            partial(dialogs.ask_label, self._window),
        )

    @property
    def selected_tool(self) -> Command:
        """The command of the chosen tool."""
        return self._chosen

    @property
    def is_waiting_for_point(self) -> bool:
        """Whether the next click answers a prompt for a point."""
        return bool(self._prompt)

    @property
    def marks_points(self) -> bool:
        """Whether typed points are marked instead of being played."""
        return not self._prompt and self._temporary is None and self._chosen not in _STONE_TOOLS

    def select_tool(self, tool: Command) -> None:
        """Switch to the tool with this command."""
        self._chosen = tool
        if tool is not Command.TOOL_SETUP:
            self._document.session.setup_node = None
        self._temporary = None
        self._actions[tool].setChecked(True)
        self._apply_tool()
        self.tool_chosen.emit()

    def _recording_changed(self) -> None:
        """Return to the play tool when recording begins, which disables all others."""
        if self._recording.is_active:
            self.select_tool(Command.TOOL_PLAY)

    def push_tool(self, make: Callable[[], Tool]) -> None:
        """Use a temporary tool until it is popped or the user chooses another one.

        ``make`` returns the tool.
        """
        self._temporary = make
        self._apply_tool()

    def pop_tool(self) -> None:
        """Return from the temporary tool to the chosen tool."""
        self._temporary = None
        self._apply_tool()

    @property
    def has_temporary_tool(self) -> bool:
        """Whether a temporary tool is used."""
        return self._temporary is not None

    def _apply_tool(self) -> None:
        self._clear_prompt()
        temporary = self._temporary
        self._display.set_tool(self._make(self._chosen) if temporary is None else temporary())
        self.changed.emit()

    def submit_typed_moves(self, typed: Sequence[TypedMove | TypedSetup]) -> None:
        """Pass typed moves and setup to the tool or, if it does not use them, play them until one
        can't be played.

        The tool may handle the entries differently.
        """
        if self._display.tool.submit_typed_moves(typed):
            self._display.refresh_decorations()
        else:
            self._player.play_typed(typed)

    def _explain_refusal(self, point: Point | None) -> None:
        self._display.tool.explain_refusal(point)

    def ask_for_point(self, query: PointQuery, answer: Callable[[Point], object]) -> None:
        """Ask for a point, and pass the next clicked or typed point to ``answer``.

        Any other step cancels the prompt.
        """

        def pass_point_on(point: Point | None) -> None:
            self.cancel_prompt()
            self._view.setFocus()
            if point is not None:
                answer(point)

        self._prompt = query.text
        self._strip.show_message(query.text)
        self._display.set_tool(PointQueryTool(self._document, query, pass_point_on))
        self.changed.emit()
        self.point_requested.emit()

    def cancel_gesture(self) -> bool:
        """Cancel the drag or the prompt; return False if there is neither."""
        if self._display.cancel():
            return True
        if self._prompt:
            self._apply_tool()
            return True
        return False

    def leave_tool(self) -> bool:
        """Return to the play tool; return False if it was already chosen."""
        if self._chosen is Command.TOOL_PLAY:
            return False
        self.select_tool(Command.TOOL_PLAY)
        return True

    def cancel_prompt(self) -> None:
        """Cancel the prompt for a point, if there is one, and return to the previous tool."""
        if self._prompt:
            self._apply_tool()

    def _clear_prompt(self) -> None:
        prompt, self._prompt = self._prompt, ""
        if prompt and self._strip.text == prompt:
            self._strip.clear_transient()
