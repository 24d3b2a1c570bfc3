#!/bin/sh
# Lets desktops know Goboard: its place in the menu, which files are its own, and thumbnails of them.
#     install-desktop.sh install|uninstall [PREFIX]
# PREFIX is ~/.local, or /usr/local for root. Its bin gets links to the programs, which stay where
# they are: beside this folder (a bundle), in dist/goboard, or in .venv/bin.
set -eu

ID=io.github.goboard.Goboard
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
if [ "$(id -u)" -eq 0 ]; then usual=/usr/local; else usual=$HOME/.local; fi
task=${1:-}
prefix=${2:-$usual}
share=$prefix/share

entry() {  # FILE PLACE: one file, under $share
    case "$task" in
        install) install -D -m 644 "$1" "$share/$2" ;;
        uninstall) rm -f "$share/$2" ;;
    esac
}

named() {  # FILE PLACE: likewise, with the whole names of the programs
    entry "$1" "$2"
    [ "$task" = uninstall ] || sed -i \
        -e "s|^Exec=\(goboard[a-z-]*\)|Exec=\"$prefix/bin/\1\"|" \
        -e "s|^TryExec=|TryExec=$prefix/bin/|" "$share/$2"
}

first_there() {
    for path in "$@"; do
        if [ -e "$path" ]; then
            echo "$path"
            return
        fi
    done
    echo "$0: there is none of: $*" >&2
    exit 1
}

if_there() {  # Where there is no such tool, nobody keeps the list that it renews.
    if command -v "$1" >/dev/null; then "$@"; fi
}

case "$task" in
    install)
        program=$(first_there "$root/goboard" "$root/dist/goboard/goboard" "$root/.venv/bin/goboard")
        mkdir -p "$prefix/bin"
        ln -sf "$program" "$program-gui" "$prefix/bin/" ;;
    uninstall) rm -f "$prefix/bin/goboard" "$prefix/bin/goboard-gui" ;;
    *) echo "usage: $0 install|uninstall [PREFIX]" >&2; exit 2 ;;
esac
icon=$(first_there "$here/$ID.svg" "$root/resources/icons/$ID.svg")
named "$here/$ID.desktop" "applications/$ID.desktop"
named "$here/$ID.thumbnailer" "thumbnailers/$ID.thumbnailer"
entry "$here/$ID.mime.xml" "mime/packages/$ID.xml"
entry "$here/$ID.metainfo.xml" "metainfo/$ID.metainfo.xml"
entry "$icon" "icons/hicolor/scalable/apps/$ID.svg"

[ ! -d "$share/mime/packages" ] || if_there update-mime-database "$share/mime"
[ ! -d "$share/applications" ] || if_there update-desktop-database -q "$share/applications"
[ ! -d "$share/icons/hicolor" ] || if_there gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
