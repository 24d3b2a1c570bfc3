"""The options of pages: every choice there is has a field, and each field chooses what it shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QLabel, QPushButton, QToolButton

from goboard_gui.diagram.book.option_table import OPTIONS, SPLIT_RULES
from goboard_gui.diagram.book.options import (
    BoardTextStyle,
    DocumentType,
    FileOptions,
    GameScope,
    NamingOptions,
    PrintChoices,
    PrintOptions,
    PrintScope,
)
from goboard_gui.diagram.book.page_setup import PAPERS, Paper
from goboard_gui.diagram.book.phrases import ENGLISH, GAME_PLACEHOLDERS, RULE_SET_FIELDS
from goboard_gui.diagram.book.presets import from_data, to_data
from goboard_gui.diagram.output.unsupported import UnsupportedFeature
from goboard_gui.go import RULE_SETS, BoardKind, BoardShape, Crop, Size
from goboard_gui.gui.printing.options_form import MoveNumbersEditor, OptionsForm, TemplateEditor
from goboard_gui.gui.printing.page_warnings import MISSING
from goboard_gui.gui.printing.print_texts import TEMPLATES, option_choices, translated_phrases
from goboard_gui.notation import notation
from goboard_gui.notation.rectangles import rectangle_name
from goboard_gui.record.figures import (
    CaptureSplit,
    FixedLengthSplit,
    MoveNumberSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
)
from tests.cases import for_each

USUAL = PrintChoices(PrintOptions(NamingOptions(notation("western"))))

RESERVED = {"Alt+P", "Alt+A", "Alt+S"}
"""The letters of what is always seen around the form."""


@pytest.fixture
def form(qtbot) -> OptionsForm:
    form = OptionsForm(USUAL)
    qtbot.addWidget(form)
    form.resize(380, 700)
    form.show()
    return form


def test_the_window_has_a_field_for_every_option_with_a_label(form):
    there = {row.field.key for group in form.forms for row in group.rows}
    assert there == {key for key, option in OPTIONS.items() if option.label}


def test_papers_begin_with_a_capital():
    papers = option_choices(OPTIONS["edition.setup.paper"])
    assert [choice.text for choice in papers][-2:] == ["Letter", "Legal"]


def test_every_material_and_all_that_latex_lacks_has_words():
    assert {each.value for each in OPTIONS["edition.material"].values} == set(DocumentType)
    assert set(MISSING) == set(UnsupportedFeature)


def test_phrases_without_a_translation_are_those_of_english():
    names = {RULE_SET_FIELDS[known.id]: known.english for known in RULE_SETS}
    assert ENGLISH._asdict() == {"decimal_sign": "."} | TEMPLATES | names
    assert translated_phrases() == ENGLISH


def some_choices() -> list[PrintChoices]:
    edition = USUAL.edition
    kinds = [replace(edition, material=material) for material in DocumentType]
    ruled = [replace(edition, plan=PlanOptions(split)) for split in SPLIT_RULES.values()]
    editions = [*kinds, *ruled]
    return [PrintChoices(edition, PrintScope(games)) for edition in editions for games in GameScope]


def test_fields_show_what_is_chosen_and_mnemonics_are_not_used_twice(form):
    wrong = {}
    for choices in some_choices():
        form.show_choices(choices)
        for place, group in enumerate(form.forms):
            if not form.isTabVisible(place):
                continue
            form.setCurrentIndex(place)
            letters = Counter(
                QKeySequence.mnemonic(widget.text()).toString()
                for kind in (QLabel, QCheckBox, QPushButton, QToolButton)
                for widget in group.findChildren(kind)
                if widget.isVisible()
            )
            del letters[""]
            twice = [letter for letter, count in letters.items() if count > 1]
            if reserved := RESERVED & set(letters) or twice:
                wrong[choices.edition.material, choices.scope.games, place] = reserved
    assert wrong == {}


def test_each_mnemonic_leads_into_a_field(form):
    for group in form.forms:
        for label in group.findChildren(QLabel):
            if not QKeySequence.mnemonic(label.text()).isEmpty():
                assert label.buddy().focusPolicy() & Qt.FocusPolicy.TabFocus, label.text()


@pytest.fixture
def seen(form):
    """Return what tells whether something can be chosen."""

    def is_seen(path: str) -> bool:
        try:
            return form.editor(path) is not None
        except StopIteration:
            return False

    return is_seen


@for_each(
    ("material", "shared"),
    [
        (DocumentType.GAME, True),
        (DocumentType.POSITION, True),
        (DocumentType.MOVES, True),
        (DocumentType.KIFU, False),
        (DocumentType.PROBLEMS, False),
        (DocumentType.BOARD, False),
    ],
)
def test_games_begin_pages_where_they_could_share_them(form, seen, material, shared):
    several = USUAL.with_choice("scope", PrintScope(GameScope.ALL))
    form.show_choices(several.with_choice("edition.material", material))
    assert seen("edition.new_pages") is shared


def test_only_fields_that_mean_something_are_seen(form, seen):
    assert seen("edition.plan.split.moves")
    assert not seen("edition.plan.split.least")
    assert not seen("edition.problems.across")
    assert seen("edition.title_page")
    form.show_choices(USUAL.with_choice("edition.plan.split", CaptureSplit()))
    assert not seen("edition.plan.split.moves")
    assert seen("edition.plan.split.least")
    form.show_choices(USUAL.with_choice("edition.material", DocumentType.PROBLEMS))
    assert seen("edition.problems.across")
    assert not seen("edition.plan.split")
    form.show_choices(USUAL.with_choice("edition.material", DocumentType.BOARD))
    assert not seen("edition.title_page")
    assert not seen("edition.setup.running_heads")


def test_games_are_chosen_only_where_there_are_several(form):
    one = replace(USUAL, scope=PrintScope(GameScope.ALL), several=False)
    for choices, there in ((USUAL, True), (one, False), (replace(one, several=True), True)):
        form.show_choices(choices)
        games = form.forms[0].rows[1].editor
        assert games.isVisibleTo(form) is there
    form.show_choices(one)
    assert form.editor("scope.line").isVisibleTo(form)


def test_the_size_of_stones_is_automatic_or_a_number(form, chosen):
    editor = form.editor("edition.setup.stone_pitch")
    form.show_choices(USUAL)
    assert editor.text() == "automatic"
    editor.setValue(4.2)
    assert chosen[-1].edition.setup.stone_pitch == pytest.approx(4.2)
    form.show_choices(chosen[-1])
    assert editor.text() == "4.2 mm"
    editor.setValue(editor.minimum())
    assert chosen[-1].edition.setup.stone_pitch is None
    form.show_choices(USUAL.with_choice("edition.material", DocumentType.MOVES))
    assert not editor.isVisibleTo(form)


@pytest.mark.parametrize(
    ("before", "material", "games"),
    [
        (USUAL, DocumentType.PROBLEMS, GameScope.ALL),
        (USUAL, DocumentType.KIFU, GameScope.THIS),
        (
            USUAL.with_choice("edition.material", DocumentType.PROBLEMS),
            DocumentType.GAME,
            GameScope.THIS,
        ),
        (USUAL.with_choice("scope", PrintScope(GameScope.ALL)), DocumentType.GAME, GameScope.ALL),
    ],
    ids=["problems", "other", "from problems", "chosen before"],
)
def test_a_sheet_of_problems_has_all_games_of_a_file(before, material, games):
    assert before.with_choice("edition.material", material).scope.games is games


@pytest.fixture
def chosen(form) -> list[PrintChoices]:
    made: list[PrintChoices] = []
    form.changed.connect(made.append)
    return made


def test_another_rule_brings_its_own_fields_and_is_told_of(form, chosen):
    rules = form.editor("edition.plan.split")
    rules.setCurrentIndex(rules.findText("After captures (for beginners)"))
    rules.activated.emit(rules.currentIndex())
    assert chosen[-1].edition.plan.split == CaptureSplit()
    form.editor("edition.plan.split.least").setValue(12)
    assert chosen[-1].edition.plan.split == CaptureSplit(12)
    rules.setCurrentIndex(rules.findText("Whole game on one board"))
    rules.activated.emit(rules.currentIndex())
    assert chosen[-1].edition.plan.split == SingleFigure()


def test_a_number_is_chosen_while_it_is_typed(form, chosen):
    moves = form.editor("edition.plan.split.moves")
    form.setCurrentIndex(1)
    moves.setFocus()
    moves.selectAll()
    QTest.keyClicks(moves, "30")
    assert chosen[-1].edition.plan.split == FixedLengthSplit(30)
    assert moves.value() == 30


def test_a_number_that_need_not_be_has_a_word_for_none(form, chosen):
    columns = form.editor("edition.setup.columns")
    assert columns.text() == "automatic"
    columns.stepUp()
    assert chosen[-1].edition.setup.columns == 1
    columns.stepDown()
    assert chosen[-1].edition.setup.columns is None


def test_a_part_of_the_board_is_named_by_two_corners(form, chosen):
    field = form.editor("edition.plan.crop")
    assert (field.text(), field.placeholderText()) == ("", "A1:K10")
    form.setCurrentIndex(form.forms.index(field.parentWidget()))
    for typed, meant in (
        ("K1", None),
        ("K1:A10", Crop(0, 9, 9, 18)),
        ("K1:A10x", None),
        ("t19:t19", Crop(18, 0, 18, 0)),
    ):
        field.clear()
        QTest.keyClicks(field, typed)
        assert (chosen[-1].edition.plan.crop, field.text()) == (meant, typed)
    form.show_choices(chosen[-1].with_value("edition.plan.crop", Crop(0, 9, 9, 18)))
    assert field.text() == "A1:K10"


def test_an_unfinished_part_of_the_board_is_reported(form, chosen):
    field = form.editor("edition.plan.crop")
    form.setCurrentIndex(form.forms.index(field.parentWidget()))
    for typed, is_unfinished in (("", False), ("K1", True), ("K1:A10", False), ("x", True)):
        field.clear()
        QTest.keyClicks(field, typed)
        text = f"“{typed}” is not two corners of the board; the whole board is printed."
        assert form.warnings() == ([text] if is_unfinished else [])


def test_a_number_that_need_not_be_has_room_for_its_word(form):
    boxes = [box for box in form.findChildren(QAbstractSpinBox) if box.specialValueText()]
    assert boxes
    for box in boxes:  # a form makes boxes narrower than their hints
        assert box.minimumWidth() >= box.minimumSizeHint().width()


def test_a_part_of_the_board_has_the_names_of_the_notation(form):
    field = form.editor("edition.plan.crop")
    part = USUAL.with_value("edition.plan.crop", Crop(3, 3, 9, 15))
    small = BoardShape.rectangle(Size(13, 9))
    for choices, text, example in (
        (part, "D4:K16", "A1:K10"),
        (part.with_value("edition.names.notation", notation("andreev")), None, None),
        (replace(part, board=small), "D1:K6", "A1:G5"),
        (replace(part, board=BoardShape.rectangle(Size(2, 2))), "", "A1:A1"),
        (USUAL, "", "A1:K10"),
    ):
        form.show_choices(choices)
        names = choices.naming
        if text is None:
            text = rectangle_name(Crop(3, 3, 9, 15), names)
            example = rectangle_name(Crop(0, 9, 9, 18), names)
        assert (field.text(), field.placeholderText()) == (text, example)


def test_a_part_can_be_chosen_of_boards_with_rows_and_columns(form, seen):
    for shape, there in (
        (BoardShape.hexagon(3), False),
        (BoardShape(BoardKind.TORUS, Size(9, 9)), True),
    ):
        form.show_choices(replace(USUAL, board=shape))
        assert seen("edition.plan.crop") is there


def test_an_unfinished_part_stays_while_other_things_are_chosen(form, chosen):
    field = form.editor("edition.plan.crop")
    field.setText("C")
    field.textEdited.emit("C")
    form.show_choices(chosen[-1].with_value("edition.comments", False))
    assert field.text() == "C"
    form.show_choices(USUAL.with_value("edition.plan.crop", Crop(0, 0, 1, 1)))
    form.show_choices(USUAL.with_value("edition.names.notation", notation("andreev")))
    assert field.text() == ""


@for_each(
    ("kind", "aspect", "lines"),
    [
        (BoardKind.RECTANGLE, True, False),
        (BoardKind.TORUS, True, True),
        (BoardKind.HEXAGON, False, False),
        (BoardKind.GRAPH, False, False),
    ],
)
def test_the_grid_can_be_changed_where_the_board_has_one(form, seen, kind, aspect, lines):
    form.show_choices(replace(USUAL, board_kinds=frozenset({kind})))
    assert seen("edition.setup.aspect") is aspect
    assert seen("edition.shown.continued_lines") is lines


def test_captions_can_be_changed_where_they_are_printed(form, seen):
    game = USUAL.with_value("edition.plan.variations", VariationDiagrams.GAME)
    position = USUAL.with_choice("edition.material", DocumentType.POSITION)
    for choices, there in (
        (USUAL, {"title", "figure", "figure_alone"}),
        (game, {"title", "figure", "figure_alone", "diagram"}),
        (game.with_value("edition.captions", False), {"title"}),
        (position, {"title", "position"}),
        (position.with_value("edition.captions", False), {"title"}),
    ):
        form.show_choices(choices)
        names = ("title", "figure", "figure_alone", "diagram", "position")
        assert {name for name in names if seen(f"edition.phrases.{name}")} == there


@for_each(
    ("typed", "meant"),
    [
        ("47,93,120", (47, 93, 120)),
        (" 93 47;47 ", (47, 93)),
        ("0, x, 123456789", ()),
        ("", ()),
        ("५", ()),
    ],
)
def test_numbers_of_moves_are_read_however_they_are_parted(form, chosen, typed, meant):
    form.show_choices(USUAL.with_choice("edition.plan.split", MoveNumberSplit((1,))))
    field = form.editor("edition.plan.split.last")
    assert isinstance(field, MoveNumbersEditor)
    assert field.text() == "1"
    field.setText(typed)
    field.textEdited.emit(typed)
    assert chosen[-1].edition.plan.split.last == meant
    assert field.text() == typed


def test_a_template_shows_how_it_may_look_and_lists_what_is_filled_in(form, chosen):
    field = form.editor("edition.phrases.figure")
    assert isinstance(field, TemplateEditor)
    assert field.example.text() == "Figure 3 (101–150)"
    field.line.setText("Fig. ")
    field.line.end(False)
    field.insert_placeholder("figure")
    assert chosen[-1].edition.phrases.figure == "Fig. {figure}"
    assert field.example.text() == "Fig. 3"
    assert {"figure", "moves", "black", "white", "event", "date"} <= places_of(field)


def test_a_template_can_have_every_detail_of_a_game(form):
    field = form.editor("edition.phrases.title")
    assert places_of(field) == set(GAME_PLACEHOLDERS)
    assert {"result", "round", "place", "black_rank", "white_rank"} <= places_of(field)


def test_the_menu_of_placeholders_says_what_they_stand_for_in_the_open_game(form):
    field = form.editor("edition.phrases.title")
    form.show_examples({"title": {"black": "Anna & Bert 3d", "event": "", "place": "W" * 200}})
    field.placeholder_button.menu().aboutToShow.emit()
    texts = {action.data(): action.text() for action in field.placeholder_button.menu().actions()}
    assert texts["black"] == "Black with rank\tAnna && Bert 3d"
    assert texts["event"] == "Event\t"
    assert texts["place"].startswith("Place\tWWWW")
    assert texts["place"].endswith("…")


def test_screen_readers_read_the_example_and_the_template_that_a_button_belongs_to(form):
    field = form.editor("edition.phrases.figure")
    spoken = QAccessible.queryAccessibleInterface(field.line)
    assert spoken.text(QAccessible.Text.Name) == "Figure"
    assert spoken.text(QAccessible.Text.Description) == "Figure 3 (101–150)"
    button = QAccessible.queryAccessibleInterface(field.placeholder_button)
    assert button.text(QAccessible.Text.Name) == "Insert a placeholder: Figure"


def test_an_example_has_usual_values_for_what_the_game_has_not(form):
    form.show_choices(USUAL.with_value("edition.plan.variations", VariationDiagrams.GAME))
    field = form.editor("edition.phrases.diagram")
    form.show_examples({"diagram": {"diagram": "7", "start": "after 12"}})
    assert field.example.text() == "Diagram 7 (after 12)"
    form.show_examples({})
    assert field.example.text() == "Diagram 2 (instead of 101)"


@for_each(
    ("name", "there", "missing"),
    [
        ("title", {"black", "white", "game", "file"}, {"figure", "diagram", "moves", "name"}),
        ("figure", {"figure", "first", "last"}, {"diagram"}),
        ("figure_alone", {"figure"}, {"diagram", "moves", "first", "last"}),
        ("diagram", {"diagram", "after"}, {"figure"}),
    ],
)
def test_a_template_offers_only_what_is_filled_in(form, name, there, missing):
    form.show_choices(USUAL.with_value("edition.plan.variations", VariationDiagrams.GAME))
    field = form.editor(f"edition.phrases.{name}")
    assert there <= places_of(field)
    assert not missing & places_of(field)
    for place in missing:
        field.insert_placeholder(place)
        assert field.example.text().endswith(f"{{{place}}}")


def places_of(field: TemplateEditor) -> set[str]:
    return {action.data() for action in field.placeholder_button.menu().actions()}


def test_all_sides_may_be_without_names(form, chosen):
    sides = form.editor("edition.shown.edges")
    for box in sides.boxes.values():
        box.click()
    assert chosen[-1].edition.shown.edges == frozenset()


def test_the_wheel_changes_no_field_that_one_scrolls_past(form, chosen):
    for row in (row for group in form.forms for row in group.rows):
        policy = row.editor.focusPolicy()
        shows = hasattr(row.editor, "show_value")
        assert policy != Qt.FocusPolicy.WheelFocus or shows, row.field.key
    assert chosen == []


def test_fields_have_names_for_those_who_hear_them(form):
    for group in form.forms:
        for row in group.rows:
            box = getattr(row.editor, "line", row.editor)
            assert box.accessibleName() or box.text(), row.field.key


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"edition": None, "scope": 3, "output": []},
        {"scope": {"games": ["all"], "line": 4}},
        {"output": {"dpi": 1e9, "pages": 1, "text": "yes", "more": True}},
        {"output": {"dpi": True, "diagrams": "ascii"}},
    ],
    ids=str,
)
def test_choices_read_from_nonsense_are_the_usual_ones(data):
    assert from_data(data, USUAL) == USUAL


def test_choices_are_read_as_they_were_written():
    edition = replace(USUAL.edition, material=DocumentType.KIFU)
    choices = PrintChoices(
        edition,
        PrintScope(GameScope.ALL),
        FileOptions(600, True, True, True, BoardTextStyle.SENSEI),
    )
    assert from_data(to_data(choices, USUAL), USUAL) == choices


def choose_entry(form: OptionsForm, key: str, text: str) -> None:
    """Choose an entry of a list as a person does."""
    box = form.editor(key)
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


def test_another_size_of_paper_has_fields_that_begin_with_the_last_one(form):
    choose_entry(form, "edition.setup.paper", "6 × 9 in")
    assert form.choices.edition.setup.paper == PAPERS["6x9in"]
    with pytest.raises(StopIteration):
        form.editor("edition.setup.paper.width")
    choose_entry(form, "edition.setup.paper", "Custom size")
    width = form.editor("edition.setup.paper.width")
    assert width.value() == 152.4
    width.setValue(147.25)
    assert form.choices.edition.setup.paper == Paper("custom", 147.25, 228.6)
    assert form.editor("edition.setup.paper").currentText() == "Custom size"
    stored = to_data(form.choices, USUAL)["edition"]["setup"]["paper"]
    assert stored == {"name": "custom", "width": 147.25, "height": 228.6}
    choose_entry(form, "edition.setup.paper", "A5")
    assert form.choices.edition.setup.paper == PAPERS["A5"]


def test_mirrored_margins_are_called_inner_and_outer(form):
    def labels() -> set[str]:
        shown = (row for group in form.forms for row in group.rows)
        return {row.field.label for row in shown if row.field.applies(form.choices)}

    assert {"L&eft:", "Ri&ght:"} <= labels()
    form.editor("edition.setup.mirrored_margins").click()
    assert form.choices.edition.setup.mirrored_margins
    assert {"Inner:", "Outer:"} <= labels()
    assert not {"L&eft:", "Ri&ght:"} & labels()
    form.editor("edition.setup.margins.left").setValue(22)
    assert form.choices.edition.setup.margins.left == 22
