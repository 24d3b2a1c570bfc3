from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Judgement
from goboard_gui.gui.navigation.moves.game_panel import GamePanel
from goboard_gui.gui.widgets.appearance import DARK, LIGHT, apply_palette
from goboard_gui.record import Prisoners, Step
from goboard_gui.record.steps import TurnReason
from goboard_gui.record.values.game_info import GameInfo


@pytest.fixture
def panel(qtbot) -> GamePanel:
    panel = GamePanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def seen(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_a_game_without_information_shows_the_colours(panel):
    panel.show_info(GameInfo())
    panel.show_prisoners(
        Step(0, None, 0, Colour.BLACK, TurnReason.OPENING, (), Prisoners(1, 14), Judgement(), ())
    )
    texts = [text for text in seen(panel) if text]
    assert texts == ["Black", "1 prisoner", "White", "14 prisoners"]


def test_names_ranks_and_the_game_are_shown(panel):
    panel.show_info(
        GameInfo(
            black_name="Shusaku",
            black_rank="7d",
            white_name="Inseki",
            event="Castle game",
            date="1846-09-11",
            komi=0.0,
            handicap=2,
            result="B+2",
        )
    )
    assert "Shusaku 7d" in seen(panel)
    assert "Inseki" in seen(panel)
    assert "Castle game · 1846-09-11 · Komi 0 · Handicap 2 · Result B+2" in seen(panel)


@pytest.mark.parametrize(
    ("stated", "shown", "meaning"),
    [
        ("japanese", "Japanese rules", "A ko may not be retaken immediately."),
        ("New Zealand", "New Zealand rules", "Suicide is allowed."),
        (
            "koNATURALscoreAREAtaxNONEsui1",
            "custom rules",
            "All stones left on the board count as alive",
        ),
        ("<b>Hahn</b>", "<b>Hahn</b>", ""),
    ],
)
def test_the_rules_are_shown_and_explained_if_they_are_known(panel, stated, shown, meaning):
    panel.show_info(GameInfo(rules=stated, komi=6.5))
    label = next(label for label in panel.findChildren(QLabel) if "Komi" in label.text())
    assert label.text() == f"{shown} · Komi 6.5"
    assert meaning in label.toolTip()
    assert bool(label.toolTip()) is bool(meaning)


@pytest.mark.parametrize("text", ["W" * 5000, "w " * 3000])
def test_no_text_of_a_file_widens_the_window(panel, text):
    panel.show_info(GameInfo(komi=6.5))
    before = panel.minimumSizeHint().width()
    panel.show_info(GameInfo(black_name=text, event=text, rules=text, result="B+" + text))
    assert panel.minimumSizeHint().width() < before + 200
    panel.resize(200, 300)
    assert panel.sizeHint().height() < 1000


@pytest.mark.parametrize("komi", [(6.5, "Komi 6.5"), (7.0, "Komi 7"), (-0.25, "Komi -0.25")])
def test_komi_is_written_short(panel, komi):
    panel.show_info(GameInfo(komi=komi[0]))
    assert komi[1] in seen(panel)


def test_a_komi_that_cannot_be_read_is_told(panel):
    panel.show_info(GameInfo(event="Castle game", unreadable_komi="reverse"))
    assert "Castle game · Komi not readable: reverse" in seen(panel)
    panel.show_info(GameInfo(komi=0.5, unreadable_handicap="some"))
    assert "Komi 0.5 · Handicap not readable: some" in seen(panel)


def test_what_the_next_game_does_not_say_is_not_left_from_the_one_before(panel):
    panel.show_info(GameInfo(black_name="Shusaku", event="Castle game"))
    panel.show_info(GameInfo())
    assert not any("Shusaku" in text or "Castle" in text for text in seen(panel))


def test_names_are_never_read_as_html(panel):
    panel.show_info(GameInfo(black_name="<b>x</b>", event="<img src='http://x'>"))
    assert "<b>x</b>" in seen(panel)
    for label in panel.findChildren(QLabel):
        if label.pixmap().isNull():
            assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_double_click_on_a_name_asks_for_more(qtbot, panel):
    panel.show_info(GameInfo(black_name="Shusaku"))
    panel.show()
    asked = []
    panel.info_requested.connect(lambda: asked.append(True))
    label = next(label for label in panel.findChildren(QLabel) if label.text() == "Shusaku")
    qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(label, Qt.MouseButton.RightButton)
    qtbot.mouseRelease(label, Qt.MouseButton.RightButton)  # QTest holds it for all tests to come
    assert not asked
    qtbot.mouseDClick(label, Qt.MouseButton.LeftButton)
    assert asked == [True]


def test_all_lines_on_the_game_are_seen_however_low_and_narrow_the_panel(window):
    window.resize(800, 600)
    game = "(;GM[1]SZ[9]EV[The Ear-reddening Game]DT[1846-09-11]RU[Japanese]KM[6.5]RE[B+2])"
    window.document.open_games(read_sgf(game.encode()).games, None, None)
    dock = window.panels.docks[0]
    window.resizeDocks([dock], [10], Qt.Orientation.Vertical)
    QApplication.processEvents()
    label = window.panels.game._game
    assert label.height() >= label.heightForWidth(label.width()) > label.fontMetrics().height()


def digits(clock: QToolButton) -> QRect:
    """Return the pixels that the digits of a clock take, as they are painted."""
    image = clock.grab().toImage()
    background = image.pixelColor(0, image.height() // 2)
    ink = [
        (column, row)
        for row in range(image.height())
        for column in range(image.width())
        if abs(image.pixelColor(column, row).lightness() - background.lightness()) > 40
    ]
    columns, rows = zip(*ink, strict=True)
    return QRect(QPoint(min(columns), min(rows)), QPoint(max(columns), max(rows)))


TIMES = {Colour.BLACK: "0:00", Colour.WHITE: "1:00:08"}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_digits_of_large_clocks_are_at_least_40_pixels_high(qtbot, panel, dark):
    apply_palette(DARK if dark else LIGHT)
    panel.resize(340, 300)
    panel.show()
    panel.show_clocks(TIMES, Colour.BLACK, large=True)
    QApplication.processEvents()
    for clock in panel._clocks.values():
        assert 40 <= digits(clock).height() <= 44
        assert panel.rect().contains(clock.geometry())
    apply_palette(LIGHT)


def test_large_clocks_shrink_until_both_fit_into_a_small_panel(qtbot, panel):
    panel.show()
    long = {Colour.BLACK: "1:00:08 (5)", Colour.WHITE: "Paused – click to continue"}
    panel.show_clocks(long, large=True)
    for size in ((340, 130), (160, 300), (160, 10)):
        panel.resize(*size)
        QApplication.processEvents()
        assert panel.height() < 310
        for clock in panel._clocks.values():
            assert panel.rect().contains(clock.geometry())
            assert clock.fontMetrics().height() >= panel.fontMetrics().height()
            assert digits(clock).height() < 40


def test_the_digits_of_large_clocks_end_at_the_right_edge_after_shrinking_too(panel):
    panel.show_clocks(TIMES, Colour.BLACK, large=True)
    for size in ((340, 300), (340, 130), (160, 130)):
        panel.resize(*size)
        QApplication.processEvents()
        for clock in panel._clocks.values():
            right = clock.geometry().left() + digits(clock).right()
            assert panel.contentsRect().right() - right < 20


def test_the_text_of_a_paused_clock_keeps_its_beginning_where_there_is_little_room(panel):
    panel.resize(150, 300)
    panel.show_clocks(TIMES, large=True, paused=Colour.WHITE)
    QApplication.processEvents()
    clock = panel._clocks[Colour.WHITE]
    image = clock.grab().toImage()
    metrics = clock.fontMetrics()
    assert metrics.horizontalAdvance(clock.text()) > clock.width()
    elided = metrics.elidedText(clock.text(), Qt.TextElideMode.ElideRight, clock.width() - 3)
    clock.setText(elided)
    assert elided.startswith("Paused")
    assert clock.grab().toImage() == image


def test_other_clocks_are_as_small_as_the_names(qtbot, panel):
    panel.show()
    panel.show_clocks(TIMES, large=True)
    panel.show_clocks(TIMES)
    panel.layout().activate()
    line = panel.fontMetrics().height()
    assert all(clock.fontMetrics().height() == line for clock in panel._clocks.values())
    assert all(
        clock.geometry().center().y() == pytest.approx(name.geometry().center().y(), abs=2)
        for clock, name in zip(panel._clocks.values(), panel._names.values(), strict=True)
    )
