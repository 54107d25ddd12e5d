# Shared by tools/play and tools/test: what is needed, how it is installed, how it is built.
# Sourced by bash, never run by itself.
# shellcheck shell=bash disable=SC2034

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

# One line for each need: a probe that works on every system, and Debian's package for it.
build_needs='
command:cc          gcc
header:stdlib.h     libc6-dev
command:meson       meson
command:ninja       ninja-build
command:pkg-config  pkg-config
module:yaml-0.1     libyaml-dev
module:jansson      libjansson-dev'
client_needs='
module:sdl2         libsdl2-dev
module:SDL2_image   libsdl2-image-dev
module:SDL2_ttf     libsdl2-ttf-dev
module:fontconfig   libfontconfig-dev
command:msgfmt      gettext
font:vollkorn       fonts-vollkorn
font:lato           fonts-lato'
test_needs='
module:criterion    libcriterion-dev
module:zlib         zlib1g-dev
command:clang       clang
fuzzer:clang        libclang-rt-14-dev
command:clang-format clang-format
command:Xvfb        xvfb
command:xauth       xauth
command:xdotool     xdotool
command:import      imagemagick'

say() {
    printf '%s\n' "$*"
}

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

have() {
    command -v "$1" >/dev/null 2>&1
}

# present KIND:NAME - is this need met?
present() {
    local name=${1#*:}
    case $1 in
        command:*) have "$name" ;;
        module:*) pkg-config --exists "$name" 2>/dev/null ;;
        header:*) printf '#include <%s>\n' "$name" | cc -E - >/dev/null 2>&1 ;;
        fuzzer:*) ls "$("$name" -print-runtime-dir 2>/dev/null)"/*fuzzer* >/dev/null 2>&1 ;;
        # The client falls back to other fonts, so these are only wanted where apt can bring them.
        font:*) ! have apt-get || [ -n "$(find /usr/share/fonts /usr/local/share/fonts \
            -iname "$name*" -print -quit 2>/dev/null)" ] ;;
        *) die "tools/lib.sh: unknown probe $1" ;;
    esac
}

# missing TABLE... - the packages whose probes fail, one a line
missing() {
    local probe package
    while read -r probe package; do
        if [ -n "$probe" ] && ! present "$probe"; then
            printf '%s\n' "$package"
        fi
    done <<<"$(printf '%s\n' "$@")"
}

# quietly LOG COMMAND... - keeps the output in LOG and shows its end only when the command fails
quietly() {
    local log=$1
    shift
    if ! "$@" >"$log" 2>&1 </dev/null; then
        tail -n 60 "$log" >&2
        return 1
    fi
}

# as_root COMMAND... - asks for a password only where somebody can type it
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ] && [ -t 1 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

# apt_install PACKAGE...
apt_install() {
    local log
    log=$(mktemp)
    # A password, if one is needed, is asked for here and not behind the log.
    as_root true || return 1
    if ! quietly "$log" as_root apt-get update; then
        say "The package lists could not be brought up to date; trying with those at hand." >&2
    fi
    quietly "$log" as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "$@" || return 1
    rm -f "$log"
}

# provide TABLE... - sees to it that every need is met; otherwise names the packages and stops
provide() {
    local packages answer
    mapfile -t packages < <(missing "$@")
    [ "${#packages[@]}" -gt 0 ] || return 0

    if ! have apt-get; then
        die "Please install these first (Debian's names; other systems have similar ones):" \
            "${packages[*]}"
    fi
    if [ "$(id -u)" -ne 0 ] && ! have sudo; then
        die "Please install these first, as root: apt-get install ${packages[*]}"
    fi
    if [ -t 0 ] && [ -t 1 ]; then
        say "Needed from Debian: ${packages[*]}"
        read -r -p "Install them now with apt? [Y/n] " answer
        case $answer in
            "" | [Yy]*) ;;
            *) die "Nothing was installed. Needed: ${packages[*]}" ;;
        esac
    fi
    say "Installing ${#packages[@]} packages with apt: ${packages[*]}"
    apt_install "${packages[@]}" || die "apt could not install them. Needed: ${packages[*]}"

    mapfile -t packages < <(missing "$@")
    [ "${#packages[@]}" -eq 0 ] || die "Still missing after the installation: ${packages[*]}"
}

# configure FOLDER OPTION... - sets a build folder up, or brings an old one up to date
configure() {
    local folder=$1
    shift
    mkdir -p "$folder"
    if [ -e "$folder/build.ninja" ]; then
        quietly "$folder/configure.log" meson setup --reconfigure "$@" "$folder" "$root"
    else
        quietly "$folder/configure.log" meson setup "$@" "$folder" "$root"
    fi
}

# compile FOLDER TARGET...
compile() {
    local folder=$1
    shift
    if ! ninja -C "$folder" "$@" >"$folder/compile.log" 2>&1 </dev/null; then
        grep -v '^\[[0-9]*/[0-9]*\]' "$folder/compile.log" | head -n 60 >&2
        return 1
    fi
}
