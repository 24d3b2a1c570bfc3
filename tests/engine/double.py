"""A scripted engine, which tests start as a process: `double.py CASE [VALUE]`.

It answers the Go Text Protocol, or JSON queries if the case begins with "json", and misbehaves in
one way, which the case names. In the case "plays", it plays the moves of VALUE in turn; in "plays
on demand", each of them only when there is a file `go` in the current folder. Its id and those of
its children are added to the file `pids` in the current folder. It imports nothing of the program.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

CASE, VALUE = [*sys.argv[1:], "", ""][:2]
INFO = "info move D4 visits 8 winrate 0.6 scoreLead 2.5 prior 0.1 order 0 pv D4 F6"
COMMANDS = [
    *("protocol_version", "name", "version", "list_commands", "quit"),
    *("boardsize", "clear_board", "komi", "play", "undo"),
    *("genmove", "reg_genmove", "kata-analyze", "stop"),
]
LISTED = {
    "no analysis": [name for name in COMMANDS if name not in {"kata-analyze", "stop"}],
    "no hints": [name for name in COMMANDS if name not in {"kata-analyze", "reg_genmove"}],
    "hint by analysis": [name for name in COMMANDS if name != "reg_genmove"],
    "nothing listed": [],
    "keeps time": [*COMMANDS, "time_settings", "time_left"],
    "plays": [*COMMANDS, "time_settings", "time_left"],
    "plays on demand": [*COMMANDS, "time_settings", "time_left"],
    "lies": [*COMMANDS, "list_stones", "set_position"],
    "refuses a move": [*COMMANDS, "set_position"],
    "scores": [*COMMANDS, "final_status_list", "final_score"],
    "silence at final_score": [*COMMANDS, "final_status_list", "final_score"],
    "lists stones": [*COMMANDS, "final_status_list"],
}
OTHER_VALUES = {
    *("exit once during analysis", "silent analysis after"),
    *("refuses a move", "refuses play", "refuses boardsize"),
}
"""The cases with analysis in which the value is not a line of analysis."""
MEGABYTE = 1_000_000
moves = VALUE.split()


def write(text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    while data:
        data = data[os.write(1, data) :]


def note_pid(pid: int) -> None:
    with Path("pids").open("a") as file:
        file.write(f"{pid}\n")


def is_first_start() -> bool:
    return len(Path("pids").read_text().split()) == 1


def sleep_for_ever() -> None:
    while True:
        time.sleep(60)


def answer(number: str, text: str = "", sign: str = "=") -> None:
    match CASE:
        case "CR LF":
            write(f"{sign}{number} {text}\r\n\r\n")
        case "one byte at a time":
            for byte in f"{sign}{number} {text}\n\n".encode():
                write(bytes([byte]))
        case "no id":
            write(f"{sign} {text}\n\n")
        case "no blank after the sign":
            blank = " " if text[:1].isdigit() else ""  # a digit would belong to the number
            write(f"{sign}{number}{blank}{text}\n\n")
        case "blank before the sign":
            write(f" {sign}{number}  {text}\n\n")
        case "an answer twice":
            write(f"{sign}{number} {text}\n\n" * 2)
        case "? to each command":
            write(f"?{number} no\n\n")
        case "NUL":
            write(b"\0\xff\0 junk\n" + f"{sign}{number} {text}\0\n\n".encode())
        case _:
            write(f"{sign}{number} {text}\n\n")


def read_line(seconds: float | None = None) -> str | None:
    """Return the next line of input, or None if there is none for some time."""
    global rest
    while "\n" not in rest:
        if seconds is not None and not select.select([0], [], [], seconds)[0]:
            return None
        data = os.read(0, 65536)
        if not data:
            end_of_input()
        rest += data.decode()
    line, rest = rest.split("\n", 1)
    return line


rest = ""
analyses = 0


def end_of_input() -> None:
    if CASE == "ignores its end":
        sleep_for_ever()
    sys.exit()


def misbehave_at_genmove(number: str) -> bool:
    """Answer genmove as the case says; return False if it says nothing about that."""
    match CASE:
        case "genmove":
            answer(number, VALUE)
        case "plays":
            answer(number, moves.pop(0))
        case "plays on demand":
            while not Path("go").exists():
                time.sleep(0.01)
            Path("go").unlink()
            answer(number, moves.pop(0))
        case "slow genmove":
            time.sleep(float(VALUE))
            answer(number, "D4")
        case "wrong id":
            write(f"={int(number) + 100} D4\n\n")
        case "an answer to nothing":
            write(f"= E5\n\n={number} D4\n\n")
        case "an old answer":
            write(f"=1 E5\n\n={number} D4\n\n")
        case "no newline at the end":
            write(f"={number} D4")
            time.sleep(float(VALUE))
            sys.exit()
        case "an empty answer":
            write(f"={number}\n\n")
        case "invalid UTF-8":
            write(f"={number} D4".encode() + b"\xff\xfe\n\n")
        case "a line of 10 MB":
            write(f"={number} D4" + 10 * MEGABYTE * "x" + "\n\n")
        case "junk of 10 MB":
            write(10 * MEGABYTE * "x" + f"\n={number} D4\n\n")
        case "endless lines":
            while True:
                write("junk\n" * 10_000)
        case "endless line":
            while True:
                write("junk" * 10_000)
        case "endless answer":
            write(f"={number} D4\n")
            while True:
                write("junk\n" * 10_000)
        case "endless empty lines":
            while True:
                write("\n" * 60_000)
        case "endless answers":
            while True:
                write("= D4\n\n" * 10_000)
        case "silence":
            sleep_for_ever()
        case "exit before":
            sys.exit(3)
        case "exit once" if is_first_start():
            sys.exit(3)
        case "exit during":
            write(f"={number} D")
            sys.exit(3)
        case "exit after":
            write(f"={number} D4\n\n")
            sys.exit(3)
        case "closed output":
            os.close(1)
            sleep_for_ever()
        case _:
            return False
    return True


def analyse(number: str) -> None:
    """Print lines of analysis until the next line of input."""
    global rest, analyses
    write(f"={number}\n")
    analyses += 1
    if CASE == "exit during analysis":
        write(f"{INFO}\n")
        sys.exit(3)
    if CASE == "exit once during analysis" and is_first_start() and analyses == int(VALUE):
        sys.exit(3)
    if CASE == "silent analysis" or (CASE == "silent analysis after" and analyses > int(VALUE)):
        rest = f"{read_line()}\n{rest}"
        write("\n")
        return
    line = INFO if CASE in OTHER_VALUES else VALUE or INFO
    while True:
        write(f"{line}\n" * (1000 if CASE == "flood of analysis" else 1))
        waited = {"flood of analysis": 0, "100 lines a second": 0.01}.get(CASE, 0.02)
        command = read_line(waited)
        if command is not None:
            break
    if CASE == "never stops":
        while True:
            write(f"{line}\n" * 1000)
    if CASE == "two answers in one write":
        write(f"\n={command.split()[0]}\n\n")
        return
    write("\n")
    rest = f"{command}\n{rest}"


def speak_gtp() -> None:
    while True:
        line = read_line()
        number, name, *arguments = line.split()
        if name == "quit":
            if CASE == "ignores its end":
                continue
            answer(number)
            sys.exit()
        kind, _, about = CASE.rpartition(" ")
        if (kind, about) == ("silence at", name):
            continue
        if CASE == "refuses a move" and name == "play" and VALUE in arguments:
            answer(number, "illegal move", "?")
            continue
        if (kind, about) == ("refuses", name) and (not VALUE or VALUE in arguments):
            answer(number, f"{name} is refused", "?")
            continue
        match name:
            case "protocol_version":
                answer(number, VALUE if CASE == "version" else "2")
            case "list_commands":
                answer(number, "\n".join(LISTED.get(CASE, COMMANDS)))
            case "name":
                answer(number, "Double")
            case "genmove" | "reg_genmove":
                if not misbehave_at_genmove(number):
                    answer(number, "D4")
            case "final_status_list":
                dead, seki, *_ = [*VALUE.split(";"), ""]
                answer(number, {"dead": dead, "seki": seki}[arguments[0]])
            case "final_score":
                answer(number, VALUE.split(";")[2])
            case "kata-analyze" if CASE == "lies":
                answer(number, "unknown command", "?")
            case "list_stones" | "set_position" if CASE != "refuses a move":
                answer(number, "unknown command", "?")
            case "kata-analyze":
                analyse(number)
            case _:
                answer(number)


def result(query: dict, during: bool = False, visits: int = 9) -> str:
    return json.dumps(
        {
            "id": query["id"],
            "isDuringSearch": during,
            "moveInfos": [{"move": "D4", "order": 0, "pv": ["D4"], "scoreLead": 1.5, "visits": 8}],
            "rootInfo": {"scoreLead": 1.5, "visits": visits, "winrate": 0.6},
            "turnNumber": query["analyzeTurns"][0],
        }
    )


def speak_json() -> None:
    if CASE == "json exit at once":
        os.write(2, b"no network\n")
        sys.exit(3)
    if CASE == "json complaint":
        write("Error: No suitable fusermount binary found on the $PATH\n")
    while True:
        query = json.loads(read_line())
        ident = query["id"]
        if query.get("action") == "terminate":
            no_result = {"id": query["terminateId"], "isDuringSearch": False, "noResults": True}
            write(json.dumps(no_result) + "\n" + json.dumps(query) + "\n")
            continue
        match CASE:
            case "json waits":
                continue
            case "json silent after the first" if ident != "query-1":
                continue
            case "json silent after the first":
                os.write(2, b"loading\n")
                time.sleep(1)
            case "json in batches":
                batch = [query]
                while (line := read_line(0.3)) is not None:
                    batch.append(json.loads(line))
                write("".join(f"{result(each, visits=len(batch))}\n" for each in batch))
                continue
            case "json refuses a move" if VALUE in (vertex for _, vertex in query["moves"]):
                write(json.dumps({"id": ident, "error": f"Illegal move 1: {VALUE}"}) + "\n")
                continue
            case "json refuses a stone" if VALUE in json.dumps(query):
                write(json.dumps({"id": ident, "error": f"Illegal move 1: {VALUE}"}) + "\n")
                continue
            case "json cut in the middle":
                write(result(query)[:60] + "\n")
            case "json exit in the middle":
                write(result(query)[:60])
                sys.exit(3)
            case "json exit once" if is_first_start() and ident != "query-1":
                sys.exit(3)
            case "json exit after the first answer" if ident != "query-1":
                sys.exit(3)
            case "json junk":
                write('[]\n{"a": 1}\n{}\n{"id": 7, "rootInfo": {}}\n' + '{"a":' * 100_000 + "\n")
            case "json warning":
                write(json.dumps({"id": ident, "warning": "Unused field", "field": "a"}) + "\n")
            case "json small boards" if max(query["boardXSize"], query["boardYSize"]) > 19:
                wide = query["boardXSize"] > 19
                field = "boardXSize" if wide else "boardYSize"
                text = "Must provide an integer from 2 to 19"
                write(json.dumps({"id": ident, "error": text, "field": field}) + "\n")
                continue
            case "json error":
                write(json.dumps({"id": ident, "error": "Illegal move 1: D4"}) + "\n")
                continue
            case "json error without id":
                write('{"error": "Request must have a string \\"id\\" field"}\n')
            case "json during search":
                write(result(query, during=True) + "\n")
        write(result(query) + "\n")


def main() -> None:
    note_pid(os.getpid())
    os.write(2, VALUE.encode() if CASE == "stderr" else b"")
    match CASE:
        case "ignores its end":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            note_pid(subprocess.Popen(["/bin/sleep", "600"]).pid)
        case "a child left behind":
            note_pid(subprocess.Popen(["/bin/sleep", "600"]).pid)
        case "a child in its own session":
            note_pid(subprocess.Popen(["/bin/sleep", "600"], start_new_session=True).pid)
        case "10 MB of stderr":
            os.write(2, b"tuning\n")
            for _ in range(10):
                os.write(2, b"x" * 99 * 10_000 + b"\n")
        case "exit at start":
            os.write(2, "".join(f"line {at}\n" for at in range(1, 31)).encode())
            sys.exit(3)
        case "silence at start":
            os.write(2, b"Tuning 4/60\n")
        case "does not read":
            sleep_for_ever()
        case "no engine":
            write("I am a web server.\n" * 100)
            sleep_for_ever()
        case "complaint at start":
            write("Error: No suitable fusermount binary found on the $PATH\n")
        case "speaks JSON":
            write('{"error": "Could not parse input"}\n')
    if CASE == "silence at start":
        sleep_for_ever()
    (speak_json if CASE.startswith("json") else speak_gtp)()


if __name__ == "__main__":
    main()
