"""The records that become one book, each printed in its own way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...diagram.book.options import Chapter as BookChapter
from ...diagram.book.options import Material
from ...record.analysis.problems import holds_problems
from .choices import Games, Scope

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .choices import Choices
    from .records import ReadRecords, Records


@dataclass(slots=True)
class Chapter:
    """Some records and what is chosen for them."""

    records: Records
    choices: Choices


class Chapters(QObject):
    """The chapters of a book, one of them current; there is always one.

    Paper, title, look and kinds of files are those of the whole book: whoever chooses them for one
    chapter chooses them for all.
    """

    changed = Signal()
    """There are other chapters, and another one may be current."""
    turned = Signal()
    """Another one of the same chapters is current."""

    def __init__(self, first: Chapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all = [first]
        self.place = 0

    @property
    def current(self) -> Chapter:
        """The one whose choices are seen."""
        return self.all[self.place]

    def choose(self, choices: Choices) -> Choices:
        """Let this be chosen for the current chapter, as far as there is a choice of it."""
        chosen = self._fitted(self.current.records, choices)
        self.current.choices = chosen
        for chapter in self.all:
            chapter.choices = _shared(chapter.choices, chosen)
        return chosen

    def take(self, preset: Choices) -> Choices:
        """Let a preset be chosen for the current chapter; a book keeps what it has a whole."""
        book = self.current.choices
        if len(self.all) > 1:
            return self.choose(_shared(preset, book))
        title = preset.edition.title or book.edition.title
        author = preset.edition.author or book.edition.author
        edition = replace(preset.edition, title=title, author=author)
        return self.choose(replace(preset, edition=edition))

    def add(self, records: Iterable[ReadRecords]) -> None:
        """Add records as chapters behind the others, and go to the first of them."""
        added = [Chapter(some, _begun(self.current.choices, some)) for some in records]
        if added:
            self.put([*self.all, *added], len(self.all))

    def remove(self) -> None:
        """Take the current chapter out, unless it is the only one."""
        if len(self.all) > 1:
            left = [chapter for chapter in self.all if chapter is not self.current]
            self.put(left, min(self.place, len(left) - 1))

    def shift(self, step: int) -> None:
        """Put the current chapter a place further on, or back for a step of -1."""
        to = self.place + step
        if 0 <= to < len(self.all):
            chapters = [*self.all]
            chapters.insert(to, chapters.pop(self.place))
            self.put(chapters, to)

    def go_to(self, place: int) -> None:
        """Make another chapter the current one."""
        if place != self.place:
            self.place = place
            self.turned.emit()

    def put(self, chapters: Sequence[Chapter], place: int) -> None:
        """Have these chapters; the one at a place is the current one."""
        self.all, self.place = list(chapters), place
        for chapter in self.all:
            chapter.choices = self._fitted(chapter.records, chapter.choices)
        self.changed.emit()

    def further(self) -> list[BookChapter]:
        """The chapters after the first, for a book."""
        return [
            BookChapter(chapter.choices.games(chapter.records), chapter.choices.edition)
            for chapter in self.all[1:]
        ]

    def _fitted(self, records: Records, choices: Choices) -> Choices:
        """Choices that know what there is to choose from."""
        return replace(choices, several=records.game_count > 1, chaptered=len(self.all) > 1)


def _begun(choices: Choices, records: Records) -> Choices:
    """What one begins with for records that come to others: problems are taken all."""
    if all(map(holds_problems, records.games)):
        choices = choices.with_choice("edition.material", Material.PROBLEMS)
        return replace(choices, scope=Scope(Games.ALL))
    if choices.edition.material is Material.PROBLEMS:
        choices = choices.with_choice("edition.material", Material.GAME)
    games = Games.ALL if len(records.games) > 1 else Games.THIS
    return replace(choices, scope=choices.scope._replace(games=games))


def _shared(choices: Choices, book: Choices) -> Choices:
    """The choices of a chapter with those of them that are the book's."""
    edition, whole = choices.edition, book.edition
    setup = replace(
        whole.setup,
        columns=edition.setup.columns,
        rows=edition.setup.rows,
        order=edition.setup.order,
        largest_stone=edition.setup.largest_stone,
    )
    edition = replace(
        edition,
        setup=setup,
        theme=whole.theme,
        title=whole.title,
        author=whole.author,
        title_page=whole.title_page,
        attach_record=whole.attach_record,
    )
    return replace(choices, edition=edition, output=book.output)
