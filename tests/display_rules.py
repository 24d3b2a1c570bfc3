"""Rules about the display of texts from outside, checked by reading the source of the window.

Qt takes some texts for rich text (tooltips, labels, message boxes), and in others ``&`` marks a
mnemonic (actions, menus, buttons, tabs, dock titles). `widgets/qt_texts.py` describes the three
ways in which a text is displayed literally.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

TIP_SETTERS = {
    "setToolTip": -1,
    "setWhatsThis": -1,
    "setTabToolTip": 1,
    "setTabWhatsThis": 1,
    "showText": 1,
}
"""Methods that show or set a tooltip or What's This text, and the place of the text."""
_TIP_ROLES = ("ToolTipRole", "WhatsThisRole")
_TIP_GETTERS = ("toolTip", "whatsThis")

# The place of the text, which may be followed by other arguments.
MNEMONIC_TEXTS = {
    **dict.fromkeys(("QAction", "QPushButton", "QCheckBox", "QRadioButton", "QGroupBox"), 0),
    **dict.fromkeys(("QDockWidget", "addAction", "addMenu", "setTitle", "plain_button"), 0),
    **dict.fromkeys(("addTab", "insertTab", "setTabText", "addButton", "add_button"), 1),
}
"""Classes and methods that take a text with mnemonics, and its place."""

_TRANSLATIONS = ("tr", "_tr", "translate")
_LABELS, _BOXES = "widgets/labels.py", "widgets/dialogs.py"
_OWNERS = {
    "QLabel": _LABELS,
    "QMessageBox": _BOXES,
    "QErrorMessage": _BOXES,
    "QProgressDialog": _BOXES,
    "QInputDialog": _BOXES,
}
"""The only module that makes objects of a class whose text may be taken for rich text."""
_ADVICE = {
    "QLabel": "use PlainLabel of widgets/labels.py",
    "MarkupLabel": "only widgets/form.py has markup of its own; use PlainLabel",
}
_MARKUP_USERS = (_LABELS, "widgets/form.py")
_MARKUP_FORMATS = ("RichText", "AutoText", "MarkdownText")
_HELPERS = ("as_tip", "verbatim")
_LITERAL_ALREADY = ("PlainLabel", "ElidedLabel", "show_error", "confirm")
_DISPLAYING = {*_HELPERS, *_LITERAL_ALREADY, *TIP_SETTERS, *MNEMONIC_TEXTS, "setText"}


class Found(NamedTuple):
    """A place in the source that breaks a rule, and what to do instead."""

    line: int
    advice: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.advice}"


class Checker:
    """The rules, applied to modules of ``gui``: what breaks them, and the number of tooltips,
    labels and message boxes that were seen."""

    def __init__(self, source: str, module: str) -> None:
        """Check a module; ``module`` is its path in the folder of ``gui``."""
        self.module = module
        self.found: list[Found] = []
        self.seen = 0
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call():
                    self._check_call(node)
                case ast.ClassDef(bases=bases):
                    for base in bases:
                        self._check_owner(node, base)
                case ast.If(test=condition, body=body) | ast.match_case(condition, body=body):
                    if _mentions_tip_role(condition):
                        self._check_returns(body)
        self.found.sort()

    def _report(self, node: ast.AST, advice: str) -> None:
        self.found.append(Found(getattr(node, "lineno", 0), advice))

    def _check_call(self, call: ast.Call) -> None:
        name = _name(call.func)
        self.seen += name in TIP_SETTERS or name.endswith("Label") or name in _OWNERS
        self._check_tip(call, name)
        self._check_item_tip(call, name)
        self._check_mnemonics(call, name)
        self._check_form_label(call, name)
        self._check_combination(call, name)
        self._check_owner(call, call.func)
        if name == "MarkupLabel" and self.module not in _MARKUP_USERS:
            self._report(call, _ADVICE[name])
        if name == "setTextFormat" and self.module != _LABELS:
            formats = {it.attr for it in ast.walk(call) if isinstance(it, ast.Attribute)}
            if formats & {*_MARKUP_FORMATS}:
                self._report(call, "labels and message boxes show plain text")

    def _check_owner(self, node: ast.AST, made: ast.expr) -> None:
        """Check that an object is made, or a class derived, in the module of its helper."""
        name = _name(made)
        if isinstance(made, ast.Attribute) and name not in _OWNERS:  # such as a static function
            name = _name(made.value)
        owner = _OWNERS.get(name)
        if owner is not None and self.module != owner:
            self._report(node, _ADVICE.get(name, f"add a function to {owner}"))

    def _check_tip(self, call: ast.Call, name: str) -> None:
        place = TIP_SETTERS.get(name)
        if place is not None and not _is_tip(_argument(call, place)):
            self._report(call, f"{name} takes a literal, a translation or as_tip(…)")

    def _check_item_tip(self, call: ast.Call, name: str) -> None:
        if name in ("setItemData", "setData") and any(map(_mentions_tip_role, call.args)):
            place = 1 if name == "setItemData" else -2
            if not _is_tip(_argument(call, place)):
                self._report(call, "a tooltip of an item is a literal, a translation or as_tip(…)")

    def _check_returns(self, body: list[ast.stmt]) -> None:
        """Check what a model returns as a tooltip."""
        for node in (it for statement in body for it in ast.walk(statement)):
            if isinstance(node, ast.Return) and not _is_tip(node.value):
                self._report(node, "a tooltip of a model is a literal, a translation or as_tip(…)")

    def _check_mnemonics(self, call: ast.Call, name: str) -> None:
        place = MNEMONIC_TEXTS.get(name)
        text = None if place is None else _argument(call, place)
        if text is not None and _is_composed(text) and not _has_only_verbatim_parts(text):
            self._report(call, f"the parts of the text of {name} are verbatim(…)")

    def _check_form_label(self, call: ast.Call, name: str) -> None:
        if name == "addRow" and call.args and _is_composed(call.args[0]):
            self._report(call, "make the label of a row with PlainLabel")

    def _check_combination(self, call: ast.Call, name: str) -> None:
        """Check that a text is displayed literally in one way only."""
        if name not in _DISPLAYING:
            return
        inside = [_name(it.func) for argument in call.args for it in _calls(argument)]
        if name in (*_HELPERS, *_LITERAL_ALREADY) and any(it in _HELPERS for it in inside):
            self._report(call, f"{name} already shows a text literally")
        elif name in TIP_SETTERS and "verbatim" in inside:
            self._report(call, "verbatim is for actions, menus, buttons, tabs and dock titles")
        elif (name in MNEMONIC_TEXTS or name == "setText") and "as_tip" in inside:
            self._report(call, "as_tip is for tooltips")


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (it for it in ast.walk(node) if isinstance(it, ast.Call))


def _name(function: ast.expr) -> str:
    match function:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _argument(call: ast.Call, place: int) -> ast.expr | None:
    return call.args[place] if -len(call.args) <= place < len(call.args) else None


def _is_tip(text: ast.expr | None) -> bool:
    """Return whether a tooltip is written here, translated, escaped, or another's tooltip."""
    match text:
        case None | ast.Constant():
            return True
        case ast.Call(func=function):
            name = _name(function)
            return name in (*_TRANSLATIONS, *_TIP_GETTERS, "as_tip")
        case ast.IfExp(body=one, orelse=other):
            return _is_tip(one) and _is_tip(other)
        case ast.BoolOp(values=values):
            return all(map(_is_tip, values))
    return False


def _mentions_tip_role(node: ast.AST) -> bool:
    return any(isinstance(it, ast.Attribute) and it.attr in _TIP_ROLES for it in ast.walk(node))


def _is_composed(text: ast.expr) -> bool:
    """Return whether a text is put together here: by ``format``, ``+``, ``%`` or an f-string."""
    match text:
        case ast.JoinedStr() | ast.BinOp() | ast.Call(func=ast.Attribute(attr="format")):
            return True
    return False


def _has_only_verbatim_parts(text: ast.expr) -> bool:
    """Return whether everything in a composed text is a literal, a translation or verbatim."""
    match text:
        case ast.Constant():
            return True
        case ast.JoinedStr(values=values):
            return all(map(_has_only_verbatim_parts, values))
        case ast.FormattedValue(value=value):
            return _has_only_verbatim_parts(value)
        case ast.BinOp(left=left, right=right):
            return _has_only_verbatim_parts(left) and _has_only_verbatim_parts(right)
        case ast.Call(func=ast.Attribute(attr="format", value=pattern), args=args, keywords=words):
            parts = [pattern, *args, *(word.value for word in words)]
            return all(map(_has_only_verbatim_parts, parts))
        case ast.Call(func=function):
            return _name(function) in (*_TRANSLATIONS, "verbatim", "format_number", "len", "str")
    return False
