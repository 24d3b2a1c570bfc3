"""Dialog that shows where the user's games leave a repertoire."""

from __future__ import annotations

from collections import Counter
from contextlib import closing as closing_at_end
from enum import Enum
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ....display_text import to_single_line
from ....game_index.database import GameDatabase
from ....game_index.errors import UnusableIndexError
from ....game_index.paths import DATABASE
from ....game_index.player_games import games_of_player
from ....named_tuples import NamedTuple
from ....study.repertoires.comparison import Ending, FileGame, compare_files
from ...core import closing
from ...core.background import DiskTask, Mailbox
from ...core.i18n import format_number, tr_noop, translator
from ...core.settings import Setting
from ...widgets.buttons import plain_button
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.progress_row import ProgressRow
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ...wording import error_messages, terms
from ...wording.result_texts import result_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex

    from ....game_index.facts import GameFacts
    from ....go import Colour
    from ....study.repertoires.comparison import Comparison, Deviation
    from ....study.repertoires.repertoire import Repertoire
    from ...core.background import Task
    from ...core.settings import Settings
    from ...core.view_settings import ViewSettings
    from ...files.document_io import DocumentIO

PLAYERS = Setting("study/repertoire players", "")
"""The names of the user as a player, separated by commas."""

_C = "RepertoireComparison"
_tr = translator(_C)
_REPORT_SECONDS = 0.1
"""Seconds between two reports of a running comparison."""
_LISTED_MOVES = 3
_LOCK_SECONDS = 1.0
_ROWS = 5


class _Whose(Enum):
    """Whose deviations are listed: the label in the list of choices."""

    ALL = tr_noop(_C, "All deviations")
    OWN = tr_noop(_C, "Your deviations")
    OPPONENT = tr_noop(_C, "Opponents' deviations")


class ComparedFacts(NamedTuple):
    """A game and its comparison with a repertoire."""

    facts: GameFacts
    comparison: Comparison

    @property
    def deviation(self) -> Deviation:
        """The first deviation; call this only if there is one."""
        assert self.comparison.deviation is not None
        return self.comparison.deviation


class _Results(NamedTuple):
    """The compared games, and the number of those that could not be read."""

    games: list[ComparedFacts]
    unread: int


def _compare(
    folder: Path,
    names: Sequence[str],
    repertoire: Repertoire,
    report: Callable[[tuple[int, int]], object],
    task: Task,
) -> _Results | UnusableIndexError:
    """Compare the games of players in an index with a repertoire, in a thread."""
    try:
        with closing_at_end(
            GameDatabase(folder / DATABASE, lock_timeout=_LOCK_SECONDS)
        ) as database:
            facts = games_of_player(database, names, repertoire.colour)
    except UnusableIndexError as error:
        return error
    by_game = {FileGame(each.path, each.place): each for each in facts}
    found: dict[FileGame, Comparison] = {}
    reported_at = monotonic()
    for done, (game, comparison, _) in enumerate(compare_files(repertoire, by_game), 1):
        if comparison is not None:
            found[game] = comparison
        if monotonic() - reported_at > _REPORT_SECONDS:
            report((done, len(by_game)))
            reported_at = monotonic()
        task.pause()
    games = [ComparedFacts(each, found[game]) for game, each in by_game.items() if game in found]
    return _Results(games, len(by_game) - len(games))


class DeviationModel(ReadOnlyTableModel):
    """Table model of games with their first deviations from a repertoire."""

    def __init__(self, view_settings: ViewSettings, colour: Colour, parent: QWidget) -> None:
        super().__init__(parent)
        self._view_settings, self._colour = view_settings, colour
        self._rows: Sequence[ComparedFacts] = ()
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.ToolTipRole: lambda row, _column: str(row.facts.path),
        }

    def show_rows(self, rows: Sequence[ComparedFacts]) -> None:
        """Show these games, all of which have deviations."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return [
            _tr(tr_noop(_C, "Move")),
            _tr(tr_noop(_C, "By")),
            _tr(tr_noop(_C, "Played")),
            _tr(tr_noop(_C, "Repertoire")),
            _tr(tr_noop(_C, "Black")),
            _tr(tr_noop(_C, "White")),
            _tr(tr_noop(_C, "Date")),
            _tr(tr_noop(_C, "Result")),
        ]

    @property
    def rows(self) -> Sequence[ComparedFacts]:
        return self._rows

    def _text(self, row: ComparedFacts, column: int) -> str:
        facts, deviation = row.facts, row.deviation
        naming = self._view_settings.point_naming(facts.size)
        match column:
            case 0:
                return format_number(deviation.move_number)
            case 1:
                is_own = deviation.colour is self._colour
                return _tr(tr_noop(_C, "You") if is_own else tr_noop(_C, "Opponent"))
            case 2:
                return terms.point_or_pass(deviation.played, naming)
            case 3:
                expected = deviation.expected[:_LISTED_MOVES]
                names = [terms.point_or_pass(point, naming) for point in expected]
                more = ["…"] if len(deviation.expected) > _LISTED_MOVES else []
                return ", ".join(names + more)
            case 7:
                return result_text(facts.result) if facts.result else ""
        return to_single_line((facts.black, facts.white, facts.date)[column - 4])


class RepertoireComparisonDialog(QDialog):
    """Modeless dialog with the first deviation of each of the user's games from a repertoire."""

    def __init__(
        self,
        repertoire: Repertoire,
        name: str,
        indexes: Sequence[Path],
        settings: Settings,
        view_settings: ViewSettings,
        document_io: DocumentIO,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog for a repertoire with a name; ``indexes`` are the known collections."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare “{name}” with My Games").format(name=name))
        self._repertoire = repertoire
        self._settings, self._document_io = settings, document_io
        self._task: DiskTask | None = None
        self._mailbox: Mailbox | None = None
        self._games: list[ComparedFacts] = []
        self.index = QComboBox()
        for folder in indexes:
            self.index.addItem(to_single_line(folder.name), str(folder))
        self.players = QLineEdit(settings.get(PLAYERS))
        self.players.setPlaceholderText(self.tr("Your names, separated by commas"))
        self.compare_button = plain_button(self.tr("&Compare"), self.compare)
        self.compare_button.setDefault(True)
        self.shown = QComboBox()
        set_combo_box_name(self.shown, self.tr("Whose deviations are listed"))
        for whose in _Whose:
            self.shown.addItem(_tr(whose.value), whose)
        self.status = PlainLabel()
        self.status.setWordWrap(True)
        self.progress = ProgressRow()
        self.progress.hide()
        self.model = DeviationModel(view_settings, repertoire.colour, self)
        self.table = ReadOnlyTableView(self.model)
        self._lay_out()
        self.shown.activated.connect(self._show_games)
        self.progress.cancelled.connect(self._cancel)
        self.table.activated.connect(self._open)
        self.players.textChanged.connect(self._enable)
        closing.connect_until_closed(self, view_settings.changed, self._show_games)
        self._show_hint(bool(indexes))
        self._enable()

    def _lay_out(self) -> None:
        self.table.setAccessibleName(self.tr("Deviations"))
        self.table.setToolTip(self.tr("Double-click to open the game at this move"))
        self.table.set_minimum_rows(_ROWS)
        samples = ("Move", "Opponent", "Played", "Q16, Q16, Q16")
        for place, sample in enumerate(samples):
            self.table.fit_column(place, sample)
        self.table.fit_column(6, "2026-09-11")
        self.table.fit_column(7, "W+Resign")
        form = QFormLayout()
        form.addRow(self.tr("Co&llection:"), self.index)
        row = QHBoxLayout()
        row.addWidget(self.players, 1)
        row.addWidget(self.compare_button)
        form.addRow(self.tr("&Players:"), row)
        label = form.labelForField(row)
        label.setBuddy(self.players)  # type: ignore[attr-defined]
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        below = QHBoxLayout()
        below.addWidget(self.status, 1)
        below.addWidget(self.shown)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addLayout(below)
        column.addWidget(self.progress)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        self.resize(780, 520)

    @property
    def _names(self) -> list[str]:
        return [name.strip() for name in self.players.text().split(",") if name.strip()]

    def _show_hint(self, has_index: bool) -> None:
        if has_index:
            text = self.tr("Games in which you have {colour} are compared.")
            colour = terms.colour_name(self._repertoire.colour)
            self.status.setText(text.format(colour=colour))
        else:
            self.status.setText(
                self.tr("There is no collection. Create one with Tools ▸ Collection.")
            )

    def _enable(self) -> None:
        is_running = self._task is not None
        can_run = self.index.count() > 0 and bool(self._names)
        self.compare_button.setEnabled(can_run and not is_running)
        self.shown.setEnabled(bool(self._games))

    def compare(self) -> None:
        """Compare the games of the players in the chosen collection with the repertoire."""
        if not self._names or not self.index.count():
            return
        self.stop_work()
        self._settings.set(PLAYERS, self.players.text())
        self._games = []
        self._show_games()
        self.status.setText(self.tr("Comparing games…"))
        self.progress.show_progress(0, 0)
        self.progress.show()
        self._mailbox = Mailbox(lambda done: self.progress.show_progress(*done))
        folder = Path(self.index.currentData())
        work = partial(_compare, folder, self._names, self._repertoire, self._mailbox.post)
        self._task = DiskTask(work, self._finish)
        self._enable()

    def stop_work(self) -> None:
        """Stop the comparison; `closing.dispose` calls this when the dialog is closed."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self._mailbox is not None:
            self._mailbox.close()
            self._mailbox = None

    def _cancel(self) -> None:
        self.stop_work()
        self.progress.hide()
        self.status.setText("")
        self._enable()

    def _finish(self, found: _Results | Exception) -> None:
        self.stop_work()
        self.progress.hide()
        if isinstance(found, _Results):
            self._games = found.games
            self.status.setText(_summary(found, self._repertoire.colour))
        else:
            self.status.setText(error_messages.describe_error(found))
        self._show_games()
        self._enable()

    def _show_games(self) -> None:
        """List the games with the chosen deviations."""
        colour, whose = self._repertoire.colour, self.shown.currentData()
        with_deviation = [game for game in self._games if game.comparison.deviation is not None]
        if whose is not _Whose.ALL:
            is_own = whose is _Whose.OWN
            with_deviation = [
                game for game in with_deviation if (game.deviation.colour is colour) is is_own
            ]
        self.model.show_rows(with_deviation)

    def _open(self, index: QModelIndex) -> None:
        """Open a game at its deviation."""
        game = self.model.rows[index.row()]
        self._document_io.open_at(game.facts.path, game.facts.place, game.deviation.node)


def _summary(found: _Results, colour: Colour) -> str:
    """Return how many games were compared, and how they ended."""
    if not found.games and not found.unread:
        text = _tr(tr_noop(_C, "The collection has no games of these players with {colour}."))
        return text.format(colour=terms.colour_name(colour))
    comparisons = [game.comparison for game in found.games]
    endings = Counter(each.ending for each in comparisons)
    own = sum(
        each.deviation is not None and each.deviation.colour is colour for each in comparisons
    )
    deviations = endings[Ending.DEVIATION]
    text = _tr(
        tr_noop(
            _C,
            "%Ln games: you deviate in {own}, opponents in {others}; {line} reach the end of a "
            "line, {end} end before that, and {outside} begin differently.",
        ),
        len(comparisons),
    ).format(
        own=format_number(own),
        others=format_number(deviations - own),
        line=format_number(endings[Ending.END_OF_REPERTOIRE]),
        end=format_number(endings[Ending.END_OF_GAME]),
        outside=format_number(endings[Ending.OUTSIDE]),
    )
    if found.unread:
        unread = _tr(tr_noop(_C, "%Ln games could not be read."), found.unread)
        return f"{text} {unread}"
    return text
