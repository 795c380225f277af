# What test scripts set up for themselves where this machine lets them; read by them, not run.

SKIPPED=

# Where Debian puts letters.
LETTERS=/usr/share/fonts/truetype

has_letters() {
  [ -d "$LETTERS/dejavu" ] && [ -d "$LETTERS/liberation" ]
}

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

# Debian packages, if we may install them; whoever else installs some is waited for.
install_package() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  install_now "$@" && return 0
  apt-get -o DPkg::Lock::Timeout=300 update >/dev/null 2>&1 && install_now "$@"
}

install_now() {
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" >/dev/null 2>&1
}
