"""`packaging/reword_texts.py`: new wordings take their translations along."""

from __future__ import annotations

import ast
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .packaging_scripts import packaging_script

reword = packaging_script("reword_texts")
Text, Message = reword.Text, reword.Message
OLD, NEW = Text("Menus", "&Old"), Text("Menus", "&New")
COUNTED = Text("Games", "%n moves")


def _edit(new: Text, german: tuple[str, ...] = (), *, text: Text = OLD):
    return reword.Edit(text, new, {"de": german} if german else {})


def _reworded(edit, known=()):
    known = known or [Message(OLD, ("a.py",), ("&Alt",))]
    messages = {message.text: message for message in known}
    return reword.reword_catalogue(messages, [edit], "de")


def test_a_reworded_text_keeps_its_translation_which_needs_review():
    (message,) = _reworded(_edit(NEW)).values()
    assert (message.text, message.forms, message.needs_review) == (NEW, ("&Alt",), True)
    assert not message.finished


def test_a_translation_given_with_the_new_wording_is_reviewed():
    (message,) = _reworded(_edit(NEW, ("&Neu",))).values()
    assert (message.text, message.forms, message.finished) == (NEW, ("&Neu",), True)


def test_a_translation_changes_without_its_text():
    assert _reworded(_edit(OLD, ("&Neu",)))[OLD].forms == ("&Neu",)


def test_a_second_run_changes_nothing():
    once = _reworded(_edit(NEW))
    assert _reworded(_edit(NEW), once.values()) == once


def test_the_translation_of_a_text_that_got_a_number_is_not_used_for_both_forms():
    (message,) = _reworded(_edit(COUNTED)).values()
    assert message.forms == ()


def test_the_mark_for_review_is_written_and_read(tmp_path):
    path = tmp_path / "goboard_de.ts"
    messages = [
        Message(NEW, ("a.py",), ("&Alt",), needs_review=True),
        Message(OLD, ("a.py",), ("&Alt",)),
    ]
    reword.catalogues.write(path, "de", messages)
    assert list(reword.catalogues.read(path).values()) == messages


WRONG = {
    "another placeholder": {"german": "Neu {x}"},
    "no mnemonic": {"german": "Neu"},
    "too many forms": {"german": ["&Neu", "&Neue"]},
}


@pytest.mark.parametrize("given_forms", WRONG.values(), ids=WRONG.keys())
def test_an_edit_that_does_not_suit_its_text_is_refused(tmp_path, given_forms):
    path = tmp_path / "edits.json"
    row = {"context": "Menus", "source": "&Old", "new": "&New", **given_forms}
    path.write_text(json.dumps([row]), encoding="utf-8")
    with pytest.raises(ValueError, match="&New"):
        reword.read_edits(path)


@given(st.text(), st.integers(0, 40))
def test_a_literal_has_the_value_of_its_text(text, indent):
    written = reword.literal(text, indent)
    assert ast.literal_eval(f"({written})") == text


def test_a_literal_is_replaced_in_its_place_among_multibyte_characters():
    source = 'a = "“”", "old"\nb = tr("old")\n'
    first, second = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and node.value == "old"
    )
    changed = reword.reword_source(source, [(first, "new"), (second, "word " * 20)])
    tree = ast.parse(changed)
    assert ast.unparse(tree.body[0]) == "a = ('“”', 'new')"
    assert ast.unparse(tree.body[1]) == f"b = tr({'word ' * 20!r})"


BRACKETS = {
    "an argument": ("_tr('old')\n", False),
    "an entry": ("NAMES = {'é': 'old'}\n", False),
    "an assignment": ("é = 'old'\n", True),
    "after brackets": ("def f(é=()): return 'old'\n", True),
}


@pytest.mark.parametrize(("source", "needed"), BRACKETS.values(), ids=BRACKETS)
def test_a_long_literal_gets_parentheses_only_outside_brackets(source, needed):
    tree = ast.parse(source)
    (node,) = (it for it in ast.walk(tree) if isinstance(it, ast.Constant) and it.value == "old")
    long = "word " * 20
    changed = reword.reword_source(source, [(node, long)])
    assert ast.unparse(ast.parse(changed)) == ast.unparse(tree).replace("'old'", repr(long))
    assert changed.count("(") == source.count("(") + needed


def test_a_text_in_an_f_string_is_an_error_with_its_place(tmp_path):
    path = tmp_path / "box.py"
    path.write_text("_tr = translator('Menus')\nX = f\"<b>{_tr('&Old')}</b>\"\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"box\.py:2: .*f-string"):
        reword.reword_file(path, [_edit(NEW)])


def test_the_same_text_in_another_context_is_kept(tmp_path):
    path = tmp_path / "box.py"
    path.write_text("OLD = '&Old'\nX = tr_noop('Games', '&Old')\n", encoding="utf-8")
    assert reword.reword_file(path, [_edit(NEW)]) == (
        "OLD = \"&New\"\nX = tr_noop('Games', '&Old')\n"
    )


def test_the_sheet_names_the_place_and_the_translation_of_each_text(monkeypatch):
    rules = {Text("Rules", "Japanese rules"): ["goboard_gui/go/rules.py"]}
    others = {Text("Menus", "&File"): ["goboard_gui/gui/actions/menus.py"]}
    monkeypatch.setattr(reword.gather_texts, "gather", lambda: others | rules)
    sheet = "\n".join(reword.sheet(["goboard_gui/go/rules.py"]))
    assert "&File" not in sheet
    assert "## [Rules] goboard_gui/go/rules.py:" in sheet
    assert "en: 'Japanese rules'\nde: 'Japanische Regeln'" in sheet
