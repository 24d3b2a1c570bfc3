#!/bin/sh
# Builds the bundle of a commit on bare Debian systems and runs it there:
#     packaging/bare-debian.sh FOLDER [SUITE...]
# SUITES are bookworm and trixie unless named. Needs root, debootstrap, and about 2 GB in FOLDER for
# each system, which is made anew. Besides Debian's base system it has what README.md asks for, and
# what `make package` installs by itself. pip there uses the PIP_* variables and certificate of here.
set -eu

SAMPLE=resources/samples/a-game-19x19.sgf
MIRROR=${MIRROR:-http://deb.debian.org/debian}
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2; }
folder=$1
shift
[ $# -gt 0 ] || set -- bookworm trixie

# Mounts of the systems end with this process, so nothing can be deleted through them later.
if [ -z "${BARE_DEBIAN_MOUNTS:-}" ]; then
    export BARE_DEBIAN_MOUNTS=own
    exec unshare --mount --propagation private "$0" "$folder" "$@"
fi

within() {  # SYSTEM COMMAND: a line of shell in a system
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        $(env | grep '^PIP_') chroot "$1" sh -euxc "$2"
}

for suite; do
    system=$folder/$suite
    rm -rf --one-file-system "$system"
    mkdir -p "$system"
    debootstrap --variant=minbase "$suite" "$system" "$MIRROR" >"$folder/$suite.log"
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    cp /etc/resolv.conf "$system/etc/"
    within "$system" 'apt-get -qq update &&
        apt-get -qq install -y --no-install-recommends python3 python3-pip make git' \
        >>"$folder/$suite.log"
    if [ -n "${PIP_CERT:-}" ]; then install -D -m 644 "$PIP_CERT" "$system$PIP_CERT"; fi
    git clone -q --no-local "$root" "$system/root/goboard"
    within "$system" 'cd /root/goboard; make package'
    # Elsewhere, without the clone and its environment, as on another machine.
    within "$system" "mv /root/goboard/dist/goboard /opt/; mv /root/goboard/$SAMPLE /tmp/game.sgf
        rm -rf /root/goboard; cd /tmp; ls /opt/goboard/_internal/licences
        QT_QPA_PLATFORM=offscreen /opt/goboard/goboard-gui --smoke
        /opt/goboard/goboard diagram game.sgf -o board.png
        /opt/goboard/goboard diagram game.sgf -o game.pdf --figures every:50
        test -s board.png; test -s game.pdf"
    echo "$suite: the bundle was built and runs"
    umount -l "$system/dev" "$system/proc"
done
