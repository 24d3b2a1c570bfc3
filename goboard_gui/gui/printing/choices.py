"""Everything that is chosen when a record is printed or exported, and presets of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple

from ...diagram.book.limits import Range
from ...diagram.book.options import Edition, Game, Material
from ...diagram.book.presets import changed, merged, to_data
from ...files.text_diagrams import Style

if TYPE_CHECKING:
    from ...record import Tree
    from .records import Records


class Games(Enum):
    """Which games of a file are taken."""

    THIS = "this"
    ALL = "all"


class Line(Enum):
    """Which line of a record is taken."""

    MAIN = "main"
    CURRENT = "current"
    """The one through the node at the cursor."""


class Scope(NamedTuple):
    """What is taken of the file that is open."""

    games: Games = Games.THIS
    line: Line = Line.MAIN


class Output(NamedTuple):
    """How files are written that leave a choice.

    Images have ``dpi`` pixels for an inch and, if ``transparent``, no ground. ``text`` keeps the
    letters of an SVG letters. Pictures are of boards, or of whole ``pages``. ``diagrams`` says how
    plain text draws boards.
    """

    dpi: int = 300
    transparent: bool = False
    text: bool = False
    pages: bool = False
    diagrams: Style = Style.PLAIN


DPI = Range(36, 1200)


@dataclass(frozen=True, slots=True)
class Choices:
    """An edition, what it is made of, and how files are written.

    ``several`` tells whether there is more than one game to choose from, ``chaptered`` whether the
    book has other chapters; nobody chooses these.
    """

    edition: Edition
    scope: Scope = Scope()  # noqa: RUF009  # a value
    output: Output = Output()  # noqa: RUF009  # a value
    several: bool = field(default=True, compare=False)
    chaptered: bool = field(default=False, compare=False)

    @property
    def all_games(self) -> bool:
        """Whether all games of a file are taken that has more than one."""
        return self.several and self.scope.games is Games.ALL

    def at(self, path: str) -> Any:
        """What is chosen of something, which is known by the names of the fields that lead to it.

        :raises AttributeError: there is nothing of the kind, as a rule of another kind is chosen.
        """
        return reduce(getattr, path.split("."), self)

    def with_choice(self, path: str, value: Any) -> Choices:
        """The same choices but for one, see `at`.

        With a material its usual stones and games are chosen, unless one chose others.
        """
        if path == "edition.material":
            scope = self.scope
            if scope.games is _usual_games(self.edition.material):
                scope = scope._replace(games=_usual_games(value))
            return replace(self, edition=self.edition.of(value), scope=scope)
        names = path.split(".")
        for end in range(len(names) - 1, 0, -1):
            value = changed(reduce(getattr, names[:end], self), {names[end]: value})
        chosen: Choices = changed(self, {names[0]: value})
        return chosen

    def games(self, records: Records) -> list[Game]:
        """The games that are taken, each with the node that says what of it is."""
        name = records.path.name if records.path is not None else ""
        session = records.session
        if self.all_games:
            return [Game(tree, self._node_of(tree), name) for tree in records.games]
        if self.edition.material in _OF_A_NODE:
            return [Game(session.tree, session.cursor, name)]
        if self.edition.material is Material.PROBLEMS:
            return [Game(session.tree, session.tree.root, name)]
        return [self.line_of(records)]

    def line_of(self, records: Records) -> Game:
        """The game one is at with the line that is taken."""
        name = records.path.name if records.path is not None else ""
        session = records.session
        node = session.line[-1] if self.scope.line is Line.CURRENT else session.tree.root
        return Game(session.tree, node, name)

    def _node_of(self, tree: Tree) -> int:
        """The node of a game where nobody is: its last position counts, or its main line."""
        return tree.main_line()[-1] if self.edition.material in _OF_A_NODE else tree.root

    def to_data(self, base: Choices) -> dict[str, object]:
        """All of it as what can be written as JSON; see `goboard_gui.diagram.book.presets`."""
        scope = {"games": self.scope.games.value, "line": self.scope.line.value}
        return {
            "edition": to_data(self.edition, base.edition),
            "scope": scope,
            "output": {**self.output._asdict(), "diagrams": self.output.diagrams.value},
        }

    @staticmethod
    def from_data(data: object, base: Choices) -> Choices:
        """What JSON that was read says, as far as it makes sense; the rest as ``base`` has it."""
        if not isinstance(data, dict):
            return base
        return replace(
            base,
            edition=merged(data.get("edition"), base.edition),
            scope=_scope(data.get("scope"), base.scope),
            output=_output(data.get("output"), base.output),
        )


_OF_A_NODE = (Material.POSITION, Material.BOARD)


def _usual_games(material: Material) -> Games:
    """A file of several problems has a game for each."""
    return Games.ALL if material is Material.PROBLEMS else Games.THIS


def _scope(data: object, base: Scope) -> Scope:
    if not isinstance(data, dict):
        return base
    games = _one_of(Games, data.get("games"), base.games)
    return Scope(games, _one_of(Line, data.get("line"), base.line))


def _output(data: object, base: Output) -> Output:
    if not isinstance(data, dict):
        return base
    dpi = data.get("dpi")
    known = {
        name: value
        for name, value in data.items()
        if name in Output._fields and type(value) is type(getattr(base, name))
    }
    if dpi not in DPI:
        known.pop("dpi", None)
    diagrams = _one_of(Style, data.get("diagrams"), base.diagrams)
    return base._replace(**known, diagrams=diagrams)


def _one_of(kind: type[Any], value: object, other: Any) -> Any:
    """The member with a value, or the other one if there is none."""
    return next((member for member in kind if member.value == value), other)
