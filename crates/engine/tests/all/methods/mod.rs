//! Every method finds each solution of a model once, and answers right when it is stopped early.

mod clash;
mod known;
mod random;
mod replay;
mod story;
mod watched;

use std::sync::atomic::{AtomicU32, Ordering};

/// A stop that fires after it was asked `patience` times, and from then on.
fn stop_after(patience: u32) -> impl Fn() -> bool + Sync {
    let asked = AtomicU32::new(0);
    move || asked.fetch_add(1, Ordering::Relaxed) >= patience
}
