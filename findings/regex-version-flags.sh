#!/bin/sh
# regex 2024.11.6 and 2026.11.15: which exception a user's expression can raise.
#
# Expected: an expression that cannot be compiled raises regex.error, which tells the position.
# Found: an expression that asks for the other version of the syntax than the program does, or for
# both, raises KeyError in releases before 2026.11.7 and ValueError since; neither is a regex.error
# or has a position. A search field that catches regex.error alone lets the exception through.
#
# Seen:
#   2024.11.6: (?V1)a KeyError, a( error
#   2026.11.15: (?V1)a ValueError, a( error
#
# Goboard catches all three (goboard_gui/record/regular_expressions.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/compile.py" <<'PY'
import sys

import regex


def raised(expression):
    try:
        regex.compile(expression, regex.VERSION0)
    except Exception as error:
        return type(error).__name__
    return "nothing"


print(f"{sys.argv[1]}: (?V1)a {raised('(?V1)a')}, a( {raised('a(')}")
PY
found=$(for version in 2024.11.6 2026.11.15; do
    python3 -m venv "$folder/$version"
    "$folder/$version/bin/pip" install --quiet "regex==$version"
    "$folder/$version/bin/python" "$folder/compile.py" "$version"
done)
expected="2024.11.6: (?V1)a KeyError, a( error
2026.11.15: (?V1)a ValueError, a( error"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
