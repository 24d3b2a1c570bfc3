"""Problems made from positions and from mistakes, and added to files."""

from __future__ import annotations

import pytest

from goboard_gui.files.opening import open_path
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.storage.backup import Backups
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.study.problems.mistakes_dialog import MistakesDialog
from goboard_gui.gui.study.problems.problem_adder import PROBLEM_FILE, ProblemAdder
from goboard_gui.study.problem_collection import ProblemCollector
from goboard_gui.study.problem_making import problem_record_at
from tests.gui.engines.review_cases import reviewed

GAME = b"(;SZ[9]GN[Game];B[ee];W[ce](;B[cc];W[dd])(;B[dc]C[Correct]))"
KNOWN = "(;SZ[9]GN[Old]AB[aa]AW[ba];B[ab]C[\u00e9t\u00e9])"


@pytest.fixture
def document(qapp) -> Document:
    file = read_sgf(GAME)
    document = Document(file.games[0])
    document.open_games(file.games, file, None)
    document.go_to(2)
    return document


@pytest.fixture
def backups(tmp_path):
    return tmp_path / "backups"


@pytest.fixture
def adder(document, settings, workspace, backups) -> ProblemAdder:
    return ProblemAdder(document, settings, workspace.window, lambda: backups)


@pytest.fixture
def problem(document):
    """Return a game with the position after the second move, and what follows it."""
    return problem_record_at(document.session.tree, 2)


def keys_in(path) -> list[str]:
    return [it.key for it in ProblemCollector([path]).collect()]


def titles_in(path) -> list[str]:
    return [it.title for it in ProblemCollector([path]).collect()]


def test_a_problem_is_added_to_a_new_file_with_what_follows_it(
    adder, problem, person, tmp_path, settings
):
    path = tmp_path / "mine"
    person.answers(extended_path=path)
    assert adder.add([problem]) == (path.with_suffix(".sgf"), 1, 0)
    (found,) = ProblemCollector([path.with_suffix(".sgf")]).collect()
    assert len(found.judged.right_ends) == 1
    assert found.judged.start.player.name == "BLACK"
    assert settings.get(PROBLEM_FILE) == str(path.with_suffix(".sgf"))


@pytest.mark.parametrize("codec", ["utf-8", "latin-1"])
def test_a_problem_is_appended_and_the_other_games_keep_their_bytes(
    adder, problem, person, tmp_path, backups, codec
):
    path = tmp_path / "mine.sgf"
    before = f"(;CA[{codec}]GN[Old]AB[aa]AW[ba];B[ab]C[\u00e9t\u00e9])\n".encode(codec)
    path.write_bytes(before)
    person.answers(extended_path=path)
    assert adder.add([problem]) == (path, 1, 0)
    assert path.read_bytes().startswith(before.rstrip())
    assert titles_in(path) == ["Old", "Game"]
    (backup,) = Backups(backups).list_backups(path)
    assert backup.path.read_bytes() == before


def test_a_position_that_the_file_has_is_added_again_only_if_wanted(
    adder, document, problem, person, tmp_path
):
    path = tmp_path / "mine.sgf"
    path.write_text(KNOWN)
    person.answers(extended_path=path)
    adder.add([problem])
    rotated = read_sgf(b"(;SZ[9]PL[W]AW[ee]AB[ge];W[gc])").games[0]
    person.answers(extended_path=path, yes=False)
    assert adder.add([rotated]) is None
    assert (
        person.asked[-1][1] == "This position is already in mine.sgf, as problem 2. Add it again?"
    )
    assert len(keys_in(path)) == 2
    person.answers(extended_path=path, yes=True)
    assert adder.add([rotated]) == (path, 1, 0)
    assert len(keys_in(path)) == 3


def test_of_several_problems_those_that_the_file_has_are_left_out(adder, problem, person, tmp_path):
    path = tmp_path / "mine.sgf"
    person.answers(extended_path=path)
    adder.add([problem])
    other = read_sgf(b"(;SZ[9]AB[aa]AW[bb];B[ab])").games[0]
    assert adder.add([problem, other]) == (path, 1, 1)
    assert adder.add([problem, other]) == (path, 0, 2)
    assert len(keys_in(path)) == 2


def test_the_problem_is_an_edit_if_the_file_is_that_of_the_document(
    qapp, settings, workspace, person, tmp_path, backups
):
    path = tmp_path / "mine.sgf"
    path.write_bytes(GAME)
    file = open_path(path).file
    document = Document(file.games[0])
    document.open_games(file.games, file, path)
    adder = ProblemAdder(document, settings, workspace.window, lambda: backups)
    person.answers(extended_path=path)
    assert adder.add([problem_record_at(document.session.tree, 2)]) == (path, 1, 0)
    assert path.read_bytes() == GAME
    assert document.game_count == 2
    assert document.game_index == 0
    document.undo_stack.undo()
    assert document.game_count == 1


@pytest.mark.parametrize(
    ("name", "data", "error"),
    [
        ("game.gib", b"\\HS\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n", "game.gib is not an SGF file."),
        ("bad.sgf", b"(;SZ[9];B[aa", "bad.sgf is damaged."),
        ("no.sgf", b"nothing", "no.sgf: no game record found"),
    ],
)
def test_files_that_cannot_be_extended_stay_as_they_are(
    adder, problem, person, tmp_path, name, data, error
):
    path = tmp_path / name
    path.write_bytes(data)
    person.answers(extended_path=path)
    assert adder.add([problem]) is None
    assert error in person.told[-1]
    assert path.read_bytes() == data


def test_nothing_happens_if_no_file_is_chosen(adder, problem, person):
    person.answers(extended_path=None)
    assert adder.add([problem]) is None


def test_the_mistakes_of_a_player_above_a_limit_become_problems(qtbot, settings):
    tree = reviewed([0, -5, 1, -1, -1, -1])  # losses of 5, 6, and 2 by Black, White and Black
    dialog = MistakesDialog(tree, tree.main_line(), settings)
    qtbot.addWidget(dialog)
    counts = {}
    for limit in (3, 5.5, 2, 7):
        dialog.limit.setValue(limit)
        for index, player in enumerate(("both", "black", "white")):
            dialog.player.setCurrentIndex(index)
            counts[limit, player] = len(dialog.problems)
            assert dialog.add_button.isEnabled() == bool(dialog.problems)
    assert counts == {
        **{(3, "both"): 2, (3, "black"): 1, (3, "white"): 1},
        **{(5.5, "both"): 1, (5.5, "black"): 0, (5.5, "white"): 1},
        **{(2, "both"): 3, (2, "black"): 2, (2, "white"): 1},
        **{(7, "both"): 0, (7, "black"): 0, (7, "white"): 0},
    }
    assert "No such mistakes" in dialog.count.text()


def test_a_problem_from_a_mistake_is_solvable_and_says_what_was_played(
    qtbot, settings, adder, person, tmp_path
):
    tree = reviewed([0, -5, -5])
    dialog = MistakesDialog(tree, tree.main_line(), settings)
    qtbot.addWidget(dialog)
    assert "1 problem:" in dialog.count.text()
    path = tmp_path / "mistakes.sgf"
    person.answers(extended_path=path)
    assert adder.add(dialog.problems) == (path, 1, 0)
    (found,) = ProblemCollector([path]).collect()
    assert (found.title, found.judged.warnings) == ("Move 1", ())
    assert (len(found.judged.right_ends), len(found.judged.wrong_ends)) == (1, 1)
    assert "Played in the game: mistake, loses 5.0 points." in path.read_text()


def test_the_fields_for_mistakes_are_not_squeezed_by_a_long_text(qtbot, settings):
    tree = reviewed([0, -5])
    dialog = MistakesDialog(tree, tree.main_line(), settings)
    qtbot.addWidget(dialog)
    dialog.show()
    for field in (dialog.player, dialog.limit):
        assert field.height() >= field.sizeHint().height()
    assert dialog.count.height() >= dialog.count.heightForWidth(dialog.count.width())


def test_without_analysis_the_dialog_says_what_to_do(qtbot, settings, document):
    tree = document.session.tree
    dialog = MistakesDialog(tree, tree.main_line(), settings)
    qtbot.addWidget(dialog)
    assert "Review Game" in dialog.count.text()
    assert not dialog.add_button.isEnabled()
    assert not dialog.limit.isEnabled()
