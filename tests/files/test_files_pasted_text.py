"""What programs add to pasted text is removed, and nothing else."""

from __future__ import annotations

from goboard_gui.files.pasted_text import cleaned_texts
from tests.cases import for_each

ROWS = [". X .", "O . .", ". . ."]


def texts(framed):
    """Return the texts without a frame, without blank lines at both ends."""
    return ["\n".join(line.text for line in lines).strip("\n") for lines in cleaned_texts(framed)]


def each(template):
    """Return rows in a template for lines."""
    return "\n".join(template.format(row) for row in ROWS)


FRAMES = {
    "quoted": each("> {}"),
    "quoted twice": each("> > {}"),
    "quoted without a space": each(">>{}"),
    "a comment in C": each("// {}"),
    "a comment in Python": each("# {}"),
    "a comment in Lisp": each(";; {}"),
    "a comment in SQL": each("-- {}"),
    "a block comment": "/*\n" + each(" * {}") + "\n */",
    "a fence": "```\n" + each("{}") + "\n```",
    "a fence with a language": "```text\n" + each("{}") + "\n```",
    "inline code": each("`{}`"),
    "a tag of a forum": "[code]" + each("{}") + "[/code]",
    "a tag with a value": '[quote="someone"]' + each("{}") + "[/quote]",
    "a tag of a page": "<pre><code>" + each("{}") + "</code></pre>",
    "breaks": "<br>".join(ROWS),
    "breaks at the end of lines": each("{}<br/>"),
    "paragraphs": each("<p>{}</p>"),
    "entities": each("{}").replace(" ", "&nbsp;").replace(".", "&#46;"),
    "entities of entities": each("{}").replace(" ", "&amp;nbsp;"),
    "no-break spaces": each("{}").replace(" ", "\u00a0"),
    "ideographic spaces": each("{}").replace(" ", "\u3000"),
    "zero-width spaces": "\u200b".join(each("{}")),
    "directions": each("\u200e{}"),
    "full width": each("{}").translate({ord("X"): "Ｘ", ord("O"): "Ｏ", ord("."): "．"}),
    "colours": each("\x1b[0;31m{}\x1b[0m"),
    "colours without their first sign": each("[0;31m{}[0m"),
    "escapes": each("{}").replace(".", "\\."),
    "CR": each("{}").replace("\n", "\r"),
    "CR LF": each("{}").replace("\n", "\r\n"),
    "string literals": each('"{}\\n",'),
    "times of a log": "\n".join(f"[12:00:0{at}] {row}" for at, row in enumerate(ROWS)),
    "lines found in a file": "\n".join(f"a.txt:{at}:{row}" for at, row in enumerate(ROWS, 7)),
    "numbers of lines": "\n".join(f"{at:4}: {row}" for at, row in enumerate(ROWS, 9)),
    "comments in a log": each("12:00:01 // {}"),
    "quoted code of a forum": each("> {}").replace("> .", "> [code].", 1) + "[/code]",
}


@for_each("framed", list(FRAMES.values()), ids=list(FRAMES))
def test_a_frame_is_taken_off(framed):
    lines = [line for line in texts(framed)[0].split("\n") if line]
    assert lines == ROWS


@for_each(
    "text",
    [
        "O< . X>\n. . .",
        "| . X . |\n| O . . |",
        "# . X\n. # O",
        "[0] [X]",
        "a & b",
        "Price: 5 < 6",
        "one # in the middle",
        "# alone",
        "1: alone",
        "# . X\n* O .",
        "a:1:. X\nb:1:O .",
        "1: . X\n3: O .",
    ],
)
def test_other_signs_stay(text):
    assert texts(text) == [text]


def test_a_sign_before_every_line_is_taken_off_or_left():
    assert texts("# . X\n# O .") == [". X\nO .", "# . X\n# O ."]
    assert texts("Text\n\n* . X\n* O .\n\nText") == [
        "Text\n\n. X\nO .\n\nText",
        "Text\n\n* . X\n* O .\n\nText",
    ]


def test_lines_keep_their_numbers():
    (lines,) = cleaned_texts("first<br>second\n\nlast")
    assert [line.number for line in lines] == [1, 1, 2, 3]
