"""Models of engines: boards that carry out commands, each with the peculiarities of a real one."""

from __future__ import annotations

from typing import NamedTuple

from goboard_gui.engine.capabilities import Capabilities, EngineFamily
from goboard_gui.go import Board, Colour, Size
from goboard_gui.notation.vertices import parse_vertex

COMMANDS = {
    EngineFamily.KATAGO: (
        "undo rectangular_boardsize set_position set_free_handicap kata-set-rules kata-get-rules"
    ),
    EngineFamily.GNU_GO: "undo set_free_handicap list_stones",
    EngineFamily.LEELA_ZERO: "undo set_free_handicap",
    EngineFamily.OTHER: "",
}
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}


class RefusedError(Exception):
    """The answer `?` to a command."""


class Moment(NamedTuple):
    board: Board
    komi: float


class ModelEngine:
    """An engine that has nothing but a board, a komi and rules."""

    def __init__(self, family: EngineFamily) -> None:
        self.family = family
        self.capabilities = Capabilities(
            family.value or "Other", commands=frozenset(COMMANDS[family].split())
        )
        self.board = Board.empty(Size(19, 19))
        self.komi = 7.5
        self.rules = "none"
        self.history: list[Moment] = []

    def run(self, text: str) -> None:
        """Carry out a command.

        :raises RefusedError: if the engine would refuse it.
        """
        name, *arguments = text.split()
        match name:
            case "boardsize":
                self._set_size(Size(int(arguments[0]), int(arguments[0])))
            case "rectangular_boardsize" if self.capabilities.has(name):
                self._set_size(Size(int(arguments[0]), int(arguments[1])))
            case "clear_board":
                self._set_size(self.board.size)
            case "komi":
                self.komi = float(arguments[0])
            case "kata-set-rules" if self.capabilities.has(name):
                self.rules = arguments[0]
            case "play":
                self._play(*arguments)
            case "undo" if self.capabilities.has(name) and self.history:
                self.board, komi = self.history.pop()
                if self.family is EngineFamily.LEELA_ZERO:
                    self.komi = komi
            case "set_position" if self.capabilities.has(name):
                self._set_up(dict(zip(arguments[1::2], arguments[::2], strict=True)))
            case "set_free_handicap" if self.capabilities.has(name) and len(arguments) >= 2:
                if self.history or self.board.stones():
                    raise RefusedError(text)
                self._set_up(dict.fromkeys(arguments, "B"))
            case _:
                raise RefusedError(text)

    def _set_size(self, size: Size) -> None:
        self.board, self.history = Board.empty(size), []

    def _set_up(self, stones: dict[str, str]) -> None:
        size = self.board.size
        self._set_size(size)
        placed = {parse_vertex(vertex, size): _COLOURS[sign] for vertex, sign in stones.items()}
        self.board = self.board.with_stones(placed)

    def _play(self, sign: str, vertex: str) -> None:
        self.history.append(Moment(self.board, self.komi))
        point = parse_vertex(vertex, self.board.size)
        if point is None:
            return
        result = self.board.play(point, _COLOURS[sign])
        if self.board[point] is not None or point in result.captured:
            self.history.pop()
            raise RefusedError(vertex)
        self.board = result.board
