"""Texts that do harm if they are interpreted; campaigns fill in the placeholders in braces."""

from __future__ import annotations

# {file} is a file and {url} an address that tell when anything reads them.
PAYLOADS = (
    "<b>bold</b>",
    "<h1>large</h1><br><hr>",
    "<img src='file://{file}'>",
    '<img src="{file}" width=1000 height=1000>',
    "<img src='{url}/a.png'>",
    "<a href='{url}/b'>here</a>",
    "<a href='file://{file}'>here</a>",
    '<a href="javascript:alert(1)">here</a>',
    "<style>* {{ color: red; background: url({url}/c) }}</style>x",
    "<link rel='stylesheet' href='{url}/d.css'>x",
    "<script>alert(1)</script>",
    "<iframe src='{url}/e'></iframe>",
    "<object data='file://{file}'></object>",
    "<table background='file://{file}'><tr><td>cell</td></tr></table>",
    "<body background='{url}/f.png'>x",
    "<qt>rich</qt>",
    "<!DOCTYPE html><html><head><title>t</title></head><body>x</body></html>",
    "<p>&lt;&#x3c;b&#62;&amp;amp;&nbsp;</p>",
    "&#60;b&#62; &amp; &hearts;",
    "</span></td></table></p></body></html>tail",
    "**strong** [link]({url}/g) ![picture](file://{file}) # head",
    "%1 %n %s {{0}} {{name}} &File &&",
    "right \u202eot left\u202c and \u2066isolated\u2069 \u200f\u200e\ufeff",
    "marks: e" + "\u0301" * 5_000,
    "y" * 1_000_000,
    "\x1b[31mred\x1b[0m \x07\x08\x0b\x0c\x7f",
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16") + " \U000e0001\ufffe\uffff",
    "=cmd|'/c calc'!A1 ; $(reboot) `id` | cat",
    "see {url}/h and <{url}/i> or www.example.org",
    "file://{file} javascript:alert(1) data:text/html,x vbscript:x ftp://127.0.0.1/x mailto:a@b",
)
