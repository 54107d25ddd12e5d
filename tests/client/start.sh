#!/bin/bash
# What the client needs and does not find: one message, or it goes on without. No display, no fonts,
# no data, a newest autosave that is broken.
# usage: start.sh CLIENT CARC RECORDS
set -u
client=$1
carc=$2
records=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config LC_ALL=C.UTF-8
games=$XDG_DATA_HOME/walls-and-wheat/games
mkdir -p "$work/none" "$games"
faults=0

fail() {
    echo "FAILED: $*"
    sed 's/^/    /' "$work/err"
    faults=$((faults + 1))
}

# Runs a command with a script. run STATUS COMMAND... -- LINE...
run() {
    local wanted=$1 command=()
    shift
    while [ "$1" != -- ]; do
        command+=("$1")
        shift
    done
    shift
    printf '%s\n' "$@" >"$work/script"
    timeout 60 "${command[@]}" --script "$work/script" >"$work/out" 2>"$work/err"
    local status=$?
    [ $status -eq "$wanted" ] || fail "${command[*]}: status $status, not $wanted"
}

# With a graphics card SDL may draw without a desktop, and that is a display, too.
if [ ! -e /dev/dri ]; then
    run 1 env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER "$client" --software -- "wait new-game"
    grep -q "^no display: found neither" "$work/err" || fail "no display: not told"
fi

run 1 env SDL_VIDEODRIVER=nowhere "$client" --software -- "wait new-game"
grep -q "^no display: found SDL_VIDEODRIVER=nowhere " "$work/err" || fail "no such driver: not told"

cat >"$work/fonts.conf" <<END
<?xml version="1.0"?>
<fontconfig><dir>$work/none</dir><cachedir>$work/cache</cachedir></fontconfig>
END
run 1 env SDL_VIDEODRIVER=dummy FONTCONFIG_FILE="$work/fonts.conf" "$client" --software -- \
    "wait new-game"
grep -q "^no fonts: found none, expected" "$work/err" || fail "no fonts: not told"

run 0 env WALLS_AND_WHEAT_DATA="$work/none" "$client" --null -- "click new-game" "wait start"
[ -s "$work/err" ] && fail "no data: messages on the way to a new game"

# Settings that cannot be: each is told with its place, and what holds instead is the default.
mkdir -p "$XDG_CONFIG_HOME/walls-and-wheat"
printf 'theme pink\nsound  maybe\nscale 1e9\nkey undo\nmine 1\n' \
    >"$XDG_CONFIG_HOME/walls-and-wheat/settings"
run 0 "$client" --null -- "wait new-game"
for told in ':1:7: .*found "pink", expected classic, light or dark' ':2:8: .*expected on or off' \
    ':3:7: .*expected a number from 0 to 300' ':4:9: .*names of keys'; do
    grep -q "settings$told" "$work/err" || fail "settings: $told"
done
[ "$(wc -l <"$work/err")" -eq 4 ] || fail "settings: not four messages"
rm "$XDG_CONFIG_HOME/walls-and-wheat/settings"

ln -s settings "$XDG_CONFIG_HOME/walls-and-wheat/settings" # a loop
run 0 "$client" --null -- "wait new-game"
grep -q "settings: cannot be opened" "$work/err" || fail "settings behind a loop: not told"
rm "$XDG_CONFIG_HOME/walls-and-wheat/settings"

run 2 "$client" -null -- "wait new-game"
grep -q 'found "-null", expected options with two dashes' "$work/err" || fail "one dash"

# Numbers are digits, and nothing else.
for number in " 2" "+2" "2 " "0x2" "2.0" ""; do
    for option in players nodes seed scale; do
        run 2 "$client" --null "--$option=$number" -- "wait new-game"
        grep -qF "found \"$number\", expected" "$work/err" || fail "--$option=$number: not told"
    done
done
for size in "+640x480" "640x 480" "640x0000000000000000000000000480x" "640"; do
    run 2 "$client" --null "--size=$size" -- "wait new-game"
    grep -qF "found \"$size\", expected WIDTHxHEIGHT" "$work/err" || fail "--size=$size: not told"
done

# The last game is broken: it is told, and the one before it can be gone on with.
cp "$records/v1/unfinished-two.carc" "$games/unfinished-000001.carc"
touch -d '1 hour ago' "$games/unfinished-000001.carc"
head -c 30 "$games/unfinished-000001.carc" >"$games/unfinished-000002.carc"
run 0 "$client" --null -- "expect unfinished-000002.carc" "click continue" "wait zoom-fit"
cmp -s <(head -c 30 "$games/unfinished-000001.carc") "$games/unfinished-000002.carc" ||
    fail "the broken game was not left alone"
"$carc" play --continue --ascii </dev/null >"$work/out" 2>"$work/err" || fail "carc play"
grep -q "unfinished-000002.carc:[0-9]*:1: found" "$work/err" || fail "carc play: not told"

[ $faults -eq 0 ] && echo "what is missing is told"
exit $((faults > 0))
