//! How far the work is, on standard error: a line that is drawn over, ten times a second at most.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use grille::Message;

use crate::in_order::held;
use crate::speech;

/// The time from one drawing to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// Back to the beginning of the line, and nothing on it.
const CLEAR: &str = "\r\x1b[2K";

/// How far the work is.
pub struct Progress {
    /// Does anybody see it?
    is_watched: bool,
    start: Instant,
    done: AtomicU64,
    /// Microseconds from the start to the next drawing.
    due: AtomicU64,
    is_drawn: AtomicBool,
    /// Who writes on standard error.
    writer: Mutex<()>,
    /// What to say when so much is done, after so long.
    words: Box<dyn Fn(u64, Duration) -> Message + Sync>,
}

impl Progress {
    /// Nothing is done yet. It is seen where standard error is a terminal and the answers go
    /// elsewhere: on the screen they are seen themselves.
    pub fn new(words: impl Fn(u64, Duration) -> Message + Sync + 'static) -> Self {
        let is_watched =
            io::stderr().is_terminal() && !io::stdout().is_terminal() && !speech::is_quiet();
        Self {
            is_watched,
            start: Instant::now(),
            done: AtomicU64::new(0),
            due: AtomicU64::new(PAUSE.as_micros() as u64),
            is_drawn: AtomicBool::new(false),
            writer: Mutex::default(),
            words: Box::new(words),
        }
    }

    /// So much more is done.
    pub fn add(&self, more: u64) {
        if !self.is_watched {
            return;
        }
        let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
        let time = self.start.elapsed();
        let (now, due) = (time.as_micros() as u64, self.due.load(Ordering::Relaxed));
        let next = now + PAUSE.as_micros() as u64;
        // Of several threads that come late, one draws.
        let is_mine = now >= due
            && self.due.compare_exchange(due, next, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if is_mine {
            let line = speech::say(&(self.words)(done, time));
            let _writer = held(&self.writer);
            self.is_drawn.store(true, Ordering::Relaxed);
            write(&format!("{CLEAR}{line}"));
        }
    }

    /// Write talk in the place of the line.
    pub fn talk(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        let _writer = held(&self.writer);
        self.clear();
        write(text);
    }

    /// All is done, or nothing more will be.
    pub fn end(&self) {
        let _writer = held(&self.writer);
        self.clear();
    }

    fn clear(&self) {
        if self.is_drawn.swap(false, Ordering::Relaxed) {
            write(CLEAR);
        }
    }
}

/// Where nobody listens there is nobody to tell.
fn write(text: &str) {
    let mut stderr = anstream::stderr().lock();
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}
