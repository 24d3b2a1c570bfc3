"""R22: what the program relies on in real engines, one case for each fact.

A case that fails after a new release of an engine shows what has changed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.engine.analysis import Perspective
from goboard_gui.engine.analysis_lines import parse_analysis_line
from goboard_gui.engine.board_answers import parse_showboard, parse_stones
from goboard_gui.engine.capabilities import Capabilities
from goboard_gui.engine.json_analysis import (
    ActionDone,
    AnalysisQuery,
    NoResult,
    QueryAnswer,
    QueryRefused,
    QueryResult,
    QueryWarning,
    cancellation,
    parse_answer,
)
from goboard_gui.engine.komi import nearest_komi
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.engine.position import EnginePosition
from goboard_gui.engine.rule_names import katago_rules, rules_agree
from goboard_gui.go import RULE_SETS, Board, Colour, Compensation, Size, rule_set
from goboard_gui.notation.vertices import parse_vertex

from .real_engines import Client, SurpriseError, client, entry, expect, working_folder
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

NINE = Size(9, 9)
_FULL = "interval 20 rootInfo true ownership true"
_GONE_SECONDS = 10.0
_BONUSES = {Compensation.NONE: "0", Compensation.STONES: "N", Compensation.BUT_ONE: "N-1"}
_USED_BY_US = {
    "KataGo": (
        "set_position rectangular_boardsize kata-set-rules kata-get-rules undo set_free_handicap "
        "kata-analyze kata-search_analyze_cancellable stop showboard time_settings time_left "
        "kgs-time_settings kata-time_settings final_score final_status_list"
    ),
    "GNU Go": "undo set_free_handicap list_stones reg_genmove time_settings time_left final_score",
    "Leela Zero": "undo set_free_handicap lz-analyze time_settings time_left final_score",
}


class Case(NamedTuple):
    """Something that an engine does; ``json`` cases are about JSON analysis."""

    engine: str
    title: str
    run: Callable[[Client], object]
    json: bool = False
    alone: bool = False
    """Whether the case starts what it needs by itself."""


CASES: list[Case] = []


def _case(engine: str, title: str, **options: bool) -> Callable[..., Callable[[Client], object]]:
    def add(run: Callable[[Client], object]) -> Callable[[Client], object]:
        CASES.append(Case(engine, title, run, **options))
        return run

    return add


def _in_all(title: str) -> Callable[..., object]:
    def add(run: Callable[[Client, str], object]) -> None:
        CASES.extend(
            Case(engine, title, lambda it, engine=engine: run(it, engine)) for engine in _USED_BY_US
        )

    return add


def check_facts(cases: Iterable[int]) -> Result:
    """Run cases; those of engines that are not named are counted only."""
    result = Result()
    with ExitStack() as stack:
        running: dict[tuple[str, ...], Client] = {}
        for number in cases:
            case = CASES[number]
            preset = entry(case.engine)
            if preset is None:
                result.counts[f"not tried: {case.engine}"] += 1
                continue
            command = preset.json_command if case.json else preset.command
            try:
                if case.alone:
                    with client(command) as made:
                        case.run(made)
                else:
                    if command not in running:
                        running[command] = stack.enter_context(client(command))
                    if not case.json:
                        _reset(running[command], case.engine)
                    case.run(running[command])
            except (SurpriseError, ValueError) as error:
                result.problems.append(f"{case.engine}, {case.title}: {error}")
                running.pop(command, None)
            else:
                result.counts[case.engine] += 1
    return result


def _reset(engine: Client, name: str) -> None:
    engine.ask(f"boardsize {19 if name == 'Leela Zero' else 9}")
    engine.ask("clear_board")
    engine.ask("komi 6.5")


def _analysis(
    engine: Client, colour: Colour, size: Size = NINE, perspective: Perspective = Perspective.BLACK
) -> object:
    """Return the third line of KataGo's analysis for a player."""
    letter = "B" if colour is Colour.BLACK else "W"
    lines = engine.lines_of(f"kata-analyze {letter} {_FULL}", 3)
    engine.ask("stop")
    found = parse_analysis_line(lines[-1], "kata-analyze", colour, size, perspective)
    if found is None:
        raise SurpriseError(lines[-1][:200])
    return found


# All engines


@_in_all("the commands that we use are listed")
def _lists(engine: Client, name: str) -> None:
    listed = set(engine.ask("list_commands").split())
    expect(set(_USED_BY_US[name].split()) - listed, set(), "missing")


@_in_all("protocol version 2, and the name of the family")
def _introduces(engine: Client, name: str) -> None:
    expect(engine.ask("protocol_version"), "2")
    expect(engine.ask("name"), name)


@_in_all("moves in upper case, passes, and two moves of a colour")
def _plays(engine: Client, _: str) -> None:
    for text in ("play B D4", "play B pass", "play B E4", "play W pass", "play W A1"):
        engine.ask(text)


@_in_all("undo takes moves back, and refuses at the start")
def _undoes(engine: Client, _: str) -> None:
    engine.play("D4 pass")
    engine.ask("undo")
    engine.ask("undo")
    engine.refuses("undo", "cannot undo")


@_in_all("an occupied point and column I are refused")
def _refuses(engine: Client, _: str) -> None:
    engine.play("D4")
    engine.refuses("play W D4")
    engine.refuses("play W I5")


@_in_all("genmove answers a vertex")
def _moves(engine: Client, name: str) -> None:
    engine.play("D4")
    size = Size(19, 19) if name == "Leela Zero" else NINE
    expect(parse_vertex(engine.ask("genmove W"), size) is not None, True)


@_in_all("komi keeps the stones, and handicap stones need an empty board")
def _keeps_stones(engine: Client, _: str) -> None:
    engine.play("D4")
    engine.ask("komi 0.5")
    engine.refuses("play W D4")
    engine.ask("clear_board")
    engine.ask("set_free_handicap D4 F6")
    engine.refuses("play W D4")


@_in_all("time limits are accepted")
def _times(engine: Client, name: str) -> None:
    for text in ("time_settings 600 0 0", "time_settings 600 300 25", "time_left B 10 0"):
        engine.ask(text)
    if name == "KataGo":
        engine.ask("kgs-time_settings byoyomi 600 30 5")
        engine.ask("kata-time_settings fischer 600 10")
    engine.ask("time_settings 0 1 1")


def _kill_case(name: str, *, json_mode: bool) -> None:
    def run(engine: Client) -> None:
        del engine
        check_kill(name, json_mode=json_mode)

    mode = "JSON analysis" if json_mode else "a search"
    CASES.append(Case(name, f"ends when our process is killed during {mode}", run, json_mode))


for _name in _USED_BY_US:
    _kill_case(_name, json_mode=False)
_kill_case("KataGo", json_mode=True)


# KataGo


@_case("KataGo", "boards from 2 to 19 lines")
def _sizes(engine: Client) -> None:
    engine.refuses("boardsize 20", "unacceptable size")
    engine.refuses("boardsize 1", "unacceptable size")
    engine.ask("rectangular_boardsize 13 7")
    expect(parse_showboard(engine.ask("showboard"), Size(13, 7)), Board.empty(Size(13, 7)))


@_case("KataGo", "komi in halves from -400 to 400")
def _komi(engine: Client) -> None:
    for text in ("komi 6.3", "komi 6.25", "komi 400.5", "komi 6,5", "komi nan"):
        engine.refuses(text)
    for komi in (400.0, -400.0, 0.0, 6.5):
        engine.ask(f"komi {komi}")
        expect(float(engine.ask("get_komi")), komi)
    expect(nearest_komi(400.5, Capabilities("KataGo")), 400)


@_case("KataGo", "rules have our names, ways of counting and bonuses, and keep the komi")
def _rules(engine: Client) -> None:
    for rules in RULE_SETS:
        name = katago_rules(rules)
        if name is None:
            continue
        engine.ask(f"kata-set-rules {name}")
        answer = engine.ask("kata-get-rules")
        expect(rules_agree(answer, rules), True, f"{rules.id}: {answer}")
        bonus = json.loads(answer)["whiteHandicapBonus"]
        expect(bonus, _BONUSES[rules.compensation], f"bonus of {rules.id}")
        expect(float(engine.ask("get_komi")), 6.5, "komi")
    engine.refuses("kata-set-rules citizendium")


@_case("KataGo", "showboard has the stones and the last moves")
def _showboard(engine: Client) -> None:
    engine.play("D4 E5 pass A1 J9")
    board = parse_showboard(engine.ask("showboard"), NINE)
    expect({str(colour.name)[0] for colour in board.stones().values()}, {"B", "W"})
    expect(len(board.stones()), 4)


@_case("KataGo", "set_position leaves Black to play, refuses chains without liberties and undo")
def _set_position(engine: Client) -> None:
    engine.ask("set_position B D4 W E5 B F6")
    expect("Next player: Black" in engine.ask("showboard"), True, "Black to play")
    engine.refuses("undo", "cannot undo")
    engine.refuses("set_position W A1 B A2 B B1", "Illegal stone placements")
    engine.refuses("set_position W A1 B A1", "Illegal stone placements")


@_case("KataGo", "a move by the other colour is accepted, and can be undone")
def _wrong_colour(engine: Client) -> None:
    engine.play("D4 E5")
    engine.ask("play W F6")
    engine.ask("undo")
    board = parse_showboard(engine.ask("showboard"), NINE)
    expect(len(board.stones()), 2)


@_case("KataGo", "a point for each handicap stone under Chinese rules")
def _bonus(engine: Client) -> None:
    engine.ask("kata-set-rules chinese")
    engine.ask("set_free_handicap D4 F6 G3")
    expect("Handicap bonus score: 3" in engine.ask("showboard"), True, "bonus")
    engine.ask("kata-set-rules japanese")


@_case("KataGo", "numbers and ownership of our preset are Black's")
def _perspective(engine: Client) -> None:
    engine.play("E5 pass C5 pass G5 pass E3 pass")
    for colour in Colour:
        found = _analysis(engine, colour)
        expect(len(found.ownership), 81, "ownership")
        expect(found.ownership[40] > 0, True, f"E5 is Black's for {colour.name}")
        expect(found.value.win_rate > 0.5, True, f"Black leads for {colour.name}")
        expect(found.value.score > 0, True, f"Black is ahead for {colour.name}")


@_case("KataGo", "numbers are the side to play's without our setting", alone=True)
def _no_perspective(engine: Client) -> None:
    preset = entry("KataGo")
    command = tuple(word.replace(",reportAnalysisWinratesAs=BLACK", "") for word in preset.command)
    expect(command != preset.command, True, "setting left out")
    engine.close()
    with client(command) as other:
        _reset(other, "KataGo")
        other.play("E5 pass C5 pass G5 pass E3 pass")
        for colour in Colour:
            found = _analysis(other, colour, perspective=Perspective.SIDE_TO_PLAY)
            expect(found.ownership[40] > 0, True, f"E5 is Black's for {colour.name}")
            expect(found.value.score > 0, True, f"Black is ahead for {colour.name}")


@_case("KataGo", "symmetric moves are marked as copies, with more visits than the root")
def _copies(engine: Client) -> None:
    lines = engine.lines_of(f"kata-analyze B {_FULL}", 5)
    engine.ask("stop")
    found = parse_analysis_line(lines[-1], "kata-analyze", Colour.BLACK, NINE, Perspective.BLACK)
    copies = [each for each in found.candidates if each.copy_of is not None]
    expect(bool(copies), True, "copies")
    expect(sum(each.visits for each in found.candidates) > found.visits, True, "more visits")
    expect(all(found.share(each) <= 1 for each in found.candidates), True, "shares")


@_case("KataGo", "no line without an interval")
def _no_interval(engine: Client) -> None:
    expect(engine.lines_of("kata-analyze B", 1, 2.0), [])
    engine.ask("stop")


@_case("KataGo", "any command ends an analysis; a cancelled search says so")
def _stops(engine: Client) -> None:
    expect(len(engine.lines_of(f"kata-analyze W {_FULL}", 2)), 2)
    expect(engine.ask("name"), "KataGo")
    text = "kata-search_analyze_cancellable B interval 10"
    expect(len(engine.lines_of(text, 1)), 1)
    expect(engine.ask("stop"), "")
    before = engine.ask("showboard")
    expect(engine.ask("kata-search_analyze_cancellable B interval 10")[:5], "play ")
    expect(engine.ask("showboard").count("X"), before.count("X"), "a hint plays nothing")


@_case("KataGo", "after two passes the analysis goes on")
def _after_passes(engine: Client) -> None:
    engine.play("D4 pass pass")
    expect(len(engine.lines_of(f"kata-analyze W {_FULL}", 2)), 2)
    engine.ask("stop")


@_case("KataGo", "configuration without its two keys ends at once, with a message", alone=True)
def _missing_keys(engine: Client) -> None:
    preset = entry("KataGo")
    engine.close()
    for key in ("logAllGTPCommunication", "logSearchInfo"):
        command = tuple(word.replace(f"{key}=false,", "") for word in preset.command)
        with client(command) as other:
            try:
                other.ask("name")
            except SurpriseError:
                expect(key in other.last_errors(), True, f"{key} in {other.last_errors()}")
            else:
                raise SurpriseError(f"starts without {key}")


@_case("KataGo", "a missing network ends it at once, with a message", alone=True)
def _missing_network(engine: Client) -> None:
    preset = entry("KataGo")
    engine.close()
    network = preset.command[preset.command.index("-model") + 1]
    for command in (preset.command, preset.json_command):
        changed = tuple("/nowhere.bin.gz" if word == network else word for word in command)
        with client(changed) as other:
            try:
                other.ask("name")
            except SurpriseError:
                expect("/nowhere.bin.gz" in other.last_errors(), True, other.last_errors())


# KataGo's JSON analysis

_EMPTY = EnginePosition(
    Board.empty(NINE), (), Board.empty(NINE), Colour.BLACK, 6.5, rule_set("japanese")
)
_FEW = AnalysisLimits(20, 20.0)


def _answers(engine: Client, *lines: str, ident: str) -> list[QueryAnswer]:
    """Send lines, and return the answers until the last one to a query."""
    queries = {ident: AnalysisQuery(ident, _EMPTY, _FEW)}
    for line in lines:
        engine.send(line)
    found: list[QueryAnswer] = []
    while True:
        line = engine.line()
        if line is None:
            raise SurpriseError(f"no answer after {found}")
        if not line.startswith("{"):
            continue
        found.append(parse_answer(line, queries))
        if isinstance(found[-1], QueryResult) and not found[-1].searching:
            return found
        if isinstance(found[-1], NoResult | QueryRefused):
            return found


@_case("KataGo", "JSON: a query has one result, with candidates and ownership", json=True)
def _json_result(engine: Client) -> None:
    text = AnalysisQuery("a", _EMPTY, _FEW, ownership=True).to_json()
    [result] = _answers(engine, text, ident="a")
    expect(isinstance(result, QueryResult), True)
    expect(len(result.analysis.ownership), 81)
    expect(result.analysis.visits in (20, 21), True, f"visits {result.analysis.visits}")


@_case("KataGo", "JSON: a preliminary result is marked as such", json=True)
def _json_during(engine: Client) -> None:
    limits = AnalysisLimits(400, 60.0)
    text = AnalysisQuery("d", _EMPTY, limits, report_seconds=0.1).to_json()
    *during, last = _answers(engine, text, ident="d")
    expect(bool(during), True, "preliminary results")
    expect(all(each.searching for each in during) and not last.searching, True)


@_case("KataGo", "JSON: an unknown field is a warning before the result", json=True)
def _json_warning(engine: Client) -> None:
    query = json.loads(AnalysisQuery("w", _EMPTY, _FEW).to_json()) | {"unknown": 1}
    kinds = [type(each) for each in _answers(engine, json.dumps(query), ident="w")]
    expect(kinds, [QueryWarning, QueryResult])


@_case("KataGo", "JSON: errors have the id of the query, if there is one", json=True)
def _json_errors(engine: Client) -> None:
    query = json.loads(AnalysisQuery("e", _EMPTY, _FEW).to_json())
    for change, ident in (
        ({"komi": 6.25}, "e"),
        ({"rules": "foo"}, "e"),
        ({"boardXSize": 20}, "e"),
        ({"moves": [["B", "D4"], ["W", "D4"]]}, "e"),
        ({"moves": [["B", "Z9"]]}, "e"),
        ({"id": 7}, None),
    ):
        [answer] = _answers(engine, json.dumps(query | change), ident="e")
        expect(isinstance(answer, QueryRefused), True, f"{change} is refused")
        expect(answer.ident, ident, f"id for {change}")


@_case("KataGo", "JSON: a query that is cancelled while it waits has no result", json=True)
def _json_cancel(engine: Client) -> None:
    long = AnalysisQuery("first", _EMPTY, AnalysisLimits(None, 60.0)).to_json()
    waiting = AnalysisQuery("c", _EMPTY, _FEW).to_json()
    [answer] = _answers(engine, long, waiting, cancellation("x", "c"), ident="c")
    expect(answer, NoResult("c"))
    found = _answers(engine, cancellation("y", "first"), ident="first")
    ended = isinstance(found[-1], QueryResult | NoResult)
    expect(ended, True, f"a partial result or none in {found}")
    expect(
        any(isinstance(each, ActionDone) for each in found), True, "the cancellation is answered"
    )


@_case("KataGo", "JSON: one visit gives no candidates", json=True)
def _json_one_visit(engine: Client) -> None:
    text = AnalysisQuery("o", _EMPTY, AnalysisLimits(1, 20.0)).to_json()
    [result] = _answers(engine, text, ident="o")
    expect(result.analysis.candidates, ())


@_case("KataGo", "JSON: the player to move is the one that we send", json=True)
def _json_player(engine: Client) -> None:
    for colour, letter in ((Colour.BLACK, "B"), (Colour.WHITE, "W")):
        board = Board.empty(NINE).with_stones(dict.fromkeys(NINE.points()[20:24], Colour.BLACK))
        asked = EnginePosition(board, (), board, colour, 6.5, rule_set("japanese"))
        engine.send(AnalysisQuery("p", asked, _FEW).to_json())
        line = engine.line()
        expect(json.loads(line or "{}")["rootInfo"]["currentPlayer"], letter)


@_case("KataGo", "JSON: two stones on a point are accepted silently, so we check", json=True)
def _json_double(engine: Client) -> None:
    query = json.loads(AnalysisQuery("s", _EMPTY, _FEW).to_json())
    query["initialStones"] = [["B", "D4"], ["W", "D4"]]
    kinds = [type(each) for each in _answers(engine, json.dumps(query), ident="s")]
    expect(kinds, [QueryResult])


# GNU Go


@_case("GNU Go", "two numbers of boardsize are taken as one")
def _gnugo_size(engine: Client) -> None:
    engine.ask("boardsize 19 13")
    expect(engine.ask("query_boardsize"), "19")
    engine.refuses("boardsize 20", "unacceptable size")
    expect("rectangular_boardsize" in engine.ask("list_commands").split(), False)


@_case("GNU Go", "komi is rounded to tenths, and a comma is not understood")
def _gnugo_komi(engine: Client) -> None:
    for komi, taken in (("3.75", "3.8"), ("6,5", "6.0"), ("6.5", "6.5")):
        engine.ask(f"komi {komi}")
        expect(engine.ask("get_komi"), taken, f"komi {komi}")


@_case("GNU Go", "one handicap stone is refused, and a refused one leaves stones")
def _gnugo_handicap(engine: Client) -> None:
    engine.refuses("set_free_handicap D4")
    engine.ask("clear_board")
    engine.refuses("set_free_handicap D4 Z9")
    expect(engine.ask("list_stones black"), "D4")
    engine.ask("clear_board")
    engine.ask("set_free_handicap D4 F6")
    engine.refuses("undo", "cannot undo")


@_case("GNU Go", "list_stones has all stones")
def _gnugo_stones(engine: Client) -> None:
    engine.play("D4 E5 F6")
    board = parse_stones(engine.ask("list_stones black"), engine.ask("list_stones white"), NINE)
    expect(len(board.stones()), 3)


@_case("GNU Go", "reg_genmove plays nothing")
def _gnugo_hint(engine: Client) -> None:
    engine.play("D4")
    parse_vertex(engine.ask("reg_genmove W"), NINE)
    expect(engine.ask("list_stones white"), "")


@_case("GNU Go", "undo keeps the komi")
def _gnugo_undo(engine: Client) -> None:
    engine.play("D4")
    engine.ask("komi 7.5")
    engine.ask("undo")
    expect(engine.ask("get_komi"), "7.5")


# Leela Zero


@_case("Leela Zero", "other boards than 19×19 are refused")
def _leela_size(engine: Client) -> None:
    engine.refuses("boardsize 9", "unacceptable size")
    expect("rectangular_boardsize" in engine.ask("list_commands").split(), False)


@_case("Leela Zero", "lines of analysis have win rates up to 10000 and no score")
def _leela_analysis(engine: Client) -> None:
    engine.play("Q16 D4 C17")
    lines = engine.lines_of("lz-analyze W 20", 2)
    engine.ask("name")
    found = parse_analysis_line(
        lines[-1], "lz-analyze", Colour.WHITE, Size(19, 19), Perspective.SIDE_TO_PLAY
    )
    expect(bool(found and found.candidates), True, "candidates")
    expect(any((each.value.win_rate or 0) > 0.01 for each in found.candidates), True, "scale")
    expect({each.value.score for each in found.candidates}, {None}, "score")
    expect("isSymmetryOf" in lines[-1], False, "marked copies")


@_case("Leela Zero", "after two passes there is no line, and any command ends that")
def _leela_passes(engine: Client) -> None:
    engine.play("Q16 pass pass")
    expect(engine.lines_of("lz-analyze W 20", 1, 3.0), [])
    expect(engine.ask("name"), "Leela Zero")


@_case("Leela Zero", "no line without an interval")
def _leela_no_interval(engine: Client) -> None:
    expect(engine.lines_of("lz-analyze B", 1, 2.0), [])
    engine.ask("name")


@_case("Leela Zero", "there is no stop, and time_left needs three arguments")
def _leela_stop(engine: Client) -> None:
    engine.refuses("stop", "unknown command")
    engine.refuses("time_left b 100")


@_case("Leela Zero", "undo brings back an earlier komi")
def _leela_undo(engine: Client) -> None:
    engine.play("Q16")
    engine.ask("komi 0.5")
    engine.play("D4", "w")
    engine.ask("undo")
    engine.ask("undo")
    engine.ask("showboard")
    shown = [line.text for line in engine.transcript.since() if "komi" in line.text.lower()]
    expect(bool(shown), True, "komi on stderr")


_VICTIM = """
import sys, time
from pathlib import Path
from goboard_gui.engine.supervisor import EngineSupervisor
from goboard_gui.engine.json_engine import JsonEngine
from goboard_gui.engine.limits import AnalysisLimits
from benchmarks.campaigns.engines import position_for
from benchmarks.campaigns.real_engines import entry
name, mode, folder = sys.argv[1:]
engine = entry(name)
if mode == "json":
    running = JsonEngine(engine, Path(folder), print)
    running.analyse(position_for(name), AnalysisLimits())
    running.analyse(position_for(name), AnalysisLimits())
    time.sleep(20)
    print("pid", running._process.pid, flush=True)
else:
    def told(event):
        kind = type(event).__name__
        if kind in ("AnalysisReceived", "MoveReceived"):
            print("pid", running._run.process.pid, flush=True)
    running = EngineSupervisor(engine, Path(folder), told)
    position = position_for(name)
    running.request_move(position) if name == "GNU Go" else running.analyse(position)
time.sleep(600)
"""


def position_for(name: str) -> EnginePosition:
    """Return an empty board on which an engine plays."""
    size = Size(19, 19) if name == "Leela Zero" else NINE
    board = Board.empty(size)
    return EnginePosition(board, (), board, Colour.BLACK, 6.5, rule_set("japanese"))


def check_kill(name: str, *, json_mode: bool) -> None:
    """Kill a program whose engine searches; the engine must end within ten seconds."""
    mode = "json" if json_mode else "gtp"
    with working_folder() as folder:
        victim = subprocess.Popen(
            [sys.executable, "-c", _VICTIM, name, mode, str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        assert victim.stdout is not None
        try:
            line = next((line for line in victim.stdout if line.startswith("pid ")), None)
        finally:
            victim.kill()
            victim.wait()
            victim.stdout.close()
        if line is None:
            raise SurpriseError("the engine did not answer")
        group = int(line.split()[1])
        end = monotonic() + _GONE_SECONDS
        while _is_alive(group) and monotonic() < end:
            sleep(0.05)
        if _is_alive(group):
            os.killpg(group, signal.SIGKILL)
            raise SurpriseError(f"still runs {_GONE_SECONDS} s after its program was killed")


def _is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
