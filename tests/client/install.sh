#!/bin/bash
# `meson install` into an empty folder brings all that a player needs, and the programs start from
# there: with the data, the translations and nothing else of the build folder.
# usage: install.sh MESON BUILD PREFIX
set -u
meson=$1
build=$2
prefix=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

fail() {
    echo "FAILED: $*"
    [ -s "$work/log" ] && sed 's/^/    /' "$work/log"
    faults=$((faults + 1))
}

"$meson" install -C "$build" --no-rebuild --destdir "$work/to" >"$work/log" 2>&1 || fail "install"
: >"$work/log"
home=$work/to$prefix

for file in bin/walls-and-wheat bin/carc share/applications/walls-and-wheat.desktop \
    share/icons/hicolor/scalable/apps/walls-and-wheat.svg share/walls-and-wheat/tiles/base.yaml \
    share/walls-and-wheat/tiles/crop-circles.yaml share/walls-and-wheat/rules/hig.yaml \
    share/walls-and-wheat/rules/rules.md share/locale/{de,it,pl,ru}/LC_MESSAGES/walls-and-wheat.mo; do
    [ -s "$home/$file" ] || fail "$file is missing"
done
for file in "$home"/bin/*; do
    [ -x "$file" ] || fail "$file cannot be run"
done

# What the desktop entry names is there.
entry=$home/share/applications/walls-and-wheat.desktop
[ -x "$home/bin/$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$entry")" ] || fail "Exec= names no program"
icon=$(sed -n 's/^Icon=//p' "$entry")
grep -q '<svg' "$home/share/icons/hicolor/scalable/apps/$icon.svg" || fail "Icon= names no picture"
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$entry" >"$work/log" 2>&1 || fail "the desktop entry is faulty"
fi

# run PROGRAM ARGUMENT... - as a new user would, in the language $language
run() {
    env -i HOME="$work/user" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 LANGUAGE="$language" \
        LSAN_OPTIONS="${LSAN_OPTIONS:-}" ASAN_OPTIONS="${ASAN_OPTIONS:-}" \
        timeout 60 "$home/bin/$1" "${@:2}" >"$work/log" 2>&1
}

# A title that stands nowhere but there shows that the data are those that were installed.
sed -i '0,/^title:.*/s//title: Brought along/' "$home/share/walls-and-wheat/tiles/base.yaml"
language=en
run carc tiles || fail "carc does not start"
printf '%s\n' "click new-game" "expect Brought along" "click start" "wait board" >"$work/script"
run walls-and-wheat --null --script "$work/script" || fail "a game does not begin"
printf '%s\n' "click rules" "expect Crop circle tiles" >"$work/script"
run walls-and-wheat --null --script "$work/script" || fail "the rules cannot be read"
while read -r language word; do
    printf 'expect %s\n' "$word" >"$work/script"
    run walls-and-wheat --null --script "$work/script" || fail "$language: not \"$word\""
done <<'WORDS'
en Settings
de Einstellungen
it Impostazioni
pl Ustawienia
ru Настройки
WORDS

[ $faults -eq 0 ] && echo "all is there and starts"
exit $((faults > 0))
