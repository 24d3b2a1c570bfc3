"""All options of printing and export, and their conversion to JSON."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple

from ...diagram.book.limits import Range
from ...diagram.book.options import DocumentType, Game, PrintOptions
from ...diagram.book.presets import from_data, to_data, with_fields
from ...files.text_diagrams import Style

if TYPE_CHECKING:
    from ...record import Tree
    from .chapters import RecordSource


class GameScope(Enum):
    """Which games of a file are printed."""

    THIS = "this"
    ALL = "all"


class LineChoice(Enum):
    """Which line of a game is printed."""

    MAIN = "main"
    CURRENT = "current"
    """The line through the current node."""


class PrintScope(NamedTuple):
    """The games and the line to print."""

    games: GameScope = GameScope.THIS
    line: LineChoice = LineChoice.MAIN


class FileOptions(NamedTuple):
    """Options of output formats.

    Images have ``dpi`` pixels per inch and no background if ``transparent``. ``text`` keeps text
    in SVG files as text. Images show boards, or whole ``pages``. ``diagrams`` is the style of
    boards in plain text.
    """

    dpi: int = 300
    transparent: bool = False
    text: bool = False
    pages: bool = False
    diagrams: Style = Style.PLAIN


DPI_RANGE = Range(36, 1200)


@dataclass(frozen=True, slots=True)
class PrintChoices:
    """An edition with the games it is made of and the output options.

    ``several`` says whether the file has more than one game, ``chaptered`` whether the book has
    other chapters; both are facts, not options.
    """

    edition: PrintOptions
    scope: PrintScope = PrintScope()  # noqa: RUF009  # a value
    output: FileOptions = FileOptions()  # noqa: RUF009  # a value
    several: bool = field(default=True, compare=False)
    chaptered: bool = field(default=False, compare=False)

    @property
    def all_games(self) -> bool:
        """Whether all games of a file with several games are printed."""
        return self.several and self.scope.games is GameScope.ALL

    def at(self, path: str) -> Any:
        """Return an option by its dotted path of field names.

        :raises AttributeError: if the option does not exist, because another way to split is
        chosen.
        """
        return reduce(getattr, path.split("."), self)

    def with_choice(self, path: str, value: Any) -> PrintChoices:
        """Return the options with one changed, see `at`.

        Changing the material also changes stones and games to its defaults, unless they were
        changed before.
        """
        if path == "edition.material":
            scope = self.scope
            if scope.games is _usual_games(self.edition.material):
                scope = scope._replace(games=_usual_games(value))
            return replace(self, edition=self.edition.of(value), scope=scope)
        names = path.split(".")
        for end in range(len(names) - 1, 0, -1):
            value = with_fields(reduce(getattr, names[:end], self), {names[end]: value})
        chosen: PrintChoices = with_fields(self, {names[0]: value})
        return chosen

    def games(self, records: RecordSource) -> list[Game]:
        """Return the games to print, each with the node that selects a position or line."""
        name = records.path.name if records.path is not None else ""
        session = records.session
        if self.all_games:
            return [Game(tree, self._node_of(tree), name) for tree in records.games]
        if self.edition.material in _OF_A_NODE:
            return [Game(session.tree, session.cursor, name)]
        if self.edition.material is DocumentType.PROBLEMS:
            return [Game(session.tree, session.tree.root, name)]
        return [self.line_of(records)]

    def line_of(self, records: RecordSource) -> Game:
        """Return the current game with the chosen line."""
        name = records.path.name if records.path is not None else ""
        session = records.session
        node = session.line[-1] if self.scope.line is LineChoice.CURRENT else session.tree.root
        return Game(session.tree, node, name)

    def _node_of(self, tree: Tree) -> int:
        """Return the node for a game without a current position: its last one, or the root."""
        return tree.main_line()[-1] if self.edition.material in _OF_A_NODE else tree.root

    def to_data(self, base: PrintChoices) -> dict[str, object]:
        """Return the options as JSON data; see `goboard_gui.diagram.book.presets`."""
        scope = {"games": self.scope.games.value, "line": self.scope.line.value}
        return {
            "edition": to_data(self.edition, base.edition),
            "scope": scope,
            "output": {**self.output._asdict(), "diagrams": self.output.diagrams.value},
        }

    @staticmethod
    def from_data(data: object, base: PrintChoices) -> PrintChoices:
        """Return the options in JSON data; invalid ones are taken from ``base``."""
        if not isinstance(data, dict):
            return base
        return replace(
            base,
            edition=from_data(data.get("edition"), base.edition),
            scope=_scope(data.get("scope"), base.scope),
            output=_output(data.get("output"), base.output),
        )


_OF_A_NODE = (DocumentType.POSITION, DocumentType.BOARD)


def _usual_games(material: DocumentType) -> GameScope:
    """Return the default for a material: problem files usually hold one problem per game."""
    return GameScope.ALL if material is DocumentType.PROBLEMS else GameScope.THIS


def _scope(data: object, base: PrintScope) -> PrintScope:
    if not isinstance(data, dict):
        return base
    games = _one_of(GameScope, data.get("games"), base.games)
    return PrintScope(games, _one_of(LineChoice, data.get("line"), base.line))


def _output(data: object, base: FileOptions) -> FileOptions:
    if not isinstance(data, dict):
        return base
    dpi = data.get("dpi")
    known = {
        name: value
        for name, value in data.items()
        if name in FileOptions._fields and type(value) is type(getattr(base, name))
    }
    if dpi not in DPI_RANGE:
        known.pop("dpi", None)
    diagrams = _one_of(Style, data.get("diagrams"), base.diagrams)
    return base._replace(**known, diagrams=diagrams)


def _one_of(kind: type[Any], value: object, other: Any) -> Any:
    """Return the member with a value, or ``other``."""
    return next((member for member in kind if member.value == value), other)
