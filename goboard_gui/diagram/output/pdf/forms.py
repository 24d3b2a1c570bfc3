"""Form XObjects made from the pages of the intermediate document, and the clean-up of Qt's output.

Six changes are made, and no others: colour spaces that Qt selects or lists without using them are
removed, synthetic bold is stroked instead of shown twice, glyphs are mapped to the characters that
texts have, such as the space, the texts of small stones and of unmapped glyphs are added, the words
of stones without a number become invisible, and fonts are named after their data.
"""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

from .fragment_document import PADDING, divided_content
from .page_frame import MILLIMETRE
from .subset_tags import tag_font
from .synthetic_bold import with_stroked_bold
from .text_strings import with_text_instead
from .unicode_mapping import UNMAPPED, mapped_characters, with_usual_characters
from .unmapped_glyphs import with_texts_of_unmapped_glyphs

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from pikepdf import Dictionary, Object, Pdf

    from .fragments import Fragment

COMPRESSION = 4
"""The level of zlib, which takes a third less time than the usual one, for 4 % larger files."""

_UNUSED_SELECTION = b"/CSp cs /CSp CS"
_TEXT_BEGINS, _INVISIBLY = b"BT\n", b"3 Tr\n"
_NAME = re.compile(rb"/([A-Za-z]\w*)")
_CATEGORIES = ("/ColorSpace", "/ExtGState", "/Font", "/Pattern", "/XObject")


def without_unused_selection(content: bytes) -> bytes:
    """Return the content of a page without the colour space that Qt selects at its start.

    Whatever is drawn selects its own, which may be another one.

    >>> without_unused_selection(b"/GSa gs /CSp cs /CSp CS\\nq /CSp cs 0 0 0 scn Q")
    b'/GSa gs \\nq /CSp cs 0 0 0 scn Q'
    """
    return content.replace(_UNUSED_SELECTION, b"", 1)


def _fragment_contents(pages: Sequence[Object]) -> Iterator[tuple[bytes, Object]]:
    """Yield the content of each fragment on the pages of the intermediate document, cleaned up,
    and its page.
    """
    for page in pages:
        content = with_stroked_bold(without_unused_selection(page.Contents.read_bytes()))
        for part in divided_content(content):
            yield part, page


class FormMaker:
    """A converter of the pages of the intermediate document ``pdf`` to form XObjects.

    Equal fragments share one form. ``used`` are the characters of the document.
    """

    def __init__(self, pdf: Pdf, used: Collection[str]) -> None:
        self._pdf = pdf
        self._used_characters = used
        self._contents = _fragment_contents([page.obj for page in pdf.pages])
        _, _, _, self.page_height = (float(side) for side in pdf.pages[0].MediaBox)
        self._keyed: dict[object, Object] = {}
        self._forms: dict[tuple[bytes, tuple[float, ...]], Object] = {}
        self._resources: dict[frozenset[bytes], Object] = {}
        self._characters: dict[bytes, dict[int, str]] = {}
        self._unmapped: set[bytes] = set()
        self._named: dict[str, dict[str, Object]] = {category: {} for category in _CATEGORIES}

    def next_form(self, fragment: Fragment, text: str) -> Object:
        """Return the form with the content of a fragment, which is the next one drawn unless one
        with the same key was before.

        If there is a ``text``, it stands for the content.
        """
        key = fragment.key
        form = self._keyed.get(key)
        if form is None:
            form = self._form_of_fragment(fragment, text)
            if key is not None:
                self._keyed[key] = form
        return form

    def _form_of_fragment(self, fragment: Fragment, text: str) -> Object:
        """Return the form of the next fragment drawn, which may be the one of an equal fragment."""
        content, page = next(self._contents)
        resources = self._used(frozenset(_NAME.findall(content)), page)
        if text:
            if fragment.invisible_text:
                content = content.replace(_TEXT_BEGINS, _TEXT_BEGINS + _INVISIBLY)
            content = with_text_instead(content, text)
        elif any(shown in content for shown in self._unmapped):
            content = with_texts_of_unmapped_glyphs(
                content, self._characters, lambda: fragment.text
            )
        box = self._box(fragment)
        key = content, box
        form = self._forms.get(key)
        if form is None:
            form = self._forms[key] = self._form(content, box, resources)
        return form

    def _box(self, fragment: Fragment) -> tuple[float, ...]:
        """Return the rectangle of a fragment on its page, with a margin, in points."""
        width, height = fragment.rect.width() + 2 * PADDING, fragment.rect.height() + 2 * PADDING
        bottom = self.page_height - height * MILLIMETRE
        return 0.0, round(bottom, 3), round(width * MILLIMETRE, 3), self.page_height

    def _form(self, content: bytes, box: tuple[float, ...], resources: Object) -> Object:
        """Make a form of the content of a fragment."""
        from pikepdf import Array, Name, Stream

        stream = Stream(self._pdf, zlib.compress(content, COMPRESSION))
        stream.Filter = Name.FlateDecode
        stream.Type, stream.Subtype = Name.XObject, Name.Form
        stream.BBox = Array(box)
        stream.Resources = resources
        return stream

    def _used(self, names: frozenset[bytes], page: Object) -> Object:
        """Return the resources with these names, which are found on a page or earlier ones."""
        resources = self._resources.get(names)
        if resources is None:
            resources = self._pdf.make_indirect(self._select(names, page.Resources))
            self._resources[names] = resources
        return resources

    def _select(self, names: frozenset[bytes], resources: Object) -> Dictionary:
        """Return the part of resources that has these names; fonts are corrected on first use."""
        from pikepdf import Dictionary, Name

        selected = Dictionary()
        for category in _CATEGORIES:
            known, used = self._named[category], Dictionary()
            for key, value in resources.get(Name(category), {}).items():
                if key[1:].encode() in names:
                    if category == "/Font" and key not in known:
                        self._correct_font(key, value)
                    used[key] = known.setdefault(key, value)
            if len(used):
                selected[category] = used
        return selected

    def _correct_font(self, name: str, font: Object) -> None:
        mapping = with_usual_characters(font.ToUnicode.read_bytes(), self._used_characters)
        font.ToUnicode.write(mapping)
        characters = self._characters[name[1:].encode()] = mapped_characters(mapping)
        self._unmapped |= {
            b"<%04X> Tj" % glyph for glyph, sign in characters.items() if sign == UNMAPPED
        }
        tag_font(self._pdf, font)
