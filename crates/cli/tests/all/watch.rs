//! `grille lab watch` as somebody sits before it: in a terminal of its own, by `tmux`.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use snapbox::Data;
use snapbox::cmd::cargo_bin;
use snapbox::data::DataFormat;

/// A terminal that nobody sees, with a server of its own so that nobody is disturbed.
pub struct Terminal {
    socket: String,
}

impl Terminal {
    /// `grille lab watch` in a terminal of this size; nothing where there is no `tmux`.
    fn open(name: &str, width: u32, height: u32, arguments: &str) -> Option<Self> {
        Self::run(name, width, height, &format!("lab watch {arguments}"))
    }

    /// The same for any command.
    pub fn run(name: &str, width: u32, height: u32, arguments: &str) -> Option<Self> {
        let has_tmux = Command::new("tmux").arg("-V").stdout(Stdio::null()).status();
        if !has_tmux.is_ok_and(|status| status.success()) {
            let needed =
                std::env::var_os("GRILLE_NOTHING_SKIPPED").is_some_and(|value| value == "1");
            assert!(!needed, "tmux is not installed, so no terminal can be driven");
            eprintln!("skipped: tmux is not installed, so no terminal can be driven");
            return None;
        }
        let terminal = Self { socket: format!("grille-{name}-{}", std::process::id()) };
        let (width, height) = (width.to_string(), height.to_string());
        let program = cargo_bin("grille");
        // What is printed after the program has ended shows that the terminal was given back.
        let line = format!("'{}' {arguments}; echo left $?; stty -a; sleep 60", program.display());
        let size = ["-x", &width, "-y", &height];
        let begin = ["-f", "/dev/null", "new-session", "-d"];
        assert!(terminal.tmux(&[&begin, &size[..], &[&line]].concat()).status.success());
        Some(terminal)
    }

    fn tmux(&self, arguments: &[&str]) -> std::process::Output {
        let mut tmux = Command::new("tmux");
        tmux.args(["-L", &self.socket]).args(arguments);
        tmux.env("LC_ALL", "C.UTF-8").env("TERM", "xterm-256color").env_remove("TMUX");
        tmux.output().expect("tmux starts")
    }

    fn press(&self, key: &str) {
        self.tmux(&["send-keys", key]);
    }

    /// What is seen.
    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// What is seen once it is as expected.
    #[track_caller]
    pub fn wait(&self, expected: &str) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(expected) {
                return screen;
            }
            assert!(start.elapsed() < Duration::from_secs(60), "no {expected:?} in\n{screen}");
            sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

#[test]
fn forward_back_and_quit() {
    let Some(terminal) = Terminal::open("keys", 100, 30, "6 --method stacks") else { return };
    terminal.wait("the beginning");
    terminal.press("Right");
    terminal.wait("step 1 of");
    terminal.press("Right");
    let second = terminal.wait("step 2 of");
    terminal.press("d");
    terminal.wait("dead end: nothing fits in row");
    terminal.press("End");
    terminal.wait("a solution");
    terminal.press("Home");
    terminal.press("Right");
    terminal.press("Right");
    terminal.press("Right");
    terminal.wait("step 3 of");
    terminal.press("Left");
    assert_eq!(terminal.wait("step 2 of"), second, "back is exact");
    terminal.press("q");
    let after = terminal.wait("left 0");
    assert!(terminal.wait(" echo").contains(" icanon"), "the terminal is given back:\n{after}");
}

#[test]
fn a_signal_gives_the_terminal_back() {
    let Some(terminal) = Terminal::open("signal", 100, 30, "6 --method stacks") else { return };
    terminal.wait("the beginning");
    let shell = terminal.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
    let shell = String::from_utf8_lossy(&shell).trim().to_owned();
    let child = Command::new("pgrep").args(["-P", &shell]).output().expect("pgrep is there").stdout;
    let child = String::from_utf8_lossy(&child).trim().to_owned();
    assert!(Command::new("kill").args(["-TERM", &child]).status().expect("so is kill").success());
    let after = terminal.wait("left 130");
    assert!(terminal.wait(" echo").contains(" icanon"), "the terminal is given back:\n{after}");
}

#[test]
fn it_runs_by_itself_and_stops_at_the_end() {
    let Some(terminal) = Terminal::open("run", 100, 30, "1.....2......3.4") else { return };
    terminal.wait("the beginning");
    (0..6).for_each(|_| terminal.press("+"));
    terminal.press("Space");
    terminal.wait("a solution");
    terminal.wait("next dead end");
    terminal.press("C-c");
    terminal.wait("left 0");
}

#[test]
fn a_small_terminal_does_not_break_it() {
    let sudoku = "corpus/sudoku/source-variable-8.txt --method search --beside stacks --timeout 5";
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let arguments = format!("{root}{sudoku}");
    for (name, width, height) in [("small", 60, 20), ("tiny", 20, 6), ("least", 3, 2)] {
        let Some(terminal) = Terminal::open(name, width, height, &arguments) else { return };
        let seen = if width > 50 { "search" } else { "" };
        terminal.wait(seen);
        for key in ["Right", "Right", "d", "Space", "Left", "End", "Home", "Right"] {
            terminal.press(key);
        }
        if width > 50 {
            let screen = terminal.wait("stacks: ");
            assert!(screen.contains("┌───"), "the board is there:\n{screen}");
            assert!(screen.lines().count() <= 20);
        }
        terminal.press("q");
        // Only the end of what is printed fits.
        sleep(Duration::from_millis(300));
        terminal.press("Enter");
        terminal.wait(if width > 50 { "left 0" } else { "" });
    }
}

#[test]
fn it_speaks_french() {
    let Some(terminal) = Terminal::open("french", 100, 30, "--lang fr 6 --method stacks") else {
        return;
    };
    terminal.wait("le début");
    terminal.press("d");
    terminal.wait("impasse");
    terminal.press("q");
    terminal.wait("left 0");
}

/// `SNAPSHOTS=overwrite cargo test -p grille-cli watch::` draws it again.
#[test]
fn the_picture_of_the_laboratory_is_what_one_sees() {
    let arguments = "8 --method stacks --first";
    let Some(terminal) = Terminal::open("picture", 80, 16, arguments) else { return };
    terminal.wait("the beginning");
    terminal.wait("of 156;");
    ["d", "d", "d"].iter().for_each(|key| terminal.press(key));
    terminal.wait("dead ends 3");
    let screen = terminal.tmux(&["capture-pane", "-e", "-p"]).stdout;
    let picture = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/watch.term.svg");
    let picture = Data::read_from(picture.as_ref(), Some(DataFormat::TermSvg));
    snapbox::assert_data_eq!(String::from_utf8_lossy(&screen).into_owned(), picture.raw());
}
