"""The catalogues of translations beside the source: `make texts` brings them up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_gui.gui.core.i18n import LANGUAGES

from .packaging_scripts import packaging_script

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "translations"


@pytest.fixture(scope="module")
def catalogues():
    return packaging_script("catalogues")


@pytest.fixture(scope="module")
def gathering():
    return packaging_script("gather_texts")


@pytest.fixture(scope="module")
def texts(gathering):
    return gathering.gather()


def test_the_source_has_the_texts_of_all_kinds(texts):
    kinds = {
        ("Menus", "&File"),  # marked with a constant
        ("Words", "Black to play"),  # marked beside its translator
        ("PreferencesDialog", "Preferences"),  # of a QObject
        ("Notations", "Western (A1)"),  # of a room without Qt
        ("Games", "%n moves"),
    }
    assert kinds <= set(texts)


def test_no_sentence_is_written_in_two_contexts(texts):
    """It belongs to `gui/wording/` then. Short texts may mean different things."""
    contexts: dict[str, set[str]] = {}
    for context, text in texts:
        contexts.setdefault(text, set()).add(context)
    sentences = {text: found for text, found in contexts.items() if ". " in text}
    assert len(sentences) > 40
    assert {text: found for text, found in sentences.items() if len(found) > 1} == {}


SOURCES = {
    "a QObject": ("class Box(QLabel):\n    def f(self):\n        self.tr('One')", {("Box", "One")}),
    "either": (
        "class Box(QLabel):\n    def f(self):\n        self.tr('One' if self.x else 'Two')",
        {("Box", "One"), ("Box", "Two")},
    ),
    "a constant": ("_C = 'Games'\nX = tr_noop(_C, 'One')", {("Games", "One")}),
    "a translator": ("_C = 'Games'\n_tr = translator(_C)\n_tr('One')", {("Games", "One")}),
    "Qt's function": ("QCoreApplication.translate('Box', 'One')", {("Box", "One")}),
    "marked elsewhere": ("_tr = translator('Games')\n_tr(TITLES[x])", set()),
}


@pytest.mark.parametrize(("source", "wanted"), SOURCES.values(), ids=SOURCES.keys())
def test_texts_are_gathered_with_their_contexts(gathering, tmp_path, source, wanted):
    (tmp_path / "box.py").write_text(source, encoding="utf-8")
    assert set(gathering.Module(tmp_path / "box.py", tmp_path).texts()) == wanted


def test_a_constant_of_another_module_is_followed(gathering, tmp_path):
    (tmp_path / "table.py").write_text("MENUS = 'Menus'", encoding="utf-8")
    source = "from .table import MENUS\ntr_noop(MENUS, 'One')"
    (tmp_path / "box.py").write_text(source, encoding="utf-8")
    assert set(gathering.Module(tmp_path / "box.py", tmp_path).texts()) == {("Menus", "One")}


@pytest.mark.parametrize(
    "source",
    ["tr_noop(context, 'One')", "class A:\n    def f(self, x):\n        self.tr(f'One {x}')"],
    ids=["the context", "the text"],
)
def test_what_cannot_be_told_from_the_source_is_an_error_with_its_place(
    gathering, tmp_path, source
):
    (tmp_path / "box.py").write_text(source, encoding="utf-8")
    with pytest.raises(gathering.GatheringError, match=r"box\.py:\d+: no (text|context)"):
        set(gathering.Module(tmp_path / "box.py", tmp_path).texts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_catalogue_has_the_texts_of_the_source(catalogues, texts, language):
    messages = catalogues.read(FOLDER / f"goboard_{language}.ts").values()
    present = {message.text for message in messages if not message.vanished}
    wanted = {text for text in texts if language != "en" or text.counts}
    assert present == wanted, "run `make texts`, and translate what is new"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_can_be_chosen_says_everything(catalogues, language):
    messages = catalogues.read(FOLDER / f"goboard_{language}.ts").values()
    left = [message.text for message in messages if not message.finished and not message.vanished]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_fields_letters_and_dots_of_their_texts(catalogues, language):
    found = [
        (message.text, form, flaws)
        for message in catalogues.read(FOLDER / f"goboard_{language}.ts").values()
        for place, form in enumerate(message.forms)
        if not message.vanished
        and (
            flaws := catalogues.translation_errors(
                message.text, form, single=len(message.forms) > 1 > place
            )
        )
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_loads_is_made_of_the_catalogue(catalogues, tmp_path, language):
    catalogues.release(FOLDER / f"goboard_{language}.ts", tmp_path / "made.qm")
    assert (tmp_path / "made.qm").read_bytes() == (FOLDER / f"goboard_{language}.qm").read_bytes()


def test_a_translation_outlives_its_text_and_comes_back_with_it(catalogues, tmp_path):
    path = tmp_path / "goboard_de.ts"
    text, other = catalogues.Text("Menus", "&File"), catalogues.Text("Games", "%n moves")
    told = [catalogues.Message(text, ("a.py",), ("&Datei",)), catalogues.Message(other, ("b.py",))]
    catalogues.write(path, "de", told)
    known = catalogues.read(path)
    assert list(known.values()) == [told[1], told[0]]
    catalogues.write(path, "de", catalogues.merge(known, {other: ["b.py"]}, 2))
    assert catalogues.read(path)[text].vanished
    again = catalogues.merge(catalogues.read(path), {text: ["a.py"], other: ["b.py"]}, 2)
    assert again == told
