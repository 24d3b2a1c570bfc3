"""Make the font for the Japanese notation, for machines that have no Japanese font.

    apt-get download fonts-noto-cjk && dpkg-deb -x fonts-noto-cjk_*.deb FOLDER
    python -m venv VENV && VENV/bin/pip install fonttools
    VENV/bin/python packaging/make_font.py FOLDER/…/NotoSansCJK-Regular.ttc

The font is a subset of Noto Sans CJK JP, with a name of its own so that it is not mistaken for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

FAMILY = "Goboard Kanji"
SIGNS = (
    "〇零一二三四五六七八九十廿卅百千"  # counts
    "のノ之・、。「」（）０１２３４５６７８９＋－＝′　"  # what stands between them
    "黒白先手番目打パス投了勝負右左上下辺隅星天元"  # moves and places
)
OUTPUT = Path(__file__).parents[1] / "resources" / "fonts" / "goboard-kanji.otf"
_FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = 1, 2, 3, 4, 5, 6


def main() -> int:
    fonts = TTCollection(sys.argv[1]).fonts
    font = next(font for font in fonts if font["name"].getDebugName(_FAMILY) == "Noto Sans CJK JP")
    options = subset.Options(
        layout_features=[], hinting=False, desubroutinize=True, name_IDs=["*"], notdef_outline=True
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=SIGNS)
    subsetter.subset(font)
    rename(font)
    OUTPUT.parent.mkdir(exist_ok=True)
    font.save(OUTPUT)
    print(f"{OUTPUT}: {OUTPUT.stat().st_size} bytes")
    return 0


def rename(font: TTFont) -> None:
    names, postscript = font["name"], FAMILY.replace(" ", "")
    version = names.getDebugName(_VERSION)
    own = {
        _FAMILY: FAMILY,
        _STYLE: "Regular",
        _UNIQUE: f"{postscript}; {version}",
        _FULL: FAMILY,
        _POSTSCRIPT: postscript,
    }
    for record in list(names.names):
        if record.nameID in own or record.nameID > 14 or record.langID != 0x409:
            names.names.remove(record)
    for number, text in own.items():
        names.setName(text, number, 3, 1, 0x409)
    top = font["CFF "].cff
    top.fontNames = [postscript]
    top[0].FullName = top[0].FamilyName = FAMILY


if __name__ == "__main__":
    sys.exit(main())
