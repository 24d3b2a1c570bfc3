"""The dialog for choosing the encoding of a file, with a preview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPlainTextEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...display_text import escape_invalid_bytes
from ...files.encoding import ca_value, can_decode, matches_codec
from ...files.sgf.encoding_preview import read_encoding_sample
from ..core.i18n import tr_noop, translator
from ..widgets import dialogs
from ..widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...files.sgf.encoding_preview import EncodingSample

_E = "Encodings"
_tr = translator(_E)
_ENCODING_ROLE = Qt.ItemDataRole.UserRole
_NAME, _REMARK = 1, 2

ENCODINGS: Mapping[str, Sequence[tuple[str, str]]] = {
    tr_noop(_E, "Unicode"): (
        ("utf-8", "UTF-8"),
        ("utf-16-le", "UTF-16 LE"),
        ("utf-16-be", "UTF-16 BE"),
    ),
    tr_noop(_E, "Simplified Chinese"): (("gbk", "GB18030, GBK, GB2312"),),
    tr_noop(_E, "Traditional Chinese"): (("big5", "Big5, Big5-HKSCS"),),
    tr_noop(_E, "Japanese"): (
        ("shift_jis", "Shift_JIS"),
        ("euc_jp", "EUC-JP"),
        ("iso2022_jp", "ISO-2022-JP"),
    ),
    tr_noop(_E, "Korean"): (("euc_kr", "EUC-KR, CP949"), ("johab", "Johab")),
    tr_noop(_E, "Cyrillic"): (
        ("cp1251", "Windows-1251"),
        ("koi8-r", "KOI8-R"),
        ("koi8-u", "KOI8-U"),
        ("iso8859-5", "ISO-8859-5"),
        ("cp866", "CP866"),
    ),
    tr_noop(_E, "Western European"): (
        ("iso8859-1", "Latin-1, Windows-1252"),
        ("iso8859-15", "Latin-9"),
        ("mac-roman", "Mac OS Roman"),
    ),
    tr_noop(_E, "Central European"): (("cp1250", "Windows-1250"), ("iso8859-2", "Latin-2")),
    tr_noop(_E, "Greek"): (("cp1253", "Windows-1253"),),
    tr_noop(_E, "Turkish"): (("cp1254", "Windows-1254"),),
    tr_noop(_E, "Baltic"): (("cp1257", "Windows-1257"),),
    tr_noop(_E, "Thai"): (("cp874", "CP874"),),
    tr_noop(_E, "Vietnamese"): (("cp1258", "Windows-1258"),),
}
"""Encodings by script, as pairs of a codec of `files.encoding` and a display name."""


class EncodingDialog(QDialog):
    """Dialog with a list of encodings, and a preview of the file in the selected encoding."""

    def __init__(self, data: bytes, used: Sequence[str], parent: QWidget | None = None) -> None:
        """Create a dialog for a file's bytes; ``used`` are the current encodings of its games."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Reopen with Encoding"))
        self._data = data
        self._used = used
        self.list = QTreeWidget()
        self.list.setAccessibleName(self.tr("Encodings"))
        self.list.setHeaderLabels([self.tr("Writing system"), self.tr("Encoding"), ""])
        self.list.setRootIsDecorated(False)
        self.list.setAllColumnsShowFocus(True)
        self.preview = QPlainTextEdit(readOnly=True)
        self.preview.setAccessibleName(self.tr("Preview"))
        self.result_label = PlainLabel()
        self.result_label.setWordWrap(True)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(ok | cancel)
        self.ok_button = self.buttons.button(ok)
        self.ok_button.setText(self.tr("&Reopen"))
        self._lay_out()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self.ok_button.click)
        self.list.currentItemChanged.connect(self._show_current)
        self._fill()
        self.resize(1040, 600)

    def _lay_out(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.preview, 1)
        column.addWidget(self.result_label)
        middle = QSplitter()
        middle.setChildrenCollapsible(False)
        middle.addWidget(self.list)
        middle.addWidget(right)
        middle.setSizes([580, 460])
        layout = QVBoxLayout(self)
        layout.addWidget(middle, 1)
        layout.addWidget(self.buttons)

    def _fill(self) -> None:
        """List the encodings, and select the current one."""
        items = [
            (self._add(script, encoding, name), encoding)
            for script, encodings in ENCODINGS.items()
            for encoding, name in encodings
        ]
        used = []
        for codec in self._used:
            listed = (item for item, encoding in items if _is_same(encoding, codec))
            used.append(next(listed, None) or self._add("", codec, ca_value(codec)))
        for item in used:
            item.setText(_REMARK, self.tr("currently used"))
            font = item.font(_NAME)
            font.setBold(True)
            item.setFont(_NAME, font)
        columns = self.list.header()
        columns.setStretchLastSection(False)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.list.setCurrentItem(used[0])

    def _add(self, script: str, encoding: str, name: str) -> QTreeWidgetItem:
        remark = "" if can_decode(self._data, encoding) else self.tr("invalid for this file")
        texts = [text and _tr(text) for text in (script, name)]
        item = QTreeWidgetItem(self.list, [*texts, remark])
        item.setData(_NAME, _ENCODING_ROLE, encoding)
        if remark:
            for column in range(self.list.columnCount()):
                item.setForeground(column, self.palette().placeholderText())
        return item

    @property
    def selected_encoding(self) -> str:
        """The selected encoding, a codec of `files.encoding`."""
        item = self.list.currentItem()
        return self._used[0] if item is None else str(item.data(_NAME, _ENCODING_ROLE))

    def _show_current(self) -> None:
        with dialogs.busy_cursor():
            found = read_encoding_sample(self._data, self.selected_encoding)
        self.ok_button.setEnabled(found is not None)
        self.preview.setPlainText("" if found is None else self._preview_text(found))
        if found is None:
            self.result_label.setText(self.tr("No game found in the file with this encoding."))
        elif found.bad_bytes:
            text = self.tr("Invalid bytes in this encoding, shown as ⟨8B⟩: {count}")
            self.result_label.setText(text.format(count=found.bad_bytes))
        else:
            self.result_label.setText(self.tr("The whole file is valid in this encoding."))
        if found is not None and len(self._used) > 1:
            text = self.tr("All games will be read in this encoding.")
            self.result_label.setText(f"{self.result_label.text()} {text}")

    def _preview_text(self, found: EncodingSample) -> str:
        """Return the game information and comments of a decoded file as plain text."""
        info = found.info
        titled = (
            (self.tr("Black"), info.black_name),
            (self.tr("White"), info.white_name),
            (self.tr("Game"), info.game_name),
            (self.tr("Event"), info.event),
            (self.tr("Place"), info.place),
            (self.tr("Date"), info.date),
            (self.tr("Result"), info.result),
            (self.tr("Source"), info.source),
            (self.tr("Annotator"), info.annotator),
        )
        lines = [f"{title}: {text}" for title, text in titled if text]
        texts = ["\n".join(lines), info.comment or "", *found.comments]
        for number, other in enumerate(found.next_games, 2):
            players = " – ".join(filter(None, (other.black_name, other.white_name)))
            if players:
                texts.append(self.tr("Game {number}: {text}").format(number=number, text=players))
        preview = escape_invalid_bytes("\n\n".join(text for text in texts if text))
        return preview or self.tr("(No text at the beginning of the file)")


def _is_same(encoding: str, codec: str) -> bool:
    """Return whether an encoding in the list corresponds to ``codec``."""
    return encoding == codec or matches_codec(encoding, codec)
