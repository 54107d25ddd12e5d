#!/bin/bash
# Files that are given to the client on its command line, without a window: what is a game opens,
# what is none is told once, with its place, and the title screen stays.
# usage: open_file.sh CLIENT CARC RECORDS
set -u
client=$1
carc=$2
records=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config LC_ALL=C.UTF-8
faults=0

fail() {
    echo "FAILED: $*"
    sed 's/^/    /' "$work/err"
    faults=$((faults + 1))
}

# Opens a file and carries out the lines of a script. open FILE STATUS LINE...
open() {
    local file=$1 wanted=$2
    shift 2
    printf '%s\n' "$@" >"$work/script"
    timeout 60 "$client" "$file" --null --script "$work/script" >"$work/out" 2>"$work/err"
    local status=$?
    [ $status -eq "$wanted" ] || fail "$(basename "$file"): status $status, not $wanted"
}

"$carc" export "$records/v1/circles-three.carc" -o "$work/over.jcz" || fail "export"
"$carc" export "$records/v1/unfinished-two.carc" -o "$work/game.jcz" || fail "export"

open "$work/over.jcz" 0 "click final-skip"
[ -s "$work/err" ] && fail "a game that is over brings messages"

open "$work/game.jcz" 0 "save $work/first.carc"
[ -s "$work/err" ] && fail "a game brings messages"
"$carc" replay "$work/first.carc" >/dev/null 2>"$work/err" || fail "what was saved is no record"
open "$work/game.jcz" 0 "save $work/second.carc"
cmp "$work/first.carc" "$work/second.carc" || fail "the same file gave two games"
grep -q '^draws free' "$work/first.carc" || fail "who dealt is not told"

# The file opens where it ended: with a tile in hand that another program dealt, or ours.
tail -n 1 "$work/first.carc" | grep -q '^draw ' || fail "no tile was dealt"

# A tile file is shown, whatever is wrong with it.
tiles=$records/../../data/tiles
open "$tiles/crop-circles.yaml" 0 "wait face-5" "expect crop-circles.yaml" "click try" \
    "save $work/tried.carc"
[ -s "$work/err" ] && fail "a tile file brings messages"
grep '^draw ' "$work/tried.carc" | cmp -s - <(echo "draw CC-A") || fail "another tile was drawn first"
"$carc" replay "$work/tried.carc" >/dev/null 2>"$work/err" || fail "what was tried is no record"
sed '/pennants/d; s/kind: city/kind: town/' "$tiles/crop-circles.yaml" >"$work/mine.yaml"
open "$work/mine.yaml" 0 "wait finding-0" "expect mine.yaml:"
open "$work/none.yaml" 0 "expect cannot be opened"

# However many sets there are besides, and whatever its name is made of.
mkdir -p "$work/data/walls-and-wheat/tiles"
for i in $(seq 100); do
    sed "s/^set: .*/set: other-$i/; s/^title: .*/title: Other $i/" "$tiles/crop-circles.yaml" \
        >"$work/data/walls-and-wheat/tiles/other-$i.yaml"
done
sed 's/^set: .*/set: named/; s/^title: .*/title: Named/' "$tiles/crop-circles.yaml" >"$work/named.yaml"
for name in named.yaml $'a\nb\e[31mc.yaml' $'\xff\xfe.yaml' "$(printf 'n%.0s' {1..250}).yaml"; do
    [ "$name" = named.yaml ] || cp "$work/named.yaml" "$work/$name"
    open "$work/$name" 0 "wait face-5" "expect Named" "click set" "key Up" "key Return" \
        "expect Other 99" "click set" "key Down" "key Return" "expect Named" "click try"
    [ -s "$work/err" ] && fail "a tile file among many brings messages"
done
rm -r "$work/data/walls-and-wheat/tiles"

# NAME TEXT: what the message has in it
hostile() {
    open "$work/$1" 1 "wait new-game" "expect $1"
    [ "$(wc -l <"$work/err")" -eq 1 ] || fail "$1: not one message"
    grep -q "$1" "$work/err" || fail "$1: the file is not told"
    grep -q "$2" "$work/err" || fail "$1: the message does not tell: $2"
}

: >"$work/empty.jcz"
hostile empty.jcz ":1:1: found the end, expected"
head -c 700 "$work/game.jcz" >"$work/cut.jcz"
hostile cut.jcz ":[0-9]*:[0-9]*: found .*, expected"
head -c 100000 /dev/zero | tr '\0' '[' >"$work/deep.jcz"
hostile deep.jcz ":1:33: .*nested"
head -c 9000000 /dev/zero | tr '\0' ' ' >"$work/huge.jcz"
hostile huge.jcz "8388608"
printf '{"appVersion":"5.7.0\0"}' >"$work/zero.jcz"
hostile zero.jcz ":1:"
printf '\377\376{\0}\0' >"$work/utf16.jcz"
hostile utf16.jcz ":1:1: "
sed 's/"basic:1": 1/"inns-and-cathedrals": 1, "traders": 2, "basic:1": 1/' "$work/game.jcz" >"$work/big-box.jcz"
hostile big-box.jcz "set inns-and-cathedrals, set traders"
sed 's/"appVersion": "5.7.0"/"appVersion": "4.6.1"/' "$work/game.jcz" >"$work/old.jcz"
hostile old.jcz "4.6.1"
sed 's/"type": "COMMIT"/"type": "UNDO"/' "$work/game.jcz" >"$work/illegal.jcz"
hostile illegal.jcz "replay\[[0-9]*\]"
mkdir "$work/folder.jcz"
hostile folder.jcz "folder.jcz"
hostile missing.jcz "missing.jcz"
long=$(printf "$(printf 'l%.0s' {1..200})/%.0s" {1..6})
mkdir -p "$work/$long"
cp "$tiles/base.yaml" "$work/$long/far.yaml"
open "$work/${long}far.yaml" 1 "wait new-game" "expect at most 1023"
grep -q "far.yaml: found a path of [0-9]* bytes, expected at most 1023" "$work/err" ||
    fail "a path that is too long is not told"

[ $faults -eq 0 ] && echo "all files were opened or refused as they should"
exit $((faults > 0))
