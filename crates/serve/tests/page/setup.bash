# What run, measure and pictures need, set up where this machine lets us; read by them, not run.

. "$(dirname "${BASH_SOURCE[0]}")/../../../../tools/setup.bash"

need_node() {
  command -v node >/dev/null && command -v npm >/dev/null || install_package nodejs npm || give_up "the tests of the page, for Node is not here and cannot be installed"
  [ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || give_up "the tests of the page, for Node $(node --version) is too old; 20 is needed"
}

# The packages of the lock file; again only if it has changed.
need_packages() {
  cmp -s package-lock.json node_modules/.lock && return 0
  npm ci --no-audit --no-fund --loglevel=error >/dev/null 2>&1 || give_up "the tests of the page, for their packages cannot be fetched"
  cp package-lock.json node_modules/.lock
}

# Is there a browser, or can there be one?
has_chromium() {
  CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || true)}
  [ -n "$CHROMIUM" ] || { install_package chromium && CHROMIUM=$(command -v chromium); } || return 1
  export CHROMIUM
}

need_chromium() {
  has_chromium || give_up "everything, for Chromium is not here and cannot be installed"
}

# From here on browsers see these letters of Debian alone: what the page looks like must not hang on the others.
only_letters() {
  local folder=${TMPDIR:-/tmp}/grille-letters-$1
  [ -d "$LETTERS/$1" ] || return 1
  mkdir -p "$folder"
  cat >"$folder/fonts.conf" <<LIST
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$LETTERS/$1</dir><cachedir>$folder</cachedir><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>
LIST
  export FONTCONFIG_FILE=$folder/fonts.conf
}

# Starts the program at a free port, and ends it when the script ends. An address instead of a path is taken as it is.
start_server() {
  case "$1" in http://*) export GRILLE_ADDRESS=$1; return 0 ;; esac
  SAID=$(mktemp)
  "$1" serve --no-open --port 0 --lang en >"$SAID" 2>/dev/null &
  SERVER=$!
  trap 'kill "$SERVER" 2>/dev/null; rm -f "$SAID"' EXIT
  for _ in $(seq 200); do
    GRILLE_ADDRESS=$(grep -o 'http://[^ ]*' "$SAID" | head -n 1 || true)
    [ -n "$GRILLE_ADDRESS" ] && break
    kill -0 "$SERVER" 2>/dev/null || { echo "the server ended at once"; exit 1; }
    sleep 0.05
  done
  [ -n "$GRILLE_ADDRESS" ] || { echo "the server does not say where it is"; exit 1; }
  export GRILLE_ADDRESS
}

# The program that is tested: what was named, or what was built last.
program() {
  ls -t ../../../../target/release/grille ../../../../target/debug/grille 2>/dev/null | head -n 1
}
