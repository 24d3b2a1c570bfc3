"""Records for the exchange with other programs: what stands in the file, and what it means.

`docs/exchange.md` says what other programs make of them; `benchmarks/exchange` asks them.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.files.exchange_facts import Game, facts


class ExchangeRecord(NamedTuple):
    """A record: its name and subject, its bytes, and what it means, game by game."""

    name: str
    subject: str
    data: bytes
    games: list[Game]


def _record(
    name: str, subject: str, text: str, *games: Game, encoding: str = "utf-8", bom: bytes = b""
) -> ExchangeRecord:
    return ExchangeRecord(name, subject, bom + text.encode(encoding), list(games))


HEAD = "GM[1]FF[4]SZ[19]"
BOX = "aa ab ac ba bb bc ca cb cc"


def _game(text: str) -> str:
    return f"(;{HEAD}{text})"


HANDICAP, SETUP, PASSES, BOARDS = "handicap", "setup", "passes", "boards"
LISTS, MARKUP, TIMES = "compressed lists", "markup", "times"
DECLARED, UNDECLARED = "encoding declared", "encoding not declared"
GAMES, VARIATIONS, FIGURES = "several games", "variations", "figures"
ESCAPES, VALUES, OLD, ORDER = "escapes", "komi, result, rules", "older files", "order in a node"

LANGUAGES = [
    ("utf-8", "UTF-8", "Łukasz 李明", "Čtvrtá – 四"),
    ("gb18030", "GB18030", "李明", "白棋在左下角脱先，黑棋应该先手定形，然后再打入右边。"),
    ("big5", "Big5", "陳國華", "黑棋應該先在右邊守角，這裡的定石讓白棋太輕鬆了。"),
    (
        "shift_jis",
        "Shift_JIS",
        "山田太郎",
        "白の三々入りに対して、黒は外から押さえるのが普通です。",
    ),
    ("euc_kr", "EUC-KR", "김민수", "백이 귀를 지키면 흑은 변으로 벌리는 것이 좋습니다."),
    (
        "cp1251",
        "windows-1251",
        "Иван Петров",
        "Белые играют в углу, а чёрные строят стену снаружи.",
    ),
    (
        "latin-1",
        "ISO-8859-1",
        "Jürgen Müller",
        "Weiß schließt die Ecke, dann läuft Schwarz über die Brücke.",
    ),
]
"""Python's codec, the name in CA, a player and a comment; all invented."""

RECORDS = [
    _record("two stones", HANDICAP, _game("HA[2]AB[pd][dp]KM[0.5];W[dd]"),
            [facts(HA="2", AB="dp pd", KM="0.5"), facts(W="dd")]),
    _record("four stones in the second node", HANDICAP, _game("HA[4];AB[dd][pd][dp][pp];W[qf]"),
            [facts(HA="4"), facts(AB="dd dp pd pp"), facts(W="qf")]),
    _record("without stones", HANDICAP, _game("HA[3];W[dd];B[pp]"),
            [facts(HA="3"), facts(W="dd"), facts(B="pp")]),
    _record("none", HANDICAP, _game("HA[0];B[dd];W[pp]"),
            [facts(HA="0"), facts(B="dd"), facts(W="pp")]),
    _record("stones of both colours and PL", SETUP, _game("AB[dd][de]AW[ed][ee]PL[W];W[df];B[ef]"),
            [facts(AB="dd de", AW="ed ee", PL="W"), facts(W="df"), facts(B="ef")]),
    _record("in the middle", SETUP, _game(";B[dd];W[pp];AB[dp]AW[pd];B[jj]"),
            [facts(), facts(B="dd"), facts(W="pp"), facts(AB="dp", AW="pd"), facts(B="jj")]),
    _record("removed in the middle", SETUP, _game(";B[dd];W[pp];AE[dd];B[jj];W[dd]"),
            [facts(), facts(B="dd"), facts(W="pp"), facts(AE="dd"), facts(B="jj"), facts(W="dd")]),
    _record("turn in the middle", SETUP, _game(";B[dd];PL[B];B[pp];W[jj]"),
            [facts(), facts(B="dd"), facts(PL="B"), facts(B="pp"), facts(W="jj")]),
    _record("over a stone", SETUP, _game("AB[dd];W[pp];AW[dd];B[jj]"),
            [facts(AB="dd"), facts(W="pp"), facts(AW="dd"), facts(B="jj")]),
    _record("empty on 19", PASSES, _game(";B[dd];W[];B[pp]"),
            [facts(), facts(B="dd"), facts(W=""), facts(B="pp")]),
    _record("tt on 19", PASSES, _game(";B[dd];W[tt];B[pp]"),
            [facts(), facts(B="dd"), facts(W=""), facts(B="pp")]),
    _record("tt on 9", PASSES, "(;GM[1]FF[3]SZ[9];B[dd];W[tt];B[ee])",
            [facts(SZ="9"), facts(B="dd"), facts(W=""), facts(B="ee")]),
    _record("tt on 21", PASSES, "(;GM[1]FF[4]SZ[21];B[dd];W[tt];B[])",
            [facts(SZ="21"), facts(B="dd"), facts(W="tt"), facts(B="")]),
    _record("at the end", PASSES, _game(";B[dd];W[];B[tt];W[]C[counted]"),
            [facts(), facts(B="dd"), facts(W=""), facts(B=""), facts(W="", C="counted")]),
    _record("first move", PASSES, _game(";B[];W[dd];B[pp]"),
            [facts(), facts(B=""), facts(W="dd"), facts(B="pp")]),
    _record("19:13", BOARDS, "(;GM[1]FF[4]SZ[19:13];B[sm];W[aa];B[tt])",
            [facts(SZ="19:13"), facts(B="sm"), facts(W="aa"), facts(B="")]),
    _record("5:9", BOARDS, "(;GM[1]FF[4]SZ[5:9]AB[ei];W[ca];B[ae])",
            [facts(SZ="5:9", AB="ei"), facts(W="ca"), facts(B="ae")]),
    _record("9:9", BOARDS, "(;GM[1]FF[4]SZ[9:9];B[ee];W[cc])",
            [facts(SZ="9"), facts(B="ee"), facts(W="cc")]),
    _record("52", BOARDS, "(;GM[1]FF[4]SZ[52];B[aA];W[ZZ];B[Aa];W[tt])",
            [facts(SZ="52"), facts(B="aA"), facts(W="ZZ"), facts(B="Aa"), facts(W="tt")]),
    _record("setup", LISTS, _game("AB[aa:cc]AW[dd];W[ee];AE[aa:ca]"),
            [facts(AB=BOX, AW="dd"), facts(W="ee"), facts(AE="aa ba ca")]),
    _record("corners reversed", LISTS, _game("AB[cc:aa];W[ee]"),
            [facts(AB=BOX), facts(W="ee")]),
    _record("marks", LISTS, _game(";B[dd]TR[aa:cc]SQ[dd][ee:ef]"),
            [facts(), facts(B="dd", TR=BOX, SQ="dd ee ef")]),
    _record("view and dimmed", LISTS, _game("VW[aa:cc];B[bb]DD[aa:ac]"),
            [facts(VW=BOX), facts(B="bb", DD="aa ab ac")]),
    _record("signs", MARKUP, _game(";B[dd]TR[dd]SQ[ee]CR[ff]MA[gg]SL[hh]"),
            [facts(), facts(B="dd", TR="dd", SQ="ee", CR="ff", MA="gg", SL="hh")]),
    _record("labels", MARKUP, _game(";B[dd]LB[ee:A][ff:1][gg:long label]"),
            [facts(), facts(B="dd", LB=["ee:A", "ff:1", "gg:long label"])]),
    _record("arrows and lines", MARKUP, _game(";B[dd]AR[aa:cc][dd:pp]LN[ea:ec]"),
            [facts(), facts(B="dd", AR="aa:cc dd:pp", LN="ea:ec")]),
    _record("territory", MARKUP, "(;GM[1]FF[4]SZ[9]AB[ea][eb]AW[fa][fb]TB[aa:db]TW[ga:ib])",
            [facts(SZ="9", AB="ea eb", AW="fa fb", TB="aa ab ba bb ca cb da db",
                   TW="ga gb ha hb ia ib")]),
    _record("dimmed and view ended", MARKUP, _game("DD[aa][ab]VW[aa][bb];B[dd]DD[]VW[]"),
            [facts(DD="aa ab", VW="aa bb"), facts(B="dd", DD="", VW="")]),
    _record("label with colon", MARKUP, _game(r";B[dd]LB[ee:4\:5][ff:a\]b]"),
            [facts(), facts(B="dd", LB=["ee:4:5", "ff:a]b"])]),
    _record("label with bare colon", MARKUP, _game(";B[dd]LB[ee:4:5]"),
            [facts(), facts(B="dd", LB=["ee:4:5"])]),
    _record("Canadian", TIMES,
            _game("TM[1800]OT[25/600 Canadian];B[dd]BL[1790.5];W[pp]WL[600]OW[25]"),
            [facts(TM="1800", OT="25/600 Canadian"), facts(B="dd", BL="1790.5"),
             facts(W="pp", WL="600", OW="25")]),
    _record("byo-yomi", TIMES,
            _game("TM[60]OT[3x30 byo-yomi];B[dd]BL[28]OB[3];W[pp]WL[12.250]OW[2]"),
            [facts(TM="60", OT="3x30 byo-yomi"), facts(B="dd", BL="28", OB="3"),
             facts(W="pp", WL="12.250", OW="2")]),
    *(
        _record(name, DECLARED,
                f"(;GM[1]FF[4]CA[{name}]SZ[19]PB[{player}]PW[Two];B[dd]C[{comment}])",
                [facts(PB=player, PW="Two"), facts(B="dd", C=comment)], encoding=codec)
        for codec, name, player, comment in LANGUAGES
    ),
    *(
        _record(name, UNDECLARED,
                f"(;GM[1]FF[4]SZ[19]PB[{player}]PW[Two];B[dd]C[{comment}])",
                [facts(PB=player, PW="Two"), facts(B="dd", C=comment)], encoding=codec)
        for codec, name, player, comment in LANGUAGES
    ),
    _record("UTF-8 after 300 bytes", UNDECLARED, _game(f"GC[{'plain' * 60}]PB[李明];B[dd]C[四]"),
            [facts(GC="plain" * 60, PB="李明"), facts(B="dd", C="四")]),
    _record("byte order mark", DECLARED, _game("PB[Łukasz];B[dd]"),
            [facts(PB="Łukasz"), facts(B="dd")], bom=b"\xef\xbb\xbf"),
    _record("two", GAMES, _game("PB[One];B[dd]") + "\n" + _game("PB[Two];B[pp];W[dp]"),
            [facts(PB="One"), facts(B="dd")],
            [facts(PB="Two"), facts(B="pp"), facts(W="dp")]),
    _record("nested", VARIATIONS, _game(";B[dd](;W[pp];B[dp](;W[pd])(;W[qf]C[third]))(;W[dp])"),
            [facts(), facts(B="dd"), facts(W="pp"), facts(B="dp"), facts(W="pd"),
             facts(parent="3", W="qf", C="third"), facts(parent="1", W="dp")]),
    _record("of the first move", VARIATIONS, _game("(;B[dd];W[pp])(;B[pp];W[dd])"),
            [facts(), facts(B="dd"), facts(W="pp"), facts(parent="0", B="pp"), facts(W="dd")]),
    _record("name and numbers", FIGURES, _game(r";B[dd]FG[257:Figure 1]PM[2];W[pp]MN[1]N[Joseki]"),
            [facts(), facts(B="dd", FG="257:Figure 1", PM="2"), facts(W="pp", MN="1", N="Joseki")]),
    _record("without a name", FIGURES, _game(";B[dd];W[pp]FG[];B[dp]"),
            [facts(), facts(B="dd"), facts(W="pp", FG=""), facts(B="dp")]),
    _record("bracket and backslash", ESCAPES, _game(r"PB[A \[1d\]];B[dd]C[a\]b \\ c]"),
            [facts(PB="A [1d]"), facts(B="dd", C=r"a]b \ c")]),
    _record("brackets in a row", ESCAPES, _game(r";B[dd]C[[1\][2\] and [3d\] [4k\]]"),
            [facts(), facts(B="dd", C="[1][2] and [3d] [4k]")]),
    _record("escaped letters and colon", ESCAPES, _game(r";B[dd]C[1\: \x \(a\)]"),
            [facts(), facts(B="dd", C="1: x (a)")]),
    _record("soft line break", ESCAPES, _game(";B[dd]C[one \\\nword\nnew line]"),
            [facts(), facts(B="dd", C="one word\nnew line")]),
    _record("line breaks of Windows", ESCAPES, _game(";B[dd]\r\nC[one\r\ntwo]\r\n;W[pp]"),
            [facts(), facts(B="dd", C="one\ntwo"), facts(W="pp")]),
    _record("looks like moves", ESCAPES, _game(r";B[dd]C[(;B[pp\];W[dp\])];W[qf]"),
            [facts(), facts(B="dd", C="(;B[pp];W[dp])"), facts(W="qf")]),
    _record("points", VALUES, _game("RU[Japanese]KM[6.5]RE[B+3.5]DT[2024-03-01,02];B[dd]"),
            [facts(RU="Japanese", KM="6.5", RE="B+3.5", DT="2024-03-01,02"), facts(B="dd")]),
    _record("resignation", VALUES, _game("RU[Chinese]KM[7.5]RE[W+R];B[dd]"),
            [facts(RU="Chinese", KM="7.5", RE="W+R"), facts(B="dd")]),
    _record("words", VALUES, _game("RU[AGA]KM[0]RE[W+Resign]ON[San-ren-sei];B[dd]"),
            [facts(RU="AGA", KM="0", RE="W+Resign", ON="San-ren-sei"), facts(B="dd")]),
    _record("jigo", VALUES, _game("KM[6.0]RE[0]HA[1];B[dd]"),
            [facts(KM="6.0", RE="0", HA="1"), facts(B="dd")]),
    _record("decimal comma", VALUES, _game("KM[6,5]RE[B+2,5];B[dd]"),
            [facts(KM="6,5", RE="B+2,5"), facts(B="dd")]),
    _record("six decimals", VALUES, _game("KM[6.500000];B[dd]"),
            [facts(KM="6.500000"), facts(B="dd")]),
    _record("evaluations", VALUES,
            _game(";B[dd]TE[1]GB[1];W[pp]BM[2]DM[1]HO[1];B[dp]IT[];W[pd]DO[]UC[1]V[-3.5]"),
            [facts(), facts(B="dd", TE="1", GB="1"), facts(W="pp", BM="2", DM="1", HO="1"),
             facts(B="dp", IT=""), facts(W="pd", DO="", UC="1", V="-3.5")]),
    _record("own properties", VALUES, _game("KT[abc];B[dd]XY[1][2]SBKV[51.2]"),
            [facts(KT="abc"), facts(B="dd", XY=["1", "2"], SBKV="51.2")]),
    _record("long names", OLD,
            "(;GaMe[1]FileFormat[3]SiZe[19]PlayerBlack[One];Black[dd]Comment[good];White[pp])",
            [facts(PB="One"), facts(B="dd", C="good"), facts(W="pp")]),
    _record("game and size missing", OLD, "(;PB[One];B[dd];W[ss])",
            [facts(PB="One"), facts(B="dd"), facts(W="ss")]),
    _record("letters", OLD, "(;GM[1]FF[3]SZ[19];B[dd]L[ee][ff]M[gg])",
            [facts(), facts(B="dd", L="ee ff", M="gg")]),
    _record("text before the game", OLD, "A game played online:\n\n" + _game(";B[dd];W[pp]"),
            [facts(), facts(B="dd"), facts(W="pp")]),
    _record("property repeated", OLD, _game("AB[dd]AB[pp];W[dp]C[one]TR[dd]TR[pp]"),
            [facts(AB="dd pp"), facts(W="dp", C="one", TR="dd pp")]),
    _record("both players in a node", OLD, _game(";B[dd]W[pp];B[dp]W[pd]"),
            [facts(), facts(B="dd", W="pp"), facts(B="dp", W="pd")]),
    _record("comment first", ORDER, _game(";C[black's]B[dd];C[white's]TR[pp]W[pp]"),
            [facts(), facts(C="black's", B="dd"), facts(C="white's", TR="pp", W="pp")]),
    _record("empty node", ORDER, _game(";B[dd];;W[pp]"),
            [facts(), facts(B="dd"), facts(), facts(W="pp")]),
]  # fmt: skip
