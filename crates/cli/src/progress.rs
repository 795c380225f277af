//! How far the work is, on standard error: a line that is drawn over, ten times a second at most.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use grille::Message;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::speech;

/// The time from one drawing to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// How far the work is.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Nothing is done yet; the words are for so much, after so long. They are seen where standard
    /// error is a terminal and the answers go elsewhere: on the screen those are seen themselves.
    pub fn new(words: impl Fn(u64, Duration) -> Message + Send + Sync + Clone + 'static) -> Self {
        let is_watched =
            io::stderr().is_terminal() && !io::stdout().is_terminal() && !speech::is_quiet();
        if !is_watched {
            return Self { bar: ProgressBar::hidden() };
        }
        let said = move |state: &ProgressState, line: &mut dyn std::fmt::Write| {
            // Nothing can be said of the first moment; what is not drawn is drawn the next time.
            if state.elapsed() >= PAUSE {
                let _ = line.write_str(&speech::say(&words(state.pos(), state.elapsed())));
            }
        };
        let style = ProgressStyle::with_template("{said}").expect("it has one key");
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let bar = bar.with_style(style.with_key("said", said));
        // A thread draws, so that whoever works only counts, and long work is seen to go on.
        bar.enable_steady_tick(PAUSE);
        Self { bar }
    }

    /// So much more is done.
    pub fn add(&self, more: u64) {
        self.bar.inc(more);
    }

    /// Write talk in the place of the line.
    pub fn talk(&self, text: &str) {
        if !text.is_empty() {
            // Where nobody listens there is nobody to tell.
            let _ = self.bar.suspend(|| anstream::stderr().write_all(text.as_bytes()));
        }
    }

    /// All is done, or nothing more will be.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
