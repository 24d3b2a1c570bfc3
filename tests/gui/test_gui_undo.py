"""The undo stack against a model that knows states, and no indices of saved ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from goboard_gui.gui.core.undo import Edit, UndoStack
from tests.examples import examples

KEYS = {"typing": object(), "dragging": object()}
ACTIONS = st.one_of(
    st.tuples(st.just("edit"), st.sampled_from([None, *KEYS])),
    st.tuples(st.just("go"), st.integers(-1, 8)),
    st.tuples(
        st.sampled_from(
            ["undo", "undo", "redo", "begin save", "begin save", "succeed", "fail", "fail"]
        )
    ),
    st.tuples(st.sampled_from(["clear", "mark saved", "mark unsaved"])),
)


@dataclass(eq=False)
class State:
    """A state of a document, which nothing but itself is equal to, and how it came about."""

    key: str | None = None
    number: int = 0


@dataclass
class Model:
    """All states that undo and redo reach, the current one, and those that matter to saving."""

    states: list[State] = field(default_factory=lambda: [State()])
    current: State = None
    saved: State | None = None
    being_saved: State | None = None

    def __post_init__(self) -> None:
        self.current = self.saved = self.states[0]

    @property
    def index(self) -> int:
        return self.states.index(self.current)

    def edit(self, key: str | None, number: int) -> None:
        before, new = self.current, State(key, number)
        del self.states[self.index + 1 :]
        merges = key is not None and before.key == key
        if merges and before is not self.saved and before is not self.being_saved:
            self.states.pop()
        self.states.append(new)
        self.current = new

    def go(self, index: int) -> None:
        self.current = self.states[min(max(index, 0), len(self.states) - 1)]

    def saved_index(self) -> int:
        return self.states.index(self.saved) if self.saved in self.states else -1


class Editor:
    """An undo stack with a document that is a number, and what the stack has last announced."""

    def __init__(self) -> None:
        self.owner = QObject()
        self.stack = stack = UndoStack(self.owner)
        self.content = 0
        self.redone: list[Edit] = []
        signals = {
            "index": stack.indexChanged,
            "canUndo": stack.canUndoChanged,
            "undoText": stack.undoTextChanged,
            "canRedo": stack.canRedoChanged,
            "redoText": stack.redoTextChanged,
            "isClean": stack.cleanChanged,
        }
        self.announced = {name: getattr(stack, name)() for name in signals}
        for name, signal in signals.items():
            signal.connect(partial(self.announced.__setitem__, name))
        stack.restore_requested.connect(self._restore)
        stack.redone.connect(self.redone.append)

    def _restore(self, content: int) -> None:
        self.content = content

    def edit(self, key: str | None, number: int) -> None:
        before, self.content = self.content, number
        self.stack.push(Edit(f"Edit {number}", before, number, KEYS.get(key)))

    @property
    def facts(self) -> dict[str, object]:
        """What the stack says of all that it announces."""
        return {name: getattr(self.stack, name)() for name in self.announced}


def act(made: Editor, model: Model, action: tuple, number: int) -> None:
    """Do the same to the stack and to the model."""
    history = made.stack
    match action:
        case "edit", key:
            made.edit(key, number)
            model.edit(key, number)
        case "go", index:
            history.setIndex(index)
            model.go(index)
        case ("undo",):
            history.undo()
            model.go(model.index - 1)
        case ("redo",):
            history.redo()
            model.go(model.index + 1)
        case ("begin save",) if model.being_saved is None:
            history.begin_save()
            model.being_saved = model.current
        case ("succeed",) if model.being_saved is not None:
            history.end_save(succeeded=True)
            model.saved, model.being_saved = model.being_saved, None
        case ("fail",) if model.being_saved is not None:
            history.end_save(succeeded=False)
            model.being_saved = None
        case ("clear",):
            history.clear()
            model.states, model.being_saved = [model.current], None
            model.current.key = None
            model.saved = model.current
        case ("mark saved",):
            history.setClean()
            model.saved = model.current
        case ("mark unsaved",):
            history.resetClean()
            model.saved = None


@examples(8)
@given(st.lists(ACTIONS, max_size=40))
def test_the_stack_is_as_its_model_after_any_actions(qapp, actions):
    made, model = Editor(), Model()
    for number, action in enumerate(actions, 1):
        was_at, undone = made.stack.index(), made.stack.redoable_edits
        act(made, model, action, number)
        history = made.stack
        assert made.content == model.current.number
        assert (history.index(), history.count()) == (model.index, len(model.states) - 1)
        assert history.cleanIndex() == model.saved_index()
        assert history.isClean() is (model.current is model.saved)
        if action[0] in ("succeed", "fail"):
            made.announced["isClean"] = history.isClean()  # the document announces it
        assert made.announced == made.facts
        redone = undone[: max(history.index() - was_at, 0)] if action[0] != "edit" else []
        assert made.redone == redone
        made.redone.clear()


@given(st.lists(ACTIONS, max_size=40))
def test_undo_passes_through_the_same_states_as_redo(qapp, actions):
    made, model = Editor(), Model()
    for number, action in enumerate(actions, 1):
        act(made, model, action, number)
    numbers = [state.number for state in model.states]
    made.stack.setIndex(made.stack.count())
    back = [made.content]
    while made.stack.canUndo():
        made.stack.undo()
        back.append(made.content)
    assert back[::-1] == numbers
    forth = [made.content]
    while made.stack.canRedo():
        made.stack.redo()
        forth.append(made.content)
    assert forth == numbers


def test_nothing_is_merged_into_a_state_that_was_saved_while_another_is_being_saved(qapp):
    made = Editor()
    made.edit("typing", 1)
    made.stack.setClean()
    made.edit(None, 2)
    made.stack.begin_save()
    made.stack.undo()
    made.edit("typing", 3)
    assert made.stack.count() == 2
    made.stack.end_save(succeeded=False)
    made.stack.undo()
    assert (made.content, made.stack.isClean()) == (1, True)


def test_a_save_that_succeeds_after_its_state_was_dropped_saves_no_state_that_is_left(qapp):
    made = Editor()
    made.edit(None, 1)
    made.stack.begin_save()
    made.stack.undo()
    made.edit(None, 2)
    made.stack.end_save(succeeded=True)
    assert made.stack.cleanIndex() == -1


def test_a_save_that_fails_after_the_saved_state_was_dropped_leaves_none(qapp):
    made = Editor()
    made.edit(None, 1)
    made.stack.setClean()
    made.stack.undo()
    made.edit(None, 2)
    made.stack.begin_save()
    made.stack.end_save(succeeded=False)
    assert made.stack.cleanIndex() == -1


def test_there_is_no_limit_of_edits(qapp):
    made = Editor()
    for number in range(1, 20_001):
        made.edit(None, number)
    assert (made.stack.count(), made.stack.index()) == (20_000, 20_000)
    made.stack.setIndex(0)
    assert made.content == 0


def test_dropping_all_edits_ends_a_save(qapp):
    made = Editor()
    made.edit(None, 1)
    made.stack.begin_save()
    made.stack.clear()
    made.edit("typing", 2)
    made.edit("typing", 3)
    assert made.stack.count() == 1
