"""Qt's catalogues of translations (.ts): reading, bringing up to date, writing, releasing.

A catalogue written here names the files in which a text stands, but no lines, and lists texts in
one order: what changes in it is what was changed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

FORMS = {"de": 2, "en": 2}
"""How many forms a text with a number has in each language, see Qt's documentation of plurals."""

_UP = "../.."  # from the folder of the catalogues to that of the repository


class Text(NamedTuple):
    """A text of the program as Qt knows it: what it says, and where such a text belongs."""

    context: str
    source: str

    @property
    def counts(self) -> bool:
        """Whether it tells a number, so that there is a form of it for one and for several."""
        return "%n" in self.source or "%Ln" in self.source


@dataclass(frozen=True)
class Message:
    """A text, the files that have it, and its translation in one form, or one for each number."""

    text: Text
    files: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    vanished: bool = False
    note: str = field(default="", compare=False)

    @property
    def finished(self) -> bool:
        return bool(self.forms) and all(self.forms)


def read(path: Path) -> dict[Text, Message]:
    """All messages of a catalogue, those included that the program has no more."""
    if not path.exists():
        return {}
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            message = _read_message(name, element)
            found[message.text] = message
    return found


def _read_message(context: str, element: ET.Element) -> Message:
    told = element.find("translation")
    forms: tuple[str, ...] = ()
    if told is not None:
        several = [form.text or "" for form in told.iter("numerusform")]
        forms = tuple(several or [told.text or ""])
    files = (place.get("filename", "") for place in element.iter("location"))
    return Message(
        Text(context, element.findtext("source", "")),
        tuple(file.removeprefix(f"{_UP}/") for file in files),
        forms if any(forms) else (),
        told is not None and told.get("type") in ("vanished", "obsolete"),
        element.findtext("translatorcomment", ""),
    )


def merge(
    known: Mapping[Text, Message], texts: Mapping[Text, Iterable[str]], forms: int
) -> list[Message]:
    """The messages for these texts with what is known of them, and translations of vanished ones.

    ``texts`` holds the files of each text, ``forms`` is how many the language has of a number.
    """
    merged = []
    for text, files in texts.items():
        before = known.get(text, Message(text))
        fits = len(before.forms) == (forms if text.counts else 1)
        merged.append(
            replace(
                before,
                files=tuple(files),
                forms=before.forms if fits else (),
                vanished=False,
            )
        )
    gone = (message for text, message in known.items() if text not in texts and message.forms)
    return [*merged, *(replace(message, files=(), vanished=True) for message in gone)]


def write(path: Path, language: str, messages: Sequence[Message]) -> None:
    """Write a catalogue: contexts by name, their texts in the order in which they come."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    contexts: dict[str, list[Message]] = {}
    for message in messages:
        contexts.setdefault(message.text.context, []).append(message)
    for name in sorted(contexts):
        lines += ["<context>", f"    <name>{escape(name)}</name>"]
        for message in contexts[name]:
            lines += _message_lines(message, FORMS[language])
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _message_lines(message: Message, count: int) -> list[str]:
    numerus = message.text.counts
    lines = ['    <message numerus="yes">' if numerus else "    <message>"]
    lines += [f'        <location filename="{_UP}/{file}"/>' for file in message.files]
    lines.append(f"        <source>{escape(message.text.source)}</source>")
    if message.note:
        lines.append(f"        <translatorcomment>{escape(message.note)}</translatorcomment>")
    state = ' type="vanished"' if message.vanished else ""
    if not message.finished and not message.vanished:
        state = ' type="unfinished"'
    if numerus:
        forms = message.forms or ("",) * count
        inside = "".join(
            f"\n            <numerusform>{escape(form)}</numerusform>" for form in forms
        )
        inside += "\n        "
    else:
        inside = escape("".join(message.forms))
    return [*lines, f"        <translation{state}>{inside}</translation>", "    </message>"]


def release(source: Path, target: Path) -> None:
    """Make of a catalogue what the program loads (.qm), at once: it may be mapped into memory."""
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    fresh = target.with_suffix(".fresh.qm")
    subprocess.run([lrelease, "-silent", source, "-qm", fresh], check=True)
    fresh.replace(target)


_FIELD = re.compile(r"%L?n|\{\w*(?:!\w)?(?::[^}]*)?\}")
_MNEMONIC = re.compile(r"&(?=[^&\s])")


def flaws(text: Text, form: str, *, single: bool = False) -> list[str]:
    """What a translation has otherwise than it may: fields, underlined letters, dots at the end.

    Of several forms the ``single`` one need not tell its number: "the only stone".

    >>> flaws(Text("Menus", "&Open {name}…"), "Öffnen {Name}…")
    ['other fields', 'other underlined letters']
    """
    told = (
        ("other fields", lambda each: sorted(_fields(each, numbers=not single))),
        ("other underlined letters", lambda each: len(_MNEMONIC.findall(each.replace("&&", "")))),
        ("other dots at the end", lambda each: each.endswith("…")),
        ("other space around", lambda each: (each[:1].isspace(), each[-1:].isspace())),
    )
    return [what for what, seen in told if seen(text.source) != seen(form)]


def _fields(form: str, *, numbers: bool) -> list[str]:
    found = _FIELD.findall(form)
    return found if numbers else [field for field in found if not field.startswith("%")]
