#!/bin/sh
# Leela Zero 0.17 (Debian 12): where the board of showboard is printed.
#
# Expected: the response to the command showboard contains the board, as GNU Go's and KataGo's do.
# Found: the response is empty. The board is written to standard error, with small column letters
# and the last move in brackets, so a log of the protocol alone contains no board, and a copy of the
# terminal has it before the response.
#
# Seen:
#   responses: "=" "=" "="
#   standard error: 18 . .(X). . . . . . . . . . . . . . . . 18
#
# Goboard reads the board from a copy of the terminal, and moves from a log of the protocol.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq leela-zero=0.17-1+b2 libboost-filesystem1.74.0=1.74.0+ds1-21 \
    libboost-program-options1.74.0=1.74.0+ds1-21 ocl-icd-libopencl1=2.3.1-1 2>/dev/null
for package in *.deb; do
    dpkg-deb --extract "$package" .
done
# A network of one filter, without any knowledge: the program does not start without a network.
python3 - >network.txt <<'PY'
def layer(weights, outputs):
    """Print the weights, biases, means and variances of a convolution."""
    for count, value in ((weights, "0"), (outputs, "0"), (outputs, "0"), (outputs, "1")):
        print(" ".join([value] * count))


print(1)
layer(18 * 9, 1)
layer(9, 1)
layer(9, 1)
layer(2, 2)
print(" ".join(["0"] * (2 * 361 * 362)))
print(" ".join(["0"] * 362))
layer(1, 1)
for count in (361 * 256, 256, 256, 1):
    print(" ".join(["0"] * count))
PY
libraries=$(find "$folder/usr/lib" -name '*.so*' -printf '%h\n' | sort -u | paste -s -d :)
printf 'play b C18\nshowboard\nquit\n' |
    LD_LIBRARY_PATH="$libraries" usr/lib/leelaz/bin/leelaz --gtp --cpu-only --noponder \
        --weights network.txt >responses 2>errors
found="responses: $(sed -n 's/ *$//; s/.*=.*/"&"/p' responses | paste -s -d ' ')
standard error: $(grep '^18' errors)"
expected='responses: "=" "=" "="
standard error: 18 . .(X). . . . . . . . . . . . . . . . 18'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
