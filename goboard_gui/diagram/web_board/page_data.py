"""The data of a page for its script, as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ...files.sgf.reading import new_sgf_file
from ...files.sgf.writing import write_sgf
from ...go import hoshi
from .nodes import NodeList
from .tables import notation_tables, offered_notation
from .titles import turn_text

if TYPE_CHECKING:
    from typing import Any

    from ..book.content.comment_languages import CommentLanguages
    from .options import WebBoardOptions
    from .shown_record import ShownRecord

FORMAT = 1
"""The version of the data."""
_ESCAPED = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<\u2028\u2029"}
"""Characters that could end a script or a line of it."""
_DOWNLOAD = "game"


def page_data(
    shown: ShownRecord, title: str, options: WebBoardOptions, languages: CommentLanguages
) -> dict[str, Any]:
    """Return the data of a page, see docs/web-board.md."""
    size, names = shown.size, options.names
    listed = NodeList(shown, options.phrases, languages, options.language)
    data: dict[str, Any] = {
        "format": FORMAT,
        "language": options.language,
        "title": title,
        "width": size.width,
        "height": size.height,
        "hoshi": sorted(point.row * size.width + point.column for point in hoshi(size)),
        "start": listed.first,
        "nodes": listed.nodes,
        "notations": notation_tables(size, names.reading, options.notation_titles),
        "notation": offered_notation(names.notation, size, names.reading).id,
        "view": names.view.value,
        "reading": names.reading.value,
        "texts": options.texts._asdict(),
    }
    if shown.verdicts and shown.player is not None:
        turn = turn_text(shown, options.phrases)
        data["problem"] = {"colour": int(shown.player), "text": turn}
    if options.has_download:
        data["sgf"] = {"name": f"{shown.file_stem or _DOWNLOAD}.sgf", "data": _sgf(shown)}
    return data


def _sgf(shown: ShownRecord) -> str:
    """Return the records that readers may save, as an SGF file."""
    trees = shown.downloads
    return write_sgf(new_sgf_file(trees), trees, "UTF-8").decode("utf-8", "replace")


def to_script_json(data: dict[str, Any]) -> str:
    r"""Return data as JSON that can be the content of a script element.

    >>> to_script_json({"text": "</script>\u2028"})
    '{"text":"\\u003c/script>\\u2028"}'
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(_ESCAPED)
