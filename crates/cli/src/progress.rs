//! How far the work is, on standard error: a line that is drawn over, ten times a second at most.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use grille::{Message, message};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use crate::speech;

/// The time from one drawing to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// Where answers go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// To standard output.
    Printed,
    /// Into files.
    Kept,
}

/// How far the work is.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Nothing is done yet; the words are for so much, after so long. They are seen where standard
    /// error is a terminal and the answers go elsewhere: on the screen those are seen themselves.
    pub fn new(words: impl Fn(u64, Duration) -> Message + Send + Sync + Clone + 'static) -> Self {
        Self::watched("{said}", None, Answers::Printed, words)
    }

    /// The same for work whose end is known: a bar, and the words beside it.
    fn of(
        all: u64,
        answers: Answers,
        words: impl Fn(u64, Duration) -> Message + Send + Sync + Clone + 'static,
    ) -> Self {
        Self::watched("{bar:24} {said}", Some(all), answers, words)
    }

    /// The same with the number of things, and the time that is left if all take as long.
    pub fn counted(all: u64, answers: Answers) -> Self {
        Self::of(all, answers, move |done, time| {
            let passed = speech::seconds(time);
            // How long one takes is not known before one is done.
            if done == 0 {
                return message!("progress-begun", number = done, all = all, time = passed);
            }
            let left = time.mul_f64((all - done.min(all)) as f64 / done as f64);
            let left = speech::seconds(left);
            message!("progress-of", number = done, all = all, time = passed, left = left)
        })
    }

    fn watched(
        template: &str,
        all: Option<u64>,
        answers: Answers,
        words: impl Fn(u64, Duration) -> Message + Send + Sync + Clone + 'static,
    ) -> Self {
        let is_on_screen = answers == Answers::Printed && io::stdout().is_terminal();
        if !io::stderr().is_terminal() || is_on_screen || speech::is_quiet() {
            return Self { bar: ProgressBar::hidden() };
        }
        let said = move |state: &ProgressState, line: &mut dyn std::fmt::Write| {
            // Nothing can be said of the first moment; what is not drawn is drawn the next time.
            if state.elapsed() >= PAUSE {
                let _ = line.write_str(&speech::say(&words(state.pos(), state.elapsed())));
            }
        };
        let style = ProgressStyle::with_template(template).expect("its keys are known");
        let bar = ProgressBar::with_draw_target(all, ProgressDrawTarget::stderr());
        let bar = bar.with_style(style.progress_chars("█▌ ").with_key("said", said));
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
