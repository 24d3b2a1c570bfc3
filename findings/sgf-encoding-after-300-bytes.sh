#!/bin/sh
# @sabaki/sgf 3.4.7 (the parser of Sabaki) and pysgf 1.0.0 (that of KaTrain): files in UTF-8
# without CA.
#
# Expected: the encoding of a file that does not state it is found from the file, and plain ASCII
# at its start, which is valid UTF-8, does no harm.
# Found: both look at the first 300 bytes. If these are ASCII, the whole file is read as ASCII, and
# every other letter after them is lost, without an error: @sabaki/sgf replaces each byte by
# U+FFFD, pysgf deletes it. A game of fifty moves without names is enough. Saving makes it
# final.
#
# Seen, for a comment 白 in the last node:
#   after 100 bytes: @sabaki/sgf 白
#   after 400 bytes: @sabaki/sgf \ufffd\ufffd\ufffd
#   after 100 bytes: pysgf 白
#   after 400 bytes: pysgf (empty)
#
# Goboard states CA in every new file, and in others as soon as such a letter is added
# (goboard_gui/files/sgf/writing.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pysgf==1.0.0 chardet==7.7.0
(cd "$folder" && npm install --silent --no-fund --no-audit @sabaki/sgf@3.4.7 >/dev/null)
cat >"$folder/write.py" <<'PY'
import sys

for length in (100, 400):
    moves = ";B[dd];W[pp]" * (length // 12)
    game = f"(;GM[1]FF[4]SZ[19]{moves};B[qd]C[白])"
    with open(f"{sys.argv[1]}/{length}.sgf", "w", encoding="utf-8") as file:
        file.write(game)
PY
cat >"$folder/read.js" <<'JS'
const sgf = require("@sabaki/sgf");
for (const length of [100, 400]) {
  let [node] = sgf.parseFile(`${length}.sgf`);
  while (node.children.length > 0) [node] = node.children;
  const text = node.data.C[0].replaceAll("\ufffd", "\\ufffd");
  console.log(`after ${length} bytes: @sabaki/sgf ${text}`);
}
JS
cat >"$folder/read.py" <<'PY'
import sys

from pysgf import GoGame

for length in (100, 400):
    node = GoGame.from_file(f"{sys.argv[1]}/{length}.sgf").root
    while node.children:
        node = node.children[0]
    print(f"after {length} bytes: pysgf {node.get_property('C') or '(empty)'}")
PY
export PYTHONIOENCODING=utf-8
"$folder/python/bin/python" "$folder/write.py" "$folder"
found=$(
    (cd "$folder" && node read.js)
    "$folder/python/bin/python" "$folder/read.py" "$folder"
)
expected='after 100 bytes: @sabaki/sgf 白
after 400 bytes: @sabaki/sgf \ufffd\ufffd\ufffd
after 100 bytes: pysgf 白
after 400 bytes: pysgf (empty)'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
