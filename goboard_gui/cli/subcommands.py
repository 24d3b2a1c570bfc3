"""The subcommands and their summaries, from which `goboard --help` makes its list.

Each subcommand is a module of this package, which is imported when the command is run.
"""

SUBCOMMANDS = {
    "show": "print a position as text",
    "moves": "list the moves of the main line",
    "check": "replay game records and list problems",
    "read": "convert a text record to SGF",
    "name": "translate point names between notations",
    "diagram": "draw a position or a whole game as pdf, svg, png, webp, html, epub, tex or txt",
    "web": "write games and problems as web pages to play through",
    "animate": "show the moves of a game as an animated gif or webp",
    "turn": "rotate or reflect a game record",
    "convert": "convert a game record to SGF, or a position to a text diagram",
    "compare": "compare point names in several notations",
    "chart": "draw a board with the coordinates of all points",
    "score": "score a position by area and territory",
    "life": "analyse chains, liberties, eyes and life in a position",
    "analyse": "review games with an engine",
    "solve": "find the best play on a small board",
    "problems": "list problems, with their right and wrong lines",
    "repertoire": "find where the games of a player leave a repertoire",
    "pattern": "print a position as levels and areas around tengen",
    "same": "compare two openings under all rotations and reflections",
    "collection": "index folders of game records and search them for positions",
}
"""The summary of each subcommand, in the order in which they are listed."""
