#!/bin/sh
# Skat Desktop from a checkout, with nothing to set up by hand:
#
#   sh packaging/dev.sh run [arguments]    plays; the arguments go to skat-desktop
#   sh packaging/dev.sh test [arguments]   tests; the arguments go to pytest
#
# What is missing is installed first: on Debian and Ubuntu the libraries that Qt
# needs from the system, and everything else into the virtual environment .venv
# of the checkout. When nothing is missing, nothing is installed and no network
# is needed. PYTHON=python3.12 chooses a Python, here as an example.
#
# .venv/dev.stamp tells what .venv was made for. It is removed before anything is
# installed and written when all is there; a .venv without one is made anew.

set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
venv=$root/.venv
py=$venv/bin/python
stamp=$venv/dev.stamp
log=$venv/dev.log

# What PySide6's libraries and its xcb, wayland and offscreen platforms link to,
# and a font that has the suits. Newer systems call some of them NAMEt64.
system_packages='
    fonts-dejavu-core
    libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0
    libgssapi-krb5-2 libwayland-client0 libwayland-cursor0 libwayland-egl1
    libx11-6 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0
    libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-shm0
    libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 libxcb1 libxkbcommon-x11-0
    libxkbcommon0
'

say() {
    printf 'skat-desktop: %s\n' "$*" >&2
}

fail() {
    say "$@"
    exit 1
}

# Runs a command with its output in the log.
logged() {
    printf '\n$ %s\n' "$*" >>"$log"
    "$@" </dev/null >>"$log" 2>&1
}

fail_with_log() {
    tail -n 25 "$log" >&2
    fail "$@" "(all of it: $log)"
}

# --- Python -----------------------------------------------------------------

# Prints what has to stay the same for an environment to be of use.
kind_of() {
    "$1" -c 'import os, sys; print(sys.implementation.cache_tag, os.uname().machine)' 2>/dev/null
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# Sets python: $PYTHON, else python3, else the newest python3.x.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        python=$PYTHON
        is_new_enough "$python" && return
    else
        for python in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
            is_new_enough "$python" && return
        done
        python=python3
    fi
    fail "Python 3.11 or newer is needed; $python is" \
        "$("$python" --version 2>/dev/null || echo 'not there')." \
        'PYTHON=/path/to/python chooses another.'
}

makes_environments() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

venv_package() {
    "$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'
}

# --- packages of the system ---------------------------------------------------

is_debian() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Prints those of the named packages that are not installed.
missing_packages() {
    # shellcheck disable=SC2046 # the names are words
    installed=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' \
        "$@" $(printf '%st64 ' "$@") 2>/dev/null || true)"
    for package; do
        case $installed in
            *" $package=installed "* | *" ${package}t64=installed "*) ;;
            *) printf ' %s' "$package" ;;
        esac
    done
}

# Can this script install packages? sudo may ask on a terminal, never elsewhere.
may_be_root() {
    if [ "$(id -u)" = 0 ]; then
        return 0
    elif ! command -v sudo >/dev/null; then
        return 1
    elif sudo -n true 2>/dev/null; then
        return 0
    elif [ -t 0 ] && [ -t 2 ]; then
        say 'To install packages of the system, sudo may ask for your password.'
        sudo true
    else
        return 1
    fi
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        logged "$@"
    else
        logged sudo "$@"
    fi
}

install_packages() {
    if ! may_be_root; then
        say 'Packages of the system are missing, and only an administrator can install them.'
        say 'Please type this, then start again:'
        if command -v sudo >/dev/null; then
            set -- "sudo apt-get update && sudo apt-get install --no-install-recommends $*"
        else
            set -- "su -c 'apt-get update && apt-get install --no-install-recommends $*'"
        fi
        printf '\n    %s\n\n' "$1" >&2
        exit 1
    fi
    say "Installing packages of the system: $*"
    # An old list of packages may do, so it is the installation that has to succeed.
    as_root apt-get -q update || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 install "$@" ||
        fail_with_log 'The packages could not be installed.'
}

# Debian keeps the part of Python that makes environments in a package of its own.
provide_packages() {
    wanted=$system_packages
    if ! is_usable && ! makes_environments; then
        case $(command -v "$python") in
            /usr/bin/* | /bin/*) wanted="$wanted $(venv_package)" ;;
        esac
    fi
    # shellcheck disable=SC2046,SC2086 # the names are words
    set -- $(missing_packages $wanted)
    if [ $# -gt 0 ]; then
        mkdir -p "$venv"
        install_packages "$@"
    fi
}

# --- the environment ----------------------------------------------------------

# The stamp has four lines: where and with which Python the environment was made,
# from what, and for which use; an environment for tests runs too.
made_for() {
    printf '%s\n%s\n' "$root" "$(kind_of "$py")"
}

# What has to be installed, and what is compiled, anew when it changes.
made_from() {
    # What is compiled: solver and players.
    (cd "$root" && cat pyproject.toml packaging/build_hook.py skat_desktop/solver/*.p* \
        skat_desktop/players/vectors.pxd skat_desktop/players/batches.py \
        skat_desktop/players/hands.py skat_desktop/players/playouts.py \
        skat_desktop/players/worlds.py 2>/dev/null) | cksum
}

is_usable() {
    [ -f "$stamp" ] && [ "$(head -n 2 "$stamp")" = "$(made_for)" ] &&
        { [ -z "${PYTHON:-}" ] || [ "$(kind_of "$PYTHON")" = "$(kind_of "$py")" ]; }
}

is_ready() {
    is_usable && [ "$(sed -n 3p "$stamp")" = "$(made_from)" ] &&
        { [ "$use" = run ] || [ "$(sed -n 4p "$stamp")" = test ]; }
}

pip() {
    PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 \
        logged "$py" -m pip "$@"
}

make_environment() {
    makes_environments ||
        fail "$(command -v "$python") cannot make environments: it has no ensurepip."
    say "Making the environment .venv with $("$python" --version) ..."
    rm -rf "$venv"
    mkdir "$venv"
    logged "$python" -m venv "$venv" || fail_with_log 'The environment could not be made.'
}

# Installs the checkout, editable. What builds it goes into the environment too, so
# that after a change of pyproject.toml the build needs no network.
install_checkout() {
    build_tools=$("$py" -c '
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"])
' "$root/pyproject.toml" 2>>"$log") || return 1
    case $installed_for in
        run) checkout=. ;;
        test) checkout='.[test]' ;;
    esac
    cd "$root" || return 1
    # shellcheck disable=SC2086 # one requirement a word
    pip install $build_tools && pip install --no-build-isolation -e "$checkout"
}

provide_environment() {
    installed_for=$use
    if is_usable; then
        [ "$(sed -n 4p "$stamp")" = run ] || installed_for='test'
        mv "$stamp" "$stamp.before"
        say 'Bringing the environment .venv up to date ...'
    else
        make_environment
        say 'Installing Qt and the rest into it (some 100 MB) ...'
    fi
    if ! (install_checkout); then
        # pip takes back what it cannot finish: the environment is what it was.
        [ ! -f "$stamp.before" ] || mv "$stamp.before" "$stamp"
        fail_with_log 'The installation failed.'
    fi
    "$py" -c 'from PySide6 import QtGui, QtSvg, QtWidgets' 2>>"$log" ||
        fail "Qt misses something of the system: $(tail -n 1 "$log")"
    {
        made_for
        made_from
        echo "$installed_for"
    } >"$stamp.new"
    mv "$stamp.new" "$stamp"
    rm -f "$stamp.before"
    set -- "$root"/skat_desktop/solver/search.*.so
    [ -e "$1" ] || say 'Without a C compiler the computer players think as Python, with less look-ahead.'
    say 'Ready.'
}

# Whether the compiled translations are those of the files as they are now.
translations_are_fresh() {
    for texts in "$root"/resources/translations/*.ts; do
        [ ! -e "$texts" ] || [ "${texts%.ts}.qm" -nt "$texts" ] || return 1
    done
}

# --- the two uses ---------------------------------------------------------------

use=${1:-}
case $use in
    run | test) shift ;;
    *)
        say 'usage: sh packaging/dev.sh run [arguments of skat-desktop]'
        say '       sh packaging/dev.sh test [arguments of pytest]'
        exit 2
        ;;
esac

if ! is_ready && ! { [ -w "$root" ] && { [ ! -e "$venv" ] || [ -w "$venv" ]; }; }; then
    fail "Something has to be installed into $venv, which you may not write to."
fi

# One at a time where the system can do that; the second finds everything done.
exec 9<"$root/pyproject.toml"
if ! is_ready && command -v flock >/dev/null && ! flock -n 9; then
    say 'Waiting for another installation to end ...'
    flock 9
fi
is_usable || find_python
! is_debian || provide_packages
is_ready || provide_environment
translations_are_fresh || "$py" "$root/packaging/translations.py" compile ||
    say 'The translations could not be compiled: what has changed in them is not shown.'
exec 9<&-

if [ "$use" = run ]; then
    # -P: not what happens to lie in the folder this was typed in.
    exec "$py" -P -m skat_desktop "$@"
fi
cd "$root"
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
exec "$py" -m pytest "$@"
