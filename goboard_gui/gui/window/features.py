"""Creation of a window's features and the connections between them.

Features do not import each other. If one needs something from another, it is passed or connected
here.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from ...named_tuples import NamedTuple
from ..actions.commands import Command
from ..actions.setting_commands import SettingCommands, program_settings
from ..actions.undo_commands import connect_undo_commands
from ..board.board_cursor import CursorCommands
from ..board.narrator import Narrator
from ..board.number_commands import MoveNumberCommands
from ..board.tools.board_tools import BoardTools
from ..board.tools.cleanup_command import CleanupCommand
from ..board.tools.handicap_offer import HandicapOffer
from ..board.tools.label_commands import LabelCommands
from ..board.tools.move_correction import MoveCorrector
from ..board.tools.point_menu import PointMenu
from ..board.tools.setup_commands import SetupCommands
from ..collection.building.collection_store import CollectionStore
from ..collection.commands import CollectionContext, create_collection_commands
from ..engines.commands import EngineCommands
from ..engines.engine_scoring import EngineScoring
from ..engines.move_loss import MoveLossQuestion
from ..engines.play_commands import PlayCommands
from ..engines.review_commands import ReviewCommands
from ..files.commands import FileCommands
from ..files.file_messages import FileMessages
from ..files.texts.commands import TextCommands
from ..files.window_drop_handler import WindowDropHandler
from ..game.games.commands import GamesCommands
from ..game.recording.game_clock import GameClock
from ..game.recording.pass_command import PassCommand
from ..game.recording.recording_commands import RecordingCommands
from ..game.recording.sounds import Sounds
from ..game.rules.commands import RulesCommands
from ..game.scoring.scoring import Scoring
from ..help.commands import HelpCommands
from ..navigation.comments.judgement_commands import JudgementCommands
from ..navigation.find.commands import FindCommands
from ..navigation.find.jump_commands import JumpCommands
from ..navigation.find.transposition_commands import TranspositionCommands
from ..navigation.step_commands import StepCommands
from ..navigation.tree.branch_commands import BranchCommands
from ..navigation.tree.tree_panel import TreeCommands
from ..printing.commands import PrintingCommands
from ..printing.figures.commands import FigureCommands
from ..study.commands import StudyCommands
from ..study.connection.commands import ConnectionCommands
from ..study.corner_commands import CornerCommands
from ..study.exercise.exercise_board import ExerciseBoard
from ..study.exercise.restrictions import ExerciseRestrictions
from ..study.guessing import MoveGuessing
from ..study.life.commands import LifeCommands
from ..study.openings.commands import OpeningsCommands
from ..study.problems.commands import ProblemCommands
from ..study.repertoires.commands import RepertoireCommands
from ..study.solving.commands import SolvingCommands
from ..study.solving.solution_offer import SolutionOffer
from .board_requirements import BoardRequirements
from .view_commands import ViewCommands

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..collection.commands import CollectionCommands
    from ..collection.numpy_missing import NumpyMissingCommands
    from ..engines.play_dialog import GamePlan
    from ..files.autosave_journal import AutosaveJournal
    from ..files.document_io import DocumentIO
    from ..navigation.comments.commands import CommentCommands
    from .parts import WindowParts


class Features(NamedTuple):
    """The features of a window that other code refers to; all others are owned by the window
    alone.
    """

    tools: BoardTools
    cursor: CursorCommands
    narrator: Narrator
    numbers: MoveNumberCommands
    find: FindCommands
    transpositions: TranspositionCommands
    exercises: ExerciseBoard
    repertoires: RepertoireCommands
    guessing: MoveGuessing
    solving: SolvingCommands
    offer: SolutionOffer
    scoring: Scoring
    life: LifeCommands
    collection: CollectionCommands | NumpyMissingCommands
    files: FileCommands
    dropping: WindowDropHandler
    engines: EngineCommands
    review: ReviewCommands
    play: PlayCommands


class NewWindow(Protocol):
    """Interface of a new main window in which a feature opens a game or a file."""

    features: Features
    document_io: DocumentIO

    def show(self) -> None:
        """Show the window."""

    def begin_game(self, plan: GamePlan) -> None:
        """Begin a game against an engine in the window."""


def make_features(
    parts: WindowParts,
    comments: CommentCommands,
    autosave_journal: AutosaveJournal | None,
    new_window: Callable[[], NewWindow],
) -> Features:
    """Create and connect all features of a window whose board and panels already exist.

    ``new_window`` returns a new hidden window.
    """
    workspace, document_io = parts.workspace, parts.document_io
    tools, cursor, narrator, numbers = _board_features(parts, comments)
    clock = _make_editing_features(parts, comments)
    engines = EngineCommands(
        workspace,
        parts.presenter,
        parts.view,
        parts.player,
        parts.message_strip,
        parts.recording,
        parts.panels.analysis,
        parts.add_progress,
        parts.edit_notices.describe_latest_edit,
    )
    review = ReviewCommands(
        workspace,
        parts.presenter,
        parts.message_strip,
        engines,
        parts.panels.review,
        parts.add_progress,
        parts.edit_notices.describe_latest_edit,
    )
    review.losses_changed.connect(parts.panels.moves.show_losses)
    play = PlayCommands(
        workspace,
        parts.player,
        parts.message_strip,
        parts.recording,
        document_io,
        engines,
        new_window,
        parts.add_progress,
    )
    play.game_changed.connect(clock.follow_game)
    _make_stepping_features(parts, engines.step_continuation)
    transpositions = TranspositionCommands(workspace)
    find = FindCommands(workspace, comments, parts.view, parts.below)
    exercises = _exercises(parts, tools, comments)
    question = MoveLossQuestion(workspace, engines)
    exercises.text_changed.connect(narrator.announce_text)
    solving = SolvingCommands(
        workspace,
        exercises,
        parts.player,
        parts.message_strip,
        question,
        document_io.loader,
    )
    offer = SolutionOffer(
        workspace, parts.presenter, parts.message_strip, parts.panels.moves, parts.panels.tree_dock
    )
    repertoires = RepertoireCommands(
        workspace,
        exercises,
        parts.player,
        parts.message_strip,
        document_io,
        CollectionStore(workspace.settings).known_indexes,
        parts.view.board,
    )
    guessing = MoveGuessing(workspace, exercises, parts.player, parts.message_strip)
    scoring = _scoring(parts, tools, EngineScoring(workspace, engines))
    RecordingCommands(
        workspace, parts.recording, parts.message_strip, parts.edit_notices, tools, scoring
    )
    life = LifeCommands(workspace, parts.presenter, parts.panels.life)
    ConnectionCommands(workspace, parts.presenter, tools, parts.recording, parts.view.board)
    openings = OpeningsCommands(workspace, parts.presenter, document_io, parts.panels.pattern)
    collection = _collection(parts, tools, openings, new_window)
    files = FileCommands(workspace, document_io, parts.recording)
    printing = PrintingCommands(workspace, parts.presenter)
    problems = ProblemCommands(
        workspace,
        exercises,
        document_io,
        parts.message_strip,
        solving.begin,
        printing.print_problems,
    )
    solving.problem_shown.connect(problems.show_progress)
    dropping = _import_and_export(parts, new_window)
    FileMessages(
        workspace.document, document_io, autosave_journal, parts.message_strip, workspace.window
    )
    views = _make_view_features(parts)
    files.new_game_started.connect(partial(views.reset_for_new_game, parts.message_strip))
    return Features(
        tools=tools,
        cursor=cursor,
        narrator=narrator,
        numbers=numbers,
        find=find,
        transpositions=transpositions,
        exercises=exercises,
        repertoires=repertoires,
        guessing=guessing,
        solving=solving,
        offer=offer,
        scoring=scoring,
        life=life,
        collection=collection,
        files=files,
        dropping=dropping,
        engines=engines,
        review=review,
        play=play,
    )


def _board_features(
    parts: WindowParts, comments: CommentCommands
) -> tuple[BoardTools, CursorCommands, Narrator, MoveNumberCommands]:
    """Create the features for using the board by mouse, keyboard and screen reader."""
    workspace = parts.workspace
    document, view_settings, view = workspace.document, workspace.view_settings, parts.view
    presenter, player, strip = parts.presenter, parts.player, parts.message_strip
    player.move_explained.connect(parts.edit_notices.describe_latest_edit)
    correcting = MoveCorrector(workspace, strip)
    tools = BoardTools(workspace, presenter, view, strip, player, correcting, parts.recording)
    requests = tools.requests
    requests.name_requested.connect(comments.insert_name)
    correcting.connect_commands(workspace.actions, tools.ask_for_point)
    numbers = MoveNumberCommands(workspace, view.board)
    cursor = CursorCommands(workspace, presenter, view, strip, tools)
    view_settings.changed.connect(cursor.cursor.clamp_to_board)
    cursor.cursor.forward_requested.connect(lambda: view.stepped.emit(1))
    narrator = Narrator(document, view_settings, presenter, view, strip, cursor.cursor)
    PointMenu(workspace, presenter, requests, player, correcting, parts.recording)
    LabelCommands(workspace, presenter, requests, strip, parts.recording)
    return tools, cursor, narrator, numbers


def _make_editing_features(parts: WindowParts, comments: CommentCommands) -> GameClock:
    """Create the features for editing the record, such as branches, setup, figures and clocks;
    return the clock.
    """
    workspace, message = parts.workspace, parts.message_strip
    connect_undo_commands(workspace)
    branches = BranchCommands(workspace)
    branches.paste_failed.connect(message.pin_message)
    branches.failure_resolved.connect(message.unpin_message)
    branches.other_pasted.connect(workspace.actions[Command.PASTE_ANYTHING].trigger)
    parts.panels.tree.menu_requested.connect(branches.open_menu)
    parts.panels.moves.menu_requested.connect(branches.open_menu)
    TreeCommands(workspace, parts.panels.tree)
    games = GamesCommands(workspace, parts.document_io, message)
    setup = SetupCommands(workspace, message, parts.edit_notices, parts.recording)
    parts.panels.game.info_requested.connect(games.edit_info)
    games.handicap_changed.connect(setup.offer_handicap)
    HandicapOffer(workspace.document, message, setup.place_handicap, workspace.window)
    figures = FigureCommands(workspace, parts.edit_notices)
    figures.message_posted.connect(message.show_message)
    JudgementCommands(workspace, comments)
    CleanupCommand(workspace)
    clock = GameClock(workspace, parts.recording, parts.panels.game)
    parts.view.board.pressed.connect(clock.register_press)
    parts.view.board.released.connect(clock.register_release)
    parts.view.board.press_lost.connect(clock.register_release)
    RulesCommands(workspace, message)
    return clock


def _make_stepping_features(parts: WindowParts, step_continuation: Callable[[int], bool]) -> None:
    """Create the features for passing and for stepping through the record, including sounds.

    While the board shows an engine's continuation, the wheel steps through that.
    """
    workspace, message = parts.workspace, parts.message_strip
    PassCommand(workspace, parts.player)
    steps = StepCommands(workspace)

    def step(moves: int) -> None:
        if not step_continuation(moves):
            steps.step(moves)

    parts.view.stepped.connect(step)
    parts.panels.tree.view.stepped.connect(steps.step)
    sounds = Sounds(workspace, parts.player)
    sounds.failed.connect(message.pin_message)
    JumpCommands(workspace, message)


def _exercises(parts: WindowParts, tools: BoardTools, comments: CommentCommands) -> ExerciseBoard:
    panels = parts.panels
    ExerciseRestrictions(
        parts.workspace, parts.message_strip, comments.panel, (panels.collection, panels.edits)
    )
    return ExerciseBoard(parts.workspace, parts.presenter, tools, parts.player, parts.recording)


def _scoring(parts: WindowParts, tools: BoardTools, engine: EngineScoring) -> Scoring:
    beside = parts.panels.docks[0]
    scoring = Scoring(parts.workspace, parts.presenter, parts.player, tools, beside, engine)
    scoring.score_saved.connect(parts.edit_notices.describe_latest_edit)
    parts.player.score_requested.connect(scoring.begin_scoring)
    return scoring


def _collection(
    parts: WindowParts,
    tools: BoardTools,
    openings: OpeningsCommands,
    new_window: Callable[[], NewWindow],
) -> CollectionCommands | NumpyMissingCommands:
    def open_in_new_window() -> CollectionCommands | NumpyMissingCommands:
        window = new_window()
        window.show()
        return window.features.collection

    surroundings = CollectionContext(
        presenter=parts.presenter,
        player=parts.player,
        tools=tools,
        document_io=parts.document_io,
        message=parts.message_strip,
        dock=parts.panels.collection,
        docks=parts.panels.docks,
        add_progress=parts.add_progress,
        compare_with=openings.compare_with,
        open_new_window=open_in_new_window,
    )
    return create_collection_commands(parts.workspace, surroundings)


def _import_and_export(
    parts: WindowParts, new_window: Callable[[], NewWindow]
) -> WindowDropHandler:
    """Create the features for importing and exporting records; return the handler for dropped
    files.
    """
    workspace, document_io = parts.workspace, parts.document_io
    texts = TextCommands(workspace, parts.presenter, parts.player, document_io)
    texts.warned.connect(parts.message_strip.pin_message)
    document_io.saver.saved.connect(workspace.messages.show_saved)

    def open_elsewhere(path: Path) -> None:
        window = new_window()
        window.show()
        window.document_io.open_file(path)

    return WindowDropHandler(document_io, texts, open_elsewhere, workspace.window)


def _make_view_features(parts: WindowParts) -> ViewCommands:
    """Create the features for changing and explaining how the board and its points are
    displayed.
    """
    workspace, actions = parts.workspace, parts.workspace.actions
    views = ViewCommands(workspace)
    BoardRequirements(workspace)
    clean = actions[Command.CLEAN_BOARD]
    actions.connect_commands(
        {Command.CLEAN_BOARD: lambda: parts.presenter.set_stones_only(clean.isChecked())}
    )
    SettingCommands(workspace, workspace.settings, program_settings())
    CornerCommands(workspace, parts.message_strip)
    StudyCommands(workspace, parts.presenter, parts.view.board)
    HelpCommands(workspace)
    return views
