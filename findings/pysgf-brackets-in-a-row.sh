#!/bin/sh
# pysgf 1.0.0, the parser of KaTrain: texts with brackets.
#
# Expected: a "]" in a text is escaped as "\]", as pysgf itself does when it writes; then the text
# is read as one value.
# Found: where a "[" follows, values are divided at the escaped "]", whatever white space is
# between the two. get_property returns the first part only. What pysgf writes of that is two
# values, so that no program reads the text as one again. An escaped "[" prevents this, but then
# its backslash stays in the text.
#
# Seen:
#   C[A [3d\] [won\]]: ['A [3d\\', 'won]'], written C[A [3d\\][won\]]
#   C[A [3d\] \[won\]]: ['A [3d] \\[won]'], written C[A [3d\] \\[won\]]
#
# Goboard escapes "[" after "]" (goboard_gui/record/properties/texts.py), and reads several values of a
# comment as lines of one (goboard_gui/files/comments.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet pysgf==1.0.0 chardet==7.7.0
cat >"$folder/read.py" <<'PY'
from pysgf import GoGame

for text in (r"C[A [3d\] [won\]]", r"C[A [3d\] \[won\]]"):
    root = GoGame.parse_sgf(f"(;{text})")
    print(f"{text}: {root.get_list_property('C')}, written {root.sgf()[2:-1]}")
PY
found=$("$folder/bin/python" "$folder/read.py")
expected='C[A [3d\] [won\]]: ['"'A [3d\\\\', 'won]'"'], written C[A [3d\\][won\]]
C[A [3d\] \[won\]]: ['"'A [3d] \\\\[won]'"'], written C[A [3d\] \\[won\]]'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
