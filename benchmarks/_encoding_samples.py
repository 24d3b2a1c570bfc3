"""Labelled records without CA for `guess_encodings.py`: our own texts, in old encodings.

No text is taken from a record, and the players do not exist. `TEXTS` is for the table, and must not
be looked at while the ranking is changed; `OTHER_TEXTS` is for that.
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Texts(NamedTuple):
    """Texts of a language as they occur in records."""

    names: tuple[str, ...]
    ranks: tuple[str, ...]
    events: tuple[str, ...]
    comments: tuple[str, ...]


class Sample(NamedTuple):
    """A record with its label: the encoding, and the text that a reader should get."""

    language: str
    encoding: str
    text: str
    data: bytes

    @property
    def non_ascii(self) -> int:
        """The number of bytes that are not ASCII."""
        return sum(byte > 0x7F for byte in self.data)


def _texts(names: str, ranks: str, events: str, comments: str) -> Texts:
    return Texts(
        tuple(names.split("/")),
        tuple(ranks.split("/")),
        tuple(events.split("/")),
        tuple(comments.strip().splitlines()),
    )


ENCODINGS = {
    "Chinese, simplified": ("gbk", "gb18030"),
    "Chinese, traditional": ("cp950", "gbk"),
    "Japanese": ("cp932", "euc_jp"),
    "Korean": ("euc_kr",),
    "Korean, beyond KS X 1001": ("cp949",),
    "Russian": ("cp1251", "koi8-r"),
    "Western European": ("cp1252",),
    "Unicode": ("utf-16", "utf-16-le", "utf-16-be"),
}
"""The encodings in which the texts of each language are written."""

TEXTS = {
    "Chinese, simplified": _texts(
        "王志远/刘佳宁/陈国栋/赵雪梅/孙文博/周建华/吴晓峰/徐丽/郑凯/马天宇/林海涛/何静/高翔/罗永明/"
        "宋诗雨/韩磊/曹阳/邓超群/许婷/萧然",
        "九段/三段/业余五段/初段/2段/七段",
        "第十二届全国业余围棋公开赛决赛/春兰杯预选赛第三轮/市青少年围棋锦标赛/甲级联赛第八轮/"
        "网络快棋赛/新年友谊赛/大学生围棋团体赛半决赛",
        """
黑中盘胜
白胜四分之三子
这手棋是本局的败着。
白棋应该先在右边拆二，然后再考虑打入。
黑棋征子有利，所以可以断。白如果长，黑就打吃，下边的白棋就很危险了。
双方都下得很快，布局没有什么新意。
官子阶段白棋损失不小，最后黑棋以一目半的微弱优势获胜。
这里的定式有很多变化，黑也可以选择飞压，但是白棋左边的势力很大，黑棋的外势就发挥不出作用了。
读秒声中白棋走出了误算，大龙被杀，只好认输。
好点！黑棋一下子就掌握了局面的主动权，白棋的攻击完全落空。
""",
    ),
    "Chinese, traditional": _texts(
        "王志遠/劉佳寧/陳國棟/趙雪梅/孫文博/周建華/吳曉峰/徐麗/鄭凱/馬天宇/林海濤/何靜/高翔/羅永明/"
        "宋詩雨/韓磊/曹陽/鄧超群/許婷/蕭然",
        "九段/三段/業餘五段/初段/2段/七段",
        "第十二屆全國業餘圍棋公開賽決賽/春季盃預選賽第三輪/市青少年圍棋錦標賽/甲級聯賽第八輪/"
        "網路快棋賽/新年友誼賽/大學生圍棋團體賽準決賽",
        """
黑中盤勝
白勝四分之三子
這手棋是本局的敗著。
白棋應該先在右邊拆二，然後再考慮打入。
黑棋征子有利，所以可以斷。白如果長，黑就打吃，下邊的白棋就很危險了。
雙方都下得很快，布局沒有什麼新意。
官子階段白棋損失不小，最後黑棋以一目半的微弱優勢獲勝。
這裡的定石有很多變化，黑也可以選擇飛壓，但是白棋左邊的勢力很大，黑棋的外勢就發揮不出作用了。
讀秒聲中白棋走出了誤算，大龍被殺，只好認輸。
好點！黑棋一下子就掌握了局面的主動權，白棋的攻擊完全落空。
""",
    ),
    "Japanese": _texts(
        "佐藤健二/高橋美咲/渡辺直樹/伊藤さくら/中村俊介/小林ひろし/加藤誠/吉田恵子/山本リサ/松本大輔/"
        "井上真由美/木村拓海/林一郎/清水あゆみ/森川浩/池田翔太/橋本和也/石井/藤原/原田ケン",
        "九段/三段/五段格/初段/2段/七段",
        "第十五回アマチュア囲碁選手権戦/名人戦予選決勝/市民囲碁大会/春季リーグ戦/"
        "新春早碁大会/学生団体戦 準決勝/囲碁クラブ月例会",
        """
黒中押し勝ち
白半目勝ち
この手が敗着となった。
白は右辺にヒラいてから、打ち込みを考えるべきでした。
黒のシチョウが有利なので、切ることができます。白が伸びると下辺が危ないです。
序盤は両者とも早打ちでした。
ヨセで白が損をして、最後は黒の一目半勝ちとなりました。
ここの定石はいろいろな変化があります。黒は圧迫する手もありますが、左の白が厚いので外勢が働きません。
秒読みの中で白に見損じが出て、大石が取られて投了しました。
好点！これで黒が主導権を握りました。
""",
    ),
    "Korean": _texts(
        "김민수/이서연/박지훈/최유진/정현우/강은지/조성민/윤하늘/장동건/임수빈/한지민/오세훈/서준호/신예은/"
        "권혁진/황미래/안태양/송가인/유재석/홍다솜",
        "九단/3단/아마 5단/초단/2단/七단",
        "제12회 전국 아마추어 바둑대회 결승/춘계 예선 3라운드/시장배 어린이 바둑대회/"
        "바둑리그 8라운드/신년 친선전/대학생 단체전 준결승/인터넷 속기전",
        """
흑 불계승
백 반집승
이 수가 패착이었다.
백은 먼저 우변을 벌린 다음에 침입을 생각해야 했습니다.
흑의 축이 유리하므로 끊을 수 있습니다. 백이 늘면 하변의 백이 위험합니다.
초반은 두 사람 모두 빠르게 두었습니다.
끝내기에서 백이 손해를 보아 마지막에 흑이 한집반을 이겼습니다.
여기의 정석은 변화가 많습니다. 흑은 눌러갈 수도 있지만 왼쪽의 백이 두터워서 외세가 힘이 없습니다.
초읽기 속에서 백의 착각이 나와 대마가 잡히고 돌을 거두었습니다.
좋은 자리! 흑이 단숨에 주도권을 잡았습니다.
""",
    ),
    "Korean, beyond KS X 1001": _texts(
        "김똠방/이뷁/박햏자/최쌰론/정믜르/강뎐우/조샾/윤쐐기/장꾜리/임홥/한뮊/오펲시",
        "3단/초단",
        "펲시배 바둑대회/똠양배 예선",
        """
햏자의 승리
뷁! 이런 수가 있었다니.
쟝, 솎아내기, 잧은 꾜리 같은 말은 옛 글자표에 없습니다.
""",
    ),
    "Russian": _texts(
        "Алексей Волков/Мария Соколова/Дмитрий Попов/Елена Лебедева/Сергей Козлов/Ольга Новикова/"
        "Павел/Наталья Морозова/Игорь/Егор Фёдоров/Света/Артём Зайцев/Юрий Щербаков/Ли/Ким/Хан",
        "1 дан/5 кю/3 дан",
        "Кубок города/Чемпионат области, финал/Летний турнир/Товарищеская встреча",
        """
Чёрные сдались
Белые выиграли
Этот ход был ошибкой.
Белым следовало сначала расшириться справа, а потом думать о вторжении.
Ситё в пользу чёрных, поэтому можно резать. Если белые вытянутся, нижней группе плохо.
Оба играли быстро, в начале партии ничего нового не было.
В ёсе белые много потеряли, и чёрные выиграли полтора очка.
Хороший пункт! Чёрные сразу захватили инициативу.
""",
    ),
    "Western European": _texts(
        "Jörg Schäfer/Günther Weiß/François Lefèvre/Zoé/José Martínez/Ana Muñoz/Søren Ørsted/"
        "Åsa Björk/João Conceição/Noël/André/Ángel Ibáñez/Päivi Hämäläinen/"
        "Müller/Loïc Crépin/Jürgen Groß",
        "3. Dan/5° kyu/1º dan",
        "Münchner Go-Turnier/Coupe d'été de Nîmes/Campeonato de España/Københavns Open/"
        "Göteborg Go-träff/Tournoi de Pâques",
        """
Weiß gibt auf
Noir a gagné à la pendule
Das war der Fehler, der die Partie entschied: Weiß hätte zuerst rechts verlängern müssen.
Un coup très sévère; après ça, le groupe blanc est en danger à gauche.
¡Qué jugada! El blanco debió extender a la derecha y después pensar en la invasión.
Svart vann på halv poäng, men vit gjorde ett stort misstag i slutspelet.
Überkonzentriert – die Steine stehen viel zu eng, Schwarz kann ruhig außen spielen.
O branco não respondeu e perdeu a posição no canto; depois disso já não há solução.
""",
    ),
}

OTHER_TEXTS = {
    "Chinese, simplified": _texts(
        "李明/张伟东/杨柳青/黄河清/胡一平/朱紫阳/郭敬业/梁红玉/谢灵/唐思源/冯小宝/董卓然/程前/蔡文静/"
        "彭湃/潘岳/袁方/于洋/蒋勤/余波/杜鹃/叶问之/魏来/丁一/任真/姜维亮/崔健民/钟声/谭咏/陆游",
        "八段/四段/业余六段/1级/六段",
        "全国大学生赛/第五届应氏杯半决赛/城市联赛第二轮/中日友谊赛/元旦杯冠军赛/晚报杯",
        """
白中盘胜
黑胜两子半
白棋超时负。
此手过分，应该老老实实地补一手。
黑棋在左上角做活以后，实地已经领先了很多，白棋只有强攻中央的孤棋。
感谢大家观看，欢迎提出意见。
打劫的时候黑棋找错了劫材，白棋提劫以后全局已经无法挽回。
""",
    ),
    "Chinese, traditional": _texts(
        "李明/張偉東/楊柳青/黃河清/胡一平/朱紫陽/郭敬業/梁紅玉/謝靈/唐思源/馮小寶/董卓然/程前/蔡文靜/"
        "彭湃/潘岳/袁方/于洋/蔣勤/余波/杜鵑/葉問之/魏來/丁一/任真/姜維亮/崔健民/鐘聲/譚詠/陸游",
        "八段/四段/業餘六段/1級/六段",
        "全國大學生賽/第五屆應氏盃準決賽/城市聯賽第二輪/中日友誼賽/元旦盃冠軍賽/晚報盃",
        """
白中盤勝
黑勝兩子半
白棋超時負。
此手過分，應該老老實實地補一手。
黑棋在左上角做活以後，實地已經領先了很多，白棋只有強攻中央的孤棋。
感謝大家觀看，歡迎提出意見。
打劫的時候黑棋找錯了劫材，白棋提劫以後全局已經無法挽回。
""",
    ),
    "Japanese": _texts(
        "田中正/鈴木/斎藤千尋/山田花子/前田慎吾/岡本かおり/長谷川潤/後藤/近藤マキ/村上/遠藤駿/青木/"
        "坂本龍/西村/福田/太田仁/三浦/藤井/岡田/和田ユウ/中島/小川/中野/原/田村/竹内/金子/上野/丸山/増田",
        "八段/四段/六段/1級/アマ6段",
        "本因坊戦挑戦手合第一局/全国大会/クラブ対抗戦/地区予選/年末碁会/竜星戦",
        """
白中押し勝ち
黒二目半勝ち
時間切れ負け
この手はやりすぎで、じっと守るべきところでした。
黒は左上で生きて地合いで大きくリードしました。白は中央の石を攻めるしかありません。
ご覧いただきありがとうございました。
コウの時に黒がコウ材を間違え、白がコウを抜いて碁が終わりました。
""",
    ),
    "Korean": _texts(
        "문재현/양희은/배수지/백승호/허준/남궁민/심은하/노현정/하정우/곽도원/성시경/차은우/주지훈/우상호/"
        "구하라/나문희/전지현/민효린/류현진/진선규/엄태웅/채시라/원빈/천우희/방탄/공유/염정아/여진구/추신수/도경수",
        "八단/4단/아마 6단/1급",
        "전국 체전/왕위전 도전 1국/클럽 대항전/지역 예선/송년 대국/명인전",
        """
백 불계승
흑 두집반승
시간패
이 수는 지나쳤고, 가만히 지켜야 했습니다.
흑은 좌상귀에서 살아서 집으로 크게 앞섰습니다. 백은 중앙의 돌을 공격할 수밖에 없습니다.
봐 주셔서 감사합니다.
패싸움에서 흑이 팻감을 잘못 써서 백이 패를 따내고 바둑이 끝났습니다.
""",
    ),
    "Korean, beyond KS X 1001": _texts(
        "김쌤/이됬/박믿음솨/최햔/정뗭", "4단", "쌰쌰배", "됬다, 흑이 이겼다.\n뷀! 이 수는 몰랐다."
    ),
    "Russian": _texts(
        "Николай Орлов/Анна/Виктор Макаров/Татьяна Белова/Михаил/Ксения Жукова/Роман/Вера Гусева/"
        "Олег/Андрей Титов/Яна/Максим Щукин/Иван/Ян",
        "2 дан/4 кю",
        "Зимний турнир/Финал лиги/Матч",
        """
Белые сдались
Чёрные просрочили время
Здесь надо было просто защититься.
Чёрные выжили в углу и впереди по территории. Белым остаётся атаковать группу в центре.
Спасибо за внимание!
В борьбе ко чёрные ошиблись с угрозой, и партия закончилась.
""",
    ),
    "Western European": _texts(
        "Björn Kühn/Hélène/Peña/Sébastien Rivière/Märta Öberg/Köhler/Íñigo/Élise Forêt/Gößling/"
        "Tõnu/Ç. Çelik/Óscar Núñez/Ingrid Sjöström/Benoît",
        "2. Dan/4° kyu",
        "Göttinger Stadtmeisterschaft/Championnat de Bourgogne, première ronde/"
        "Torneo de otoño, París",
        """
Schwarz gibt auf, Zeitüberschreitung
Le coup à jouer était plus bas.
Hier hätte man nur schützen müssen.
¿Por qué no jugó más rápido? El año pasado ganó así.
Danke fürs Zuschauen, schöne Grüße!
Noir a vécu dans le coin et mène aux points; Blanc doit attaquer le groupe central.
""",
    ),
}
_UNICODE_LANGUAGES = ("Chinese, traditional", "Japanese", "Korean", "Russian", "Western European")


def samples(texts: dict[str, Texts]) -> Iterator[Sample]:
    """Yield all records that can be made of these texts, each in all encodings of its language."""
    for language, encodings in ENCODINGS.items():
        sources = _UNICODE_LANGUAGES if language == "Unicode" else (language,)
        for source in sources:
            for text in records(texts[source]):
                for encoding in encodings:
                    yield Sample(language, encoding, text, text.encode(encoding))


def records(texts: Texts) -> Iterator[str]:
    """Yield records: with one name, two names, and more and more words."""
    names, ranks = texts.names, texts.ranks
    pairs = list(zip(names, names[1:] + names[:1], strict=True))
    for name in names:
        yield _record(f"PB[{name}]PW[White]")
    for black, white in pairs:
        yield _record(f"PB[{black}]PW[{white}]")
    for (black, white), rank in zip(pairs, cycle(ranks), strict=False):
        yield _record(f"PB[{black}]BR[{rank}]PW[{white}]WR[{rank}]")
    for (black, white), event in zip(pairs, cycle(texts.events), strict=False):
        yield _record(f"EV[{event}]PB[{black}]PW[{white}]")
    for (black, white), comment in zip(cycle(pairs), texts.comments, strict=False):
        yield _record(f"PB[A]PW[B]C[{comment}]")
        yield _record(f"PB[{black}]PW[{white}]C[{comment}]")
    twice = texts.comments * 2
    for number, event in enumerate(texts.events):
        black, white = pairs[number % len(pairs)]
        rank = ranks[number % len(ranks)]
        more = "];W[dd]C[".join(islice(twice, number, number + 3))
        yield _record(f"EV[{event}]PB[{black}]BR[{rank}]PW[{white}]C[{more}]")


def _record(root: str) -> str:
    return f"(;GM[1]FF[4]SZ[19]KM[6.5]{root};B[pd];W[dp];B[pp]\n;W[dd];B[fq];W[cn])\n"
