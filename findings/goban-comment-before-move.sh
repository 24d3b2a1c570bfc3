#!/bin/sh
# goban 8.3.64, the engine of OGS: to which move a comment belongs.
#
# Expected: the properties of a node are a set. Their order means nothing, so a comment belongs to
# the move of its node.
# Found: properties take effect one after another. A comment or mark that is written before the move
# belongs to the move before. sgfmill sorts properties by name, so that C comes after B but before
# W: in every file that it writes, the comments on White's moves are shown at Black's.
#
# Seen, with a file by sgfmill 1.1.1, one comment on each of two moves:
#   (;FF[4]CA[UTF-8]GM[1]SZ[9];B[ee]C[Black's];C[White's]W[cc])
#   move 1: Black'sWhite's
#   move 2:
#
# Goboard writes the move of a new node first, and leaves the order in nodes of a file as it is;
# Check and Tidy Up offers to put the moves first (goboard_gui/files/tidy/properties.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet sgfmill==1.1.1
(cd "$folder" && npm install --silent --no-fund --no-audit goban@8.3.64 jsdom@26.1.0 >/dev/null)
cat >"$folder/write.py" <<'PY'
from sgfmill import sgf

game = sgf.Sgf_game(9)
for colour, point, comment in (("b", (4, 4), "Black's"), ("w", (6, 2), "White's")):
    node = game.extend_main_sequence()
    node.set_move(colour, point)
    node.set("C", comment)
print(game.serialise().decode().strip())
PY
cat >"$folder/read.js" <<'JS'
const { JSDOM } = require("jsdom");
const { window } = new JSDOM("");
const { document, CSSStyleSheet, HTMLElement } = window;
Object.assign(globalThis, { window, document, CSSStyleSheet, HTMLElement, self: window });
globalThis.addEventListener = () => {};
const print = console.log;
console.log = console.warn = console.debug = () => {};
const { GobanEngine } = require("goban");
const text = require("node:fs").readFileSync(0, "utf-8");
const engine = new GobanEngine({ original_sgf: text, width: 9, height: 9 });
for (let node = engine.move_tree.trunk_next; node; node = node.trunk_next) {
  print(`move ${node.move_number}: ${node.text}`.trim());
}
JS
written=$("$folder/python/bin/python" "$folder/write.py")
found=$(printf '%s\n' "$written"; printf '%s' "$written" | (cd "$folder" && node read.js))
expected="(;FF[4]CA[UTF-8]GM[1]SZ[9];B[ee]C[Black's];C[White's]W[cc])
move 1: Black'sWhite's
move 2:"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
