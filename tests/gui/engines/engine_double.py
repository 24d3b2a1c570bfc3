"""A small engine for tests of the window, run by Python: it answers correctly, or fails as told by
the words of its command line.
"""

from __future__ import annotations

import json
import sys
import time

LISTED = ("protocol_version", "name", "version", "list_commands", "boardsize", "play", "genmove")
ANSWERS = {
    "protocol_version": "2",
    "name": "Double",
    "version": "1.0",
    "list_commands": "\n".join(LISTED),
    "genmove": "D4",
}
INFO = "info move E5 visits 20 winrate 0.6 scoreLead 1.5 prior 0.5 order 0 pv E5 C3"


def play_gtp(words: list[str]) -> None:
    analyses = "analyses" in words or "gtp" in words  # the preset for KataGo has the second
    running = False
    for line in sys.stdin:
        number, command, *arguments = line.split() if line[0].isdigit() else ("", *line.split())
        if running:
            say("")
            running = False
        if command == "quit":
            return
        if command == "kata-analyze":
            say(f"={number}\n{INFO} rootInfo visits 20 winrate 0.6 scoreLead 1.5")
            running = True
        elif command == "boardsize" and arguments == ["9"] and "large" in words:
            say(f"?{number} unacceptable size\n")
        elif command == "list_commands" and analyses:
            say(f"={number} {ANSWERS[command]}\nkata-analyze\nkata-set-rules\nstop\n")
        else:
            say(f"={number} {ANSWERS.get(command, '')}\n")


def analyse_json() -> None:
    for line in sys.stdin:
        query = json.loads(line)
        answer = {
            "id": query["id"],
            "isDuringSearch": False,
            "turnNumber": 0,
            "moveInfos": [],
            "rootInfo": {"visits": 2, "winrate": 0.5, "scoreLead": 0.5},
        }
        say(json.dumps(answer))


def say(text: str) -> None:
    print(text, flush=True)


def main(words: list[str]) -> None:
    if "ends" in words:
        print("Could not open the network\nno such file", file=sys.stderr)
        raise SystemExit(3)
    if "blind" in words:
        print("  what():  No suitable OpenCL device found.", file=sys.stderr)
        raise SystemExit(1)
    if "complains" in words:
        say("Error: No suitable fusermount binary found on the $PATH")
    if "slow" in words:
        print("Tuning 1 of 100", file=sys.stderr, flush=True)
        time.sleep(600)
    if "refuses" in words:
        for line in sys.stdin:
            say(f"?{line.split()[0]} unknown command\n")
    if "chats" in words:
        say("Hello, who are you?")
        time.sleep(600)
    if "analysis" in words:
        analyse_json()
    else:
        play_gtp(words)


if __name__ == "__main__":
    main(sys.argv[1:])
