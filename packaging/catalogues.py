"""Qt's translation catalogues (.ts): reading, updating, writing and releasing.

A catalogue written here names the files that contain a text, without line numbers, and sorts its
texts. A diff of two versions therefore shows only real changes.
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
"""The number of plural forms in each language, see Qt's documentation of plurals."""

_UP = "../.."  # from the folder of the catalogues to that of the repository


class Text(NamedTuple):
    """A text of the program in Qt's sense: the source text and its context."""

    context: str
    source: str

    @property
    def counts(self) -> bool:
        """Whether the text contains a number, and therefore has plural forms."""
        return "%n" in self.source or "%Ln" in self.source


@dataclass(frozen=True)
class Message:
    """A text, the files that contain it, and its translation, with one form for each plural.

    A translation needs review if it was written for an earlier wording of the text.
    """

    text: Text
    files: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    vanished: bool = False
    needs_review: bool = False
    note: str = field(default="", compare=False)

    @property
    def finished(self) -> bool:
        """Whether all forms are translated and none needs review."""
        return bool(self.forms) and all(self.forms) and not self.needs_review


def read(path: Path) -> dict[Text, Message]:
    """Return all messages of a catalogue, including those of texts that the program no longer
    has."""
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
    translation = element.find("translation")
    forms: tuple[str, ...] = ()
    if translation is not None:
        several = [form.text or "" for form in translation.iter("numerusform")]
        forms = tuple(several or [translation.text or ""])
    files = (place.get("filename", "") for place in element.iter("location"))
    state = "" if translation is None else translation.get("type", "")
    return Message(
        Text(context, element.findtext("source", "")),
        tuple(file.removeprefix(f"{_UP}/") for file in files),
        forms if any(forms) else (),
        state in ("vanished", "obsolete"),
        state == "unfinished" and any(forms),
        element.findtext("translatorcomment", ""),
    )


def merge(
    known: Mapping[Text, Message], texts: Mapping[Text, Iterable[str]], forms: int
) -> list[Message]:
    """Return the messages for these texts with their known translations, and those of vanished
    texts.

    ``texts`` maps each text to its files; ``forms`` is the number of plural forms of the language.
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
    """Write a catalogue with its contexts sorted by name, and their texts in the given order."""
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
    """Compile a catalogue to the format that the program loads (.qm), and replace the old file
    atomically."""
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    fresh = target.with_suffix(".fresh.qm")
    subprocess.run([lrelease, "-silent", source, "-qm", fresh], check=True)
    fresh.replace(target)


_FIELD = re.compile(r"%L?n|\{\w*(?:!\w)?(?::[^}]*)?\}")
_MNEMONIC = re.compile(r"&(?=[^&\s])")


def translation_errors(text: Text, form: str, *, single: bool = False) -> list[str]:
    """Return what is wrong with a translation: placeholders, mnemonics, or dots at the end.

    Of several plural forms, the ``single`` one may leave out the number, as in "the only stone".

    >>> translation_errors(Text("Menus", "&Open {name}…"), "Öffnen {Name}…")
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
    """Return the placeholders of a text, with or without those for numbers."""
    found = _FIELD.findall(form)
    return found if numbers else [field for field in found if not field.startswith("%")]
