"""List all texts of the program with their places, and reword them with their translations.

    python packaging/reword_texts.py sheet [FOLDER …] > sheet.txt
    python packaging/reword_texts.py apply edits.json

Texts are keyed by their wording. `apply` therefore changes the source and moves each translation
to the new key, where it is marked as needing review unless the edit gives a new one. Applying edits
again changes nothing; after a conflict in the catalogues, take either side and apply them again.

The edits are a list of objects:

    {"context": "Menus", "source": "&Old", "new": "&New", "german": "&Neu"}

`new` may be left out if only the translation changes. For texts with a number, `german` is a list
of two forms, as is `english`, the forms of the source text.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import tokenize
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import catalogues
import gather_texts
from catalogues import Message, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

WIDTH = 72  # of each line of a long literal
EXCERPT = 3  # lines of source before a text


@dataclass(frozen=True)
class Edit:
    """A new wording of a text, and its forms in other languages."""

    text: Text
    new: Text
    forms: Mapping[str, tuple[str, ...]]


def read_edits(path: Path) -> list[Edit]:
    """Return the edits of a file.

    :raises ValueError: an edit doesn't fit its text, for example because its placeholders differ.
    """
    return [_read_edit(each) for each in json.loads(path.read_text(encoding="utf-8"))]


def _read_edit(row: dict[str, Any]) -> Edit:
    text = Text(row["context"], row["source"])
    new = Text(row["context"], row.get("new") or row["source"])
    forms = {
        language: tuple([given] if isinstance(given, str) else given)
        for language, name in (("de", "german"), ("en", "english"))
        if (given := row.get(name))
    }
    for language, given in forms.items():
        wanted = catalogues.FORMS[language] if new.counts else 1
        if len(given) != wanted:
            raise ValueError(f"{new}: {language} needs {wanted} forms, not {len(given)}")
        for number, form in enumerate(given):
            if wrong := catalogues.translation_errors(new, form, single=len(given) > 1 > number):
                raise ValueError(f"{new}: {form!r} has {', '.join(wrong)}")
    return Edit(text, new, forms)


def reword_catalogue(
    known: Mapping[Text, Message], edits: Iterable[Edit], language: str
) -> dict[Text, Message]:
    """Return the messages of a catalogue with the edited ones under their new wording.

    A translation is moved, never lost: it needs review if its text changed and the edit has no
    translation. An old text that is the new one of another edit stays.
    """
    messages = dict(known)
    for edit in edits:
        old, present = known.get(edit.text), messages.get(edit.new)
        given = edit.forms.get(language, ())
        if given:
            base = present or Message(edit.new)
            messages[edit.new] = replace(base, forms=given, needs_review=False, vanished=False)
        elif old and old.forms and not (present and present.forms):
            fits = old.text.counts == edit.new.counts
            messages[edit.new] = Message(
                edit.new, (), old.forms if fits else (), needs_review=True, note=old.note
            )
    moved = {edit.text for edit in edits} - {edit.new for edit in edits}
    return {text: message for text, message in messages.items() if text not in moved}


def literal(text: str, indent: int) -> str:
    """Return a text as Python source, in several lines if it is long.

    >>> literal("Don't", 0)
    '"Don\\'t"'
    """
    pieces = re.findall(rf".{{1,{WIDTH}}}(?:\s+|$)|\S+\s*", text, re.DOTALL) or [""]
    return f"\n{' ' * indent}".join(_quoted(piece) for piece in pieces)


def _quoted(piece: str) -> str:
    quote = "'" if '"' in piece and "'" not in piece else '"'
    body = piece.replace("\\", "\\\\").replace(quote, f"\\{quote}")
    plain = (char if char.isprintable() else _escaped(char) for char in body)
    return f"{quote}{''.join(plain)}{quote}"


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode()


@lru_cache(1)
def literals(path: Path) -> list[tuple[Text, ast.Constant]]:
    """Return the literals of a file that are texts of a context given there."""
    return list(gather_texts.Module(path).literals())


def reword_source(source: str, changes: Iterable[tuple[ast.Constant, str]]) -> str:
    """Return a module with some of its literals replaced.

    A long literal gets parentheses if no brackets contain it, because its second line would be a
    statement.
    """
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    body = source.encode()
    bare = set(_bare_strings(source))
    for node, new in sorted(changes, key=lambda each: (-each[0].lineno, -each[0].col_offset)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        written = literal(new, node.col_offset)
        column = len(lines[node.lineno - 1][: node.col_offset].decode())
        if "\n" in written and (node.lineno, column) in bare:
            written = f"({written})"
        body = body[:start] + written.encode() + body[end:]
    return body.decode()


def _bare_strings(source: str) -> Iterator[tuple[int, int]]:
    """Yield the line and column of each string that no brackets contain."""
    depth = 0
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
        elif token.type == tokenize.STRING and depth == 0:
            yield token.start


def reword_file(path: Path, edits: Iterable[Edit]) -> str:
    """Return the source of a file with its texts reworded.

    :raises ValueError: a text is in an f-string, where not every literal is allowed.
    """
    module = gather_texts.Module(path)
    nodes = list(_nodes(module, edits))
    replaced = {node for node, _ in nodes}
    for outer in ast.walk(module.tree):
        if isinstance(outer, ast.JoinedStr) and not replaced.isdisjoint(ast.walk(outer)):
            raise ValueError(f"{path}:{outer.lineno}: move the text out of the f-string first")
    return reword_source(path.read_text(encoding="utf-8"), nodes)


def _nodes(
    module: gather_texts.Module, edits: Iterable[Edit]
) -> Iterator[tuple[ast.Constant, str]]:
    """Yield the literals of a module to change, each with its new text.

    Texts of enumerations and tables without a context are found by their value.
    """
    found = list(module.literals())
    wanted = {edit.text: edit.new.source for edit in edits}
    with_context = {node for _, node in found}
    seen = set()
    for text, node in found:
        if text in wanted:
            seen.add(text)
            yield node, wanted[text]
    by_value = {text.source: new for text, new in wanted.items() if text not in seen}
    for node in ast.walk(module.tree):
        match node:
            case ast.Constant(str(value)) if value in by_value and node not in with_context:
                yield node, by_value[value]


def apply(edits: list[Edit]) -> None:
    """Change the source and the catalogues.

    :raises ValueError: a text can't be replaced in the source; then nothing was changed.
    """
    files: dict[str, list[Edit]] = defaultdict(list)
    gathered = gather_texts.gather()
    for edit in edits:
        if edit.new != edit.text:
            for file in gathered.get(edit.text, ()):
                files[file].append(edit)
        if edit.text not in gathered and edit.new not in gathered:
            print(f"unknown: {edit.text}", file=sys.stderr)
    paths = {gather_texts.ROOT / file: theirs for file, theirs in files.items()}
    changed = {path: reword_file(path, theirs) for path, theirs in paths.items()}
    for path, source in changed.items():
        path.write_text(source, encoding="utf-8")
    for language in catalogues.FORMS:
        path = gather_texts.FOLDER / f"goboard_{language}.ts"
        messages = reword_catalogue(catalogues.read(path), edits, language)
        if language == gather_texts.COUNTED_ONLY:
            messages = {text: message for text, message in messages.items() if text.counts}
        catalogues.write(path, language, list(messages.values()))
    if changed:
        subprocess.run([sys.executable, "-m", "ruff", "format", "-q", *changed], check=True)
    gather = Path(__file__).with_name("gather_texts.py")
    subprocess.run([sys.executable, gather], check=True)


def sheet(folders: Iterable[str]) -> Iterator[str]:
    """Yield all texts with their places, the source around them and their translations."""
    german = catalogues.read(gather_texts.FOLDER / "goboard_de.ts")
    wanted = tuple(folders)
    for text, files in gather_texts.gather().items():
        if wanted and not files[0].startswith(wanted):
            continue
        path = gather_texts.ROOT / files[0]
        source = path.read_text(encoding="utf-8").splitlines()
        line = next(
            (node.lineno for known, node in literals(path) if known == text),
            next((at for at, each in enumerate(source, 1) if text.source[:30] in each), 1),
        )
        yield f"## [{text.context}] {' '.join(files)}:{line}"
        yield from source[max(0, line - 1 - EXCERPT) : line + 1]
        yield f"en: {text.source!r}"
        yield f"de: {' | '.join(german.get(text, Message(text)).forms)!r}"
        yield ""


def main() -> int:
    """Run a command, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("sheet", help="list all texts").add_argument("folder", nargs="*")
    commands.add_parser("apply", help="change texts").add_argument("edits", type=Path)
    arguments = parser.parse_args()
    sys.path.insert(0, str(gather_texts.ROOT))
    if arguments.command == "sheet":
        print("\n".join(sheet(arguments.folder)))
        return 0
    try:
        apply(read_edits(arguments.edits))
    except (ValueError, KeyError) as error:
        print(f"{arguments.edits}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
