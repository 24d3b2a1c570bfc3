from __future__ import annotations

import ast
import pickle
import typing
from pathlib import Path
from typing import get_type_hints

import pytest

import goboard_gui
from goboard_gui.named_tuples import NamedTuple

ROOT = Path(goboard_gui.__file__).parent
MAY_USE_PYTHONS = {"named_tuples.py", "study/answer_file.py"}
"""The module itself, and one with a generic named tuple."""


class Ours(NamedTuple):
    """A move."""

    point: tuple[int, int]
    colour: str = "black"
    number: int = 1

    LIMIT = 361

    @property
    def is_first(self) -> bool:
        return self.number == 1


class Pythons(typing.NamedTuple):
    """A move."""

    point: tuple[int, int]
    colour: str = "black"
    number: int = 1

    LIMIT = 361

    @property
    def is_first(self) -> bool:
        return self.number == 1


@pytest.mark.parametrize(
    "read",
    [
        lambda made: made.__doc__,
        lambda made: made.__module__,
        lambda made: made.__mro__[1:],
        lambda made: made.__slots__,
        lambda made: made._fields,
        lambda made: made._field_defaults,
        lambda made: made.LIMIT,
        lambda made: made.point.__doc__,
        get_type_hints,
        lambda made: made((3, 4)),
        lambda made: made((3, 4), number=2)._asdict(),
        lambda made: made((3, 4))._replace(colour="white"),
        lambda made: [made((3, 4), number=number).is_first for number in (1, 2)],
        lambda made: repr(made((3, 4))).partition("(")[2],
    ],
)
def test_a_named_tuple_is_the_same_as_one_of_pythons(read):
    assert read(Ours) == read(Pythons)


def test_its_names_are_those_of_the_class_statement():
    assert (Ours.__name__, Ours.__qualname__) == ("Ours", "Ours")
    assert repr(Ours((3, 4), "white")) == "Ours(point=(3, 4), colour='white', number=1)"


def test_a_named_tuple_may_have_no_fields():
    class Passed(NamedTuple):
        pass

    assert (Passed._fields, Passed()) == ((), ())


def test_it_can_be_pickled():
    move = Ours((3, 4), "white", 2)
    restored = pickle.loads(pickle.dumps(move))
    assert (type(restored), restored) == (Ours, move)


def test_an_unknown_or_missing_field_is_an_error():
    with pytest.raises(TypeError):
        Ours()
    with pytest.raises(TypeError):
        Ours((3, 4), komi=6.5)


def test_other_base_classes_are_an_error():
    with pytest.raises(TypeError, match="cannot be combined"):

        class Both(NamedTuple, str):
            point: int


def test_a_field_with_a_default_comes_after_those_without():
    with pytest.raises(TypeError, match="default"):

        class Wrong(NamedTuple):
            point: int = 0
            colour: str


def test_the_package_uses_no_other_named_tuples():
    users = {
        file.relative_to(ROOT).as_posix()
        for file in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        if any(name.name == "NamedTuple" for name in node.names)
    }
    assert users == MAY_USE_PYTHONS
