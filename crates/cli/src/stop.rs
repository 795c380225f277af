//! When to stop: Ctrl-C, and a time limit for each puzzle.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// So long work may take to end cleanly after Ctrl-C. It may be waiting for input that never comes,
/// or for a reader who reads no more.
const GRACE: Duration = Duration::from_millis(20);

/// From now on Ctrl-C ends the work cleanly, or at once where that takes long.
pub fn listen() {
    // Where no handler can be set, Ctrl-C ends the program as it always did.
    let _ = ctrlc::set_handler(|| {
        INTERRUPTED.store(true, Ordering::SeqCst);
        std::thread::sleep(GRACE);
        if let Some(action) = LAST.get() {
            action();
        }
        std::process::exit(130);
    });
}

/// What is to be done before the program ends at once.
static LAST: OnceLock<fn()> = OnceLock::new();

/// Do this before the program ends at once; what was said first stays.
pub fn before_exit(action: fn()) {
    LAST.get_or_init(|| action);
}

/// Was Ctrl-C pressed?
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// The time that the work on a puzzle may take.
pub struct Allowance {
    /// For ever, if there is none.
    end: Option<Instant>,
    /// Nanoseconds in which the work had to wait for others.
    waited: AtomicU64,
}

impl Allowance {
    /// So long from now, or for ever.
    pub fn of(timeout: Option<Duration>) -> Self {
        let end = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        Self { end, waited: AtomicU64::new(0) }
    }

    /// Must the work end?
    pub fn is_over(&self) -> bool {
        let waited = Duration::from_nanos(self.waited.load(Ordering::Relaxed));
        let is_late = |end| Instant::now().checked_sub(waited).is_some_and(|now| now >= end);
        interrupted() || self.end.is_some_and(is_late)
    }

    /// Wait for somebody, which does not count.
    pub fn wait<T>(&self, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        self.waited.fetch_add(start.elapsed().as_nanos() as u64, Ordering::Relaxed);
        result
    }
}
