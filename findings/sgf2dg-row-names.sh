#!/bin/sh
# sgf2dg 4.252 (Debian 12): the names of the rows on a small board.
#
# Expected: the coordinates of a 9×9 board name its rows 9 to 1.
# Found: rows are always named from 19 down, so those of a 9×9 board are 19 to 11, while the columns
# are A to J. A point read off the printed diagram, such as C17 for the move cc, is not on the board
# at all. The TeX of sgf2dg has the same names. On 19×19 they are right.
#
# Seen:
#   9: 19 18 17 16 15 14 13 12 11
#   13: 19 18 17 16 15 14 13 12 11 10 9 8 7
#   19: 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1
#
# Goboard names rows by the size of the board in each form in which it writes boards as text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq sgf2dg=4.252-1 2>/dev/null
dpkg-deb --extract sgf2dg_4.252-1_*.deb .
found=$(for size in 9 13 19; do
    printf '(;GM[1]FF[4]SZ[%s];B[cc];W[ee])' "$size" >board.sgf
    PERL5LIB=usr/share/perl5 perl usr/bin/sgf2dg -coords -convert ASCII board.sgf >/dev/null 2>&1
    printf '%s: ' "$size"
    sed -n 's/^ [+|].*[+|]  \([0-9][0-9]*\)$/\1/p' board.ascii | paste -s -d ' '
done)
expected="9: 19 18 17 16 15 14 13 12 11
13: 19 18 17 16 15 14 13 12 11 10 9 8 7
19: 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
