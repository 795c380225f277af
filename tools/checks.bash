# Runs named checks, some beside the others, and tells in the end what took how long; read by scripts, not run.

CHECKS=${CARGO_TARGET_DIR:-$PWD/target}/checks
rm -rf "$CHECKS"
mkdir -p "$CHECKS"
BEGUN=$SECONDS
ORDER=()
declare -A BESIDE

# Runs a command, keeps what it says, its exit code and its times: by the clock, and of the processors.
measured() {
  local name=$1 code=0
  shift
  local TIMEFORMAT='%R %U %S'
  { time "$@" >"$CHECKS/$name.log" 2>&1 || code=$?; } 2>"$CHECKS/$name.times"
  echo "$code" >"$CHECKS/$name.code"
}

# check NAME COMMAND…: now, and what it says is shown when it ends.
check() {
  ORDER+=("$1")
  echo "== $1"
  measured "$@"
  cat "$CHECKS/$1.log"
}

# beside NAME COMMAND…: beside what follows, until `join NAME`.
beside() {
  ORDER+=("$1")
  measured "$@" </dev/null &
  BESIDE[$1]=$!
}

# join NAME…: waits for these, and shows what they say.
join() {
  local name
  for name in "$@"; do
    wait "${BESIDE[$name]}" || true
    echo "== $name"
    cat "$CHECKS/$name.log"
  done
}

# Did this check end well?
went_well() {
  [ "$(cat "$CHECKS/$1.code" 2>/dev/null)" = 0 ]
}

# The table of all checks; fails if one of them has failed.
tell() {
  local name clock user system failed=0
  printf '\n%-28s %8s %10s\n' check seconds processor
  for name in "${ORDER[@]}"; do
    read -r clock user system <"$CHECKS/$name.times" || continue
    printf '%-28s %8.0f %10.0f' "$name" "$clock" "$(awk "BEGIN {print $user + $system}")"
    went_well "$name" || { failed=1; printf '   FAILED'; }
    printf '\n'
  done
  printf '%-28s %8d\n' "in all" "$((SECONDS - BEGUN))"
  grep -h '^SKIPPED: ' "$CHECKS"/*.log || true
  return "$failed"
}
