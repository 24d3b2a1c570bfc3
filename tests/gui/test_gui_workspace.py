"""Features take the workspace of their window, and not its members one by one."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

from goboard_gui.gui.actions.workspace import Workspace
from goboard_gui.gui.window import features
from tests.cases import for_each

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QMainWindow, QWidget

    from goboard_gui.gui.actions.commands.actions import Actions
    from goboard_gui.gui.core.document import Document
    from goboard_gui.gui.core.messages import Messages
    from goboard_gui.gui.core.settings import Settings
    from goboard_gui.gui.core.view_settings import ViewSettings
    from goboard_gui.gui.window.parts import WindowParts

TYPES = {str(each) for each in Workspace.__annotations__.values()}
PARENTS = {"window", "parent"}
"""Names of parameters of other types that take the window."""


def created(source: str) -> dict[str, Callable]:
    """Return the classes of other modules that the module of features calls, and functions that
    create some.
    """
    called = {
        node.func.id
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    known = {name: vars(features)[name] for name in sorted(called & vars(features).keys())}
    return {
        name: one
        for name, one in known.items()
        if one.__module__.startswith("goboard_gui.") and one.__module__ != features.__name__
    }


def objection(feature: Callable) -> str:
    """Return what is wrong with the parameters of a feature, or an empty text."""
    taken = inspect.signature(feature).parameters.values()
    types = [parameter.annotation for parameter in taken]
    members = [
        parameter.name
        for parameter in taken
        if parameter.annotation in TYPES or parameter.name in PARENTS
    ]
    if "WindowParts" in types:
        return "takes the parts of the window"
    if "Workspace" in types:
        return f"takes the workspace and {', '.join(members)}" if members else ""
    if "Actions" in types or len(members) >= 3:
        return f"takes {', '.join(members)} instead of the workspace"
    return ""


def handed_parts(source: str) -> list[str]:
    """Return what is given the parts of the window as a whole, except functions of the module."""
    return [
        ast.unparse(node.func)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and any(ast.unparse(given) == "parts" for given in node.args)
        and not ast.unparse(node.func).startswith("_")
    ]


def test_features_take_the_workspace_and_what_is_their_own():
    source = inspect.getsource(features)
    made = created(source)
    assert len(made) > 30
    assert {name: said for name, one in made.items() if (said := objection(one))} == {}
    assert handed_parts(source) == []


class WithActions:
    def __init__(self, document: Document, actions: Actions) -> None: ...


class WithThree:
    def __init__(self, document: Document, view: ViewSettings, parent: QObject) -> None: ...


class WithBoth:
    def __init__(self, workspace: Workspace, settings: Settings) -> None: ...


class WithParts:
    def __init__(self, parts: WindowParts) -> None: ...


class WithTwo:
    def __init__(self, messages: Messages, dock: QWidget, window: QMainWindow) -> None: ...


class WithWorkspace:
    def __init__(self, workspace: Workspace, dock: QWidget) -> None: ...


@for_each(
    ("feature", "expected"),
    [
        (WithActions, "takes document, actions instead of the workspace"),
        (WithThree, "takes document, view, parent instead of the workspace"),
        (WithBoth, "takes the workspace and settings"),
        (WithParts, "takes the parts of the window"),
        (WithTwo, ""),
        (WithWorkspace, ""),
    ],
)
def test_other_parameters_are_found(feature, expected):
    assert objection(feature) == expected


def test_parts_that_are_handed_on_are_found():
    source = "Sounds(parts, 1)\n_board_features(parts)\nLife(parts.workspace, parts.view)"
    assert handed_parts(source) == ["Sounds"]
