//! A step of the search by stacks.

use grille::StackEvent;
use serde::Serialize;

/// What one step did, and what can be seen of the stacks after it.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum StackStep<'a> {
    /// A stack was added at this place, counted from 0; its last choice is tried.
    Push {
        /// Where.
        place: usize,
        /// What can stand there.
        choices: &'a [u32],
    },
    /// Nothing can stand at this place.
    DeadEnd {
        /// Where.
        place: usize,
    },
    /// So many stacks are left, and this is tried on the last one now; without one, all is tried.
    Back {
        /// How many.
        stacks: usize,
        /// What is tried.
        #[serde(skip_serializing_if = "Option::is_none")]
        top: Option<u32>,
    },
    /// The tops of all stacks are a solution.
    Solution {
        /// They.
        values: Vec<u32>,
    },
}

impl<'a> StackStep<'a> {
    /// An event, and the stacks after it.
    pub fn new(event: StackEvent, stacks: &'a [Vec<u32>]) -> Self {
        let last = stacks.last().map_or(&[][..], Vec::as_slice);
        match event {
            StackEvent::Pushed => {
                Self::Push { place: stacks.len().saturating_sub(1), choices: last }
            }
            StackEvent::DeadEnd => Self::DeadEnd { place: stacks.len() },
            StackEvent::SteppedBack => {
                Self::Back { stacks: stacks.len(), top: last.last().copied() }
            }
            StackEvent::Solved => {
                let values = stacks.iter().filter_map(|stack| stack.last().copied()).collect();
                Self::Solution { values }
            }
        }
    }
}
