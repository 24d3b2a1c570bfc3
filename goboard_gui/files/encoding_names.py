"""Names of encodings that Python knows only under another name.

They are those of the IANA registry, as ICU lists them (``uconv -l --canon``), with its
names for printers, which begin with "cs"; names of Windows code pages, which Python calls cp932 and
so on; and the labels that browsers understand.
"""

from __future__ import annotations

_NAMES = {
    "utf-8": "csUTF8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8 utf8mb4",
    "gb2312": "csGB2312 GB_2312-80",
    "gbk": "csGBK windows-936 CN-GB",
    "gb18030": "csGB18030",
    "hz": "csHZGB2312",
    "big5": "BIG-5 CN-Big5 x-x-big5",
    "big5hkscs": "csBig5HKSCS",
    "cp950": "windows-950",
    "cp932": "windows-31j csWindows31J windows-932 x-sjis",
    "euc_jp": ("Extended_UNIX_Code_Packed_Format_for_Japanese csEUCPkdFmtJapanese cp51932 cp20932"),
    "iso2022_jp_1": "JIS_Encoding csJISEncoding",
    "iso2022_jp_2": "csISO2022JP2",
    "euc_kr": "csEUCKR KS_C_5601-1989 KSC_5601 csKSC56011987 iso-ir-149 cp51949 cp1363",
    "cp949": "windows-949",
    "iso8859-6": "ISO-8859-6-I ISO-8859-6-E csISO88596I csISO88596E",
    "iso8859-8": "ISO-8859-8-I ISO-8859-8-E csISO88598I csISO88598E logical visual",
    "iso8859-13": "csISO885913",
    "iso8859-14": "csISO885914",
    "iso8859-15": "csISO885915 Latin-9",
    "iso8859-16": "csISO885916",
    "tis-620": "csTIS620",
    "koi8-r": "koi koi8",
    "koi8-u": "csKOI8U",
    "cp858": "IBM00858 CCSID00858 CP00858 PC-Multilingual-850+euro csIBM00858",
    "cp874": "windows-874 dos-874 csWindows874",
    "hp-roman8": "csHPRoman8",
    "mac-roman": "mac csMacintosh",
    "mac-cyrillic": "x-mac-ukrainian",
    "mac-latin2": "x-mac-centraleurroman x-mac-ce",
    **{f"cp{page}": f"cswindows{page}" for page in range(1250, 1259)},
}
_CODECS = {name.lower(): codec for codec, names in _NAMES.items() for name in names.split()}


def python_name(name: str) -> str:
    """Return a name that Python knows for the same encoding, or else the name itself.

    Browsers and old programs put "x-" before names, as in x-gbk and x-cp1252.

    >>> python_name("csKSC56011987"), python_name("X-EUC-JP"), python_name("UTF-8")
    ('euc_kr', 'euc-jp', 'UTF-8')
    """
    lower = name.lower()
    if lower in _CODECS:
        return _CODECS[lower]
    if lower.startswith("x-"):
        return _CODECS.get(lower[2:], lower[2:])
    return name
