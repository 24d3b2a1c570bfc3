"""R31: what readers do with web boards in Chromium, one case for each fact."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

from goboard_gui.cli.main import main as goboard
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import are_same_games

from .chromium import BrowserError, browser
from .result import Result
from .web_board import PageError, ask, write_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .chromium import Tab

# Nodes in preorder: the root, moves 1 to 3, then 4 to 8 of the main line, and two variations.
GAME = (
    b"(;FF[4]GM[1]CA[UTF-8]SZ[9]PB[Ann]PW[Ben]RE[B+R]C[the start];B[ee];W[gc];B[cg]"
    b"(;W[gg]LB[aa:A]TR[ee];B[cc];W[ce];B[];W[])(;W[cc]C[a variation];B[gg])(;W[fc]))"
)
PROBLEM = (
    b"(;FF[4]GM[1]CA[UTF-8]SZ[9]AB[ca][cb][bb][ab]AW[da][db][dc][cc][bc][ac]PL[B]"
    b"C[Black to play](;B[ba]C[RIGHT])(;B[aa];W[ba]C[Wrong]))"
)
LATIN = b"(;FF[4]GM[1]CA[UTF-8]SZ[%s]AB[aa][bb]AW[cc];B[dd];W[ee]C[comment];B[fc])"
LANGUAGES = {
    "de": "Schwarz hätte hier besser die Ecke gesichert, weil Weiß sonst sofort eindringt.",
    "ru": "Чёрным следовало защитить угол, потому что белые теперь могут вторгнуться.",
    "ja": "黒はここで隅を守るべきだった。白が三々に入れるからである。",
    "ar": "كان يجب على الأسود أن يحمي الزاوية لأن الأبيض يستطيع الآن أن يدخل.",
}
WIDTHS = ((320, 640), (390, 844), (844, 390), (768, 1024), (1200, 800), (1920, 1000))
_LEAST_SIDE = 44  # CSS pixels
_LEAST_CONTRAST = 4.5
_PATIENCE = 30.0
_NODE = "goboard.state().node"
_VISIBLE = "const shown = s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility());"
_CONTRASTS = """
(() => {
  const channels = (text) => text.match(/[\\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b]
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at], 0)
  const ground = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const colour = channels(getComputedStyle(at).backgroundColor)
      if (colour.length === 3 || colour[3] === 1) return colour
    }
    return [255, 255, 255]
  }
  const found = {}
  const texts = ['h1', 'header p', '.status', '.comment', '.move-list .move', 'select', 'button']
  for (const selector of texts)
    for (const each of document.querySelectorAll(selector)) {
      if (!each.checkVisibility()) continue
      const [a, b] = [light(channels(getComputedStyle(each).color)), light(ground(each))]
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      found[selector] = Math.min(found[selector] ?? 99, ratio)
    }
  return found
})()
"""


class UseError(Exception):
    """A page does something else than it should."""


def expect(found: object, expected: object, what: str = "") -> None:
    """Compare what a page does with what is expected.

    :raises UseError: if they differ.
    """
    if found != expected:
        raise UseError(f"{what or 'found'}: {found!r}, expected {expected!r}"[:500])


class Fact(NamedTuple):
    """A fact about pages, which is checked in a tab of its own."""

    title: str
    check: Callable[[Tab, Path], object]


FACTS: list[Fact] = []


def _fact(title: str) -> Callable[..., Callable[[Tab, Path], object]]:
    def add(check: Callable[[Tab, Path], object]) -> Callable[[Tab, Path], object]:
        FACTS.append(Fact(title, check))
        return check

    return add


def check_facts(cases: Iterable[int]) -> Result:
    """Check facts, each in a tab and a folder of its own."""
    result = Result()
    with browser() as chromium:
        for number in cases:
            fact = FACTS[number]
            with TemporaryDirectory() as folder, chromium.tab() as tab:
                tab.set_screen(1200, 800)
                try:
                    fact.check(tab, Path(folder))
                    expect(tab.faults, [], "faults")
                except (UseError, PageError, BrowserError) as error:
                    result.problems.append(f"{fact.title}: {error}")
                else:
                    result.counts["facts"] += 1
    return result


def _open(tab: Tab, folder: Path, *options: str, data: bytes = GAME, fragment: str = "") -> Path:
    kind = () if "--as" in options else ("--as", "game")
    page = write_page(data, folder, *kind, *options)
    tab.open(page, fragment)
    return page


def _press(tab: Tab, *keys: str) -> None:
    codes = {"Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36}
    codes |= {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
    texts = {"Enter": "\r", " ": " "}
    for key in keys:
        tab.press(key, codes[key], texts.get(key, ""))


def _await(tab: Tab, expression: str, expected: object) -> None:
    """Wait until an expression has a value.

    :raises UseError: it has another one for too long.
    """
    end = monotonic() + _PATIENCE
    while (found := tab.evaluate(expression)) != expected:
        if monotonic() > end:
            raise UseError(f"{expression}: {found!r}, expected {expected!r}")
        sleep(0.05)


def _middle(tab: Tab, selector: str, number: int = 0) -> tuple[float, float]:
    """Return where the middle of an element is in the window, after scrolling to it."""
    x, y = tab.evaluate(
        f"(() => {{ const each = document.querySelectorAll({json.dumps(selector)})[{number}];"
        "each.scrollIntoView({block: 'nearest', behavior: 'instant'});"
        "const box = each.getBoundingClientRect();"
        "return [box.x + box.width / 2, box.y + box.height / 2] })()"
    )
    return x, y


def _press_button(tab: Tab, text: str) -> None:
    """Click on the visible button with a text."""
    number = tab.evaluate(
        "[...document.querySelectorAll('button')]"
        f".findIndex(each => each.checkVisibility() && each.textContent === {json.dumps(text)})"
    )
    tab.click(*_middle(tab, "button", number))


def _shown(tab: Tab, selector: str) -> Any:
    return tab.evaluate(f"(() => {{ {_VISIBLE} return shown({json.dumps(selector)}).length }})()")


def _status(tab: Tab) -> str:
    return ask(tab, "texts")["status"]


@_fact("keys go through the record and its variations")
def _keys(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    steps = [
        *(("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 8), ("Home", 0)),
        *(("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3)),
        *(("ArrowDown", 3), ("ArrowRight", 9), ("ArrowDown", 11), ("ArrowDown", 4)),
        *(("ArrowUp", 11), ("ArrowLeft", 3), ("ArrowRight", 11), ("ArrowUp", 9), ("End", 10)),
        *(("PageUp", 0), ("PageDown", 10), ("ArrowRight", 10), ("Home", 0)),
    ]
    for number, (key, node) in enumerate(steps):
        _press(tab, key)
        expect(tab.evaluate(_NODE), node, f"after key {number}, {key}")


@_fact("buttons go through the record and its variations")
def _buttons(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    for number, node in ((3, 8), (1, 7), (0, 0), (2, 1), (2, 2), (2, 3), (5, 3), (2, 9), (4, 4)):
        tab.click(*_middle(tab, ".steps button", number))
        expect(tab.evaluate(_NODE), node, f"after button {number}")


@_fact("a click on a variation on the board or in a list enters it")
def _variations(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    for selector in (".hints .hint", ".variations button"):
        for number, node in enumerate((4, 9, 11)):
            tab.evaluate("goboard.show(3)")
            expect(_shown(tab, selector), 3, selector)
            tab.click(*_middle(tab, selector, number))
            expect(tab.evaluate(_NODE), node, f"{selector} {number}")
    tab.evaluate("goboard.show(0)")
    tab.click(*_middle(tab, ".move-list .move", 2))
    expect(tab.evaluate(_NODE), 2, "the move list")
    tab.click(*_middle(tab, "svg.board"))
    expect(tab.evaluate(_NODE), 2, "a click elsewhere on the board")


@_fact("an address names the move or node to be shown, and follows the steps")
def _addresses(tab: Tab, folder: Path) -> None:
    page = _open(tab, folder)
    named = {"#5": 5, "#0": 0, "#8": 8, "#n10": 10, "#n0": 0}
    ignored = {"#99": 0, "#n99": 0, "#-1": 0, "#x": 0, "#n": 0, "#%": 0, "#1e1": 0, "#record": 0}
    for fragment, node in (named | ignored).items():
        tab.open(page, fragment)
        expect(tab.evaluate(_NODE), node, fragment)
    tab.open(page)
    for fragment, node in named.items():
        tab.evaluate(f"location.hash = '{fragment}'")
        _await(tab, _NODE, node)
    _press(tab, "Home", "ArrowRight")
    _await(tab, "location.hash", "#1")
    tab.evaluate("goboard.show(10)")
    _await(tab, "location.hash", "#n10")


@_fact("a page opens at a chosen move, in a chosen view and notation")
def _start(tab: Tab, folder: Path) -> None:
    page = _open(tab, folder, "--move", "3", "--view", "r90", "--notation", "sgf")
    state = tab.evaluate("goboard.state()")
    expect([state[key] for key in ("node", "view", "notation")], [3, "r90", "sgf"])
    expect(state["announced"].startswith("Black 3 cg"), True, state["announced"])
    expect(tab.evaluate("location.hash"), "", "the address")
    tab.open(page, "#1")
    expect(tab.evaluate(_NODE), 1, "with an address")


@_fact("menus change the notation and the view")
def _menus(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    tab.evaluate("goboard.show(2)")
    for value, key in (("sgf", "notation"), ("r90", "view"), ("western", "notation")):
        found = tab.evaluate(
            "(() => { for (const menu of document.querySelectorAll('select'))"
            f"if ([...menu.options].some(each => each.value === '{value}')) {{"
            f"menu.value = '{value}'; menu.dispatchEvent(new Event('change', {{bubbles: true}}));"
            "return goboard.state() } })()"
        )
        expect(found[key], value)
        expect(_status(tab), found["announced"], "the status")


@_fact("without JavaScript there are a board and a list of moves")
def _without_script(tab: Tab, folder: Path) -> None:
    tab.use_scripts(False)
    for width, height in WIDTHS:
        tab.set_screen(width, height)
        _open(tab, folder)
        expect(_shown(tab, ".play"), 0, "built by the script")
        expect(_shown(tab, ".static svg"), 1, "static boards")
        expect(_shown(tab, ".static .moves > li"), 8, "moves")
        _check_width(tab, width, ".static svg")
        items = tab.evaluate(
            "[...document.querySelectorAll('.static .moves > li')].map(e => e.textContent)"
        )
        names = ["E5", "G7", "C3", "G3", "C7", "C5"]
        for item, name in zip(items, names, strict=False):
            expect(name in item, True, item)


@_fact("the script replaces the static board")
def _with_script(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    expect(_shown(tab, ".static"), 0, "static boards")
    expect(_shown(tab, "svg.board"), 1, "boards")
    expect(
        sorted(tab.evaluate("Object.keys(goboard)")), ["setNotation", "setView", "show", "state"]
    )


def _check_width(tab: Tab, width: int, board: str) -> None:
    """Check that nothing has to be scrolled sideways, and that the board is not tiny."""
    found = tab.evaluate(
        "[document.scrollingElement.scrollWidth, innerWidth,"
        f"...(({{left, right, width, height}}) => [left, right, width, height])"
        f"(document.querySelector('{board}').getBoundingClientRect())]"
    )
    scrolled, inner, left, right, wide, high = found
    expect(inner, width, "the width of the window")
    expect(scrolled <= width, True, f"{width}: {scrolled} wide")
    expect(left >= 0 and right <= width, True, f"{width}: board from {left} to {right}")
    expect(min(wide, high) >= 200, True, f"{width}: board of {wide} × {high}")


@_fact("pages fit into narrow and wide windows, with controls of at least 44 pixels")
def _sizes(tab: Tab, folder: Path) -> None:
    for number, size in enumerate((b"9", b"19", b"7:11", b"25")):
        page = _open(tab, folder, data=LATIN % size)
        for width, height in WIDTHS:
            for touch in (False, True):
                tab.set_screen(width, height, touch)
                tab.open(page)
                for view in ("id", "r90"):
                    tab.evaluate(f"goboard.setView('{view}'); goboard.show({number})")
                    tab.settle()
                    _check_width(tab, width, "svg.board")
                small = tab.evaluate(
                    "[...document.querySelectorAll('button, select, a[download]')]"
                    ".filter(each => each.checkVisibility())"
                    ".map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 80)])"
                    f".filter(([box]) => Math.min(box.width, box.height) < {_LEAST_SIDE})"
                    ".map(([box, text]) => `${box.width} × ${box.height} ${text}`)"
                )
                expect(small, [], f"{width}: small controls")


@_fact("a tap near a variation enters it")
def _touch(tab: Tab, folder: Path) -> None:
    tab.set_screen(390, 844, touch=True)
    _open(tab, folder, fragment="#3")
    x, y = _middle(tab, ".hints .hint", 1)
    tab.tap(x + 6, y - 6)
    _await(tab, _NODE, 9)
    tab.tap(*_middle(tab, ".steps button", 0))
    _await(tab, _NODE, 0)


@_fact("texts are legible in light and dark colours")
def _colours(tab: Tab, folder: Path) -> None:
    page = _open(tab, folder, fragment="#n9")
    grounds = set()
    for scheme in ("light", "dark"):
        tab.set_media(prefers_color_scheme=scheme)
        tab.open(page, "#n9")
        grounds.add(tab.evaluate("getComputedStyle(document.body).backgroundColor"))
        for selector, ratio in tab.evaluate(_CONTRASTS).items():
            expect(ratio >= _LEAST_CONTRAST, True, f"{scheme} {selector}: contrast {ratio:.2f}")
    expect(len(grounds), 2, "colours of the page")


@_fact("nothing moves if readers prefer that")
def _motion(tab: Tab, folder: Path) -> None:
    tab.set_media(prefers_reduced_motion="reduce")
    _open(tab, folder)
    moving = tab.evaluate(
        "[...document.querySelectorAll('*')].map(each => getComputedStyle(each))"
        ".filter(style => !/^(0s|auto)(, 0s)*$/.test(style.transitionDuration)"
        " || style.animationName !== 'none' || style.scrollBehavior !== 'auto').length"
    )
    expect(moving, 0, "moving elements")


@_fact("a page works in a frame")
def _frame(tab: Tab, folder: Path) -> None:
    page = write_page(GAME, folder, "--as", "game")
    outer = folder / "outer.html"
    outer.write_text(f'<iframe src="{page.name}#3" width="600" height="500"></iframe>')
    tab.open(outer)
    found = tab.evaluate_in_frame("document.querySelector('[role=status]').textContent")
    expect(found.startswith("Black 3 C3"), True, found)
    inner = tab.evaluate_in_frame(
        "[document.scrollingElement.scrollWidth <= innerWidth,"
        " document.querySelector('svg.board').getBoundingClientRect().height <= innerHeight]"
    )
    expect(inner, [True, True], "fits into the frame")
    expect(all(page.name in it for it in tab.faults), True, str(tab.faults))
    tab.faults.clear()


@_fact("one polite live region announces each move")
def _announcements(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    selector = "[aria-live], [role=status], [role=alert], [role=log]"
    expect(_shown(tab, selector), 1, "live regions")
    expect(tab.evaluate("document.querySelector('[role=status]').ariaLive"), "polite")
    _press(tab, "ArrowRight")
    expect(_status(tab), "Black 1 E5")
    _press(tab, "End")
    expect(_status(tab), "White 8 pass")
    tab.evaluate("goboard.show(3)")
    expect(_status(tab), "Black 3 C3, 3 variations follow")
    tab.evaluate("goboard.show(9)")
    expect(_status(tab), "White 4 C7, variation 2 of 3")


@_fact("the keyboard reaches all controls, and the focus is visible")
def _focus(tab: Tab, folder: Path) -> None:
    _open(tab, folder, fragment="#3")
    count = tab.evaluate(
        "[...document.querySelectorAll('button, select, a, [tabindex]')]"
        ".filter(each => each.checkVisibility() && each.tabIndex >= 0).length"
    )
    reached = []
    for _ in range(count):
        _press(tab, "Tab")
        tag, outline, name = tab.evaluate(
            "(() => { const each = document.activeElement, style = getComputedStyle(each);"
            "return [each.tagName, style.outlineStyle + ' ' + style.outlineWidth,"
            "each.ariaLabel || each.textContent || each.closest('label')?.textContent] })()"
        )
        reached.append(name)
        expect(outline.startswith("none") or outline.endswith(" 0px"), False, f"{tag} {outline}")
        expect(bool(name), True, f"{tag} without a name")
    expect(tab.evaluate("document.activeElement === document.body"), False, str(reached))
    _press(tab, "Tab")
    expect(tab.evaluate("document.activeElement === document.body"), True, "the end of the page")


@_fact("readers can save the record")
def _download(tab: Tab, folder: Path) -> None:
    _open(tab, folder)
    saved = folder / "saved"
    saved.mkdir()
    tab.save_downloads(saved)
    tab.click(*_middle(tab, "a[download]"))
    file = saved / "game.sgf"
    end = monotonic() + _PATIENCE
    while not file.exists() and monotonic() < end:
        tab.settle()
    expect(file.exists(), True, f"saved {[it.name for it in saved.iterdir()]}")
    expect(are_same_games(read_sgf(GAME).games, read_sgf(file.read_bytes()).games), True, "same")
    _open(tab, folder, "--no-sgf")
    expect(_shown(tab, "a[download]"), 0, "links with --no-sgf")


@_fact("a comment states its language, and Arabic runs from the right")
def _languages(tab: Tab, folder: Path) -> None:
    nodes = "".join(f";B[{'abcd'[n]}a]C[{text}]" for n, text in enumerate(LANGUAGES.values()))
    _open(tab, folder, data=f"(;FF[4]GM[1]CA[UTF-8]SZ[9]{nodes})".encode())
    for node, (language, text) in enumerate(LANGUAGES.items(), 1):
        tab.evaluate(f"goboard.show({node})")
        found = tab.evaluate(
            "(() => { const each = document.querySelector('.comment');"
            "const range = document.createRange(); range.setStart(each.firstChild, 0);"
            "range.setEnd(each.firstChild, 1);"
            "const first = range.getBoundingClientRect(), box = each.getBoundingClientRect();"
            "return [each.textContent, each.lang, first.x > box.x + box.width / 2] })()"
        )
        expect(found, [text, language, language == "ar"])


def _cell(tab: Tab, name: str) -> None:
    """Click on a point of a problem."""
    tab.click(*_middle(tab, f'svg.board .cell[aria-label^="{name},"]'))


def _open_problem(tab: Tab, folder: Path) -> None:
    _open(tab, folder, "--as", "problems", data=PROBLEM)
    expect(_status(tab).endswith("Black to play"), True, _status(tab))
    expect(_shown(tab, ".move-list, .steps button, .variations button, .hint"), 0, "shown solution")


@_fact("a right move solves a problem")
def _right(tab: Tab, folder: Path) -> None:
    _open_problem(tab, folder)
    _cell(tab, "B9")
    _await(tab, "document.querySelector('[role=status]').textContent.includes('solved')", True)
    expect(_shown(tab, ".move-list .move") > 0, True, "the move list")


@_fact("a wrong move of a problem is refuted and can be taken back")
def _wrong(tab: Tab, folder: Path) -> None:
    _open_problem(tab, folder)
    _cell(tab, "A9")
    _await(tab, "document.querySelector('[role=status]').textContent.includes('Wrong')", True)
    expect(_shown(tab, ".move-list .move"), 0, "the move list")
    _press_button(tab, "Take back")
    expect(tab.evaluate(_NODE), 0, "after Take back")
    _cell(tab, "J1")
    expect("J1 is not in the record" in _status(tab), True, _status(tab))
    _await(tab, "document.querySelectorAll('.refused').length", 0)
    _cell(tab, "B9")
    _await(tab, "document.querySelector('[role=status]').textContent.includes('mistake')", True)


@_fact("the keyboard plays in a problem")
def _keyboard_play(tab: Tab, folder: Path) -> None:
    _open_problem(tab, folder)
    tab.evaluate("document.querySelector('svg.board .cell[tabindex=\"0\"]').focus()")
    _press(tab, *["ArrowUp"] * 9, *["ArrowLeft"] * 9, "ArrowRight")
    expect(tab.evaluate("document.activeElement.ariaLabel"), "B9, empty")
    _press(tab, "Enter")
    _await(tab, "document.querySelector('[role=status]').textContent.includes('solved')", True)


@_fact("the solution of a problem can be seen, and the problem tried again")
def _solution(tab: Tab, folder: Path) -> None:
    _open_problem(tab, folder)
    _press_button(tab, "Solution")
    _press(tab, "ArrowRight")
    expect(_status(tab).startswith("Black 1 B9"), True, _status(tab))
    _press_button(tab, "Again")
    expect(_shown(tab, ".move-list, .steps button"), 0, "shown solution")
    expect(tab.evaluate(_NODE), 0)


@_fact("a problem without JavaScript hides its solution until it is opened")
def _problem_without_script(tab: Tab, folder: Path) -> None:
    tab.use_scripts(False)
    _open(tab, folder, "--as", "problems", data=PROBLEM)
    expect(_shown(tab, ".static svg"), 1, "boards")
    expect(_shown(tab, ".static .moves li"), 0, "moves of the solution")
    tab.click(*_middle(tab, "summary"))
    expect(_shown(tab, ".static .moves li"), 1, "moves of the solution")


@_fact("the index of a folder leads to all pages, and each page to the next")
def _folder(tab: Tab, folder: Path) -> None:
    file, pages = folder / "games.sgf", folder / "pages"
    file.write_bytes(GAME * 3)
    expect(goboard(["web", str(file), "-o", str(pages), "--as", "game"]), 0, "exit status")
    index = pages / "index.html"
    tab.open(index)
    hrefs = "[...document.querySelectorAll('nav a')].map(each => each.getAttribute('href'))"
    names = tab.evaluate(hrefs)
    expect(len(names), 3, str(names))
    expect(tab.evaluate("document.scripts.length"), 0, "scripts of the index")
    expect(sorted([*names, index.name]), sorted(it.name for it in pages.iterdir()))
    expect(tab.faults, [], "faults")
    for number, name in enumerate(names):
        tab.open(pages / name)
        around = [names[number - 1]] if number else []
        around += [index.name, *names[number + 1 : number + 2]]
        expect(tab.evaluate(hrefs), around, name)
        expect(tab.evaluate(_NODE), 0, name)
        expect(tab.faults, [], name)
