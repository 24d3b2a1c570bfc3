#!/bin/sh
# PySide6 6.11.3: after PySide6.QtCore has been imported, importing any other module also reads its
# source, although a compiled module is there.
#
# PySide replaces builtins.__import__ by a function for its `__feature__` modules. One would expect
# that it acts only on imports of `__feature__`, but it looks into the source of each module that
# imports something else, to see whether that word is in it. A program of some hundred modules that
# imports Qt early thus starts noticeably later.
# Output seen:
#     before: source read False
#     after: source read True
#     restored: source read False
# Goboard puts Python's own function back after it has imported QtCore.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet PySide6-Essentials==6.11.3
for name in one two three; do
    printf 'import colorsys\n' > "$folder/module_$name.py"
done
"$folder/bin/python" -m compileall -q "$folder"/module_*.py
cat > "$folder/program.py" <<'END'
import builtins
import sys

opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
own_import = builtins.__import__
import module_one

print("before: source read", any(name.endswith("module_one.py") for name in opened))
import PySide6.QtCore
import module_two

print("after: source read", any(name.endswith("module_two.py") for name in opened))
builtins.__import__ = own_import
import module_three

print("restored: source read", any(name.endswith("module_three.py") for name in opened))
END
found=$("$folder/bin/python" "$folder/program.py")
expected='before: source read False
after: source read True
restored: source read False'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
