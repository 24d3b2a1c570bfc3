"""Web boards as HTML pages, each complete in itself."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from ...assets import resource_path
from ..book.content.comment_languages import CommentLanguages
from ..output.files import CREATOR
from ..output.html.body import clean
from .page_data import page_data, to_script_json
from .static_content import static_html
from .titles import detail_lines, page_title, player_texts

if TYPE_CHECKING:
    from .options import WebBoardOptions
    from .shown_record import ShownRecord

_FOLDER = "web_board"


def board_page(
    shown: ShownRecord, options: WebBoardOptions, title: str = "", navigation: str = ""
) -> str:
    """Return the page of a record.

    ``title`` replaces that of the record. ``navigation`` is HTML with links to other pages.
    """
    title = title or page_title(shown, options.phrases)
    languages = CommentLanguages(shown.original, options.comment_language)
    data = page_data(shown, title, options, languages)
    main = (
        f'<main class="web-board">\n{_header(shown, title, options)}{navigation}'
        f"{static_html(shown, options, languages)}</main>\n"
        f'<script type="application/json" id="record">{to_script_json(data)}</script>\n'
    )
    return html_page(title, main, options.language, _resource("board.js"))


def html_page(title: str, body: str, language: str, script: str = "") -> str:
    """Return a page with the style of web boards, which runs the ``script`` and nothing else."""
    style = _resource("board.css")
    scripts = f"script-src {_source_hash(script)}; " if script else ""
    policy = (
        f"default-src 'none'; {scripts}style-src {_source_hash(style)}; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    element = f"<script>{script}</script>\n" if script else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{clean(language)}" class="no-script">\n'
        '<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="{CREATOR}">\n'
        f"<title>{clean(title)}</title>\n"
        f"<style>{style}</style>\n</head>\n<body>\n{body}{element}</body>\n</html>\n"
    )


def _header(shown: ShownRecord, title: str, options: WebBoardOptions) -> str:
    lines = [f'<h1 dir="auto">{clean(title)}</h1>\n']
    players = " ".join(
        f'<span class="{colour.name.lower()}" dir="auto">{clean(text)}</span>'
        for colour, text in player_texts(shown, options)
    )
    if players:
        lines.append(f'<p class="players">{players}</p>\n')
    lines += (
        f'<p class="details" dir="auto">{clean(text)}</p>\n'
        for text in detail_lines(shown, options.phrases)
    )
    return f"<header>\n{''.join(lines)}</header>\n"


@cache
def _resource(name: str) -> str:
    return resource_path(_FOLDER, name).read_text(encoding="utf-8")


def _source_hash(text: str) -> str:
    """Return the hash by which a content security policy permits a script or a style.

    >>> _source_hash("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
