#!/bin/sh
# sgfmill 1.1.1: ascii_boards.interpret_diagram and stones without liberties.
#
# Expected: the position that the text draws, as render_board prints it.
# Found: the stones are played one after another. A chain that has no liberty in
# the drawing is captured when its last liberty is filled, and stones are left out without an error.
# Positions that were set up by hand (AB, AW) may have such chains.
#
# Seen:
#   drawn     read
#   2  #  #   2  #  #
#   1  o  o   1  .  .
#      A  B      A  B
#
# Goboard reports such stones when a board is copied or printed for sgfmill
# (goboard_gui/files/text_diagrams/styles.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet sgfmill==1.1.1
cat >"$folder/read.py" <<'PY'
from sgfmill import ascii_boards

drawn = "2  #  #\n1  o  o\n   A  B"
print(ascii_boards.render_board(ascii_boards.interpret_diagram(drawn, 2)))
PY
found=$("$folder/bin/python" "$folder/read.py")
printf '%s\n' "$found"
expected='2  #  #
1  .  .
   A  B'
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
