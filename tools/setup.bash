# What test scripts set up for themselves where this machine lets them; read by them, not run.

SKIPPED=

# Says what is not done here; with GRILLE_NOTHING_SKIPPED=1 that is a failure in the end.
skip() {
  echo "SKIPPED: $1"
  SKIPPED=1
}

# Ends a script that cannot do anything here.
give_up() {
  skip "$1"
  echo "0 passed, 0 failed"
  [ "${GRILLE_NOTHING_SKIPPED:-}" = 1 ] && exit 1
  exit 0
}

# Debian packages, if we may install them.
install_package() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1 && return 0
  apt-get update >/dev/null 2>&1 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1
}
