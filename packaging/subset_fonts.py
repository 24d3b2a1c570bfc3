"""Make the fonts of printed pages, so that pages look the same on every machine.

    apt-get download fonts-dejavu-core fonts-dejavu-extra fonts-sil-gentiumplus
    for package in fonts-*.deb; do dpkg-deb -x $package FOLDER; done
    python -m venv VENV && VENV/bin/pip install fonttools
    VENV/bin/python packaging/subset_fonts.py FOLDER/usr/share/fonts/truetype [FAMILY ...]

They are subsets of the DejaVu fonts and of Gentium Book Plus without hints, with names of their
own, as the licences require. Without a FAMILY, such as "Goboard Book", all are made.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SIGNS = (
    *((0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x2FF), (0x300, 0x345)),  # Latin
    *((0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF)),  # Greek, Cyrillic, Vietnamese
    *((0x2010, 0x2027), (0x202F, 0x205E), (0x2070, 0x209C), (0x20A0, 0x20BF)),  # punctuation
    *((0x2100, 0x214F), (0x2150, 0x218B), (0x2190, 0x21FF)),  # numbers and arrows
    *((0x2200, 0x222F), (0x2248, 0x2248), (0x2260, 0x226B), (0x22C5, 0x22C5)),  # mathematics
    *((0x2460, 0x249B), (0x24EA, 0x24EA), (0x25A0, 0x25FF)),  # circled numbers and shapes
    *((0x2605, 0x2606), (0x2610, 0x2612), (0x2639, 0x263B), (0x2660, 0x266F)),
    *((0x2713, 0x2718), (0x2776, 0x2793), (0xFB00, 0xFB04), (0xFFFD, 0xFFFD)),
)
FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"]
"""The font features to keep; ligatures are left out, as they would prevent text searches."""

FACES = (
    ("dejavu/DejaVuSans.ttf", "Goboard Sans", "Regular"),
    ("dejavu/DejaVuSans-Bold.ttf", "Goboard Sans", "Bold"),
    ("dejavu/DejaVuSerif.ttf", "Goboard Serif", "Regular"),
    ("dejavu/DejaVuSerif-Bold.ttf", "Goboard Serif", "Bold"),
    ("dejavu/DejaVuSerif-Italic.ttf", "Goboard Serif", "Italic"),
    ("dejavu/DejaVuSerif-BoldItalic.ttf", "Goboard Serif", "Bold Italic"),
    ("gentiumplus/GentiumBookPlus-Regular.ttf", "Goboard Book", "Regular"),
    ("gentiumplus/GentiumBookPlus-Bold.ttf", "Goboard Book", "Bold"),
    ("gentiumplus/GentiumBookPlus-Italic.ttf", "Goboard Book", "Italic"),
    ("gentiumplus/GentiumBookPlus-BoldItalic.ttf", "Goboard Book", "Bold Italic"),
)
ENLARGEMENT = {"Goboard Book": 1.12}
"""How much larger a family is than its original at the same nominal size. Lower-case letters of
Goboard Book are then almost as high as those of DejaVu, which replaces the characters it lacks."""

OUTPUT = Path(__file__).parents[1] / "resources" / "fonts"
_FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = 1, 2, 3, 4, 5, 6
_KEPT_NAMES = {0, _VERSION, 13, 14}  # the copyright, the version, the licence and where it is


def main() -> int:
    folder, *families = sys.argv[1:]
    for source, family, style in FACES:
        if families and family not in families:
            continue
        font = TTFont(Path(folder, source), recalcTimestamp=False)
        options = subset.Options(
            layout_features=FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True
        )
        options.drop_tables += ["Silt"]  # only of use to the typesetting programs of its maker
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=[sign for a, b in SIGNS for sign in range(a, b + 1)])
        subsetter.subset(font)
        font["head"].unitsPerEm = round(font["head"].unitsPerEm / ENLARGEMENT.get(family, 1))
        rename(font, family, style)
        name = f"{family}-{style}".lower().replace(" ", "-").removesuffix("-regular")
        output = OUTPUT / f"{name}.ttf"
        font.save(output)
        print(f"{output}: {output.stat().st_size} bytes")
    return 0


def rename(font: TTFont, family: str, style: str) -> None:
    names = font["name"]
    postscript = f"{family}-{style}".replace(" ", "")
    own = {
        _FAMILY: family,
        _STYLE: style,
        _UNIQUE: f"{postscript}; {names.getDebugName(_VERSION)}",
        _FULL: f"{family} {style}",
        _POSTSCRIPT: postscript,
    }
    for record in list(names.names):
        if record.nameID not in _KEPT_NAMES or record.langID != 0x409:
            names.names.remove(record)
    for number, text in own.items():
        names.setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    sys.exit(main())
