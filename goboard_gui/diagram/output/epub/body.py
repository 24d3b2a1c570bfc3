"""Conversion of the blocks of a book to XHTML, with boards in files of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...book.blocks import InlineText, plain_text
from ...book.content.alternative_text import FigureInWords
from ...book.content.figures import side_to_play_text
from ...book.long_labels import with_short_labels
from ...book.phrases import stone_in_words
from ..html.body import BodyWriter, clean, id_attribute
from .names import NAVIGATION
from .signed_names import join_signs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ...book.blocks import BoardBlock, Book, GraphBlock, InlineStone
    from ...book.options import NamingOptions
    from ...book.phrases import Phrases
    from .pictures import PictureFile, Pictures


class MoveList(NamedTuple):
    """The moves of a board as text: the anchors of the list and of the board, and the title of the
    board.
    """

    anchor: str
    board: str
    title: str
    text: str


class EpubBodyWriter(BodyWriter):
    """A converter of the blocks of one book to the files of an EPUB.

    ``part`` is the name of the file that is being written, ``files`` those of all anchors.
    ``made`` are the pictures so far, and ``move_lists`` those of boards for which no list has been
    written yet.
    """

    void_end = "/>"
    is_one_page = False

    def __init__(
        self,
        book: Book,
        phrases: Phrases,
        phrase_language: str,
        *,
        pictures: Pictures,
        pitch: float,
        names: NamingOptions,
        files: Mapping[str, str],
    ) -> None:
        super().__init__(book, phrases, phrase_language)
        self._pictures = pictures
        self._pitch = pitch
        self._names = names
        self._files = files
        self.part = ""
        self.made: list[PictureFile] = []
        self.move_lists: list[MoveList] = []

    def address(self, anchor: str) -> str:
        """Return the address of an element, in this or in another file."""
        file = self._files.get(anchor, self.part)
        return f"#{anchor}" if file == self.part else f"{file}#{anchor}"

    def language_attribute(self, language: str) -> str:
        """Return the attributes of an element whose text is in a language; EPUB needs two."""
        attribute = super().language_attribute(language)
        return f"{attribute} xml:{attribute.strip()}" if attribute else ""

    def page_break(self) -> str:
        """Return nothing: e-readers make the pages."""
        return ""

    def drawn_board(self, board: BoardBlock) -> BoardBlock:
        """Return a board with short labels, and with an anchor, to which its moves link."""
        board = with_short_labels(board, self._pitch)
        return replace(board, anchor=board.anchor or f"board-{len(self.made) + 1}")

    def board_image(self, board: BoardBlock) -> str:
        """Return the image of a board in a file of its own."""
        return self._image(self._pictures.board(board), board.alt_text.short)

    def graph_image(self, block: GraphBlock) -> str:
        """Return the image of a graph in a file of its own."""
        return self._image(self._pictures.graph(block), block.alt_text.short)

    def _image(self, picture: PictureFile, text: str) -> str:
        self.made.append(picture)
        size = f'width="{picture.width}" height="{picture.height}"'
        # Without a width in CSS, Calibre converts the attributes to one, and distorts pictures.
        style = f'style="width: {picture.share:.4g}%; max-width: {picture.width}px"'
        return f'<div><img src="{picture.name}" alt="{clean(text)}" {size} {style}/></div>'

    def stone(self, stone: InlineStone) -> str:
        """Return words: characters and pictures that look like stones swap colours in the dark."""
        return clean(stone_in_words(stone, self._phrases))

    def shown_text(self, text: str) -> str:
        """Return running text in which signed names stay together."""
        return join_signs(text)

    def below_caption(self, board: BoardBlock) -> list[str]:
        """Return the first move, with a link to the list of all moves, or who is to play.

        Readers may show pictures with inverted colours, so the text says which colour begins; and
        many show no alternative text, so that the moves are repeated as visible text.
        """
        figure = board.figure
        if figure is None:
            return []
        if not figure.moves:
            turn = side_to_play_text(figure.to_play, self._phrases) if figure.to_play else ()
            said = " ".join(map(plain_text, (board.caption, *board.notes)))
            is_new = turn and plain_text(turn) not in said
            return [f'<p class="note" dir="auto">{self.inline(turn)}</p>'] if is_new else []
        naming = self._names.point_naming(figure.base.shape)
        words = FigureInWords(figure, naming, self._phrases)
        listed = MoveList(
            f"moves-{len(self.made)}", board.anchor, plain_text(board.caption), words.all_moves()
        )
        self.move_lists.append(listed)
        first = self.inline((InlineText(words.first_move()),))
        link = self.link(listed.anchor, clean(self._phrases.move_list))
        return [f'<p class="note" dir="auto">{first} <span>{link}</span></p>']

    def contents_link(self) -> str:
        """Return a link to the contents, for the end of a chapter."""
        attribute = self.language_attribute(self._phrase_language)
        link = f'<a href="{NAVIGATION}">{clean(self._phrases.contents)}</a>'
        return f'<p class="note" dir="auto"{attribute}>{link}</p>\n'

    def written_move_lists(self) -> str:
        """Return the lists of moves of all boards since the last call, with links back."""
        attribute = self.language_attribute(self._phrase_language)
        lists = "".join(
            f'<p class="note" dir="auto"{id_attribute(listed.anchor)}>'
            f"{self.link(listed.board, self.inline((InlineText(listed.title),)))} "
            f"{self.inline((InlineText(listed.text),))}</p>\n"
            for listed in self.move_lists
        )
        self.move_lists.clear()
        heading = f'<h2 dir="auto">{clean(self._phrases.move_list)}</h2>\n'
        return f"<section{attribute}>\n{heading}{lists}</section>\n" if lists else ""
