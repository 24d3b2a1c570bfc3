#!/bin/sh
# Python 3.11, Linux: what copying a file's mode does to the rights of its group.
#
# Expected: shutil.copymode gives a new file the rights of the old one, or fewer if the old one has
# an access list, which it does not copy.
# Found: more. In the mode of a file with an access list, the bits of the group are the mask, the
# most that any named user or group may do. Without the list the same bits are rights of the owning
# group. Here one named user may write and the group may do nothing; in the copy, the group may
# read and write. shutil.copystat, which copies extended attributes, copies the list with them.
#
# Seen:
#   before: group ---, mode 660
#   copymode: group rw-, mode 660
#   copystat: group ---, mode 660
#
# Whoever saves by writing a new file and renaming it must copy the list before the mode counts.
# Goboard does so (goboard_gui/files/storage/disk.py). Needs a file system with access lists, and
# exits with status 2 on others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/copy.py" <<'PY'
import os
import shutil
import struct
import sys

LIST = "system.posix_acl_access"
OWNER, USER, GROUP, MASK, OTHER = 0x01, 0x02, 0x04, 0x10, 0x20
NOBODY = 0xFFFFFFFF


def packed(*entries):
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def group_rights(path):
    """Return what the owning group may do: its own entry limited by the mask, if there are any."""
    try:
        data = os.getxattr(path, LIST)
    except OSError:
        bits = os.stat(path).st_mode >> 3 & 7
    else:
        rights = {tag: rights for tag, rights, _ in struct.iter_unpack("<HHI", data[4:])}
        bits = rights[GROUP] & rights.get(MASK, 7)
    return "".join(letter if bits & bit else "-" for letter, bit in zip("rwx", (4, 2, 1)))


def report(name, path):
    print(f"{name}: group {group_rights(path)}, mode {os.stat(path).st_mode & 0o777:o}")


os.chdir(sys.argv[1])
for name in ("old", "copymode", "copystat"):
    with open(name, "w") as file:
        file.write("(;GM[1]FF[4]SZ[19])")
    os.chmod(name, 0o600)
try:
    os.setxattr("old", LIST, packed(
        (OWNER, 6, NOBODY), (USER, 6, os.getuid() + 1), (GROUP, 0, NOBODY),
        (MASK, 6, NOBODY), (OTHER, 0, NOBODY),
    ))
except OSError as error:
    print(f"no access lists here: {error}", file=sys.stderr)
    sys.exit(2)
shutil.copymode("old", "copymode")
shutil.copystat("old", "copystat")
report("before", "old")
report("copymode", "copymode")
report("copystat", "copystat")
PY
found=$(python3 "$folder/copy.py" "$folder") || exit $?
expected="before: group ---, mode 660
copymode: group rw-, mode 660
copystat: group ---, mode 660"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
