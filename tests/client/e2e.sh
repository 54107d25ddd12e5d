#!/bin/bash
# A whole game of two with base and crop circle tiles, by real clicks in a window: the client tells
# what it shows (--trace), xdotool clicks on it, and `carc replay` checks the record that the client
# saved by itself. Now and then the client is killed (-9) and goes on by its button Continue.
# usage: e2e.sh CLIENT CARC
set -u
client=$1
carc=$2
for need in Xvfb xdotool; do
    if ! command -v "$need" >/dev/null; then
        echo "skipped: $need is not installed"
        exit 77
    fi
done

work=$(mktemp -d)
cleanup() {
    exec 3<&- 4>&-
    [ -n "${client_pid:-}" ] && kill "$client_pid" 2>/dev/null
    [ -n "${server_pid:-}" ] && kill "$server_pid" 2>/dev/null
    wait 2>/dev/null
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "FAILED: $*"
    tail -n 60 "$work/screen" 2>/dev/null
    exit 1
}

Xvfb -displayfd 5 -screen 0 1280x800x24 -nolisten tcp 5>"$work/display" 2>"$work/server.log" &
server_pid=$!
for _ in $(seq 200); do
    [ -s "$work/display" ] && break
    read -r -t 0.05 <> <(:) || true
done
[ -s "$work/display" ] || fail "no X server"
DISPLAY=:$(head -n 1 "$work/display")
export DISPLAY
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy
export SDL_FRAMEBUFFER_ACCELERATION=0 # no detour through an emulated graphics card
unset WAYLAND_DISPLAY SDL_VIDEODRIVER

mkfifo "$work/trace"

# start OPTION... - the client, with what it tells on descriptor 3
start() {
    "$client" --trace --software --size 1280x800 --scale 100 "$@" \
        >"$work/trace" 2>>"$work/client.log" &
    client_pid=$!
    exec 3<"$work/trace"
    at='' scene='' main=''
}

# Reads what is shown next into $work/screen; at: step and phase of the game.
look() {
    local line
    : >"$work/next"
    while read -r -t 20 line <&3; do
        if [ "$line" = READY ]; then
            mv "$work/next" "$work/screen"
            scene=$(sed -n 's/^scene //p' "$work/screen")
            at=$(sed -n 's/^at //p' "$work/screen")
            main=$(sed -n 's/^button main "\([^"]*\)".*/\1/p' "$work/screen")
            picked=$(grep -cE '^(spot|candidate) .* on( |$)|^card choose-.* on( |$)' "$work/screen")
            return
        fi
        printf '%s\n' "$line" >>"$work/next"
    done
    fail "the client shows nothing new ($(cat "$work/client.log"))"
}

# Widgets whose ids begin so and that can be used: "id x y" with their middles, one a line.
usable() {
    grep -E "^[a-z]+ $1" "$work/screen" | grep -vE ' (disabled|hidden|under|on)( |$)' |
        sed -nE 's/^[a-z]+ ([^ ]+) .* (-?[0-9]+),(-?[0-9]+) ([0-9]+)x([0-9]+).*$/\1 \2 \3 \4 \5/p' |
        awk '{ print $1, int($2 + $4 / 2), int($3 + $5 / 2) }'
}

# Clicks on one of them and waits until the game went on or something was picked.
click() {
    local place before="$at $picked $scene $main"
    place=$(usable "$1" | shuf -n 1 --random-source=<(yes "$step$seed"))
    [ -n "$place" ] || fail "nothing like $1 can be clicked"
    set -- $place
    xdotool mousemove "$2" "$3" click 1
    clicks=$((clicks + 1))
    while [ "$at $picked $scene $main" = "$before" ]; do
        look
    done
}

# Waits until there is something of that kind.
wait_for() {
    while [ -z "$(usable "$1")" ]; do
        look
    done
}

# Pulls the plug. Whatever was shown as decided must be there again.
crash() {
    local before=${at%% *}
    kill -9 "$client_pid"
    wait "$client_pid" 2>/dev/null
    exec 3<&-
    : >"$work/screen"
    start
    look
    wait_for continue
    click continue
    [ "${at%% *}" -ge "$before" ] || fail "killed at step $before, continued at ${at%% *}"
    crashes=$((crashes + 1))
}

seed=1 step=0 clicks=0 crashes=0 picked=0
: >"$work/screen"
start --players 2 --names Ann,Bob --sets base,crop-circles --seed 2024
look
wait_for cell:
while [ "$scene" = game ]; do
    step=$((step + 1))
    [ $((step % 35)) -ne 0 ] || crash
    [ $step -lt 1000 ] || fail "no end after $step decisions"
    case $at in
    *' tile') # with nothing to claim the tile lies, but the turn waits
        click cell:
        case $at in *' tile') [ "$main" != 'End turn' ] || click main ;; esac
        ;;
    *' meeple')
        if [ $((step % 5)) -ne 0 ] && [ -n "$(usable spot:)" ]; then
            click spot:
        fi
        click main
        ;;
    *' crop-choice')
        click choose- # one press ends a choice that changes nothing
        case $at in *' crop-choice') click main ;; esac
        ;;
    *' crop-turn')
        if [ $((step % 4)) -eq 0 ] && [ -n "$(usable pass)" ]; then
            click pass
        else
            [ "$picked" -gt 0 ] || click candidate: # the only one is picked beforehand
            click main
        fi
        ;;
    *) look ;;
    esac
done
[ "$scene" = end ] || fail "the scene is $scene, expected end"

record=$(ls "$work"/data/walls-and-wheat/games/finished-*.carc) || fail "no record was saved"
"$carc" replay "$record" || fail "the record is wrong"
grep -q '^crop [AB]' "$record" || fail "no crop circle was played"
grep -q '^result ' "$record" || fail "the record has no result"
[ "$crashes" -gt 2 ] || fail "the plug was pulled $crashes times only"
echo "a game of $step decisions, $clicks clicks, $crashes crashes"
