"""The dialog for a game against an engine, or between engines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...engine.strength import stated_strength, strength_setting, with_strength
from ...files.sgf.game_info import read_info
from ...files.sgf.values import encode_real
from ...go import Colour, Size, max_handicap_stones
from ...record.new_game import usual_komi
from ...record.properties.conventions.time_limits import parse_time_control, write_overtime
from ...record.properties.time_control import TimeControl, write_seconds
from ...record.values.clocks import ClockReader, Clocks, time_control
from ...record.values.game_info import raw_text
from ...record.values.game_rules import parse_rules
from ...record.values.scoring import scoring_terms
from ...study.engine_game_record import game_from_position
from ..core.i18n import tr_noop, translator
from ..core.settings import (
    CUSTOM_RULES,
    MAIN_TIME,
    NEW_GAME_HEIGHT,
    NEW_GAME_KOMI,
    NEW_GAME_RULES,
    NEW_GAME_WIDTH,
    OVERTIME,
    PLAY_BLACK,
    PLAY_COLOUR,
    PLAY_ENGINE,
    PLAY_LIMITED,
    PLAY_WHITE,
)
from ..files.new_game_dialog import NewGame, current_record_date
from ..widgets.labels import PlainLabel
from ..widgets.message_row import MessageAction, MessageRow
from ..widgets.qt_texts import as_tip, verbatim
from ..widgets.rules_combo_box import RulesComboBox
from ..widgets.spin_boxes import ScoreSpinBox, SizeBox, set_number_text
from ..widgets.time_limit_fields import TimeLimitFields
from ..widgets.usual_sizes import UsualSizes
from ..wording.terms import colour_name
from .engine_list import chosen_entry, read_entries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...engine.entry import EngineEntry
    from ...record import Session, Tree
    from ..core.settings import Settings

_P = "PlayDialog"
_tr = translator(_P)

_INDENT = 24
_LAST_ENGINES = {Colour.BLACK: PLAY_BLACK, Colour.WHITE: PLAY_WHITE}


@dataclass(frozen=True)
class GamePlan:
    """The record with which a game begins, at its end, and the engines with their colours."""

    tree: Tree
    engines: Mapping[Colour, EngineEntry]


class _Seat:
    """The editors for the player of a colour: the user or an engine, and the engine's strength."""

    def __init__(self, colour: Colour, entries: list[EngineEntry]) -> None:
        self._entries = entries
        self.player = QComboBox()
        self.player.addItem(_tr(tr_noop(_P, "You")), None)
        for entry in entries:
            self.player.addItem(verbatim(entry.name), entry.name)
        self.strength = QSpinBox()
        self.strength.setSpecialValueText(_tr(tr_noop(_P, "As configured")))
        self._level, self._visits = (
            _tr(tr_noop(_P, "Level {number}")),
            _tr(tr_noop(_P, "{number} visits")),
        )
        self._fixed_tip = _tr(tr_noop(_P, "The command line of the engine sets its strength"))
        self._tip = _tr(
            tr_noop(_P, "Strength of the engine; at its minimum, as its command line says")
        )
        name = _tr(tr_noop(_P, "Strength of {player}")).format(player=colour_name(colour))
        self.strength.setAccessibleName(name)
        _keep_place(self.strength)
        self.player.currentIndexChanged.connect(lambda _index: self._refresh())
        self._refresh()

    @property
    def entry(self) -> EngineEntry | None:
        """The chosen engine with the chosen strength, or None for the user."""
        entry = self._chosen
        if entry is None or not self.strength.value():
            return entry
        return with_strength(entry, self.strength.value())

    @property
    def _chosen(self) -> EngineEntry | None:
        name = self.player.currentData()
        return next((entry for entry in self._entries if entry.name == name), None)

    def choose(self, name: str | None) -> None:
        """Choose an engine by its name, or the user."""
        self.player.setCurrentIndex(max(self.player.findData(name), 0))

    def row(self) -> QHBoxLayout:
        """Return a row with the editors."""
        row = QHBoxLayout()
        row.addWidget(self.player, 1)
        row.addWidget(self.strength)
        return row

    def _refresh(self) -> None:
        entry = self._chosen
        setting = None if entry is None else strength_setting(entry)
        self.strength.setVisible(entry is not None)
        self.strength.setEnabled(setting is not None)
        self.strength.setToolTip(as_tip(self._fixed_tip if setting is None else self._tip))
        if entry is None or setting is None:
            self.strength.setRange(0, 0)
            return
        set_number_text(self.strength, self._level if setting.is_level else self._visits)
        self.strength.setRange(0, setting.values[-1])
        self.strength.setValue(stated_strength(entry) or 0)


def _keep_place(widget: QWidget) -> None:
    """Let a widget take its room while it is hidden, so that the dialog needs no scroll bar when it
    appears.
    """
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


class PlayDialog(QDialog):
    """Dialog that asks for the start, the players, the rules and the time limit of a game.

    The game begins anew or at the cursor of a session, in a copy of its line. Without an engine,
    the dialog only offers to add one: then `wants_engines` is true after it was closed.
    """

    def __init__(self, settings: Settings, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play Against an Engine"))
        self._settings, self._session = settings, session
        self.wants_engines = False
        self._engines = read_entries(settings)
        tree = session.tree
        self._info = read_info(tree)
        self._stated = time_control(tree)
        clocks = ClockReader(tree).clocks_at(tree, session.cursor)
        self._has_times = self._stated.main is not None and clocks != Clocks()
        self._here_komi = scoring_terms(tree, session.cursor).komi
        self._here_rules = raw_text(tree, "RU") or ""
        self._new_komi = settings.get(NEW_GAME_KOMI)
        self._stones = 0
        self.new = QRadioButton(self.tr("&New game"))
        self.here = QRadioButton(self.tr("&From the position shown, in a copy"))
        self.seats = {colour: _Seat(colour, self._engines) for colour in Colour}
        self.size_box = SizeBox(Size(settings.get(NEW_GAME_WIDTH), settings.get(NEW_GAME_HEIGHT)))
        self._usual = UsualSizes()
        self._usual.chosen.connect(self.size_box.set_board_size)
        self.rules = RulesComboBox(
            settings.get(NEW_GAME_RULES), settings.get(CUSTOM_RULES), self._here_rules
        )
        self.handicap = QSpinBox()
        self.handicap.setSpecialValueText(self.tr("None"))
        self.komi = ScoreSpinBox(-400, 400)
        self.komi.setValue(self._new_komi)
        self.limited = QCheckBox(self.tr("Limit &thinking time"))
        terms = self._stated
        if terms.main is None:
            terms = parse_time_control(str(settings.get(MAIN_TIME)), settings.get(OVERTIME))
        self.limit = TimeLimitFields(terms)
        self.keep_clocks = QCheckBox(self.tr("Contin&ue with the times in the record"))
        if self._has_times:
            _keep_place(self.keep_clocks)
        self.message = MessageRow()
        self.message.close_button.hide()
        self.message.set_margins(0, 0, 0, 0)
        _keep_place(self.message)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.start = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.start.setText(self.tr("Start Game"))
        self.start.setDefault(True)
        self._lay_out()
        self._offer()
        self._connect()
        self._start_changed()
        self._size_changed()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.new)
        form.addRow(self.here)
        titles = {Colour.BLACK: self.tr("&Black:"), Colour.WHITE: self.tr("&White:")}
        for colour, seat in self.seats.items():
            label = PlainLabel(titles[colour])
            label.setBuddy(seat.player)
            form.addRow(label, seat.row())
        form.addRow(self.tr("Board:"), self._usual)
        form.addRow(self.tr("&Columns × rows:"), self.size_box)
        form.addRow(self.tr("&Rules:"), self.rules)
        form.addRow(self.tr("&Handicap stones:"), self.handicap)
        form.addRow(self.tr("&Komi:"), self.komi)
        form.addRow(self.limited)
        limits = QFormLayout()
        limits.setContentsMargins(_INDENT, 0, 0, 0)
        self.limit.add_rows(limits)
        clocks = QVBoxLayout()  # a form layout would keep no place for a hidden row
        clocks.setContentsMargins(_INDENT, 0, 0, 0)
        clocks.addWidget(self.keep_clocks)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addLayout(limits)
        column.addLayout(clocks)
        column.addWidget(self.message)
        column.addWidget(self.buttons)

    def _offer(self) -> None:
        """Choose what was chosen for the last game."""
        self.new.setChecked(True)
        session = self._session
        has_begun = session.cursor_index > 0 or bool(session.board.stones())
        can_go_on = has_begun and not session.has_ended
        self.here.setEnabled(can_go_on and session.shape.is_rectangle)
        entry = chosen_entry(self._settings, PLAY_ENGINE) or next(iter(self._engines), None)
        name = None if entry is None else entry.name
        names = {each.name for each in self._engines}
        users = self._settings.get(PLAY_COLOUR)
        for colour, seat in self.seats.items():
            last = self._settings.get(_LAST_ENGINES[colour])
            engine = last if last in names else name
            seat.choose(None if users == colour.name.lower() else engine)
        self.limited.setChecked(self._settings.get(PLAY_LIMITED))

    def _connect(self) -> None:
        self.here.toggled.connect(self._start_changed)
        self.size_box.changed.connect(self._size_changed)
        self.handicap.valueChanged.connect(self._handicap_changed)
        self.rules.activated.connect(self._rules_chosen)
        self.limited.toggled.connect(self._refresh)
        self.keep_clocks.toggled.connect(self._refresh)
        for seat in self.seats.values():
            seat.player.currentIndexChanged.connect(self._refresh)

    # What was chosen

    @property
    def _limit(self) -> TimeControl:
        if not self.limited.isChecked():
            return TimeControl()
        return self._stated if self._keeps_clocks else self.limit.time_control

    @property
    def _keeps_clocks(self) -> bool:
        return self.keep_clocks.isVisibleTo(self) and self.keep_clocks.isChecked()

    def plan(self) -> GamePlan:
        """Return the game that was chosen."""
        seats = {colour: seat.entry for colour, seat in self.seats.items()}
        engines = {colour: entry for colour, entry in seats.items() if entry is not None}
        names = {colour: entry.name for colour, entry in engines.items()}
        limit = self._limit
        time = "" if limit.main is None else write_seconds(limit.main)
        overtime = write_overtime(limit)
        if self.here.isChecked():
            return GamePlan(self._copy(names, time, overtime), engines)
        new = NewGame(
            self.size_box.board_size,
            self.handicap.value(),
            self.komi.value(),
            names.get(Colour.BLACK, ""),
            names.get(Colour.WHITE, ""),
            current_record_date(),
            self.rules.text,
            time=time,
            overtime=overtime,
        )
        return GamePlan(new.create_tree(), engines)

    def _copy(self, names: Mapping[Colour, str], time: str, overtime: str) -> Tree:
        information: dict[str, str | None] = {
            "DT": current_record_date(),
            "PB": names.get(Colour.BLACK),
            "PW": names.get(Colour.WHITE),
            **dict.fromkeys(("BR", "WR", "BT", "WT")),
            "TM": time or None,
            "OT": overtime or None,
        }
        if self._keeps_clocks:  # the game goes on, so the players are the same, too
            information["PB"] = information["PB"] or self._info.black_name
            information["PW"] = information["PW"] or self._info.white_name
        if self.komi.value() != self._here_komi:
            information["KM"] = encode_real(self.komi.value())
        if self.rules.selected_rules != parse_rules(self._here_rules):
            information["RU"] = self.rules.text or None
        return game_from_position(self._session, information, keep_times=self._keeps_clocks)

    def accept(self) -> None:
        settings, new = self._settings, self.new.isChecked()
        if new:
            size = self.size_box.board_size
            settings.set(NEW_GAME_WIDTH, size.width)
            settings.set(NEW_GAME_HEIGHT, size.height)
            settings.set(NEW_GAME_RULES, self.rules.text)
            komi = self._new_komi if self.handicap.value() else self.komi.value()
            settings.set(NEW_GAME_KOMI, komi)
        users = ""
        for colour, seat in self.seats.items():
            if seat.entry is None:
                users = colour.name.lower()
            else:
                settings.set(_LAST_ENGINES[colour], seat.entry.name)
        settings.set(PLAY_COLOUR, users)
        settings.set(PLAY_LIMITED, self.limited.isChecked())
        if self.limited.isChecked() and not self._keeps_clocks:
            settings.set(MAIN_TIME, int(self.limit.time_control.main or 0))
            settings.set(OVERTIME, write_overtime(self.limit.time_control))
        super().accept()

    # What follows from what was chosen

    def _start_changed(self) -> None:
        here = self.here.isChecked()
        for widget in (self.size_box, self.handicap, self._usual):
            widget.setEnabled(not here)
        if here:
            self._new_komi, komi = self.komi.value(), self._here_komi
        else:
            komi = self._new_komi
        self.komi.setValue(komi)
        self.rules.choose(self._here_rules if here else self._settings.get(NEW_GAME_RULES))
        self.keep_clocks.setVisible(here and self._has_times)
        if here:
            self._offer_to_continue()
        self._refresh()

    def _offer_to_continue(self) -> None:
        """Choose the players and times of the record if it is a game of one of the engines."""
        names = {entry.name for entry in self._engines}
        players = {Colour.BLACK: self._info.black_name, Colour.WHITE: self._info.white_name}
        continues = not names.isdisjoint(players.values())
        self.keep_clocks.setChecked(self._has_times and continues)
        if continues:
            for colour, name in players.items():
                self.seats[colour].choose(name)
            self.limited.setChecked(self._has_times)

    def _size_changed(self) -> None:
        size = self.size_box.board_size
        self.handicap.setMaximum(max_handicap_stones(size))
        self._usual.show_size(size)

    def _rules_chosen(self) -> None:
        """Set the komi of a new game to the usual value for the chosen rules."""
        rules = self.rules.selected_rules
        if rules is not None and self.new.isChecked():
            self._new_komi = rules.komi
            self.komi.setValue(usual_komi(self._new_komi, self._stones))

    def _handicap_changed(self, stones: int) -> None:
        """Adjust the komi when the game changes between even and handicap."""
        before, self._stones = self._stones, stones
        if not before:
            self._new_komi = self.komi.value()
        if bool(before) is not bool(stones):
            with QSignalBlocker(self.komi):
                self.komi.setValue(usual_komi(self._new_komi, stones))

    def _refresh(self) -> None:
        limited = self.limited.isChecked()
        self.limit.set_enabled(limited and not self._keeps_clocks)
        self.keep_clocks.setEnabled(limited)
        has_engine = any(seat.entry is not None for seat in self.seats.values())
        self.start.setEnabled(has_engine)
        if not self._engines:
            text = self.tr("No engine has been added yet.")
            action = MessageAction(self.tr("Engines…"), self._ask_for_engines)
            self.message.set_message(text, [action])
        elif not has_engine:
            self.message.set_message(self.tr("Choose an engine for at least one player."))
        self.message.setVisible(not has_engine)

    def _ask_for_engines(self) -> None:
        self.wants_engines = True
        self.reject()
