//! How much of a film is kept: when there is too much of it, every second step goes.

use super::event::Event;
use super::frame::Frame;

/// What there is room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thinning {
    /// So many frames.
    pub frames: usize,
    /// So many changes in all, unless there are few frames anyway.
    pub weight: usize,
}

impl Thinning {
    /// For films that are looked at.
    pub const USUAL: Self = Self { frames: 4096, weight: 1 << 19 };
    /// For films that are handed on frame by frame.
    pub const NONE: Self = Self { frames: usize::MAX, weight: usize::MAX };

    /// So few frames are kept whatever they weigh.
    const FEW: usize = 64;

    pub fn is_due(self, frames: &[Frame], weight: usize) -> bool {
        frames.len() > self.frames || weight > self.weight && frames.len() > Self::FEW
    }
}

/// The solutions that are kept in any case.
const PINNED: u64 = 16;

/// Is a step kept, if one in so many is?
pub(super) fn is_kept(step: u64, event: Event, solutions: u64, stride: u64) -> bool {
    let is_answer = matches!(event, Event::Solution | Event::Wrong);
    step.is_multiple_of(stride) || is_answer && solutions <= PINNED
}

/// The frames that are kept if one step in so many is, each with what changed in those before it.
pub(super) fn thinned(frames: Vec<Frame>, stride: u64) -> Vec<Frame> {
    let mut kept = Vec::with_capacity(frames.len() / 2 + 1);
    let mut waiting: Option<Frame> = None;
    for frame in frames {
        let frame = match waiting.take() {
            Some(before) => before.then(frame),
            None => frame,
        };
        match is_kept(frame.step, frame.event, frame.tally.solutions, stride) {
            true => kept.push(frame),
            false => waiting = Some(frame),
        }
    }
    // The last step is where the search stands.
    kept.extend(waiting);
    kept
}
