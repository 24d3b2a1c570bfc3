#!/bin/sh
# Sees to it that the machine has what pip cannot bring: system-libraries.sh run|test|package
# Debian and its kin: installs what is missing (as root) or prints the one line that does (exit 1).
# Other Linuxes: names what is missing and lets the caller go on. Nothing missing: says nothing.
set -eu

# The libraries that Qt's wheels load and do not carry; the rest comes as dependencies of these.
QT_LIBRARIES='
libglib-2.0.so.0       libglib2.0-0
libGL.so.1             libgl1
libEGL.so.1            libegl1
libdbus-1.so.3         libdbus-1-3
libfontconfig.so.1     libfontconfig1
libxkbcommon-x11.so.0  libxkbcommon-x11-0
libxcb-cursor.so.0     libxcb-cursor0
libxcb-icccm.so.4      libxcb-icccm4
libxcb-keysyms.so.1    libxcb-keysyms1
libxcb-shape.so.0      libxcb-shape0
'
TEST_PROGRAMS='
Xvfb      xvfb
xauth     xauth
openbox   openbox
xdotool   xdotool
'
PACKAGE_PROGRAMS='
desktop-file-validate  desktop-file-utils
appstreamcli           appstream
update-mime-database   shared-mime-info
objdump                binutils
'

missing_libraries() {
    known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || return 0  # musl has no list
    echo "$1" | while read -r library package; do
        case "$known" in *"$library"*) ;; *) echo "$package" ;; esac
    done
}

missing_programs() {
    echo "$1" | while read -r program package; do
        [ -z "$program" ] || command -v "$program" >/dev/null || echo "$package"
    done
}

# Debian's python3 comes without the part of the standard library that makes a usable venv.
missing_venv() {
    "${PYTHON:-python3}" - 2>/dev/null <<'END' || true
import importlib.util, sys
if sys.version_info >= (3, 11) and importlib.util.find_spec("ensurepip") is None:
    print("python%d.%d-venv" % sys.version_info[:2])
END
}

# PyInstaller bundles Python's shared library, which Debian's python3 works without.
missing_libpython() {
    "${PYTHON:-python3}" - 2>/dev/null <<'END' || true
import os, sys, sysconfig
name = sysconfig.get_config_var("INSTSONAME") or ""
folders = [sysconfig.get_config_var("LIBDIR") or "", os.path.join(sys.base_prefix, "lib")]
if ".so" in name and not any(os.path.exists(os.path.join(folder, name)) for folder in folders):
    print("libpython%d.%d" % sys.version_info[:2])
END
}

[ "$(uname -s)" = Linux ] || exit 0
missing=$(missing_venv; missing_libraries "$QT_LIBRARIES")
case "${1:-}" in
    run) ;;
    test) missing="$missing $(missing_programs "$TEST_PROGRAMS")" ;;
    package) missing="$missing $(missing_programs "$PACKAGE_PROGRAMS"; missing_libpython)" ;;
    *) echo "usage: $0 run|test|package" >&2; exit 2 ;;
esac
missing=$(echo $missing)  # one line, single spaces
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Perhaps missing here (Debian's names; yours may differ): $missing" >&2
    exit 0
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "Goboard needs system packages that are missing here. Install them with:" >&2
    echo "    sudo apt-get install --no-install-recommends $missing" >&2
    exit 1
fi
echo "Installing system packages: $missing"
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update || echo "The package lists could not be renewed; trying with the old ones." >&2
# shellcheck disable=SC2086  # a list of words
apt-get -qq -o Dpkg::Use-Pty=0 install -y --no-install-recommends $missing >/dev/null
