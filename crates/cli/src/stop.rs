//! When to stop: Ctrl-C, and a time limit for each puzzle.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C ends the work cleanly; a second one, or one while there is no work, ends the
/// program at once.
pub fn listen(is_idle: fn() -> bool) {
    // Where no handler can be set, Ctrl-C ends the program as it always did.
    let _ = ctrlc::set_handler(move || {
        if INTERRUPTED.swap(true, Ordering::SeqCst) || is_idle() {
            std::process::exit(130);
        }
    });
}

/// Was Ctrl-C pressed?
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// A question that turns true when the work must end.
pub fn after(timeout: Option<Duration>) -> impl Fn() -> bool + Sync {
    let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
    move || interrupted() || deadline.is_some_and(|deadline| Instant::now() >= deadline)
}
