#!/bin/sh
# GNU Go 3.8 (Debian 12): the board of the GTP command showboard and that of the ASCII mode.
#
# Expected: one program draws one board in one way; the star points are those of every other program.
# Found: the two boards come from different code. On 3×3 showboard has one star point, the ASCII mode
# five, four of them in the corners; on 4×4 there are none and four. Both have nine on 13×13. Row
# numbers are the same on 10×10 and differ from 11×11 on, where only the ASCII mode aligns those on
# the right. Captures are "stones" and "pieces"; only the ASCII mode marks the last move.
#
# Seen: the number of star points on 3×3, 4×4 and 13×13, and the row 9 of an empty 11×11 board
#   showboard: 1 0 9 " 9 . . + . . . . . + . . 9"
#   ascii: 5 4 9 "  9 . . + . . . . . + . .  9"
#
# Goboard prints both byte for byte (goboard_gui/files/text_diagrams/gnugo_writing.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq gnugo=3.8-11 2>/dev/null
dpkg-deb --extract gnugo_3.8-11_*.deb .
showboard() { printf 'boardsize %s\nshowboard\nquit\n' "$1" | usr/games/gnugo --mode gtp; }
ascii() { printf 'quit\n' | usr/games/gnugo --mode ascii --boardsize "$1" 2>/dev/null; }
found=$(for board in showboard ascii; do
    printf '%s:' "$board"
    for size in 3 4 13; do
        printf ' %s' "$("$board" "$size" | grep -E '^ *[0-9]+ [.+]' | tr -cd + | wc -c)"
    done
    printf ' "%s"\n' "$("$board" 11 | grep -E '^ *9 ' | sed 's/     WHITE.*//')"
done)
expected='showboard: 1 0 9 " 9 . . + . . . . . + . . 9"
ascii: 5 4 9 "  9 . . + . . . . . + . .  9"'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
