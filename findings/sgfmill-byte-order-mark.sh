#!/bin/sh
# sgfmill 1.1.1: files that begin with a byte order mark.
#
# Expected: a file that begins with the byte order mark of UTF-8 is read as UTF-8, or is refused.
# Found: the mark is skipped as text before the game. Without CA the rest is read as Latin-1, the
# default of SGF, and garbled. Serialising writes no mark, so the file can no longer be told from
# one in another encoding.
#
# Seen, for a player Łukasz:
#   without CA: \xc5\x81ukasz, in ISO-8859-1; written without the mark
#   with CA[UTF-8]: \u0141ukasz, in UTF-8; written without the mark
#
# Goboard keeps the mark of a file that has one, since others rely on it. Convert such a file with
# goboard convert --charset UTF-8, which states CA.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet sgfmill==1.1.1
cat >"$folder/read.py" <<'PY'
from sgfmill import sgf

MARK = b"\xef\xbb\xbf"
for title, declared in (("without CA", ""), ("with CA[UTF-8]", "CA[UTF-8]")):
    data = MARK + f"(;GM[1]FF[4]{declared}SZ[9]PB[\u0141ukasz];B[ee])".encode()
    game = sgf.Sgf_game.from_bytes(data)
    name = ascii(game.get_player_name("b")).strip("'")
    kept = "with" if game.serialise().startswith(MARK) else "without"
    print(f"{title}: {name}, in {game.get_charset()}; written {kept} the mark")
PY
found=$("$folder/bin/python" "$folder/read.py")
expected='without CA: \xc5\x81ukasz, in ISO-8859-1; written without the mark
with CA[UTF-8]: \u0141ukasz, in UTF-8; written without the mark'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
